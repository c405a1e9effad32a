"""Steps of the optimiser."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import nn
from torch.nn import functional

_BETAS = (0.9, 0.99)
_TRIED = 3
"""After so many steps everything a step needs has its place in memory, and one can be recorded."""

Batch = tuple[torch.Tensor, torch.Tensor, torch.Tensor]
"""Inputs as they are encoded, targets, and the weight of each position."""


class Optimiser:
    """AdamW for networks that learn the same side by side.

    A step is a hundred small operations, which a card computes faster than they can be handed to it. There it is
    recorded once for each size of a batch, as a CUDA graph, and from then on handed over whole.
    """

    def __init__(self, networks: Sequence[nn.Module], scale: torch.Tensor, rate: float, decay: float) -> None:
        """``scale``: what the inputs are multiplied by."""
        self._networks, self._scale = networks, scale
        self._card = scale.is_cuda
        # A recorded step looks for its rate where it was when it was recorded: a number on the card.
        first_rate = torch.tensor(rate, device=scale.device) if self._card else rate
        self._adam = torch.optim.AdamW(
            [weights for network in networks for weights in network.parameters()],
            lr=first_rate, betas=_BETAS, weight_decay=decay, fused=self._card, capturable=self._card,
        )  # fmt: skip
        self._steps = 0
        self._recorded: dict[int, tuple[torch.cuda.CUDAGraph, Batch, torch.Tensor]] = {}

    def set_rate(self, rate: float) -> None:
        """The learning rate from now on."""
        for group in self._adam.param_groups:
            if self._card:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def step(self, *batch: torch.Tensor) -> torch.Tensor:
        """Learn from a batch; returns the loss of every network."""
        inputs, targets, weights = batch
        self._steps += 1
        if not self._card:
            return self._learn(inputs, targets, weights)
        if self._steps <= _TRIED:
            return self._try(inputs, targets, weights)
        if len(inputs) not in self._recorded:
            self._recorded[len(inputs)] = self._record((inputs.clone(), targets.clone(), weights.clone()))
        graph, places, loss = self._recorded[len(inputs)]
        for place, given in zip(places, batch, strict=True):
            place.copy_(given)
        graph.replay()
        return loss

    def _learn(self, inputs: torch.Tensor, targets: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
        with torch.autocast(self._scale.device.type, torch.bfloat16, enabled=self._card, cache_enabled=False):
            scaled = inputs * self._scale
            said = [network(scaled).float() for network in self._networks]
        losses = [functional.binary_cross_entropy_with_logits(logits, targets, weights[:, None]) for logits in said]
        self._adam.zero_grad(set_to_none=True)
        together = torch.stack(losses)
        together.sum().backward()
        self._adam.step()
        return together.detach()

    def _try(self, *batch: torch.Tensor) -> torch.Tensor:
        """A step beside the main stream, as recording will do it: PyTorch remembers the stream it went by."""
        main, aside = torch.cuda.current_stream(), torch.cuda.Stream()
        aside.wait_stream(main)
        with torch.cuda.stream(aside):
            loss = self._learn(*batch)
        main.wait_stream(aside)
        return loss

    def _record(self, places: Batch) -> tuple[torch.cuda.CUDAGraph, Batch, torch.Tensor]:
        """Record a step that takes its batch from these places; nothing is learnt meanwhile."""
        graph = torch.cuda.CUDAGraph()
        self._adam.zero_grad(set_to_none=True)
        with torch.cuda.graph(graph):
            loss = self._learn(*places)
        return graph, places, loss
