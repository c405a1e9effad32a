"""Encoding many positions: a column of inputs for each."""

from __future__ import annotations

from ..compiled import rule
from ..games.race import encoding as race
from ..games.race import pinned_encoding as pinning
from ..games.trictrac import encoding as trictrac
from ..games.trictrac import round_encoding as rounds

encode_race = race.encode
encode_pinning = pinning.encode
encode_trictrac = trictrac.encode
encode_round = rounds.encode


@rule
def see_race(rules, positions, begin, end, inputs):
    """The inputs of ``positions[begin:end]``, one column each, from column 0 on."""
    for i in range(begin, end):
        encode_race(rules, positions, i, inputs, i - begin)


@rule
def see_pinning(rules, positions, begin, end, inputs):
    """The same where men are pinned."""
    for i in range(begin, end):
        encode_pinning(rules, positions, i, inputs, i - begin)


@rule
def see_trictrac(rulings, positions, begin, end, inputs):
    """The same for Trictrac."""
    for i in range(begin, end):
        encode_trictrac(rulings, positions, i, inputs, i - begin)


@rule
def see_round(rulings, positions, begin, end, inputs):
    """The same for a round of Trictrac's scored game."""
    for i in range(begin, end):
        encode_round(rulings, positions, i, inputs, i - begin)
