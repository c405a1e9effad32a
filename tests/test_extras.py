"""The library alone: without what the command line and the salon need, and what is said where that is missing."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
IMPORTED = {"prompt-toolkit": "prompt_toolkit", "markdown-it-py": "markdown_it", "fluent.syntax": ""}
"""What a package is imported as, where that is not its name; Fluent itself brings its parser."""


def modules(*extras: str) -> list[str]:
    """What the packages of some extras are imported as."""
    named = [re.split(r"[><=\[]", need)[0] for extra in extras for need in PROJECT["optional-dependencies"][extra]]
    return [found for name in named if (found := IMPORTED.get(name, name)) and name != "tablier"]


def without(missing: list[str], program: str) -> subprocess.CompletedProcess[str]:
    """A program where some packages are not installed."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({missing!r})); "
    return subprocess.run([sys.executable, "-c", hidden + program], capture_output=True, text=True)


def test_the_library_needs_no_more_than_it_says():
    program = (
        "from tablier import *; from tablier.bots import make; import tablier.batch, tablier.review, tablier.svg;"
        "table = Table('garanguet', seed=7); table.throw(); table.play(table.plays()[0]); table._repr_svg_();"
        "print(make('greedy').best(table), Record.read(str(table.record())).faults, table.position.winner);"
        "print(find_game('unstacked').start().evaluate().win);"
        "\ntry: table.throw(7, 1, 1)\nexcept TablierError as problem: print(problem)"
    )
    done = without(modules("cli", "salon"), program)
    assert done.returncode == 0, done.stderr
    assert "is played with 3 dice from 1 to 6" in done.stdout


@pytest.mark.parametrize(
    ("extra", "command"), [("cli", "'games'"), ("salon", "'serve', '--no-open'"), ("salon", "'worker'")]
)
def test_what_is_missing_is_said(extra, command):
    gone = sorted(set(modules(extra)) - set(modules("cli") if extra == "salon" else []))
    program = f"sys.argv = ['tablier', {command}]; from tablier.terminal import main; main()"
    done = without(gone, program)
    assert done.returncode in (1, 2)
    assert f"pip install 'tablier[{extra}]'" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("module", "extra"),
    [("envs.gymnasium", "gymnasium"), ("envs.pettingzoo", "pettingzoo"), ("envs.openspiel", "openspiel"),
     ("envs.jax", "jax"), ("training", "train")],
)  # fmt: skip
def test_a_module_that_lacks_its_package_says_what_brings_it(module, extra):
    asked = f"from tablier import TablierError\ntry: import tablier.{module}\n"
    asked += "except ModuleNotFoundError as missing: print(isinstance(missing, TablierError), missing.name, missing)"
    name = {"openspiel": "pyspiel", "train": "torch"}.get(extra, extra)
    hidden = f"import sys; sys.modules[{name!r}] = None\n"
    done = subprocess.run([sys.executable, "-c", hidden + asked], capture_output=True, text=True)
    assert done.stdout.startswith(f"True {name} "), done.stderr
    assert f"pip install 'tablier[{extra}]'" in done.stdout


def test_nothing_is_loaded_that_takes_long_before_it_is_needed():
    program = "import sys, tablier; assert not {'numba', 'fluent', 'babel', 'click'} & set(sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
