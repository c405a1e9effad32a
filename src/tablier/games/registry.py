"""Where games and families are found: the one place that knows them all by name.

A game is a class, loaded with the program. A family is named with its game and loaded when something is first asked of
it that only a family can answer, such as a referee or a drawing.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..errors import BadOption
from ..kinds import check_kind, declared
from .family import Family
from .game import Game, closest
from .race.backgammon import Backgammon
from .race.garanguet import Garanguet
from .race.irish import Irish
from .race.jacquet import JacquetDeVersailles
from .race.plakoto import Plakoto
from .trictrac.ecrire import TrictracAEcrire
from .trictrac.game import Trictrac
from .unstacked.game import Unstacked

GAMES: dict[str, type[Game]] = {
    game.id: game
    for game in (
        Unstacked,
        Garanguet,
        JacquetDeVersailles,
        Backgammon,
        Irish,
        Plakoto,
        Trictrac,
        TrictracAEcrire,
    )
}
"""The games by their id, in the order in which they are shown."""
FAMILIES: dict[str, str | Family] = {name: f"tablier.games.{name}.family" for name in ("race", "trictrac", "unstacked")}
"""The families by the name their games give: the module that has a ``FAMILY``, or such a family itself."""


def family_of(game: Game) -> Family:
    """What answers for the family of a game. Raises TypeError for one that nobody answers for."""
    if getattr(game, "family", None) not in FAMILIES:
        check_kind("game", "Game", game)
        raise TypeError(f"nobody answers for the family {game.family!r} of {game.name}")
    return family_named(game.family)


def family_named(name: str) -> Family:
    """What answers for a family, by its name. Raises BadOption."""
    if not isinstance(name, str) or name not in FAMILIES:
        raise BadOption("unknown-family", closest("family", name, FAMILIES))
    found = FAMILIES[name]
    if isinstance(found, str):
        found = FAMILIES[name] = import_module(found).FAMILY
        assert isinstance(found, Family)
    return found


def load_acts() -> None:
    """Have the events of every family declared, as whoever reads records or messages needs them."""
    for where in FAMILIES.values():
        if isinstance(where, str):
            import_module(f"{where.rpartition('.')[0]}.acts")


@declared
def lessons_of(game: type[Game]) -> tuple[Any, ...]:
    """The lessons of a game, in their order: what the module named after its id, beside it, holds; none without one."""
    folder = f"{game.__module__.rpartition('.')[0]}.lessons"
    module = f"{folder}.{game.id.replace('-', '_')}"
    try:
        found: tuple[Any, ...] = import_module(module).LESSONS
    except ModuleNotFoundError as missing:
        if missing.name not in (folder, module):
            raise
        return ()
    return found
