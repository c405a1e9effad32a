"""A position set up by hand, looked at, and played on from."""

from tablier import BadPosition, Table, read_position

position = read_position("garanguet:w:19x5,20x5,21x5:22x15")  # path numbers and men; who is not there is off
print(position.pips(0), position.pips(1), position.winner, position.mirror())
table = Table(position.game, position=position, seed=1)
print(table.throw(), [play.notation for play in table.plays()][:3])
try:
    read_position("garanguet:w:1x16:1x15")
except BadPosition as problem:
    print(problem.faults)
