### Plakoto : le jeu en mots, et ce qu’une table peut y choisir.

name = Plakoto
short-name = Plakoto
year = aujourd’hui
era = aujourd’hui
line = On ne bat pas : qui reste seul est bloqué sur place, et la dernière à partir est la mère.
gist = les dames seules sont bloquées, la mère d’abord

## Ce qu’une table peut choisir

option-pinned-home = Si une dame bloquée empêche les autres de sortir.
option-pinned-home-waits = Nul ne sort tant qu’une de ses dames est bloquée.
option-pinned-home-bears = Les autres peuvent sortir.
