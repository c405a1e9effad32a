### The scored game, Trictrac à écrire: its rounds, its account, and what is refused in it.

## The account on paper

player = Player { $number }
side = { $names }
headline-final = Final account of { $rounds } rounds for { $players } players
headline-after-so-far = Account after { $played } of { $rounds } rounds for { $players } players
headline-after-broken-off =
    Final account after { $played } of { $rounds } rounds for { $players } players, broken off by agreement
caption-rounds = The rounds
caption-bets = The bets
caption-account = The account
head-number = no.
head-winner = winner
head-loser = loser
head-holes = holes
head-bredouille = bredouille
head-replays = replays
head-tokens = tokens
head-idle = sitting out
head-rounds = rounds
head-consolations = consolations
head-queue = queue
head-bets = bets
head-total = total
bredouille-small = small
bredouille-big = big
bet =
    { $winner } won { $won } of { $played ->
        [one] { $played } round
       *[other] { $played } rounds
    } against { $loser }, { $beyond } beyond the contingent of { $contingent }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
bet-by-losses =
    { $winner } lost { $winner-lost ->
        [one] { $winner-lost } round
       *[other] { $winner-lost } rounds
    } and { $loser } { $loser-lost }, with a contingent of { $contingent }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
pot-left =
    Left in the pot: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
pot-open =
    In the pot: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }. The queue and the bets are settled after the last round.
agreed = Agreed: { $terms }.
term-adding = each replay adds 2 to the consolation
term-doubling = each replay doubles the consolation
term-queue =
    the loser of a round puts { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } in the queue
term-winner-begins = the winner begins the next round
term-alternate = the first move alternates
term-as-printed = the winner of every round steps out
term-restored = everybody plays two rounds running
term-by-losses = bets go by the rounds that each has lost
term-two-to-five = bredouilles without leaving count three and five times
bad-names =
    There are { $players } players, but { $names ->
        [one] { $names } name was
       *[other] { $names } names were
    } given.

## What is agreed on

bad-players = The scored game is for two, three or four players, not { $players }.
rounds-not-even = With { $players } players the number of rounds is an even number; { $rounds } is not.
rounds-not-multiple = With { $players } players the number of rounds is a multiple of { $players }; { $rounds } is not.
bad-choice = { $option } cannot be { $given }; it is { $allowed }.
bad-queue = Nobody can put { $tokens } tokens aside; the least is none.
bad-hole-limit = A round cannot end by itself before somebody has six holes.
bad-match = The scored game goes by rounds, not to points: set rounds=6, say.
needs-table = With three or four players the scored game is kept at a table; use players=2.
playout-note = Each is one round, played to { $holes } holes and counted as one point.

## Who plays whom

no-such-player-number = There is no player { $player }; they are 0 to { $last }.
no-such-player = There is no player { $number } at this table.
no-opponent = A round pits two players against each other.
partners = Partners never play a round against each other.
wrong-pair = Round { $round } is between players { $white } and { $black }.
bad-lots = Lots name two players, White’s and Black’s.
beginner-at-the-board = One of the two at the board has the first move.
wrong-beginner = The first move of this round is not for that player.
beginner-unknown = Who has the first move of this round is not settled yet.
first-beginner-unknown = Who began the first round has to be known to alternate.
may-not-advise = Only those who sit out may advise.
no-advice = Advice is one line of text.

## What a round comes to

rounds-over = Only { $rounds } rounds were agreed on.
ends-too-soon = A round cannot end before somebody has { $holes } holes; play on.
round-not-over = Nobody has { $holes } holes yet; the round goes on.
not-won = A round is won by the player with more holes; equal holes are a draw.
wrong-bredouille =
    A small bredouille has { $least } to { $most } holes, a big one { $big } or more; { $holes ->
        [one] { $holes } hole does
       *[other] { $holes } holes do
    } not fit.
must-be-bredouille = Against no hole at all, a round is won in bredouille.
held-without-bredouille = Whether a player has left is asked of bredouilles only.
bad-replays = A round cannot have been replayed fewer than no times.
drawn-at-limit = The limit of { $limit } holes is reached at { $holes } holes each: drawn, and replayed
drawn-by-leaving =
    { PERSON($leaver) ->
        [you] You leave
       *[named] { $leaver } leaves
    } at { $holes } holes each: drawn, and replayed
won-at-limit =
    The limit of { $limit } holes is reached: { PERSON($winner) ->
        [you] you win
       *[named] { $winner } wins
    } the round by { $winner-holes } holes to { $loser-holes }
won-by-leaving =
    { PERSON($leaver) ->
        [you] You leave
       *[named] { $leaver } leaves
    }: { PERSON($winner) ->
        [you] you win
       *[named] { $winner } wins
    } the round by { $winner-holes } holes to { $loser-holes }

## Breaking off

no-resigning = A round of the scored game ends by leaving it; all together may break the game off.
said-already = { PERSON($who) ->
    [you] You have said so already.
   *[named] { $who } has said so already.
}
nobody-breaks-off = Nobody has asked to break off.
broken-off = The game is broken off by agreement after { $played } of { $rounds } rounds
