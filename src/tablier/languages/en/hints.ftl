### Advice asked for at a table: why one choice is better than another.

only-play = There is nothing else to play.
against = { $play } is less good. { $why }
cube = From here you win { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games.
in-points = In points.
in-match = Chances of winning the match.
in-chance = Chances of winning the game.
in-tokens = In tokens.
