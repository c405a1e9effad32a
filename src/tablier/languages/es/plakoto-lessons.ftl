### Las lecciones: Plakoto.

out-of-the-corner-title = Salir de la esquina
out-of-the-corner-text = Tus quince fichas están en la flecha 1 y corren hasta la 24; las de Rose vienen en sentido contrario. Nunca se golpea a nadie. Cada número se juega una vez; un doble, cuatro. Juega tu 6 y tu 5.
out-of-the-corner-done = Aquí las fichas solas corren peligro, aunque nunca vuelven atrás: mira la lección siguiente.
out-of-the-corner-otherwise = Juega los dos números.

pin-a-lone-man-title = Clavar una ficha sola
pin-a-lone-man-text = Rose tiene una ficha sola en tu 11. Cae sobre ella con el 4 desde la 7: queda clavada, y no puede moverse hasta que la dejes. Juega el 1 como quieras.
pin-a-lone-man-done = Clavada. La flecha está cerrada para Rose, aunque solo la tiene una de tus fichas.
pin-a-lone-man-otherwise = Legal, pero su ficha sigue libre. De 7 a 11 con el 4 la clavas.

the-pinned-man-waits-title = La ficha clavada espera
the-pinned-man-waits-text = Ahora está clavada una de tus fichas, en la 6. Se queda allí hasta que se vaya la ficha de Rose que tiene encima, y no puedes unirle otra. Juega el 3 y el 2 con otras.
the-pinned-man-waits-done = No se puede hacer más: ponerle difícil el camino a Rose, y esperar.
the-pinned-man-waits-otherwise = Juega los dos números con fichas libres.

catch-the-mother-title = Atrapar a la madre
catch-the-mother-text = La última ficha en la salida de Rose, tu 24, es su madre. En tu propia salida no queda ninguna de las tuyas. Clava a la madre con el 4 desde la 20, y la partida es tuya al instante.
catch-the-mother-done = Dos puntos. Si aún tuvieras fichas en tu salida, la partida habría seguido hasta que se fuera la última.
catch-the-mother-otherwise = Legal, pero la madre se escapó. De 20 a 24 con el 4 la clavas.

both-together-title = Las dos juntas
both-together-text = Quedan dos fichas en tu salida. Si una se va sola, la otra es una madre que se puede atrapar. El doble seis son cuatro seises: llévate las dos, y juega los otros dos como quieras.
both-together-done = No queda ninguna atrás, así que no hay madre que perder.
both-together-otherwise = Juega los cuatro seises.

bear-off-title = Sacar fichas
bear-off-text = Las quince están en el último cuarto y ninguna está clavada, así que pueden salir: una ficha de la 19 con un 6, una de la 23 con un 2. Saca dos.
bear-off-done = Si te libras de todas primero, ganas un punto, o dos si Rose no ha sacado ninguna. Ya sabes jugar al Plakoto.
bear-off-otherwise = Solo salió una. El 6 saca de la 19, el 2 de la 23.
