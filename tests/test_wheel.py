"""The wheel works by itself: installed into an empty environment, away from the repository."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, built."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT],
        check=True,
        capture_output=True,
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel):
    """The folder of the scripts of a fresh environment that holds nothing but the wheel and what it asks for."""
    environment = wheel.parent / "env"
    venv.create(environment, with_pip=True)
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    done = subprocess.run(
        [scripts / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel}[all]"],
        capture_output=True,
        text=True,
    )
    if done.returncode and ("ConnectionError" in done.stderr or "NewConnectionError" in done.stderr):
        pytest.skip("the wheel's dependencies cannot be downloaded here")
    assert done.returncode == 0, done.stderr
    return scripts


INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
"""Where compiling would take longer than what is asked for."""


def run(installed, tmp_path, *command, **more):
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "TABLIER_CACHE": str(tmp_path / "cache"), **more}
    done = subprocess.run(
        [installed / command[0], *command[1:]], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


UNPACKED = """
from importlib.resources import files
import tablier
from tablier.networks import TRAINED, file_of, load
from tablier.rulebook import clause
from tablier.terminal.app import tablier as command
page = files("tablier.salon") / "page"
assert all((page / name).is_file() for name in ("index.html", "table.html", "css/tokens.css"))
assert all(load(file_of(game)).game == game for game in TRAINED)
print(tablier.__file__, clause("G-7").id)
command(["show", "garanguet:w:1x15:1x15"])
"""


def test_the_wheel_unpacked_is_the_program(wheel, tmp_path):
    """What it brings itself, with the packages of this environment; by itself it is tried in ``make check``."""
    with zipfile.ZipFile(wheel) as parts:
        parts.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", UNPACKED],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(tmp_path))
    assert "G-7" in done.stdout
    assert "White ○ to throw" in done.stdout


@pytest.mark.long
def test_the_wheel_holds_the_whole_program(installed, tmp_path):
    where = run(installed, tmp_path, "python", "-c", "import tablier; print(tablier.__file__)")
    assert str(ROOT) not in where
    assert run(installed, tmp_path, "tablier", "--version")
    assert "G-7" in run(installed, tmp_path, "tablier", "rules", "G-7", **INTERPRETED)
    assert "Throw 60." in run(installed, tmp_path, "tablier", "replay", "--example", "soumille-1", **INTERPRETED)
    shown = json.loads(run(installed, tmp_path, "tablier", "show", "unstacked:w:s111222:s111222", "--json"))
    assert shown["id"] == "unstacked:w:s111222:s111222"
    simulated = json.loads(run(installed, tmp_path, "tablier", "simulate", "unstacked", "-n", "200", "--json"))
    assert simulated["games"] == 200
    trained = "from tablier.networks import *; print([load(file_of(game)).game == game for game in TRAINED])"
    assert "False" not in run(installed, tmp_path, "python", "-c", trained)
    run(installed, tmp_path, "tablier", "show", "garanguet:w:1x15:1x15", "--svg", "start.svg")
    assert (tmp_path / "start.svg").read_text().startswith("<svg")


@pytest.mark.long
def test_the_wheel_holds_the_salon(installed, tmp_path):
    look = (
        "from importlib.resources import files; from tablier.salon.kept.store import Store; "
        "Store('sqlite:///salon.db').close(); page = files('tablier.salon') / 'page'; "
        "print(all((page / name).is_file() for name in ('index.html', 'table.html', 'css/tokens.css')))"
    )
    assert run(installed, tmp_path, "python", "-c", look).strip() == "True"
    assert (tmp_path / "salon.db").stat().st_size > 0
    assert "--database" in run(installed, tmp_path, "tablier", "serve", "--help")
