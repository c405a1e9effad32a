"""A file of many games, gone through without playing them."""

from collections import Counter

from tablier import Record, Table
from tablier.bots import make


def played(seed: int) -> Record:
    table, bot = Table("unstacked", seed=seed), make("random", seed)
    while table.phase != "over":
        bot.choose(table)
    return table.record(round=str(seed))


Record.save_all("games.tab", map(played, range(20)))
kinds = Counter(event.kind for record in Record.load_all("games.tab") for event in record.events)
print(kinds.most_common(3))
print(sum(not record.checked().faults for record in Record.load_all("games.tab")), "of 20 games are sound")
