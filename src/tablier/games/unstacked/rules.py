"""The rules of Unstacked Draughts, clause by clause, and whole games at random.

Every player has six points of their own. A position keeps for each of them how many men are still to be
brought down and how many men are there at all. A roll is played without any choice, so one function,
:func:`play_roll`, is the whole game; dice are given to it, never thrown by it.
"""

from __future__ import annotations

import numpy as np

from ...board import BLACK, WHITE
from ...compiled import rule
from ...dice import random_words, take_die

POINTS = 6
"""How many points a player has."""

POSITION = np.dtype([("standing", np.int8, (2, POINTS)), ("men", np.int8, (2, POINTS)), ("turn", np.int8)])
"""A position between throws: men still to be brought down, men on each point (those included), who throws."""

FULL = (2, 2, 2, 3, 3, 3)
"""Men on each point at the start (UD-1)."""
STACKED = (1, 1, 1, 2, 2, 2)
"""Men to be brought down at the start: all but the lowest of each stack (UD-3)."""

# What became of a die in the hands of one player.
CANNOT = 0
DOWN = 1
BORNE_OFF = 2

# The columns of a row of ``uses``: who used which die, and how (DOWN or BORNE_OFF).
USER = 0
DIE = 1
HOW = 2

# The columns of a playout's result.
WINNER = 0
POINTS_WON = 1
THROWS = 2

NOBODY = -1
"""No winner yet; as ``turn`` of the start of a playout, that the beginner is still to be thrown for."""
NO_DIE = 0
"""In place of a die that has been used, or was never there."""
WORTH = 1
"""What a game is worth (UD-8)."""

_THROW_STREAM = 0
_OPENING_STREAM = 1


def scratch() -> np.ndarray:
    """Room for the uses of one roll: a row (player, die, how) for each of the two dice."""
    return np.zeros((2, 3), np.int64)


@rule
def bringing_down(position, player) -> bool:
    """Whether ``player`` still has a man to bring down (UD-3); if not, that player bears off (UD-4)."""
    standing = position["standing"]
    total = 0
    for point in range(POINTS):
        total += standing[player, point]
    return total > 0


@rule
def all_off(position, player) -> bool:
    """Whether ``player`` has borne off the last man (UD-8)."""
    men = position["men"]
    total = 0
    for point in range(POINTS):
        total += men[player, point]
    return total == 0


@rule
def use_die(position, player, value) -> int:
    """Let ``player`` use one die, if able: DOWN (UD-3), BORNE_OFF (UD-4) or CANNOT."""
    if bringing_down(position, player):
        standing = position["standing"]
        if standing[player, value - 1] == 0:
            return CANNOT
        standing[player, value - 1] -= 1
        return DOWN
    men = position["men"]
    if men[player, value - 1] == 0:
        return CANNOT
    men[player, value - 1] -= 1
    return BORNE_OFF


@rule
def try_die(position, player, value, uses, count) -> bool:
    """Let ``player`` use a die and note it in row ``count`` of ``uses``; False if it cannot be used."""
    if value == NO_DIE:
        return False
    how = use_die(position, player, value)
    if how == CANNOT:
        return False
    uses[count, USER] = player
    uses[count, DIE] = value
    uses[count, HOW] = how
    return True


@rule
def use_dice(position, player, a, b, uses, count):
    """Let ``player`` use every die that can be used, a refused one again after the other (UD-5).

    Either die may be NO_DIE. Returns ``(count, a, b)``: the uses noted so far, and the dice that are left
    over, NO_DIE in place of those used.
    """
    if try_die(position, player, a, uses, count):
        a = NO_DIE
        count += 1
    if try_die(position, player, b, uses, count):
        b = NO_DIE
        count += 1
        if try_die(position, player, a, uses, count):
            a = NO_DIE
            count += 1
    return count, a, b


@rule
def play_roll(
    positions: np.ndarray, i: int, a: int, b: int, handing_over: bool, uses: np.ndarray
) -> tuple[int, int, bool]:
    """Play out a roll of whoever has the turn in ``positions[i]``: ``(count, winner, again)``.

    The roller uses what can be used (UD-5); then, with ``handing_over``, what is left goes to the opponent
    (UD-6), unless the roller has just won (UD-8). Without it the leftovers stay rights to be claimed (UD-9).
    ``count`` rows of ``uses`` say who used which die and how, in order; ``winner`` may be NOBODY; ``again``
    says whether the roller throws again (UD-7). The turn passes to whoever throws next, from a finished game
    to the roller's opponent.
    """
    position = positions[i]
    roller = int(position["turn"])
    opponent = 1 - roller
    winner = NOBODY
    count, a_left, b_left = use_dice(position, roller, a, b, uses, 0)
    if all_off(position, roller):
        winner = roller
    elif handing_over:
        count, a_left, b_left = use_dice(position, opponent, a_left, b_left, uses, count)
        if all_off(position, opponent):
            winner = opponent
    again = a == b and winner == NOBODY
    if not again:
        position["turn"] = opponent
    return count, winner, again


@rule
def claim_die(positions: np.ndarray, i: int, player: int, value: int) -> int:
    """Let ``player`` take a die that was left over (UD-9): what :func:`use_die` returns.

    A claim that ends the game leaves the turn where :func:`play_roll` would have, with the claimant.
    """
    position = positions[i]
    how = use_die(position, player, value)
    if how == BORNE_OFF and all_off(position, player):
        position["turn"] = player
    return how


@rule
def winner_of(positions: np.ndarray, i: int) -> int:
    """Who has borne off every man in ``positions[i]`` (UD-8), or NOBODY."""
    position = positions[i]
    if all_off(position, WHITE):
        return WHITE
    if all_off(position, BLACK):
        return BLACK
    return NOBODY


@rule
def beginner(seed: int, game: int) -> int:
    """Who begins a random game: the higher of one die each, thrown again while equal (C-1)."""
    attempt = 0
    white = 0
    black = 0
    while white == black:
        word, _, _, _ = random_words(seed, game, attempt, _OPENING_STREAM)
        white, word = take_die(word)
        black, word = take_die(word)
        attempt += 1
    return WHITE if white > black else BLACK


@rule
def playout(positions: np.ndarray, i: int, seed: int, game: int, uses: np.ndarray) -> tuple[int, int]:
    """Play ``positions[i]`` to its end with random dice: ``(winner, throws)``.

    If nobody has the turn, the beginner is thrown for first, and then throws afresh (UD-2).
    """
    position = positions[i]
    if position["turn"] == NOBODY:
        position["turn"] = beginner(seed, game)
    winner = winner_of(positions, i)
    throws = 0
    while winner == NOBODY:
        word, _, _, _ = random_words(seed, game, throws, _THROW_STREAM)
        a, word = take_die(word)
        b, word = take_die(word)
        _, winner, _ = play_roll(positions, i, a, b, True, uses)
        throws += 1
    return winner, throws


@rule
def playouts(start: np.ndarray, seed: int, first_game: int, results: np.ndarray) -> None:
    """Play a game from ``start[0]`` for each row of ``results``: (winner, points, throws).

    The first is game ``first_game`` of the seed, and so on.
    """
    positions = start.copy()
    uses = np.zeros((2, 3), np.int64)
    for row in range(results.shape[0]):
        positions[0] = start[0]
        winner, throws = playout(positions, 0, seed, first_game + row, uses)
        results[row, WINNER] = winner
        results[row, POINTS_WON] = WORTH
        results[row, THROWS] = throws
