"""The steps that may come next, each with those that may follow it, are those that are told when asked for singly."""

from __future__ import annotations

import random

import pytest

from depth import of_many
from tablier import Phase, Table
from tablier.bots import make

GAMES = (
    "backgammon", "backgammon@modern", "garanguet", "jacquet-de-versailles", "irish", "plakoto", "trictrac",
    "trictrac-a-ecrire",
)  # fmt: skip


@pytest.mark.scaled
@pytest.mark.parametrize("game", GAMES)
def test_two_steps_are_told_at_once(game: str) -> None:
    told = 0
    for seed in range(of_many(20, 3)):
        table, chance = Table(game, seed=seed, touch_move=bool(seed % 2)), random.Random(seed)
        others = make("random", seed)
        for _ in range(150):
            if table.is_over:
                break
            if table.phase is not Phase.PLAY:
                others.choose(table)
                continue
            steps, ahead = table.steps(), table.steps_ahead()
            assert [step for step, _ in ahead] == steps
            for step, then in ahead:
                assert then == table.steps(step), f"{table!r} {table.drafted} {step}"
                told += len(then)
            if not steps:
                table.confirm()
            elif seed % 2 and chance.random() < 0.3:
                table.touch(chance.choice(steps).source)
            else:
                table.step(chance.choice(steps))
    assert told > 100
