"""Training networks by self-play. Needs PyTorch (``pip install 'tablier[train]'``), and numba-cuda for a card."""

from __future__ import annotations

from .duel import Score, duel
from .learning import Mark, Trainee
from .recipe import Recipe, Stage, adjusted, recipe_for

__all__ = ["Mark", "Recipe", "Score", "Stage", "Trainee", "adjusted", "duel", "recipe_for"]
