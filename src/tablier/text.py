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
from .games import Position, Roll, family_of
from .phases import Phase
from .saying.reader import PLAIN, Reader

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


def table(table: Table, viewer: int = 0) -> str:
    """A table as text: title, score, board, and what is waited for."""
    seen = board(table.drafted_position, viewer, table.names, table.cube)
    lines = [title(table), "", seen, "", status(table)]
    if table.drafted:
        lines.append(draft(table))
    return "\n".join(lines)


def title(table: Table) -> str:
    """The game, its variant, and the score; in a scored game how far it has come and the tokens of each side."""
    game = table.game
    variant = f" ({game.variant})" if game.variant else ""
    return textwrap.fill(f"{game.name}{variant}: {score(table)} ({_aim(table)})", WIDTH)


def score(table: Table) -> str:
    """Who has how many points of the match, or tokens of the account."""
    account = table.account
    if account is None:
        return ", ".join(f"{heading(side, table.names)} {points}" for side, points in enumerate(table.score))
    sides = (" and ".join(_short(table.players[player]) for player in line.players) for line in account.lines)
    return ", ".join(f"{side} {signed(line.total)}" for side, line in zip(sides, account.lines, strict=True))


def _aim(table: Table) -> str:
    account = table.account
    if account is not None:
        rounds = account.scheme.rounds
        return f"all {rounds} rounds played" if account.final else f"round {len(account.entries) + 1} of {rounds}"
    return f"match to {table.match}" if table.match else "running score"


def throw(roll: Roll, announcement: str | None = None) -> str:
    """A throw as it is called: ``6-6 (Sonnez)``."""
    dice = "-".join(map(str, roll))
    return f"{dice} ({announcement})" if announcement else dice


def draft(table: Table) -> str:
    """The play being built: the steps made, and what is left to play or that it is complete."""
    made = " ".join(map(str, table.drafted)) or "nothing"
    open_numbers = sorted({step.number for step in table.steps()}, reverse=True)
    rest = f"to play next: {' or '.join(map(str, open_numbers))}" if open_numbers else "complete"
    return f"Drafted: {made} ({rest})."


def status(table: Table) -> str:
    """What the table waits for, in a sentence."""
    name = f"{table.names[table.player]} {MEN_SIGNS[table.player]}" if table.player is not None else ""
    match table.phase:
        case Phase.OPENING:
            return "A die each decides who begins."
        case Phase.THROW:
            return f"{name} to throw."
        case Phase.ANSWER:
            assert table.cube is not None
            stake = table.cube[0]
            return f"{name} is offered stakes of {2 * stake}: take the double, or drop it and lose {stake}."
        case Phase.UNBIND:
            return f"The tables are bound before {name}: a die each decides who names a point to be broken up."
        case Phase.BREAK:
            return f"{name} names the point to be broken up, 1 to 6 from the side of entry."
        case Phase.CLAIM:
            return f"{name} may claim a die of the throw before, or let the new one come to rest."
        case Phase.PLAY:
            return f"{name} to play {throw(table.dice, table.announcement)}."
        case Phase.LOTS:
            return "Lots decide who sits down first."
        case Phase.MARK:
            return f"{name} has thrown {throw(table.dice, table.game.announce(table.dice))} and marks, if only nothing."
        case Phase.STAY:
            return f"{name} has made a hole, and stays or leaves."
        case Phase.AGREE:
            return f"{name} agrees to what the other has announced, or claims a school first."
        case Phase.ACCUSED:
            return f"{name} is accused of a school, and accepts or contests it."
        case Phase.PERSIST:
            return f"{name}'s claim is contested: withdraw it, or persist."
        case _:
            return result(table, table.results[-1])


def result(table: Table, ended: Result) -> str:
    """How a game, or a round of a scored game, ended and what it brings."""
    if ended.winner is None:
        return f"{ended.reason} [{ended.clause}]."
    return f"{ended.reason}: {count(ended.points, 'point' if table.account is None else 'token')} [{ended.clause}]."


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
