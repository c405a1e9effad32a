"""The keys and values of everything said: those of the sources, found by reading them, and those of the catalogues."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tablier
from tablier.saying.catalogues import areas, source

PACKAGE = Path(tablier.__file__).parent


@dataclass(frozen=True)
class Use:
    """A place of the sources that says something. ``key`` ends with ``*`` where the rest is only known at run time;
    ``values`` is None where they are."""

    where: str
    key: str
    values: frozenset[str] | None

    def means(self, key: str) -> bool:
        return key.startswith(self.key[:-1]) if self.key.endswith("*") else key == self.key


def uses() -> list[Use]:
    """Every ``Said(…)`` of the package."""
    return [use for path in sorted(PACKAGE.rglob("*.py")) for use in _uses_in(path)]


def _uses_in(path: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Said" and node.args:
            where = f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}"
            known = all(keyword.arg for keyword in node.keywords)
            values = frozenset((keyword.arg or "").replace("_", "-") for keyword in node.keywords)
            for key in _keys(node.args[0]):
                yield Use(where, key, values if known else None)


def _keys(node: ast.expr) -> list[str]:
    """What a key may be: a text, one of two, or a text of which the beginning is known."""
    match node:
        case ast.Constant(str(text)):
            return [text]
        case ast.IfExp(_, one, other):
            return _keys(one) + _keys(other)
        case ast.JoinedStr([ast.Constant(str(text)), *_]):
            return [f"{text}*"]
        case _:
            return []


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (the parser's own name)
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language, with the values it takes. Fails on anything in a catalogue that cannot be read."""
    found: dict[str, frozenset[str]] = {}
    for area in areas(language):
        for entry in FluentParser().parse(source(language, area) or "").body:
            assert not isinstance(entry, fluent.Junk), f"{language}/{area}.ftl: {entry.annotations[0].message}"
            if isinstance(entry, fluent.Message):
                key = f"{area}.{entry.id.name}"
                assert key not in found, f"{language}: {key} stands twice"
                variables = _Variables()
                variables.visit(entry)
                found[key] = frozenset(variables.found)
    return found
