"""A match is written down, read again, gone through event by event, and given a variation."""

from tablier import Record, Table
from tablier.bots import make

table = Table("garanguet", seed=5, names=("Ann", "Bob"))
while len(table.events) < 12 or table.phase != "throw":
    make("greedy").choose(table)
table.record(date="2026-11-18").save("game.tab")

record = Record.load("game.tab")
print(record.tags["date"], *record.table.names, record.faults or "no faults")
for moment in record:
    print(moment.number, moment.event.line(), moment.position.id)

aside = record.replay(len(record) - 1)  # the last decision once more
aside.play(aside.plays()[-1])
record.vary(aside, "why not this?")
print(record)
