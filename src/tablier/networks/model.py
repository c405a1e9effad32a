"""A value network: small, residual, kept in a safetensors file, evaluated without PyTorch.

The inputs are whole numbers (see the encodings of the families of games), a column for every position. With ``w`` and
``b`` the weights of a layer the network is

    h = relu(w₀ x + b₀);  h = h + relu(wᵢ h + bᵢ) for each layer between;  chances = 1 / (1 + exp(-(w h + b)))

and its outputs are chances, as the encoding says. It may bring a *scout*: a far smaller network that has learnt the
same, whose glance is enough to tell which plays are worth judging. The file carries everything else as text: which game
it plays, which encoding it reads, and the card that tells how it was trained.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import BadNetwork, BadOption
from ..games import Game, find_game
from ..kinds import declared
from ..saying import Said, quoted
from . import layers_work
from .kinds import Kind, kind_of

FORMAT = "tablier-network/1"
FIRST, LAST = "first", "last"
SCOUT = "scout."
LISTS = "lists"
"""Where a card says how many plays of a roll are to be judged after the scout: of answers, and in a third look."""

_CHUNK = 512
"""Positions judged together: enough to keep the multiplier busy, few enough for what lies between to stay in cache."""


@dataclass(frozen=True)
class Layer:
    weight: np.ndarray
    bias: np.ndarray

    @cached_property
    def by_input(self) -> np.ndarray:
        """The weights of one input after those of another, each for all units."""
        return np.ascontiguousarray(self.weight.T)


Layers = tuple[Layer, ...]


@dataclass(frozen=True)
class Network:
    """The layers of a network, and what is known of it."""

    game: str
    encoding: str
    layers: Layers
    card: Mapping[str, Any] = field(default_factory=dict)
    scout: Layers = ()
    """Those of its scout, if it has one."""

    @property
    def quick(self) -> Network:
        """Its scout as a network of its own: far quicker, and not much weaker. Raises BadNetwork if it has none."""
        if not self.scout:
            raise BadNetwork("no-scout", Said("programs.no-scout", game=self.game))
        return replace(self, layers=self.scout, scout=())

    @property
    def width(self) -> int:
        return len(self.layers[0].bias)

    @property
    def outputs(self) -> int:
        return len(self.layers[-1].bias)

    def judge(self, inputs: np.ndarray) -> np.ndarray:
        """The chances in each position, a row of outputs for every column of inputs."""
        return _judge(self.layers, _seen(self.layers, inputs))

    def glance(self, inputs: np.ndarray) -> np.ndarray:
        """The same by its scout, roughly."""
        return _judge(self.scout, _seen(self.scout, inputs))


def _seen(layers: Layers, inputs: np.ndarray) -> np.ndarray:
    """What a network is to judge. Raises BadOption unless it is what the network sees of each position."""
    known = len(layers[0].by_input) if layers else 0
    if not isinstance(inputs, np.ndarray) or inputs.ndim != 2 or len(inputs) != known or inputs.dtype.kind not in "fiu":
        raise BadOption("bad-shape", Said("programs.bad-inputs", inputs=known, given=quoted(inputs)))
    return inputs


def _judge(layers: Layers, inputs: np.ndarray) -> np.ndarray:
    first, *between, last = layers
    rows = np.ascontiguousarray(inputs.T)
    chances = np.empty((len(rows), len(last.bias)), np.float32)
    for begin in range(0, len(rows), _CHUNK):
        some = rows[begin : begin + _CHUNK]
        hidden = np.empty((len(some), len(first.bias)), np.float32)
        layers_work.take_in(some, first.by_input, first.bias, hidden)
        for layer in between:
            layers_work.add_rectified(hidden, layer.by_input, layer.bias)
        layers_work.tell_chances(hidden @ last.by_input, last.bias, chances[begin : begin + _CHUNK])
    return chances


@declared
def save(network: Network, path: str | os.PathLike[str]) -> None:
    """Write a network, its numbers with half precision. Raises OSError."""
    from safetensors import SafetensorError
    from safetensors.numpy import save_file  # only those who play with networks need it

    tensors = {}
    for prefix, layers in (("", network.layers), (SCOUT, network.scout)):
        for name, layer in zip(_names(len(layers)) if layers else (), layers, strict=True):
            tensors[f"{prefix}{name}.weight"] = layer.weight.astype(np.float16)
            tensors[f"{prefix}{name}.bias"] = layer.bias.astype(np.float16)
    about = {
        "format": FORMAT,
        "game": network.game,
        "encoding": network.encoding,
        "card": json.dumps(dict(network.card)),
    }
    try:
        save_file(tensors, path, about)
    except SafetensorError as fault:
        raise OSError(str(fault)) from None


@declared
def load(path: str | os.PathLike[str]) -> Network:
    """Read a network. Raises BadNetwork if the file is missing, damaged, or not one of ours."""
    from safetensors import SafetensorError, safe_open

    path = Path(path)
    try:
        with safe_open(path, "np") as file:
            about = file.metadata() or {}
            tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    except (SafetensorError, OSError, ValueError) as problem:
        raise BadNetwork(
            "unreadable-network", Said("programs.unreadable-network", file=path.name, why=str(problem))
        ) from None
    if about.get("format") != FORMAT:
        raise BadNetwork("foreign-network", Said("programs.foreign-network", file=path.name))
    try:
        card = json.loads(about.get("card", "{}"))
        if not isinstance(card, dict):
            raise ValueError("card")
        scout = {name.removeprefix(SCOUT): tensors.pop(name) for name in list(tensors) if name.startswith(SCOUT)}
        layers = _layers(tensors)
        network = Network(about["game"], about["encoding"], layers, card, _layers(scout) if scout else ())
        fault = _fault(network, find_game(network.game))
    except (KeyError, ValueError) as problem:
        raise BadNetwork("damaged-network", Said("programs.network-lacks", file=path.name, part=str(problem))) from None
    if fault:
        raise BadNetwork(
            "damaged-network",
            Said("programs.network-cannot-play", file=path.name, game=network.game, why=fault),
        )
    return network


def _names(layers: int) -> list[str]:
    return [FIRST, *(f"between.{i}" for i in range(layers - 2)), LAST]


def _layers(tensors: Mapping[str, np.ndarray]) -> Layers:
    names = _names(max(2, len(tensors) // 2))
    if {part for name in names for part in (f"{name}.weight", f"{name}.bias")} != set(tensors):
        raise ValueError(f"there are {', '.join(sorted(tensors)) or 'no numbers'}")
    return tuple(
        Layer(
            np.ascontiguousarray(tensors[f"{name}.weight"], np.float32),
            np.ascontiguousarray(tensors[f"{name}.bias"], np.float32),
        )
        for name in names
    )


def _fault(network: Network, game: Game) -> Said | None:
    """What keeps a network from playing, if anything does."""
    kind = kind_of(game)
    if network.encoding != kind.encoding:
        return Said("programs.other-encoding", encoding=network.encoding, wanted=kind.encoding)
    lists = network.card.get(LISTS, [1, 1])
    if not (isinstance(lists, list) and len(lists) == 2 and all(type(most) is int and most > 0 for most in lists)):
        return Said("programs.unfit-lists")
    faults = (_unfit(layers, kind) for layers in (network.layers, network.scout) if layers)
    return next((fault for fault in faults if fault), None)


def _unfit(layers: Layers, kind: Kind) -> Said | None:
    size = kind.inputs
    for layer in layers:
        if layer.weight.shape != (len(layer.bias), size) or layer.bias.ndim != 1:
            return Said("programs.unfit-layers")
        if not (np.isfinite(layer.weight).all() and np.isfinite(layer.bias).all()):
            return Said("programs.not-finite")
        size = len(layer.bias)
    return None if size == kind.outputs else Said("programs.other-outputs", outputs=size, wanted=kind.outputs)
