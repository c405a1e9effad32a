### Irish: the game in words, and what a table of it may choose.

name = Irish
short-name = Irish
year = 1660s
era = 1660s
line = Backgammon’s elder: a doublet is two numbers and no more, and a win is one point, whatever is left.
gist = plain doublets; a win is worth one

## What a table may choose

option-binding = Whether six closed points before a man on the bar are broken up.
option-binding-true = They are: the higher of two dice names the point.
option-binding-false = The man waits.
option-bear-off = Which numbers bear a man off.
option-bear-off-exact = The exact number only.
option-bear-off-exact-or-farthest = The exact number, or for the farthest man a number exceeding its distance.
