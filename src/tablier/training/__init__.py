"""Training networks by self-play. Needs PyTorch (``pip install 'tablier[train]'``), and numba-cuda for a card."""

from __future__ import annotations

from ..errors import needing

with needing("train"):
    from .copying import Copyist, Size
    from .duel import DuelScore, duel
    from .learning import CurvePoint, Trainee
    from .recipe import Recipe, Stage, adjusted, copying_recipe_for, recipe_for

__all__ = [
    "Copyist", "CurvePoint", "DuelScore", "Recipe", "Size", "Stage", "Trainee", "adjusted", "copying_recipe_for",
    "duel", "recipe_for",
]  # fmt: skip
