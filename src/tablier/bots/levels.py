"""Players of five levels, from one who is easy to beat to one who is hard to beat.

All of them judge with the game's network. The weaker ones misjudge: each position looks a little better or worse to
them than it is, always in the same way, so that they repeat their mistakes as people do; and the weakest do not see
shots and blocks. The strongest look two and three turns ahead. What a bot does depends on its seed and the table, and
not on the order in which plays are listed.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, ClassVar

import numpy as np
from numpy.lib.recfunctions import repack_fields

from ..exact import is_built
from ..games import GAMES, Game, Play, family_of, find_game
from ..games.game import full_id
from ..kinds import declared
from ..networks import Network, has_network, network_for
from ..networks.kinds import kind_of, kinds_of
from ..networks.turns import take_views
from ..saying import Said
from ..table import Phase, Table
from .matches import AtScore, Match, Prospect, Stakes
from .search import Search, Turns, Valued
from .simple import GreedyBot

_FINEST = 6
"""Values are compared to so many decimal places."""


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    name: str
    error: Mapping[str, float] = field(default_factory=dict)
    """By how much positions are misjudged in each game a network was trained on, in points or tokens."""
    plies: int = 1
    """How many turns it looks ahead; three only where plays are close and the time allows."""
    exact: bool = False
    blind: bool = False
    overlooks: float = 0.0
    """How often a jan is not marked under manual marking, and a die not claimed."""
    schools: float = 1.0
    """How often a school of the other's is noticed."""

    @property
    def about(self) -> Said:
        """The player in a sentence."""
        return Said(f"bots.{self.name}")

    @declared
    def error_in(self, network: Network) -> float:
        """The size of misjudgements with a network."""
        return self.error.get(network.game, 0.0)


KEEP = 8
MARGIN = 0.16
"""How many plays the second look takes in at most, and how far behind the best they may be, in points."""
KEEP_THIRD = 4
MARGIN_THIRD = 0.04
"""The same for the third look, after the second."""
_CUBE_MARGIN = 0.2
"""A double or an answer is looked into that seems to matter no more than this, in points."""
_TOKENS_A_POINT = 10
"""In a round of Trictrac margins are in tokens, of which it brings about ten."""


def margin_in(search: Search, margin: float = MARGIN) -> float:
    """How far behind the best a play may be to be looked into, in the unit of a network's values."""
    return margin if search.kind.unit == 1 else margin * _TOKENS_A_POINT


class LevelBot(GreedyBot):
    """A player of some level, in any game."""

    level: ClassVar[Level]

    patient = True
    """Whether it waits until the tables of bearing off are built; otherwise it does without until they are there."""

    most_plies = 3
    """How many turns it looks ahead at most, whatever its level: where many wait for it, there is less time."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._searches: dict[tuple[Game, bool], Search] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (self.name,), self.__dict__

    @declared
    def search(self, game: Game) -> Search:
        """The network of a game, as this player sees through it."""
        exact = self.level.exact and (self.patient or is_built(game))
        if (game, exact) not in self._searches:
            self._searches[game, exact] = Search(game, network_for(game), exact, self.level.blind)
        return self._searches[game, exact]

    @declared
    def warm_up(self, game: Game) -> None:
        """Compile what is needed beyond the rules, and build the tables."""
        search = self.search(game)
        start = game.start().array()
        turns = search.look(start, 0)
        search.look_twice(turns, 2, 9.0)
        search.before_throw(start)

    # Playing

    def _pick(self, table: Table, plays: Sequence[Play], chance: random.Random) -> int:
        if len(plays) == 1 or not kinds_of(table.game):
            return super()._pick(table, plays, chance)
        turns = self._turns(table, plays)
        return self.preferred(table.game, turns.rows, self._values(table, turns))

    def _values(self, table: Table, turns: Turns) -> np.ndarray:
        """What the rows of a single task are worth, as far ahead as this player looks."""
        score = self._score(table)
        return self.looked_ahead(self.search(table.game), turns, None if score is None else score.values)

    def looked_ahead(self, search: Search, turns: Turns, valued: Valued | None = None) -> np.ndarray:
        """The same to whoever chooses; ``valued`` says what is worth how much, if not points count."""
        plies = min(self.level.plies, self.most_plies)
        if plies == 1:
            signed: np.ndarray = turns.values * turns.signs[0]
            return signed
        values = search.look_twice(turns, KEEP, margin_in(search), valued)
        if plies == 2:
            return values
        return search.look_thrice(turns, values, KEEP_THIRD, margin_in(search, MARGIN_THIRD), valued)

    def _score(self, table: Table) -> AtScore | None:
        """What plays are worth in a match, as whoever has to act sees it; None where points alone count."""
        search, me = self.search(table.game), table.player
        if table.match <= 1 or search.kind.unit != 1 or me is None:
            return None
        stakes = family_of(table.game).sense.stakes(table, partial(_match_of, table.game.full_id))
        return AtScore(stakes.turned() if me else stakes)

    def _turns(self, table: Table, plays: Sequence[Play]) -> Turns:
        """The plays of a roll, judged, in their order."""
        search, position = self.search(table.game), table.position
        rows = family_of(table.game).sense.rows(search, plays)
        if rows is None:
            turns = search.look(position.array(), search.roll_number(table.dice))
            return self._staked(table, turns)
        return self._judged(table, rows, position.turn)

    def _staked(self, table: Table, turns: Turns) -> Turns:
        """Rows judged for points, valued by what is played for."""
        score = self._score(table)
        if score is None:
            return turns
        return turns._replace(values=score.values(turns.chances, turns.outcomes, turns.same))

    def _judged(
        self, table: Table, rows: np.ndarray[Any, Any], player: int, outcomes: np.ndarray | None = None
    ) -> Turns:
        """Positions judged for one player, as the rows of a single task; ``outcomes`` where some of them are ends."""
        search, size = self.search(table.game), len(rows)
        chances, values = search.judge(rows, size), np.empty(size, np.float32)
        outcomes = np.zeros(size, np.int8) if outcomes is None else outcomes
        same = (rows["turn"] == player).astype(np.int8)
        take_views(size, chances, outcomes, same, search.kind.unit, values)
        one = np.zeros(1, np.int64)
        turns = Turns(rows, outcomes, same, chances, values, one, one + size, np.ones(1, np.int8))
        return self._staked(table, turns)

    def preferred(self, game: Game, rows: np.ndarray[Any, Any], values: np.ndarray) -> int:
        """The row that looks best to this player; among equals it does not matter how they are ordered."""
        error = self.level.error_in(self.search(game).network)
        keys = _keys(rows)
        seen = [round(float(v) + error * self._whim(key), _FINEST) for v, key in zip(values, keys, strict=True)]
        return max(range(len(rows)), key=lambda i: (seen[i], keys[i]))

    @declared
    def inclined(self, table: Table) -> np.ndarray:
        """How many of the players of this level make each of the plays; of those who may leave, how many stay or leave.

        Each has whims of his own, and whims are so distributed that this needs no trying.
        """
        game = table.game
        search = self.search(game)
        if table.phase is Phase.STAY:
            weighed = family_of(game).sense.staying_and_leaving(table)
            if weighed is None:
                return np.array([0.0, 1.0])
            rows, outcomes = weighed
            likely = self._likely(search, self._judged(table, rows, table.position.turn, outcomes).values)
            return np.array([likely[:-1].sum(), likely[-1]])
        return self._likely(search, self._values(table, self._turns(table, table.plays())))

    def _likely(self, search: Search, values: np.ndarray) -> np.ndarray:
        behind = values.astype(np.float64) - values.max()
        error = self.level.error_in(search.network)
        likely = np.exp(behind / error) if error else (behind > -(10.0**-_FINEST)).astype(np.float64)
        return np.asarray(likely / likely.sum())

    def _whim(self, key: bytes) -> float:
        """How much better than it is a position looks to this player: the same whenever it comes up."""
        digest = hashlib.blake2b(key, digest_size=8, key=f"{self.name} {self.seed}".encode()).digest()
        return -math.log(-math.log((int.from_bytes(digest, "little") + 0.5) / 2**64))

    def _point_to_break(self, table: Table, chance: random.Random) -> int:
        game = table.game
        assert table.player is not None
        rows = np.concatenate([position.array() for position in family_of(game).sense.broken(table)])
        return self.preferred(game, rows, self._judged(table, rows, table.player).values) + 1

    # What a throw is worth

    def leaves(self, table: Table, chance: random.Random) -> bool:
        game = table.game
        search = self.search(game)
        if search.kind is not kind_of(game):
            return super().leaves(table, chance)
        weighed = family_of(game).sense.staying_and_leaving(table)
        if weighed is None:
            return True
        rows, outcomes = weighed
        values = self._judged(table, rows, table.position.turn, outcomes).values
        return self.preferred(game, rows, values) == len(rows) - 1

    def due(self, table: Table, chance: random.Random) -> int:
        game, position = table.game, table.position
        mine = [jan.points for jan in game.jans(position, table.dice) if jan.to == position.turn]
        return sum(points for points in mine if chance.random() >= self.level.overlooks)

    @declared
    def claim_school(self, table: Table) -> bool:
        return self._chance(table).random() < self.level.schools and super().claim_school(table)

    def _claim(self, table: Table, rights: tuple[int, ...], chance: random.Random) -> bool:
        return chance.random() >= self.level.overlooks and super()._claim(table, rights, chance)

    # The cube

    @declared
    def before_throwing(self, table: Table) -> bool:
        if super().before_throwing(table):
            return True
        if not self._doubles(table):
            return False
        table.double()
        return True

    def _doubles(self, table: Table) -> bool:
        me = table.player
        if table.cube is None or me is None or table.phase is not Phase.THROW or me not in table.entitled("double"):
            return False
        stake, owner = table.cube
        if table.match and table.match - table.score[me] <= stake:
            return False  # a dead cube, which an earlier edition of the referee lets be turned (B-15)
        if score := self._score(table):
            stakes = score.stakes
        else:
            jacoby = bool(table.table_options.get("jacoby"))
            stakes = Stakes(owner=0 if owner == me else None, live=True, jacoby=jacoby)
        return stakes.doubles(self._before_throw(table, stakes))

    def _takes(self, table: Table, chance: random.Random) -> bool:
        if score := self._score(table):
            theirs = score.stakes.turned()
            return theirs.takes(self._before_throw(table, theirs))
        return self._once_doubled(table) >= -1

    def _beavers(self, table: Table, chance: random.Random) -> bool:
        return self._once_doubled(table) > 0

    def _once_doubled(self, table: Table) -> float:
        """What a game for points is worth to whoever answers, at the doubled stakes and in units of those before."""
        stakes = Stakes(live=True)
        return stakes.once_doubled(self._before_throw(table, stakes), table.player == table.position.turn)

    def _before_throw(self, table: Table, stakes: Stakes) -> Prospect:
        """What this player sees of the game before the next throw: two throws ahead where the cube is in doubt.

        One throw ahead is the other's turn, whose throw may change as much: there a mean will do.
        """
        search, position = self.search(table.game), table.position.array()
        plies = min(self.level.plies, self.most_plies)
        seen = search.before_throw(position) if plies > 1 else search.judge(position, 1)
        if plies > 2 and stakes.in_doubt(seen, _CUBE_MARGIN):
            return search.ahead(position, 2)
        return seen.astype(np.float64)


@cache
def _match_of(game_id: str, cubed: bool, crawford: bool) -> Match:
    """The chances of matches of a game, as its network sees the beginning of one."""
    game = find_game(game_id)
    (chances,) = Search(game, network_for(game)).before_throw(game.start().array())
    return Match(chances, cubed, crawford, game.winner_begins)


def _errors(level: int) -> dict[str, float]:
    """By how much one of the four lower levels misjudges each game that has a network."""
    return {
        full_id(game.id, variant): errors[level]
        for game in GAMES.values()
        for variant, errors in game.misjudged.items()
    }


LEVELS = (
    Level("novice", _errors(0), blind=True, overlooks=0.2, schools=0.0),
    Level("amateur", _errors(1), overlooks=0.08, schools=0.3),
    Level("player", _errors(2), overlooks=0.02, schools=0.8),
    Level("expert", _errors(3), exact=True),
    Level("master", plies=3, exact=True),
)


@declared
def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels that differ from each other in a game, the weakest first; the others can be named all the same.

    Where a throw leaves nothing to choose, only those do who forget to claim a die, and where dice are not claimed
    either, nobody plays better than anybody else. A game without a network has none of them.
    """
    if kinds_of(game):
        return LEVELS if has_network(game) else ()
    novice, *_, expert, _master = LEVELS
    return (novice, expert) if game.options.get("claims") == "manual" else (expert,)


def _bot(level: Level) -> type[LevelBot]:
    about = f"A player of the level {level.name}."
    return type(f"{level.name.capitalize()}Bot", (LevelBot,), {"name": level.name, "level": level, "__doc__": about})


def _made_again(name: str) -> LevelBot:
    """A bot of some level that has travelled; what it was comes after it."""
    kind = LEVEL_BOTS[name]
    return kind.__new__(kind)


LEVEL_BOTS: dict[str, type[LevelBot]] = {level.name: _bot(level) for level in LEVELS}
"""The bots of all levels by name, the weakest first."""


def _keys(rows: np.ndarray[Any, Any]) -> list[bytes]:
    """What tells positions apart: without the gaps between the parts of a record, in which anything may stand.

    Who is pinned is told only where somebody is: so a level plays the other games as it did before anybody was.
    """
    said = [name for name in rows.dtype.names or () if name != "pinned"]
    keys = [row.tobytes() for row in repack_fields(rows[said])]
    if len(said) == len(rows.dtype):
        return keys
    return [key + pins.tobytes() if pins.any() else key for key, pins in zip(keys, rows["pinned"], strict=True)]
