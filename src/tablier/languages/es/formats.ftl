### Qué falla en un archivo de otro programa, y qué no pueden decir tales archivos.

column = columna { $column }: { $why }

## Leer

no-length = no se dice la longitud del encuentro: falta una línea como '7 point match'
bad-length = { $given } no es la longitud de un encuentro
unknown-suffix = Los encuentros se escriben para otros programas como { $known }, no como { $given }.
no-game = { $line } está antes de la primera partida
no-act = { $text } no es ni una tirada ni un acto con el cubo
no-such-act = un comentario pertenece al acto { $number }, que el encuentro no tiene
other-score = el tanteo dado es { $said }, pero las partidas anteriores suman { $played }
other-cube = se dice que el cubo muestra { $said } donde mostraría { $played }
bad-score = { $given } no es un tanteo
bad-points = { $points } puntos no pueden ganarse aquí por abandono
bad-tie = { $given }: no son dados iguales tirados para empezar
bad-cube = { $given } no es lo que muestra un cubo
double-first = la primera tirada de una partida nunca es un doble
variation = { $given } es otro juego que el Backgammon moderno
edited = la posición se cambió aquí ({ $name }): el encuentro no puede jugarse desde su comienzo
no-tree = aquí no hay ninguna partida: empieza por '(;'
unbalanced = los paréntesis no cuadran
no-property = { $text } no es ni una propiedad ni un valor
other-gm = GM[{ $given }] es otro juego; el Backgammon es GM[6]
bad-move = { $text } no es una jugada como 31hefe, double, take o drop
bad-xgid = { $text } no es un XGID como XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
bad-gnu-id = { $text } no es un identificador que GNU Backgammon escribiría
no-trial = no es una partida de Ludii: empieza por «game=» y el archivo de un juego
other-trial = { $game } no es ninguno de los juegos de Ludii que se juegan aquí
trial-dice = un turno empieza sin los dados que se tiraron para él
trial-action = { $action } no se entiende
trial-turn = alguien sigue jugando cuando, según las reglas de aquí, no le toca
trial-play = según las reglas de aquí, { $dice } no se puede jugar así en { $position }
cube-beyond = { $text } tiene el cubo en { $n }; aquí llega hasta 64
score-beyond = { $text } es de una partida a { $n2 } en la que alguien tiene { $n }
beavered-id = { $text } espera la respuesta a un beaver, que aquí no se puede colocar

## Escribir

only-modern = Tales archivos contienen el Backgammon moderno desde su comienzo, backgammon@modern; esto es { $game }.
only-trials = Ludii tiene partidas de { $games }, cada una de un solo juego desde su comienzo según las reglas de Ludii; esto no es ninguna de ellas.
not-in-ludii = Según las reglas más cercanas a las de Ludii, esta partida no se puede jugar así: { $why }.
sides-exchanged = en una partida de Ludii, quien empieza lleva las blancas; aquí empezaron las negras, así que los colores se intercambian
left-out-voids = { $n ->
    [one] se omite una tirada nula
   *[other] se omiten { $n } tiradas nulas
}
left-out-touches = { $n ->
    [one] se omite una ficha tocada o compuesta
   *[other] se omiten { $n } fichas tocadas o compuestas
}
left-out-verdicts = { $n ->
    [one] se omite un juicio de un análisis
   *[other] se omiten { $n } juicios de un análisis
}
left-out-variations = { $n ->
    [one] se omite una variante
   *[other] se omiten { $n } variantes
}
left-out-unplayed = una tirada que no podía jugarse, y aún no se había jugado, se escribe como jugada
