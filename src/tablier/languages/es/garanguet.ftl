### Garanguet: el juego en palabras, y lo que una mesa puede elegir.

name = Garanguet
short-name = Garanguet
year = 1818
era = 1818
line = Una carrera con tres dados. Nada se golpea, pero una ficha cierra una flecha: levanta muros, y cuidado con el tuyo.
gist = tres dados; una ficha cierra una flecha

## Lo que una mesa puede elegir

option-overflow = Qué número, cuando no puede jugarse dentro, saca la ficha más lejana.
option-overflow-exceeding-only = Solo el que excede la distancia de esa ficha; uno menor y bloqueado se pierde.
option-overflow-as-printed = Cualquier número que no pueda jugarse de otro modo, como dice el documento.
