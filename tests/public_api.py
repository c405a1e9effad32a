"""What others may build on, written down: every public name with its signature. ``make api`` writes it anew.

What is public is said in ``docs/releases.md``: the names in ``__all__`` of the modules below, and of classes among them
whatever begins with a letter. The listing is compared by ``tests/test_public_api.py``: nothing of it changes unnoticed.
"""

from __future__ import annotations

import enum
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_origin

MODULES = (
    "tablier", "tablier.batch", "tablier.bots", "tablier.bots.arena", "tablier.envs", "tablier.exact",
    "tablier.formats", "tablier.games", "tablier.networks", "tablier.problems", "tablier.records", "tablier.review",
    "tablier.saying", "tablier.svg", "tablier.table",
)  # fmt: skip
LISTING = Path(__file__).parent / "data" / "public-api.txt"
_QUOTED = re.compile(r"(?<=: )'([^']*)'|(?<=-> )'([^']*)'|ForwardRef\('([^']*)'[^)]*\)")
"""Annotations, which versions of Python show in different ways."""


def listing() -> str:
    """All of it, a line each; a class is told where it is first met, and named elsewhere."""
    told: set[int] = set()
    lines: list[str] = []
    for module in map(import_module, MODULES):
        for name in sorted(module.__all__):
            lines += _about(f"{module.__name__}.{name}", getattr(module, name), told)
    return "\n".join(lines) + "\n"


def _about(name: str, thing: Any, told: set[int]) -> Iterator[str]:
    if inspect.ismodule(thing) or get_origin(thing) is not None:
        yield f"{name}: {'module' if inspect.ismodule(thing) else thing}"
    elif not inspect.isclass(thing):
        yield f"{name}{_signature(thing)}" if callable(thing) else f"{name}: {type(thing).__name__}"
    elif id(thing) in told:
        yield f"{name} = {thing.__module__}.{thing.__qualname__}"
    else:
        told.add(id(thing))
        bases = ", ".join(base.__name__ for base in thing.__bases__ if base is not object)
        yield f"class {name}({bases})"
        yield from sorted(f"{name}.{line}" for line in _members(thing))


def _members(kind: type[Any]) -> Iterator[str]:
    """What instances and the class itself have, of what the library's own classes say."""
    if issubclass(kind, enum.Enum):
        yield from (f"{member.name} = {member.value!r}" for member in kind)
        return
    if "__init__" in vars(kind) or "__new__" in vars(kind):
        yield f"__init__{_signature(kind)}"
    ours = [base for base in kind.__mro__ if base.__module__.startswith("tablier")]
    names = {name for base in ours for name in (*vars(base), *inspect.get_annotations(base))}
    for name in names:
        if name.startswith("_"):
            continue
        found = inspect.getattr_static(kind, name, None)
        if isinstance(found, staticmethod | classmethod):
            yield f"{name}{_signature(getattr(kind, name))} [{type(found).__name__}]"
        elif inspect.isfunction(found):
            yield f"{name}{_signature(found)}"
        else:
            yield f"{name}: {_annotation(ours, name, found)}"


def _annotation(ours: list[type[Any]], name: str, found: Any) -> str:
    """The type of an attribute, as it was written."""
    getter = getattr(found, "fget", None) or getattr(found, "func", None)
    if getter is not None:
        return str(getter.__annotations__.get("return", "Any"))
    written = (inspect.get_annotations(base).get(name) for base in ours)
    return _plain(str(next((one for one in written if one is not None), type(found).__name__)))


def _signature(thing: Any) -> str:
    try:
        said = str(inspect.signature(thing))
    except (TypeError, ValueError):
        return "(…)"
    return _plain(said)


def _plain(annotated: str) -> str:
    return _QUOTED.sub(lambda found: found[1] or found[2] or found[3], annotated)


if __name__ == "__main__":
    LISTING.write_text(listing(), encoding="utf-8")
