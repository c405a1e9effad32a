"""XGID and GNU Backgammon's ids: what they say comes back, and what is none is refused."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from depth import examples
from formats.matches import a_match
from tablier import BadOption, BadPosition, Phase, Table, TablierError, read_position
from tablier.formats import Situation, read_any_position, read_situation, situation_of, write_gnu, write_xgid
from tablier.salon.messages import NewTable
from tablier.salon.play import plans

START = "backgammon@modern:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5"
MADE_BY_GNU = (
    ("XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:1:0:5:10", "4HPwATDgc/ABMA:UYmlABAAEAAE"),
    ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:1:5:10", "4HPwATDgc/ABMA:8AmgAEAAEAAE"),
    ("XGID=-B-D-bC---A-cC--ab-d--baB-:0:0:1:52:0:0:0:1:6", "Gs/CAQPzOMQBMA:cIkqAAAAAAAE"),
    ("XGID=-a-A--D-C---dE---c-eb---B-:2:-1:1:21:1:2:0:0:10", "sM/BAyDEc/ABMA:QgkFACAACAAE"),
    ("XGID=-a-A--D-C---dE---c-eb---B-:2:-1:1:21:1:2:1:0:10", "sM/BAyDEc/ABMA:QgkFACAACAAA"),
)
"""The same situations by both, as GNU Backgammon shows them after ``set xgid``."""


def a_situation(number: int) -> Situation:
    """Where a random match stands at some moment of play."""
    record = a_match(number)
    table = record.table.fresh().replay(record.events[: Random(number).randrange(len(record.events) + 1)])
    while table.phase not in (Phase.THROW, Phase.PLAY, Phase.ANSWER):
        if table.phase is Phase.OVER:
            return Situation(read_position(START))
        table.throw() if table.phase is Phase.OPENING else table.next_game()
    return situation_of(table)


@examples(200)
@given(st.integers(0, 10**6))
def test_what_is_written_is_read(number: int) -> None:
    now = a_situation(number)
    assert read_situation(write_xgid(now)) == now
    gnu = read_situation(write_gnu(now))
    assert gnu == Situation(**{**vars(now), "beavers": False}), "which a match id does not tell"
    alone = read_any_position(write_gnu(now).partition(":")[0])
    men = now.position.counts()
    assert alone.turn == 0
    assert alone.counts() == (men if now.position.turn == 0 else men[::-1])


@pytest.mark.parametrize(("xgid", "gnu"), MADE_BY_GNU)
def test_both_say_the_same(xgid: str, gnu: str) -> None:
    one, two = read_situation(xgid), read_situation(gnu)
    assert one is not None
    assert one == two


def test_the_start_is_the_start() -> None:
    assert read_any_position("4HPwATDgc/ABMA").id == START
    found = read_situation("XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:3:0:10")
    assert found == Situation(read_position(START), jacoby=True, beavers=True)


def test_our_own_ids_are_read_as_ever() -> None:
    assert read_any_position("garanguet:w:1x15:1x15").id == "garanguet:w:1x15:1x15"
    assert read_situation("garanguet:w:1x15:1x15") is None
    assert read_situation("Garangueet:w:1x15:1x15") is None


@pytest.mark.parametrize(
    "text",
    [
        "XGID=", "XGID=-b----E-C---eE---c-e----B-", "XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:10:0:0:0:0:10", "XGID=-b----E-C---eE---c-e----Z-:0:0:1:00:0:0:0:0:10",
        "//////////////", "4HPwATDgc/ABMA://////////8A", "4HPwATDgc/ABM!:cAkAAAAAAAAA", "4HPwATDgc/AB:cAkAAAAAAAAA",
        "4HPwATDgc/ABMA:cAkAAA",
    ],
)  # fmt: skip
def test_what_is_no_id_is_refused(text: str) -> None:
    with pytest.raises(TablierError) as caught:
        read_any_position(text)
    assert caught.value.code == "bad-position-id"


@examples(400)
@given(
    cube=st.integers(0, 12), owner=st.integers(-1, 1), turn=st.sampled_from((-1, 1)),
    dice=st.sampled_from(("00", "31", "66", "D", "B", "R", "05", "70")), score=st.tuples(*[st.integers(0, 9)] * 2),
    rules=st.integers(0, 3), match=st.integers(0, 7),
)  # fmt: skip
def test_an_xgid_comes_back_or_is_refused(
    cube: int, owner: int, turn: int, dice: str, score: tuple[int, int], rules: int, match: int
) -> None:
    """Nothing it says is read as something else. (In a match the second rule means nothing.)"""
    rules = rules & 1 if match else rules
    fields = f"XGID=-b----E-C---eE---c-e----B-:{cube}:{owner}:{turn}:{dice}:{score[0]}:{score[1]}:{rules}:{match}:6"
    impossible = cube > 6 or dice in ("B", "R", "05", "70") or (match and max(score) >= match)
    if impossible:
        with pytest.raises(TablierError) as caught:
            read_situation(fields)
        assert caught.value.code == "bad-position-id"
    else:
        now = read_situation(fields)
        assert now is not None
        assert write_xgid(now) == fields


def test_too_many_men_are_refused() -> None:
    with pytest.raises(BadPosition):
        read_any_position("XGID=-o----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10")


@examples(300)
@given(st.text(alphabet="XGID=-abcABC:0123456789+/", max_size=70))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(TablierError):
        read_any_position(text)


def test_a_table_of_the_salon_can_begin_from_one() -> None:
    wish = {"game": "backgammon", "preset": "modern", "position": MADE_BY_GNU[0][0], "seats": [{"kind": "person"}] * 2}
    plan = plans.draw_up(NewTable.model_validate(wish))
    assert plan["position"] == START.replace(":w:", ":b:")


def test_only_modern_backgammon_has_such_ids() -> None:
    with pytest.raises(BadOption):
        situation_of(Table("irish", seed=1))
