"""What the drawings remember is what they would make anew."""

from __future__ import annotations

import functools
import gc
import json
import math
import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablier import Phase, Table, svg
from tablier.bots import make
from tablier.games import GAMES
from tablier.games.trictrac import jan_arrows
from tablier.svg.arrows import Curve
from tablier.svg.geometry import Middle

REMEMBERING = re.compile(r"tablier\.(svg|games\..*\.(scene|jan_arrows|markers|position)$)")
LOOKS = [*product((0, 1), (False, True), (True, False))]
"""Viewer, flipped, wide."""
EVERY = 9
"""Of the moments of a game so many are left out for one that is looked at."""


def moments(game: str) -> Iterator[dict[str, Any]]:
    """What lies on a board from time to time, with the play being built or the throw."""
    table, bots = Table(game, seed=3), [make("random", 3), make("random", 4)]
    for act in range(6 * EVERY):
        if table.phase in (Phase.BETWEEN, Phase.OVER):
            break
        if act % EVERY == 0 or (table.jans and act % 2):
            thrown = {"jans": table.jans, "jans_player": table.player or 0} if table.jans else {}
            yield {"position": table.position, "dice": table.dice, "names": ("Anne", "Bob"), **thrown}
            if table.phase is Phase.PLAY and not table.game.plays_itself and table.steps():
                before = table.checkpoint()
                table.step(table.steps()[0])
                last = {"last": table.drafted, "last_player": table.player}
                yield {"position": table.drafted_position, "dice": table.dice, **last}
                table.restore(before)
        bots[table.player or 0].choose(table)


def told(moment: dict[str, Any], look: tuple[int, bool, bool]) -> str:
    viewer, flip, wide = look
    seen = {"viewer": viewer, "flip": flip, "wide": wide}
    position = moment["position"]
    again = type(position).of_array(position.game, position.array())
    return json.dumps([
        svg.in_numbers(**moment, **seen, language="fr" if flip else "en"), svg.lay_out(position, **seen), position.id,
        again.id, svg.draw(**moment, **seen, theme="auto" if viewer else "page", quiet=wide),
    ])  # fmt: skip


def memories() -> list[Callable[[], None]]:
    """What makes everything forget that the drawings and the positions remember."""
    kept = [it for it in gc.get_objects() if type(it) is functools._lru_cache_wrapper]
    return [it.cache_clear for it in kept if REMEMBERING.match(str(it.__module__))] + [svg._laid.clear]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_is_what_is_made_anew(game: str) -> None:
    seen = [(moment, LOOKS[(3 * number + look) % 8]) for number, moment in enumerate(moments(game)) for look in (0, 5)]
    remembered = [told(*it) for it in seen + seen][len(seen) :]
    forgetting = memories()
    assert len(forgetting) > 10
    for it, before in zip(seen, remembered, strict=True):
        for forget in forgetting:
            forget()
        assert told(*it) == before


spots = st.builds(Middle, st.floats(0, 900), st.floats(0, 700))
curves = st.builds(Curve, spots, spots, spots)


@given(st.lists(curves, min_size=1, max_size=6), st.lists(spots, max_size=4), st.sampled_from((34, 50)))
def test_the_number_of_an_arrow_sits_at_the_freest_place(
    shafts: list[Curve], occupied: list[Middle], room: int
) -> None:
    """The best of those that are free enough; looked for among all, and against everything that lies there."""
    taken = [complex(*spot) for spot in occupied]
    lines = [jan_arrows._line(shaft) for shaft in shafts]
    for number, (shaft, seat) in enumerate(zip(shafts, jan_arrows._seats(shafts, occupied, room), strict=True)):
        others = [spot for other, line in enumerate(lines) if other != number for spot in line]

        def free(place: complex, others: list[complex] = others) -> float:
            apart = min((abs(place - spot) for spot in taken), default=math.inf)
            return min(1.0, apart / room, 1.6 * min((abs(place - spot) for spot in others), default=math.inf) / room)

        best = max(jan_arrows._places(shaft), key=free)
        assert seat == (best.real, best.imag)
        taken.append(best)
