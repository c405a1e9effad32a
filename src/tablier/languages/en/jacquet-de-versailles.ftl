### Jacquet de Versailles: the game in words, and what a table of it may choose.

name = Jacquet de Versailles
short-name = Jacquet de Versailles
year = 1840
era = 1840
line = Nobody moves until a single courier has gone the length of the road. Then double six is six sixes.
gist = a courier runs ahead of the army

## What a table may choose

option-first-roll = What the beginner plays first.
option-first-roll-fresh = A fresh throw.
option-first-roll-opening = The two numbers of the opening throw.
option-talon-counts = Whether point 1 is one of the two points of the first quadrant that may hold two or more men.
option-talon-counts-true = It counts while it holds two or more.
option-talon-counts-false = It does not count.
option-bar-first = Whether a man on the bar must enter before any other man moves.
option-bar-first-true = It must.
option-bar-first-false = Other men may move meanwhile.
option-bear-off = Which numbers bear a man off.
option-bear-off-exact-or-farthest = The exact number, or for the farthest man a number exceeding its distance.
option-bear-off-exact = The exact number only.
option-bear-off-any = Any number at or above the man’s distance.
