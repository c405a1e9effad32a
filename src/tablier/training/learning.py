"""Learning: the network in PyTorch, what it remembers, and the loop that trains it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ..errors import BadOption
from ..games import Game
from ..networks import Layer, Network, kind_of
from ..saying import Said
from .field import Field, Scout
from .judging import Judge, judge_with
from .machine import Machine, machine_for
from .memory import Lesson, Memory
from .optimising import Optimiser
from .recipe import Recipe, Stage

_REPORT_SECONDS = 10.0
_FAINT = 0.1
_SCHOOLING = 500
"""After so many steps the scout knows enough to leave plays out."""
_GAP_WEIGHTS = (2.0, 1.0, 1.0, -1.0, -1.0)


class Value(nn.Module):
    """The network of :mod:`tablier.networks.model`, in PyTorch. It takes rows of inputs, already scaled."""

    def __init__(self, inputs: int, width: int, layers: int, outputs: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.between = nn.ModuleList(nn.Linear(width, width) for _ in range(layers - 1))
        self.last = nn.Linear(width, outputs)
        nn.init.normal_(self.last.weight, std=0.01)
        # At first: even chances of winning, some of winning double, few of more.
        nn.init.zeros_(self.last.bias)
        with torch.no_grad():
            self.last.bias[1::2] -= 1.2
            self.last.bias[2::2] -= 4.0

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        hidden = functional.relu(self.first(inputs))
        for layer in self.between:
            hidden = hidden + functional.relu(layer(hidden))
        logits: torch.Tensor = self.last(hidden)
        return logits


@dataclass
class Mark:
    """A point of the learning curve."""

    seconds: float
    games: int
    judged: int
    learnt: int
    loss: float
    gap: float
    """How far, in points, the network's value lies from what looking a turn ahead gives, on new positions."""


@dataclass
class Trainee:
    """A network in training. Raises BadOption where it cannot begin with the network it is to begin with."""

    game: Game
    recipe: Recipe
    seed: int
    device: str
    tell: Callable[[Mark], None] | None = None
    begin: Network | None = None
    """Weights to go on from, of the recipe's layers and width or fewer; otherwise they begin at random."""
    curve: list[Mark] = field(default_factory=list)

    def __post_init__(self) -> None:
        torch.manual_seed(self.seed)
        kind = kind_of(self.game)
        self._machine: Machine = machine_for(self.game, self.device, self.recipe.tables)
        device = self._machine.device
        shape = (kind.inputs, self.recipe.width, self.recipe.layers, kind.outputs)
        self._learner = Value(*shape).to(device)
        self._scale = torch.from_numpy(kind.scale.copy()).to(device)
        if not self.recipe.geometry:
            self._scale[torch.from_numpy(kind.geometry).to(device)] = 0
        self._scout = Value(kind.inputs, self.recipe.scout, 1, kind.outputs).to(device) if self.recipe.scout else None
        self._schooling = _SCHOOLING
        if self.begin is not None:
            self._load(self._learner, self.begin.layers)
            if self._scout is not None and self.begin.scout:
                self._load(self._scout, self.begin.scout)
                self._schooling = 0
        self._player = Value(*shape).to(device)
        self._player.load_state_dict(self._learner.state_dict())
        networks = [network for network in (self._learner, self._scout) if network is not None]
        self._optimiser = Optimiser(networks, self._scale, self.recipe.rate, self.recipe.decay)
        torch.set_float32_matmul_precision("high")
        self._games = 0
        self._judged = 0
        self._learnt = 0
        self._steps = 0

    def train(self) -> Network:
        """Train for as long as the recipe says; return the network."""
        begun = time.monotonic()
        passed = 0.0
        field = None
        for stage in self.recipe.stages:
            passed += stage.share * self.recipe.seconds
            if field is None or (field.games, field.breadth) != (stage.games, stage.breadth):
                room, most = self.recipe.rows_a_roll, self.recipe.most
                field = Field(self.game, stage.games, stage.breadth, room, most, self._machine, self.seed, field)
            self._stage(stage, field, begun, begun + passed)
        return self.network()

    def _stage(self, stage: Stage, field: Field, begun: float, end: float) -> None:
        """Learn from the games of a field, which go on from where the stage before has left them."""
        kind = kind_of(self.game)
        memory = Memory(stage.memory, stage.games, kind.inputs, kind.outputs, stage.trace, self._machine.device)
        told = time.monotonic()
        loss = torch.zeros(())
        gap = 0.0
        while (now := time.monotonic()) < end:
            self._set_rate((now - begun) / self.recipe.seconds)
            lesson = field.turn(self._judge(), self.recipe.heat, self.recipe.exploring, self._look_out())
            telling = now - told > _REPORT_SECONDS
            if telling or not gap:
                gap = self._gap(lesson)
            memory.add(lesson)
            for _ in range(stage.steps):
                loss = self._optimiser.step(*memory.draw(stage.batch))
                self._follow(stage.averaging)
            self._learnt += stage.steps * stage.batch
            if telling:
                told = now
                self._mark(now - begun, field, float(loss), gap)
        self._mark(time.monotonic() - begun, field, float(loss), gap)
        self._games += int(field.finished)
        self._judged += field.judged
        field.forget_counts()

    def _mark(self, seconds: float, field: Field, loss: float, gap: float) -> None:
        mark = Mark(
            round(seconds, 1), self._games + int(field.finished), self._judged + field.judged, self._learnt,
            round(loss, 5), round(gap, 5),
        )  # fmt: skip
        self.curve.append(mark)
        if self.tell:
            self.tell(mark)

    def _set_rate(self, done: float) -> None:
        recipe = self.recipe
        falling = 0.5 * (1 + math.cos(math.pi * min(done, 1.0)))
        self._optimiser.set_rate(recipe.last_rate + (recipe.rate - recipe.last_rate) * falling)

    @torch.no_grad()
    def _follow(self, averaging: float) -> None:
        """Let the weights that play follow those that learn; quickly at first, when all they know is chance."""
        self._steps += 1
        share = max(1 - averaging, 10 / (10 + self._steps))
        torch._foreach_lerp_(list(self._player.parameters()), list(self._learner.parameters()), share)

    def _judge(self) -> Judge:
        """The network that plays, with its weights as they are now."""
        return self._judge_of(self._player)

    def _look_out(self) -> Scout | None:
        """The scout as it is now, if there is one and it has learnt enough."""
        if self._scout is None or self._steps < self._schooling:
            return None
        return Scout(self._judge_of(self._scout), self.recipe.shortlist)

    @torch.no_grad()
    def _judge_of(self, network: Value) -> Judge:
        rest = [(layer.weight, layer.bias) for layer in (*network.between, network.last)]
        return judge_with([(network.first.weight * self._scale, network.first.bias), *rest])

    @torch.no_grad()
    def _gap(self, lesson: Lesson) -> float:
        off = (lesson.held - lesson.targets) * lesson.usable[:, None]
        weights = kind_of(self.game).unit * torch.tensor(_GAP_WEIGHTS[: off.shape[1]], device=off.device)
        return float(((off @ weights).square().sum() / lesson.usable.sum().clamp(min=1)).sqrt())

    @torch.no_grad()
    def _load(self, network: Value, layers: Sequence[Layer]) -> None:
        """Take over the weights of a network. Layers and units that it lacks begin with hardly any effect.

        Raises BadOption where it has more than the recipe asks for.
        """
        width, known = len(network.first.bias), len(layers) - 2
        if len(layers[0].bias) > width or known > len(network.between):
            raise BadOption(
                "bad-recipe",
                Said(
                    "programs.network-too-large",
                    layers=known + 1,
                    width=len(layers[0].bias),
                    wanted=len(network.between) + 1,
                    wanted_width=width,
                ),
            )
        for added in network.between[known:]:
            added.weight *= _FAINT
            nn.init.zeros_(added.bias)
        for linear, layer in zip((network.first, *network.between[:known], network.last), layers, strict=True):
            outputs, inputs = layer.weight.shape
            linear.weight[:, inputs:] *= _FAINT
            linear.weight[:outputs, :inputs] = torch.from_numpy(layer.weight)
            linear.bias[:outputs] = torch.from_numpy(layer.bias)
        network.first.weight[: len(layers[0].bias)] /= torch.where(self._scale > 0, self._scale, 1)

    def network(self) -> Network:
        """What has been learnt so far: the averaged weights and the scout's, the scale of the inputs worked in."""
        kind = kind_of(self.game)

        def layer(linear: nn.Linear, scale: torch.Tensor | None = None) -> Layer:
            weight = linear.weight.detach() if scale is None else linear.weight.detach() * scale
            return Layer(_array(weight), _array(linear.bias.detach()))

        def layers(network: Value) -> tuple[Layer, ...]:
            return (layer(network.first, self._scale), *map(layer, network.between), layer(network.last))

        scout = layers(self._scout) if self._scout is not None else ()
        return Network(self.game.full_id, kind.encoding, layers(self._player), self._card(), scout)

    def _card(self) -> dict[str, Any]:
        return {
            "recipe": asdict(self.recipe),
            "begun_with": self.begin and {"game": self.begin.game, **dict(self.begin.card)},
            "seed": self.seed,
            "device": self.device,
            "games": self._games,
            "judged": self._judged,
            "learnt": self._learnt,
            "curve": [list(asdict(mark).values()) for mark in self.curve],
            "curve_columns": list(Mark.__dataclass_fields__),
        }


def _array(tensor: torch.Tensor) -> np.ndarray:
    found: np.ndarray = tensor.float().cpu().numpy().copy()
    return found
