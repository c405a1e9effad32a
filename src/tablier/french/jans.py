"""What a throw of Trictrac is worth: the names of the jans, and the reason of each."""

from __future__ import annotations

SENTENCES = {
    "{janname}: {n}. {text:why} [{clause}]": "{janname} : {n}. {text} [{clause}]",
}

_REACHED = {
    "{reach} could cover the lone man on {n}, in the {table} jan table.":
        "Par {reach}, on couvrirait la dame découverte de la flèche {n}, dans la {table}.",
    "Only the sum ({n}→{n2}) reaches the lone man on {n3}, and both rests, {n4} and {n5}, are closed.":
        "Seule la somme ({n}→{n2}) atteint la dame découverte de la flèche {n3}, et les deux repos, {n4} et {n5}, "
        "sont fermés.",
    "Only the sum ({n}→{n2}) reaches the lone man on {n3}, and its rest, {n4}, is closed.":
        "Seule la somme ({n}→{n2}) atteint la dame découverte de la flèche {n3}, et son repos, {n4}, est fermé.",
    "{reach} could land on {n}, empty between the lone men on {n2} and {n3}.":
        "Par {reach}, on arriverait sur la flèche {n}, vide entre les dames découvertes des flèches {n2} et {n3}.",
    "{reach} {verb:fills} your {jan} jan, so it must be filled.":
        "{reach|cap} {verb} votre {jan} : il doit donc être rempli.",
    "{reach} {verb:fills} {name}'s {jan} jan, so it must be filled.":
        "{reach|cap} {verb} le {jan} {name|de} : il doit donc être rempli.",
}  # fmt: skip

PHRASES = {
    "janname": {
        "Two tables": "Jan de deux tables",
        "Mézéas": "Jan de mézéas",
        "Six tables": "Jan de six tables",
        "Jan de rencontre": "Jan de rencontre",
        "True hit, {waycount}": "Dame battue à vrai, {waycount}",
        "Corner hit": "Coin battu",
        "Filling, {waycount}": "Jan rempli, {waycount}",
        "Conserving": "Jan conservé",
        "Exit": "Sortie",
        "Pile de misère": "Pile de misère",
        "Pile de misère kept": "Pile de misère conservée",
        "False hit": "Dame battue à faux",
        "Margot la fendue, {waycount}": "Margot la fendue, {waycount}",
        "Contre two tables": "Contre-jan de deux tables",
        "Contre mézéas": "Contre-jan de mézéas",
        "Helpless man": "Jan qui ne peut",
        "True hit": "Dame battue à vrai",
        "Filling": "Jan rempli",
        "Margot la fendue": "Margot la fendue",
    },
    "waycount": {"one way": "d'une façon", "two ways": "de deux façons", "three ways": "de trois façons"},
    "fills": {"fills": "remplit", "each fill": "remplissent chacun", "together fill": "remplissent ensemble"},
    "arrow": {"the {n} ({n2}→{n3})": "le {n} ({n2}→{n3})", "The {n} ({n2}→{n3})": "le {n} ({n2}→{n3})"},
    "byway": {"{n}→{n2} by the {n3}": "{n}→{n2} par le {n3}"},
    "why": {
        **_REACHED,
        "All fifteen men can stay on the rest corner.": "Les quinze dames peuvent rester au coin de repos.",
        "Your {jan} jan is full and can stay full, so it must.":
            "Votre {jan} est plein et peut être conservé : il doit donc l'être.",
        "{name}'s {jan} jan is full and can stay full, so it must.":
            "Le {jan} {name|de} est plein et peut être conservé : il doit donc l'être.",
        "The only two men out could take both rest corners, one each.":
            "Les deux seules dames abattues pourraient prendre les deux coins de repos, une chacun.",
        "The only two men out would take both rest corners, but the opponent holds one.":
            "Les deux seules dames abattues prendraient les deux coins de repos, mais l'adversaire en tient un.",
        "Only the corner is out, and an ace is thrown while the opponent's corner is empty.":
            "On n'a que le coin d'abattu, et l'on amène un as, le coin de l'adversaire étant vide.",
        "Only the corner is out, and an ace is thrown while the opponent's corner is held.":
            "On n'a que le coin d'abattu, et l'on amène un as, le coin de l'adversaire étant pris.",
        "On the third roll, six men could stand alone on fields 2 to 7.":
            "Au troisième coup, six dames pourraient se trouver seules sur les flèches 2 à 7.",
        "The first throw in answer shows the same numbers as the first throw of the setting.":
            "Le premier coup joué en réponse amène les mêmes nombres que le premier coup du relevé.",
        "The {n} and the {n2} could take the opponent's empty corner without the two that hold yours.":
            "Le {n} et le {n2} pourraient prendre le coin vide de l'adversaire sans les deux dames qui tiennent "
            "le vôtre.",
        "The {n} and the {n2} could take the opponent's empty corner without the two that hold {name}'s own.":
            "Le {n} et le {n2} pourraient prendre le coin vide de l'adversaire sans les deux dames qui tiennent "
            "celui {name|de}.",
        "The last man leaves the board, so it must be played.":
            "La dernière dame sort du tablier : elle doit donc être jouée.",
        "All fifteen men can come together on the rest corner.":
            "Les quinze dames peuvent se réunir au coin de repos.",
        "Neither number can be played.": "Aucun des deux nombres ne peut se jouer.",
        "The {n} cannot be played.": "Le {n} ne peut se jouer.",
    },
}  # fmt: skip
