### Les leçons : Plakoto.

out-of-the-corner-title = Hors du coin
out-of-the-corner-text = Vos quinze dames sont en flèche 1 et vont jusqu’à la 24 ; celles de Rose viennent à leur rencontre. On ne bat jamais. Chaque nombre se joue une fois, un doublet quatre. Jouez le 6 et le 5.
out-of-the-corner-done = Une dame seule est en danger, bien qu’on ne la renvoie jamais : voyez la leçon suivante.
out-of-the-corner-otherwise = Jouez les deux nombres.

pin-a-lone-man-title = Bloquer une dame seule
pin-a-lone-man-text = Rose a une dame seule sur votre 11. Posez-vous sur elle avec le 4 depuis la 7 : elle est bloquée, et ne bouge plus tant que vous y restez. Jouez le 1 comme il vous plaît.
pin-a-lone-man-done = Bloquée. La flèche est fermée à Rose, bien qu’une seule de vos dames la tienne.
pin-a-lone-man-otherwise = C’est permis, mais sa dame est encore libre. De 7 à 11 avec le 4, elle est bloquée.

the-pinned-man-waits-title = La dame bloquée attend
the-pinned-man-waits-text = C’est une des vôtres qui est bloquée maintenant, en 6. Elle reste tant que la dame de Rose est sur elle, et nul ne peut la rejoindre. Jouez le 3 et le 2 avec d’autres.
the-pinned-man-waits-done = On ne peut rien de plus : gêner Rose, et attendre.
the-pinned-man-waits-otherwise = Jouez les deux nombres avec des dames libres.

catch-the-mother-title = Prendre la mère
catch-the-mother-text = La dernière dame au départ de Rose, votre 24, est sa mère. Il n’en reste aucune à votre propre départ. Bloquez la mère avec le 4 depuis la 20, et la partie est à vous.
catch-the-mother-done = Deux points. S’il vous restait des dames au départ, la partie eût continué jusqu’au départ de la dernière.
catch-the-mother-otherwise = C’est permis, mais la mère s’en est tirée. De 20 à 24 avec le 4, elle est bloquée.

both-together-title = Les deux ensemble
both-together-text = Il reste deux dames à votre départ. Si l’une part seule, l’autre est une mère à prendre. Double six fait quatre six : emmenez les deux, et jouez les deux autres comme il vous plaît.
both-together-done = Il n’en reste aucune derrière : plus de mère à perdre.
both-together-otherwise = Jouez les quatre 6.

bear-off-title = Sortir
bear-off-text = Les quinze sont dans le dernier quartier et aucune n’est bloquée, elles peuvent sortir : de la 19 avec un 6, de la 23 avec un 2. Sortez-en deux.
bear-off-done = Le premier à tout sortir gagne un point, ou deux si l’autre n’a rien sorti. Vous savez jouer au Plakoto.
bear-off-otherwise = Une seule est sortie. Le 6 sort de la 19, le 2 de la 23.
