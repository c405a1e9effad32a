"""Words that stand in many sentences: sides, flèches, numbers, things counted."""

from __future__ import annotations

SENTENCES: dict[str, str] = {}

_NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen",
)  # fmt: skip
_MASCULINE = (
    "aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix",
    "onze", "douze", "treize", "quatorze", "quinze",
)  # fmt: skip
_FEMININE = ("aucune", "une", *_MASCULINE[2:])

PHRASES: dict[str, dict[str, str]] = {
    "side": {"White": "Blanc", "Black": "Noir", "white": "Blanc", "black": "Noir", "nobody": "personne"},
    "place": {"the bar": "la barre", "the rail": "la bande", "point {n}": "la flèche {n}"},
    "placeup": {"The bar": "la barre", "The rail": "la bande", "Point {n}": "la flèche {n}"},
    "game": {
        "Unstacked Draughts": "Dames rabattues",
        "Garanguet": "Garanguet",
        "Jacquet de Versailles": "Jacquet de Versailles",
        "Backgammon": "Backgammon",
        "Backgammon after Willughby": "Backgammon selon Willughby",
        "Irish": "Irish",
        "Plakoto": "Plakoto",
        "Trictrac": "Trictrac",
        "Trictrac à écrire": "Trictrac à écrire",
    },
    "of_game": {
        "Unstacked Draughts": "des Dames rabattues",
        "Garanguet": "de Garanguet",
        "Jacquet de Versailles": "de Jacquet de Versailles",
        "Backgammon": "de Backgammon",
        "Backgammon after Willughby": "de Backgammon selon Willughby",
        "Irish": "d'Irish",
        "Plakoto": "de Plakoto",
        "Trictrac": "de Trictrac",
        "Trictrac à écrire": "de Trictrac à écrire",
    },
    "call": {
        "Bezas": "Bezas",
        "Double-deux": "Double-deux",
        "Ternes": "Ternes",
        "Carmes": "Carmes",
        "Quines": "Quines",
        "Sonnez": "Sonnez",
        "Triple {n}": "Triple {n}",
    },
    "jan": {"small": "petit jan", "big": "grand jan", "return": "jan de retour"},
    "table": {"small": "table du petit jan", "big": "table du grand jan"},
    "points": {"{n} point": "{n|point}", "{n} points": "{n|point}"},
    "holes": {"{n} hole": "{n|trou}", "{n} holes": "{n|trou}"},
    "holecount": {"{n} hole": "{n}", "{n} holes": "{n}"},
    "tokens": {"{n} token": "{n|jeton}", "{n} tokens": "{n|jeton}"},
    "rounds": {"{n} round": "{n|marqué}", "{n} rounds": "{n|marqué}"},
    "men": {"{n} man": "{n|dame}", "{n} men": "{n|dame}"},
    "masculine": dict(zip(_NUMBERS, _MASCULINE, strict=True)) | {"{n}": "{n}"},
    "feminine": dict(zip(_NUMBERS, _FEMININE, strict=True)),
    "or_nothing": {"nothing": "rien", "{text}": "{text}"},
    "plural": {"": "", "s": ""},
    "person": {"{name}": "{name}"},
}
"""Catalogues of phrases, by kind."""

LISTS = {
    "faults": ("fault", "; ", " ; "),
    "groups": ("group", ", ", ", "),
    "stacks": ("stacked", "; ", " ; "),
    "heap": ("heaped", " and ", " et "),
    "reach": ("arrow", " and ", " et "),
    "ways": ("byway", ", ", ", "),
    "numbers_and": ("n", " and ", " et "),
    "numbers_or": ("n", " or ", " ou "),
    "numbers": ("n", ", ", ", "),
    "uses": ("use", ", ", ", "),
    "losses": ("loss", ", ", ", "),
    "terms": ("term", "; ", " ; "),
    "people": ("person", " and ", " et "),
    "sides": ("people", ", ", ", "),
    "standings": ("standing", ", ", ", "),
    "clauses": ("text", " or ", " ou "),
}
"""Kinds of lists: of what, and the separators of both languages."""

SPOKEN = ("game", "call", "result", "janname", "why", "award", "fault", "recordfault", "proof")
"""Kinds of phrases that are also said by themselves."""
