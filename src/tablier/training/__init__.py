"""Training networks by self-play. Needs PyTorch (``pip install 'tablier[train]'``), and numba-cuda for a card."""

from __future__ import annotations

from .copying import Copyist, Size
from .duel import Score, duel
from .learning import Mark, Trainee
from .recipe import Recipe, Stage, adjusted, copying_recipe_for, recipe_for

__all__ = [
    "Copyist", "Mark", "Recipe", "Score", "Size", "Stage", "Trainee", "adjusted", "copying_recipe_for", "duel",
    "recipe_for",
]  # fmt: skip
