"""Backgammon as Willughby knew it, in eight lessons."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Lesson, bearing_off, hitting, standing
from ..acts import Break, Unbind

LESSONS = (
    Lesson("backgammon", "two-numbers", "B-3", dice=(6, 5), answer=Played(0, "1/7 7/12")),
    Lesson("backgammon", "make-a-point", "B-4", dice=(3, 1), goal=standing(p20=2), answer=Played(0, "17/20 19/20")),
    Lesson(
        "backgammon",
        "hit",
        "B-4",
        position="backgammon:w:1x2,12x5,17x3,19x5:1x1,4x1,12x5,17x3,19x5",
        dice=(4, 3),
        goal=hitting,
        answer=Played(0, "17/21* 12/15"),
    ),
    Lesson("backgammon", "doubles-are-only-doubles", "B-3", dice=(4, 4), answer=Played(0, "17/21 17/21")),
    Lesson(
        "backgammon",
        "enter-from-the-bar",
        "B-5",
        position="backgammon:w:barx1,1x1,12x5,17x3,19x5:1x2,12x5,17x3,19x5",
        dice=(6, 3),
        answer=Played(0, "bar/3 12/18"),
    ),
    Lesson(
        "backgammon",
        "the-tables-are-bound-up",
        "B-6",
        position="backgammon:w:barx1,12x3,17x5,19x6:12x2,19x3,20x2,21x2,22x2,23x2,24x2",
        before=(Unbind(5, 2),),
        asked=("break",),
        thrown=False,
        dice=(6, 3),
        answer=Break(0, 3),
    ),
    Lesson(
        "backgammon",
        "off-by-the-exact-number",
        "B-9",
        position="backgammon:w:19x3,20x2,21x2,22x3,23x3,24x2:7x2,12x8,13x5",
        dice=(6, 3),
        goal=bearing_off(2),
        answer=Played(0, "19/off 22/off"),
    ),
    Lesson(
        "backgammon",
        "gammon",
        "B-10",
        position="backgammon:w:24x1:12x5,14x5,17x5",
        dice=(5, 1),
        goal=bearing_off(1),
        answer=Played(0, "24/off"),
    ),
)
