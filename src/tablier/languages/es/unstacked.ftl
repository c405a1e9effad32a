### Damas rebatidas: el juego en palabras, y lo que una mesa puede elegir.

name = Damas rebatidas
short-name = Damas rebatidas
year = 1699
era = 1699
line = Baja seis montoncitos y luego saca las fichas. Lo que no te sirve es del adversario: nada que elegir, todo atención.
gist = puro azar: se bajan seis montones

## Lo que una mesa puede elegir

option-claims = Quién cuida del dado que sobra.
option-claims-auto = Un dado sobrante que el adversario puede usar se juega enseguida por él.
option-claims-manual = El adversario debe reclamar el dado sobrante antes de la tirada siguiente, o lo pierde.
