### What the salon says: about tables and seats, presence, requests and storage.

too-many-sockets = From one address { $n } may look on at once; close a page or two.
stopping = The server is stopping; your table is kept. The page comes back by itself.
no-such-table = There is no such table.
table-unreadable = What was agreed on at this table cannot be read by this version of the program. It is kept as it is.
nothing-changed = That could not be stored, so nothing was changed. Please try again.
too-many-waiting = From one address { $n } public tables may wait at a time; play at one of them, or open one that is not public.
too-many-shown = From one address { $n } public tables may be on show at a time; finish one of them, or open one that is not public.
bad-request = The request is not as it should be, at { $text }: { $text2 }.
invalid = it is not as it should be
invalid-missing = it is missing
invalid-unknown = nothing is called so
invalid-unknown-kind = there is no such kind
invalid-no-json = it is no JSON
invalid-unseen-signs = signs that cannot be seen are not allowed
invalid-seal-and-seed = either seal or seed
invalid-two-questions = either text, or from and number
invalid-choice = it is one of { $list }
invalid-no-yes-or-no = it is true or false
invalid-no-whole-number = it is a whole number
invalid-no-number = it is a number
invalid-no-text = it is a text
invalid-no-list = it is a list
invalid-no-object = it is an object
invalid-at-least = it is at least { $n }
invalid-at-most = it is at most { $n }
invalid-signs-at-least =
    it has at least { $n ->
        [one] one sign
       *[other] { $n } signs
    }
invalid-signs-at-most =
    it has at most { $n ->
        [one] one sign
       *[other] { $n } signs
    }
invalid-items-at-least =
    it has at least { $n ->
        [one] one item
       *[other] { $n } items
    }
invalid-items-at-most =
    it has at most { $n ->
        [one] one item
       *[other] { $n } items
    }
hello-first = Say hello first.
bad-message = Messages are texts in JSON.
too-long = A message has at most { $n } bytes.
unreadable-message = The message cannot be read: { $why }.
too-fast = That is faster than anybody can play; wait a moment and send it again.
hello-again = You have said hello already.
request-too-long = A request has at most { $n } bytes.
unknown-host = The salon is not called by that name.
no-length = Say how long the request is.
trouble = Something went wrong here, and has been noted. Please try again.
bad-length = A request tells its length in one way, not in two.
too-many-connected = Too many are connected just now; come back a little later.
too-slow = The request did not come in time.
unreadable-request = That is no request that could be read.
bad-authorization = A seat is shown as: Authorization: Seat TOKEN.
account-title = { $game }, { $day }
no-account = An account is kept in the scored game only.
no-hello = Nobody said hello.
no-handshake = That is no handshake of a WebSocket that could be read.
no-such-socket = There is no such socket, or none for a page from elsewhere.
not-known = The database does not answer, so it is not known yet whether that was stored. Please try again.
no-database = The database does not answer just now. Please try again in a moment.
no-driver = The driver { $quoted } is not installed; pip install 'tablier[postgres]' brings PostgreSQL’s.
bad-database = The database cannot be used: { $text }
no-workers-here = Several servers on one machine need Linux, macOS or another Unix.
workers-need-postgresql = Several servers need a database that they can share: --database postgresql://…
bad-workers = { $name }WORKERS is at least 1, not { $n }.
bad-bus = A bus is redis://…, not { $quoted }.
no-redis = A bus on Redis needs its client: pip install 'tablier[redis]'.
no-such-moment = So far { $n } events have happened.
not-drawn = That cannot be drawn: { $text }.
no-such-lesson = This guide has { $n } lessons.
not-in-lesson = That is not what this lesson is about.
not-in-exercise = That is not what is asked here.
no-such-problem = There are { $n } problems of this game.
no-hint = Where there are two choices, a hint would be the answer.
nothing-to-play = No throw was to be played at that moment.
not-stored = Nothing can be stored just now. Please try again in a moment.
too-often-anew = All parts in the dice have been made anew too often here; open another table.
no-such-seat = There is no such seat for a person at this table.
only-watching = You are watching: only those who sit at the table can act.
old-number = A later message was done already; number messages in order.
not-sealed = Nobody opens their part in the dice before all are sealed.
not-late = All parts in the dice are made anew only if somebody does not open theirs in time.
nobody-away = The house plays only for somebody who has been away for a while.
seat-taken = Somebody sits there already.
not-your-seat = That is somebody else’s seat.
unknown-level = There is no bot { $quoted }; there are: { $text }.
nobody-throws = At a real board somebody has to sit who enters the dice.
clock-by-hand = At a real board no clock runs here.
no-seals = No seals are asked for at this table: bring a seed, or nothing.
opened-already = Your part in the dice is open already.
not-as-sealed = That is not the seed you have sealed.
sealed-already = Your part in the dice is settled already and cannot be changed.
unknown-option = The options are those of the rules; the rest has fields of its own.
bad-seats = { $game } is played by { $n } here; { $n2 } seats are given.
too-busy = Too much is being asked for just now; come back a little later.
house-acts = The house acts for { PERSON($who) ->
    [you] you
   *[named] { $who }
}.
now-called = { PERSON($who) ->
    [you] You are now called { $name }.
   *[named] { $who } is now called { $name }.
}
for-the-other = It is for the other to act.
sits-down = { PERSON($who) ->
    [you] You sit down.
   *[named] { $who } sits down.
}
anew = Everybody’s part in the dice is made anew.
rematch-offered = { PERSON($who) ->
    [you] You would like another game.
   *[named] { $who } would like another game.
}
house-plays-on = { PERSON($who) ->
    [you] You are away: the house plays on.
   *[named] { $who } is away: the house plays on.
}
back = { PERSON($who) ->
    [you] You are back.
   *[named] { $who } is back.
}
bad-act = { $quoted } is not an act.
seal-not-opened = { $name } has not opened the sealed number in time: the seat is free again.
bad-log-level = { $name }LOG_LEVEL is one of { $text }, not { $quoted }.
bad-bot-processes = { $name }BOT_PROCESSES is 0 or more, not { $n }.
bad-bot-threads = { $name }BOT_THREADS is 1 or more, not { $n }.
bad-port = { $name }PORT is a number from 0 to 65535, not { $n }.
too-many-tables = One address may open { $n } tables an hour; play at one of them.
too-many-names = A name may be changed { $n } times an hour; keep this one for now.
too-many-seats = From one address { $n } seats may be taken a minute; wait a little before you sit down again.
too-many-seats-an-hour = From one address { $n } seats may be taken an hour; wait a little before you sit down again.
-stands-as-before = The table stands as it was before that: it can be looked at and its record taken, but nobody can play on.
stopped-act-missing = Act { $n } of this table is missing from what was kept. { -stands-as-before }
stopped-act-unreadable = Act { $n } of this table cannot be read any more. { -stands-as-before }
stopped-act-refused = Act { $n } of this table does not follow from those before it. { -stands-as-before }
not-opened = The game begins once everybody has opened their part in the dice.
not-seated = The game begins once every seat is taken.
sitting-out = { PERSON($who) ->
    [you] You sit out this round.
   *[named] { $who } sits out this round.
}
server-throws = The server throws at this table; no dice can be entered.
dice-needed = The dice are read off a real board at this table: enter them.
server-threw = The server threw these dice, and they stand.
other-target = By the { $number } that man goes to { $goes }, not to { $wished }.
not-bound = That man cannot be moved, so touching it binds to nothing.
not-over = Another game can be offered once this one is over.
offered-already = You have offered another game already.
table-full = Too many people are looking at this table; come back a little later.
elsewhere = You have opened this table on many other screens; go on there, or load this page again.
blocked = With { $dice } no man can be moved.
nothing-here = There is nothing here.
bad-method = That cannot be done here.
unreadable-at = The message cannot be read, at { $where }: { $why }.
no-number = { $setting } is a number, not { $given }.
no-whole-number = { $setting } is a whole number, not { $given }.
seat-number = Seat { $n }

## Help

hint-asked = { PERSON($who) ->
    [you] You ask for a hint.
   *[named] { $who } asks for a hint.
}
taken-back = { PERSON($who) ->
    [you] You take your last decision back; the same dice come again.
   *[named] { $who } takes the last decision back; the same dice come again.
}
play-taken-back = { PERSON($who) ->
    [you] You take { $play } back; the same dice come again.
   *[named] { $who } takes { $play } back; the same dice come again.
}
no-help = At this table there are no hints, and nothing is taken back.
no-help-here = Hints and take-backs are for games against the computer alone, without a clock.
nothing-to-decide = There is nothing for you to decide now.
nothing-to-take-back = There is nothing to take back in this game.
same-dice = What was taken back is thrown again with the same dice: { $dice }.
too-many-looks = { $n } positions a minute are judged for one address; wait a moment.

## Whoever runs the salon

closed = The salon is closed just now: no new tables are opened.
closed-standing = The salon is closed just now: games stand still, and go on when it opens.
closed-so = The salon is closed: { $text }
blocked-here = From your address nobody may play here. You may look on.
table-altered = This table was changed by whoever runs the salon; the page loads it again.
disk-full = Nothing can be stored: the disk is full.
cannot-store = The database answers, but nothing can be stored in it. The log says why.
compiling = The rules of the games are still being compiled here; whoever comes has to wait for them.
not-for-you = This is for whoever runs the salon: from the addresses in TABLIER_WATCH_FROM, or with the token in TABLIER_WATCH_TOKEN.
bad-watchers = { $name }WATCH_FROM has addresses and networks with commas between, and { $quoted } is none.
bad-metrics-port = { $name }METRICS_PORT is a number from 0 to 65535, not { $n }.
bad-retention = { $name }RETENTION_DAYS is 0 or more.
newer-database = The database was changed by a newer version of the program (to { $found }) in a way that this one, which knows { $known }, cannot work with. Use the newer version, or let it take the change back: tablier admin migrate --to { $known }
