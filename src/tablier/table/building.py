"""Plays built step by step: what may come next, undoing, and men once touched."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from ..board import OFF
from ..errors import Refusal, TablierError, Unreadable
from ..games import Play, Position, Roll, Step
from ..games.notation import Leg, read_legs, read_moves, show_point
from ..saying import Said
from .attempts import or_nothing
from .events import Adjust, Touch
from .phases import Phase
from .referee import Referee


class BuildingReferee(Referee):
    """A referee of games in which a player chooses steps.

    The play being built, the *draft*, is not an event: it becomes one when it is confirmed. :meth:`_settle` alone says
    when there is one.
    """

    def __init__(self, game: Any, match: int, start: Position | None, touch_move: bool = False) -> None:
        self.touch_move = touch_move
        self._draft: Any = None
        """The play being built, once it has a step: before the first there is nothing to keep."""
        self.touched: tuple[int, ...] = ()
        """Path numbers of men that have to be moved in this play."""
        self.draft_since: int | None = None
        """After how many events the play began to be built; None while none is."""
        self._adjusting = False
        super().__init__(game, match, start)

    @property
    def draft(self) -> Any:  # made when somebody asks: most plays come whole
        """The play being built; None while none is."""
        if self._draft is None and self.draft_since is not None:
            return self._empty_draft(self.roll)
        return self._draft

    @property
    def drafted(self) -> tuple[Step, ...]:  # which is asked for often, and most often there is nothing yet
        """The steps of the play being built."""
        return () if self._draft is None else self._draft.steps

    def _forget_draft(self) -> None:
        """Nothing of a play has been done."""
        self._draft, self.touched, self._adjusting, self.draft_since = None, (), False, None

    def on_touch(self, event: Touch) -> None:
        # Steps made before the touch are no events, so a man may have come here from farther back in this play.
        men: tuple[int, ...] = self.position.men[event.player]  # type: ignore[attr-defined]
        if not 0 <= event.point < OFF or not any(men[: event.point + 1]):
            place = show_point(event.point, event.player, self.game.movement)
            raise Refusal("no-man", Said("refusals.no-man-to-touch", place=place), "C-5")
        if event.point not in self.touched:
            self.touched += (event.point,)

    def on_adjust(self, event: Adjust) -> None:
        self._adjusting = True

    def against_void(self, player: int) -> Refusal | None:
        if self.drafted:
            return Refusal("man-moved", Said("refusals.man-moved"), "C-5")
        return super().against_void(player)

    def _settle(self) -> None:
        """A draft lives as long as its throw is to be played, and outlives whatever leaves that so."""
        if self._to_be_played():
            if self.draft_since is None:
                self.draft_since = self.happened
        elif self.draft_since is not None:
            self._forget_draft()

    def _to_be_played(self) -> bool:
        """Whether the throw is to be played, now or once what has come between is over."""
        return self.phase is Phase.PLAY

    # What a game has to answer

    @abstractmethod
    def _steps_after(self, draft: Any) -> list[Step]:
        """The steps that may come next in a draft; empty when it is complete."""

    @abstractmethod
    def _steps_ahead(self, draft: Any) -> list[tuple[Step, list[Step]]]:
        """The same, each with the steps that may follow it."""

    @abstractmethod
    def _extend(self, draft: Any, source: int, number: int) -> Any:
        """The draft after one more allowed step."""

    @abstractmethod
    def _why_not(self, draft: Any, source: int, number: int) -> Refusal:
        """Why a step is not allowed next."""

    @abstractmethod
    def _read_legs(self, draft: Any, legs: list[Leg]) -> tuple[Step, ...]:
        """The steps by which the moves named can be made next. Raises Refusal."""

    @abstractmethod
    def _finished(self, draft: Any) -> Play:
        """The play a draft has become, complete or not."""

    @abstractmethod
    def _too_short(self, draft: Any) -> Refusal:
        """The refusal of a draft that is not complete."""

    # Building

    @abstractmethod
    def _empty_draft(self, roll: Roll) -> Any: ...

    def steps(self) -> list[Step]:
        """The steps that may come next in the play being built."""
        steps = self._steps_after(self._drafted())
        waiting = self._waiting()
        return [step for step in steps if step.source == waiting] or steps

    def steps_ahead(self) -> list[tuple[Step, list[Step]]]:
        """The same, each with the steps that may follow it."""
        ahead = self._steps_ahead(self._drafted())
        waiting = self._waiting()
        return [(step, then) for step, then in ahead if step.source == waiting] or ahead

    def steps_beyond(self, step: Step) -> list[Step]:
        """The steps that may follow one of :meth:`steps`."""
        return self._steps_after(self._extend(self._drafted(), step.source, step.number))

    def _waiting(self) -> int | None:
        """The man touched that has not been moved yet, if any."""
        moved = [step.source for step in self.drafted] if self.touched else []
        return next((point for point in self.touched if point not in moved), None)

    def step(self, source: int, number: int) -> Step:
        """Make the next step of the play. Raises Refusal."""
        draft = self._drafted()
        steps, waiting = self._steps_after(draft), self._waiting()
        if not [step for step in steps if step.source == source and step.number == number]:
            raise self._why_not(draft, source, number)
        if waiting not in (None, source) and any(step.source == waiting for step in steps):
            raise self._bound_to_touched()
        # There must always be a play that moves every man touched. This one goes on to such a play, unless it has left
        # one of them behind; and a man that goes on is no other man.
        if self.touch_move and waiting is None and all(step.target != source for step in draft.steps):
            self.touched += (source,) if source not in self.touched else ()
        self._draft = self._extend(draft, source, number)
        self._adjusting = False
        made: Step = self._draft.steps[-1]
        return made

    def step_by(self, given: str | tuple[int, ...]) -> list[Step]:
        """Make the steps that a text names, or one man by one number, and stop there. Raises Unreadable, Refusal."""
        draft = self._drafted()
        if not isinstance(given, str):
            ((source, number),) = read_moves((given,), OFF)
            return [self.step(source, number)]
        legs = read_legs(given)
        if not legs:
            raise Unreadable("bad-play", Said("refusals.no-step"))
        named = self._read_legs(draft, legs)
        with or_nothing(self):
            return [self.step(step.source, step.number) for step in named]

    def why_not(self, given: str | tuple[int, ...]) -> TablierError | None:
        """Why they cannot be made next, or None if they can; nothing is changed."""
        before = self.checkpoint()
        try:
            if not isinstance(given, str) or read_legs(given):
                self.step_by(given)
        except TablierError as problem:
            # What it knows of where it was raised would hold whoever asked in a ring, and that much garbage every act.
            return problem.with_traceback(None)
        finally:
            self.restore(before)
        return None

    def undo(self, everything: bool = False) -> Step:
        """Take back the last step of the play, or all of them; return the (first) step taken back."""
        draft = self._drafted()
        if not draft.steps:
            raise Refusal("nothing-to-undo", Said("refusals.nothing-to-undo"), "B-7")
        kept = () if everything else draft.steps[:-1]
        undone: Step = draft.steps[len(kept)]
        draft = self._empty_draft(self.roll)
        for step in kept:
            draft = self._extend(draft, step.source, step.number)
        self._draft = draft if kept else None
        return undone

    def drafted_position(self) -> Position:
        return self.position if self._draft is None else self._finished(self._draft).position

    def drafted_play(self) -> Play:
        """The play as built, if it is complete. Raises Refusal."""
        draft = self._drafted()
        if self._steps_after(draft):
            raise self._too_short(draft)
        return self._finished(draft)

    def _drafted(self) -> Any:
        self._need(Phase.PLAY)
        draft = self.draft
        assert draft is not None
        return draft

    # Touched men

    def binds(self, point: int) -> bool:
        """Whether touching the man there now obliges to move it. Raises Refusal if another has to be moved first."""
        draft = self._drafted()
        if self._adjusting:
            return False
        if self._waiting() not in (None, point):
            raise self._bound_to_touched()
        return any(step.source == point for step in self._steps_after(draft))

    def _check_touched(self, play: Play) -> None:
        if not self.touched:
            return
        moved = [step.source for step in play.steps]
        unmoved = [point for point in self.touched if point not in moved]
        if unmoved:
            raise self._bound_to_touched(unmoved[0])

    def _bound_to_touched(self, point: int | None = None) -> Refusal:
        held = self._waiting() if point is None else point
        assert held is not None
        place = show_point(held, self.position.turn, self.game.movement)
        return Refusal("touched-man", Said("refusals.touched-man", place=place), "C-5")
