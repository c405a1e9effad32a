"""Whatever goes less deep in ``make test`` is tried to its depth by ``make test-long``; what begins early is there.

And nothing goes on for ever.
"""

from __future__ import annotations

import ast
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import conftest
from depth import ending_within
from every import for_every

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("test_*.py"))


@for_every(FILES)
def test_a_test_that_asks_how_deep_to_go_is_marked(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    froms = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "depth"]
    scaling = {alias.name for node in froms for alias in node.names} & {"of_many", "ALL"}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            asked = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)} & scaling
            marks = " ".join(map(ast.unparse, node.decorator_list))
            assert not asked or "mark.scaled" in marks or "examples(" in marks, f"{path.name}: {node.name}"


@pytest.mark.parametrize("name", conftest.EARLY)
def test_what_begins_early_is_there(name: str) -> None:
    assert (HERE.parent / name).exists()


def rest(seconds: float) -> None:
    for _ in range(round(100 * seconds)):
        time.sleep(0.01)


def limited_again() -> None:
    with ending_within(1000):
        rest(0.01)
    rest(10)


@pytest.mark.parametrize("hanging", [lambda: rest(10), limited_again])
def test_what_hangs_is_ended(hanging: Callable[[], None]) -> None:
    with pytest.raises(pytest.fail.Exception, match="has not ended"), ending_within(0.1):
        hanging()
