### Lo que comparten todos los catálogos de la lengua.

name = Español
# Cómo se unen las listas: 5, 3 y 2.
locale = es
side-white = Blanco
side-black = Negro
# Contra quién se juega en las lecciones.
lesson-other = Rose
apart = { $first }; { $second }
# Quien lee, entre otros: Ana y tú.
you = tú
# Palabras de otro.
quoted = «{ $text }»
