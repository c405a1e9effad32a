### Plakoto: the game in words, and what a table of it may choose.

name = Plakoto
short-name = Plakoto
year = today
era = today
line = Nobody is hit. Who stands alone is pinned where he stands, and the last man to leave home is the mother.
gist = lone men are pinned, the mother first

## What a table may choose

option-pinned-home = Whether a pinned man keeps the others from bearing off.
option-pinned-home-waits = Nobody bears off while one of his men is pinned.
option-pinned-home-bears = The others may leave.
