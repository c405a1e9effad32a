### Lo que el salón dice de los análisis, y de las partidas anotadas que se traen.

## Análisis

not-over = La partida no ha terminado: se dirá lo que valía cuando termine.
match-too-long = La partida es demasiado larga para analizarla aquí.
no-reviews = Aquí no se analizan partidas.
too-many-reviews = Desde una misma dirección se puede esperar { $n ->
    [one] { $n } análisis
   *[other] { $n } análisis
} a la vez; llegan uno tras otro.
too-many-reviews-an-hour = Desde una misma dirección se puede pedir { $n ->
    [one] { $n } análisis
   *[other] { $n } análisis
} por hora; vuelve un poco más tarde.
too-much-waiting = Ahora mismo esperan demasiados análisis; vuelve un poco más tarde.
failed = No se pudo hacer el análisis. Ha quedado anotado; inténtalo más tarde.
gone = Lo que había que analizar ya no está.
takes-too-long = Tardaba demasiado, y se ha dejado.

## Partidas anotadas que se traen

too-many-records = Desde una misma dirección se puede traer { $n ->
    [one] { $n } partida anotada
   *[other] { $n } partidas anotadas
} por hora; vuelve un poco más tarde.
empty-record = En este archivo no ha pasado nada.
not-text = Este archivo no es un texto, así que no puede ser una partida anotada.
not-understood = Eso no se entiende: { $text }.
record-too-long = La partida anotada es demasiado larga: se lee { $n ->
    [one] { $n } suceso
   *[other] { $n } sucesos
} como mucho.
no-such-record = Esa partida anotada no existe.
record-unreadable = Esta versión del programa no puede leer esta partida anotada. Se conserva tal como está.
no-proof = Esta partida anotada no trae prueba de sus dados.
cannot-check = No se pueden comprobar sus dados: { $why }
proved = { $n ->
    [one] La única tirada salió como se prometió.
   *[other] Las { $n } tiradas salieron como se prometió.
}
disproved = { $n ->
    [0] No se cumplió lo que se prometió de los dados.
    [one] { $n } tirada no es como se prometió.
   *[other] { $n } tiradas no son como se prometió.
}

## Ajustes

bad-reviews = { $name }REVIEWS es uno de estos: { $text }, y no { $quoted }.
bad-processes = { $name }REVIEW_PROCESSES y { $name }DESK_PROCESSES son 0 o más, y no { $n }.

## Un trabajador

option-database = La base de datos del salón [la de tablier serve aquí].
option-jobs = Cuántos se hacen a la vez [uno por cada dos núcleos].
worker-ready = { $n ->
    [one] Se hacen los análisis, uno
   *[other] Se hacen los análisis, { $n }
} a la vez, para { $database }  (Ctrl-C lo termina)
worker-done = Lo que estaba en curso queda para otros.
