"""What the race games are to a batch."""

from __future__ import annotations

import numpy as np

from ...batch.kernels import Kernel
from ...board import MEN, PATH, POINTS
from . import batch, many
from .game import RaceGame, scratch
from .plays import COLUMNS, room
from .ruleset import DOUBLE, MANUSCRIPT, SINGLE

_SEEN = [
    ("own men", PATH, MEN, "men on the own path: bar, 1 to 24, off"),
    ("their men", PATH, MEN, "men on the opponent's own path"),
    ("freed", 2, 1, "whose courier has arrived: own, theirs"),
]
_PINNED = [
    ("own pinned", POINTS, 1, "on which points of the own path, 1 to 24, a man is pinned"),
    ("their pinned", POINTS, 1, "the same on the opponent's own path"),
]


def kernel(game: RaceGame) -> Kernel:
    rules = game.rules
    nodes, slots = room(rules)
    return Kernel(
        rules=rules,
        going_rules=rules,
        going=batch,
        many=many,
        scratch=scratch,
        card_rules=rules,
        card_scratch=[((nodes, COLUMNS), np.int64), ((slots,), np.int32)],
        most={SINGLE: 1, DOUBLE: 2}.get(rules.win, 3),
        width=batch.width(rules),
        seen=[*_SEEN, *_PINNED] if rules.pinning else _SEEN,
        seconds=15,
        last_cast_counts=rules.win == MANUSCRIPT,
    )
