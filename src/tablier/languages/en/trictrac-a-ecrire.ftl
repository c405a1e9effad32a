### Trictrac, the scored game: the game in words, and what a table of it may choose.

name = Trictrac à écrire
short-name = Trictrac, the scored game
year = 1634
era = 18th century
line = Rounds for two, three or four, settled in tokens.
gist = rounds kept in an account; two, three or four play

## What a table may choose

option-players = How many play.
option-players-2 = Two, against each other.
option-players-3 = Three in turn.
option-players-4 = Two teams of two.
option-rounds = How many rounds are agreed on: a multiple of the number of players.
option-rounds-12 = Twelve, which suits two, three and four.
option-bredouilles = By how much a round in bredouille is multiplied.
option-bredouilles-two-or-four = A small bredouille by two, a big one by four.
option-bredouilles-two-to-five = By three and five if no hole of it was followed by a leaving, else by two and four.
option-refait = How the consolation grows with every replay of a drawn round.
option-refait-doubling = It doubles: 2, 4, 8 …
option-refait-adding = Two are added: 2, 4, 6 …
option-rotation = Who steps out after a round of three.
option-rotation-restored = Whoever has played two rounds running; at first the winner.
option-rotation-as-printed = The winner of every round.
option-first-move = Who begins the next round of two players.
option-first-move-alternate = They take turns.
option-first-move-winner = The winner of the last.
option-queue-tokens = How many tokens the loser of a round puts aside for the queue.
option-queue-tokens-1 = One.
option-bets = How bets are settled between three.
option-bets-by-meetings = Between every two, by the rounds they have played against each other.
option-bets-by-losses = By how often each has lost: above a third of all rounds one pays, below it one is paid.
option-hole-limit = After how many holes a round ends by itself.
option-hole-limit-0 = None: only a leaving ends it.
