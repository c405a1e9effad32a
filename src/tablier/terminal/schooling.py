"""``train``: a new network from self-play."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..errors import BadNetwork, BadOption
from ..games import Game
from ..networks import kind_of, load, save
from .console import errors, output


def train(
    game: Game, path: Path, seconds: float, seed: int, device: str, scale: float, begin: Path | None, svg: Path | None,
    settings: Sequence[str] = (), against: Path | None = None, pairs: int = 0,
) -> None:  # fmt: skip
    """Train a network and write it to a file; then let it play another one, if one is named.

    ``settings`` are departures from the recipe, ``name=value``. Raises BadOption where PyTorch or a card is missing,
    and for what is not in a recipe, and BadNetwork if a network named cannot be read or reads another encoding.
    """
    kind = kind_of(game)
    try:
        from ..training import Mark, Trainee, adjusted, duel, recipe_for
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

    before, other = (None if file is None else load(file) for file in (begin, against))
    if before is not None and before.encoding in kind.begins_with:
        before = kind.begins_with[before.encoding](before, game.full_id)
    for named in (before, other):
        if named is not None and named.encoding != kind.encoding:
            raise BadNetwork(
                "wrong-network",
                f"A network that reads {named.encoding} is no match for one that reads {kind.encoding}.",
            )
    recipe = adjusted(recipe_for(game, seconds, scale), _read(settings))
    begun = time.monotonic()
    trainee = Trainee(game, recipe, seed, device, tell, before)
    network = trainee.train()
    save(network, path)
    if svg is not None:
        _draw(game, network.card, svg)
    output().print(f"{path}: {network.card['games']:,} games in {time.monotonic() - begun:.0f} s.", soft_wrap=True)
    if other is not None:
        score = duel(game, load(path), other, pairs, seed, device)
        output().print(
            f"Against {against}: {score.points:+.4f} ± {score.apart:.4f} {_unit(game)} a game, {score.games:,} games.",
            soft_wrap=True,
        )


def _read(settings: Sequence[str]) -> dict[str, str]:
    read = {}
    for setting in settings:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if not equals:
            raise BadOption("bad-recipe", f"{setting!r} is not a setting such as rate=0.001.")
        read[name] = value
    return read


def _draw(game: Game, card: Any, path: Path) -> None:
    from ..svg.charts import curve_chart

    columns = card["curve_columns"]
    points = [(row[columns.index("seconds")], row[columns.index("gap")]) for row in card["curve"]]
    curve_chart(f"{game.name}: learning", points, "seconds", f"{_unit(game)} off a turn ahead").save(path)


def _unit(game: Game) -> str:
    return "points" if kind_of(game).unit == 1 else "tokens"
