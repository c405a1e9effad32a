"""Arrows: how they curve and where their numbers sit; and the last play drawn with them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from ..games.game import Step
from .geometry import Middle
from .pen import Attribute, Pen, number, path, still

_HEAD, _HEAD_HALF, _HEAD_NOTCH = 18.0, 9.5, 12.5
_ALONG = (0.5, 0.38, 0.62, 0.28, 0.72)
"""Where along an arrow its number may sit, best first."""


class Journey(NamedTuple):
    """One man's way through a play, on its own path: a chained man has stations between start and end."""

    stations: tuple[int, ...]
    numbers: tuple[int, ...]
    hits: tuple[bool, ...]


@dataclass(frozen=True)
class Curve:
    """A quadratic curve."""

    start: Middle
    control: Middle
    end: Middle

    def at(self, share: float) -> Middle:
        rest = 1 - share
        a, b, c = rest * rest, 2 * rest * share, share * share
        return Middle(
            a * self.start.x + b * self.control.x + c * self.end.x,
            a * self.start.y + b * self.control.y + c * self.end.y,
        )

    def until(self, share: float) -> Curve:
        """The part from the start to ``share`` of the way."""
        control = Middle(
            self.start.x + share * (self.control.x - self.start.x),
            self.start.y + share * (self.control.y - self.start.y),
        )
        return Curve(self.start, control, self.at(share))

    def shortened(self, length: float) -> Curve:
        """Without the last part, which lies within ``length`` of the end; at least a third is kept."""
        (x0, y0), (x1, y1), (x2, y2) = self.start, self.control, self.end
        low, high = 0.33, 1.0
        for _ in range(20):
            share = (low + high) / 2
            rest = 1 - share
            a, b, c = rest * rest, 2 * rest * share, share * share
            if math.hypot(a * x0 + b * x1 + c * x2 - x2, a * y0 + b * y1 + c * y2 - y2) > length:
                low = share
            else:
                high = share
        return self.until(low)

    def begun(self, length: float) -> Curve:
        """Without the first part, which lies within ``length`` of the start; at least a third is kept."""
        back = Curve(self.end, self.control, self.start).shortened(length)
        return Curve(back.end, back.control, back.start)

    @property
    def data(self) -> str:
        return path("M", *self.start, "Q", *self.control, *self.end)


@dataclass(frozen=True)
class Places:
    """What the arrows need to know of a board: where men stood, rested and stand, on the mover's own path."""

    left: Callable[[int], Middle]
    """The free place on a point a man has just left, or passed."""
    arrived: Callable[[int], Middle]
    """The man that arrived on a point, or off."""
    leaves_board: Callable[[int], bool]
    radius: float
    middle: float
    """The y that parts the upper row from the lower."""
    landing: Callable[[int, int, bool], Middle]
    """Where a man would lie who came to a point after so many others, or off; where he hits, upon the man hit."""
    standing: Callable[[int, int], Middle]
    """The man on a point, or on the bar, from whom so many have gone before."""
    weight: float = 1
    """How heavy lines and numbers are: more where the picture will be shown small."""


def journeys(steps: Iterable[Step]) -> dict[Journey, int]:
    """The ways of the men in a play and how many went each; a step from where a way ended continues it."""
    open_ways: list[Journey] = []
    for step in steps:
        for index in range(len(open_ways) - 1, -1, -1):
            way = open_ways[index]
            if way.stations[-1] == step.source:
                open_ways[index] = Journey(
                    (*way.stations, step.target), (*way.numbers, step.number), (*way.hits, step.hits)
                )
                break
        else:
            open_ways.append(Journey((step.source, step.target), (step.number,), (step.hits,)))
    counted: dict[Journey, int] = {}
    for way in open_ways:
        counted[way] = counted.get(way, 0) + 1
    return counted


def last_play(
    pen: Pen, steps: Iterable[Step], places: Places, colour: str, occupied: Iterable[Middle] = ()
) -> None:  # fmt: skip
    """Draw a play. Numbers keep clear of each other and of the ``occupied`` spots where they can."""
    taken = list(occupied)
    numbers: list[tuple[Middle, str]] = []
    crosses: list[Middle] = []
    with pen.group(data_part="last", fill="none", stroke_linecap="round", stroke_linejoin="round"):
        for way, times in journeys(steps).items():
            *passed, goal = way.stations
            spots = [*map(places.left, passed), places.arrived(goal)]
            for index, played in enumerate(way.numbers):
                final = index == len(way.numbers) - 1
                curve = bow(spots[index], spots[index + 1], places.middle)
                clear = places.radius if final else places.radius / 2
                shaft = curve.shortened(3 if final and places.leaves_board(goal) else clear + 3)
                source, target = way.stations[index : index + 2]
                arrow(pen, shaft, colour, places.weight, data_source=source, data_target=target, data_times=times)
                seat = seat_on(shaft, taken, 34 * places.weight)
                taken.append(seat)
                numbers.append((seat, times_over(str(played), times if final else 1)))
                _footprint(pen, spots[index], places.radius * (0.8 if index == 0 else 0.42), colour)
                if way.hits[index]:
                    crosses.append(spots[index + 1])
        for spot in crosses:
            cross(pen, spot, places.radius, colour, 1, "hit")
        for seat, text in numbers:
            number_disc(pen, seat, text, colour, places.weight)


def compared(pen: Pen, best: Iterable[Step], played: Iterable[Step], places: Places) -> None:
    """Draw two plays that could be made, the better above the other; ways that both have belong to the better."""
    better, other = journeys(best), journeys(played)
    rest = {way: times - better.get(way, 0) for way, times in other.items()}
    with pen.group(data_part="compared", fill="none", stroke_linecap="round", stroke_linejoin="round"):
        _proposed(pen, {way: times for way, times in rest.items() if times > 0}, places, "arrow-played", dashed=True)
        _proposed(pen, better, places, "arrow-best", dashed=False)


def compared_alone(best: Iterable[Sequence[Any]], played: Iterable[Sequence[Any]], places: Places) -> list[str]:
    """The same for a page that draws the board from numbers: what lies beneath the men, above them, and above all."""
    pen = Pen("page")
    compared(pen, [Step(*step) for step in best], [Step(*step) for step in played], places)
    return ["", "", pen.fragment]


def _proposed(pen: Pen, ways: Mapping[Journey, int], places: Places, colour: str, dashed: bool) -> None:
    gone: Counter[int] = Counter()
    come: Counter[int] = Counter()
    for way in (way for way, times in ways.items() for _ in range(times)):
        first, *_, goal = way.stations
        *passed, _ = zip(way.stations[1:], way.hits, strict=True)
        spots = [places.standing(first, gone[first]), *(places.landing(point, 0, hits) for point, hits in passed)]
        spots.append(places.landing(goal, come[goal], way.hits[-1]))
        gone[first] += 1
        come[goal] += 1
        for index, (source, target) in enumerate(pairwise(spots)):
            final = index == len(spots) - 2
            clear = places.radius if final else 0.3 * places.radius
            shaft = bow(source, target, places.middle).shortened(
                3 if final and places.leaves_board(goal) else clear + 3
            )
            arrow(pen, shaft, colour, places.weight, dashed)
            if way.hits[index]:
                cross(pen, target, places.radius, colour, 1, "hit")
        if not places.leaves_board(goal):
            dots = "1 7" if dashed else None
            for stroke, width, dashes in (("arrow-halo", 7.5, None), (colour, 4, dots)):
                pen.add(
                    "circle", cx=spots[-1].x, cy=spots[-1].y, r=places.radius - 2, stroke=stroke, stroke_width=width,
                    stroke_dasharray=dashes, data_part="goal" if stroke == colour else None,
                )  # fmt: skip


def bow(start: Middle, end: Middle, middle: float, lift: float = 0.3, aside: float = 0.06) -> Curve:
    """The way between two spots: an arch within one row, nearly straight across the board.

    ``lift`` and ``aside`` say how far each bends, as a share of its length.
    """
    x, y = (start.x + end.x) / 2, (start.y + end.y) / 2
    length = math.dist(start, end)
    if (start.y < middle) == (end.y < middle) and abs(start.x - end.x) > 1:
        height = max(64.0, lift * length) * (1 if y < middle else -1)
        inner = max(start.y, end.y) if y < middle else min(start.y, end.y)
        return Curve(start, Middle(x, (y + inner) / 2 + height), end)
    bend = aside * length
    across = (end.x - start.x) / length if length else 0.0
    down = (end.y - start.y) / length if length else 0.0
    return Curve(start, Middle(x - down * bend, y + across * bend), end)


def arrow(pen: Pen, shaft: Curve, colour: str, weight: float, dashed: bool = False, /, **data: Attribute) -> None:
    """A shaft with its head, upon a halo; ``data`` are attributes that tell what it stands for."""
    _arrow(pen, shaft, colour, weight, dashed, *data.items())


@still
def _arrow(
    pen: Pen, shaft: Curve, colour: str, weight: float, dashed: bool, *data: tuple[str, Attribute]
) -> None:  # fmt: skip
    length, half, notch = _HEAD * weight, _HEAD_HALF * weight, _HEAD_NOTCH * weight
    body = shaft.shortened(notch)
    angle = math.atan2(shaft.end.y - body.end.y, shaft.end.x - body.end.x)

    def behind(distance: float, aside: float) -> tuple[float, float]:
        """A corner of the head, seen from its tip."""
        return (
            shaft.end.x - distance * math.cos(angle) - aside * math.sin(angle),
            shaft.end.y - distance * math.sin(angle) + aside * math.cos(angle),
        )

    head = path("M", *shaft.end, "L", *behind(length, half), *behind(notch, 0), *behind(length, -half), "z")
    dashes = f"{number(13 * weight)} {number(11 * weight)}" if dashed else None
    with pen.group(data_part="arrow", **dict(data)):
        pen.add("path", d=body.data, stroke="arrow-halo", stroke_width=10 * weight)
        pen.add("path", d=head, fill="arrow-halo", stroke="arrow-halo", stroke_width=5)
        pen.add("path", d=body.data, stroke=colour, stroke_width=5 * weight, stroke_dasharray=dashes)
        pen.add("path", d=head, fill=colour)


def seat_on(shaft: Curve, taken: Sequence[Middle], room: float) -> Middle:
    """A place for the number of an arrow, as far from what is taken as any of the usual ones."""

    def clearance(share: float) -> float:
        return min((math.dist(shaft.at(share), spot) for spot in taken), default=math.inf)

    free = [share for share in _ALONG if clearance(share) > room]
    return shaft.at(free[0] if free else max(_ALONG, key=clearance))


def _footprint(pen: Pen, spot: Middle, radius: float, colour: str) -> None:
    """The dotted ring a man left behind."""
    pen.add("circle", cx=spot.x, cy=spot.y, r=radius, stroke="arrow-halo", stroke_width=6.5)
    pen.add("circle", cx=spot.x, cy=spot.y, r=radius, stroke=colour, stroke_width=3.5, stroke_dasharray="1 7")


@still
def cross(pen: Pen, spot: Middle, radius: float, colour: str, weight: float, part: str) -> None:
    """A cross on a man: it is hit, or it bars the way."""
    arm = 0.4 * radius
    data = path(
        "M", spot.x - arm, spot.y - arm, "l", 2 * arm, 2 * arm, "m", 0, -2 * arm, "l", -2 * arm, 2 * arm
    )  # fmt: skip
    with pen.group(data_part=part):
        pen.add("path", d=data, stroke="arrow-halo", stroke_width=10 * weight)
        pen.add("path", d=data, stroke=colour, stroke_width=5 * weight)


def times_over(text: str, times: int) -> str:
    """What is written on an arrow that stands for several men."""
    return text if times == 1 else f"{text} ×{times}"


def number_disc(pen: Pen, seat: Middle, text: str, colour: str, weight: float) -> None:
    """The number played, in a disc, or in a pill where several men played it alike."""
    height = 28 * weight
    width = height + 9 * weight * (len(text) - 1)
    pen.add(
        "rect", x=seat.x - width / 2, y=seat.y - height / 2, width=width, height=height, rx=height / 2,
        fill=colour, stroke="arrow-halo", stroke_width=2.5,
    )  # fmt: skip
    pen.label(text, seat.x, seat.y, 15.7 * weight, fill="arrow-halo", font_weight=700)
