"""The same rules inside CUDA kernels: the same seeds give the same games, bit for bit.

Left out where there is no CUDA device or no numba-cuda.
"""

import gc

import numpy as np
import pytest

from tablier import BadOption, batch, find_game
from tablier.batch import cuda
from tablier.bots import play_turns

try:
    cuda.device()
except BadOption as problem:
    pytestmark = pytest.mark.skip(reason=str(problem))

GAMES = 3000
SEED = 20_261


@pytest.mark.parametrize(
    "game_id",
    [
        "unstacked",
        "garanguet",
        "garanguet@overflow=as-printed",
        "jacquet-de-versailles",
        "backgammon",
        "backgammon@house",
        "backgammon@manuscript",
        "backgammon@modern",
        "irish",
        "plakoto",
        "plakoto@pinned_home=bears",
        "trictrac",
        "trictrac@old_jans=true,stakes=quadruple",
        "trictrac@overflow=both-inside",
        "trictrac@exit=provincial",
    ],
)
def test_the_same_seeds_give_the_same_games_on_the_device(game_id):
    game = find_game(game_id)
    played = batch.playouts(game, GAMES, SEED, device="cuda")
    np.testing.assert_array_equal(played, game.playouts(GAMES, SEED))


def test_a_game_set_up_goes_on_the_same_way_on_the_device():
    game = find_game("backgammon@modern")
    start = game.position("b:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5")
    played = batch.playouts(game, 500, 3, start=start, first=70, device="cuda")
    np.testing.assert_array_equal(played, game.playouts(500, 3, start, 70))


@pytest.mark.parametrize(
    "game_id", ["unstacked", "garanguet", "jacquet-de-versailles", "backgammon@modern", "plakoto", "trictrac"]
)
def test_turns_of_many_positions_are_the_same_on_the_device(game_id):
    games = np.arange(200)
    positions = batch.start(game_id, len(games))
    for turn in range(12):
        rolls = batch.roll(game_id, games, turn, SEED, device="cuda")
        np.testing.assert_array_equal(rolls, batch.roll(game_id, games, turn, SEED))
        there, here = (batch.legal_plays(game_id, positions, rolls, device=device) for device in ("cuda", "cpu"))
        np.testing.assert_array_equal(there.offsets, here.offsets)
        np.testing.assert_array_equal(there.positions, here.positions)
        choices = (here.counts - 1) // 2
        after = batch.apply(game_id, positions, rolls, choices, device="cuda")
        np.testing.assert_array_equal(after, batch.apply(game_id, positions, rolls, choices))
        np.testing.assert_array_equal(batch.score(game_id, after, device="cuda"), batch.score(game_id, after))
        positions = after


@pytest.mark.parametrize("game_id", ["unstacked", "garanguet", "backgammon@modern", "trictrac"])
def test_a_batch_stays_on_the_card_from_call_to_call(game_id):
    here, there = batch.start(game_id, 300), batch.start(game_id, 300, device="cuda")
    games = np.arange(300)
    for turn in range(8):
        rolls, thrown = batch.roll(game_id, games, turn, SEED), batch.roll(game_id, games, turn, SEED, device="cuda")
        choices = batch.legal_plays(game_id, there, thrown).counts - 1
        there = batch.apply(game_id, there, thrown, choices)
        here = batch.apply(game_id, here, rolls, choices)
        assert isinstance(there, batch.OnCard)
        np.testing.assert_array_equal(there, here)
        np.testing.assert_array_equal(there["men"], here["men"])
        np.testing.assert_array_equal(there[100:200]["turn"], here[100:200]["turn"])
        np.testing.assert_array_equal(batch.over(game_id, there), batch.over(game_id, here))


def test_pytorch_shares_the_memory_of_a_batch_on_the_card():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: its view of the card is not tried")
    positions = batch.start("trictrac", 5, device="cuda")
    men, holes = (torch.as_tensor(positions[field], device="cuda") for field in ("men", "holes"))
    assert tuple(men.shape) == (5, 2, 26)
    men[2, 1, 7] = 4
    holes[0, 1] = 11
    torch.cuda.synchronize()
    assert positions.to_host()["men"][2, 1, 7] == 4
    assert positions["holes"].to_host()[0, 1] == 11
    positions = batch.start("garanguet", 5, device="cuda")
    rolls = torch.full((5, 3), 6, device="cuda")
    choices = torch.zeros(5, dtype=torch.int32, device="cuda")
    after = batch.apply("garanguet", positions, rolls, choices)
    expected = batch.apply("garanguet", positions.to_host(), np.full((5, 3), 6), np.zeros(5, int))
    np.testing.assert_array_equal(after, expected)


def test_cupy_shares_the_memory_of_a_batch_on_the_card():
    cupy = pytest.importorskip("cupy", reason="CuPy is not installed: its view of the card is not tried")
    positions = batch.start("backgammon@modern", 5, device="cuda")
    cupy.asarray(positions["men"])[3, 0, 2] = 7
    assert positions.to_host()["men"][3, 0, 2] == 7


@pytest.mark.parametrize("game_id", ["unstacked", "backgammon@modern", "trictrac"])
def test_fields_and_parts_are_copied_without_gaps_on_the_card(game_id):
    here, there = batch.start(game_id, 301), batch.start(game_id, 301, device="cuda")
    for field in here.dtype.names:
        compact = there[::3][field].compact()
        assert compact.array.is_c_contiguous()
        assert compact.dtype == here[field].dtype
        np.testing.assert_array_equal(compact, here[::3][field])
    np.testing.assert_array_equal(there[::3].compact(), here[::3])
    assert there.compact().array is there.array


def test_jax_takes_a_batch_on_the_card():
    jax = pytest.importorskip("jax", reason="JAX is not installed: its view of the card is not tried")
    if jax.default_backend() != "gpu":
        pytest.skip("JAX has no card here")
    positions = batch.start("trictrac", 5, device="cuda")
    for field in ("men", "holes"):
        np.testing.assert_array_equal(jax.numpy.asarray(positions[field]), positions[field])
    for taken in (positions["men"], batch.score("trictrac", positions)):
        here = np.asarray(taken)
        shown = jax.numpy.asarray(taken)
        del taken
        gc.collect()
        cuda.cuda.current_context().deallocations.clear()
        others = [cuda.cuda.to_device(np.full(1 << 12, 7, np.int8)) for _ in range(100)]  # whoever gets the memory now
        np.testing.assert_array_equal(shown, here)
        assert len(others) == 100


@pytest.mark.parametrize("bot", ["random", "novice", "player", "expert", "master"])
@pytest.mark.parametrize("game_id", ["backgammon@modern", "backgammon", "garanguet", "plakoto", "trictrac"])
def test_bots_play_on_the_card_as_on_the_processor(game_id, bot):
    """Sums are rounded otherwise there: now and then plays as good as equal change places."""
    pytest.importorskip("torch", reason="PyTorch is not installed: nothing multiplies on the card")
    many = 6 if bot == "master" else 200
    here, games = batch.start(game_id, many), np.arange(many)
    for turn in range(8):
        here = play_turns(game_id, "random", here, batch.roll(game_id, games, turn, SEED), seed=SEED, turn=turn)
        here[batch.over(game_id, here)] = batch.start(game_id, 1)[0]
    rolls = batch.roll(game_id, games, 8, SEED)
    after = play_turns(game_id, bot, batch.OnCard(cuda.cuda.to_device(here)), rolls, seed=3)
    assert isinstance(after, batch.OnCard)
    alike = (after.to_host() == play_turns(game_id, bot, here, rolls, seed=3)).sum()
    assert alike >= 0.98 * many


def test_a_play_that_is_not_there_is_refused_on_the_device():
    positions = batch.start("garanguet", 3)
    with pytest.raises(BadOption) as caught:
        batch.apply("garanguet", positions, np.full((3, 3), 6), np.array([0, 0, 9]), device="cuda")
    assert caught.value.code == "no-such-play"
