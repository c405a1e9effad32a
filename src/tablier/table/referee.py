"""The referee: what may happen next in a match, whatever the game.

A referee owns the state that follows from the events so far. :meth:`Referee.take` either takes an event in, or
raises a :class:`Refusal` and changes nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ..board import BLACK, SIDES, WHITE
from ..errors import Refusal, Unreadable
from ..games import Game, Play, Position, Roll
from ..saying import Said, Who
from .events import BY_CHANCE, CLAUSES, Begin, Event, NextGame, Opening, Played, Resign, Throw, Void
from .phases import Phase
from .rights import PHASES, WITHOUT_PLAYER, Act, lacking


@dataclass(frozen=True)
class Result:
    """How a game of the match ended: who won (None: nobody), how many points, why, and under which clause."""

    winner: int | None
    points: int
    reason: str
    clause: str


State = Mapping[str, Any]
"""Everything a referee knows at one moment, by the names of his attributes."""


def check_dice(*dice: int | None) -> None:
    """Raise Unreadable unless every die shows 1 to 6."""
    for die in dice:
        if not isinstance(die, int) or not 1 <= die <= 6:
            raise Unreadable("bad-die", Said("refusals.bad-die", die=repr(die)), "C-5")


class Referee(ABC):
    """The state of a match and the acts every game has: opening, throwing, voiding, resigning, the next game."""

    opening_played = False
    """Whether the beginner plays the opening throw itself."""
    voidable: tuple[Phase, ...] = (Phase.PLAY,)
    """In which phases a throw can still be voided."""
    changeable: tuple[type[Any], ...] = (list, dict, set)
    """The types of what the referee changes in place. Everything else he knows is replaced by something new."""
    dice_stand = False
    """Whether the present throw was made by the program: such dice are always good (C-5)."""
    pair: tuple[int, int] = (0, 1)
    """Which of the players sit at White's and at Black's side now."""
    cube: tuple[int, int | None] | None = None
    """The stakes and who owns the cube; None where there is no cube."""
    draft: Any = None
    """The play being built, where plays are built."""
    touched: Sequence[int] = ()
    draft_since: int | None = None
    askable: Sequence[int] = ()
    """Dice of the last throw that may be asked for by the ``claimant``, where dice are claimed."""
    claimant: int | None = None
    in_the_air = False
    """Whether dice were cast that nobody may interrupt any more."""
    names: tuple[str, ...] = ("White", "Black")
    """What the players are called when something is refused."""

    def __init__(self, game: Game, match: int, start: Position | None) -> None:
        self.game = game
        self.edition = self.editions
        """By which edition it judges: a match is judged to its end as it was when it began."""
        self.match = match
        self.happened = 0
        """How many events were taken in."""
        self.decided = 0
        """How many of them chance decided: throws of every kind, and lots."""
        self.score = [0, 0]
        self.results: list[Result] = []
        self.phase = Phase.OPENING
        self.player: int | None = None
        self.position: Position = start or game.start()
        self.roll: Roll = ()
        if start is not None:
            self._begin_from(start)

    def take(self, event: Event, play: Play | None = None) -> None:
        """Take an event in, or raise TablierError and change nothing. ``play`` spares reading one known already."""
        with self.or_nothing():
            self.apply(event, play)
            self.happened += 1
            self.decided += isinstance(event, BY_CHANCE)
            self._settle()

    def claimable(self) -> Sequence[int]:
        """Dice that the claimant has a right to."""
        return ()

    def drafted_position(self) -> Position:
        """The board in the middle of the play being built."""
        return self.position

    def drafted_play(self) -> Play | None:
        """The play as built, if it is complete; None where a throw plays itself. Raises Refusal."""
        return None

    @contextmanager
    def or_nothing(self) -> Iterator[None]:
        """If what is done within is refused, nothing was done, and nothing has become known of it."""
        before = self.checkpoint()
        try:
            yield
        except BaseException:
            self.restore(before)
            raise

    def checkpoint(self) -> State:
        """Everything the referee knows now, to come back to."""
        return self._copied(vars(self))

    def restore(self, known: State) -> None:
        """Know what was known at a checkpoint, and nothing else."""
        copied = self._copied(known)
        vars(self).clear()
        vars(self).update(copied)

    def _copied(self, known: State) -> dict[str, Any]:
        kinds = self.changeable
        return {name: value.copy() if isinstance(value, kinds) else value for name, value in known.items()}

    def _settle(self) -> None:  # noqa: B027 (only plays that are built have something to be settled)
        """An event has happened: settle what goes by the phase alone."""

    def apply(self, event: Event, play: Play | None = None) -> None:
        """What an event changes. Raises Refusal, and may then be half done: :meth:`take` is the way in."""
        if getattr(event, "player", 0) not in (0, 1):
            raise Refusal("no-such-side", Said("refusals.no-such-side", side=repr(event.player)), CLAUSES[event.kind])  # type: ignore[attr-defined]
        match event:
            case Opening(white, black):
                self._need(Phase.OPENING)
                check_dice(white, black)
                if white != black:
                    self._open(WHITE if white > black else BLACK, (max(white, black), min(white, black)))
            case Begin(player):
                self._need(Phase.OPENING)
                if self.opening_played:
                    raise Refusal("opening-is-played", Said("refusals.opening-is-played"), "C-1")
                self._start_turn(player)
            case Throw(player, dice):
                self._need(Phase.THROW)
                self._need_player(player)
                self._thrown(self.game.read_roll(dice))
            case Void(player):
                self._need(*self.voidable)
                self._need_player(player)
                if self.dice_stand:
                    raise Refusal("dice-good", Said("refusals.dice-good"), "C-5")
                self._unthrow()
                if self.opening_played and not self._turns:
                    self.phase, self.player, self.roll = Phase.OPENING, None, ()
                else:
                    self.phase, self.roll = Phase.THROW, ()
            case Played(player, text):
                self._need(Phase.PLAY)
                self._need_player(player)
                self._played(play or self.read_play(text))
            case Resign(player):
                if self.phase in (Phase.BETWEEN, Phase.OVER, Phase.OPENING):
                    raise Refusal("nothing-to-resign", Said("refusals.nothing-to-resign"), "C-6")
                self._finish(1 - player, self._worth(1 - player), f"{SIDES[player].capitalize()} resigns", "C-6")
            case NextGame():
                self._need(Phase.BETWEEN)
                self._reset(self.game.start())
            case _:
                raise lacking(type(event), self.game)

    _turns = 0

    @property
    def editions(self) -> int:
        """How many editions of its judgement there have been; see :attr:`edition`."""
        return 1

    # Who may do what

    def acts(self) -> tuple[Act, ...]:
        """Everything that can happen at this table at one time or another."""
        return (Opening, Begin, Throw, Void, Played, Resign, NextGame)

    def may(self, act: Act, player: int) -> bool:
        """Whether ``player`` may do this now, as far as that follows from what both players know."""
        if act not in self.acts() or self.phase not in self.phases_of(act):
            return False
        if (act is Begin and self.opening_played) or (act is Void and self.dice_stand):
            return False
        return act in (*WITHOUT_PLAYER, Resign) or player == self.player

    def phases_of(self, act: Act) -> tuple[Phase, ...]:
        """In which phases an act has its place."""
        return self.voidable if act is Void else PHASES[act]

    def check_known(self, act: Act) -> None:
        """Raise Refusal if there is no such act at this table."""
        if act not in self.acts():
            raise lacking(act, self.game)

    def check_due(self, act: Act) -> int:
        """Raise Refusal unless this is the time for an act; return the player to act."""
        self.check_known(act)
        self._need(*self.phases_of(act))
        assert self.player is not None
        return self.player

    def called(self, player: int) -> str:
        """The name of the player on a side of the board."""
        return self.names[player]

    def _reset(self, position: Position) -> None:
        """Set the board up for a new game."""
        self.phase, self.player, self.roll, self.position = Phase.OPENING, None, (), position
        self._turns = 0

    def _begin_from(self, position: Position) -> None:
        """Begin in the middle, from a position set up."""
        self._turns = 1
        self._start_turn(position.turn)

    def _open(self, player: int, dice: Roll) -> None:
        self._start_turn(player)
        if self.opening_played:
            self.phase, self.roll = Phase.PLAY, dice

    @abstractmethod
    def _start_turn(self, player: int) -> None:
        """Give the dice to ``player``."""

    def _unthrow(self) -> None:  # noqa: B027 (most games have nothing to take back)
        """Take back what the throw has changed so far."""

    def _thrown(self, roll: Roll) -> None:
        self.phase, self.roll = Phase.PLAY, roll

    @abstractmethod
    def read_play(self, text: str) -> Play:
        """The legal play of the present throw that a text stands for. Raises Unreadable, Refusal, Ambiguous."""

    @abstractmethod
    def _played(self, play: Play) -> None:
        """Settle a legal play and go on to what follows it."""

    @abstractmethod
    def _worth(self, winner: int) -> int:
        """What a win of ``winner`` would score if the game ended now."""

    def _finish(self, winner: int | None, points: int, reason: str, clause: str) -> None:
        """Score a game that is over, and the match if that decides it."""
        self.results.append(Result(winner, points, reason, clause))
        if winner is not None:
            self.score[winner] += points
        decided = self.match > 0 and max(self.score) >= self.match
        self.phase, self.player, self.roll = Phase.OVER if decided else Phase.BETWEEN, None, ()

    def _need(self, *phases: Phase) -> None:
        if self.phase not in phases:
            raise Refusal(
                "wrong-phase", Said(f"refusals.waits-{self.phase}", who=self._who()), _PHASE_CLAUSES[self.phase]
            )

    def _need_player(self, player: int) -> None:
        if player != self.player:
            raise Refusal("not-your-turn", Said("refusals.not-your-turn", who=self._who()), "C-2")

    def _who(self, player: int | None = None) -> Who | str:
        """A player as they are spoken of: the one to act, if none is given."""
        player = self.player if player is None else player
        return "" if player is None else Who(player, self.called(player))


_PHASE_CLAUSES = {
    Phase.OPENING: "C-1", Phase.THROW: "C-2", Phase.ANSWER: "B-11", Phase.UNBIND: "B-6", Phase.BREAK: "B-6",
    Phase.CLAIM: "UD-9", Phase.LOTS: "T-84", Phase.MARK: "T-60", Phase.STAY: "T-44", Phase.AGREE: "T-66",
    Phase.ACCUSED: "T-64", Phase.PERSIST: "T-64", Phase.PLAY: "C-2", Phase.BETWEEN: "C-6", Phase.OVER: "C-6",
}  # fmt: skip
