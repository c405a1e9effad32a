### What only Unstacked Draughts says.

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
