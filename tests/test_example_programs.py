"""The programs under ``examples/`` run as they stand, and their types are what strict checkers expect."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "examples"
PROGRAMS = sorted(path for path in FOLDER.glob("*.py") if path.name != "bot.py")  # which tests/salon lets sit down
LENGTHY = {"arena"}


@pytest.mark.parametrize(
    "program",
    [pytest.param(path, id=path.stem, marks=[pytest.mark.long] if path.stem in LENGTHY else []) for path in PROGRAMS],
)
def test_an_example_runs(program, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(FOLDER)
    runpy.run_path(str(program), run_name="__main__")
    assert capsys.readouterr().out


def test_the_types_of_the_examples_are_strict():
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *map(str, PROGRAMS)]
    checked = subprocess.run(command, capture_output=True, text=True, cwd=FOLDER)
    assert checked.returncode == 0, checked.stdout


def test_every_example_is_listed():
    listed = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in FOLDER.glob("*.py") if f"({path.name})" not in listed] == []
