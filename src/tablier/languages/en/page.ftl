### Words of the pages. What games are called and say of themselves stands in their own catalogues.

## Shared

loading = One moment …
close = Close
copy = Copy
copied = Copied
again = Try again
percent = { $figure } %
error-unreachable = The salon does not answer. It may have been stopped; your games are kept.
error-failed = Something went wrong: { $sentence }
rules-whole = The whole page of rules
side-white = White
side-black = Black

## Header and footer

notice-from-house = From the house: { $text }
notice-hide = Put this away
skip = Skip to the content
brand = Tablier
nav-main = Main
nav-menu = Menu
nav-play = Play
nav-learn = Learn
nav-analysis = Analysis
nav-rules = Rules
nav-history = Your games
nav-help = Help
nav-settings = Settings
theme-light = Light
languages = Language
theme-auto = As the system
theme-page = Colours of the page
theme-board = The board
theme-board-walnut = Walnut and verdigris
theme-board-slate = Ebony and slate
theme-board-rosewood = Rosewood and rose
identity-title = You
identity-seats = Your seats, and how to take them to another device
theme-dark = Dark
foot-about = Tables games that backgammon made people forget, complete to the last clause. No account, no tracking, nothing fetched from elsewhere.
foot-source = Free software under the MIT licence
foot-docs = Documentation
foot-api = For programmers: the API

## Games

rules-common-line = Who begins, what must be played, the names of the doubles, real dice, matches and resigning.
minutes = { $n } min
minutes-long = one to two hours

## Salon

salon-title = Tablier: old tables games, played today
salon-h1 = Old games, one good table
salon-lead = The tables games that backgammon made people forget, with a referee who marks every point and says why.
salon-games = Choose a game
salon-play = Play
salon-play-label = Play: { $game }, against the computer
salon-learn = Learn it
salon-learn-label = Learn it: { $game }, in two minutes
salon-scored = Scored game, for two to four
salon-set-up = Set up a table…
salon-against = Against { $level }
salon-against-rules = rules as in the books
salon-against-label = Who plays against you
salon-your-turn = Your turn in { $game }
salon-friend = Play a friend
salon-friend-text = Send the link; whoever opens it sits down. No account.
salon-friend-make = Make a link
salon-friend-or = or { $here } · { $dice }
salon-friend-here = both at this screen
salon-friend-dice = with your own dice
salon-name = Your name
salon-name-hint = As the others see it. Kept in this browser only.
salon-guest = Guest
salon-continue = Your game of { $game } is waiting
salon-continue-against = against { $names }
salon-continue-more = and { $n } more
salon-continue-go = Go on playing
salon-open = Open tables
salon-open-empty = Nobody is waiting just now. Open a table yourself, or play the computer: it always has time.
salon-open-by = { $name } is waiting
salon-open-sit = Sit down
salon-open-sit-label = Sit down at { $name }’s table of { $game }
salon-open-watch = Watch
salon-open-watch-label = Watch { $names } play { $game }
salon-running = Being played
salon-watching = { $n } watching
salon-match = to { $n }
salon-options = own rules
salon-clock = { $n } s a move
salon-offline = The list could not be brought up to date.

## New table

new-title = Set up a table
new-game = Game
new-opponent = Against
new-bot = the computer
new-friend = a friend, by link
new-here = someone at this screen
new-open = whoever comes
new-friend-hint = You get a link to send. Whoever opens it sits down opposite.
new-here-hint = Both of you play on this device, turn by turn.
new-open-hint = The table is shown to everybody in this salon.
new-level = How does it play?
new-side = Which side is yours
new-side-lots = drawing lots for the side
new-match = How long
new-rounds = Rounds
new-rounds-hint = A multiple of the number of players.
new-dice = Dice
new-dice-server = dice thrown here
new-dice-hand = dice of my own
new-dice-hint = With real dice the salon is only your referee: you enter what you threw.
new-help = Hints and take-backs
new-help-allowed = hints allowed
new-help-none = no hints
new-help-hint = Against the computer, without a clock. Both are counted and said in the record.
new-clock = Clock
new-clock-none = without a clock
new-clock-fast = briskly, { $n } s a move
new-clock-calm = calmly, { $n } s a move
new-clock-slow = unhurriedly, { $n } min a move
new-clock-hint = Who lets it run out has the house play for them.
new-name2 = Name of the other
new-second = Second player
new-rules = Rules: as in the book
new-rules-changed =
    { $n ->
        [one] Rules: { $n } choice of your own
       *[other] Rules: { $n } choices of your own
    }
new-rules-lead = Where the old documents slip or fall silent, the table may choose.
new-presets = Ready-made
new-preset-book = As in the book
new-default = as in the book
new-number = A number from { $low } to { $high }
new-seats = Who plays?
new-seats-2 = two
new-seats-3 = three
new-seats-4 = four, in teams
new-seats-explain-2 = Two play every round against each other.
new-seats-explain-3 = Two play a round while the third sits out and may advise both; then they change. Lots decide who begins.
new-seats-explain-4 = Players 1 and 3 are partners against 2 and 4. You meet both opponents one after the other, then your partner takes over; gains and losses are the team’s.
new-seat = Player { $n }
new-seat-team = Player { $n }, team { $team }
new-seat-me = me
new-seat-friend = a friend, by link
new-seat-here = someone at this screen
new-seat-bot = computer: { $level }
new-seat-name = Name of player { $n }
new-public = Show it in the list of open tables
new-computer = the computer, { $level }
new-sentence = I play { $game } against { $opponent }, { $match }, { $side }, { $clock }, with { $dice } and { $help }.
new-sentence-scored = We play { $game }, { $clock }, with { $dice }.
new-match-to =
    { $n ->
        [0] without end, the score running
        [1] one single game
       *[other] a match to { $n } points
    }
new-side-0 = with White
new-side-1 = with Black
new-rules-single = Change single rules…
new-create = Open the table
new-creating = Setting up …
new-invite-title = Your table is ready
new-invite-text = Send this link to your friend. Whoever opens it first may sit down; others can watch.
new-invite-link = Link to the table
new-invite-qr = The same link as a QR code, for a phone’s camera
new-invite-share = Share …
new-invite-go = Go to your seat
new-nobody = At least one seat must be yours.

## Sitting down

sit-title = Sit down
sit-lead = { $by } has a free seat for you at { $game }.
sit-lead-plain = There is a free seat at this table of { $game }.
sit-freed = You had a seat here. It became free because your page was closed when the game was to begin.
sit-name = Your name
sit-seat = Your seat
sit-seat-is = Your seat: { $seat }
sit-seat-white = White, the light men
sit-seat-black = Black, the dark men
sit-seat-n = Player { $n }
sit-do = Sit down
sit-watch = Only watch
sit-fair = The dice were promised before you came ({ $commitment }…). Your browser seals a number of its own as you sit down, and opens it when everybody has: nobody can choose last.
sit-taken = That seat has just been taken.

## A finished game

game-title-plain = A finished game
game-unfinished = This game is still being played.
game-watch = Go to the table
game-step-first = To the beginning
game-step-back = One back
game-step-on = One on
game-step-last = To the end
game-step-start = Before the first throw
game-share = Share
game-share-game = Link to the game
game-share-position = Link to this position
game-download = Take it with you
game-download-text = Record (text)
game-download-json = Record (JSON)
game-download-picture = Picture of this position (SVG)
fair-title = Are the dice fair?
fair-sentence = Each throw was fixed before the game.
fair-check = Check it.
fair-alarm = These dice are not what was promised before the game.
fair-alarm-sub = What does not hold is marked below. Keep the record: anybody can see from it what happened.
fair-text = Before anybody sat down the salon promised its part of the dice. Then every player sealed a number, and only when all were sealed were they opened. Each throw follows from all of these together, and your browser works it out again as it comes. Nobody, not even the salon, could choose one.
fair-old = This table was opened under an older scheme: its dice can be checked once the match is over, with the command below.
fair-values = The values, and how to check them elsewhere
fair-promise = Promise
fair-seal = Seal of { $name }
fair-seed = Number of { $name }
fair-key = Key of the last throw
fair-secret = Secret
fair-command = With the record downloaded, on a computer of your own:
fair-promise-held = The promise has not changed since this browser first saw it.
fair-promise-broken = The promise is not the one this browser was given first.
fair-seals-open = Everybody’s number is opened once all are sealed.
fair-seals-held = Everybody’s number is the one that was sealed.
fair-seals-broken = Somebody’s number is not the one that was sealed.
fair-mine-open = Your own number is sealed.
fair-mine-held = Your own number is in these dice.
fair-mine-broken = The number this browser gave is not in these dice.
fair-keys-broken = What was told of the salon’s part does not lead back to the promise.
fair-throws-open = Nothing has been thrown yet.
fair-throws-held =
    { $n ->
        [one] The one throw so far follows from the promise and the numbers.
       *[other] All { $n } throws so far follow from the promise and the numbers.
    }
fair-throws-broken = Throw { $at } was { $found }, where promise and numbers give { $expected }.
fair-anew =
    { $n ->
        [one] Everybody’s number was made anew once, because somebody did not open theirs.
       *[other] Everybody’s number was made anew { $n } times, because somebody did not open theirs.
    }
game-proof-hand = These dice were read off a real board and entered by hand, so there is nothing to prove.
game-rematch = Play again
account-whole = Every round
account-back = Back to the table
account-print = Print
game-account = The account
game-account-print = Print the sheet
game-account-player = Player
game-account-rounds = Rounds
game-account-consolations = Consolations
game-account-queue = Queue
game-account-bets = Bets
game-account-total = Total
game-position = Position
game-missing = There is no such table here. The link may be incomplete.
game-flip = See it from the other side

## History

history-title = Your games
history-lead = The games this device has a seat in. Seats are kept in this browser; the salon knows no accounts.
history-empty = No games yet. The shortest of them takes ten minutes and needs no thought at all.
history-empty-go = To the salon
history-count-won = won
history-count-lost = lost
history-count-going = under way
history-choose-game = Which game
history-all-games = all games
history-choose-ended = How it ended
history-all-ends = however they ended
history-none-such = There is no such game among yours.
history-running = Under way
history-finished = Finished
history-turn-you = your turn
history-turn-wait = waiting for { $name }
history-turn-open = a seat is still free
history-go = Go on
history-review = Review
history-reviewed = reviewed
history-reviewing = being reviewed
history-unreviewed = not reviewed yet
history-mistakes =
    { $n ->
        [0] reviewed, no mistakes
        [one] reviewed, 1 mistake
       *[other] reviewed, { $n } mistakes
    }
history-label = { $verb }: { $game }, { $names }
history-won = you won
history-lost = you lost
history-over = finished
history-seats = Take your seats elsewhere
history-seats-text = A seat is a private link: whoever has it plays for you. Open it on another device and go on there.
history-export = Copy all as links
history-import = Add seats by their links
history-import-hint = One link a line.
history-import-do = Add
history-import-done =
    { $n ->
        [one] { $n } seat added.
       *[other] { $n } seats added.
    }
history-import-none = There is no private seat link in that.
history-forget = Forget this game here
history-forget-label = Forget on this device: { $game }, { $names }
history-forget-sure = The seat can then only be taken again with its private link. Forget it?
history-forget-no = Keep it
history-gone =
    { $n ->
        [one] { $n } seat is unknown to this salon.
       *[other] { $n } seats are unknown to this salon.
    }

## Rules

rules-title = The rules
rules-lead = Every rule has a number that never changes. When the referee marks a point or refuses a play, it names the clause: here they all are, with their sources.
rules-pages = Pages
rules-common = What all games share
rules-search = Search this page
rules-search-hint = A word, or a clause such as T-25
rules-found =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
rules-found-none = No clause has that word.
rules-contents = Clauses
rules-anchor = Link to { $clause }
rules-guide = Learn it on the board
rules-play = Play it
rules-language = This page has not been translated yet: here it is in English.

## Guide

guide-title = Learn { $game }
guide-h1 = { $game }, in a few moves
guide-lead = Each lesson is one act on the real board, with the real referee. Nothing counts; try things.
guide-lesson = Lesson { $n } of { $all }
guide-lessons = Lessons
guide-next = Next lesson
guide-back = Back
guide-skip = Skip
guide-again = Again
guide-again-label = Again: start this lesson anew
guide-done = Done
guide-tick = done
guide-finish = That was all. You can play { $game } now.
guide-finish-play = Play against the computer
guide-finish-rules = Read the whole rules
guide-finish-more = Learn another game
guide-index = Learn a game

## An address that leads nowhere

nothing-title = There is nothing here
nothing-text = The link may be incomplete, or what it led to was never there.

## Help

help-title = Help
help-lead = How to move, how to learn from your games, how to play with a friend, and why the dice can be trusted.
help-contents = On this page
help-moving = Moving the men
help-moving-pick = Click or tap a man: the places it may go to are marked, each with the number it takes. Click one of them, or drag the man there.
help-moving-same = Pick the same man again to play the leading number: six sixes are six taps.
help-moving-chips = The chips in the bar are your numbers; tap one to make it lead.
help-moving-undo = Everything can be undone until you confirm.
help-moving-why = Where a play is refused, the reason stands under the board with its clause. Nothing you do wrong can harm the game.
help-keys = Keys
help-keys-hint = They work while the board or the bar below it has the focus.
help-key = Key
help-does = What it does
keyname-space = Space
keyname-enter = Enter
key-arrows = walk over the points
key-n = next, or previous, man that can move
key-space = pick a man up, or put it down
key-digits = play that number from here
key-d = change which number leads
key-enter = throw, confirm, or the main button
key-u = undo a step; with Shift all
key-f = finish what is forced
key-slash = type a play, such as 12/17 1/7
key-w = why not?
key-e = enter real dice
key-question = help
help-study = Hints, reviews, learning
help-study-review = A finished game is its review: the board with what was played and what was better, your chances throughout, and what luck had to do with it. Games against the computer are reviewed by themselves; others when you ask for it under “Your games”. There, the key ? tells what the keys do.
help-study-mistakes = “Learn from your mistakes” puts you before each of them again. Try another play, or have the best one shown; what you have solved comes back some days later. There is also a problem of the day for each game, and a collection.
help-study-hints = Against the computer you may ask what the master would play, and take your last play back; the dice stay as they were. Both are counted in the record. When you open the table you can do without.
help-study-past = The record beside the board can be stepped through while you play: choose a line, or show the last move again. The play you were building waits for you.
help-study-analysis = On the analysis board you set up any position of any game, see what it is worth, and play on from it. “Open on the analysis board” takes you there from every moment of a finished game.
help-study-files = A game kept as a file (.tab, .json, .mat, .sgf) can be dropped on “Your games”, on the front page, or on a review: it is shown and reviewed like one of your own, and its dice are checked where it has their proof.
help-friend = With a friend
help-friend-1 = Open a new table “with a friend, by link” and send the link. Your friend needs no account, only a name.
help-friend-2 = Your seat is yours through its private link: you find it under “Your games”. Open it on a telephone and go on there; a reload, a lost connection or a flat battery costs nothing.
help-friend-3 = If the other stays away, the house can play for them after a minute; they take over again by coming back. With a clock it does so when time is up.
help-friend-4 = On a real board: choose “read off a real board”, enter your throws, and let the salon referee.
help-fair = Fair dice
help-fair-1 = Before anyone sits down the salon draws a secret and publishes a promise of it. A promise gives nothing away, but fits one secret only: the salon can no longer change it.
help-fair-2 = As you sit down your browser seals a random number of its own. Only when everybody has sealed one are they opened. All throws follow from the secret and everybody’s numbers together, so neither the salon nor a player can steer them.
help-fair-3 = With each throw a piece of the secret is told that leads back to the promise, and your browser works the throw out again. If one is not as it should be, the table says so. Anybody can check the record afterwards:
help-privacy = What is kept, and where
help-privacy-1 = On the server: the table, the names typed in, what was played, and a fingerprint of each seat’s secret. No account, no e-mail, no statistics.
help-privacy-2 = In your browser: your name, your seats, language, appearance, sound. No cookies. Clearing the site’s data forgets them.
help-privacy-3 = Finished games can be seen by whoever has their link.
help-seeing = Without seeing the board
help-seeing-1 = Every point is a button that says its number and its men; throws, points and plays are spoken as they happen. There is also the board as a table of words, in the menu of the table.
help-api = For programmers
help-api-1 = Everything these pages do, a program can do too: HTTP, a WebSocket, and a small example bot.
help-api-link = Description of the interface (OpenAPI)
help-learn = Learn a game on the board

## Before anything is drawn: what search engines and readers without scripts are told

noscript = Tablier is played in the browser and needs JavaScript; everything comes from this server, nothing from elsewhere. The rules can be read without it:
salon-about = { $games }: play against the computer or a friend, with a referee who says why.
salon-about-short = Historical tables games: play them, learn them, with a referee who says why.
nothing-about = There is no such page in this salon.
game-noscript = Stepping through a game needs JavaScript; reading it does not.
game-read = Read the game
game-about = A finished game, to step through, with what the referee said at every throw.
guide-about = Learn a tables game in a few moves on the real board.
history-about = The games this device has a seat in.
rules-about = The rules of historical tables games, clause by clause, with their sources.

## Without a network

offline-title = You are offline
offline-lead = Without the network there are problems, your finished games, guides and rules. To play, also two at one screen, the salon’s referee and dice are needed: tables wait until you are back.
offline-back = The network is back
offline-problems-title = Problems
offline-problems = Two plays, one of them better: which?
offline-no-games = Finished games are kept here as soon as you have seen your list of games.
offline-books = Guides and rules
guide-read-answer = What it leads to
