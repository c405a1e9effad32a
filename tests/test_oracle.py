"""Hand-checked examples for the slow generator in ``oracle.py``. Each docstring names the clauses checked."""

from __future__ import annotations

import random
from itertools import product

import pytest

import oracle
import unstacked_oracle
from oracle import Position, RaceRules

WHITE, BLACK = 0, 1
NOT_FREED = (False, False)
FREED = (True, True)


def men(**points: int) -> list[int]:
    """Fifteen men: ``men(p1=14, p7=1)``, with ``bar`` and ``off``; whatever is missing to fifteen is off."""
    counts = [0] * 26
    for name, count in points.items():
        number = {"bar": 0, "off": 25}[name] if name in ("bar", "off") else int(name[1:])
        counts[number] += count
    counts[25] += 15 - sum(counts)
    assert counts[25] >= 0
    return counts


def results(
    rules: RaceRules,
    white: list[int],
    black: list[int],
    roll: tuple[int, ...],
    player: int = WHITE,
    freed: tuple[bool, bool] = FREED,
) -> set[Position]:
    return oracle.legal_results(rules, (white, black), freed, player, roll)


def plays(
    rules: RaceRules,
    white: list[int],
    black: list[int],
    roll: tuple[int, ...],
    player: int = WHITE,
    freed: tuple[bool, bool] = FREED,
) -> set[tuple[tuple[int, int], ...]]:
    return oracle.legal_sequences(rules, (white, black), freed, player, roll)


def whites(found: set[Position]) -> set[tuple[int, ...]]:
    return {position[0] for position in found}


# ------------------------------------------------------------------------------------------------- the numbers


@pytest.mark.parametrize(
    ("roll", "numbers"),
    [
        ((3, 1, 2), (1, 2, 3)),  # G-3
        ((2, 5, 2), (2, 2, 5)),  # G-4
        ((6, 5, 6), (5, 6, 6, 6, 6)),  # G-5
        ((5, 5, 5), (5, 5, 5, 5, 5, 5)),  # G-6
    ],
)
def test_three_dice_give_three_five_or_six_numbers(roll: tuple[int, ...], numbers: tuple[int, ...]) -> None:
    """G-3, G-4, G-5, G-6."""
    assert oracle.steps_of(oracle.garanguet(), roll) == numbers


def test_a_double_of_n_is_played_n_times() -> None:
    """J-3, J-4."""
    for number in range(1, 7):
        assert oracle.steps_of(oracle.jacquet(), (number, number)) == (number,) * number
    assert oracle.steps_of(oracle.jacquet(), (5, 2)) == (2, 5)


@pytest.mark.parametrize(("doubles", "count"), [("plain", 2), ("house", 3), ("modern", 4)])
def test_a_double_is_played_two_three_or_four_times(doubles: str, count: int) -> None:
    """B-3."""
    rules = oracle.backgammon(doubles=doubles)
    assert oracle.steps_of(rules, (4, 4)) == (4,) * count
    assert oracle.steps_of(rules, (4, 3)) == (3, 4)


# --------------------------------------------------------------------------------------------------- Garanguet

# The document's letters f, h, i, k, l are 7, 5, 4, 2, 1 away from the rail: the points 18, 20, 21, 23, 24.
# It does not say where Black stands; here all on Black's 20, which is White's 5, out of the way.
EXAMPLE = men(p18=1, p20=1, p21=1, p23=1, p24=11)
AWAY = men(p20=15)


def test_with_3_2_1_the_last_man_comes_in_and_another_is_borne_off() -> None:
    """G-3, G-10, G-11: f to j with 3 and ace, then k off with 2; or h, i, k inside with f still out."""
    found = whites(results(oracle.garanguet(), EXAMPLE, AWAY, (3, 2, 1)))
    assert tuple(men(p20=1, p21=1, p22=1, p24=11, off=1)) in found
    assert tuple(men(p18=1, p23=2, p24=12)) in found


def test_no_man_is_borne_off_before_the_last_has_come_in() -> None:
    """G-10: with f left on its point, nobody is off."""
    for white in whites(results(oracle.garanguet(), EXAMPLE, AWAY, (3, 2, 1))):
        assert white[18] == 0 or white[25] == 0


def test_sonnez_and_5_brings_one_in_and_bears_four_off() -> None:
    """G-5, G-10, G-11: f to k with the 5, then h, i, k, k with the four sixes."""
    found = plays(oracle.garanguet(), EXAMPLE, AWAY, (6, 6, 5))
    assert ((18, 5), (20, 6), (21, 6), (23, 6), (23, 6)) in found
    assert all(len(play) == 5 for play in found)
    assert all(play[0][0] == 18 for play in found)
    assert tuple(men(p24=11, off=4)) in whites(results(oracle.garanguet(), EXAMPLE, AWAY, (6, 6, 5)))


def test_triple_5_leaves_no_choice_in_the_example() -> None:
    """G-6, G-10, G-11: f to k, then h, i, k, k and one of l are borne off."""
    assert plays(oracle.garanguet(), EXAMPLE, AWAY, (5, 5, 5)) == {
        ((18, 5), (20, 5), (21, 5), (23, 5), (23, 5), (24, 5))
    }
    assert whites(results(oracle.garanguet(), EXAMPLE, AWAY, (5, 5, 5))) == {tuple(men(p24=10, off=5))}


def test_even_one_opposing_man_closes_a_point_also_for_resting() -> None:
    """G-7: from 1 with 1, 2, 4, White's points 2 and 6 are closed by one man each."""
    white, black = men(p1=15), men(p23=1, p19=1, p1=13)
    found = whites(results(oracle.garanguet(), white, black, (1, 2, 4)))
    assert all(position[2] == 0 and position[6] == 0 for position in found)
    assert found == {
        tuple(men(p1=13, p4=1, p5=1)),  # 2 then 1, and 4 by another
        tuple(men(p1=14, p8=1)),  # 2, 1, 4 by one man
    }


def test_most_dice_come_before_the_greatest_total() -> None:
    """G-8: 2 and ace (three points) are played rather than the 6 alone; but the 6 rather than one lower die."""
    # One man on 1; White's 4, 8, 9 and 10 are closed.
    white = men(p1=1)
    black = men(p21=5, p17=4, p16=3, p15=3)
    found = plays(oracle.garanguet(), white, black, (6, 2, 1))
    # 1: 2, then 2: 4 closed, 6: 8 closed. 2: 3, then 1: 4 closed, 6: 9 closed. 6: 7, then nothing.
    assert found == {((1, 6),)}
    open_four = men(p17=4, p16=3, p15=8)
    found = plays(oracle.garanguet(), white, open_four, (6, 2, 1))
    # Now 1 and 2 lead to 4, and 6 to 10, closed: two dice with 3 points against one die with 6.
    assert found == {((1, 1), (2, 2)), ((1, 2), (3, 1))}


def test_all_dice_are_played_even_where_one_would_end_the_game() -> None:
    """G-8: the last man on 19 may not go straight off with the 6 of 6, 2, 1."""
    found = plays(oracle.garanguet(), men(p19=1), AWAY, (6, 2, 1))
    assert found == {((19, 1), (20, 2), (22, 6)), ((19, 2), (21, 1), (22, 6))}


def test_a_blocked_number_is_lost_or_bears_off_the_farthest_as_printed() -> None:
    """G-11: White on 20 and 23 rolls 4, 4, 4; Black holds White's 24 with one man."""
    white, black = men(p20=1, p23=1), men(p1=1, p6=14)
    assert results(oracle.garanguet(), white, black, (4, 4, 4)) == {(tuple(white), tuple(black), FREED)}
    printed = oracle.garanguet(overflow="as-printed")
    assert whites(results(printed, white, black, (4, 4, 4))) == {tuple(men(off=15))}


def test_a_number_too_great_bears_off_the_farthest_man_only() -> None:
    """G-11, G-9: 22 goes before 24; with three men left for five numbers, three sixes beat two and a 5."""
    found = plays(oracle.garanguet(), men(p22=1, p24=2), AWAY, (6, 6, 5))
    assert found == {((22, 6), (24, 6), (24, 6))}


def test_most_steps_then_greatest_total_serves_every_roll_of_garanguet() -> None:
    """G-8, G-9: the two readings keep the same numbers for doubles and triples."""
    rng = random.Random(1818)
    rules = oracle.garanguet()
    for _ in range(120):
        position = random_position(rng, rules)
        high = rng.randint(2, 6)
        roll = (high, high, rng.randint(1, high))
        playable = {numbers for _, numbers in oracle.playable_ends(rules, position, WHITE, roll)}
        assert oracle.greatest_total(playable) == oracle.most_dice_then_greatest_total(playable)


@pytest.mark.parametrize("rules", [oracle.garanguet(), oracle.jacquet()])
def test_a_win_counts_double_if_the_loser_has_borne_off_none(rules: RaceRules) -> None:
    """G-12, J-11."""
    assert oracle.points_won(rules, (men(off=15), men(p20=14, off=1)), WHITE) == 1
    assert oracle.points_won(rules, (men(p20=15), men(off=15)), BLACK) == 2
    assert oracle.points_won(rules, (men(bar=1, p20=14), men(off=15)), BLACK) == 2


# ----------------------------------------------------------------------------------------------------- Jacquet

START = men(p1=15)


def test_double_ace_plays_one_ace() -> None:
    """J-4."""
    assert plays(oracle.jacquet(), START, START, (1, 1), freed=NOT_FREED) == {((1, 1),)}


def test_only_the_courier_may_leave_the_talon() -> None:
    """J-3, J-5: the first roll 5-2 is chained by one man."""
    assert plays(oracle.jacquet(), START, START, (5, 2), freed=NOT_FREED) == {
        ((1, 5), (6, 2)),
        ((1, 2), (3, 5)),
    }


def test_with_double_six_the_courier_is_stopped_by_the_opposing_talon() -> None:
    """J-1, J-7: my 13 is the opponent's talon, so the courier makes one six of the six, to 7."""
    assert plays(oracle.jacquet(), START, START, (6, 6), freed=NOT_FREED) == {((1, 6),)}


def test_with_double_six_the_courier_runs_home_and_frees_the_others_in_mid_turn() -> None:
    """J-5: courier on 7, the opponent gone from my 13: 13, 19, then four sixes for anybody."""
    white = men(p1=14, p7=1)
    black = men(p24=15)  # White's 12
    found = results(oracle.jacquet(), white, black, (6, 6), freed=NOT_FREED)
    assert all(freed == (True, False) for _, _, freed in found)
    assert tuple(men(p1=10, p7=4, p19=1)) in whites(found)
    assert tuple(men(p1=13, p13=1, p19=1)) not in whites(found)
    assert tuple(men(p1=12, p7=1, p19=2)) in whites(found)
    assert all(sum(n * c for n, c in enumerate(position)) == 14 + 7 + 36 for position in whites(found))


def test_a_courier_on_the_bar_keeps_the_talon_shut() -> None:
    """J-5, J-8: also without bar_first no second man leaves; the courier enters and goes on."""
    white, black = men(bar=1, p1=14), men(p1=15)
    for bar_first in (True, False):
        rules = oracle.jacquet(bar_first=bar_first)
        found = plays(rules, white, black, (4, 2), freed=NOT_FREED)
        assert found == {((0, 4), (4, 2)), ((0, 2), (2, 4))}


def test_a_courier_that_enters_on_the_talon_stands_there_with_all_fifteen() -> None:
    """J-5: with 3-1 the man may enter with the ace and leave again with the 3."""
    found = plays(oracle.jacquet(), men(bar=1, p1=14), men(p1=15), (3, 1), freed=NOT_FREED)
    assert found == {((0, 1), (1, 3)), ((0, 3), (3, 1))}


def test_a_third_doubled_point_in_the_first_quadrant_is_refused() -> None:
    """J-6: talon and 2 are doubled, so the lone man on 4 may be joined neither from 1 nor from 2."""
    white, black = men(p1=5, p2=3, p4=1, p19=6), men(p12=15)  # Black on White's 24
    first_steps = {play[0] for play in plays(oracle.jacquet(), white, black, (2, 3))}
    assert (2, 2) not in first_steps
    assert (1, 3) not in first_steps
    assert (1, 2) in first_steps
    without_talon = {play[0] for play in plays(oracle.jacquet(talon_counts=False), white, black, (2, 3))}
    assert {(2, 2), (1, 3)} <= without_talon


def test_breaking_one_doubled_point_may_make_another() -> None:
    """J-6: talon of 5 and two men on 2; 2 to 4 leaves 2 single while 4 becomes doubled."""
    white, black = men(p1=5, p2=2, p4=1, p19=7), men(p12=15)
    assert (2, 2) in {play[0] for play in plays(oracle.jacquet(), white, black, (2, 3))}


def test_entering_may_not_make_a_third_doubled_point() -> None:
    """J-6, J-8: the number 4 cannot enter beside the lone man on 4."""
    white, black = men(bar=1, p1=5, p2=3, p4=1, p19=5), men(p12=15)
    assert {play[0] for play in plays(oracle.jacquet(), white, black, (4, 6))} == {(0, 6)}


def test_a_man_hits_on_every_point_on_which_it_rests() -> None:
    """J-7: 10 to 12 and on to 15 hits a blot on 12; the parallel point of my 12 is 24 of the other's."""
    white, black = men(p10=1, p19=14), men(p24=1, p9=14)
    after = oracle.after_sequence(oracle.jacquet(), (white, black), FREED, WHITE, [(10, 2), (12, 3)])
    assert after == (tuple(men(p15=1, p19=14)), tuple(men(bar=1, p9=14)), FREED)


def test_the_facing_points_of_jacquet_are_twelve_apart() -> None:
    """J-1, and the word "facing"."""
    rules = oracle.jacquet()
    assert [oracle.facing(rules, point) for point in (1, 12, 13, 24)] == [13, 24, 1, 12]
    assert all(oracle.facing(rules, oracle.facing(rules, point)) == point for point in range(1, 25))


def test_bar_first_binds_the_other_men() -> None:
    """J-8: with 6-5 and both entry points closed nothing moves, unless bar_first is off."""
    white, black = men(bar=1, p10=14), men(p18=5, p17=10)  # Black on White's 6 and 5
    assert plays(oracle.jacquet(), white, black, (6, 5)) == {()}
    assert plays(oracle.jacquet(bar_first=False), white, black, (6, 5)) != {()}


@pytest.mark.parametrize(
    ("bear_off", "first_steps"),
    [
        ("exact", {(22, 1), (24, 1)}),
        ("exact-or-farthest", {(22, 1), (24, 1), (22, 5)}),
        ("any", {(22, 1), (24, 1), (22, 5), (24, 5)}),
    ],
)
def test_three_ways_of_bearing_off_in_jacquet(bear_off: str, first_steps: set[tuple[int, int]]) -> None:
    """J-9: men on 22 and 24, roll 5-1."""
    white, black = men(p22=2, p24=2), men(p1=15)
    found = plays(oracle.jacquet(bear_off=bear_off), white, black, (5, 1))
    assert {play[0] for play in found} == first_steps


def test_if_only_one_number_can_be_played_it_is_the_higher() -> None:
    """J-10, B-8: either number could be played by the last man outside, but not both."""
    white = men(p10=1)
    black = men(p9=15)  # White's 21 in Jacquet
    assert plays(oracle.jacquet(bear_off="exact"), white, black, (6, 5)) == {((10, 6),)}
    black = men(p4=15)  # White's 21 in Backgammon
    assert plays(oracle.backgammon(), white, black, (6, 5)) == {((10, 6),)}
    black = men(p4=7, p9=8)  # White's 21 and 16: only the 5 is left
    assert plays(oracle.backgammon(), white, black, (6, 5)) == {((10, 5),)}


# -------------------------------------------------------------------------------------------------- Backgammon


def test_bearing_off_needs_the_exact_number() -> None:
    """B-9: on 23 and 24 with 6-2, only the 2 is played; the modern way bears off both."""
    white, black = men(p23=1, p24=1), men(p6=15)
    assert plays(oracle.backgammon(), white, black, (6, 2)) == {((23, 2),)}
    modern = oracle.backgammon(bear_off="exact-or-farthest")
    assert whites(results(modern, white, black, (6, 2))) == {tuple(men(off=15))}


def test_an_inside_step_may_be_preferred_to_bearing_off() -> None:
    """B-9: from 20 and 24 with 4-1, 20 goes to 24 and one man of 24 off, or 24 off and 20 to 24."""
    found = plays(oracle.backgammon(), men(p20=1, p24=1), men(p6=15), (4, 1))
    assert found == {((20, 4), (24, 1)), ((24, 1), (20, 4)), ((20, 1), (21, 4))}


def test_the_house_rule_plays_a_double_three_times() -> None:
    """B-3: double ace by one man."""
    white, black = men(p7=1), men(p1=15)
    assert plays(oracle.backgammon(doubles="house"), white, black, (1, 1)) == {((7, 1), (8, 1), (9, 1))}
    assert plays(oracle.backgammon(), white, black, (1, 1)) == {((7, 1), (8, 1))}


def test_men_on_the_bar_enter_before_any_other_moves() -> None:
    """B-4, B-5: with 4 closed and 3 a blot, the man enters with the 3, hits, and the 4 is then played."""
    white, black = men(bar=1, p12=14), men(p21=2, p22=1, p6=12)
    found = plays(oracle.backgammon(), white, black, (4, 3))
    assert found == {((0, 3), (3, 4)), ((0, 3), (12, 4))}
    assert all(position[1][0] == 1 for position in results(oracle.backgammon(), white, black, (4, 3)))


def test_all_six_points_held_bind_the_tables_and_a_broken_point_is_hit() -> None:
    """B-6: Black holds 19 to 24; White, on the bar, sees the point 2, which is Black's 23, broken."""
    white = men(bar=1, p12=14)
    black = men(p19=3, p20=2, p21=2, p22=2, p23=4, p24=2)
    rules = oracle.backgammon()
    assert oracle.tables_bound(rules, (white, black), WHITE)
    assert not oracle.tables_bound(rules, (white, black), BLACK)
    assert not oracle.tables_bound(oracle.backgammon(binding=False), (white, black), WHITE)
    assert not oracle.tables_bound(rules, (men(p12=15), black), WHITE)
    broken = men(bar=4, p19=3, p20=2, p21=2, p22=2, p24=2)
    assert oracle.break_point((white, black), WHITE, 2) == (tuple(white), tuple(broken))
    assert not oracle.tables_bound(rules, (white, broken), WHITE)


def test_game_gammon_and_backgammon() -> None:
    """B-10, with both readings of the triple."""
    restored, printed = oracle.backgammon(), oracle.backgammon(triple="as-printed")
    home = men(off=15)
    for loser, as_restored, as_printed in [
        (men(p20=14, off=1), 1, 1),
        (men(p1=1, p20=13, off=1), 1, 1),
        (men(p20=15), 2, 3),
        (men(p6=1, p20=14), 3, 2),
        (men(bar=1, p20=14), 3, 2),
        (men(p7=1, p20=14), 2, 3),
    ]:
        assert oracle.points_won(restored, (home, loser), WHITE) == as_restored
        assert oracle.points_won(printed, (home, loser), WHITE) == as_printed


# ------------------------------------------------------------------------------------- the oracle with itself


def random_position(rng: random.Random, rules: RaceRules) -> Position:
    """Fifteen men each anywhere on the board, never two colours on one point."""
    lowest = rng.choice([1, 10, 19])
    sides = [[0] * 26, [0] * 26]
    spots = rng.sample(range(lowest, 25), rng.randint(2, 25 - lowest))
    for _ in range(15):
        sides[0][rng.choice(spots)] += 1
    free = [oracle.facing(rules, point) for point in range(1, 25) if sides[0][point] == 0]
    for _ in range(15):
        sides[1][rng.choice(free)] += 1
    if rules.game != "garanguet" and rng.random() < 0.3:
        for side in sides:
            occupied = [point for point in range(1, 25) if side[point] > 0]
            side[rng.choice(occupied)] -= 1
            side[0] += 1
    return oracle.as_position(sides, FREED)


@pytest.mark.parametrize(
    "rules",
    [
        oracle.garanguet(),
        oracle.garanguet("as-printed"),
        oracle.jacquet(),
        oracle.jacquet(False, False, "any"),
        oracle.backgammon(),
        oracle.backgammon("house", "exact-or-farthest"),
    ],
)
def test_results_are_the_ends_of_the_sequences_and_no_man_is_lost(rules: RaceRules) -> None:
    """C-2, C-3: both ways of listing plays agree, men are conserved and never move backwards."""
    rng = random.Random(1699)
    count = 3 if rules.game == "garanguet" else 2
    for _ in range(25):
        position = random_position(rng, rules)
        board = position[:2]
        player = rng.randint(0, 1)
        roll = tuple(rng.randint(1, 6) for _ in range(count))
        if len(oracle.steps_of(rules, roll)) > 3:
            continue
        found = oracle.legal_results(rules, board, FREED, player, roll)
        sequences = oracle.legal_sequences(rules, board, FREED, player, roll)
        assert found == {oracle.after_sequence(rules, board, FREED, player, play) for play in sequences}
        for end in found:
            assert sum(end[0]) == sum(end[1]) == 15
            before, after = position[player], end[player]
            assert sum(n * c for n, c in enumerate(after)) >= sum(n * c for n, c in enumerate(before))


# ------------------------------------------------------------------------------------------ Unstacked Draughts

DOWN = (0, 0, 0, 0, 0, 0)
FULL = (2, 2, 2, 3, 3, 3)


def test_the_sequence_of_section_9() -> None:
    """UD-1, UD-3, UD-6, UD-7: 4-3, then Bezas and 5-1 by Black, then 5-4."""
    state, uses, winner = unstacked_oracle.roll(unstacked_oracle.START, WHITE, (4, 3))
    assert uses == [(WHITE, 4, "down"), (WHITE, 3, "down")]
    assert state == (((1, 1, 0, 1, 2, 2), FULL), ((1, 1, 1, 2, 2, 2), FULL))
    state, uses, winner = unstacked_oracle.roll(state, BLACK, (1, 1))
    assert uses == [(BLACK, 1, "down"), (WHITE, 1, "down")]
    assert unstacked_oracle.throws_again((1, 1), winner)
    state, uses, winner = unstacked_oracle.roll(state, BLACK, (5, 1))
    assert uses == [(BLACK, 5, "down")]
    assert not unstacked_oracle.throws_again((5, 1), winner)
    state, uses, winner = unstacked_oracle.roll(state, WHITE, (5, 4))
    assert uses == [(WHITE, 5, "down"), (WHITE, 4, "down")]
    assert state == (((0, 1, 0, 0, 1, 2), FULL), ((0, 1, 1, 2, 1, 2), FULL))
    assert winner is None


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_example_1_of_section_10_bears_off_in_the_roll_that_ends_the_bringing_down(
    order: tuple[int, int],
) -> None:
    """UD-4, UD-5. Taken from the board: one man of White on 5 stands; of Black one each on 2, 5 and 6."""
    black = ((0, 1, 0, 0, 1, 1), FULL)
    state, uses, winner = unstacked_oracle.roll((((0, 0, 0, 0, 1, 0), FULL), black), WHITE, (5, 2), order)
    assert state == ((DOWN, (2, 1, 2, 3, 3, 3)), black)
    assert uses == [(WHITE, 5, "down"), (WHITE, 2, "off")]
    assert winner is None


def test_example_2_of_section_10_gives_the_opponent_the_unusable_die() -> None:
    """UD-4, UD-6. White has 2-0-2-3-3-3 left; of Black one man each on 2 and 5 stands (from the board)."""
    before = ((DOWN, (2, 0, 2, 3, 3, 3)), ((0, 1, 0, 0, 1, 0), FULL))
    state, uses, winner = unstacked_oracle.roll(before, WHITE, (4, 2))
    assert state == ((DOWN, (2, 0, 2, 2, 3, 3)), ((0, 0, 0, 0, 1, 0), FULL))
    assert uses == [(WHITE, 4, "off"), (BLACK, 2, "down")]
    assert winner is None


def test_the_roller_wins_where_both_could_and_the_opponent_may_win_on_the_rollers_roll() -> None:
    """UD-6, UD-8."""
    last_on_3 = (DOWN, (0, 0, 1, 0, 0, 0))
    last_on_5 = (DOWN, (0, 0, 0, 0, 1, 0))
    _, uses, winner = unstacked_oracle.roll((last_on_3, last_on_5), WHITE, (5, 3))
    assert (uses, winner) == ([(WHITE, 3, "off")], WHITE)
    _, uses, winner = unstacked_oracle.roll((last_on_3, last_on_5), WHITE, (5, 1))
    assert (uses, winner) == ([(BLACK, 5, "off")], BLACK)


def test_an_unusable_double_earns_the_second_throw_too() -> None:
    """UD-7."""
    state = ((DOWN, (0, 0, 1, 0, 0, 0)), (DOWN, (0, 0, 0, 0, 1, 0)))
    after, uses, winner = unstacked_oracle.roll(state, WHITE, (6, 6))
    assert (after, uses) == (state, [])
    assert unstacked_oracle.throws_again((6, 6), winner)


def every_unstacked_player() -> list[unstacked_oracle.Player]:
    start = unstacked_oracle.PLAYER_START
    down = [(standing, start[1]) for standing in product(*(range(count + 1) for count in start[0]))]
    off = [(DOWN, men) for men in product(*(range(count + 1) for count in start[1]))]
    return sorted(set(down) | set(off))


def test_the_order_of_the_dice_never_changes_the_outcome() -> None:
    """UD-5: for every state of a player and every roll, and then for many pairs of players."""
    players = every_unstacked_player()
    assert len(players) == 216 + 1728 - 1
    for player in players:
        for dice in product(range(1, 7), repeat=2):
            one, other = (unstacked_oracle.use_in_order(player, d, retry=True) for d in (dice, dice[::-1]))
            ((after, uses, left),) = unstacked_oracle.best_orders(player, dice)
            for tried in (one, other):
                assert (tried[0], sorted(tried[1]), sorted(tried[2])) == (after, list(uses), list(left))
    rng = random.Random(1699)
    for _ in range(2000):
        state = (rng.choice(players), rng.choice(players))
        roller, dice = rng.randint(0, 1), (rng.randint(1, 6), rng.randint(1, 6))
        if 0 in (sum(state[0][1]), sum(state[1][1])):
            continue
        (outcome,) = unstacked_oracle.outcomes(state, roller, dice)
        for order in ((0, 1), (1, 0)):
            after_roll, made, winner = unstacked_oracle.roll(state, roller, dice, order)
            assert (after_roll, tuple(sorted(made)), winner) == outcome
