### Les leçons : Garanguet.

three-dice-three-steps-title = Trois dés, trois pas
three-dice-three-steps-text = Vos quinze dames partent en tas de la flèche 1, en haut à droite, et vont jusqu’à la flèche 24, puis dehors ; Rose vient en sens inverse. Vous avez amené 5, 3 et 2 : jouez chaque nombre une fois, avec les dames que vous voulez, puis validez.
three-dice-three-steps-done = Voilà un coup entier. Une même dame peut aussi prendre deux des nombres, ou les trois.
three-dice-three-steps-otherwise = Jouez les trois nombres.

one-man-three-numbers-title = Une dame, trois nombres
one-man-three-numbers-text = Faites courir une seule dame avec le 6, le 4 et l’as : de 1 à 12. Elle se repose après chaque nombre, et chaque repos doit être libre. Reprenez toujours la même dame : elle joue à chaque fois le nombre suivant.
one-man-three-numbers-done = De 1 à 12 d’un seul coup. Un coureur va loin, mais il en laisse quatorze derrière lui.
one-man-three-numbers-otherwise = C’était permis, mais cette fois les trois nombres vont à la même dame : de 1 à 12.

one-man-shuts-a-point-title = Une dame suffit à fermer
one-man-shuts-a-point-text = Ici on ne bat jamais : une seule dame de Rose vous ferme sa flèche. Votre dame de la flèche 8 voudrait rentrer, mais son 6 (14) et son 4 (12) sont fermés. Jouez d’abord l’as, et le chemin de la 19 s’ouvre.
one-man-shuts-a-point-done = L’as l’a fait passer entre les deux gardes. L’ordre des nombres compte : cherchez celui qui ouvre les autres.
one-man-shuts-a-point-otherwise = C’est permis, mais le coureur est encore dehors. Prenez la dame de la 8 : d’abord l’as, puis le 6 et le 4.

a-good-double-title = Un beau doublet
a-good-double-text = 4, 4 et 1 : deux dés égaux et le troisième plus bas, le doublet compte donc deux fois. Vous jouez quatre fois 4 et un as, cinq pas en tout, dans l’ordre que vous voulez.
a-good-double-done = Cinq pas avec trois dés. Un tel doublet s’annonce par son vieux nom : le vôtre, c’était carme.
a-good-double-otherwise = Jouez quatre fois 4, et l’as.

a-double-that-is-none-title = Un doublet qui n’en est pas un
a-double-that-is-none-text = 2, 2 et 5 : le troisième dé est plus haut, le doublet ne vaut donc rien. Vous jouez un 2, un 2 et un 5, et voilà tout.
a-double-that-is-none-done = Trois pas seulement. Retenez : le dé seul doit être plus bas que la paire. Trois dés égaux, c’est encore mieux : six pas.
a-double-that-is-none-otherwise = Jouez le 5 et les deux 2.

the-wall-title = Le mur
the-wall-text = Aucun nombre ne dépasse six : une dame ne franchit donc pas six flèches de suite tenues devant elle. Vous tenez les flèches 7 à 11 : mettez une dame en 12 sans lâcher les autres, et toutes les dames de Rose sont enfermées.
the-wall-done = Un mur de 7 à 12. Rose attend ; mais vous, vous devez jouer tous vos nombres, et c’est le mur qui finit par céder.
the-wall-otherwise = Ce n’est pas encore un mur. Après votre coup, il faut une dame sur chaque flèche de 7 à 12 : le 6 depuis la 6 y suffit.

play-as-much-as-you-can-title = Jouer le plus possible
play-as-much-as-you-can-text = On doit toujours jouer le plus de nombres possible. Le 5 et le 2 sortiraient vos deux dames, mais il resterait l’as ; or il y a moyen de jouer les trois. Trouvez-le : l’arbitre ne montre que les pas qui y mènent.
play-as-much-as-you-can-done = De 20 à 22, puis à 23, et une dame dehors avec le 5. Moins brillant, mais c’est la règle : d’abord le plus de nombres, ensuite les plus forts.
play-as-much-as-you-can-otherwise = Jouez les trois nombres.

bearing-off-title = Sortir
bearing-off-text = On sort ses dames quand toutes les quinze sont dans les six dernières flèches. Il en reste une en 18. Rentrez-la avec le 3, puis sortez-en une par son nombre exact : la 23 est à deux, la 24 à un.
bearing-off-done = Rentrée et sortie dans le même coup. La bande compte pour une flèche de plus, la 25.
bearing-off-otherwise = C’était permis, mais personne n’est sorti. D’abord 18 à 21 avec le 3, puis une dame dehors.

numbers-too-large-title = Des nombres trop grands
numbers-too-large-text = Sonnez et 5 : quatre six et un 5. Aucune dame n’est à six : un six qui ne peut se jouer sort la dame la plus éloignée. Rentrez la dernière dame et sortez les autres.
numbers-too-large-done = Cinq pas, quatre dames dehors. Le premier à sortir ses quinze dames gagne un point, ou deux si l’autre n’en a sorti aucune. Vous savez jouer au garanguet.
numbers-too-large-otherwise = Jouez tout : c’est forcé.
