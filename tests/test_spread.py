"""Work that is spread gives what it gives here: in order, with its errors, and whatever happens to the workers."""

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from review.playing import played
from tablier import BadOption, BadPosition, BadRecord, Record, UnknownGame, batch, find_game
from tablier.bots.arena import contest, play_pair
from tablier.bots.rollouts import trials_in
from tablier.bots.selfplay import selfplay
from tablier.review import review
from tablier.review.analysing import analyse_plays
from tablier.spread import playouts, spread
from tablier.terminal.app import tablier


def square(number):
    return number * number


def fail(number):
    raise BadOption("no-luck", f"{number} fails.")


def end_it_all(number):
    os.kill(os.getpid(), signal.SIGKILL)


def slow_pair(folder, task):
    """A pair of games, with a note of who plays it."""
    with (Path(folder) / str(task[-1])).open("a") as notes:
        notes.write(f"{os.getpid()}\n")
    time.sleep(0.2)
    return play_pair(*task)


def slow_rollout(folder, seed):
    """A rollout, with a note of who plays it."""
    with (Path(folder) / str(seed)).open("a") as notes:
        notes.write(f"{os.getpid()}\n")
    time.sleep(0.2)
    return trials_in("trictrac", 2, seed, (find_game("trictrac").start().array(), range(4))).tolist()


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


def test_processes_share_the_work():
    assert list(spread(square, range(20), jobs=2)) == [number * number for number in range(20)]
    assert next(spread(square, range(1000), jobs=2)) == 0  # and the rest is not waited for
    with pytest.raises(BadOption, match="3 fails"):
        list(spread(fail, [3, 4], jobs=2))


@pytest.mark.long
def test_processes_that_are_lost_again_and_again_are_given_up():
    with pytest.raises(BadOption) as caught:
        list(spread(end_it_all, [1], jobs=2))
    assert caught.value.code == "lost-process"


@pytest.mark.long
def test_a_killed_process_loses_nothing(tmp_path):
    assert with_one_killed(slow_square, range(8), tmp_path, jobs=2) == [number * number for number in range(8)]


@pytest.mark.long
def test_rollouts_are_the_same_in_processes():
    start = find_game("backgammon@modern").start()
    heard = []
    here = analyse_plays(start, (3, 1), plays=2, trials=20, turns=2, seed=4)
    there = analyse_plays(start, (3, 1), 2, 20, 2, 4, jobs=2, tell=lambda *played: heard.append(played))
    assert there == here
    assert heard == [(16, 40), (4, 40), (16, 40), (4, 40)]


@pytest.mark.long
def test_bots_meet_in_processes_as_they_meet_here():
    alone, together = (
        [meeting.pairs for meeting in list(contest("unstacked", ["greedy", "random", "novice"], 3, 5, jobs))[-1]]
        for jobs in (1, 2)
    )
    assert together == alone


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


def sleep(seconds):
    """Work that takes its time."""
    time.sleep(seconds)
    return seconds


def test_who_has_seen_enough_does_not_wait_for_the_rest():
    results = spread(sleep, [0, 1000, 1000], jobs=2)
    assert next(results) == 0
    before = time.monotonic()
    results.close()
    assert time.monotonic() - before < 500


@pytest.mark.parametrize("address", ["127.0.0.1:1", ""])
def test_an_absent_cluster_is_named(address):
    pytest.importorskip("ray", reason="Ray is not installed (make test-envs installs it)")
    with pytest.raises(BadOption) as caught:
        list(spread(square, [1], ray=address))
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
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    here = {"env_vars": {"PYTHONPATH": path}}
    ray.init("local", num_cpus=2, include_dashboard=False, logging_level="error", log_to_driver=False, runtime_env=here)
    yield ray
    ray.shutdown()


@RAY_WARNS
def test_the_same_games_come_back(cluster):
    for game_id in ("unstacked", "backgammon@modern"):
        spread_out = np.concatenate(list(playouts(game_id, 2000, 9, piece=150, ray="local")))
        np.testing.assert_array_equal(spread_out, batch.playouts(game_id, 2000, 9))


def test_a_local_cluster_is_its_own_whatever_else_there_is():
    """Ray would rather join one that it has heard of, even one that is long gone."""
    pytest.importorskip("ray", reason="Ray is not installed (make test-envs installs it)")
    program = "from tablier.spread import spread; print(list(spread(abs, [-1, 2], ray='local')))"
    elsewhere = {**os.environ, "RAY_ADDRESS": "127.0.0.1:1"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=elsewhere, timeout=300)
    assert done.stdout == "[1, 2]\n", done.stderr


@RAY_WARNS
def test_an_error_is_raised_here(cluster):
    with pytest.raises(BadOption) as caught:
        list(spread(fail, [7], ray="local"))
    assert caught.value.code == "no-luck"


def with_one_killed(work, tasks, folder, **where):
    """What comes of work that leaves notes in a folder, while one of those who do it is killed."""
    killed = []

    def kill_one():
        while not killed:
            for notes in folder.iterdir():
                if notes.read_text():
                    killed.append(int(notes.read_text().split()[0]))
                    os.kill(killed[0], signal.SIGKILL)
                    return
            time.sleep(0.02)

    killer = threading.Thread(target=kill_one)
    killer.start()
    results = list(spread(partial(work, str(folder)), tasks, **where))
    killer.join()
    assert killed
    assert any(len(notes.read_text().split()) > 1 for notes in folder.iterdir()), "something is done again"
    return results


@RAY_WARNS
def test_a_killed_worker_loses_nothing(cluster, tmp_path):
    results = with_one_killed(slow_square, range(8), tmp_path, ray="local")
    assert results == [number * number for number in range(8)]


@RAY_WARNS
def test_a_worker_killed_in_the_arena_loses_nothing(cluster, tmp_path):
    tasks = [("garanguet", "greedy", "random", seed) for seed in range(6)]
    assert with_one_killed(slow_pair, tasks, tmp_path, ray="local") == [play_pair(*task) for task in tasks]


@RAY_WARNS
def test_a_review_is_the_same_on_a_cluster(cluster):
    """To the last digits, which go by how many threads multiply, and a worker of Ray's has one."""
    whole = played("irish")
    record = Record(whole.table, whole.events[:12])
    here, there = (review(record, "standard", 3, ray=ray) for ray in (None, "local"))
    assert [one.verdict for one in there.decisions] == [one.verdict for one in here.decisions]
    for one, same in zip(here.decisions, there.decisions, strict=True):
        assert [choice.name for choice in same.candidates] == [choice.name for choice in one.candidates]
        assert [choice.worth for choice in same.candidates] == pytest.approx(
            [choice.worth for choice in one.candidates], abs=1e-5
        )


@RAY_WARNS
def test_the_arena_is_the_same_on_a_cluster(cluster):
    for game_id in ("backgammon@modern", "trictrac"):
        here, there = (
            [meeting.pairs for meeting in list(contest(game_id, ["greedy", "random"], 4, 7, ray=ray))[-1]]
            for ray in (None, "local")
        )
        assert there == here
    here, there = (list(selfplay("garanguet", "greedy", 5, 3, ray=ray)) for ray in (None, "local"))
    assert there == here
    said = [
        CliRunner().invoke(tablier, ["arena", "unstacked", "greedy", "random", "-n", "5", "--json", *more])
        for more in ((), ("--jobs", "2"), ("--ray", "local"))
    ]
    assert [result.exit_code for result in said] == [0, 0, 0]
    assert said[0].stdout == said[1].stdout == said[2].stdout


@RAY_WARNS
def test_a_worker_killed_in_a_rollout_loses_nothing(cluster, tmp_path):
    found = with_one_killed(slow_rollout, range(6), tmp_path, ray="local")
    (tmp_path / "here").mkdir()
    assert found == [slow_rollout(tmp_path / "here", seed) for seed in range(6)]


@RAY_WARNS
def test_rollouts_are_the_same_on_a_cluster(cluster):
    asked = ["analyse", "trictrac:w:1x15:1x15", "6-3", "--plays", "2", "--trials", "20", "--depth", "2", "--json"]
    said = [CliRunner().invoke(tablier, [*asked, *more]) for more in ((), ("--jobs", "2"), ("--ray", "local"))]
    assert [result.exit_code for result in said] == [0, 0, 0]
    assert said[0].stdout == said[1].stdout == said[2].stdout


@RAY_WARNS
@pytest.mark.parametrize("game_id", ["garanguet", "backgammon@modern"])
def test_reviews_are_the_same_on_a_cluster(cluster, tmp_path, game_id):
    (record,) = selfplay(game_id, "greedy", 1, 3)
    Record(record.table, record.events[:16]).save(tmp_path / "game.tab")
    asked = [sys.executable, "-m", "tablier", "review", str(tmp_path / "game.tab"), "--depth", "quick", "--json"]
    # As many threads multiply matrices here as in a worker: the same to the last digit.
    alike = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    said = [
        subprocess.run([*asked, *more], env=alike, capture_output=True, check=True, timeout=600).stdout
        for more in ((), ("--jobs", "2"), ("--ray", cluster.get_runtime_context().gcs_address))
    ]
    assert len(said[0]) > 1000
    assert said[0] == said[1] == said[2]


@RAY_WARNS
def test_the_command_plays_the_same_games(cluster):
    said = [
        CliRunner().invoke(tablier, ["simulate", "unstacked", "-n", "12000", "--seed", "4", *more])
        for more in ((), ("--threads", "2"), ("--ray", "local"))
    ]
    assert [result.exit_code for result in said] == [0, 0, 0]
    assert said[0].stdout == said[1].stdout == said[2].stdout
