### Dames rabattues : le jeu en mots, et ce qu’une table peut y choisir.

name = Dames rabattues
short-name = Dames rabattues
year = 1699
era = 1699
line = Rabattez six petites piles, puis sortez tout. Ce qui ne vous sert pas sert à l’autre : rien à choisir, tout à guetter.
gist = pur hasard : on rabat six piles

## Ce qu’une table peut choisir

option-claims = Qui veille au dé resté sans emploi.
option-claims-auto = Un dé sans emploi dont l’adversaire peut se servir est joué aussitôt pour lui.
option-claims-manual = L’adversaire doit réclamer le dé sans emploi avant le coup suivant, sinon il le perd.
