"""The turn is the same whoever plays it: referee, environment, batch, array, network and playout (T-70)."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import tablier
from tablier import Phase, batch
from tablier.envs import Games
from tablier.envs.seated import SeatedState
from tablier.games import Position, Roll
from tablier.networks.kinds import kind_of, rules_of, scratch_of, throws
from tablier.table.phases import NUMBERED

PACKAGE = Path(tablier.__file__).parent
GAMES = (
    "trictrac", "trictrac@stakes=quadruple,exit=provincial", "trictrac@old_jans=true,stakes=double,overflow=free",
)  # fmt: skip


class Turn:
    """A turn as it begins, to be played again by those who take whole turns."""

    def __init__(self, before: Position, roll: Roll) -> None:
        self.before, self.roll, self.choice, self.leaves = before, roll, 0, False

    def applied(self) -> str:
        """Where the turn leads when it is applied to an array."""
        after = batch.apply(self.before.game, self.before.array(), [self.roll], [self.choice], leaving=[self.leaves])
        return read(self.before, after)

    def laid_out(self) -> set[tuple[str, int]]:
        """Where a network sees it lead, with the outcome for the roller: every play, or leaving alone if one left.

        The dice are laid out higher number first, which may list the plays otherwise.
        """
        game, room = self.before.game, 1 << 12
        kind, (dice, _) = kind_of(game), throws(2)
        number = np.flatnonzero((dice[:, :2] == sorted(self.roll, reverse=True)).all(axis=1))
        rows, outcomes, same = np.zeros(room, kind.record), np.zeros(room, np.int8), np.zeros(room, np.int8)
        one, small = np.zeros((3, 1), np.int64), np.zeros((2, 1), np.int8)
        size = kind.expand(
            rules_of(game), self.before.array(), one[0], number, small[0], dice, room, rows, outcomes, same, one[1],
            one[2], small[1], scratch_of(game),
        )  # fmt: skip
        last = [size - 1] if self.leaves else range(size)
        return {(read(self.before, rows[row : row + 1]), int(outcomes[row])) for row in last}


def read(like: Position, record: np.ndarray) -> str:
    return like.of_array(like.game, record).id  # type: ignore[attr-defined,no-any-return]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 1 << 40), st.integers(0, 1 << 20))
def test_a_random_game_goes_the_same_way_whoever_plays_it(game_id: str, seed: int, number: int) -> None:
    """T-70, T-40, T-44: the dice and choices of a playout, made one by one."""
    state = SeatedState(game_id, seed, number)
    games = Games(game_id, 1, whole=True)
    games.reset(seed, number)
    turn, thrown = Turn(state.position, ()), 0
    while not state.is_over:
        if state.is_chance:
            dice = state.draw()
            before = state.game.start(int(dice[1] > dice[0])) if state.phase is Phase.OPENING else state.position
            turn, thrown = Turn(before, dice), thrown + 1
            state.throw(dice)
        else:
            assert (NUMBERED[games.turns["phase"][0]], games.players[0]) == (state.phase, state.player)
            assert read(state.position, games.positions) == state.position.id
            choice = state.some_choice()
            if state.phase is Phase.STAY:
                turn.leaves = bool(choice)
            else:
                turn.choice = choice
            state.choose(choice)
            games.step(np.array([choice]))
        assert state.position.id == state.table.position.id
        if state.is_over:
            assert state.table.phase in (Phase.BETWEEN, Phase.OVER)
        else:
            assert (state.phase, state.player) == (state.table.phase, state.table.player)
        if state.is_chance or state.is_over:
            won = state.returns[turn.before.turn]
            assert turn.applied() == state.position.id
            assert (state.position.id, won) in turn.laid_out()
    (winner, points, turns) = batch.playouts(game_id, 1, seed, first=number)[0].tolist()
    assert (state.winner, max(state.returns), thrown) == (winner, points, turns)
    result = state.table.results[-1]
    assert (result.winner, result.points) == (winner, points)
    assert bool(games.ended[0])
    assert read(state.position, games.positions) == state.position.id


def test_points_are_marked_for_a_throw_in_one_place() -> None:
    """T-70: nobody but the turn, and the ledger of those who mark by hand, calls the rule that marks."""
    callers = set()
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "mark(" in source else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "mark":
                callers.add(path.stem)
    assert callers == {"turn", "ledger", "game"}
