"""A program of a user: many positions at once, given as arrays and as lists, and somebody to play them."""

import numpy as np

from tablier import batch
from tablier.bots import play_turns

positions = batch.start("irish", 2)
rolls: np.ndarray = batch.roll("irish", [0, 1], 0, seed=1)
plays: batch.Plays = batch.legal_plays("irish", positions, rolls)
last: list[int] = [int(count) - 1 for count in plays.counts]
after = batch.apply("irish", positions, rolls, last, leaving=[False, True])
replied = play_turns("irish", "novice", after, [(3, 1), (6, 6)], seed=2)
named: dict[str, np.ndarray] = batch.columns(batch.playouts("irish", 10, seed=1))
