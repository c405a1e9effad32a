"""Several servers, and whatever can happen to them and to what they rest on: nobody sees what cannot be."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

import pytest

from chaos import havoc, town
from chaos.havoc import PATIENCE, Wishes, raise_havoc

SHORT = Wishes(faults=1, seconds=1.0, tables=3, seed=1, within=PATIENCE)
"""One fault of each kind. How soon everything goes on is asked where nothing else keeps the machine busy."""
SHORTEST = SHORT._replace(spared=frozenset({"SIGTERM, one after another"}))
"""The same without a rolling restart, which begins as many servers as all the rest."""
LONG = Wishes(faults=500, seconds=600.0, tables=len(havoc.TABLES), seed=1)


@pytest.mark.parametrize(
    "wishes",
    [SHORTEST, pytest.param(SHORT, marks=pytest.mark.long), pytest.param(LONG, marks=pytest.mark.slow)],
    ids=["shortest", "short", "long"],
)
def test_whatever_happens_nobody_sees_what_cannot_be(wishes: Wishes) -> None:
    pytest.importorskip("psycopg")
    pytest.importorskip("redis")
    program = town.missing()
    if program is not None:
        pytest.skip(f"{program} is not installed here")
    folder = Path(tempfile.mkdtemp(prefix="tablier-chaos-"))  # PostgreSQL's user has to reach it
    found = asyncio.run(raise_havoc(folder, wishes))
    told = havoc.told(found, wishes)
    print(told)
    assert not found.faults, f"{told}\nEverything is in {folder}"
    assert found.counts["ack"] > wishes.tables, told
    assert set(found.by_kind) == set(havoc.KINDS) - wishes.spared, told
    assert found.waits, told
    shutil.rmtree(folder)
