### Les leçons : Jacquet de Versailles.

the-courier-sets-out-title = Le postillon s’élance
the-courier-sets-out-text = Vos quinze dames sont en flèche 1 ; les deux camps tournent dans le même sens, à un demi-tour de distance. Une seule dame, le postillon, peut partir tant qu’il n’a pas fait la route. Jouez le 5 et le 4 avec lui.
the-courier-sets-out-done = Le postillon est en 10. Les quatorze autres attendent qu’il touche l’une des flèches 19 à 24.
the-courier-sets-out-otherwise = Jouez les deux nombres avec le postillon.

a-great-throw-for-nothing-title = Un beau jet pour rien
a-great-throw-for-nothing-text = Un doublet se joue autant de fois que le dit son nombre : double six, six fois six ! Mais deux dames ou plus ferment une flèche, et en 13 se tient tout le camp de Rose. Jouez ce qui peut l’être.
a-great-throw-for-nothing-done = Un seul six, de 1 à 7 ; le suivant se reposerait en 13, et personne d’autre ne peut partir. Les cinq autres six sont perdus.
a-great-throw-for-nothing-otherwise = Jouez le seul six possible.

the-courier-arrives-title = Le postillon arrive
the-courier-arrives-text = Le postillon est en 17. Dès qu’il touche la 19 ou plus loin, toutes vos dames sont libres, même au milieu du coup. Rentrez-le avec le 2, et faites partir une deuxième dame avec le 6.
the-courier-arrives-done = De 17 à 19, et aussitôt une dame de 1 à 7. Le talon est ouvert pour toute la partie.
the-courier-arrives-otherwise = C’est permis aussi ; mais cette fois, le 2 au postillon, et une deuxième dame part avec le 6.

doubles-grow-title = Les doublets grandissent
doubles-grow-text = Double trois : trois fois trois. Il en faut deux au postillon, en 14, pour atteindre la 20 ; le dernier est à votre choix. (Double as ne fait qu’un as : les petits doublets sont pauvres.)
doubles-grow-done = Trois pas de trois. Double quatre aurait fait quatre fois quatre, double six six fois six.
doubles-grow-otherwise = Jouez les trois 3.

hit-a-lone-man-title = Battre une dame seule
hit-a-lone-man-text = Rose a laissé une dame seule sur votre flèche 11. Une dame qui y arrive la bat : elle va sur la barre et recommence. Jouez le 3 depuis la 8, et le 4 comme il vous plaît.
hit-a-lone-man-done = Battue ! Tout son voyage est perdu. Vos dames seules courent le même danger.
hit-a-lone-man-otherwise = C’est permis, mais sa dame s’en est tirée. De 8 à 11 avec le 3, elle est battue.

back-from-the-bar-title = Rentrer de la barre
back-from-the-bar-text = Une de vos dames a été battue et attend sur la barre. Elle rentre sur la flèche d’un nombre amené, avant que toute autre bouge. Votre 3 est fermée par trois dames de Rose ; la 5 est libre.
back-from-the-bar-done = La voilà en 5, et le 3 était ensuite libre pour une autre dame.
back-from-the-bar-otherwise = Rentrez d’abord avec le 5.

two-doubled-points-no-more-title = Deux flèches doublées, pas plus
two-doubled-points-no-more-text = Sur vos six premières flèches, deux au plus peuvent porter deux dames ou davantage. Le talon en est une, la 4 l’autre : une deuxième dame en 6 serait de trop, et 1 à 6 est refusé tant que les deux tiennent. Jouez 5 et 2 autrement.
two-doubled-points-no-more-done = Les dames seules ne sont pas limitées, et d’autres peuvent toujours rejoindre une flèche doublée.
two-doubled-points-no-more-otherwise = Jouez le 5 et le 2.

bear-off-title = Sortir
bear-off-text = Les quinze dames sont dans le dernier quart, elles peuvent sortir : de la 19 avec un 6, de la 23 avec un 2. Sortez-en deux.
bear-off-done = Deux dehors, reste treize. Le premier à tout sortir gagne un point, ou deux si l’autre n’a rien sorti. Vous savez jouer au jacquet.
bear-off-otherwise = Une seule est sortie. Le 6 sort de la 19, le 2 de la 23.
