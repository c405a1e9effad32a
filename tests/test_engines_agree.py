"""The rules say the same interpreted, freshly compiled and from the cache; an edit to any rule starts a new cache."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import engines
import golden
import tablier
from depth import mostly_long

HERE = Path(__file__).parent
PACKAGE = Path(tablier.__file__).parent


def report(package: Path, *families: str, **environment: str) -> dict[str, Any]:
    """What a process of its own reports about some families of a package."""
    environment |= {"PYTHONPATH": str(package.parent), "TABLIER_TESTS": os.environ.get("TABLIER_TESTS", "")}
    cleaned = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "TABLIER_"))}
    done = subprocess.run(
        [sys.executable, str(HERE / "engines.py"), *families],
        env=cleaned | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    assert said.pop("package") == str(package)
    return said


def copied(folder: Path) -> Path:
    """A copy of the package, which nobody edits meanwhile and for which nothing was compiled yet."""
    package = folder / "copy" / "tablier"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    return package


def compiled_files(cache: Path) -> set[tuple[str, int]]:
    """What is in the cache, with the times at which it was written."""
    return {(str(path.relative_to(cache)), path.stat().st_mtime_ns) for path in cache.rglob("*.nb*")}


@pytest.mark.scaled
def test_interpreted_and_compiled_rules_agree() -> None:
    """C-2: playthroughs, random positions and random games come out alike."""
    families = "race", "unstacked"
    found = report(PACKAGE, *families, engines.IN_PROGRESS, NUMBA_DISABLE_JIT="1")
    assert found == json.loads(json.dumps(engines.report(*families, engines.IN_PROGRESS)))
    for family in families:
        for name, played in found[family].items():
            assert played == golden.path(name).read_text(encoding="utf-8"), name


THROWS = """
import json, tablier
tables = [tablier.Table(game, seed=3) for game in tablier.GAMES]
print(json.dumps([table.throw() for table in tables]))
"""


def test_interpreted_tables_throw_the_same_dice() -> None:
    """C-1: dice of a table are plain numbers however the rules are run."""
    given = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", THROWS], env=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [list(tablier.Table(game, seed=3).throw()) for game in tablier.GAMES]


@pytest.mark.scaled
@pytest.mark.parametrize("family", mostly_long(["race", "unstacked"], "unstacked"))
def test_freshly_compiled_and_cached_rules_agree(tmp_path: Path, family: str) -> None:
    """Nothing is compiled twice, and what is found in the cache is what was compiled."""
    package, cache = copied(tmp_path), tmp_path / "cache"
    cold = report(package, family, TABLIER_CACHE=str(cache))
    written = compiled_files(cache)
    assert written
    assert report(package, family, TABLIER_CACHE=str(cache)) == cold
    again = compiled_files(cache)
    assert again == written, f"the second process compiled again: {sorted(again - written)}"
    assert report(package, family, NUMBA_DISABLE_JIT="1", TABLIER_CACHE=str(cache)) == cold
    assert compiled_files(cache) == written


def compiled_module(package: Path) -> ModuleType:
    """The module of a copied package that knows the hash of its sources."""
    spec = importlib.util.spec_from_file_location("copied_compiled", package / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("source", ["games/race/moves.py", "games/unstacked/rules.py", "board.py", "dice.py"])
def test_editing_a_rule_starts_a_new_cache(tmp_path: Path, source: str) -> None:
    package = copied(tmp_path)
    hashed = compiled_module(package).source_hash
    before = hashed()
    assert hashed() == before
    with (package / source).open("a") as file:
        file.write("# edited\n")
    assert hashed() != before


def test_editing_anything_else_keeps_the_cache(tmp_path: Path) -> None:
    package = copied(tmp_path)
    hashed = compiled_module(package).source_hash
    before = hashed()
    with (package / "text.py").open("a") as file:
        file.write("# edited\n")
    assert hashed() == before


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    monkeypatch.setenv("TABLIER_CACHE", str(blocked))
    folder = compiled_module(PACKAGE).cache_folder()
    assert folder.is_dir()
    assert blocked.is_file()
