"""Boards in plain text, for terminals and logs.

The viewer sits below; the numbers outside the board are the viewer's path. White's men are ``○``, Black's ``●``. Of a
stack of more than five men, four are drawn and the count of all. A pinned man stands in brackets at the foot of those
who pin him. Nothing is wider than 80 columns.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from .board import CONTRARY, MEN_SIGNS
from .games import Position, family_of
from .saying import IN_TEXT, Reader, Said, Several
from .saying.reader import PLAIN
from .standing import aim, drafted, ended, waiting
from .standing import throw as throw

if TYPE_CHECKING:
    from .table import Result, Table

WIDTH = 80
SIDE_NAMES = ("White", "Black")
ROWS = 5
"""How many men of a stack are drawn one by one."""
_CELL = 4
_HALF = 6
EMPTY = " " * (_HALF * _CELL)
_NAME_WIDTH = 18

Cube = tuple[int, int | None]


def board(
    position: Position,
    viewer: int = 0,
    names: Sequence[str] = SIDE_NAMES,
    cube: Cube | None = None,
    marked: Collection[int] = (),
    reader: Reader = PLAIN,
) -> str:
    """A position as lines of text; beside the board each player's name, men off, men on the bar and pips.

    In Trictrac the viewer's talon is below on the right and the rest corners are marked with ``◇``; beside the board
    stand points and holes. The numbers of the points ``marked`` (on the viewer's path) stand in brackets. The few words
    are those of the ``reader``'s language.
    """
    lines = family_of(position.game).writing.board(position, viewer, names, cube, marked, reader)
    return "\n".join(line.rstrip() for line in lines)


def table(table: Table, viewer: int = 0, reader: Reader = IN_TEXT) -> str:
    """A table as text: title, score, board, and what is waited for."""
    seen = board(table.drafted_position, viewer, names(table, reader), table.cube, reader=reader)
    lines = [title(table, reader), "", seen, "", status(table, reader)]
    if table.drafted:
        lines.append(draft(table, reader))
    return "\n".join(lines)


def title(table: Table, reader: Reader = IN_TEXT) -> str:
    """The game, its rulings, and the score; in a scored game how far it has come and the tokens of each side."""
    said = Said("telling.title", game=table.game.called, score=score(table, reader), aim=aim(table))
    return textwrap.fill(reader.say(said), WIDTH)


def score(table: Table, reader: Reader = IN_TEXT) -> str:
    """Who has how many points of the match, or tokens of the account."""
    account, called = table.account, names(table, reader)
    if account is None:
        return ", ".join(f"{heading(side, called)} {points}" for side, points in enumerate(table.score))
    return ", ".join(
        reader.say(
            Said(
                "telling.side-total",
                side=Several(tuple(_short(reader.name(table.sitter(player))) for player in line.players)),
                total=signed(line.total),
            )
        )
        for line in account.lines
    )


def names(table: Table, reader: Reader = PLAIN) -> tuple[str, str]:
    """What White and Black are called, as they sit at the board now; who has no name, by the side."""
    white, black = map(reader.name, table.people)
    return white, black


def draft(table: Table, reader: Reader = IN_TEXT) -> str:
    """The play being built: the steps made, and what is left to play or that it is complete."""
    return reader.say(drafted(table))


def status(table: Table, reader: Reader = IN_TEXT) -> str:
    """What the table waits for, in a sentence."""
    return reader.line(waiting(table))


def result(table: Table, result: Result, reader: Reader = IN_TEXT) -> str:
    """How a game, or a round of a scored game, ended and what it brings."""
    return reader.line(ended(table, result))


def count(number: int, what: str) -> str:
    """A number of things: ``1 point``, ``2,000 points``."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def signed(tokens: int) -> str:
    """Tokens won or lost: ``+12``, ``−3``, ``0``."""
    return f"{tokens:+}".replace("-", "−") if tokens else "0"


def rows_of_points(movement: int) -> tuple[list[int], list[int]]:
    """The viewer's path numbers along the top and the bottom of the board, from left to right."""
    if movement == CONTRARY:
        return list(range(12, 0, -1)), list(range(13, 25))
    return list(range(1, 13)), list(range(24, 12, -1))


def halves(
    rows: tuple[list[int], list[int]],
    holder: Callable[[int], tuple[int, int] | tuple[int, int, bool]],
    above: tuple[int, int],
    below: tuple[int, int],
) -> tuple[list[str], list[str]]:
    """The lines of the far and the near side of the board; ``above`` and ``below`` wait on the bar.

    ``holder`` says whose men stand on a point, how many, and whether they pin a man of the other's.
    """

    def line(points: list[int], depth: int, waiting: tuple[int, int]) -> str:
        cells = [_cell(depth, *holder(point)) for point in points]
        bar = _cell(depth, *waiting)[:3]
        return "│" + "".join(cells[:_HALF]) + f"│{bar}│" + "".join(cells[_HALF:]) + "│"

    edge = "─" * (_HALF * _CELL)
    top, bottom = rows
    upper = [f"┌{edge}┬───┬{edge}┐", *(line(top, depth, above) for depth in range(ROWS))]
    lower = [*(line(bottom, depth, below) for depth in reversed(range(ROWS))), f"└{edge}┴───┴{edge}┘"]
    return upper, lower


def numbers(points: list[int], marked: Collection[int], corners: Collection[int] = ()) -> str:
    def cell(point: int) -> str:
        if point in marked:
            return f"[{point}]".ljust(_CELL)
        return f"{f'{point}◇' if point in corners else point:^{_CELL}}"

    cells = [cell(point) for point in points]
    return " " + "".join(cells[:_HALF]) + "     " + "".join(cells[_HALF:])


def heading(player: int, names: Sequence[str]) -> str:
    return f"{MEN_SIGNS[player]} {_short(names[player])}"


def _short(name: str) -> str:
    return name if len(name) <= _NAME_WIDTH else name[: _NAME_WIDTH - 1] + "…"


def beside(lines: list[str], notes: Iterable[str], from_below: bool = False) -> None:
    """Set notes to the right of lines, a player's name outermost."""
    for offset, note in enumerate(notes):
        lines[-1 - offset if from_below else offset] += f"  {note}"


def _cell(depth: int, player: int, men: int, pinning: bool = False) -> str:
    """One man, a count, or nothing: what is seen ``depth`` men up a stack; at the foot of it the man it pins."""
    if pinning and depth == 0:
        return f"({MEN_SIGNS[1 - player]})".ljust(_CELL)
    if depth >= men + pinning:
        return " " * _CELL
    if depth == ROWS - 1 and men + pinning > ROWS:
        return f"{men:^{_CELL}}"
    return f"{MEN_SIGNS[player]:^{_CELL}}"
