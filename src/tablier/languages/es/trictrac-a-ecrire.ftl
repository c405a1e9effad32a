### Trictrac, la partida a escribir: el juego en palabras, y lo que una mesa puede elegir.

name = Trictrac a escribir
short-name = Trictrac, la partida a escribir
year = 1634
era = siglo XVIII
line = Rondas para dos, tres o cuatro, que se pagan en jetones.
gist = rondas llevadas en cuenta; juegan dos, tres o cuatro

## Lo que una mesa puede elegir

option-players = Cuántos juegan.
option-players-2 = Dos, uno contra otro.
option-players-3 = Tres, por turno.
option-players-4 = Dos equipos de dos.
option-rounds = Cuántas rondas se acuerdan: un múltiplo del número de jugadores.
option-rounds-12 = Doce, que conviene a dos, tres y cuatro.
option-bredouilles = Por cuánto se multiplica una ronda en bredouille.
option-bredouilles-two-or-four = Una pequeña bredouille por dos, una grande por cuatro.
option-bredouilles-two-to-five = Por tres y cinco si no hubo ida tras ninguno de sus agujeros; si no, por dos y cuatro.
option-refait = Cómo crece la consolación cada vez que se repite una ronda empatada.
option-refait-doubling = Se dobla: 2, 4, 8…
option-refait-adding = Se añaden dos: 2, 4, 6…
option-rotation = Quién se retira tras una ronda de tres.
option-rotation-restored = Quien ha jugado dos rondas seguidas; al principio, el ganador.
option-rotation-as-printed = El ganador de cada ronda.
option-first-move = Quién empieza la ronda siguiente entre dos jugadores.
option-first-move-alternate = Se turnan.
option-first-move-winner = El ganador de la última.
option-queue-tokens = Cuántos jetones aparta para la cola el perdedor de una ronda.
option-queue-tokens-1 = Uno.
option-bets = Cómo se pagan las apuestas entre tres.
option-bets-by-meetings = Entre cada dos, por las rondas que han jugado uno contra otro.
option-bets-by-losses = Por cuántas ha perdido cada uno: por encima de un tercio de todas las rondas se paga, por debajo se cobra.
option-hole-limit = Tras cuántos agujeros acaba por sí sola una ronda.
option-hole-limit-0 = Ninguno: solo irse le pone fin.
