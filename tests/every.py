"""One test for many files: where thousands of small tests would take longer to hand out than to run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path


def for_every(paths: Iterable[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """Try a test on every file, and say of which ones it does not hold."""

    def decorate(test: Callable[[Path], None]) -> Callable[[], None]:
        def of_all() -> None:
            faults = []
            for path in paths:
                try:
                    test(path)
                except AssertionError as fault:
                    faults.append(f"{path}: {fault}")
            assert not faults, "\n".join(faults)

        of_all.__name__, of_all.__doc__, of_all.__module__ = test.__name__, test.__doc__, test.__module__
        return of_all

    return decorate
