"""Self-play: games of a bot against itself, written down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..errors import BadOption
from ..games import find_game
from ..records import Record
from ..saying import Said
from ..spread import spread
from ..table import Phase, Table
from . import make

_ACTS = 100_000
"""More acts than any game has; one that comes so far is left unfinished."""


def selfplay(
    game_id: str, bot: str, games: int, seed: int, *, jobs: int = 1, ray: str | None = None
) -> Iterator[Record]:
    """So many games of a bot against itself, game *k* with the dice of ``seed + k``, as they are ready, in order.

    ``jobs`` and ``ray`` are where they are played, see :func:`.spread`; the games are the same. Raises BadOption.
    """
    make(bot)
    if find_game(game_id).players != 2:
        raise BadOption("bad-contest", Said("programs.two-at-a-time"))
    return map(Record.read, spread(partial(_written, game_id, bot), range(seed, seed + games), jobs=jobs, ray=ray))


def _written(game_id: str, bot: str, seed: int) -> str:
    table = Table(game_id, seed=seed)
    players = make(bot, seed), make(bot, seed)
    for _ in range(_ACTS):
        if table.phase in (Phase.BETWEEN, Phase.OVER):
            break
        players[table.player or 0].choose(table)
    return str(table.record(event=f"self-play, seed {seed}"))
