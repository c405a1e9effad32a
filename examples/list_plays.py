"""All legal plays of a roll, what they lead to, and why another is refused."""

from tablier import Refusal, read_position

position = read_position("backgammon@modern:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5")
for play in position.plays("6-1"):
    print(f"{play.notation:14}", play.position.id)
try:
    position.play("1/6 1/2", "6-1")
except Refusal as refusal:
    print(refusal.code, refusal.clause, refusal.sentence)
