### Una partida acabada y su análisis: las palabras de la página.

## Sobre la partida

review-title-beat = { $won } venció a { $lost }
review-title-by = { $won } venció a { $lost } por { $n } puntos
review-title-points = { $won } venció a { $lost }, { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} a { $other }
review-title-holes = { $won } venció a { $lost }, { $n ->
    [one] { $n } agujero
   *[other] { $n } agujeros
} a { $other }
review-title-won = { $n ->
    [one] { $won } ha ganado
   *[other] { $won } han ganado
}
review-by-hand = marcando a mano
review-match = encuentro a { $n }
review-throws = { $n ->
    [one] { $n } tirada
   *[other] { $n } tiradas
}
review-choose-game = Partida que se muestra
review-game = Partida { $n } de { $of }
review-round = Ronda { $n } de { $of }

## La gráfica

review-graph = { $unit ->
    [tokens] Lo que vale la ronda para { $name }, en fichas
    [match] Probabilidad de { $name } de ganar el encuentro
   *[other] Probabilidad de ganar de { $name }
}
review-luck = suerte
review-hole-yours = un agujero tuyo
review-hole-of = un agujero de { $name }
review-told-throw = Tirada { $n } de { $all }.
review-told-chance = Probabilidad de { $name }: { $figure } por ciento.
review-told-mistake = { $called }: { $made }, la mejor { $best }, { $lost }.

## Paso a paso

review-stepping = Recorrer la partida
review-of = de { $all }
review-the-end = El final
review-next-mistake = Error siguiente
review-no-more-mistakes = No hay más errores.
review-play = Pasarla sola
review-pause = Pausa
review-share = Compartir y llevarse
review-place = tirada { $n }
review-place-in-round = ronda { $game }, tirada { $n }
review-place-in = partida { $game }, tirada { $n }
review-shown = Se muestra: { $rank }, { $play }.

## Las cifras

review-lost = { $unit ->
    [points] menos { $figure } puntos
    [tokens] menos { $figure } fichas
   *[other] menos { $figure } por ciento
}
review-holes = { $n ->
    [one] { $figure } agujero
   *[other] { $figure } agujeros
}
review-about = cerca de { $holes }.
review-how-exact = exacto
review-how-glance = a simple vista
review-how-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
review-how-rolled = jugado ± { $error }
review-how-rolled-out = jugado hasta el fin

## Una decisión

review-called-best = La mejor
review-called-slight = Imprecisión
review-called-error = Error
review-called-blunder = Error grave
review-better = { $best } era mejor
review-better-choice = Era mejor: { $best }
review-best-made = No había nada mejor
review-good-made = Tan buena como la mejor
review-no-choice = No había nada que elegir
review-end = El final de la partida
review-open = Como está
review-you-played = Jugaste { $made }
review-they-played = { $name } jugó { $made }
review-you-chose = Elegiste: { $made }
review-they-chose = { $name } eligió: { $made }
review-you = tú
review-best = la mejor
review-best-was = mejor
review-decided-here = Lo que se decidió en esta tirada
review-kind-play = Jugada
review-kind-double = Doblar
review-kind-answer = Respuesta
review-kind-stay = Quedarse o irse
review-kind-break = Flecha que romper
review-kind-mark = Marca
review-kind-school = Escuela
review-kind-false = Jugada falsa
review-kind-claim = Reclamación
review-kind-resign = Abandono
review-column-play = Jugada
review-column-choice = Elección
review-column-wins = Gana
review-column-points = Valor
review-column-tokens = Fichas
review-column-behind = Diferencia
review-column-how = Juzgado
review-all-plays = Las { $n } jugadas
review-all-choices = Las { $n } opciones
review-analyse = Abrir en el tablero de análisis
review-referee = Lo que dijo el árbitro
review-nothing-marked = En esta tirada no había nada que marcar.

## Las listas

review-tabs = Qué se muestra
review-this-throw = Esta tirada
review-mistakes = Errores
review-all = Todas las decisiones
review-all-short = Todo
review-whole = Toda la partida
review-summary = Balance
review-so-far = { $n } hasta ahora
review-whose = De quién
review-yours = Tuyos
review-hint-before = Pulsa uno para verlo en el tablero;
review-hint-after = pasa al siguiente.
review-throw = Tirada
review-no-mistakes = Ningún error: lo perdido es demasiado poco para llamarlo así.
review-nothing-decided = En esta partida no había nada que decidir: los dados lo hicieron todo.
review-none-so-far = Ninguno hasta ahora.

## El balance

review-row-grade = Juega como
review-grade-novice = un novato
review-grade-amateur = un aficionado
review-grade-player = un jugador
review-grade-expert = un experto
review-grade-master = un maestro
review-row-per-decision = Perdido por decisión
review-pr = PR { $figure }
review-row-decisions = { $list } decisiones
review-none-lost = nada perdido
review-row-luck = Suerte de los dados
review-row-without-luck = Resultado sin suerte
review-row-without-luck-chance = Probabilidad sin suerte
review-row-overlooked = Puntos olvidados
review-overlooked-in = { $n ->
    [one] en una vez
   *[other] en { $n } veces
}
review-schools = { $n ->
    [one] · { $n } escuela mal juzgada
   *[other] · { $n } escuelas mal juzgadas
}
review-row-staying = Quedarse o irse
review-row-cube = El cubo
review-times = { $n ->
    [one] en { $n } decisión
   *[other] en { $n } decisiones
}
review-row-costliest = La más cara
review-pattern = Una costumbre.
review-pattern-is = { $n } veces lo mismo: { $said } ({ $cost } en total).
review-turning = Lo que decidió la partida
review-turned-lucky = tirada afortunada de { $name }:
review-turned-unlucky = tirada desafortunada de { $name }:
review-turned-by = { $name }, { $made }:
review-unit = { $unit ->
    [points] Las pérdidas y la suerte están en puntos.
    [match] Las pérdidas y la suerte son probabilidades de ganar el encuentro.
    [tokens] Las pérdidas y la suerte están en fichas.
   *[other] Las pérdidas y la suerte son probabilidades de ganar.
}
review-depth-quick = Mirado deprisa.
review-depth-standard = Mirado de cerca donde importaba.
review-depth-thorough = Mirado a fondo, y jugado más allá donde había duda.

## Nada que lamentar

review-perfect = Nada que lamentar
review-perfect-text = En { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
} perdiste { $each } en cada una, y nunca más de { $most } de una vez.
review-perfect-other = En { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
} { $name } perdió { $each } en cada una, y nunca más de { $most } de una vez.
review-perfect-grade = Así juega { $grade }.

## Y ahora

review-learn = Aprender de tus errores
review-learn-these = Aprender de estos errores
review-problem = Problema del día

## Mientras se hace

review-progress = Analizando la decisión { $n } de { $of }
review-closer = Mirando más de cerca, decisión { $n } de { $of }
review-waiting = El análisis espera su turno
review-before = { $n ->
    [one] { $n } análisis se hace antes.
   *[other] { $n } análisis se hacen antes.
}
review-seconds = { $n ->
    [one] Falta { $n } segundo, más o menos.
   *[other] Faltan { $n } segundos, más o menos.
}
review-meanwhile = Mira mientras tanto; lo ya juzgado queda.
review-stop = Parar
review-stopped = El análisis se detuvo
review-stopped-text = { $done } de { $of } decisiones están juzgadas.
review-go-on = Seguir
review-not-yet = Esta partida no se ha analizado
review-not-yet-text = El análisis dice lo que valía cada decisión, lo que costó y qué suerte hubo en las tiradas.
review-begin = Analizarla
review-failed = El análisis no pudo terminarse
review-failed-text = Lo ya juzgado está abajo.
review-none = No hay análisis de esta partida
review-says-begun = El análisis ha comenzado.
review-says-half = La mitad de la partida está analizada.
review-says-done = El análisis ha terminado.

## Teclas

review-keys = Teclas
review-key-step = una tirada atrás o adelante
review-key-ends = a la primera tirada, al final
review-key-candidates = los candidatos uno tras otro
review-key-candidate = mostrar ese candidato
review-key-mistake = error siguiente
review-key-mistake-before = error anterior
review-key-play = pasarla sola, o pausa
review-key-turn = girar el tablero
review-key-analyse = abrir en el tablero de análisis
review-key-learn = aprender de los errores

## Actas traídas

review-file-open = Abrir un acta …
review-file-title = Una partida de fuera
review-file-hint = Suelta un acta en cualquier lugar de esta página (.tab, .json, .mat o .sgf), o elígela aquí: se muestra, se analiza y, si lleva la prueba de sus dados, se comprueba.
review-file-reading = Leyendo { $name } …
review-file-ending = { $name } no es un acta que sepamos leer: acaban en .tab, .json, .mat o .sgf.
review-file-long = { $name } es demasiado largo: dos megabytes como mucho.
review-file-empty = { $name } está vacío.
review-board-at = El tablero tras { $n } actos
