"""The referee of Trictrac: what a throw is worth, who marks it, staying and leaving, and the end of the game.

Under ``marking=auto`` the referee marks everything. Under ``manual`` the players do, and :mod:`.schools` keeps what
they may claim of each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...board import OFF
from ...errors import Refusal
from ...saying import Said, Who
from ...table.building import BuildingReferee
from ...table.insight import Marked
from ...table.phases import NUMBERED, Phase
from .. import Play, Position, Roll, Step
from ..notation import Leg, notated
from ..phases import OVER, THROW
from . import turn
from .acts import Leave, Stay
from .game import BegunWay, Trictrac, TurnStep, Way
from .position import TrictracPosition
from .reading import read_way, same_moves, steps_after, steps_ahead, why_not_play
from .told_jans import Jan


class TrictracReferee(BuildingReferee):
    """Keeps an ordinary game of Trictrac with automatic marking."""

    game: Trictrac
    position: TrictracPosition
    opening_played = True

    def __init__(self, game: Trictrac, match: int, start: Position | None, touch_move: bool = False) -> None:
        self.jans: tuple[Jan, ...] = ()
        """What the present throw is worth, in the order of marking."""
        self.log: tuple[Marked, ...] = ()
        """Everything marked since the last throw."""
        self._before: Mapping[str, Any] = {}
        """What a throw that is voided leaves as it was."""
        super().__init__(game, match, start, touch_move)

    def on_stay(self, event: Stay) -> None:
        self._mark_others()

    def on_leave(self, event: Leave) -> None:
        self._leaves()

    def told(self) -> tuple[Jan, ...]:
        return self.jans

    def due(self, player: int) -> int:
        """What the present throw is worth to ``player``."""
        return sum(jan.points for jan in self.jans if jan.to == player)

    @property
    def editions(self) -> int:
        return 2

    # The turn (T-70)

    def _reset(self, position: Position) -> None:
        super()._reset(position)
        self.jans, self.log = (), ()

    def _start_turn(self, player: int) -> None:
        if self.position.turn != player:
            self.position = replace(self.position, turn=player)
        self.phase, self.player, self.roll = Phase.THROW, player, ()

    def _open(self, player: int, dice: Roll) -> None:
        self._start_turn(player)
        self._thrown(dice)

    def _thrown(self, roll: Roll) -> None:
        self._before = self._remember()
        self.roll = roll
        self.jans = tuple(self.game.jans(self.position, roll))
        self.log = ()
        self._mark_own()

    def _step(self, step: TurnStep, *numbers: int) -> None:
        """Make a step of the turn, and go on to what comes after it."""
        self.position, phase = self.game.stepped(self.position, step, *numbers)
        if phase == turn.MARK_OTHERS:
            self._mark_others()
        elif phase == OVER:
            self._end()
        elif phase == THROW:
            self._start_turn(self.position.turn)
        else:
            self.phase, self.player = NUMBERED[phase], self.position.turn

    def _mark_own(self) -> None:
        self._step(turn.mark_own, self._told(self.position.turn))

    def _mark_others(self) -> None:
        self._step(turn.mark_others, self._told(1 - self.position.turn))

    def _told(self, player: int) -> int:
        """What the throw is worth to ``player``, each jan told in its place."""
        self.log += tuple(Marked(player, jan.points, jan.reason, jan.clause) for jan in self.jans if jan.to == player)
        return self.due(player)

    def _leaves(self) -> None:
        """The roller says that it leaves; with automatic marking nothing can be said against it."""
        self._carry_out_leaving()

    def _carry_out_leaving(self) -> None:
        self._step(turn.leave)
        if self.phase is Phase.THROW:
            self.jans = ()

    def _played(self, play: Play) -> None:
        assert isinstance(play.position, TrictracPosition)
        self._check_touched(play)
        self.position = play.position
        self._turns += 1
        self._start_turn(self.position.turn)

    # The end

    def _game_over(self) -> bool:
        """Finish the game if somebody has made the last hole (T-40, T-44)."""
        if self.game.winner(self.position) is None:
            return False
        self._end()
        return True

    def _end(self) -> None:
        winner = self.game.winner(self.position)
        assert winner is not None
        points = self.game.worth(self.position, winner)
        clause = "T-40" if points == 1 else "T-45"
        reason = Said("telling.ended-holes", who=Who(winner), holes=self.position.holes[winner])
        self._finish(winner, points, reason, clause)

    def _worth(self, winner: int) -> int:
        """A game given up counts as if the other had made the holes that were missing, at one go (C-6)."""
        holes, run = list(self.position.holes), list(self.position.run)
        limit = self.game.hole_limit
        run[winner] += limit - holes[winner]
        holes[winner], run[1 - winner] = limit, 0
        ended = replace(self.position, holes=(holes[0], holes[1]), run=(run[0], run[1]))
        return self.game.worth(ended, winner)

    # Voiding a throw takes back what was marked on it

    def _remember(self) -> dict[str, Any]:
        return {"position": self.position, "log": self.log}

    def _unthrow(self) -> None:
        for name, value in self._before.items():
            setattr(self, name, value)
        self.jans, self._before = (), {}

    # Building a play

    def _ways(self) -> tuple[Way, ...]:
        return self.game.ways(self.position, self.roll)

    def read_play(self, text: str) -> Play:
        return self.game.play_of(self.position, self.roll, self._read_way(text))

    def _read_way(self, text: str, obliged: bool = True) -> Way:
        try:
            return read_way(self.game, self.position, self.roll, text, obliged)
        except Refusal:
            if self.edition > 1:
                raise
            # T-11 was worded otherwise then: what was played by it stands.
            freely = type(self.game)(**{**self.game.options, "overflow": "free"})
            there = TrictracPosition.of_array(freely, self.position.array())
            return read_way(freely, there, self.roll, text, obliged=False)

    def _empty_draft(self, roll: Roll) -> BegunWay:
        return self.game.draft(self.position, roll)

    def _steps_after(self, draft: BegunWay) -> list[Step]:
        return steps_after(self._ways(), draft)

    def _steps_ahead(self, draft: BegunWay) -> list[tuple[Step, list[Step]]]:
        return steps_ahead(self._ways(), draft)

    def _extend(self, draft: BegunWay, source: int, number: int) -> BegunWay:
        longer = BegunWay(draft.roll, (*draft.steps, Step(source, number, 0)))
        way = next(way for way in self._ways() if longer.begins(way))
        return BegunWay(draft.roll, way.steps[: len(longer.steps)])

    def _why_not(self, draft: BegunWay, source: int, number: int) -> Refusal:
        legs = [(step.source, step.target) for step in draft.steps]
        return why_not_play(self.game, self.position, self.roll, [*legs, (source, min(source + number, OFF))], True)

    def _read_legs(self, draft: BegunWay, legs: list[Leg]) -> tuple[Step, ...]:
        made = len(draft.steps)
        for way in self._ways():
            if not draft.begins(way):
                continue
            for count in range(made + 1, len(way.steps) + 1):
                if same_moves(way.steps[made:count], legs):
                    return way.steps[made:count]
        before = [(step.source, step.target) for step in draft.steps]
        raise why_not_play(self.game, self.position, self.roll, before + legs, building=True)

    def _finished(self, draft: BegunWay) -> Play:
        whole = next((way for way in self._ways() if draft.begins(way) and len(way.steps) == len(draft.steps)), None)
        if whole is not None:
            return self.game.play_of(self.position, self.roll, whole)
        men = list(self.position.men[self.position.turn])
        for step in draft.steps:
            men[step.source] -= 1
            men[step.target] += 1
        return Play(" ".join(map(str, draft.steps)), self.game.midway(self.position, tuple(men)), draft.steps)

    def _too_short(self, draft: BegunWay) -> Refusal:
        step = self._steps_after(draft)[0]
        shown = notated(self.game.movement, str(step), self.position.turn)
        return Refusal("unfinished", Said("trictrac-play.unfinished", step=shown), "T-4")
