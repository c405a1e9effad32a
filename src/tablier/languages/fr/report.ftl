### « Les cinq jeux, mesurés » : ce que le rapport dit de ses chiffres. Ce qui se dit ici est du HTML.

-player = le réseau, à un coup d’avance, sur les quatre coups que préfère son éclaireur

title = Les cinq jeux, mesurés
contents = Sommaire
languages = Langues
foreword = Les Dames rabattues, le Garanguet, le Trictrac, le Backgammon selon Willughby et le Jacquet de Versailles, joués des milliers de fois par les mêmes joueurs avec des dés connus : ce que vaut le premier jet, combien dure une partie, ce qui s’y décide, quelle part y prend la chance, quels premiers coups sont les meilleurs, et ce que change chacune des lectures disputées de la règle. Le backgammon moderne, l’Irish et le Plakoto les accompagnent à titre de comparaison.
foreword-figures = Chaque chiffre est donné avec son intervalle à 95 %, à moins d’avoir été calculé exactement, et chaque section avec la commande et la graine qui la refont. Sauf mention contraire, les deux camps sont tenus par { -player } : un bon joueur, quoique non du plus fort niveau. <i>Sans la chance</i> veut dire que ce qu’apporte chaque jet au-delà de la moyenne de tous les jets, au jugement du réseau lui-même, a été retranché du résultat ; cela ne favorise aucun camp, et une telle partie en dit autant que des dizaines de parties ordinaires. Les points sont ceux du jeu : une victoire en vaut un, deux ou trois dans les jeux de course, un au trictrac ; un marqué du trictrac à écrire se compte en jetons.
listed = { $items }
a-round = { $game }, un marqué
measured = Mesuré par { $commands }.
measured-by = <code>{ $command }</code> (graine { $seed })

## Les chiffres

percent = { $figure } %
under = moins de { $share }
over = plus de { $share }
exact = exact
unchanged = aucun
yes = oui
no = non

## Les sections

title-beginning = Le premier jet
title-length = Durée, coups et valeur
title-luck = Chance et adresse
title-rulings = Ce que change chaque lecture de la règle
title-decisions = S’en aller, le postillon, le videau
title-jans = Les jans du trictrac
title-openings = Les premiers coups
title-positions = Combien il y a de positions
title-made = Comment ce rapport a été fait

## Têtes des tableaux

head-game = jeu
head-first-throw = premier jet
head-games = parties
head-by-rollouts = par suites jouées
head-beginner-wins = gagne qui commence
head-throws = jets
head-worth = valeur
head-parts = 5 – 50 – 95 %
head-plays-a-throw = coups par jet
head-choices = jets qui laissent un choix
head-worth-of-game = valeur d’une partie
head-double = double
head-triple = triple
head-luck-a-throw = chance d’un jet (moyenne quadratique)
head-luck-a-game = chance d’une partie
head-left-of-result = ce qui reste du résultat
head-result = le résultat
head-all-steps = { $worst } → { $best }
head-novice-wins = { $novice } bat { $random }
head-ruling = lecture
head-beginning-points = début, points
head-beginning-tokens = début, jetons
head-worth-points = valeur, points
head-worth-tokens = valeur, jetons
head-option = option
head-clause = clause
head-why = pourquoi
head-against = contre
head-points-or-tokens = points par partie (jetons par marqué)
head-holes = trous
head-played-with = on joue
head-stake-at-end = enjeu à la fin
head-doubles-a-game = doubles par partie
head-dropped = refusées
head-jan = jan
head-marked-by = marqué par
head-times-a-game = fois par partie
head-points-each = points chaque fois
head-points-a-game = points par partie
head-throw = jet
head-best-play = meilleur coup
head-next = le suivant
head-behind-by = en retrait de
head-positions = positions
head-power = puissance de dix
head-counted = ce qui est compté
head-command = commande
head-seed = graine
head-how-much = quantités
head-processor-time = temps de calcul, s

## Le premier jet

beginning-most = Il vaut le plus ici, en points par partie : { $game }, { $worth }.
beginning-ahead = Commencer est un avantage : { $games }.
beginning-behind = Commencer est un désavantage : { $games }.
beginning-unsure = Les parties sans la chance ne disent pas si c’est l’un ou l’autre : { $games }.
beginning-rollouts = Les suites jouées de chaque premier jet, qui s’en remettent au jugement du réseau au bout de { $depth } tours, sont plus précises : { $known }.
beginning-known = { $game } { $worth }
beginning-axis = points par partie pour qui commence
beginning-plot = Ce que vaut le premier jet. En vert : l’intervalle exclut 0.
beginning-table = Points par partie pour qui jette le premier : sur des parties entières, la chance ôtée ; par suites jouées du meilleur coup de chaque premier jet ; et combien de parties ordinaires gagne celui qui commence. Pour un marqué, en jetons.
first-throws-title = { $game } : les premiers jets, exactement
first-throws = Rien ne se choisit à ce jeu, et il est résolu : voici ce que vaut chaque premier jet pour qui l’amène, en parties gagnées moins parties perdues.

## La durée

length-axis = jets dans une partie, des deux joueurs
length-plot = Combien durent les parties ; chaque colline est à l’échelle de sa propre hauteur.
length-table = Les jets sont ceux des deux joueurs. Des coups qui mènent à une même position n’en font qu’un ; s’en aller, au trictrac, en compte un de plus.

## Chance et adresse

luck-title = La chance
luck = La chance d’un jet est ce qu’il apporte au-delà de la moyenne de tous les jets qui pouvaient tomber, en points.
luck-table = Les dispersions sont des écarts types, en points par partie ; pour un marqué, en jetons. Les deux camps sont le même joueur, si bien que presque tout le résultat est de la chance ; ce qui reste est ce que le réseau n’a pas prévu.
luck-alone = { $game } : ce jeu n’est que chance ; son premier jet a une dispersion de { $spread } point, exactement.
skill-title = L’adresse
skill-widest = D’un joueur qui joue n’importe quel coup permis au plus fort niveau, il y a le plus de points Elo ici : { $widest }, { $most } ; le moins ici : { $narrowest }, { $least }. L’écart entre les niveaux inférieurs a été choisi, de cent points ou plus par degré ; la somme dit donc aussi quelque chose des niveaux.
skill-elo = L’Elo va par parties gagnées, quelle qu’en soit la longueur : une partie de trictrac est de douze trous.
skill-shut-out = { $random } a perdu toutes les parties contre { $novice } : { $games }. Ce degré-là est une borne inférieure, comme si une demi-partie avait été gagnée.
skill-axis = Elo, les degrés entre niveaux voisins mis bout à bout
skill-plot = D’un joueur qui joue n’importe quel coup permis (à gauche) au plus fort niveau (à droite).
skill-table = Elo ; les degrés entre niveaux sont ceux de <code>docs/bots.md</code>, où sont la commande et la graine de chacun ; quelques-uns viennent de parties sans la chance.
step = { $better } – { $worse }

## Ce que change chaque lecture

rulings = Chaque option de chaque jeu contre son choix par défaut : les mêmes joueurs, les mêmes dés, partie par partie. Un changement est tenu pour vu quand son intervalle à 95 % exclut 0. Des { $figures } chiffres des colonnes du début, des jets et de la valeur qui pouvaient changer, environ { $by-chance } sembleraient le faire par le seul hasard : les petits changements sont à lire en s’en souvenant. Chacun joue par le réseau des lectures les plus proches, de sorte qu’un changement est ce que la lecture fait à de tels joueurs, non à ceux qui ont grandi avec elle.
rulings-balance = <b>L’équilibre</b> (ce que vaut le début ; aux Dames rabattues, combien de fois gagne qui commence) change visiblement ici : { $rulings }.
rulings-length = <b>La durée ou la valeur</b> d’une partie changent visiblement ici : { $rulings }.
rulings-unseen = <b>Aucun changement n’a été vu</b>, dans les intervalles donnés plus bas, ici : { $rulings }.
rulings-same = <b>Pas une partie n’a tourné autrement</b> ici : { $rulings }. Ce que règlent ces lectures ne s’est pas présenté, ou n’a rien fait, dans aucune des parties.
rulings-none = nulle part
rulings-of-game = { $game } – { $rulings }
rulings-plot = Changement par rapport au choix par défaut. En vert : l’intervalle exclut 0.
rulings-default = tel quel
rulings-games = { $games } parties
rulings-games-without-luck = { $games } parties, { $lucky } sans la chance
rulings-refait = Marqués nuls et rejoués (refaits) : { $share }.
rulings-printed = Blanc étant placé comme l’imprime le document, il gagne { $points } point par partie, la chance ôtée.
rulings-first-line = La première ligne donne des chiffres, les autres des changements par rapport à elle.
rulings-changes = Changements.
unplayed-title = Options pour lesquelles aucune partie n’a été jouée
ruling = { $option } : { $value }
ruling-against = { $option } : <i>{ $value }</i>, et non <i>{ $default }</i>
ruling-preset = règles toutes prêtes : <i>{ $value }</i>

# Les options et leurs valeurs.
option-automatic-doubles = doubles automatiques
option-bar-first = rentrer d’abord
option-bear-off = sortie
value-bear-off-any = tout nombre suffisant
value-bear-off-exact = nombre exact
value-bear-off-exact-or-farthest = exact ou excédant
option-beavers = castors
option-bets = paris
option-binding = tables liées
option-bredouilles = bredouilles
value-bredouilles-two-or-four = deux ou quatre
value-bredouilles-two-to-five = de deux à cinq
option-claims = dés sans emploi
value-claims-auto = joués d’office
value-claims-unclaimed = à réclamer sans que nul réclame
option-crawford = Crawford
option-cube = videau
option-doubles = doublets
value-doubles-house = trois fois
value-doubles-modern = quatre fois
value-doubles-plain = deux fois
option-exit = sortie
value-exit-paris = de Paris
value-exit-provincial = de province
option-first-move = qui commence ensuite
option-first-roll = premier jet
value-first-roll-fresh = jeté à nouveau
value-first-roll-opening = celui d’ouverture
option-hit-tables = tables des dames battues
value-hit-tables-as-printed = comme imprimé
value-hit-tables-restored = rétablies
option-hole-limit = limite de trous
option-jacoby = Jacoby
option-marking = marque
option-old-jans = anciens jans
option-overflow = nombres excédants
value-overflow-as-printed = comme imprimé
value-overflow-both-inside = sauf deux en dedans
value-overflow-exceeding-only = eux seuls sortent
value-overflow-free = librement
value-overflow-strict = à la rigueur
option-pinned-home = dame bloquée
value-pinned-home-bears = les autres sortent
value-pinned-home-waits = on attend
option-players = joueurs
option-preset = règles toutes prêtes
value-preset-manuscript = le manuscrit
value-preset-modern = le backgammon moderne
option-queue-tokens = jetons de la queue
option-refait = refait
option-rotation = rotation
option-rounds = marqués
option-score = victoires multiples
value-score-document = d’après le document
value-score-manuscript = d’après le manuscrit
option-stakes = enjeu
value-stakes-double = double
value-stakes-quadruple = quadruple
value-stakes-simple = simple
option-start = position de départ
value-start-as-printed = comme imprimée
value-start-restored = rétablie
option-talon-counts = le talon compte
option-touch-move = dame touchée, dame jouée
option-triple = victoire triple
value-triple-as-printed = comme imprimé
value-triple-restored = rétablie

# Pourquoi aucune partie n’a été jouée pour une option.
why-automatic-doubles = Calculé : avec un double automatique, l’enjeu est en moyenne les 7/6 de ce qu’il était, et rien d’autre ne change.
why-beavers = Mesuré dans la section des décisions.
why-bets = Règle comment les marqués gagnés et perdus se soldent entre les camps à la fin ; ni parties entières ni comptes n’ont été joués ici.
why-crawford = Ne lie le videau que dans une partie d’un match ; aucun match n’a été joué ici.
why-cube = Mesuré dans la section des décisions.
why-first-move = Décide qui commence un marqué suivant. Ce que vaut de commencer un marqué est dans le tableau.
why-jacoby = Mesuré dans la section des décisions.
why-marking = Qui marque à la main tout ce qui est dû joue le même jeu ; ce qui diffère, c’est ce que l’on oublie : les écoles.
why-players = Un autre nombre de joueurs fait un autre jeu, non une autre lecture de celui-ci.
why-queue-tokens = Règle ce que le perdant d’un marqué met à la queue jusqu’à la fin ; ni parties entières ni comptes n’ont été joués ici.
why-refait = Ne règle que ce qu’un marqué refait ajoute au compte ; le marqué lui-même se joue de même. Combien il y en a est dans le tableau.
why-rotation = Dit dans quel ordre trois joueurs se rencontrent ; on a joué ici des marqués à deux.
why-rounds = Règle combien de marqués font une partie ; ce qu’est un marqué reste le même.
why-touch-move = Lie la main, non le choix d’un joueur qui connaît la règle avant de toucher une dame.

## S’en aller, le postillon, le videau

leaving-title = S’en aller
leaving = Après un trou on peut s’en aller : les points sont perdus, les dames se remettent au talon, et celui qui s’en va jette le premier. Un joueur qui en décide chaque fois, contre un autre qui n’en décide pas, les camps échangés sur les mêmes dés :
leaving-stays = un joueur qui tient toujours
leaving-leaves = un joueur qui s’en va toujours
leaving-left = { $game } : des trous après lesquels on peut s’en aller, on s’en va après { $share }, soit { $times } fois par partie.
courier-title = Le postillon
courier-first = Qui amène le premier son postillon au dernier quartier gagne { $wins } des parties, { $points } point par partie ; c’est celui qui a commencé dans { $began } des cas. Cela se fait au jet { $throw }, ceux des deux joueurs comptés.
courier-without = Sans la règle du postillon, la durée d’une partie change de { $length } jets, sa valeur de { $worth } point, les coups d’un jet de { $plays } ; la part des parties que gagne qui commence change de { $share }. Le réseau n’avait jamais joué sans postillon : c’est donc ce que fait la règle à des joueurs qui y sont accoutumés.
cube-title = Le videau
cube = Le backgammon moderne, joué aux points. Les deux camps doublent et acceptent par la formule de Janowski d’après les chances que donne le réseau, comme font les niveaux au-dessous de { $master } ; les coups ne regardent pas le videau.
cube-without = sans videau
cube-with = avec le videau
cube-jacoby = videau, Jacoby
cube-beavers = videau, castors
cube-right = Qui peut doubler contre qui ne double jamais gagne { $points } point par partie : c’est ce que vaut le videau à qui s’en sert seul.
cube-change-jacoby = Jacoby change la valeur d’une partie de { $worth } point et sa durée de { $length } jets.
cube-change-beavers = Les castors en changent la valeur de { $worth } point ; il faut, pour un castor, deux avis sur une position, et les deux joueurs ont ici le même.

## Les jans

jans-throw = Un jet rapporte en moyenne { $points } point, ceux des deux joueurs pris ensemble ; { $nothing } des jets ne rapportent rien à personne.
jans-top = Ce qui rapporte le plus, { $share } de tous les points : { $jans }.
jans-rare = Moins d’une fois en dix parties : { $jans }.
jans-never = Jamais vu en { $games } parties : { $jans }.
jans-axis = points par partie, des deux joueurs ensemble
jans-plot = Ce que rapporte chaque jan. En ocre : ce que marque l’adversaire de qui a jeté.
jans-table = Tout ce que vaut un jet avant d’être joué. Les anciens jans de T-36 viennent d’autant de parties sous cette lecture.
jan-old = { $jan } (ancien)
by-thrower = qui a jeté
by-other = l’adversaire
jan-two-tables = jan de deux tables
jan-mezeas = jan de mézéas
jan-six-tables = jan de six tables
jan-rencontre = jan de rencontre
jan-true-hit-small = battue à vrai, petit jan
jan-true-hit-big = battue à vrai, grand jan
jan-corner-hit = coin battu
jan-fill-small = petit jan rempli
jan-fill-big = grand jan rempli
jan-fill-return = jan de retour rempli
jan-conserve-small = petit jan conservé
jan-conserve-big = grand jan conservé
jan-conserve-return = jan de retour conservé
jan-exit = sortie
jan-pile = pile de misère
jan-conserve-pile = pile de misère conservée
jan-false-hit-small = battue à faux, petit jan
jan-false-hit-big = battue à faux, grand jan
jan-margot = Margot la fendue
jan-contre-two-tables = contre-jan de deux tables
jan-contre-mezeas = contre-jan de mézéas
jan-helpless = jan qui ne peut

## Les premiers coups

openings = Des deux coups qui paraissent les meilleurs à deux coups d’avance, on a joué les suites, en ôtant à mesure la chance des dés, pendant { $depth } tours ; le réseau a jugé de ce qui restait. À chaque ligne : le jet, le meilleur coup, ce qu’il vaut à qui le fait, et de combien le second est en retrait. Où cet intervalle atteint 0, on n’a pu les départager. Les flèches sont numérotées sur le chemin de celui qui joue.
openings-trials = { $trials } suites par coup. Pour { $close } des { $throws } jets, on n’a pu départager les deux coups.
openings-played = Le jet qui décide du début est joué : le premier n’est donc jamais un doublet.
no-other = aucun autre

## Les positions

positions = Comptées exactement, chacune avec l’un ou l’autre joueur au jet. Ce sont les arrangements que permettent les règles sur ce qui peut se tenir ensemble ; à combien d’entre eux une partie peut arriver, nul ne le sait. Pour le backgammon, c’est le nombre que d’autres ont trouvé, { $known }, moins celui où les deux auraient gagné, et doublé.
counted-unstacked = paires des { $states } états où peut être un joueur, sauf que les deux aient fini
counted-garanguet = les dames des deux joueurs sur des flèches à eux ou sorties, sauf que les deux aient fini
counted-trictrac = de même ; aucune dame seule à son coin de repos, aucune à celui de l’autre ; points, trous et pavillons non comptés
counted-backgammon = les dames des deux joueurs sur des flèches à eux, sur la barre ou sorties, sauf que les deux aient fini
counted-jacquet-de-versailles = de même ; le postillon et les flèches qu’on peut doubler en laissent moins, et n’ont pas été comptés

## Comment ce rapport a été fait

made = <code>make report</code> fait ce rapport des données de <code>report/data</code>, <code>make report-measure</code> mesure tout à nouveau, et dix fois plus avec <code>REPORT="--times 10"</code>. La partie <i>k</i> d’une graine a les mêmes dés, quel que soit le nombre de processus qui se partagent le travail. Le joueur est { -player } ; les lectures qui n’ont pas de réseau à elles sont jouées par celui du même jeu dont les lectures diffèrent le moins.
budget-games = parties : { $n }
budget-lucky = parties sans la chance : { $n }
budget-lucky-garanguet = celles du Garanguet : { $n }
budget-unstacked = parties de Dames rabattues : { $n }
budget-pairs = paires de parties : { $n }
budget-trials = suites par coup : { $n }
budget-trials-garanguet = celles du Garanguet : { $n }
budget-rolls = premiers jets : { $n }
budget-candidates = coups par jet : { $n }
budget-leaving = parties pour s’en aller : { $n }
budget-courier = pour le postillon : { $n }
budget-cube = pour le videau : { $n }
