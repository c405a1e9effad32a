"""What distinguishes one race game from another, as plain numbers.

The kernel (:mod:`.moves`, :mod:`.plays`) asks a :class:`Ruleset` a dozen questions and knows no game by name.
A new race game is a new set of answers.
"""

from __future__ import annotations

from typing import NamedTuple

# How often the numbers of a roll are played.
PLAIN = 0
"""Each die once; a double is two equal numbers."""
HOUSE = 1
"""A double is played three times."""
MODERN = 2
"""A double is played four times."""
BY_NUMBER = 3
"""A double of n is played n times."""
GARANGUET = 4
"""Three dice: a triple six times, a double over a lower third die four times, everything else once."""

# With which numbers a man may leave the board.
EXACT = 0
"""Only with its exact distance to the rail."""
FARTHEST = 1
"""Exactly, or the farthest man with a number that exceeds its distance."""
ANY = 2
"""Any man with a number at or above its distance."""
FARTHEST_IF_STUCK = 3
"""Exactly, or the farthest man with any number that cannot be played otherwise."""

# What a win is worth beyond one point.
DOUBLE = 0
"""2 when the loser has borne off none."""
TRIPLE = 1
"""2 likewise, 3 when the loser also has a man on the bar or in the winner's home table."""
TRIPLE_IF_CLEAR = 2
"""2 likewise, 3 when the loser also has *no* man on the bar or in the winner's home table."""
MANUSCRIPT = 3
"""2 when the winner's last cast is a doublet, or the loser's men are not all in the last six points; 3 when both."""
SINGLE = 4
"""Never more."""

# Whether men are pinned, and what a pinned man means to the others of his side, once all are home.
NEVER = 0
"""Nobody is pinned."""
WAITS = 1
"""Nobody leaves while one of his men is pinned."""
BEARS = 2
"""The others may leave."""


class Ruleset(NamedTuple):
    """One race game: answers to the questions in which such games differ."""

    dice: int
    multiples: int
    """How often numbers are played: PLAIN … GARANGUET."""
    movement: int
    """CONTRARY or PARALLEL."""
    closing: int
    """How many opposing men close a point (fewer are hit, if hitting)."""
    hitting: bool
    bar_first: bool
    """While a man waits on the bar, no other man may move."""
    courier: bool
    """Only one man may be on its way until it has reached the last quadrant."""
    doubled_limit: int
    """On how many points of the first quadrant two or more men may stand; 0: no limit."""
    talon_counts: bool
    """Whether point 1 is one of those."""
    exit: int
    """Which numbers bear off: EXACT … FARTHEST_IF_STUCK."""
    binding: bool
    """Six closed points before a man on the bar are broken up before the throw."""
    opening_played: bool
    """The beginner plays the opening throw itself instead of a fresh one."""
    win: int
    """What a win is worth: DOUBLE … SINGLE."""
    pinning: int = NEVER
    """Whether a lone opposing man is pinned, and the last on the other's start lost so: NEVER, WAITS or BEARS."""
