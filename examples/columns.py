"""Statistics by named columns, which pandas and Polars take as they are: ``pandas.DataFrame(columns)``."""

from tablier import Table, batch
from tablier.bots import make
from tablier.review import QUICK, review

columns = batch.columns(batch.playouts("garanguet", 2000, seed=1))
print({name: round(float(values.mean()), 3) for name, values in columns.items()})

table, bot = Table("irish", seed=2), make("random", 2)
for _ in range(20):
    bot.choose(table)
decisions = review(table.record(), QUICK).columns()
print(list(decisions), sum(decisions["cost"]))
