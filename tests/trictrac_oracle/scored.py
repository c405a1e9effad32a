"""The scored game: rounds, bredouilles, bets and the final account (T-80 to T-89)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from .board import DEFAULT, Options
from .marking import Holes, holes_of, in_one_run

# --------------------------------------------------------------------------------------------------------------
# The scored game
# --------------------------------------------------------------------------------------------------------------

SMALL_BREDOUILLE = 2
BIG_BREDOUILLE = 4


def rounds_allowed(rounds: int, players: int) -> bool:
    """T-80: a multiple of the number of players (so even for two)."""
    return rounds > 0 and rounds % players == 0


def round_is_over(holes: Sequence[int], somebody_leaves: bool) -> bool:
    """T-80."""
    return somebody_leaves and max(holes) >= 6


def round_is_drawn(holes: Sequence[int]) -> bool:
    """T-81."""
    return holes[0] == holes[1]


def round_factor(history: Holes, winner: int) -> int:
    """T-82: f."""
    if not in_one_run(history, winner):
        return 1
    holes = holes_of(history, winner)
    return BIG_BREDOUILLE if holes >= 12 else SMALL_BREDOUILLE if holes >= 6 else 1


def round_factor_by_leaving(history: Holes, leavers: Sequence[int], winner: int) -> int:
    """T-82, ``bredouilles=two-to-five``: one more for a bredouille made without leaving (articles 18, 32).

    ``leavers`` are those who have left in the round before it ended. Whoever wins after six holes of the other's cannot
    have left; then the bredouille is worth what the other's would have been (articles 25, 37 to 39).
    """
    factor = round_factor(history, winner)
    if factor == 1:
        return 1
    measured = 1 - winner if holes_of(history, 1 - winner) >= 6 else winner
    return factor if measured in leavers else factor + 1


def bets_of_three_by_losses(losses: Mapping[str, int]) -> dict[tuple[str, str], int]:
    """T-88, ``bets=by-losses``: who pays whom how much, by how often each of three has lost."""
    contingent = sum(losses.values()) // 3
    payers = {player: lost - contingent for player, lost in losses.items() if lost > contingent}
    paid = {player: contingent - lost for player, lost in losses.items() if lost < contingent}
    bets = {}
    for payer, too_many in payers.items():
        for receiver, too_few in paid.items():
            postillons = too_few if len(payers) == 1 else too_many  # of the two, the one who is not alone
            bets[payer, receiver] = 28 + 8 * (postillons - 1)
    return bets


def consolation(replays: int, options: Options = DEFAULT) -> int:
    """T-82, T-83: 2, and after each replay double that (or 2 more)."""
    return 2 * 2**replays if options.refait == "doubling" else 2 * (1 + replays)


def round_value(
    winners_holes: int, losers_holes: int, factor: int, replays: int = 0, options: Options = DEFAULT
) -> int:
    """T-82."""
    return winners_holes * factor - losers_holes + consolation(replays, options) * factor


def consolation_to_the_idle(factor: int, replays: int = 0, options: Options = DEFAULT) -> int:
    """T-84: what the loser pays to the player sitting out."""
    return consolation(replays, options) * factor


def next_pair_of_three(
    pair: tuple[str, str], idle: str, winner: str, first_move: str | None, options: Options = DEFAULT
) -> tuple[tuple[str, str], str, str]:
    """T-84: the next pair (the one who stays first), the next to sit out, and the next to have the first move.

    ``first_move`` is the player who stayed from the round before, None in the first round.
    """
    leaves = winner if options.rotation == "as-printed" or first_move is None else first_move
    stays = pair[1] if leaves == pair[0] else pair[0]
    return (stays, idle), leaves, stays


def next_pair_of_four(
    pair: tuple[str, str], waiting: tuple[str, str], winner: str, first_move: str | None
) -> tuple[tuple[str, str], tuple[str, str], str]:
    """T-85: the next pair and the partners waiting, team by team, and who has the first move."""
    leaves = winner if first_move is None else first_move
    team = pair.index(leaves)
    at_board, beside = list(pair), list(waiting)
    at_board[team], beside[team] = waiting[team], leaves
    return (at_board[0], at_board[1]), (beside[0], beside[1]), pair[1 - team]


def first_move_of_two(last_first: int, last_winner: int, options: Options = DEFAULT) -> int:
    """T-86."""
    return last_winner if options.first_move == "winner" else 1 - last_first


def bet(won: int, played: int) -> int:
    """T-88: what the other side pays to a side that won so many of the rounds the two played against each other."""
    beyond = (2 * won - played) // 2  # whole rounds beyond half of them
    return 20 + 8 * beyond if beyond >= 1 else 0


@dataclass(frozen=True)
class Round:
    """A finished round of the scored game. Players are sides: with four players, the teams (T-85)."""

    winner: str
    loser: str
    value: int  # T-82
    idle: str | None = None  # T-84: who sat out
    idle_consolation: int = 0


@dataclass
class Account:
    """T-89: one line of the final account."""

    rounds: int = 0
    consolations: int = 0
    queue: int = 0
    bets: int = 0

    @property
    def total(self) -> int:
        return self.rounds + self.consolations + self.queue + self.bets


def final_account(
    sides: Sequence[str], played: Sequence[Round], options: Options = DEFAULT
) -> tuple[dict[str, Account], int]:
    """T-87, T-88, T-89: a line for every side, and what stays in the pot."""
    lines = {side: Account() for side in sides}
    pot = 0
    for one in played:
        lines[one.winner].rounds += one.value
        lines[one.loser].rounds -= one.value
        if one.idle is not None:
            lines[one.idle].consolations += one.idle_consolation
            lines[one.loser].consolations -= one.idle_consolation
        lines[one.loser].queue -= options.queue_tokens
        pot += options.queue_tokens
    best = max(line.rounds + line.consolations for line in lines.values())
    sharers = [side for side in sides if lines[side].rounds + lines[side].consolations == best]
    for side in sharers:
        lines[side].queue += pot // len(sharers)
    pot -= pot // len(sharers) * len(sharers)
    for a, b in combinations(sides, 2):
        between = [one for one in played if {one.winner, one.loser} == {a, b}]
        for better, worse in ((a, b), (b, a)):
            price = bet(sum(one.winner == better for one in between), len(between))
            lines[better].bets += price
            lines[worse].bets -= price
    return lines, pot
