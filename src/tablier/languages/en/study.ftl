### What the salon says of reviews, and of records that are brought in.

## Reviews

not-over = The match is not over yet: what it was worth is told when it is.
match-too-long = The match is too long to be reviewed here.
no-reviews = Matches are not reviewed here.
too-many-reviews = From one address { $n ->
    [one] { $n } review
   *[other] { $n } reviews
} may be waited for at a time; they come one after another.
too-many-reviews-an-hour = From one address { $n ->
    [one] { $n } review
   *[other] { $n } reviews
} may be asked for in an hour; come back a little later.
too-much-waiting = Too many reviews are waiting just now; come back a little later.
failed = The review could not be made. It has been noted; please try again later.
gone = What was to be reviewed is not there any more.
takes-too-long = That took too long, and was given up.

## Records that are brought in

too-many-records = From one address { $n ->
    [one] { $n } record
   *[other] { $n } records
} may be brought in an hour; come back a little later.
empty-record = Nothing has happened in this file.
not-text = This file is no text, so it cannot be a record.
not-understood = That cannot be understood: { $text }.
record-too-long = The record is too long: at most { $n ->
    [one] { $n } event is
   *[other] { $n } events are
} read.
no-such-record = There is no such record.
record-unreadable = This record cannot be read by this version of the program. It is kept as it is.
no-proof = The record has no proof of its dice.
cannot-check = Its dice cannot be checked: { $why }
proved = { $n ->
    [one] The one throw
   *[other] All { $n } throws
} came about as promised.
disproved = { $n ->
    [0] What was promised of the dice was not kept.
    [one] { $n } throw is not as promised.
   *[other] { $n } throws are not as promised.
}

## Settings

bad-reviews = { $name }REVIEWS is one of { $text }, not { $quoted }.
bad-processes = { $name }REVIEW_PROCESSES and { $name }DESK_PROCESSES are 0 or more, not { $n }.

## A worker

option-database = The database of the salon [the one of tablier serve here].
option-jobs = How many are made at a time [one for two cores].
worker-ready = { $n ->
    [one] Reviews are made, one
   *[other] Reviews are made, { $n }
} at a time, for { $database }  (Ctrl-C ends it)
worker-done = What was under way is left to others.
