### The page for learning: the problem of the day, the collection, one's own mistakes.

learn-title = Learn
learn-about = The problem of the day, a collection to work through, and your own mistakes to try again, on the real board.

## Which exercise

learn-which = Game
learn-first = Learn { $game } first
learn-modes = What to solve
learn-tab-today = Problem of the day
learn-tab-collection = Collection
learn-tab-mistakes = Your mistakes
learn-level = Found by
learn-level-0 = a Novice ({ $n })
learn-level-1 = an Amateur ({ $n })
learn-level-2 = a Player ({ $n })
learn-level-3 = an Expert ({ $n })
learn-level-4 = a Master ({ $n })
learn-level-5 = nobody yet ({ $n })
learn-solved-of = { $n } of { $of } solved
learn-progress = Mistake { $n } of { $of }
learn-so-far = { $n } of { $of }
learn-dot-solved = solved
learn-dot-close = solved with help
learn-dot-missed = missed
learn-dot-now = now
learn-dot-to-come = to come
learn-of-day = problem of { $date }
learn-of-collection = problem { $n } of { $of }
learn-from-game = from your game of { $date }, throw { $n }

## The question

learn-threw = You threw
learn-what-play = What would you play?
learn-what-stay = A hole is made: stay or leave?
learn-what-double = Would you double?
learn-what-answer = You are offered a double. Do you take it?
learn-what-else = What would you do?
learn-lost = In the game you lost { $cost } here; find something better.
learn-standing = Holes { $holes } to { $theirs }, points { $points } to { $others }, yours first.
learn-hint = Hint
learn-hint-sub = The hint names the man to move; the answer then counts half.
learn-hint-man = The man on { $point } moves. The answer counts half now.
learn-hint-bar = The man on the bar comes in first. The answer counts half now.
learn-show = Show me
learn-answer = Answer
learn-complete = Answer, or undo.
learn-choose = What do you do?
learn-judging = One moment: it is being weighed.

## The verdict

learn-right = Right
learn-nearly = Nearly
learn-not-yet = Not yet
learn-shown = The best play
learn-said-best = { $best } is the best there is.
learn-said-as-good = { $answer } is as good as { $best }: within { $cost } of it.
learn-said-worse = Your { $answer } gives up { $cost }. Best is { $best }.
learn-said-natural = What comes to mind, { $natural }, gives up { $cost }.
learn-said-played = In the game, { $natural } gave up { $cost }.
learn-said-choice = { $answer }: that gives up { $cost }. Better: { $best }.
learn-said-choice-right = { $answer }: nothing is better here.
learn-said-shown = Best is { $best }.
learn-again = Try again
learn-next = Next
learn-comes-back = { $n ->
    [one] It comes back tomorrow.
    [7] It comes back in a week.
   *[other] It comes back in { $n } days.
}
learn-rank = Rank
learn-play = Play
learn-choice = Choice
learn-column-wins = Wins
learn-column-worth = Worth
learn-column-lost = Lost
learn-best = best
learn-your-answer = your answer
learn-in-game = in the game
learn-natural = comes to mind
learn-judged = The best, as judged: { $how }.
learn-found-exact = exact
learn-found-turns = { $n ->
    [one] at a glance
   *[other] { $n } turns ahead
}
learn-found-rollout = { $n ->
    [one] played on { $n } time
   *[other] played on { $n } times
}
learn-cost-points = { $n ->
   *[other] { $figure } points
}
learn-cost-tokens = { $n ->
   *[other] { $figure } tokens
}
learn-analyse = Open on the analysis board
learn-whole-game = See the whole game

## Choices that are no plays

learn-choice-stay = Stay
learn-choice-leave = Leave
learn-choice-double = Double
learn-choice-no-double = Do not double
learn-choice-take = Take
learn-choice-drop = Drop
learn-choice-beaver = Beaver
learn-choice-resign = Give up
learn-choice-play-on = Play on
learn-choice-accept = Accept
learn-choice-contest = Contest
learn-choice-persist = Persist
learn-choice-withdraw = Withdraw
learn-choice-break = Break point { $n }
learn-choice-mark = { $n ->
    [0] Mark nothing
    [one] Mark { $n } point
   *[other] Mark { $n } points
}
learn-choice-school = { $n ->
    [one] Claim a school of { $n } point
   *[other] Claim a school of { $n } points
}
learn-choice-school-none = Claim no school
learn-choice-demand = Only ask to correct it
learn-choice-stand = Let the false move stand
learn-choice-false-none = Say nothing of it
learn-choice-replace = Have { $play } played instead
learn-choice-claim = Claim the { $n }
learn-choice-claim-none = Claim nothing

## Where there is nothing to be asked

learn-all-done = All answered
learn-all-done-sub = Of these nothing is left for today. What was missed comes back; harder ones wait above.
learn-reviewing = Your games are being reviewed
learn-reviewing-sub = { $n } of { $of } decisions are weighed. The mistakes come as soon as they are known.
learn-nothing-due = Nothing for today
learn-no-mistakes = No mistakes to try
learn-none-due = What you have tried comes back after a day, a week and thirty days.
learn-none-here = In this game there is nothing to regret.
learn-none = In your games there is nothing to regret.
learn-no-games = They come from games you have finished on this device. Against the computer, the review begins by itself.
learn-unreviewed = { $n ->
    [one] One of your finished games has not been reviewed yet.
   *[other] { $n } of your finished games have not been reviewed yet.
}
learn-review = { $n ->
    [one] Review it
   *[other] Review them
}
learn-all-mistakes = All your mistakes
learn-go-play = Play a game

## Days in a row

learn-streak = { $n ->
    [0] Days with a problem solved
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
learn-longest = longest { $n }
learn-streak-label = The last seven days
learn-day-solved = solved
learn-day-today = today, not solved yet
learn-day-not = not solved

## The guides, and the box on the front page

learn-guides = New to a game?
learn-guides-sub = Each guide is a handful of moves on the real board, with the real referee.
learn-box-threw = { $game }: { $dice }
learn-box-go = Solve it
