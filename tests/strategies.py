"""Hypothesis strategies: race positions of every kind, and rolls."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st

from builders import RACE_IDS, race
from tablier.board import BAR, MEN, OFF, POINTS, facing
from tablier.games.race.game import RaceGame
from tablier.games.race.position import RacePosition

die = st.integers(1, 6)
game_ids = st.sampled_from(RACE_IDS)


def rolls_of(game: RaceGame) -> st.SearchStrategy[tuple[int, ...]]:
    """Rolls of a game; doubles and triples come up more often than with dice."""
    loose = st.tuples(*[die] * game.dice)
    return loose | die.map(lambda number: (number,) * game.dice) | loose.map(lambda roll: (roll[0], *roll[:-1]))


def _men_on(points: list[int], lowest: int) -> st.SearchStrategy[list[int]]:
    allowed = [point for point in points if point >= lowest]
    return st.lists(st.sampled_from(allowed), min_size=MEN, max_size=MEN)


@st.composite
def positions(draw: st.DrawFn, ids: st.SearchStrategy[str] = game_ids) -> RacePosition:
    """Any position that can stand on a board: scattered, stacked, crowded at home, on the bar, partly off."""
    game = race(draw(ids))
    rules = game.rules
    on_talon = [draw(st.booleans()) and rules.courier and draw(st.booleans()) for _ in range(2)]
    owner = draw(st.lists(st.sampled_from((0, 1)), min_size=POINTS, max_size=POINTS))
    for player in (0, 1):
        if on_talon[player]:
            owner[(1 if player == 0 else facing(rules.movement, 1)) - 1] = player
    men = [[0] * (OFF + 1), [0] * (OFF + 1)]
    for player in (0, 1):
        held = [point for point in range(1, OFF) if owner[point - 1] == player]
        own = [point if player == 0 else facing(rules.movement, point) for point in held]
        lowest = draw(st.sampled_from((1, 1, 7, 13, 19)))
        spare = [OFF] + ([BAR] if rules.hitting and lowest < 19 else [])
        if on_talon[player]:
            # Before the courier is through, at least fourteen men stand on the talon.
            courier = draw(st.sampled_from([point for point in own if point < 19] + ([BAR] if rules.hitting else [])))
            men[player][1] = MEN - 1
            men[player][courier] += 1
            continue
        for point in draw(_men_on(own + spare, lowest) | _men_on(own + spare, 0)):
            men[player][point] += 1
    if men[0][OFF] == MEN or men[1][OFF] == MEN:
        for player in (0, 1):
            if men[player][OFF] == MEN:
                home = [point for point in range(1, OFF) if not men[1 - player][facing(rules.movement, point)]]
                men[player][OFF] -= 1
                men[player][draw(st.sampled_from(home))] += 1
    freed = tuple(rules.courier and not on_talon[player] for player in (0, 1))
    pinned = draw(_pins(men)) if rules.pinning else ((), ())
    turn = draw(st.sampled_from((0, 1)))
    position = RacePosition(game, (tuple(men[0]), tuple(men[1])), turn, (freed[0], freed[1]), pinned)
    assume(not game.is_over(position))
    return position


@st.composite
def _pins(draw: st.DrawFn, men: list[list[int]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Put some men on lone men of the other's, wherever they come from; who is pinned then."""
    pinned: list[set[int]] = [set(), set()]
    for _ in range(draw(st.integers(0, 6))):
        victim = draw(st.sampled_from((0, 1)))
        alone = [point for point in range(1, OFF) if men[victim][point] == 1 and OFF - point not in pinned[1 - victim]]
        sources = [
            point
            for point in range(1, OFF + 1)
            if men[1 - victim][point] and point not in pinned[1 - victim] and OFF - point not in pinned[victim]
        ]
        if not alone or not sources:
            continue
        point = draw(st.sampled_from(alone))
        men[1 - victim][draw(st.sampled_from(sources))] -= 1
        men[1 - victim][OFF - point] += 1
        pinned[victim].add(point)
    return tuple(sorted(pinned[0])), tuple(sorted(pinned[1]))


@st.composite
def positions_and_rolls(
    draw: st.DrawFn, ids: st.SearchStrategy[str] = game_ids
) -> tuple[RacePosition, tuple[int, ...]]:
    """A position with a roll of its game."""
    position = draw(positions(ids))
    return position, draw(rolls_of(position.game))
