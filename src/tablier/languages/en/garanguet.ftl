### Garanguet: the game in words, and what a table of it may choose.

name = Garanguet
short-name = Garanguet
year = 1818
era = 1818
line = A race with three dice. Nothing is hit, but one man shuts a point: build walls, and mind your own.
gist = three dice; one man closes a point

## What a table may choose

option-overflow = Which number, when it cannot be played inside, bears off the farthest man.
option-overflow-exceeding-only = Only one that exceeds that man’s distance; a blocked smaller one is lost.
option-overflow-as-printed = Any number that cannot be played otherwise, as the document says.
