"""What is remembered of the last turns, and how what came later corrects it.

A lesson says what a position is worth in the light of one turn. That may be better or worse than the network held it
to be. The surprise is passed back to the lessons that led there, a little less to each that lies further back: an
*eligibility trace*, as in TD(λ). Where a lesson has followed every roll, the surprise has no luck of the dice in it,
and what a lesson grows into is a rollout with the luck taken out.
"""

from __future__ import annotations

from typing import NamedTuple

import torch

_TURNED = [0, 3, 4, 1, 2]
"""The chances of the other player: where they stand among one's own. That of winning also changes its sense."""


class TrainingLesson(NamedTuple):
    """The positions of all games before a throw, a row of inputs each, and what looking one turn ahead says of them."""

    inputs: torch.Tensor
    targets: torch.Tensor
    """The chances of whoever throws."""
    usable: torch.Tensor
    """Whether every roll of a position found room; otherwise its targets are not to be learnt."""
    held: torch.Tensor
    """What the same network holds of the positions themselves."""
    same: torch.Tensor
    """Whether the same player throws next."""
    goes_on: torch.Tensor
    """Whether the game goes on, with the play held best."""


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
        self._last: TrainingLesson | None = None

    def add(self, lesson: TrainingLesson) -> None:
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

    def _correct(self, last: TrainingLesson, now: TrainingLesson) -> None:
        self._own ^= ~last.same
        self._reach *= self._trace * (last.goes_on & now.usable)
        # The same network holds and looks: what it has learnt between two turns is no surprise of the game.
        surprise = now.targets - now.held
        reverse = turned(surprise)
        reverse[:, 0] -= 1
        self._targets += self._reach[..., None] * torch.where(self._own[..., None], surprise, reverse)

    def draw(self, size: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """So many positions at random: inputs, targets, and the weight of each, which is 0 for the unusable.

        Corrections can lead a little beyond certainty; a target never does, since nothing would ever be sure enough
        for it, and the weights would grow without end.
        """
        games = self._inputs.shape[1]
        chosen = torch.randint(self._filled * games, (size,), device=self._targets.device)
        targets = self._targets.flatten(0, 1)[chosen].clamp_(0, 1)
        return self._inputs.flatten(0, 1)[chosen], targets, self._usable.flatten()[chosen]


def turned(chances: torch.Tensor) -> torch.Tensor:
    """The chances of one player as the other's."""
    found = chances[:, _TURNED[: chances.shape[1]]]
    found[:, 0] = 1 - found[:, 0]
    return found
