### Ce qui ne va pas dans un fichier d’un autre programme, et ce que de tels fichiers ne peuvent dire.

column = colonne { $column } : { $why }

## Lire

no-length = la longueur du match n’est pas dite : il manque une ligne comme '7 point match'
bad-length = { $given } n’est pas la longueur d’un match
unknown-suffix = Les matchs s’écrivent pour d’autres programmes en { $known }, non en { $given }.
no-game = { $line } se trouve avant la première partie
no-act = { $text } n’est ni un jet ni un acte du videau
no-such-act = un commentaire appartient à l’acte { $number }, que le match n’a pas
other-score = le score donné est { $said }, mais les parties précédentes font { $played }
other-cube = le videau montrerait { $said } où il montre { $played }
bad-score = { $given } n’est pas un score
bad-points = { $points } points ne se gagnent pas ici par un abandon
bad-tie = { $given } : ce ne sont pas des dés égaux jetés pour commencer
bad-cube = { $given } n’est pas ce que montre un videau
double-first = le premier jet d’une partie n’est jamais un doublet
variation = { $given } est un autre jeu que le Backgammon moderne
edited = la position a été modifiée ici ({ $name }) : le match ne peut se jouer depuis son début
no-tree = il n’y a pas de partie ici : elle commence par '(;'
unbalanced = les parenthèses ne se répondent pas
no-property = { $text } n’est ni une propriété ni une valeur
other-gm = GM[{ $given }] est un autre jeu ; le Backgammon est GM[6]
bad-move = { $text } n’est pas un coup comme 31hefe, double, take ou drop
bad-xgid = { $text } n’est pas un XGID comme XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
bad-gnu-id = { $text } n’est pas un identifiant que GNU Backgammon écrirait
no-trial = ce n’est pas un essai de Ludii : il commence par « game= » et le fichier d’un jeu
other-trial = { $game } n’est aucun des jeux de Ludii que l’on joue ici
trial-dice = un tour commence sans les dés qui ont été jetés pour lui
trial-action = { $action } ne se comprend pas
trial-turn = quelqu’un continue alors que ce n’est pas son tour d’après les règles d’ici
trial-play = d’après les règles d’ici, { $dice } ne peut se jouer ainsi dans { $position }
cube-beyond = { $text } a le videau à { $n } ; ici il va jusqu’à 64
score-beyond = { $text } est d’un match en { $n2 } où quelqu’un a { $n }
beavered-id = { $text } attend la réponse à un beaver, ce qui ne se dispose pas ici

## Écrire

only-modern = De tels fichiers contiennent le Backgammon moderne depuis son début, backgammon@modern ; ceci est { $game }.
only-trials = Ludii a des essais de { $games }, chacun d’une seule partie depuis son début d’après les règles de Ludii ; ceci n’en est pas une.
not-in-ludii = D’après les règles les plus proches de celles de Ludii, cette partie ne peut se jouer ainsi : { $why }.
sides-exchanged = dans un essai, celui qui commence a les Blancs ; ici les Noirs ont commencé, donc les couleurs sont échangées
left-out-voids = { $n ->
    [one] un jet nul est omis
   *[other] { $n } jets nuls sont omis
}
left-out-touches = { $n ->
    [one] une dame touchée ou adoubée est omise
   *[other] { $n } dames touchées ou adoubées sont omises
}
left-out-verdicts = { $n ->
    [one] un jugement d’une analyse est omis
   *[other] { $n } jugements d’une analyse sont omis
}
left-out-variations = { $n ->
    [one] une variante est omise
   *[other] { $n } variantes sont omises
}
left-out-unplayed = un jet qui ne pouvait se jouer, et ne l’était pas encore, est écrit comme joué
