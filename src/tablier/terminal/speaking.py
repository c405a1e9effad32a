"""Speaking to whoever sits at the terminal: in which language, where it goes, and how plain text gets its colours."""

from __future__ import annotations

import codecs
import json
import os
import sys
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from .. import standing, text
from ..board import SIDES
from ..errors import TablierError
from ..games import Position
from ..saying import Reader, Said, Told, language_named
from ..saying.catalogues import SOURCE, bundle
from ..table import Table
from ..text import Cube

Sayable = Said | Told | str
"""What can be said: a message, a line that is told, or a text that is nobody's sentence."""

_READER: ContextVar[Reader] = ContextVar("reader")
_ENGLISH = Reader(signs=True)
_SET_IN = {"jan": "  ", "way": "      "}
"""How far lines of a kind are set in."""
_STYLES = (
    (r"[─│┌┐└┘┬┴]", "dim"),
    (r"○", "bold cyan"),
    (r"●", "bold red"),
    (r"\[[A-Z]+-\d+\]", "yellow"),
    (r"·", "dim"),
)

# Who reads


def reader() -> Reader:
    """Who reads what is said in this run."""
    return _READER.get(_ENGLISH)


@contextmanager
def speaking(language: str | None = None, seat: int | None = None) -> Iterator[None]:
    """Speak to a reader of that language, or of the one spoken before, who sits at that side of the board."""
    token = _READER.set(Reader(language or reader().language, seat, signs=True))
    try:
        yield
    finally:
        _READER.reset(token)


def wished_language(words: Sequence[str]) -> str:
    """The language asked for by ``--lang`` among the words of a command, or by the environment; else English."""
    given = ""
    for word, following in pairwise((*words, "")):
        if word == "--":
            break
        if word.startswith("--lang"):
            given = following if word == "--lang" else word.removeprefix("--lang=")
    place = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return language_named(given, place)


# In words


def spoken(line: Sayable | Sequence[Sayable]) -> str:
    """A line in the reader's words, its clause with it; or several, one after another.

    What a throw was worth is set in under it, and further in how that comes about.
    """
    match line:
        case Told():
            return f"{set_in(line)}{reader().line(line)}"
        case Said() | str():
            return reader().say(line)
        case _:
            return " ".join(map(spoken, line))


def set_in(line: Sayable | Sequence[Sayable]) -> str:
    """What stands before a line that is told, by its kind."""
    return _SET_IN.get(line.kind, "") if isinstance(line, Told) else ""


def can_say(key: str) -> bool:
    """Whether there are words for a message whose key was made up from a name."""
    area, _, name = key.partition(".")
    catalogue = bundle(SOURCE, area)
    return catalogue is not None and catalogue.has_message(name)


def value_word(name: str) -> str:
    """What stands for a value where it is said how something is typed: ``FILE``."""
    said = Said(f"terminal.value-{name}")
    return spoken(said) if can_say(said.key) else name.upper()


def complaint(problem: TablierError) -> str:
    """Why something was refused, and under which clause."""
    words = spoken(problem.said)
    return f"{words} [{problem.clause}]" if problem.clause else words


def trouble(problem: OSError) -> str:
    """What the machine says went wrong, and with which file."""
    reason = problem.strerror or str(problem)
    return f"{problem.filename}: {reason}" if problem.filename else reason


def side_words() -> tuple[str, str]:
    """What the sides are called where nobody has a name."""
    white, black = (spoken(Said(f"language.side-{side}")) for side in SIDES)
    return white, black


def names_of(table: Table) -> tuple[str, str]:
    """What White and Black are called at the board."""
    return text.names(table, reader())


def players_of(table: Table) -> tuple[str, ...]:
    """What those who play are called, at the board or not."""
    return tuple(reader().name(table.sitter(player)) for player in range(len(table.players)))


def figure(number: float, pattern: str = "#,##0") -> str:
    """A number as the language writes it: ``figure(0.5, "+0.00;-0.00")``."""
    from babel.numbers import format_decimal

    return str(format_decimal(number, pattern, locale=reader().language))


def share(of_one: float, digits: int) -> str:
    """A share in per cent, as the language writes it."""
    return spoken(Said("terminal.percent", figure=figure(100 * of_one, f"0.{'0' * digits}")))


# Where a table stands


def title_of(table: Table) -> str:
    """The game, and the score so far."""
    return text.title(table, reader())


def status_of(table: Table) -> Sayable:
    """What the table waits for."""
    return standing.waiting(table)


def draft_of(table: Table) -> Sayable:
    """The play being built."""
    return standing.drafted(table)


def board_of(position: Position, viewer: int, names: Sequence[str], cube: Cube | None, marked: Collection[int]) -> str:
    """A board in plain text; see :func:`tablier.text.board`."""
    return text.board(position, viewer, names, cube, marked, reader())


def account_of(table: Table) -> str:
    """The account of a scored game in plain text."""
    assert table.account is not None
    return table.account.text(players_of(table), reader())


def write_sheet(table: Table, path: Path) -> None:
    """Write the account as a page to be printed. Raises OSError."""
    assert table.account is not None
    path.write_text(table.account.sheet(table.game.word("name"), players_of(table), reader()), encoding="utf-8")


# Where it goes


def output() -> Console:
    """Standard output; without colours where it is not a terminal. Text is never taken for markup."""
    return Console(markup=False, highlight=False, emoji=False)


def errors() -> Console:
    """Standard error, for progress and complaints."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def say(line: Sayable, style: str = "") -> None:
    """Say something on standard output, one line of it however long."""
    output().print(painted(spoken(line), style), soft_wrap=True)


def note(line: Sayable) -> None:
    """Say something beside what was asked for, on standard error."""
    errors().print(spoken(line), soft_wrap=True)


def painted(words: str, style: str = "") -> Text:
    """Plain text with the men, the frame of the board and the clauses in their colours."""
    found = Text(words, style=style)
    for pattern, colour in _STYLES:
        found.highlight_regex(pattern, colour)
    return found


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


def print_markdown(source: str) -> None:
    """Print a page of rules, or a clause."""
    from rich.markdown import Markdown

    print_block(Markdown(source), width=min(output().width, 100))


def is_terminal() -> bool:
    """Whether somebody sits at both ends: keys come in, a screen goes out."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def write_json(data: Any) -> None:
    """Write JSON for other programs."""
    sys.stdout.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")


# Terminals that cannot show everything

_LIKENESSES = {
    **dict.fromkeys("‘’ʼ", "'"), **dict.fromkeys("“”«»", '"'), **dict.fromkeys("–—−─", "-"),
    **dict.fromkeys("┌┐└┘┬┴", "+"),
    "│": "|", "…": "...", "○": "o", "●": "x", "◇": "*", "·": ".", "±": "+-", "œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae",
}  # fmt: skip
"""The men keep their width, so that boards stand as they should."""


def mend_streams() -> None:
    """Make do with a terminal that is closed, or that cannot show ○ and ● or letters with accents."""
    codecs.register_error("tablier", _likeness)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="tablier")


def showable(words: str, stream: TextIO) -> str:
    """What a stream can show of some words, for those who would write around its mending."""
    encoding = stream.encoding or "utf-8"
    return words.encode(encoding, "tablier").decode(encoding)


def _likeness(problem: UnicodeError) -> tuple[str, int]:
    """What is shown of characters that a terminal does not have: something like them, or a question mark."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    shown = "".join(map(_like, problem.object[problem.start : problem.end]))
    return shown, problem.end


def _like(sign: str) -> str:
    plain = _LIKENESSES.get(sign) or unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
    return plain or "?"
