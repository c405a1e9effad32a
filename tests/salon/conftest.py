"""A salon for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from salon.guests import Salon, running, settings_in


@pytest.fixture(scope="module")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    """A running salon, shared by the tests of a module."""
    with running(settings_in(tmp_path_factory.mktemp("salon"))) as found:
        yield found
