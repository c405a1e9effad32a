### The lessons of Plakoto.

out-of-the-corner-title = Out of the corner
out-of-the-corner-text = All fifteen of your men stand on point 1 and run to 24; Rose’s come the other way. Nobody is ever hit. Each number is played once, a double four times. Play your 6 and 5.
out-of-the-corner-done = Men alone are in danger here, though they are never sent back: see the next lesson.
out-of-the-corner-otherwise = Play both numbers.

pin-a-lone-man-title = Pin a lone man
pin-a-lone-man-text = Rose has a man alone on your 11. Land on him with the 4 from 7: he is pinned, and cannot move until you leave him. Play the 1 as you like.
pin-a-lone-man-done = Pinned. The point is closed to Rose, though only one of your men holds it.
pin-a-lone-man-otherwise = Legal, but her man is still free. 7 to 11 with the 4 pins him.

the-pinned-man-waits-title = The pinned man waits
the-pinned-man-waits-text = Now one of your own men is pinned, on 6. He stays until Rose’s man on top has gone, and you may not join him. Play the 3 and the 2 with others.
the-pinned-man-waits-done = That is all one can do: make the road hard for Rose, and wait.
the-pinned-man-waits-otherwise = Play both numbers with men who are free.

catch-the-mother-title = Catch the mother
catch-the-mother-text = The last man on Rose’s start, your 24, is her mother. None of yours is left on your own start. Pin the mother with the 4 from 20, and the game is yours at once.
catch-the-mother-done = Two points. Had you men on your start still, the game would have gone on until the last of them had left.
catch-the-mother-otherwise = Legal, but the mother got away. 20 to 24 with the 4 pins her.

both-together-title = Both together
both-together-text = Two men are left on your start. If one goes alone, the other is a mother to be caught. Double six is four sixes: bring both away, and play the other two as you like.
both-together-done = Nobody is left behind, so there is no mother to lose.
both-together-otherwise = Play all four sixes.

bear-off-title = Bear off
bear-off-text = All fifteen are in the last quarter and nobody is pinned, so men may leave: a man on 19 with a 6, a man on 23 with a 2. Take two off.
bear-off-done = Rid of all first, you win one point, or two if Rose has none off. You can play Plakoto.
bear-off-otherwise = Only one left. The 6 bears off from 19, the 2 from 23.
