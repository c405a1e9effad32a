### The lessons of Garanguet.

three-dice-three-steps-title = Three dice, three steps
three-dice-three-steps-text = Your fifteen men start in one heap on point 1, top right, and travel to point 24 and off; Rose comes the other way. You have thrown 5, 3 and 2: play each number once, with any men you like, then confirm.
three-dice-three-steps-done = That is a whole turn. One man may also take two of the numbers, or all three.
three-dice-three-steps-otherwise = Play all three numbers.

one-man-three-numbers-title = One man, three numbers
one-man-three-numbers-text = Now let a single man run with all of 6, 4 and 1: from 1 to 12. It rests after every number, and each resting place must be open. Pick the same man again and again: it takes the next number each time.
one-man-three-numbers-done = From 1 to 12 in one turn. A runner gets far, but it leaves fourteen behind.
one-man-three-numbers-otherwise = That was legal, but this time all three numbers go to one man: from 1 to 12.

one-man-shuts-a-point-title = One man shuts a point
one-man-shuts-a-point-text = Nothing is ever hit here: a single man of Rose’s closes its point to you. Your man on 8 would run home, but its 6 (14) and its 4 (12) are shut. Play the ace first, and the way to 19 is open.
one-man-shuts-a-point-done = The ace took it round both guards. The order of the numbers matters: look for the one that opens the others.
one-man-shuts-a-point-otherwise = Legal, but the runner is still outside. Take the man on 8: first the ace, then the 6 and the 4.

a-good-double-title = A good double
a-good-double-text = 4, 4 and 1: two dice are equal and the third is lower, so the double counts twice over. You play four fours and one ace, five steps in all, in any order.
a-good-double-done = Five steps with three dice. Such a double is called by its old name: yours was Carmes.
a-good-double-otherwise = Play four fours and the ace.

a-double-that-is-none-title = A double that is none
a-double-that-is-none-text = 2, 2 and 5: the third die is higher, so the double is not usable. You play a 2, a 2 and a 5, and that is all.
a-double-that-is-none-done = Three steps only. Remember: the odd die must be lower than the pair. Three equal dice are best of all: six steps.
a-double-that-is-none-otherwise = Play the 5 and both twos.

the-wall-title = The wall
the-wall-text = No number is greater than six, so six points in a row cannot be passed by a man behind them. You hold 7 to 11: put a man on 12 and keep the others, and all of Rose’s men are shut in.
the-wall-done = A wall from 7 to 12. Rose must wait; but you must go on playing every number, and in the end it is the wall that gives way.
the-wall-otherwise = Not a wall yet. After your play there must be a man on each point from 7 to 12; the 6 from 6 does it.

play-as-much-as-you-can-title = Play as much as you can
play-as-much-as-you-can-text = You must always play as many numbers as possible. The 5 and the 2 would bear both men off at once, but then the ace would be left; there is a way to play all three. Find it: the referee shows only steps that lead there.
play-as-much-as-you-can-done = 20 to 22, on to 23, and one man off with the 5. Less brilliant, but the rule: most numbers first, then the highest.
play-as-much-as-you-can-otherwise = Play all three numbers.

bearing-off-title = Bearing off
bearing-off-text = Men may leave once all fifteen are on the last six points. One is still on 18. Bring it home with the 3, and use what is left to bear a man off by its exact number: 23 is two away, 24 is one away.
bearing-off-done = In and out in the same turn. The rail counts as one more point, number 25.
bearing-off-otherwise = That was legal, but nobody left. First 18 to 21 with the 3, then a man off.

numbers-too-large-title = Numbers too large
numbers-too-large-text = Sonnez and 5: four sixes and a 5. Nobody is six away, so a six that fits nowhere bears off the man farthest back. Bring the last man home and sweep the rest.
numbers-too-large-done = Five steps, four men off. First to be rid of all fifteen wins one point, or two if the other has none off. You can play Garanguet.
numbers-too-large-otherwise = Play everything: it is forced.
