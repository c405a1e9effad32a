"""What matches and money have made of the cube (B-14 to B-19), at the table, in records and for bots."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from builders import refusal, table_at
from tablier import Phase, Record, Table
from tablier.bots import RandomBot, make
from tablier.bots.matches import Stakes
from tablier.games.race.acts import Beaver, Concede, Double
from tablier.salon.messages import NewTable
from tablier.salon.play import plans
from tablier.telling.sentences import Teller

MODERN = "backgammon@modern"
GAMMON = f"{MODERN}:w:24:18x15"
"""White is about to win a gammon."""


def at_score(white: int, black: int, **settings: object) -> Table:
    """A table of Willughby's game with a cube, games of it given up until the score is this, with White to throw."""
    table = Table("backgammon", seed=1, cube=True, **settings)  # type: ignore[arg-type]
    for loser, points in ((0, black), (1, white)):
        for _ in range(points):
            table.opening(6, 5)
            table.apply(Concede(loser, 1))
            if table.phase is Phase.BETWEEN:
                table.next_game()
    if table.phase is Phase.OPENING:
        table.opening(6, 5)
    return table


def money(position: str = "", **options: object) -> Table:
    settings: dict[str, object] = {"match": 0, "cube": True, **options}
    return table_at(position, **settings) if position else Table(MODERN, seed=1, **settings)  # type: ignore[arg-type]


def play_on(table: Table) -> None:
    """Throw and play something."""
    table.throw(2, 1)
    table.play(table.plays()[0])


# The Crawford game


def test_the_first_game_in_which_one_point_is_missing_has_no_cube() -> None:
    """B-14."""
    table = at_score(4, 2, match=5)
    assert table.cube is None
    assert refusal(table.double) == ("crawford-game", "B-14")
    play_on(table)
    assert refusal(table.double) == ("crawford-game", "B-14")
    assert "double" not in table.may(1)


def test_it_is_said_when_it_begins() -> None:
    """B-14."""
    table = Table("backgammon", seed=1, match=2, cube=True)
    teller = Teller(table)
    table.opening(6, 5)
    table.apply(Concede(1, 1))
    table.next_game()
    told = list(teller.lines())[-1]
    assert (told.clause, "without the cube" in str(told.said)) == ("B-14", True)


def test_before_and_after_it_there_is_one() -> None:
    """B-14: also once the other comes as near."""
    before = at_score(3, 3, match=5)
    before.double()
    after = at_score(4, 1, match=5)
    after.apply(Concede(0, 1))
    after.next_game()
    after.opening(6, 5)
    assert after.cube == (1, None)
    play_on(after)
    after.double()
    both = at_score(4, 4, match=5)
    assert both.cube == (1, None)


def test_crawford_is_a_matter_of_matches_with_a_cube_and_can_be_left_out() -> None:
    """B-14."""
    assert Table(MODERN, match=3, cube=True).table_options["crawford"] is True
    for settings in ({"match": 3}, {"match": 1, "cube": True}, {"match": 0, "cube": True}):
        assert Table(MODERN, **settings).table_options["crawford"] is False  # type: ignore[arg-type]
    table = at_score(2, 0, match=3, crawford=False)
    play_on(table)
    table.double()


# The dead cube


def test_nobody_doubles_who_needs_no_more_than_is_at_stake() -> None:
    """B-15: two points are missing, and two at stake."""
    table = at_score(3, 0, match=5)
    table.double()
    table.take()
    play_on(table)
    table.double()
    table.take()
    assert table.cube == (4, 0)
    play_on(table)
    play_on(table)
    play_on(table)
    assert table.player == 0
    assert refusal(table.double) == ("dead-cube", "B-15")
    assert "double" not in table.may(0)


def test_who_has_nothing_to_lose_may_double() -> None:
    """B-15: the leader's two points are at stake, and the other needs five."""
    table = at_score(3, 0, match=5)
    table.double()
    table.take()
    play_on(table)
    assert table.cube == (2, 1)
    table.double()
    assert table.phase is Phase.ANSWER


def test_in_a_match_to_one_point_the_cube_is_dead() -> None:
    """B-15."""
    table = Table("backgammon", cube=True, first="white")
    assert refusal(table.double) == ("dead-cube", "B-15")


# Jacoby


@pytest.mark.parametrize(("jacoby", "points", "clause"), [(False, 2, "B-10"), (True, 1, "B-16")])
def test_before_the_cube_is_turned_a_gammon_counts_once(jacoby: bool, points: int, clause: str) -> None:
    """B-16."""
    table = money(GAMMON, jacoby=jacoby)
    table.throw(2, 1)
    table.play(table.plays()[0])
    assert (table.score[0], table.results[0].clause) == (points, clause)


def test_once_it_is_turned_it_counts() -> None:
    """B-16, also when somebody resigns."""
    table = money(GAMMON, jacoby=True)
    table.double()
    table.take()
    table.throw(2, 1)
    table.play(table.plays()[0])
    assert table.score == (4, 0)
    resigned = money(GAMMON, jacoby=True)
    resigned.resign("black")
    assert resigned.score == (1, 0)


def test_equal_dice_do_not_turn_it() -> None:
    """B-16, B-18."""
    table = money(jacoby=True, automatic_doubles=1)
    table.opening(3, 3)
    table.opening(6, 5)
    table.resign("white")
    assert table.score == (0, 2)


# Beavers


def test_whoever_beavers_keeps_the_cube_and_the_doubler_answers() -> None:
    """B-17."""
    table = money(GAMMON, beavers="beavers")
    table.double()
    assert table.may(1) == ("resign", "take", "drop", "beaver", "concede")
    table.do("beaver")
    assert (table.phase, table.player, table.cube) == (Phase.ANSWER, 0, (2, 1))
    assert refusal(table.do, "beaver") == ("no-more-beavers", "B-17")
    table.take()
    assert (table.phase, table.player, table.cube) == (Phase.THROW, 0, (4, 1))


def test_who_drops_a_beaver_loses_twice_the_stakes() -> None:
    """B-17."""
    table = money(GAMMON, beavers="beavers")
    table.double()
    table.do("beaver")
    table.drop()
    assert table.score == (0, 2)


def test_a_raccoon_leaves_the_cube_where_it_is() -> None:
    """B-17."""
    table = money(GAMMON, beavers="raccoons")
    table.double()
    table.do("beaver")
    table.do("beaver")
    assert (table.player, table.cube) == (1, (4, 1))
    assert "beaver" not in table.may(1)
    table.take()
    assert (table.player, table.cube) == (0, (8, 1))


def test_no_beaver_goes_beyond_64() -> None:
    """B-17, B-11: a double to 64 cannot be doubled again."""
    table = money(beavers="raccoons")
    table.opening(6, 5)
    table.play(table.plays()[0])
    for _ in range(5):
        table.double()
        table.take()
        play_on(table)
    table.double()
    assert refusal(table.do, "beaver") == ("cube-at-limit", "B-11")
    table.take()
    assert table.cube is not None
    assert table.cube[0] == 64


def test_without_the_option_there_are_no_beavers() -> None:
    """B-17."""
    table = money(GAMMON)
    table.double()
    assert refusal(table.do, "beaver") == ("no-such-act", "B-17")


# Automatic doubles


@pytest.mark.parametrize(("limit", "stake"), [(0, 1), (1, 2), (2, 4), (6, 8)])
def test_equal_dice_double_the_stakes_as_often_as_agreed(limit: int, stake: int) -> None:
    """B-18: three ties in a row; the next game begins at 1."""
    table = money(automatic_doubles=limit)
    for die in (1, 2, 3):
        table.opening(die, die)
    table.opening(6, 5)
    assert table.cube == (stake, None)
    table.resign("white")
    table.next_game()
    assert table.cube == (1, None)


# Conceding


@pytest.mark.parametrize("worth", [1, 2])
def test_a_game_is_given_up_for_what_was_agreed(worth: int) -> None:
    """B-19: at the start a resignation costs a backgammon."""
    table = money()
    table.opening(6, 5)
    table.apply(Concede(1, worth))
    assert (table.score, table.results[0].clause) == ((worth, 0), "B-19")


def test_conceding_what_it_is_worth_is_resigning() -> None:
    """B-19, C-6."""
    table = money()
    table.opening(6, 5)
    assert refusal(table.apply, Concede(1, 3)) == ("just-resign", "C-6")


# Options


@pytest.mark.parametrize("option", [{"jacoby": True}, {"beavers": "beavers"}, {"automatic_doubles": 1}])
@pytest.mark.parametrize("settings", [{"match": 3, "cube": True}, {"match": 0}, {"match": 1, "cube": True}])
def test_what_is_for_money_is_refused_elsewhere(option: dict[str, object], settings: dict[str, object]) -> None:
    """B-16, B-17, B-18."""
    code, clause = refusal(Table, MODERN, **settings, **option)
    assert code == "decides-nothing"
    assert clause in ("B-16", "B-17", "B-18")


def test_a_record_names_the_options_and_its_edition() -> None:
    """B-14, B-15."""
    record = Table(MODERN, seed=1, match=3, cube=True).record()
    assert "\ncube: true\ncrawford: true\nreferee-edition: 2\n" in str(record)
    assert Record.read(str(record)).replay().table_options == record.table.table_options
    plain = Table(MODERN, seed=1, match=3).record()
    assert "crawford" not in str(plain)
    assert "edition" not in str(plain)


def test_a_record_that_says_nothing_has_neither_crawford_game_nor_dead_cube() -> None:
    """B-14, B-15: as such records were made."""
    text = (
        f"tablier record 1\ngame: {MODERN}\nmatch: 1\ncube: true\n\nopening 6-5\nwhite 6-5: 1/7 7/12\nblack doubles\n"
    )
    record = Record.read(text)
    assert (record.faults, record.table.edition, record.table.table_options["crawford"]) == ([], 1, False)


def test_a_table_of_the_salon_from_before_has_neither() -> None:
    """B-14, B-15: its plan names neither options nor edition."""
    plan = plans.draw_up(
        NewTable.model_validate({
            "game": "backgammon", "preset": "modern", "options": {"cube": True}, "match": 3,
            "seats": [{"kind": "person"}, {"kind": "person"}],
        })
    )  # fmt: skip
    assert plans.set_up(plan, ("Ann", "Bob"), None).table_options["crawford"] is True
    old = {**plan, "table_options": {"cube": True, "touch_move": False}}
    del old["edition"]
    table = plans.set_up(old, ("Ann", "Bob"), None)
    assert (table.edition, table.table_options["crawford"]) == (1, False)


# Bots


def chances(win: float, gammon: float = 0.0) -> np.ndarray:
    return np.array([[win, gammon, 0, 0, 0]])


def test_with_jacoby_one_doubles_sooner_where_gammons_are_many() -> None:
    """B-16: who is too good to double without the rule cashes with it."""
    too_good = chances(0.9, 0.6)
    assert not Stakes(live=True).doubles(too_good)
    assert Stakes(live=True, jacoby=True).doubles(too_good)
    assert not Stakes(live=True, owner=0, jacoby=True).doubles(too_good)


def test_a_double_from_behind_is_beavered_and_a_beaver_answered() -> None:
    """B-17: by whoever is better off; each takes as long as that costs less than the stakes."""
    stakes = Stakes(live=True)
    assert stakes.once_doubled(chances(0.4)) > 0
    assert -1 < stakes.once_doubled(chances(0.7)) < 0
    assert stakes.once_doubled(chances(0.7), mine=True) > 0
    assert -1 < stakes.once_doubled(chances(0.4), mine=True) < 0
    assert stakes.once_doubled(chances(0.1), mine=True) < -1
    assert stakes.once_doubled(chances(0.9)) < -1


@pytest.mark.parametrize("settings", [{"match": 3}, {"match": 0, "jacoby": True, "beavers": "raccoons"}])
def test_bots_keep_to_whatever_is_agreed(settings: dict[str, object]) -> None:
    """B-14 to B-18: no act of theirs is ever refused, in games of which some are Crawford's."""
    seen = set()
    for seed in range(4):
        table = Table(MODERN, seed=seed, cube=True, **settings)  # type: ignore[arg-type]
        bots = make("novice", seed), RandomBot(seed)
        while table.phase is not Phase.OVER and len(table.results) < 5:
            if table.phase is Phase.THROW and table.entitled("double") and seed % 2:
                table.double()
            bots[table.player or 0].choose(table)
        seen |= {type(event) for event in table.events}
    assert Double in seen
    assert (Beaver in seen) == ("beavers" in settings)


def test_every_edition_has_a_record_of_a_cube() -> None:
    """B-15: records with a dead cube turned are among those that are judged as they were."""
    kept = [path.stem for path in (Path(__file__).parents[1] / "data" / "records").glob("backgammon-*")]
    assert len(kept) >= 3
