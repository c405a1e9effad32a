"""What the referee knew and did not say, told afterwards: points not marked, schools, false moves, dice not claimed."""

from __future__ import annotations

from tablier import Table
from tablier.telling.overlooked import Overlooked, is_told, overlooked


def ended(table: Table) -> list[tuple[int, str, int | None]]:
    """What was overlooked by whom, once somebody has given up."""
    assert overlooked(table) == []  # nothing is told of a game that goes on
    table.resign()
    return [(one.player, one.kind, one.points) for one in overlooked(table)]


def by_hand(position: str) -> Table:
    return Table("trictrac@marking=manual", position=position)


def test_points_not_marked_and_the_school_taken_and_let_pass_t60_t61() -> None:
    """A true hit worth 4 by two ways: forgotten, claimed once, and once let pass."""
    table = by_hand("trictrac@marking=manual:w:1x11,2,3,4,5:1x14,19")
    table.throw(4, 2)
    due = table.unmarked
    assert due is not None
    assert due.points > 0
    table.do("mark", 0, None)
    table.play(table.plays()[0])
    table.do("school", due.points, False)
    table.do("accept")
    assert ended(table) == [(0, "short", due.points), (1, "taken", due.points), (0, "given", due.points)]


def test_too_much_put_right_in_time_is_no_school_t60() -> None:
    table = by_hand("trictrac@marking=manual:w:1x11,2,3,4,5:1x14,19")
    table.throw(4, 2)
    due = table.unmarked
    assert due is not None
    table.do("mark", due.points + 2, None)
    table.do("mark", due.points, None)
    table.play(table.plays()[0])
    assert ended(table) == []


def test_a_school_let_pass_is_told_of_both_t61() -> None:
    table = by_hand("trictrac@marking=manual:w:1x11,2,3,4,5:1x14,19")
    table.throw(4, 2)
    due = table.unmarked
    assert due is not None
    table.do("mark", due.points + 2, None)
    table.play(table.plays()[0])
    if table.unmarked is not None:
        table.do("mark", table.unmarked.points, None)
    table.throw(6, 5)
    assert ended(table) == [(0, "over", 2), (1, "unclaimed", 2)]


def test_a_die_not_claimed_ud9() -> None:
    table = Table("unstacked@claims=manual", seed=5, first="white")
    while not table.rights or "throw" not in table.may(table.claimant or 0):
        table.throw()
        while table.phase.value in ("claim", "play"):
            if table.phase.value == "claim":
                table.waive()
            else:
                table.confirm()
    claimant, dice = table.claimant, table.rights
    before = len(table.events)
    table.throw()
    table.resign("white")
    found = [one for one in overlooked(table) if one.at == before + 1]
    assert found == [Overlooked(claimant or 0, claimant or 0, before + 1, 0, "die", die) for die in dice]
    assert str(found[0].sentence) == f"The {dice[0]} not claimed"


def test_where_the_referee_marks_there_is_nothing_to_overlook() -> None:
    assert not is_told(Table("trictrac"))
    assert is_told(Table("trictrac@marking=manual"))
    assert not is_told(Table("backgammon"))
