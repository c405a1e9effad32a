"""What is given to the package from outside is of the kind that a signature declares, or refused by name.

``@declared`` goes over the annotations of a function, written as text, and asks of each argument what its annotation
says. It asks only what can be seen at a glance: texts, numbers, paths, sequences and the package's own types; whoever
takes dice, options or arrays reads these itself. A wrong number of arguments stays Python's own TypeError.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial, wraps
from itertools import zip_longest
from typing import Any, NamedTuple, ParamSpec, TypeVar

import numpy as np

from .counts import is_whole
from .errors import BadOption, TablierError, Unreadable
from .saying import Said, quoted

_Takes = ParamSpec("_Takes")
_Gives = TypeVar("_Gives")
Test = Callable[[Any], bool]

OWN = frozenset({
    "Answer", "Checkpoint", "Collection", "Decision", "Event", "Game", "Level", "Meeting", "Network", "Notated", "Play",
    "Position", "Problem", "Reader", "Review", "Said", "Situation", "Step", "Table", "Told", "Who",
})  # fmt: skip
"""Types of the package that are known by their names."""


def _is_number(given: Any) -> bool:
    return is_whole(given) or isinstance(given, float | np.floating)


def _is_row(given: Any) -> bool:
    return isinstance(given, Iterable) and not isinstance(given, str | bytes | Mapping)


def _is_lazy(given: Any) -> bool:
    """Whether what stands in a row may be made only when it is looked at, as plays are."""
    return not isinstance(given, list | tuple)


def _is_sequence(given: Any) -> bool:
    return _is_row(given) and hasattr(given, "__len__") and hasattr(given, "__getitem__")


PLAIN: dict[str, Test] = {
    "None": lambda given: given is None,
    "str": lambda given: isinstance(given, str),
    "int": is_whole,
    "float": _is_number,
    "bool": lambda given: isinstance(given, bool | np.bool_) or (is_whole(given) and given in (0, 1)),
    "Path": lambda given: isinstance(given, os.PathLike),
    "PathLike": lambda given: isinstance(given, os.PathLike),
    "Callable": callable,
    "Mapping": lambda given: isinstance(given, Mapping),
    "dict": lambda given: isinstance(given, Mapping),
    "Iterable": _is_row,
    "Sequence": _is_sequence,
    "tuple": _is_sequence,
    "type": lambda given: isinstance(given, type),
}


class _Declared(NamedTuple):
    kind: str
    test: Test | None


def declared(function: Callable[_Takes, _Gives]) -> Callable[_Takes, _Gives]:
    """A function that takes what it declares. Raises BadOption for anything else, before the function begins."""

    @wraps(function)
    def door(*args: _Takes.args, **kwargs: _Takes.kwargs) -> _Gives:
        in_a_row, by_name, others = _tests(function)
        for (name, said), given in zip(in_a_row, args, strict=False):
            if said.test is not None and not said.test(given):
                _check(name, said, given)
        if len(args) > len(in_a_row) and others is not None:
            for given in args[len(in_a_row) :]:
                _check(*others, given)
        for name, given in kwargs.items():
            if name in by_name:
                _check(name, by_name[name], given)
        return function(*args, **kwargs)

    return door


def check_kind(name: str, kind: str, given: Any) -> None:
    """Raise BadOption unless something is of a kind, written as in an annotation."""
    _check(name, _Declared(kind, _test(kind)), given)


@contextmanager
def legible(what: str) -> Iterator[None]:
    """Make something of plain data. Raises Unreadable where a part of it is missing, or is another thing."""
    try:
        yield
    except TablierError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as fault:
        raise Unreadable("bad-data", Said("programs.bad-data", what=what, why=str(fault))) from None


def _check(name: str, said: _Declared, given: Any) -> None:
    if said.test is not None and not said.test(given):
        raise BadOption("bad-kind", Said("programs.bad-kind", what=name, kind=said.kind, given=quoted(given)))


_Named = tuple[str, _Declared]


@cache
def _tests(function: Callable[..., Any]) -> tuple[list[_Named], dict[str, _Declared], _Named | None]:
    """What a function asks of what stands in a row, of what is named, and of what follows a row."""
    in_a_row: list[_Named] = []
    by_name: dict[str, _Declared] = {}
    others = None
    for name, one in inspect.signature(function).parameters.items():
        kind = "Any" if one.annotation is one.empty else str(one.annotation)
        said = _Declared(kind, _test(kind))
        if one.kind is one.VAR_POSITIONAL:
            others = name, said
        elif one.kind is not one.VAR_KEYWORD:
            if one.kind is not one.POSITIONAL_ONLY:  # whose name may be among the others
                by_name[name] = said
            if one.kind is not one.KEYWORD_ONLY:
                in_a_row.append((name, said))
    return in_a_row, by_name, others


@cache
def _test(kind: str) -> Test | None:
    """What is asked of a kind as it is written, ``Position | str | None``; None where nothing is."""
    tests = [_test_of_one(one) for one in _apart(kind, "|")]
    known = [test for test in tests if test is not None]
    if len(known) < len(tests):
        return None
    return known[0] if len(known) == 1 else partial(_any_of, known)


def _any_of(tests: list[Test], given: Any) -> bool:
    return any(test(given) for test in tests)


def _test_of_one(kind: str) -> Test | None:
    name, _, within = kind.removesuffix("]").partition("[")
    name = name.rpartition(".")[2]
    if name in OWN:
        return partial(_is_own, name)
    test = PLAIN.get(name)
    inner = _apart(within, ",") if within else []
    if name == "type" and within in OWN:
        return lambda given: isinstance(given, type) and _has_base(within, given)
    if test is None or name not in ("Sequence", "tuple") or not inner:
        return test
    if name == "Sequence" or inner[1:] == ["..."]:
        each = _test(inner[0])
        return test if each is None else lambda given: test(given) and (_is_lazy(given) or all(map(each, given)))
    tests = [_test(one) for one in inner]
    return lambda given: (
        test(given)
        and all(
            one is None or (one is not _NOTHING and one(part))
            for one, part in zip_longest(tests, given, fillvalue=_NOTHING)
        )
    )


_NOTHING: Any = object()
"""Where a row is longer or shorter than it should be."""


def _is_own(name: str, given: Any) -> bool:
    kind: Any = type(given)
    return _has_base(name, kind) or getattr(kind, "stands_in_for", None) == name


@cache
def _has_base(name: str, kind: type) -> bool:
    return any(base.__name__ == name and base.__module__.startswith("tablier.") for base in kind.__mro__)


def _apart(kind: str, sign: str) -> list[str]:
    """Split at a sign that stands in no brackets."""
    parts, depth = [""], 0
    for letter in kind:
        depth += (letter == "[") - (letter == "]")
        if letter == sign and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]
