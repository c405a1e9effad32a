"""What is wrong with a position, or with the text that should give one."""

from __future__ import annotations

SENTENCES = {
    "Not a possible position: {faults}.": "Cette position est impossible : {faults}.",
    "A position id begins with its game and a colon, as in garanguet:w:1x15:1x15; not {quoted}.":
        "L'identifiant d'une position commence par le jeu et deux-points, comme garanguet:w:1x15:1x15 ; non {quoted}.",
    "A position of {game:of_game} has three fields after the game, not {n}: {quoted}.":
        "Une position {game} a trois champs après le jeu, et non {n} : {quoted}.",
    "A position of {game:of_game} needs a side and the men of both: {quoted}.":
        "Une position {game} demande un camp et les dames des deux : {quoted}.",
    "The side to throw is w or b, not {quoted}.": "Le camp qui va jeter est w (Blanc) ou b (Noir), non {quoted}.",
    "The last field is free=w, free=b or free=wb, not {quoted}.":
        "Le dernier champ est free=w, free=b ou free=wb, non {quoted}.",
    "{quoted} is not a group of men such as 12x5 (five men on point 12).":
        "{quoted} n'est pas un groupe de dames tel que 12x5 (cinq dames sur la flèche 12).",
    "{quoted} is not a player such as s111222 (men still to bring down) or m222333 (men left).":
        "{quoted} n'est pas un joueur tel que s111222 (dames encore à rabattre) ou m222333 (dames restantes).",
    "A player has {n} points; {quoted} gives counts for {n2}.":
        "Un joueur a {n} flèches ; {quoted} en compte {n2}.",
    "{quoted} is none of rolls=, points=, holes=, run=, such as points=4b,0.":
        "{quoted} n'est ni rolls=, ni points=, ni holes=, ni run=, comme points=4b,0.",
    "{quoted} is none of rolls=, points=, holes=, run=, first=, such as points=4b,0.":
        "{quoted} n'est ni rolls=, ni points=, ni holes=, ni run=, ni first=, comme points=4b,0.",
    "{quoted} is none of rolls=, points=, holes=, run=, first=, left=, such as points=4b,0.":
        "{quoted} n'est ni rolls=, ni points=, ni holes=, ni run=, ni first=, ni left=, comme points=4b,0.",
    "When both have holes, run=w… or run=b… says who made the last ones.":
        "Quand tous deux ont des trous, run=w… ou run=b… dit qui a fait les derniers.",
    "{quoted} is not an event.": "{quoted} n'est pas un événement.",
    "{quoted} is not an act.": "{quoted} n'est pas un acte.",
    "The event {quoted} has no {quoted2}.": "L'événement {quoted} n'a pas de {quoted2}.",
    "The event {quoted} lacks {quoted2}.": "Il manque {quoted2} à l'événement {quoted}.",
    "In the event {quoted}, {quoted2} cannot be {quoted3}.":
        "Dans l'événement {quoted}, {quoted2} ne peut être {quoted3}.",
}  # fmt: skip

PHRASES = {
    "fault": {
        "nobody is player {n}": "aucun joueur ne porte le numéro {n}",
        "both players have borne off all their men": "les deux joueurs ont sorti toutes leurs dames",
        "{side}'s men are given on {n} path numbers instead of {n2}":
            "les dames de {side} sont données sur {n} numéros du chemin au lieu de {n2}",
        "{side}'s men are not counts on {n} path numbers":
            "les dames de {side} ne sont pas comptées sur {n} numéros du chemin",
        "{side} has fewer than no men on {n}": "{side} a moins que rien sur la flèche {n}",
        "{side} has {n} men instead of {n2}": "{side} a {n|dame} au lieu de {n2}",
        "{side} has a man on the bar, but there is no hitting in {game:of_game}":
            "{side} a une dame sur la barre, mais on ne frappe pas au jeu {game}",
        "{side} has a man on the bar, but no man is ever captured in Trictrac":
            "{side} a une dame sur la barre, mais on ne prend jamais de dame au trictrac",
        "white's {n} and black's {n2} are the same point and both hold men":
            "la {n} de Blanc et la {n2} de Noir sont la même flèche, et toutes deux portent des dames",
        "white's {n} and black's {n2} are the same point and both hold men, so one of them is a single man and pinned":
            "la {n} de Blanc et la {n2} de Noir sont la même flèche, et toutes deux portent des dames : l'une d'elles "
            "est donc une dame seule et bloquée",
        "{side} has a man pinned, but nobody is pinned in {game:of_game}":
            "{side} a une dame bloquée, mais on ne bloque pas au jeu {game}",
        "{side} has no single man on {n} who could be pinned":
            "{side} n'a pas de dame seule sur la {n} qui puisse être bloquée",
        "{side}'s man on {n} is called pinned, but nobody stands on him":
            "la dame de {side} sur la {n} est dite bloquée, mais personne n'est sur elle",
        "white's {n} and black's {n2} are the same field and both hold men":
            "la {n} de Blanc et la {n2} de Noir sont la même flèche, et toutes deux portent des dames",
        "{side} has {n} men off the talon, but no courier is through":
            "{side} a {n|dame} hors du talon, mais son postillon n'est pas arrivé",
        "{side} has a man on {n} or beyond, so its courier is through":
            "{side} a une dame sur la {n} ou au-delà : son postillon est donc arrivé",
        "{side} has a courier through, but {game:of_game} has no courier":
            "{side} a un postillon arrivé, mais il n'y a pas de postillon au jeu {game}",
        "{side}'s men {what:still} are given on {n} points instead of {n2}":
            "les dames de {side} {what} sont données sur {n} flèches au lieu de {n2}",
        "{side} has fewer than no men {what:still} on {n}": "{side} a moins que rien {what} sur la flèche {n}",
        "{side} has {men} {what:still} on {n}, which can have {n2} at most":
            "{side} a {men} {what} sur la flèche {n}, qui peut en avoir {n2} au plus",
        "{side} has {men} off, but {men2} still to bring down":
            "{side} a {men} hors du tablier, mais {men2} à rabattre",
        "{side} has a lone man on the rest corner, which is taken and left by two":
            "{side} a une dame seule au coin de repos, qui se prend et se quitte à deux",
        "{side} has a man on the opponent's rest corner, where none may stand":
            "{side} a une dame au coin de repos de l'adversaire, où nulle ne peut rester",
        "a player with all men off begins a new setting at once":
            "un joueur qui a sorti toutes ses dames commence aussitôt un nouveau relevé",
        "{side} has {n} points; they run from 0 to {n2}": "{side} a {n|point} ; ils vont de 0 à {n2}",
        "{side} has a bredouille flag without points": "{side} a la bredouille sans avoir de points",
        "{side} has {n} holes and {n2} of them in a row": "{side} a {n|trou}, dont {n2} de suite",
        "{side} has made {n} rolls; only 0 to {n2} are told apart":
            "{side} a jeté {n} coups ; on ne distingue que 0 à {n2}",
        "both players' points cannot be in a row at once": "les deux joueurs ne peuvent être ensemble en bredouille",
        "one player, and only one, has made the last hole": "un joueur, et un seul, a fait le dernier trou",
        "{side} has left without a hole": "{side} s'en est allé sans avoir de trou",
        "who has left is remembered only where bredouilles ask about it":
            "on ne retient qui s'en est allé que si les bredouilles en dépendent",
        "the first throw is two numbers from 1 to 6, the higher first, not {n} and {n2}":
            "le premier coup est de deux nombres de 1 à 6, le plus fort d'abord, non {n} et {n2}",
        "the first throw is remembered with old_jans only": "on ne retient le premier coup qu'avec old_jans",
        "the first throw is remembered only until the second player has thrown":
            "on ne retient le premier coup que jusqu'à ce que le second joueur ait jeté",
    },
    "still": {"still to bring down": "à rabattre", "left": "restantes"},
}  # fmt: skip
