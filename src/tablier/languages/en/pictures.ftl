### Positions in words, for those who hear a picture instead of seeing it, and the few words upon one.

has-won = { $game }: { $who } has won
drawn = { $game }: drawn
to-throw = { $game }: { $who } to throw
has = { $who } has { $men }.
courier = { $who }’s courier is on { $point }; the others wait on the talon.
courier-on-the-bar = { $who }’s courier is on the bar; the others wait on the talon.
talon-locked = { $who }’s talon is locked.
pinned = { $who }’s man on { $point } is pinned.

## Men

on-point = { $men } on { $point }
on-the-bar = { $men } on the bar
off = { $men } off
lying = { $men } lying on { $point }
stack = a stack of { $stack } on { $point }
stack-and-lying = a stack of { $stack } and { $men } lying on { $point }
then = { $first }, { $second }
number = { $men ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
   *[other] { $men }
}

## Upon a board

nobody = nobody
men-off = { $name }: { $men } off

## What cannot be drawn

no-language = there are words in { $languages }, not in { $given }
no-such-player = a player is 0 or 1
no-such-theme = the theme is one of { $themes }, not { $given }
no-events = a throw of { $game } is worth nothing that could be drawn
no-step = { $what } is a row of what was played, as a Play or a Table has it; { $given } is no part of one.
