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
from tablier.saying import LANGUAGES, Reader, Said, Several, Spot, Told


def spots(value: Any) -> Iterator[Spot]:
    """Every point that is named in what is said."""
    if isinstance(value, Spot):
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
                    words = re.findall(r"\d+", reader.say(said))
                    for spot in spots(said):
                        assert str(spot.numbers[edge]) in words, (reader, said)


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
