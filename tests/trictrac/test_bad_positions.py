"""Positions that cannot be are refused with every fault listed; texts that are no positions never crash."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from depth import examples
from tablier import BadPosition, TablierError, read_position
from tablier.games.trictrac.position import TrictracPosition
from trictrac.helping import game, men
from trictrac.placing import marked_positions

START = men("1x15")


def faults(**changes: object) -> tuple[str, ...]:
    """What is wrong with the start, changed."""
    values: dict[str, object] = {"men": (START, START), "turn": 0, **changes}
    with pytest.raises(BadPosition) as caught:
        TrictracPosition(game(), **values)  # type: ignore[arg-type]
    assert caught.value.code == "bad-position"
    return caught.value.faults


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"men": (men("1x14,12"), START)}, ["White", "lone man", "corner"]),
        ({"men": (START, men("1x14,12"))}, ["Black", "lone man", "corner"]),
        ({"men": (men("1x16"), START)}, ["White", "16 men"]),
        ({"men": (START, (0,) * 26)}, ["Black", "0 men"]),
        ({"men": (men("1x14,24"), START)}, ["White’s 24", "Black’s 1", "both"]),
        ({"men": (men("1x13,13x2"), START)}, ["White", "opponent’s rest corner"]),
        ({"men": (men("1x14,bar"), START)}, ["White", "bar"]),
        ({"men": (men("-"), START)}, ["all men off"]),
        ({"men": (START[:-1], START)}, ["White", "path numbers"]),
        ({"men": ((0, 16, -1, *START[3:]), START)}, ["White", "counts"]),
        ({"turn": 2}, ["player 2"]),
        ({"points": (12, 0)}, ["White", "12 points"]),
        ({"points": (0, -1)}, ["Black", "-1 points"]),
        ({"flags": (True, False)}, ["White", "flag without points"]),
        ({"points": (4, 4), "flags": (True, True)}, ["both", "in a row"]),
        ({"holes": (-1, 0)}, ["White", "-1 holes"]),
        ({"holes": (2, 0), "run": (3, 0)}, ["White", "2 holes", "3"]),
        ({"holes": (2, 2), "run": (1, 1)}, ["one player, and only one"]),
        ({"holes": (2, 2), "run": (0, 0)}, ["one player, and only one"]),
        ({"rolls": (4, 0)}, ["White", "4 rolls"]),
        ({"rolls": (0, -1)}, ["Black", "-1 rolls"]),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused_with_its_fault(changes: dict[str, object], words: list[str]) -> None:
    """T-1, T-5, T-6, T-8, T-12, T-24, T-40, T-41."""
    found = [fault for fault in faults(**changes) if all(word in fault for word in words)]
    assert found, faults(**changes)


def test_every_fault_is_listed_at_once() -> None:
    """T-5, T-6, T-8, T-40, T-41."""
    found = faults(
        men=(men("1x13,12,13,24"), men("1x15,12")), turn=3, points=(15, 0), flags=(True, True), holes=(0, 1), run=(1, 1)
    )
    wanted = [
        "player 3", "White has 16 men", "White has a lone man", "White has a man on the opponent’s rest corner",
        "Black has 16 men", "Black has a lone man", "White’s 24 and Black’s 1", "White’s 13 and Black’s 12",
        "15 points", "Black has a bredouille flag", "White has 0 holes", "both players’ points",
        "only one, has made the last hole",
    ]  # fmt: skip
    for words in wanted:
        assert any(words in fault for fault in found), words
    assert len(found) == len(wanted)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ("w:1x15", "bad-position-id"),
        ("x:1x15:1x15", "bad-position-id"),
        ("w:1x15:1x15:", "bad-position-id"),
        ("w:1x15:1x15:points=4", "bad-position-id"),
        ("w:1x15:1x15:points=b,4", "bad-position-id"),
        ("w:1x15:1x15:holes=2,2", "bad-position-id"),
        ("w:1x15:1x15:run=x4", "bad-position-id"),
        ("w:1x15:1x15:luck=4", "bad-position-id"),
        ("w:26x15:1x15", "bad-men"),
        ("w:1y15:1x15", "bad-men"),
        ("w:1x14,12:1x15", "bad-position"),
        ("w:1x15:1x15:points=0b,4", "bad-position"),
        ("w:1x15:1x15:points=12,4", "bad-position"),
        ("w:1x15:1x15:points=4b,4b", "bad-position"),
        ("w:1x15:1x15:holes=2,2:run=w3", "bad-position"),
        ("w:1x15:1x15:run=w3", "bad-position"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_its_code(fields: str, code: str) -> None:
    """T-40, T-41."""
    for game_id in ("trictrac", "trictrac-a-ecrire", "trictrac@marking=manual"):
        with pytest.raises(TablierError) as caught:
            read_position(f"{game_id}:{fields}")
        assert caught.value.code == code


def test_a_position_is_read_leniently_and_written_strictly() -> None:
    """T-40, T-24: rolls beyond the third do not matter; the maker of the only holes needs no naming."""
    read = read_position("trictrac: White : 1x13 8 10 : 1x15 :rolls=7,2: points=4B,0 :holes=3,0")
    assert read.id == "trictrac:w:1x13,8x1,10x1:1x15:rolls=3,2:points=4b,0:holes=3,0:run=w3"
    assert read_position(read.id) == read


def assert_read_or_refused(written: str) -> None:
    """Either a position whose id is read as the same, or an error of ours."""
    try:
        position = read_position(written)
    except TablierError:
        return
    assert read_position(position.id) == position


text = st.text(st.sampled_from("wb:x,-=0123456789 pointsrlhu²٣\n"), max_size=60) | st.text(max_size=30)


@examples(500)
@example("trictrac:w:1x15:1x15:points=٤b,0")
@given(text)
def test_any_text_is_read_or_refused(fields: str) -> None:
    """T-40: never anything but a position or a reason."""
    for prefix in ("", "trictrac:", "trictrac:w:", "trictrac:w:1x15:1x15:", "trictrac-a-ecrire@players=3:b:"):
        assert_read_or_refused(prefix + fields)


@examples(500)
@given(marked_positions(), st.integers(0, 200), st.sampled_from(["", "x", ":", "9", "=", ",", "b", "1x15", " "]))
def test_an_id_with_a_slip_is_read_or_refused(position: TrictracPosition, place: int, slip: str) -> None:
    """T-40."""
    whole = position.id
    at = place % len(whole)
    for damaged in (whole[:at] + slip + whole[at:], whole[:at] + slip + whole[at + 1 :], whole[:at]):
        assert_read_or_refused(damaged)
