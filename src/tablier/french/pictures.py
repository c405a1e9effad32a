"""Positions in words, for those who hear a picture instead of seeing it."""

from __future__ import annotations

SENTENCES = {
    "{game}: {side} has won": "{game} : {side} a gagné",
    "{game}: drawn": "{game} : partie nulle",
    "{game}: {side} to throw": "{game} : à {side} de jeter les dés",
    "{side} has {groups}.": "Dames de {side} : {groups}.",
    "{side} has {stacks}.": "Dames de {side} : {stacks}.",
    "{side}'s courier is on {n}; the others wait on the talon.":
        "Le postillon de {side} est sur la {n} ; les autres dames attendent au talon.",
    "{side}'s courier is on the bar; the others wait on the talon.":
        "Le postillon de {side} est sur la barre ; les autres dames attendent au talon.",
    "{side}'s man on {n} is pinned.": "La dame de {side} sur la {n} est bloquée.",
    "{side}'s talon is locked.": "Le talon de {side} est retenu.",
    "{side} has marked {marked}.": "Marque de {side} : {marked}.",
    "{side}'s bredouille is open.": "{side} est en bredouille.",
    "{side} holds the flag.": "{side} a le pavillon.",
    "{side}: {n} off": "{side} : {n} hors du tablier",
}  # fmt: skip

PHRASES = {
    "group": {
        "{feminine} on {n}": "{feminine} sur la {n}",
        "{feminine} on the bar": "{feminine} sur la barre",
        "{feminine} off": "{feminine} hors du tablier",
    },
    "stacked": {
        "{heap} on {n}": "{heap} sur la {n}",
        "{feminine} off": "{feminine} hors du tablier",
    },
    "heaped": {
        "a stack of {feminine}": "une pile de {feminine}",
        "{feminine} lying": "{feminine} à plat",
    },
    "marked": {"{score:wordpoints} and {score2:wordholes}": "{score} et {score2}"},
    "wordpoints": {"one point": "un point", "no points": "aucun point", "{masculine} points": "{masculine} points"},
    "wordholes": {"one hole": "un trou", "no holes": "aucun trou", "{masculine} holes": "{masculine} trous"},
}
