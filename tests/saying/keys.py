"""The keys and values of everything said: those of the sources, found by reading them, and those of the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tablier
from tablier.games import GAMES, lessons_of
from tablier.salon import page_words
from tablier.saying import Said
from tablier.saying.catalogues import areas, source

PACKAGE = Path(tablier.__file__).parent
_ROOT = Path(__file__).parents[2]
BESIDE = (_ROOT / "docs" / "building", _ROOT / "report")
"""What makes the site and the report: their pages speak the languages of the catalogues too."""


@dataclass(frozen=True)
class Use:
    """A place of the sources that says something. ``key`` ends with ``*`` where the rest is only known at run time;
    ``values`` is None where they are."""

    where: str
    key: str
    values: frozenset[str] | None

    def means(self, key: str) -> bool:
        return key.startswith(self.key[:-1]) if self.key.endswith("*") else key == self.key


@cache
def uses() -> tuple[Use, ...]:
    """Everything that is said: by a ``Said(…)`` of the package or beside it, by the pages, and of every game."""
    beside = [path for folder in BESIDE for path in folder.glob("*.py")]
    spoken = [use for path in sorted((*PACKAGE.rglob("*.py"), *beside)) for use in _uses_in(path)]
    return (*spoken, *_uses_of_pages(), *_uses_of_games())


_TEXT = re.compile(r"""["'`]([a-z][\w-]*)(?:["'`]|(?=\$\{))""")
_PLACE = re.compile(r"\{\{([\w-]+)\}\}")


def _uses_of_pages() -> Iterator[Use]:
    """The words of the pages: whatever text of a script is a key, or the beginning of one, and places in the pages."""
    keys = {key for key in messages("en") if key.partition(".")[0] in page_words.AREAS}
    folder = PACKAGE / "salon" / "page"
    for path in sorted((*(folder / "js").rglob("*.js"), *folder.rglob("*.html"), *folder.glob("*.webmanifest"))):
        source_text, where = path.read_text(encoding="utf-8"), path.relative_to(PACKAGE).as_posix()
        begun = {text for text in _TEXT.findall(source_text) if text.endswith("-")}
        named = {*_TEXT.findall(source_text), *_PLACE.findall(source_text)}
        for key in sorted(keys):
            name = key.partition(".")[2]
            if name in named or any(name.startswith(text) for text in begun):
                yield Use(where, key, None)


def words_of_the_page() -> set[str]:
    """The keys for which scripts ask by their whole name, and those of places in the pages."""
    folder = PACKAGE / "salon" / "page"
    asked = re.compile(r"""\bt\(\s*(?:[^"'`()]*?\?\s*)?["']([\w-]+)["'](?:\s*:\s*["']([\w-]+)["'])?""")
    found: set[str] = set()
    for path in (folder / "js").rglob("*.js"):
        found |= {key for keys in asked.findall(path.read_text(encoding="utf-8")) for key in keys if key}
    for path in (*folder.rglob("*.html"), *folder.glob("*.webmanifest")):
        found |= set(_PLACE.findall(path.read_text(encoding="utf-8"))) - {"language", "nowhere", "page", "words"}
    return found


def _uses_of_games() -> Iterator[Use]:
    """What a game says of itself, its presets, its options and its lessons."""
    for kind in GAMES.values():
        said = [kind.word(what) for what in ("name", "short_name", "year", "era", "line", "gist")]
        said += [kind.word(f"preset-{name}") for name in kind.presets]
        for option in (*kind.rule_options, *kind.at_table):
            said += [option.summary, *option.effects.values()]
        for lesson in lessons_of(kind):
            said += [lesson.title, lesson.text, lesson.done, lesson.otherwise]
        yield from (Use(kind.id, word.key, frozenset()) for word in said if isinstance(word, Said))


def _uses_in(path: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Said" and node.args:
            where = f"{path.relative_to(PACKAGE.parents[1]).as_posix()}:{node.lineno}"
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


@cache
def messages(language: str) -> Mapping[str, frozenset[str]]:
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
