### Les exemples des règles, travaillés par l’arbitre.

may-play = { PERSON($who) ->
    [you] Vous pouvez
   *[named] { $who } peut
} jouer { $play }.
must-play = { PERSON($who) ->
    [you] Vous devez
   *[named] { $who } doit
} jouer { $play } : il n’y a pas d’autre façon.
not-so = Pas { $play }. { $why }
sum = En tout { PERSON($who) ->
    [you] vous marquez
   *[named] { $who } marque
} { $points }.
sum-both = En tout { PERSON($who) ->
    [you] vous marquez
   *[named] { $who } marque
} { $points } et { PERSON($other) ->
    [you] vous
   *[named] { $other }
} { $others }.

## Des pages mal écrites

unreadable = L’exemple { $name } ne se lit pas : { $wrong }.
otherwise = L’exemple { $name } dit { $says } ; l’arbitre trouve { $found }.
