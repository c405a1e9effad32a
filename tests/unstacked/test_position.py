"""Positions of Unstacked Draughts as values and as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablier.board import BLACK, WHITE
from tablier.errors import BadPosition, Unreadable
from tablier.games.unstacked.game import Unstacked
from tablier.games.unstacked.position import UnstackedPosition
from tablier.games.unstacked.rules import FULL, STACKED

GAME = Unstacked()
FLAT = (0,) * 6


def counts(most: tuple[int, ...]) -> st.SearchStrategy[tuple[int, ...]]:
    return st.tuples(*(st.integers(0, limit) for limit in most))


a_player = st.one_of(st.tuples(counts(STACKED), st.just(FULL)), st.tuples(st.just(FLAT), counts(FULL).filter(any)))


@st.composite
def positions(draw: st.DrawFn) -> UnstackedPosition:
    game = Unstacked(claims=draw(st.sampled_from(["auto", "manual"])))
    (white_standing, white_men), (black_standing, black_men) = draw(a_player), draw(a_player)
    turn = draw(st.sampled_from([WHITE, BLACK]))
    return UnstackedPosition(game, (white_standing, black_standing), (white_men, black_men), turn)


@given(positions())
def test_the_id_and_the_array_give_the_position_back(position: UnstackedPosition) -> None:
    game, fields = position.id.split(":", 1)
    assert game == position.game.full_id
    again = position.game.position(fields)
    assert again == position
    assert again.id == position.id == str(position)
    assert hash(again) == hash(position)
    assert UnstackedPosition.of_array(position.game, position.array()) == position


@given(positions(), st.integers(1, 6), st.integers(1, 6))
def test_every_roll_leads_to_a_position_that_can_be_written(position: UnstackedPosition, a: int, b: int) -> None:
    (only,) = position.game.plays(position, (a, b))
    assert position.game.position(only.position.id.split(":", 1)[1]) == only.position


@given(st.text() | st.from_regex(r"[wWbB]:[smSM][0-9]{5,7}:[smSM][0-9]{5,7}", fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        position = GAME.position(text)
    except (Unreadable, BadPosition):
        return
    assert GAME.position(position.id.split(":", 1)[1]) == position


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("w:s111222:s111222", "w:s111222:s111222"),
        (" White : S 111 222 : m 2-0-2-3-3-3 ", "w:s111222:m202333"),
        ("BLACK:s1,1,1,2,2,2:M222333", "b:s111222:m222333"),
        ("b:s000000:s000000", "b:m222333:m222333"),
        ("w:m000000:m000001", "w:m000000:m000001"),
    ],
)
def test_ids_are_read_leniently_and_written_in_one_way(written: str, canonical: str) -> None:
    assert GAME.position(written).id == f"unstacked:{canonical}"


def test_the_variant_is_part_of_the_game() -> None:
    """UD-9."""
    manual = Unstacked(claims="manual").start(BLACK)
    assert manual.id == "unstacked@claims=manual:b:s111222:s111222"
    assert manual != GAME.start(BLACK)


def test_men_off_are_those_not_left() -> None:
    position = GAME.position("w:m202333:s010010")
    assert (position.off(WHITE), position.off(BLACK)) == (2, 0)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "three fields"),
        ("w:s111222", "three fields after the game, not 2"),
        ("w:s111222:s111222:x", "three fields after the game, not 4"),
        ("x:s111222:s111222", "w or b, not “x”"),
        ("w:111222:s111222", "“111222” is not a player"),
        ("w:s111222:", "“” is not a player"),
        ("w:s111222:d111222", "“d111222” is not a player"),
        ("w:s11122:s111222", "“s11122” gives counts for 5"),
        ("w:s111222:m2223330", "“m2223330” gives counts for 7"),
        ("w:s11122٢:s111222", "is not a player"),
    ],
)
def test_unreadable_texts_are_told_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.position(text)
    assert says in refused.value.sentence


def test_all_faults_are_listed() -> None:
    """UD-1, UD-3, UD-4, UD-8."""
    with pytest.raises(BadPosition) as refused:
        UnstackedPosition(GAME, ((2, 0, 0, 0, 0, -1), FLAT), ((2, 2, 2, 3, 3, 1), (3, 2, 2, 3, 3, 4)), 2)
    assert refused.value.faults == (
        "nobody is player 2",
        "White has 2 men still to bring down on 1, which can have 1 at most",
        "White has fewer than no men still to bring down on 6",
        "White has 2 men off, but 1 man still to bring down",
        "Black has 3 men left on 1, which can have 2 at most",
        "Black has 4 men left on 6, which can have 3 at most",
    )


@pytest.mark.parametrize(
    ("standing", "men", "fault"),
    [
        ((FLAT, FLAT), (FLAT, FLAT), "both players have borne off all their men"),
        (
            (FLAT, FLAT[:5]),
            (FULL, FULL),
            "Black’s men still to bring down are given on 5 points instead of 6",
        ),
        ((FLAT, FLAT), ((*FULL, 0), FULL), "White’s men left are given on 7 points instead of 6"),
        ((STACKED, FLAT), (FLAT, FULL), "White has 15 men off, but 9 men still to bring down"),
    ],
)
def test_what_cannot_stand_on_a_board(
    standing: tuple[tuple[int, ...], tuple[int, ...]],
    men: tuple[tuple[int, ...], tuple[int, ...]],
    fault: str,
) -> None:
    with pytest.raises(BadPosition) as refused:
        UnstackedPosition(GAME, standing, men)
    assert refused.value.faults == (fault,)
