"""Logs as lines of JSON on standard error. Seats' secrets, seeds and what people write never appear in them."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

LEVELS = ("debug", "info", "warning", "error")

logger = logging.getLogger("tablier.salon")


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, what, and whatever the call added as ``extra={"data": …}``."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {"at": when, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "data", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def say(event: str, level: int = logging.INFO, **data: Any) -> None:
    """Log one event with its data."""
    logger.log(level, event, extra={"data": data})


def trouble(event: str, problem: BaseException, **data: Any) -> None:
    """Log something that should not have happened, with its trace."""
    logger.error(event, exc_info=problem, extra={"data": data})


def set_up(level: str) -> None:
    """Send the salon's log, and uvicorn's warnings, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("tablier.salon", "uvicorn"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
    logger.setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel("DEBUG" if level == "debug" else "WARNING")
