"""What Tab offers."""

from __future__ import annotations

from tablier import Table
from tablier.terminal.commands import candidates

COMMANDS = ("undo", "plays", "rules")


def offered(table: Table, line: str) -> list[str]:
    return [line[: len(line) - replaces] + text for text, replaces in candidates(table, line, COMMANDS)]


def opening() -> Table:
    table = Table("garanguet", first="white")
    table.throw(6, 5, 4)
    return table


def test_steps_plays_and_commands_are_offered_first() -> None:
    found = offered(opening(), "")
    assert {"1/7", "1/6", "1/5", "1/7 1/6 1/5", "undo"} <= set(found)
    assert len(found) == len(set(found))


def test_only_what_begins_as_typed_is_offered() -> None:
    assert offered(opening(), "u") == ["undo"]
    assert all(line.startswith("1/6") for line in offered(opening(), "1/6"))


def test_after_a_step_only_steps_that_lead_on_are_offered() -> None:
    assert set(offered(opening(), "1/7 7/")) == {"1/7 7/12", "1/7 7/11", "1/7 7/12 12/16"}
    table = opening()
    table.step("1/7")
    assert "1/6" in offered(table, "")
    assert "1/7" not in offered(table, "")


def test_offering_changes_nothing_at_the_table() -> None:
    table = opening()
    offered(table, "1/7 1/6 ")
    assert table.drafted == ()


def test_arguments_of_commands() -> None:
    assert "rules G-7" in offered(opening(), "rules G-")
    assert offered(opening(), "why 1/7") == ["why 1/7"]
    assert offered(opening(), "touch ") == ["touch 1"]
    assert offered(opening(), "undo a") == ["undo all"]
    assert offered(opening(), "save x") == []


def test_every_step_offered_is_accepted() -> None:
    for line in offered(opening(), "1/6 "):
        opening().step(line)


def test_before_the_throw_there_are_only_commands() -> None:
    assert offered(Table("backgammon"), "") == list(COMMANDS)
    assert offered(Table("unstacked", first="white"), "") == list(COMMANDS)
