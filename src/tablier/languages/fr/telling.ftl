### Ce qui se passe à une table, ce qu’elle attend, et comment tout a fini.

## Ce que la table attend

waits-opening = Un dé chacun décide qui commence.
waits-throw = { PERSON($who) ->
    [you] À vous de jeter les dés.
   *[named] À { $who } de jeter les dés.
}
waits-answer = { PERSON($who) ->
    [you] On vous offre
   *[named] On offre à { $who }
} de jouer à { $stakes } : accepter le double, ou le refuser et perdre { $stake }.
waits-unbind = Les tables sont liées devant { PERSON($who) ->
    [you] vous
   *[named] { $who }
} : un dé chacun décide qui désigne la flèche à rompre.
waits-break = { PERSON($who) ->
    [you] Vous désignez
   *[named] { $who } désigne
} la flèche à rompre, de 1 à 6 du côté de la rentrée.
waits-claim = { PERSON($who) ->
    [you] Vous pouvez
   *[named] { $who } peut
} réclamer un dé du coup d’avant, ou laisser aller le nouveau.
waits-play = { PERSON($who) ->
    [you] À vous de jouer { $dice }.
   *[named] À { $who } de jouer { $dice }.
}
waits-lots = Le sort décide qui s’assied d’abord.
waits-mark = { PERSON($who) ->
    [you] Vous avez amené { $dice } et marquez, fût-ce rien.
   *[named] { $who } a amené { $dice } et marque, fût-ce rien.
}
waits-stay = { PERSON($who) ->
    [you] Vous avez fait un trou, et tenez ou vous en allez.
   *[named] { $who } a fait un trou, et tient ou s’en va.
}
waits-agree = { PERSON($who) ->
    [you] Vous consentez à ce que l’autre annonce, ou réclamez d’abord une école.
   *[named] { $who } consent à ce que l’autre annonce, ou réclame d’abord une école.
}
waits-accused = { PERSON($who) ->
    [you] On vous envoie
   *[named] On envoie { $who }
} à l’école : l’accepter, ou la contester.
waits-persist = { PERSON($who) ->
    [you] Votre réclamation
   *[named] La réclamation { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
} est contestée : la retirer, ou persister.

no-steps = rien
written = { $play }
drafted = Joué jusqu’ici : { $steps } (à jouer ensuite : { $numbers }).
drafted-complete = Joué jusqu’ici : { $steps } (le coup est joué).

variant = { $game } ({ $rulings })
title = { $game } : { $score } ({ $aim })
side-total = { $side } { $total }
aim-match = match en { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aim-running = score continu
aim-all-rounds = les { $rounds } marqués joués
aim-round = marqué { $number } sur { $rounds }

## Commencer, jeter et jouer

opening-tie = Pour commencer, tous deux amènent { $die } et jettent de nouveau.
opening = Pour commencer, { PERSON($white) ->
    [you] vous amenez
   *[named] { $white } amène
} { $die } et { PERSON($black) ->
    [you] vous
   *[named] { $black }
} { $other-die } : { PERSON($first) ->
    [you] vous commencez.
   *[named] { $first } commence.
}
throw = { PERSON($who) ->
    [you] Vous amenez
   *[named] { $who } amène
} { $dice }.
throw-play = { PERSON($who) ->
    [you] Vous amenez
   *[named] { $who } amène
} { $dice } : { $play }.
throw-mark = { PERSON($who) ->
    [you] Vous amenez
   *[named] { $who } amène
} { $dice }, { $marks }.
throw-mark-play = { PERSON($who) ->
    [you] Vous amenez
   *[named] { $who } amène
} { $dice }, { $marks } : { $play }.
plays = { PERSON($who) ->
    [you] Vous jouez
   *[named] { $who } joue
} { $play }.
plays-thus = { PERSON($who) ->
    [you] Vous
   *[named] { $who }
} : { $play }.
cannot-play = { PERSON($who) ->
    [you] Vous ne pouvez
   *[named] { $who } ne peut
} rien jouer.
nothing-played = rien ne peut se jouer
touch = { PERSON($who) ->
    [you] Vous touchez
   *[named] { $who } touche
} une dame sur la { $point }.
next-is-crawford = La partie suivante commence, sans videau : un joueur est à un point de gagner.
next-game = La partie suivante commence.

act-begin = { PERSON($player) ->
    [you] Vous commencez
   *[named] { $player } commence
}, comme convenu.
act-void = { PERSON($player) ->
    [you] Votre coup
   *[named] Le coup { SOUND($player) ->
        [vowel] d’{ $player }
       *[consonant] de { $player }
    }
} est nul et se rejette.
act-resign = { PERSON($player) ->
    [you] Vous abandonnez.
   *[named] { $player } abandonne.
}
act-adjust = { PERSON($player) ->
    [you] Vous
   *[named] { $player }
} : « J’adoube. »

## L’enjeu et les tables liées

act-double = { PERSON($player) ->
    [you] Vous offrez
   *[named] { $player } offre
} le double.
act-take = { PERSON($player) ->
    [you] Vous acceptez.
   *[named] { $player } accepte.
}
act-drop = { PERSON($player) ->
    [you] Vous refusez
   *[named] { $player } refuse
} le double.
act-beaver = { PERSON($player) ->
    [you] Vous acceptez et redoublez
   *[named] { $player } accepte et redouble
} aussitôt.
act-concede = { PERSON($player) ->
    [you] Vous cédez
   *[named] { $player } cède
} { $worth ->
    [1] une partie simple
    [2] une partie double
   *[3] une partie triple
}, d’un commun accord.
unbind-tie = Pour les tables liées, tous deux amènent { $die } et jettent de nouveau.
unbind = Pour les tables liées, { PERSON($white) ->
    [you] vous amenez
   *[named] { $white } amène
} { $die } et { PERSON($black) ->
    [you] vous
   *[named] { $black }
} { $other-die } : { PERSON($first) ->
    [you] vous désignez
   *[named] { $first } désigne
} une flèche.
act-break = { PERSON($player) ->
    [you] Vous faites
   *[named] { $player } fait
} rompre la flèche { $point } de la rentrée.

## Les dés des Dames rabattues

die-use-down = le { $die } rabat une dame
die-use-off = le { $die } sort une dame
die-handed-down = le { $die } { PERSON($who) ->
    [you] vous revient et rabat une dame
   *[named] passe à { $who }, qui rabat une dame
}
die-handed-off = le { $die } { PERSON($who) ->
    [you] vous revient et sort une dame
   *[named] passe à { $who }, qui sort une dame
}
die-useless = le { $die } ne sert à personne
dice-used = { $uses }
no-man-moves = aucune dame ne bouge
act-cast = { PERSON($player) ->
    [you] Vous jetez
   *[named] { $player } jette
} de nouveau ; { PERSON($other) ->
    [you] vous pouvez encore l’arrêter.
   *[named] { $other } peut encore { PERSON($player) ->
        [you] vous arrêter.
       *[named] l’arrêter.
    }
}
act-claim = { PERSON($player) ->
    [you] Vous réclamez
   *[named] { $player } réclame
} le { $die }.
act-waive = { PERSON($player) ->
    [you] Vous ne réclamez
   *[named] { $player } ne réclame
} plus rien.

## Ce qu’un coup de trictrac a valu

jan = { $name } : { $points } { PERSON($to) ->
    [you] pour vous
   *[named] à { $to }
}. { $why }
worth-this = { PERSON($who) ->
    [you] Vous amenez
   *[named] { $who } amène
} { $dice }, ce qui vaut :
worth-nothing = { PERSON($who) ->
    [you] Vous amenez
   *[named] { $who } amène
} { $dice }, ce qui ne vaut rien.
worth-untold = Ici les joueurs marquent eux-mêmes : l’arbitre ne dit pas ce que vaut un coup.
nothing-thrown = On n’a encore rien jeté.
was-worth = Ce qu’a valu { PERSON($who) ->
    [you] votre { $dice }
   *[named] le { $dice } { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
} :
was-worth-nothing = { PERSON($who) ->
    [you] Votre { $dice }
   *[named] Le { $dice } { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
} n’a rien valu à personne.
must-leave-board = La dernière dame doit sortir.
must-fill = Le { $jan ->
    [small] petit jan
    [big] grand jan
   *[return] jan de retour
} doit être rempli.
must-conserve = Le { $jan ->
    [small] petit jan
    [big] grand jan
   *[return] jan de retour
} doit être conservé.

## Marquer

marks-nothing = { PERSON($who) ->
    [you] ne marquez rien
   *[named] ne marque rien
}
marks-points = { PERSON($who) ->
    [you] marquez { $points }
   *[named] marque { $points }
}
marks-and-pegs = { PERSON($who) ->
    [you] marquez { $points }
   *[named] marque { $points }
} et { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
} au fichet
mark = { PERSON($who) ->
    [you] Vous { $marks }.
   *[named] { $who } { $marks }.
}
mark-instead = { PERSON($who) ->
    [you] Vous { $marks } à la place.
   *[named] { $who } { $marks } à la place.
}
mark-by-hand = { PERSON($who) ->
    [you] Vous marquez { $points }
   *[named] { $who } marque { $points }
}
awarded = { PERSON($who) ->
    [you] Vous marquez { $points } : { $why }
   *[named] { $who } marque { $points } : { $why }
}
marks-because = { PERSON($who) ->
    [you] Vous marquez { $points } : { $why }.
   *[named] { $who } marque { $points } : { $why }.
}
takes-back = { PERSON($who) ->
    [you] Vous démarquez { $points } : { $why }.
   *[named] { $who } démarque { $points } : { $why }.
}
marking-put-right = { PERSON($who) ->
    [you] Votre marque
   *[named] La marque { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
} est rectifiée : { $why }
put-down-anew = { PERSON($who) ->
    [you] Vos dames
   *[named] Les dames { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
} sont rejouées : { $play }
award-accepted = l’école est acceptée
award-withdrawn = la réclamation est retirée : fausse école
award-proved = l’école est prouvée
award-no-school = il n’y avait pas d’école de ce compte
award-unearned = points de ce qui n’a pas été joué
award-too-much = on avait trop marqué
award-too-little = on n’avait pas assez marqué
makes-holes = { PERSON($who) ->
    [you] Vous faites
   *[named] { $who } fait
} { $made ->
    [one] { $made } trou
   *[other] { $made } trous
}{ $bredouille ->
    [yes] , en bredouille
   *[no] { "" }
}, et en { PERSON($who) ->
    [you] avez
   *[named] a
} { $holes }{ $points ->
    [0] { "" }
    [one] , avec { $points } point de reste
   *[other] , avec { $points } points de reste
}.
wiped-out = { PERSON($who) ->
    [you] Vos points
   *[named] Les points { SOUND($who) ->
        [vowel] d’{ $who }
       *[consonant] de { $who }
    }
} sont effacés.
back-at-holes = { PERSON($who) ->
    [you] Vous revenez
   *[named] { $who } revient
} à { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
} et { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
marks-and-has = { PERSON($who) ->
    [you] Vous marquez { $marked } et avez
   *[named] { $who } marque { $marked } et a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bredouille ->
    [yes] , en bredouille
   *[no] { "" }
}.
back-at = { PERSON($who) ->
    [you] Vous revenez
   *[named] { $who } revient
} à { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
has-points = { PERSON($who) ->
    [you] Vous avez
   *[named] { $who } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bredouille ->
    [yes] , en bredouille
   *[no] { "" }
}.

## Tenir et s’en aller

would-stay = Tenir : { $points ->
    [0] sans point de reste,
    [one] garder { $points } point et
   *[other] garder { $points } points et
} jouer { $dice } sur ce tablier{ $gift ->
    [0] { "" }
   *[other] { " " }; { $other } marque ensuite { $gift }
}.
would-lose = { $points ->
    [0] { "" }
    [one] perdre { $points } point ;{ " " }
   *[other] perdre { $points } points ;{ " " }
}{ $theirs ->
    [0] { "" }
   *[other] { $other } perd { $theirs } ;{ " " }
}{ $gift ->
    [0] { "" }
   *[other] les { $gift } { SOUND($other) ->
        [vowel] d’{ $other }
       *[consonant] de { $other }
    } ne sont pas marqués ;{ " " }
}
would-leave = S’en aller : { $lost }garder { $holes ->
    [one] votre trou
   *[other] vos { $holes } trous
} ; toutes les dames retournent aux talons, et c’est à vous de jeter.
would-end-round = S’en aller : { $lost }le marqué finit : { $now }.
round-drawn = à { $holes } trous chacun c’est un refait, et il se rejoue
round-won = { PERSON($who) ->
    [you] vous le gagnez
   *[named] { $who } le gagne
} par { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
} à { $theirs }{ $how ->
    [small] { " " }en petite bredouille
    [big] { " " }en grande bredouille
    [small-held] { " " }en petite bredouille sans lever
    [big-held] { " " }en grande bredouille sans lever
   *[simple] { "" }
}, pour { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
act-stay = { PERSON($player) ->
    [you] Vous tenez.
   *[named] { $player } tient.
}
announces-leaving = { PERSON($who) ->
    [you] Vous annoncez vouloir vous en aller.
   *[named] { $who } annonce vouloir s’en aller.
}
leaves = { PERSON($who) ->
    [you] Vous vous en allez.
   *[named] { $who } s’en va.
}
leaves-keeping = { PERSON($who) ->
    [you] Vous vous en allez : vous gardez
   *[named] { $who } s’en va : on garde
} { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}, les points des deux sont perdus, toutes les dames retournent aux talons.
agrees = { PERSON($who) ->
    [you] Vous consentez.
   *[named] { $who } consent.
}
agrees-keeping = { PERSON($who) ->
    [you] Vous consentez
   *[named] { $who } consent
} : on garde { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}, les points des deux sont perdus, toutes les dames retournent aux talons.

## Écoles et fausses cases

act-school = { PERSON($player) ->
    [you] Vous réclamez
   *[named] { $player } réclame
} une école : { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $over ->
    [much] de trop.
   *[little] de moins.
}
act-demand = { PERSON($player) ->
    [you] Vous exigez
   *[named] { $player } exige
} que la marque soit rectifiée.
act-accept = { PERSON($player) ->
    [you] Vous acceptez
   *[named] { $player } accepte
} la réclamation.
act-contest = { PERSON($player) ->
    [you] Vous contestez
   *[named] { $player } conteste
} la réclamation.
act-withdraw = { PERSON($player) ->
    [you] Vous retirez votre réclamation
   *[named] { $player } retire sa réclamation
}, ce qui est une fausse école.
act-persist = { PERSON($player) ->
    [you] Vous persistez
   *[named] { $player } persiste
}, et l’arbitre décide.
act-stand = { PERSON($player) ->
    [you] Vous relevez une fausse case et la laissez.
   *[named] { $player } relève une fausse case et la laisse.
}
act-replace = { PERSON($player) ->
    [you] Vous relevez une fausse case et faites jouer { $play } à la place.
   *[named] { $player } relève une fausse case et fait jouer { $play } à la place.
}

## La partie à écrire

lots = On tire au sort : { PERSON($white) ->
    [you] vous vous asseyez
   *[named] { $white } s’assied
} avec ○ et { PERSON($black) ->
    [you] vous
   *[named] { $black }
} avec ●.
act-advise = { PERSON($adviser) ->
    [you] Vous conseillez : « { $advice } »
   *[named] { $adviser } conseille : « { $advice } »
}
act-abandon = { PERSON($who) ->
    [you] Vous voudriez rompre la partie.
   *[named] { $who } voudrait rompre la partie.
}
act-play_on = { PERSON($who) ->
    [you] Vous voudriez continuer.
   *[named] { $who } voudrait continuer.
}
round = Marqué { $number } sur { $rounds } : { PERSON($white) ->
    [you] vous
   *[named] { $white }
} contre { PERSON($black) ->
    [you] vous
   *[named] { $black }
}{ $waiting ->
    [0] { "" }
    [one] { " " }; { PERSON($out) ->
        [you] vous êtes hors du jeu
       *[named] { $out } est hors du jeu
    }
   *[other] { " " }; { $out } { PERSON($out) ->
        [you] êtes
       *[named] sont
    } hors du jeu
}.{ $begun ->
    [yes] { " " }{ PERSON($first) ->
        [you] Vous avez
       *[named] { $first } a
    } la primauté.
   *[no] { "" }
}

## Comment cela a fini

ended = { $reason }.
ended-points = { $reason } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ended-tokens = { $reason } : { $tokens ->
    [one] { $tokens } jeton.
   *[other] { $tokens } jetons.
}
score = Score : { PERSON($white) ->
    [you] vous
   *[named] { $white }
} { $ours }, { PERSON($black) ->
    [you] vous
   *[named] { $black }
} { $theirs }.
both = { $first } { $second }
ended-resigned = { PERSON($who) ->
    [you] Vous abandonnez
   *[named] { $who } abandonne
}
ended-dropped = { PERSON($who) ->
    [you] Vous refusez
   *[named] { $who } refuse
} le double
ended-mother = { PERSON($who) ->
    [you] Vous avez bloqué la mère et gagnez
   *[named] { $who } a bloqué la mère et gagne
} une partie double
ended-mothers-drawn = Les deux mères sont bloquées : partie nulle
ended-deadlocked = Aucun des deux joueurs ne pourra plus jamais jouer : partie nulle
ended-conceded = { PERSON($who) ->
    [you] Vous cédez
   *[named] { $who } cède
} { $worth ->
    [1] une partie simple
    [2] une partie double
   *[3] une partie triple
}{ $stake ->
    [1] { "" }
   *[other] , l’enjeu étant à { $stake }
}
ended-borne-off = { PERSON($who) ->
    [you] Vous avez sorti toutes vos dames et gagnez
   *[named] { $who } a sorti toutes ses dames et gagne
} { $worth ->
    [1] une partie simple
    [2] une partie double
   *[3] une partie triple
}{ $stake ->
    [1] { "" }
   *[other] , l’enjeu étant à { $stake }
}
ended-last-man = { PERSON($who) ->
    [you] Vous sortez votre dernière dame
   *[named] { $who } sort sa dernière dame
}
ended-claimed-die = { PERSON($who) ->
    [you] Vous sortez votre dernière dame avec un dé réclamé
   *[named] { $who } sort sa dernière dame avec un dé réclamé
}
ended-holes = { PERSON($who) ->
    [you] Vous avez fait
   *[named] { $who } a fait
} { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}
level = { CAP($sides) } { PERSON($sides) ->
    [you] êtes
   *[named] sont
} à égalité, à { $total }.
wins-in-all = { $count ->
    [one] { PERSON($winners) ->
        [you] Vous gagnez
       *[named] { $winners } gagne
    }
   *[other] { CAP($winners) } { PERSON($winners) ->
        [you] gagnez
       *[named] gagnent
    }
} { $total } en tout.
wins-match = { PERSON($who) ->
    [you] Vous gagnez le match.
   *[named] { $who } gagne le match.
}

## Ce qui a échappé, dit à la fin d’une partie marquée ou réclamée à la main

missed-short = { $n ->
    [one] { $n } point non marqué
   *[other] { $n } points non marqués
}
missed-over = { $n ->
    [one] { $n } point marqué en trop
   *[other] { $n } points marqués en trop
}
missed-unclaimed = École de { $n } laissée passer
missed-given = École de { $n } faite
missed-taken = École de { $n } prise
missed-false = Fausse case
missed-unnoticed = Fausse case de l’autre non relevée
missed-die = Le { $n } non réclamé
