### What a review says of a match.

bad-depth = There is no review as deep as { $given }: it is quick, standard or thorough.

## Figures and their units

about = ≈ { $figure }
percent = { $figure }%
holes = { $n ->
    [one] about { $figure } hole
   *[other] about { $figure } holes
}
# The throw for the beginning, where it is marked by hand, has no number in a record.
place = { $throw ->
    [0] the opening throw
   *[other] throw { $throw }
}
place-in-rounds = { $throw ->
    [0] round { $game }, the opening throw
   *[other] round { $game }, throw { $throw }
}
place-in-match = { $throw ->
    [0] game { $game }, the opening throw
   *[other] game { $game }, throw { $throw }
}

## How a worth was found

found-exact = exact
found-turns = { $n ->
    [one] at a glance
   *[other] { $n } turns ahead
}
found-trials = { $n ->
    [one] played on { $n } time
   *[other] played on { $n } times
}
found-rollout = { $n ->
    [one] played on { $n } time, ± { $error }
   *[other] played on { $n } times, ± { $error }
}

# The same in a narrow column.
short-exact = exact
short-turns = { $n ->
    [one] a glance
   *[other] { $n } turns
}
short-rollout = { $n ->
    [one] { $n } trial
   *[other] { $n } trials
}

## What a decision is called

called-slight = slight error
called-error = error
called-blunder = blunder
all-slight = slight errors
all-error = errors
all-blunder = blunders

## What is decided

kind-play = play
kind-double = doubling
kind-answer = answer to a double
kind-stay = staying or leaving
kind-break = point broken up
kind-mark = marking
kind-school = school
kind-false = false move
kind-claim = die claimed
kind-resign = giving up

choice-double = double
choice-no-double = no double
choice-take = take
choice-drop = drop
choice-beaver = beaver
choice-stay = stay
choice-leave = leave
choice-end = the game ends
choice-resign = give up
choice-play-on = play on
choice-accept = accept
choice-contest = contest
choice-persist = persist
choice-withdraw = withdraw
choice-break = break point { $n }
choice-mark = { $n ->
    [0] mark nothing
    [one] mark { $n } point
   *[other] mark { $n } points
}
choice-school = { $n ->
    [one] claim a school of { $n } point
   *[other] claim a school of { $n } points
}
choice-school-none = claim no school
choice-demand = ask only for it to be corrected
choice-stand = let the false move stand
choice-false-none = say nothing of the false move
choice-replace = have { $play } played instead
choice-claim = claim the { $n }
choice-claim-none = claim nothing

## The sentence about a decision, its verdict and its cost

better-than = { $best } was better than { $made }
better-to = It was better to { $best } than to { $made }
better-to-double = It was better to double
better-to-no-double = It was better not to double
was-better = { $called }, { $cost }: { $best } was better ({ $found })

## Summaries

title = { $white } against { $black }
reviewed = { $game }, { $n ->
    [one] { $n } throw
   *[other] { $n } throws
}
depth-quick = looked at quickly
depth-standard = looked at as usual
depth-thorough = looked at thoroughly
row-decisions = decisions
row-counted = of them not plain
row-per-decision = lost per decision
row-cost = lost in all
row-rate = PR
row-grade = plays like
grade-novice = a Novice
grade-amateur = an Amateur
grade-player = a Player
grade-expert = an Expert
grade-master = a Master
row-luck = luck of the dice
row-result = result
row-without-luck = result without luck
row-matches = matches
over-all = { $n ->
    [one] { $n } match
   *[other] All { $n } matches
}
in-points = Costs, luck and results are in points.
in-match = Costs, luck and results are chances of winning the match; verdicts and PR go by points.
in-chance = Costs, luck and results are chances of winning; verdicts and PR go by points, of which ten holes make one.
in-tokens = Costs, luck and results are in tokens; verdicts and PR go by points, of which ten tokens make one.
all-in-points = Costs and luck are in points.
result-of-game = { $winner } wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-of-round = { $winner } wins { $points ->
    [one] { $points } token
   *[other] { $points } tokens
}
result-drawn = nobody wins
result-open = not finished

## Mistakes and turning points

match-to = { $n ->
    [one] to { $n } point
   *[other] to { $n } points
}
mistakes = { $n ->
    [0] Nothing to regret
    [one] { $n } mistake
   *[other] { $n } mistakes
}
nothing-wrong = { $n ->
    [0] Nobody had anything to decide.
    [one] In the only decision nothing costs { $least } points or more.
   *[other] In { $n } decisions nothing costs { $least } points or more.
}
turning-points = Turning points
turned-by-throw = { $who } throws { $dice }
turned-by-choice = { $who }: { $made }; { $best } was better
turned-by-lots = the lots
column-where = throw
column-who = who
column-dice = dice
column-made = played
column-best = better
column-holes = holes
column-cost = cost
column-called = verdict
column-found = judged
column-change = change
column-event = what happened
column-choice = choice
column-worth = worth
column-win = wins
column-double = double
column-triple = triple
column-lose-double = loses double
column-lose-triple = loses triple
column-behind = behind

## The page

graph-title = Chance of { $who } to win
graph-title-tokens = The round for { $who }, in tokens
graph-of-round = Round { $game }
graph-luck = luck
graph-of-game = Game { $game }
graph-told = The chance of { $who } to win, throw by throw, from { $first } to { $last }.
played-here = played
best-of-all = best
legend = Dashed, what was played; solid, what was better.
made-by = Made with Tablier.
column-began = at first
column-luck = luck
column-costs = mistakes
column-ended = at the end
as-seen-by = As seen by { $who }: what it began with, luck and mistakes come to how it ended.
games-heading = Games

## The command line

reviewing = decisions
page-is-in = The page is in { $path }.
record-is-in = The record with its verdicts is in { $path }.
save-one = --save writes one record; name one file.
page-over-record = --html would be written over { $path }, which is to be reviewed.
nothing-to-review = { $path }: nothing was played.

## A position looked into

bad-score = { $score } is no score of a match to { $n }.
score-of-no-match = A score belongs to a match: --match.
bad-cube = The cube stands at 1, 2, 4, 8, 16, 32 or 64, not at { $given }.
nobody-owns = Somebody owns the cube from 2 on: --cube.
nothing-before-throw = Without a throw there is only the cube to decide: --cube.
not-their-cube = Whoever is to throw does not own the cube, and cannot double.
such-a-score = it is White's points and Black's, such as 2-3
decided-by = { $who }: { $kind }
