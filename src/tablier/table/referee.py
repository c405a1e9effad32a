"""The referee: what may happen next in a match, whatever the game.

A referee owns the state that follows from the events so far. :meth:`Referee.take` either takes an event in, or
raises a :class:`Refusal` and changes nothing. Whether it is the time for an event, and for whom, stands in its
declaration and is asked in one place, :meth:`Referee.check`; ``on_`` and its name is what it changes. What a referee
knows is replaced by something new and never changed in place, so that to remember it all is to copy one dictionary.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ..board import BLACK, WHITE
from ..errors import Refusal, Unreadable
from ..games import Game, Play, Position, Roll, Step
from ..saying import Said, Who, quoted
from ..throws import is_roll, read_die, read_held, shown
from .declaring import KINDS, Act, Declared, Event
from .events import Begin, NextGame, Opening, Played, Resign, Throw, Void
from .options import table_options
from .phases import Phase

if TYPE_CHECKING:
    # What only one family has is typed by that family; nothing of it is imported when the program runs.
    from ..games.trictrac.account import Account
    from ..games.trictrac.scored import Round
    from .insight import FalsePlay, Quarrel, Unmarked


@dataclass(frozen=True)
class Result:
    """How a game of the match ended: who won (None: nobody), how many points, why, and under which clause.

    The reason has no full stop and speaks of the players by their sides; a text is a stranger's own words.
    """

    winner: int | None
    points: int
    reason: Said | str
    clause: str


Knowledge = Mapping[str, Any]
"""Everything a referee knows at one moment, by the names of his attributes."""


class Referee(ABC):
    """The state of a match and the acts every game has: opening, throwing, voiding, resigning, the next game."""

    opening_played = False
    """Whether the beginner plays the opening throw itself."""
    resigning = True
    """Whether a game can be given up."""
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
    log: Sequence[Any] = ()
    """What has been marked since the last throw."""
    round: Round | None = None
    """The round of a scored game, and its account; None in every other."""
    account: Account | None = None
    abandoning: Collection[int] = ()
    """Who would break a scored game off."""
    given_names: tuple[str, ...] = ("", "")
    """What the players are called when something is refused; nothing for whoever has no name."""

    def __init__(self, game: Game, match: int, start: Position | None) -> None:
        self.game = game
        self.edition = self.editions
        """By which edition it judges: a match is judged to its end as it was when it began."""
        self.match = match
        self.happened = 0
        """How many events were taken in."""
        self.decided = 0
        """How many of them chance decided: throws of every kind, and lots."""
        self.score: tuple[int, ...] = (0, 0)
        self.results: tuple[Result, ...] = ()
        self.phase = Phase.OPENING
        self.player: int | None = None
        self.position: Position = start or game.start()
        self.roll: Roll = ()
        if start is not None:
            self._begin_from(start)

    def take(self, event: Event, play: Play | None = None) -> None:
        """Take an event in, or raise TablierError and change nothing. ``play`` spares reading one known already."""
        before = vars(self).copy()
        try:
            self.check(event)
            change = getattr(self, event.declared.on)
            change(event) if play is None else change(event, play)
            self.happened += 1
            self.decided += event.declared.chance
            self._settle()
        except BaseException:
            self.restore(before)
            raise

    # What only some games have; see :mod:`.insight` for what each is

    def told(self) -> Sequence[Any]:
        """What the throw is worth by itself, as far as the referee tells."""
        return ()

    def due_to_all(self) -> Sequence[Any]:
        """The same, also where he says nothing."""
        return self.told()

    def unmarked(self) -> Unmarked | None:
        return None

    def open_mark(self) -> int | None:
        return None

    def quarrel(self) -> Quarrel | None:
        return None

    def schools(self, claimant: int) -> Sequence[int]:
        return ()

    def false_play(self) -> FalsePlay | None:
        return None

    def announcement(self) -> str | None:
        return None

    def claimable(self) -> Sequence[int]:
        """Dice that the claimant has a right to."""
        return ()

    @property
    def drafted(self) -> tuple[Step, ...]:
        """The steps of the play being built."""
        return ()

    def drafted_position(self) -> Position:
        """The board in the middle of the play being built."""
        return self.position

    def drafted_play(self) -> Play | None:
        """The play as built, if it is complete; None where a throw plays itself. Raises Refusal."""
        return None

    def checkpoint(self) -> Knowledge:
        """Everything the referee knows now, to come back to."""
        return vars(self).copy()

    def restore(self, known: Knowledge) -> None:
        """Know what was known at a checkpoint, and nothing else."""
        vars(self).clear()
        vars(self).update(known)

    def _settle(self) -> None:  # noqa: B027 (only plays that are built have something to be settled)
        """An event has happened: settle what goes by the phase alone."""

    # The events of every game: what each changes. One that is refused may be half done: :meth:`take` is the way in

    def on_opening(self, event: Opening) -> None:
        low, high = sorted(self._die_each(event))
        if low != high:
            self._open(WHITE if event.white > event.black else BLACK, (high, low))

    def on_begin(self, event: Begin) -> None:
        self._start_turn(event.player)

    def against_begin(self, player: int) -> Refusal | None:
        if not self.opening_played:
            return None
        return Refusal("opening-is-played", Said("refusals.opening-is-played"), "C-1")

    def on_throw(self, event: Throw) -> None:
        self._thrown(self._roll(event))

    def _roll(self, event: Throw) -> Roll:
        """The dice of a throw, if they are a roll of the game. Raises Unreadable."""
        dice = event.dice
        return dice if is_roll(dice, self.game.dice) else self.game.read_roll(read_held(dice))

    def _die_each(self, event: Any) -> Roll:
        """White's die and Black's, of an event that has both. Raises Unreadable."""
        return tuple(map(read_die, read_held((event.white, event.black))))

    def on_void(self, event: Void) -> None:
        self._unthrow()
        if self.opening_played and not self._turns:
            self.phase, self.player, self.roll = Phase.OPENING, None, ()
        else:
            self.phase, self.roll = Phase.THROW, ()

    def against_void(self, player: int) -> Refusal | None:
        return Refusal("dice-good", Said("refusals.dice-good"), "C-5") if self.dice_stand else None

    def on_play(self, event: Played, play: Play | None = None) -> None:
        self._played(play or self.read_play(event.play))

    def on_resign(self, event: Resign) -> None:
        winner = 1 - event.player
        self._finish(winner, self._worth(winner), Said("telling.ended-resigned", who=Who(event.player)), "C-6")

    def on_next(self, event: NextGame) -> None:
        self._reset(self.game.start())

    _turns = 0

    @property
    def editions(self) -> int:
        """How many editions of its judgement there have been; see :attr:`edition`."""
        return 1

    # Who may do what

    def has(self, act: Act) -> bool:
        """Whether an act can happen at this table at one time or another."""
        given = act.declared.given
        return hasattr(self, act.declared.on) and (given is None or given(self))

    def acts(self) -> tuple[Act, ...]:
        """Everything that can happen at this table at one time or another."""
        return tuple(act for act in _kept_by(type(self), next(reversed(KINDS))) if self.has(act))

    def check(self, event: Event) -> None:
        """Raise Refusal unless the table has such an event, this is its time, and it is for that player to do it."""
        if not isinstance(event, Event):
            raise Unreadable("bad-event", Said("records.no-event", given=shown(event)))
        act, declared = type(event), event.declared
        who = None if declared.actor is None else getattr(event, declared.actor)
        if declared.actor == "player" and who not in (0, 1):
            self.check_known(act)
            raise Refusal("no-such-side", Said("refusals.no-such-side", side=quoted(who)), declared.clause)
        if self.phase not in declared.phases or not self.has(act):
            self.check_time(act)
        refusal = self._against(act, who)
        if refusal is not None:
            raise refusal

    def allowed(self, player: int) -> list[Act]:
        """What ``player`` may do now, as far as that follows from what both players know."""
        found = []
        for act, declared, hindered in _in_phase(type(self), next(reversed(KINDS)), self.phase):
            if declared.given is not None and not declared.given(self):
                continue
            who = None if declared.actor is None else self.pair[player] if declared.by_seat else player
            if who is not None and who not in declared.by.entitled(self):
                continue
            if not hindered or self._hindrance(act, who) is None:
                found.append(act)
        return found

    def open_to(self, act: Act, who: int) -> bool:
        """Whether nothing stands against an act in its phase; ``who`` as the act counts its players."""
        return who in act.declared.by.entitled(self) and self._hindrance(act, who) is None

    def _against(self, act: Act, who: int | None) -> Refusal | None:
        """What stands against an act in its phase: that it is another's, or something that both can see."""
        declared = act.declared
        if who is not None and who not in declared.by.entitled(self):
            return declared.by.refusal(self, who)
        return self._hindrance(act, who)

    def _hindrance(self, act: Act, who: int | None) -> Refusal | None:
        """What both can see to stand against an act, whosever it is."""
        against: Callable[[int | None], Refusal | None] | None = getattr(self, act.declared.against, None)
        return None if against is None else against(who)

    def check_known(self, act: Act) -> None:
        """Raise Refusal if there is no such act at this table."""
        if not self.has(act):
            raise self.lacking(act)

    def check_time(self, act: Act) -> None:
        """Raise Refusal if there is no such act at this table, or not in this phase."""
        declared = act.declared
        self.check_known(act)
        if self.phase in declared.phases:
            return
        if declared.elsewhere is not None:
            raise Refusal(*declared.elsewhere, declared.clause)
        self._need(*declared.phases)

    def whose(self, act: Act) -> int:
        """Who is to do an act, if it is the time for it: the player entitled to it. Raises Refusal."""
        declared = act.declared
        if self.phase not in declared.phases or not self.has(act):
            self.check_time(act)
        who = next(iter(declared.by.entitled(self)), None)
        if who is None:
            raise act.declared.by.refusal(self, self.player or 0)
        return who

    def lacking(self, act: Act) -> Refusal:
        """The refusal of an act that this table does not have, saying what would bring it."""
        source, game = act.declared.source, self.game
        if source is None:
            return Refusal("no-such-act", Said("refusals.no-such-act", game=game.own_name), act.declared.clause)
        options = {option.name for option in (*game.rule_options, *table_options(game.id))}
        if source.option.partition("=")[0] in options:
            said = Said("refusals.not-here", what=source.what, option=source.option)
        elif source.game is None:
            said = Said("refusals.not-in", what=source.what, game=game.own_name)
        elif not source.option:
            said = Said("refusals.not-in-but", what=source.what, game=game.own_name, other=source.game)
        else:
            brought = {"other": source.game, "option": source.option}
            said = Said("refusals.not-in-but-with", what=source.what, game=game.own_name, **brought)
        return Refusal(source.code, said, act.declared.clause)

    def who(self, side: int) -> Who:
        """A player at the board, to be spoken of."""
        player = self.pair[side]
        return Who(side, self.given_names[player], player if len(self.given_names) > 2 else None)

    def sitter(self, player: int) -> Who:
        """One of those who play, to be spoken of, at the board or not; of two, one without a name by the side."""
        name = self.given_names[player]
        return Who(None if name else player, name, player)

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

    def _finish(self, winner: int | None, points: int, reason: Said | str, clause: str) -> None:
        """Score a game that is over, and the match if that decides it."""
        self.results += (Result(winner, points, reason, clause),)
        self.score = tuple(has + points * (side == winner) for side, has in enumerate(self.score))
        decided = self.match > 0 and max(self.score) >= self.match
        self.phase, self.player, self.roll = Phase.OVER if decided else Phase.BETWEEN, None, ()

    def _need(self, *phases: Phase) -> None:
        if self.phase not in phases:
            waits = Said(f"refusals.waits-{self.phase}", who=self.spoken_of(self.player))
            raise Refusal("wrong-phase", waits, _PHASE_CLAUSES[self.phase])

    def spoken_of(self, player: int | None) -> Who | str:
        """A player, to be spoken of."""
        if player is None:
            return ""
        return self.who(player)


_PHASE_CLAUSES = {
    Phase.OPENING: "C-1", Phase.THROW: "C-2", Phase.ANSWER: "B-11", Phase.UNBIND: "B-6", Phase.BREAK: "B-6",
    Phase.CLAIM: "UD-9", Phase.LOTS: "T-84", Phase.MARK: "T-60", Phase.STAY: "T-44", Phase.AGREE: "T-66",
    Phase.ACCUSED: "T-64", Phase.PERSIST: "T-64", Phase.PLAY: "C-2", Phase.BETWEEN: "C-6", Phase.OVER: "C-6",
}  # fmt: skip


@cache
def _kept_by(kind: type[Referee], last: str) -> tuple[Act, ...]:
    """The acts that referees of a kind have a method for; ``last`` is the kind of the one declared last."""
    return tuple(act for act in KINDS.values() if hasattr(kind, act.declared.on))


@cache
def _in_phase(kind: type[Referee], last: str, phase: Phase) -> list[tuple[Act, Declared, bool]]:
    """Those that have their place in a phase, as they are declared; and whether something may stand against them."""
    acts = (act for act in _kept_by(kind, last) if phase in act.declared.phases)
    return [(act, act.declared, hasattr(kind, act.declared.against)) for act in acts]
