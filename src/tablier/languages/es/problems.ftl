### Los problemas: lo que se pregunta, y por qué la jugada que primero se ocurre vale menos que la mejor.

nothing-to-find = En { $game } nada queda a la habilidad: no hay problemas que encontrar.
no-collection = El programa no trae problemas de { $game }; tablier problems encuentra algunos si se le dice cuántos.
no-such-answer = La respuesta es una de las dos opciones.

## Lo que se pregunta

heading = Problema { $number } de { $of }, fallado por { $missed ->
    [0] ninguno de los cinco niveles
    [1] uno de los cinco niveles
    [5] los cinco niveles
   *[other] { $missed } de los cinco niveles
}
to-play = { PERSON($who) ->
    [you] Has sacado { $dice }. ¿Cómo juegas?
   *[named] { $who } ha sacado { $dice }. ¿Cuál es la mejor jugada?
}
to-stay = { PERSON($who) ->
    [you] Has sacado { $dice } y hecho un agujero. ¿Te quedas o te vas?
   *[named] { $who } ha sacado { $dice } y hecho un agujero. ¿Quedarse o irse?
}
best-is = Lo mejor es { $best }; { $natural } cuesta { $cost } (± { $error }).
best-exactly = Lo mejor es { $best }; { $natural } cuesta { $cost }, exactamente.
cost-points = { $cost } puntos
cost-chance = { $cost } de las partidas
cost-tokens = { $cost } jetones
right = Correcto: { $best }.
costs = { $play } cuesta más o menos { $cost }.
as-good = { $play } es igual de bueno.
so-many-right = { $right ->
    [0] Ninguna respuesta correcta
    [1] Una respuesta correcta
   *[other] { $right } respuestas correctas
} de { $of }.
how-to-answer = Escribe una jugada; «?» muestra la respuesta, «stop» termina.
how-to-stay = Escribe «stay» (quedarse) o «leave» (irse); «?» muestra la respuesta, «stop» termina.
found = { $n ->
    [one] { $n } problema
   *[other] { $n } problemas
} de { $game }, de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} (semilla { $seed }).
by-difficulty = Fallados por tantos niveles: { $counts }.

## Por qué la jugada natural vale menos: los juegos de carrera

more-shots = Tras ella { $n ->
    [one] { $n } de las 36 tiradas golpea
   *[other] { $n } de las 36 tiradas golpean
} una ficha, las más veces la que está sola en la { $at }; tras la mejor jugada, { $m ->
    [0] ninguna
    [1] una sola
   *[other] { $m }
}.
more-pinned = Tras ella { $n ->
    [one] { $n } de las 36 tiradas clava
   *[other] { $n } de las 36 tiradas clavan
} una ficha, las más veces la que está sola en la { $at }; tras la mejor jugada, { $m ->
    [0] ninguna
    [1] una sola
   *[other] { $m }
}.
hits-fewer = La mejor jugada golpea { $n ->
    [one] una ficha
   *[other] { $n } fichas
} que esta deja ir.
pins-fewer = La mejor jugada tiene { $n ->
    [one] una ficha clavada
   *[other] { $n } fichas clavadas
} que esta deja ir.
shorter-row = La mejor jugada tiene { $n } flechas cerradas seguidas; esta { $m ->
    [0] ninguna
    [1] ni dos
   *[other] solo { $m }
}.
open-point = Deja abierta la { $at }, que la mejor jugada cierra.
fewer-off = La mejor jugada tiene { $n ->
    [one] una ficha fuera
   *[other] { $n } fichas fuera
}; esta { $m ->
    [0] ninguna
    [1] solo una
   *[other] solo { $m }
}.
fewer-home = La mejor jugada tiene { $n ->
    [one] una ficha
   *[other] { $n } fichas
} en el último cuadrante; esta { $m ->
    [0] ninguna
    [1] solo una
   *[other] solo { $m }
}.
more-back = Deja { $n ->
    [one] una ficha
   *[other] { $n } fichas
} antes de la flecha 7; la mejor jugada { $m ->
    [0] no deja ninguna
    [1] solo una
   *[other] solo { $m }
}.
courier = Deja en camino al correo, que la mejor jugada hace llegar.

## Trictrac

other-marks = La próxima tirada del adversario le marca entonces { NUMBER($x, minimumFractionDigits: 1) } puntos de media; tras la mejor jugada { NUMBER($y, minimumFractionDigits: 1) }.
own-marks = La próxima tirada propia marcaría entonces { NUMBER($x, minimumFractionDigits: 1) } puntos de media; tras la mejor jugada { NUMBER($y, minimumFractionDigits: 1) }.
not-kept = Rompe el { $jan }, que se puede conservar.
not-filled = No llena el { $jan }.
jan-lost = Tras ella el { $jan } ya no se puede llenar nunca; tras la mejor jugada, todavía.
corner-left = Deja el rincón de reposo.
corner-not-taken = No toma el rincón de reposo.
should-leave = Al quedarse, la próxima tirada del adversario le marca { NUMBER($x, minimumFractionDigits: 1) } puntos de media, y la próxima propia marcaría { NUMBER($y, minimumFractionDigits: 1) }; al irse, ambos empiezan de nuevo.
jan-breaks = Al quedarse, { $n ->
    [0] ninguna de las 36 tiradas siguientes conservaría
    [1] una sola de las 36 tiradas siguientes conservaría
   *[other] { $n } de las 36 tiradas siguientes conservarían
} lleno el { $jan }; al irse, ambos empiezan de nuevo.
should-stay = Irse es dejar un juego en el que la próxima tirada propia marcaría { NUMBER($y, minimumFractionDigits: 1) } puntos de media, y la del adversario le marca { NUMBER($x, minimumFractionDigits: 1) }.

## Lo que resulta de la partida

fewer-wins = Gana el { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de las partidas; la mejor jugada, el { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-doubled = Gana el { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de las partidas doble o más; la mejor jugada, el { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-tripled = Gana el { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de las partidas triple; la mejor jugada, el { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
more-lost-doubled = Pierde el { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de las partidas doble o más; la mejor jugada, el { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
more-lost-tripled = Pierde el { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de las partidas triple; la mejor jugada, el { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-tokens = Vale { NUMBER($x, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetones de media; la mejor jugada { NUMBER($y, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
