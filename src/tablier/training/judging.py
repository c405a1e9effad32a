"""A network judging many positions at once in PyTorch, as quickly as its device can."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch

from ..networks import Network

Judge = Callable[[torch.Tensor, torch.Tensor], None]
"""A network: for columns of inputs it fills in rows of chances."""
DenseLayers = Sequence[tuple[torch.Tensor, torch.Tensor]]
"""Weight and bias of every layer; the first takes inputs as they are encoded."""

CHUNK = {"cpu": 1 << 15, "cuda": 1 << 17}
"""Positions judged together: enough that the time is spent multiplying, few enough to keep the memory small."""


def judge_with(weights: DenseLayers, rough: bool = False) -> Judge:
    """The judge with these weights, as they are now.

    On a card it counts with half precision of eleven binary digits; with bfloat16's eight, plays of like value would be
    guessed. Where what it says is to be learnt and not compared, a ``rough`` judge of a processor does with those.
    """
    fast = torch.float16 if weights[0][0].is_cuda else torch.bfloat16 if rough else torch.float32
    (first, first_bias), *between, (last, last_bias) = [
        (weight.detach().to(fast).t(), bias.detach().to(fast)) for weight, bias in weights
    ]

    @torch.no_grad()
    def judge(inputs: torch.Tensor, chances: torch.Tensor) -> None:
        size = CHUNK[inputs.device.type]
        for part, found in zip(inputs.split(size, dim=1), chances.split(size), strict=True):
            # Adding the bias and leaving out what is negative belong to the multiplication here, not to passes of
            # their own over the memory.
            hidden = torch._addmm_activation(first_bias, part.to(fast).t(), first)
            for weight, bias in between:
                hidden += torch._addmm_activation(bias, hidden, weight)
            torch.sigmoid(torch.addmm(last_bias, hidden, last).float(), out=found)

    return judge


def judge_of(network: Network, device: torch.device, rough: bool = False) -> Judge:
    """The judge that a network is."""
    return judge_with(
        [
            (torch.from_numpy(layer.weight).to(device), torch.from_numpy(layer.bias).to(device))
            for layer in network.layers
        ],
        rough,
    )
