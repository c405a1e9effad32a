### Las lecciones: Trictrac.

a-quiet-beginning-title = Un comienzo tranquilo
a-quiet-beginning-text = Tus fichas salen del montón de la flecha 1, el talón, y viajan hasta la 24; Rose viene en sentido contrario, y una flecha donde tenga aunque sea una sola ficha te está cerrada. Tienes 4 y 2: juega los dos, con dos fichas o con una.
a-quiet-beginning-done = En el Trictrac nunca se captura nada. Los puntos vienen de otra parte: de lo que tu tirada podría hacer.
a-quiet-beginning-otherwise = Juega los dos números.

points-for-what-could-be-done-title = Puntos por lo que podría hacerse
points-for-what-could-be-done-text = Rose tiene una ficha sola en tu 18. Has tirado 6 y 4: el 6 la alcanzaría desde la 12, y el 6 y el 4 juntos desde la 8. Dos maneras, dos puntos cada una: el árbitro ha marcado 4. Lee la tarjeta y luego juega lo que quieras; no hace falta que vayas allí.
points-for-what-could-be-done-done = La ficha de la 18 se queda donde está: solo se bate con la imaginación, y paga igualmente. En la tabla del pequeño jan, de 1 a 6 y de 19 a 24, cada manera vale 4.
points-for-what-could-be-done-otherwise = Juega los dos números.

the-hit-that-fails-title = La batida que falla
the-hit-that-fails-text = La ficha sola de Rose en la 22 está a diez de tu 12, y has tirado 6 y 4. Pero una ficha debe descansar en el camino, en la 18 o en la 16, y las dos están cerradas. Es una batida falsa: Rose marca los 4 puntos. Sigue jugando.
the-hit-that-fails-done = Así los dados pueden trabajar para el otro. Un número que no se puede jugar en absoluto también le paga, 2 puntos.
the-hit-that-fails-otherwise = Juega los dos números.

take-your-corner-title = Toma tu rincón
take-your-corner-text = La flecha 12 es tu rincón de reposo, tu lugar más fuerte. Se toma con dos fichas en una sola jugada, y nunca se queda en él una sola. Aquí el 6 trae la ficha de la 6, y el 4 la de la 8. Toca la 12: van las dos.
take-your-corner-done = Tu rincón es tuyo. Desde allí tus fichas amenazan todo el lado contrario, y dos fichas están seguras en él.
take-your-corner-otherwise = Legal, pero tenías el rincón al alcance: de 6 a 12 y de 8 a 12.

the-corner-by-puissance-title = El rincón por potencia
the-corner-by-puissance-text = Una cortesía con el fuerte. Tu 6 y tu 5 llevarían las fichas de la 7 y la 8 al rincón de Rose, la 13, donde nunca puedes caer. Mientras los dos rincones estén vacíos, pueden parar una flecha antes, en el tuyo. Hazlo.
the-corner-by-puissance-done = Tomado por potencia. Si los dados hubieran podido llevar allí dos fichas directamente, no estaría permitido.
the-corner-by-puissance-otherwise = Legal, pero que las fichas de la 7 y la 8 tomen las dos el rincón, la 12.

fill-a-jan-title = Llenar un jan
fill-a-jan-text = Un cuarto del tablero se llama jan, y está lleno con dos fichas en cada una de sus seis flechas. A la 6 le falta una: tu 5 desde la 1 lo llena, y tu 4 desde la 2 también. Dos maneras, 8 puntos; y aquí sí hay que hacerlo de verdad.
fill-a-jan-done = Tu pequeño jan está lleno. Mientras puedas conservarlo, vuelve a pagar en cada tirada.
fill-a-jan-otherwise = Llena el jan: una segunda ficha en la 6.

keep-it-full-title = Conservar
keep-it-full-text = Tu gran jan, de 7 a 12, está lleno, con tres fichas de sobra. Puedes jugar 3 y 1 solo con fichas de sobra: eso es conservar, 4 puntos, y además es un deber. El tablero solo ofrece jugadas que dejan dos fichas en todas partes.
keep-it-full-done = Sigue lleno. Cuando se acaben las fichas de sobra, el jan tendrá que romperse; un buen jugador se va justo antes.
keep-it-full-otherwise = Juega con las fichas de sobra.

a-hole-stay-or-leave-title = ¡Un agujero! ¿Quedarse o irse?
a-hole-stay-or-leave-text = Doce puntos hacen un agujero, y doce agujeros ganan. Tenías 8, hechos de seguido (bredouille), y esta tirada da 8: un agujero que cuenta doble, y 4 que sobran. Quédate y conserva los 4 y la posición, o vete: las fichas vuelven a los talones, se borran todos los puntos y tiras primero.
a-hole-stay-or-leave-done = Las dos cosas son buenas a su debido tiempo: quédate mientras tu posición prometa más, vete antes de que se desmorone. Es la gran decisión del Trictrac.
a-hole-stay-or-leave-otherwise = Elige: quedarte o irte.

mark-for-yourself-title = Marca por tu cuenta
mark-for-yourself-text = En el juego estricto el árbitro no dice nada: tú cuentas, y marcas antes de tocar una ficha. Es la tirada de la segunda lección: la ficha sola de la 18 se alcanza con el 6 y con la suma, 2 puntos cada vez. Marca lo que vale.
mark-for-yourself-done = Cuatro, exactamente. De menos o de más sería una escuela, y Rose podría llevarse la diferencia.
mark-for-yourself-otherwise = No del todo: eso sería una escuela. Dos maneras de dos puntos cada una.

send-rose-to-school-title = Manda a Rose a la escuela
send-rose-to-school-text = Ahora se cambian los papeles: tu ficha sola fue batida de dos maneras, por valor de 4 puntos, pero Rose no marcó nada y ya ha jugado. Antes de tirar, reclama la escuela: 4 de menos. Los 4 puntos pasan a ser tuyos.
send-rose-to-school-done = ¡Escuela! Rose puede aceptarla, o discutirla y arriesgar el doble. Reclama la cantidad exacta, o se vuelve contra ti. Ya conoces lo esencial del Trictrac; el resto llega en la mesa, y el árbitro explica cada punto.
send-rose-to-school-otherwise = Se ha salido con la suya. Elige Escuela, de menos, 4, antes de tirar.
