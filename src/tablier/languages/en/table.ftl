### Words of the table: buttons, what is waited for, the board in words.

you = You
white = White
black = Black
off = off
bar = the bar
board = Board
chips = Numbers to play
bar-label = What to do
menu = Menu
bar-connecting = Connecting …
bar-watching = You are watching.
cell-empty = empty
cell-men =
    { $n ->
        [one] one man
       *[other] { $n } men
    }
cell-pinned = pinned below: { $name }
cell-bar = Bar, { $name }
cell-off = Off, { $name }
cell-movable = can move
cell-picked = picked up
cell-target = { $number } leads here
cell-target-hits = { $number } leads here and hits
cell-standing =
    { $n ->
        [one] one man standing
       *[other] stack of { $n }
    }
cell-lying =
    { $n ->
        [one] one man lying
       *[other] { $n } men lying
    }
group-points = Points { $from } to { $to }
group-mine = Below
group-theirs = Above
chip-lead = { $number }, played first
chip-wait = { $number }, play this first
chip-dim = { $number }, cannot be played now
chip-spent = { $number }, played
act-throw = Throw
act-opening = Throw
act-unbind = Throw
act-lots = Draw lots
act-double = Double to { $stakes }
act-take = Take
act-beaver = Take and double again
act-drop = Drop
act-confirm = Confirm
act-undo = Undo
act-void = Void
act-adjust = I adjust
act-pass = Go on
act-go = Play it
act-fast = Fast-forward
act-stay = Stay
act-leave = Leave
act-agree = Agree
act-accept = Accept
act-contest = Contest
act-withdraw = Withdraw
act-persist = Persist
act-mark = Mark { $points }
act-claim = Take the { $die }
act-waive = Let it roll
act-break = Point { $point }
act-next-round = Next round
act-next = Next game
act-rematch = Rematch
act-house = Let the house play
act-advise = Advise
act-replace = Replace
act-stand = Let it stand
act-steps = Play
lots-title = Who sits down first?
lots-sub = Lots decide.
opening-title = Who begins?
opening-sub = A die each; the higher begins.
throw-title = Your throw.
throw-shared = { $name } throws.
throw-for = Throw for { $name }.
throw-wait = { $name } is to throw.
open-throw = Enter the throw
open-opening = { open-throw }
open-unbind = { open-throw }
throw-gift = First mark what the other’s throw gave you.
throw-ends = Throwing ends the chance to claim a school.
answer-title = { $name } doubles to { $stakes }.
answer-sub = Take and play on, or drop and lose the game.
answer-wait = { $name } has to take or drop.
unbind-title = The tables are bound.
unbind-sub = A die each decides who names a point.
break-title = Name a point to break up.
break-sub = Numbers are those of the player who has to enter.
break-wait = { $name } names a point to break up.
claim-title = { $name } throws again.
claim-sub = Stop the dice to take one of the throw before, or let them roll.
claim-wait = { $name } may still stop the dice.
rights-title = { $name } throws again.
rights-sub = A die the other could not use is yours, if you can use it and take it before the next throw.
mark-title = Mark your throw
mark-sub = Mark before you touch a man; that ends the chance.
mark-wait = { $name } is marking.
ask-less = { $by } less
ask-more = { $by } more
open-mark = Mark otherwise …
ask-mark = You marked { $instead }
mark-instead = Mark { $points } instead
stay-title = A hole is made: stay or leave?
stay-sub = Leave: both set up anew and points are wiped. Stay: play on.
stay-wait = { $name } decides whether to stay.
agree-title = { $name } wants to end here.
agree-sub = Agree, or claim a school first.
agree-wait = { $name } has to agree.
accused-title = { $name } claims a school.
accused-sub = Accept, or let the claim be proved.
accused-wait = { $name } answers the claim.
persist-title = { $name } contests your claim.
persist-sub = Withdraw, or persist and the referee decides.
persist-wait = { $name } may withdraw the claim or persist.
itself-title = The throw plays itself.
itself-sub = Die by die, as far as it goes.
itself-wait = { $name } plays.
play-title = Play { $numbers }.
play-wait = { $name } is to play.
play-pick = Pick a man, or a place to go.
play-picked = Man on { $from } picked up: to { $where }. Tap it again to play the { $number }.
play-picked-only = Man on { $from } picked up: to { $where }.
play-aimed = Several men can go there: pick one.
play-done = All played.
play-done-sub = Confirm, or undo.
play-done-some = Played as far as it goes: { $numbers } cannot be played.
play-unclear = Several numbers are possible: choose the place.
none-title = Nothing can be played.
none-sub = No man can move by any of these numbers.
none-fast = Fast-forward until you can move again …
only-title = Only one play.
only-sub = { $play }
only-play = Play it
forced-no = There is still a choice.
left = { $n } to play
left-note =
    { $n ->
        [one] One number is still to be played.
       *[other] { $n } numbers are still to be played.
    }
open-school = School …
school-first = Claim first …
ask-school = Claim a school
ask-school-over = What was wrong?
ask-school-over-little = marked too little
ask-school-over-much = marked too much
ask-school-points = By how many points
act-school = Claim { $points }
act-demand = Only ask to correct
open-replace = False move …
ask-replace = A false move?
ask-replace-text = A legal play that moves a man touched, such as 1/7 1/6
price-marks = { $name } marks { $n }
price-stake = the loser pays { $n }
ask-advise = Advise the player
ask-advise-text = Your advice
ask-steps = Type a play
ask-steps-text = Such as 12/17 1/5
routes-title = Two ways lead there
routes-by = by { $by }
routes-hits = by { $by }, hits
routes-number = with the { $number }
ask-throw = What do the dice show?
ask-opening = One die each
ask-unbind = One die each
ask-die = Die { $n }
field-die = Die
field-dice = Dice
field-point = Point
field-points = Points
field-holes = Holes
field-text = Your words
field-side = Side
field-player = Player
rematch-go = To the new game
rematch-agree = Agree to a rematch
rematch-wait = Rematch offered
over-look = Look through the game
over-review = Review the game
over-title = The game is over
over-won = You have won
over-lost = You have lost
between-won = You win this game
between-lost = You lose this game
between-round = Round { $n } is over
between-title = End of the game
open-here = A seat is free for you.
open-title = Waiting for somebody to sit down.
open-sub = Send the link to a friend; the game begins when every seat is taken.
anew-soon = The game is about to begin.
anew-wait = Waiting for { $names } to come back.
anew-wait-sub = Each page sealed a number for the dice and opens it by itself; the game begins when all are open.
anew-sub = If you go on, the seat becomes free, and everybody seals a new number.
anew-late = Go on without them
anew-do = Seal anew
anew-lost = Your sealed number is in the browser you sat down with.
anew-lost-sub = Open the table there, or have everybody seal a new number.
open-copy = Invite …
seat-free = Free seat
seat-open = nobody yet
bot = the computer
bot-thinks = thinking …
house-plays = the house plays
away = away
away-house = away · the house may play in
holds-flag = holds the flag
owns-cube = owns the cube
tip-jan = A table of six fields; also what a throw is worth there.
tip-talon = The heap on the first field, where all men begin.
tip-bredouille = Twelve points in a row without the other scoring: the hole counts double.
doing-lots = to draw lots
doing-opening = to throw
doing-throw = to throw
doing-answer = to take or drop
doing-unbind = to throw
doing-break = to name a point
doing-claim = may claim
doing-mark = to mark
doing-stay = to stay or leave
doing-agree = to agree
doing-accused = to answer
doing-persist = to decide
doing-play = to play
doing-between = { "" }
doing-over = { "" }
holes =
    { $n ->
        [one] hole
       *[other] holes
    }
points =
    { $n ->
        [one] point
       *[other] points
    }
pips =
    { $n ->
        [one] pip
       *[other] pips
    }
stacked =
    { $n ->
       *[other] to unstack
    }
off-n =
    { $n ->
       *[other] off
    }
match-points =
    { $n ->
       *[other] won
    }
referee-title = The referee
referee-over = The end
threw-you = You threw { $dice }
threw = { $name } threw { $dice }
threw-called = ({ $called })
round = round { $number } of { $of }
round-replay = round { $number } of { $of }, again
game-number = game { $number }
die-used = { $face }: { $name }
die-nobody = { $face }: nobody
die-down = A man is taken down from the stack.
die-off = A man leaves the board.
die-open-how = The thrower did not use it.
die-nobody-how = Neither can use it.
hole-you =
    { $n ->
        [one] You make a hole
       *[other] You make { $n } holes
    }
hole =
    { $n ->
        [one] { $name } makes a hole
       *[other] { $name } makes { $n } holes
    }
quarrel-title = School
quarrel-over = { $reader ->
    [claimant] You say that { $other } marked { $n } too much.
    [accused] { $name } says that you marked { $n } too much.
   *[neither] { $name } says that { $other } marked { $n } too much.
}
quarrel-under = { $reader ->
    [claimant] You say that { $other } marked { $n } too little.
    [accused] { $name } says that you marked { $n } too little.
   *[neither] { $name } says that { $other } marked { $n } too little.
}
quarrel-contested = { $reader ->
    [accused] You contest it.
   *[other] { $name } contests it.
}
record = Record
record-text = As text
record-earlier = Here the last lines are told; the record as text has them all.
account = Account
account-player = Player
account-rounds = Rounds
account-total = Total
account-each =
    { $n ->
        [one] One round settled
       *[other] { $n } rounds settled
    }
account-round = Round
account-winner = Winner
account-tokens = Tokens
account-holes = Holes
account-sheet = The sheet
sits-out = Sits out: { $names }
sits-out-you = You sit out this round.
textboard = Board in words
textboard-point = Point
textboard-who = Whose
textboard-men = Men
your-turn = Your turn.
said-pick = { $from }: to { $where }
said-step = { $from } to { $to }, { $number } played; { $left } left
said-step-last = { $from } to { $to }, { $number } played; all played
why-legal = That can be played, number by number.
line-lost = Reconnecting … your draft is kept.
line-back = Connected again.
clock-low = { $n } seconds left.
gone-title = No such table
gone-sub = It may have been cleared away long ago.
stopped-title = This table cannot be played on
gone-go = To the salon
where-against = you against { $name }
where-match = to { $n }
where-watching = watching
watching-n = { $n } watching
flip = Mirror the board
sound-on = Sound is on
sound-off = Sound is off
theme-is-auto = Colours: as the system
theme-is-light = Colours: light
theme-is-dark = Colours: dark
menu-game = The game
menu-table = This table
menu-settings = How it looks and sounds
menu-end = Ending
menu-rules = This table’s rules
menu-links = Links
menu-keys = Keys
menu-sound = Sound
menu-notify = Tell me when it is my turn and I look elsewhere
menu-notify-denied = The browser does not allow it for this page.
menu-auto = Play forced plays by itself
menu-book = The rules of the game
menu-leave = To the salon
rules-book = As in the book: no option departs from it.
rules-clock = { $n } seconds a move, after { $delay } seconds of grace.
rules-hand = Dice are thrown on a real board and entered.
rules-dice = The dice were fixed before the first throw, and can be proved afterwards.
links-invite = Send this to a friend to play:
links-watch = With this link anybody can watch:
links-own = Private: go on with your seat on another device. Whoever has this link plays for you.
resign = Resign
resign-sure = Give this game up? The other wins it.
resign-yes = Resign
resign-no = Play on
abandon = Break the game off …
abandon-title = Break the game off?
abandon-answer = { $names } would break off …
abandon-sure = If all the others agree, the game ends here. Rounds that were won are settled; the one under way counts nothing.
abandon-agree = If you agree too: rounds that were won are settled; the one under way counts nothing.
abandon-yes = Break off
abandon-refuse = Play on: do not break off
abandon-asked = Asked for by { $names }.
keys-lead = While the board or the bar has the focus:
keys-walk = walk over the board
keys-walk-key = ← → ↑ ↓
keys-space = pick a man, or drop it
keys-space-key = Space
keys-enter = do what the bar offers first
keys-enter-key = Enter
keys-twice = the same man again plays the leading number
keys-twice-key = Space Space
keys-digits = play that number from here
keys-digits-key = 1 – 6
keys-n = next man that can move (Shift: back)
keys-n-key = N
keys-d = let the other number lead
keys-d-key = D
keys-u = undo a step (Shift: all)
keys-u-key = U ⌫
keys-f = finish what is forced
keys-f-key = F
keys-e = enter your own dice
keys-e-key = E
keys-slash = type a play
keys-slash-key = /
keys-w = why not?
keys-w-key = W
keys-help = this help
keys-help-key = ?

## Help, and looking back

bot-level = the computer, { $level }
act-hint = Hint
act-take_back = Take back
dice-again = { $dice } again
hint-title = What the master would do
hint-thinking = The master thinks …
hint-nothing = There is nothing to mark, to claim or to decide here.
hint-best = Best: { $play }.
hint-is-best = best
past-label = The moment looked at
past-is = Looking back.
past-again = The last move again
past-of = After act { $at } of { $of }.
past-news = { $n ->
    [one] { $n } new act
   *[other] { $n } new acts
}
past-back = One act back
past-on = One act on
past-now = Back to now
past-now-said = Back to the game.
record-walk = Record; arrow keys look back
show-again = Show last move
rules-help = Hints and take-backs are allowed; both are counted and said in the record.
rules-no-help = There are no hints, and nothing is taken back.
keys-h = a hint
keys-h-key = H
keys-t = take the last decision back
keys-t-key = T
keys-r = show the last move again
keys-r-key = R
missed-title = What was missed
missed-nothing = Nothing was missed by anybody.
missed-look = Look
play-pick-some = Pick a man; tap a dim number to hear why it cannot be played.
play-some = Play { $n } of { $numbers }: the rest cannot be played.
press-theirs = That man is not yours.
press-nobody = No man of yours can go there with these numbers.
clock-name = time left
