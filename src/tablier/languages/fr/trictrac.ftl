### Trictrac : le jeu en mots, et ce qu’une table peut y choisir.

name = Trictrac
short-name = Trictrac
year = 1634
era = XVIIᵉ siècle
line = Le grand jeu français. Des points pour ce que le jet pourrait faire, et le courage de s’en aller à temps.
gist = des points pour ce que le jet pourrait faire ; à douze trous

## Ce qu’une table peut choisir

option-hit-tables = Sur quelles flèches une dame battue vaut quatre et six plutôt que deux et quatre.
option-hit-tables-restored = Dans les petits jans des deux joueurs, 1–6 et 19–24.
option-hit-tables-as-printed = Du côté de celui qui a jeté les dés, 1–12, selon la glose du document.
option-exit = Quels nombres font sortir une dame.
option-exit-paris = Un nombre sortant le peut, un nombre excédant le doit.
option-exit-provincial = Seulement ceux qui ne peuvent se jouer en dedans ; ils sortent la dame la plus éloignée.
option-overflow = Si l’un des nombres peut se jouer dans le jan de retour pour que l’autre excède pour une dame plus proche.
option-overflow-strict = Seulement là où les deux nombres ne peuvent se jouer autrement.
option-overflow-both-inside = À moins que les deux nombres ne puissent se jouer dans le jan, d’après Malfilâtre.
option-overflow-free = Toujours.
option-old-jans = Si les jans des plus anciens traités se paient.
option-old-jans-false = Ils ne se paient pas.
option-old-jans-true = La pile de misère, le jan de rencontre et, à l’adversaire, Margot la fendue se paient.
option-stakes = Ce que vaut une partie gagnée.
option-stakes-simple = Un.
option-stakes-double = Deux, si les douze trous ont été faits de suite.
option-stakes-quadruple = Quatre, trois ou deux, selon le retard du perdant.
option-marking = Qui marque les points.
option-marking-auto = L’arbitre marque tout ce qui est dû et dit pourquoi.
option-marking-manual = Les joueurs marquent eux-mêmes ; les fautes sont des écoles à réclamer.
