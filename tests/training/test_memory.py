"""What came later corrects what was remembered before: the returns of TD(λ), worked out here the long way round."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tablier import find_game  # noqa: E402
from tablier.training import recipe_for  # noqa: E402
from tablier.training.field import EVERY_ROLL, TrainingField  # noqa: E402
from tablier.training.learning import Trainee  # noqa: E402
from tablier.training.machine import machine_for  # noqa: E402
from tablier.training.memory import Memory, TrainingLesson, turned  # noqa: E402

pytestmark = pytest.mark.train

TURNS, GAMES, TRACE = 160, 24, 0.8


def returns(lessons: list[TrainingLesson]) -> list[np.ndarray]:
    """From the last turn back: what a lesson says, and so much of what the next return says otherwise than was held."""
    found = [lessons[-1].targets.numpy().copy()]
    for now, after in zip(reversed(lessons[:-1]), reversed(lessons), strict=False):
        later, held = torch.from_numpy(found[0]), after.held
        more = torch.where(now.same[:, None], later - held, turned(later) - turned(held))
        found.insert(0, (now.targets + TRACE * (now.goes_on & after.usable)[:, None] * more).numpy())
    return found


@pytest.mark.parametrize("breadth", [1, EVERY_ROLL])
@pytest.mark.parametrize("game_id", ["backgammon@modern", "backgammon", "trictrac"])
def test_lessons_grow_into_the_returns_of_their_games(game_id: str, breadth: int) -> None:
    game = find_game(game_id)
    judge = Trainee(game, recipe_for(game, 1, 0.002), 1, "cpu")._judge()
    field = TrainingField(game, GAMES, breadth, 256, 256, machine_for(game, "cpu"), 3)
    outputs = field.turn(judge, 0.5, 2).targets.shape[1]
    memory = Memory(TURNS, GAMES, len(field._inputs), outputs, TRACE, "cpu")
    lessons = []
    for _ in range(TURNS):
        lesson = field.turn(judge, 0.5, 2)
        memory.add(lesson)
        lessons.append(lesson)
    assert field.finished > 0 or game_id == "trictrac"  # whose games take longer
    np.testing.assert_allclose(memory._targets.numpy(), np.array(returns(lessons)), atol=1e-5)
    inputs, targets, weights = memory.draw(100)
    assert (inputs.shape[0], targets.shape, weights.shape) == (100, (100, outputs), (100,))
    assert 0 <= targets.min() <= targets.max() <= 1


def test_without_a_trace_lessons_stay_as_they_were() -> None:
    lesson = TrainingLesson(
        torch.ones((3, 4), dtype=torch.int8), torch.rand((3, 5)), torch.tensor([True, False, True]), torch.rand((3, 5)),
        torch.zeros(3, dtype=torch.bool), torch.ones(3, dtype=torch.bool),
    )  # fmt: skip
    memory = Memory(2, 3, 4, 5, 0.0, "cpu")
    for _ in range(3):
        memory.add(lesson)
    np.testing.assert_array_equal(memory._targets[0], lesson.targets)
    assert set(memory.draw(50)[2].tolist()) == {0.0, 1.0}


def test_turning_twice_gives_the_same_chances() -> None:
    chances = torch.rand((7, 5))
    torch.testing.assert_close(turned(turned(chances)), chances)
    assert turned(torch.tensor([[0.7]])).item() == pytest.approx(0.3)
