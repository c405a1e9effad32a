### La página para aprender: el problema del día, la colección, los propios errores.

learn-title = Aprender
learn-about = El problema del día, una colección por niveles y tus propios errores para volver a jugarlos, en el tablero de verdad.

## Qué ejercicio

learn-which = Juego
learn-first = Aprende primero { $game }
learn-modes = Qué resolver
learn-tab-today = Problema del día
learn-tab-collection = Colección
learn-tab-mistakes = Tus errores
learn-level = Los encuentra
learn-level-0 = un Novato ({ $n })
learn-level-1 = un Aficionado ({ $n })
learn-level-2 = un Jugador ({ $n })
learn-level-3 = un Experto ({ $n })
learn-level-4 = un Maestro ({ $n })
learn-level-5 = nadie todavía ({ $n })
learn-solved-of = { $n ->
    [one] { $n } resuelto de { $of }
   *[other] { $n } resueltos de { $of }
}
learn-progress = Error { $n } de { $of }
learn-so-far = { $n } de { $of }
learn-dot-solved = resuelto
learn-dot-close = resuelto con ayuda
learn-dot-missed = fallado
learn-dot-now = ahora
learn-dot-to-come = por venir
learn-of-day = problema del { $date }
learn-of-collection = problema { $n } de { $of }
learn-from-game = de tu partida del { $date }, tirada { $n }

## La pregunta

learn-threw = Has sacado
learn-what-play = ¿Qué jugarías?
learn-what-stay = Has hecho un agujero: ¿te quedas o te vas?
learn-what-double = ¿Doblarías?
learn-what-answer = Te ofrecen doblar. ¿Lo aceptas?
learn-what-else = ¿Qué harías?
learn-lost = En la partida perdiste aquí { $cost }; encuentra algo mejor.
learn-standing = Agujeros: { $holes } a { $theirs }; puntos: { $points } a { $others }, los tuyos primero.
learn-hint = Pista
learn-hint-sub = La pista nombra la ficha que se mueve; la respuesta cuenta entonces la mitad.
learn-hint-man = Se mueve la ficha de la flecha { $point }. La respuesta cuenta ahora la mitad.
learn-hint-bar = La ficha de la barra entra primero. La respuesta cuenta ahora la mitad.
learn-show = Mostrar
learn-answer = Responder
learn-complete = Responde, o deshaz.
learn-choose = ¿Qué haces?
learn-judging = Un momento: se está sopesando.

## El veredicto

learn-right = Correcto
learn-nearly = Casi
learn-not-yet = Todavía no
learn-shown = La mejor jugada
learn-said-best = No hay nada mejor que { $best }.
learn-said-as-good = { $answer } vale lo mismo que { $best }: no se apartan más de { $cost }.
learn-said-worse = Tu { $answer } deja escapar { $cost }. Lo mejor es { $best }.
learn-said-natural = La que se ocurre, { $natural }, deja escapar { $cost }.
learn-said-played = En la partida, { $natural } dejó escapar { $cost }.
learn-said-choice = { $answer }: así se deja escapar { $cost }. Mejor: { $best }.
learn-said-choice-right = { $answer }: aquí no hay nada mejor.
learn-said-shown = Lo mejor es { $best }.
learn-again = Otra vez
learn-next = Siguiente
learn-comes-back = { $n ->
    [one] Vuelve mañana.
    [7] Vuelve dentro de una semana.
   *[other] Vuelve dentro de { $n } días.
}
learn-rank = Orden
learn-play = Jugada
learn-choice = Opción
learn-column-wins = Gana
learn-column-worth = Vale
learn-column-lost = Perdido
learn-best = mejor
learn-your-answer = tu respuesta
learn-in-game = en la partida
learn-natural = la que se ocurre
learn-judged = La mejor, juzgada así: { $how }.
learn-found-exact = exacto
learn-found-turns = { $n ->
    [one] de un vistazo
   *[other] { $n } turnos adelante
}
learn-found-rollout = { $n ->
    [one] jugada { $n } vez hasta el final
   *[other] jugada { $n } veces hasta el final
}
learn-cost-points = { $n ->
   *[other] { $figure } puntos
}
learn-cost-tokens = { $n ->
   *[other] { $figure } jetones
}
learn-analyse = Abrir en el tablero de análisis
learn-whole-game = Ver toda la partida

## Opciones que no son jugadas

learn-choice-stay = Quedarse
learn-choice-leave = Irse
learn-choice-double = Doblar
learn-choice-no-double = No doblar
learn-choice-take = Aceptar
learn-choice-drop = Rehusar
learn-choice-beaver = Aceptar y redoblar
learn-choice-resign = Rendirse
learn-choice-play-on = Seguir jugando
learn-choice-accept = Aceptar
learn-choice-contest = Discutir
learn-choice-persist = Persistir
learn-choice-withdraw = Retirar
learn-choice-break = Romper la flecha { $n }
learn-choice-mark = { $n ->
    [0] No marcar nada
    [one] Marcar { $n } punto
   *[other] Marcar { $n } puntos
}
learn-choice-school = { $n ->
    [one] Reclamar una escuela de { $n } punto
   *[other] Reclamar una escuela de { $n } puntos
}
learn-choice-school-none = No reclamar escuela
learn-choice-demand = Solo pedir que se corrija
learn-choice-stand = Dejar estar la jugada falsa
learn-choice-false-none = No decir nada
learn-choice-replace = Hacer jugar { $play } en su lugar
learn-choice-claim = Reclamar el { $n }
learn-choice-claim-none = No reclamar nada

## Donde no hay nada que preguntar

learn-all-done = Todo respondido
learn-all-done-sub = De estos no queda nada para hoy. Lo fallado vuelve; más arriba esperan otros más difíciles.
learn-reviewing = Se están repasando tus partidas
learn-reviewing-sub = { $n } de { $of } decisiones sopesadas. Los errores llegan en cuanto se conocen.
learn-nothing-due = Nada para hoy
learn-no-mistakes = Ningún error que repetir
learn-none-due = Lo que has intentado vuelve al cabo de un día, una semana y treinta días.
learn-none-here = En esta partida no hay nada que lamentar.
learn-none = En tus partidas no hay nada que lamentar.
learn-no-games = Vienen de las partidas terminadas en este dispositivo. Contra el ordenador, el repaso empieza por sí solo.
learn-unreviewed = { $n ->
    [one] Una de tus partidas terminadas no se ha repasado todavía.
   *[other] { $n } de tus partidas terminadas no se han repasado todavía.
}
learn-review = { $n ->
    [one] Repasarla
   *[other] Repasarlas
}
learn-all-mistakes = Todos tus errores
learn-go-play = Jugar una partida

## Días seguidos

learn-streak = { $n ->
    [0] Días con un problema resuelto
    [one] { $n } día seguido
   *[other] { $n } días seguidos
}
learn-longest = el más largo: { $n }
learn-streak-label = Los últimos siete días
learn-day-solved = resuelto
learn-day-today = hoy, todavía sin resolver
learn-day-not = sin resolver

## Las guías, y el recuadro de la portada

learn-guides = ¿Un juego nuevo para ti?
learn-guides-sub = Cada guía son unas pocas jugadas en el tablero de verdad, con el árbitro de verdad.
learn-box-threw = { $game }: { $dice }
learn-box-go = Resolverlo
