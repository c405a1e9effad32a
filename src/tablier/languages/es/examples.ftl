### Los ejemplos de las reglas, resueltos por el árbitro.

may-play = { PERSON($who) ->
    [you] Puedes
   *[named] { $who } puede
} jugar { $play }.
must-play = { PERSON($who) ->
    [you] Tienes
   *[named] { $who } tiene
} que jugar { $play }: no hay otra manera.
not-so = { $play } no. { $why }
sum = En total { PERSON($who) ->
    [you] marcas
   *[named] { $who } marca
} { $points }.
sum-both = En total { PERSON($who) ->
    [you] marcas
   *[named] { $who } marca
} { $points } y { PERSON($other) ->
    [you] tú
   *[named] { $other }
} { $others }.

## Páginas mal escritas

unreadable = El ejemplo { $name } no se puede leer: { $wrong }.
otherwise = El ejemplo { $name } dice { $says }; el árbitro halla { $found }.
