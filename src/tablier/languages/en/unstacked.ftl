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
