### Un conseil demandé à la table : pourquoi un choix vaut mieux qu’un autre.

only-play = Il n’y a rien d’autre à jouer.
against = { $play } est moins bon. { $why }
cube = À partir d’ici vous gagnez { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des parties.
in-points = En points.
in-match = Chances de gagner le match.
in-chance = Chances de gagner la partie.
in-tokens = En jetons.
