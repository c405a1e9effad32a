"""Many games of one kind in progress, one decision of each at a time: what the environments are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from ..counts import check_counts
from ..dice import SEED_LIMIT
from ..errors import BadOption, Unreadable
from ..games import Game, Position, Roll
from ..games.phases import FIRST_DECISION, OVER, PLAY, THROW, UNBIND
from ..kinds import check_kind
from ..saying import Said, Several, quoted
from ..throws import read_dice
from .arrays import Plays, find, find_start, legal_plays
from .kernels import ROOMS, ObservedPart, check_played_alone, in_parts, kernel_of, prepare, workers_of
from .turns import ACTIONS, EITHER, GOES_ON, KEPT, LEFT_ALONE, TURN, UNFIT, begin, conclude, count_choices

ENCODING_VERSION = 2
"""Counts up with every change of what stands where in an observation."""
ACTION_VERSION = 1
"""Counts up with every change of what an action means."""

SIDES_PLAYED = {"both": EITHER, "white": 0, "black": 1, "either": 2}
"""For whom games are played; ``either`` draws lots for the side in each game."""

_NONE_GIVEN = np.zeros((1, 0, 3), np.int8)


class Field(NamedTuple):
    """A part of an observation: where it stands, the most any of its numbers can be, and what it tells."""

    name: str
    first: int
    last: int
    most: int
    meaning: str


def encoding(game: Game | str) -> tuple[Field, ...]:
    """What stands where in the observations of a game. Everything is seen from one player's side, own things first."""
    return tuple(_fields(find(game)))


def _fields(game: Game) -> Iterator[Field]:
    parts: list[ObservedPart] = [
        ("to decide", 1, 1, "1 if the decision is one's own"),
        ("phase", 3, 1, "naming a point to be broken up; staying or leaving; playing"),
        ("dice", 6, 3, "how many dice show 1 to 6"),
        ("left", 6, 6, "how often 1 to 6 are still to be played"),
    ]
    parts += kernel_of(game).seen
    first = 0
    for name, width, most, meaning in parts:
        yield Field(name, first, first + width, most, meaning)
        first += width


def _throws(given: Any) -> Any:
    """The first throws of a game, one after another. Raises Unreadable."""
    if not isinstance(given, Sequence | np.ndarray) or isinstance(given, str | bytes):
        raise Unreadable("bad-dice", Said("programs.bad-throws", given=quoted(given)))
    return given


class Opponent(Protocol):
    """Somebody who decides for the other side in many games at once."""

    def choose(self, games: Games, rows: np.ndarray) -> np.ndarray:
        """The numbers of the choices in these games, each of which waits for a decision, a play whole."""


class Games:
    """Games in progress. The arrays are written anew by every step: copy what is to be kept.

    ``agent`` says for whom decisions are asked: ``both`` sides, or one of them, ``white``, ``black`` or ``either`` (by
    lot in each game); the other side is then played by ``opponent`` or, without one, at random. With ``whole`` a
    decision is the number of a play, in the order of :func:`.legal_plays`; otherwise one of :data:`ACTIONS` actions, a
    play step by step, and ``masks`` says which are legal. Raises UnknownGame or BadOption.
    """

    def __init__(
        self, game: Game | str, count: int, *, agent: str = "both", whole: bool = False, threads: int = 1,
        opponent: Opponent | None = None,
    ) -> None:  # fmt: skip
        self.game = find(game)
        check_played_alone(self.game)
        check_counts(count=count)
        workers_of(threads)
        if not isinstance(agent, str) or agent not in SIDES_PLAYED:
            raise BadOption(
                "bad-agent",
                Said("programs.bad-agent-side", sides=Several(tuple(SIDES_PLAYED), either=True), given=quoted(agent)),
            )
        check_kind("whole", "bool", whole)
        check_kind("opponent.choose", "Callable | None", getattr(opponent, "choose", opponent))
        self.whole = bool(whole)
        self.threads = threads
        self._agent = SIDES_PLAYED[agent]
        self._opponent = opponent
        self._kernel = kernel_of(self.game)
        self._given = _NONE_GIVEN
        self._start = self.game.start().array()
        self.positions = np.repeat(self._start, count)
        self.turns = np.zeros(count, TURN)
        self.turns["phase"] = OVER
        self.words = np.zeros((count, KEPT), np.int64)
        """The plays of each throw, as far as they are kept."""
        self._actors = np.zeros(count, np.int64)
        self.observations = np.zeros((count, self._kernel.width), np.int8)
        """What the agent of each game sees; where it plays both sides, whoever decides."""
        self.masks = np.zeros((0 if self.whole else count, ACTIONS), np.int8)
        """Which actions may come next."""
        self.rewards = np.zeros(count, np.float64)
        """The points won with the last step, to the agent; where it plays both sides, to whoever made that step."""
        self.ended = np.zeros(count, np.bool_)
        """Which games are over; the next step begins them anew."""
        prepare(self.game, "games", lambda: self._step(np.full(count, LEFT_ALONE)))

    def __len__(self) -> int:
        return len(self.turns)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_kernel"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._kernel = kernel_of(self.game)

    @property
    def most(self) -> int:
        """The most points a game can be worth."""
        return self._kernel.most

    @property
    def players(self) -> np.ndarray:
        """Who decides in each game: 0 White, 1 Black."""
        players: np.ndarray = self.turns["player"]
        return players

    def reset(
        self, seeds: np.ndarray | int, numbers: np.ndarray | int = 0, chosen: np.ndarray | None = None, *,
        starts: Sequence[Position | str | None] | None = None, dice: Sequence[Sequence[Roll]] | None = None,
    ) -> None:  # fmt: skip
        """Begin games anew, all or those ``chosen``: game ``numbers[i]`` of ``seeds[i]``, up to its first decision.

        ``starts`` has a position or its id for each game to begin from, or None, and ``dice`` for each game its first
        throws, that for the beginning included: White's and Black's die. The games that follow them begin as usual.
        Raises BadOption, Unreadable or BadPosition.
        """
        for name, each in (("starts", starts), ("dice", dice)):
            check_kind(name, "Sequence[Any] | None", each)
        picked = np.ones(len(self), np.bool_) if chosen is None else np.asarray(chosen, np.bool_)
        if picked.shape != (len(self),):
            raise BadOption("bad-shape", Said("programs.bad-chosen", games=len(self), shape=str(picked.shape)))
        begun, numbered = self._for_each("seeds", seeds), self._for_each("numbers", numbers)
        self.turns["seed"][picked] = begun[picked]
        self.turns["game"][picked] = numbered[picked] - 1
        self.turns["phase"][picked] = OVER
        actions = np.where(picked, 0, LEFT_ALONE)
        self._give(picked, dice)
        for i, start in enumerate(starts or ()):
            if picked[i] and (begins := find_start(self.game, start)) is not None:
                self._begin_from(i, begins)
                actions[i] = GOES_ON
        self._step(actions)

    def _begin_from(self, i: int, start: Position) -> None:
        """Begin a game from a position, with the throw of whoever is to throw there."""
        self.positions[i] = start.array()[0]
        self.turns["game"][i] += 1
        begin(self.turns, i, self._agent)
        self.turns["phase"][i] = UNBIND if self.game.is_bound(start) else THROW
        self.turns["player"][i] = self.turns["begun"][i] = start.turn

    def _give(self, picked: np.ndarray, dice: Sequence[Sequence[Roll]] | None) -> None:
        """Keep the first throws of the games picked; none is the end of them."""
        rolls = [[read_dice(roll) for roll in _throws(throws)] for throws in dice or ()]
        most = max(map(len, rolls), default=0)
        if not most and not self._given.shape[1]:
            return
        given = np.zeros((len(self), max(most, self._given.shape[1]), 3), np.int8)
        given[:, : self._given.shape[1]] = self._given
        given[picked] = 0
        for i, throws in enumerate(rolls):
            if picked[i]:
                for k, roll in enumerate(throws):
                    given[i, k, : len(roll)] = roll
        self._given = given

    def _for_each(self, name: str, values: np.ndarray | int) -> np.ndarray:
        """A number for each game. Raises BadOption."""
        found = np.asarray(values)
        fits = found.dtype.kind in "iu" and found.shape in ((), (1,), (len(self),))
        if not fits or (found.size and not (found.min() >= 0 and found.max() < SEED_LIMIT)):
            raise BadOption(
                "bad-number",
                Said("programs.numbers-below-zero", what=name, games=len(self), given=quoted(values)),
            )
        return np.broadcast_to(found.astype(np.int64), len(self))

    def step(self, actions: np.ndarray) -> None:
        """Take one decision in each game and go on to the next. A game that was over begins anew instead.

        Who does what may not be done gives the game up, for the most it can be worth. An action of -1 leaves a game as
        it is. Raises BadOption for what are not whole numbers, one for each game.
        """
        taken = np.asarray(actions)
        if taken.shape != (len(self),) or taken.dtype.kind not in "iu":
            raise BadOption(
                "bad-actions", Said("programs.actions-needed", games=len(self), given=f"{taken.dtype}{taken.shape}")
            )
        if self._given.shape[1]:
            self._given[self.ended & (taken != LEFT_ALONE)] = 0
        self._step(taken.astype(np.int64, copy=False))

    def _step(self, actions: np.ndarray) -> None:
        self._go_on(actions, self.whole)
        if self._opponent is None:
            return
        live, answered = actions != LEFT_ALONE, False
        while len(rows := self._for_the_other(live)):
            taken = np.full(len(self), LEFT_ALONE)
            taken[rows] = self._opponent.choose(self, rows)
            self._go_on(taken, True)
            answered = True
        if answered:
            self._go_on(np.where(live, GOES_ON, LEFT_ALONE), self.whole)

    def _for_the_other(self, live: np.ndarray) -> np.ndarray:
        """Which games wait for a decision of the other side."""
        phase, agent = self.turns["phase"], self.turns["agent"]
        waiting = (phase >= FIRST_DECISION) & (phase != OVER) & (agent >= 0) & (agent != self.turns["player"])
        return np.flatnonzero(live & waiting)

    def _go_on(self, actions: np.ndarray, whole: bool) -> None:
        kernel = self._kernel
        asked, given = self._opponent is not None, self._given

        def work(first: int, last: int) -> None:
            kernel.going.step(
                kernel.going_rules, self._start, self._agent, whole, asked, kernel.most, actions, given, self._actors,
                self.positions, self.turns, self.words, self.observations, self.masks, first, last, *kernel.scratch(),
                ROOMS.words, self._start.copy(),
            )  # fmt: skip
            conclude(self.turns, self.rewards, self.ended, self._actors, first, last)

        in_parts(work, len(self), self.threads, pieces=2)
        if given.shape[1] and len(unfit := np.flatnonzero(self.turns["given"] == UNFIT)):
            game = int(unfit[0])
            self.turns["given"][unfit] = given.shape[1]
            waited = "bad-given-throw" if self.turns["phase"][game] == THROW else "bad-given-lots"
            raise Unreadable("bad-roll", Said(f"programs.{waited}", game=game, dice=self.game.dice), "C-1")

    def restore(self, positions: np.ndarray, turns: np.ndarray, words: np.ndarray) -> None:
        """Go on from where as many games of this kind were, by copies of these three arrays, which are taken over.

        What is to be seen is written anew by the next step. Raises BadOption.
        """
        for name, given in (("positions", positions), ("turns", turns), ("words", words)):
            here = getattr(self, name)
            if not isinstance(given, np.ndarray) or given.dtype != here.dtype or given.shape != here.shape:
                told = Said("programs.bad-copies", what=name, kind=str(here.shape), given=quoted(given))
                raise BadOption("bad-shape", told)
        self.positions, self.turns, self.words = positions, turns, words

    def counts(self) -> np.ndarray:
        """How many choices there are in each game, where decisions are chosen whole."""
        counts = np.empty(len(self), np.int64)
        count_choices(self.turns, counts)
        return counts

    def plays(self) -> tuple[np.ndarray, Plays]:
        """Which games wait for a play, and what their plays lead to, in the order of their numbers."""
        waiting = np.flatnonzero(self.turns["phase"] == PLAY)
        dice = self.turns["dice"][waiting, : self.game.dice].astype(np.int64)
        return waiting, legal_plays(self.game, self.positions[waiting], dice, threads=self.threads)
