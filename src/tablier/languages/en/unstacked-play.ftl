### Unstacked Draughts: the game in words, and what a table of it may choose.

name = Unstacked Draughts
short-name = Unstacked Draughts
year = 1699
era = 1699
line = Take six little stacks down, then off. What you cannot use is your opponent’s: no choices, all attention.
gist = pure chance: six stacks are taken down

## What a table may choose

option-claims = Who looks after a die that is left over.
option-claims-auto = A left-over die that the opponent can use is played for the opponent at once.
option-claims-manual = The opponent must claim a left-over die before the next throw, or loses it.

## What the referee says

nothing-to-interrupt = Nobody could interrupt this throw: make it.
no-choice = The throw can only be played as { $play }.
claims-are-automatic = Left-over dice are played at once here; there is nothing to claim.
not-alone = With claims=manual a game needs a table; use claims=auto.
game-over = The game is over: { $who } has borne off the last man.
cannot-bring-down = { PERSON($who) ->
    [you] You have nothing left to bring down on point { $point }.
   *[named] { $who } has nothing left to bring down on point { $point }.
}
cannot-bear-off = { PERSON($who) ->
    [you] You have no man on point { $point } to bear off.
   *[named] { $who } has no man on point { $point } to bear off.
}

## Beside the board

stacked = stacked
lying = lying
bears-off = { $off } off, bears off
brings-down = { $off } off, { $left } to bring down
