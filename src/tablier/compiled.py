"""The decorator every rule is written under, and the cache of what it compiled.

A rule is a plain Python function. Numba compiles it on first use; with ``NUMBA_DISABLE_JIT=1`` it runs
interpreted, which is how the compiled engine is checked. Numba itself is loaded when the first rule is called: most of
the time that an import would take is its.

Numba's own cache watches only the file a function stands in, so an edit to a helper in another file
would go unnoticed. Here the cache folder is named after a hash of *all* rule sources instead: any edit
to any rule starts a fresh folder, and nothing stale is ever loaded.
"""

from __future__ import annotations

import os
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).parent
_HOLDS_RULES = re.compile(rb"^from \.+compiled import .*\b(?:rule|part)\b", re.MULTILINE)
_ASKED_BY_RULES = (
    "compiled.py",
    "games/phases.py",
    "games/race/ruleset.py",
    "games/trictrac/scored.py",  # a file, not a game; tests/test_architecture.py sees that none is missing
)
"""Sources without a rule of their own whose constants are compiled into rules elsewhere."""
_STALE_AFTER_DAYS = 30

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def cache_root() -> Path:
    """The folder for everything Tablier may recompute: ``$TABLIER_CACHE`` or the user's cache folder."""
    import platformdirs  # as all that only the cache needs: whoever compiles nothing need not wait for it

    chosen = os.environ.get("TABLIER_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("tablier")


def rule_sources() -> list[Path]:
    """Every file that holds rules, or constants they are compiled with; in the same order everywhere."""
    kept = {_PACKAGE / name for name in _ASKED_BY_RULES}
    return [path for path in sorted(_PACKAGE.rglob("*.py")) if path in kept or _HOLDS_RULES.search(path.read_bytes())]


def source_hash() -> str:
    """A short hash over every file that holds rules."""
    import hashlib

    digest = hashlib.sha256()
    for path in rule_sources():
        digest.update(path.relative_to(_PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """The folder of this state of the sources, created if need be; a temporary one if that cannot be."""
    import tempfile

    root = cache_root()
    folder = root / f"rules-{source_hash()}"
    try:
        if not folder.exists():
            folder.mkdir(parents=True)
            _forget_stale(root, keep=folder)
        with tempfile.TemporaryFile(dir=folder):
            pass  # it can be written to
    except OSError:
        return Path(tempfile.mkdtemp(prefix="tablier-"))
    return folder


def _forget_stale(root: Path, keep: Path) -> None:
    """Remove compiled folders of older sources that nobody has touched for a month."""
    import shutil

    horizon = time.time() - _STALE_AFTER_DAYS * 86_400
    for folder in root.glob("rules-*"):
        if folder != keep and folder.stat().st_mtime < horizon:
            shutil.rmtree(folder, ignore_errors=True)


def rule(function: F) -> F:
    """Mark ``function`` as a rule: compiled on first use, without the interpreter lock, and cached."""
    return _compiled(function)


def part(function: F) -> F:
    """Mark a rule that is compiled into those that call it: where handing many arrays over costs more than the work."""
    return _compiled(function, inline=True)


class Waiting:
    """A rule before the first is called: whoever calls it has all of them made ready, and is given what Numba made."""

    def __init__(self, function: Callable[..., Any], inline: bool) -> None:
        self.py_func = function
        self.inline = inline
        self.made: Any = None

    def __call__(self, *values: Any) -> Any:
        make_ready()
        return self.made(*values)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, str]]:
        """A rule is copied by its name: who kept it from before then has what Numba made."""
        return _known_as, (self.py_func.__module__, self.py_func.__qualname__)


def _known_as(module: str, name: str) -> Any:
    return getattr(import_module(module), name)


_waiting: list[Waiting] | None = []
"""The rules that wait; None once Numba is there."""
_making = threading.RLock()


def make_ready() -> None:
    """Load Numba, and put what it makes of the rules in their places: every module that knows one by name."""
    global _waiting
    with _making:
        if _waiting is None:
            return
        waiting, _waiting = _waiting, None
        _listen()
        for one in waiting:
            one.made = _by_numba(one.py_func, one.inline)
        holding = {one.py_func.__module__ for one in waiting}
        for name, module in list(sys.modules.items()):
            if name in holding or name.partition(".")[0] == __name__.partition(".")[0]:
                known = vars(module)
                known.update({word: rule.made for word, rule in known.items() if isinstance(rule, Waiting)})


def _compiled(function: F, inline: bool = False) -> F:
    if INTERPRETED:
        return function
    if _waiting is None:
        return cast(F, _by_numba(function, inline))
    _waiting.append(Waiting(function, inline))
    return cast(F, _waiting[-1])


def _by_numba(function: Callable[..., Any], inline: bool) -> Any:
    import numba

    # Numba picks the cache folder while decorating; restore the setting for everybody else at once.
    config: Any = numba.config
    previous = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        return numba.njit(cache=True, nogil=True, forceinline=inline)(function)
    finally:
        config.CACHE_DIR = previous


def completed(frame: ModuleType, family: str, **parts: Callable[..., Any]) -> Any:
    """The rules of a module that leaves some of them open, compiled anew with ``parts`` in their place.

    ``family`` is the module the parts are from. Whatever is called is then known while compiling, as if everything had
    been written there: functions handed over as values would be called from outside, and not be cached.
    """
    if not INTERPRETED:
        make_ready()  # functions made here know each other by names that no module has
        parts = {name: part.made if isinstance(part, Waiting) else part for name, part in parts.items()}
    names: dict[str, Any] = {**vars(frame), **parts, "__name__": family}
    for name, found in vars(frame).items():
        plain = getattr(found, "py_func", found)
        if isinstance(plain, FunctionType) and plain.__module__ == frame.__name__ and name not in parts:
            whole = FunctionType(plain.__code__, names, name)
            whole.__qualname__ = f"{family}.{name}"  # what is cached is found by it
            names[name] = _compiled(whole, not INTERPRETED and bool(found.targetoptions.get("forceinline")))
    return SimpleNamespace(**{name: names[name] for name in vars(frame)})


_teller: Callable[[], None] | None = None
_announced = 0


def when_compiling(tell: Callable[[], None]) -> None:
    """Have somebody told, once, when a rule is compiled that no cache has and of which nobody has said so before."""
    global _teller
    _teller = tell
    if _waiting is None and not INTERPRETED:
        _listen()


@contextmanager
def announced() -> Iterator[None]:
    """Compile what somebody has been told of."""
    global _announced
    _announced += 1
    try:
        yield
    finally:
        _announced -= 1


def _listen() -> None:
    if _teller is None:
        return
    events: Any = import_module("numba.core.event")

    class Listener(events.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            global _teller
            tell = None if _announced else _teller
            if tell is not None:
                _teller = None
                tell()

        def on_end(self, event: Any) -> None:
            pass

    events.register("numba:compile", Listener())


def is_ready(part: str) -> bool:
    """Whether ``part`` of the engine was compiled before, from these very sources."""
    return INTERPRETED or (cache_folder() / f"{part}.ready").exists()


def mark_ready(part: str) -> None:
    """Remember that ``part`` is compiled."""
    if not INTERPRETED:
        (cache_folder() / f"{part}.ready").touch()
