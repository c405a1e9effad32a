"""Training networks by self-play. Needs PyTorch (``pip install 'tablier[train]'``), and numba-cuda for a card."""

from __future__ import annotations

from .learning import Mark, Trainee
from .recipe import Recipe, Stage, recipe_for

__all__ = ["Mark", "Recipe", "Stage", "Trainee", "recipe_for"]
