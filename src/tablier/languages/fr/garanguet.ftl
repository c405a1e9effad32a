### Garanguet : le jeu en mots, et ce qu’une table peut y choisir.

name = Garanguet
short-name = Garanguet
year = 1818
era = 1818
line = Une course à trois dés. On ne bat rien, mais une dame ferme une flèche : dressez des murs, gare au vôtre.
gist = trois dés ; une dame ferme une flèche

## Ce qu’une table peut choisir

option-overflow = Quel nombre, ne pouvant se jouer à l’intérieur, sort la dame la plus éloignée.
option-overflow-exceeding-only = Seulement celui qui excède la distance de cette dame ; un nombre moindre et barré est perdu.
option-overflow-as-printed = Tout nombre qui ne peut se jouer autrement, comme le dit le document.
