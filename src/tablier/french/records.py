"""What is wrong with a record, or with the proof of its dice."""

from __future__ import annotations

SENTENCES = {
    "Line {n}: {fault:sentence}": "Ligne {n} : {fault}",
    "line {n}: {fault:sentence}": "ligne {n} : {fault}",
    "{name:text} is a whole number, not {quoted}.": "{name} est un nombre entier, non {quoted}.",
    "The record does not say which game it is of.": "La feuille ne dit pas de quel jeu elle est.",
    "{quoted} cannot name a remark: it is taken, or no word in small letters.":
        "{quoted} ne peut nommer une remarque : le mot est pris, ou n'est pas en minuscules.",
    "The record gives a result, but the game is not over.":
        "La feuille donne un résultat, mais la partie n'est pas finie.",
    "The record gives another result than the rules: {reason:result}, {n}.":
        "La feuille donne un autre résultat que les règles : {reason|low}, {n}.",
    "{side} does not mark {n} under {clause} here.": "{side} ne marque pas ici {n|point} selon {clause}.",
    "{quoted} is not an act at this table.": "{quoted} n'est pas un acte de cette table.",
    "Nobody {text} at this table.": "À cette table on n'écrit pas « {text} ».",
    "The secret is the one promised before the first throw.":
        "Le secret est celui qu'on avait promis avant le premier coup.",
    "The secret is NOT the one promised before the first throw: its digest differs from the commitment.":
        "Le secret n'est PAS celui qu'on avait promis avant le premier coup : son empreinte diffère de l'engagement.",
    "All {n} throws follow from it and from the players' seeds.":
        "Les {n} coups en découlent, et des graines des joueurs.",
    "Nothing has been thrown yet.": "Rien n'a encore été jeté.",
    "The seed of seat {n} is NOT the one that was sealed.":
        "La graine de la place {n} n'est PAS celle qui avait été scellée.",
    "These dice are of scheme 1, which leaves two ways to steer them to whoever knows the secret:":
        "Ces dés sont de la première façon, qui laisse à qui connaît le secret deux moyens de les diriger :",
    "to add events that change nothing until a throw suits, and to choose a seed last.":
        "ajouter des événements sans effet jusqu'à ce qu'un coup convienne, et choisir une graine en dernier.",
    "The promise is the one you were given.": "La promesse est celle qu'on vous avait faite.",
    "The promise is NOT the one you were given.": "La promesse n'est PAS celle qu'on vous avait faite.",
    "The seed {quoted} is that of seat {n}.": "La graine {quoted} est celle de la place {n}.",
    "The seed {quoted} is NOT among those these dice are made of.":
        "La graine {quoted} n'est PAS de celles dont ces dés sont faits.",
    "Event {n} has {dice}, where secret and seeds give {dice2}.":
        "L'événement {n} porte {dice}, là où le secret et les graines donnent {dice2}.",
    "A seed is 1 to 64 visible ASCII signs without spaces.":
        "Une graine est faite de 1 à 64 signes ASCII visibles, sans espaces.",
}  # fmt: skip

PHRASES = {
    "recordfault": {
        "a record begins with the line 'tablier record 1'": "une feuille commence par la ligne « tablier record 1 »",
        "{quoted} is not a header such as 'game: garanguet'":
            "{quoted} n'est pas un en-tête tel que « game: garanguet »",
        "not JSON: {text}": "ce n'est pas du JSON : {text}",
        "the format is {quoted} instead of {quoted2}": "le format est {quoted} au lieu de {quoted2}",
        "the headers are not texts by name": "les en-têtes ne sont pas des textes, chacun sous son nom",
        "the events are not a list": "les événements ne sont pas une liste",
    },
    "proof": {
        "the dice were read off a real board and entered by hand: there is nothing to compute":
            "les dés ont été lus sur un vrai tablier et entrés à la main : il n'y a rien à calculer",
        "the record does not say that its dice are made by {quoted}":
            "la feuille ne dit pas que ses dés sont faits par {quoted}",
        "the record lacks {quoted}": "il manque {quoted} à la feuille",
        "the secret is not told yet: it is once the match is over":
            "le secret n'est pas encore dit : il l'est une fois le match fini",
        "the record says its dice are made by {quoted}, which this program does not know":
            "la feuille dit ses dés faits par {quoted}, que ce programme ne connaît pas",
        "the secret is not 64 hexadecimal digits": "le secret n'est pas de 64 chiffres hexadécimaux",
        "the key is not 64 hexadecimal digits": "la clef n'est pas de 64 chiffres hexadécimaux",
    },
}  # fmt: skip
