"""The board all the games share: paths, facing, and the names of the numbers on them.

Each player's men stand on that player's *own path*: 0 is the bar (or hand), 1 … 24 the points in the order
that player travels them, 25 is off. Rules therefore read the same for both players; :func:`facing` translates.
"""

from __future__ import annotations

from .compiled import rule

WHITE = 0
BLACK = 1
SIDES = ("white", "black")
MEN_SIGNS = ("○", "●")
"""The men of each side in a line of text."""

BAR = 0
"""Path number of a man waiting to enter."""
POINTS = 24
OFF = 25
"""Path number of a man that has left the board for good."""
PATH = 26
"""How many path numbers there are, bar and off included."""
MEN = 15
HOME = 19
"""First point of the last quadrant."""

CONTRARY = 0
"""The players travel in opposite directions: mine + theirs = 25."""
PARALLEL = 1
"""Both travel the same way round, half a board apart: theirs = mine + 12."""


@rule
def facing(movement: int, point: int) -> int:
    """The opponent's number of the physical point that is ``point`` on my path (its own inverse)."""
    if movement == CONTRARY:
        return 25 - point
    return point + 12 if point <= 12 else point - 12
