"""Soumille's game of 85 throws, which the rules page tells: it replays, and scores as it is printed.

The facts are those of the text (a retelling after Soumille, 1738): what each player marks for each throw, and where
that leaves points and holes. What the referee finds otherwise is listed, throw by throw, with the reason; the list is
whole.
"""

import re

import pytest

from tablier import Record, rulebook
from tablier.games.trictrac.acts import Agree, Leave, Mark, School, Stay
from tablier.table import Table
from tablier.table.events import Opening, Played, Throw

WHITE, BLACK = 0, 1

# What is marked for a throw, as printed: by the player who throws, by the other.
MARKS = {
    13: (4, 0), 15: (4, 0), 16: (4, 0), 17: (4, 0), 22: (4, 0), 23: (4, 0), 25: (2, 0), 26: (2, 0), 28: (4, 0),
    30: (6, 0), 39: (6, 0), 40: (6, 0), 42: (0, 6), 44: (8, 0), 46: (12, 6), 47: (4, 0), 49: (4, 0), 50: (4, 0),
    51: (0, 4), 53: (4, 4), 54: (0, 18), 55: (4, 0), 56: (8, 6), 57: (12, 0), 59: (4, 2), 60: (12, 0), 61: (6, 0),
    62: (6, 0), 64: (6, 0), 65: (0, 2), 66: (4, 0), 67: (0, 4), 68: (6, 0), 70: (6, 0), 72: (6, 0), 74: (4, 0),
    76: (4, 0), 77: (6, 0), 79: (6, 4), 81: (4, 4), 83: (6, 0), 85: (4, 0),
}  # fmt: skip

# Where the text says how things stand afterwards: a player's holes and points. The text of 49 counts Black's 6 and 4.
STANDS = {
    15: [(BLACK, 0, 8)], 16: [(WHITE, 0, 4)], 17: [(BLACK, 1, 0)], 23: [(WHITE, 0, 4)], 25: [(WHITE, 0, 6)],
    26: [(BLACK, 1, 6), (WHITE, 0, 6)], 28: [(BLACK, 1, 10)], 30: [(BLACK, 2, 0)], 35: [(WHITE, 0, 4)],
    37: [(WHITE, 0, 8)], 39: [(BLACK, 2, 6)], 40: [(WHITE, 1, 2), (BLACK, 2, 0)], 42: [(BLACK, 2, 6)],
    44: [(WHITE, 1, 10)], 46: [(WHITE, 2, 10), (BLACK, 2, 6)], 47: [(BLACK, 2, 10)], 49: [(BLACK, 4, 2), (WHITE, 2, 0)],
    50: [(WHITE, 2, 4)], 51: [(WHITE, 2, 8)], 53: [(WHITE, 3, 0), (BLACK, 4, 0)], 54: [(BLACK, 6, 6)],
    55: [(BLACK, 6, 10)], 56: [(BLACK, 7, 4), (WHITE, 3, 0)], 57: [(BLACK, 9, 4)], 59: [(BLACK, 9, 8), (WHITE, 3, 2)],
    60: [(WHITE, 4, 2), (BLACK, 9, 0)], 61: [(BLACK, 9, 6)], 62: [(WHITE, 4, 8)], 64: [(WHITE, 5, 2), (BLACK, 9, 0)],
    66: [(WHITE, 5, 8)], 67: [(WHITE, 7, 0)], 68: [(WHITE, 7, 6)], 70: [(WHITE, 9, 0)], 74: [(WHITE, 9, 10)],
    76: [(WHITE, 11, 2)], 77: [(BLACK, 9, 6)], 79: [(BLACK, 11, 0), (WHITE, 11, 4)], 81: [(BLACK, 11, 4)],
    83: [(BLACK, 11, 10), (WHITE, 11, 8)],
}  # fmt: skip

# Where the referee finds another sum than is marked. The first four are errors of the players that the text itself
# tells: two schools that are claimed (T-60), a filling overlooked by both (T-33), helpless numbers forgotten (T-35). In
# the last the game is over before White could mark.
DUE_OTHERWISE = {35: (4, 0), 37: (4, 0), 55: (8, 0), 83: (6, 4), 85: (4, 4)}

# White pegs one hole where bredouille makes it two (T-65): the printed game lets that stand, the referee does not.
HOLES_OTHERWISE = {60: (WHITE, 5)}


class Thrown:
    """One throw of the record, as it came out: what was due and marked, and how things stood before the next."""

    def __init__(self, table: Table, player: int) -> None:
        self.player = player
        jans = table.position.game.jans(table.position, table.dice)
        self.due = tuple(sum(jan.points for jan in jans if jan.to == side) for side in (player, 1 - player))
        self.marked = [0, 0]
        self.standing: list[tuple[int, int]] = []
        self.flags = (False, False)


def throws_of(name: str, first: int) -> tuple[dict[int, Thrown], Table]:
    """Play a record through; its throws by their number in the text."""
    record = Record.read(rulebook.example(name))
    assert not record.faults
    table = record.table.fresh()
    thrown: dict[int, Thrown] = {}
    number = first - 1
    for event in record.events:
        table.apply(event)
        if isinstance(event, Opening | Throw):
            number += 1
            player = event.player if isinstance(event, Throw) else BLACK
            thrown[number] = Thrown(table, player)
        if isinstance(event, Mark):
            thrown[number].marked[event.player != thrown[number].player] += event.points
        thrown[number].standing = list(zip(table.position.holes, table.position.points, strict=True))
        thrown[number].flags = table.position.flags
    return thrown, table


@pytest.fixture(scope="module")
def game() -> dict[int, Thrown]:
    first, _ = throws_of("soumille-1", 1)
    second, _ = throws_of("soumille-2", 61)
    return first | second


def test_the_records_are_the_whole_game(game):
    assert list(game) == list(range(1, 86))
    assert set(rulebook.examples()) == {"soumille-1", "soumille-2"}


@pytest.mark.parametrize("name", ["soumille-1", "soumille-2"])
def test_the_records_are_written_as_the_program_writes_them(name):
    text = rulebook.example(name)
    assert str(Record.read(text)) == text


def test_every_mark_is_the_printed_one(game):
    assert {n: tuple(throw.marked) for n, throw in game.items() if any(throw.marked)} == MARKS


def test_the_referee_finds_what_is_printed_and_says_where_not(game):
    """T-20 to T-36: what is due on each of the 85 throws."""
    found = {n: throw.due for n, throw in game.items() if throw.due != MARKS.get(n, (0, 0))}
    assert found == DUE_OTHERWISE


def test_points_and_holes_stand_as_printed(game):
    """T-40 to T-44: bredouille, wiping, staying and leaving."""
    otherwise = {}
    for number, players in STANDS.items():
        for player, holes, points in players:
            pegged, marked = game[number].standing[player]
            assert marked == points, (number, player)
            if pegged != holes:
                otherwise[number] = (player, pegged)
    assert otherwise == HOLES_OTHERWISE


def test_the_second_part_goes_on_where_the_first_ends_with_the_printed_hole():
    """T-65: a bredouille hole pegged as a simple one is put right; the text leaves it."""
    _, first = throws_of("soumille-1", 1)
    second = Record.read(rulebook.example("soumille-2")).table.start
    assert second is not None
    end = first.position
    assert (second.men, second.turn, second.points, second.flags) == (end.men, end.turn, end.points, end.flags)
    assert (end.holes, second.holes) == ((5, 9), (4, 9))
    assert (end.run, second.run) == ((2, 0), (1, 0))


def test_schools_leavings_and_the_end_are_those_of_the_text():
    """T-44, T-60: two schools of 4 against Black, two leavings by Black, nine stays, and Black wins."""
    first, second = (Record.read(rulebook.example(name)) for name in ("soumille-1", "soumille-2"))
    events = first.events + second.events
    assert [(e.player, e.points, e.over) for e in events if isinstance(e, School)] == [(WHITE, 4, False)] * 2
    assert [e.player for e in events if isinstance(e, Leave)] == [BLACK, BLACK]
    assert "".join("wb"[e.player] for e in events if isinstance(e, Stay)) == "wwbbwwwwb"
    assert isinstance(events[-1], Agree)
    (result,) = second.replay().results
    assert (result.winner, result.clause) == (BLACK, "T-40")


def test_the_plays_that_the_text_singles_out_are_there(game):
    """T-7, T-9, T-33: the corner by puissance, a rest in the other's big jan, a play that leaves the jan unfilled."""
    events = [event for name in rulebook.examples() for event in Record.read(rulebook.example(name)).events]
    plays = [event.play for event in events if isinstance(event, Played)]
    assert plays.count("7/12 7/12") == 4
    assert "11/15 15/17" in plays
    assert "1/5 5/8" in plays


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_tells_the_game_and_every_difference(language):
    page = rulebook.page("trictrac", language).markdown
    section = page.partition("soumille-1")[0].rpartition("\n## ")[2] + page.partition("soumille-1")[2]
    for number in (*DUE_OTHERWISE, *HOLES_OTHERWISE, 32, 77):
        assert re.search(rf"\b{number}\b", section), number


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_the_score_after_every_throw_it_names(language, game):
    """The table of the page: the last throw of a row, Cloris's holes and points, Damon's; throw 60 is as printed."""
    rows = re.findall(
        r"^\| (?:\d+(?:–|, ))?(\d+) \| .+ \| (\d+), (\d+)( bredouille)? \| (\d+), (\d+)( bredouille)? \|$",
        rulebook.page("trictrac", language).markdown,
        re.M,
    )
    assert len(rows) == 35
    for number, *score in rows:
        throw = game[int(number)]
        black, white = (int(score[0]), int(score[1]), bool(score[2])), (int(score[3]), int(score[4]), bool(score[5]))
        printed = {WHITE: white, BLACK: black}
        for player, (holes, points, bredouille) in printed.items():
            pegged, marked = throw.standing[player]
            otherwise = HOLES_OTHERWISE.get(int(number))
            assert pegged == (otherwise[1] if otherwise and otherwise[0] == player else holes), (number, player)
            assert (marked, throw.flags[player]) == (points, bredouille), (number, player)
