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

## What is not known by its name

unknown-game = There is no game called { $name }; { $hint }
unknown-preset = There is no preset of { $of } called { $name }; { $hint }
unknown-option = There is no option of { $of } called { $name }; { $hint }
unknown-page = There is no rules page called { $name }; { $hint }
unknown-clause = There is no clause { $name }; { $hint }
unknown-example = There is no example called { $name }; { $hint }
unknown-guide = There is no guide called { $name }; { $hint }
unknown-bot = There is no bot called { $name }; { $hint }
unknown-family = There is no family of games called { $name }; { $hint }
unknown-wish = There is nothing about a picture called { $name }; { $hint }
unknown-act = There is no act called { $name }; { $hint }
unknown-agent = There is no agent called { $name }; { $hint }
unknown-setting = There is no setting of the recipe called { $name }; { $hint }
unknown-reset-option = There is no option of a reset called { $name }; { $hint }
nearest = did you mean { $name }?
there-are = there are: { $names }.
there-is-none = there is none.
there-are-from = there are { $first } to { $last }.
first-clauses = the first of each page are { $clauses }.

## What was agreed on

two-presets = Both { $one } and { $other } are given as preset.
no-such-value = { $option } cannot be { $given }; it is one of { $values }.
no-such-number = { $option } cannot be { $given }; it is one of the whole numbers from { $least } to { $most }.
only-match = { $option } is for matches of several games with the cube: match 2 or more, { $needs }=true.
only-money = { $option } is for play without end, with the cube: match 0, { $needs }=true.
options-twice = A Game has its options already; give the game’s id instead.
bad-match = A match goes to a whole number of points, or 0 for no end; not { $given }.
bad-seed = A seed is a whole number from 0 to { $most }, not { $given }.
bad-edition = There is no edition { $edition } of the referee of { $game }.
first-and-position = A position says itself who throws first.
bad-side = A side is white or black, not { $given }.
bad-names = { $players } names are needed, White’s first; not { $given }.
bad-name = A name has no control characters; this one is { $given }.
no-side-named = No side is named and nobody has to act.

## Acts that a table does not have

not-here = There is no { $what } at this table; { $option } brings it.
not-in = There is no { $what } in { $game }.
not-in-but = There is no { $what } in { $game }; { $other } has it.
not-in-but-with = There is no { $what } in { $game }; { $other } has it with { $option }.
lacking-touching = duty to move a touched man
lacking-staying = staying or leaving
lacking-marking = marking by hand
lacking-lots = drawing of lots
lacking-advice = advice from others
lacking-breaking-off = breaking off by agreement
lacking-cube = doubling cube
lacking-beavers = beaver
lacking-conceding = conceding by agreement
lacking-binding = binding of tables
lacking-claims = claiming of dice
no-steps = In { $game } a throw plays itself: there is nothing to choose.
nothing-to-claim = There is no die to ask for now.

## Rolls and plays

bad-roll = { $game } is played with { $dice } dice from 1 to 6; { $roll } is not such a roll.
not-dice = Dice are whole numbers from 1 to 6, such as (3, 1) or 3-1, not { $given }.
no-roll = { $game } is played with { $dice } dice from 1 to 6; nothing is not such a roll.
man-moved = A man has been moved: the throw stands.
bad-step = { $step } is not a step such as 12/17, bar/4 or 22/off.
bad-stop = { $stop } is neither a path number from 0 to 25 nor bar or off.
backwards = { CAP($start) } to { $end }: no man moves backwards.
the-bar = the bar
the-rail = the rail
the-point = point { $point }
ambiguous-play = { $play } can be read in { $ways } ways: { $both }; write every step.
several-ways = That can be read in several ways; write every step.
no-step = No step is named.
bad-steps = Steps are pairs of where a man stands and the number it moves by, such as (12, 5); not { $given }.
other-values = { $act } takes other values: it was given { $given } of { $values }, whoever does it included.
nothing-to-undo = No step of this play has been made yet.
nothing-to-take-back = There is nothing to take back.
no-man-to-touch = No man of yours can be on { $place } to be touched.
touched-man = The man touched on { $place } has to be moved.
