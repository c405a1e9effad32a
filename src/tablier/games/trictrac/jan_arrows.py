"""What a throw of Trictrac is worth, drawn upon the position before it is played.

A true hit is a solid arrow, a false one dashed, with a cross on each rest that bars the way; what falls between two
lone men is dashed too, for it is the other's. A jan that is filled or conserved has a dotted bracket around it, and
dotted rings where men are lacking.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from ...board import OFF, SIDES
from ...errors import BadOption
from ...saying import Said, Several, quoted
from ...svg.arrows import Curve, arrow, bow, cross, number_disc, times_over
from ...svg.geometry import Middle, reach_of
from ...svg.pen import Pen, path, still
from ...svg.scene import Scene
from .state import FIRST_FIELD, JANS

STYLES = ("true", "false", "fill")
_FULL = 2
"""How many men each field of a full jan holds."""
_SHARES = [0.5 + sign * 0.02 * step for step in range(15) for sign in ((1, -1) if step else (1,))]
"""Where along an arrow its number may sit, best first."""
_LINE = [step * (1 / 24) for step in range(25)]
"""Where along an arrow others keep away from it."""
_CLOSED = 2
"""How many men close a rest."""


class Jan(Protocol):
    """One thing a throw is worth; fields are numbered on the path of the player who threw."""

    @property
    def kind(self) -> str:
        """Such as ``true-hit-big``; ``fill-``, ``conserve-`` and ``pile`` kinds are bracketed."""

    @property
    def field(self) -> int:
        """Where it happens."""

    @property
    def points(self) -> int: ...

    @property
    def to(self) -> int:
        """The player who marks the points."""

    @property
    def arrows(self) -> tuple[tuple[int, int, str, str], ...]:
        """From, to, what is written on it, and ``true``, ``false`` or ``fill``."""


class Number(NamedTuple):
    """What is written on an arrow of a jan, and where."""

    event: int
    seat: Middle
    text: str
    colour: str


def check(jans: Sequence[Jan]) -> None:
    """Raise BadOption for a jan that cannot be drawn."""
    for jan in jans:
        if jan.to not in (0, 1):
            raise BadOption("not-drawn", Said("trictrac-play.event-of-nobody"))
        for source, target, _, style in jan.arrows:
            if style not in STYLES:
                styles = Several(tuple(STYLES), either=True)
                raise BadOption("not-drawn", Said("trictrac-play.arrow-style", styles=styles, given=quoted(style)))
            if not (1 <= source < OFF and 1 <= target <= OFF):
                raise BadOption("not-drawn", Said("trictrac-play.arrow-nowhere", source=source, target=target))


def bracketed(jan: Jan) -> range | None:
    """The fields a bracket is put around, if any."""
    family, _, which = jan.kind.rpartition("-")
    if family in ("fill", "conserve") and which in JANS:
        first = FIRST_FIELD[JANS.index(which)]
        return range(first, first + 6)
    return range(jan.field, jan.field + 1) if which == "pile" else None


def draw_brackets(pen: Pen, view: Scene, jans: Sequence[Jan], roller: int) -> None:
    """The brackets around jans that are filled or conserved, to lie beneath the men."""
    board, m = view.board, view.board.measures
    weight = 1 if view.wide else 1.2
    for index, jan in enumerate(jans):
        fields = bracketed(jan)
        if fields is None:
            continue
        xs = [board.point_x(view.seen(roller, field)) for field in fields]
        left, right = min(xs) - m.column / 2 + 4, max(xs) + m.column / 2 - 4
        most = max(_FULL, *(view.men[roller][field] for field in fields))
        height = reach_of(most - 1, most, m.man, m.stack) + m.man + 10
        seen = view.seen(roller, fields[0])
        inward = 1 if board.is_above(seen) else -1
        foot = board.inwards(seen, 3).y
        turn = board.inwards(seen, height).y
        data = path(
            "M", left, foot, "V", turn - 10 * inward, "q", 0, 10 * inward, 10, 10 * inward,
            "H", right - 10, "q", 10, 0, 10, -10 * inward, "V", foot,
        )  # fmt: skip
        with pen.group(data_part="bracket", data_kind=jan.kind, data_event=index, fill="none"):
            pen.add("path", d=data, stroke="arrow-halo", stroke_width=8.5 * weight)
            pen.add(
                "path", d=data, stroke="arrow-fill", stroke_width=4 * weight,
                stroke_dasharray="2 9", stroke_linecap="round",
            )  # fmt: skip


def draw_arrows(
    pen: Pen, view: Scene, jans: Sequence[Jan], roller: int, dice: Sequence[int], occupied: Sequence[Middle]
) -> list[Number]:  # fmt: skip
    """The arrows of all jans. Returns their numbers, which keep clear of ``occupied`` where they can."""
    m, middle = view.board.measures, view.board.middle
    weight = 1 if view.wide else 1.2
    wanted = {field for jan in jans for field, _ in _lacking(view, jan, roller)}
    drawn: list[tuple[Curve, int, str, str]] = []
    for index, jan in enumerate(jans):
        rings = {_landing(view, roller, field, place): "arrow-fill" for field, place in _lacking(view, jan, roller)}
        rests: list[Middle] = []
        theirs = view.colour_of(jan.to)
        landed: Counter[int] = Counter()
        with pen.group(
            data_part="event", data_kind=jan.kind, data_event=index, data_points=jan.points,
            data_to=SIDES[jan.to], fill="none", stroke_linecap="round", stroke_linejoin="round",
        ):  # fmt: skip
            for (source, target, label, style), times in Counter(jan.arrows).items():
                colour = "arrow-fill" if style == "fill" else theirs
                goals = [_goal(view, roller, target, style, landed[target] + nth) for nth in range(times)]
                landed[target] += times
                if style != "fill" and _is_empty(view, roller, target):
                    rings.update(dict.fromkeys(goals, colour))
                if jan.kind.startswith("false-hit"):
                    rests += _closed_rests(view, roller, source, target, dice)
                # An arrow begins at the edge of its man, or upon it where the place of a lacking man is next to it.
                trim = 0.3 * m.man if source in wanted else 1.05 * m.man
                shaft = _shaft(view.arrived(roller, source), goals[-1], middle, 3 if target == OFF else m.man + 4, trim)
                arrow(
                    pen, shaft, colour, weight, style == "false",
                    data_source=source, data_target=target, data_style=style, data_label=label,
                )  # fmt: skip
                drawn.append((shaft, index, times_over(label, times), colour))
            for spot in rests:
                cross(pen, spot, m.man, theirs, weight, "closed")
            for spot, colour in rings.items():
                _ring(pen, spot, m.man - 3, colour, weight)
    shafts = [shaft for shaft, *_ in drawn]
    seats = _seats(shafts, occupied, 34 if view.wide else 50)
    return [Number(index, seat, text, colour) for (_, index, text, colour), seat in zip(drawn, seats, strict=True)]


@lru_cache(maxsize=4096)
def _shaft(start: Middle, goal: Middle, middle: float, short: float, trim: float) -> Curve:
    """An arrow's way between two men: it ends ``short`` of the one, and begins ``trim`` beyond the other."""
    return bow(start, goal, middle, 0.18, 0.01).shortened(short).begun(trim)


def _seats(shafts: Sequence[Curve], occupied: Sequence[Middle], room: float) -> list[Middle]:
    """Where the numbers of arrows sit: near the middle, but not where arrows cross, nor on each other."""
    taken = [complex(*spot) for spot in occupied]
    lines = [_line(shaft) for shaft in shafts] if len(shafts) > 1 else []
    seats = []
    for number, shaft in enumerate(shafts):
        others = _beside(lines[number], lines[:number] + lines[number + 1 :], room / 1.6) if lines else []
        seat = _seat(_places(shaft), taken, others, room)
        taken.append(seat)
        seats.append(Middle(seat.real, seat.imag))
    return seats


def _seat(places: Sequence[complex], taken: Sequence[complex], others: Sequence[complex], room: float) -> complex:
    """The first place that is free enough, else the freest. A number needs more room from another than from a line."""
    barring = None
    for place in places:
        if barring is not None and 1.6 * abs(place - barring) / room < 1:
            continue  # what barred the place before bars this one too
        if taken and min([abs(place - spot) for spot in taken]) / room < 1:
            continue
        if others:
            apart = [abs(place - spot) for spot in others]
            nearest = min(apart)
            if 1.6 * nearest / room < 1:
                barring = others[apart.index(nearest)]
                continue
        return place
    return max(places, key=lambda place: min(_distance(place, taken) / room, 1.6 * _distance(place, others) / room))


@lru_cache(maxsize=1024)
def _places(shaft: Curve) -> tuple[complex, ...]:
    """Where the number of an arrow may sit, as points of a plane; best first."""
    return tuple(complex(*shaft.at(share)) for share in _SHARES)


@lru_cache(maxsize=1024)
def _line(shaft: Curve) -> tuple[complex, ...]:
    """The places along an arrow that others keep away from."""
    return tuple(complex(*shaft.at(share)) for share in _LINE)


def _beside(line: Sequence[complex], others: Sequence[Sequence[complex]], room: float) -> list[complex]:
    """The places of other arrows that could be nearer than ``room`` to where a number may sit on this one."""
    middle = line[4:-4]
    xs, ys = [spot.real for spot in middle], [spot.imag for spot in middle]
    room += 1  # between the places looked at an arrow bends, but by less
    left, right, top, bottom = min(xs) - room, max(xs) + room, min(ys) - room, max(ys) + room
    return [
        spot for other in others for spot in other if left < spot.real < right and top < spot.imag < bottom
    ]  # fmt: skip


def _distance(place: complex, others: Sequence[complex]) -> float:
    """How far a place is from the nearest of some others; from none, infinitely far."""
    return min([abs(place - other) for other in others], default=math.inf)


def draw_numbers(pen: Pen, view: Scene, numbers: Sequence[Number]) -> None:
    """The numbers of the arrows, upon everything else."""
    for number in numbers:
        _number(pen, number, 1 if view.wide else 1.45)


@still
def _number(pen: Pen, number: Number, weight: float) -> None:
    with pen.group(data_part="number", data_event=number.event):
        number_disc(pen, number.seat, number.text, number.colour, weight)


def _lacking(view: Scene, jan: Jan, roller: int) -> Iterator[tuple[int, int]]:
    """Each man a jan that can be filled still lacks: its field, and which of those lacking there it is."""
    fields = bracketed(jan) if jan.kind.startswith("fill-") else None
    for field in fields or ():
        for place in range(_FULL - view.men[roller][field]):
            yield field, place


def _landing(view: Scene, roller: int, field: int, place: int) -> Middle:
    """Where man ``place`` of those yet to come would lie."""
    men = view.men[roller][field] + place
    return view.board.man(view.seen(roller, field), men, men + 1)


def _is_empty(view: Scene, roller: int, target: int) -> bool:
    return target != OFF and not view.men[roller][target] and not view.men[1 - roller][OFF - target]


def _goal(view: Scene, roller: int, target: int, style: str, place: int) -> Middle:
    """What an arrow points at: the man it hits, or the place its man would take."""
    if target == OFF:
        return view.last_off(roller)
    if view.men[1 - roller][OFF - target]:
        return view.arrived(1 - roller, OFF - target)
    if style == "fill":
        # Several ways may lead to the one place that is free.
        place = min(place, max(0, _FULL - 1 - view.men[roller][target]))
    return _landing(view, roller, target, place)


def _closed_rests(view: Scene, roller: int, source: int, target: int, dice: Sequence[int]) -> list[Middle]:
    """The top men of the points that bar a hit by the sum of the dice."""
    if len(dice) != 2 or source + sum(dice) != target:
        return []
    opposing = [OFF - source - die for die in dict.fromkeys(dice)]
    return [view.arrived(1 - roller, point) for point in opposing if view.men[1 - roller][point] >= _CLOSED]


@still
def _ring(pen: Pen, spot: Middle, radius: float, colour: str, weight: float) -> None:
    """The dotted place of a man who is not there."""
    pen.add(
        "circle", cx=spot.x, cy=spot.y, r=radius, stroke=colour, stroke_width=3.5 * weight, stroke_dasharray="3 6",
        data_part="place",
    )  # fmt: skip
