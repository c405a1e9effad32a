### Problems: what is asked, and why the play that comes to mind first is worse than the best.

nothing-to-find = Nothing in { $game } is left to skill: there are no problems to be found.
no-collection = No problems of { $game } come with the program; tablier problems finds some, given a number.
no-such-answer = The answer is one of the two choices.

## What is asked

heading = Problem { $number } of { $of }, missed by { $missed ->
    [0] none of the five levels
    [one] one of the five levels
    [5] all five levels
   *[other] { $missed } of the five levels
}
to-play = { PERSON($who) ->
    [you] You have thrown { $dice }. How do you play?
   *[named] { $who } has thrown { $dice }. What is the best play?
}
to-stay = { PERSON($who) ->
    [you] You have thrown { $dice } and made a hole. Do you stay or leave?
   *[named] { $who } has thrown { $dice } and made a hole. Stay or leave?
}
best-is = Best is { $best }; { $natural } costs { $cost } (± { $error }).
best-exactly = Best is { $best }; { $natural } costs { $cost }, exactly.
cost-points = { $cost } points
cost-chance = { $cost } of the games
cost-tokens = { $cost } tokens
right = Right: { $best }.
costs = { $play } costs about { $cost }.
as-good = { $play } is as good.
so-many-right = { $right } of { $of } right.
how-to-answer = Type a play; “?” shows the answer, “stop” ends.
how-to-stay = Type “stay” or “leave”; “?” shows the answer, “stop” ends.
found = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
} of { $game }, from { $games ->
    [one] { $games } game
   *[other] { $games } games
} (seed { $seed }).
by-difficulty = Missed by so many levels: { $counts }.

## Why the natural play is worse: race games

more-shots = After it { $n ->
    [one] { $n } of the 36 throws hits
   *[other] { $n } of the 36 throws hit
} a man, most often the one alone on { $at }; after the best play { $m ->
    [0] none does
    [one] { $m } does
   *[other] { $m } do
}.
more-pinned = After it { $n ->
    [one] { $n } of the 36 throws pins
   *[other] { $n } of the 36 throws pin
} a man, most often the one alone on { $at }; after the best play { $m ->
    [0] none does
    [one] { $m } does
   *[other] { $m } do
}.
hits-fewer = The best play hits { $n ->
    [one] a man
   *[other] { $n } men
} whom it lets go.
pins-fewer = The best play holds { $n ->
    [one] a man
   *[other] { $n } men
} pinned whom it lets go.
shorter-row = The best play has { $n } closed points side by side; it has { $m ->
    [0] none
    [1] no two
   *[other] only { $m }
}.
open-point = It leaves { $at } open, which the best play closes.
fewer-off = The best play has { $n ->
    [one] one man
   *[other] { $n } men
} off; it has { $m ->
    [0] none
   *[other] { $m }
}.
fewer-home = The best play has { $n ->
    [one] one man
   *[other] { $n } men
} at home; it has { $m ->
    [0] none
   *[other] { $m }
}.
more-back = It leaves { $n ->
    [one] one man
   *[other] { $n } men
} behind point 7; the best play leaves { $m ->
    [0] none
   *[other] { $m }
}.
courier = It leaves the courier on his way, whom the best play brings through.

## Trictrac

other-marks = The other’s next throw then marks { NUMBER($x, minimumFractionDigits: 1) } points on average; after the best play { NUMBER($y, minimumFractionDigits: 1) }.
own-marks = The next throw of one’s own would then mark { NUMBER($x, minimumFractionDigits: 1) } points on average; after the best play { NUMBER($y, minimumFractionDigits: 1) }.
not-kept = It gives up the { $jan }, which can be kept full.
not-filled = It does not fill the { $jan }.
jan-lost = After it the { $jan } can never be filled any more; after the best play it still can.
corner-left = It leaves the corner of rest.
corner-not-taken = It does not take the corner of rest.
should-leave = After staying, the other’s next throw marks { NUMBER($x, minimumFractionDigits: 1) } points on average, and the next of one’s own would mark { NUMBER($y, minimumFractionDigits: 1) }; after leaving, both begin anew.
jan-breaks = After staying, { $n ->
    [0] none
   *[other] { $n }
} of the 36 throws that come next would keep the { $jan } full; after leaving, both begin anew.
should-stay = Leaving gives up a board on which the next throw of one’s own would mark { NUMBER($y, minimumFractionDigits: 1) } points on average, and the other’s marks { NUMBER($x, minimumFractionDigits: 1) }.

## What becomes of the game

fewer-wins = It wins { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games, the best play { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-doubled = It wins { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games double or more, the best play { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-tripled = It wins { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games triple, the best play { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
more-lost-doubled = It loses { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games double or more, the best play { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
more-lost-tripled = It loses { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games triple, the best play { NUMBER($y, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fewer-tokens = It is worth { NUMBER($x, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens on average, the best play { NUMBER($y, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
