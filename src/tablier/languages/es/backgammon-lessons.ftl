### Las lecciones: Backgammon.

two-numbers-title = Dos números
two-numbers-text = Tus fichas claras viajan de 1 a 24 y fuera; las de Rose vienen en sentido contrario. Has tirado 6 y 5: juega cada uno una vez, con dos fichas o con una que descansa entre medias. Las flechas marcadas están abiertas; vale cualquier jugada legal.
two-numbers-done = Eso es un turno. Hasta que confirmaste, podías deshacer cada movimiento.
two-numbers-otherwise = Juega los dos números.

make-a-point-title = Cerrar una flecha
make-a-point-text = Dos fichas juntas cierran su flecha a Rose; una ficha sola puede ser golpeada. Con 3 y 1 puedes poner dos fichas en la 20 a la vez: desde la 17 con el 3, desde la 19 con el as.
make-a-point-done = Tu 20 está cerrada. Seis flechas cerradas en casa dejan fuera del todo a una ficha golpeada: recuérdalo para más tarde.
make-a-point-otherwise = Legal, pero cierra tu 20: de 17 a 20 y de 19 a 20.

hit-title = Golpear
hit-text = Rose tiene una ficha sola en tu 21. Si caes sobre ella, va a la barra y vuelve a empezar su viaje. Lo hace tu 4 desde la 17; juega el 3 como quieras.
hit-done = Golpeada. Rose debe hacer entrar esa ficha antes de mover ninguna otra.
hit-otherwise = Legal, pero su ficha sola se escapó. De 17 a 21 con el 4 la golpeas.

doubles-are-only-doubles-title = Los dobles son solo dobles
doubles-are-only-doubles-text = Si conoces el juego moderno: aquí un doble son dos números iguales y nada más. Tienes dos cuatros por jugar, no cuatro.
doubles-are-only-doubles-done = Dos movimientos. Los cuatro modernos, y una regla casera de tres, son opciones de una mesa nueva.
doubles-are-only-doubles-otherwise = Juega los dos cuatros.

enter-from-the-bar-title = Entrar desde la barra
enter-from-the-bar-text = Una de tus fichas fue golpeada y espera en la barra. Entra en la flecha de un número tirado, antes de que se mueva ninguna otra. La flecha 6 es de Rose, la 3 está abierta.
enter-from-the-bar-done = Dentro, en la 3; el 6 quedó libre para otra ficha.
enter-from-the-bar-otherwise = Entra primero con el 3.

the-tables-are-bound-up-title = Las tablas están ligadas
the-tables-are-bound-up-text = Rose tiene las seis flechas de su casa, y ninguna tirada podría hacer entrar tu ficha: las tablas están ligadas. Cada uno tiró un dado, y el tuyo fue mayor, así que nombras una de sus seis flechas: sus fichas quedan golpeadas. Elige una.
the-tables-are-bound-up-done = Esa flecha está abierta, y las fichas que tenía allí están en la barra. Ahora puedes tirar y entrar. De los juegos de este salón, solo el Irish tiene también esta regla.
the-tables-are-bound-up-otherwise = Nombra una de las seis flechas.

off-by-the-exact-number-title = Fuera con el número exacto
off-by-the-exact-number-text = Todas tus fichas están en el último cuarto, así que pueden salir, pero solo con el número exacto: un 6 saca una de la 19, un 3 una de la 22. Saca dos.
off-by-the-exact-number-done = Dos fuera. Aquí un número demasiado grande no saca nada; solo puede jugarse dentro.
off-by-the-exact-number-otherwise = Legal, pero saca dos: de la 19 con el 6, de la 22 con el 3.

gammon-title = Gammon
gammon-text = Tu última ficha está en la 24, a un paso de la banda. El as la saca, y el 5 es demasiado grande para jugarse. Rose no ha sacado ni una sola ficha.
gammon-done = Ganas un gammon, dos puntos. Con una ficha suya todavía en la barra o en tu casa habría sido un backgammon, tres. Ya sabes jugar.
gammon-otherwise = Saca la última ficha con el as.
