### El tablero de análisis.

analysis-title = Análisis
analysis-about = Monta cualquier posición de cualquier juego y mira lo que vale y las mejores jugadas.
analysis-board = El tablero
analysis-panel = Lo que se pone y lo que vale
analysis-tab-plays = Jugadas
analysis-tab-set = Montar
analysis-tab-share = Compartir
analysis-game = Juego
analysis-rules = Reglas
analysis-rules-book = como en el libro
analysis-rules-changed = { $n ->
    [one] { $n } cambiada
   *[other] { $n } cambiadas
}
analysis-rules-use = Usar estas reglas

## Herramientas

analysis-tools = Poner fichas
analysis-tool-move = Mover
analysis-tool-white = Blancas
analysis-tool-black = Negras
analysis-tool-take = Quitar
analysis-tool-start = Inicio
analysis-tool-clear = Vaciar
analysis-tool-exchange = Cambiar colores
analysis-tool-undo = Deshacer
analysis-tool-turn = Girar el tablero
analysis-fewer = Una ficha menos
analysis-more = Una ficha más
analysis-done-start = Las fichas están como al principio.
analysis-done-clear = El tablero está vacío.
analysis-done-exchange = Colores cambiados.
analysis-done-undo = Deshecho.
analysis-done-turn = Juegan: { $side }.
analysis-done-count = { $n ->
    [one] Casilla { $point }: { $n } ficha.
   *[other] Casilla { $point }: { $n } fichas.
}

## Si puede ser

analysis-possible = Esta posición se puede jugar.
analysis-over = En esta posición la partida ha terminado.
analysis-men = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
analysis-men-off = { $n } en el tablero, { $off } fuera
analysis-pips = pasos { $white } : { $black }

## Lo que se pone

analysis-to-play = Juegan
analysis-throw = Tirada
analysis-die = Dado { $n }
analysis-cube = Cubo
analysis-cube-none = ninguno
analysis-cube-middle = en medio
analysis-cube-owned = a { $n } ({ $side })
analysis-match = Encuentro
analysis-match-none = una sola partida
analysis-match-to = a { $n } puntos
analysis-score = Puntos ({ $side })

## Lo que vale

analysis-wins = Ganan: { $side }
analysis-wins-match = Ganan el encuentro: { $side }
analysis-tokens = Fichas de cuenta ({ $side })
analysis-bar = Probabilidad de Blancas: { $white }
analysis-roll-out = Jugar la continuación
analysis-kind-1 = gana doble
analysis-kind-2 = gana triple
analysis-kind-3 = pierde doble
analysis-kind-4 = pierde triple
analysis-plays-of = Las mejores de { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
analysis-rank = Puesto
analysis-play = Jugada
analysis-choice = Opción
analysis-does = Lo que hace
analysis-make = Jugar { $play } y seguir
analysis-column-wins = Gana
analysis-column-double = doble / perdida
analysis-column-points = Valor
analysis-column-match = Encuentro
analysis-column-chance = Gana
analysis-column-tokens = Fichas
analysis-column-lost = Pierde
analysis-column-found = Juzgado
analysis-column-after = Gana
analysis-best = la mejor
analysis-slight = error leve
analysis-error = error
analysis-blunder = error grave
analysis-found-exact = exacto
analysis-found-turns = { $n ->
    [one] un vistazo
   *[other] { $n } turnos
}
analysis-found-trials = { $n } × ± { $error }
analysis-how-exact = Exacto: este juego está resuelto.
analysis-how-glance = De un vistazo.
analysis-how-two = Dos turnos por delante. Exacto donde lo saben las tablas de salida.
analysis-how-three = Tres turnos por delante para las mejores, dos para las demás. Exacto donde lo saben las tablas de salida.
analysis-how-rolled = La continuación de las mejores se ha jugado muchas veces, sin la suerte de los dados.
analysis-how-over = La partida ha terminado.
analysis-going-on = Mirando más lejos…
analysis-other-network = Juzgado por lo aprendido de { $game }, lo más cercano.

## Llevársela a otra parte

analysis-position = Posición
analysis-copy-position = Copiar
analysis-copy-link = Copiar enlace
analysis-picture = Imagen
analysis-play-from-here = Jugar desde aquí
analysis-play-lead = Una partida nueva empieza con esta posición; le toca tirar a { $side }.
analysis-play-go = A la mesa

## At a table

analysis-from-here = Analizar desde aquí
analysis-set-up-game = posición montada

## Teclas, y lo que se dice en voz alta

analysis-said-play = La mejor: { $play }. Probabilidad ({ $side }): { $chance }.
analysis-said-now = Probabilidad ({ $side }): { $chance }.
analysis-keys = Teclas
analysis-key-walk = recorrer el tablero
analysis-key-count = una ficha más o menos en la casilla
analysis-key-tool = lo que hace la herramienta elegida; con Mayús, en el otro color
analysis-key-colour = las fichas de la casilla en el otro color
analysis-key-dice = la tirada, dado a dado; ninguna
analysis-key-side = juega el otro bando
analysis-key-turn = girar el tablero
analysis-key-undo = deshacer
analysis-key-copy = copiar la posición
