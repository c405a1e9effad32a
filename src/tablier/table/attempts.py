"""All of it or nothing: what is refused half way leaves no trace."""

from __future__ import annotations

from typing import Any, Protocol


class Restorable(Protocol):
    """Whatever can go back to how it was."""

    def checkpoint(self) -> Any:
        """Everything there is now, to come back to."""

    def restore(self, checkpoint: Any, /) -> None:
        """Be again as at a checkpoint."""


class or_nothing:  # noqa: N801 (read as a word: with or_nothing(table))
    """If what is done within is refused, nothing was done, and nothing has become known of it."""

    __slots__ = ("_before", "_kept")

    def __init__(self, kept: Restorable) -> None:
        self._kept = kept

    def __enter__(self) -> None:
        self._before = self._kept.checkpoint()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            self._kept.restore(self._before)
