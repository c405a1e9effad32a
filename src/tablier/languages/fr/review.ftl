### Ce que dit l’analyse d’une partie.

bad-depth = Il n’y a pas d’analyse { $given } : elle est quick (rapide), standard ou thorough (approfondie).

## Les nombres et leurs unités

about = ≈ { $figure }
percent = { $figure } %
holes = { $n ->
    [one] environ { $figure } trou
   *[other] environ { $figure } trous
}
# Le jet du commencement, s’il se marque à la main, n’a pas de numéro dans une feuille.
place = { $throw ->
    [0] le premier coup
   *[other] coup { $throw }
}
place-in-rounds = { $throw ->
    [0] marqué { $game }, le premier coup
   *[other] marqué { $game }, coup { $throw }
}
place-in-match = { $throw ->
    [0] partie { $game }, le premier coup
   *[other] partie { $game }, coup { $throw }
}

## Comment une valeur fut trouvée

found-exact = exact
found-turns = { $n ->
    [one] au premier coup d’œil
   *[other] { $n } tours d’avance
}
found-trials = { $n ->
    [one] { $n } suite jouée
   *[other] { $n } suites jouées
}
found-rollout = { $n ->
    [one] { $n } suite jouée, ± { $error }
   *[other] { $n } suites jouées, ± { $error }
}

# Les mêmes dans une colonne étroite.
short-exact = exact
short-turns = { $n ->
    [one] coup d’œil
   *[other] { $n } tours
}
short-rollout = { $n ->
    [one] { $n } suite
   *[other] { $n } suites
}

## Comment s’appelle une décision

called-slight = imprécision
called-error = erreur
called-blunder = faute
all-slight = imprécisions
all-error = erreurs
all-blunder = fautes

## Ce qu’on décide

kind-play = coup
kind-double = doubler
kind-answer = réponse au double
kind-stay = tenir ou s’en aller
kind-break = flèche rompue
kind-mark = marque
kind-school = école
kind-false = fausse case
kind-claim = dé réclamé
kind-resign = abandon

choice-double = doubler
choice-no-double = ne pas doubler
choice-take = prendre le double
choice-drop = refuser le double
choice-beaver = prendre et redoubler
choice-stay = tenir
choice-leave = s’en aller
choice-end = la partie finit
choice-resign = abandonner
choice-play-on = jouer encore
choice-accept = accepter
choice-contest = contester
choice-persist = persister
choice-withdraw = se rétracter
choice-break = rompre la flèche { $n }
choice-mark = { $n ->
    [0] ne rien marquer
    [one] marquer { $n } point
   *[other] marquer { $n } points
}
choice-school = { $n ->
    [one] envoyer à l’école de { $n } point
   *[other] envoyer à l’école de { $n } points
}
choice-school-none = n’envoyer personne à l’école
choice-demand = seulement faire corriger
choice-stand = laisser la fausse case
choice-false-none = ne rien dire de la fausse case
choice-replace = faire jouer { $play } à la place
choice-claim = réclamer le { $n }
choice-claim-none = ne rien réclamer

## La phrase sur une décision

better-than = Mieux valait { $best } que { $made }
better-to = Mieux valait { $best } que { $made }
better-to-double = Mieux valait doubler
better-to-no-double = Mieux valait ne pas doubler
was-better = { $called }, { $cost } : mieux valait { $best } ({ $found })

## Les bilans

title = { $white } contre { $black }
reviewed = { $game }, { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
depth-quick = analyse rapide
depth-standard = analyse ordinaire
depth-thorough = analyse approfondie
row-decisions = décisions
row-counted = dont non évidentes
row-per-decision = perdu par décision
row-cost = perdu en tout
row-rate = PR
row-grade = joue comme
grade-novice = un Novice
grade-amateur = un Amateur
grade-player = un Joueur
grade-expert = un Expert
grade-master = un Maître
row-luck = chance aux dés
row-result = résultat
row-without-luck = résultat sans la chance
row-matches = matchs
over-all = { $n ->
    [one] { $n } match
   *[other] Les { $n } matchs
}
in-points = Pertes, chance et résultats sont en points.
in-match = Pertes, chance et résultats sont des chances de gagner le match ; les jugements et le PR se règlent sur les points.
in-chance = Pertes, chance et résultats sont des chances de gagner ; les jugements et le PR se règlent sur les points, dont dix trous font un.
in-tokens = Pertes, chance et résultats sont en jetons ; les jugements et le PR se règlent sur les points, dont dix jetons font un.
all-in-points = Les pertes et la chance sont en points.
result-of-game = { $winner } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-of-round = { $winner } gagne { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
}
result-drawn = personne ne gagne
result-open = non finie

## Les fautes et les tournants

match-to = { $n ->
    [one] en { $n } point
   *[other] en { $n } points
}
mistakes = { $n ->
    [0] Rien à regretter
    [one] { $n } décision à revoir
   *[other] { $n } décisions à revoir
}
nothing-wrong = { $n ->
    [0] Il n’y avait rien à décider.
    [one] Dans la seule décision, rien ne coûte { $least } point ou davantage.
   *[other] Sur { $n } décisions, rien ne coûte { $least } point ou davantage.
}
turning-points = Les tournants
turned-by-throw = { $who } amène { $dice }
turned-by-choice = { $who } : { $made } ; mieux valait { $best }
turned-by-lots = le sort
column-where = coup
column-who = qui
column-dice = dés
column-made = joué
column-best = mieux
column-holes = trous
column-cost = perte
column-called = jugement
column-found = jugé
column-change = effet
column-event = ce qui arriva
column-choice = choix
column-worth = valeur
column-win = gagne
column-double = double
column-triple = triple
column-lose-double = perd double
column-lose-triple = perd triple
column-behind = écart

## La page

graph-title = Chances de gagner { SOUND($who) ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}
graph-title-tokens = Le marqué pour { $who }, en jetons
graph-of-round = Marqué { $game }
graph-luck = chance
graph-of-game = Partie { $game }
graph-told = Les chances de gagner { SOUND($who) ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
}, coup par coup, de { $first } à { $last }.
played-here = joué
best-of-all = le mieux
legend = En tirets, ce qui fut joué ; en trait plein, ce qui valait mieux.
made-by = Fait avec Tablier.
column-began = d’abord
column-luck = chance
column-costs = fautes
column-ended = à la fin
as-seen-by = Du côté { SOUND($who) ->
    [vowel] d’{ $who }
   *[consonant] de { $who }
} : le début, la chance et les fautes font la fin.
games-heading = Parties

## La ligne de commande

reviewing = décisions
page-is-in = La page est dans { $path }.
record-is-in = La feuille et ses jugements sont dans { $path }.
save-one = --save écrit une seule feuille ; nommez un seul fichier.
page-over-record = --html s’écrirait sur { $path }, qui est à analyser.
nothing-to-review = { $path } : rien n’a été joué.

## Une position examinée

bad-score = { $score } n’est pas une marque d’un match en { $n }.
score-of-no-match = Une marque appartient à un match : --match.
bad-cube = Le dé doubleur montre 1, 2, 4, 8, 16, 32 ou 64, non { $given }.
nobody-owns = On ne possède le dé doubleur qu’à partir de 2 : --cube.
nothing-before-throw = Sans coup il n’y a que le double à décider : --cube.
not-their-cube = Qui doit jeter les dés n’a pas le dé doubleur et ne peut doubler.
such-a-score = ce sont les points de Blanc et de Noir, comme 2-3
decided-by = { $who } : { $kind }
