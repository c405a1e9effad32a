### What a throw of Trictrac is worth: the names of the jans, and the reason of each.

reason = { $name }. { $why }
line = { $name }: { $points }. { $why }

## Names, with the ways where there can be several

name-two-tables = Two tables
name-mezeas = Mézéas
name-six-tables = Six tables
name-rencontre = Jan de rencontre
name-true-hit = True hit, { $ways ->
    [1] one way
    [2] two ways
   *[3] three ways
}
name-corner-hit = Corner hit
name-fill = Filling, { $ways ->
    [1] one way
    [2] two ways
   *[3] three ways
}
name-conserve = Conserving
name-exit = Exit
name-pile = Pile de misère
name-conserve-pile = Pile de misère kept
name-false-hit = False hit
name-margot = Margot la fendue, { $ways ->
    [1] one way
    [2] two ways
   *[3] three ways
}
name-contre-two-tables = Contre two tables
name-contre-mezeas = Contre mézéas
name-helpless = Helpless man

## How it comes about

arrow = { $source }→{ $target }
number = the { $number } ({ $way })
by-number = { $way } by the { $number }
ways = { $ways }

## Why

why-true-hit = { CAP($reach) } could cover the lone man on { $field }, in the { $table } jan table.
why-false-hit = Only the sum ({ $way }) reaches the lone man on { $field }, and both rests, { $rests }, are closed.
why-false-hit-double = Only the sum ({ $way }) reaches the lone man on { $field }, and its rest, { $rest }, is closed.
why-margot = { CAP($reach) } could land on { $field }, empty between the lone men on { $low } and { $high }.
why-fill = { CAP($reach) } { $how ->
    [together] together fill
    [one] fills
   *[each] each fill
} { PERSON($who) ->
    [you] your
   *[named] { $who }’s
} { $jan } jan, so it must be filled.
why-conserve = { PERSON($who) ->
    [you] Your
   *[named] { $who }’s
} { $jan } jan is full and can stay full, so it must.
why-conserve-pile = All fifteen men can stay on the rest corner.
why-two-tables = The only two men out could take both rest corners, one each.
why-contre-two-tables = The only two men out would take both rest corners, but { PERSON($other) ->
    [you] you hold one.
   *[named] the opponent holds one.
}
why-mezeas = Only the corner is out, and an ace is thrown while { PERSON($other) ->
    [you] your corner is empty.
   *[named] the opponent’s corner is empty.
}
why-contre-mezeas = Only the corner is out, and an ace is thrown while { PERSON($other) ->
    [you] your corner is held.
   *[named] the opponent’s corner is held.
}
why-six-tables = On the third roll, six men could stand alone on fields { $first } to { $last }.
why-rencontre = The first throw in answer shows the same numbers as the first throw of the setting.
why-corner-hit = The { $a } and the { $b } could take { PERSON($other) ->
    [you] your
   *[named] the opponent’s
} empty corner without the two that hold { PERSON($who) ->
    [you] yours.
   *[named] { $who }’s own.
}
why-exit = The last man leaves the board, so it must be played.
why-pile = All fifteen men can come together on the rest corner.
why-helpless = The { $number } cannot be played.
why-helpless-both = Neither number can be played.
