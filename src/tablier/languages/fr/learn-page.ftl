### La page pour apprendre : le problème du jour, le recueil, vos propres fautes.

learn-title = Apprendre
learn-about = Le problème du jour, un recueil à parcourir et vos propres fautes à rejouer, sur le vrai tablier.

## Quel exercice

learn-which = Jeu
learn-first = Apprendre d’abord { $game }
learn-modes = Que résoudre
learn-tab-today = Problème du jour
learn-tab-collection = Recueil
learn-tab-mistakes = Vos fautes
learn-level = Trouvés par
learn-level-0 = un Novice ({ $n })
learn-level-1 = un Amateur ({ $n })
learn-level-2 = un Joueur ({ $n })
learn-level-3 = un Expert ({ $n })
learn-level-4 = un Maître ({ $n })
learn-level-5 = personne encore ({ $n })
learn-solved-of = { $n ->
    [one] { $n } résolu sur { $of }
   *[other] { $n } résolus sur { $of }
}
learn-progress = Faute { $n } sur { $of }
learn-so-far = { $n } sur { $of }
learn-dot-solved = trouvée
learn-dot-close = trouvée avec de l’aide
learn-dot-missed = manquée
learn-dot-now = en cours
learn-dot-to-come = à venir
learn-of-day = problème du { $date }
learn-of-collection = problème { $n } sur { $of }
learn-from-game = de votre partie du { $date }, coup { $n }

## La question

learn-threw = Vous avez amené
learn-what-play = Que joueriez-vous ?
learn-what-stay = Un trou est fait : tenir ou s’en aller ?
learn-what-double = Doubleriez-vous ?
learn-what-answer = On vous double. Prenez-vous ?
learn-what-else = Que feriez-vous ?
learn-lost = Dans la partie, vous avez perdu ici { $cost } ; trouvez mieux.
learn-standing = Trous : { $holes } à { $theirs } ; points : { $points } à { $others }, les vôtres d’abord.
learn-hint = Indice
learn-hint-sub = L’indice nomme la dame à jouer ; la réponse ne compte alors que pour moitié.
learn-hint-man = C’est la dame de la flèche { $point } qui part. La réponse compte désormais pour moitié.
learn-hint-bar = La dame sur la barre rentre d’abord. La réponse compte désormais pour moitié.
learn-show = Montrer
learn-answer = Répondre
learn-complete = Répondez, ou annulez.
learn-choose = Que faites-vous ?
learn-judging = Un instant : on pèse votre réponse.

## Le verdict

learn-right = Juste
learn-nearly = Presque
learn-not-yet = Pas encore
learn-shown = Le meilleur coup
learn-said-best = Rien ne vaut mieux que { $best }.
learn-said-as-good = { $answer } vaut { $best }, à { $cost } près.
learn-said-worse = Votre { $answer } abandonne { $cost }. Le mieux est { $best }.
learn-said-natural = Ce qui vient à l’esprit, { $natural }, abandonne { $cost }.
learn-said-played = Dans la partie, { $natural } a abandonné { $cost }.
learn-said-choice = { $answer } : c’est abandonner { $cost }. Mieux : { $best }.
learn-said-choice-right = { $answer } : rien ne vaut mieux ici.
learn-said-shown = Le mieux est { $best }.
learn-again = Réessayer
learn-next = Suivant
learn-comes-back = { $n ->
    [1] Il revient demain.
    [7] Il revient dans une semaine.
   *[other] Il revient dans { $n } jours.
}
learn-rank = Rang
learn-play = Coup
learn-choice = Choix
learn-column-wins = Gagne
learn-column-worth = Vaut
learn-column-lost = Perdu
learn-best = mieux
learn-your-answer = votre réponse
learn-in-game = dans la partie
learn-natural = vient à l’esprit
learn-judged = Le meilleur, jugé ainsi : { $how }.
learn-found-exact = exact
learn-found-turns = { $n ->
    [1] d’un coup d’œil
   *[other] à { $n } coups d’avance
}
learn-found-rollout = { $n ->
    [one] joué { $n } fois jusqu’au bout
   *[other] joué { $n } fois jusqu’au bout
}
learn-cost-points = { $n ->
    [one] { $figure } point
   *[other] { $figure } points
}
learn-cost-tokens = { $n ->
    [one] { $figure } jeton
   *[other] { $figure } jetons
}
learn-analyse = Ouvrir sur le tablier d’analyse
learn-whole-game = Voir toute la partie

## Des choix qui ne sont pas des coups

learn-choice-stay = Tenir
learn-choice-leave = S’en aller
learn-choice-double = Doubler
learn-choice-no-double = Ne pas doubler
learn-choice-take = Prendre
learn-choice-drop = Refuser
learn-choice-beaver = Prendre et redoubler
learn-choice-resign = Abandonner
learn-choice-play-on = Jouer encore
learn-choice-accept = Reconnaître
learn-choice-contest = Contester
learn-choice-persist = Persister
learn-choice-withdraw = Retirer
learn-choice-break = Rompre la flèche { $n }
learn-choice-mark = { $n ->
    [0] Ne rien marquer
    [1] Marquer { $n } point
   *[other] Marquer { $n } points
}
learn-choice-school = { $n ->
    [one] Marquer une école de { $n } point
   *[other] Marquer une école de { $n } points
}
learn-choice-school-none = Ne pas marquer d’école
learn-choice-demand = Seulement faire corriger
learn-choice-stand = Laisser la fausse case
learn-choice-false-none = N’en rien dire
learn-choice-replace = Faire jouer { $play } à la place
learn-choice-claim = Prendre le { $n }
learn-choice-claim-none = Ne rien prendre

## Quand il n’y a rien à demander

learn-all-done = Tout est fait
learn-all-done-sub = De ceux-ci, il ne reste rien pour aujourd’hui. Ceux qu’on a manqués reviennent ; de plus difficiles attendent plus haut.
learn-reviewing = On relit vos parties
learn-reviewing-sub = { $n } décisions pesées sur { $of }. Les fautes viennent dès qu’on les connaît.
learn-nothing-due = Rien pour aujourd’hui
learn-no-mistakes = Aucune faute à rejouer
learn-none-due = Ce que vous avez rejoué revient après un jour, une semaine et trente jours.
learn-none-here = Dans cette partie, il n’y a rien à regretter.
learn-none = Dans vos parties, il n’y a rien à regretter.
learn-no-games = Elles viennent des parties finies sur cet appareil. Contre l’ordinateur, la relecture commence d’elle-même.
learn-unreviewed = { $n ->
    [1] Une de vos parties finies n’a pas encore été relue.
   *[other] { $n } de vos parties finies n’ont pas encore été relues.
}
learn-review = { $n ->
    [1] La relire
   *[other] Les relire
}
learn-all-mistakes = Toutes vos fautes
learn-go-play = Jouer une partie

## Jours de suite

learn-streak = { $n ->
    [0] Les jours où un problème est résolu
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}
learn-longest = le plus long : { $n }
learn-streak-label = Les sept derniers jours
learn-day-solved = résolu
learn-day-today = aujourd’hui, pas encore résolu
learn-day-not = non résolu

## Les guides, et l’encadré de la première page

learn-guides = Un jeu nouveau pour vous ?
learn-guides-sub = Chaque guide tient en quelques coups sur le vrai tablier, avec le vrai arbitre.
learn-box-threw = { $game } : { $dice }
learn-box-go = Le résoudre
