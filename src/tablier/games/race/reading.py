"""Reading plays: from what people type to the steps they mean.

Written canonically, a play is its steps in order, ``1/7 12/17*``. Read, it may also be ``1-7, 12-17``, ``1/7(2)`` for
the same step twice, ``1/7/13`` or ``1/13`` for one man going on, ``bar`` or ``0``, ``off`` or ``25``, with or without
the ``*`` of a hit.
"""

from __future__ import annotations

from ...board import OFF
from ...errors import Ambiguous, Refusal
from ...saying import Said, Several, quoted
from ...throws import Roll
from ..game import Play, Position
from ..notation import Leg, notated, read_legs
from .draft import Draft
from .game import RaceGame
from .reasons import why_not

_MOST_READINGS = 64


def read_play(game: RaceGame, position: Position, roll: Roll, text: str) -> Play:
    """The complete legal play a text stands for. Raises Unreadable, Refusal or Ambiguous; see the module."""
    legs = read_legs(text)
    drafts = readings(game, game.draft(position, roll), legs, position.turn)
    unfinished = [draft for draft in drafts if game.steps_after(draft)]
    plays = {play.position: play for play in (game.finish(position, d) for d in drafts if d not in unfinished)}
    if not plays:
        raise too_short(game, unfinished[0], position.turn)
    if len(plays) > 1:
        named = [notated(game.movement, play.notation, position.turn) for play in list(plays.values())[:2]]
        both = Several(tuple(named), either=True)
        told = Said("refusals.ambiguous-play", play=quoted(text.strip()), ways=len(plays), both=both)
        raise Ambiguous("ambiguous-play", told)
    return next(iter(plays.values()))


def readings(game: RaceGame, draft: Draft, legs: list[Leg], player: int) -> list[Draft]:
    """Every way for ``player`` to make the moves named, one by one, from a half-built play. Raises Refusal if none."""
    current = [draft]
    for source, target in legs:
        going = [(start, start, source) for start in current]
        current = []
        while going and len(current) < _MOST_READINGS:
            start, reached, at = going.pop()
            for step in game.steps_after(reached):
                if step.source != at or step.target > target:
                    continue
                after = reached.step(step.source, step.number)
                if step.target == target:
                    current.append(after)
                else:
                    going.append((start, after, step.target))
        if not current:
            raise _refused(game, draft, source, target, player)
        draft = current[0]
    return current


def _refused(game: RaceGame, draft: Draft, source: int, target: int, player: int) -> Refusal:
    """Why no reading of a move is allowed, from the number it would take."""
    if not draft.remaining:
        return Refusal("all-played", Said("race.all-played"), game.clause("numbers", draft.roll))
    if target == OFF:
        fitting = [number for number in draft.remaining if source + number >= OFF]
        number = min(fitting, default=OFF - source)
    else:
        number = target - source
        chained = [n for n in draft.remaining if n < number]
        if number not in draft.remaining and number in _sums(draft.remaining):
            number = chained[0]
    return why_not(game, draft, source, number, player)


def _sums(numbers: list[int]) -> set[int]:
    sums = {0}
    for number in numbers:
        sums |= {number + s for s in sums}
    return sums


def too_short(game: RaceGame, draft: Draft, player: int) -> Refusal:
    """The refusal of a play of ``player`` that ends although more must be played."""
    example = game.steps_after(draft)[0]
    told = Said("race.unfinished", step=notated(game.movement, str(example), player), number=example.number)
    return Refusal("unfinished", told, game.clause("most", draft.roll))
