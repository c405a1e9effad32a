### Irish : le jeu en mots, et ce qu’une table peut y choisir.

name = Irish
short-name = Irish
year = vers 1665
era = vers 1665
line = L’aîné du backgammon : un doublet fait deux nombres, une victoire un point, quoi qu’il reste.
gist = doublets simples ; une victoire vaut un point

## Ce qu’une table peut choisir

option-binding = Si six flèches fermées devant une dame sur la barre sont rompues.
option-binding-true = Elles le sont : le plus haut de deux dés désigne la flèche.
option-binding-false = La dame attend.
option-bear-off = Quels nombres sortent une dame.
option-bear-off-exact = Le nombre exact seulement.
option-bear-off-exact-or-farthest = Le nombre exact ou, pour la dame la plus éloignée, un nombre excédant sa distance.
