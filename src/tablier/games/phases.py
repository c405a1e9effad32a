"""What a game in progress waits for, as the compiled turns of all families number it: chance first."""

from __future__ import annotations

OPENING = 0
"""The throw for the beginning (C-1)."""
THROW = 1
UNBIND = 2
"""The tables are bound: a die each decides who names a point (B-6)."""
BREAK = 3
"""The winner of that names the point to be broken up."""
STAY = 4
"""A hole is made: the roller stays or leaves (T-44)."""
PLAY = 5
OVER = 6
FIRST_DECISION = BREAK

TURN_LIMIT = 100_000
"""A safeguard for set-up positions; a game that comes this far is given up as won by nobody."""
