### La partie à écrire : ses marqués, son compte, et ce qu’on y refuse.

## Le compte sur le papier

player = Joueur { $number }
side = { $names }
headline-final = Compte final de { $rounds } marqués à { $players } joueurs
headline-after-so-far =
    Compte après { $played ->
        [one] { $played } marqué
       *[other] { $played } marqués
    } sur { $rounds }, à { $players } joueurs
headline-after-broken-off =
    Compte final après { $played ->
        [one] { $played } marqué
       *[other] { $played } marqués
    } sur { $rounds }, à { $players } joueurs, la partie rompue d’un commun accord
caption-rounds = Les marqués
caption-bets = Les paris
caption-account = Le compte
head-number = n°
head-winner = gagnant
head-loser = perdant
head-holes = trous
head-bredouille = bredouille
head-replays = refaits
head-tokens = jetons
head-idle = hors du jeu
head-rounds = marqués
head-consolations = consolations
head-queue = queue
head-bets = paris
head-total = total
bredouille-small = petite
bredouille-big = grande
bet =
    { $winner } : { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    } sur { $played ->
        [one] { $played } marqué
       *[other] { $played } marqués
    } contre { $loser }, soit { $beyond } au-delà du contingent de { $contingent } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
bet-by-losses =
    { $winner } a perdu { $winner-lost ->
        [one] { $winner-lost } marqué
       *[other] { $winner-lost } marqués
    } et { $loser } { $loser-lost }, le contingent étant de { $contingent } : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
pot-left =
    Reste au pot : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
pot-open =
    Au pot : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }. La queue et les paris se règlent après le dernier marqué.
agreed = Convenu : { $terms }.
term-adding = chaque refait ajoute 2 à la consolation
term-doubling = chaque refait double la consolation
term-queue =
    le perdant d’un marqué met { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } à la queue
term-winner-begins = le gagnant commence le marqué suivant
term-alternate = la primauté alterne
term-as-printed = le gagnant de chaque marqué se retire
term-restored = chacun joue deux marqués de suite
term-by-losses = les paris vont par les marqués que chacun a perdus
term-two-to-five = les bredouilles sans lever valent trois et cinq
bad-names =
    Il y a { $players } joueurs, mais { $names ->
        [one] { $names } nom a été donné
       *[other] { $names } noms ont été donnés
    }.

## Ce dont on convient

bad-players = La partie à écrire se joue à deux, trois ou quatre, non à { $players }.
rounds-not-even = À { $players } joueurs le nombre des marqués est pair ; { $rounds } ne l’est pas.
rounds-not-multiple =
    À { $players } joueurs le nombre des marqués est un multiple de { $players } ; { $rounds } ne l’est pas.
bad-choice = { $option } ne peut être { $given } ; c’est { $allowed }.
bad-queue = On ne peut mettre { $tokens } jetons de côté ; le moins est aucun.
bad-hole-limit = Un marqué ne peut finir de lui-même avant que quelqu’un ait six trous.
bad-match = La partie à écrire se joue en marqués, non en points : mettez par exemple rounds=6.
needs-table = À trois ou à quatre, la partie à écrire se tient à une table ; prenez players=2.
playout-note = Chacune est un marqué, joué en { $holes } trous et compté pour un point.

## Qui joue contre qui

no-such-player-number = Il n’y a pas de joueur { $player } ; ils vont de 0 à { $last }.
no-such-player = Il n’y a pas de joueur { $number } à cette table.
no-opponent = Un marqué oppose deux joueurs.
partners = Deux associés ne jouent jamais un marqué l’un contre l’autre.
wrong-pair = Le marqué { $round } se joue entre les joueurs { $white } et { $black }.
bad-lots = Le sort désigne deux joueurs, celui de Blanc et celui de Noir.
beginner-at-the-board = C’est l’un des deux joueurs assis qui a la primauté.
wrong-beginner = La primauté de ce marqué n’est pas à ce joueur.
beginner-unknown = On ne sait pas encore qui a la primauté de ce marqué.
first-beginner-unknown = Pour alterner, il faut savoir qui a commencé le premier marqué.
may-not-advise = Seuls ceux qui ne jouent pas peuvent conseiller.
no-advice = Un conseil tient en une ligne.

## À quoi revient un marqué

rounds-over = On n’est convenu que de { $rounds } marqués.
ends-too-soon = Un marqué ne peut finir avant que quelqu’un ait { $holes } trous ; jouez encore.
round-not-over = Personne n’a encore { $holes } trous ; le marqué continue.
not-won = Un marqué est gagné par celui qui a le plus de trous ; à trous égaux, c’est un refait.
wrong-bredouille =
    Une petite bredouille a { $least } à { $most } trous, une grande { $big } ou plus ; { $holes ->
        [one] { $holes } trou n’y convient pas
       *[other] { $holes } trous n’y conviennent pas
    }.
must-be-bredouille = Contre un joueur sans aucun trou, un marqué est gagné en bredouille.
held-without-bredouille = On ne demande que des bredouilles si le joueur s’en est allé.
bad-replays = Un marqué ne peut avoir eu moins de zéro refait.
drawn-at-limit = La limite de { $limit } trous est atteinte, à { $holes } trous chacun : marqué nul, à refaire
drawn-by-leaving =
    { PERSON($leaver) ->
        [you] Vous vous en allez
       *[named] { $leaver } s’en va
    } à { $holes } trous chacun : marqué nul, à refaire
won-at-limit =
    La limite de { $limit } trous est atteinte : { PERSON($winner) ->
        [you] vous gagnez
       *[named] { $winner } gagne
    } le marqué par { $winner-holes } trous à { $loser-holes }
won-by-leaving =
    { PERSON($leaver) ->
        [you] Vous vous en allez
       *[named] { $leaver } s’en va
    } : { PERSON($winner) ->
        [you] vous gagnez
       *[named] { $winner } gagne
    } le marqué par { $winner-holes } trous à { $loser-holes }

## Rompre la partie

no-resigning = Un marqué de la partie à écrire se finit en s’en allant ; tous ensemble peuvent rompre la partie.
said-already = { PERSON($who) ->
    [you] Vous l’avez déjà dit.
   *[named] { $who } l’a déjà dit.
}
nobody-breaks-off = Personne n’a demandé à rompre la partie.
broken-off =
    La partie est rompue d’un commun accord après { $played ->
        [one] { $played } marqué
       *[other] { $played } marqués
    } sur { $rounds }
