### Les leçons : Trictrac à écrire.

not-yet-six-title = Pas encore six
not-yet-six-text = La partie à écrire n’est pas une course à douze trous : on joue un nombre de marqués, et un marqué finit quand quelqu’un s’en va, l’un des deux ayant six trous ou plus. Vous faites votre deuxième et votre troisième trou, et votre jan paiera encore : tenez.
not-yet-six-done = Vous tenez, avec 4 points en main. S’en aller n’aurait ouvert qu’un nouveau relevé, dans le même marqué.
not-yet-six-otherwise = On peut s’en aller, mais ce ne serait qu’un nouveau relevé. Tenez, cette fois.

leave-and-win-the-round-title = S’en aller et gagner le marqué
leave-and-win-the-round-text = Deux trous de plus : vous en avez six, Rose deux. Allez-vous-en, et le marqué est à vous. Vous recevez vos trous et deux de consolation, moins les siens : 6 + 2 − 2 = 6 jetons.
leave-and-win-the-round-done = Le marqué est écrit au compte, et le suivant commence. Rose met aussi un jeton à la queue, la cagnotte de qui sera le mieux à la fin.
leave-and-win-the-round-otherwise = Le marqué est mûr : allez-vous-en.

bredouille-of-the-round-title = La bredouille du marqué
bredouille-of-the-round-text = Cinq trous de suite et aucun pour Rose ; ce jet en fait sept. Allez-vous-en, et le marqué est gagné en petite bredouille : sept et deux, doublés, 18 jetons. Douze de suite se paieraient au quadruple, si vous osiez.
bredouille-of-the-round-done = Dix-huit. À la fin, le compte règle aussi la queue et les paris. On peut être deux, trois ou quatre ; à trois, il y en a toujours un hors du jeu, qui peut conseiller.
bredouille-of-the-round-otherwise = Quel courage ! Mais prenez les 18 jetons, cette fois : allez-vous-en.
