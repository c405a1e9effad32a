"""How a game is shown to a learner: as which numbers, with the mask beside them or not, as text, as a picture."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import numpy as np

from .. import svg, text
from ..batch.games import encoding
from ..batch.turns import ACTIONS
from ..errors import BadOption, needing
from ..games import Game
from ..saying import Said, Several, quoted
from .state import State

with needing("gymnasium"):
    from gymnasium import spaces

DTYPES = ("int8", "float32")
WIDTH = 640
"""How many pixels a picture is wide."""


def observation_space(game: Game | str, dtype: str = "int8") -> spaces.Box:
    """The observations of a game: whole numbers from 0 to what each can be. Raises BadOption."""
    if dtype not in DTYPES:
        raise BadOption(
            "bad-dtype", Said("programs.bad-dtype", dtypes=Several(DTYPES, either=True), given=quoted(dtype))
        )
    most = np.concatenate([np.full(field.last - field.first, field.most) for field in encoding(game)]).astype(dtype)
    return spaces.Box(np.zeros_like(most), most, dtype=most.dtype.type)


class View:
    """What observations look like: an array or, with two ``keys``, observation and mask under these names.

    Raises BadOption.
    """

    def __init__(self, game: Game, dtype: str = "int8", keys: tuple[str, str] | None = None) -> None:
        seen = observation_space(game, dtype)
        self.dtype = seen.dtype
        self.keys = None if keys is None else tuple(keys)
        self.space: spaces.Space[Any] = seen
        if self.keys is not None:
            if len(set(self.keys)) != 2 or not all(isinstance(key, str) for key in self.keys):
                raise BadOption("bad-keys", Said("programs.bad-keys", given=quoted(keys)))
            masks = spaces.Box(0, 1, (ACTIONS,), dtype=seen.dtype.type)
            self.space = spaces.Dict(dict(zip(self.keys, (seen, masks), strict=True)))

    def shown(self, seen: np.ndarray, masks: np.ndarray, copy: bool = False) -> Any:
        """An observation, or one of many games; ``copy``: whether it is one's own to keep."""
        seen = seen.astype(self.dtype, copy=copy)
        if self.keys is None:
            return seen
        return dict(zip(self.keys, (seen, masks.astype(self.dtype, copy=copy)), strict=True))


def check_render_mode(mode: str | None, metadata: Mapping[str, Any]) -> str | None:
    """The way of drawing, if there is such a one and what it needs is installed. Raises BadOption."""
    modes = (None, *metadata["render_modes"])
    if mode not in modes:
        raise BadOption(
            "bad-render-mode",
            Said("programs.bad-render-mode", modes=Several(tuple(map(quoted, modes)), either=True), given=quoted(mode)),
        )
    if mode == "rgb_array":
        _rasteriser()
    return mode


def rendered(state: State, mode: str | None) -> Any:
    """A game in progress before the play that is being made: as text with who does what under it, or as pixels."""
    if mode == "ansi":
        return f"{text.board(state.position)}\n\n{state.doing}"
    return pixels(state) if mode == "rgb_array" else None


def pixels(state: State, width: int = WIDTH) -> np.ndarray:
    """The board as an array of height, width and three colours, seen by the agent or White. Raises BadOption."""
    resvg, image = _rasteriser()
    # The words around a board would be drawn in whatever fonts there are; the board itself needs none.
    drawn = str(svg.draw(state.position, viewer=max(state.agent, 0), dice=state.dice, theme="light"))
    return np.asarray(image.open(io.BytesIO(bytes(resvg.svg_to_bytes(svg_string=drawn, width=width)))).convert("RGB"))


def _rasteriser() -> tuple[Any, Any]:
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as missing:
        raise BadOption("no-rasteriser", Said("programs.no-rasteriser", package=str(missing.name))) from None
    return resvg_py, Image
