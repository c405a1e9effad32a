"""The kinds of networks that play Trictrac."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...networks.kinds import Kind
from ...networks.turns import NOWHERE
from . import encoding, jans, looking, movement, round_encoding, state
from .adapting import as_round
from .game import Trictrac
from .game import scratch as ways_and_events
from .looking import lay_out, survey


def _scratch() -> tuple[np.ndarray, ...]:
    return (*ways_and_events(), np.empty(2, state.POSITION))


def _card_scratch(game: Trictrac, most: int, room_for_it: int) -> list[tuple[tuple[int, ...], Any]]:
    ways, events = movement.workspace().shape, jans.workspace().shape
    workers = min(most, room_for_it // (8 * ways[0] * ways[1]))
    return [((workers, *ways), np.int64), ((workers, *events), np.int64), ((2 * workers,), state.POSITION)]


def _expand_on_card(cuda: Any) -> Any:
    @cuda.jit
    def expand(  # type: ignore[no-untyped-def]
        rulings, positions, places, rolls, coins, dice, most, rows, outcomes, same, begins, counts, signs, size,
        ways, events, drafts,
    ):  # fmt: skip
        worker = cuda.grid(1)
        if worker < ways.shape[0]:
            for task in range(worker, places.shape[0], ways.shape[0]):
                i = places[task]
                roll = rolls[task]
                leaves, over, plays = survey(
                    rulings, positions, i, dice[roll, 0], dice[roll, 1], drafts, 2 * worker, ways[worker],
                    events[worker],
                )  # fmt: skip
                count = plays + 1 if leaves else plays
                begin = cuda.atomic.add(size, 0, count)
                counts[task] = count
                signs[task] = 1
                if begin + count > rows.shape[0]:
                    begins[task] = NOWHERE
                else:
                    begins[task] = begin
                    lay_out(
                        rulings, dice[roll, 0], dice[roll, 1], leaves, over, plays, drafts, 2 * worker, ways[worker],
                        rows, begin, outcomes, same,
                    )  # fmt: skip

    return expand


_SHARED: Any = {
    "record": state.POSITION, "expand": looking.expand, "expand_on_card": _expand_on_card, "scratch": _scratch,
    "card_scratch": _card_scratch,
}  # fmt: skip

ORDINARY = Kind(
    encoding=encoding.NAME, inputs=encoding.INPUTS, outputs=encoding.OUTPUTS, scale=encoding.SCALE,
    geometry=encoding.GEOMETRY, unit=1, see=looking.see, encode=encoding.encode,
    rules=lambda game: game.playout_rulings, **_SHARED,
)  # fmt: skip
ROUND = Kind(
    encoding=round_encoding.NAME, inputs=round_encoding.INPUTS, outputs=round_encoding.OUTPUTS,
    scale=round_encoding.SCALE, geometry=round_encoding.GEOMETRY, unit=round_encoding.UNIT, see=looking.see_round,
    encode=round_encoding.encode, rules=lambda game: game.rulings, begins_with={encoding.NAME: as_round}, **_SHARED,
)  # fmt: skip
"""Of a round of the scored game."""
