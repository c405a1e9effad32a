"""Two bots play a match at a table; whoever likes sits down in place of one."""

from tablier import Table
from tablier.bots import make

table = Table("irish", seed=3, names=("Ann", "Bob"))
players = make("greedy"), make("random")
while table.phase != "over":
    players[table.player or 0].choose(table)  # one act: a throw, a play; or table.throw(), table.play("12/18 1/6")
print(table)
print(table.names[table.winner or 0], "wins after", len(table.events), "acts:", table.results[-1].reason)
