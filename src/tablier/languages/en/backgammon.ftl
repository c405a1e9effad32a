### Backgammon: the game in words, and what a table of it may choose.

name = Backgammon after Willughby
short-name = Backgammon
year = 1660s
era = 1660s
line = The English game as Willughby saw it: plain doubles, exact bearing off, and tables that can be bound.
gist = exact bearing off, tables bound up

## Ready-made

preset-house = House rule for doubles
preset-manuscript = Willughby’s own words
preset-modern = Modern backgammon

## What a table may choose

option-start = Where White’s first five men stand.
option-start-restored = On 19, the mirror image of Black’s.
option-start-as-printed = On 10, as the document prints it.
option-first-roll = What the beginner plays first.
option-first-roll-fresh = A fresh throw.
option-first-roll-opening = The two numbers of the opening throw.
option-doubles = How often a double is played.
option-doubles-plain = Twice, like any roll.
option-doubles-house = Three times.
option-doubles-modern = Four times.
option-binding = Whether six closed points before a man on the bar are broken up.
option-binding-true = They are: the higher of two dice names the point.
option-binding-false = The man waits.
option-bear-off = Which numbers bear a man off.
option-bear-off-exact = The exact number only.
option-bear-off-exact-or-farthest = The exact number, or for the farthest man a number exceeding its distance.
option-triple = When a win without a man borne off by the loser counts three.
option-triple-restored = When the loser has a man on the bar or in the winner’s home table.
option-triple-as-printed = When the loser has none in either, as the document says.
option-score = What makes a win count two or three.
option-score-document = That the loser has borne off no man, and how far back the last of them stands.
option-score-manuscript = That the winner’s last cast is a doublet, and that the loser’s men are not all home.
option-crawford = Whether, in a match, one game is played without the cube.
option-crawford-true = The first in which a player is one point from winning.
option-crawford-false = None.
option-jacoby = Whether a gammon or a backgammon counts before the cube has been turned.
option-jacoby-false = It does.
option-jacoby-true = It counts as a single game.
option-beavers = Whether whoever takes a double may double again at once and keep the cube.
option-beavers-none = No.
option-beavers-beavers = Once: a beaver.
option-beavers-raccoons = And the doubler once more: a raccoon.
option-automatic-doubles = How often equal dice of the opening throw double the stakes of a game.
option-automatic-doubles-0 = Never.
option-automatic-doubles-1 = Once.
