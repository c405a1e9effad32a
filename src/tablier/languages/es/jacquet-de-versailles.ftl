### Jacquet de Versailles: el juego en palabras, y lo que una mesa puede elegir.

name = Jacquet de Versailles
short-name = Jacquet de Versailles
year = 1840
era = 1840
line = Nadie se mueve hasta que un solo correo ha recorrido todo el camino. Entonces el doble seis son seis seises.
gist = un correo corre delante de la tropa

## Lo que una mesa puede elegir

option-first-roll = Qué juega primero quien empieza.
option-first-roll-fresh = Una tirada nueva.
option-first-roll-opening = Los dos números de la tirada de apertura.
option-talon-counts = Si la flecha 1 es una de las dos flechas del primer cuadrante que pueden tener dos fichas o más.
option-talon-counts-true = Cuenta mientras tiene dos o más.
option-talon-counts-false = No cuenta.
option-bar-first = Si una ficha en la barra debe entrar antes de que se mueva cualquier otra.
option-bar-first-true = Debe.
option-bar-first-false = Otras fichas pueden moverse mientras tanto.
option-bear-off = Qué números sacan una ficha.
option-bear-off-exact-or-farthest = El número exacto o, para la ficha más lejana, un número que exceda su distancia.
option-bear-off-exact = Solo el número exacto.
option-bear-off-any = Cualquier número igual o mayor que la distancia de la ficha.
