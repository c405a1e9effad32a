"""Steps of the optimiser, on the processor and recorded on a card."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from tablier.training.optimising import Optimiser  # noqa: E402
from tablier.training.value import ValueNetwork  # noqa: E402

pytestmark = pytest.mark.train

INPUTS, OUTPUTS, BATCH = 24, 5, 64
needs_card = pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a CUDA card")


def lesson(seed: int, device: str, size: int = BATCH) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    chance = torch.Generator().manual_seed(seed)
    inputs = torch.randint(0, 3, (size, INPUTS), generator=chance, dtype=torch.int8)
    targets = torch.rand((size, OUTPUTS), generator=chance)
    return inputs.to(device), targets.to(device), torch.ones(size, device=device)


def learners(device: str) -> list[ValueNetwork]:
    torch.manual_seed(5)
    return [ValueNetwork(INPUTS, width, 2, OUTPUTS).to(device) for width in (32, 8)]


@pytest.mark.parametrize("device", ["cpu", pytest.param("cuda", marks=needs_card)])
def test_networks_learn_side_by_side_what_they_are_shown(device: str) -> None:
    networks = learners(device)
    optimiser = Optimiser(networks, torch.ones(INPUTS, device=device), 1e-2, 0.0)
    shown = lesson(1, device)
    losses = [optimiser.step(*shown) for _ in range(200)]
    assert (losses[-1] < 0.8 * losses[0]).all()
    with torch.no_grad():
        for network in networks:
            off = torch.sigmoid(network(shown[0].float())) - shown[1]
            assert float(off.abs().mean()) < 0.2


def test_without_a_rate_nothing_is_learnt() -> None:
    (network, _) = learners("cpu")
    optimiser = Optimiser([network], torch.ones(INPUTS), 1e-2, 0.0)
    before = [weights.clone() for weights in network.parameters()]
    optimiser.set_rate(0.0)
    optimiser.step(*lesson(1, "cpu"))
    assert all(torch.equal(*pair) for pair in zip(before, network.parameters(), strict=True))
    optimiser.set_rate(1e-2)
    optimiser.step(*lesson(1, "cpu"))
    assert not any(torch.equal(*pair) for pair in zip(before, network.parameters(), strict=True))


def test_a_position_without_weight_teaches_nothing() -> None:
    found = []
    for wrong in (0.0, 1.0):
        (network, _) = learners("cpu")
        inputs, targets, weights = lesson(1, "cpu")
        targets[7], weights[7] = wrong, 0
        Optimiser([network], torch.ones(INPUTS), 1e-2, 0.0).step(inputs, targets, weights)
        found.append([weights.clone() for weights in network.parameters()])
    assert all(torch.equal(*pair) for pair in zip(*found, strict=True))


@needs_card
def test_a_recorded_step_is_the_same_step() -> None:
    """Other batches, another rate and another size of batch after recording: as if nothing had been recorded."""
    found = []
    for recording in (True, False):
        networks = learners("cuda")
        optimiser = Optimiser(networks, torch.full((INPUTS,), 0.5, device="cuda"), 1e-2, 1e-4)
        for number in range(20):
            optimiser.set_rate(1e-2 / (1 + number))
            batch = lesson(number, "cuda", BATCH if number % 3 else 2 * BATCH)
            loss = optimiser.step(*batch) if recording else optimiser._learn(*batch)
        found.append([loss.clone(), *(weights.detach() for network in networks for weights in network.parameters())])
    for recorded, plain in zip(*found, strict=True):
        torch.testing.assert_close(recorded, plain, rtol=1e-3, atol=1e-4)
