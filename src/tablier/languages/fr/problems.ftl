### Les problèmes : ce qu’on demande, et pourquoi le coup qui vient d’abord à l’esprit vaut moins que le meilleur.

nothing-to-find = Rien, dans { $game }, n’est laissé à l’adresse : il n’y a pas de problèmes à trouver.
no-collection = Le programme n’apporte aucun problème de { $game } ; tablier problems en trouve, si on lui dit combien.
no-such-answer = La réponse est l’un des deux choix.

## Ce qu’on demande

heading = Problème { $number } sur { $of }, manqué par { $missed ->
    [0] aucun des cinq niveaux
    [1] un des cinq niveaux
    [5] les cinq niveaux
   *[other] { $missed } des cinq niveaux
}
to-play = { PERSON($who) ->
    [you] Vous avez amené { $dice }. Comment jouez-vous ?
   *[named] { $who } a amené { $dice }. Quel est le meilleur coup ?
}
to-stay = { PERSON($who) ->
    [you] Vous avez amené { $dice } et fait un trou. Tenez-vous, ou vous en allez-vous ?
   *[named] { $who } a amené { $dice } et fait un trou. Tenir, ou s’en aller ?
}
best-is = Le meilleur est { $best } ; { $natural } coûte { $cost } (± { $error }).
best-exactly = Le meilleur est { $best } ; { $natural } coûte { $cost }, exactement.
cost-points = { $cost } point
cost-chance = { $cost } des parties
cost-tokens = { $cost } jetons
right = Juste : { $best }.
costs = { $play } coûte environ { $cost }.
as-good = { $play } est aussi bon.
so-many-right = { $right ->
    [0] Aucune réponse juste
    [1] Une réponse juste
   *[other] { $right } réponses justes
} sur { $of }.
how-to-answer = Tapez un coup ; « ? » montre la réponse, « stop » termine.
how-to-stay = Tapez « stay » (tenir) ou « leave » (s’en aller) ; « ? » montre la réponse, « stop » termine.
found = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
} de { $game }, tirés de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (graine { $seed }).
by-difficulty = Manqués par tant de niveaux : { $counts }.

## Pourquoi le coup naturel vaut moins : les jeux de course

more-shots = Après lui { $n ->
    [one] { $n } des 36 jets bat
   *[other] { $n } des 36 jets battent
} une dame, le plus souvent celle qui est seule sur la { $at } ; après le meilleur coup, { $m ->
    [0] aucun
    [1] un seul
   *[other] { $m }
}.
more-pinned = Après lui { $n ->
    [one] { $n } des 36 jets bloque
   *[other] { $n } des 36 jets bloquent
} une dame, le plus souvent celle qui est seule sur la { $at } ; après le meilleur coup, { $m ->
    [0] aucun
    [1] un seul
   *[other] { $m }
}.
hits-fewer = Le meilleur coup bat { $n ->
    [one] une dame qu’il laisse
   *[other] { $n } dames qu’il laisse
} aller.
pins-fewer = Le meilleur coup tient { $n ->
    [one] une dame bloquée
   *[other] { $n } dames bloquées
} qu’il laisse aller.
shorter-row = Le meilleur coup a { $n } flèches fermées côte à côte ; lui n’en a { $m ->
    [0] aucune
    [1] pas deux
   *[other] que { $m }
}.
open-point = Il laisse ouverte la { $at }, que le meilleur coup ferme.
fewer-off = Le meilleur coup a { $n ->
    [one] une dame sortie
   *[other] { $n } dames sorties
} ; lui { $m ->
    [0] n’en a aucune
    [1] n’en a qu’une
   *[other] n’en a que { $m }
}.
fewer-home = Le meilleur coup a { $n ->
    [one] une dame rentrée
   *[other] { $n } dames rentrées
} au dernier quartier ; lui { $m ->
    [0] n’en a aucune
    [1] n’en a qu’une
   *[other] n’en a que { $m }
}.
more-back = Il laisse { $n ->
    [one] une dame
   *[other] { $n } dames
} en deçà de la flèche 7 ; le meilleur coup { $m ->
    [0] n’en laisse aucune
    [1] n’en laisse qu’une
   *[other] n’en laisse que { $m }
}.
courier = Il laisse en chemin le postillon, que le meilleur coup fait arriver.

## Le trictrac

other-marks = Le prochain jet de l’adversaire lui marque alors { NUMBER($x, minimumFractionDigits: 1) } points en moyenne ; après le meilleur coup { NUMBER($y, minimumFractionDigits: 1) }.
own-marks = Le prochain jet à soi marquerait alors { NUMBER($x, minimumFractionDigits: 1) } points en moyenne ; après le meilleur coup { NUMBER($y, minimumFractionDigits: 1) }.
not-kept = Il rompt le { $jan }, qui peut se conserver.
not-filled = Il ne remplit pas le { $jan }.
jan-lost = Après lui le { $jan } ne peut plus jamais se remplir ; après le meilleur coup, encore.
corner-left = Il quitte le coin de repos.
corner-not-taken = Il ne prend pas le coin de repos.
should-leave = Si l’on tient, le prochain jet de l’adversaire lui marque { NUMBER($x, minimumFractionDigits: 1) } points en moyenne, et le prochain jet à soi en marquerait { NUMBER($y, minimumFractionDigits: 1) } ; si l’on s’en va, tous deux recommencent.
jan-breaks = Si l’on tient, { $n ->
    [0] aucun des 36 jets suivants ne conserverait
    [1] un seul des 36 jets suivants conserverait
   *[other] { $n } des 36 jets suivants conserveraient
} le { $jan } ; si l’on s’en va, tous deux recommencent.
should-stay = S’en aller, c’est quitter un jeu où le prochain jet à soi marquerait { NUMBER($y, minimumFractionDigits: 1) } points en moyenne, et celui de l’adversaire lui en marque { NUMBER($x, minimumFractionDigits: 1) }.

## Ce que devient la partie

fewer-wins = Il gagne { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties, le meilleur coup { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-doubled = Il gagne { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties double ou plus, le meilleur coup { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-tripled = Il gagne { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties triple, le meilleur coup { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
more-lost-doubled = Il perd { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties double ou plus, le meilleur coup { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
more-lost-tripled = Il perd { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties triple, le meilleur coup { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-tokens = Il vaut { NUMBER($x, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetons en moyenne, le meilleur coup { NUMBER($y, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
