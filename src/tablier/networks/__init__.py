"""Value networks: what they see of a game, how they are kept, and how a turn is laid out for them.

Nothing here needs PyTorch; :mod:`tablier.training` does, to make new ones.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..games import Game, find_game
from .kinds import Kind, kind_of
from .model import Layer, Network, load, save

WEIGHTS = Path(__file__).parent / "weights"
"""The networks that come with the program, one for each of the games they were trained on."""
TRAINED = ("garanguet", "jacquet-de-versailles", "backgammon", "backgammon@modern", "trictrac", "trictrac-a-ecrire")


def file_of(game_id: str) -> Path:
    """Where the network trained on a game is kept."""
    return WEIGHTS / f"{game_id.replace('@', '-')}.safetensors"


def network_for(game: Game) -> Network:
    """The network that comes nearest to a game: trained on the same one, with the fewest rulings different.

    Raises BadOption where there is none, and BadNetwork if its file is damaged.
    """
    kind_of(game)
    trained = [find_game(name) for name in TRAINED]
    related = [one for one in trained if one.id == game.id] or [one for one in trained if one.family == game.family]
    nearest = min(related, key=lambda one: sum(one.options[name] != game.options.get(name) for name in one.options))
    return _kept(nearest.full_id)


@cache
def _kept(game_id: str) -> Network:
    return load(file_of(game_id))


__all__ = ["TRAINED", "Kind", "Layer", "Network", "file_of", "kind_of", "load", "network_for", "save"]
