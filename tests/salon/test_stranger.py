"""A game that nobody has heard of is sat down to, told, drawn, written down and played in the salon."""

from __future__ import annotations

import json

import pytest

import stranger
from salon.guests import Salon
from salon.test_playing import play
from tablier import Record, Table, find_game, read_position, text
from tablier.bots import make
from tablier.games import registry
from tablier.saying import IN_TEXT
from tablier.svg import describe, draw
from tablier.table.declaring import KINDS
from tablier.telling.sentences import tell


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is to be done: one line for the game, one for its family; what it alone does is declared with it."""
    monkeypatch.setitem(KINDS, stranger.Blow.kind, stranger.Blow)
    monkeypatch.setitem(registry.GAMES, "stones", stranger.Stones)
    monkeypatch.setitem(registry.FAMILIES, "stones", stranger.StonesFamily())


def finished() -> Table:
    table = Table("stones", seed=4, names=("Ann", "Ben"))
    bots = make("greedy", 1), make("random", 2)
    while not table.results:
        bots[table.player or 0].choose(table)
    return table


def test_at_the_table_and_in_a_record() -> None:
    table = finished()
    assert table.results[0].reason == "The last stone is reached"
    again = Record.read(str(table.record())).replay()
    assert (again.position.id, again.results) == (table.position.id, table.results)
    assert Record.read(json.dumps(table.record().to_json())).events == table.events


def test_its_own_acts_are_a_facet_of_the_table() -> None:
    table = Table("stones", seed=4, first="white")
    table.stones.blow(4, 1)  # type: ignore[attr-defined]
    assert table.position.id == "stones:w:0:4"
    assert not hasattr(table, "race"), "a family without acts of its own has none"
    assert not hasattr(table, "blow")


def test_written_drawn_and_told() -> None:
    position = read_position("stones:b:4:0")
    assert text.board(position, names=("Ann", "Ben")) == "Ann     ....o\nBen     o"
    assert describe(position) == "Stones: Black to throw. White is on 4. Black is on 0."
    assert draw(position).count('data-part="man"') == 2
    with pytest.raises(ValueError, match="Stones is worth nothing"):
        draw(position, jans=[object()])
    assert any("Ann ○ throws" in IN_TEXT.line(told) for told in tell(finished()))
    assert find_game("stones").possible(position, (3, 1))[0].notation == "to 3"


def test_in_the_salon(salon: Salon) -> None:
    _, phases, state = play(salon, "stones", most=200)
    assert state["over"]
    assert {"throw", "over"} <= phases
    assert state["men"][state["result"]["winner"]][stranger.STONES] == 1


def test_what_only_the_stranger_does_is_described_offered_done_and_told(salon: Salon) -> None:
    """An act with fields that the program has never heard of needs nothing but its declaration."""
    table, tokens = salon.table("stones", first="white")
    guest = salon.guest(table, tokens[0])
    blow = next(act for act in guest.welcome["table"]["acts"] if act["do"] == "blow")
    assert (blow["place"], blow["label"]) == ("bar", "Blow")
    assert [(field["name"], field["kind"]) for field in blow["asks"]] == [("stones", "whole"), ("whom", "side")]
    assert {"do": "blow", "seat": 0} in guest.state["actions"]
    assert guest.do("blow", stones=7, whom=1)["code"] == "bad-message"
    assert guest.do("blow", stones=4, whom=1)["type"] == "ack"
    assert guest.state["men"][1][4] == 1
    assert "Guest 0 blows 4 stones for Guest 1." in [line["text"] for line in guest.state["lines"]]
    guest.close()
