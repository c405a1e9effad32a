"""The referee of the race games: bound tables, the doubling cube, and what a win is worth."""

from __future__ import annotations

from dataclasses import replace

from ...board import SIDES
from ...errors import Ambiguous, Refusal
from ...saying import Said
from ...table.building import BuildingReferee
from ...table.phases import Phase
from ...table.referee import check_dice
from .. import Play, Position, Roll, Step
from ..notation import Leg
from .acts import Break, Double, Drop, Take, Unbind
from .draft import Draft
from .game import RaceGame
from .position import RacePosition
from .reading import read_play, readings, too_short
from .reasons import why_not

CUBE_LIMIT = 64


class RaceReferee(BuildingReferee):
    """Keeps a game of the race family."""

    game: RaceGame
    position: RacePosition

    def __init__(
        self, game: RaceGame, match: int, start: Position | None, cube: bool = False, touch_move: bool = False
    ) -> None:
        self.opening_played = bool(game.rules.opening_played)
        self.has_cube = cube
        self.stake = 1
        self.cube_owner: int | None = None
        self._unbound = False
        super().__init__(game, match, start, touch_move)

    # The cube

    @property
    def cube(self) -> tuple[int, int | None] | None:  # type: ignore[override]  # it follows from the events
        return (self.stake, self.cube_owner) if self.has_cube else None

    def on_double(self, event: Double) -> None:
        self.phase, self.player = Phase.ANSWER, 1 - event.player

    def against_double(self, player: int) -> Refusal | None:
        if self._unbound:
            return Refusal("tables-unbound", Said("race.tables-unbound"), "B-11")
        if self.cube_owner not in (None, player):
            return Refusal("not-your-cube", Said("refusals.not-your-cube", who=self.spoken_of(1 - player)), "B-11")
        if self.stake >= CUBE_LIMIT:
            return Refusal("cube-at-limit", Said("race.cube-at-limit", stakes=CUBE_LIMIT), "B-11")
        return None

    def on_take(self, event: Take) -> None:
        self.stake *= 2
        self.cube_owner = event.player
        self._to_throw(1 - event.player)

    def on_drop(self, event: Drop) -> None:
        reason = f"{SIDES[event.player].capitalize()} drops the double"
        self._finish(1 - event.player, self.stake, reason, "B-11")

    # Bound tables

    def on_unbind(self, event: Unbind) -> None:
        check_dice(event.white, event.black)
        if event.white != event.black:
            self.phase, self.player = Phase.BREAK, 0 if event.white > event.black else 1

    def on_break(self, event: Break) -> None:
        if not 1 <= event.point <= 6:
            raise Refusal("bad-point", Said("race.bad-point"), "B-6")
        self.position = self.game.break_point(self.position, event.point)
        self._unbound = True
        self._to_throw(self.position.turn)

    # The turn

    def _start_turn(self, player: int) -> None:
        if self.position.turn != player:
            self.position = replace(self.position, turn=player)
        self._unbound = False
        self._to_throw(player)

    def _to_throw(self, player: int) -> None:
        bound = not self._unbound and self.game.tables_bound(self.position)
        self.phase, self.player, self.roll = (Phase.UNBIND if bound else Phase.THROW), player, ()

    def read_play(self, text: str) -> Play:
        return read_play(self.game, self.position, self.roll, text)

    def _played(self, play: Play) -> None:
        assert isinstance(play.position, RacePosition)
        self._check_touched(play)
        player = self.position.turn
        self.position = play.position
        self._turns += 1
        if self.game.winner(self.position) == player:
            points = self.game.worth(self.position, player, self.roll)
            if self.game.mother_lost(self.position, 1 - player):
                reason = f"{SIDES[player].capitalize()} has pinned the mother and wins a double game"
                self._finish(player, points, reason, self.game.clause("mother"))
            else:
                self._finish(player, points * self.stake, _won(player, points, self.stake), self.game.clause("win"))
        elif self.game.drawn(self.position):
            self._finish(None, 0, "Both mothers are pinned: drawn", self.game.clause("mother"))
        elif not play.steps and self.game.deadlocked(self.position):
            self._finish(None, 0, "Neither player can ever move again: drawn", "C-2")
        else:
            self._start_turn(self.position.turn)

    def _worth(self, winner: int) -> int:
        # Nobody has made a last cast: a doublet on the board counts for nothing (B-13).
        return self.game.worth(self.position, winner) * self.stake

    def _reset(self, position: Position) -> None:
        super()._reset(position)
        self.stake, self.cube_owner, self._unbound = 1, None, False
        winner = self.results[-1].winner if self.results else None
        if self.game.winner_begins and winner is not None:
            self._start_turn(winner)

    # Building a play

    def _empty_draft(self, roll: Roll) -> Draft:
        return self.game.draft(self.position, roll)

    def _steps_after(self, draft: Draft) -> list[Step]:
        return self.game.steps_after(draft)

    def _extend(self, draft: Draft, source: int, number: int) -> Draft:
        return draft.step(source, number)

    def _why_not(self, draft: Draft, source: int, number: int) -> Refusal:
        return why_not(self.game, draft, source, number, self.position.turn)

    def _read_legs(self, draft: Draft, legs: list[Leg]) -> tuple[Step, ...]:
        found = {(d.low, d.high, d.tag): d for d in readings(self.game, draft, legs, self.position.turn)}
        if len(found) > 1:
            raise Ambiguous("ambiguous-play", Said("refusals.several-ways"))
        return next(iter(found.values())).steps[len(draft.steps) :]

    def _finished(self, draft: Draft) -> Play:
        return self.game.finish(self.position, draft)

    def _too_short(self, draft: Draft) -> Refusal:
        return too_short(self.game, draft)


def _won(player: int, points: int, stake: int) -> str:
    kind = {1: "a single game", 2: "a double game", 3: "a triple game"}[points]
    doubled = f", at stakes of {stake}" if stake > 1 else ""
    return f"{SIDES[player].capitalize()} has borne off all men and wins {kind}{doubled}"
