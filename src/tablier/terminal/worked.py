"""The examples of the rules pages on a terminal: the board in signs, and what the referee says of the throw."""

from __future__ import annotations

from .. import rulebook, text
from ..games import read_position
from ..telling import examples
from .preparing import prepare
from .speaking import reader, side_words, spoken


def with_boards(markdown: str) -> str:
    """A page of rules, or a clause, with a board for each of its examples."""
    return rulebook.rewritten(markdown, _drawn)


def _drawn(example: rulebook.Worked) -> str:
    position = read_position(example.position)
    prepare(position.game)
    moments = examples.work(example)
    board = text.board(position, position.turn, side_words(), reader=reader())
    lines = [f"{number}. {spoken(moment.told)}" for number, moment in enumerate(moments, 1)]
    return "\n".join([f"**{example.caption}**", "", "```text", board, "```", "", *lines])
