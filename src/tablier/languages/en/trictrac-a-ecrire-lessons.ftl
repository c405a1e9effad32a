### The lessons of Trictrac à écrire.

not-yet-six-title = Not yet six
not-yet-six-text = The scored game has no race to twelve holes: it is a number of rounds, and a round ends when somebody leaves with six holes or more on one side. You have made your second and third hole, and your jan will pay again: stay.
not-yet-six-done = You stay, with 4 points in hand. To leave now would only have set the men up again, in the same round.
not-yet-six-otherwise = You may leave, but the round would only begin a new setting. Stay this time.

leave-and-win-the-round-title = Leave and win the round
leave-and-win-the-round-text = Two more holes: you have six, Rose two. Leave now and the round is yours. You receive your holes and two for consolation, less her holes: 6 + 2 − 2 = 6 tokens.
leave-and-win-the-round-done = The round is written down in the account, and the next begins. Rose also puts a token into the queue, the pot for whoever stands best at the end.
leave-and-win-the-round-otherwise = The round is ripe: leave.

bredouille-of-the-round-title = Bredouille of the round
bredouille-of-the-round-text = Five holes in one run and none for Rose; this throw makes seven. Leave now and the round is won in small bredouille: seven and two, doubled, 18 tokens. Twelve in a row would be paid fourfold, if you dared to go on.
bredouille-of-the-round-done = Eighteen. At the end the account also settles the queue and the bets on rounds won. Two, three or four can sit down; with three, one always sits out and may advise.
bredouille-of-the-round-otherwise = Brave! But take the 18 tokens this time: leave.
