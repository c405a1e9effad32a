### Lo que responde el árbitro a lo que no puede ser.

## Lo que espera la mesa

waits-opening = Aún no se sabe quién empieza.
waits-throw = { PERSON($who) ->
    [you] Antes tienes que tirar.
   *[named] Antes tiene que tirar { $who }.
}
waits-answer = { PERSON($who) ->
    [you] Antes tienes que aceptar o rehusar el doble.
   *[named] Antes { $who } tiene que aceptar o rehusar el doble.
}
waits-unbind = Las tablas están ligadas: un dado cada uno decide quién nombra una flecha.
waits-break = { PERSON($who) ->
    [you] Tienes que nombrar la flecha que se rompe.
   *[named] { $who } tiene que nombrar la flecha que se rompe.
}
waits-claim = { PERSON($who) ->
    [you] Aún puedes reclamar un dado de la tirada anterior, o renunciar a él.
   *[named] { $who } aún puede reclamar un dado de la tirada anterior, o renunciar a él.
}
waits-lots = Antes hay que echar a suertes quién se sienta.
waits-mark = { PERSON($who) ->
    [you] Antes tienes que marcar, aunque no sea nada.
   *[named] Antes { $who } tiene que marcar, aunque no sea nada.
}
waits-stay = { PERSON($who) ->
    [you] Has hecho un agujero y tienes que quedarte o irte.
   *[named] { $who } ha hecho un agujero y tiene que quedarse o irse.
}
waits-agree = { PERSON($who) ->
    [you] Tienes que consentir, o reclamar antes una escuela.
   *[named] { $who } tiene que consentir, o reclamar antes una escuela.
}
waits-accused = { PERSON($who) ->
    [you] Te reclaman una escuela y tienes que aceptarla o discutirla.
   *[named] A { $who } le reclaman una escuela y tiene que aceptarla o discutirla.
}
waits-persist = { PERSON($who) ->
    [you] Tienes que retirar la reclamación o mantenerla.
   *[named] { $who } tiene que retirar la reclamación o mantenerla.
}
waits-play = { PERSON($who) ->
    [you] Antes tienes que jugar la tirada.
   *[named] Antes { $who } tiene que jugar la tirada.
}
waits-between = La partida ha terminado; la siguiente no ha empezado.
waits-over = El encuentro ha terminado.

## A quién le toca

not-your-turn = { PERSON($who) ->
    [you] Te toca a ti.
   *[named] Le toca a { $who }.
}
no-such-act = No hay nada así en { $game }.
no-such-side = No hay ningún bando { $side }.
nothing-to-resign = No se está jugando ninguna partida.
opening-is-played = Aquí la tirada de apertura se juega, así que hay que hacerla.

## Los dados

bad-die = Un dado muestra de 1 a 6, no { $die }.
dice-good = Los dados que tira el programa siempre valen; solo los introducidos a mano pueden ser nulos.

## El cubo

not-your-cube = { PERSON($who) ->
    [you] El cubo es tuyo.
   *[named] El cubo es de { $who }.
}

## Los dados sobrantes en las Damas rebatidas

may-interrupt = { PERSON($who) ->
    [you] Aún puedes interrumpir: los dados se tiran antes de verlos.
   *[named] { $who } aún puede interrumpir: los dados se tiran antes de verlos.
}
no-right = { PERSON($who) ->
    [you] No tienes derecho al { $die }.
   *[named] { $who } no tiene derecho al { $die }.
}
no-die-to-claim = { PERSON($who) ->
    [you] No hay ningún dado que puedas pedir.
   *[named] No hay ningún dado que { $who } pueda pedir.
}

## Las escuelas del Trictrac

not-your-claim = { PERSON($who) ->
    [you] Ahora te toca a ti reclamar.
   *[named] Ahora le toca a { $who } reclamar.
}
too-little-open = { PERSON($who) ->
    [you] Hasta que tires, lo que falta aún puede corregirse.
   *[named] Hasta que { $who } tire, lo que falta aún puede corregirse.
}

## Lo que no se conoce por ese nombre

unknown-game = No hay ningún juego llamado { $name }; { $hint }
unknown-preset = No hay ninguna variante de { $of } llamada { $name }; { $hint }
unknown-option = No hay ninguna opción de { $of } llamada { $name }; { $hint }
unknown-page = No hay ninguna página de reglas llamada { $name }; { $hint }
unknown-clause = No hay ninguna cláusula { $name }; { $hint }
unknown-example = No hay ningún ejemplo llamado { $name }; { $hint }
unknown-guide = No hay ninguna guía llamada { $name }; { $hint }
unknown-bot = No hay ningún bot llamado { $name }; { $hint }
unknown-family = No hay ninguna familia de juegos llamada { $name }; { $hint }
unknown-wish = Nada de una imagen se llama { $name }; { $hint }
unknown-act = No hay ningún acto llamado { $name }; { $hint }
unknown-agent = No hay ningún agente llamado { $name }; { $hint }
unknown-setting = No hay ningún ajuste de la receta llamado { $name }; { $hint }
unknown-reset-option = No hay ninguna opción de reinicio llamada { $name }; { $hint }
nearest = ¿querías decir { $name }?
there-are = hay: { $names }.
there-is-none = no hay.
there-are-from = hay de { $first } a { $last }.
first-clauses = las primeras de cada página son { $clauses }.

## Lo que se ha convenido

two-presets = Se dan dos variantes a la vez: { $one } y { $other }.
no-such-value = { $option } no puede ser { $given }; puede ser { $values }.
no-such-number = { $option } no puede ser { $given }; es un número entero de { $least } a { $most }.
only-match = { $option } es para encuentros de varias partidas con el cubo: match 2 o más, { $needs }=true.
only-money = { $option } es para el juego sin fin, con el cubo: match 0, { $needs }=true.
options-twice = Un Game ya tiene sus opciones; da en su lugar el identificador del juego.
bad-match = Un encuentro se juega a un número entero de puntos, o a 0 si no ha de tener fin; no a { $given }.
bad-seed = Una semilla es un número entero de 0 a { $most }, no { $given }.
bad-edition = No hay ninguna edición { $edition } del árbitro de { $game }.
first-and-position = Una posición ya dice por sí misma quién tira primero.
bad-side = Un bando es white (Blanco) o black (Negro), no { $given }.
bad-names = Hacen falta { $players } nombres, primero el de Blanco; no { $given }.
bad-name = Un nombre no tiene caracteres de control; este es { $given }.
no-side-named = No se nombra ningún bando y a nadie le toca.

## Lo que no se hace en una mesa

not-here = No hay { $what } en esta mesa; se consigue con { $option }.
not-in = No hay { $what } en { $game }.
not-in-but = No hay { $what } en { $game }; es cosa de { $other }.
not-in-but-with = No hay { $what } en { $game }; es cosa de { $other } con { $option }.
lacking-touching = obligación de mover la ficha tocada
lacking-staying = quedarse ni irse
lacking-marking = marcas a mano
lacking-lots = sorteo
lacking-advice = consejos de otros
lacking-breaking-off = final de común acuerdo
lacking-cube = cubo de doblar
lacking-beavers = castor
lacking-conceding = partida cedida de común acuerdo
lacking-binding = tablas ligadas
lacking-claims = dados que reclamar
no-steps = { $game }: la tirada se juega sola, no hay nada que elegir.
nothing-to-claim = Ahora no hay ningún dado que pedir.

## Las tiradas y las jugadas

bad-roll = { $game }: se juega con { $dice } dados de 1 a 6; { $roll } no es una tirada así.
not-dice = Los dados son números enteros de 1 a 6, como (3, 1) o 3-1, no { $given }.
no-roll = { $game }: se juega con { $dice } dados de 1 a 6; nada no es una tirada así.
man-moved = Ya se ha movido una ficha: la tirada vale.
bad-step = { $step } no es un movimiento como 12/17, bar/4 o 22/off.
bad-stop = { $stop } no es un número del camino, de 0 a 25, ni bar (la barra) ni off (fuera).
backwards = De { $start } a { $end }: ninguna ficha retrocede.
the-bar = la barra
the-rail = la banda
the-point = la flecha { $point }
ambiguous-play = { $play } puede leerse de { $ways } maneras: { $both }; escribe cada movimiento.
several-ways = Eso puede leerse de varias maneras; escribe cada movimiento.
no-step = No se nombra ningún movimiento.
bad-steps = Los movimientos son pares, dónde está una ficha y el número que avanza, como (12, 5); no { $given }.
other-values = { $act } lleva otros valores: se han dado { $given } de { $values }, incluido el de quien actúa.
nothing-to-undo = Aún no se ha hecho ningún movimiento de esta jugada.
nothing-to-take-back = No hay nada que deshacer.
no-man-to-touch = Ninguna ficha tuya puede estar en { $place } para que la toques.
touched-man = La ficha tocada en { $place } tiene que moverse.
