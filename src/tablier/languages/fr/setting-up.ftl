### Ce que l’on pose sur le tablier outre les dames.

freed = Postillon arrivé
points = Points
bredouille = En bredouille
holes = Trous
run = Trous de suite
rolls = Coups de ce relevé
first = Premier coup à rencontrer
left = S’en est allé dans ce marqué

bad-entry = { $entry } : cette valeur n’existe pas.
unknown-entry = Les positions de ce jeu ne contiennent rien qui s’appelle { $entry }.
bad-stacks = Les dames de ce jeu sont sur { $wanted } piles, de 0 à 99 chacune.
no-such-stack = De telles dames ne peuvent être sur la flèche { $point }.
bad-match = Une partie examinée ici va à { $n } points au plus.
not-set-up = Les positions de ce jeu ({ $game }) ne peuvent être dressées à la main.
nothing-to-look-at = Donnez une position, un jeu ou les parties d’une position.
