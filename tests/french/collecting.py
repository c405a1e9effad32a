"""Every sentence in the source, found by reading the source: what the catalogues of French must cover."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tablier

PACKAGE = Path(tablier.__file__).parent
AREAS = (
    "errors.py", "rulebook.py", "text.py", "games", "table", "telling", "records", "salon", "svg/words.py",
    "fairness.py",
)  # fmt: skip
"""Where what people read is written, as far as the server says it. The terminal speaks English."""
SPEAK_BOTH = (
    "games/race/kernel.py", "games/race/lessons", "games/race/thumb.py", "games/trictrac/adapting.py",
    "games/trictrac/kernel.py", "games/trictrac/lessons", "games/unstacked/kernel.py", "games/unstacked/lessons",
    "salon/page", "salon/kept/migrations",
)  # fmt: skip
"""These have their own French, or say something only to those who write programs."""

HOLE = "{}"
_WORDS = re.compile(r"[a-z]{2,}")
_MACHINES = re.compile(r"-src '|charset=|filename=|=\(\),|^PRAGMA |^(?:table|bot) \{\}$|^:root |^<!DOCTYPE")
"""What programs say to each other."""


def skeleton(template: str) -> str:
    """A template of the catalogues with every placeholder alike."""
    return re.sub(r"\{\w+(?::\w+)?\}", HOLE, template)


def sentences() -> Iterator[tuple[str, int, str]]:
    """File, line and skeleton of everything in the source that reads like a sentence or a part of one."""
    for area in AREAS:
        path = PACKAGE / area
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            name = file.relative_to(PACKAGE).as_posix()
            if not name.startswith(SPEAK_BOTH):
                for line, found in _in(ast.parse(file.read_text(encoding="utf-8"))):
                    yield name, line, found


def quotations() -> Iterator[tuple[str, list[bool]]]:
    """Skeletons of the f-strings, and which of their holes are shown as Python shows a value (``!r``)."""
    for area in AREAS:
        path = PACKAGE / area
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.JoinedStr):
                    holes = [
                        part.conversion == ord("r") for part in node.values if isinstance(part, ast.FormattedValue)
                    ]
                    yield _skeleton_of(node) or "", holes


def _in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    quiet = {id(node) for node in _not_said(tree)}

    def visit(node: ast.AST) -> Iterator[tuple[int, str]]:
        if id(node) in quiet:
            return
        found = _skeleton_of(node)
        if found is not None:
            if " " in found.strip() and _WORDS.search(found.replace(HOLE, "")) and not _MACHINES.search(found):
                yield node.lineno, found  # type: ignore[attr-defined]
            # What is put into the holes may hold sentences of its own.
            for inner in ast.walk(node):
                if isinstance(inner, ast.FormattedValue):
                    yield from visit(inner.value)
            return
        for child in ast.iter_child_nodes(node):
            yield from visit(child)

    yield from visit(tree)


def _not_said(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, patterns, formats, checks, programming errors: strings that nobody is told."""
    for node in ast.walk(tree):
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if docstring or isinstance(node, ast.Assert):
            yield node
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called.startswith(("re.", "_log.", "logging.", "log.")) or called in (
                "TypeError", "ValueError", "IndexError", "AssertionError", "OSError", "warnings.warn", "text",
            ):  # fmt: skip
                yield node
        elif isinstance(node, ast.FunctionDef) and node.name in ("__repr__", "__str__"):
            yield node


def _skeleton_of(node: ast.AST) -> str | None:
    """A string, an f-string, or several put together, with ``{}`` for what is filled in."""
    if isinstance(node, ast.Constant):
        return re.sub(r"\{\w+\}", HOLE, node.value) if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)  # type: ignore[misc]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _skeleton_of(node.left), _skeleton_of(node.right)
        if left is None and right is None:
            return None
        return (HOLE if left is None else left) + (HOLE if right is None else right)
    return None
