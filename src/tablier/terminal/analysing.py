"""``analyse``: the best plays of a roll, what they are worth, and how sure that is."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid

from .. import text
from ..board import MEN_SIGNS
from ..bots.analysis import ROLLOUT, Judged, analyse
from ..games import Position, Roll
from ..networks import kind_of, network_for
from .console import output, painted, print_block, write_json
from .preparing import prepare, prepare_bot
from .reckoning import progress_bar

_STRONGEST = "master"
_CHANCES = ("win", "double", "triple", "lose double", "lose triple")


def show_analysis(
    position: Position, dice: Roll, plays: int, trials: int, depth: int, seed: int, jobs: int, ray: str | None,
    as_json: bool,
) -> None:  # fmt: skip
    """Judge the plays of a roll. Raises TablierError."""
    game = position.game
    roll = game.read_roll(dice)
    kind_of(game)
    prepare(game)
    prepare_bot(game, _STRONGEST)
    with progress_bar() as progress:
        task = progress.add_task("trials", total=None, visible=bool(trials))

        def tell(played: int, of: int) -> None:
            progress.update(task, advance=played, total=of)

        found = analyse(position, roll, plays, trials, depth, seed, jobs=jobs, ray=ray, tell=tell)
    trained_on = network_for(game).game
    if as_json:
        told = [_json(judged) for judged in found]
        write_json({"position": position.id, "roll": list(roll), "network": trained_on, "plays": told})
        return
    who = f"{text.SIDE_NAMES[position.turn]} {MEN_SIGNS[position.turn]}"
    variant = f" ({game.variant})" if game.variant else ""
    output().print(painted(f"{game.name}{variant}: {who} to play {text.throw(roll, game.announce(roll))}", "bold"))
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("play")
    names = _CHANCES[: len(found[0].chances)]
    for heading in ("points" if names else "tokens", "±", *names, ""):
        grid.add_column(heading, justify="right" if heading else "left")
    for judged in found:
        error = f"{judged.error:.4f}" if judged.source == ROLLOUT else ""
        chances = [f"{chance:.1%}" for chance in judged.chances]
        grid.add_row(judged.notation, f"{judged.value:+.4f}", error, *chances, judged.source)
    print_block(grid)
    if trained_on != game.full_id:
        output().print(painted(f"Judged by the network of {trained_on}, the nearest: this game has none of its own."))


def _json(judged: Judged) -> dict[str, Any]:
    chances = {name.replace(" ", "_"): chance for name, chance in zip(_CHANCES, judged.chances, strict=False)}
    return {
        "notation": judged.notation, "position": judged.position, "points" if chances else "tokens": judged.value,
        "standard_error": judged.error, "source": judged.source, **chances,
    }  # fmt: skip
