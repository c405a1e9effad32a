"""Plakoto in six lessons."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Lesson, bearing_off, standing

LESSONS = (
    Lesson("plakoto", "out-of-the-corner", "PL-1", dice=(6, 5), answer=Played(0, "1/7 1/6")),
    Lesson(
        "plakoto",
        "pin-a-lone-man",
        "PL-4",
        position="plakoto:w:1x12,5,7x2:1x13,9,14",
        dice=(4, 1),
        goal=standing(p11=1),
        answer=Played(0, "7/11 1/2"),
    ),
    Lesson(
        "plakoto",
        "the-pinned-man-waits",
        "PL-5",
        position="plakoto:w:1x10,6p,9x4:1x13,13,19",
        dice=(3, 2),
        answer=Played(0, "9/12 9/11"),
    ),
    Lesson(
        "plakoto",
        "catch-the-mother",
        "PL-7",
        position="plakoto:w:12x9,20,22x5:1,12,17x13",
        dice=(4, 1),
        goal=standing(p24=1),
        answer=Played(0, "20/24 22/23"),
    ),
    Lesson(
        "plakoto",
        "both-together",
        "PL-3",
        position="plakoto:w:1x2,8x13:1x2,14x4,20x9",
        dice=(6, 6),
        answer=Played(0, "1/7 1/7 8/14 8/14"),
        goal=standing(p7=2),
    ),
    Lesson(
        "plakoto",
        "bear-off",
        "PL-6",
        position="plakoto:w:19x3,20x3,21x3,22x3,23x3:7x4,12x4,14x7",
        dice=(6, 2),
        goal=bearing_off(2),
        answer=Played(0, "19/off 23/off"),
    ),
)
