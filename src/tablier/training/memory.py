"""What is remembered of the last turns, and how what came later corrects it.

A lesson says what a position is worth in the light of one turn. When the game goes on, the next turn may find the
position it led to better or worse than was foreseen. That surprise is passed back to the lessons before it, a little
less to each that lies further back: an *eligibility trace*, as in TD(λ). Where a lesson has followed every roll, the
surprise has no luck of the dice in it, and what a lesson grows into is a rollout with the luck taken out.
"""

from __future__ import annotations

from typing import NamedTuple

import torch

_TURNED = [0, 3, 4, 1, 2]
"""The chances of the other player: where they stand among one's own. That of winning also changes its sense."""


class Lesson(NamedTuple):
    """The positions of all games before a throw, a row of inputs each, and what looking one turn ahead says of them."""

    inputs: torch.Tensor
    targets: torch.Tensor
    """The chances of whoever throws."""
    usable: torch.Tensor
    """Whether every roll of a position found room; otherwise its targets are not to be learnt."""
    foreseen: torch.Tensor
    """The chances of the same player in the position that was gone on to, as they were judged then."""
    same: torch.Tensor
    """Whether the same player throws there."""
    goes_on: torch.Tensor
    """Whether the game went on there, with the play held best."""


class Memory:
    """The lessons of the last so many turns, in a ring."""

    def __init__(
        self, turns: int, games: int, inputs: int, outputs: int, trace: float, device: torch.device | str
    ) -> None:
        """``trace``: how much of a surprise reaches the position a turn before."""
        self._inputs = torch.zeros((turns, games, inputs), dtype=torch.int8, device=device)
        self._targets = torch.zeros((turns, games, outputs), device=device)
        self._usable = torch.zeros((turns, games), device=device)
        self._reach = torch.zeros((turns, games), device=device)
        """How much of a surprise of the present turn each lesson is corrected by."""
        self._own = torch.ones((turns, games), dtype=torch.bool, device=device)
        """Whether who throws now is who threw then."""
        self._trace = trace
        self._next = 0
        self._filled = 0
        self._last: Lesson | None = None

    def add(self, lesson: Lesson) -> None:
        """Remember a turn, and correct what is remembered of those that led to it."""
        if self._last is not None and self._trace:
            self._correct(self._last, lesson)
        slot = self._next
        self._inputs[slot] = lesson.inputs
        self._targets[slot] = lesson.targets
        self._usable[slot] = lesson.usable.float()
        self._reach[slot] = 1
        self._own[slot] = True
        self._next = (slot + 1) % len(self._inputs)
        self._filled = min(self._filled + 1, len(self._inputs))
        self._last = lesson

    def _correct(self, last: Lesson, now: Lesson) -> None:
        same = last.same[:, None]
        surprise = torch.where(same, now.targets, turned(now.targets)) - last.foreseen
        # A surprise of the turn before, as its player sees it; the lessons of the other see the reverse.
        reverse = turned(surprise)
        reverse[:, 0] -= 1
        self._reach *= self._trace * (last.goes_on & now.usable)
        self._targets += self._reach[..., None] * torch.where(self._own[..., None], surprise, reverse)
        self._own ^= ~last.same

    def draw(self, size: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """So many positions at random: inputs, targets, and the weight of each, which is 0 for the unusable."""
        games = self._inputs.shape[1]
        chosen = torch.randint(self._filled * games, (size,), device=self._targets.device)
        return self._inputs.flatten(0, 1)[chosen], self._targets.flatten(0, 1)[chosen], self._usable.flatten()[chosen]


def turned(chances: torch.Tensor) -> torch.Tensor:
    """The chances of one player as the other's."""
    found = chances[:, _TURNED[: chances.shape[1]]]
    found[:, 0] = 1 - found[:, 0]
    return found
