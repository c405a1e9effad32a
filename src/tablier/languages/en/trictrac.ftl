### Trictrac: the game in words, and what a table of it may choose.

name = Trictrac
short-name = Trictrac
year = 1634
era = 17th century
line = The great game of France. Points for what your throw could do, and the courage to leave in time.
gist = points for what a throw could do; to twelve holes

## What a table may choose

option-hit-tables = On which fields a hit counts four and six rather than two and four.
option-hit-tables-restored = In both players’ small jans, 1–6 and 19–24.
option-hit-tables-as-printed = On the roller’s own side, 1–12, as the document glosses it.
option-exit = Which numbers take a man off.
option-exit-paris = An exact number may, and an exceeding one must.
option-exit-provincial = Only those that cannot be played inside; they take the farthest man.
option-overflow = Whether one number may be played inside the return jan to make the other exceed for a nearer man.
option-overflow-strict = Only where both numbers cannot be played otherwise.
option-overflow-both-inside = Unless both numbers can be played inside, after Malfilâtre.
option-overflow-free = Always.
option-old-jans = Whether the jans of the oldest treatises score.
option-old-jans-false = They do not.
option-old-jans-true = The pile de misère, the jan de rencontre and, to the opponent, Margot la fendue do.
option-stakes = What a won game is worth.
option-stakes-simple = One.
option-stakes-double = Two if all twelve holes were made in a row.
option-stakes-quadruple = Four, three or two by how far the loser is behind.
option-marking = Who marks the points.
option-marking-auto = The referee marks everything that is due, and says why.
option-marking-manual = The players mark for themselves; errors are schools to be claimed.
