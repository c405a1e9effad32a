"""A review in words and figures: choices, costs and luck in the unit of the game, and how all that was found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..board import SIDES
from ..bots.sense import END, LEAVE
from ..games import find_game
from ..games.notation import notated
from ..records import Record, Verdict
from ..saying import Reader, Said
from ..table.events import NextGame, Opening, Played, Throw
from ..table.table import SEAT_NAMES
from .asking import BREAK, CLAIM, DOUBLE, FALSE, MARK, PLAY, SCHOOL
from .judging import Found
from .summing import Overall, outcome
from .verdicts import A_POINT_OF, CHANCE, MATCH, THRESHOLDS, TOKENS, Decision, Review, Summary
from .weighing import Candidate

_COUNTED = (BREAK, MARK, SCHOOL, CLAIM)
"""The kinds of decisions whose choices are numbers, or nothing."""
CHANCES = ("win", "double", "triple", "lose-double", "lose-triple")
_SEEN = 0.0005
"""Chances are left out where none is as large."""
_FINE, _SHARE, _ROUGH = "0.000", "0.0", "0.0"
_MINUS = "\N{MINUS SIGN}"


def throw_numbers(record: Record) -> list[int]:
    """For every event the number of its throw in its game, as records number them; doubles belong to the next."""
    found: list[int] = []
    number = 0
    for i, event in enumerate(record.events):
        match event:
            case NextGame():
                number = 0
            case Throw():
                number += 1
            case Played() if i and isinstance(record.events[i - 1], Opening):
                number += 1
        thrown = isinstance(event, Throw | NextGame) or event.declared.kind not in (DOUBLE, "take", "drop")
        found.append(number if thrown else number + 1)
    return found


@dataclass(frozen=True)
class Wording:
    """Worths and choices of a game put into words for a reader."""

    game: str
    """The id of the game."""
    unit: str
    """The unit of worths: POINTS, MATCH, CHANCE or TOKENS."""
    reader: Reader
    names: tuple[str, ...] = ()
    """What the players are called."""
    several: bool = False
    """Whether there are several games, so that throws are numbered in theirs."""

    @classmethod
    def of(cls, found: Review, reader: Reader) -> Wording:
        """The words for a review."""
        return cls(found.game, found.unit, reader, named(found.names, reader), len(found.games) > 1)

    def say(self, said: Said | str) -> str:
        return self.reader.say(said)

    # Figures

    def figure(self, number: float, pattern: str) -> str:
        """A number as the language writes it."""
        return figure(self.reader, number, pattern)

    def _in_unit(self, worth: float, signed: bool) -> str:
        unit = self.unit
        if unit in (MATCH, CHANCE):
            return self.say(Said("review.percent", figure=self.figure(100 * worth, _pattern(_SHARE, signed))))
        return self.figure(worth, _pattern(_ROUGH if unit == TOKENS else _FINE, signed))

    def worth(self, worth: float) -> str:
        """What something is worth to whoever decides."""
        return self._in_unit(worth, signed=self.unit not in (MATCH, CHANCE))

    def worth_of(self, choice: Candidate) -> str:
        """What a choice is worth, with a sign where that is not what its own chances come to."""
        worth = self.worth(choice.worth)
        return self.say(Said("review.about", figure=worth)) if abs(choice.found.moved) >= _SEEN else worth

    def change(self, amount: float) -> str:
        """What was won or lost, with its sign."""
        return self._in_unit(amount, signed=True)

    def amount(self, amount: float) -> str:
        """So much, without a sign."""
        return self._in_unit(amount, signed=False)

    def holes(self, decision: Decision) -> str:
        """About how many holes a decision of Trictrac cost; nothing in other games."""
        if not self.counts_holes:
            return ""
        holes = self.in_holes(decision)
        n = int(holes) if holes == int(holes) else holes
        return self.say(Said("review.holes", n=n, figure=self.figure(holes, "0.#")))

    def in_holes(self, decision: Decision) -> float:
        """What a decision cost, in holes, to a tenth."""
        return round(decision.cost_in_points * A_POINT_OF["holes"], 1)

    @property
    def counts_holes(self) -> bool:
        """Whether what is marked in the game are holes."""
        return self.unit in (MATCH, CHANCE) and find_game(self.game).tallied == "holes"

    @property
    def of_what(self) -> str:
        """What the figures are: points, the chance of winning the match or the game, tokens."""
        return self.say(Said(f"review.in-{self.unit}"))

    def points(self, amount: float) -> str:
        """A figure in points, whatever the unit."""
        return self.figure(amount, _FINE)

    def rate(self, rate: float) -> str:
        return self.figure(rate, "0.0")

    def grade(self, grade: str | None) -> str:
        """The level somebody plays like, or a dash where there is no saying."""
        return self.say(Said(f"review.grade-{grade}")) if grade else "–"

    def chance(self, chance: float) -> str:
        return self.say(Said("review.percent", figure=self.figure(100 * chance, _SHARE)))

    def chances(self, candidates: Sequence[Candidate]) -> list[int]:
        """Which of the CHANCES of some choices say anything; none where their worth says it all."""
        shown = [
            number
            for number in range(len(candidates[0].chances))
            if number == 0 or any(choice.chances[number] >= _SEEN for choice in candidates)
        ]
        says_it_all = self.unit == TOKENS or (self.unit == CHANCE and len(shown) == 1)
        return [] if says_it_all else shown

    # Words

    def choice(self, kind: str, name: str, player: int | None = None) -> str:
        """What a choice is called where decisions of all kinds stand together; a play as its ``player`` writes it
        is told as its reader sees the board.
        """
        if kind == PLAY:
            if name in (LEAVE, END):
                return self.say(Said(f"review.choice-{'leave' if name == LEAVE else 'end'}"))
            return name if player is None else self.reader.say(notated(find_game(self.game).movement, name, player))
        if kind == FALSE and name not in ("stand", "none"):
            instead = name if player is None else notated(find_game(self.game).movement, name, 1 - player)
            return self.say(Said("review.choice-replace", play=instead))
        if kind in _COUNTED and name.isdecimal():
            return self.say(Said(f"review.choice-{kind}", n=int(name)))
        return self.say(Said(f"review.choice-{kind}-none" if name == "none" else f"review.choice-{name}"))

    def kind(self, kind: str) -> str:
        """What was decided."""
        return self.say(Said(f"review.kind-{kind}"))

    def called(self, verdict: str) -> str:
        return self.say(Said(f"review.called-{verdict}"))

    def how(self, found: Found) -> str:
        """How the worth of a choice was found."""
        match found.how:
            case "exact":
                return self.say(Said("review.found-exact"))
            case "turns":
                return self.say(Said("review.found-turns", n=found.turns))
            case _ if not found.error:
                return self.say(Said("review.found-trials", n=found.trials))
            case _:
                error = figure(self.reader, found.error, _FINE)
                return self.say(Said("review.found-rollout", n=found.trials, error=error))

    def how_in_short(self, found: Found) -> str:
        """The same where there is little room."""
        if found.how == "exact":
            return self.say(Said("review.short-exact"))
        if found.how == "turns":
            return self.say(Said("review.short-turns", n=found.turns))
        return self.say(Said("review.short-rollout", n=found.trials))

    def verdict(self, verdict: Verdict) -> str:
        """What a record says of a decision."""
        found = self.how(Found(verdict.how, verdict.turns, verdict.trials))
        best = self.choice(verdict.kind, verdict.best)
        called, cost = self.called(verdict.called), self.points(verdict.cost)
        return self.say(Said("review.was-better", called=called, cost=cost, best=best, found=found))

    def side(self, side: int) -> str:
        """Who plays a side of the board: its name, where more than two play it in turn."""
        return self.names[side] if len(self.names) == 2 else self.say(Said(f"language.side-{SIDES[side]}"))

    def better(self, decision: Decision) -> str:
        """What would have been better than what was done."""
        made, best = (self.choice(decision.kind, choice.name) for choice in (decision.made, decision.best))
        if decision.kind == PLAY:
            return self.say(Said("review.better-than", best=best, made=made))
        if decision.kind == DOUBLE:
            return self.say(Said(f"review.better-to-{decision.best.name}"))
        return self.say(Said("review.better-to", best=best, made=made))

    def game_number(self, game: int) -> str:
        """A game of the match, or a round, by its number."""
        return self.say(Said(f"review.graph-of-{'round' if self.unit == TOKENS else 'game'}", game=game + 1))

    def where(self, game: int, number: int) -> str:
        """The place of a throw in the match."""
        if self.several:
            key = "review.place-in-rounds" if self.unit == TOKENS else "review.place-in-match"
            return self.say(Said(key, game=game + 1, throw=number))
        return self.say(Said("review.place", throw=number))


def figure(reader: Reader, number: float, pattern: str) -> str:
    """A number as a language writes it; what is rounded to nothing has no sign."""
    from babel.numbers import format_decimal

    digits = len(pattern.split(";")[0].partition(".")[2])
    rounded = round(number, digits) + 0.0
    if not rounded:
        pattern = pattern.split(";")[0].lstrip("+")
    return str(format_decimal(rounded, pattern, locale=reader.language))


class Row(NamedTuple):
    """A line of a summary: what is told, and a cell for everybody."""

    said: Said
    cells: list[str]
    called: str = ""
    """The class that is counted in it, if one is."""


def summary(words: Wording, found: Review) -> Iterator[Row]:
    """What a review comes to for each of the players."""
    summaries = found.summaries
    yield from _counts(summaries)
    yield Row(Said("review.row-cost"), [words.amount(one.cost) for one in summaries])
    yield Row(Said("review.row-per-decision"), [words.amount(one.cost / max(one.counted, 1)) for one in summaries])
    yield Row(Said("review.row-rate"), [words.rate(one.rate) for one in summaries])
    if any(one.grade for one in summaries):
        yield Row(Said("review.row-grade"), [words.grade(one.grade) for one in summaries])
    yield Row(Said("review.row-luck"), [words.change(one.luck) for one in summaries])
    outcomes = [one for one in (outcome(found, side) for side in range(2)) if one is not None]
    if outcomes:
        yield Row(Said("review.row-result"), [words.worth(one.result) for one in outcomes])
        yield Row(Said("review.row-without-luck"), [words.worth(one.without_luck) for one in outcomes])


def summary_over_all(everybody: Sequence[Overall], reader: Reader) -> Iterator[Row]:
    """What several matches come to, in points."""
    yield Row(Said("review.row-matches"), [str(one.matches) for one in everybody])
    yield from _counts(everybody)
    yield Row(Said("review.row-per-decision"), [figure(reader, one.per_decision, _FINE) for one in everybody])
    yield Row(Said("review.row-rate"), [figure(reader, one.rate, "0.0") for one in everybody])
    luck = [figure(reader, one.luck_in_points, _pattern(_FINE, signed=True)) for one in everybody]
    yield Row(Said("review.row-luck"), luck)


def _counts(everybody: Sequence[Summary] | Sequence[Overall]) -> Iterator[Row]:
    yield Row(Said("review.row-decisions"), [str(one.decisions) for one in everybody])
    yield Row(Said("review.row-counted"), [str(one.counted) for one in everybody])
    for called in THRESHOLDS:
        yield Row(Said(f"review.all-{called}"), [str(one.verdicts[called]) for one in everybody], called)


def _pattern(plain: str, signed: bool) -> str:
    return f"{'+' if signed else ''}{plain};{_MINUS}{plain}"


def named(names: Sequence[str], reader: Reader) -> tuple[str, ...]:
    """The names of players; where nobody gave one, the sides as the reader calls them."""
    sides = dict(zip(SEAT_NAMES, SIDES, strict=True))
    return tuple(reader.say(Said(f"language.side-{sides[name]}")) if name in sides else name for name in names)
