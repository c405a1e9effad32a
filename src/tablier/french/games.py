"""The games, their presets, and how a game or a round ended."""

from __future__ import annotations

SENTENCES = {
    "{reason:result} [{clause}].": "{reason} [{clause}].",
    "{reason:result}: {points} [{clause}].": "{reason} : {points} [{clause}].",
    "{reason:result}: {tokens} [{clause}].": "{reason} : {tokens} [{clause}].",
}

PHRASES = {
    "result": {
        "{name} bears off the last man": "{name} sort sa dernière dame",
        "{name} bears off the last man with a claimed die": "{name} sort sa dernière dame avec un dé réclamé",
        "{name} has borne off all men and wins {won}{doubled:at_stakes}":
            "{name} a sorti toutes ses dames et gagne {won}{doubled}",
        "{name} has pinned the mother and wins a double game":
            "{name} a bloqué la mère et gagne une partie double",
        "Both mothers are pinned: drawn": "Les deux mères sont bloquées : partie nulle",
        "{name} drops the double": "{name} refuse le double",
        "Neither player can ever move again: drawn":
            "Aucun des deux joueurs ne pourra plus jamais jouer : partie nulle",
        "{name} resigns": "{name} abandonne",
        "{name} has made {n} holes": "{name} a fait {n|trou}",
        "The game is broken off by agreement after {n} of {n2} rounds":
            "La partie est rompue d'un commun accord après {n|marqué} sur {n2}",
        "{how:ending} at {n} holes each: drawn, and replayed":
            "{how} à {n} trous de part et d'autre : refait, le marqué se rejoue",
        "{how:ending}: {name} wins the round by {n} holes to {n2}":
            "{how} : {name} gagne le marqué par {n|trou} à {n2}",
    },
    "won": {
        "a single game": "une partie simple",
        "a double game": "une partie double",
        "a triple game": "une partie triple",
    },
    "at_stakes": {"": "", ", at stakes of {n}": ", l'enjeu étant à {n}"},
    "ending": {
        "{name} leaves": "{name} s'en va",
        "The limit of {n} holes is reached": "La limite de {n} trous est atteinte",
    },
}  # fmt: skip
