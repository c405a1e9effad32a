### Ce que disent les seuls jeux de course : pourquoi un déplacement est refusé, et les mots à côté du tablier.

## Les déplacements

all-played = Tous les nombres du coup sont déjà joués.
unfinished = Le coup n’est pas joué en entier : { $step } peut encore se jouer avec le { $number }.
no-such-number = Il n’y a plus de { $number } à jouer ; il reste { $left }.
nothing-left = Il n’y a plus de { $number } à jouer ; il ne reste rien.
no-man = Vous n’avez pas de dame sur { $place }.
pinned-man = La dame de la { $point } est bloquée : elle reste tant qu’une dame adverse est sur elle.
bar-first = Une dame sur la barre doit rentrer avant que toute autre ne soit jouée.
courier-on-his-way = Aucune autre dame ne peut quitter la flèche { $talon } avant que le postillon ait atteint la { $home } ou au-delà.
man-pinned = Nul ne sort tant qu’une de vos dames est bloquée.
not-all-home = Les dames ne sortent qu’une fois toutes rendues sur les flèches { $first } à { $last }.
farther-back = Un { $number } excède la distance de la flèche { $point }, et une dame plus éloignée, sur la { $farthest }, doit passer d’abord.
not-exact = Un { $number } n’est pas la distance exacte de la flèche { $point } à la bande.
closed-point = { CAP($place) } est fermée : l’adversaire la tient.
third-doubled-point = Deux dames sur la { $point } feraient, au premier quartier, une troisième flèche de deux dames ou plus.
plays-too-little = Jouer un { $number } depuis { $place } laisserait de côté des nombres qui peuvent se jouer : il faut en jouer le plus possible et, à nombre égal, les plus forts.

## Le videau et les tables liées

tables-unbound = Le double s’offre avant que les tables soient déliées.
tables-bound = Les tables sont liées : rien ne se joue avant qu’on les ait rompues.
cube-at-limit = À { $stakes }, l’enjeu ne peut plus être doublé.
crawford-game = C’est la partie Crawford : un joueur est à un point de gagner, et le videau se repose.
dead-cube = { $lacking ->
    [one] Le point qui vous manque est
   *[other] Les { $lacking } points qui vous manquent sont
} déjà en jeu : doubler ne vous apporterait rien.
no-more-beavers = Ce double ne se redouble plus aussitôt ; acceptez-le ou refusez-le.
just-resign = C’est ce que vaut la position : abandonnez.
bad-point = On désigne l’une des six flèches de rentrée, de 1 à 6.
no-cube = Le compte du manuscrit ne connaît pas de videau ; jouez sans.

## À côté du tablier ; guère plus de 20 signes

bar = bar
stakes = enjeu { $stakes }
stakes-of = enjeu { $stakes }, double : { $sign }
pips = { $pips } points
off = { $men ->
    [one] { $men } sortie
   *[other] { $men } sorties
}
on-the-bar = { $men } sur la barre
courier-under-way = postillon en route
pinned = { $men ->
    [one] { $men } bloquée
   *[other] { $men } bloquées
}
