### The lessons of Unstacked Draughts.

bring-men-down-title = Bring men down
bring-men-down-text = You have six small stacks, one for each face of a die, and so has Rose. Each die takes one man down from the stack of its number and lays it flat in front. Throw.
bring-men-down-done = One man of stack 4 and one of stack 3 lie flat. The lowest man of a stack stays where it is, so there are nine men to bring down in all.
bring-men-down-otherwise = Throw the dice: the men come down by themselves.

a-gift-to-rose-title = A gift to Rose
a-gift-to-rose-text = Your stack 1 has nothing left to give, so an ace is no use to you. What you cannot use goes to your opponent, who uses it if able. Throw, and see where the ace goes.
a-gift-to-rose-done = Your 5 brought a man down; the ace went over to Rose, who brought one down with it. Both of you watch every throw: that is the whole fun of this game.
a-gift-to-rose-otherwise = Throw the dice.

a-double-earns-another-throw-title = A double earns another throw
a-double-earns-another-throw-text = You have just thrown Sonnez, the double six, and brought two men down from stack 6. After any double the same player throws again: go on.
a-double-earns-another-throw-done = Two more men came down. There is no limit: double after double, the dice stay with you.
a-double-earns-another-throw-otherwise = Throw again.

the-turn-of-the-tide-title = The turn of the tide
the-turn-of-the-tide-text = One single man is left to bring down, on stack 5. The moment it lies flat, your numbers begin to bear men off instead, even in the middle of a throw. Throw.
the-turn-of-the-tide-done = The 5 brought the last man down, and the 2 of the same throw already bore a man off point 2. From now on a number takes a man off its point.
the-turn-of-the-tide-otherwise = Throw the dice.

bearing-off-title = Bearing off
bearing-off-text = All your men lie flat and are leaving. A number bears off one man of its point; an empty point makes that number useless to you. Your point 2 is empty. Throw.
bearing-off-done = The 4 bore a man off. The 2 went across to Rose, who is still bringing down: each of you changes from one to the other alone.
bearing-off-otherwise = Throw the dice.

keep-your-eyes-open-title = Keep your eyes open
keep-your-eyes-open-text = In the strict game a left-over number must be claimed. Rose threw 5 and 3 and had no use for the 3, but you have a man to bring down on point 3. Take the 3 before you throw, or it is lost.
keep-your-eyes-open-done = The 3 is yours, and the throw is still to come. At most tables the referee does this for you; the strict game is a choice under the rules of a new table.
keep-your-eyes-open-otherwise = The right was lost, as it would be at the table. Take the 3 first.

the-last-man-title = The last man
the-last-man-text = Each of you has one man left: yours on point 2, Rose’s on point 1. Whoever bears off the last man wins, and the dice of the one who threw count first. Throw.
the-last-man-done = You threw 2 and 1. The ace would have let Rose out too, but your 2 came first: you have won. Now you know the whole game.
the-last-man-otherwise = Throw the dice.
