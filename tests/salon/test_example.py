"""The example bot plays a match to its end."""

from __future__ import annotations

import asyncio
import runpy
from pathlib import Path

import pytest

from salon.guests import PERSON, Salon, bot

EXAMPLE = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "bot.py"))


@pytest.mark.parametrize("game", ["unstacked", "garanguet"])
def test_the_bot_plays_a_match(salon: Salon, game: str) -> None:
    table = salon.open(game, (bot("random"), PERSON))
    last = asyncio.run(asyncio.wait_for(EXAMPLE["play"](f"{salon.base}/table/{table}", 1), 120))
    assert last["over"]
    told = salon.state(table)["result"]
    assert {**told, "sentence": None} == {**last["result"], "sentence": None}
    assert ("You" in last["result"]["sentence"]) == (told["winner"] == 1), "whoever sits there is told of oneself"


def test_the_bot_marks_by_hand_and_answers_claims() -> None:
    choose = EXAMPLE["choose"]
    assert choose({"actions": [{"do": "mark", "seat": 1}], "steps": []}) == {"do": "mark", "points": 0}
    assert choose({"actions": [{"do": "resign", "seat": 1}], "steps": []}) is None
    assert choose({"actions": [{"do": "throw", "seat": 1, "dice": 2}], "steps": []}) is None
