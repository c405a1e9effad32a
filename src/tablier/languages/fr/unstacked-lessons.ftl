### Les leçons : Dames rabattues.

bring-men-down-title = Rabattre des dames
bring-men-down-text = Vous avez six petites piles, une pour chaque face du dé ; Rose aussi. Chaque dé prend une dame sur la pile de son numéro et la couche à plat devant. Lancez.
bring-men-down-done = Une dame de la pile 4 et une de la pile 3 sont à plat. La dame du dessous reste en place : il y en a donc neuf à rabattre en tout.
bring-men-down-otherwise = Lancez les dés : les dames se rabattent d’elles-mêmes.

a-gift-to-rose-title = Un cadeau pour Rose
a-gift-to-rose-text = Votre pile 1 n’a plus rien à donner : un as ne vous sert à rien. Ce que vous ne pouvez pas jouer passe à l’adversaire, qui le joue s’il le peut. Lancez, et voyez où va l’as.
a-gift-to-rose-done = Votre 5 a rabattu une dame ; l’as est passé à Rose, qui en a rabattu une aussi. Chacun guette tous les jets : c’est tout le sel de ce jeu.
a-gift-to-rose-otherwise = Lancez les dés.

a-double-earns-another-throw-title = Un doublet donne un autre jet
a-double-earns-another-throw-text = Vous venez d’amener sonnez, le double six, et de rabattre deux dames de la pile 6. Après un doublet, le même joueur relance : à vous.
a-double-earns-another-throw-done = Deux dames de plus sont rabattues. Il n’y a pas de limite : de doublet en doublet, les dés restent à vous.
a-double-earns-another-throw-otherwise = Lancez encore.

the-turn-of-the-tide-title = Le moment où tout bascule
the-turn-of-the-tide-text = Il ne vous reste qu’une dame à rabattre, sur la pile 5. Dès qu’elle est à plat, vos nombres sortent des dames, même au milieu d’un jet. Lancez.
the-turn-of-the-tide-done = Le 5 a rabattu la dernière dame, et le 2 du même jet en a déjà sorti une de la flèche 2. Désormais un nombre sort une dame de sa flèche.
the-turn-of-the-tide-otherwise = Lancez les dés.

bearing-off-title = Sortir ses dames
bearing-off-text = Toutes vos dames sont à plat et s’en vont. Un nombre sort une dame de sa flèche ; si la flèche est vide, il ne vous sert à rien. Votre flèche 2 est vide. Lancez.
bearing-off-done = Le 4 a sorti une dame. Le 2 est passé à Rose, qui en est encore à rabattre : chacun change de temps pour son compte.
bearing-off-otherwise = Lancez les dés.

keep-your-eyes-open-title = Ouvrez l’œil
keep-your-eyes-open-text = À la règle stricte, un nombre de reste se réclame. Rose a amené 5 et 3 et n’avait que faire du 3, mais vous avez une dame à rabattre sur la flèche 3. Prenez le 3 avant de lancer, sinon il est perdu.
keep-your-eyes-open-done = Le 3 est à vous, et il vous reste à lancer. D’ordinaire l’arbitre s’en charge ; la règle stricte se choisit avec les règles d’une nouvelle table.
keep-your-eyes-open-otherwise = Le droit est perdu, comme il le serait à la table. Prenez d’abord le 3.

the-last-man-title = La dernière dame
the-last-man-text = Il vous reste une dame à chacun : la vôtre en flèche 2, celle de Rose en flèche 1. Qui sort sa dernière dame gagne, et les dés de celui qui a lancé comptent d’abord. Lancez.
the-last-man-done = Vous avez amené 2 et 1. L’as aurait fait sortir Rose aussi, mais votre 2 passait avant : vous avez gagné. Vous savez tout du jeu.
the-last-man-otherwise = Lancez les dés.
