"""Irish in six lessons: what backgammon's elder does otherwise."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Lesson, bearing_off, hitting
from ..acts import Break, Unbind

LESSONS = (
    Lesson("irish", "two-threes-and-no-more", "IR-3", dice=(3, 3), answer=Played(0, "12/15 12/15")),
    Lesson(
        "irish",
        "hit-a-lone-man",
        "IR-4",
        position="irish:w:1x2,12x5,17x3,19x5:1x2,4,12x4,17x3,19x5",
        dice=(4, 2),
        goal=hitting,
        answer=Played(0, "17/21* 19/21"),
    ),
    Lesson(
        "irish",
        "back-from-the-bar",
        "IR-5",
        position="irish:w:barx1,12x6,17x3,19x5:1x2,12x5,17x3,19,22x2,21x2",
        dice=(4, 2),
        answer=Played(0, "bar/2 12/16"),
    ),
    Lesson(
        "irish",
        "the-tables-are-bound-up",
        "IR-5",
        position="irish:w:barx1,12x3,17x5,19x6:12x2,19x3,20x2,21x2,22x2,23x2,24x2",
        before=(Unbind(5, 2),),
        asked=("break",),
        thrown=False,
        dice=(6, 3),
        answer=Break(0, 3),
    ),
    Lesson(
        "irish",
        "both-numbers-if-any-order-allows-it",
        "IR-6",
        position="irish:w:10x1,13x1,24x13:4x11,6x2,9x2",
        dice=(6, 2),
        answer=Played(0, "10/12 12/18"),
    ),
    Lesson(
        "irish",
        "bear-off-exactly",
        "IR-7",
        position="irish:w:19x3,20x3,21x3,22x3,23x3:7x4,8x4,12x7",
        dice=(6, 2),
        goal=bearing_off(2),
        answer=Played(0, "19/off 23/off"),
    ),
)
