### Lo que solo dicen los juegos de carrera: por qué se rechaza un movimiento, y las palabras junto al tablero de signos.

## Los movimientos

all-played = Ya están jugados todos los números de la tirada.
unfinished = La jugada no está completa: aún puede jugarse { $step } con el { $number }.
no-such-number = No queda ningún { $number } por jugar; quedan: { $left }.
nothing-left = No queda ningún { $number } por jugar; no queda nada.
no-man = No tienes ninguna ficha en { $place }.
pinned-man = La ficha de la { $point } está clavada: se queda hasta que se vayan todas las que tiene encima.
bar-first = Una ficha en la barra tiene que entrar antes de que se mueva cualquier otra.
courier-on-his-way = Ninguna otra ficha puede dejar la flecha { $talon } antes de que el correo llegue a la { $home } o más allá.
man-pinned = No se saca ninguna ficha mientras una de las tuyas esté clavada.
not-all-home = Las fichas solo se sacan cuando todas están en las flechas { $first } a { $last }.
farther-back = Un { $number } supera la distancia de la { $point }, y antes va una ficha más atrasada, en la { $farthest }.
not-exact = Un { $number } no es la distancia exacta de la { $point } a la banda.
closed-point = { CAP($place) } está cerrada: la ocupa el adversario.
third-doubled-point = Dos fichas en la { $point } harían una tercera flecha del primer cuadrante con dos o más fichas.
plays-too-little = Jugar un { $number } desde { $place } dejaría sin jugar números que pueden jugarse: hay que jugar tantos como se pueda y, a igual cantidad, los más altos.

## El cubo y las tablas ligadas

tables-unbound = Se ofrece doblar antes de que se desliguen las tablas.
tables-bound = Las tablas están ligadas: no se juega nada hasta que se rompan.
cube-at-limit = Con { $stakes } ya no se puede volver a doblar la apuesta.
crawford-game = Es la partida Crawford: a un jugador le falta un punto, y el cubo descansa.
dead-cube = { $lacking ->
    [one] El punto que te falta ya está
   *[other] Los { $lacking } puntos que te faltan ya están
} en juego: doblar no te daría nada.
no-more-beavers = Este doble ya no puede volver a doblarse en el acto; acéptalo o rehúsalo.
just-resign = Es lo que vale la posición: abandona.
bad-point = Se nombra una de las seis flechas de entrada, de 1 a 6.
no-cube = La puntuación del manuscrito no conoce el cubo; juega sin él.

## Junto al tablero; no mucho más de 20 signos

bar = bar
stakes = apuesta { $stakes }
stakes-of = apuesta { $stakes }, dobla { $sign }
pips = { $pips ->
    [one] { $pips } paso
   *[other] { $pips } pasos
}
off = { $men } fuera
on-the-bar = { $men } en la barra
courier-under-way = correo en camino
pinned = { $men ->
    [one] { $men } clavada
   *[other] { $men } clavadas
}
