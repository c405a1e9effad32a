"""Logs as lines of JSON on standard error. Seats' secrets, seeds and what people write never appear in them.

Everything the process has to say goes through here: the salon's own events, warnings and errors of the libraries, and
whatever nobody caught. No kind of line comes faster than somebody could read it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import threading
import time
from types import TracebackType
from typing import Any

LEVELS = ("debug", "info", "warning", "error")

_A_WHILE = 10.0
_MOST_IN_A_WHILE = 50
"""So many lines of a kind are written within so many seconds; the first one after tells how many were left out."""
_MOST_KINDS = 256
_MOST_SIGNS = 8_000
"""No text in a line is longer."""
_LONG_WORD = re.compile(r"[\w-]{20,}", re.ASCII)
"""What may be the secret of a seat, or a part of one. Ids of tables are shorter."""

logger = logging.getLogger("tablier.salon")


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, what, and whatever the call added as ``extra={"data": …}``."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {"at": when, "level": record.levelname.lower(), "event": _harmless(record.getMessage())}
        line |= {name: _harmless(value) for name, value in getattr(record, "data", {}).items()}
        if record.name != logger.name:
            line["from"] = record.name
        left_out = getattr(record, "left_out", 0)
        if left_out:
            line["left_out"] = left_out
        if record.exc_info:
            line["trace"] = _harmless(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def _harmless(value: Any) -> Any:
    """A text shortened, and without anything that could be a secret."""
    if not isinstance(value, str):
        return value
    if len(value) > _MOST_SIGNS:
        value = f"{value[: _MOST_SIGNS // 2]} … {value[-_MOST_SIGNS // 2 :]}"
    return _LONG_WORD.sub(lambda word: "…" if _may_be_secret(word[0]) else word[0], value)


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
