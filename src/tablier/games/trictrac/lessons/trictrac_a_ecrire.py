"""The scored game in three lessons, for people who know Trictrac."""

from __future__ import annotations

from ....telling.lessons import Lesson
from ..acts import Leave, Stay

_FILLING = "trictrac-a-ecrire:w:1x3,2x4,3x2,4x3,5x2,6x1:1x15:points=8b,0"

LESSONS = (
    Lesson(
        "trictrac-a-ecrire",
        "not-yet-six",
        "T-80",
        position=f"{_FILLING}:holes=1,0:run=w1",
        dice=(5, 4),
        asked=("stay",),
        answer=Stay(0),
    ),
    Lesson(
        "trictrac-a-ecrire",
        "leave-and-win-the-round",
        "T-82",
        position=f"{_FILLING}:holes=4,2:run=w1",
        dice=(5, 4),
        asked=("leave",),
        answer=Leave(0),
    ),
    Lesson(
        "trictrac-a-ecrire",
        "bredouille-of-the-round",
        "T-82",
        position=f"{_FILLING}:holes=5,0:run=w5",
        dice=(5, 4),
        asked=("leave",),
        answer=Leave(0),
    ),
)
