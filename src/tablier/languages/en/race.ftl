### What only the race games say: why a step is refused, and the words beside a board of signs.

## Steps

all-played = Every number of the roll is played already.
unfinished = The play is not complete: { $step } can still be played with the { $number }.
no-such-number = There is no { $number } left to play; left: { $left }.
nothing-left = There is no { $number } left to play; left: nothing.
no-man = There is no man of yours on { $place }.
pinned-man = The man on { $point } is pinned: he stays until every man on top of him has left.
bar-first = A man on the bar must enter before any other man moves.
courier-on-his-way = No second man may leave point { $talon } before the courier has reached { $home } or beyond.
man-pinned = Nobody leaves the board while one of your men is pinned.
not-all-home = Men leave the board only once all are on { $first } to { $last }.
farther-back = A { $number } exceeds the distance of { $point }, and a man farther back, on { $farthest }, comes first.
not-exact = A { $number } is not the exact distance from { $point } to the rail.
closed-point = { CAP($place) } is closed: the opponent holds it.
third-doubled-point = Two men on { $point } would make a third point of the first quadrant with two or more men.
plays-too-little = { CAP($place) } by { $number } would leave numbers unplayed that can be played: as many as possible must be, and among those the highest.

## The cube and the bound tables

tables-unbound = A double is offered before the tables are unbound.
tables-bound = The tables are bound up: nothing is played before they are broken.
cube-at-limit = At { $stakes } the stakes cannot be doubled again.
crawford-game = This is the Crawford game: one player is a point from winning, and the cube rests.
dead-cube = { $lacking ->
    [one] The one point you need is
   *[other] The { $lacking } points you need are
} at stake already: doubling could bring you nothing.
no-more-beavers = This double cannot be doubled again at once; take it or drop it.
just-resign = That is what the position is worth: resign.
bad-point = One of the six points of entry is named, 1 to 6.
no-cube = The manuscript’s scoring knows no cube; play without one.

## Beside the board; no longer than about 20 signs

bar = bar
stakes = stakes { $stakes }
stakes-of = stakes { $stakes }, { $sign } may double
pips = { $pips } pips
off = { $men } off
on-the-bar = { $men } on the bar
courier-under-way = courier on his way
pinned = { $men } pinned
