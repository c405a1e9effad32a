"""The shape of the package: imports point one way, files stay small, and nothing refers to somebody's machine."""

from __future__ import annotations

import ast
import re
from functools import cache
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


@cache
def loaded_with_the_games() -> frozenset[Path]:
    """The sources that are loaded when somebody asks for a game: its rules, and nothing of what answers for it."""
    found, todo = set(), [PACKAGE / "games" / "__init__.py"]
    while todo:
        path = todo.pop()
        if path not in found and part_of(path) == "games":
            found.add(path)
            todo += [module for module, _ in imports_of(path, ast.parse(path.read_text(encoding="utf-8")))]
    return frozenset(found)


def answers_for_a_family(path: Path) -> bool:
    """Whether a source is what a family brings to the frames: referee, scene, words; none of its rules."""
    return part_of(path) == "games" and path not in loaded_with_the_games() and path not in compiled.rule_sources()


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
    own = layer("bots" if answers_for_a_family(path) else part_of(path))
    if part_of(path) == "games" and path in compiled.rule_sources():
        own = layer("batch")  # the kernels of turns taken together
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


def names_in_rules(tree: ast.Module) -> set[str]:
    """The names that functions under ``@rule`` or ``@part`` use."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and any(
            ast.unparse(one) in ("rule", "part") for one in node.decorator_list
        ):
            found |= {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
    return found


def test_the_cache_is_named_after_whatever_a_rule_is_compiled_from() -> None:
    """The sources of rules, and of every name of the package that a rule uses."""
    watched = set(compiled.rule_sources())
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        used = names_in_rules(tree)
        assert path in watched or not used, path
        for module, name in imports_of(path, tree):
            if used and name in used:
                assert module in watched, f"a rule of {path} uses {name} of {module}"


def imports_of(path: Path, tree: ast.Module) -> list[tuple[Path, str]]:
    """What a source of the package imports at its top: the file, and the name it has there."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for alias in node.names:
                candidates = folder / f"{alias.name}.py", folder.with_suffix(".py"), folder / "__init__.py"
                found.append((next(file for file in candidates if file.exists()), alias.asname or alias.name))
    return found


def test_dice_enter_the_rules_only_as_numbers() -> None:
    """No rule asks a generator of Python or NumPy for chance."""
    for path in loaded_with_the_games() | set(compiled.rule_sources()):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not {"random", "secrets"} & set(names), path
            assert not (isinstance(node, ast.Attribute) and node.attr == "random"), path
