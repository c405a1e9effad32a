### Trictrac: what is refused at the board, what is wrong with a position, marking by hand, and what is marked on the rails.

needs-table = With marking=manual a game needs a table; use marking=auto.
wrong-network = A network that reads { $encoding } knows nothing of Trictrac.

## The jans

jan-small = small jan
jan-big = big jan
jan-return = return jan

## Why a play is refused

by-effect = The corner can be taken directly, so not by puissance.
no-man = There is no man of yours on point { $field }.
no-man-on-bar = There is no man of yours on the bar.
no-man-on-rail = There is no man of yours on the rail.
lone-corner = The rest corner is taken and left by two men together.
played-inside = A number that can be played inside the jan takes nobody off.
plays-too-little =
    { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    } can be played, and must be.
not-the-higher = Of two numbers of which only one can be played, the higher is.
exceeding = A number played inside the jan may not make the other exceed.
half-puissance = By puissance both men come to the corner one field short, or neither.
not-all-home = Men leave the board once all are in the return jan.
no-exit = No number left takes the man on { $field } off.
only-the-farthest = Only the farthest man leaves the board.
exceeds-for-the-farthest = An exceeding number takes off the farthest man only.
no-rest = Neither rest between { $source } and { $target } is free.
no-such-number = There is no { $number } to play; there is { $left }.
no-number-left = There is no { $number } to play; there is nothing.
closed-field = An opposing man stands on { $field }.
their-corner = No man may stand on the opponent’s rest corner.
forbidden-jan = The opponent can still fill the { $jan } that { $field } lies in.
must-conserve = The { $jan } is full and can be kept full: it must be.
must-fill = The { $jan } can be filled: it must be.
must-exit = The last man can leave the board: it must.
unfinished = The play is not complete: { $step } can still be played.

## Marking by hand, schools and false moves

marks-not-whole = Points and holes are whole numbers, not { $points } and { $holes }.
bad-marks = Nobody marks { $points } points.
bad-marks-and-holes =
    Nobody marks { $points } points and { $holes ->
        [1] { $holes } hole
       *[other] { $holes } holes
    }.
marked-already = What the last throw gave you is marked, or there was none.
man-touched = A man has been touched: the marking stands.
marking-stands = You have marked this throw, and the marking stands.
empty-claim = A claim names the points it is about, from 1 to { $most }.
no-false-move = There is no false move of the other’s to put right.
untouched-man = One of the men that were touched has to be moved.

## What is wrong with a position

fault-turn = nobody is player { $player }
fault-path = { $who }’s men are not counts on { $numbers } path numbers
fault-men =
    { $who } has { $men ->
        [one] { $men } man
       *[other] { $men } men
    } instead of { $right }
fault-bar = { $who } has a man on the bar, but no man is ever captured in Trictrac
fault-lone-corner = { $who } has a lone man on the rest corner, which is taken and left by two
fault-their-corner = { $who } has a man on the opponent’s rest corner, where none may stand
fault-shared-field = White’s { $white } and Black’s { $black } are the same field and both hold men
fault-all-off = a player with all men off begins a new setting at once
fault-points = { $who } has { $points } points; they run from 0 to { $most }
fault-bredouille = { $who } has a bredouille flag without points
fault-run =
    { $who } has { $holes ->
        [1] { $holes } hole
       *[other] { $holes } holes
    } and { $run } of them in a row
fault-rolls =
    { $who } has made { $rolls ->
        [1] { $rolls } roll
       *[other] { $rolls } rolls
    }; only 0 to { $most } are told apart
fault-both-in-a-row = both players’ points cannot be in a row at once
fault-last-hole = one player, and only one, has made the last hole
fault-left = { $who } has left without a hole
fault-left-unasked = who has left is remembered only where bredouilles ask about it
fault-first-throw = the first throw is two numbers from 1 to 6, the higher first, not { $high } and { $low }
fault-first-unasked = the first throw is remembered with old_jans only
fault-first-answered = the first throw is remembered only until the second player has thrown
position-too-short = A position of Trictrac needs a side and the men of both: { $given }.
position-side = The side to throw is w or b, not { $given }.
position-run = When both have holes, run=w… or run=b… says who made the last ones.
position-marks = { $given } is none of rolls=, points=, holes=, run=, first=, left=, such as points=4b,0.

## The board in text, and in words

rest-corners = rest corners
rail-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rail-points-bredouille =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, bredouille
rail-holes =
    { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }
rail-holes-in-a-row =
    { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }, in a row
rail-holes-pavillon =
    { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }, pavillon
rail-off = { $men } off
in-words-men = { $who } has { $men }.
in-words-marked =
    { $who } has marked { $points ->
        [one] one point
       *[other] { $points-in-words } points
    } and { $holes ->
        [one] one hole
       *[other] { $holes-in-words } holes
    }.
in-words-bredouille = { $who }’s bredouille is open.
in-words-flag = { $who } holds the flag.
number-in-words =
    { $number ->
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
       *[other] { $number }
    }

## Arrows that cannot be drawn

event-of-nobody = An event belongs to player 0 or 1.
arrow-style = The style of an arrow is { $styles }, not { $given }.
arrow-nowhere = No arrow leads from { $source } to { $target }.
