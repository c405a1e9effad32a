### Une partie finie et son analyse : les mots de la page.

## Au-dessus de la partie

review-title-beat = { $won } a battu { $lost }
review-title-by = { $won } a battu { $lost } de { $n } points
review-title-points = { $won } a battu { $lost }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} à { $other }
review-title-holes = { $won } a battu { $lost }, { $n ->
    [one] { $n } trou
   *[other] { $n } trous
} à { $other }
review-title-won = { $n ->
    [one] { $won } a gagné
   *[other] { $won } ont gagné
}
review-by-hand = marque à la main
review-match = match en { $n }
review-throws = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
review-choose-game = Partie montrée
review-game = Partie { $n } sur { $of }
review-round = Marqué { $n } sur { $of }

## La courbe

review-graph = { $unit ->
    [tokens] Ce que le marqué vaut pour { $name }, en jetons
    [match] Chances de gagner le match : { $name }
   *[other] Chances de gain : { $name }
}
review-luck = chance
review-hole-yours = un trou pour vous
review-hole-of = un trou pour { $name }
review-told-throw = Coup { $n } sur { $all }.
review-told-chance = Chances : { $name }, { $figure } pour cent.
review-told-mistake = { $called } : { $made }, le meilleur { $best }, { $lost }.

## Pas à pas

review-stepping = Parcourir la partie
review-of = sur { $all }
review-the-end = La fin
review-next-mistake = Erreur suivante
review-no-more-mistakes = Il n’y a pas d’autre erreur.
review-play = Faire défiler
review-pause = Pause
review-share = Partager et emporter
review-place = coup { $n }
review-place-in-round = marqué { $game }, coup { $n }
review-place-in = partie { $game }, coup { $n }
review-shown = Montré : { $rank }, { $play }.

## Les nombres

review-lost = { $unit ->
    [points] moins { $figure } points
    [tokens] moins { $figure } jetons
   *[other] moins { $figure } pour cent
}
review-holes = { $n ->
    [one] { $figure } trou
   *[other] { $figure } trous
}
review-about = environ { $holes }.
review-how-exact = exact
review-how-glance = coup d’œil
review-how-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
review-how-rolled = joué ± { $error }
review-how-rolled-out = suites jouées

## Une décision

review-called-best = Le meilleur
review-called-slight = Imprécision
review-called-error = Erreur
review-called-blunder = Faute
review-better = Mieux valait { $best }
review-better-choice = Mieux valait : { $best }
review-best-made = On ne pouvait mieux faire
review-good-made = Aussi bon que le meilleur
review-no-choice = Il n’y avait pas de choix
review-end = La fin de la partie
review-open = Où l’on en est
review-you-played = Vous avez joué { $made }
review-they-played = { $name } a joué { $made }
review-you-chose = Votre choix : { $made }
review-they-chose = { $name } a choisi : { $made }
review-you = vous
review-best = le meilleur
review-best-was = mieux
review-decided-here = Ce qui s’est décidé à ce coup
review-kind-play = Coup
review-kind-double = Doubler
review-kind-answer = Réponse
review-kind-stay = Tenir ou s’en aller
review-kind-break = Flèche à rompre
review-kind-mark = Marque
review-kind-school = École
review-kind-false = Fausse case
review-kind-claim = Réclamation
review-kind-resign = Abandon
review-column-play = Coup
review-column-choice = Choix
review-column-wins = Gains
review-column-points = Valeur
review-column-tokens = Jetons
review-column-behind = Écart
review-column-how = Jugé
review-all-plays = Les { $n } coups
review-all-choices = Les { $n } choix
review-analyse = Ouvrir dans l’analyse
review-referee = Ce que l’arbitre a dit
review-nothing-marked = Il n’y avait rien à marquer à ce coup.

## Les listes

review-tabs = Ce qui est montré
review-this-throw = Ce coup
review-mistakes = Erreurs
review-all = Toutes les décisions
review-all-short = Tout
review-whole = Toute la partie
review-summary = Bilan
review-so-far = { $n } jusqu’ici
review-whose = De qui
review-yours = Les vôtres
review-hint-before = Cliquez pour voir sur le tablier ;
review-hint-after = passe à la suivante.
review-throw = Coup
review-no-mistakes = Aucune erreur : ce qui fut perdu est trop peu pour en porter le nom.
review-nothing-decided = Rien n’était à décider dans cette partie : les dés ont tout fait.
review-none-so-far = Aucune jusqu’ici.

## Le bilan

review-row-grade = Joue comme
review-grade-novice = un novice
review-grade-amateur = un amateur
review-grade-player = un joueur
review-grade-expert = un expert
review-grade-master = un maître
review-row-per-decision = Perdu par décision
review-pr = PR { $figure }
review-row-decisions = { $list } décisions
review-none-lost = rien de perdu
review-row-luck = Chance aux dés
review-row-without-luck = Résultat sans la chance
review-row-without-luck-chance = Chances sans les dés
review-row-overlooked = Points oubliés
review-overlooked-in = { $n ->
    [one] en une fois
   *[other] en { $n } fois
}
review-schools = { $n ->
    [one] · { $n } école mal jugée
   *[other] · { $n } écoles mal jugées
}
review-row-staying = Tenir ou s’en aller
review-row-cube = Le cube
review-times = { $n ->
    [one] en { $n } décision
   *[other] en { $n } décisions
}
review-row-costliest = La plus chère
review-pattern = Une habitude.
review-pattern-is = { $n } fois la même chose : { $said } ({ $cost } en tout).
review-turning = Ce qui a décidé la partie
review-turned-lucky = { $name } a eu un jet heureux :
review-turned-unlucky = { $name } a eu un jet malheureux :
review-turned-by = { $name }, { $made } :
review-unit = { $unit ->
    [points] Les pertes et la chance sont en points.
    [match] Les pertes et la chance sont des chances de gagner le match.
    [tokens] Les pertes et la chance sont en jetons.
   *[other] Les pertes et la chance sont des chances de gain.
}
review-depth-quick = Examiné rapidement.
review-depth-standard = Examiné de près où il le fallait.
review-depth-thorough = Examiné à fond, et joué plus avant en cas de doute.

## Rien à redire

review-perfect = Rien à regretter
review-perfect-text = En { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}, vous avez perdu { $each } chacune, et jamais plus de { $most } d’un coup.
review-perfect-other = En { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}, { $name } a perdu { $each } chacune, et jamais plus de { $most } d’un coup.
review-perfect-grade = C’est ainsi que joue { $grade }.

## Et maintenant

review-learn = Apprendre de vos erreurs
review-learn-these = Apprendre de ces erreurs
review-problem = Problème du jour

## Pendant l’analyse

review-progress = Analyse de la décision { $n } sur { $of }
review-closer = Examen de plus près, décision { $n } sur { $of }
review-waiting = L’analyse attend son tour
review-before = { $n ->
    [one] { $n } analyse se fait avant elle.
   *[other] { $n } analyses se font avant elle.
}
review-seconds = { $n ->
    [one] Encore { $n } seconde environ.
   *[other] Encore { $n } secondes environ.
}
review-meanwhile = Regardez en attendant ; ce qui est jugé reste.
review-stop = Arrêter
review-stopped = L’analyse a été arrêtée
review-stopped-text = { $done } décisions sur { $of } sont jugées.
review-go-on = Continuer
review-not-yet = Cette partie n’a pas été analysée
review-not-yet-text = L’analyse dit ce que valait chaque décision, ce qu’elle a coûté, et combien les dés furent heureux.
review-begin = L’analyser
review-failed = L’analyse n’a pu être achevée
review-failed-text = Ce qui est jugé se trouve plus bas.
review-none = Il n’y a pas d’analyse de cette partie
review-says-begun = L’analyse a commencé.
review-says-half = La moitié de la partie est analysée.
review-says-done = L’analyse est finie.

## Touches

review-keys = Touches
review-key-step = un coup en arrière ou en avant
review-key-ends = au premier coup, à la fin
review-key-candidates = les candidats l’un après l’autre
review-key-candidate = montrer ce candidat
review-key-mistake = erreur suivante
review-key-mistake-before = erreur précédente
review-key-play = faire défiler, ou pause
review-key-turn = tourner le tablier
review-key-analyse = ouvrir dans l’analyse
review-key-learn = apprendre des erreurs

## Feuilles apportées

review-file-open = Ouvrir une feuille …
review-file-title = Une partie d’ailleurs
review-file-hint = Déposez une feuille de partie n’importe où sur cette page (.tab, .json, .mat ou .sgf), ou choisissez-la ici : elle est montrée, analysée et, si elle porte la preuve de ses dés, vérifiée.
review-file-reading = Lecture : { $name } …
review-file-ending = { $name } n’est pas une feuille lisible : elles finissent par .tab, .json, .mat ou .sgf.
review-file-long = { $name } est trop long : deux mégaoctets au plus.
review-file-empty = { $name } est vide.
review-board-at = Le tablier après { $n } actes
