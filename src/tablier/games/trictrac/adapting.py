"""A network of the ordinary game of Trictrac as a first guess at rounds of the scored one.

It knows good plays already; what it takes for the chance of winning twelve holes stands in for tokens, and what a round
has beyond the ordinary game it does not see until it has learnt to.
"""

from __future__ import annotations

import numpy as np

from ...errors import BadNetwork
from ...networks.model import Layer, Network
from ...saying import Said
from . import encoding as trictrac
from . import round_encoding as rounds

_TEMPERED = 0.15
"""What a win is worth, roughly ten tokens of the 64 that a sure network would promise: logits by so much smaller."""


def as_round(network: Network, game: str) -> Network:
    """A network that judges rounds of ``game`` in the order in which ``network`` judges positions of Trictrac.

    Raises BadNetwork unless it reads the encoding of Trictrac.
    """
    if network.encoding != trictrac.NAME:
        raise BadNetwork("wrong-network", Said("trictrac-play.wrong-network", encoding=network.encoding))
    first, *between, last = network.layers
    weight = np.zeros((len(first.bias), rounds.INPUTS), np.float32)
    for side in range(2):
        begin, there = side * trictrac.SIDE, side * rounds.INPUTS // 2
        weight[:, there : there + trictrac.SIDE] = first.weight[:, begin : begin + trictrac.SIDE]
    tempered = Layer(_TEMPERED * last.weight, _TEMPERED * last.bias)
    return Network(game, rounds.NAME, (Layer(weight, first.bias), *between, tempered), network.card)
