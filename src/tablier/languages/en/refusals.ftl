### What the referee answers to an act that cannot be.

## What the table waits for

waits-opening = Who begins is not settled yet.
waits-throw = { PERSON($who) ->
    [you] You have to throw first.
   *[named] { $who } has to throw first.
}
waits-answer = { PERSON($who) ->
    [you] You have to take or drop the double first.
   *[named] { $who } has to take or drop the double first.
}
waits-unbind = The tables are bound: a die each decides who names a point.
waits-break = { PERSON($who) ->
    [you] You have to name the point to be broken up.
   *[named] { $who } has to name the point to be broken up.
}
waits-claim = { PERSON($who) ->
    [you] You may still claim a die of the throw before, or waive it.
   *[named] { $who } may still claim a die of the throw before, or waive it.
}
waits-lots = Lots have to be drawn first for who sits down.
waits-mark = { PERSON($who) ->
    [you] You have to mark first, if only nothing.
   *[named] { $who } has to mark first, if only nothing.
}
waits-stay = { PERSON($who) ->
    [you] You have made a hole and have to stay or leave.
   *[named] { $who } has made a hole and has to stay or leave.
}
waits-agree = { PERSON($who) ->
    [you] You have to agree, or claim a school first.
   *[named] { $who } has to agree, or claim a school first.
}
waits-accused = { PERSON($who) ->
    [you] You are accused of a school and have to accept or contest.
   *[named] { $who } is accused of a school and has to accept or contest.
}
waits-persist = { PERSON($who) ->
    [you] You have to withdraw the claim or persist.
   *[named] { $who } has to withdraw the claim or persist.
}
waits-play = { PERSON($who) ->
    [you] You have to play the throw first.
   *[named] { $who } has to play the throw first.
}
waits-between = The game is over; the next one has not begun.
waits-over = The match is over.

## Whose turn it is

not-your-turn = { PERSON($who) ->
    [you] It is for you to act.
   *[named] It is for { $who } to act.
}
no-such-act = There is no such act in { $game }.
no-such-side = There is no side { $side }.
nothing-to-resign = No game is being played.
opening-is-played = The opening throw is played here, so it has to be made.

## Dice

bad-die = A die shows 1 to 6, not { $die }.
dice-good = Dice thrown by the program are always good; only those entered by hand can be void.

## The cube

not-your-cube = { PERSON($who) ->
    [you] The cube belongs to you.
   *[named] The cube belongs to { $who }.
}

## Dice left over in Unstacked Draughts

may-interrupt = { PERSON($who) ->
    [you] You may still interrupt: the dice are cast before they are seen.
   *[named] { $who } may still interrupt: the dice are cast before they are seen.
}
no-right = { PERSON($who) ->
    [you] You have no right to the { $die }.
   *[named] { $who } has no right to the { $die }.
}
no-die-to-claim = { PERSON($who) ->
    [you] There is no die for you to ask for.
   *[named] There is no die for { $who } to ask for.
}

## Schools in Trictrac

not-your-claim = { PERSON($who) ->
    [you] It is for you to claim now.
   *[named] It is for { $who } to claim now.
}
too-little-open = { PERSON($who) ->
    [you] Until you throw, what is too little can still be put right.
   *[named] Until { $who } throws, what is too little can still be put right.
}
