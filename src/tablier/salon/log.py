"""Logs as lines of JSON on standard error. Tokens, seeds, secrets, addresses and what people write are not in them.

Everything the process has to say goes through here: the salon's own events, warnings and errors of the libraries, and
whatever nobody caught. No kind of line comes faster than somebody could read it.

What must not be in a line may come into it by what an exception says: a value that could not be read, a row that the
database would not take, an address that was asked for. So of an exception the log has where it was raised, its class
and what it says, without anything in quotes, which is where others put what they were given, and without the details
that databases add. Of our own errors it has the code alone: their sentences name people. Whatever is said, words that
may be secrets are left out, and of addresses all but the beginning.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import re
import sys
import threading
import time
import traceback
from types import TracebackType
from typing import Any

from ..errors import TablierError

LEVELS = ("debug", "info", "warning", "error")

_A_WHILE = 10.0
_MOST_IN_A_WHILE = 50
"""So many lines of a kind are written within so many seconds; the first one after tells how many were left out."""
_MOST_KINDS = 256
_MOST_SIGNS = 8_000
"""No text in a line is longer."""
_CREDENTIALS = re.compile(
    r"(://)[^/@\s]*(?=@)"
    r"|(\b(?:tokens?|seeds?|secrets?|passw(?:or)?d|authorization)\b[\"']?\s*[:=]\s*[\"']?(?:(?:seat|bearer|basic)\s+)?)"
    r"[^\s\"',;&)}]+"
    r"|(\b(?:seat|bearer|basic)\s+)[\w.~+/=-]{6,}",
    re.IGNORECASE,
)
"""Names and passwords in addresses, and what is called a secret by a word before it."""
_ADDRESS = re.compile(
    r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\w)|(?<![\w.:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?:\.\d{1,3}){0,3}(?![\w:])",
    re.IGNORECASE,
)
_QUOTED = re.compile(
    r"(?<!\w)b?(?:'(?:[^'\\\n]|\\.)*(?:'|$)|\"(?:[^\"\\\n]|\\.)*(?:\"|$))|[“«‘][^”»’\n]*(?:[”»’]|$)", re.M
)
_DETAILS = re.compile(r"\n(?:DETAIL|CONTEXT|HINT|QUERY|LINE \d+):.*?(?=\n\[SQL|\Z)", re.S)
"""What PostgreSQL adds: rows and values that it would not take."""
_INPUT = re.compile(r"input_value=.*?(?=, input_type=)", re.S)
"""What pydantic repeats of what it was given."""
_PARAMETERS = re.compile(r"\n\[parameters: .*", re.S)
"""What SQLAlchemy would add, were it not told to hide it."""
_LONG_WORD = re.compile(r"[\w-]{20,}", re.ASCII)
"""What may be the secret of a seat, or a part of one. Ids of tables are shorter."""

logger = logging.getLogger("tablier.salon")


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, what, and whatever the call added as ``extra={"data": …}``."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {"at": when, "level": record.levelname.lower(), "event": _harmless(record.getMessage())}
        line |= _harmless(getattr(record, "data", {}))
        if record.name != logger.name:
            line["from"] = record.name
        left_out = getattr(record, "left_out", 0)
        if left_out:
            line["left_out"] = left_out
        if record.exc_info:
            line["trace"] = _harmless(_trace(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def _harmless(value: Any) -> Any:
    """What may be written: texts shortened, and without anything that could be a secret or a whole address."""
    match value:
        case None | bool() | int() | float():
            return value
        case dict():
            return {str(name): _harmless(part) for name, part in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_harmless(part) for part in value]
    # A word that was cut could not be told from a harmless one: the cut that stays is made last.
    text = _cut(str(value), 8 * _MOST_SIGNS)
    text = _CREDENTIALS.sub(lambda found: f"{next(filter(None, found.groups()))}…", text)
    text = _LONG_WORD.sub(lambda word: "…" if _may_be_secret(word[0]) else word[0], text)
    text = _ADDRESS.sub(lambda found: _shortened(found[0]), text)
    return _cut(text, _MOST_SIGNS)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 2 :]}"


def _shortened(text: str) -> str:
    """An address of which only the beginning is left; what is no address as it is."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return text
    return (
        text if found.is_loopback or found.is_unspecified else "".join(re.split(r"([.:])", text, maxsplit=2)[:4]) + "…"
    )


def _trace(problem: BaseException | None) -> str:
    """Where an exception comes from and what it says, without what it was given; those behind it first."""
    seen: set[int] = set()
    parts: list[str] = []

    def tell(one: BaseException | None) -> None:
        if one is None or id(one) in seen:
            return
        seen.add(id(one))
        tell(one.__cause__ or (None if one.__suppress_context__ else one.__context__))
        parts.append("".join(traceback.format_tb(one.__traceback__)) + f"{type(one).__qualname__}: {_said(one)}")
        for inner in one.exceptions if isinstance(one, BaseExceptionGroup) else ():
            tell(inner)

    tell(problem)
    return "\n".join(parts)


def _said(problem: BaseException) -> str:
    """What an exception says, without what it was given."""
    if isinstance(problem, TablierError):
        return problem.code
    try:
        text = str(problem)
    except Exception:
        return "…"
    text = _PARAMETERS.sub("", _DETAILS.sub("", _INPUT.sub("input_value=…", text)))
    return _QUOTED.sub("'…'", text)


def _may_be_secret(word: str) -> bool:
    """Whether a long word has digits, or large letters and small ones, in it: of what is drawn nearly all have."""
    return any(sign.isdigit() for sign in word) or word.upper() != word != word.lower()


class Sparing(logging.Filter):
    """Lets a kind of line through only so often. Lines are of a kind if the same place says the same."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[Any, tuple[float, int]] = {}
        """Since when each kind is counted, and how often it came."""
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        with self._lock:
            return self._passes(record)

    def _passes(self, record: logging.LogRecord) -> bool:
        kind = record.name, record.levelno, str(record.msg).partition("\n")[0][:60]
        now = time.monotonic()
        since, count = self._kinds.pop(kind, (now, 0))
        if now - since > _A_WHILE:
            record.left_out = max(0, count - _MOST_IN_A_WHILE)
            since, count = now, 0
        self._kinds[kind] = since, count + 1
        if len(self._kinds) > _MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        return count < _MOST_IN_A_WHILE


def say(event: str, level: int = logging.INFO, **data: Any) -> None:
    """Log one event with its data."""
    logger.log(level, event, extra={"data": data})


def trouble(event: str, problem: BaseException, **data: Any) -> None:
    """Log something that should not have happened, with its trace."""
    logger.error(event, exc_info=problem, extra={"data": data})


def set_up(level: str) -> None:
    """Send everything the process has to say to standard error.

    Of the libraries only warnings are wanted, at every level: what they say for debugging shows frames and headers.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.ERROR if level == "error" else logging.WARNING)
    logger.setLevel(level.upper())
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # a log that cannot be written is no reason to write something else
    sys.excepthook = _uncaught
    threading.excepthook = lambda told: _uncaught(told.exc_type, told.exc_value, told.exc_traceback)
    sys.unraisablehook = lambda told: _uncaught(told.exc_type, told.exc_value, told.exc_traceback)


def tell_of_loop(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What asyncio has to tell: an exception nobody waited for, or a connection that could not be accepted."""
    logger.error(str(context.get("message", "asyncio")), exc_info=context.get("exception"))


def _uncaught(kind: type[BaseException], problem: BaseException | None, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        logger.error("uncaught", exc_info=(kind, problem or kind(), trace))
