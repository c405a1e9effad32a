### Un consejo pedido en la mesa: por qué una opción es mejor que otra.

only-play = No hay otra cosa que jugar.
against = { $play } es peor. { $why }
cube = Desde aquí ganas el { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de las partidas.
in-points = En puntos.
in-match = Probabilidades de ganar el encuentro.
in-chance = Probabilidades de ganar la partida.
in-tokens = En fichas.
