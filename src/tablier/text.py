"""Boards in plain text, for terminals and logs.

The viewer sits below; the numbers outside the board are the viewer's path. White's men are ``○``, Black's ``●``. From the
fourth or sixth man on, a stack shows its count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import BAR, CONTRARY, OFF, SIDES, facing
from .games import Position
from .games.race.position import RacePosition
from .games.unstacked.position import UnstackedPosition

if TYPE_CHECKING:
    from .table import Table

MEN_SIGNS = ("○", "●")
ROWS = 5
"""How many men of a stack are drawn one by one."""
_CELL = 4


def board(position: Position, viewer: int = 0) -> str:
    """A position as lines of text."""
    if isinstance(position, RacePosition):
        return "\n".join(_race_lines(position, viewer))
    assert isinstance(position, UnstackedPosition)
    return "\n".join(_unstacked_lines(position, viewer))


def table(table: Table, viewer: int = 0) -> str:
    """A table as text: title, score, board, and what is waited for."""
    return "\n".join((title(table), "", board(table.drafted_position, viewer), "", status(table)))


def title(table: Table) -> str:
    """The game, its variant, and the score."""
    game = table.game
    variant = f" ({game.variant})" if game.variant else ""
    aim = f"to {table.match}" if table.match else "running score"
    white, black = table.score
    stake = f", stakes {table.cube[0]}" if table.cube else ""
    return f"{game.name}{variant}: {table.names[0]} {white}, {table.names[1]} {black} ({aim}{stake})"


def status(table: Table) -> str:
    """What the table waits for, in a sentence."""
    from .table import Phase

    name = table.names[table.player] if table.player is not None else ""
    match table.phase:
        case Phase.OPENING:
            return "A die each decides who begins."
        case Phase.THROW:
            return f"{name} {MEN_SIGNS[table.player or 0]} to throw."
        case Phase.ANSWER:
            return f"{name} may take the double or drop it."
        case Phase.UNBIND:
            return f"The tables are bound before {name}: a die each decides who names a point."
        case Phase.BREAK:
            return f"{name} names the point to be broken up, 1 to 6 from the side of entry."
        case Phase.CLAIM:
            return f"{name} may claim {', '.join(map(str, table.rights))} before the new throw counts."
        case Phase.PLAY:
            called = f", {table.announcement}" if table.announcement else ""
            return f"{name} {MEN_SIGNS[table.player or 0]} has thrown {'-'.join(map(str, table.dice))}{called}."
        case _:
            result = table.results[-1]
            return f"{result.reason}: {result.points} point{'s' if result.points != 1 else ''} [{result.clause}]."


def rows_of_points(movement: int, viewer_below: bool = True) -> tuple[list[int], list[int]]:
    """The viewer's path numbers along the top and the bottom of the board, from left to right."""
    if movement == CONTRARY:
        return list(range(12, 0, -1)), list(range(13, 25))
    return list(range(1, 13)), list(range(24, 12, -1))


def _race_lines(position: RacePosition, viewer: int) -> list[str]:
    movement = position.game.rules.movement
    top, bottom = rows_of_points(movement)

    def holder(point: int) -> tuple[int, int]:
        mine = position.men[viewer][point]
        theirs = position.men[1 - viewer][facing(movement, point)]
        return (viewer, mine) if mine else (1 - viewer, theirs)

    def numbers(points: list[int]) -> str:
        cells = [f"{point:^{_CELL}}" for point in points]
        return " " + "".join(cells[:6]) + "     " + "".join(cells[6:])

    def line(points: list[int], depth: int, waiting: tuple[int, int]) -> str:
        cells = [_cell(*holder(point), depth) for point in points]
        middle = _cell(*waiting, depth).strip() or " "
        return "│" + "".join(cells[:6]) + f"│ {middle:^1} │" + "".join(cells[6:]) + "│"

    def tray(player: int) -> str:
        count = position.men[player][OFF]
        return f"   {MEN_SIGNS[player]} off {count}" if count else ""

    edge = "─" * (6 * _CELL)
    above, below = (1 - viewer, position.men[1 - viewer][BAR]), (viewer, position.men[viewer][BAR])
    lines = [numbers(top), f"┌{edge}┬───┬{edge}┐{tray(1 - viewer)}"]
    lines += [line(top, depth, above) for depth in range(ROWS)]
    lines.append("│" + " " * 6 * _CELL + "│   │" + " " * 6 * _CELL + "│")
    lines += [line(bottom, depth, below) for depth in reversed(range(ROWS))]
    lines += [f"└{edge}┴───┴{edge}┘{tray(viewer)}", numbers(bottom)]
    courier = [SIDES[p].capitalize() for p in (0, 1) if position.game.rules.courier and not position.freed[p]]
    if courier:
        lines.append(f" Courier still to arrive: {' and '.join(courier)}.")
    return lines


def _cell(player: int, count: int, depth: int) -> str:
    """One man, a count, or nothing: what is seen ``depth`` men up a stack."""
    if depth >= count:
        return " " * _CELL
    if depth == ROWS - 1 and count > ROWS:
        return f"{count:^{_CELL}}"
    return f"{MEN_SIGNS[player]:^{_CELL}}"


def _unstacked_lines(position: UnstackedPosition, viewer: int) -> list[str]:
    lines = ["            " + "".join(f"{point:^6}" for point in range(1, 7))]
    for player in (1 - viewer, viewer):
        men, standing = position.men[player], position.standing[player]
        sign = MEN_SIGNS[player]
        # The lowest man of a stack counts as standing as long as others stand on it.
        stacks = [left + 1 if left else 0 for left in standing]
        flat = [total - stack for total, stack in zip(men, stacks, strict=True)]
        block = [
            f" {SIDES[player].capitalize():6} on end" + "".join(f"{_pile(sign, n, '='):^6}" for n in stacks),
            "        flat" + "".join(f"{_pile(sign, n, ''):^6}" for n in flat) + f"   {sign} off {position.off(player)}",
        ]
        lines += [*block, ""] if player != viewer else block[::-1]
    return lines


def _pile(sign: str, count: int, mark: str) -> str:
    return mark + sign * count if count else "·"
