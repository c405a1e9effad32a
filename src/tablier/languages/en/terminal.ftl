### What the command line says: at a table, about games and records, and about itself.

## Before a line is read

first-words = Type 'help' for the commands; Tab shows what is legal; 'quit' keeps the game.
enter-confirms = Enter confirms, 'undo' takes back.
enter-next-game = Enter begins the next game.
enter-next-round = Enter begins the next round.
enter-draws-lots = Enter draws them; 'lots NAME NAME' enters them.
enter-casts = { PERSON($who) ->
    [you] Enter casts the dice, which you may interrupt before they are seen.
   *[named] Enter casts the dice, which { $who } may interrupt before they are seen.
}
enter-the-dice = Enter the dice thrown, or 'throw' for a throw by the program.
enter-a-die-each = Enter White's die and Black's, or 'throw' for a throw by the program.
enter-throws = Enter throws.
enter-goes-on = Enter goes on.
your-24-to-19 = Those are your 24 to 19, in this order.
type-your-play = Type your play.
so-many-plays = { $n ->
    [one] There is { $n } legal play.
   *[other] There are { $n } legal plays.
}
one-legal-play = There is one legal play: { $play }. Enter makes it.
one-possible-play = There is one possible play: { $play }. Enter makes it.
nothing-can-be-played = Nothing can be played.

## What may be done before throwing

before-double = Before that, 'double' doubles the stakes.
before-claim = Before that, 'claim' and a number takes a die the other could not use.
before-mark = Before that, 'mark' what the other's throw gave you, and claim a 'school' if you see one.
before-open-mark = Before that, 'mark' puts right the { $points } you marked, and you may claim a 'school'.

## How the table is answered

answer-answer = Type 'take' or 'drop'.
answer-claim = Type 'claim' and a die, or 'waive'.
answer-break = Type 'break' and a point from 1 to 6.
answer-mark = Type 'mark' and the points your throw is worth; 'mark 0' for nothing.
answer-stay = Type 'stay' or 'leave'.
answer-agree = Type 'agree', or claim a school first.
answer-accused = Type 'accept' or 'contest'.
answer-persist = Type 'withdraw' or 'persist'.

## What was typed

nothing-to-do = { $line } is nothing that can be done now; 'help' lists what can.
choose-play = There is a choice: type a play or a step; 'plays' lists them.
enter-dice = Enter the dice, such as 6-5, or 'throw' for a throw by the program.
two-dice = Enter two dice, White's and Black's, such as 5-3.
typed-so = That is typed so: { $usage }
say-who = Say first who does it, { $names }, as in: { $example }
no-player = { $word } is none of { $names }.
which-step = Say which step, as in: why 12/17
may-be-next = { $play } may be played next.
is-legal = { $play } is a legal play.
is-possible = { $play } is a possible play.
not-the-whole = { $play } may be played, but is not the whole play. { $why }
legal-plays = { $n ->
    [one] { $n } legal play of { $dice }:
   *[other] { $n } legal plays of { $dice }:
}
possible-plays = { $n ->
    [one] { $n } possible play of { $dice }:
   *[other] { $n } possible plays of { $dice }:
}
more-plays = … and { $n } more; 'plays all' lists them.
how-to-read-clause = 'rules' and an id, such as 'rules C-2', shows a clause.
clause-hint = 'rules { $clause }' shows that clause.
how-plays-are-told = Plays are told on their player's own path; [ ] marks where the men of { $who } landed.
program-throws-here = The program throws here; type 'hand' first to enter the dice of a real board.
dice-by-hand = Dice are entered by hand, as in: 6-5.
dice-by-program = The program throws the dice.
no-account = An account is kept in the scored game only, trictrac-a-ecrire.

## The commands at a table

how-to-play = A play is typed whole ({ $example }) or by steps, with the numbers around the board. Tab shows what is legal. Enter throws, confirms, or makes the only play.
notation-race = bar/4 enters, 22/off bears off, 1/7/13 or 1/13 is one man going on.
notation-trictrac = You go from your talon, 1, to 24. 1/7/12 or 1/12 is one man going on, 22/off leaves the board.
how-it-plays-itself = Every throw plays itself: Enter throws, and each die's use is told.
words-typed = These words are the same in every language.

command-undo = take back the last step, or all of this play
command-plays = list the legal plays
command-why = explain why a step or play is refused; alone, in Trictrac: the last throw
command-rules = list the clauses, or show one
command-throw = throw, or enter the dice thrown by hand
command-hand = enter dice by hand, or let the program throw
command-lots = draw lots for who sits down first, or enter them: ○, then ●
command-account = show the account, or write it to a page to be printed
command-board = show the board again
command-id = show the position as one line of text
command-save = save the record
command-help = show this list
command-quit = stop; the game is saved and can be resumed

act-void = the throw does not count and is made again
act-stay = after a hole: keep the points over and play on
act-leave = after a hole: give up all points, set up anew, throw first
act-mark = mark your throw before you play it, the other's gift before you throw; marking again puts it right until then. Every point too many can be claimed against you at once, every point too few after that. Holes are pegged for you unless you say how many
act-school = claim that the other marked so many points too little or too much: you mark them if that is accepted; the other marks them if it is false and withdrawn; double for whoever is right if you persist
act-demand = have the other's marking put right; it brings you nothing
act-accept = accept the claim: the other marks it, just or not
act-contest = deny the claim: if it stands, and the other persists, it costs you double
act-withdraw = give up your claim: the other marks it
act-persist = let the referee decide: double to you if you are right, otherwise to the other
act-agree = agree to the other's leaving, or to the end; no claim after that
act-stand = name the other's false move and let it stand: you mark what was marked for it and not done
act-replace = name the other's false move and have it played so instead, with a man that was touched
act-advise = advise those at the board, as one who sits out
act-abandon = break a scored game off, all agreeing: the rounds won so far are settled
act-play_on = play on after all
act-double = offer to double the stakes, before throwing
act-take = accept the double
act-beaver = take the double and double again at once
act-drop = decline the double and lose the game
act-claim = take a die the opponent could not use
act-waive = claim nothing more, and let the other's throw come to rest
act-break = name the point of bound tables to be broken up
act-touch = touch a man, which must then move
act-adjust = say “I adjust” before touching men
act-resign = give the game up
act-next = begin the next game of the match

## Sitting down

which-game = Which game?
how-many = How many play?
against-whom = Against whom?
from-to = { $first } to { $last } [{ $default }]:
none-of-them = { $answer } is not one of them; type a number, or q to leave.
opponent-greedy = a simple bot without a network
opponent-random = a bot that plays anything legal
opponent-nobody = people take turns at this keyboard
players-two = two, against each other
players-three = three, in turn; one sits out
players-four = four, two teams of two
nothing-begun = Nothing was begun.
no-cube = There is no doubling cube in { $game }.
no-bots = With { $n } players only people play: --against nobody.
too-many-names = { $n } names are more than there are people.
no-sheet = A sheet shows the account of the scored game, trictrac-a-ecrire.
resume-alone = --resume goes on with the table as the record has it: game, rules, match, seed and names.
no-game-kept = No game has been kept yet.
nothing-to-resume = There is no file { $path } to go on with.
not-resumed = { $path } cannot be resumed: { $why } 'tablier replay' shows what can be read.
preparing = Preparing { $what } (about { $seconds } s, once) …
preparing-more = Preparing what has not been used before (some seconds, once) …
part-game = { $game } for its first game
part-playouts = { $game } for simulation
part-bot = the bot for { $game }
part-network = the network and tables of { $game }

## Saving and leaving

saved = Saved to { $path }.
no-overwriting = is there already and is no record of a game
did-not-work = That did not work: { $reason }.
not-saved = The game could not be saved: { $reason }.
not-saved-meanwhile = The game cannot be saved as it goes on: { $reason }.
sheet-is-in = The sheet is in { $path }.
sheet-not-written = The sheet could not be written: { $reason }.
record-is-in = The record is in { $path }; 'tablier replay' shows it.
kept-in = The game is kept in { $path }
how-to-resume = To go on with it: { $command }
until-next-time = Until next time.
input-ended = The input has ended.
interrupted = Interrupted.

## Positions and records

to-throw = { PERSON($who) ->
    [you] It is for you to throw.
   *[named] { $who } to throw.
}
has-won = { PERSON($who) ->
    [you] You have won.
   *[named] { $who } has won.
}
left-out = { $path }: { $what }.
converted = The match is in { $path }.
picture-is-in = The picture is in { $path }.
over-in-that-position = The game is over in that position.
so-many-listed = { $n } of { $of } plays are listed; --limit 0 lists all, --count only counts.
last-turn-shown = { $n ->
    [one] The record has { $n } turn; the last is shown.
   *[other] The record has { $n } turns; the last is shown.
}
turn-of = Turn { $at } of { $of } [Enter on, b back, a number, q quit]:
fault = { $source }: { $why }

## Whether dice were fair

nothing-thrown = Nothing has been thrown yet.
secret-kept = The secret is the one promised before the first throw.
secret-not-kept = The secret is NOT the one promised before the first throw: its digest differs from the commitment.
not-as-sealed = The seed of seat { $seat } is NOT the one that was sealed.
throws-follow = { $n ->
    [one] The only throw follows from it and from the players' seeds.
   *[other] All { $n } throws follow from it and from the players' seeds.
}
throw-differs = Event { NUMBER($event, useGrouping: 0) } has { $found }, where secret and seeds give { $expected }.
first-scheme =
    These dice are of scheme 1, which leaves two ways to steer them to whoever knows the secret:
    to add events that change nothing until a throw suits, and to choose a seed last.
promise-is-yours = The promise is the one you were given.
promise-is-not-yours = The promise is NOT the one you were given.
seed-is-there = The seed { $seed } is that of seat { $seat }.
seed-is-not-there = The seed { $seed } is NOT among those these dice are made of.

## Rules and rulings

column-page = page
column-title = title
column-year = year
column-clauses = clauses
clauses-from-to = { $first } to { $last }
how-to-read-rules = 'tablier rules garanguet' shows a page, 'tablier rules G-7' a clause.
clause-elsewhere = { $clause } is no clause of { $page }; it stands on the page of { $there }: { $command }
options-of = { $game }: options
default-value = { $value } (default)
a-number = a number
any-from-to = Any from { $first } to { $last }.
choose-with = Choose with: { $command }

## Figures

percent = { $figure }%
points = points
tokens = tokens
holes = holes
games = games
rounds = rounds
pairs = pairs
trials = trials
no-such-problem = There is no problem { $n }: they are numbered from 1 to { $of }.
other-problems = { $path } holds something else than the beginning of these problems.
problems = problems
seconds = seconds
solving = solving
column-play = play
column-natural = natural
column-cost = cost
column-best = best
column-throw = throw
column-position = position
column-missed = missed
column-wins = wins
chance-win = win
chance-double = double
chance-triple = triple
chance-lose-double = lose double
chance-lose-triple = lose triple
source-exact = exact
source-rollout = rollout
source-two-ply = two-ply
to-play = { $game }: { $who } to play { $dice }
nearest-network = Judged by the network of { $game }, the nearest: this game has none of its own.
random-games = { $n ->
    [one] { $game }: { $n } random game, seed { $seed }
   *[other] { $game }: { $n } random games, seed { $seed }
}
stopped-before = Stopped before all { $n } were played.
wins = { $who } wins
wins-between = (95 % between { $low } and { $high }; { $n })
drawn = drawn or unfinished  { $n }
worth-share = { $points }: { $share }
points-a-game = points a game  { $mean }  ({ $shares })
turns-a-game = turns a game   { $mean }  (from { $least } to { $most })
not-solved = Only { $solved } is solved, not { $game }.
beginner-wins = In { $game } the beginner wins { $share } of all games.
thrower-wins = In { $game } { $who }, to throw, wins { $share } of all games.
throws-to-come = { $mean } throws are still to come on average.
other-game = The position is one of { $found }, not of { $asked }.

## Bots at work

arena-of = { $unit ->
    [round] { $game }: paired dice, seed { $seed }; means of a round, 95 % intervals
   *[game] { $game }: paired dice, seed { $seed }; means of a game, 95 % intervals
}
arena-without-luck = { $unit ->
    [round] { $game }: paired dice, their luck taken out, seed { $seed }; means of a round, 95 % intervals
   *[game] { $game }: paired dice, their luck taken out, seed { $seed }; means of a game, 95 % intervals
}
elo-together = Elo of all games together: { $ratings }
elo-above = { $game }: Elo above { $anchor }
games-written = { $n ->
    [one] { $n } game of { $game }: { $first }.
   *[other] { $n } games of { $game }, { $first } to { $last }.
}
lacking = This needs more than the library: { $command } ({ $missing } is missing).
no-torch = Training needs PyTorch: { $command } ({ $missing } is missing).
wrong-network = A network that reads { $found } is no match for one that reads { $needed }.
learning = { $seconds } s  { $games } games  { $judged } M positions judged  loss { $loss }  gap { $gap }
learning-size = { $size }: { $told }
trained = { $path }: { $games } games in { $seconds } s.
duel = { $n ->
    [one] Against { $against }: { $margin } a game, { $n } game.
   *[other] Against { $against }: { $margin } a game, { $n } games.
}
bad-recipe = { $setting } is not a setting such as rate=0.001.
learning-of = { $game }: learning
off-a-turn-ahead = { $unit } off a turn ahead

## The salon

salon-open = The salon is open at { $address }  (Ctrl-C closes it)
salon-preparing = The games are being prepared in the background, for about a minute; this is done once.
port-taken = { $reason }; another port, say { $port }, may be free: --port { $port }

## A command that was not understood

misused = { $what } '{ $command } --help' explains.
bad-value = { $name } cannot be '{ $value }': { $allowed }.
one-of = it is { $words }
at-least = it is a number from { $least } up
between = it is a number from { $least } to { $most }
readable-file = there is no such file, or it cannot be read
file = that is no file that can be written
folder = that is no folder that can be written
no-such-command = No such command: '{ $name }'.
no-such-option = No such option: '{ $name }'.
missing-argument = Missing argument: { $name }.
missing-option = Missing option: { $name }.
option-lacks-value = The option { $name } needs a value.
too-many-words = That is too much: { $words }.
record-or-example = Name a record, or an example with --example.

## Help

usage = Usage:
usage-command = COMMAND …
options = Options:
commands = Commands:
examples = Examples:

value-n = N
value-lengths = LENGTHS
value-name = NAME
value-setting = NAME=VALUE
value-file = FILE
value-folder = FOLDER
value-position = POSITION
value-roll = ROLL
value-dice = DICE
value-die = DIE
value-point = POINT
value-points = POINTS
value-holes = HOLES
value-step = STEP
value-play = PLAY
value-advice = TEXT
value-clause = CLAUSE
value-game = GAME
value-subject = GAME
value-record = RECORD
value-bot = BOT
value-bots = BOT
value-opponent = WHOM
value-address = ADDRESS
value-addresses = ADDRESSES
value-url = URL
value-seed = SEED
value-hash = HASH
value-table = TABLE
value-days = DAYS
value-token = TOKEN
value-text = TEXT
value-sentence = SENTENCE
value-date = DATE
value-revision = REVISION

help-tablier =
    The forgotten tables games, with a referee who explains. Without a command, choose a game and play.

    Exit codes: 0 all is well; 1 what was asked about is bad (an illegal play, an impossible position, a damaged record); 2 the command was not understood.
about-play = Play a game.
help-play =
    Play a game; without GAME, choose one.

    Type a play whole (1/7 12/17) or step by step; Tab shows what is legal; 'help' lists the other commands. The game is saved as you play: quit when you like, and go on later with --resume.
about-serve = Play in the browser.
help-serve =
    Open the salon: all games in the browser, against bots, a friend by link, or both at one screen.

    Every option can also be set by the environment: TABLIER_HOST, TABLIER_PORT, TABLIER_DATABASE, TABLIER_LOG_LEVEL, TABLIER_PROXIES.
about-admin = Look after a salon: tables, people, copies of everything.
help-admin = What whoever runs a salon does with its database, also while servers use it. Nothing is deleted or overwritten without being asked for twice, or with --yes.
about-worker = Make the reviews that a salon waits for, and think for its bots.
help-worker =
    Make the reviews that a salon waits for, and think for its bots where its database is PostgreSQL, on this machine or on others: all that is needed is that database, and the --bus of its servers where they have one. Several may work at once; what one of them leaves undone, another takes up.

    A salon makes reviews itself, too, unless it is told not to: TABLIER_REVIEW_PROCESSES=0 tablier serve.
about-rules = Show the rules of a game, or a clause.
help-rules = Show the rules of a game, or one clause of them.
about-options = List the rulings a table may choose.
help-options = List the rulings that a table of GAME may choose.
about-show = Draw a position.
help-show = Draw the board of a position id.
about-plays = List the legal plays of a roll.
help-plays = List the legal plays of ROLL and the positions they lead to. ROLL is 6-5, 65 or "6 6 5".
about-analyse = Judge the plays of a roll, or the cube.
help-analyse =
    Judge the plays of ROLL: what each is worth in points, without the cube, and the chances behind that.

    Where the tables of bearing off know, it says "exact". Rollouts play on with the luck of the dice taken out, and come with their standard error.

    Without ROLL it is the cube that is judged: whether to double, and to take, with --cube, --owner, --match and --score. What a throw leaves to decide besides is judged too: to stay or to leave, what to mark, which point of bound tables to break up.
about-review = How well matches were played, decision by decision.
help-review = What every decision of the matches in FILE… was worth: what it cost, what was better, and how lucky the throws were. Several files give a summary over all of them by name. See docs/review.md.
about-problems = Positions with one best play that is easily missed.
help-problems =
    Positions with one clearly best play that a rule of thumb misses, verified by rollouts.

    Those that come with the program are listed, shown or asked; with a number, as many are found in games of self-play, the same for the same seed whatever the number of processes. How difficult one is, is how many of the five levels miss it.
about-replay = Show a game from its record.
help-replay =
    Show a game from its record, turn by turn, and the board at its end.

    Of a damaged record everything before the damage is shown; the exit code is then 1.
about-convert = Write a match in another format.
help-convert =
    Write RECORD as FILE, in the format its name ends in: .tab or .txt for a record of ours, .json, and for modern Backgammon .mat (match text) or .sgf, as GNU Backgammon has them.

    What a format cannot say is named and left out. All of them are read wherever a record is.
about-verify = Prove that the dice of a record were fair.
help-verify =
    Compute the dice of a match played in the salon again, from what was told of its secret and the players' seeds.

    Your own seed and the promise you were given stand on the page of the table; with them nobody can have replaced the record. The exit code is 1 if anything is not as promised, or if the record does not carry what is needed.
about-simulate = Play random games and count.
help-simulate = Play random games of GAME and count who wins, how much, and how soon.
about-arena = Let bots play each other.
help-arena =
    Let every two of the bots play pairs of games: the same dice, the sides exchanged. The bots are { $bots }.

    Without luck, what each throw brings beyond the mean of all throws, by the judgement of the game's network, is taken out again. That is nothing on average, and the intervals are those of more games, for good players of many more.
about-selfplay = Let a bot play itself, and keep the records.
help-selfplay = Let BOT play GAME against itself and write a record of every game, named after its seed, into a folder.
about-train = Train a network by self-play.
help-train = Train a network for GAME by self-play. Needs PyTorch, and numba-cuda for a card.
about-solve = Exact chances in Unstacked Draughts.
help-solve = The exact chances in Unstacked Draughts, from the start or from POSITION.

example-choose = choose a game
example-bot = play against a bot
example-clause = read a clause
example-lang = in French
example-referee = referee at a real board
example-manual = mark for yourself
example-pages = the pages
example-page = a whole page
example-problems = list those that come with the program
example-clause-of = a clause; 'rules G-7' does as well

option-help = Show this help and stop.
option-version = Show the version and stop.
option-lang = The language [that of LANG]; what is typed stays the same.
option-json = Write JSON, for other programs.
option-json-records = Write them as JSON.
option-ruling = A ruling; see 'tablier options GAME'.
option-preset = A named set of rulings, such as modern.
option-against = The opponent: a bot [greedy], or nobody: two people play.
option-side = Your side against a bot [white].
option-name = Your name; again for others at the keyboard.
option-match = Points to play to [1]; 0 for a running score.
option-seed-again = Repeat the dice of this seed.
option-seed-games = Repeat the games of this seed.
option-seed-trials = The dice of the trials.
option-seed-first = The dice of the first game.
option-seed-training = Of the weights, the dice and the learning.
option-hand = Enter the dice by hand, to play on a real board.
option-cube = Play with the doubling cube (Backgammon); without end, unless --match says otherwise.
option-first = Who begins, instead of throwing for it.
option-start = Begin from a position id.
option-resume = Go on with a saved game; alone, with the last one.
option-save = Keep the record in this file (JSON if it ends in .json).
option-sheet = Write the account of a scored game to this page (HTML).
option-host = Where to listen [127.0.0.1]; 0.0.0.0 lets others in.
option-port = On which port [8080]; 0: any that is free.
option-database = Where to keep the tables [a file of your own]; postgresql://… too.
option-workers = How many servers share the address; more than one needs PostgreSQL. [1]
option-bus = A Redis by which several servers hear of each other (redis://…). [PostgreSQL itself]
option-open = Open the browser [if there is a screen].
option-log-level = How much to log [info; warning at a terminal].
option-behind-proxy = Proxies whose X-Forwarded-For is believed [none].
option-viewer = Who sits below.
option-svg = Draw a picture into this file as well.
option-svg-ratings = Draw the ratings into this file as well.
option-svg-curve = Draw the learning curve into this file as well.
option-count = Only say how many there are.
option-limit = List so many at most; 0: all.
option-plays = How many plays, the best first.
option-trials = Roll each of them out so many times; 0: two-ply.
option-number = Find so many problems; otherwise those that come with the program.
option-depth = Turns played in each trial.
option-cube-at = What the cube stands at: with no throw, whether to double and to take.
option-owner = Who owns the cube.
option-score = White's points and Black's in the match, such as 2-3.
option-review-depth = How closely to look.
option-html = Write a page to be read, kept or printed to this file.
option-save-verdicts = Write the record with the verdicts in it to this file.
option-jobs = How many processes; 0: all cores.
option-threads = How many threads; 0: all cores.
option-ray = Spread the work over a Ray cluster; 'local' starts one here.
option-example = A game that the rules pages tell, such as soumille-1.
option-at = Show the board after turn N; 0 is the start.
option-step = Walk through it: Enter goes on, b back, a number there, q out.
option-boards = Draw the board after every turn.
option-mine = A seed you gave: say whether it is in these dice.
option-promise = What you were promised before the game: say whether it was kept.
option-games = How many games.
option-pairs = Pairs of games for each two.
option-without-luck = Take the luck of the dice out of the results.
option-out-records = Where to write the records; must be given.
option-try = Ask them one after another.
option-show-problem = Show one of them, and its answer.
option-out-problems = Keep the problems in a file, and go on with one begun there.
option-out-network = Where to write the network; must be given.
option-seconds = How long to train.
option-device = Where to train.
option-scale = A smaller recipe, to try it out.
option-begin = Go on from this network.
option-copy = Let smaller networks learn what this one thinks, instead of playing themselves.
option-size = How many layers of how many units a copy has; several learn together [2x256].
option-as-scout = Write the network copied, with the copy as its scout.
option-lists = With --as-scout: how many answers to a play the network judges after the scout, and how many in a third look.
option-recipe = Depart from the recipe; '1.' is its first stage.
option-against-network = Then play this network, on the same machine.
option-pairs-against = Pairs of games against it.
