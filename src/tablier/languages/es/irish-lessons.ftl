### Las lecciones: Irish.

two-threes-and-no-more-title = Dos treses, y no más
two-threes-and-no-more-text = El tablero es el del backgammon: tus fichas corren de 1 a 24, y la casa va de 19 a 24. Pero en el Irish un doble son dos números iguales y nada más. Juega tus dos treses, con una ficha o con dos.
two-threes-and-no-more-done = Dos movimientos, y se acabó el turno. Aquí nadie se escapa con un doble afortunado.
two-threes-and-no-more-otherwise = Juega los dos treses.

hit-a-lone-man-title = Golpear una ficha sola
hit-a-lone-man-text = Rose ha dejado una ficha sola en tu 21. Cae sobre ella con el 4 desde la 17: va a la barra y tiene que volver a empezar. Juega el 2 como quieras; desde la 19 pone tu ficha a salvo.
hit-a-lone-man-done = Golpeada. Dos fichas tuyas en la 21, además, le cierran la flecha.
hit-a-lone-man-otherwise = Legal, pero su ficha se escapó. De 17 a 21 con el 4 la golpeas.

back-from-the-bar-title = De vuelta de la barra
back-from-the-bar-text = Una de tus fichas fue golpeada. Entra en la flecha de un número tirado antes de que se mueva ninguna otra; tu 4 está cerrada por dos fichas de Rose, así que ha de ser el 2. (Si estuvieran cerradas las seis, las tablas estarían ligadas, y tirando un dado cada uno se abriría una.)
back-from-the-bar-done = Ha vuelto en la 2, y el 4 quedó libre para otra ficha.
back-from-the-bar-otherwise = Entra primero con el 2.

the-tables-are-bound-up-title = Las tablas están ligadas
the-tables-are-bound-up-text = Rose tiene las seis flechas ante tu ficha de la barra, de modo que ninguna tirada podría hacerla entrar. Cada uno tiró un dado, y el tuyo fue mayor: nombra una de las seis flechas, y las fichas que ella tiene allí quedan golpeadas.
the-tables-are-bound-up-done = Esa flecha ya está abierta. Puedes tirar y entrar.
the-tables-are-bound-up-otherwise = Nombra una de las seis flechas.

both-numbers-if-any-order-allows-it-title = Los dos números, si algún orden lo permite
both-numbers-if-any-order-allows-it-text = Tus 16, 19 y 21 están cerradas. Parece que el 6 se pierde; pero una ficha puede jugar primero el 2 y luego el 6, así que hay que jugar los dos. Encuéntrala.
both-numbers-if-any-order-allows-it-done = De 10 a 12, y luego a 18. Solo si ningún orden permite jugar los dos basta con un número, y entonces el mayor.
both-numbers-if-any-order-allows-it-otherwise = Juega el 2 y el 6 con una misma ficha.

bear-off-exactly-title = Sacar con lo exacto
bear-off-exactly-text = Las quince están en casa, así que pueden salir, pero solo con el número exacto: un 6 desde la 19, un 2 desde la 23. Saca dos.
bear-off-exactly-done = Faltan trece. Quien se libra primero de todas gana un punto, le quede lo que le quede al otro. Ya sabes jugar al Irish.
bear-off-exactly-otherwise = Solo salió una. El 6 saca de la 19, el 2 de la 23.
