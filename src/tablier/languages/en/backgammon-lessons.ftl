### The lessons of Backgammon.

two-numbers-title = Two numbers
two-numbers-text = Your light men travel from 1 to 24 and off; Rose’s come the other way. You have thrown 6 and 5: play each once, with two men or with one that rests between. Marked points are open; any legal play will do.
two-numbers-done = That is a turn. Until you confirmed, every step could be taken back.
two-numbers-otherwise = Play both numbers.

make-a-point-title = Make a point
make-a-point-text = Two men together close their point to Rose; a man alone can be hit. With 3 and 1 you can set two men on 20 at once: from 17 with the 3, from 19 with the ace.
make-a-point-done = Your 20 is closed. Six closed points at home shut a hit man out altogether: remember that for later.
make-a-point-otherwise = Legal, but make your 20: 17 to 20 and 19 to 20.

hit-title = Hit
hit-text = Rose has a man alone on your 21. Land on it and it goes to the bar, to begin its journey again. Your 4 from 17 does it; play the 3 as you like.
hit-done = Hit. Rose must bring that man in before she moves anything else.
hit-otherwise = Legal, but her lone man got away. 17 to 21 with the 4 hits it.

doubles-are-only-doubles-title = Doubles are only doubles
doubles-are-only-doubles-text = If you know the modern game: here a double is two equal numbers and nothing more. You have two fours to play, not four.
doubles-are-only-doubles-done = Two steps. The modern four, and a house rule of three, are options of a new table.
doubles-are-only-doubles-otherwise = Play both fours.

enter-from-the-bar-title = Enter from the bar
enter-from-the-bar-text = One of your men was hit and waits on the bar. It enters on the point of a number thrown, before anything else moves. Point 6 is Rose’s, point 3 is open.
enter-from-the-bar-done = In on 3; then the 6 was free for another man.
enter-from-the-bar-otherwise = Enter with the 3 first.

the-tables-are-bound-up-title = The tables are bound up
the-tables-are-bound-up-text = Rose holds all six points at home and no throw could bring your man in: the tables are bound. Each of you threw a die, and yours was higher, so you name one of her six points: its men are hit. Choose one.
the-tables-are-bound-up-done = That point is open, and her men from it are on the bar. Now you may throw and enter. Of the games in this salon only Irish has this rule as well.
the-tables-are-bound-up-otherwise = Name one of the six points.

off-by-the-exact-number-title = Off by the exact number
off-by-the-exact-number-text = All your men are in the last quarter, so they may leave, but only by the exact number: a 6 takes one from 19, a 3 one from 22. Bear two off.
off-by-the-exact-number-done = Two off. A number too large does nothing here; it can only be played inside.
off-by-the-exact-number-otherwise = Legal, but bear two off: 19 with the 6, 22 with the 3.

gammon-title = Gammon
gammon-text = Your last man stands on 24, one step from the rail. The ace takes it off, and the 5 is too large to be played at all. Rose has not borne off a single man.
gammon-done = You win a gammon, two points. With a man of hers still on the bar or in your home table it would have been a backgammon, three. You can play.
gammon-otherwise = Take the last man off with the ace.
