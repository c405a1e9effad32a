"""What the plays of a roll are worth: the best of them, how sure that is, and whether it is exact."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..errors import BadOption
from ..exact import bear_off
from ..games import Position, Roll, family_of
from ..networks import network_for
from ..saying import Said
from .levels import KEEP, margin_in
from .rollouts import DEPTH, other_view, roll_out_all, worth
from .search import Search
from .sense import END, LEAVE

__all__ = ["END", "EXACT", "LEAVE", "ROLLOUT", "TWO_PLY", "Judged", "analyse"]

EXACT, ROLLOUT, TWO_PLY = "exact", "rollout", "two-ply"


@dataclass(frozen=True)
class Judged:
    """One play, and what it is worth to whoever makes it."""

    notation: str
    position: str
    """The id of the position it leads to."""
    value: float
    """In points; in a round of Trictrac's scored game, in tokens."""
    error: float
    """The standard error of ``value``: 0 unless it comes from rollouts."""
    chances: tuple[float, ...]
    """Of winning; in race games also of winning double and triple, and of losing double and triple; in a round none."""
    source: str
    """EXACT, ROLLOUT or TWO_PLY: where the value comes from."""


def analyse(
    position: Position,
    roll: Roll,
    plays: int = 5,
    trials: int = 0,
    depth: int = DEPTH,
    seed: int = 0,
    *,
    jobs: int = 1,
    ray: str | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> list[Judged]:
    """The best plays of a roll, the best first, by two-ply; with ``trials``, the most promising are rolled out.

    ``jobs``, ``ray`` and ``tell`` are for the trials, see :func:`.roll_out_all`. Values are without the cube. Raises
    BadOption where there is nothing to judge or no network that could.
    """
    game = position.game
    if game.is_over(position):
        raise BadOption("no-choice", Said("positions.already-over"))
    sense = family_of(game).sense
    if problem := sense.nothing_to_play(position):
        raise BadOption("no-choice", problem)
    search = Search(game, network_for(game), exact=True)
    turns = search.look(position.array(), search.roll_number(roll))
    names = sense.names(position, game.plays(position, roll), turns)
    promising = np.argsort(-search.look_twice(turns, max(KEEP, plays), 2 * margin_in(search)), kind="stable")[:plays]
    records = {row: turns.rows[row : row + 1] for row in promising}
    afters = {row: type(position).of_array(game, record) for row, record in records.items()}  # type: ignore[attr-defined]
    unsure = [row for row, after in afters.items() if not turns.outcomes[row] and not _is_exact(after)]
    if trials and unsure:
        asked = [records[row] for row in unsure]
        rolled = roll_out_all(game.full_id, asked, trials, depth, seed, jobs=jobs, ray=ray, tell=tell)
        seen = {row: (each.chances, each.error) for row, each in zip(unsure, rolled, strict=True)}
    else:
        seen = {row: (search.before_throw(records[row])[0], 0.0) for row in unsure}
    found = []
    for row, after in afters.items():
        chances, error = seen.get(row, (turns.chances[row], 0.0))
        if row in seen and not turns.same[row]:
            chances = other_view(chances)
        source = EXACT if row not in seen else ROLLOUT if trials else TWO_PLY
        value = search.kind.unit * float(worth(chances))
        told = tuple(map(float, chances)) if search.kind.unit == 1 else ()
        found.append(Judged(names[row], after.id, value, error, told, source))
    return sorted(found, key=lambda judged: -judged.value)


def _is_exact(position: Position) -> bool:
    tables = bear_off(position.game)
    return tables is not None and bool(tables.is_exact(position))
