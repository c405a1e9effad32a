"""Where the time of training goes, and how far it is from what the machine can do.

    .venv/bin/python benchmarks/learning.py backgammon@modern [--device cuda] [--turns 30] [--recipe scout=128]

For each stage of a game's recipe: the milliseconds a turn of all games takes, part by part, then positions judged and
games finished in a second, and what share of the machine's own rate of multiplying matrices (measured beside it, with
the same precision) the network gets out of it.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import torch

from tablier import find_game
from tablier.networks import kind_of, network_for
from tablier.training import Stage, Trainee, adjusted, recipe_for
from tablier.training.field import TrainingField
from tablier.training.memory import Memory

PARTS = ("expand", "see", "know", "view", "keep_best", "choose", "advance", "copy")
WARM = 3


class Clock:
    """Adds up how long the parts of a turn take. Every part waits for the card, so the parts sum to a little more."""

    def __init__(self, device: str) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._card = device == "cuda"

    def wait(self) -> float:
        if self._card:
            torch.cuda.synchronize()
        return time.perf_counter()

    def timed(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def clocked(*given: Any) -> Any:
            begin = self.wait()
            done = work(*given)
            self.spent[name] += self.wait() - begin
            return done

        return clocked


def peak(device: str) -> float:
    """Multiplications and additions a second in the product of two large matrices."""
    size, kind = (8192, torch.float16) if device == "cuda" else (1024, torch.float32)
    a, b = (torch.randn(size, size, device=device, dtype=torch.float32).to(kind) for _ in "ab")
    clock, best = Clock(device), float("inf")
    for _ in range(6):
        begin = clock.wait()
        a @ b
        best = min(best, clock.wait() - begin)
    return 2 * size**3 / best


def measure(trainee: Trainee, stage: Stage, field: TrainingField, turns: int, most: float) -> str:
    """What a stage does in a turn, on the whole and part by part."""
    device, machine, recipe = trainee.device, trainee._machine, trainee.recipe
    kind = kind_of(trainee.game)
    memory = Memory(stage.memory, stage.games, kind.inputs, kind.outputs, stage.trace, machine.device)
    operations = 2 * sum(weights.numel() for weights in trainee._learner.parameters() if weights.ndim == 2)

    def turn(clock: Clock | None = None) -> None:
        judge, scout, remember, step = trainee._judge(), trainee._look_out(), memory.add, trainee._optimiser.step
        if clock:
            judge, remember, step = (
                clock.timed(name, work) for name, work in (("judge", judge), ("remember", remember), ("learn", step))
            )
            scout = scout and scout._replace(judge=clock.timed("scout", scout.judge))
        remember(field.turn(judge, recipe.heat, recipe.exploring, scout))
        for _ in range(stage.steps):
            step(*memory.draw(stage.batch))
            trainee._follow(stage.averaging)

    while trainee._look_out() is None and recipe.scout:
        turn()
    for _ in range(WARM):
        turn()
    field.forget_counts()
    clock = Clock(device)
    begin = clock.wait()
    for _ in range(turns):
        turn()
    seconds = (clock.wait() - begin) / turns
    rows, ended = field.judged / turns, int(field.finished) / turns
    plain = {part: getattr(machine, part) for part in PARTS}
    for part, work in plain.items():
        setattr(machine, part, clock.timed(part, work))
    for _ in range(turns):
        turn(clock)
    for part, work in plain.items():
        setattr(machine, part, work)
    spent = sorted(((1e3 * time / turns, part) for part, time in clock.spent.items()), reverse=True)
    judging = rows * operations * turns / clock.spent["judge"]
    return (
        f"{1e3 * seconds:.2f} ms a turn of {stage.games:,} games, {rows / stage.games:.1f} positions each: "
        f"{rows / seconds / 1e6:.1f} M positions/s, {ended / seconds:,.0f} games/s, "
        f"{stage.games / seconds:,.0f} lessons/s\n"
        f"  {', '.join(f'{part} {time:.2f}' for time, part in spent)} ms\n"
        f"  while judging {judging / 1e12:,.1f} TFLOP/s, {100 * judging / most:.0f} % of the matrices' rate; "
        f"over the whole turn {100 * rows * operations / seconds / most:.0f} %"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--turns", type=int, default=30)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--recipe", nargs="+", default=[], metavar="NAME=VALUE", help="depart from the recipe")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    departures = dict(setting.split("=", 1) for setting in chosen.recipe)
    recipe = adjusted(recipe_for(game, 1, chosen.scale), departures)
    most = peak(chosen.device)
    print(f"{game.full_id} on {chosen.device}; matrices: {most / 1e12:,.1f} TFLOP/s", flush=True)
    known = network_for(game)
    fits = known.layers[0].weight.shape[0] == recipe.width and len(known.layers) <= recipe.layers + 1
    trainee = Trainee(game, recipe, 1, chosen.device, begin=known if fits else None)
    field = None
    for number, stage in enumerate(recipe.stages, 1):
        room = recipe.rows_a_roll
        field = TrainingField(game, stage.games, stage.breadth, room, recipe.most, trainee._machine, 1, field)
        print(f"stage {number}: {measure(trainee, stage, field, chosen.turns, most)}", flush=True)


if __name__ == "__main__":
    main()
