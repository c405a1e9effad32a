"""Networks on a CUDA card: kernels around the compiled functions of a kind, and a library there that multiplies.

Positions, their inputs and what is said of them stay on the card. The rules, the inputs and whatever is known exactly
come from the very functions of the processor; only the products of matrices are PyTorch's or CuPy's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from ..batch.cards import OnCard
from ..batch.cuda import device as cuda_device
from ..batch.cuda import lent
from ..compiled import Waiting, make_ready
from ..errors import BadOption
from ..saying import Said
from . import turns
from .model import Layers, Network

Array = Any
"""Of numba, on the card."""

_CHUNK = 1 << 16
"""Positions judged together: some hundred megabytes between two layers of the largest network."""


class Library(NamedTuple):
    """What multiplies on a card: how it takes an array as numbers of 32 bits, and what numpy calls so."""

    floats: Callable[[Any], Any]
    exp: Callable[[Any], Any]
    concatenate: Callable[[list[Any]], Any]


@cache
def library() -> Library:
    """PyTorch, or CuPy where that is not installed or knows no card. Raises BadOption."""
    try:
        import torch

        if torch.cuda.is_available():
            return Library(lambda values: torch.as_tensor(values, device="cuda").float(), torch.exp, torch.cat)
    except ModuleNotFoundError:
        pass
    try:
        import cupy
    except ModuleNotFoundError:
        raise BadOption("no-multiplier", Said("programs.no-multiplier")) from None
    return Library(lambda values: cupy.asarray(values).astype("float32"), cupy.exp, cupy.concatenate)


class Weights:
    """The layers of a network on the card; see :mod:`.model` for what is worked out."""

    def __init__(self, layers: Layers, blank: np.ndarray | None = None) -> None:
        """``blank``: which inputs are taken for 0."""
        self._library = library()
        first, *others = [layer.by_input for layer in layers]
        if blank is not None:
            first = first.copy()
            first[blank] = 0
        self._layers = [
            (self._library.floats(weight), self._library.floats(layer.bias))
            for weight, layer in zip((first, *others), layers, strict=True)
        ]

    def judge(self, inputs: OnCard) -> OnCard:
        """The chances in each position, a row of outputs for every column of inputs."""
        (weight, bias), *between, (last_weight, last_bias) = self._layers
        found = []
        for begin in range(0, inputs.shape[1], _CHUNK):
            some = OnCard(inputs.array[:, begin : begin + _CHUNK])
            hidden = (self._library.floats(some).T @ weight + bias).clip(0)
            for more_weight, more_bias in between:
                hidden = hidden + (hidden @ more_weight + more_bias).clip(0)
            found.append(1 / (1 + self._library.exp(-(hidden @ last_weight + last_bias))))
        return lent(self._library.concatenate(found), np.float32)


class LentNetwork(Network):
    """A network that is asked on the processor and judges on the card."""

    @classmethod
    def of(cls, network: Network) -> LentNetwork:
        return cls(network.game, network.encoding, network.layers, network.card, network.scout)

    def judge(self, inputs: np.ndarray) -> np.ndarray:
        return self._judged(self._weights, inputs)

    def glance(self, inputs: np.ndarray) -> np.ndarray:
        return self._judged(self._scout_weights, inputs)

    @cached_property
    def _weights(self) -> Weights:
        return Weights(self.layers)

    @cached_property
    def _scout_weights(self) -> Weights:
        return Weights(self.scout)

    def _judged(self, weights: Weights, inputs: np.ndarray) -> np.ndarray:
        if not inputs.size:
            return np.empty((0, self.outputs), np.float32)
        return weights.judge(lent(np.ascontiguousarray(inputs))).to_host()


# Kernels


def made(rule: Any) -> Any:
    """What Numba made of a rule: a kernel closes over that, not over what waits to be called first."""
    make_ready()
    return rule.made if isinstance(rule, Waiting) else rule


@cache
def viewing() -> Any:
    """The kernel that turns what is said of rows into what they are worth."""
    cuda = cuda_device()

    @cuda.jit
    def view(size, chances, outcomes, same, unit, values):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < size:
            turns.take_view(chances, outcomes, same, unit, row, values)

    return view


@cache
def seeing(encoding: str, encode: Any) -> Any:
    """The kernel that writes the inputs of a kind of networks."""
    cuda, encode = cuda_device(), made(encode)

    @cuda.jit
    def see(rules, positions, size, inputs):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < size:
            encode(rules, positions, i, inputs, i)

    return see


@cache
def laying_out(encoding: str, expand_on_card: Callable[[Any], Any]) -> Any:
    """The kernel that lays out tasks."""
    return expand_on_card(cuda_device())


@cache
def knowing(look_up: Any) -> Any:
    """The kernel that asks the tables of bearing off."""
    cuda, look_up = cuda_device(), made(look_up)

    @cuda.jit
    def know(rules, positions, size, ends, begins, doublets, both, chances):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < size:
            look_up(rules, positions[row], ends, begins, doublets, both, chances, row)

    return know


def lent_tables(table: Any) -> list[Array]:
    """Tables of bearing off on the card, in the order that :func:`knowing` takes them."""
    cuda = cuda_device()
    parts = ("ends", "begins", "doublets", "both")
    return [cuda.to_device(np.ascontiguousarray(table.parts[part])) for part in parts]
