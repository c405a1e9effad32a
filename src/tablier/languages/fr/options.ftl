### Ce qu’une table de n’importe quel jeu peut choisir.

option-cube = Si l’enjeu peut être doublé.
option-cube-false = Il ne le peut pas.
option-cube-true = Avant de jeter les dés, un joueur peut offrir le double ; l’autre accepte ou refuse. Non dans un match en un point, où il n’y a rien à monter.
option-touch-move = Si une dame touchée doit être jouée.
option-touch-move-false = Elle ne le doit pas.
option-touch-move-true = Elle le doit si elle le peut, à moins qu’on n’ait d’abord dit « J’adoube ».
