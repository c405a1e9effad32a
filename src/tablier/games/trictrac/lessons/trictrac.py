"""Trictrac in ten lessons: moving, the corner, what a throw is worth, the hole, and marking by hand."""

from __future__ import annotations

from ....table.events import Played, Throw
from ....telling.lessons import Lesson, standing
from ..acts import Leave, Mark, School

_HIT = "1x11,8x2,12x2:1x14,7x1"
_FILLING = "1x3,2x4,3x2,4x3,5x2,6x1"

LESSONS = (
    Lesson(
        "trictrac",
        "a-quiet-beginning",
        "T-4",
        position="trictrac:w:1x12,5x1,7x1,9x1:1x15",
        dice=(4, 2),
        answer=Played(0, "1/5 1/3"),
    ),
    Lesson(
        "trictrac",
        "points-for-what-could-be-done",
        "T-25",
        position=f"trictrac:w:{_HIT}",
        dice=(6, 4),
        answer=Played(0, "1/7 1/5"),
    ),
    Lesson(
        "trictrac",
        "the-hit-that-fails",
        "T-27",
        position="trictrac:w:1x13,12x2:1x10,3x1,7x2,9x2",
        dice=(6, 4),
        answer=Played(0, "1/7 1/5"),
    ),
    Lesson(
        "trictrac",
        "take-your-corner",
        "T-6",
        position="trictrac:w:1x13,6x1,8x1:1x15",
        dice=(6, 4),
        goal=standing(p12=2),
        answer=Played(0, "6/12 8/12"),
    ),
    Lesson(
        "trictrac",
        "the-corner-by-puissance",
        "T-7",
        position="trictrac:w:1x13,7x1,8x1:1x15",
        dice=(6, 5),
        goal=standing(p12=2),
        answer=Played(0, "7/12 8/12"),
    ),
    Lesson(
        "trictrac",
        "fill-a-jan",
        "T-29",
        position=f"trictrac:w:{_FILLING}:1x15",
        dice=(5, 4),
        answer=Played(0, "1/6 4/8"),
    ),
    Lesson(
        "trictrac",
        "keep-it-full",
        "T-32",
        position="trictrac:w:7x3,8x3,9x3,10x2,11x2,12x2:1x11,3x2,5x2",
        dice=(3, 1),
        answer=Played(0, "7/10 8/9"),
    ),
    Lesson(
        "trictrac",
        "a-hole-stay-or-leave",
        "T-44",
        position=f"trictrac:w:{_FILLING}:1x12,5x2,7x1:points=8b,0",
        dice=(5, 4),
        asked=("stay", "leave"),
        answer=Leave(0),
    ),
    Lesson(
        "trictrac@marking=manual",
        "mark-for-yourself",
        "T-60",
        position=f"trictrac@marking=manual:w:{_HIT}",
        dice=(6, 4),
        asked=("mark",),
        values={"points": 4},
        answer=Mark(0, 4),
    ),
    Lesson(
        "trictrac@marking=manual",
        "send-rose-to-school",
        "T-61",
        position="trictrac@marking=manual:b:1x14,7x1:1x11,8x2,12x2",
        before=(Throw(1, (6, 4)), Mark(1, 0), Played(1, "1/7 1/5")),
        thrown=False,
        dice=(5, 2),
        asked=("school",),
        values={"points": 4, "over": False},
        answer=School(0, 4, False),
    ),
)
