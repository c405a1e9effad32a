### Les leçons : Trictrac.

a-quiet-beginning-title = Un début tranquille
a-quiet-beginning-text = Vos dames quittent le tas de la flèche 1, le talon, et vont vers la 24 ; Rose vient en sens inverse, et une flèche où elle a ne serait-ce qu’une dame vous est fermée. Vous avez 4 et 2 : jouez-les, avec deux dames ou une seule.
a-quiet-beginning-done = Au trictrac, on ne prend jamais rien. Les points viennent d’ailleurs : de ce que votre jet pourrait faire.
a-quiet-beginning-otherwise = Jouez les deux nombres.

points-for-what-could-be-done-title = Des points pour ce qui pourrait se faire
points-for-what-could-be-done-text = Rose a une dame seule sur votre 18. Vous avez 6 et 4 : le 6 l’atteindrait de la 12, le 6 et le 4 ensemble de la 8. Deux façons, deux points chacune : l’arbitre en a marqué 4. Lisez la carte, puis jouez ce qui vous plaît.
points-for-what-could-be-done-done = La dame de la 18 reste où elle est : on ne bat qu’en idée, et cela paie quand même. À la table du petit jan, de 1 à 6 et de 19 à 24, chaque façon vaut 4.
points-for-what-could-be-done-otherwise = Jouez les deux nombres.

the-hit-that-fails-title = Battre à faux
the-hit-that-fails-text = La dame seule de Rose en 22 est à dix de votre 12, et vous avez 6 et 4. Mais il faut se reposer en chemin, en 18 ou en 16, et les deux sont fermées. C’est battre à faux : Rose marque les 4 points. Jouez.
the-hit-that-fails-done = Les dés travaillent donc aussi pour l’autre. Un nombre qu’on ne peut pas jouer du tout lui paie de même 2 points.
the-hit-that-fails-otherwise = Jouez les deux nombres.

take-your-corner-title = Prendre son coin
take-your-corner-text = La flèche 12 est votre coin de repos, votre place la plus forte. On le prend à deux dames d’un seul coup, et jamais une dame n’y reste seule. Ici le 6 amène celle de la 6, le 4 celle de la 8.
take-your-corner-done = Vous avez votre coin. De là, vos dames menacent tout l’autre bord, et à deux elles y sont en sûreté.
take-your-corner-otherwise = C’est permis, mais le coin s’offrait : de 6 à 12 et de 8 à 12.

the-corner-by-puissance-title = Le coin par puissance
the-corner-by-puissance-text = Une politesse faite au plus fort. Votre 6 et votre 5 mèneraient les dames de 7 et 8 au coin de Rose, la 13, où vous ne pouvez jamais aller. Tant que les deux coins sont vides, elles peuvent s’arrêter au vôtre. Faites-le.
the-corner-by-puissance-done = Pris par puissance. Si les dés avaient pu y mener deux dames directement, ce ne serait pas permis.
the-corner-by-puissance-otherwise = C’est permis, mais que les dames de 7 et de 8 prennent toutes deux le coin, la 12.

fill-a-jan-title = Remplir un jan
fill-a-jan-text = Un quart du tablier s’appelle un jan ; il est plein avec deux dames sur chacune de ses six flèches. Il en manque une en 6 : votre 5 depuis la 1 la remplit, votre 4 depuis la 2 aussi. Deux façons, 8 points ; et ici il faut le faire.
fill-a-jan-done = Votre petit jan est plein. Tant que vous pouvez le conserver, il paie à chaque jet.
fill-a-jan-otherwise = Remplissez le jan : une deuxième dame en 6.

keep-it-full-title = Conserver
keep-it-full-text = Votre grand jan, de 7 à 12, est plein, avec trois dames de surcroît. Vous pouvez jouer 3 et 1 avec celles-là seules : c’est conserver, 4 points, et c’est aussi un devoir. Le tablier n’offre que les coups qui laissent deux dames partout.
keep-it-full-done = Toujours plein. Quand les dames de surcroît seront jouées, il faudra rompre ; un bon joueur s’en va juste avant.
keep-it-full-otherwise = Jouez avec les dames de surcroît.

a-hole-stay-or-leave-title = Un trou ! Tenir ou s’en aller ?
a-hole-stay-or-leave-text = Douze points font un trou, et douze trous gagnent. Vous en aviez 8, faits de suite (bredouille), et ce jet en donne 8 : un trou qui compte double, et 4 de reste. Tenez, en gardant les 4 et la position ; ou allez-vous-en : on remet les dames aux talons, tous les points s’effacent, et vous lancez le premier.
a-hole-stay-or-leave-done = L’un et l’autre sont bons à leur heure : tenez tant que la position promet, allez-vous-en avant qu’elle s’écroule. C’est la grande décision du trictrac.
a-hole-stay-or-leave-otherwise = Choisissez : tenir ou s’en aller.

mark-for-yourself-title = Marquez vous-même
mark-for-yourself-text = À la règle stricte, l’arbitre se tait : vous comptez, et marquez avant de toucher une dame. C’est le jet de la deuxième leçon : la dame seule en 18 s’atteint par le 6 et par la somme, 2 points chacun. Marquez ce qu’il vaut.
mark-for-yourself-done = Quatre, tout juste. Trop peu ou trop, ce serait une école, et Rose pourrait prendre la différence.
mark-for-yourself-otherwise = Pas tout à fait : ce serait une école. Deux façons, à deux points chacune.

send-rose-to-school-title = Envoyez Rose à l’école
send-rose-to-school-text = Les rôles sont changés : votre dame seule était battue de deux façons, 4 points, mais Rose n’a rien marqué, et elle a joué. Avant de lancer, criez à l’école : 4 de trop peu. Les 4 points sont pour vous.
send-rose-to-school-done = École ! Rose peut accepter, ou contester et risquer le double. Demandez le nombre juste, sinon cela se retourne contre vous. Vous savez l’essentiel du trictrac ; le reste vient à la table, et l’arbitre explique chaque point.
send-rose-to-school-otherwise = Elle s’en est tirée. Choisissez École, trop peu, 4, avant de lancer.
