"""Unstacked Draughts in seven lessons."""

from __future__ import annotations

from ....table.events import Played, Throw
from ....telling.lessons import Lesson
from ..acts import Claim

LESSONS = (
    Lesson("unstacked", "bring-men-down", "UD-3", dice=(4, 3), thrown=False, answer=Played(0, "4d 3d")),
    Lesson(
        "unstacked",
        "a-gift-to-rose",
        "UD-6",
        position="unstacked:w:s011222:s111222",
        dice=(5, 1),
        thrown=False,
        answer=Played(0, "5d (1d)"),
    ),
    Lesson(
        "unstacked",
        "a-double-earns-another-throw",
        "UD-7",
        position="unstacked:w:s111222:s111222",
        dice=(2, 1),
        thrown=False,
        before=(Throw(0, (6, 6)), Played(0, "6d 6d")),
        answer=Played(0, "2d 1d"),
    ),
    Lesson(
        "unstacked",
        "the-turn-of-the-tide",
        "UD-5",
        position="unstacked:w:s000010:s010112",
        dice=(5, 2),
        thrown=False,
        answer=Played(0, "5d 2o"),
    ),
    Lesson(
        "unstacked",
        "bearing-off",
        "UD-4",
        position="unstacked:w:m202333:s010001",
        dice=(4, 2),
        thrown=False,
        answer=Played(0, "4o (2d)"),
    ),
    Lesson(
        "unstacked@claims=manual",
        "keep-your-eyes-open",
        "UD-9",
        position="unstacked@claims=manual:b:s001012:s110010",
        before=(Throw(1, (5, 3)), Played(1, "5d")),
        dice=(),
        thrown=False,
        asked=("claim",),
        values={"die": 3},
        answer=Claim(0, 3),
    ),
    Lesson(
        "unstacked",
        "the-last-man",
        "UD-8",
        position="unstacked:w:m010000:m100000",
        dice=(2, 1),
        thrown=False,
        answer=Played(0, "2o"),
    ),
)
