### Las lecciones: Jacquet de Versailles.

the-courier-sets-out-title = El correo se pone en camino
the-courier-sets-out-text = Tus quince fichas están en la flecha 1; los dos bandos corren en el mismo sentido, a media vuelta uno del otro. Hasta que haya hecho casi todo el camino, solo puede moverse una ficha, el correo. Juega con él tu 5 y tu 4.
the-courier-sets-out-done = El correo está en la 10. Las otras catorce esperan hasta que llegue a una de las flechas 19 a 24.
the-courier-sets-out-otherwise = Juega los dos números con el correo.

a-great-throw-for-nothing-title = Una gran tirada para nada
a-great-throw-for-nothing-text = Un doble se juega tantas veces como dice su número: ¡el doble seis son seis seises! Pero dos fichas o más cierran una flecha, y en tu 13 están todas las de Rose. Juega lo que se pueda.
a-great-throw-for-nothing-done = Un seis, de 1 a 7; el siguiente caería en la 13, y ninguna otra puede salir. Los otros cinco seises se pierden.
a-great-throw-for-nothing-otherwise = Juega el único seis que hay.

the-courier-arrives-title = Llega el correo
the-courier-arrives-text = El correo está en la 17. En cuanto caiga en la 19 o más allá, todas tus fichas quedan libres, incluso en mitad del turno. Hazlo llegar con el 2, y saca una segunda ficha del talón con el 6.
the-courier-arrives-done = De 17 a 19, y enseguida una ficha de 1 a 7. El talón queda abierto para el resto de la partida.
the-courier-arrives-otherwise = También es legal; pero esta vez usa el 2 para el correo, y que una segunda ficha salga con el 6.

doubles-grow-title = Los dobles crecen
doubles-grow-text = Doble tres: tres treses. El correo, en la 14, necesita dos para llegar a la 20; el tercero lo eliges tú. (Un doble as es un solo as: los dobles pequeños son pobres.)
doubles-grow-done = Tres movimientos de tres. El doble cuatro habrían sido cuatro cuatros; el doble seis, seis seises.
doubles-grow-otherwise = Juega los tres treses.

hit-a-lone-man-title = Golpear una ficha sola
hit-a-lone-man-text = Rose ha dejado una ficha sola en tu 11. Una ficha que cae allí la golpea: va a la barra y tiene que volver a empezar. Usa tu 3 desde la 8, y juega el 4 como quieras.
hit-a-lone-man-done = ¡Golpeada! Ha perdido todo su viaje. Tus fichas solas corren el mismo peligro.
hit-a-lone-man-otherwise = Legal, pero su ficha se escapó. De 8 a 11 con el 3 la golpeas.

back-from-the-bar-title = De vuelta de la barra
back-from-the-bar-text = Una de tus fichas fue golpeada y espera en la barra. Entra en la flecha de un número tirado, antes de que se mueva ninguna otra. Tu 3 está cerrada por tres fichas de Rose; la 5 está abierta.
back-from-the-bar-done = Ha vuelto en la 5, y el 3 quedó libre para otra ficha.
back-from-the-bar-otherwise = Entra primero con el 5.

two-doubled-points-no-more-title = Dos flechas dobladas, no más
two-doubled-points-no-more-text = En tus seis primeras flechas, dos como mucho pueden tener dos fichas o más. El talón es una y la flecha 4 la otra, así que una segunda ficha en la 6 sería demasiado: de 1 a 6 se rechaza mientras sigan las dos. Juega el 5 y el 2 de otro modo.
two-doubled-points-no-more-done = Las fichas solas no tienen límite, y a una flecha doblada siempre pueden unirse más.
two-doubled-points-no-more-otherwise = Juega el 5 y el 2.

bear-off-title = Sacar fichas
bear-off-text = Las quince están en el último cuarto, así que pueden salir: una ficha de la 19 con un 6, una de la 23 con un 2. Saca dos.
bear-off-done = Dos fuera, faltan trece. Si te libras de todas primero, ganas un punto, o dos si Rose no ha sacado ninguna. Ya sabes jugar al Jacquet.
bear-off-otherwise = Solo salió una. El 6 saca de la 19, el 2 de la 23.
