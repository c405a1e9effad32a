"""What the tests of the scored game share: rounds won, and whole games of them."""

from __future__ import annotations

from hypothesis import strategies as st

from tablier.board import WHITE
from tablier.games.trictrac.scored import (
    BIG_BREDOUILLE,
    SIMPLE,
    SMALL_BREDOUILLE,
    Round,
    RoundResult,
    Scheme,
    next_round,
)

ANN, BEA, CAL = 0, 1, 2
SMALL, BIG = SMALL_BREDOUILLE, BIG_BREDOUILLE


def won(winner: int, loser: int, holes: tuple[int, int] = (6, 4), bredouille: int = SIMPLE, replays: int = 0):
    """A round won: 6 holes to 4 and so 4 tokens, unless told otherwise. The winner is taken to have begun."""
    return RoundResult(winner, loser, *holes, bredouille, replays, beginner=winner)


def play(scheme: Scheme, sides: list[int], first_pair: tuple[int, int] = (0, 1), began: int | None = None):
    """The rounds of a game in which the given sides of the board win one after another, and their results."""
    rounds: list[Round] = []
    results: list[RoundResult] = []
    for side in sides:
        seats = next_round(scheme, results, first_pair)
        assert seats is not None
        if seats.beginner is None:
            seats = seats.begun(first_pair[0] if began is None else began)
        rounds.append(seats)
        result = seats.result(holes=(6, 4) if side == WHITE else (4, 6), runs=(0, 0))
        assert result is not None
        results.append(result)
    return rounds, results


def play_by_winners(scheme: Scheme, winners: list[int], first_pair: tuple[int, int] = (0, 1)) -> list[Round]:
    """The rounds of a game in which the given players win one after another."""
    results: list[RoundResult] = []
    rounds = []
    for winner in winners:
        seats = next_round(scheme, results, first_pair)
        assert seats is not None
        assert winner in seats.pair
        rounds.append(seats)
        loser = seats.black if winner == seats.white else seats.white
        results.append(won(winner, loser))
    return rounds


LELASSEUX_234 = [
    *[won(1, 0, (6, holes)) for holes in (5, 3, 2, 4, 1, 4, 5)],
    won(0, 1, (10, 1), SMALL, replays=1),
    won(0, 1, (6, 1), SMALL),
    won(0, 1, (11, 0), SMALL, replays=2),
]
"""Ten rounds worth what Lelasseux-Lafosse has the players lose (1852, n° 234); the holes are ours."""

schemes = st.integers(2, 4).flatmap(
    lambda players: st.builds(
        Scheme,
        players=st.just(players),
        rounds=st.integers(1, 6).map(lambda cycles: cycles * players),
        refait=st.sampled_from(["doubling", "adding"]),
        rotation=st.sampled_from(["restored", "as-printed"]),
        first_move=st.sampled_from(["alternate", "winner"]),
        queue_tokens=st.integers(0, 7),
    )
)


@st.composite
def games(draw: st.DrawFn) -> tuple[Scheme, list[Round], list[RoundResult]]:
    """A scheme, and the rounds of a whole game under it, with draws and bredouilles as they come."""
    scheme = draw(schemes)
    pair = draw(st.permutations(range(scheme.players)).map(lambda order: (order[0], order[1])))
    if scheme.side_of(pair[0]) == scheme.side_of(pair[1]):
        pair = (pair[0], (pair[1] + 1) % 4)
    rounds: list[Round] = []
    results: list[RoundResult] = []
    while (seats := next_round(scheme, results, pair)) is not None:
        if seats.beginner is None:
            seats = seats.begun(draw(st.sampled_from(seats.pair)))
        for _ in range(draw(st.integers(0, 2))):
            seats = seats.again()
        more = draw(st.integers(6, 20))
        fewer = draw(st.integers(0, more - 1))
        run = more if fewer == 0 or draw(st.booleans()) else draw(st.integers(0, more - 1))
        holes, runs = ((more, fewer), (run, 0)) if draw(st.booleans()) else ((fewer, more), (0, run))
        result = seats.result(holes, runs)
        assert result is not None
        rounds.append(seats)
        results.append(result)
    return scheme, rounds, results
