"""Compiling a game before it is used for the first time, without leaving anybody in the dark."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

from .. import text
from ..batch.kernels import kernel_of
from ..bots.levels import LEVEL_BOTS
from ..compiled import announced, is_ready, mark_ready, when_compiling
from ..errors import TablierError
from ..exact import has_tables
from ..games import Game, family_of
from ..networks import network_for
from ..networks.kinds import kinds_of
from ..saying import Said
from ..table import Phase, Table
from .speaking import errors, note, spoken

_SECONDS = 10
"""About how long a part takes to compile where nobody knows better, on a machine of no particular speed."""


def leave_nobody_in_the_dark() -> None:
    """Say so, too, when something is compiled that nothing here has foreseen."""
    when_compiling(lambda: note(Said("terminal.preparing-more")))


def prepare(game: Game) -> None:
    """Make sure that playing ``game`` needs no compiling any more, and say so while it takes long."""
    seconds = kernel_of(game).seconds
    _compile(game.family, Said("terminal.part-game", game=game.own_name), lambda: _rehearse(game), seconds)


def prepare_playouts(game: Game) -> None:
    """The same for playouts."""
    _compile(f"{game.family}-playouts", Said("terminal.part-playouts", game=game.own_name), lambda: game.playouts(1, 0))


def prepare_bot(game: Game, name: str) -> None:
    """The same for what a bot needs beyond the rules."""
    sense = family_of(game).sense
    if sense.compiled and name == "greedy":
        _compile(f"{game.family}-greedy", Said("terminal.part-bot", game=game.own_name), lambda: sense.warm_up(game))
    elif name in LEVEL_BOTS and kinds_of(game):
        level = LEVEL_BOTS[name].level
        exact = f"-exact-{game.full_id}" if level.exact and has_tables(game) else ""
        encoding, _, _ = network_for(game).encoding.partition("/")
        part = f"{encoding}-network-{level.plies}{exact}"
        what = Said("terminal.part-network", game=game.own_name)
        _compile(part, what, lambda: LEVEL_BOTS[name]().warm_up(game))


def _compile(part: str, what: Said, work: Callable[[], Any], seconds: int = _SECONDS) -> None:
    if is_ready(part):
        return
    with _notice(Said("terminal.preparing", what=what, seconds=seconds)), announced():
        work()
    mark_ready(part)


def _notice(said: Said) -> AbstractContextManager[Any]:
    console = errors()
    if console.is_terminal:
        return console.status(spoken(said))
    note(said)
    return nullcontext()


def _rehearse(game: Game) -> None:
    """Go once through what a table does: throw, be refused, draw, play."""
    game.warm_up()
    table = Table(game, seed=1)
    table.throw()
    if table.phase is not Phase.PLAY:
        return
    for refused in ("1/off", "1/2", "1/3", "1/4", "1/5", "1/6", "1/7"):
        with suppress(TablierError):
            table.step(refused)
    text.board(table.drafted_position)
    table.play(table.plays()[0])
