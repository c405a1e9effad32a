### A finished game as its review: words of the page.

## Above the game

review-title-beat = { $won } beat { $lost }
review-title-by = { $won } beat { $lost } by { $n } points
review-title-points = { $won } beat { $lost }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} to { $other }
review-title-holes = { $won } beat { $lost }, { $n ->
    [one] { $n } hole
   *[other] { $n } holes
} to { $other }
review-title-won = { $n ->
    [one] { $won } has won
   *[other] { $won } have won
}
review-by-hand = marking by hand
review-match = match to { $n }
review-throws = { $n ->
    [one] { $n } throw
   *[other] { $n } throws
}
review-choose-game = Which game is shown
review-game = Game { $n } of { $of }
review-round = Round { $n } of { $of }

## Graph

review-graph = { $unit ->
    [tokens] What the round is worth to { $name }, in tokens
    [match] { $name }’s chance of winning the match
   *[other] { $name }’s chance of winning
}
review-luck = luck
review-hole-yours = a hole of yours
review-hole-of = a hole of { $name }
review-told-throw = Throw { $n } of { $all }.
review-told-chance = { $name }’s chance: { $figure } percent.
review-told-mistake = { $called }: { $made }, best { $best }, { $lost }.

## Stepping

review-stepping = Stepping through the game
review-of = of { $all }
review-the-end = The end
review-next-mistake = Next mistake
review-no-more-mistakes = There is no further mistake.
review-play = Play it by itself
review-pause = Pause
review-share = Share and take away
review-place = throw { $n }
review-place-in-round = round { $game }, throw { $n }
review-place-in = game { $game }, throw { $n }
review-shown = Shown: { $rank }, { $play }.

## Figures

review-lost = { $unit ->
    [points] minus { $figure } points
    [tokens] minus { $figure } tokens
   *[other] minus { $figure } percent
}
review-holes = { $n ->
    [one] { $figure } hole
   *[other] { $figure } holes
}
review-about = about { $holes }.
review-how-exact = exact
review-how-glance = at a glance
review-how-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
review-how-rolled = rolled out ± { $error }
review-how-rolled-out = rolled out

## One decision

review-called-best = Best
review-called-slight = Slight error
review-called-error = Error
review-called-blunder = Blunder
review-better = { $best } was better
review-better-choice = Better: { $best }
review-best-made = The best there was
review-good-made = As good as the best
review-no-choice = There was nothing to choose
review-end = The end of the game
review-open = As it stands
review-you-played = You played { $made }
review-they-played = { $name } played { $made }
review-you-chose = You chose: { $made }
review-they-chose = { $name } chose: { $made }
review-you = you
review-best = best
review-best-was = best
review-decided-here = What was decided on this throw
review-kind-play = Play
review-kind-double = Doubling
review-kind-answer = Answer
review-kind-stay = Stay or leave
review-kind-break = Point to break up
review-kind-mark = Marking
review-kind-school = School
review-kind-false = False move
review-kind-claim = Claim
review-kind-resign = Giving up
review-column-play = Play
review-column-choice = Choice
review-column-wins = Wins
review-column-points = Worth
review-column-tokens = Tokens
review-column-behind = Difference
review-column-how = Judged
review-all-plays = All { $n } plays
review-all-choices = All { $n } choices
review-analyse = Open on the analysis board
review-referee = What the referee said
review-nothing-marked = Nothing was to be marked on this throw.

## Lists

review-tabs = What is listed
review-this-throw = This throw
review-mistakes = Mistakes
review-all = All decisions
review-all-short = All
review-whole = The whole game
review-summary = Summary
review-so-far = { $n } so far
review-whose = Whose decisions
review-yours = Yours
review-hint-before = Click one to see it on the board;
review-hint-after = goes to the next.
review-throw = Throw
review-no-mistakes = No mistakes: what was lost is too little to be called one.
review-nothing-decided = Nothing was to be decided in this game: the dice did it all.
review-none-so-far = None so far.

## Summary

review-row-grade = Plays like
review-grade-novice = a Novice
review-grade-amateur = an Amateur
review-grade-player = a Player
review-grade-expert = an Expert
review-grade-master = a Master
review-row-per-decision = Lost per decision
review-pr = PR { $figure }
review-row-decisions = { $list } decisions
review-none-lost = nothing lost
review-row-luck = Luck of the dice
review-row-without-luck = Result without luck
review-row-without-luck-chance = Chance without luck
review-row-overlooked = Points overlooked
review-overlooked-in = { $n ->
    [one] once
   *[other] { $n } times
}
review-schools = { $n ->
    [one] · { $n } school amiss
   *[other] · { $n } schools amiss
}
review-row-staying = Staying or leaving
review-row-cube = The cube
review-times = { $n ->
    [one] in { $n } decision
   *[other] in { $n } decisions
}
review-row-costliest = Costliest
review-pattern = A pattern.
review-pattern-is = { $n } times the same: { $said } ({ $cost } in all).
review-turning = What turned the game
review-turned-lucky = { $name } threw luckily:
review-turned-unlucky = { $name } threw unluckily:
review-turned-by = { $name }, { $made }:
review-unit = { $unit ->
    [points] Costs and luck are in points.
    [match] Costs and luck are chances of winning the match.
    [tokens] Costs and luck are in tokens.
   *[other] Costs and luck are chances of winning.
}
review-depth-quick = Looked at quickly.
review-depth-standard = Looked at closely where it mattered.
review-depth-thorough = Looked at thoroughly, and played on where there was doubt.

## Nothing wrong

review-perfect = Nothing to regret
review-perfect-text = In { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
} you lost { $each } each, and never more than { $most } at once.
review-perfect-other = In { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
} { $name } lost { $each } each, and never more than { $most } at once.
review-perfect-grade = That is how { $grade } plays.

## Where to go from here

review-learn = Learn from your mistakes
review-learn-these = Learn from these mistakes
review-problem = Problem of the day

## While it is made

review-progress = Reviewing decision { $n } of { $of }
review-closer = Looking more closely, decision { $n } of { $of }
review-waiting = The review is waiting its turn
review-before = { $n ->
    [one] { $n } review is made before it.
   *[other] { $n } reviews are made before it.
}
review-seconds = { $n ->
    [one] About { $n } second more.
   *[other] About { $n } seconds more.
}
review-meanwhile = Look around meanwhile; what is judged already stays.
review-stop = Stop
review-stopped = The review was stopped
review-stopped-text = { $done } of { $of } decisions are judged.
review-go-on = Go on
review-not-yet = This game has not been reviewed
review-not-yet-text = A review says what every decision was worth, what it cost, and how lucky the throws were.
review-begin = Review it
review-failed = The review could not be finished
review-failed-text = What is judged already is below.
review-none = There is no review of this game
review-says-begun = The review has begun.
review-says-half = Half of the game is reviewed.
review-says-done = The review is finished.

## Keys

review-keys = Keys
review-key-step = one throw back or on
review-key-ends = to the first throw, to the end
review-key-candidates = the candidates one after another
review-key-candidate = show that candidate
review-key-mistake = next mistake
review-key-mistake-before = previous mistake
review-key-play = play it by itself, or pause
review-key-turn = turn the board
review-key-analyse = open on the analysis board
review-key-learn = learn from the mistakes

## Records brought in

review-file-open = Open a record …
review-file-title = A game from elsewhere
review-file-hint = Drop a record anywhere on this page (.tab, .json, .mat or .sgf), or choose it here: it is shown, reviewed and, where it has proof of its dice, checked.
review-file-reading = Reading { $name } …
review-file-ending = { $name } is no record we can read: they end in .tab, .json, .mat or .sgf.
review-file-long = { $name } is too long: two megabytes at most.
review-file-empty = { $name } is empty.
review-board-at = The board after { $n } acts
