### Plakoto: el juego en palabras, y lo que una mesa puede elegir.

name = Plakoto
short-name = Plakoto
year = hoy
era = hoy
line = Nadie es golpeado. La ficha que está sola queda clavada donde está, y la última en salir de casa es la madre.
gist = las fichas solas se clavan, primero la madre

## Lo que una mesa puede elegir

option-pinned-home = Si una ficha clavada impide sacar las demás.
option-pinned-home-waits = Nadie saca mientras tiene una ficha clavada.
option-pinned-home-bears = Las demás pueden salir.
