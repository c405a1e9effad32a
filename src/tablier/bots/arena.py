"""Bots against bots: every two of them, in pairs of games with the same dice and the sides exchanged.

The luck of the dice can be taken out of the results (:mod:`.luck`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, cycle

import numpy as np

from ..counts import check_counts, check_seed
from ..errors import BadOption
from ..games import Game, find_game
from ..kinds import declared
from ..networks import network_for
from ..saying import Said
from ..spread import spread
from ..table import Phase, Table
from ..table.events import Throw
from . import make
from .luck import luck
from .search import Search

_ACTS = 100_000
"""More acts than any game has; one that comes so far is given up as drawn."""
_SURE = 1.96
"""How many standard errors make a 95 % interval."""
_ELO = 400 / math.log(10)
_ROUNDS = 200


@dataclass(frozen=True)
class Bout:
    """One game between two: what it brought the first of them, with the luck of the dice or without."""

    points: float
    won: float
    """1 for a win, 0 for a loss, a half for neither; without luck, anything about that."""
    holes: int
    """Holes ahead, in Trictrac."""
    acts: int


@dataclass
class Meeting:
    """All pairs of games between two bots, seen by the first."""

    first: str
    second: str
    pairs: list[tuple[Bout, Bout]] = field(default_factory=list)
    luckless: bool = False

    @declared
    def mean(self, of: Callable[[Bout], float]) -> tuple[float, float]:
        """The mean of something over all games, and the 95 % interval around it, from the spread between pairs."""
        means = [(of(one) + of(other)) / 2 for one, other in self.pairs]
        error = float(np.std(means, ddof=1)) / math.sqrt(len(means)) if len(means) > 1 else math.inf
        return float(np.mean(means)), _SURE * error

    @property
    def games(self) -> int:
        return 2 * len(self.pairs)

    @property
    def elo(self) -> tuple[float, float]:
        """How many points of Elo the first is stronger, and the 95 % interval; a shut-out counts half a game lost."""
        won, apart = self.mean(lambda bout: bout.won)
        edge = 0.5 / (self.games + 1)
        won = min(max(won, edge), 1 - edge)
        if not self.luckless:
            apart = max(apart, _SURE * math.sqrt(won * (1 - won) / self.games))
        return _ELO * math.log(won / (1 - won)), _ELO * apart / (won * (1 - won))


class Luck:
    """Adds up what the dice have brought White in a game."""

    def __init__(self, game: Game) -> None:
        self._search = Search(game, network_for(game))
        self.won = 0.0
        self.points = 0.0

    def watch(self, table: Table, act: Callable[[Table], None]) -> None:
        """Let somebody act, and if dice are thrown for a turn, see whose luck that is.

        Throws that decide who names a point to break (Backgammon) are left alone.
        """
        phase, before, events = table.phase, table.position, len(table.events)
        stake = table.cube[0] if table.cube else 1
        act(table)
        if phase is Phase.OPENING and table.dice:
            dice, thrower = table.dice, table.player or 0
        elif phase is Phase.THROW and len(table.events) > events and isinstance(thrown := table.events[events], Throw):
            dice, thrower = thrown.dice, thrown.player
        else:
            return
        position = before.array()
        position["turn"] = thrower
        roll = np.array([self._search.roll_number(dice)])
        won, points = luck(self._search, position, np.zeros(1, np.int64), roll, np.array([phase is Phase.OPENING]))
        side = 1 - 2 * thrower
        self.won += side * float(won[0])
        self.points += side * stake * float(points[0])


@declared
def play(game_id: str, bots: Sequence[str], seed: int, luckless: bool = False) -> Bout:
    """One game: the first bot is White. The same seed throws the same dice."""
    _check_two(bots)
    table = Table(game_id, seed=seed)
    dice = Luck(table.game) if luckless else None
    players = [make(name, seed) for name in bots]
    for acts in range(_ACTS):
        if table.phase in (Phase.BETWEEN, Phase.OVER):
            (result,) = table.results[-1:]
            side = 0 if result.winner is None else 1 if result.winner == 0 else -1
            holes = table.position.tally
            points, won = float(side * result.points), 0.5 + side / 2
            if dice:
                points, won = points - dice.points, won - dice.won
            return Bout(points, won, holes[0] - holes[1], acts)
        act = players[table.player or 0].choose
        if dice:
            dice.watch(table, act)
        else:
            act(table)
    return Bout(0, 0.5, 0, _ACTS)


@declared
def play_pair(game_id: str, first: str, second: str, seed: int, luckless: bool = False) -> tuple[Bout, Bout]:
    """Two games with the same dice, the sides exchanged; both seen by the first bot."""
    one, other = play(game_id, (first, second), seed, luckless), play(game_id, (second, first), seed, luckless)
    return one, Bout(-other.points, 1 - other.won, -other.holes, other.acts)


@declared
def contest(
    game_id: str, names: Sequence[str], pairs: int, seed: int, jobs: int = 1, ray: str | None = None,
    luckless: bool = False,
) -> Iterator[list[Meeting]]:  # fmt: skip
    """Every two of the bots play so many pairs; what there is so far is given after every pair.

    ``luckless``: the luck of the dice is taken out of the results, by the judgement of the game's network. ``jobs``
    and ``ray`` are where they play, see :func:`.spread`; the games are the same. Raises BadOption.
    """
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadOption("bad-contest", Said("programs.few-bots"))
    if find_game(game_id).players != 2:
        raise BadOption("bad-contest", Said("programs.two-at-a-time"))
    for name in names:
        make(name)
    if luckless:
        network_for(find_game(game_id))
    meetings = [Meeting(*two, luckless=luckless) for two in combinations(names, 2)]
    check_seed(seed)
    check_counts(pairs=pairs)
    tasks = ((one.first, one.second, seed + number, luckless) for number in range(pairs) for one in meetings)
    played = spread(partial(_pair, game_id), tasks, jobs=jobs, ray=ray)
    for meeting, pair in zip(cycle(meetings), played, strict=False):
        meeting.pairs.append(pair)
        yield meetings


def _check_two(names: Sequence[str]) -> None:
    if len(names) != 2:
        raise BadOption("bad-contest", Said("programs.two-play"))


def _pair(game_id: str, task: tuple[str, str, int, bool]) -> tuple[Bout, Bout]:
    return play_pair(game_id, *task)


@declared
def ratings(names: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, float]:
    """Elo of all bots, from all games together; the first has 0.

    The strengths under which the wins are likeliest, by Zermelo's iteration (1929); a half game is added to each side.
    """
    met_by = {name for meeting in meetings for name in (meeting.first, meeting.second)}
    if not names or met_by != set(names):
        raise BadOption("bad-contest", Said("programs.not-all-met"))
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for meeting in meetings:
        games = meeting.games + 1
        # Without luck the mean may lie a little beyond all or nothing.
        mean = min(max(meeting.mean(lambda bout: bout.won)[0], 0.0), 1.0) if meeting.pairs else 0.5
        share = mean * meeting.games + 0.5
        won[meeting.first] += share
        won[meeting.second] += games - share
        met[meeting.first, meeting.second] = met[meeting.second, meeting.first] = games
    for _ in range(_ROUNDS):
        for name in names:
            weight = sum(met[name, other] / (strength[name] + strength[other]) for other in names if other != name)
            strength[name] = won[name] / weight
    first = strength[names[0]]
    return {name: _ELO * math.log(strength[name] / first) for name in names}


__all__ = ["Bout", "Meeting", "contest", "play", "play_pair", "ratings"]
