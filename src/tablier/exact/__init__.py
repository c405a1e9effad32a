"""Exact knowledge of the race games: tables of bearing off, worked out once and kept."""

from __future__ import annotations

from .tables import BearOff, bear_off, is_built

__all__ = ["BearOff", "bear_off", "is_built"]
