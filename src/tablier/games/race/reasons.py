"""Why a step is refused: the same questions the kernel asks, answered in a sentence with its clause."""

from __future__ import annotations

from ...board import HOME, OFF, POINTS
from ...errors import Refusal
from ..notation import show_point
from .draft import Draft
from .game import RaceGame
from .moves import KEPT_IN, all_home, count_at, courier_keeps_talon, crowds, sources
from .plays import FREED


def why_not(game: RaceGame, draft: Draft, source: int, number: int) -> Refusal:
    """The reason why ``source`` cannot be moved by ``number`` next, for a step that is not allowed."""
    rules = game.rules
    roll = draft.roll
    target = source + number

    def refuse(code: str, sentence: str, question: str) -> Refusal:
        return Refusal(code, sentence, game.clause(question, roll))

    if number not in draft.remaining:
        left = ", ".join(map(str, draft.remaining)) or "nothing"
        return refuse("no-such-number", f"There is no {number} left to play; left: {left}.", "numbers")
    if not 0 <= source <= POINTS or count_at(draft.low, draft.high, source) == 0:
        return refuse("no-man", f"There is no man of yours on {show_point(source)}.", "numbers")
    if source and not draft.held >> source & 1:
        return refuse(
            "pinned-man", f"The man on {source} is pinned: he stays until every man on top of him has left.", "pinned"
        )
    if rules.bar_first and draft.held & 1 and source != 0:
        return refuse("bar-first", "A man on the bar must enter before any other man moves.", "bar")
    if source == 1 and courier_keeps_talon(rules, draft.low, draft.tag & FREED):
        return refuse(
            "courier-on-his-way",
            "No second man may leave point 1 before the courier has reached 19 or beyond.",
            "courier",
        )
    if target >= OFF:
        if draft.held & KEPT_IN and not any(count_at(draft.low, draft.high, point) for point in range(HOME)):
            return refuse("man-pinned", "Nobody leaves the board while one of your men is pinned.", "home")
        if not all_home(draft.held):
            return refuse("not-all-home", f"Men leave the board only once all are on {HOME} to 24.", "home")
        if not _may_leave(draft, source, number):
            return refuse("no-exit", _exit_sentence(draft, source, number), "exit")
    elif not draft.landings >> target & 1:
        return refuse("closed-point", f"{show_point(target)} is closed: the opponent holds it.", "closed")
    elif rules.doubled_limit and crowds(rules.talon_counts, rules.doubled_limit, draft.low, source, target):
        return refuse(
            "third-doubled-point",
            f"Two men on {target} would make a third point of the first quadrant with two or more men.",
            "doubled",
        )
    return refuse("plays-too-little", _obligation_sentence(draft, source, number), "most")


def _may_leave(draft: Draft, source: int, number: int) -> bool:
    leaving = sources(draft.rules, draft.low, draft.held, draft.tag & FREED, draft.landings, number)
    return bool(leaving >> source & 1)


def _exit_sentence(draft: Draft, source: int, number: int) -> str:
    farthest = next(point for point in range(HOME, OFF) if draft.held >> point & 1)
    if farthest < source:
        return f"A {number} exceeds the distance of {source}, and a man farther back, on {farthest}, comes first."
    return f"A {number} is not the exact distance from {source} to the rail."


def _obligation_sentence(draft: Draft, source: int, number: int) -> str:
    return (
        f"{show_point(source).capitalize()} by {number} would leave numbers unplayed that can be played: "
        "as many as possible must be, and among those the highest."
    )
