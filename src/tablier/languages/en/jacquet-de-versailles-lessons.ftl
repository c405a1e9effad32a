### The lessons of Jacquet de Versailles.

the-courier-sets-out-title = The courier sets out
the-courier-sets-out-text = Your fifteen men stand on point 1; both sides run the same way round, half a lap apart. Only one man, the courier, may leave before it has gone most of the way. Play your 5 and 4 with it.
the-courier-sets-out-done = The courier is on 10. The other fourteen wait until it reaches one of the points 19 to 24.
the-courier-sets-out-otherwise = Play both numbers with the courier.

a-great-throw-for-nothing-title = A great throw for nothing
a-great-throw-for-nothing-text = A double is played as many times as its number says: double six is six sixes! But two or more men close a point, and on your 13 stand all of Rose’s. Play what can be played.
a-great-throw-for-nothing-done = One six, from 1 to 7; the next would rest on 13, and nobody else may leave. The other five sixes are lost.
a-great-throw-for-nothing-otherwise = Play the one six there is.

the-courier-arrives-title = The courier arrives
the-courier-arrives-text = The courier stands on 17. As soon as it lands on 19 or beyond, all your men are free, even in the middle of the turn. Bring it in with the 2, and send a second man out with the 6.
the-courier-arrives-done = 17 to 19, and a man from 1 to 7 at once. The talon is open for the rest of the game.
the-courier-arrives-otherwise = Legal too; but use the 2 for the courier this time, and let a second man leave with the 6.

doubles-grow-title = Doubles grow
doubles-grow-text = Double three: three threes. The courier on 14 needs two of them to reach 20; the third is yours to choose. (A double ace is a single ace: the small doubles are poor ones.)
doubles-grow-done = Three steps of three. Double four would have been four fours, double six six sixes.
doubles-grow-otherwise = Play all three threes.

hit-a-lone-man-title = Hit a lone man
hit-a-lone-man-text = Rose has left a man alone on your 11. A man that lands there hits it: it goes to the bar and must begin again. Use your 3 from 8, and play the 4 as you like.
hit-a-lone-man-done = Hit! Its whole journey is lost. Your own lone men run the same danger.
hit-a-lone-man-otherwise = Legal, but her man got away. 8 to 11 with the 3 hits it.

back-from-the-bar-title = Back from the bar
back-from-the-bar-text = One of your men was hit and waits on the bar. It enters on the point of a number thrown, before anyone else moves. Your 3 is closed by three of Rose’s men; the 5 is open.
back-from-the-bar-done = It is back on 5, and the 3 was then free for another man.
back-from-the-bar-otherwise = Enter with the 5 first.

two-doubled-points-no-more-title = Two doubled points, no more
two-doubled-points-no-more-text = On your first six points at most two may hold two men or more. The talon is one and point 4 the other, so a second man on 6 would be one too many: 1 to 6 is refused while both stand. Play 5 and 2 otherwise.
two-doubled-points-no-more-done = Lone men are not limited, and more may always join a doubled point.
two-doubled-points-no-more-otherwise = Play the 5 and the 2.

bear-off-title = Bear off
bear-off-text = All fifteen are in the last quarter, so men may leave: a man on 19 with a 6, a man on 23 with a 2. Take two off.
bear-off-done = Two off, thirteen to go. Rid of all first, you win one point, or two if Rose has none off. You can play Jacquet.
bear-off-otherwise = Only one left. The 6 bears off from 19, the 2 from 23.
