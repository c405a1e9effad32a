"""The games in a terminal: ``tablier`` and its commands."""

from __future__ import annotations


def main() -> None:
    """The command ``tablier``."""
    from .app import tablier

    tablier(prog_name="tablier")
