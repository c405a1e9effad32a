"""Work that is spread gives what it gives here: in order, with its errors, and whatever happens to the workers."""

import os
import pickle
import signal
import threading
import time
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from tablier import BadOption, BadPosition, BadRecord, UnknownGame, batch, find_game
from tablier.spread import playouts, spread
from tablier.terminal.app import tablier


def square(number):
    return number * number


def fail(number):
    raise BadOption("no-luck", f"{number} fails.")


def slow_square(folder, number):
    """Takes a while, and leaves a note of who did it."""
    with (Path(folder) / str(number)).open("a") as notes:
        notes.write(f"{os.getpid()}\n")
    time.sleep(0.4)
    return number * number


def test_work_is_done_here_in_order():
    assert list(spread(square, range(5))) == [0, 1, 4, 9, 16]
    with pytest.raises(BadOption, match="3 fails"):
        list(spread(fail, [3]))


@pytest.mark.parametrize(
    "error",
    [BadOption("no-luck", "It fails.", "C-2"), BadPosition(["a", "b"]), BadRecord(3, "torn"), UnknownGame("x", "y")],
)
def test_errors_travel(error):
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


def test_pieces_of_playouts_are_the_playouts():
    game = find_game("garanguet")
    parts = list(playouts(game, 25, 5, piece=10, first=3))
    assert [len(part) for part in parts] == [10, 10, 5]
    np.testing.assert_array_equal(np.concatenate(parts), batch.playouts(game, 25, 5, first=3))


@pytest.mark.parametrize(
    ("arguments", "code"),
    [({"seed": -1}, "bad-seed"), ({"games": -1}, "bad-number"), ({"piece": 0}, "bad-number")],
)
def test_bad_requests_are_refused(arguments, code):
    with pytest.raises(BadOption) as caught:
        list(playouts(**{"game": "unstacked", "games": 1, "seed": 1} | arguments))
    assert caught.value.code == code


def test_an_absent_cluster_is_named():
    pytest.importorskip("ray", reason="Ray is not installed (make test-envs installs it)")
    with pytest.raises(BadOption) as caught:
        list(spread(square, [1], ray="127.0.0.1:1"))
    assert caught.value.code == "no-cluster"


def test_without_ray_it_says_so(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadOption) as caught:
        list(spread(square, [1], ray="local"))
    assert caught.value.code == "no-ray"


RAY_WARNS = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module")
def cluster():
    """Two workers on this machine."""
    ray = pytest.importorskip("ray", reason="Ray is not installed (make test-envs installs it)")
    here = {"env_vars": {"PYTHONPATH": str(Path(__file__).parent)}}
    ray.init(num_cpus=2, include_dashboard=False, logging_level="error", log_to_driver=False, runtime_env=here)
    yield ray
    ray.shutdown()


@RAY_WARNS
def test_the_same_games_come_back(cluster):
    for game_id in ("unstacked", "backgammon@modern"):
        spread_out = np.concatenate(list(playouts(game_id, 2000, 9, piece=150, ray="local")))
        np.testing.assert_array_equal(spread_out, batch.playouts(game_id, 2000, 9))


@RAY_WARNS
def test_an_error_is_raised_here(cluster):
    with pytest.raises(BadOption) as caught:
        list(spread(fail, [7], ray="local"))
    assert caught.value.code == "no-luck"


@RAY_WARNS
def test_a_killed_worker_loses_nothing(cluster, tmp_path):
    killed = []

    def kill_one():
        while not killed:
            for notes in tmp_path.iterdir():
                if notes.read_text():
                    killed.append(int(notes.read_text().split()[0]))
                    os.kill(killed[0], signal.SIGKILL)
                    return
            time.sleep(0.02)

    killer = threading.Thread(target=kill_one)
    killer.start()
    results = list(spread(partial(slow_square, str(tmp_path)), range(8), ray="local"))
    killer.join()
    assert results == [number * number for number in range(8)]
    done_twice = [notes for notes in tmp_path.iterdir() if len(notes.read_text().split()) > 1]
    assert killed
    assert done_twice


@RAY_WARNS
def test_the_command_plays_the_same_games(cluster):
    said = [
        CliRunner().invoke(tablier, ["simulate", "unstacked", "-n", "12000", "--seed", "4", *more])
        for more in ((), ("--threads", "2"), ("--ray", "local"))
    ]
    assert [result.exit_code for result in said] == [0, 0, 0]
    assert said[0].output == said[1].output == said[2].output
