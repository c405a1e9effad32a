### What is set on a board besides the men.

freed = Courier through
points = Points
bredouille = In a row
holes = Holes
run = Holes in a row
rolls = Throws in this setting
first = First throw to be answered
left = Has left in this round

bad-entry = { $entry }: there is no such value.
unknown-entry = Positions of this game hold nothing called { $entry }.
bad-stacks = The men of this game lie in { $wanted } stacks, each of 0 to 99.
no-such-stack = No such men can lie on point { $point }.
bad-match = A match looked into here goes to { $n } points at most.
not-set-up = Positions of { $game } cannot be set up by hand.
nothing-to-look-at = Tell a position, a game or the parts of a position.
