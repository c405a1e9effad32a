### What happens at a table, what it waits for, and how it all ended.

## What the table waits for

waits-opening = A die each decides who begins.
waits-throw = { PERSON($who) ->
    [you] It is for you to throw.
   *[named] { $who } to throw.
}
waits-answer = { PERSON($who) ->
    [you] You are
   *[named] { $who } is
} offered stakes of { $stakes }: take the double, or drop it and lose { $stake }.
waits-unbind = The tables are bound before { PERSON($who) ->
    [you] you
   *[named] { $who }
}: a die each decides who names a point to be broken up.
waits-break = { PERSON($who) ->
    [you] You name
   *[named] { $who } names
} the point to be broken up, 1 to 6 from the side of entry.
waits-claim = { PERSON($who) ->
    [you] You may
   *[named] { $who } may
} claim a die of the throw before, or let the new one come to rest.
waits-play = { PERSON($who) ->
    [you] It is for you to play { $dice }.
   *[named] { $who } to play { $dice }.
}
waits-lots = Lots decide who sits down first.
waits-mark = { PERSON($who) ->
    [you] You have thrown { $dice } and mark, if only nothing.
   *[named] { $who } has thrown { $dice } and marks, if only nothing.
}
waits-stay = { PERSON($who) ->
    [you] You have made a hole, and stay or leave.
   *[named] { $who } has made a hole, and stays or leaves.
}
waits-agree = { PERSON($who) ->
    [you] You agree to what the other has announced, or claim a school first.
   *[named] { $who } agrees to what the other has announced, or claims a school first.
}
waits-accused = { PERSON($who) ->
    [you] You are accused of a school, and accept or contest it.
   *[named] { $who } is accused of a school, and accepts or contests it.
}
waits-persist = { PERSON($who) ->
    [you] Your
   *[named] { $who }’s
} claim is contested: withdraw it, or persist.

no-steps = nothing
written = { $play }
drafted = Drafted: { $steps } (to play next: { $numbers }).
drafted-complete = Drafted: { $steps } (complete).

variant = { $game } ({ $rulings })
title = { $game }: { $score } ({ $aim })
side-total = { $side } { $total }
aim-match = match to { $points }
aim-running = running score
aim-all-rounds = all { $rounds } rounds played
aim-round = round { $number } of { $rounds }

## Beginning, throwing and playing

opening-tie = Both throw { $die } for the beginning, and throw again.
opening = For the beginning { PERSON($white) ->
    [you] you throw
   *[named] { $white } throws
} { $die } and { PERSON($black) ->
    [you] you
   *[named] { $black }
} { $other-die }: { PERSON($first) ->
    [you] you begin.
   *[named] { $first } begins.
}
throw = { PERSON($who) ->
    [you] You throw
   *[named] { $who } throws
} { $dice }.
throw-play = { PERSON($who) ->
    [you] You throw
   *[named] { $who } throws
} { $dice }: { $play }.
throw-mark = { PERSON($who) ->
    [you] You throw
   *[named] { $who } throws
} { $dice }, { $marks }.
throw-mark-play = { PERSON($who) ->
    [you] You throw
   *[named] { $who } throws
} { $dice }, { $marks }: { $play }.
plays = { PERSON($who) ->
    [you] You play
   *[named] { $who } plays
} { $play }.
plays-thus = { PERSON($who) ->
    [you] You
   *[named] { $who }
}: { $play }.
cannot-play = { PERSON($who) ->
    [you] You
   *[named] { $who }
} can play nothing.
nothing-played = nothing can be played
touch = { PERSON($who) ->
    [you] You touch
   *[named] { $who } touches
} a man on { $point }.
next-is-crawford = The next game begins, without the cube: one player is a point from winning.
next-game = The next game begins.

act-begin = { PERSON($player) ->
    [you] You begin
   *[named] { $player } begins
}, as agreed.
act-void = { PERSON($player) ->
    [you] Your
   *[named] { $player }’s
} throw is void and is made again.
act-resign = { PERSON($player) ->
    [you] You resign.
   *[named] { $player } resigns.
}
act-adjust = { PERSON($player) ->
    [you] You
   *[named] { $player }
}: “I adjust.”

## Stakes and bound tables

act-double = { PERSON($player) ->
    [you] You double.
   *[named] { $player } doubles.
}
act-take = { PERSON($player) ->
    [you] You take.
   *[named] { $player } takes.
}
act-drop = { PERSON($player) ->
    [you] You drop
   *[named] { $player } drops
} the double.
act-beaver = { PERSON($player) ->
    [you] You take and double
   *[named] { $player } takes and doubles
} again.
act-concede = { PERSON($player) ->
    [you] You concede
   *[named] { $player } concedes
} { $worth ->
    [1] a single game
    [2] a double game
   *[3] a triple game
}, as agreed.
unbind-tie = For the bound tables both throw { $die }, and throw again.
unbind = For the bound tables { PERSON($white) ->
    [you] you throw
   *[named] { $white } throws
} { $die } and { PERSON($black) ->
    [you] you
   *[named] { $black }
} { $other-die }: { PERSON($first) ->
    [you] you name
   *[named] { $first } names
} a point.
act-break = { PERSON($player) ->
    [you] You break up
   *[named] { $player } breaks up
} point { $point } of entry.

## Dice of Unstacked Draughts

die-use-down = the { $die } brings a man down
die-use-off = the { $die } bears a man off
die-handed-down = the { $die } goes to { PERSON($who) ->
    [you] you
   *[named] { $who }
} and brings a man down
die-handed-off = the { $die } goes to { PERSON($who) ->
    [you] you
   *[named] { $who }
} and bears a man off
die-useless = the { $die } is of no use
dice-used = { $uses }
no-man-moves = no man moves
act-cast = { PERSON($player) ->
    [you] You throw
   *[named] { $player } throws
} again; { PERSON($other) ->
    [you] you
   *[named] { $other }
} may still interrupt.
act-claim = { PERSON($player) ->
    [you] You claim
   *[named] { $player } claims
} the { $die }.
act-waive = { PERSON($player) ->
    [you] You claim
   *[named] { $player } claims
} nothing more.

## What a throw of Trictrac was worth

jan = { $name }: { $points } to { PERSON($to) ->
    [you] you
   *[named] { $to }
}. { $why }
worth-this = { PERSON($who) ->
    [you] You throw
   *[named] { $who } throws
} { $dice }, which is worth this:
worth-nothing = { PERSON($who) ->
    [you] You throw
   *[named] { $who } throws
} { $dice }, which is worth nothing.
worth-untold = The players mark for themselves here: the referee does not say what a throw is worth.
nothing-thrown = Nothing has been thrown yet.
was-worth = What { PERSON($who) ->
    [you] your
   *[named] { $who }’s
} { $dice } was worth:
was-worth-nothing = { PERSON($who) ->
    [you] Your
   *[named] { $who }’s
} { $dice } was worth nothing to anybody.
must-leave-board = The last man must leave the board.
must-fill = The { $jan } jan must be filled.
must-conserve = The { $jan } jan must be kept full.

## Marking

marks-nothing = { PERSON($who) ->
    [you] mark nothing
   *[named] marks nothing
}
marks-points = { PERSON($who) ->
    [you] mark { $points }
   *[named] marks { $points }
}
marks-and-pegs = { PERSON($who) ->
    [you] mark { $points } and peg
   *[named] marks { $points } and pegs
} { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
mark = { PERSON($who) ->
    [you] You { $marks }.
   *[named] { $who } { $marks }.
}
mark-instead = { PERSON($who) ->
    [you] You { $marks } instead.
   *[named] { $who } { $marks } instead.
}
mark-by-hand = { PERSON($who) ->
    [you] You mark { $points }
   *[named] { $who } marks { $points }
}
awarded = { PERSON($who) ->
    [you] You mark { $points }: { $why }
   *[named] { $who } marks { $points }: { $why }
}
marks-because = { PERSON($who) ->
    [you] You mark { $points }: { $why }.
   *[named] { $who } marks { $points }: { $why }.
}
takes-back = { PERSON($who) ->
    [you] You take back { $points }: { $why }.
   *[named] { $who } takes back { $points }: { $why }.
}
marking-put-right = { PERSON($who) ->
    [you] Your
   *[named] { $who }’s
} marking is put right: { $why }
put-down-anew = { PERSON($who) ->
    [you] Your
   *[named] { $who }’s
} men are put down anew: { $play }
award-accepted = the school is accepted
award-withdrawn = the claim is withdrawn: a false school
award-proved = the school is proved
award-no-school = there was no such school
award-unearned = points for what was not played
award-too-much = too much was marked
award-too-little = too little was marked
makes-holes = { PERSON($who) ->
    [you] You make
   *[named] { $who } makes
} { $made ->
    [one] { $made } hole
   *[other] { $made } holes
}{ $bredouille ->
    [yes] , bredouille
   *[no] { "" }
}, and { PERSON($who) ->
    [you] have
   *[named] has
} { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}{ $points ->
    [0] { "" }
    [one] { " " }and { $points } point over
   *[other] { " " }and { $points } points over
}.
wiped-out = { PERSON($who) ->
    [you] Your
   *[named] { $who }’s
} points are wiped out.
back-at-holes = { PERSON($who) ->
    [you] You are
   *[named] { $who } is
} back at { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
} and { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
marks-and-has = { PERSON($who) ->
    [you] You mark { $marked } and have
   *[named] { $who } marks { $marked } and has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bredouille ->
    [yes] , bredouille
   *[no] { "" }
}.
back-at = { PERSON($who) ->
    [you] You are
   *[named] { $who } is
} back at { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
has-points = { PERSON($who) ->
    [you] You have
   *[named] { $who } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bredouille ->
    [yes] , bredouille
   *[no] { "" }
}.

## Staying and leaving

would-stay = Stay: { $points ->
    [0] with no points over,
    [one] keep { $points } point and
   *[other] keep { $points } points and
} play { $dice } on this board{ $gift ->
    [0] { "" }
   *[other] ; { $other } then marks { $gift }
}.
would-lose = { $points ->
    [0] { "" }
    [one] lose your { $points } point;{ " " }
   *[other] lose your { $points } points;{ " " }
}{ $theirs ->
    [0] { "" }
   *[other] { $other } loses { $theirs };{ " " }
}{ $gift ->
    [0] { "" }
   *[other] the { $gift } for { $other } are not marked;{ " " }
}
would-leave = Leave: { $lost }keep your { $holes ->
    [one] hole
   *[other] { $holes } holes
}; all men go back, and you throw first.
would-end-round = Leave: { $lost }the round ends: { $now }.
round-drawn = { $holes } holes each are a draw, and it is played again
round-won = { PERSON($who) ->
    [you] you win
   *[named] { $who } wins
} it by { $holes } holes to { $theirs }{ $how ->
    [small] { " " }in small bredouille
    [big] { " " }in big bredouille
    [small-held] { " " }in small bredouille without leaving
    [big-held] { " " }in big bredouille without leaving
   *[simple] { "" }
}, for { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
act-stay = { PERSON($player) ->
    [you] You stay.
   *[named] { $player } stays.
}
announces-leaving = { PERSON($who) ->
    [you] You announce leaving.
   *[named] { $who } announces leaving.
}
leaves = { PERSON($who) ->
    [you] You leave.
   *[named] { $who } leaves.
}
leaves-keeping = { PERSON($who) ->
    [you] You leave
   *[named] { $who } leaves
}: { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
} kept, the points of both gone, all men back on the talons.
agrees = { PERSON($who) ->
    [you] You agree.
   *[named] { $who } agrees.
}
agrees-keeping = { PERSON($who) ->
    [you] You agree
   *[named] { $who } agrees
}: { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
} kept, the points of both gone, all men back on the talons.

## Schools and false moves

act-school = { PERSON($player) ->
    [you] You claim
   *[named] { $player } claims
} a school: { $points } too { $over } was marked.
act-demand = { PERSON($player) ->
    [you] You demand
   *[named] { $player } demands
} that the marking be put right.
act-accept = { PERSON($player) ->
    [you] You accept
   *[named] { $player } accepts
} the claim.
act-contest = { PERSON($player) ->
    [you] You contest
   *[named] { $player } contests
} the claim.
act-withdraw = { PERSON($player) ->
    [you] You withdraw
   *[named] { $player } withdraws
} the claim, which is a false school.
act-persist = { PERSON($player) ->
    [you] You persist
   *[named] { $player } persists
}, and the referee decides.
act-stand = { PERSON($player) ->
    [you] You name a false move and let it stand.
   *[named] { $player } names a false move and lets it stand.
}
act-replace = { PERSON($player) ->
    [you] You name a false move and have { $play } played instead.
   *[named] { $player } names a false move and has { $play } played instead.
}

## The scored game

lots = Lots are drawn: { PERSON($white) ->
    [you] you sit down
   *[named] { $white } sits down
} with ○ and { PERSON($black) ->
    [you] you
   *[named] { $black }
} with ●.
act-advise = { PERSON($adviser) ->
    [you] You advise: “{ $advice }”
   *[named] { $adviser } advises: “{ $advice }”
}
act-abandon = { PERSON($who) ->
    [you] You would break the game off.
   *[named] { $who } would break the game off.
}
act-play_on = { PERSON($who) ->
    [you] You would play on.
   *[named] { $who } would play on.
}
round = Round { $number } of { $rounds }: { PERSON($white) ->
    [you] you
   *[named] { $white }
} against { PERSON($black) ->
    [you] you
   *[named] { $black }
}{ $waiting ->
    [0] { "" }
    [one] ; { PERSON($out) ->
        [you] you sit out
       *[named] { $out } sits out
    }
   *[other] ; { $out } sit out
}.{ $begun ->
    [yes] { " " }{ PERSON($first) ->
        [you] You have
       *[named] { $first } has
    } the first move.
   *[no] { "" }
}

## How it ended

ended = { $reason }.
ended-points = { $reason }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ended-tokens = { $reason }: { $tokens ->
    [one] { $tokens } token.
   *[other] { $tokens } tokens.
}
score = Score: { PERSON($white) ->
    [you] you
   *[named] { $white }
} { $ours }, { PERSON($black) ->
    [you] you
   *[named] { $black }
} { $theirs }.
both = { $first } { $second }
ended-resigned = { PERSON($who) ->
    [you] You resign
   *[named] { $who } resigns
}
ended-dropped = { PERSON($who) ->
    [you] You drop
   *[named] { $who } drops
} the double
ended-mother = { PERSON($who) ->
    [you] You have pinned the mother and win a double game
   *[named] { $who } has pinned the mother and wins a double game
}
ended-mothers-drawn = Both mothers are pinned: drawn
ended-deadlocked = Neither player can ever move again: drawn
ended-conceded = { PERSON($who) ->
    [you] You concede
   *[named] { $who } concedes
} { $worth ->
    [1] a single game
    [2] a double game
   *[3] a triple game
}{ $stake ->
    [1] { "" }
   *[other] , at stakes of { $stake }
}
ended-borne-off = { PERSON($who) ->
    [you] You have borne off all men and win
   *[named] { $who } has borne off all men and wins
} { $worth ->
    [1] a single game
    [2] a double game
   *[3] a triple game
}{ $stake ->
    [1] { "" }
   *[other] , at stakes of { $stake }
}
ended-last-man = { PERSON($who) ->
    [you] You bear
   *[named] { $who } bears
} off the last man
ended-claimed-die = { PERSON($who) ->
    [you] You bear
   *[named] { $who } bears
} off the last man with a claimed die
ended-holes = { PERSON($who) ->
    [you] You have made { $holes } holes
   *[named] { $who } has made { $holes } holes
}
level = { CAP($sides) } are level at { $total }.
wins-in-all = { $count ->
    [one] { PERSON($winners) ->
        [you] You win
       *[named] { $winners } wins
    }
   *[other] { CAP($winners) } win
} { $total } in all.
wins-match = { PERSON($who) ->
    [you] You win the match.
   *[named] { $who } wins the match.
}

## What was overlooked, told when a game marked or claimed by hand is over

missed-short = { $n ->
    [one] { $n } point not marked
   *[other] { $n } points not marked
}
missed-over = { $n ->
    [one] { $n } point too many marked
   *[other] { $n } points too many marked
}
missed-unclaimed = School of { $n } let pass
missed-given = School of { $n } given
missed-taken = School of { $n } taken
missed-false = False move
missed-unnoticed = False move of the other not noticed
missed-die = The { $n } not claimed
