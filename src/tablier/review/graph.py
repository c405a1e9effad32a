"""The course of a match as a picture: how likely White was to win after every decision, and luck beneath it.

The lines are drawn in a box that is stretched to whatever width a page has; marks and words lie above it, placed in
per cent, so that neither is stretched.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from ..saying import Said
from .verdicts import CHANCE, MATCH, TOKENS, Moment, Review
from .wording import Wording

_ACROSS, _UP = 1000.0, 100.0
_LUCK = 32.0
"""How high the box of luck is, in the units of its drawing."""


@dataclass(frozen=True)
class Scale:
    """Where moments lie from left to right, and worths from bottom to top."""

    events: int
    low: float
    high: float

    def across(self, event: int) -> float:
        return min(event / max(self.events, 1), 1.0)

    def up(self, worth: float) -> float:
        return min(max((worth - self.low) / (self.high - self.low), 0.0), 1.0)


def graph(words: Wording, found: Review, events: int, marked: dict[int, str]) -> str:
    """The graph as HTML. ``marked`` has the address of every mistake that is told, by its place among the decisions."""
    scale, label = _scale(words, found, min(events, found.moments[-1].event))
    who = words.side(0)
    title = Said("review.graph-title-tokens" if words.unit == TOKENS else "review.graph-title", who=who)
    worths = [(scale.across(one.event), scale.up(_worth(words, one))) for one in found.moments]
    first, last = (words.chance(one.chance) for one in (found.moments[0], found.moments[-1]))
    told = escape(words.say(Said("review.graph-told", who=who, first=first, last=last)), quote=True)
    parts = [
        '<figure class="graph">',
        f"<figcaption>{escape(words.say(title))}</figcaption>",
        f'<div class="plot" role="img" aria-label="{told}">',
        f'<svg viewBox="0 0 {_ACROSS:g} {_UP:g}" preserveAspectRatio="none" aria-hidden="true">{_lines(worths)}</svg>',
        *(f'<i class="y" style="top:{100 * share:g}%">{escape(text)}</i>' for share, text in label),
        *_seams(words, found, scale),
        *_marks(words, found, scale, marked),
        "</div>",
        f'<div class="luck" aria-hidden="true"><i>{escape(words.say(Said("review.graph-luck")))}</i>'
        f'<svg viewBox="0 0 {_ACROSS:g} {_LUCK:g}" preserveAspectRatio="none">{_luck(found, scale)}</svg></div>',
        "</figure>",
    ]
    return "\n".join(parts)


def _scale(words: Wording, found: Review, events: int) -> tuple[Scale, list[tuple[float, str]]]:
    """The scale, and what stands beside it: from the bottom 0 to 100 per cent, or tokens around nothing."""
    if words.unit != TOKENS:
        return Scale(events, 0.0, 1.0), [(0.0, "100"), (0.5, "50"), (1.0, "0")]
    most = max(1.0, *(abs(one.worth) for one in found.moments))
    return Scale(events, -most, most), [(0.0, words.change(most)), (0.5, "0"), (1.0, words.change(-most))]


def _worth(words: Wording, moment: Moment) -> float:
    """What is drawn of a moment: chances, of the match if there is one, or tokens."""
    return moment.worth if words.unit in (MATCH, CHANCE, TOKENS) else moment.chance


def _lines(worths: list[tuple[float, float]]) -> str:
    corners = " ".join(f"L{_ACROSS * x:.1f} {_UP * (1 - y):.1f}" for x, y in worths)
    start = _UP * (1 - worths[0][1])
    end = _ACROSS * worths[-1][0]
    return (
        f'<path class="mine" d="M0 {_UP:g}L0 {start:.1f} {corners}L{end:.1f} {_UP:g}z"/>'
        f'<path class="half" d="M0 {_UP / 2:g}H{_ACROSS:g}"/>'
        f'<path class="edge" d="M0 {start:.1f} {corners}"/>'
    )


def _seams(words: Wording, found: Review, scale: Scale) -> list[str]:
    """Where a game ended and the next began."""
    begun: dict[int, int] = {}
    for moment in found.moments:
        begun.setdefault(moment.game, moment.event)
    if len(begun) < 2:
        return []
    return [
        f'<b class="seam" style="left:{100 * scale.across(event):.2f}%">'
        f"<span>{escape(words.game_number(game))}</span></b>"
        for game, event in begun.items()
    ]


def _marks(words: Wording, found: Review, scale: Scale, marked: dict[int, str]) -> list[str]:
    """A mark for every error and blunder, upon the line."""
    after = {(one.event, one.game): _worth(words, one) for one in found.moments}
    marks = []
    for place, address in marked.items():
        one = found.decisions[place]
        worth = after.get((one.event, one.game))
        if one.verdict != "slight" and worth is not None:
            x, y = 100 * scale.across(one.event), 100 * (1 - scale.up(worth))
            marks.append(
                f'<a class="{one.verdict}" href="#{address}" style="left:{x:.2f}%;top:{y:.1f}%" tabindex="-1"'
                ' aria-hidden="true"></a>'
            )
    return marks


def _luck(found: Review, scale: Scale) -> str:
    """A bar for every throw: up where it favoured White."""
    favours = [(one.event, one.luck if one.player == 0 else -one.luck) for one in found.chances]
    most = max((abs(luck) for _, luck in favours), default=0.0) or 1.0
    half = _LUCK / 2
    width = max(1.2, min(6.0, 0.7 * _ACROSS / max(len(favours), 1)))
    bars = []
    for event, luck in favours:
        height = half * abs(luck) / most
        if height >= 0.2:
            x, y = _ACROSS * scale.across(event) - width / 2, half - height if luck > 0 else half
            kind = "good" if luck > 0 else "bad"
            bars.append(f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>')
    return f'<path class="half" d="M0 {half:g}H{_ACROSS:g}"/>' + "".join(bars)
