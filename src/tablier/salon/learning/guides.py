"""The first-time guides: a handful of prepared positions for each game, one act asked for in each.

The lessons themselves are data, beside each game. A room sets a lesson's table up, lets the learner
act, and asks :func:`judge` after every event whether that was it, and :func:`astray` whether the turn is spent.

>>> str(lessons("unstacked")[0].title)
'Bring men down'
"""

from __future__ import annotations

from ...errors import TablierError, UnknownGame
from ...games import GAMES, Play, lessons_of
from ...games.game import closest
from ...saying import Said
from ...table.events import Event, Played, Throw
from ...telling.lessons import Lesson

__all__ = ["GUIDES", "Lesson", "astray", "judge", "lessons"]

GUIDES = tuple(GAMES)
"""The games that have a guide: all of them."""


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game. Raises UnknownGame."""
    asked = game.strip().lower().partition("@")[0]
    if asked not in GAMES:
        raise UnknownGame("unknown-game", closest("guide", asked, GUIDES))
    return lessons_of(GAMES[asked])


def judge(lesson: Lesson, event: Event) -> Said | None:
    """What is said when ``event`` is what the lesson asked for; None when it is not, or not yet."""
    return lesson.done if event.kind in lesson.asked and _as_asked(lesson, event) else None


def astray(lesson: Lesson, event: Event) -> Said | None:
    """What is said when ``event`` settles the turn otherwise than asked, after which the lesson is set up anew.

    None for what is only on the way (a throw, a man touched) and for what :func:`judge` accepts.
    """
    if getattr(event, "player", lesson.player) != lesson.player or judge(lesson, event) is not None:
        return None
    settling = event.kind in {*lesson.asked, *_SETTLING} and not (event.kind == "throw" and "play" in lesson.asked)
    return lesson.otherwise if settling else None


_SETTLING = {
    "play", "stay", "leave", "waive", "resign", "double", "break", "mark", "school", "demand", "agree", "claim", "drop",
    "throw",
}  # fmt: skip
"""Acts after which a lesson cannot be finished any more, unless they are what it asked for."""


def _as_asked(lesson: Lesson, event: Event) -> bool:
    if getattr(event, "player", lesson.player) != lesson.player:
        return False
    if any(getattr(event, name) != value for name, value in lesson.values.items()):
        return False
    if isinstance(event, Played) and lesson.goal is not None:
        made = _read(lesson, event.play)
        return made is not None and lesson.goal(made, lesson.player)
    return True


def _read(lesson: Lesson, text: str) -> Play | None:
    """The play a text stands for on the lesson's own board; None if it was made on another."""
    table = lesson.set_up()
    if not lesson.thrown:
        table.apply(Throw(lesson.player, lesson.dice))
    try:
        return table.read_play(text)
    except TablierError:
        return None
