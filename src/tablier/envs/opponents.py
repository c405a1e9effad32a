"""Bots as opponents in many games at once.

A bot acts at a table, and a batch has none. So a bot is shown a :class:`BatchSeat`: what of a table can be told from a
game of a batch, where acting is noted down. The levels that look one turn ahead are not asked one by one: their network
judges the plays of all games together. Either way they decide as they would at a table.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from ..batch.arrays import legal_plays
from ..batch.games import Games
from ..bots import BOTS, LevelBot
from ..bots.search import Turns
from ..errors import BadOption
from ..games import Game, Play, family_of
from ..games.game import closest
from ..games.phases import PLAY
from ..networks.kinds import kinds_of
from ..networks.turns import take_views
from ..saying import Said, quoted
from ..table import Phase, Table
from ..table.phases import NUMBERED

STAY, LEAVE = 0, 1
"""The choices after a hole."""


class BatchSeat:
    """A game of a batch as a bot sees it that has to decide; ``chosen`` is the number of what it has done."""

    stands_in_for = "Table"
    match, score, cube, rights = 1, (0, 0), None, ()

    def __init__(self, game: Game, record: np.ndarray, turn: np.void) -> None:
        self.game = game
        self.phase: Phase = NUMBERED[int(turn["phase"])]
        self.player = int(turn["player"])
        self.position: Any = game.start().of_array(game, record)  # type: ignore[attr-defined]
        self.dice = () if self.phase is Phase.BREAK else tuple(int(die) for die in turn["dice"][: game.dice])
        self.events = range(int(turn["throws"]))
        """As many as tell one decision of a game from another."""
        self.chosen = -1
        self._record = record
        self.table_options: dict[str, Any] = {}

    @property
    def trictrac(self) -> BatchSeat:  # the door a table has to the acts of a family
        return self

    def plays(self) -> Any:
        return self.game.plays(self.position, self.dice)

    def play(self, play: Play) -> None:
        listed = legal_plays(self.game, self._record, np.array([self.dice], np.int64)).positions["men"]
        moved = cast(Any, play.position).array()["men"][0]
        if len(listed) > 1:  # a play that ends a setting leaves the men set up anew, and is the only one
            self.chosen = int(np.flatnonzero((listed == moved).all(axis=(1, 2)))[0])
        else:
            self.chosen = 0

    def stay(self) -> None:
        self.chosen = STAY

    def leave(self) -> None:
        self.chosen = LEAVE

    def break_point(self, point: int) -> None:
        self.chosen = point - 1


class Opponents:
    """A bot by its name in every game of a batch; in game *k* of a seed it is the one made with *k*.

    Raises BadOption.
    """

    def __init__(self, game: Game, name: object) -> None:
        if not isinstance(name, str):
            raise BadOption("bad-opponent", Said("programs.bad-opponent", given=quoted(name)))
        if name not in BOTS:
            raise BadOption("unknown-bot", closest("bot", name, BOTS))
        self._bot = BOTS[name]()
        self._sense = family_of(game).sense
        one_ply = isinstance(self._bot, LevelBot) and self._bot.level.plies == 1
        self._together = one_ply and bool(kinds_of(game))

    def choose(self, games: Games, rows: np.ndarray) -> np.ndarray:
        """See :class:`.Opponent`."""
        counts = games.counts()[rows]
        chosen = np.zeros(len(rows), np.int64)
        open_ones = np.flatnonzero(counts > 1)
        plays = games.turns["phase"][rows[open_ones]] == PLAY
        if self._together and plays.any():
            together = open_ones[plays]
            chosen[together] = self._chosen_together(games, rows[together])
            open_ones = open_ones[~plays]
        for k in open_ones:
            chosen[k] = self._chosen_alone(games, int(rows[k]))
        return chosen

    def _chosen_alone(self, games: Games, row: int) -> int:
        seat = BatchSeat(games.game, games.positions[row : row + 1], games.turns[row])
        self._bot.seed = int(games.turns["game"][row])
        self._bot.choose(cast(Table, seat))
        return seat.chosen

    def _chosen_together(self, games: Games, rows: np.ndarray) -> list[int]:
        bot = cast(LevelBot, self._bot)
        turns = self._judged(bot, games, rows)
        found = []
        for task, row in enumerate(rows):
            own = turns.of(task)
            bot.seed = int(games.turns["game"][row])
            found.append(bot.preferred(games.game, turns.rows[own], turns.values[own]))
        return found

    def _judged(self, bot: LevelBot, games: Games, rows: np.ndarray) -> Turns:
        """The plays of these games, judged."""
        game, search, positions = games.game, bot.search(games.game), games.positions[rows]
        dice = games.turns["dice"][rows, : game.dice].astype(np.int64)
        if self._sense.lays_out:
            return search.turns(positions, np.arange(len(rows)), np.array([search.roll_number(roll) for roll in dice]))
        plays = legal_plays(game, positions, dice)
        known = self._sense.known(game, search, plays.positions)
        size, players = len(known), np.repeat(positions["turn"], plays.counts)
        chances, values = search.judge(known, size), np.empty(size, np.float32)
        outcomes, same = np.zeros(size, np.int8), (known["turn"] == players).astype(np.int8)
        take_views(size, chances, outcomes, same, search.kind.unit, values)
        signs = np.ones(len(rows), np.int8)
        return Turns(known, outcomes, same, chances, values, plays.offsets[:-1], plays.counts, signs)
