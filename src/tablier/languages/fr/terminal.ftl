### Ce que dit la ligne de commande : à une table, des jeux et des feuilles, et d’elle-même.

## Avant de lire une ligne

first-words = Tapez « help » pour les commandes ; Tab montre ce qui est permis ; « quit » garde la partie.
enter-confirms = Entrée valide, « undo » reprend.
enter-next-game = Entrée commence la partie suivante.
enter-next-round = Entrée commence le marqué suivant.
enter-draws-lots = Entrée tire au sort ; « lots NOM NOM » dit ce que le sort a désigné.
enter-casts = { PERSON($who) ->
    [you] Entrée jette les dés, que vous pouvez arrêter avant qu’on les voie.
   *[named] Entrée jette les dés, que peut arrêter { $who } avant qu’on les voie.
}
enter-the-dice = Entrez les dés jetés, ou « throw » pour que le programme les jette.
enter-a-die-each = Entrez le dé de Blanc et celui de Noir, ou « throw » pour que le programme les jette.
enter-throws = Entrée jette les dés.
enter-goes-on = Entrée continue.
your-24-to-19 = Ce sont vos flèches 24 à 19, dans cet ordre.
type-your-play = Tapez votre coup.
so-many-plays = { $n ->
    [one] Il y a { $n } coup permis.
   *[other] Il y a { $n } coups permis.
}
one-legal-play = Il n’y a qu’un coup permis : { $play }. Entrée le joue.
one-possible-play = Il n’y a qu’un coup possible : { $play }. Entrée le joue.
nothing-can-be-played = Rien ne peut se jouer.

## Ce qu’on peut faire avant de jeter les dés

before-double = Avant cela, « double » offre le double.
before-claim = Avant cela, « claim » et un nombre prend un dé dont l’autre n’a pu se servir.
before-mark = Avant cela, « mark » marque ce que le coup de l’autre vous a donné, et « school » réclame une école si vous en voyez une.
before-open-mark = { $points ->
    [one] Avant cela, « mark » corrige le point que vous avez marqué, et « school » réclame une école.
   *[other] Avant cela, « mark » corrige les { $points } points que vous avez marqués, et « school » réclame une école.
}

## Comment on répond à la table

answer-answer = Tapez « take » (accepter) ou « drop » (refuser).
answer-claim = Tapez « claim » et un dé, ou « waive » pour ne rien réclamer.
answer-break = Tapez « break » et une flèche de 1 à 6.
answer-mark = Tapez « mark » et les points que vaut votre coup ; « mark 0 » pour rien.
answer-stay = Tapez « stay » (tenir) ou « leave » (s’en aller).
answer-agree = Tapez « agree » (consentir), ou réclamez d’abord une école.
answer-accused = Tapez « accept » (accepter) ou « contest » (contester).
answer-persist = Tapez « withdraw » (retirer) ou « persist » (persister).

## Ce qui a été tapé

nothing-to-do = { $line } n’est rien qu’on puisse faire maintenant ; « help » dit ce qui se peut.
choose-play = Il y a le choix : tapez un coup ou un pas ; « plays » en donne la liste.
enter-dice = Entrez les dés, comme 6-5, ou « throw » pour que le programme les jette.
two-dice = Entrez deux dés, celui de Blanc et celui de Noir, comme 5-3.
typed-so = Cela se tape ainsi : { $usage }
say-who = Dites d’abord qui le fait, { $names }, ainsi : { $example }
no-player = { $word } n’est aucun de { $names }.
which-step = Dites quel pas, ainsi : why 12/17
may-be-next = { $play } peut se jouer maintenant.
is-legal = { $play } est un coup permis.
is-possible = { $play } est un coup possible.
not-the-whole = { $play } peut se jouer, mais n’est pas tout le coup. { $why }
legal-plays = { $n ->
    [one] { $n } coup permis de { $dice } :
   *[other] { $n } coups permis de { $dice } :
}
possible-plays = { $n ->
    [one] { $n } coup possible de { $dice } :
   *[other] { $n } coups possibles de { $dice } :
}
more-plays = { $n ->
    [one] … et encore { $n } ; « plays all » les donne tous.
   *[other] … et encore { $n } ; « plays all » les donne tous.
}
how-to-read-clause = « rules » et un numéro, comme « rules C-2 », montre une clause.
clause-hint = « rules { $clause } » montre cette clause.
how-plays-are-told = Les coups se disent sur le chemin de qui les joue ; [ ] marque où sont arrivées les dames { SOUND($who) ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}.
program-throws-here = Ici le programme jette les dés ; tapez d’abord « hand » pour entrer ceux d’un vrai tablier.
dice-by-hand = Les dés s’entrent à la main, ainsi : 6-5.
dice-by-program = Le programme jette les dés.
no-account = On ne tient de compte que dans la partie à écrire, trictrac-a-ecrire.

## Les commandes à une table

how-to-play = Un coup se tape entier ({ $example }) ou pas à pas, avec les nombres autour du tablier. Tab montre ce qui est permis. Entrée jette les dés, valide, ou joue le seul coup.
notation-race = bar/4 rentre, 22/off sort, 1/7/13 ou 1/13 est une dame qui va plus loin.
notation-trictrac = Vous allez de votre talon, 1, jusqu’à 24. 1/7/12 ou 1/12 est une dame qui va plus loin, 22/off sort.
how-it-plays-itself = Chaque coup se joue de lui-même : Entrée jette les dés, et l’emploi de chacun est dit.
words-typed = Ces mots sont les mêmes dans toutes les langues.

command-undo = reprendre le dernier pas, ou tout ce coup
command-plays = donner la liste des coups permis
command-why = dire pourquoi un pas ou un coup est refusé ; seul, au Trictrac : le dernier coup de dés
command-rules = donner la liste des clauses, ou en montrer une
command-throw = jeter les dés, ou entrer ceux qu’on a jetés
command-hand = entrer les dés à la main, ou laisser le programme les jeter
command-lots = tirer au sort qui s’assied d’abord, ou dire qui : ○, puis ●
command-account = montrer le compte, ou l’écrire sur une page à imprimer
command-board = montrer encore le tablier
command-id = montrer la position en une ligne de texte
command-save = enregistrer la feuille
command-help = montrer cette liste
command-quit = s’arrêter ; la partie est gardée et peut se reprendre

act-void = le coup est nul et se rejette
act-stay = après un trou : tenir, garder les points de reste et continuer
act-leave = après un trou : s’en aller, perdre tous les points, remettre les dames aux talons et jeter d’abord
act-mark = marquer votre coup avant de le jouer, ce que l’autre vous donne avant de jeter ; marquer de nouveau corrige jusque-là. Tout point de trop peut vous être réclamé aussitôt, tout point oublié ensuite. Les trous se fichent d’eux-mêmes, à moins que vous ne disiez combien
act-school = réclamer que l’autre a marqué tant de points de moins (little) ou de trop (much) : vous les marquez s’il l’accepte ; il les marque si c’est faux et que vous le retirez ; le double à qui a raison si vous persistez
act-demand = faire corriger ce que l’autre a marqué ; cela ne vous rapporte rien
act-accept = accepter l’école : l’autre la marque, juste ou non
act-contest = contester l’école : si elle est juste et que l’autre persiste, elle vous coûte le double
act-withdraw = retirer votre réclamation : l’autre la marque
act-persist = laisser l’arbitre décider : le double à vous si vous avez raison, sinon à l’autre
act-agree = consentir à ce que l’autre s’en aille, ou à la fin ; plus de réclamation après
act-stand = relever la fausse case de l’autre et la laisser : vous marquez ce qui avait été marqué pour elle et non fait
act-replace = relever la fausse case de l’autre et faire jouer ainsi à la place, avec une dame touchée
act-advise = conseiller ceux qui jouent, quand on est hors du jeu
act-abandon = rompre une partie à écrire, tous d’accord : on règle les marqués gagnés jusque-là
act-play_on = continuer tout de même
act-double = offrir le double, avant de jeter les dés
act-take = accepter le double
act-beaver = accepter le double et redoubler aussitôt
act-drop = refuser le double et perdre la partie
act-claim = prendre un dé dont l’adversaire n’a pu se servir
act-waive = ne plus rien réclamer, et laisser aller le coup de l’autre
act-break = désigner la flèche à rompre de tables liées
act-touch = toucher une dame, qui doit alors être jouée
act-adjust = dire « J’adoube » avant de toucher des dames
act-resign = abandonner la partie
act-next = commencer la partie suivante du match

## S’asseoir

which-game = Quel jeu ?
how-many = Combien jouent ?
against-whom = Contre qui ?
from-to = { $first } à { $last } [{ $default }] :
none-of-them = { $answer } n’est aucun d’eux ; tapez un nombre, ou q pour partir.
opponent-greedy = un robot simple, sans réseau
opponent-random = un robot qui joue tout ce qui est permis
opponent-nobody = on joue tour à tour à ce clavier
players-two = deux, l’un contre l’autre
players-three = trois, tour à tour ; l’un est hors du jeu
players-four = quatre, en deux équipes de deux
nothing-begun = Rien n’a été commencé.
no-cube = Il n’y a pas de dé doubleur dans ce jeu : { $game }.
no-bots = À { $n } joueurs on ne joue qu’entre personnes : --against nobody.
too-many-names = { $n } noms, c’est plus qu’il n’y a de personnes.
no-sheet = Une feuille montre le compte de la partie à écrire, trictrac-a-ecrire.
resume-alone = --resume reprend la table telle qu’elle est sur la feuille : jeu, règles, match, graine et noms.
no-game-kept = Aucune partie n’a encore été gardée.
nothing-to-resume = Il n’y a pas de fichier { $path } à reprendre.
not-resumed = { $path } ne peut se reprendre : { $why } « tablier replay » montre ce qui peut se lire.
preparing = On prépare { $what } (environ { $seconds } s, une seule fois) …
preparing-more = On prépare ce qui n’a pas encore servi (quelques secondes, une seule fois) …
part-game = { $game } pour sa première partie
part-playouts = { $game } pour la simulation
part-bot = le robot pour { $game }
part-network = le réseau et les tables pour { $game }

## Garder et partir

saved = Enregistré dans { $path }.
no-overwriting = existe déjà et n’est pas la feuille d’une partie
did-not-work = Cela n’a pas marché : { $reason }.
not-saved = La partie n’a pu être enregistrée : { $reason }.
not-saved-meanwhile = La partie ne peut être enregistrée à mesure : { $reason }.
sheet-is-in = Le compte est dans { $path }.
sheet-not-written = Le compte n’a pu être écrit : { $reason }.
record-is-in = La feuille est dans { $path } ; « tablier replay » la montre.
kept-in = La partie est gardée dans { $path }
how-to-resume = Pour la reprendre : { $command }
until-next-time = À la prochaine fois.
input-ended = Il n’y a plus rien à lire.
interrupted = Interrompu.

## Positions et feuilles

to-throw = { PERSON($who) ->
    [you] À vous de jeter les dés.
   *[named] À { $who } de jeter les dés.
}
has-won = { PERSON($who) ->
    [you] Vous avez gagné.
   *[named] { $who } a gagné.
}
left-out = { $path } : { $what }.
converted = Le match est dans { $path }.
picture-is-in = L’image est dans { $path }.
over-in-that-position = Dans cette position la partie est finie.
so-many-listed = { $n } coups sur { $of } sont donnés ; --limit 0 les donne tous, --count les compte seulement.
last-turn-shown = { $n ->
    [one] La feuille a { $n } tour ; le dernier est montré.
   *[other] La feuille a { $n } tours ; le dernier est montré.
}
turn-of = Tour { $at } sur { $of } [Entrée avance, b recule, un nombre, q quitte] :
fault = { $source } : { $why }

## Si les dés étaient honnêtes

nothing-thrown = Rien n’a encore été jeté.
secret-kept = Le secret est celui qui fut promis avant le premier jet.
secret-not-kept = Le secret N’EST PAS celui qui fut promis avant le premier jet : son empreinte n’est pas celle de la promesse.
not-as-sealed = Le nombre de la place { $seat } N’EST PAS celui qui avait été scellé.
throws-follow = { $n ->
    [one] Le seul jet découle de lui et des nombres des joueurs.
   *[other] Les { $n } jets découlent tous de lui et des nombres des joueurs.
}
throw-differs = L’événement { NUMBER($event, useGrouping: 0) } a { $found }, là où le secret et les nombres donnent { $expected }.
first-scheme =
    Ces dés sont de la première façon, qui laisse à qui connaît le secret deux moyens de les diriger :
    ajouter des événements qui ne changent rien jusqu’à ce qu’un jet convienne, et choisir un nombre en dernier.
promise-is-yours = La promesse est celle qu’on vous a faite.
promise-is-not-yours = La promesse N’EST PAS celle qu’on vous a faite.
seed-is-there = Le nombre { $seed } est celui de la place { $seat }.
seed-is-not-there = Le nombre { $seed } N’EST PAS de ceux dont ces dés sont faits.

## Règles et réglages

column-page = page
column-title = titre
column-year = année
column-clauses = clauses
clauses-from-to = { $first } à { $last }
how-to-read-rules = « tablier rules garanguet » montre une page, « tablier rules G-7 » une clause.
clause-elsewhere = { $clause } n’est pas une clause de la page « { $page } » ; elle est sur la page « { $there } » : { $command }
options-of = { $game } : réglages
default-value = { $value } (d’ordinaire)
a-number = un nombre
any-from-to = Tout nombre de { $first } à { $last }.
choose-with = Pour choisir : { $command }

## Chiffres

percent = { $figure } %
points = points
tokens = jetons
holes = trous
games = parties
rounds = marqués
pairs = paires
trials = essais
no-such-problem = Il n’y a pas de problème { $n } : ils vont de 1 à { $of }.
other-problems = { $path } contient autre chose que le début de ces problèmes.
problems = problèmes
seconds = secondes
solving = résolution
column-play = coup
column-natural = naturel
column-cost = coût
column-best = meilleur
column-throw = jet
column-position = position
column-missed = manqué
column-wins = gagnées
chance-win = gagner
chance-double = double
chance-triple = triple
chance-lose-double = perdre double
chance-lose-triple = perdre triple
source-exact = exact
source-rollout = essais
source-two-ply = deux coups
to-play = { $game } : à { $who } de jouer { $dice }
nearest-network = Jugé par le réseau de { $game }, le plus proche : ce jeu n’en a pas à lui.
random-games = { $n ->
    [one] { $game } : { $n } partie au hasard, graine { $seed }
   *[other] { $game } : { $n } parties au hasard, graine { $seed }
}
stopped-before = { $n ->
    [one] Arrêté avant que { $n } fût jouée.
   *[other] Arrêté avant que les { $n } fussent jouées.
}
wins = { $who } gagne
wins-between = (95 % entre { $low } et { $high } ; { $n })
drawn = nulles ou inachevées  { $n }
worth-share = { $points } : { $share }
points-a-game = points par partie  { $mean }  ({ $shares })
turns-a-game = tours par partie   { $mean }  (de { $least } à { $most })
not-solved = Un seul jeu est résolu : { $solved }, et non { $game }.
beginner-wins = { $game } : qui commence gagne { $share } de toutes les parties.
thrower-wins = { $game } : { $who }, qui va jeter les dés, gagne { $share } de toutes les parties.
throws-to-come = En moyenne, { $mean } jets sont encore à venir.
other-game = La position est de { $found }, et non de { $asked }.

## Les robots au travail

arena-of = { $unit ->
    [round] { $game } : dés appariés, graine { $seed } ; moyennes d’un marqué, intervalles à 95 %
   *[game] { $game } : dés appariés, graine { $seed } ; moyennes d’une partie, intervalles à 95 %
}
arena-without-luck = { $unit ->
    [round] { $game } : dés appariés, leur chance ôtée, graine { $seed } ; moyennes d’un marqué, intervalles à 95 %
   *[game] { $game } : dés appariés, leur chance ôtée, graine { $seed } ; moyennes d’une partie, intervalles à 95 %
}
elo-together = Elo de toutes les parties ensemble : { $ratings }
elo-above = { $game } : Elo au-dessus de { $anchor }
games-written = { $n ->
    [one] { $n } partie de { $game } : { $first }.
   *[other] { $n } parties de { $game }, de { $first } à { $last }.
}
lacking = Il y faut plus que la bibliothèque : { $command } ({ $missing } manque).
no-torch = L’apprentissage a besoin de PyTorch : { $command } ({ $missing } manque).
wrong-network = Un réseau qui lit { $found } ne va pas avec un autre qui lit { $needed }.
learning = { $seconds } s  { $games } parties  { $judged } M positions jugées  perte { $loss }  écart { $gap }
learning-size = { $size } : { $told }
trained = { $games ->
    [one] { $path } : { $games } partie en { $seconds } s.
   *[other] { $path } : { $games } parties en { $seconds } s.
}
duel = { $n ->
    [one] Contre { $against } : { $margin } par partie, { $n } partie.
   *[other] Contre { $against } : { $margin } par partie, { $n } parties.
}
bad-recipe = { $setting } n’est pas un réglage comme rate=0.001.
learning-of = { $game } : apprentissage
off-a-turn-ahead = { $unit } d’écart un tour plus loin

## Le salon

salon-open = Le salon est ouvert à { $address }  (Ctrl-C le ferme)
salon-preparing = Les jeux se préparent à l’arrière-plan, environ une minute ; cela ne se fait qu’une fois.
port-taken = { $reason } ; un autre port, disons { $port }, est peut-être libre : --port { $port }

## Une commande qui n’a pas été comprise

misused = { $what } « { $command } --help » l’explique.
bad-value = { $name } ne peut être « { $value } » : { $allowed }.
one-of = c’est { $words }
at-least = c’est un nombre à partir de { $least }
between = c’est un nombre de { $least } à { $most }
readable-file = il n’y a pas de tel fichier, ou il ne peut se lire
file = ce n’est pas un fichier où l’on puisse écrire
folder = ce n’est pas un dossier où l’on puisse écrire
no-such-command = Il n’y a pas de commande « { $name } ».
no-such-option = Il n’y a pas d’option « { $name } ».
missing-argument = Il manque un argument : { $name }.
missing-option = Il manque une option : { $name }.
option-lacks-value = À l’option { $name } il faut une valeur.
too-many-words = C’est trop : { $words }.
record-or-example = Nommez une feuille, ou un exemple avec --example.

## Aide

usage = Usage :
usage-command = COMMANDE …
options = Options :
commands = Commandes :
examples = Exemples :

value-n = N
value-lengths = LONGUEURS
value-name = NOM
value-setting = NOM=VALEUR
value-file = FICHIER
value-folder = DOSSIER
value-position = POSITION
value-roll = JET
value-dice = DÉS
value-die = DÉ
value-point = FLÈCHE
value-points = POINTS
value-holes = TROUS
value-step = PAS
value-play = COUP
value-advice = TEXTE
value-clause = CLAUSE
value-game = JEU
value-subject = JEU
value-record = FEUILLE
value-bot = ROBOT
value-bots = ROBOT
value-opponent = QUI
value-address = ADRESSE
value-addresses = ADRESSES
value-url = URL
value-seed = NOMBRE
value-hash = EMPREINTE
value-table = TABLE
value-days = JOURS
value-token = JETON
value-text = TEXTE
value-sentence = PHRASE
value-date = DATE
value-revision = RÉVISION

help-tablier =
    Les jeux de tables oubliés, avec un arbitre qui explique. Sans commande, on choisit un jeu et l’on joue.

    Codes de sortie : 0 tout va bien ; 1 ce dont il s’agit est mauvais (un coup défendu, une position impossible, une feuille abîmée) ; 2 la commande n’a pas été comprise.
about-play = Jouer une partie.
help-play =
    Jouer une partie ; sans JEU, on en choisit un.

    Tapez un coup entier (1/7 12/17) ou pas à pas ; Tab montre ce qui est permis ; « help » donne les autres commandes, qui sont les mêmes dans toutes les langues. La partie est gardée à mesure : arrêtez quand vous voulez, et reprenez plus tard avec --resume.
about-serve = Jouer dans le navigateur.
help-serve =
    Ouvrir le salon : tous les jeux dans le navigateur, contre des robots, un ami par un lien, ou à deux devant un écran.

    Toute option peut aussi venir de l’environnement : TABLIER_HOST, TABLIER_PORT, TABLIER_DATABASE, TABLIER_LOG_LEVEL, TABLIER_PROXIES.
about-admin = S’occuper d’un salon : tables, personnes, copies de tout.
help-admin = Ce que fait qui tient un salon avec sa base de données, même pendant que des serveurs s’en servent. Rien n’est effacé ni remplacé sans une seconde demande, ou --yes.
about-worker = Faire les analyses qu’un salon attend, et réfléchir pour ses robots.
help-worker =
    Faire les analyses qu’un salon attend, et réfléchir pour ses robots si sa base de données est PostgreSQL, sur cette machine ou sur d’autres : il ne faut que cette base, et le --bus de ses serveurs s’ils en ont un. Plusieurs peuvent y travailler ; ce que l’un laisse, un autre le reprend.

    Un salon fait aussi des analyses lui-même, à moins qu’on ne le lui défende : TABLIER_REVIEW_PROCESSES=0 tablier serve.
about-rules = Montrer les règles d’un jeu, ou une clause.
help-rules = Montrer les règles d’un jeu, ou l’une de leurs clauses.
about-options = Donner les réglages qu’une table peut choisir.
help-options = Donner la liste des réglages qu’une table de JEU peut choisir.
about-show = Dessiner une position.
help-show = Dessiner le tablier d’une position.
about-plays = Donner les coups permis d’un jet.
help-plays = Donner les coups permis de JET et les positions où ils mènent. JET est 6-5, 65 ou "6 6 5".
about-analyse = Juger les coups d’un jet, ou le double.
help-analyse =
    Juger les coups de JET : ce que chacun vaut en points, sans le dé doubleur, et les chances qui le font.

    Là où les tables de la sortie savent, il est dit « exact ». Les essais continuent la partie, la chance des dés ôtée, et viennent avec leur erreur type.

    Sans JET c’est le double qui est jugé : faut-il doubler, et prendre, avec --cube, --owner, --match et --score. Ce qu’un jet laisse encore à décider est jugé aussi : tenir ou s’en aller, que marquer, quelle flèche de tables liées rompre.
about-review = Comment des matchs furent joués, décision par décision.
help-review = Ce que valait chaque décision des matchs de FICHIER… : ce qu’elle coûta, ce qui valait mieux, et quelle fut la chance aux dés. Plusieurs fichiers donnent un bilan de tous par nom. Voir docs/review.md.
about-problems = Des positions au meilleur coup facile à manquer.
help-problems =
    Des positions où un coup est nettement le meilleur et échappe aux règles simples, vérifiées en jouant la suite.

    Ceux du programme sont listés, montrés ou posés ; si l’on dit combien, autant sont cherchés dans des parties que le programme joue contre lui-même, les mêmes pour la même graine, quel que soit le nombre de processus. La difficulté est le nombre des cinq niveaux qui le manquent.
about-replay = Montrer une partie d’après sa feuille.
help-replay =
    Montrer une partie d’après sa feuille, tour par tour, et le tablier à la fin.

    D’une feuille abîmée, tout ce qui précède le dommage est montré ; le code de sortie est alors 1.
about-convert = Écrire un match dans un autre format.
help-convert =
    Écrire RECORD dans FILE, au format que dit la fin de son nom : .tab ou .txt pour une feuille des nôtres, .json, et pour le Backgammon moderne .mat (texte de match) ou .sgf, comme les écrit GNU Backgammon.

    Ce qu’un format ne peut dire est nommé et omis. Tous se lisent partout où se lit une feuille.
about-verify = Prouver que les dés d’une feuille étaient honnêtes.
help-verify =
    Recalculer les dés d’un match joué au salon, d’après ce qui fut dit de son secret et les nombres des joueurs.

    Votre nombre et la promesse qu’on vous a faite sont sur la page de la table ; avec eux, personne ne peut avoir remplacé la feuille. Le code de sortie est 1 si quelque chose n’est pas comme promis, ou si la feuille ne porte pas ce qu’il faut.
about-simulate = Jouer des parties au hasard et compter.
help-simulate = Jouer au hasard des parties de JEU et compter qui gagne, combien, et en combien de temps.
about-arena = Faire jouer des robots entre eux.
help-arena =
    Faire jouer à chaque deux des robots des paires de parties : les mêmes dés, les côtés échangés. Les robots sont { $bots }.

    Sans la chance, on ôte ce que chaque jet apporte de plus que la moyenne de tous les jets, au jugement du réseau du jeu. En moyenne cela ne fait rien, et les intervalles sont ceux de plus de parties, pour de bons joueurs de bien davantage.
about-selfplay = Faire jouer un robot contre lui-même.
help-selfplay = Faire jouer ROBOT à JEU contre lui-même et écrire la feuille de chaque partie, nommée d’après sa graine, dans un dossier.
about-train = Former un réseau en le faisant jouer.
help-train = Former un réseau pour JEU en le faisant jouer contre lui-même. Il y faut PyTorch, et numba-cuda pour une carte.
about-solve = Les chances exactes aux Dames rabattues.
help-solve = Les chances exactes aux Dames rabattues, depuis le début ou depuis POSITION.

example-choose = choisir un jeu
example-bot = jouer contre un robot
example-clause = lire une clause
example-lang = en français
example-referee = arbitrer un vrai tablier
example-manual = marquer soi-même, gare aux écoles
example-pages = les pages
example-page = toute une page
example-problems = ceux du programme, en liste
example-clause-of = une clause ; « rules G-7 » aussi

option-help = Montrer cette aide et s’arrêter.
option-version = Montrer la version et s’arrêter.
option-lang = La langue [celle de LANG] ; ce qu’on tape reste le même.
option-json = Écrire en JSON, pour d’autres programmes.
option-json-records = Les écrire en JSON.
option-ruling = Un réglage ; voir « tablier options JEU ».
option-preset = Un ensemble de réglages, comme modern.
option-against = L’adversaire : un robot [greedy], ou nobody : on joue à deux.
option-side = Votre côté contre un robot [white].
option-name = Votre nom ; encore pour les autres au clavier.
option-match = En combien de points [1] ; 0 : sans fin.
option-seed-again = Répéter les dés de cette graine.
option-seed-games = Répéter les parties de cette graine.
option-seed-trials = Les dés des essais.
option-seed-first = Les dés de la première partie.
option-seed-training = Des poids, des dés et de l’apprentissage.
option-hand = Entrer les dés à la main, pour jouer sur un vrai tablier.
option-cube = Jouer avec le dé doubleur (Backgammon) ; sans fin, sauf si --match dit autrement.
option-first = Qui commence, au lieu d’en laisser décider les dés.
option-start = Commencer à une position.
option-resume = Reprendre une partie gardée ; seul, la dernière.
option-save = Garder la feuille dans ce fichier (JSON s’il finit en .json).
option-sheet = Écrire le compte d’une partie à écrire sur cette page (HTML).
option-host = Où écouter [127.0.0.1] ; 0.0.0.0 laisse entrer les autres.
option-port = Sur quel port [8080] ; 0 : n’importe lequel de libre.
option-database = Où garder les tables [un fichier à vous] ; aussi postgresql://…
option-workers = Combien de serveurs se partagent l’adresse ; plus d’un demande PostgreSQL. [1]
option-bus = Un Redis par lequel plusieurs serveurs s’entendent (redis://…). [PostgreSQL lui-même]
option-open = Ouvrir le navigateur [s’il y a un écran].
option-log-level = Combien noter au journal [info ; warning à un terminal].
option-behind-proxy = Mandataires dont X-Forwarded-For est cru [aucun].
option-viewer = Qui est assis en bas.
option-svg = Dessiner aussi une image dans ce fichier.
option-svg-ratings = Dessiner aussi le classement dans ce fichier.
option-svg-curve = Dessiner aussi la courbe d’apprentissage dans ce fichier.
option-count = Dire seulement combien il y en a.
option-limit = En donner tant au plus ; 0 : tous.
option-plays = Combien de coups, le meilleur d’abord.
option-trials = Continuer chacun tant de fois ; 0 : juger à deux coups.
option-number = Trouver tant de problèmes ; sinon ceux du programme.
option-depth = Tours joués à chaque essai.
option-cube-at = Ce que montre le dé doubleur : sans coup, faut-il doubler, et prendre.
option-owner = Qui possède le dé doubleur.
option-score = Les points de Blanc et de Noir dans le match, comme 2-3.
option-review-depth = Avec quel soin regarder.
option-html = Écrire dans ce fichier une page à lire, à garder ou à imprimer.
option-save-verdicts = Écrire dans ce fichier la feuille avec ses jugements.
option-jobs = Combien de processus ; 0 : tous les cœurs.
option-threads = Combien de fils ; 0 : tous les cœurs.
option-ray = Répartir le travail sur une grappe Ray ; « local » en ouvre une ici.
option-example = Une partie que les pages des règles racontent, comme soumille-1.
option-at = Montrer le tablier après le tour N ; 0 est le début.
option-step = La parcourir : Entrée avance, b recule, un nombre y mène, q quitte.
option-boards = Dessiner le tablier après chaque tour.
option-mine = Un nombre que vous avez donné : dire s’il est dans ces dés.
option-promise = Ce qu’on vous a promis avant la partie : dire si c’est tenu.
option-games = Combien de parties.
option-pairs = Paires de parties pour chaque deux.
option-without-luck = Ôter des résultats la chance des dés.
option-out-records = Où écrire les feuilles ; il faut le dire.
option-try = Les poser l’un après l’autre.
option-show-problem = En montrer un, avec sa réponse.
option-out-problems = Garder les problèmes dans un fichier, ou y continuer.
option-out-network = Où écrire le réseau ; il faut le dire.
option-seconds = Combien de temps former.
option-device = Où former.
option-scale = Une recette plus petite, pour essayer.
option-begin = Continuer à partir de ce réseau.
option-copy = Faire apprendre à de plus petits réseaux ce que pense celui-ci, au lieu de jouer eux-mêmes.
option-size = Combien de couches de combien d’unités a une copie ; plusieurs apprennent ensemble [2x256].
option-as-scout = Écrire le réseau copié, avec la copie pour éclaireur.
option-lists = Avec --as-scout : combien de réponses à un coup le réseau juge après l'éclaireur, et combien à la troisième lecture.
option-recipe = S’écarter de la recette ; « 1. » est sa première étape.
option-against-network = Jouer ensuite contre ce réseau, sur la même machine.
option-pairs-against = Paires de parties contre lui.
