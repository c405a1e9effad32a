"""Points are called by the numbers printed on the board in front of whoever reads: players, both, or none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from depth import of_many
from salon.guests import Salon
from saying.listening import NAMES, Listener
from saying.test_heard import TABLES
from tablier import Table
from tablier.games import find_game
from tablier.games.notation import notated
from tablier.saying import LANGUAGES, Notated, Reader, Said, Several, Spot, Told


def spots(value: Any) -> Iterator[Spot | Notated]:
    """Every point that is named in what is said, and every play."""
    if isinstance(value, Spot | Notated):
        yield value
    for inner in (
        value.values.values() if isinstance(value, Said) else value.items if isinstance(value, Several) else ()
    ):
        yield from spots(inner)


@pytest.mark.scaled
@pytest.mark.parametrize("game_id", TABLES)
def test_every_point_is_told_as_the_reader_sees_it(game_id: str) -> None:
    """In every game, from both seats and by onlookers on both sides."""
    game = find_game(game_id)
    table = Table(game, seed=3, names=NAMES[: game.players], **TABLES[game_id])
    for heard in Listener(table, game_id).play(of_many(160, 60)):
        said = heard.said if isinstance(heard, Told) else heard
        for language in LANGUAGES:
            for edge in (0, 1):
                for reader in (
                    Reader(language, edge),
                    Reader(language, edge=edge),
                    Reader(language, 1 - edge, edge=edge),
                ):
                    told = reader.say(said)
                    words = re.findall(r"\d+", told)
                    for spot in spots(said):
                        if isinstance(spot, Spot):
                            assert str(spot.numbers[edge]) in words, (reader, said)
                        else:
                            assert spot.texts[edge] in told, (reader, said)


NOTATION = re.compile(r"\b(?:bar|\d+)/(?:off|\d+)")


@pytest.mark.scaled
@pytest.mark.parametrize("game_id", TABLES)
def test_no_play_is_told_in_its_movers_numbers_alone(game_id: str) -> None:
    """Whatever looks like a play in a sentence is one that knows the numbers of both."""
    game = find_game(game_id)
    table = Table(game, seed=5, names=NAMES[: game.players], **TABLES[game_id])
    for heard in Listener(table, game_id).play(of_many(160, 60)):
        said = heard.said if isinstance(heard, Told) else heard
        for edge in (0, 1):
            told = Reader("en", edge=edge).say(said)
            for play in [spot.texts[edge] for spot in spots(said) if isinstance(spot, Notated)]:
                told = told.replace(play, "", 1)
            assert not NOTATION.search(told), (edge, said)


@pytest.mark.parametrize("game_id", ["backgammon", "jacquet-de-versailles", "trictrac"])
def test_both_numbers_of_a_play_lead_to_the_same_points(game_id: str) -> None:
    movement = find_game(game_id).movement
    assert movement is not None
    for play in ("bar/4*", "22/off", "1/7(4) 12/17*", "24/13"):
        there = notated(movement, play, 0)
        assert isinstance(there, Notated)
        assert there.texts[0] == play
        back = notated(movement, there.texts[1], 1)
        assert isinstance(back, Notated)
        assert back.texts == (play, there.texts[1])


HIT = "trictrac:b:1x13,6x1,7x1:1x13,6x1,7x1"
"""Black throws, and hits what stands on the seventh point of White."""


def jan(state: dict[str, Any]) -> str:
    return next(line["text"] for line in state["lines"] if line["kind"] == "jan" and "12" in line["text"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_looks_on_or_plays_both_sides_is_told_what_the_board_shows(salon: Salon, lang: str) -> None:
    """T-25, of the throw of a player who sits opposite."""
    table, tokens = salon.table("trictrac", dice="hand", position=HIT)
    with salon.guest(table, tokens[1]) as black:
        assert black.do("throw", dice=[6, 6])["type"] == "ack"
    seen = {"shape": "wide", "form": "numbers"}
    for own, picture, printed in (
        (tokens[1:], seen, "6→18"), (tokens[:1], seen, "19→7"), ([], seen, "19→7"), (tokens, seen, "19→7"),
        ([], {**seen, "viewer": 1}, "6→18"), (tokens[:1], {**seen, "viewer": 1}, "6→18"),
    ):  # fmt: skip
        with salon.guest(table, *own, picture=picture, lang=lang) as reader:
            assert printed in jan(reader.state), (len(own), picture)
