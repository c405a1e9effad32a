"""Reading plays of Trictrac, and the reasons why one is refused.

A text is read as it would be played: its moves, in their order, are numbers of the dice. One man going on by both
numbers may be written as one move, ``1/6``; a rest that is written must be one where the man can rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...board import BAR, OFF
from ...errors import Refusal
from ...saying import Said, Several, Spot
from ...throws import Roll
from ..game import Step
from ..notation import Leg, read_legs
from .game import BegunWay, Trictrac, Way
from .movement import PUISSANCE, corner_by_effect, fields_of
from .position import TrictracPosition
from .state import CORNER, JANS, THEIR_CORNER, is_full


def read_way(game: Trictrac, position: TrictracPosition, roll: Roll, text: str, obliged: bool = True) -> Way:
    """The way of playing a text stands for. Raises Unreadable or Refusal with the reason."""
    legs = read_legs(text)
    for way in game.ways(position, roll, obliged):
        if same_moves(way.steps, legs):
            return way
    raise why_not_play(game, position, roll, legs)


def same_moves(steps: Sequence[Step], legs: list[Leg]) -> bool:
    """Whether steps make the moves named, in their order; one man going on may be named as one move."""
    moves = [(step.source, step.target) for step in steps]
    if moves == legs:
        return True
    goes_on = len(moves) == 2 and moves[0][1] == moves[1][0]
    return goes_on and legs == [(moves[0][0], moves[1][1])]


def steps_after(ways: Sequence[Way], draft: BegunWay) -> list[Step]:
    """The steps that may come next, so that one of the ways is reached."""
    made = len(draft.steps)
    if not made:
        return list(dict.fromkeys(way.steps[0] for way in ways if way.steps))
    return list(dict.fromkeys(way.steps[made] for way in ways if len(way.steps) > made and draft.begins(way)))


def steps_ahead(ways: Sequence[Way], draft: BegunWay) -> list[tuple[Step, list[Step]]]:
    """The same, each with the steps that may follow it: where two go to different places, the next step tells (T-7)."""
    made = len(draft.steps)
    first: dict[Step, None] = {}
    then: dict[tuple[int, int], dict[Step, None]] = {}
    for way in ways:
        if len(way.steps) > made and draft.begins(way):
            step = way.steps[made]
            first[step] = None
            then.setdefault((step.source, step.number), {}).update(dict.fromkeys(way.steps[made + 1 : made + 2]))
    return [(step, list(then[step.source, step.number])) for step in first]


def why_not_play(
    game: Trictrac, position: TrictracPosition, roll: Roll, legs: list[Leg], building: bool = False
) -> Refusal:
    """Why moves that lead to no legal play are refused: the first that is impossible, or the duty they break.

    ``building``: the moves are the beginning of a play, not the whole of it.
    """
    complete = game.ways(position, roll, obliged=False)
    for way in complete:
        if same_moves(way.steps, legs) or (building and same_moves(way.steps[: len(legs)], legs)):
            if way.kind == PUISSANCE and corner_by_effect(*_packed(position), *roll):
                return Refusal("by-effect", Said("trictrac-play.by-effect"), "T-7")
            return _duty(game, position, roll)
    men = list(position.men[position.turn])
    left = list(roll)
    for source, target in legs:
        if source == 0 or source == OFF or men[source] <= 0:
            return Refusal("no-man", _no_man(position, source), "T-4")
        refusal = _leg_refused(position, left, men, source, target)
        if refusal:
            return refusal
        men[source] -= 1
        men[target] += 1
    if men[CORNER] == 1:
        return Refusal("lone-corner", Said("trictrac-play.lone-corner"), "T-6")
    fewest = min(_exits(step.target for step in way.steps) for way in complete)
    if game.rulings.provincial and _exits(target for _, target in legs) > fewest:
        return Refusal("played-inside", Said("trictrac-play.played-inside"), "T-10")
    most = max(len(way.steps) for way in complete)
    if len(legs) < most:
        return Refusal("plays-too-little", Said("trictrac-play.plays-too-little", numbers=most), "T-4")
    if most == 1:
        return Refusal("plays-too-little", Said("trictrac-play.not-the-higher"), "T-4")
    if OFF in (target for _, target in legs):
        return Refusal("exceeding", Said("trictrac-play.exceeding"), "T-11")
    return Refusal("half-puissance", Said("trictrac-play.half-puissance"), "T-7")


def _leg_refused(
    position: TrictracPosition, left: list[int], men: list[int], source: int, target: int
) -> Refusal | None:
    """What is wrong with one move by itself, ``men`` standing as they do; takes the numbers it uses from ``left``."""
    free, landings, _, _ = fields_of(position.array()[0], position.turn)
    number = target - source
    if target == OFF:
        if any(men[field] > (field == source) for field in range(1, 19)):
            return Refusal("not-all-home", Said("trictrac-play.not-all-home"), "T-10")
        fitting = [n for n in left if source + n >= OFF]
        if not fitting:
            return Refusal("no-exit", Said("trictrac-play.no-exit", field=_spot(position, source)), "T-10")
        if any(men[19:source]):
            if position.game.rulings.provincial:
                return Refusal("not-farthest", Said("trictrac-play.only-the-farthest"), "T-10")
            if min(fitting) > number:
                return Refusal("not-farthest", Said("trictrac-play.exceeds-for-the-farthest"), "T-10")
        left.remove(min(fitting))
        return None
    if number in left:
        left.remove(number)
    elif number == sum(left) and len(left) == 2:
        if not any(free >> (source + n) & 1 for n in left):
            said = Said("trictrac-play.no-rest", source=_spot(position, source), target=_spot(position, target))
            return Refusal("no-rest", said, "T-5")
        left.clear()
    elif target == CORNER and number + 1 in left and _corners_empty(position):
        left.remove(number + 1)
    else:
        said = Said("trictrac-play.no-number-left", number=number)
        if left:
            said = Said("trictrac-play.no-such-number", number=number, left=Several(tuple(left)))
        return Refusal("no-such-number", said, "T-4")
    if not free >> target & 1:
        return Refusal("closed-field", Said("trictrac-play.closed-field", field=_spot(position, target)), "T-5")
    if target == THEIR_CORNER:
        return Refusal("their-corner", Said("trictrac-play.their-corner"), "T-8")
    if not landings >> target & 1:
        jan = Said("trictrac-play.jan-big" if target < 19 else "trictrac-play.jan-small")
        said = Said("trictrac-play.forbidden-jan", jan=jan, field=_spot(position, target))
        return Refusal("forbidden-jan", said, "T-9")
    return None


def _spot(position: TrictracPosition, field: int) -> Spot:
    """A field of the roller's path."""
    return Spot((OFF - field, field) if position.turn else (field, OFF - field), position.turn)


def _no_man(position: TrictracPosition, source: int) -> Said:
    if source in (BAR, OFF):
        return Said("trictrac-play.no-man-on-bar" if source == BAR else "trictrac-play.no-man-on-rail")
    return Said("trictrac-play.no-man", field=_spot(position, source))


def _exits(targets: Iterable[int]) -> int:
    """How many men leave the board."""
    return sum(target == OFF for target in targets)


def _corners_empty(position: TrictracPosition) -> bool:
    """Whether nobody holds a corner, so that the own may be taken by puissance (T-7)."""
    return not any(men[CORNER] for men in position.men)


def _packed(position: TrictracPosition) -> tuple[int, int]:
    men = position.men[position.turn]
    low = sum(count << (4 * field) for field, count in enumerate(men[:13]))
    high = sum(count << (4 * field) for field, count in enumerate(men[13:]))
    return low, high


def _duty(game: Trictrac, position: TrictracPosition, roll: Roll) -> Refusal:
    """Which duty forbids a complete play (T-33, T-34)."""
    before = _packed(position)
    way = game.ways(position, roll)[0]
    for jan, name in enumerate(JANS):
        if is_full(way.low, way.high, jan):
            named = Said(f"trictrac-play.jan-{name}")
            if is_full(*before, jan):
                return Refusal("must-conserve", Said("trictrac-play.must-conserve", jan=named), "T-33")
            return Refusal("must-fill", Said("trictrac-play.must-fill", jan=named), "T-33")
    return Refusal("must-exit", Said("trictrac-play.must-exit"), "T-34")


def is_false_move(game: Trictrac, position: TrictracPosition, roll: Roll, way: Way) -> bool:
    """Whether a play that can be entered under manual marking breaks T-33, or T-7 (T-62)."""
    return all((way.low, way.high) != (legal.low, legal.high) for legal in game.ways(position, roll))
