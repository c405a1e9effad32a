### What is wrong with a record, or with the proof of its dice.

bad-record = Line { $line }: { $why }
bad-entry = Event { $line }: { $why }
fault = line { $line }: { $why }
fault-entry = event { $line }: { $why }

## Headers

no-beginning = a record begins with the line 'tablier record 1'
no-header = { $line } is not a header such as 'game: garanguet'
no-game = The record does not say which game it is of.
bad-header = { $name } is a whole number, not { $given }.
bad-tag = { $name } cannot name a remark: it is taken, or no word in small letters.
bad-remark = A remark or a comment is a text, not { $given }.
no-record = { $given } is not a record.
not-json = this is not JSON
other-format = the format is { $given } instead of { $wanted }
bad-headers = the headers are not texts by name
bad-events = the events are not a list

## Lines and events

no-act = { $line } is not an act at this table.
result-too-soon = The record gives a result, but the game is not over.
other-result = The record gives another result than the rules: { $reason }, { $points }.
no-such-mark = { $who } does not mark { $points } under { $clause } here.
no-verdict = { $line } is not a verdict such as '? error 0.084: 12/18 17/20 was better (3 turns ahead)'.
verdict-called = A verdict is { $words }, not { $given }.
verdict-cannot-be = In a verdict, { $field } cannot be { $value }.
verdict-of-nothing = The verdict stands before anything was done.
variation-of-nothing = The variation stands before anything was done that it could replace.
variation-not-begun = A variation ends here that was never begun.
variation-not-ended = A variation is not ended by a line with ")".
variations-too-deep = No more than { $most } variations stand inside one another.
bad-variation = { $line } is not a variation, which is a list of events.
no-variation = Nothing was played otherwise, so there is no variation.
no-event = { $given } is not an event.
event-lacks = The event { $event } lacks { $field }.
event-cannot-be = In the event { $event }, { $field } cannot be { $value }.
event-has-no = The event { $event } has no { $field }.

## Dice that can be checked

bad-seed = A seed is 1 to 64 visible ASCII signs without spaces.
dice-used-up = The { $throws } throws promised for this table are made; open another table to go on.
dice-by-hand = the dice were read off a real board and entered by hand: there is nothing to compute
dice-unsaid = the record does not say that its dice are made by { $scheme }
dice-unknown = the record says its dice are made by { $scheme }, which this program does not know
lacks = the record lacks { $name }
secret-untold = the secret is not told yet: it is once the match is over
bad-secret = the secret is not 64 hexadecimal digits
bad-key = the key is not 64 hexadecimal digits
