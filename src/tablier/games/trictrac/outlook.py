"""What the next throw would bring to either side, on average: what a rule of thumb looks at."""

from __future__ import annotations

import numpy as np

from ...compiled import rule
from .jans import score_roll
from .state import Rulings


@rule
def outlook(
    rulings: Rulings, positions: np.ndarray, player: int, chances: np.ndarray, ways: np.ndarray, jans: np.ndarray
) -> None:
    """What the next throw brings on average: the other's throw to the other and to ``player``, then the same the
    other way round, as if the other had not played."""
    for i in range(positions.shape[0]):
        for turn in range(2):
            positions[i]["turn"] = player if turn else 1 - player
            for a in range(1, 7):
                for b in range(1, a + 1):
                    weight = (1 if a == b else 2) / 36
                    _, mine, theirs, _ = score_roll(rulings, positions, i, a, b, ways, jans)
                    chances[i, 2 * turn] += weight * mine
                    chances[i, 2 * turn + 1] += weight * theirs
