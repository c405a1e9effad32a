"""Nothing that is let go holds itself, and what does after all is collected when nobody is here."""

from __future__ import annotations

import gc
import json
import random
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from salon.guests import PATIENCE, PERSON, Salon, bot, choose, running, settings_in
from tablier.salon.web.porch import Porch
from tablier.salon.web.tidying import Tidying


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


def come() -> list[list[int]]:
    """As much as is looked through."""
    return [[number] for number in range(5_000)]


@pytest.fixture
def collector() -> Iterator[None]:
    """The collector as it was before, afterwards."""
    thresholds = gc.get_threshold()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
        gc.enable()


@pytest.mark.usefixtures("collector")
def test_what_holds_itself_stays_until_nobody_is_here() -> None:
    porch = Porch(10, 10, 1.0)
    tidying = Tidying(porch)
    porch.come_in("1.2.3.4")
    tidying.tidy()
    knot, much = Knot(), come()
    old = weakref.ref(knot)
    tidying.tidy()
    del knot
    new = weakref.ref(Knot())
    tidying.tidy()
    assert new() is not None, "little has come"
    much += come()
    tidying.tidy()
    assert old() is not None, "it was set aside"
    assert new() is None, "it had only just come"
    porch.gone += 1000
    tidying.tidy()
    assert old() is not None, "somebody is here"
    porch.go("1.2.3.4")
    tidying.tidy()
    assert old() is None


@pytest.mark.usefixtures("collector")
def test_everything_is_looked_through_every_hour() -> None:
    porch, seconds = Porch(10, 10, 1.0), [0.0]
    porch.come_in("1.2.3.4")
    tidying, knot = Tidying(porch, lambda: seconds[0]), Knot()
    tidying.tidy()
    old = weakref.ref(knot)
    del knot
    seconds[0] = 3599.0
    tidying.tidy()
    assert old() is not None
    seconds[0] = 3600.0
    tidying.tidy()
    assert old() is None


@pytest.mark.usefixtures("collector")
def test_tables_and_connections_do_not_hold_themselves(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, idle_after=0.5)) as salon:
        gc.collect()
        gc.disable()
        let_go = [*visit(salon, "trictrac"), *visit(salon, "garanguet", PERSON, bot("greedy"))]
        deadline = time.monotonic() + PATIENCE
        while any(one() is not None for one in let_go) and time.monotonic() < deadline:
            time.sleep(0.05)
        left = [found for one in let_go if (found := one()) is not None]
        assert not left, [(one, [type(by) for by in gc.get_referrers(one)]) for one in left]


def visit(salon: Salon, game: str, *seats: dict[str, Any]) -> list[weakref.ref[Any]]:
    """Play a little at a new table, look on, be refused, leave; everything that has to be let go."""
    table, tokens = salon.table(game, seats or (PERSON, PERSON), match=0)
    chance = random.Random(1)
    assert salon.hall is not None
    with salon.guest(table, *tokens, picture={"form": "numbers", "shape": "wide"}) as guest, salon.guest(table):
        for _ in range(12):
            state = guest.until(lambda state: choose(state, chance) is not None)
            guest.ask({"n": guest.n + 1, **(choose(state, chance) or {})})
            guest.n += 1
        assert guest.do("claim")["type"] == "refused"
        guest.say(json.dumps({"do": "what?"}))
        room = salon.hall.rooms[table]
        lines: list[Any] = [connection.line for connection in room.audience.connections]
        assert len(lines) == 2
        of_table = room, room.journal, room.journal.table, room.driver
        return [weakref.ref(one) for one in (*of_table, *lines, *(line.conn for line in lines))]
