"""The referee of the race games: plays built step by step, bound tables, the doubling cube, touched men."""

from __future__ import annotations

from ..board import SIDES
from ..errors import Refusal, Unreadable
from ..games import Play, Position, Roll, Step
from ..games.race.draft import Draft
from ..games.race.game import RaceGame
from ..games.race.position import RacePosition
from ..games.race.reading import read_legs, read_play, readings, too_short
from ..games.race.reasons import show_point, why_not
from .events import Adjust, Break, Double, Drop, Event, Take, Touch, Unbind, Void
from .phases import Phase
from .referee import Referee

CUBE_LIMIT = 64


class RaceReferee(Referee):
    """Keeps a game of Garanguet, Jacquet de Versailles or Backgammon."""

    game: RaceGame
    position: RacePosition

    def __init__(
        self, game: RaceGame, match: int, start: Position | None, cube: bool = False, touch_move: bool = False
    ) -> None:
        self.opening_played = bool(game.rules.opening_played)
        self.has_cube = cube
        self.touch_move = touch_move
        self.stake = 1
        self.cube_owner: int | None = None
        self.draft: Draft | None = None
        self.touched: int | None = None
        self._adjusting = False
        self._unbound = False
        super().__init__(game, match, start)

    def apply(self, event: Event, play: Play | None = None) -> None:
        match event:
            case Double(player):
                self._need(Phase.THROW, Phase.UNBIND)
                self._need_player(player)
                self._check_double(player)
                self.phase, self.player = Phase.ANSWER, 1 - player
            case Take(player):
                self._need(Phase.ANSWER)
                self._need_player(player)
                self.stake *= 2
                self.cube_owner = player
                self._to_throw(1 - player)
            case Drop(player):
                self._need(Phase.ANSWER)
                self._need_player(player)
                self._finish(1 - player, self.stake, f"{SIDES[player].capitalize()} drops the double", "B-11")
            case Unbind(white, black):
                self._need(Phase.UNBIND)
                if white != black:
                    self.phase, self.player = Phase.BREAK, 0 if white > black else 1
            case Break(player, point):
                self._need(Phase.BREAK)
                self._need_player(player)
                if not 1 <= point <= 6:
                    raise Refusal("bad-point", "One of the six points of entry is named, 1 to 6.", "B-6")
                self.position = self.game.break_point(self.position, point)
                self._unbound = True
                self._to_throw(self.position.turn)
            case Void() if self.draft is not None and self.draft.steps:
                raise Refusal("man-moved", "A man has been moved: the throw stands.", "C-5")
            case Touch(player, point):
                self._touch(player, point)
            case Adjust(player):
                self._need(Phase.PLAY)
                self._need_player(player)
                self._need_touch_move()
                self._adjusting = True
            case _:
                super().apply(event, play)

    # The turn

    def _start_turn(self, player: int) -> None:
        if self.position.turn != player:
            position = self.position
            self.position = RacePosition(self.game, position.men, player, position.freed)
        self._unbound = False
        self._to_throw(player)

    def _to_throw(self, player: int) -> None:
        bound = not self._unbound and self.game.tables_bound(self.position)
        self.phase, self.player, self.roll = (Phase.UNBIND if bound else Phase.THROW), player, ()

    def _thrown(self, roll: Roll) -> None:
        super()._thrown(roll)
        self._begin_draft()

    def _open(self, player: int, dice: Roll) -> None:
        super()._open(player, dice)
        if self.phase is Phase.PLAY:
            self._begin_draft()

    def _begin_draft(self) -> None:
        self.draft = self.game.draft(self.position, self.roll)
        self.touched = None
        self._adjusting = False

    def read_play(self, text: str) -> Play:
        return read_play(self.game, self.position, self.roll, text)

    def _played(self, play: Play) -> None:
        assert isinstance(play.position, RacePosition)
        if self.touched is not None and all(step.source != self.touched for step in play.steps):
            raise self._bound_to_touched()
        player = self.position.turn
        self.position = play.position
        self.draft = None
        self._turns += 1
        if self.game.winner(self.position) == player:
            points = self.game.worth(self.position, player)
            self._finish(player, points * self.stake, _won(player, points, self.stake), self.game.clause("win"))
        elif not play.steps and self.game.deadlocked(self.position):
            self._finish(None, 0, "Neither player can ever move again: drawn", "C-2")
        else:
            self._start_turn(self.position.turn)

    def _worth(self, winner: int) -> int:
        return self.game.worth(self.position, winner) * self.stake

    def _reset(self, position: Position) -> None:
        super()._reset(position)
        self.stake, self.cube_owner, self.draft, self._unbound = 1, None, None, False

    # Building a play

    def steps(self) -> list[Step]:
        """The steps that may come next in the play being built."""
        draft = self._drafted()
        steps = self.game.steps_after(draft)
        if self.touched is not None:
            steps = [step for step in steps if step.source == self.touched] or steps
        return steps

    def step(self, source: int, number: int) -> Step:
        """Make the next step of the play. Raises Refusal."""
        draft = self._drafted()
        if all((step.source, step.number) != (source, number) for step in self.game.steps_after(draft)):
            raise why_not(self.game, draft, source, number)
        if all((step.source, step.number) != (source, number) for step in self.steps()):
            raise self._bound_to_touched()
        self.draft = draft.step(source, number)
        self.touched, self._adjusting = None, False
        return self.draft.steps[-1]

    def step_by_text(self, text: str) -> list[Step]:
        """Make the steps a text names, and stop there. Raises Unreadable, Refusal."""
        draft = self._drafted()
        legs = read_legs(text)
        if not legs:
            raise Unreadable("bad-play", "No step is named.")
        after = readings(self.game, draft, legs)[0]
        made = list(after.steps[len(draft.steps) :])
        before = self.draft, self.touched, self._adjusting
        try:
            for step in made:
                self.step(step.source, step.number)
        except Refusal:
            self.draft, self.touched, self._adjusting = before
            raise
        return made

    def undo(self, everything: bool = False) -> Step:
        """Take back the last step of the play, or all of them; return the (first) step taken back."""
        draft = self._drafted()
        if not draft.steps:
            raise Refusal("nothing-to-undo", "No step of this play has been made yet.", "B-7")
        kept = () if everything else draft.steps[:-1]
        undone = draft.steps[len(kept)]
        self.draft = self.game.draft(self.position, self.roll)
        for step in kept:
            self.draft = self.draft.step(step.source, step.number)
        if self.touch_move:
            self.touched = undone.source
        return undone

    def drafted_play(self) -> Play:
        """The play as built, if it is complete. Raises Refusal."""
        draft = self._drafted()
        if self.game.steps_after(draft):
            raise too_short(self.game, draft)
        return self.game.finish(self.position, draft)

    def _drafted(self) -> Draft:
        self._need(Phase.PLAY)
        assert self.draft is not None
        return self.draft

    # Touched men

    def _touch(self, player: int, point: int) -> None:
        draft = self._drafted()
        self._need_player(player)
        self._need_touch_move()
        if self._adjusting:
            return
        if self.touched not in (None, point):
            raise self._bound_to_touched()
        if any(step.source == point for step in self.game.steps_after(draft)):
            self.touched = point

    def _need_touch_move(self) -> None:
        if not self.touch_move:
            raise Refusal("no-touch-move", "Touched men are not bound to move at this table.", "C-5")

    def _bound_to_touched(self) -> Refusal:
        assert self.touched is not None
        return Refusal("touched-man", f"The man touched on {show_point(self.touched)} has to be moved.", "C-5")

    # The cube

    def _check_double(self, player: int) -> None:
        if not self.has_cube:
            raise Refusal("no-cube", "There is no doubling cube at this table.", "B-11")
        if self._unbound:
            raise Refusal("tables-unbound", "A double is offered before the tables are unbound.", "B-11")
        if self.cube_owner not in (None, player):
            raise Refusal("not-your-cube", f"The cube belongs to {SIDES[1 - player].capitalize()}.", "B-11")
        if self.stake >= CUBE_LIMIT:
            raise Refusal("cube-at-limit", f"At {CUBE_LIMIT} the stakes cannot be doubled again.", "B-11")


def _won(player: int, points: int, stake: int) -> str:
    kind = {1: "a single game", 2: "a double game", 3: "a triple game"}[points]
    doubled = f", at stakes of {stake}" if stake > 1 else ""
    return f"{SIDES[player].capitalize()} has borne off all men and wins {kind}{doubled}"
