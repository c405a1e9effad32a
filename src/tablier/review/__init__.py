"""Review: what every decision of a match was worth, what it cost, and how lucky the throws were.

>>> from tablier import Record, review
>>> found = review.review(Record.load("game.tab"))                       # doctest: +SKIP
>>> [(one.kind, one.made.name, one.best.name, one.cost) for one in found.mistakes]   # doctest: +SKIP
"""

from __future__ import annotations

from .judging import Found
from .reasons import reason
from .reviewing import Progress, review, reviewing
from .verdicts import Chance, Decision, Explained, Moment, Review, Summary
from .weighing import DEPTHS, QUICK, STANDARD, THOROUGH, Candidate, Depth

__all__ = [
    "DEPTHS", "QUICK", "STANDARD", "THOROUGH", "Candidate", "Chance", "Decision", "Depth", "Explained", "Found",
    "Moment", "Progress", "Review", "Summary", "reason", "review", "reviewing",
]  # fmt: skip
