"""Garanguet in nine lessons."""

from __future__ import annotations

from ....table.events import Played
from ....telling.lessons import Lesson, bearing_off, standing

LESSONS = (
    Lesson("garanguet", "three-dice-three-steps", "G-3", dice=(5, 3, 2), answer=Played(0, "1/6 1/4 1/3")),
    Lesson(
        "garanguet",
        "one-man-three-numbers",
        "G-3",
        dice=(6, 4, 1),
        goal=standing(p12=1),
        answer=Played(0, "1/7 7/11 11/12"),
    ),
    Lesson(
        "garanguet",
        "one-man-shuts-a-point",
        "G-7",
        position="garanguet:w:1x14,8x1:1x13,11x1,13x1",
        dice=(6, 4, 1),
        goal=standing(p19=1),
        answer=Played(0, "8/9 9/15 15/19"),
    ),
    Lesson("garanguet", "a-good-double", "G-5", dice=(4, 4, 1), answer=Played(0, "1/5 1/5 1/5 1/5 1/2")),
    Lesson("garanguet", "a-double-that-is-none", "G-4", dice=(2, 2, 5), answer=Played(0, "1/6 1/3 1/3")),
    Lesson(
        "garanguet",
        "the-wall",
        "G-13",
        position="garanguet:w:1x4,6x2,7x3,8x2,9x2,10x1,11x1:1x6,3x4,7x3,8x2",
        dice=(6, 3, 2),
        goal=standing(p7=1, p8=1, p9=1, p10=1, p11=1, p12=1),
        answer=Played(0, "6/12 1/4 1/3"),
    ),
    Lesson(
        "garanguet",
        "play-as-much-as-you-can",
        "G-8",
        position="garanguet:w:20x1,23x1:1x5,4x1,9x1",
        dice=(5, 2, 1),
        answer=Played(0, "20/22 22/23 23/off"),
    ),
    Lesson(
        "garanguet",
        "bearing-off",
        "G-10",
        position="garanguet:w:18x1,20x1,21x1,23x1,24x11:14x5,15x10",
        dice=(3, 2, 1),
        goal=bearing_off(1),
        answer=Played(0, "18/21 21/22 23/off"),
    ),
    Lesson(
        "garanguet",
        "numbers-too-large",
        "G-11",
        position="garanguet:w:18x1,20x1,21x1,23x1,24x11:14x5,15x10",
        dice=(6, 6, 5),
        answer=Played(0, "18/23 20/off 21/off 23/off 23/off"),
    ),
)
