"""Looking ahead with a network: one turn, or two and three with the poor plays left out.

One-ply judges every position a roll can lead to. Two-ply takes the best of them, lets the other throw each of the
21 rolls (56 with three dice), answers every roll with its best play by one-ply, and takes the mean. Three-ply takes the
few that are still close and looks at each of those answers in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.recfunctions import repack_fields

from ..exact import bear_off
from ..games import Game
from ..networks import LISTS, Network
from ..networks.kinds import kind_reading, rules_of, scratch_of, throws
from ..networks.turns import NOWHERE, best_rows, keep_best_rows, take_views
from ..throws import Dice
from .ahead import Ahead

Records = np.ndarray[Any, Any]


class Lists(NamedTuple):
    """How many plays of a roll, the best at a glance of the scout, the network itself judges; 0: its glance will do."""

    replies: int = 6
    """Where only the best is wanted: two turns ahead, and in rollouts."""
    third: int = 3
    """In the last of three looks, where what is missed evens out over 21 throws before."""

    @classmethod
    def fit_for(cls, network: Network) -> Lists:
        """As long as its scout needs them, by the network's card."""
        return cls(*network.card.get(LISTS, ()))


_MOST = 1 << 16
_MOST_SECOND = 20_000
"""How many positions a second look takes in at most. A throw of three dice can lead to thousands."""
_MOST_THIRD = 12_000
"""How many positions a third look judges at most: a second's worth of the largest network."""
_MOST_ROLLS = 2_000
"""How many pairs of rolls it follows at most. With three dice, listing the plays of each takes longer than judging."""
_FIRST_ROOM = 1 << 12
_AT_ONCE = 4
"""So many positions are looked into between two pauses."""
_DECIMALS = 6
_FINEST = 10**-_DECIMALS
"""Values that differ by less count as equal, so that the last bit of a sum decides nothing."""


Valued = Callable[[np.ndarray, np.ndarray, np.ndarray], np.ndarray]
"""What rows are worth by the chances in them, what has ended and who throws next, see :class:`.matches.AtScore`."""


class Turns(NamedTuple):
    """Tasks laid out and judged: the rows of task *t* are ``begins[t]`` to ``begins[t] + counts[t]``."""

    rows: Records
    outcomes: np.ndarray
    same: np.ndarray
    chances: np.ndarray
    """For the task's player, as the encoding says."""
    values: np.ndarray
    """In points, for the task's player."""
    begins: np.ndarray
    counts: np.ndarray
    signs: np.ndarray

    def of(self, task: int) -> slice:
        """The rows of a task."""
        return slice(int(self.begins[task]), int(self.begins[task] + self.counts[task]))


class Search:
    """A network looking ahead in one game. Not to be shared between threads."""

    def __init__(
        self, game: Game, network: Network, exact: bool = False, blind: bool = False, lists: Lists | None = None
    ) -> None:
        """``exact``: bearing off is looked up in its tables; ``blind``: shots and blocks are not seen.

        Without ``lists`` they are as long as the network's scout needs them. Raises BadNetwork if the network cannot
        play the game.
        """
        self.game = game
        self._table = bear_off(game) if exact else None
        self._blind = blind
        self.network = network
        self.lists = lists or Lists.fit_for(network)
        self.kind = kind_reading(game, network.encoding)
        self._rules = rules_of(game, self.kind)
        self._dice, chances = throws(game.dice)
        self.weights = chances
        """The chance of each roll."""
        self._numbers = {tuple(sorted(map(int, dice))): roll for roll, dice in enumerate(self._dice)}
        self.doubles = np.flatnonzero(self._dice[:, 0] == self._dice[:, 1])
        """The rolls of two dice that are doubles; of three, those whose first two numbers are the same."""
        self._rows = np.zeros(_FIRST_ROOM, self.kind.record)
        self.judged = 0
        """How many positions have been judged."""
        self.pause: Callable[[], None] | None = None
        """Called now and then in the course of a long look, which may end by what it raises."""

    def roll_number(self, roll: Dice) -> int:
        """Where a roll stands among all rolls. Raises Unreadable."""
        return self._numbers[tuple(sorted((*self.game.read_roll(roll), 0, 0, 0)[:3]))]

    def turns(
        self, positions: Records, places: np.ndarray, rolls: np.ndarray, coins: np.ndarray | None = None
    ) -> Turns:
        """One-ply: lay out the tasks of these positions and rolls, and judge every row.

        Where somebody names a point to break (Backgammon), ``coins`` says for each task whether it is the other.
        """
        laid = self.lay_out(positions, places, rolls, coins)
        return self._valued(laid, self.judge(laid.rows, len(laid.rows)))

    def replies(
        self, positions: Records, places: np.ndarray, rolls: np.ndarray, coins: np.ndarray | None = None,
        shortlist: int | None = None,
    ) -> Turns:  # fmt: skip
        """The same where only the best rows of every task are wanted.

        If the network has a scout, only so many rows of each are judged, the others worth less than anything.
        """
        if not self.network.scout:
            return self.turns(positions, places, rolls, coins)
        shortlist = self.lists.replies if shortlist is None else shortlist
        laid = self.lay_out(positions, places, rolls, coins)
        size = len(laid.rows)
        inputs = self._see(laid.rows, size)
        rough = self._known(laid.rows, self.network.glance(inputs))
        if not shortlist:
            return self._valued(laid, rough)
        kept = np.zeros(size, np.int8)
        values = self._valued(laid, rough.copy()).values
        keep_best_rows(laid.begins, laid.counts, laid.signs, laid.same, values, shortlist, kept)
        chosen = np.flatnonzero(kept)
        self.judged += len(chosen)
        rough[chosen] = self.network.judge(inputs.T[chosen].T)
        found = self._valued(laid, self._known(laid.rows, rough))
        found.values[kept == 0] = -np.inf
        return found

    def _valued(self, laid: Turns, chances: np.ndarray) -> Turns:
        """Tasks laid out, with these chances of whoever throws in each row."""
        values = np.empty(len(chances), np.float32)
        take_views(len(chances), chances, laid.outcomes, laid.same, self.kind.unit, values)
        return laid._replace(chances=chances, values=values)

    def lay_out(
        self, positions: Records, places: np.ndarray, rolls: np.ndarray, coins: np.ndarray | None = None
    ) -> Turns:
        """The same, but nothing is judged yet."""
        tasks = len(places)
        if coins is None:
            coins = np.zeros(tasks, np.int8)
        begins, counts, signs = np.empty(tasks, np.int64), np.empty(tasks, np.int64), np.empty(tasks, np.int8)
        while True:
            outcomes, same = np.empty(len(self._rows), np.int8), np.empty(len(self._rows), np.int8)
            size = self.kind.expand(
                self._rules, positions, places, rolls, coins, self._dice, _MOST, self._rows, outcomes, same, begins,
                counts, signs, scratch_of(self.game),
            )  # fmt: skip
            if not tasks or begins.min() != NOWHERE:
                break
            self._rows = np.zeros(2 * len(self._rows), self.kind.record)
        unknown = np.empty(0, np.float32)
        rows = self._rows[:size].copy()
        return Turns(rows, outcomes[:size], same[:size], unknown, unknown, begins, counts, signs)

    def judge(self, positions: Records, size: int) -> np.ndarray:
        """What the network says of the first ``size`` positions, for whoever throws there."""
        self.judged += size
        return self._known(positions, self.network.judge(self._see(positions, size)))

    def _see(self, positions: Records, size: int) -> np.ndarray:
        inputs = np.empty((self.kind.inputs, size), np.int8, order="F")
        self.kind.see(self._rules, positions, 0, size, inputs)
        if self._blind:
            inputs[self.kind.geometry] = 0
        return inputs

    def _known(self, positions: Records, chances: np.ndarray) -> np.ndarray:
        """Chances said of positions, with what the tables know in the place of what was said."""
        if self._table is not None:
            self._table.judge(positions, len(chances), chances)
        return chances

    def best(self, turns: Turns) -> np.ndarray:
        """The best row of every task."""
        best = np.empty(len(turns.begins), np.int64)
        best_rows(turns.begins, turns.counts, turns.signs, turns.values, best)
        return best

    def before_throw(self, positions: Records, looks: int = 1, shortlist: int | None = None) -> np.ndarray:
        """The chances of whoever throws in each position, from every roll and its best play.

        With two ``looks``, what each of those plays is worth is seen in the same way in turn, with a shorter list.
        """
        return self.ahead(positions, looks, shortlist).mean

    def ahead(self, positions: Records, looks: int = 1, shortlist: int | None = None) -> Ahead:
        """The same roll by roll."""
        size, rolls = len(positions), len(self.weights)
        places, numbers = np.repeat(np.arange(size), rolls), np.tile(np.arange(rolls), size)
        coins = np.tile((np.arange(rolls) % 2).astype(np.int8), size)
        turns = self.replies(positions, places, numbers, coins, shortlist)
        best = self.best(turns)
        chances, then = turns.chances[best], None
        if looks > 1:
            chances, _, then = self._seen_deeper(turns, best, looks - 1, self.lists.third)
        over, again = turns.outcomes[best] != 0, turns.same[best] != 0
        return Ahead(
            chances.reshape(size, rolls, -1), over.reshape(size, rolls), again.reshape(size, rolls), self.weights, then
        )

    def _seen_deeper(
        self, turns: Turns, rows: np.ndarray, looks: int, shortlist: int | None = None
    ) -> tuple[np.ndarray, np.ndarray, Ahead | None]:
        """Chances and values of some rows, for the task's player, from so many looks at what comes after them.

        And what that is, of the first row where one has ended.
        """
        chances = np.zeros((len(rows), turns.chances.shape[1]), np.float32)
        going = turns.outcomes[rows] == 0
        open_ones = np.flatnonzero(going)
        together = len(open_ones) if self.pause is None else _AT_ONCE
        parts = []
        for begin in range(0, len(open_ones), together or 1):
            if self.pause is not None:
                self.pause()
            part = open_ones[begin : begin + together]
            parts.append(self.ahead(turns.rows[rows[part]], looks, shortlist))
            chances[part] = parts[-1].mean
        then = Ahead.joined(parts).of(np.maximum(np.cumsum(going) - 1, 0)) if parts else None
        values = np.empty(len(rows), np.float32)
        take_views(len(rows), chances, turns.outcomes[rows], turns.same[rows], self.kind.unit, values)
        return chances, values, then

    def _replies(self, position: Records) -> int:
        """How many positions the other's next throw may lead to."""
        rolls = len(self.weights)
        return max(1, len(self.lay_out(position, np.zeros(rolls, np.int64), np.arange(rolls)).rows))

    def look(self, position: Records, roll: int, coin: int = 0, shortlist: int = 0) -> Turns:
        """One-ply, for one position; with a ``shortlist`` as :meth:`replies` does it."""
        task = position, np.zeros(1, np.int64), np.array([roll]), np.array([coin], np.int8)
        return self.replies(*task, shortlist) if shortlist else self.turns(*task)

    def look_twice(self, turns: Turns, keep: int, margin: float, valued: Valued | None = None) -> np.ndarray:
        """Two-ply values for the rows of a single task; ``valued`` says what is worth how much, if not points count.

        Only the best ``keep`` are looked into, none more than ``margin`` points behind the best, and no more than can
        be judged while a person waits; the others stay behind all of those by as much as they were behind the last.
        """
        values: np.ndarray = turns.values.astype(np.float64) * turns.signs[0]
        order = _promising(turns.rows, values, keep, margin)
        if len(order) > 1:
            order = order[: max(1, _MOST_SECOND // self._replies(turns.rows[order[:1]]))]
        return self._looked_into(turns, values, order, 1, valued)

    def look_thrice(
        self, turns: Turns, values: np.ndarray, keep: int, margin: float, valued: Valued | None = None
    ) -> np.ndarray:
        """Three-ply values for the rows of a single task that have these two-ply ``values``, in the same way."""
        order = _promising(turns.rows, values, keep, margin)
        if len(order) > 1:
            rolls = len(self.weights)
            judged = rolls * (self.lists.third * rolls if self.network.scout else self._replies(turns.rows[order[:1]]))
            order = order[: max(1, min(_MOST_THIRD // judged, _MOST_ROLLS // rolls**2))]
        return self._looked_into(turns, values, order, 2, valued)

    def _looked_into(
        self, turns: Turns, values: np.ndarray, order: np.ndarray, looks: int, valued: Valued | None
    ) -> np.ndarray:
        """Values of a single task after looking into some rows, the best first, if that is more than one."""
        if len(order) == 1:
            return values
        chances, seen, _ = self._seen_deeper(turns, order, looks)
        if valued is not None:
            seen = valued(chances, turns.outcomes[order], turns.same[order])
        deeper = turns.signs[0] * seen.astype(np.float64)
        found: np.ndarray = values - values[order[-1]] + min(deeper.min(), values[order[-1]]) - _FINEST
        found[order] = deeper
        return found


def _promising(rows: Records, values: np.ndarray, keep: int, margin: float) -> np.ndarray:
    """The best ``keep`` rows, none more than ``margin`` behind the best of them, the best first.

    Which of equals are taken is up to the positions, not to the order they are listed in.
    """
    close = np.flatnonzero(values > values.max() - margin)
    if len(close) > keep:
        last = np.partition(values[close], -keep)[-keep]
        close = close[values[close] > last - _FINEST]
    parts = repack_fields(rows[close])
    ranked = sorted(range(len(close)), key=lambda i: (-round(float(values[close[i]]), _DECIMALS), parts[i].tobytes()))
    return close[ranked[:keep]]
