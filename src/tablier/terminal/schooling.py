"""``train``: a new network from self-play."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from ..errors import BadOption
from ..games import Game
from ..networks import kind_of, load, save
from .console import errors, output


def train(
    game: Game, path: Path, seconds: float, seed: int, device: str, scale: float, begin: Path | None, svg: Path | None
) -> None:
    """Train a network and write it to a file. Raises BadOption where PyTorch or a card is missing."""
    kind_of(game)
    try:
        from ..training import Mark, Trainee, recipe_for
    except ModuleNotFoundError as missing:
        raise BadOption(
            "no-torch", f"Training needs PyTorch: pip install 'tablier[train]' ({missing.name} is missing)."
        ) from None

    def tell(mark: Mark) -> None:
        errors().print(
            f"{mark.seconds:6.0f} s  {mark.games:,} games  {mark.judged / 1e6:,.1f} M positions judged  "
            f"loss {mark.loss:.4f}  gap {mark.gap:.4f}",
            soft_wrap=True,
        )

    begun = time.monotonic()
    before = None if begin is None else load(begin)
    trainee = Trainee(game, recipe_for(game, seconds, scale), seed, device, tell, before)
    network = trainee.train()
    save(network, path)
    if svg is not None:
        _draw(game, network.card, svg)
    output().print(f"{path}: {network.card['games']:,} games in {time.monotonic() - begun:.0f} s.", soft_wrap=True)


def _draw(game: Game, card: Any, path: Path) -> None:
    from ..svg.charts import curve_chart

    columns = card["curve_columns"]
    points = [(row[columns.index("seconds")], row[columns.index("gap")]) for row in card["curve"]]
    curve_chart(f"{game.name}: learning", points, "seconds", "points off a turn ahead").save(path)
