"""Unstacked Draughts as text: the board in signs, and a player's men in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...board import MEN_SIGNS
from ...saying import Reader, Said, Several, Who
from ...saying.reader import PLAIN
from ...svg.words import number
from ...text import Cube, heading
from .position import UnstackedPosition

_PLACE = 6
"""The width of a point."""


def board(
    position: UnstackedPosition, viewer: int, names: Sequence[str], cube: Cube | None, marked: Collection[int],
    reader: Reader = PLAIN,
) -> list[str]:  # fmt: skip
    points = len(position.men[0])
    numbers = "  " + "".join(f"{point:<{_PLACE}}" for point in range(1, points + 1))
    edge = "─" * (points * _PLACE + 1)
    stacked, lying = reader.say(Said("unstacked-play.stacked")), reader.say(Said("unstacked-play.lying"))
    column = max(len(stacked), len(lying)) + 2

    def half(player: int) -> list[str]:
        sign = MEN_SIGNS[player]
        men, standing = position.men[player], position.standing[player]
        # The lowest man of a stack stays where it is; it counts as stacked while another stands on it.
        stacks = [left + 1 if left else 0 for left in standing]
        flat = [total - stack for total, stack in zip(men, stacks, strict=True)]
        off, left = position.off(player), sum(standing)
        task = (
            Said("unstacked-play.brings-down", off=off, left=left)
            if left
            else Said("unstacked-play.bears-off", off=off)
        )
        return [
            _row(sign, stacks) + f" {stacked:<{column}} {heading(player, names)}",
            _row(sign, flat) + f" {lying:<{column}} {reader.say(task)}",
        ]

    gap = "│" + " " * (points * _PLACE + 1) + "│"
    return [numbers, f"┌{edge}┐", *half(1 - viewer), gap, *half(viewer)[::-1], f"└{edge}┘", numbers]


def _row(sign: str, counts: Sequence[int]) -> str:
    return "│ " + "".join(f"{sign * men if men else '·':<{_PLACE}}" for men in counts) + "│"


def side(position: UnstackedPosition, player: int) -> list[Said]:
    groups = []
    counts = zip(position.standing[player], position.men[player], strict=True)
    for point, (standing, men) in enumerate(counts, 1):
        if not men:
            continue
        lying = number(men - standing - 1 if standing else men)
        if not standing:
            groups.append(Said("pictures.lying", men=lying, point=point))
        elif men == standing + 1:
            groups.append(Said("pictures.stack", stack=number(men), point=point))
        else:
            groups.append(Said("pictures.stack-and-lying", stack=number(standing + 1), men=lying, point=point))
    off = position.off(player)
    if off:
        groups.append(Said("pictures.off", men=number(off)))
    return [Said("pictures.has", who=Who(player), men=Several(tuple(groups), apart=True))]
