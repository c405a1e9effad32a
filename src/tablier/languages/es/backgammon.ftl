### Backgammon: el juego en palabras, y lo que una mesa puede elegir.

name = Backgammon según Willughby
short-name = Backgammon
year = hacia 1665
era = hacia 1665
line = El juego inglés tal como lo vio Willughby: dobles sencillos, salidas exactas y tablas que pueden ligarse.
gist = salidas exactas, tablas ligadas

## Ya preparadas

preset-house = Regla de la casa para los dobles
preset-manuscript = Las palabras de Willughby
preset-modern = Backgammon moderno

## Lo que una mesa puede elegir

option-start = Dónde están las cinco primeras fichas de Blanco.
option-start-restored = En la 19, como en un espejo de las de Negro.
option-start-as-printed = En la 10, como lo imprime el documento.
option-first-roll = Qué juega primero quien empieza.
option-first-roll-fresh = Una tirada nueva.
option-first-roll-opening = Los dos números de la tirada de apertura.
option-doubles = Cuántas veces se juega un doble.
option-doubles-plain = Dos veces, como cualquier tirada.
option-doubles-house = Tres veces.
option-doubles-modern = Cuatro veces.
option-binding = Si se rompen seis flechas cerradas ante una ficha en la barra.
option-binding-true = Se rompen: el mayor de dos dados señala la flecha.
option-binding-false = La ficha espera.
option-bear-off = Qué números sacan una ficha.
option-bear-off-exact = Solo el número exacto.
option-bear-off-exact-or-farthest = El número exacto o, para la ficha más lejana, un número que exceda su distancia.
option-triple = Cuándo cuenta tres una victoria sobre quien no ha sacado ninguna ficha.
option-triple-restored = Cuando el perdedor tiene una ficha en la barra o en la casa del ganador.
option-triple-as-printed = Cuando el perdedor no tiene ninguna ni en una ni en otra, como dice el documento.
option-score = Qué hace que una victoria cuente dos o tres.
option-score-document = Que el perdedor no haya sacado ninguna ficha, y lo atrás que esté la última de las suyas.
option-score-manuscript = Que la última tirada del ganador sea un doble, y que las fichas del perdedor no estén todas en casa.
option-crawford = Si, en un encuentro, una partida se juega sin cubo.
option-crawford-true = La primera en la que a un jugador le falta un punto para ganar.
option-crawford-false = Ninguna.
option-jacoby = Si una partida doble o triple cuenta antes de que se haya girado el cubo.
option-jacoby-false = Cuenta.
option-jacoby-true = Cuenta como partida simple.
option-beavers = Si quien acepta un doble puede volver a doblar en el acto y quedarse con el cubo.
option-beavers-none = No.
option-beavers-beavers = Una vez: es el castor.
option-beavers-raccoons = Y el otro una vez más: es el mapache.
option-automatic-doubles = Cuántas veces doblan la apuesta de una partida los dados iguales de la tirada de apertura.
option-automatic-doubles-0 = Nunca.
option-automatic-doubles-1 = Una vez.
