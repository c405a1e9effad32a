### The lessons of Irish.

two-threes-and-no-more-title = Two threes, and no more
two-threes-and-no-more-text = The board is that of backgammon: your men run from 1 to 24 and home is 19 to 24. But in Irish a doublet is two equal numbers and nothing else. Play your two threes, with one man or with two.
two-threes-and-no-more-done = Two steps, and the turn is over. Nobody runs away on a lucky doublet here.
two-threes-and-no-more-otherwise = Play both threes.

hit-a-lone-man-title = Hit a lone man
hit-a-lone-man-text = Rose has left a man alone on your 21. Land on it with the 4 from 17: it goes to the bar and must begin again. Play the 2 as you like; from 19 it makes your man safe.
hit-a-lone-man-done = Hit. Two of your men on 21 also close the point to her.
hit-a-lone-man-otherwise = Legal, but her man got away. 17 to 21 with the 4 hits it.

back-from-the-bar-title = Back from the bar
back-from-the-bar-text = One of your men was hit. It enters on the point of a number thrown before anyone else moves; your 4 is closed by two of Rose’s men, so it has to be the 2. (Were all six closed, the tables would be bound, and a throw of a die each would break one open.)
back-from-the-bar-done = It is back on 2, and the 4 was then free for another man.
back-from-the-bar-otherwise = Enter with the 2 first.

the-tables-are-bound-up-title = The tables are bound up
the-tables-are-bound-up-text = Rose holds all six points before your man on the bar, so that no throw could bring it in. Each of you threw a die, and yours was higher: name one of the six points, and her men on it are hit.
the-tables-are-bound-up-done = That point is open now. You may throw and enter.
the-tables-are-bound-up-otherwise = Name one of the six points.

both-numbers-if-any-order-allows-it-title = Both numbers, if any order allows it
both-numbers-if-any-order-allows-it-text = Your 16, 19 and 21 are closed. It looks as if the 6 were lost; but one man can play the 2 first and then the 6, so both must be played. Find him.
both-numbers-if-any-order-allows-it-done = 10 to 12, and on to 18. Only if no order plays both, one number is enough, and then the higher.
both-numbers-if-any-order-allows-it-otherwise = Play the 2 and the 6 with one man.

bear-off-exactly-title = Bear off, exactly
bear-off-exactly-text = All fifteen are home, so men may leave, but by the exact number only: a 6 from 19, a 2 from 23. Take two off.
bear-off-exactly-done = Thirteen to go. Who is rid of all first wins one point, whatever the other has left. You can play Irish.
bear-off-exactly-otherwise = Only one left. The 6 bears off from 19, the 2 from 23.
