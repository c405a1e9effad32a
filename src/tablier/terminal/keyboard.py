"""Where lines come from: a prompt with completion on a terminal, plain lines otherwise."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from .speaking import is_terminal, output

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document


class Suggestion(NamedTuple):
    """A text to put in place of the last ``replaces`` characters of the line."""

    text: str
    replaces: int


Complete = Callable[[str], Iterable[Suggestion]]


class Lines(Protocol):
    """Somebody's lines."""

    interactive: bool

    def read(self, prompt: str, complete: Complete | None = None) -> str:
        """The next line, stripped. Raises EOFError when there are no more, KeyboardInterrupt on Ctrl-C."""


class PipedLines:
    """Lines of a file or pipe. Each is written out after its prompt, so that the output reads like a transcript."""

    interactive = False

    def read(self, prompt: str, complete: Complete | None = None) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        output().print(f"{prompt}{line.strip()}", soft_wrap=True)
        return line.strip()


class TypedLines:
    """Lines typed at a terminal, with history, editing, and completion on Tab."""

    interactive = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession(complete_while_typing=False)

    def read(self, prompt: str, complete: Complete | None = None) -> str:
        return self._session.prompt(prompt, completer=_completer(complete or (lambda line: ()))).strip()


def lines() -> Lines:
    """Those that suit the place the program runs in."""
    return TypedLines() if is_terminal() and os.environ.get("TERM") != "dumb" else PipedLines()


def _completer(complete: Complete) -> Completer:
    from prompt_toolkit.completion import Completer, Completion  # loaded late: it takes a while

    class Completing(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
            for text, replaces in complete(document.text_before_cursor):
                yield Completion(text, start_position=-replaces)

    return Completing()
