### The lessons of Trictrac.

a-quiet-beginning-title = A quiet beginning
a-quiet-beginning-text = Your men leave the heap on field 1, the talon, and travel to 24; Rose comes the other way, and a field with even one of her men is closed to you. You have 4 and 2: play both, with two men or with one.
a-quiet-beginning-done = Nobody is ever captured in Trictrac. Points come from elsewhere: from what your throw could do.
a-quiet-beginning-otherwise = Play both numbers.

points-for-what-could-be-done-title = Points for what could be done
points-for-what-could-be-done-text = Rose has a man alone on your 18. You threw 6 and 4: the 6 would reach it from 12, and 6 and 4 together from 8. Two ways, two points each: the referee has marked 4. Read the card, then play anything; you need not go there.
points-for-what-could-be-done-done = The man on 18 stays where it is: a hit is only imagined, and it pays all the same. On the small jan table, 1 to 6 and 19 to 24, each way is worth 4.
points-for-what-could-be-done-otherwise = Play both numbers.

the-hit-that-fails-title = The hit that fails
the-hit-that-fails-text = Rose’s lone man on 22 is ten away from your 12, and you threw 6 and 4. But a man must rest on the way, on 18 or on 16, and both are closed. A false hit: Rose marks the 4 points. Play on.
the-hit-that-fails-done = So dice can work for the other side. A number that cannot be played at all pays her too, 2 points.
the-hit-that-fails-otherwise = Play both numbers.

take-your-corner-title = Take your corner
take-your-corner-text = Field 12 is your rest corner, the strongest place you have. It is taken by two men in one play and never held by one alone. Here the 6 brings the man from 6, the 4 the man from 8. Tap 12: both go.
take-your-corner-done = Your corner. From there your men threaten the whole far side, and two men are safe on it.
take-your-corner-otherwise = Legal, but the corner was there for the taking: 6 to 12 and 8 to 12.

the-corner-by-puissance-title = The corner by puissance
the-corner-by-puissance-text = A courtesy to the strong. Your 6 and 5 would carry the men on 7 and 8 to Rose’s corner, 13, where you may never land. While both corners are empty, they may stop one field short, on yours. Do it.
the-corner-by-puissance-done = Taken by puissance. If the dice could also have brought two men there directly, this would not be allowed.
the-corner-by-puissance-otherwise = Legal, but let the men from 7 and 8 both take the corner, 12.

fill-a-jan-title = Fill a jan
fill-a-jan-text = A quarter of the board is called a jan, and it is full with two men on each of its six fields. Field 6 lacks one: your 5 from 1 fills it, and so does your 4 from 2. Two ways, 8 points; and here you must really do it.
fill-a-jan-done = Your small jan is full. As long as you can keep it so, it pays again on every throw.
fill-a-jan-otherwise = Fill the jan: a second man on 6.

keep-it-full-title = Keep it full
keep-it-full-text = Your big jan, 7 to 12, is full, with three men to spare. You can play 3 and 1 with spare men only: that is conserving, 4 points, and it is a duty as well. The board offers only plays that keep two men everywhere.
keep-it-full-done = Still full. When the spare men are used up, the jan must break; a good player leaves just before.
keep-it-full-otherwise = Play with the spare men.

a-hole-stay-or-leave-title = A hole! Stay or leave?
a-hole-stay-or-leave-text = Twelve points make a hole, and twelve holes win. You had 8, made in one run (bredouille), and this throw brings 8: a hole that counts double, and 4 left over. Stay and keep the 4 and the position, or leave: the men go back to the talons, all points are wiped, and you throw first.
a-hole-stay-or-leave-done = Either is right at the right time: stay while your position promises more, leave before it falls apart. This is the great decision of Trictrac.
a-hole-stay-or-leave-otherwise = Choose: stay or leave.

mark-for-yourself-title = Mark for yourself
mark-for-yourself-text = In the strict game the referee says nothing: you count, and mark before you touch a man. It is the throw of the second lesson: the lone man on 18 can be reached by the 6 and by the sum, 2 points each. Mark what it is worth.
mark-for-yourself-done = Four, exactly. Too little or too much would be a school, and Rose could take the difference.
mark-for-yourself-otherwise = Not quite: that would be a school. Two ways of two points each.

send-rose-to-school-title = Send Rose to school
send-rose-to-school-text = Now the roles are changed: your lone man was hit in two ways, worth 4 points, but Rose marked nothing and has played. Before you throw, cry school: 4 too little. The 4 points become yours.
send-rose-to-school-done = School! Rose may accept, or contest and risk double. Claim the exact amount, or it turns against you. You know the heart of Trictrac; the rest comes at the table, and the referee explains every point.
send-rose-to-school-otherwise = She got away with it. Choose School, too little, 4, before you throw.
