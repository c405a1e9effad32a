### The examples of the rules pages, worked by the referee.

may-play = { PERSON($who) ->
    [you] You
   *[named] { $who }
} may play { $play }.
must-play = { PERSON($who) ->
    [you] You
   *[named] { $who }
} must play { $play }: there is no other way.
not-so = Not { $play }. { $why }
sum = In all { PERSON($who) ->
    [you] you mark
   *[named] { $who } marks
} { $points }.
sum-both = In all { PERSON($who) ->
    [you] you mark
   *[named] { $who } marks
} { $points } and { PERSON($other) ->
    [you] you
   *[named] { $other }
} { $others }.

## Pages that were written wrongly

unreadable = The example { $name } cannot be read: { $wrong }.
otherwise = The example { $name } says { $says }; the referee finds { $found }.
