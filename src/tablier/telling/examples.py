"""The examples of the rules pages, worked: what the referee makes of the position and the throw, moment by moment.

The words are the referee's own; the page only says what has to come out, and is held to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from .. import standing
from ..board import OFF
from ..errors import Refusal
from ..games import Position, Roll, Step, family_of, read_position
from ..games.notation import read_legs
from ..rulebook import BadExample, Worked
from ..saying import Said, Told, Who
from ..table import Table
from ..table.events import Played
from . import sentences

_NOTHING = "nothing"


@dataclass(frozen=True)
class ExampleStep:
    """A step of an example: what is said, what White and Black mark by it, and the board that shows it.

    ``jans`` are drawn upon the board, ``best`` as a play that may be made, ``played`` as one that may not; ``last`` is
    the play that led to the position, by ``last_player``.
    """

    told: Told
    position: Position
    dice: Roll = ()
    marks: tuple[int, int] = (0, 0)
    jans: Sequence[Any] = ()
    best: Sequence[Any] = ()
    played: Sequence[Any] = ()
    last: Sequence[Any] = ()
    last_player: int | None = None

    def wishes(self, thrower: int) -> dict[str, Any]:
        """What :func:`tablier.svg.draw` is to be asked for besides the position."""
        return {
            "dice": self.dice, "jans": self.jans, "best": self.best, "played": self.played, "last": self.last,
            "last_player": self.last_player, "thrower": thrower,
        }  # fmt: skip


@lru_cache(maxsize=256)
def work(example: Worked) -> tuple[ExampleStep, ...]:
    """The moments of an example. Raises BadExample where the referee finds otherwise, or TablierError."""
    return tuple(_Working(example).moments())


def whole(moments: Sequence[ExampleStep]) -> ExampleStep:
    """All that the board of an example shows, at once; what a throw is worth is never drawn together with plays."""
    jans = max((moment.jans for moment in moments), key=len)
    first = moments[0]
    best, played = (
        () if jans else next((found for moment in moments if (found := getattr(moment, what))), ())
        for what in ("best", "played")
    )
    thrown = next((moment for moment in moments if moment.dice), first)
    return ExampleStep(first.told, thrown.position, thrown.dice, jans=jans, best=best, played=played)


class _Working:
    def __init__(self, example: Worked) -> None:
        self.example = example
        self.table = Table(read_position(example.position).game, seed=1, position=read_position(example.position))
        self.player = self.table.position.turn

    def moments(self) -> Iterator[ExampleStep]:
        """What happens, in its order."""
        for word, value in self.example.says:
            if word == "unbind":
                yield from self._unbound(value)
        if not self.example.throw:
            return
        before = self.table.position
        teller = sentences.Teller(self.table)
        self.table.throw(*self.example.throw)
        yield from self._worth(before)
        if any(word == "marked" for word, _ in self.example.says):
            yield from self._marked([line for line in teller.lines() if line.kind == "marked"])
        if before.game.plays_itself:
            yield from self._played_itself(before)
            return
        doing: dict[str, Callable[[Position, str], ExampleStep]] = {
            "play": self._may, "only": self._must, "refused": self._refused, "won": self._won,
        }  # fmt: skip
        for word, value in self.example.says:
            if word in doing:
                yield doing[word](before, value)

    def _unbound(self, value: str) -> Iterator[ExampleStep]:
        dice, _, point = value.partition(" ")
        yield ExampleStep(standing.waiting(self.table), self.table.position)
        white, black = (int(die) for die in dice.split("-"))
        self.table.unbind(white, black)
        yield ExampleStep(sentences.sentence(self.table, self.table.events[-1]), self.table.position)
        self.table.break_point(int(point))
        yield ExampleStep(sentences.sentence(self.table, self.table.events[-1]), self.table.position)

    def _worth(self, before: Position) -> Iterator[ExampleStep]:
        """The throw, what it is worth, and what that comes to."""
        roll, game = self.example.throw, before.game
        worth = family_of(game).worth
        if worth is None:
            dice = standing.thrown(self.table, roll)
            yield ExampleStep(Told(Said("telling.throw", who=Who(self.player), dice=dice), None, "throw"), before, roll)
            return
        jans = game.jans(before, roll)
        found = ", ".join(f"{jan.clause} {jan.points if jan.to == self.player else -jan.points:+d}" for jan in jans)
        self._agree(self._said("due"), found or _NOTHING)
        first, *lines = worth.lines(before, roll)
        yield ExampleStep(first, before, roll)
        for jan, line in zip(jans, lines, strict=True):
            yield ExampleStep(line, before, roll, self._marks([jan]), jans=(jan,))
        if len(jans) > 1:
            yield ExampleStep(self._sum(self._marks(jans)), before, roll, self._marks(jans), jans=jans)

    def _marked(self, lines: Sequence[Told]) -> Iterator[ExampleStep]:
        """What has become of points and holes."""
        self._agree(self._said("marked"), ", ".join(str(line.clause) for line in lines) or _NOTHING)
        for line in lines:
            yield ExampleStep(line, self.table.position, self.example.throw)

    def _marks(self, jans: Sequence[Any]) -> tuple[int, int]:
        white, black = (sum(jan.points for jan in jans if jan.to == player) for player in (0, 1))
        return white, black

    def _sum(self, marks: tuple[int, int]) -> Told:
        mine, theirs = marks[self.player], marks[1 - self.player]
        who, other = Who(self.player), Who(1 - self.player)
        if mine and theirs:
            return Told(Said("examples.sum-both", who=who, points=mine, other=other, others=theirs), None, "marked")
        return Told(Said("examples.sum", who=who if mine else other, points=mine or theirs), None, "marked")

    def _played_itself(self, before: Position) -> Iterator[ExampleStep]:
        """What became of the dice, the board after it, and how the game ended if it did."""
        play = self.table.play(self.table.plays()[0])
        self._agree(self._said("play"), play.notation)
        event = self.table.events[-1]
        assert isinstance(event, Played)
        after = ExampleStep(
            sentences.played(self.table, event, self.table.events[:-1]), play.position, self.example.throw,
            last=play.steps, last_player=self.player,
        )  # fmt: skip
        yield after
        if self.table.results:
            yield replace(after, told=self._result(self._said("won")))

    def _said(self, asked: str) -> str:
        """What the page says under a word."""
        return ", ".join(value for word, value in self.example.says if word == asked) or _NOTHING

    def _result(self, says: str) -> Told:
        result = self.table.results[-1]
        self._agree(says, f"{result.points} {result.clause}")
        return standing.ended(self.table, result)

    def _may(self, before: Position, text: str) -> ExampleStep:
        play = self.table.read_play(text)
        if play.notation == "pass":
            told = Told(Said("telling.cannot-play", who=Who(self.player)), None, "play")
            return ExampleStep(told, before, self.example.throw)
        said = Said("examples.may-play", who=Who(self.player), play=text)
        return ExampleStep(Told(said, None, "play"), before, self.example.throw, best=play.steps)

    def _must(self, before: Position, text: str) -> ExampleStep:
        play = self.table.read_play(text)
        for other in self.table.plays():
            self._agree(play.notation, play.notation if other.position == play.position else other.notation)
        said = Said("examples.must-play", who=Who(self.player), play=text)
        return ExampleStep(Told(said, None, "play"), before, self.example.throw, best=play.steps)

    def _refused(self, before: Position, value: str) -> ExampleStep:
        text, _, clause = value.rpartition(" ")
        try:
            self.table.read_play(text)
        except Refusal as refusal:
            self._agree(clause, str(refusal.clause))
            said = Said("examples.not-so", play=text, why=refusal.said)
            steps = [self._leg(source, target) for source, target in read_legs(text)]
            return ExampleStep(Told(said, clause, "refused"), before, self.example.throw, played=steps)
        raise self._otherwise(value, text)

    def _leg(self, source: int, target: int) -> Step:
        way = target - source
        fits = [die for die in self.example.throw if die >= way] if target == OFF else []
        return Step(source, min(fits, default=way), target)

    def _won(self, before: Position, value: str) -> ExampleStep:
        played = [text for word, text in self.example.says if word in ("play", "only")]
        play = self.table.play(played[-1])
        told = self._result(value)
        return ExampleStep(told, play.position, last=play.steps, last_player=self.player)

    def _agree(self, says: str, found: str) -> None:
        if says != found:
            raise self._otherwise(says, found)

    def _otherwise(self, says: str, found: str) -> BadExample:
        return BadExample("bad-example", Said("examples.otherwise", name=self.example.id, says=says, found=found))
