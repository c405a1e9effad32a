"""Who may do what: in every game, what is done was allowed, and what is allowed can be done."""

from __future__ import annotations

from copy import deepcopy

import pytest

from acting import an_event, choices
from tablier import Phase, Table, TablierError
from tablier.games.race.acts import Break, Double, Drop, Take
from tablier.games.unstacked.acts import Waive
from tablier.table.events import Event, NextGame, Resign, Throw, Void

TABLES = (
    ("garanguet", {}),
    ("jacquet-de-versailles", {"touch_move": True}),
    ("backgammon", {"cube": True, "match": 3}),
    ("backgammon@modern", {"touch_move": True}),
    ("irish", {"match": 3}),
    ("plakoto", {"match": 5}),
    ("unstacked@claims=manual", {"match": 3}),
)


@pytest.mark.parametrize(("game_id", "options"), TABLES, ids=[game_id for game_id, _ in TABLES])
def test_what_is_done_was_allowed_and_what_is_allowed_can_be_done(game_id: str, options: dict[str, object]) -> None:
    """C-2, C-5, B-6, B-11, UD-9."""
    table = Table(game_id, seed=1, **options)  # type: ignore[arg-type]
    choose = choices(f"rights {game_id}")
    for _ in range(250):
        event = an_event(table, choose)
        if event is None or table.phase is Phase.OVER:
            break
        may = {side: table.may(side) for side in (0, 1)}
        for side in (0, 1):
            for kind in may[side]:
                assert_can_be_done(table, side, kind)
        try:
            table.apply(event)
        except TablierError:
            continue
        assert event.kind in may[getattr(event, "player", 0)], (event, may)


def assert_can_be_done(table: Table, side: int, kind: str) -> None:
    """An act that leaves no choice is not refused."""
    plain: dict[str, Event] = {
        "throw": Throw(side, (2, 1, 1)[: table.game.dice]), "void": Void(side), "double": Double(side),
        "take": Take(side), "drop": Drop(side), "waive": Waive(side), "break": Break(side, 1), "resign": Resign(side),
        "next": NextGame(),
    }  # fmt: skip
    if kind in plain:
        deepcopy(table, {id(table.game): table.game}).apply(plain[kind])
