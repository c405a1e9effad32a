"""Unstacked Draughts as text: the board in signs, and a player's men in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...board import MEN_SIGNS, SIDES
from ...svg.words import NUMBERS
from ...text import Cube, heading
from .position import UnstackedPosition

_PLACE = 6
"""The width of a point."""


def board(
    position: UnstackedPosition, viewer: int, names: Sequence[str], cube: Cube | None, marked: Collection[int]
) -> list[str]:
    points = len(position.men[0])
    numbers = "  " + "".join(f"{point:<{_PLACE}}" for point in range(1, points + 1))
    edge = "─" * (points * _PLACE + 1)

    def half(player: int) -> list[str]:
        sign = MEN_SIGNS[player]
        men, standing = position.men[player], position.standing[player]
        # The lowest man of a stack stays where it is; it counts as stacked while another stands on it.
        stacks = [left + 1 if left else 0 for left in standing]
        flat = [total - stack for total, stack in zip(men, stacks, strict=True)]
        bearing_off = not any(standing)
        task = "bears off" if bearing_off else f"{sum(standing)} to bring down"
        return [
            _row(sign, stacks) + f" stacked   {heading(player, names)}",
            _row(sign, flat) + f" lying     {position.off(player)} off, {task}",
        ]

    gap = "│" + " " * (points * _PLACE + 1) + "│"
    return [numbers, f"┌{edge}┐", *half(1 - viewer), gap, *half(viewer)[::-1], f"└{edge}┘", numbers]


def _row(sign: str, counts: Sequence[int]) -> str:
    return "│ " + "".join(f"{sign * men if men else '·':<{_PLACE}}" for men in counts) + "│"


def side(position: UnstackedPosition, player: int) -> str:
    groups = []
    counts = zip(position.standing[player], position.men[player], strict=True)
    for point, (standing, men) in enumerate(counts, 1):
        if not men:
            continue
        lying = men - standing - 1 if standing else men
        parts = [f"a stack of {NUMBERS[standing + 1]}"] if standing else []
        if lying:
            parts.append(f"{NUMBERS[lying]} lying")
        groups.append(f"{' and '.join(parts)} on {point}")
    off = position.off(player)
    if off:
        groups.append(f"{NUMBERS[off]} off")
    return f"{SIDES[player].capitalize()} has {'; '.join(groups)}."
