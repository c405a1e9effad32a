"""The CUDA kernels on numba's simulator: what can be seen of them without a card."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from depth import ALL

GAMES = ["unstacked", "backgammon@modern", "backgammon@manuscript", "plakoto", "trictrac"]

BOTS = [
    ("backgammon@modern", "random", "novice"),
    ("plakoto", "player"),
    ("trictrac-a-ecrire", "amateur"),
    ("trictrac", "random", "novice", "expert"),
]


def simulated(*arguments: str) -> str:
    """What is said with a simulated card."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "simulated.py"), *arguments],
        env={name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.scaled
def test_kernels_say_on_a_simulated_card_what_the_processor_says():
    games = GAMES if ALL else GAMES[::2]
    assert simulated(*games).split() == games


@pytest.mark.scaled
def test_bots_do_on_a_simulated_card_what_they_do_on_the_processor():
    for game, *bots in BOTS if ALL else BOTS[-1:]:
        assert simulated("bots", game, *bots).split("\n")[:-1] == [f"{game} {bot}" for bot in bots]


def test_the_benchmark_runs_on_a_simulated_card(tmp_path):
    report = tmp_path / "report.json"
    said = simulated("benchmark", "gpu", "--small", "--no-peers", "--games", "unstacked", "--json", str(report))
    assert "one core" in said
    assert json.loads(report.read_text())["unstacked"]["ratio"] > 0


def test_the_benchmark_of_bots_runs_on_a_simulated_card():
    few = ("--positions", "2", "--on-core", "2", "--turns", "1", "--games", "trictrac", "--bots", "random", "novice")
    said = simulated("benchmark", "card_bots", *few)
    assert said.count("2 of 2") == 2
