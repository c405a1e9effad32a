"""Copying: small networks learn what a large one thinks of the positions it has to choose from.

The teacher plays against itself. Of each roll the first copy picks out the plays it likes best, and of the others some
are drawn by lot; the teacher judges those, and the tables of bearing off whatever they know. That is what all copies
learn: not only how good plays are worth, but also what looks good to them and is not.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

import torch

from ..errors import BadOption
from ..games import Game
from ..networks import Network, kind_of
from ..saying import Said, quoted
from .field import Scout, TrainingField
from .judging import judge_of
from .learning import REPORT_SECONDS, SCHOOLING, CurvePoint
from .machine import Machine, machine_for
from .optimising import Batch, Optimiser
from .recipe import Recipe
from .value import ValueNetwork, points_apart

_BESIDES = 0.1
"""So many of the plays that the first copy passes over are judged all the same."""


class Size(NamedTuple):
    """How large a network is; written ``2x256``."""

    layers: int
    width: int

    @classmethod
    def read(cls, text: str) -> Size:
        """Raises BadOption for what is no size."""
        layers, cross, width = text.partition("x")
        if not (cross and layers.isdecimal() and width.isdecimal() and int(layers) and int(width)):
            raise BadOption("bad-recipe", Said("programs.bad-size", given=quoted(text)))
        return cls(int(layers), int(width))

    def __str__(self) -> str:
        return f"{self.layers}x{self.width}"


class _Exercises:
    """What the teacher has said lately: so many positions, the oldest of which give way."""

    def __init__(self, room: int, inputs: int, outputs: int, device: torch.device) -> None:
        self._inputs = torch.zeros((room, inputs), dtype=torch.int8, device=device)
        self._said = torch.zeros((room, outputs), device=device)
        self._ones = torch.ones(room, device=device)
        self._next = self._filled = 0

    def add(self, inputs: torch.Tensor, said: torch.Tensor) -> None:
        room = len(self._ones)
        order = torch.randperm(len(said), device=said.device)[:room]
        places = (torch.arange(len(order), device=said.device) + self._next) % room
        self._inputs[places], self._said[places] = inputs[order], said[order]
        self._next = (self._next + len(order)) % room
        self._filled = min(self._filled + len(order), room)

    def draw(self, size: int) -> Batch:
        chosen = torch.randint(max(1, self._filled), (size,), device=self._said.device)
        return self._inputs[chosen], self._said[chosen], self._ones[:1].expand(size)


@dataclass
class Copyist:
    """Networks that learn to judge as a teacher does, all of them side by side."""

    game: Game
    teacher: Network
    sizes: Sequence[Size]
    recipe: Recipe
    seed: int
    device: str
    tell: Callable[[Size, CurvePoint], None] | None = None
    curves: dict[Size, list[CurvePoint]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        torch.manual_seed(self.seed)
        kind = kind_of(self.game)
        self._machine: Machine = machine_for(self.game, self.device, self.recipe.tables)
        device = self._machine.device
        self._said_by_teacher = judge_of(self.teacher, device, rough=True)
        self._scale = torch.from_numpy(kind.scale.copy()).to(device)
        self._copies = [
            ValueNetwork(kind.inputs, size.width, size.layers, kind.outputs).to(device) for size in self.sizes
        ]
        self._optimiser = Optimiser(self._copies, self._scale, self.recipe.rate, self.recipe.decay)
        torch.set_float32_matmul_precision("high")
        self.curves = {size: [] for size in self.sizes}
        self.games = self._judged = self._learnt = self._steps = 0

    def copy(self) -> list[Network]:
        """Copy for as long as the recipe says; return the networks, in the order of their sizes."""
        recipe, kind = self.recipe, kind_of(self.game)
        begun = told = time.monotonic()
        for stage in recipe.stages:
            end = time.monotonic() + stage.share * recipe.seconds
            games = TrainingField(
                self.game, stage.games, stage.breadth, recipe.rows_a_roll, recipe.most, self._machine, self.seed
            )
            room = stage.memory * stage.games * (recipe.shortlist + 1)
            exercises = _Exercises(room, kind.inputs, kind.outputs, self._machine.device)
            losses = torch.zeros(len(self._copies))
            while (now := time.monotonic()) < end:
                self._optimiser.set_rate(recipe.rate_after((now - begun) / recipe.seconds))
                games.turn(self._said_by_teacher, recipe.heat, recipe.exploring, self._look_out())
                new = games.judged_rows()
                if now - told > REPORT_SECONDS:
                    told = now
                    self._mark(now - begun, games, losses, *new)
                exercises.add(*new)
                for _ in range(stage.steps):
                    losses = self._optimiser.step(*exercises.draw(stage.batch))
                self._steps += stage.steps
                self._learnt += stage.steps * stage.batch
            self._mark(time.monotonic() - begun, games, losses, *games.judged_rows())
            self.games += int(games.finished)
            self._judged += games.judged
        return self.networks()

    def _look_out(self) -> Scout | None:
        """The first copy, which picks out what the teacher is to judge, once it has learnt enough."""
        if self._steps < SCHOOLING:
            return None
        return Scout(self._copies[0].judge(self._scale), self.recipe.shortlist, _BESIDES)

    @torch.no_grad()
    def _mark(
        self, seconds: float, games: TrainingField, losses: torch.Tensor, inputs: torch.Tensor, said: torch.Tensor
    ) -> None:
        done = round(seconds, 1), self.games + int(games.finished), self._judged + games.judged, self._learnt
        for size, copy, loss in zip(self.sizes, self._copies, losses.tolist(), strict=True):
            found = torch.empty_like(said)
            copy.judge(self._scale)(inputs.t(), found)
            off = points_apart(found, said, kind_of(self.game).unit)
            mark = CurvePoint(*done, round(loss, 5), round(float(off.square().mean().sqrt()), 5))
            self.curves[size].append(mark)
            if self.tell:
                self.tell(size, mark)

    def networks(self) -> list[Network]:
        """What has been learnt so far."""
        return [
            Network(self.game.full_id, self.teacher.encoding, copy.layers(self._scale), self._card(size))
            for size, copy in zip(self.sizes, self._copies, strict=True)
        ]

    def _card(self, size: Size) -> dict[str, Any]:
        return {
            "copied": {"game": self.teacher.game, **dict(self.teacher.card)},
            "size": str(size),
            "recipe": asdict(self.recipe),
            "seed": self.seed,
            "device": self.device,
            "games": self.games,
            "judged": self._judged,
            "learnt": self._learnt,
            "curve": [list(asdict(mark).values()) for mark in self.curves[size]],
            "curve_columns": list(CurvePoint.__dataclass_fields__),
        }
