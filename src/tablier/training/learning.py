"""Learning: the loop that trains a network by self-play."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

import torch

from ..games import Game
from ..networks import Network, kind_of
from .field import Scout, TrainingField
from .judging import Judge
from .machine import Machine, machine_for
from .memory import Memory, TrainingLesson
from .optimising import Optimiser
from .recipe import Recipe, Stage
from .value import ValueNetwork, points_apart

REPORT_SECONDS = 10.0
SCHOOLING = 500
"""After so many steps the scout knows enough to leave plays out."""


@dataclass
class CurvePoint:
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
    tell: Callable[[CurvePoint], None] | None = None
    begin: Network | None = None
    """Weights to go on from, of the recipe's layers and width or fewer; otherwise they begin at random."""
    curve: list[CurvePoint] = field(default_factory=list)

    def __post_init__(self) -> None:
        torch.manual_seed(self.seed)
        kind = kind_of(self.game)
        self._machine: Machine = machine_for(self.game, self.device, self.recipe.tables)
        device = self._machine.device
        shape = (kind.inputs, self.recipe.width, self.recipe.layers, kind.outputs)
        self._learner = ValueNetwork(*shape).to(device)
        self._scale = torch.from_numpy(kind.scale.copy()).to(device)
        if not self.recipe.geometry:
            self._scale[torch.from_numpy(kind.geometry).to(device)] = 0
        self._scout = (
            ValueNetwork(kind.inputs, self.recipe.scout, self.recipe.scout_layers, kind.outputs).to(device)
            if self.recipe.scout
            else None
        )
        self._schooling = SCHOOLING
        if self.begin is not None:
            self._learner.take_over(self.begin.layers, self._scale)
            if self._scout is not None and self.begin.scout:
                self._scout.take_over(self.begin.scout, self._scale)
                self._schooling = 0
        self._player = ValueNetwork(*shape).to(device)
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
                field = TrainingField(
                    self.game, stage.games, stage.breadth, room, most, self._machine, self.seed, field
                )
            self._stage(stage, field, begun, begun + passed)
        return self.network()

    def _stage(self, stage: Stage, field: TrainingField, begun: float, end: float) -> None:
        """Learn from the games of a field, which go on from where the stage before has left them."""
        kind = kind_of(self.game)
        memory = Memory(stage.memory, stage.games, kind.inputs, kind.outputs, stage.trace, self._machine.device)
        told = time.monotonic()
        loss = torch.zeros(())
        gap = 0.0
        while (now := time.monotonic()) < end:
            self._optimiser.set_rate(self.recipe.rate_after((now - begun) / self.recipe.seconds))
            lesson = field.turn(self._judge(), self.recipe.heat, self.recipe.exploring, self._look_out())
            telling = now - told > REPORT_SECONDS
            if telling or not gap:
                gap = self._gap(lesson)
            memory.add(lesson)
            for _ in range(stage.steps):
                loss = self._optimiser.step(*memory.draw(stage.batch))[0]
                self._follow(stage.averaging)
            self._learnt += stage.steps * stage.batch
            if telling:
                told = now
                self._mark(now - begun, field, float(loss), gap)
        self._mark(time.monotonic() - begun, field, float(loss), gap)
        self._games += int(field.finished)
        self._judged += field.judged
        field.forget_counts()

    def _mark(self, seconds: float, field: TrainingField, loss: float, gap: float) -> None:
        mark = CurvePoint(
            round(seconds, 1), self._games + int(field.finished), self._judged + field.judged, self._learnt,
            round(loss, 5), round(gap, 5),
        )  # fmt: skip
        self.curve.append(mark)
        if self.tell:
            self.tell(mark)

    @torch.no_grad()
    def _follow(self, averaging: float) -> None:
        """Let the weights that play follow those that learn; quickly at first, when all they know is chance."""
        self._steps += 1
        share = max(1 - averaging, 10 / (10 + self._steps))
        torch._foreach_lerp_(list(self._player.parameters()), list(self._learner.parameters()), share)

    def _judge(self) -> Judge:
        """The network that plays, with its weights as they are now."""
        return self._player.judge(self._scale)

    def _look_out(self) -> Scout | None:
        """The scout as it is now, if there is one and it has learnt enough."""
        if self._scout is None or self._steps < self._schooling:
            return None
        return Scout(self._scout.judge(self._scale), self.recipe.shortlist)

    @torch.no_grad()
    def _gap(self, lesson: TrainingLesson) -> float:
        off = lesson.usable * points_apart(lesson.held, lesson.targets, kind_of(self.game).unit)
        return float((off.square().sum() / lesson.usable.sum().clamp(min=1)).sqrt())

    def network(self) -> Network:
        """What has been learnt so far: the averaged weights and the scout's, the scale of the inputs worked in."""
        scout = self._scout.layers(self._scale) if self._scout is not None else ()
        encoding = kind_of(self.game).encoding
        return Network(self.game.full_id, encoding, self._player.layers(self._scale), self._card(), scout)

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
            "curve_columns": list(CurvePoint.__dataclass_fields__),
        }
