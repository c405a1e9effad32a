"""What a position is worth, and what is best in it."""

from tablier import Table, find_game

start = find_game("backgammon@modern").start()
worth = start.evaluate()
print(f"whoever throws wins {worth.win:.1%}: {worth.value:+.3f} {worth.unit} ({worth.how})")
table = Table(start.game, position=start)
table.throw(6, 5)
advice = table.analyse()
assert advice is not None
for candidate in advice.candidates[:3]:
    print(f"{candidate.name:12} {candidate.worth:+.3f}")
