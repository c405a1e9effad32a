### Le tablier d’analyse.

analysis-title = Analyse
analysis-about = Dressez n’importe quelle position de n’importe quel jeu ; voyez ce qu’elle vaut et les meilleurs coups.
analysis-board = Le tablier
analysis-panel = Ce qui est posé, et ce que cela vaut
analysis-tab-plays = Coups
analysis-tab-set = Dresser
analysis-tab-share = Partager
analysis-game = Jeu
analysis-rules = Règles
analysis-rules-book = comme au livre
analysis-rules-changed = { $n ->
    [one] { $n } changée
   *[other] { $n } changées
}
analysis-rules-use = Prendre ces règles

## Outils

analysis-tools = Poser des dames
analysis-tool-move = Déplacer
analysis-tool-white = Blancs
analysis-tool-black = Noirs
analysis-tool-take = Ôter
analysis-tool-start = Début
analysis-tool-clear = Vider
analysis-tool-exchange = Échanger les couleurs
analysis-tool-undo = Annuler
analysis-tool-turn = Tourner le tablier
analysis-fewer = Une dame de moins
analysis-more = Une dame de plus
analysis-done-start = Les dames sont comme au début.
analysis-done-clear = Le tablier est vide.
analysis-done-exchange = Couleurs échangées.
analysis-done-undo = Annulé.
analysis-done-turn = Trait : { $side }.
analysis-done-count = { $n ->
    [one] Flèche { $point } : { $n } dame.
   *[other] Flèche { $point } : { $n } dames.
}

## Si cela peut être

analysis-possible = Cette position peut se jouer.
analysis-over = Dans cette position, la partie est finie.
analysis-men = { $n ->
    [one] { $n } dame
   *[other] { $n } dames
}
analysis-men-off = { $n } sur le tablier, { $off } dehors
analysis-pips = points à parcourir { $white } : { $black }

## Ce que l’on pose

analysis-to-play = Trait
analysis-throw = Coup de dés
analysis-die = Dé { $n }
analysis-cube = Videau
analysis-cube-none = aucun
analysis-cube-middle = au milieu
analysis-cube-owned = à { $n } ({ $side })
analysis-match = Match
analysis-match-none = une seule partie
analysis-match-to = en { $n } points
analysis-score = Points ({ $side })

## Ce que cela vaut

analysis-wins = Chances ({ $side })
analysis-wins-match = Chances au match ({ $side })
analysis-tokens = Jetons ({ $side })
analysis-bar = Chances des Blancs : { $white }
analysis-roll-out = Jouer la suite
analysis-kind-1 = gain double
analysis-kind-2 = gain triple
analysis-kind-3 = perte double
analysis-kind-4 = perte triple
analysis-plays-of = Les meilleurs de { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
analysis-rank = Rang
analysis-play = Coup
analysis-choice = Choix
analysis-does = Ce qu’il fait
analysis-make = Jouer { $play } et continuer
analysis-column-wins = Gain
analysis-column-double = double / perdu
analysis-column-points = Valeur
analysis-column-match = Match
analysis-column-chance = Gain
analysis-column-tokens = Jetons
analysis-column-lost = Perte
analysis-column-found = Jugé
analysis-column-after = Gain
analysis-best = meilleur
analysis-slight = légère erreur
analysis-error = erreur
analysis-blunder = bévue
analysis-found-exact = exact
analysis-found-turns = { $n ->
    [one] coup d’œil
   *[other] { $n } tours
}
analysis-found-trials = { $n } × ± { $error }
analysis-how-exact = Exact : ce jeu est résolu.
analysis-how-glance = D’un coup d’œil.
analysis-how-two = Deux tours d’avance. Exact où les tables de sortie savent.
analysis-how-three = Trois tours d’avance pour les meilleurs, deux pour les autres. Exact où les tables de sortie savent.
analysis-how-rolled = La suite des meilleurs coups a été jouée maintes fois, la chance des dés ôtée.
analysis-how-over = La partie est finie.
analysis-going-on = On regarde plus loin…
analysis-other-network = Jugé d’après ce qui fut appris de { $game }, le plus proche.

## L’emporter ailleurs

analysis-position = Position
analysis-copy-position = Copier
analysis-copy-link = Copier le lien
analysis-picture = Image
analysis-play-from-here = Jouer d’ici
analysis-play-lead = Une nouvelle partie commence par cette position ; trait : { $side }.
analysis-play-go = À la table

## At a table

analysis-from-here = Analyser d’ici
analysis-set-up-game = position dressée

## Touches, et ce qui se dit à voix haute

analysis-said-play = Le meilleur : { $play }. Chances ({ $side }) : { $chance }.
analysis-said-now = Chances ({ $side }) : { $chance }.
analysis-keys = Touches
analysis-key-walk = parcourir le tablier
analysis-key-count = une dame de plus ou de moins sur la flèche
analysis-key-tool = ce que fait l’outil choisi ; avec Maj, dans l’autre couleur
analysis-key-colour = les dames de la flèche dans l’autre couleur
analysis-key-dice = le coup, dé par dé ; aucun
analysis-key-side = le trait à l’autre
analysis-key-turn = tourner le tablier
analysis-key-undo = annuler
analysis-key-copy = copier la position
