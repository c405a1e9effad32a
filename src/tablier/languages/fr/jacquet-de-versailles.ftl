### Jacquet de Versailles : le jeu en mots, et ce qu’une table peut y choisir.

name = Jacquet de Versailles
short-name = Jacquet de Versailles
year = 1840
era = 1840
line = Personne ne bouge avant qu’un seul postillon ait fait la route. Alors double six fait six fois six.
gist = un postillon court devant la troupe

## Ce qu’une table peut choisir

option-first-roll = Ce que joue d’abord celui qui commence.
option-first-roll-fresh = Un nouveau coup de dés.
option-first-roll-opening = Les deux nombres du coup d’ouverture.
option-talon-counts = Si la flèche 1 est l’une des deux flèches du premier quartier qui peuvent porter deux dames ou plus.
option-talon-counts-true = Elle compte tant qu’elle en porte deux ou plus.
option-talon-counts-false = Elle ne compte pas.
option-bar-first = Si une dame sur la barre doit rentrer avant que toute autre ne soit jouée.
option-bar-first-true = Elle le doit.
option-bar-first-false = D’autres dames peuvent être jouées entre-temps.
option-bear-off = Quels nombres sortent une dame.
option-bear-off-exact-or-farthest = Le nombre exact ou, pour la dame la plus éloignée, un nombre excédant sa distance.
option-bear-off-exact = Le nombre exact seulement.
option-bear-off-any = Tout nombre égal ou supérieur à la distance de la dame.
