### Irish: el juego en palabras, y lo que una mesa puede elegir.

name = Irish
short-name = Irish
year = hacia 1665
era = hacia 1665
line = El hermano mayor del backgammon: un doble son dos números y nada más, y una victoria un punto, quede lo que quede.
gist = dobles sencillos; una victoria vale uno

## Lo que una mesa puede elegir

option-binding = Si se rompen seis flechas cerradas ante una ficha en la barra.
option-binding-true = Se rompen: el mayor de dos dados señala la flecha.
option-binding-false = La ficha espera.
option-bear-off = Qué números sacan una ficha.
option-bear-off-exact = Solo el número exacto.
option-bear-off-exact-or-farthest = El número exacto o, para la ficha más lejana, un número que exceda su distancia.
