### Lo que dice el análisis de una partida.

bad-depth = No hay análisis { $given }: es quick (rápido), standard o thorough (a fondo).

## Las cifras y sus unidades

about = ≈ { $figure }
percent = { $figure } %
holes = { $n ->
    [one] alrededor de { $figure } agujero
   *[other] alrededor de { $figure } agujeros
}
# La tirada del comienzo, si se marca a mano, no tiene número en un acta.
place = { $throw ->
    [0] la primera tirada
   *[other] tirada { $throw }
}
place-in-rounds = { $throw ->
    [0] ronda { $game }, la primera tirada
   *[other] ronda { $game }, tirada { $throw }
}
place-in-match = { $throw ->
    [0] partida { $game }, la primera tirada
   *[other] partida { $game }, tirada { $throw }
}

## Cómo se halló un valor

found-exact = exacto
found-turns = { $n ->
    [one] a primera vista
   *[other] { $n } turnos por delante
}
found-trials = { $n ->
    [one] { $n } continuación jugada
   *[other] { $n } continuaciones jugadas
}
found-rollout = { $n ->
    [one] { $n } continuación jugada, ± { $error }
   *[other] { $n } continuaciones jugadas, ± { $error }
}

# Lo mismo en una columna estrecha.
short-exact = exacto
short-turns = { $n ->
    [one] un vistazo
   *[other] { $n } turnos
}
short-rollout = { $n ->
    [one] { $n } prueba
   *[other] { $n } pruebas
}

## Cómo se llama una decisión

called-slight = imprecisión
called-error = error
called-blunder = error grave
all-slight = imprecisiones
all-error = errores
all-blunder = errores graves

## Lo que se decide

kind-play = jugada
kind-double = doblar
kind-answer = respuesta al doble
kind-stay = quedarse o irse
kind-break = flecha rota
kind-mark = marca
kind-school = escuela
kind-false = jugada falsa
kind-claim = dado reclamado
kind-resign = abandono

choice-double = doblar
choice-no-double = no doblar
choice-take = aceptar el doble
choice-drop = rehusar el doble
choice-beaver = aceptar y redoblar
choice-stay = quedarse
choice-leave = irse
choice-end = la partida termina
choice-resign = abandonar
choice-play-on = seguir jugando
choice-accept = aceptar
choice-contest = negar
choice-persist = insistir
choice-withdraw = retirarla
choice-break = romper la flecha { $n }
choice-mark = { $n ->
    [0] no marcar nada
    [one] marcar { $n } punto
   *[other] marcar { $n } puntos
}
choice-school = { $n ->
    [one] reclamar una escuela de { $n } punto
   *[other] reclamar una escuela de { $n } puntos
}
choice-school-none = no reclamar ninguna escuela
choice-demand = pedir solo que se corrija
choice-stand = dejar estar la jugada falsa
choice-false-none = no decir nada de la jugada falsa
choice-replace = hacer jugar { $play } en su lugar
choice-claim = reclamar el { $n }
choice-claim-none = no reclamar nada

## La frase sobre una decisión

better-than = Era mejor { $best } que { $made }
better-to = Era mejor { $best } que { $made }
better-to-double = Era mejor doblar
better-to-no-double = Era mejor no doblar
was-better = { $called }, { $cost }: era mejor { $best } ({ $found })

## Los resúmenes

title = { $white } contra { $black }
reviewed = { $game }, { $n ->
    [one] { $n } tirada
   *[other] { $n } tiradas
}
depth-quick = análisis rápido
depth-standard = análisis normal
depth-thorough = análisis a fondo
row-decisions = decisiones
row-counted = de ellas no evidentes
row-per-decision = perdido por decisión
row-cost = perdido en total
row-rate = PR
row-grade = juega como
grade-novice = un Novato
grade-amateur = un Aficionado
grade-player = un Jugador
grade-expert = un Experto
grade-master = un Maestro
row-luck = suerte de los dados
row-result = resultado
row-without-luck = resultado sin la suerte
row-matches = encuentros
over-all = { $n ->
    [one] { $n } encuentro
   *[other] Los { $n } encuentros
}
in-points = Pérdidas, suerte y resultados están en puntos.
in-match = Pérdidas, suerte y resultados son probabilidades de ganar el encuentro; los juicios y el PR van por puntos.
in-chance = Pérdidas, suerte y resultados son probabilidades de ganar; los juicios y el PR van por puntos, de los que diez agujeros hacen uno.
in-tokens = Pérdidas, suerte y resultados están en fichas; los juicios y el PR van por puntos, de los que diez fichas hacen uno.
all-in-points = Las pérdidas y la suerte están en puntos.
result-of-game = { $winner } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
result-of-round = { $winner } gana { $points ->
    [one] { $points } ficha
   *[other] { $points } fichas
}
result-drawn = nadie gana
result-open = sin terminar

## Los errores y los momentos decisivos

match-to = { $n ->
    [one] a { $n } punto
   *[other] a { $n } puntos
}
mistakes = { $n ->
    [0] Nada que lamentar
    [one] { $n } decisión mejorable
   *[other] { $n } decisiones mejorables
}
nothing-wrong = { $n ->
    [0] Nadie tuvo nada que decidir.
    [one] En la única decisión nada cuesta { $least } puntos o más.
   *[other] En { $n } decisiones nada cuesta { $least } puntos o más.
}
turning-points = Momentos decisivos
turned-by-throw = { $who } saca { $dice }
turned-by-choice = { $who }: { $made }; era mejor { $best }
turned-by-lots = el sorteo
column-where = tirada
column-who = quién
column-dice = dados
column-made = jugado
column-best = mejor
column-holes = agujeros
column-cost = coste
column-called = juicio
column-found = juzgado
column-change = efecto
column-event = lo que pasó
column-choice = opción
column-worth = valor
column-win = gana
column-double = doble
column-triple = triple
column-lose-double = pierde doble
column-lose-triple = pierde triple
column-behind = diferencia

## La página

graph-title = Probabilidad de ganar de { $who }
graph-title-tokens = La ronda para { $who }, en fichas
graph-of-round = Ronda { $game }
graph-luck = suerte
graph-of-game = Partida { $game }
graph-told = La probabilidad de ganar de { $who }, tirada a tirada, de { $first } a { $last }.
played-here = jugado
best-of-all = lo mejor
legend = A trazos, lo jugado; en línea llena, lo mejor.
made-by = Hecho con Tablier.
column-began = al principio
column-luck = suerte
column-costs = errores
column-ended = al final
as-seen-by = Del lado de { $who }: el principio, la suerte y los errores dan el final.
games-heading = Partidas

## La línea de órdenes

reviewing = decisiones
page-is-in = La página está en { $path }.
record-is-in = El acta con sus juicios está en { $path }.
save-one = --save escribe un acta; nombra un solo archivo.
page-over-record = --html se escribiría sobre { $path }, que hay que analizar.
nothing-to-review = { $path }: no se jugó nada.

## Una posición examinada

bad-score = { $score } no es un tanteo de un encuentro a { $n }.
score-of-no-match = Un tanteo es de un encuentro: --match.
bad-cube = El cubo está en 1, 2, 4, 8, 16, 32 o 64, no en { $given }.
nobody-owns = El cubo tiene dueño a partir de 2: --cube.
nothing-before-throw = Sin tirada solo hay que decidir sobre el cubo: --cube.
not-their-cube = Quien va a tirar no tiene el cubo y no puede doblar.
such-a-score = son los puntos de Blanco y de Negro, como 2-3
decided-by = { $who }: { $kind }
