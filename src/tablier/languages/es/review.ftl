### Lo que dice el análisis de una partida.

bad-depth = No hay análisis { $given }: es quick (rápido), standard o thorough (a fondo).
