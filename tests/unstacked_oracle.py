"""A slow and obvious second opinion on Unstacked Draughts; it shares no code with the package.

A player is (men still to bring down from each point, men on each point); a state is a pair of players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

Player = tuple[tuple[int, ...], tuple[int, ...]]
State = tuple[Player, Player]
Use = tuple[int, int, str]

PLAYER_START: Player = ((1, 1, 1, 2, 2, 2), (2, 2, 2, 3, 3, 3))  # UD-1, UD-3
START: State = (PLAYER_START, PLAYER_START)


def _one_less(counts: tuple[int, ...], point: int) -> tuple[int, ...]:
    return tuple(count - 1 if at == point else count for at, count in enumerate(counts, start=1))


def use(player: Player, die: int) -> tuple[Player, str] | None:
    """One die used by one player: UD-3 while a man is left to bring down, UD-4 afterwards. None if unusable."""
    standing, men = player
    if sum(standing) > 0:
        if standing[die - 1] == 0:
            return None
        return (_one_less(standing, die), men), "down"
    if men[die - 1] == 0:
        return None
    return (standing, _one_less(men, die)), "off"


def use_in_order(player: Player, dice: Sequence[int], retry: bool) -> tuple[Player, list[tuple[int, str]], list[int]]:
    """Use dice in the order given; with ``retry``, a die refused at first is tried again after the others.

    Returns the player afterwards, the uses made and the dice left over (UD-5).
    """
    uses: list[tuple[int, str]] = []
    left = list(dice)
    while True:
        refused: list[int] = []
        for die in left:
            used = use(player, die)
            if used is None:
                refused.append(die)
            else:
                player, how = used
                uses.append((die, how))
        nothing_new = len(refused) == len(left)
        left = refused
        if nothing_new or not retry:
            return player, uses, left


def roll(
    state: State, roller: int, dice: Sequence[int], order: Sequence[int] = (0, 1)
) -> tuple[State, list[Use], int | None]:
    """Play out one roll, with every right claimed: the roller first (UD-5), then the opponent (UD-6).

    ``order`` is (0, 1) or (1, 0): which of the dice is tried first. The roller who bears off the last man has won
    (UD-8), and nothing more is played. The second throw after a double (UD-7) is a roll of its own.
    """
    if sorted(order) != [0, 1]:
        raise ValueError("the order is (0, 1) or (1, 0)")
    players = list(state)
    uses: list[Use] = []
    left = [dice[which] for which in order]
    for mover in (roller, 1 - roller):
        players[mover], made, left = use_in_order(players[mover], left, retry=True)
        uses += [(mover, die, how) for die, how in made]
        if sum(players[mover][1]) == 0:
            return (players[0], players[1]), uses, mover
    return (players[0], players[1]), uses, None


def throws_again(dice: Sequence[int], winner: int | None) -> bool:
    """UD-7: a double earns another throw, used or not, unless it has ended the game."""
    return winner is None and dice[0] == dice[1]


@cache
def best_orders(
    player: Player, dice: tuple[int, ...]
) -> frozenset[tuple[Player, tuple[tuple[int, str], ...], tuple[int, ...]]]:
    """UD-5 by brute force: try each order of the dice once, without retrying, and keep those that use most."""
    tried = [use_in_order(player, order, retry=False) for order in permutations(dice)]
    most = max(len(uses) for _, uses, _ in tried)
    return frozenset(
        (after, tuple(sorted(uses)), tuple(sorted(left))) for after, uses, left in tried if len(uses) == most
    )


def outcomes(state: State, roller: int, dice: Sequence[int]) -> set[tuple[State, tuple[Use, ...], int | None]]:
    """Every outcome of a roll over all orders, of roller and opponent each for themselves; uses are sorted.

    That this set never holds more than one outcome is the claim of UD-5.
    """
    found: set[tuple[State, tuple[Use, ...], int | None]] = set()
    opponent = 1 - roller

    def state_of(of_roller: Player, of_opponent: Player) -> State:
        return (of_roller, of_opponent) if roller == 0 else (of_opponent, of_roller)

    for mine, my_uses, left in best_orders(state[roller], tuple(dice)):
        first = [(roller, die, how) for die, how in my_uses]
        if sum(mine[1]) == 0:
            found.add((state_of(mine, state[opponent]), tuple(sorted(first)), roller))
            continue
        for theirs, their_uses, _ in best_orders(state[opponent], left):
            second = [(opponent, die, how) for die, how in their_uses]
            winner = opponent if sum(theirs[1]) == 0 else None
            found.add((state_of(mine, theirs), tuple(sorted(first + second)), winner))
    return found
