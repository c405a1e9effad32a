"""Jacquet de Versailles in eight lessons."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Lesson, bearing_off, hitting, standing

LESSONS = (
    Lesson("jacquet-de-versailles", "the-courier-sets-out", "J-5", dice=(5, 4), answer=Played(0, "1/6 6/10")),
    Lesson("jacquet-de-versailles", "a-great-throw-for-nothing", "J-7", dice=(6, 6), answer=Played(0, "1/7")),
    Lesson(
        "jacquet-de-versailles",
        "the-courier-arrives",
        "J-5",
        position="jacquet-de-versailles:w:1x14,17x1:1x15",
        dice=(6, 2),
        goal=standing(p19=1, p7=1),
        answer=Played(0, "17/19 1/7"),
    ),
    Lesson(
        "jacquet-de-versailles",
        "doubles-grow",
        "J-4",
        position="jacquet-de-versailles:w:1x14,14x1:1x15",
        dice=(3, 3),
        answer=Played(0, "14/17 17/20 1/4"),
    ),
    Lesson(
        "jacquet-de-versailles",
        "hit-a-lone-man",
        "J-7",
        position="jacquet-de-versailles:w:1x9,8x2,21x4:1x10,6x2,19x2,23x1:free=wb",
        dice=(4, 3),
        goal=hitting,
        answer=Played(0, "8/11* 1/5"),
    ),
    Lesson(
        "jacquet-de-versailles",
        "back-from-the-bar",
        "J-8",
        position="jacquet-de-versailles:w:barx1,1x9,8x2,21x3:1x10,6x2,15x3:free=wb",
        dice=(5, 3),
        answer=Played(0, "bar/5 1/4"),
    ),
    Lesson(
        "jacquet-de-versailles",
        "two-doubled-points-no-more",
        "J-6",
        position="jacquet-de-versailles:w:1x8,4x2,6x1,20x4:1x10,6x2,20x3:free=wb",
        dice=(5, 2),
        answer=Played(0, "6/11 1/3"),
    ),
    Lesson(
        "jacquet-de-versailles",
        "bear-off",
        "J-9",
        position="jacquet-de-versailles:w:19x3,20x3,21x3,22x3,23x3:1x4,3x4,5x7:free=wb",
        dice=(6, 2),
        goal=bearing_off(2),
        answer=Played(0, "19/off 23/off"),
    ),
)
