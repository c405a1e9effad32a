"""The shape of the package: imports point one way, files stay small, and nothing refers to somebody's machine."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tablier
from tablier import compiled

PACKAGE = Path(tablier.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

LAYERS = (
    ("board", "chance", "compiled", "dice", "errors", "french", "languages", "saying"),
    ("games",),
    ("batch", "exact", "networks", "rulebook", "spread", "svg", "text"),
    ("table",),
    ("records", "telling"),
    ("bots", "fairness", "training", "__init__"),
    ("envs", "salon"),
    ("terminal", "__main__"),
)
"""From the bottom up: a part imports from its own layer and those before it."""
MOST_LINES = 600


def layer(part: str) -> int:
    found = [number for number, parts in enumerate(LAYERS) if part in parts]
    assert found, f"the part {part!r} has no layer: add it to LAYERS"
    return found[0]


def part_of(path: Path) -> str:
    """The file or folder directly in the package that a source belongs to."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def module_imports(path: Path) -> set[str]:
    """The parts of the package imported when a source is loaded; not those only for types, or inside functions."""
    found: set[str] = set()

    def visit(nodes: list[ast.stmt]) -> None:
        for node in nodes:
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
                visit(node.orelse)
            elif isinstance(node, ast.If | ast.Try | ast.With):
                visit([child for child in ast.iter_child_nodes(node) if isinstance(child, ast.stmt)])
            elif isinstance(node, ast.ImportFrom):
                found.update(imported(node))
            elif isinstance(node, ast.Import):
                found.update(name.name.split(".")[1] for name in node.names if name.name.startswith("tablier."))

    def imported(node: ast.ImportFrom) -> set[str]:
        names = [alias.name for alias in node.names]
        if node.level == 0:
            if not (node.module or "").startswith("tablier"):
                return set()
            inside = (node.module or "").split(".")[1:]
        else:
            folder = list(path.relative_to(PACKAGE).parts[:-1])
            inside = folder[: len(folder) - node.level + 1] + (node.module.split(".") if node.module else [])
        return {inside[0]} if inside else {name if is_part(name) else "__init__" for name in names}

    visit(ast.parse(path.read_text(encoding="utf-8")).body)
    return found


def is_part(name: str) -> bool:
    return (PACKAGE / f"{name}.py").exists() or (PACKAGE / name / "__init__.py").exists()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    own = layer(part_of(path))
    for imported in module_imports(path):
        assert layer(imported) <= own, f"{path.relative_to(PACKAGE)} imports {imported}, which stands above it"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_file_is_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_file_mentions_a_foreign_path(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w.])/(?:home|root|tmp|work|mnt|Users)/", text)
    assert not re.search(r"[A-Z]:\\\\", text)


def test_every_rule_stands_in_a_file_that_the_cache_is_named_after() -> None:
    watched = {path for pattern in compiled._RULE_SOURCES for path in PACKAGE.glob(pattern)}
    for path in FILES:
        assert path in watched or not re.search(r"^@rule$", path.read_text(encoding="utf-8"), re.MULTILINE), path


def test_dice_enter_the_rules_only_as_numbers() -> None:
    """No rule asks a generator of Python or NumPy for chance."""
    for path in [*(PACKAGE / "games").rglob("*.py"), PACKAGE / "board.py", PACKAGE / "dice.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not {"random", "secrets"} & set(names), path
            assert not (isinstance(node, ast.Attribute) and node.attr == "random"), path
