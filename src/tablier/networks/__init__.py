"""Value networks: what they see of a game, how they are kept, and how a turn is laid out for them.

Nothing here needs PyTorch; :mod:`tablier.training` does, to make new ones.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..errors import BadOption
from ..games import GAMES, Game, find_game
from ..games.game import full_id
from ..kinds import declared
from ..saying import Said
from .kinds import Kind, kind_of
from .model import LISTS, Layer, Network, load, save

WEIGHTS = Path(__file__).parent / "weights"
"""The networks that come with the program, one for each of the games they were trained on."""


@declared
def file_of(game_id: str) -> Path:
    """Where the network trained on a game is kept."""
    return WEIGHTS / f"{game_id.replace('@', '-')}.safetensors"


TRAINED = tuple(
    full_id(game.id, variant)
    for game in GAMES.values()
    for variant in game.misjudged
    if file_of(full_id(game.id, variant)).exists()
)
"""What there is a network for."""


@declared
def has_network(game: Game) -> bool:
    """Whether a network was trained on a game, whatever the rulings. That of another game is never lent."""
    return any(name.partition("@")[0] == game.id for name in TRAINED)


@declared
def network_for(game: Game) -> Network:
    """The network that comes nearest to a game: of those trained on it, the one with the fewest rulings different.

    Raises BadOption where there is none, and BadNetwork if its file is damaged.
    """
    kind_of(game)
    if not has_network(game):
        raise BadOption("no-network", Said("programs.no-network", game=game.own_name))
    trained = [find_game(name) for name in TRAINED if name.partition("@")[0] == game.id]
    nearest = min(trained, key=lambda one: sum(one.options[name] != game.options[name] for name in one.options))
    return _kept(nearest.full_id)


@cache
def _kept(game_id: str) -> Network:
    return load(file_of(game_id))


__all__ = [
    "LISTS", "TRAINED", "Kind", "Layer", "Network", "file_of", "has_network", "kind_of", "load", "network_for", "save",
]  # fmt: skip
