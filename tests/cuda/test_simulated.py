"""The CUDA kernels on numba's simulator: what can be seen of them without a card."""

import os
import subprocess
import sys
from pathlib import Path

GAMES = ["unstacked", "backgammon@modern", "trictrac"]


def test_kernels_say_on_a_simulated_card_what_the_processor_says():
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "simulated.py"), *GAMES],
        env={name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == GAMES
