### Les leçons : Backgammon.

two-numbers-title = Deux nombres
two-numbers-text = Vos dames claires vont de 1 à 24, puis dehors ; celles de Rose viennent en sens inverse. Vous avez amené 6 et 5 : jouez-les chacun une fois, avec deux dames ou avec une seule qui se repose entre les deux. Tout coup permis convient.
two-numbers-done = Voilà un coup. Jusqu’à la validation, chaque pas pouvait se reprendre.
two-numbers-otherwise = Jouez les deux nombres.

make-a-point-title = Faire une case
make-a-point-text = Deux dames ensemble ferment leur flèche à Rose ; une dame seule peut être battue. Avec 3 et 1, vous pouvez en mettre deux en 20 d’un coup : de 17 avec le 3, de 19 avec l’as.
make-a-point-done = Votre 20 est fermée. Six flèches fermées chez soi enferment tout à fait une dame battue : nous y viendrons.
make-a-point-otherwise = C’est permis, mais faites votre 20 : de 17 à 20 et de 19 à 20.

hit-title = Battre
hit-text = Rose a une dame seule sur votre 21. Arrivez dessus, et elle va sur la barre recommencer son voyage. Votre 4 depuis la 17 y suffit ; jouez le 3 comme il vous plaît.
hit-done = Battue. Rose doit la faire rentrer avant de jouer quoi que ce soit d’autre.
hit-otherwise = C’est permis, mais sa dame s’en est tirée. De 17 à 21 avec le 4, elle est battue.

doubles-are-only-doubles-title = Un doublet, rien de plus
doubles-are-only-doubles-text = Si vous connaissez le jeu moderne : ici un doublet, c’est deux nombres égaux, sans plus. Vous avez deux 4 à jouer, et non quatre.
doubles-are-only-doubles-done = Deux pas. Les quatre du jeu moderne, et une règle de maison à trois, se choisissent à une nouvelle table.
doubles-are-only-doubles-otherwise = Jouez les deux 4.

enter-from-the-bar-title = Rentrer de la barre
enter-from-the-bar-text = Une de vos dames a été battue et attend sur la barre. Elle rentre sur la flèche d’un nombre amené, avant que rien d’autre bouge. La 6 est à Rose, la 3 est libre.
enter-from-the-bar-done = Rentrée en 3 ; le 6 était alors libre pour une autre dame.
enter-from-the-bar-otherwise = Rentrez d’abord avec le 3.

the-tables-are-bound-up-title = Les tables sont liées
the-tables-are-bound-up-text = Rose tient les six flèches de son jan : aucun jet ne ferait rentrer votre dame, les tables sont liées. Chacun a lancé un dé, le vôtre est le plus fort : nommez une de ses six flèches, ses dames y sont battues.
the-tables-are-bound-up-done = La flèche est ouverte, et ses dames sont sur la barre. Vous pouvez lancer et rentrer. Des jeux du salon, l’Irish seul connaît aussi cette règle.
the-tables-are-bound-up-otherwise = Nommez une des six flèches.

off-by-the-exact-number-title = Sortir au nombre juste
off-by-the-exact-number-text = Toutes vos dames sont dans le dernier quart : elles peuvent sortir, mais seulement au nombre exact. Un 6 en sort une de la 19, un 3 une de la 22. Sortez-en deux.
off-by-the-exact-number-done = Deux dehors. Un nombre trop grand ne sort rien ici ; il se joue au-dedans, ou pas du tout.
off-by-the-exact-number-otherwise = C’est permis, mais sortez-en deux : la 19 avec le 6, la 22 avec le 3.

gammon-title = Gammon
gammon-text = Votre dernière dame est en 24, à un pas de la bande. L’as la sort ; le 5, trop grand, ne se joue pas. Rose n’a pas sorti une seule dame.
gammon-done = Vous gagnez un gammon, deux points. Si une de ses dames était encore sur la barre ou dans votre jan, c’eût été un backgammon, trois. Vous savez jouer.
gammon-otherwise = Sortez la dernière dame avec l’as.
