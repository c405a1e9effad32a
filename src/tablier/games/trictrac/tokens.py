"""What a round of the scored game brings, in the form the kernels need; :mod:`.scored` says the same to everybody else.

Replays (T-83) are no part of a position: where they are not told, the consolation is that of a round played for the
first time.
"""

from __future__ import annotations

from ...compiled import rule
from .scored import CONSOLATION, ENOUGH, HELD, MANY
from .state import Rulings

MOST = 64
"""What brings more than so many tokens counts as if it brought so many: fourteen holes in big bredouille, and so rare
that telling such rounds apart is worth less than telling all others apart more finely."""
_MOST_REPLAYS = 6
"""After so many the consolation alone is worth more."""


@rule
def may_end_now(position) -> bool:
    """Whether the round ends if somebody leaves (T-80)."""
    return position["holes"][0] >= ENOUGH or position["holes"][1] >= ENOUGH


@rule
def is_unbroken(position, player) -> bool:
    """Whether all holes of ``player`` are one run, so that the round may yet be won in bredouille (T-82)."""
    return position["run"][player] == position["holes"][player]


@rule
def is_held_now(position, player) -> bool:
    """Whether a bredouille of ``player`` was made without leaving (T-82); see :func:`.scored.is_held`."""
    decisive = 1 - player if position["holes"][1 - player] >= ENOUGH else player
    return position["left"][decisive] == 0


@rule
def tokens_if_won(rulings: Rulings, position, player, replays=0) -> int:
    """What a round that ends now brings ``player``, who has more holes, after so many that were drawn (T-82, T-83)."""
    holes = position["holes"][player]
    factor = 1
    if is_unbroken(position, player) and holes >= ENOUGH:
        factor = 4 if holes >= MANY else 2
        if rulings.leaving_counts and is_held_now(position, player):
            factor += HELD
    console = CONSOLATION * (replays + 1) if rulings.refait_adds else CONSOLATION << min(replays, _MOST_REPLAYS)
    return min((holes + console) * factor - position["holes"][1 - player], MOST)


@rule
def tokens_won(rulings: Rulings, position, player) -> int:
    """What a round that ends now brings ``player``; below zero if it is lost, none if it is drawn (T-80 to T-82)."""
    ahead = position["holes"][player] - position["holes"][1 - player]
    if ahead > 0:
        return tokens_if_won(rulings, position, player)
    return -tokens_if_won(rulings, position, 1 - player) if ahead < 0 else 0
