### Les leçons : Irish.

two-threes-and-no-more-title = Deux trois, pas davantage
two-threes-and-no-more-text = Le tablier est celui du backgammon : vos dames vont de 1 à 24, et la maison va de 19 à 24. Mais à l’Irish, un doublet n’est que deux nombres égaux. Jouez vos deux 3, avec une dame ou avec deux.
two-threes-and-no-more-done = Deux pas, et le coup est fini. Ici, nul ne s’échappe sur un heureux doublet.
two-threes-and-no-more-otherwise = Jouez les deux 3.

hit-a-lone-man-title = Battre une dame seule
hit-a-lone-man-text = Rose a laissé une dame seule sur votre 21. Posez-vous-y avec le 4 depuis la 17 : elle va sur la barre et recommence. Jouez le 2 comme il vous plaît ; depuis la 19, il met votre dame en sûreté.
hit-a-lone-man-done = Battue. Et vos deux dames en 21 lui ferment la flèche.
hit-a-lone-man-otherwise = C’est permis, mais sa dame s’en est tirée. De 17 à 21 avec le 4, elle est battue.

back-from-the-bar-title = Rentrer de la barre
back-from-the-bar-text = Une de vos dames a été battue. Elle rentre sur la flèche d’un nombre amené avant que toute autre bouge ; votre 4 est fermée par deux dames de Rose, ce sera donc le 2. (Si les six étaient fermées, les tables seraient liées, et un dé chacun en romprait une.)
back-from-the-bar-done = La voilà en 2, et le 4 était ensuite libre pour une autre dame.
back-from-the-bar-otherwise = Rentrez d’abord avec le 2.

the-tables-are-bound-up-title = Les tables sont liées
the-tables-are-bound-up-text = Rose tient les six flèches devant votre dame sur la barre : aucun coup ne la ferait rentrer. Chacun a jeté un dé, le vôtre est le plus fort : nommez une des six flèches, ses dames y sont battues.
the-tables-are-bound-up-done = La flèche est ouverte. Vous pouvez jeter et rentrer.
the-tables-are-bound-up-otherwise = Nommez une des six flèches.

both-numbers-if-any-order-allows-it-title = Les deux nombres, si quelque ordre le permet
both-numbers-if-any-order-allows-it-text = Vos 16, 19 et 21 sont fermées. Le 6 paraît perdu ; mais une dame peut jouer d’abord le 2, puis le 6 : il faut donc jouer les deux. Trouvez-la.
both-numbers-if-any-order-allows-it-done = De 10 à 12, puis à 18. Si nul ordre ne joue les deux, un seul nombre suffit, et c’est le plus fort.
both-numbers-if-any-order-allows-it-otherwise = Jouez le 2 et le 6 avec une même dame.

bear-off-exactly-title = Sortir, exactement
bear-off-exactly-text = Les quinze sont rentrées, elles peuvent sortir, mais par le nombre exact seulement : un 6 de la 19, un 2 de la 23. Sortez-en deux.
bear-off-exactly-done = Reste treize. Le premier à tout sortir gagne un point, quoi qu’il reste à l’autre. Vous savez jouer à l’Irish.
bear-off-exactly-otherwise = Une seule est sortie. Le 6 sort de la 19, le 2 de la 23.
