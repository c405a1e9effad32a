"""What is marked by hand, schools, and the account of a scored game."""

from __future__ import annotations

SENTENCES = {
    "{janname}. {text:why}": "{janname}. {text}",
    "{name} marks {n}": "{name} marque {n}",
    "{name} marks {n}: {reason:award}": "{name} marque {n} : {reason}",
    "{name}'s marking is put right: too {much} was marked":
        "La marque {name|de} est rectifiée : on avait marqué {much}",
    "{name}'s men are put down anew: {steps}": "Les dames {name|de} sont rejouées : {steps}",
    # The account
    "Final account of {n} rounds for {n2} players": "Compte final de {n|marqué} à {n2} joueurs",
    "Final account after {n} of {n2} rounds for {n3} players, broken off by agreement":
        "Compte final après {n|marqué} sur {n2}, à {n3} joueurs, la partie rompue d'un commun accord",
    "Account after {n} of {n2} rounds for {n3} players": "Compte après {n|marqué} sur {n2}, à {n3} joueurs",
    "{people} won {n} of {rounds} against {people2}, {n2} beyond the contingent of {half}: {tokens}.":
        "{people} : {n} gagnés sur {rounds} contre {people2}, soit {n2} au-delà du contingent de {half} : {tokens}.",
    "{people} lost {rounds} and {people2} {n}, with a contingent of {n2}: {tokens}.":
        "{people} a perdu {rounds} et {people2} {n}, le contingent étant de {n2} : {tokens}.",
    "Left in the pot: {tokens}.": "Reste au pot : {tokens}.",
    "In the pot: {tokens}. The queue and the bets are settled after the last round.":
        "Au pot : {tokens}. La queue et les paris se règlent après le dernier marqué.",
    "Agreed: {terms}.": "Convenu : {terms}.",
    "Player {n}": "Joueur {n}",
    "The rounds": "Les marqués",
    "The bets": "Les paris",
    "The account": "Le compte",
    "The account does not balance: {word} come to {n}. [T-89]": "Le compte n'est pas juste : {word} font {n}. [T-89]",
    "no.": "n°",
    "winner": "gagnant",
    "loser": "perdant",
    "holes": "trous",
    "bredouille": "bredouille",
    "replays": "refaits",
    "tokens": "jetons",
    "sitting out": "hors du jeu",
    "rounds": "marqués",
    "consolations": "consolations",
    "queue": "queue",
    "bets": "paris",
    "total": "total",
    "small": "petite",
    "big": "grande",
    "small ×{n}": "petite ×{n}",
    "big ×{n}": "grande ×{n}",
    "none": "aucune",
}  # fmt: skip

PHRASES = {
    "award": {
        "the school is accepted": "l'école est acceptée",
        "the claim is withdrawn: a false school": "la réclamation est retirée : fausse école",
        "the school is proved": "l'école est prouvée",
        "there was no such school": "il n'y avait pas d'école de ce compte",
        "points for what was not played": "points de ce qui n'a pas été joué",
        "too {much} was marked": "on avait marqué {much}",
    },
    "half": {"{n}": "{n}", "{n}½": "{n}½"},
    "term": {
        "each replay adds 2 to the consolation": "chaque refait ajoute 2 à la consolation",
        "each replay doubles the consolation": "chaque refait double la consolation",
        "the loser of a round puts {tokens} in the queue": "le perdant d'un marqué met {tokens} à la queue",
        "the winner begins the next round": "le gagnant commence le marqué suivant",
        "the first move alternates": "la primauté alterne",
        "the winner of every round steps out": "le gagnant de chaque marqué se retire",
        "everybody plays two rounds running": "chacun joue deux marqués de suite",
        "bets go by the rounds that each has lost": "les paris vont par les marqués que chacun a perdus",
        "bredouilles without leaving count three and five times": "les bredouilles sans lever valent trois et cinq",
    },
}
