### Trictrac: el juego en palabras, y lo que una mesa puede elegir.

name = Trictrac
short-name = Trictrac
year = 1634
era = siglo XVII
line = El gran juego de Francia. Puntos por lo que tu tirada podría hacer, y el valor de irse a tiempo.
gist = puntos por lo que podría la tirada; a doce agujeros

## Lo que una mesa puede elegir

option-hit-tables = En qué flechas una batida cuenta cuatro y seis en vez de dos y cuatro.
option-hit-tables-restored = En los pequeños jans de ambos jugadores, 1–6 y 19–24.
option-hit-tables-as-printed = En el lado de quien tira, 1–12, según la glosa del documento.
option-exit = Qué números sacan una ficha.
option-exit-paris = Un número exacto puede, y uno excedente debe.
option-exit-provincial = Solo los que no pueden jugarse dentro; sacan la ficha más lejana.
option-overflow = Si un número puede jugarse dentro del jan de retorno para que el otro exceda para una ficha más cercana.
option-overflow-strict = Solo donde los dos números no pueden jugarse de otro modo.
option-overflow-both-inside = Salvo que los dos números puedan jugarse dentro, según Malfilâtre.
option-overflow-free = Siempre.
option-old-jans = Si puntúan los jans de los tratados más antiguos.
option-old-jans-false = No puntúan.
option-old-jans-true = Puntúan la pile de misère, el jan de rencontre y, para el adversario, Margot la fendue.
option-stakes = Cuánto vale una partida ganada.
option-stakes-simple = Uno.
option-stakes-double = Dos si los doce agujeros se hicieron seguidos.
option-stakes-quadruple = Cuatro, tres o dos, según lo atrás que esté el perdedor.
option-marking = Quién marca los puntos.
option-marking-auto = El árbitro marca todo lo debido y dice por qué.
option-marking-manual = Los jugadores marcan por sí mismos; los errores son escuelas que se reclaman.
