"""The referee of the race games: the turn, bound tables, and how a game ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...errors import Ambiguous, Refusal
from ...saying import Said, Who
from ...table.phases import Phase
from .. import Play, Position, Roll, Step, Value
from ..notation import Leg
from .acts import Break, Unbind
from .doubling import DoublingReferee
from .draft import Draft
from .game import RaceGame
from .position import RacePosition
from .reading import read_play, readings, too_short
from .reasons import why_not


class RaceReferee(DoublingReferee):
    """Keeps a game of the race family."""

    game: RaceGame
    position: RacePosition

    def __init__(self, game: RaceGame, match: int, start: Position | None, at_table: Mapping[str, Value]) -> None:
        self.opening_played = bool(game.rules.opening_played)
        self._unbound = False
        super().__init__(game, match, start, at_table)

    def against_double(self, player: int) -> Refusal | None:
        if self._unbound:
            return Refusal("tables-unbound", Said("race.tables-unbound"), "B-11")
        return super().against_double(player)

    # Bound tables

    def on_unbind(self, event: Unbind) -> None:
        white, black = self._die_each(event)
        if white != black:
            self.phase, self.player = Phase.BREAK, 0 if white > black else 1

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
        self._check_touched(play)
        player, after = self.position.turn, play.position
        assert isinstance(after, RacePosition)
        self.position = after
        self._turns += 1
        over = self.game.is_over(after)
        if over and self.game.winner(after) == player:
            points, clause = self._scored(self.game.worth(self.position, player, self.roll))
            if self.game.mother_lost(self.position, 1 - player):
                reason = Said("telling.ended-mother", who=Who(player))
                self._finish(player, points, reason, self.game.clause("mother"))
            else:
                reason = Said("telling.ended-borne-off", who=Who(player), worth=points, stake=self.stake)
                self._finish(player, points * self.stake, reason, clause)
        elif over and self.game.drawn(after):
            self._finish(None, 0, Said("telling.ended-mothers-drawn"), self.game.clause("mother"))
        elif play.empty and self.game.deadlocked(after):
            self._finish(None, 0, Said("telling.ended-deadlocked"), "C-2")
        else:
            self._start_turn(after.turn)

    def _reset(self, position: Position) -> None:
        super()._reset(position)
        self._unbound = False
        winner = self.results[-1].winner if self.results else None
        if self.game.winner_begins and winner is not None:
            self._start_turn(winner)

    # Building a play

    def _empty_draft(self, roll: Roll) -> Draft:
        return self.game.draft(self.position, roll)

    def _steps_after(self, draft: Draft) -> list[Step]:
        return self.game.steps_after(draft)

    def _steps_ahead(self, draft: Draft) -> list[tuple[Step, list[Step]]]:
        return self.game.steps_ahead(draft)

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
        return too_short(self.game, draft, self.position.turn)
