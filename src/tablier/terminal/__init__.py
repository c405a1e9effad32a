"""The games in a terminal: ``tablier`` and its commands."""

from __future__ import annotations

import sys

from ..errors import BadOption
from ..saying import Said

_OWN = __name__.partition(".")[0]


def main() -> None:
    """The command ``tablier``."""
    try:
        from .app import tablier
    except ModuleNotFoundError as missing:
        sys.exit(f"tablier: {lacking('cli', missing)}")

    tablier(prog_name="tablier")


def lacking(extra: str, missing: ModuleNotFoundError) -> BadOption:
    """What is to be installed where something is missing. Raises again what is missing of the program itself."""
    if missing.name is None or missing.name.partition(".")[0] == _OWN:
        raise missing
    command = f"pip install '{_OWN}[{extra}]'"
    return BadOption(f"no-{extra}", Said("terminal.lacking", command=command, missing=missing.name))
