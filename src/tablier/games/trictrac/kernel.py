"""What Trictrac is to a batch."""

from __future__ import annotations

import numpy as np

from ...batch.kernels import Kernel
from ...board import MEN, PATH
from . import batch, jans, many, movement, tokens
from .batch import MOST_COUNTED, MOST_ROLLS
from .game import Trictrac, scratch
from .state import HOLE, QUADRUPLE, SIMPLE

_SEEN = [
    ("own men", PATH, MEN, "men on the own path: bar, 1 to 24, off"),
    ("their men", PATH, MEN, "men on the opponent's own path"),
    ("points", 2, HOLE - 1, "points marked"),
    ("flags", 2, 1, "whose points are still in a row (T-41)"),
    ("holes", 2, MOST_COUNTED, "holes made"),
    ("run", 2, MOST_COUNTED, "holes made since the other's last"),
    ("rolls", 2, MOST_ROLLS, "rolls made in this setting, up to three"),
    ("first throw", 6, 2, "how many dice of it showed 1 to 6, while it waits for its answer (T-36)"),
]

_SEEN_IN_A_ROUND = [
    ("replays", 1, MOST_COUNTED, "how often the round was drawn (T-83)"),
    ("leavers", 2, 1, "who has left before in the round, where that counts (T-82)"),
]


def kernel(game: Trictrac) -> Kernel:
    rulings, stakes = game.rulings, game.rulings.stakes
    most = 1 if stakes == SIMPLE else 4 if stakes == QUADRUPLE else 2
    return Kernel(
        # A leaving that ends a round (T-80) is nothing a position tells: turns of it move men and mark points.
        rules=rulings._replace(scored=False),
        going_rules=rulings,
        going=batch,
        many=many,
        scratch=scratch,
        card_rules=game.playout_rulings,
        card_scratch=[(movement.workspace().shape, np.int64), (jans.workspace().shape, np.int64)],
        most=tokens.MOST if rulings.scored else most,
        width=batch.ROUND_WIDTH if rulings.scored else batch.WIDTH,
        seen=_SEEN + _SEEN_IN_A_ROUND if rulings.scored else _SEEN,
        seconds=25,
    )
