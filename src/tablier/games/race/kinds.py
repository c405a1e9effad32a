"""The kinds of networks that play race games."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...networks.kinds import Kind
from ...networks.turns import NOWHERE
from . import encoding, looking, moves, pinned_encoding
from .game import RaceGame, scratch
from .looking import lay_out, survey
from .plays import COLUMNS, room


def _rules(game: RaceGame) -> Any:
    return game.rules


def _card_scratch(game: RaceGame, most: int, room_for_it: int) -> list[tuple[tuple[int, ...], Any]]:
    nodes, slots = room(game.rules)
    workers = min(most, room_for_it // (8 * COLUMNS * nodes + 4 * slots))
    return [((workers, nodes, COLUMNS), np.int64), ((workers, slots), np.int32)]


def _expand_on_card(cuda: Any) -> Any:
    @cuda.jit
    def expand(  # type: ignore[no-untyped-def]
        rules, positions, places, rolls, coins, dice, most, rows, outcomes, same, begins, counts, signs, size,
        nodes, slots,
    ):  # fmt: skip
        worker = cuda.grid(1)
        if worker < nodes.shape[0]:
            for task in range(worker, places.shape[0], nodes.shape[0]):
                i = places[task]
                a, b, c = dice[rolls[task], 0], dice[rolls[task], 1], dice[rolls[task], 2]
                bound, first, count = survey(rules, positions, i, a, b, c, nodes[worker], slots[worker])
                kept = min(count, most)
                begin = cuda.atomic.add(size, 0, kept)
                counts[task] = kept
                signs[task] = -1 if bound and coins[task] else 1
                if begin + kept > rows.shape[0]:
                    begins[task] = NOWHERE
                else:
                    begins[task] = begin
                    lay_out(
                        rules, positions, i, a, b, bound, first, count, most, nodes[worker], rows, begin, outcomes,
                        same,
                    )  # fmt: skip

    return expand


_SHARED: Any = {
    "unit": 1, "record": moves.POSITION, "expand": looking.expand, "expand_on_card": _expand_on_card, "rules": _rules,
    "scratch": scratch, "card_scratch": _card_scratch,
}  # fmt: skip


def _kind(of: Any, see: Any) -> Kind:
    return Kind(
        encoding=of.NAME, inputs=of.INPUTS, outputs=of.OUTPUTS, scale=of.SCALE, geometry=of.GEOMETRY, see=see,
        encode=of.encode, **_SHARED,
    )  # fmt: skip


RACE = _kind(encoding, looking.see)
PINNING = _kind(pinned_encoding, looking.see_pinned)
"""Where men are pinned."""
