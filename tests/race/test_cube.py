"""The doubling cube of Backgammon (B-11), at the table."""

from __future__ import annotations

import pytest

from builders import refusal, table_at
from tablier import Phase, Table

START = "backgammon:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5"


def doubling(**settings: object) -> Table:
    """A table with a cube, without end unless asked for, at which White is to throw."""
    settings = {"match": 0, **settings}
    return Table("backgammon", seed=1, first="white", cube=True, **settings)  # type: ignore[arg-type]


def pass_turn(table: Table) -> None:
    """Throw and play something."""
    table.throw(2, 1)
    table.play(table.plays()[0])


def test_without_the_option_there_is_no_cube() -> None:
    """B-11."""
    table = table_at(START)
    assert table.cube is None
    assert refusal(table.double) == ("no-cube", "B-11")


@pytest.mark.parametrize("game", ["garanguet", "jacquet-de-versailles", "unstacked"])
def test_other_games_have_no_cube(game: str) -> None:
    """B-11."""
    assert refusal(Table, game, cube=True)[0] == "unknown-option"


def test_the_cube_begins_in_the_middle_at_1() -> None:
    """B-11."""
    assert doubling().cube == (1, None)


def test_the_taker_owns_the_cube_and_the_doubler_throws() -> None:
    """B-11."""
    table = doubling()
    table.double()
    assert (table.phase, table.player) == (Phase.ANSWER, 1)
    table.take()
    assert (table.phase, table.player, table.cube) == (Phase.THROW, 0, (2, 1))


def test_only_the_owner_doubles_again() -> None:
    """B-11."""
    table = doubling()
    table.double()
    table.take()
    assert refusal(table.double) == ("not-your-cube", "B-11")
    pass_turn(table)
    table.double()
    table.take()
    assert table.cube == (4, 0)


def test_a_drop_costs_the_stake_before_the_double_as_a_single_game() -> None:
    """B-11: also where a resignation would be a gammon."""
    table = doubling()
    table.double()
    table.drop()
    assert (table.score, table.results[0].clause) == ((1, 0), "B-11")
    again = doubling()
    again.double()
    again.take()
    pass_turn(again)
    again.double()
    again.drop()
    assert again.score == (0, 2)


def test_the_score_is_multiplied_by_the_cube() -> None:
    """B-11: a gammon at 2 is 4 points."""
    table = table_at("backgammon:w:24:20x15", match=0, cube=True)
    table.double()
    table.take()
    table.throw(1, 2)
    table.play("24/off")
    assert table.score == (4, 0)


def test_at_64_no_further_double_is_offered() -> None:
    """B-11: six doubles, each by the owner in turn."""
    table = doubling()
    for stake in (2, 4, 8, 16, 32, 64):
        table.double()
        table.take()
        assert table.cube is not None
        assert table.cube[0] == stake
        pass_turn(table)
    assert table.cube == (64, table.player)
    assert refusal(table.double) == ("cube-at-limit", "B-11")


def test_a_double_is_offered_only_before_throwing() -> None:
    """B-11."""
    table = doubling()
    table.throw(2, 1)
    assert refusal(table.double) == ("wrong-phase", "C-2")
    opening = Table("backgammon", seed=1, cube=True)
    assert refusal(opening.double) == ("wrong-phase", "C-1")


def test_an_offered_double_is_answered_first() -> None:
    """B-11."""
    table = doubling()
    table.double()
    for act in (table.throw, table.double, table.void, table.confirm):
        assert refusal(act) == ("wrong-phase", "B-11")


def test_there_is_nothing_to_take_or_drop_without_an_offer() -> None:
    """B-11."""
    table = doubling()
    assert refusal(table.take) == ("wrong-phase", "C-2")
    assert refusal(table.drop) == ("wrong-phase", "C-2")


def test_a_void_throw_gives_the_right_to_double_back() -> None:
    """B-11, C-5."""
    table = doubling()
    table.throw(2, 1)
    table.void()
    table.double()
    assert table.phase is Phase.ANSWER


def test_the_next_game_begins_with_the_cube_in_the_middle() -> None:
    """B-11, C-6."""
    table = doubling()
    table.double()
    table.take()
    table.resign("white")
    table.next_game()
    assert table.cube == (1, None)


def test_a_resignation_is_multiplied_too() -> None:
    """B-11, C-6: White resigns a backgammon (men on 1, none off) at 2."""
    table = doubling()
    table.double()
    table.take()
    table.resign("white")
    assert table.score == (0, 6)


def test_while_a_double_is_offered_a_resignation_costs_the_old_stake() -> None:
    """B-11, C-6."""
    table = doubling()
    table.double()
    table.resign("black")
    assert table.score == (3, 0)


def test_in_the_modern_game_the_opening_throw_cannot_be_doubled() -> None:
    """B-11, B-12."""
    table = Table("backgammon@modern", seed=1, cube=True)
    table.opening(6, 5)
    assert refusal(table.double) == ("wrong-phase", "C-2")
