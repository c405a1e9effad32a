"""Where output goes, and how plain text gets its colours."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from ..saying import IN_TEXT, Told

_STYLES = (
    (r"[─│┌┐└┘┬┴]", "dim"),
    (r"○", "bold cyan"),
    (r"●", "bold red"),
    (r"\[[A-Z]+-\d+\]", "yellow"),
    (r"·", "dim"),
)
_SET_IN = {"jan": "  ", "way": "      "}
"""How far lines of a kind are set in."""


def output() -> Console:
    """Standard output; without colours where it is not a terminal. Text is never taken for markup."""
    return Console(markup=False, highlight=False, emoji=False)


def errors() -> Console:
    """Standard error, for progress and complaints."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def painted(text: str, style: str = "") -> Text:
    """Plain text with the men, the frame of the board and the clauses in their colours."""
    found = Text(text, style=style)
    for pattern, colour in _STYLES:
        found.highlight_regex(pattern, colour)
    return found


def told_line(told: Told) -> str:
    """A line that is told; what a throw was worth is set in under it, and further in how it comes about."""
    return f"{_SET_IN.get(told.kind, '')}{IN_TEXT.line(told)}"


def print_block(block: RenderableType, width: int | None = None) -> None:
    """Print a table or a page, at most so wide.

    Where there is no screen it may be wider than one, and the spaces that fill its lines are left out.
    """
    console = output()
    if console.is_terminal:
        console.print(block, width=width)
        return
    console.width = width or console.width
    with console.capture() as captured:
        console.print(block)
    sys.stdout.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))


def is_terminal() -> bool:
    """Whether somebody sits at both ends: keys come in, a screen goes out."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def write_json(data: Any) -> None:
    """Write JSON for other programs."""
    sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
