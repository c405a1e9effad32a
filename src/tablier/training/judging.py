"""A network judging many positions at once in PyTorch, as quickly as its device can."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch

from ..networks import Network

Judge = Callable[[torch.Tensor], torch.Tensor]
"""A network: from columns of inputs to rows of chances."""
Weights = Sequence[tuple[torch.Tensor, torch.Tensor]]
"""Weight and bias of every layer; the first takes inputs as they are encoded."""

CHUNK = 1 << 17
"""Positions judged together: enough that a card spends its time multiplying."""


def judge_with(weights: Weights) -> Judge:
    """The judge with these weights, as they are now.

    On a card it counts with half precision of eleven binary digits; with bfloat16's eight, plays of like value would be
    guessed.
    """
    fast = torch.float16 if weights[0][0].is_cuda else torch.float32
    (first, first_bias), *between, (last, last_bias) = [
        (weight.detach().to(fast).t(), bias.detach().to(fast)) for weight, bias in weights
    ]

    @torch.no_grad()
    def judge(inputs: torch.Tensor) -> torch.Tensor:
        parts = []
        for part in inputs.split(CHUNK, dim=1):
            hidden = torch.addmm(first_bias, part.to(fast).t(), first).relu_()
            for weight, bias in between:
                hidden += torch.addmm(bias, hidden, weight).relu_()
            parts.append(torch.sigmoid(torch.addmm(last_bias, hidden, last).float()))
        return torch.cat(parts) if parts else inputs.new_zeros((0, len(last_bias)), dtype=torch.float32)

    return judge


def judge_of(network: Network, device: torch.device) -> Judge:
    """The judge that a network is."""
    return judge_with(
        [
            (torch.from_numpy(layer.weight).to(device), torch.from_numpy(layer.bias).to(device))
            for layer in network.layers
        ]
    )
