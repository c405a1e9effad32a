"""The stakes of a race game: the doubling cube, and what money and matches have made of it.

In the first edition of this referee a cube might be turned by a player to whom it could bring nothing (B-15). Matches
begun then are judged so to their end.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from ...errors import Refusal
from ...saying import Said, Who
from ...table.building import BuildingReferee
from ...table.events import Opening
from ...table.phases import Phase
from ..game import Position, Value
from .acts import Beaver, Concede, Double, Drop, Take
from .backgammon import RACCOONS
from .game import RaceGame
from .position import RacePosition

CUBE_LIMIT = 64


class DoublingReferee(BuildingReferee):
    """Knows what a game is played for, and who may raise it."""

    game: RaceGame
    position: RacePosition

    def __init__(self, game: RaceGame, match: int, start: Position | None, at_table: Mapping[str, Value]) -> None:
        self.has_cube = bool(at_table.get("cube"))
        self._crawford = bool(at_table.get("crawford"))
        self._jacoby = bool(at_table.get("jacoby"))
        self.most_beavers = RACCOONS.index(at_table.get("beavers", "none"))
        self._most_automatic = int(at_table.get("automatic_doubles", 0))
        self._crawford_come = False
        """Whether a player has been one point from winning at the beginning of a game."""
        self._raise_nothing()
        super().__init__(game, match, start, bool(at_table.get("touch_move")))

    @property
    def editions(self) -> int:
        return 2 if self.has_cube else 1

    @property
    def cube(self) -> tuple[int, int | None] | None:  # type: ignore[override]  # it follows from the events
        return (self.stake, self.cube_owner) if self.has_cube and not self.crawford_game else None

    def _raise_nothing(self) -> None:
        """The stakes as a game begins."""
        self.stake = 1
        self.cube_owner: int | None = None
        self.crawford_game = False
        """Whether this is the one game of the match that is played without the cube (B-14)."""
        self._automatic = self._beavers = 0
        """How often equal dice have doubled the stakes, and how often the present double was doubled again."""

    def _reset(self, position: Position) -> None:
        super()._reset(position)
        self._raise_nothing()
        if self._crawford and not self._crawford_come and max(self.score) == self.match - 1:
            self.crawford_game = self._crawford_come = True

    def on_opening(self, event: Opening) -> None:
        super().on_opening(event)
        if event.white == event.black and self._automatic < self._most_automatic:
            self._automatic += 1
            self.stake *= 2

    # Doubling

    def on_double(self, event: Double) -> None:
        self._beavers = 0
        self.phase, self.player = Phase.ANSWER, 1 - event.player

    def against_double(self, player: int) -> Refusal | None:
        if self.crawford_game:
            return Refusal("crawford-game", Said("race.crawford-game"), "B-14")
        if self.cube_owner not in (None, player):
            return Refusal("not-your-cube", Said("refusals.not-your-cube", who=self.spoken_of(1 - player)), "B-11")
        if self.stake >= CUBE_LIMIT:
            return _at_limit()
        lacking = self.match - self.score[player]
        if self.edition > 1 and self.match and lacking <= self.stake:
            return Refusal("dead-cube", Said("race.dead-cube", lacking=lacking), "B-15")
        return None

    def on_beaver(self, event: Beaver) -> None:
        self._beavers += 1
        self._accept()
        self.player = 1 - event.player

    def against_beaver(self, player: int) -> Refusal | None:
        if self._beavers >= self.most_beavers:
            return Refusal("no-more-beavers", Said("race.no-more-beavers"), "B-17")
        return _at_limit() if 2 * self.stake >= CUBE_LIMIT else None

    def on_take(self, event: Take) -> None:
        self._accept()
        self._to_throw(self.position.turn)

    def on_drop(self, event: Drop) -> None:
        reason = Said("telling.ended-dropped", who=Who(event.player))
        self._finish(1 - event.player, self.stake, reason, "B-11")

    def _accept(self) -> None:
        # Whoever beavers keeps the cube, and so does whoever accepts a raccoon: it is never the doubler's (B-17).
        self.stake *= 2
        self.cube_owner = 1 - self.position.turn

    @abstractmethod
    def _to_throw(self, player: int) -> None:
        """Go on with what comes before a throw."""

    # What a win is worth

    def _scored(self, worth: int) -> tuple[int, str]:
        """How often a win of some worth counts the stakes, and under which clause."""
        if self._jacoby and self.cube_owner is None and worth > 1:
            return 1, "B-16"
        return worth, self.game.clause("win")

    def _worth(self, winner: int) -> int:
        # Nobody has made a last cast: a doublet on the board counts for nothing (B-13).
        return self._scored(self.game.worth(self.position, winner))[0] * self.stake

    def on_concede(self, event: Concede) -> None:
        winner = 1 - event.player
        if event.worth * self.stake == self._worth(winner):
            raise Refusal("just-resign", Said("race.just-resign"), "C-6")
        reason = Said("telling.ended-conceded", who=Who(event.player), worth=event.worth, stake=self.stake)
        self._finish(winner, event.worth * self.stake, reason, "B-19")


def _at_limit() -> Refusal:
    return Refusal("cube-at-limit", Said("race.cube-at-limit", stakes=CUBE_LIMIT), "B-11")
