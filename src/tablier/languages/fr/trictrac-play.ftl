### Le trictrac : ce qu’on refuse au tablier, ce qui ne va pas dans une position, la marque à la main, et ce qui se marque.

needs-table = Avec marking=manual, une partie demande une table ; prenez marking=auto.
wrong-network = Un réseau qui lit { $encoding } ne sait rien du trictrac.

## Les jans

jan-small = petit jan
jan-big = grand jan
jan-return = jan de retour

## Pourquoi un coup est refusé

by-effect = Le coin peut se prendre par effet, donc non par puissance.
no-man = Vous n’avez pas de dame sur la flèche { $field }.
no-man-on-bar = Vous n’avez pas de dame sur la barre.
no-man-on-rail = Vous n’avez pas de dame sur la bande.
lone-corner = Le coin de repos se prend et se quitte à deux dames ensemble.
played-inside = Un nombre qui peut se jouer dans le jan ne fait sortir aucune dame.
plays-too-little =
    On peut jouer { $numbers ->
        [one] { $numbers } nombre
       *[other] { $numbers } nombres
    } : on le doit.
not-the-higher = De deux nombres dont un seul peut se jouer, on joue le plus fort.
exceeding = Un nombre joué dans le jan ne doit pas faire excéder l’autre.
half-puissance = Par puissance, les deux dames s’arrêtent au coin, une flèche en deçà, ou aucune.
not-all-home = Les dames sortent une fois toutes rendues au jan de retour.
no-exit = Aucun nombre restant ne sort la dame de la flèche { $field }.
only-the-farthest = Seule la dame la plus éloignée sort du tablier.
exceeds-for-the-farthest = Un nombre excédant ne sort que la dame la plus éloignée.
no-rest = Aucun des deux repos entre la { $source } et la { $target } n’est libre.
no-such-number = Il n’y a pas de { $number } à jouer ; il y a { $left }.
no-number-left = Il n’y a pas de { $number } à jouer ; il ne reste rien.
closed-field = Une dame adverse se trouve sur la flèche { $field }.
their-corner = Aucune dame ne peut s’arrêter au coin de repos de l’adversaire.
forbidden-jan = L’adversaire peut encore remplir son { $jan }, où se trouve la flèche { $field }.
must-conserve = Le { $jan } est plein et peut être conservé : il doit l’être.
must-fill = Le { $jan } peut être rempli : il doit l’être.
must-exit = La dernière dame peut sortir : elle le doit.
unfinished = Le coup n’est pas complet : on peut encore jouer { $step }.

## La marque à la main, les écoles et les fausses cases

marks-not-whole = Points et trous sont des nombres entiers, non { $points } et { $holes }.
bad-marks =
    On ne marque pas { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bad-marks-and-holes =
    On ne marque pas { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }.
marked-already = Ce que le dernier coup vous a donné est déjà marqué, ou il n’y a pas eu de coup.
man-touched = Une dame a été touchée : la marque reste.
marking-stands = Vous avez marqué ce coup, et la marque reste.
empty-claim = Une réclamation nomme les points dont il s’agit, de 1 à { $most }.
no-false-move = Il n’y a pas de fausse case de l’adversaire à faire rectifier.
untouched-man = Une des dames qui ont été touchées doit être jouée.

## Ce qui ne va pas dans une position

fault-turn = aucun joueur ne porte le numéro { $player }
fault-path = les dames de { $who } ne sont pas comptées sur { $numbers } numéros du chemin
fault-men =
    { $who } a { $men ->
        [one] { $men } dame
       *[other] { $men } dames
    } au lieu de { $right }
fault-bar = { $who } a une dame sur la barre, mais on ne prend jamais de dame au trictrac
fault-lone-corner = { $who } a une dame seule au coin de repos, qui se prend et se quitte à deux
fault-their-corner = { $who } a une dame au coin de repos de l’adversaire, où nulle ne peut rester
fault-shared-field =
    la { $white } de Blanc et la { $black } de Noir sont la même flèche, et toutes deux portent des dames
fault-all-off = un joueur qui a sorti toutes ses dames commence aussitôt un nouveau relevé
fault-points =
    { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; ils vont de 0 à { $most }
fault-bredouille = { $who } a la bredouille sans avoir de points
fault-run =
    { $who } a { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }, dont { $run } de suite
fault-rolls =
    { $who } a jeté { $rolls ->
        [one] { $rolls } coup
       *[other] { $rolls } coups
    } ; on ne distingue que 0 à { $most }
fault-both-in-a-row = les deux joueurs ne peuvent être ensemble en bredouille
fault-last-hole = un joueur, et un seul, a fait le dernier trou
fault-left = { $who } s’en est allé sans avoir de trou
fault-left-unasked = on ne retient qui s’en est allé que si les bredouilles en dépendent
fault-first-throw = le premier coup est de deux nombres de 1 à 6, le plus fort d’abord, non { $high } et { $low }
fault-first-unasked = on ne retient le premier coup qu’avec old_jans
fault-first-answered = on ne retient le premier coup que jusqu’à ce que le second joueur ait jeté
position-too-short = Une position de trictrac demande un camp et les dames des deux : { $given }.
position-side = Le camp qui va jeter est w (Blanc) ou b (Noir), non { $given }.
position-run = Quand tous deux ont des trous, run=w… ou run=b… dit qui a fait les derniers.
position-marks = { $given } n’est ni rolls=, ni points=, ni holes=, ni run=, ni first=, ni left=, comme points=4b,0.

## Le tablier en signes, et en paroles

rest-corners = coins de repos
rail-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rail-points-bredouille =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, bredouille
rail-holes =
    { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }
rail-holes-in-a-row =
    { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }, de suite
rail-holes-pavillon =
    { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }, pavillon
rail-off =
    { $men ->
        [one] { $men } sortie
       *[other] { $men } sorties
    }
in-words-men = Dames de { $who } : { $men }.
in-words-marked =
    Marque de { $who } : { $points ->
        [one] { $points-in-words } point
       *[other] { $points-in-words } points
    } et { $holes ->
        [one] { $holes-in-words } trou
       *[other] { $holes-in-words } trous
    }.
in-words-bredouille = { $who } est en bredouille.
in-words-flag = { $who } a le pavillon.
number-in-words =
    { $number ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
       *[other] { $number }
    }

## Les traits qu’on ne peut dessiner

event-of-nobody = Un événement est du joueur 0 ou du joueur 1.
arrow-style = Le style d’un trait est { $styles }, non { $given }.
arrow-nowhere = Aucun trait ne va de { $source } à { $target }.
