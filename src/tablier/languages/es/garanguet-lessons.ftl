### Las lecciones: Garanguet.

three-dice-three-steps-title = Tres dados, tres movimientos
three-dice-three-steps-text = Tus quince fichas empiezan amontonadas en la flecha 1, arriba a la derecha, y viajan hasta la flecha 24 y fuera; Rose viene en sentido contrario. Has tirado 5, 3 y 2: juega cada número una vez, con las fichas que quieras, y confirma.
three-dice-three-steps-done = Eso es un turno entero. Una misma ficha puede también tomar dos de los números, o los tres.
three-dice-three-steps-otherwise = Juega los tres números.

one-man-three-numbers-title = Una ficha, tres números
one-man-three-numbers-text = Ahora haz que una sola ficha corra con el 6, el 4 y el 1: de 1 a 12. Descansa tras cada número, y cada lugar de descanso debe estar abierto. Elige la misma ficha una y otra vez: cada vez toma el número siguiente.
one-man-three-numbers-done = De 1 a 12 en un turno. Una corredora llega lejos, pero deja catorce atrás.
one-man-three-numbers-otherwise = Era legal, pero esta vez los tres números son para una sola ficha: de 1 a 12.

one-man-shuts-a-point-title = Una ficha cierra una flecha
one-man-shuts-a-point-text = Aquí nunca se golpea: una sola ficha de Rose te cierra su flecha. Tu ficha de la 8 quiere correr a casa, pero su 6 (14) y su 4 (12) están cerrados. Juega primero el as, y el camino a la 19 queda abierto.
one-man-shuts-a-point-done = El as la hizo esquivar a las dos guardianas. El orden de los números importa: busca el que abre paso a los demás.
one-man-shuts-a-point-otherwise = Legal, pero la corredora sigue fuera de casa. Toma la ficha de la 8: primero el as, luego el 6 y el 4.

a-good-double-title = Un buen doble
a-good-double-text = 4, 4 y 1: dos dados son iguales y el tercero es menor, así que el doble cuenta dos veces. Juegas cuatro cuatros y un as, cinco movimientos en total, en el orden que quieras.
a-good-double-done = Cinco movimientos con tres dados. A estos dobles se los llama por su nombre antiguo: el tuyo era carmes.
a-good-double-otherwise = Juega cuatro cuatros y el as.

a-double-that-is-none-title = Un doble que no lo es
a-double-that-is-none-text = 2, 2 y 5: el tercer dado es mayor, así que el doble no vale. Juegas un 2, un 2 y un 5, y nada más.
a-double-that-is-none-done = Solo tres movimientos. Recuerda: el dado suelto debe ser menor que la pareja. Lo mejor son tres dados iguales: seis movimientos.
a-double-that-is-none-otherwise = Juega el 5 y los dos doses.

the-wall-title = El muro
the-wall-text = Ningún número pasa de seis, así que una ficha no puede saltar seis flechas seguidas que tenga delante. Tienes de la 7 a la 11: pon una ficha en la 12 sin soltar las demás, y todas las fichas de Rose quedan encerradas.
the-wall-done = Un muro de 7 a 12. Rose tiene que esperar; pero tú debes seguir jugando cada número, y al final es el muro el que cede.
the-wall-otherwise = Todavía no es un muro. Tras tu jugada debe haber una ficha en cada flecha de la 7 a la 12; lo logra el 6 desde la 6.

play-as-much-as-you-can-title = Juega cuanto puedas
play-as-much-as-you-can-text = Siempre debes jugar tantos números como sea posible. El 5 y el 2 sacarían las dos fichas de una vez, pero entonces sobraría el as; hay una manera de jugar los tres. Encuéntrala: el árbitro solo muestra los movimientos que llevan a ella.
play-as-much-as-you-can-done = De 20 a 22, luego a 23, y una ficha fuera con el 5. Menos brillante, pero es la regla: primero, el mayor número de dados; después, los más altos.
play-as-much-as-you-can-otherwise = Juega los tres números.

bearing-off-title = Sacar fichas
bearing-off-text = Las fichas pueden salir cuando las quince están en las seis últimas flechas. Una sigue en la 18. Llévala a casa con el 3, y usa lo que queda para sacar una ficha con su número exacto: la 23 está a dos, la 24 a uno.
bearing-off-done = Dentro y fuera en el mismo turno. El borde cuenta como una flecha más, la número 25.
bearing-off-otherwise = Era legal, pero no salió ninguna. Primero de 18 a 21 con el 3, luego una ficha fuera.

numbers-too-large-title = Números demasiado grandes
numbers-too-large-text = Sonnez y 5: cuatro seises y un 5. Ninguna está a seis, así que un seis que no cabe en ningún sitio saca la ficha más atrasada. Lleva a casa la última ficha y barre el resto.
numbers-too-large-done = Cinco movimientos, cuatro fichas fuera. Quien se libra primero de las quince gana un punto, o dos si el otro no ha sacado ninguna. Ya sabes jugar al Garanguet.
numbers-too-large-otherwise = Juégalo todo: es forzoso.
