### “The five games, measured”: what the report says of its figures. What is said here is HTML.

-player = the network, one turn ahead, on the four plays its scout likes best

title = The five games, measured
contents = Contents
languages = Languages
foreword = Unstacked Draughts, Garanguet, Trictrac, Backgammon after Willughby and Jacquet de Versailles, played thousands of times by the same players with known dice: what the first throw is worth, how long a game takes, what can be decided, how much is luck, which first plays are best, and what each disputed reading of the rules changes. Modern Backgammon, Irish and Plakoto stand beside them for comparison.
foreword-figures = Every figure comes with a 95 % interval, unless it was worked out exactly, and every section with the command and seed that make it again. Where nothing else is said, both sides are played by { -player }: a good player, though not the strongest level. <i>Without luck</i> means that what each throw brings beyond the mean of all throws, by the network’s own judgement, was subtracted from the result; that takes no side, and one such game says as much as dozens of plain ones. Points are those of the game: a win is one, two or three in the race games, one in Trictrac; a scored round of Trictrac is reckoned in tokens.
listed = { $items }
a-round = { $game }, a scored round
measured = Measured by { $commands }.
measured-by = <code>{ $command }</code> (seed { $seed })

## Figures

percent = { $figure } %
under = under { $share }
over = over { $share }
exact = exact
unchanged = none
yes = yes
no = no

## Sections

title-beginning = The first throw
title-length = Length, plays and worth
title-luck = Luck and skill
title-rulings = What each ruling changes
title-decisions = Leaving, the courier, the cube
title-jans = The jans of Trictrac
title-openings = Opening plays
title-positions = How many positions there are
title-made = How this was made

## Heads of tables

head-game = game
head-first-throw = first throw
head-games = games
head-by-rollouts = by rollouts
head-beginner-wins = beginner wins
head-throws = throws
head-worth = worth
head-parts = 5 – 50 – 95 %
head-plays-a-throw = plays a throw
head-choices = throws with a choice
head-worth-of-game = worth of a game
head-double = double
head-triple = triple
head-luck-a-throw = luck a throw (root mean square)
head-luck-a-game = luck of a game
head-left-of-result = what is left of its result
head-result = its result
head-all-steps = { $worst } to { $best }
head-novice-wins = { $novice } beats { $random }
head-ruling = ruling
head-beginning-points = beginning, points
head-beginning-tokens = beginning, tokens
head-worth-points = worth, points
head-worth-tokens = worth, tokens
head-option = option
head-clause = clause
head-why = why
head-against = against
head-points-or-tokens = points a game (tokens a round)
head-holes = holes
head-played-with = played with
head-stake-at-end = stake at the end
head-doubles-a-game = doubles a game
head-dropped = dropped
head-jan = jan
head-marked-by = marked by
head-times-a-game = times a game
head-points-each = points each
head-points-a-game = points a game
head-throw = throw
head-best-play = best play
head-next = next
head-behind-by = behind by
head-positions = positions
head-power = power of ten
head-counted = what is counted
head-command = command
head-seed = seed
head-how-much = how much
head-processor-time = processor time, s

## The first throw

beginning-most = It is worth most in { $game }: { $worth } points a game.
beginning-ahead = To begin is an advantage in { $games }.
beginning-behind = To begin is a disadvantage in { $games }.
beginning-unsure = In { $games } games without luck leave open whether it is either.
beginning-rollouts = Rollouts of every first throw, which trust the network’s judgement after { $depth } turns, are narrower: { $known }.
beginning-known = { $game } { $worth }
beginning-axis = points a game to the beginner
beginning-plot = What the first throw is worth. Green: the interval leaves 0 out.
beginning-table = Points a game to whoever throws first: over whole games with luck taken out; by rollouts of the best play of every first throw; and how many plain games the beginner wins. In a scored round, tokens.
first-throws-title = First throws of { $game }, exactly
first-throws = Nothing is chosen in this game, and it is solved: what each first throw is worth to whoever makes it, in games won less games lost.

## Length

length-axis = throws in a game, by both players
length-plot = How long games last; each hill is scaled to its own height.
length-table = Throws are those of both players. Plays that lead to one position are one play; leaving in Trictrac counts as one more.

## Luck and skill

luck-title = Luck
luck = The luck of a throw is what it brings beyond the mean of all throws that could have fallen, in points.
luck-table = Spreads are standard deviations, in points a game; of a scored round, in tokens. Both sides are the same player, so nearly all of a result is luck; what is left is what the network did not foresee.
luck-alone = { $game } is luck alone; its first throw has a spread of { $spread } points, exactly.
skill-title = Skill
skill-widest = From a player who plays anything legal to the strongest level there are { $most } points of Elo in { $widest }, { $least } in { $narrowest }. How far apart the lower levels lie was chosen, at a hundred points or more a step; so that the sum says something of the levels, too.
skill-elo = Elo goes by games won, of whatever length: a game of Trictrac is twelve holes.
skill-shut-out = In { $games } { $random } lost every game against { $novice }: that step is a lower bound, as if half a game had been won.
skill-axis = Elo, the steps between neighbouring levels added up
skill-plot = From a player who plays anything legal (left) to the strongest level (right).
skill-table = Elo; the steps between levels are those of <code>docs/bots.md</code>, where the command and seed of each stand, some from games without luck.
step = { $better } – { $worse }

## What each ruling changes

rulings = Every option of every game against its default: the same players, the same dice, game by game. A change counts as seen where its 95 % interval leaves 0 out. Of the { $figures } figures in the columns beginning, throws and worth that could have changed, about { $by-chance } would be seen to by chance alone: the small changes are to be read with that in mind. Everybody plays by the network of the rulings that come nearest, so a change is what the ruling does to such players, not to those who grew up with it.
rulings-balance = <b>Balance</b> (what beginning is worth; in Unstacked Draughts, how often the beginner wins) is seen to change under { $rulings }.
rulings-length = <b>Length or worth</b> of a game are seen to change under { $rulings }.
rulings-unseen = <b>No change was seen</b>, within the intervals below, under { $rulings }.
rulings-same = <b>Not one game went differently</b> under { $rulings }: what they rule on did not come up, or did not matter, in any of the games.
rulings-none = none of them
rulings-of-game = { $game } – { $rulings }
rulings-plot = Change against the default. Green: the interval leaves 0 out.
rulings-default = as it is
rulings-games = { $games } games
rulings-games-without-luck = { $games } games, { $lucky } without luck
rulings-refait = Rounds drawn and played again (refait): { $share }.
rulings-printed = With White’s start as printed White wins { $points } points a game, luck taken out.
rulings-first-line = The first line gives figures, the others changes against it.
rulings-changes = Changes.
unplayed-title = Options for which no games were played
ruling = { $option }: { $value }
ruling-against = { $option }: <i>{ $value }</i> instead of <i>{ $default }</i>
ruling-preset = preset <i>{ $value }</i>

# Options and their values, in English as the program writes them.
option-automatic-doubles = automatic doubles
option-bar-first = bar first
option-bear-off = bear off
value-bear-off-any = any
value-bear-off-exact = exact
value-bear-off-exact-or-farthest = exact-or-farthest
option-beavers = beavers
option-bets = bets
option-binding = binding
option-bredouilles = bredouilles
value-bredouilles-two-or-four = two-or-four
value-bredouilles-two-to-five = two-to-five
option-claims = claims
value-claims-auto = auto
value-claims-unclaimed = manual, and nobody claims
option-crawford = crawford
option-cube = cube
option-doubles = doubles
value-doubles-house = house
value-doubles-modern = modern
value-doubles-plain = plain
option-exit = exit
value-exit-paris = paris
value-exit-provincial = provincial
option-first-move = first move
option-first-roll = first roll
value-first-roll-fresh = fresh
value-first-roll-opening = opening
option-hit-tables = hit tables
value-hit-tables-as-printed = as-printed
value-hit-tables-restored = restored
option-hole-limit = hole limit
option-jacoby = jacoby
option-marking = marking
option-old-jans = old jans
option-overflow = overflow
value-overflow-as-printed = as-printed
value-overflow-both-inside = both-inside
value-overflow-exceeding-only = exceeding-only
value-overflow-free = free
value-overflow-strict = strict
option-pinned-home = pinned home
value-pinned-home-bears = bears
value-pinned-home-waits = waits
option-players = players
option-preset = preset
value-preset-manuscript = manuscript
value-preset-modern = modern
option-queue-tokens = queue tokens
option-refait = refait
option-rotation = rotation
option-rounds = rounds
option-score = score
value-score-document = document
value-score-manuscript = manuscript
option-stakes = stakes
value-stakes-double = double
value-stakes-quadruple = quadruple
value-stakes-simple = simple
option-start = start
value-start-as-printed = as-printed
value-start-restored = restored
option-talon-counts = talon counts
option-touch-move = touch move
option-triple = triple
value-triple-as-printed = as-printed
value-triple-restored = restored

# Why no games were played for an option.
why-automatic-doubles = Worked out: with one automatic double the stakes are 7/6 of what they were on average, and nothing else changes.
why-beavers = Measured in the chapter on decisions.
why-bets = It sets how rounds won and lost are settled between sides at the end of the party; parties and their accounts were not played here.
why-crawford = It binds the cube in one game of a match; matches were not played here.
why-cube = Measured in the chapter on decisions.
why-first-move = It decides who begins a later round. What beginning a round is worth is in the table.
why-jacoby = Measured in the chapter on decisions.
why-marking = Who marks everything by hand that is due plays the same game; what differs is what people overlook.
why-players = Another number of players is another game, not a reading of this one.
why-queue-tokens = It sets what the loser of a round puts aside for the end of the party; parties and their accounts were not played here.
why-refait = It only sets what a replayed round adds to the account; a round itself is played the same. How often one is drawn is in the table.
why-rotation = It says in which order three players meet; rounds of two were played here.
why-rounds = It sets how many rounds make a party; what a round is stays the same.
why-touch-move = It binds hands, not the choice of a player who knows it before touching a man.

## Leaving, the courier, the cube

leaving-title = Leaving
leaving = After a hole one may leave: points are given up, the men go back, and the leaver throws first. One who decides each time, against one who does not, the sides exchanged on the same dice:
leaving-stays = one who always stays
leaving-leaves = one who always leaves
leaving-left = { $game }: holes after which one may leave are left on in { $share }, { $times } times a game.
courier-title = The courier
courier-first = Whoever brings the courier home first wins { $wins } of games, { $points } points a game; that is the beginner in { $began }. It happens at throw { $throw } of both players.
courier-without = Without the rule of the courier the length of a game changes by { $length } throws, its worth by { $worth } points, the plays of a throw by { $plays }; the beginner’s share of games changes by { $share }. The network had never played without a courier, so this is what the rule does to players used to it.
cube-title = The cube
cube = Modern Backgammon for points. Both double and take by Janowski’s formula from the network’s own chances, as the levels below { $master } do; plays do not look at the cube.
cube-without = no cube
cube-with = cube
cube-jacoby = cube, Jacoby
cube-beavers = cube, beavers
cube-right = Whoever may double against one who never does wins { $points } points a game: the worth of the cube to one who alone uses it.
cube-change-jacoby = Jacoby changes the worth of a game by { $worth } points and its length by { $length } throws.
cube-change-beavers = Beavers change its worth by { $worth } points; a beaver takes two opinions of a position, and here both players have the same.

## Jans

jans-throw = A throw brings { $points } points on average, both players’ taken together; { $nothing } of throws bring nobody anything.
jans-top = What brings most, { $share } of all points: { $jans }.
jans-rare = Less than once in ten games: { $jans }.
jans-never = Not seen at all in { $games } games: { $jans }.
jans-axis = points a game, both players together
jans-plot = What each jan brings. Ochre: what the thrower’s opponent marks.
jans-table = Everything a throw is worth before it is played. The old jans of T-36 are from as many games under that ruling.
jan-old = { $jan } (old)
by-thrower = the thrower
by-other = the other
jan-two-tables = two tables
jan-mezeas = mézéas
jan-six-tables = six tables
jan-rencontre = jan de rencontre
jan-true-hit-small = true hit, small jan
jan-true-hit-big = true hit, big jan
jan-corner-hit = corner hit
jan-fill-small = filling the small jan
jan-fill-big = filling the big jan
jan-fill-return = filling the return jan
jan-conserve-small = conserving the small jan
jan-conserve-big = conserving the big jan
jan-conserve-return = conserving the return jan
jan-exit = exit
jan-pile = pile de misère
jan-conserve-pile = pile de misère kept
jan-false-hit-small = false hit, small jan
jan-false-hit-big = false hit, big jan
jan-margot = Margot la fendue
jan-contre-two-tables = contre two tables
jan-contre-mezeas = contre mézéas
jan-helpless = helpless man

## Opening plays

openings = The two plays that look best two turns ahead were rolled out, with the luck of the dice taken out as it comes, for { $depth } turns, and judged by the network after that. Each line: the throw, the best play, what it is worth to whoever makes it, and how far the second is behind. Where that interval reaches 0, the two were not told apart. Points are numbered on the mover’s own path.
openings-trials = { $trials } trials a play. In { $close } of { $throws } throws the two were not told apart.
openings-played = The throw for the beginning is played, so that the first is never a double.
no-other = no other

## Positions

positions = Counted exactly, each with either player to throw. They are arrangements that the rules about standing together allow; how many of them a game can come to nobody knows. For Backgammon it is the number that others have found, { $known }, less the one in which both have won, and doubled.
counted-unstacked = pairs of the { $states } states a player can be in, except that both are done
counted-garanguet = both players’ men on points of their own or off, except that both are done
counted-trictrac = the same; no lone man on the own rest corner, none on the other’s; points, holes and flags not counted
counted-backgammon = both players’ men on points of their own, on the bar or off, except that both are done
counted-jacquet-de-versailles = the same; the courier and the points that may be doubled leave fewer, and were not counted

## How this was made

made = <code>make report</code> makes this report from the data in <code>report/data</code>, <code>make report-measure</code> measures it all anew, with <code>REPORT="--times 10"</code> ten times as much. Game <i>k</i> of a seed has the same dice however many processes share the work. The player is { -player }; rulings without a network of their own are played by the one of the same game whose rulings differ least.
budget-games = games: { $n }
budget-lucky = games without luck: { $n }
budget-lucky-garanguet = those of Garanguet: { $n }
budget-unstacked = games of Unstacked Draughts: { $n }
budget-pairs = pairs of games: { $n }
budget-trials = trials a play: { $n }
budget-trials-garanguet = those in Garanguet: { $n }
budget-rolls = first throws: { $n }
budget-candidates = plays a throw: { $n }
budget-leaving = games about leaving: { $n }
budget-courier = about the courier: { $n }
budget-cube = about the cube: { $n }
