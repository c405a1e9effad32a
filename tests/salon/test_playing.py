"""Every game through the socket, by a client that reads nothing but ``actions`` and ``steps``."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from salon.guests import PERSON, Json, Salon, bot, choose
from tablier import Phase, Record
from tablier.fairness import verify

THREE = (PERSON, PERSON, PERSON)
TEAMS = (PERSON, bot("random"), PERSON, bot("greedy"))


def play(
    salon: Salon, game: str, seats: Sequence[Json] = (PERSON, PERSON), most: int = 1500,
    now_and_then: Sequence[str] = (), seed: int = 1, **wish: Any,
) -> tuple[str, set[str], Json]:  # fmt: skip
    """Play at both sides of one screen; the table, the phases met, and the last state."""
    table, tokens = salon.table(game, seats, **wish)
    chance, phases = random.Random(seed), set()
    with salon.guest(table, *tokens) as guest:
        for _ in range(most):
            phases.add(guest.state["phase"])
            if guest.state["over"]:
                break
            message = choose(guest.state, chance, now_and_then)
            if message is None:
                guest.receive()
                continue
            answer = guest.do(**message)
            wrong_claim = answer.get("code") == "no-right"  # which dice are due, nobody is told (UD-9)
            assert answer["type"] == "ack" or wrong_claim, (message, answer, guest.state["phase"])
        return table, phases, guest.state


LATE = {
    "jacquet-de-versailles": "jacquet-de-versailles:w:19x5,20x5,21x5:19x5,20x5,21x5:free=wb",
    "backgammon": "backgammon:w:1x1,19x4,20x5,21x5:1x1,19x4,20x5,21x5",
    "trictrac": "trictrac:w:1x7,2x2,7x2,8x2,12x2:1x7,2x2,7x2,8x2,12x2:holes=11,10:run=w1",
}
"""Positions from which the longer games are over soon."""
GAMES = ["unstacked", "garanguet", *LATE]


@pytest.mark.slow
@pytest.mark.parametrize("game", LATE)
def test_a_long_game_is_played_from_the_first_throw_to_the_result(salon: Salon, game: str) -> None:
    test_a_game_is_played_to_the_result(salon, game, None)


@pytest.mark.parametrize(("game", "position"), [(game, LATE.get(game)) for game in GAMES])
def test_a_game_is_played_to_the_result(salon: Salon, game: str, position: str | None) -> None:
    table, phases, state = play(salon, game, most=3000, position=position)
    assert state["over"]
    assert {"throw", "over"} <= phases
    assert position or "opening" in phases
    assert state["result"]["sentence"]
    assert state["result"]["winner"] in (0, 1)
    record = Record.read(salon.http.get(f"/api/tables/{table}/record").text)
    assert verify(record).holds
    assert record.replay().phase is Phase.OVER


def test_trictrac_marked_by_hand_with_claims_and_quarrels(salon: Salon) -> None:
    claims = ("school", "demand", "undo")
    _, phases, state = play(salon, "trictrac", options={"marking": "manual"}, most=600, now_and_then=claims)
    assert {"mark", "accused", "play", "stay"} <= phases
    assert state["happened"] > 50


def test_left_over_dice_are_claimed_by_hand(salon: Salon) -> None:
    table, phases, state = play(salon, "unstacked", options={"claims": "manual"})
    assert state["over"]
    assert any(line["kind"] in ("claim", "waive") for line in salon.state(table)["lines"]) or "claim" in phases


@pytest.mark.long
def test_the_cube_is_offered_taken_and_dropped(salon: Salon) -> None:
    _, phases, state = play(
        salon, "backgammon", options={"cube": True}, match=5, now_and_then=("double",), most=2500, seed=3
    )
    assert "answer" in phases
    assert state["over"]


@pytest.mark.long
def test_the_scored_game_for_three_with_lots_and_advice(salon: Salon) -> None:
    _, phases, state = play(
        salon, "trictrac-a-ecrire", THREE, options={"rounds": 3}, most=2500, now_and_then=("advise",)
    )
    assert {"lots", "opening", "stay", "between"} <= phases
    assert state["over"]
    assert len(state["account"]["rounds"]) == 3 or state["account"]


@pytest.mark.long
def test_the_scored_game_in_teams_with_bots(salon: Salon) -> None:
    _, phases, state = play(salon, "trictrac-a-ecrire", TEAMS, options={"rounds": 4}, most=2500)
    assert "between" in phases
    assert state["over"]


@pytest.mark.long
def test_the_scored_game_marked_by_hand(salon: Salon) -> None:
    _, phases, _ = play(salon, "trictrac-a-ecrire", options={"rounds": 2, "marking": "manual"}, most=500)
    assert {"mark", "throw", "play"} <= phases


def test_dice_entered_from_a_real_board_for_a_bot_too(salon: Salon) -> None:
    table, _, state = play(salon, "garanguet", (PERSON, bot("greedy")), dice="hand")
    assert state["over"]
    assert "dice: hand" in salon.http.get(f"/api/tables/{table}/record").text


def test_touched_men_have_to_move(salon: Salon) -> None:
    table, tokens = salon.table("garanguet", first="white", options={"touch_move": True})
    with salon.guest(table, *tokens) as guest:
        guest.do("throw")
        steps = guest.state["steps"]
        chosen = steps[0]["from"]
        assert guest.do("touch", point=chosen)["type"] == "ack"
        assert {step["from"] for step in guest.state["steps"]} == {chosen}
        assert guest.do("adjust")["type"] == "ack"
