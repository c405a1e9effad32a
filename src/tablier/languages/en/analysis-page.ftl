### The analysis board.

analysis-title = Analysis
analysis-about = Set up any position of any game and see what it is worth, and the best plays.
analysis-board = The board
analysis-panel = What is set, and what it is worth
analysis-tab-plays = Plays
analysis-tab-set = Set up
analysis-tab-share = Share
analysis-game = Game
analysis-rules = Rules
analysis-rules-book = as in the book
analysis-rules-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
analysis-rules-use = Use these rules

## Tools

analysis-tools = Set men
analysis-tool-move = Move
analysis-tool-white = White
analysis-tool-black = Black
analysis-tool-take = Take off
analysis-tool-start = Start
analysis-tool-clear = Clear
analysis-tool-exchange = Exchange colours
analysis-tool-undo = Undo
analysis-tool-turn = Turn the board
analysis-fewer = One man fewer
analysis-more = One man more
analysis-done-start = The men stand as at the beginning.
analysis-done-clear = The board is empty.
analysis-done-exchange = Colours exchanged.
analysis-done-undo = Undone.
analysis-done-turn = { $side } to play.
analysis-done-count = { $n ->
    [one] Point { $point }: { $n } man.
   *[other] Point { $point }: { $n } men.
}

## Whether it can be

analysis-possible = This position can be played.
analysis-over = The game is over in this position.
analysis-men = { $n ->
    [one] { $n } man
   *[other] { $n } men
}
analysis-men-off = { $n } on the board, { $off } off
analysis-pips = pips { $white } : { $black }

## What is set

analysis-to-play = To play
analysis-throw = Throw
analysis-die = Die { $n }
analysis-cube = Cube
analysis-cube-none = none
analysis-cube-middle = in the middle
analysis-cube-owned = at { $n }, { $side }’s
analysis-match = Match
analysis-match-none = single game
analysis-match-to = to { $n }
analysis-score = Points of { $side }

## What it is worth

analysis-wins = { $side } wins
analysis-wins-match = { $side } wins the match
analysis-tokens = Tokens for { $side }
analysis-bar = White’s chance: { $white }
analysis-roll-out = Roll out
analysis-kind-1 = wins double
analysis-kind-2 = wins triple
analysis-kind-3 = loses double
analysis-kind-4 = loses triple
analysis-plays-of = The best of { $n ->
    [one] { $n } play
   *[other] { $n } plays
}
analysis-rank = Rank
analysis-play = Play
analysis-choice = Choice
analysis-does = What it does
analysis-make = Play { $play } and go on
analysis-column-wins = Wins
analysis-column-double = double / lost
analysis-column-points = Worth
analysis-column-match = Match
analysis-column-chance = Wins
analysis-column-tokens = Tokens
analysis-column-lost = Lost
analysis-column-found = Judged
analysis-column-after = Wins
analysis-best = best
analysis-slight = slight error
analysis-error = error
analysis-blunder = blunder
analysis-found-exact = exact
analysis-found-turns = { $n ->
    [one] a glance
   *[other] { $n } turns
}
analysis-found-trials = { $n } × ± { $error }
analysis-how-exact = Exact: this game is solved.
analysis-how-glance = At a glance.
analysis-how-two = Two turns ahead. Exact where the tables of bearing off know.
analysis-how-three = Three turns ahead for the best, two for the others. Exact where the tables of bearing off know.
analysis-how-rolled = The best were played on many times, with the luck of the dice taken out.
analysis-how-over = The game is over.
analysis-going-on = Looking further …
analysis-other-network = Judged by what was learnt of { $game }, the nearest there is.

## Taking it elsewhere

analysis-position = Position
analysis-copy-position = Copy
analysis-copy-link = Copy link
analysis-picture = Picture
analysis-play-from-here = Play from here
analysis-play-lead = A new game begins with this position; { $side } is to throw.
analysis-play-go = To the table

## At a table

analysis-from-here = Analyse from here
analysis-set-up-game = set-up position

## Keys, and what is said aloud

analysis-said-play = Best: { $play }. { $side } wins with a chance of { $chance }.
analysis-said-now = { $side } wins with a chance of { $chance }.
analysis-keys = Keys
analysis-key-walk = walk over the board
analysis-key-count = a man more or fewer on the point
analysis-key-tool = what the chosen tool does; with Shift, in the other colour
analysis-key-colour = the men of the point in the other colour
analysis-key-dice = the throw, die by die; none
analysis-key-side = the other side is to play
analysis-key-turn = turn the board
analysis-key-undo = undo
analysis-key-copy = copy the position
