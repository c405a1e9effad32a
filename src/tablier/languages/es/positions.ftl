### Lo que falla en una posición, o en el texto que debería darla.

not-possible = No es una posición posible: { $faults }.
already-over = La partida ya ha terminado en la posición dada.
no-roll = Un texto o unos pasos solos no dicen qué tirada se juega: da también la tirada.
other-game = La posición es de { $game }, no de { $wanted }.
no-position = Hace falta una posición de { $wanted }, como la que read_position() hace de su identificador; no { $given }.

## Los textos

no-game = El identificador de una posición empieza por el juego y dos puntos, como garanguet:w:1x15:1x15; no { $given }.
three-fields = Una posición de { $game } tiene tres campos después del juego, no { $given }: { $text }.
bad-side = El bando que va a tirar es w (Blanco) o b (Negro), no { $side }.
bad-freed = El último campo es free=w, free=b o free=wb, no { $field }.
bad-group = { $group } no es un grupo de fichas como 12x5 (cinco fichas en la flecha 12).
bad-player = { $player } no es un jugador como s111222 (fichas aún por bajar) o m222333 (fichas que quedan).
other-points = Un jugador tiene { $wanted } flechas; { $player } da cuenta de { $given }.

## Las faltas, sin punto final

nobody = nadie es el jugador { $number }
both-off = los dos jugadores han sacado todas sus fichas
other-path = las fichas de { $who } se dan en { $given } números del camino en vez de { $wanted }
below-none = { $who } tiene menos de cero fichas en la { $point }
men-instead = { $who } tiene { $men ->
    [one] { $men } ficha
   *[other] { $men } fichas
} en vez de { $wanted }
no-hitting = { $who } tiene una ficha en la barra, pero en { $game } no se golpea
same-point = la { $white } de Blanco y la { $black } de Negro son la misma flecha y ambas tienen fichas
no-courier-through = { $who } tiene { $men } fichas fuera del talón, pero ningún correo ha llegado
courier-is-through = { $who } tiene una ficha en la { $home } o más allá, así que su correo ha llegado
no-courier = { $who } tiene un correo que ha llegado, pero en { $game } no hay correo
no-pinning = { $who } tiene una ficha clavada, pero en { $game } no se clava
no-single-man = { $who } no tiene en la { $point } una ficha sola que pueda estar clavada
nobody-on-top = la ficha de { $who } en la { $point } se da por clavada, pero no tiene ninguna encima
one-is-pinned = la { $white } de Blanco y la { $black } de Negro son la misma flecha y ambas tienen fichas, así que una de ellas es una ficha sola y clavada
off-too-soon = { $who } tiene { $off ->
    [one] { $off } ficha
   *[other] { $off } fichas
} fuera, pero { $standing ->
    [one] { $standing } ficha
   *[other] { $standing } fichas
} aún por bajar
points-of-standing = las fichas de { $who } aún por bajar se dan en { $given } flechas en vez de { $wanted }
points-of-left = las fichas que quedan a { $who } se dan en { $given } flechas en vez de { $wanted }
below-none-standing = { $who } tiene menos de cero fichas por bajar en la flecha { $point }
below-none-left = a { $who } le quedan menos de cero fichas en la flecha { $point }
too-many-standing = { $who } tiene { $men ->
    [one] { $men } ficha
   *[other] { $men } fichas
} por bajar en la flecha { $point }, que puede tener { $most } como mucho
too-many-left = a { $who } { $men ->
    [one] le queda { $men } ficha
   *[other] le quedan { $men } fichas
} en la flecha { $point }, que puede tener { $most } como mucho
