"""Everything that can be wrong with what somebody asks for, each with a stable code, a clause and a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from .saying import Said, Several


class TablierError(Exception):
    """The base of all errors a user can cause. ``code`` is stable, ``clause`` names the rule, if one is behind it."""

    def __init__(self, code: str, said: Said | str, clause: str | None = None) -> None:
        self.code = code
        self.said = said
        self.clause = clause
        super().__init__(code, said, clause)

    @property
    def sentence(self) -> str:
        """What is wrong, in English, for nobody in particular; a :class:`.saying.Reader` says it to somebody."""
        return str(self.said)

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.args, self.__dict__)


def _made_again(kind: type[TablierError], args: tuple[Any, ...], told: dict[str, Any]) -> TablierError:
    """An error that has travelled from another process."""
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(told)
    return error


class Unreadable(TablierError, ValueError):
    """A text that is not of the form asked for: a play, a position, a roll, a record."""


class Refusal(TablierError):
    """An act the rules do not allow now. Nothing has changed."""


class Ambiguous(TablierError, ValueError):
    """A play that can be read in several ways that lead to different positions."""


class UnknownGame(TablierError, KeyError):
    """No game of that name."""

    def __str__(self) -> str:
        return self.sentence


class BadOption(TablierError, ValueError):
    """An option or preset the game does not have, or a value it cannot take. ``option`` names it, where it is one."""

    def __init__(self, code: str, said: Said | str, clause: str | None = None, option: str | None = None) -> None:
        self.option = option
        super().__init__(code, said, clause)


class BadPosition(TablierError, ValueError):
    """A position that cannot occur on a board. ``faults`` lists everything that is wrong with it."""

    def __init__(self, faults: Sequence[Said | str], clause: str | None = None) -> None:
        self._faults = tuple(faults)
        several = Several(self._faults, apart=True)
        super().__init__("bad-position", Said("positions.not-possible", faults=several), clause)

    @property
    def faults(self) -> tuple[str, ...]:
        """What is wrong, in English, for nobody in particular."""
        return tuple(map(str, self._faults))


class BadRecord(TablierError, ValueError):
    """A record that cannot be read to its end. ``line`` counts from 1, lines or, as an ``entry`` of JSON, events."""

    def __init__(self, line: int, why: Said | str, clause: str | None = None, entry: bool = False) -> None:
        self.line = line
        self.entry = entry
        self._why = why
        told = (
            Said("records.bad-entry", line=line, why=why) if entry else Said("records.bad-record", line=line, why=why)
        )
        super().__init__("bad-record", told, clause)

    @property
    def reason(self) -> str:
        """Why, with its clause if there is one, in English, for nobody in particular."""
        return f"{self._why} [{self.clause}]" if self.clause else str(self._why)


class BadNetwork(TablierError, ValueError):
    """A file that is no network for the game, or is damaged."""


class NotInstalled(TablierError, ModuleNotFoundError):
    """A package that something needs is not there. ``name`` says which."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what comes with an extra of the program. Raises NotInstalled."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if isinstance(missing, NotInstalled) or (missing.name or "").partition(".")[0] == __name__.partition(".")[0]:
            raise
        lacking = NotInstalled("not-installed", Said("programs.not-installed", package=str(missing.name), extra=extra))
        lacking.name = missing.name
        raise lacking from None
