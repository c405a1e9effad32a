"""The exact solution against fractions worked out by hand, the oracle, and random games."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

import unstacked_oracle
from tablier.compiled import INTERPRETED
from tablier.errors import Unreadable
from tablier.games.unstacked import solve as solver
from tablier.games.unstacked.game import Unstacked
from tablier.games.unstacked.rules import POSITION, play_roll, scratch
from tablier.games.unstacked.solve import ALL_FLAT, ALL_OFF, STATES, Solution, compute, solve

GAME = Unstacked()
LOWEST = 16 if INTERPRETED else 40
"""How many of the lowest states are worked out in fractions."""

whole_game = pytest.mark.skipif(INTERPRETED, reason="solving the whole game takes the compiler")


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solve()


@pytest.fixture(scope="module")
def lowest() -> Solution:
    return compute(LOWEST)


# ----------------------------------------------------------------------------------------------- the states


def test_every_state_has_its_number() -> None:
    """UD-3, UD-4: 216 states of bringing down and 1,728 of bearing off, one of them shared."""
    assert STATES == 216 + 1728 - 1
    positions = np.zeros(1, POSITION)
    seen = set()
    for state in range(STATES):
        solver.set_state(positions, 0, 1, state)
        assert solver.state_of(positions, 0, 1) == state
        seen.add((*positions["standing"][0, 1].tolist(), *positions["men"][0, 1].tolist()))
    assert len(seen) == STATES
    assert solver.states_of(GAME.start()) == (STATES - 1, STATES - 1)
    assert solver.states_of(GAME.position("w:m222333:m000000")) == (ALL_FLAT, ALL_OFF)


def test_a_used_die_leads_to_a_lower_state() -> None:
    """The order in which the pairs are solved rests on this."""
    after, left = solver.tables(STATES if not INTERPRETED else 100)
    states = np.arange(len(after))[:, None]
    used = left != np.arange(solver.HANDS)
    assert (after < states)[used].all()
    assert (after == states)[~used].all()


def test_the_tables_hold_what_the_rules_do() -> None:
    """UD-5, UD-6, UD-8: for pairs of states and every roll; idle for one thrower is idle for both."""
    states = 300 if INTERPRETED else STATES
    after, left = solver.tables(states)
    positions, uses = np.zeros(1, POSITION), scratch()
    rng = np.random.default_rng(1699)
    pairs = np.concatenate([rng.integers(1, states, (400, 2)), rng.integers(1, 60, (400, 2))])
    for i, j in pairs[:: 10 if INTERPRETED else 1].tolist():
        for a, b in product(range(1, 7), repeat=2):
            solver.set_state(positions, 0, 0, i)
            solver.set_state(positions, 0, 1, j)
            positions["turn"] = 0
            play_roll(positions, 0, a, b, True, uses)
            reached = solver.state_of(positions, 0, 0), solver.state_of(positions, 0, 1)
            assert solver.outcome(after, left, i, j, a * 7 + b) == reached
            assert (reached == (i, j)) == (solver.outcome(after, left, j, i, a * 7 + b) == (j, i))


# ------------------------------------------------------------------------------------------- exact fractions


def test_one_man_each_on_different_points() -> None:
    """UD-6, UD-7, UD-8, by hand: White's last man is on 6, Black's on 5, White throws.

    A 6 wins (11/36); a 5 without a 6 loses (9/36); doubles of 1 to 4 throw again (4/36); 12/36 pass the turn.
    With x for either side by symmetry: x = 11/36 + 4/36 x + 12/36 (1 - x), so x = 23/44. One throw decides
    with 20/36, so 9/5 throws are expected.
    """
    found = compute(5)
    one = GAME.position("w:m000001:m000010")
    assert solver.states_of(one) == (1, 4)
    assert found.win(one) == pytest.approx(23 / 44, abs=1e-15)
    assert found.throws(one) == pytest.approx(9 / 5, abs=1e-15)


def test_one_man_each_on_the_same_point() -> None:
    """UD-7, UD-8, by hand: only a 6 counts, and it wins for whoever throws it.

    x = 11/36 + 5/36 x + 20/36 (1 - x), so x = 31/51; 36/11 throws.
    """
    found = compute(2)
    one = GAME.position("b:m000001:m000001")
    assert found.win(one) == pytest.approx(31 / 51, abs=1e-15)
    assert found.throws(one) == pytest.approx(36 / 11, abs=1e-14)


@cache
def exact(mine: unstacked_oracle.Player, theirs: unstacked_oracle.Player) -> tuple[Fraction, Fraction]:
    """Chance of the thrower and expected throws in fractions, by the oracle's rules."""
    constants = [_constants(mine, theirs), _constants(theirs, mine)]
    (win, length, again, passing), (other_win, other_length, _, _) = constants
    # win = w + again * win + passing * (1 - other), other likewise: put the second equation into the first.
    own = 1 - again
    share = passing / own
    return (
        (win + passing - share * (other_win + passing)) / (own - share * passing),
        (length + share * other_length) / (own - share * passing),
    )


def _constants(
    mine: unstacked_oracle.Player, theirs: unstacked_oracle.Player
) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """What the rolls that change something give, and the chances of idle rolls: thrown again, passed on."""
    win, length, again, passing = Fraction(0), Fraction(1), Fraction(0), Fraction(0)
    for dice in product(range(1, 7), repeat=2):
        chance = Fraction(1, 36)
        (mine2, theirs2), _, winner = unstacked_oracle.roll((mine, theirs), 0, dice)
        if winner is not None:
            win += chance * (winner == 0)
        elif (mine2, theirs2) == (mine, theirs):
            again += chance * (dice[0] == dice[1])
            passing += chance * (dice[0] != dice[1])
        elif dice[0] == dice[1]:
            further, more = exact(mine2, theirs2)
            win += chance * further
            length += chance * more
        else:
            further, more = exact(theirs2, mine2)
            win += chance * (1 - further)
            length += chance * more
    return win, length, again, passing


def test_the_lowest_states_agree_with_fractions(lowest: Solution) -> None:
    """UD-4 to UD-8: every pair of the last few men, by another method and the oracle's rules."""
    positions = np.zeros(1, POSITION)
    players = []
    for state in range(LOWEST):
        solver.set_state(positions, 0, 0, state)
        players.append((tuple(positions["standing"][0, 0].tolist()), tuple(positions["men"][0, 0].tolist())))
    for i, j in product(range(1, LOWEST), repeat=2):
        win, length = exact(players[i], players[j])
        assert lowest.wins[i, j] == pytest.approx(float(win), abs=1e-13)
        assert lowest.lengths[i, j] == pytest.approx(float(length), abs=1e-12)


# ------------------------------------------------------------------------------------------- the whole game


@whole_game
def test_the_beginner_has_the_advantage(solution: Solution) -> None:
    """The solved value of the game."""
    assert solution.beginner == pytest.approx(0.5162770970, abs=1e-10)
    assert solution.throws(GAME.start()) == pytest.approx(34.3267415714, abs=1e-9)


@whole_game
def test_random_games_agree(solution: Solution) -> None:
    """From the start and from positions on the way, within four standard errors."""
    on_the_way = ["b:s000010:s010011", "w:m202333:s010010", "b:m222333:m222333", "w:m010203:m001110"]
    for number, fields in enumerate(["w:s111222:s111222", *on_the_way]):
        position = GAME.position(fields)
        games = 200_000 if number == 0 else 50_000
        results = GAME.playouts(games, seed=number, start=position)
        won = (results[:, 0] == position.turn).mean()
        assert abs(won - solution.win(position)) < 4 * 0.5 / games**0.5
        spread = results[:, 2].std() / games**0.5
        assert abs(results[:, 2].mean() - solution.throws(position)) < 4 * spread


@whole_game
def test_chances_are_chances(solution: Solution) -> None:
    """Strictly between 0 and 1 before the end, 1 and 0 after it; at least one throw more."""
    inner = solution.wins[1:, 1:]
    assert inner.min() > 0
    assert inner.max() < 1
    assert solution.lengths[1:, 1:].min() >= 1
    assert (solution.wins[ALL_OFF, 1:] == 1).all()
    assert (solution.wins[1:, ALL_OFF] == 0).all()
    assert (solution.lengths[ALL_OFF] == 0).all()
    assert (solution.lengths[:, ALL_OFF] == 0).all()


@whole_game
def test_throwing_is_never_worse_than_waiting(solution: Solution) -> None:
    """The two players of a pair: whoever throws in an even position is ahead, and colours do not matter."""
    assert (np.diag(solution.wins)[1:] > 0.5).all()
    white, black = GAME.position("w:m202333:s010010"), GAME.position("b:s010010:m202333")
    assert solution.win(white) == solution.win(black)
    assert solution.throws(white) == solution.throws(black)


@whole_game
def test_points_that_hold_alike_are_worth_alike(solution: Solution) -> None:
    """Points 1 to 3 start alike, and so do 4 to 6: exchanging them for both players changes nothing."""
    one = GAME.position("w:m201320:s011120")
    other = GAME.position("w:m012032:s110012")
    assert solution.win(one) == pytest.approx(solution.win(other), abs=1e-13)


@whole_game
def test_every_position_follows_from_the_next(solution: Solution) -> None:
    """UD-5 to UD-8: the value of random positions is the mean of what the game says the rolls lead to."""
    rng = np.random.default_rng(1660)
    record = np.zeros(1, POSITION)
    for _ in range(20):
        for player in (0, 1):
            solver.set_state(record, 0, player, int(rng.integers(1, STATES)))
        record["turn"] = rng.integers(2)
        position = type(GAME.start()).of_array(GAME, record)
        win, throws = 0.0, 1.0
        for roll in product(range(1, 7), repeat=2):
            (only,) = GAME.plays(position, roll)
            after = only.position
            assert isinstance(after, type(position))
            chance = solution.win(after)
            win += (chance if after.turn == position.turn else 1 - chance) / 36
            throws += solution.throws(after) / 36
        assert solution.win(position) == pytest.approx(win, abs=1e-13)
        assert solution.throws(position) == pytest.approx(throws, abs=1e-11)


# ------------------------------------------------------------------------------------------------ the cache


@whole_game
def test_a_solution_is_cached_and_a_damaged_file_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, solution: Solution
) -> None:
    monkeypatch.setattr(solver, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(solver, "cache_root", lambda: tmp_path)
    path = tmp_path / "unstacked-solution.npz"
    told: list[float] = []
    first = solve(told.append)
    assert np.array_equal(first.wins, solution.wins)
    assert told == sorted(told)
    assert told[-1] == 1
    assert [file.name for file in tmp_path.iterdir()] == [path.name]

    told.clear()
    assert np.array_equal(solve(told.append).lengths, solution.lengths)
    assert told == []

    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 3)
        file.write(b"damaged")
    with pytest.raises(Unreadable):
        Solution.load(path)
    assert np.array_equal(solve(told.append).wins, solution.wins)
    assert told
    assert np.array_equal(Solution.load(path).wins, solution.wins)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"not a solution", b"\x93NUMPY"])
def test_what_is_no_solution_is_not_loaded(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.npz"
    path.write_bytes(content)
    with pytest.raises(Unreadable):
        Solution.load(path)


def test_a_solution_of_part_of_the_game_is_not_loaded(tmp_path: Path) -> None:
    path = tmp_path / "part.npz"
    compute(3).save(path)
    with pytest.raises(Unreadable, match="every position"):
        Solution.load(path)


@whole_game
def test_solutions_of_older_sources_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, solution: Solution
) -> None:
    folders = [tmp_path / "rules-old", tmp_path / "rules-new"]
    for folder in folders:
        folder.mkdir()
        (folder / "kept.nbi").touch()
    (folders[0] / "unstacked-solution.npz").touch()
    monkeypatch.setattr(solver, "cache_folder", lambda: folders[1])
    monkeypatch.setattr(solver, "cache_root", lambda: tmp_path)
    monkeypatch.setattr(solver, "compute", lambda progress: solution)
    solve()
    assert sorted(p.relative_to(tmp_path).as_posix() for p in tmp_path.glob("*/*")) == [
        "rules-new/kept.nbi",
        "rules-new/unstacked-solution.npz",
        "rules-old/kept.nbi",
    ]
