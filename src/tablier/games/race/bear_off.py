"""The tables of bearing off: built once for each set of rules, kept in the cache folder, read by memory map."""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...board import HOME, MEN, OFF
from ...compiled import cache_folder
from ...dice import rolls
from .bear_off_work import (
    POINTS,
    STATES,
    look_up,
    look_up_all,
    set_state,
    state_of,
    states_with,
    work_out,
    work_out_both,
)
from .game import RaceGame
from .game import scratch as race_scratch
from .moves import POSITION
from .position import RacePosition
from .ruleset import EXACT, MANUSCRIPT, NEVER, Ruleset

FEW = 6
"""With at most so many men on either side the chances are exact."""
_MOST_ROLLS = 48
_MOST_ROLLS_EXACT = 160
"""Where only the exact number bears off, the last men can wait long."""
_PARTS = ("expected", "ends", "begins", "doublets", "both")


class BearOff:
    """What is known of bearing off in one game."""

    def __init__(self, rules: Ruleset, parts: dict[str, np.ndarray]) -> None:
        self._rules = rules
        self.parts = parts
        self.expected = parts["expected"]
        """The mean number of rolls to bear off all men, for each state."""
        # Compiled functions know plain arrays at a glance, and mapped ones only at a second.
        self._ends, self._begins = np.asarray(parts["ends"]), np.asarray(parts["begins"])
        self._doublets, self._both = np.asarray(parts["doublets"]), np.asarray(parts["both"])

    look_up = staticmethod(look_up)
    """What is known of one position, as the kernel of a card asks it."""

    def judge(self, positions: np.ndarray[Any, Any], size: int, chances: np.ndarray) -> int:
        """Put what is known in place of what a network said, for the first ``size`` positions; how many are known."""
        tables = self._ends, self._begins, self._doublets, self._both
        return int(look_up_all(self._rules, positions, size, *tables, chances))

    def chances(self, position: RacePosition) -> np.ndarray | None:
        """The five chances of whoever throws, or None while a man is still on the way or all are off."""
        found = np.zeros((1, 5), np.float32)
        return found[0] if self.judge(position.array(), 1, found) else None

    def is_exact(self, position: RacePosition) -> bool:
        """Whether the chances take both players' best plays into account: few men are left.

        Never where a doublet as last cast counts double (B-13): plays are chosen for winning alone.
        """
        if self._rules.win == MANUSCRIPT:
            return False
        record = position.array()[0]
        return all(0 <= state_of(record, player) < states_with(FEW) for player in (0, 1))

    def rolls_left(self, position: RacePosition, player: int) -> float | None:
        """How many rolls a player needs on average, or None while a man is still on the way."""
        state = state_of(position.array()[0], player)
        return float(self.expected[state]) if state >= 0 else None


def bear_off(game: RaceGame) -> BearOff:
    """The tables of a game: from the cache, or built now, which takes seconds."""
    return _tables(_relevant(game.rules))


def is_built(game: RaceGame) -> bool:
    """Whether the tables of a game are there already."""
    return _is_whole(_folder(_relevant(game.rules)))


def _relevant(rules: Ruleset) -> Ruleset:
    """The rules without what makes no difference once all men are home."""
    return rules._replace(
        movement=0, closing=2, hitting=False, bar_first=True, courier=False, doubled_limit=0, talon_counts=False,
        binding=False, opening_played=False, pinning=NEVER,
    )  # fmt: skip


@cache
def _tables(rules: Ruleset) -> BearOff:
    folder = _folder(rules)
    if not _is_whole(folder):
        _keep(folder, build(rules))
    return BearOff(rules, {part: np.load(folder / f"{part}.npy", mmap_mode="r") for part in _PARTS})


def _folder(rules: Ruleset) -> Path:
    name = hashlib.sha256(repr((tuple(rules), FEW, _MOST_ROLLS, _MOST_ROLLS_EXACT)).encode()).hexdigest()[:12]
    return cache_folder() / f"bearoff-{name}"


def _is_whole(folder: Path) -> bool:
    return all((folder / f"{part}.npy").exists() for part in _PARTS)


def _keep(folder: Path, parts: dict[str, np.ndarray]) -> None:
    """Write tables so that nobody ever reads half of them, even if two build them at once."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, part in parts.items():
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
            np.save(file, part)
        os.replace(file.name, folder / f"{name}.npy")


def build(rules: Ruleset, few: int = FEW) -> dict[str, np.ndarray]:
    """Work the tables out."""
    faces = rolls(rules.dice)
    dice = np.zeros((len(faces), 3), np.int64)
    dice[:, : rules.dice] = [roll for roll, _ in faces]
    weights = np.array([ways for _, ways in faces]) / 6**rules.dice
    positions = np.zeros(1, POSITION)
    positions["men"][0, 1, OFF] = MEN
    way = np.empty(STATES, np.int64)
    for state in range(STATES):
        set_state(positions[0], 0, state)
        way[state] = positions["men"][0, 0, HOME:OFF] @ np.arange(POINTS, 0, -1)
    length = _MOST_ROLLS_EXACT if rules.exit == EXACT else _MOST_ROLLS
    expected = np.zeros(STATES)
    ends = np.zeros((STATES, length), np.float32)
    begins = np.zeros((STATES - states_with(MEN - 1), length), np.float32)
    doublets = np.zeros_like(ends) if rules.win == MANUSCRIPT else np.zeros((1, 1), np.float32)
    order = np.argsort(way, kind="stable")
    work_out(rules, order, dice, weights, positions, *race_scratch(), expected, ends, begins, doublets)
    size = states_with(few)
    pairs = np.array([(a, b) for a in range(1, size) for b in range(1, a + 1)])
    pairs = pairs[np.argsort(way[pairs].sum(axis=1), kind="stable")]
    both = np.zeros((size, size), np.float32)
    followers, counts = np.zeros((size, len(faces), size), np.int16), np.zeros((size, len(faces)), np.int64)
    work_out_both(rules, pairs, dice, weights, positions, *race_scratch(), followers, counts, both)
    return {"expected": expected, "ends": ends, "begins": begins, "doublets": doublets, "both": both}
