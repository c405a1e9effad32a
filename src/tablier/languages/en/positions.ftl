### What is wrong with a position, or with the text that should give one.

not-possible = Not a possible position: { $faults }.
already-over = The game is over in the position given.
no-roll = A text or steps alone do not say which roll is played: give the roll as well.
other-game = The position is one of { $game }, not of { $wanted }.
no-position = A position of { $wanted } is needed, as read_position() makes one of its id; not { $given }.

## Texts

no-game = A position id begins with its game and a colon, as in garanguet:w:1x15:1x15; not { $given }.
three-fields = A position of { $game } has three fields after the game, not { $given }: { $text }.
bad-side = The side to throw is w or b, not { $side }.
bad-freed = The last field is free=w, free=b or free=wb, not { $field }.
bad-group = { $group } is not a group of men such as 12x5 (five men on point 12).
bad-player = { $player } is not a player such as s111222 (men still to bring down) or m222333 (men left).
other-points = A player has { $wanted } points; { $player } gives counts for { $given }.

## Faults, without a full stop

nobody = nobody is player { $number }
both-off = both players have borne off all their men
other-path = { $who }’s men are given on { $given } path numbers instead of { $wanted }
below-none = { $who } has fewer than no men on { $point }
men-instead = { $who } has { $men } men instead of { $wanted }
no-hitting = { $who } has a man on the bar, but there is no hitting in { $game }
same-point = White’s { $white } and Black’s { $black } are the same point and both hold men
no-courier-through = { $who } has { $men } men off the talon, but no courier is through
courier-is-through = { $who } has a man on { $home } or beyond, so its courier is through
no-courier = { $who } has a courier through, but { $game } has no courier
no-pinning = { $who } has a man pinned, but nobody is pinned in { $game }
no-single-man = { $who } has no single man on { $point } who could be pinned
nobody-on-top = { $who }’s man on { $point } is called pinned, but nobody stands on him
one-is-pinned = White’s { $white } and Black’s { $black } are the same point and both hold men, so one of them is a single man and pinned
off-too-soon = { $who } has { $off ->
    [one] { $off } man
   *[other] { $off } men
} off, but { $standing ->
    [one] { $standing } man
   *[other] { $standing } men
} still to bring down
points-of-standing = { $who }’s men still to bring down are given on { $given } points instead of { $wanted }
points-of-left = { $who }’s men left are given on { $given } points instead of { $wanted }
below-none-standing = { $who } has fewer than no men still to bring down on { $point }
below-none-left = { $who } has fewer than no men left on { $point }
too-many-standing = { $who } has { $men ->
    [one] { $men } man
   *[other] { $men } men
} still to bring down on { $point }, which can have { $most } at most
too-many-left = { $who } has { $men ->
    [one] { $men } man
   *[other] { $men } men
} left on { $point }, which can have { $most } at most
