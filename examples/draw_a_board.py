"""Boards as pictures: in a notebook a position or a table is one by itself, elsewhere a file."""

from pathlib import Path

from tablier import Table
from tablier.svg import draw

table = Table("trictrac")
table.throw(6, 5)  # the throw for the beginning, which is played: White has the higher die
Path("table.svg").write_text(str(table.picture()), encoding="utf-8")
play = table.plays()[0]
Path("after.svg").write_text(draw(play.position, last=play.steps, last_player=0), encoding="utf-8")
print(play, "in after.svg")
