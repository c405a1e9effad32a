"""Tables that could not be opened again, or were another table then: each as it was found, act by act."""

from __future__ import annotations

import random
from typing import Any

import pytest

from builders import refusal
from salon.walking import Json, Walk, known
from tablier import Table
from tablier.salon.kept.store import Kept
from tablier.salon.messages import NewTable
from tablier.salon.play.journal import Journal


def sat(game: str, **wish: Any) -> Walk:
    """A table at which everybody sits; it is loaded anew, and compared, after every act."""
    seats = wish.pop("seats", 2)
    people = [{"kind": "person"}] * seats
    walk = Walk(NewTable.model_validate({"game": game, "dice": "hand", "seats": people, **wish}), random.Random(1))
    walk.all_sit_down()
    return walk


def do(walk: Walk, seat: int, name: str, **fields: Any) -> bool:
    """Try an act; whether it was done."""
    acts = len(walk.acts)
    walk.attempt({"do": name, **fields}, seat)
    return len(walk.acts) > acts


def building(**wish: Any) -> Walk:
    """A hand-marked table in the middle of a play: one step is made."""
    walk = sat("trictrac", options={"marking": "manual", **wish})
    assert do(walk, 0, "opening", dice=[6, 1])
    assert do(walk, 0, "mark", points=0)
    assert do(walk, 0, "steps", text="1/7")
    return walk


QUARRELS: dict[str, list[tuple[int, Json]]] = {
    "demand": [(1, {"do": "demand"})],
    "accept": [(1, {"do": "school", "points": 2, "over": True}), (0, {"do": "accept"})],
    "withdraw": [
        (1, {"do": "school", "points": 2, "over": False}), (0, {"do": "contest"}), (1, {"do": "withdraw"}),
    ],
    "persist": [(1, {"do": "school", "points": 2, "over": True}), (0, {"do": "contest"}), (1, {"do": "persist"})],
}  # fmt: skip


@pytest.mark.parametrize("quarrel", QUARRELS)
@pytest.mark.parametrize("then", ["undo", "step"])
def test_a_quarrel_amid_a_play_leaves_the_play_as_it_was(quarrel: str, then: str) -> None:
    """T-61, T-64: an act that comes between the steps of a play, then a step or its undoing."""
    walk = building()
    for seat, message in QUARRELS[quarrel]:
        walk.attempt(message, seat)
        assert walk.journal.table.drafted == ((1, 6, 7, False),)
    assert do(walk, 0, "undo") if then == "undo" else do(walk, 0, "steps", text="1/2")
    assert len(walk.journal.table.drafted) == (0 if then == "undo" else 2)


def test_advice_amid_a_play_leaves_it_as_it_was() -> None:
    """T-85."""
    walk = sat("trictrac-a-ecrire", seats=3, options={"players": 3, "rounds": 3})
    assert do(walk, 0, "lots")
    out = next(seat for seat in range(3) if walk.journal.side(seat) is None)
    assert do(walk, walk.journal.table.seats[0], "opening", dice=[6, 1])
    player = walk.journal.turn_seat
    assert player is not None
    assert do(walk, player, "steps", text="1/7")
    assert do(walk, out, "advise", text="Tenez !")
    assert do(walk, player, "undo")


def test_a_game_given_up_amid_a_quarrel_ends_the_play_too() -> None:
    """C-6: nothing is being built once the game is over."""
    walk = building()
    walk.attempt(QUARRELS["accept"][0][1], 1)
    assert do(walk, 0, "resign")
    assert walk.journal.table.drafted == ()
    assert walk.journal.table.draft_since is None


def test_a_refused_play_leaves_nothing_behind_that_a_claim_could_find() -> None:
    """T-61, C-5: what is put right after a play that was refused is what is put right without it."""
    begun = "trictrac@marking=manual:w:1x13,2x1,3x1:1x15"
    walk = sat("trictrac", options={"marking": "manual", "touch_move": True}, position=begun)
    assert do(walk, 0, "throw", dice=[6, 1])
    assert do(walk, 0, "mark", points=2)  # nothing was due
    assert do(walk, 0, "touch", point=2)
    assert not do(walk, 0, "play", text="1/7 1/2")
    assert do(walk, 1, "demand")  # after which the table is opened again and compared
    assert walk.journal.table.position.points == (0, 0)  # type: ignore[attr-defined]


def test_a_refused_play_changes_nothing_at_the_table_itself() -> None:
    """T-60, C-5: the mark is not final, as the referee alone knows."""
    table = Table("trictrac", marking="manual", touch_move=True, position="trictrac@marking=manual:w:1x13,2x1,3x1:1x15")
    table.throw(6, 1)
    table.trictrac.mark(2)
    table.touch(2)
    before = table._referee.checkpoint()
    assert refusal(table.play, "1/7 1/2") == ("touched-man", "C-5")
    after = table._referee.checkpoint()
    assert {**after, "ledger": None} == {**before, "ledger": None}
    assert after["ledger"].entries == before["ledger"].entries
    assert after["errors"] == ()


def test_names_are_told_as_they_were() -> None:
    """Who was called otherwise at the time is called so in the lines of that time, opened again or not."""
    walk = sat("backgammon")
    assert do(walk, 0, "opening", dice=[6, 1])
    assert do(walk, 0, "throw", dice=[6, 5])
    walk._sit(0)
    assert do(walk, 0, "steps", text="1/7")
    told = [str(line.text) for line in Journal(walk.kept).lines]
    assert any("Guest 0" in line and "throws" in line for line in told)


def test_a_throw_that_is_refused_draws_no_lots() -> None:
    """C-5, T-84: one call makes several events, or none."""
    table = Table("trictrac-a-ecrire", players=3, rounds=3, seed=1)
    assert refusal(table.throw, 7, 1)[0] == "bad-roll"
    assert not table.events
    assert table.phase.value == "lots"


def test_a_long_match_is_opened_without_its_steps() -> None:
    """Only the steps of the play being built are made again."""
    walk = sat("backgammon")
    assert do(walk, 0, "opening", dice=[6, 1])
    assert do(walk, 0, "throw", dice=[6, 5])
    assert do(walk, 0, "steps", text="1/7")
    assert do(walk, 0, "steps", text="12/17")
    assert do(walk, 0, "confirm")
    unread = [
        act if "steps" not in act.body else act.__class__(**{**vars(act), "body": {"steps": "?"}}) for act in walk.acts
    ]
    opened = Journal(Kept(walk.table, tuple(walk.seats), tuple(unread)))
    assert known(opened) == known(walk.journal)
