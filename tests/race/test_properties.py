"""What holds of every play in every position: men are conserved, points have one holder, plays are maximal."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import oracle
from builders import beside, oracle_rules, place
from depth import examples
from strategies import positions, positions_and_rolls
from tablier import read_position
from tablier.board import BAR, MEN, OFF, POINTS, facing
from tablier.games.race.draft import padded
from tablier.games.race.game import RacePlays
from tablier.games.race.plays import NODES, legal_plays, workspace
from tablier.games.race.position import RacePosition

Case = tuple[RacePosition, tuple[int, ...]]


def after(position: RacePosition, roll: tuple[int, ...], most: int = 60) -> list[RacePosition]:
    """Where the plays of a roll lead; a spread of them where there are many."""
    plays = position.game.plays(position, roll)
    return [play.position for play in plays[:: 1 + len(plays) // most]]  # type: ignore[misc]


def pips(men: tuple[int, ...]) -> int:
    return sum(number * count for number, count in enumerate(men))


@examples(250)
@given(positions_and_rolls())
def test_no_man_is_lost_and_no_point_is_shared(case: Case) -> None:
    """C-3, G-7, J-7, B-4."""
    position, roll = case
    for end in after(position, roll):
        for men in end.men:
            assert sum(men) == MEN
            assert min(men) >= 0
        for point in range(1, POINTS + 1):
            theirs = facing(position.game.rules.movement, point)
            pinned = (point in end.pinned[0]) + (theirs in end.pinned[1])
            assert pinned == bool(end.men[0][point] and end.men[1][theirs])
        assert end.turn == 1 - position.turn


@examples(250)
@given(positions_and_rolls())
def test_men_move_forwards_by_the_numbers_used(case: Case) -> None:
    """C-3: the mover gains what the steps say, the opponent loses only men that were hit."""
    position, roll = case
    mover = position.turn
    plays = position.game.plays(position, roll)
    for play in plays[:: 1 + len(plays) // 40]:
        end = play.position
        assert isinstance(end, RacePosition)
        gained = sum(step.target - step.source for step in play.steps)
        assert pips(end.men[mover]) - pips(position.men[mover]) == gained
        hits = sum(step.hits for step in play.steps)
        assert end.men[1 - mover][BAR] - position.men[1 - mover][BAR] == hits
        assert end.men[1 - mover][OFF] == position.men[1 - mover][OFF]
        assert hits == 0 or position.game.rules.hitting


@examples(200)
@given(positions_and_rolls())
def test_every_play_is_as_long_as_any_and_uses_numbers_of_the_roll(case: Case) -> None:
    """C-2: all plays have as many steps and as great a total."""
    position, roll = case
    plays = position.game.plays(position, roll)
    given_numbers = Counter(position.game.draft(position, roll).allotted)
    measures = set()
    for play in plays[:: 1 + len(plays) // 60]:
        used = Counter(step.number for step in play.steps)
        assert used <= given_numbers
        measures.add((used.total(), sum(used.elements())))
    assert len(measures) == 1


@examples(300)
@given(positions_and_rolls())
def test_nothing_can_be_added_to_a_play(case: Case) -> None:
    """C-2: a play is maximal; the oracle finds no further step with a number left over."""
    position, roll = case
    rules = oracle_rules(position.game)
    plays = position.game.plays(position, roll)
    for play in plays[:: 1 + len(plays) // 10]:
        left = Counter(oracle.steps_of(rules, roll)) - Counter(step.number for step in play.steps)
        end = play.position
        assert isinstance(end, RacePosition)
        where = oracle.as_position(end.men, beside(end))
        assert not list(oracle.single_steps(rules, where, position.turn, tuple(sorted(left.elements()))))


@examples(200)
@given(positions_and_rolls())
def test_distinct_plays_lead_to_distinct_positions(case: Case) -> None:
    """C-2: a choice is a position."""
    position, roll = case
    plays = position.game.plays(position, roll)
    assume(len(plays) < 1_000)
    assert len({play.position for play in plays}) == len(plays)


@examples(300)
@given(positions_and_rolls())
def test_the_order_of_the_dice_does_not_matter(case: Case) -> None:
    """G-3, J-3, B-3."""
    position, roll = case
    assume(len(position.game.plays(position, roll)) < 1_500)
    forwards, backwards = (position.game.plays(position, dice) for dice in (roll, roll[::-1]))
    assert [play.position for play in forwards] == [play.position for play in backwards]


def mirrored(position: RacePosition) -> RacePosition:
    """The same position with the players changed over."""
    return RacePosition(
        position.game, position.men[::-1], 1 - position.turn, position.freed[::-1], position.pinned[::-1]
    )


@examples(300)
@given(positions_and_rolls())
def test_the_rules_are_the_same_for_both_players(case: Case) -> None:
    """G-1, J-1, B-1: swapping the players swaps the results."""
    position, roll = case
    assume(len(position.game.plays(position, roll)) < 1_500)
    ours = {mirrored(end) for end in after(position, roll, most=2_000)}
    assert ours == set(after(mirrored(position), roll, most=2_000))


@examples(300)
@given(positions())
def test_ids_and_arrays_give_the_position_back(position: RacePosition) -> None:
    assert read_position(position.id) == position
    assert read_position(position.id).id == position.id
    assert RacePosition.of_array(position.game, position.array()) == position
    assert hash(read_position(position.id)) == hash(position)


@examples(200)
@given(positions_and_rolls(st.just("garanguet")))
def test_most_steps_then_greatest_total_is_the_greatest_total(case: Case) -> None:
    """G-9: of doubles and triples the two readings keep the same numbers."""
    position, (a, b, _) = case
    roll = (max(a, b), max(a, b), min(a, b))
    rules = oracle_rules(position.game)
    assume(len(position.game.plays(position, roll)) < 500)
    where = oracle.as_position(position.men, position.freed)
    playable = {numbers for _, numbers in oracle.playable_ends(rules, where, position.turn, roll)}
    assert oracle.greatest_total(playable) == oracle.most_dice_then_greatest_total(playable)


# How many plays there can be


def ways(points: list[int], number: int, steps: int) -> int:
    """How many positions ``steps`` steps of ``number`` lead to when nobody is in the way and nobody is home.

    Men that start in the same residue class share a row of places. Sorted, the men end no lower than they began, so
    the positions of a row are the rising sequences above its start, counted by how many steps they take in all.
    """
    found = [1] + [0] * steps
    for residue in range(number):
        row = sorted((point - 1) // number for point in points if (point - 1) % number == residue)
        last = max(((24 - 1 - residue) // number), 0)
        counts = {(0, 0): 1}
        for begin in row:
            following: dict[tuple[int, int], int] = {}
            for (lowest, used), count in counts.items():
                for end in range(max(lowest, begin), last + 1):
                    if used + end - begin <= steps:
                        key = (end, used + end - begin)
                        following[key] = following.get(key, 0) + count
            counts = following
        of_row = [sum(count for (_, used), count in counts.items() if used == n) for n in range(steps + 1)]
        found = [sum(found[n - k] * of_row[k] for k in range(n + 1)) for n in range(steps + 1)]
    return found[steps]


def nodes_of(position: RacePosition, roll: tuple[int, ...]) -> tuple[int, int]:
    """How many nodes the kernel needed, and how many plays it found."""
    nodes, slots = workspace()
    first, count, _ = legal_plays(position.game.rules, position.array(), 0, *padded(roll), nodes, slots)
    return first + count, count


@pytest.mark.parametrize("number", range(1, 7))
def test_fifteen_men_apart_have_as_many_plays_as_a_recurrence_counts(number: int) -> None:
    """G-6: triples with fifteen men on fifteen points and nothing in the way but the rail."""
    points = list(range(2, 17))
    position = place(f"garanguet:w:{','.join(map(str, points))}:24")  # Black has passed to White's 1
    needed, found = nodes_of(position, (number,) * 3)
    assert found == ways(points, number, 6) == len(position.game.plays(position, (number,) * 3))
    assert needed <= NODES


# The positions with most nodes that a long search found, men moved one by one as long as the count rose.
MOST = [
    ((4, 4, 3), (1, 2, 3, 4, 8, 9, 10, 11, 13, 15, 16, 17, 18, 19, 20), 31_966, 21_363),
    ((5, 5, 4), (1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19), 30_158, 19_944),
    ((6, 6, 1), (1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 14, 15, 16, 17, 18), 28_655, 18_793),
    ((3, 3, 3), (1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 17, 18), 25_242, 16_257),
    ((6, 6, 6), (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17), 18_752, 11_456),
]


@pytest.mark.parametrize(("roll", "points", "nodes", "plays"), MOST)
def test_the_rolls_with_most_plays_fit_into_the_room_there_is(
    roll: tuple[int, ...], points: tuple[int, ...], nodes: int, plays: int
) -> None:
    """G-5, G-6: half of the room is never used; triples are counted by the recurrence too."""
    position = place(f"garanguet:w:{','.join(map(str, points))}:-")
    assert nodes_of(position, roll) == (nodes, plays)
    assert nodes <= NODES
    if len(set(roll)) == 1:
        assert plays == ways(list(points), roll[0], 6)


@pytest.mark.slow
def test_nothing_near_the_worst_positions_needs_more_nodes_than_there_are() -> None:
    """G-5, G-6: wherever one man of the worst positions stands instead, with every roll."""
    for _, points, _, _ in MOST:
        for moved_man in range(len(points)):
            for point in range(1, 25):
                changed = [*points[:moved_man], *points[moved_man + 1 :], point]
                position = place(f"garanguet:w:{','.join(map(str, sorted(changed)))}:-")
                for roll in ((4, 4, 3), (6, 6, 1), (3, 3, 3)):
                    assert nodes_of(position, roll)[0] <= NODES


def test_four_of_one_number_and_one_of_another_give_every_combination_of_them() -> None:
    """G-5: where nobody is in the way, the plays of 6-6-5 are four sixes and then a 5 by anybody."""
    position = place(f"garanguet:w:{','.join(map(str, range(2, 17)))}:24")
    reached = {position.men[0]}
    for number in (6, 6, 6, 6, 5):
        onward = range(1, OFF - number)
        reached = {moved(men, point, number) for men in reached for point in onward if men[point]}
    found = [play.position.men[0] for play in position.game.plays(position, (6, 6, 5))]  # type: ignore[attr-defined]
    assert len(found) == len(reached)
    assert set(found) == reached


def moved(men: tuple[int, ...], source: int, number: int) -> tuple[int, ...]:
    changed = list(men)
    changed[source] -= 1
    changed[source + number] += 1
    return tuple(changed)


def test_plays_are_made_only_when_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """G-6: thousands of plays are counted at once, and any one of them is had without the others."""
    position = place(f"garanguet:w:{','.join(map(str, range(2, 17)))}:24")
    made, make_one = [], RacePlays.after
    monkeypatch.setattr(RacePlays, "after", lambda self, number: made.append(number) or make_one(self, number))
    plays = position.game.plays(position, (5, 5, 5))
    assert len(plays) > 10_000
    assert plays[-1] == plays[len(plays) - 1]
    assert plays[7000].position != plays[7001].position
    assert 0 < len(made) < 10
    assert plays[2:5] == [plays[2], plays[3], plays[4]]
    with pytest.raises(IndexError):
        plays[len(plays)]


@examples(150)
@given(positions_and_rolls())
def test_all_positions_at_once_are_those_of_the_plays(case: Case) -> None:
    """C-2: the array of men, which spares making plays, says the same."""
    position, roll = case
    plays = position.game.plays(position, roll)
    assume(len(plays) < 1_000)
    men = plays.men().tolist()
    assert men == [[list(side) for side in play.position.men] for play in plays]  # type: ignore[attr-defined]
