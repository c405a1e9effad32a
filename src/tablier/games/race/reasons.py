"""Why a step is refused: the same questions the kernel asks, answered in a sentence with its clause."""

from __future__ import annotations

from collections.abc import Callable

from ...board import HOME, OFF, POINTS
from ...errors import Refusal
from ...saying import Said, Spot
from ..notation import show_point, spot
from .draft import Draft
from .game import RaceGame
from .moves import KEPT_IN, all_home, count_at, courier_keeps_talon, crowds, sources
from .plays import FREED


def why_not(game: RaceGame, draft: Draft, source: int, number: int, player: int) -> Refusal:
    """The reason why ``player`` cannot move ``source`` by ``number`` next, for a step that is not allowed."""
    rules = game.rules
    roll = draft.roll
    target = source + number

    def refuse(code: str, said: Said, question: str) -> Refusal:
        return Refusal(code, said, game.clause(question, roll))

    def at(point: int) -> Spot:
        return spot(point, player, rules.movement)

    def place(point: int) -> Said:
        return show_point(point, player, rules.movement)

    if number not in draft.remaining:
        if not draft.remaining:
            return refuse("no-such-number", Said("race.nothing-left", number=number), "numbers")
        left = ", ".join(map(str, draft.remaining))
        return refuse("no-such-number", Said("race.no-such-number", number=number, left=left), "numbers")
    if not 0 <= source <= POINTS or count_at(draft.low, draft.high, source) == 0:
        return refuse("no-man", Said("race.no-man", place=place(source)), "numbers")
    if source and not draft.held >> source & 1:
        return refuse("pinned-man", Said("race.pinned-man", point=at(source)), "pinned")
    if rules.bar_first and draft.held & 1 and source != 0:
        return refuse("bar-first", Said("race.bar-first"), "bar")
    if source == 1 and courier_keeps_talon(rules, draft.low, draft.tag & FREED):
        return refuse("courier-on-his-way", Said("race.courier-on-his-way", talon=at(1), home=at(HOME)), "courier")
    if target >= OFF:
        if draft.held & KEPT_IN and not any(count_at(draft.low, draft.high, point) for point in range(HOME)):
            return refuse("man-pinned", Said("race.man-pinned"), "home")
        if not all_home(draft.held):
            return refuse("not-all-home", Said("race.not-all-home", first=at(HOME), last=at(POINTS)), "home")
        if not _may_leave(draft, source, number):
            return refuse("no-exit", _no_exit(draft, number, source, at), "exit")
    elif not draft.landings >> target & 1:
        return refuse("closed-point", Said("race.closed-point", place=place(target)), "closed")
    elif rules.doubled_limit and crowds(rules.talon_counts, rules.doubled_limit, draft.low, source, target):
        return refuse("third-doubled-point", Said("race.third-doubled-point", point=at(target)), "doubled")
    return refuse("plays-too-little", Said("race.plays-too-little", place=place(source), number=number), "most")


def _may_leave(draft: Draft, source: int, number: int) -> bool:
    leaving = sources(draft.rules, draft.low, draft.held, draft.tag & FREED, draft.landings, number)
    return bool(leaving >> source & 1)


def _no_exit(draft: Draft, number: int, source: int, at: Callable[[int], Spot]) -> Said:
    farthest = next(point for point in range(HOME, OFF) if draft.held >> point & 1)
    if farthest < source:
        return Said("race.farther-back", number=number, point=at(source), farthest=at(farthest))
    return Said("race.not-exact", number=number, point=at(source))
