### Las lecciones: Damas rebatidas.

bring-men-down-title = Bajar fichas
bring-men-down-text = Tienes seis montoncitos, uno por cada cara del dado, y Rose también. Cada dado baja una ficha del montón de su número y la tiende delante. Tira.
bring-men-down-done = Una ficha del montón 4 y una del montón 3 están tendidas. La ficha de debajo de cada montón se queda donde está, así que hay nueve por bajar en total.
bring-men-down-otherwise = Tira los dados: las fichas bajan solas.

a-gift-to-rose-title = Un regalo para Rose
a-gift-to-rose-text = Tu montón 1 ya no tiene nada que dar, así que un as no te sirve. Lo que no puedes usar pasa a tu adversario, que lo usa si puede. Tira y mira adónde va el as.
a-gift-to-rose-done = Tu 5 bajó una ficha; el as pasó a Rose, que bajó una con él. Cada cual está pendiente de todas las tiradas: ahí está toda la gracia del juego.
a-gift-to-rose-otherwise = Tira los dados.

a-double-earns-another-throw-title = Un doble da otra tirada
a-double-earns-another-throw-text = Acabas de sacar sonnez, el doble seis, y de bajar dos fichas del montón 6. Después de un doble vuelve a tirar el mismo jugador: sigue.
a-double-earns-another-throw-done = Han bajado dos fichas más. No hay límite: doble tras doble, los dados siguen siendo tuyos.
a-double-earns-another-throw-otherwise = Tira otra vez.

the-turn-of-the-tide-title = Cambian las tornas
the-turn-of-the-tide-text = Queda una sola ficha por bajar, en el montón 5. En cuanto esté tendida, tus números empiezan a sacar fichas, incluso en mitad de una tirada. Tira.
the-turn-of-the-tide-done = El 5 bajó la última ficha, y el 2 de la misma tirada ya sacó una de la flecha 2. Desde ahora cada número saca una ficha de su flecha.
the-turn-of-the-tide-otherwise = Tira los dados.

bearing-off-title = Sacar fichas
bearing-off-text = Todas tus fichas están tendidas y van saliendo. Un número saca una ficha de su flecha; si la flecha está vacía, ese número no te sirve. Tu flecha 2 está vacía. Tira.
bearing-off-done = El 4 sacó una ficha. El 2 pasó a Rose, que todavía está bajando las suyas: cada cual cambia de fase por su cuenta.
bearing-off-otherwise = Tira los dados.

keep-your-eyes-open-title = Ojo avizor
keep-your-eyes-open-text = En el juego estricto, un número sobrante hay que reclamarlo. Rose tiró 5 y 3 y no podía usar el 3, pero tú tienes una ficha por bajar en la flecha 3. Toma el 3 antes de tirar, o se pierde.
keep-your-eyes-open-done = El 3 es tuyo, y aún te queda tirar. En la mayoría de las mesas lo hace el árbitro por ti; el juego estricto se elige en las reglas de una mesa nueva.
keep-your-eyes-open-otherwise = El derecho se perdió, como se perdería en la mesa. Toma primero el 3.

the-last-man-title = La última ficha
the-last-man-text = A cada uno le queda una ficha: la tuya en la flecha 2, la de Rose en la flecha 1. Gana quien saque su última ficha, y los dados cuentan primero para quien ha tirado. Tira.
the-last-man-done = Tiraste 2 y 1. El as también habría dejado salir a Rose, pero tu 2 iba antes: has ganado. Ya conoces todo el juego.
the-last-man-otherwise = Tira los dados.
