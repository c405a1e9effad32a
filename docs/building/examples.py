"""The examples of a page run as they stand: every block of ``python``, in its order, in one namespace.

A block of ``py`` is an excerpt, which is shown and not run.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import tempfile
from pathlib import Path

from tablier import formats
from tablier.bots.selfplay import selfplay

_BLOCK = re.compile(r"^```python\n(.*?)^```", re.S | re.M)
_NEED_NOT_BE_THERE = {"gymnasium", "jax", "pettingzoo", "pyspiel", "ray", "torch"}
"""Packages that examples need, themselves or by way of ours, and that need not be installed."""
_OF_A_FILE = "sys.argv"
"""An example that is a program for a file; the tests of what it is about give it one."""


def examples(markdown: str) -> tuple[str, ...]:
    """The examples of a page."""
    return tuple(_BLOCK.findall(markdown))


def run(page: Path) -> tuple[int, tuple[str, ...]]:
    """How many examples of a page ran, and which packages the others wanted. Whatever they raise, this raises."""
    ran, wanted = 0, []
    known: dict[str, object] = {"nobody_waits_any_longer": lambda: True}
    was = Path.cwd()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        _lay_ready(Path(folder))
        os.chdir(folder)
        try:
            for number, example in enumerate(examples(page.read_text(encoding="utf-8")), 1):
                if _OF_A_FILE in example:
                    continue
                try:
                    exec(compile(example, f"{page.name}, example {number}", "exec"), known)
                    ran += 1
                except ModuleNotFoundError as missing:
                    if missing.name not in _NEED_NOT_BE_THERE:
                        raise
                    wanted.append(missing.name)
        finally:
            os.chdir(was)
    return ran, tuple(wanted)


def _lay_ready(folder: Path) -> None:
    """The files that examples speak of: a game of ours, and a match as other programs write it."""
    (record,) = selfplay("backgammon@modern", "greedy", 1, 1)
    record.save(folder / "game.tab")
    text, _ = formats.write(record, ".mat")
    (folder / "match.mat").write_text(text, encoding="utf-8")
