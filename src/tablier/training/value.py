"""The network of :mod:`tablier.networks.model` in PyTorch, where it can learn."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ..errors import BadOption
from ..networks import Layer
from ..saying import Said
from .judging import Judge, judge_with

_FAINT = 0.1
_POINTS = (2.0, 1.0, 1.0, -1.0, -1.0)
"""What each of the chances adds to the value of a position."""


class ValueNetwork(nn.Module):
    """A network that learns. It takes rows of inputs, already scaled."""

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

    @torch.no_grad()
    def judge(self, scale: torch.Tensor) -> Judge:
        """The network judging with its weights as they are now; ``scale`` is what its inputs are multiplied by."""
        rest = [(layer.weight, layer.bias) for layer in (*self.between, self.last)]
        return judge_with([(self.first.weight * scale, self.first.bias), *rest])

    def layers(self, scale: torch.Tensor) -> tuple[Layer, ...]:
        """What has been learnt so far, the scale of the inputs worked in."""

        def layer(linear: nn.Linear, scale: torch.Tensor | float = 1.0) -> Layer:
            return Layer(_array(linear.weight.detach() * scale), _array(linear.bias.detach()))

        return (layer(self.first, scale), *map(layer, self.between), layer(self.last))

    @torch.no_grad()
    def take_over(self, layers: Sequence[Layer], scale: torch.Tensor) -> None:
        """Take over the weights of a network. Layers and units that it lacks begin with hardly any effect.

        Raises BadOption where it has more of them.
        """
        width, known = len(self.first.bias), len(layers) - 2
        if len(layers[0].bias) > width or known > len(self.between):
            raise BadOption(
                "bad-recipe",
                Said(
                    "programs.network-too-large",
                    layers=known + 1,
                    width=len(layers[0].bias),
                    wanted=len(self.between) + 1,
                    wanted_width=width,
                ),
            )
        for added in self.between[known:]:
            added.weight *= _FAINT
            nn.init.zeros_(added.bias)
        for linear, layer in zip((self.first, *self.between[:known], self.last), layers, strict=True):
            outputs, inputs = layer.weight.shape
            linear.weight[:, inputs:] *= _FAINT
            linear.weight[:outputs, :inputs] = torch.from_numpy(layer.weight)
            linear.bias[:outputs] = torch.from_numpy(layer.bias)
        self.first.weight[: len(layers[0].bias)] /= torch.where(scale > 0, scale, 1)


def points_apart(one: torch.Tensor, other: torch.Tensor, unit: int) -> torch.Tensor:
    """By how many points, in each row, the value of some chances lies above that of others."""
    weights = unit * torch.tensor(_POINTS[: one.shape[1]], device=one.device)
    return (one - other) @ weights


def _array(tensor: torch.Tensor) -> np.ndarray:
    found: np.ndarray = tensor.float().cpu().numpy().copy()
    return found
