### Lo que se pone en el tablero además de las fichas.

freed = Correo llegado
points = Puntos
bredouille = Seguidos
holes = Agujeros
run = Agujeros seguidos
rolls = Tiradas de esta salida
first = Primera tirada por responder
left = Se ha retirado en esta ronda

bad-entry = { $entry }: no existe ese valor.
unknown-entry = Las posiciones de este juego no contienen nada que se llame { $entry }.
bad-stacks = Las fichas de este juego están en { $wanted } pilas, de 0 a 99 cada una.
no-such-stack = No puede haber tales fichas en la casilla { $point }.
bad-match = Un encuentro examinado aquí va a { $n } puntos como mucho.
not-set-up = Las posiciones de { $game } no se pueden montar a mano.
nothing-to-look-at = Indique una posición, un juego o las partes de una posición.
