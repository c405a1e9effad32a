### Backgammon : le jeu en mots, et ce qu’une table peut y choisir.

name = Backgammon selon Willughby
short-name = Backgammon
year = vers 1665
era = vers 1665
line = Le jeu anglais tel que Willughby l’a vu : doublets simples, sorties au nombre juste, tables qu’on lie.
gist = sorties au nombre juste, tables liées

## Tout prêt

preset-house = Doublets à la maison
preset-manuscript = Les mots de Willughby
preset-modern = Backgammon moderne

## Ce qu’une table peut choisir

option-start = Où se trouvent les cinq premières dames de Blanc.
option-start-restored = Sur la 19, en miroir de celles de Noir.
option-start-as-printed = Sur la 10, comme l’imprime le document.
option-first-roll = Ce que joue d’abord celui qui commence.
option-first-roll-fresh = Un nouveau coup de dés.
option-first-roll-opening = Les deux nombres du coup d’ouverture.
option-doubles = Combien de fois se joue un doublet.
option-doubles-plain = Deux fois, comme tout coup.
option-doubles-house = Trois fois.
option-doubles-modern = Quatre fois.
option-binding = Si six flèches fermées devant une dame sur la barre sont rompues.
option-binding-true = Elles le sont : le plus haut de deux dés désigne la flèche.
option-binding-false = La dame attend.
option-bear-off = Quels nombres sortent une dame.
option-bear-off-exact = Le nombre exact seulement.
option-bear-off-exact-or-farthest = Le nombre exact ou, pour la dame la plus éloignée, un nombre excédant sa distance.
option-triple = Quand une victoire sur un joueur qui n’a sorti aucune dame compte trois.
option-triple-restored = Quand le perdant a une dame sur la barre ou dans le dernier quartier du gagnant.
option-triple-as-printed = Quand le perdant n’en a ni dans l’un ni sur l’autre, comme le dit le document.
option-score = Ce qui fait compter une victoire deux ou trois.
option-score-document = Que le perdant n’ait sorti aucune dame, et où se trouve la dernière des siennes.
option-score-manuscript = Que le dernier coup du gagnant soit un doublet, et que les dames du perdant ne soient pas toutes rentrées.
option-crawford = Si, dans un match, une partie se joue sans videau.
option-crawford-true = La première où un joueur est à un point de gagner.
option-crawford-false = Aucune.
option-jacoby = Si un gammon ou un backgammon compte avant que le videau ait été tourné.
option-jacoby-false = Il compte.
option-jacoby-true = Il vaut une partie simple.
option-beavers = Si celui qui accepte un double peut redoubler aussitôt et garder le videau.
option-beavers-none = Non.
option-beavers-beavers = Une fois : c’est le castor.
option-beavers-raccoons = Et l’autre encore une fois : c’est le raton.
option-automatic-doubles = Combien de fois des dés égaux à l’ouverture doublent l’enjeu d’une partie.
option-automatic-doubles-0 = Jamais.
option-automatic-doubles-1 = Une fois.
