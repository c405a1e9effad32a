"""A game that comes from elsewhere, in one file: two men race along thirty stones, each by the higher of two dice.

It has a referee of its own and a family of its own, and nothing in the program has heard of either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tablier.bots.sense import Sense
from tablier.errors import Refusal, Unreadable
from tablier.games import Game, Play, Position, Roll, Value
from tablier.games.family import Family
from tablier.svg import parts
from tablier.svg.pen import Pen
from tablier.svg.wishes import Extent, Wishes
from tablier.table import Event, Phase, Table
from tablier.table.declaring import KINDS, Button, event, to_act
from tablier.table.referee import Referee
from tablier.table.values import Die, Player
from tablier.telling.plain import Telling

STONES = 30
SIDES = ("white", "black")


@event("blow", "C-2", phases=(Phase.THROW,), by=to_act, line="{player} blows {stones} for {whom}", rank=60,
       sentence="{player} blows {stones} stones for {whom}.", button=Button(label="Blow"))  # fmt: skip
class Blow(Event):
    """Before throwing, the man of ``whom`` is blown on by so many stones."""

    player: Player
    stones: Die
    whom: Player


del KINDS[Blow.kind]  # Only whoever plays this game has it.


@dataclass(frozen=True)
class OnStones(Position):
    game: Stones
    at: tuple[int, int] = (0, 0)
    turn: int = 0

    @property
    def id(self) -> str:
        return f"{self.game.full_id}:{SIDES[self.turn][0]}:{self.at[0]}:{self.at[1]}"

    def array(self) -> np.ndarray:
        return np.array([(self.at, self.turn)], [("at", np.int8, 2), ("turn", np.int8)])

    def counts(self) -> list[Any]:
        return [[int(stone == at) for stone in range(STONES + 1)] for at in self.at]

    def details(self) -> dict[str, Any]:
        return {side: {"stone": at} for side, at in zip(SIDES, self.at, strict=True)}


class Stones(Game):
    id = "stones"
    name = "Stones"
    year = "never"
    dice = 2
    family = "stones"
    line = "Thirty stones, the higher of two dice."
    end_clause = "C-6"
    plays_itself = True
    rule_options = ()

    def start(self, turn: int = 0) -> OnStones:
        return OnStones(self, turn=turn)

    def position(self, fields: str) -> OnStones:
        turn, white, black = fields.split(":")
        return OnStones(self, (int(white), int(black)), "wb".index(turn))

    def winner(self, position: Position) -> int | None:
        assert isinstance(position, OnStones)
        return next((player for player in (0, 1) if position.at[player] == STONES), None)

    def plays(self, position: Position, roll: Roll) -> Sequence[Play]:
        assert isinstance(position, OnStones)
        at = list(position.at)
        at[position.turn] = min(STONES, at[position.turn] + max(roll))
        return [Play(f"to {at[position.turn]}", OnStones(self, (at[0], at[1]), 1 - position.turn), ())]

    def announce(self, roll: Roll) -> str | None:
        return None

    def warm_up(self) -> None: ...

    def _play_out(self, start: Position | None, seed: int, first: int, results: np.ndarray) -> None:
        raise NotImplementedError


class StonesReferee(Referee):
    position: OnStones

    def _start_turn(self, player: int) -> None:
        self.position = replace(self.position, turn=player)
        self.phase, self.player, self.roll = Phase.THROW, player, ()

    def read_play(self, text: str) -> Play:
        (play,) = self.game.plays(self.position, self.roll)
        if text.strip() != play.notation:
            raise Refusal("bad-play", f"The man goes {play.notation}.", "C-2")
        return play

    def _played(self, play: Play) -> None:
        assert isinstance(play.position, OnStones)
        self.position = play.position
        self._turns += 1
        winner = self.game.winner(self.position)
        if winner is None:
            self._start_turn(self.position.turn)
        else:
            self._finish(winner, 1, "The last stone is reached", "C-6")

    def on_blow(self, event: Blow) -> None:
        at = list(self.position.at)
        at[event.whom] = min(STONES - 1, at[event.whom] + event.stones)
        self.position = replace(self.position, at=(at[0], at[1]))

    def _worth(self, winner: int) -> int:
        return 1


class StonesWriting:
    def board(self, position: OnStones, viewer: int, names: Sequence[str], *_: object) -> list[str]:
        return [f"{names[player]:<8}" + "." * at + "o" for player, at in enumerate(position.at)]

    def side(self, position: OnStones, player: int) -> list[str]:
        return [f"{SIDES[player].capitalize()} is on {position.at[player]}."]


class StonesDrawing:
    def layout_key(self, position: OnStones) -> None:
        """There is one board."""

    def lay_out(self, position: OnStones, viewer: int, flip: bool, wide: bool) -> dict[str, Any]:
        return {"width": 400, "height": 100}

    def numbers(self, position: OnStones, wish: Wishes) -> dict[str, Any]:
        return {"men": position.counts()}

    def draw(self, pen: Pen, position: OnStones, wish: Wishes) -> Extent:
        wish.without_jans(position.game)
        parts.page(pen, 400, 100)
        for player, at in enumerate(position.at):
            parts.man(pen, player, 20 + 12 * at, 30 + 40 * player, 15, at)
        return 400, 100, 400


class StonesFacet:
    """A table as the players of this family see it."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def blow(self, stones: int, whom: int) -> None:
        self._table.do(Blow, stones, whom)


class StonesFamily(Family):
    facet = StonesFacet
    writing = StonesWriting()
    drawing = StonesDrawing()
    telling = Telling()
    sense = Sense()

    def referee(self, game: Stones, match: int, start: Position | None, at_table: Mapping[str, Value]) -> Referee:
        return StonesReferee(game, match, start)

    def kernel(self, game: Stones) -> Any:
        raise Unreadable("no-kernel", "Nobody has compiled this.")
