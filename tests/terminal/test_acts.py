"""What is typed at a table follows from the declarations: a new act needs nothing in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablier import Phase, Table
from tablier.games.race.referee import RaceReferee
from tablier.table.declaring import KINDS, Event, event, to_act
from tablier.table.values import Die, Holes, Over, Player
from tablier.terminal import commands

HAND = ("play", "garanguet", "--first", "white", "--against", "nobody", "--seed", "1")


@pytest.fixture
def rap(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Event]]:
    """An event that no game has: before throwing, a player raps on the table."""

    @event("rap", "C-2", phases=(Phase.THROW,), by=to_act, rank=50,
           line="{player} raps on wood {times} times too {over}[ and knocks {more}]",
           sentence="{player} raps {times} times too {over} [C-2].")  # fmt: skip
    class Rap(Event):
        """A player raps on the table."""

        player: Player
        times: Die
        over: Over
        more: Holes = None

    monkeypatch.setattr(RaceReferee, "on_rap", lambda self, happened: None, raising=False)
    yield Rap
    del KINDS["rap"]


def flat(shown: str) -> str:
    return " ".join(shown.split())


@pytest.mark.parametrize(
    ("line", "done"),
    [
        ("rap 3 much", (0, 3, True, None)),
        ("RAP on wood 3 times too little", (0, 3, False, None)),
        ("rap 2 little knocks 4", (0, 2, False, 4)),
        ("rap 2 little and knock 4 by white", (0, 2, False, 4)),
    ],
)
def test_a_new_act_is_done_by_its_name(run, rap: Any, tmp_path: Any, line: str, done: tuple[Any, ...]) -> None:
    from tablier import Record

    saved = tmp_path / "game.json"
    shown = flat(run(*HAND, "--save", str(saved), lines=[line]).stdout)
    assert Record.load(saved).events[-1] == rap(*done)
    assert f"raps {done[1]} times" in shown


@pytest.mark.parametrize("line", ["rap", "rap much", "rap 9 much", "rap 3 much 4", "rap 3 much rap"])
def test_what_is_mistyped_is_told_how_to_be_typed(run, rap: Any, line: str) -> None:
    shown = flat(run(*HAND, lines=[line]).stdout)
    assert "That is typed so: rap TIMES little|much [knocks MORE]" in shown


def test_a_new_act_is_in_the_help_and_on_the_tab_key(run, rap: Any) -> None:
    assert "rap TIMES little|much [knocks MORE] [C-2]" in flat(run(*HAND, lines=["help"]).stdout)
    table = Table("garanguet", seed=1, first="white")
    assert [found.text for found in commands.candidates(table, "rap 3 m", ["rap"])] == ["much"]
    refused = run(*HAND, lines=["rap 3 much by black"]).stdout
    assert "It is for White ○ to act. [C-2]" in refused


def test_every_act_can_be_typed_and_is_described() -> None:
    from tablier.terminal.speaking import can_say

    typed = [kind.declared for kind in KINDS.values() if commands._is_typed(kind.declared)]
    assert {"mark", "school", "double", "claim", "advise", "abandon", "next"} <= {act.kind for act in typed}
    assert not [act.kind for act in typed if not can_say(f"terminal.act-{act.kind}")]


def test_who_alone_may_does_it_and_an_agreement_is_for_all(run) -> None:
    """T-80: people at one keyboard agree by word of mouth."""
    shown = flat(run("play", "trictrac-a-ecrire", "-o", "players=3", "--seed", "1", lines=["abandon"]).stdout)
    for name in ("Anne", "Blaise", "Colette"):
        assert f"{name} would break the game off [T-80]." in shown
    assert "play_on" not in run("play", "trictrac-a-ecrire", "--seed", "1", lines=["help"]).stdout
