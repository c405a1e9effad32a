"""Bots that think in processes: they decide what they would decide here, and nothing is lost with one of them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from salon.guests import PERSON, Salon, bot, choose, running, settings_in
from tablier import Phase, Table
from tablier.bots import make
from tablier.chance import SeededChance
from tablier.fairness import FairChance, keys_of
from tablier.games import find_game
from tablier.salon.play.house import House
from tablier.salon.play.minds import Minds
from tablier.salon.play.thinking import Intent, Thought, decide

PATIENCE = 120.0


def wait_for(come: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_there(pid: int) -> bool:
    """Whether a process lives."""
    with suppress(OSError):
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@contextmanager
def minds_that_know(game: str, most: int = 1) -> Iterator[Minds]:
    minds = Minds(most)
    try:
        thought = Thought.about(Table(game, seed=1, first="white"), "greedy", 1)
        wait_for(lambda: minds.think(find_game(game), partial(decide, thought, 1)) is not None)
        yield minds
    finally:
        minds.close()


def test_minds_that_were_prepared_think_at_once() -> None:
    games = [find_game("garanguet"), find_game("unstacked")]
    minds = Minds(2)
    try:
        minds.prepare(games)
        assert len(minds.pids) == 2
        for game in games:
            thought = Thought.about(Table(game.id, seed=1, first="white"), "greedy", 1)
            assert minds.think(game, partial(decide, thought, 1)) is not None, "nobody has to think here meanwhile"
    finally:
        minds.close()


def moments(game: str, count: int) -> list[Table]:
    """A table at each of its first so many acts."""
    found = []
    for happened in range(count):
        table, player = Table(game, seed=7, first="white"), make("greedy", 1)
        while len(table.events) < happened + 1 and table.phase is not Phase.OVER:
            player.choose(table)
        found.append(table)
    return found


def test_a_bot_decides_the_same_in_a_process_and_in_a_thread() -> None:
    with minds_that_know("garanguet") as minds:
        for table in moments("garanguet", 12):
            for level in ("random", "greedy", "novice", "master"):
                thought = Thought.about(table, level, 5)
                assert minds.think(table.game, partial(decide, thought, 2)) == (decide(thought, 2),)


def test_what_was_decided_is_what_the_bot_would_have_done_at_the_table_itself() -> None:
    for table in moments("unstacked", 12):
        thought, happened = Thought.about(table, "expert", 5), len(table.events)
        decision = decide(thought)
        make("expert", 5).choose(table)
        assert decision.throws or list(decision.events) == table.events[happened:]


def test_a_bot_is_told_nothing_about_the_dice() -> None:
    secret = bytes(range(32))
    keys = keys_of(secret)
    table = Table("backgammon", chance=FairChance("t", keys, ["rose-seed", "jack-seed"]), first="white")
    thought = Thought.about(table, "master", 5)
    for hidden in (secret, keys_of(secret)._kept[-64:-32], b"rose-seed", b"FairChance"):  # type: ignore[union-attr]
        assert hidden not in thought.table
    assert decide(thought) == Intent(throws=True)
    assert isinstance(Table("unstacked", seed=1)._chance, SeededChance)
    assert b"SeededChance" not in Thought.about(Table("unstacked", seed=1), "master", 5).table


def test_a_long_match_travels_as_lightly_as_a_short_one() -> None:
    table, player = Table("unstacked", seed=1, match=0), make("greedy", 1)
    sizes = []
    for events in (100, 1500):
        while len(table.events) < events:
            player.choose(table)
        sizes.append(len(Thought.about(table, "master", 1).table))
    assert sizes[1] < sizes[0] + 4000
    assert len(Thought.about(table, "master", 1).copy().events) == len(table.events)


def test_a_thought_is_repeated_when_its_process_is_killed() -> None:
    with minds_that_know("garanguet") as minds:
        (pid,) = minds.pids
        os.kill(pid, signal.SIGKILL)
        thought = Thought.about(Table("garanguet", seed=1, first="white"), "greedy", 1)
        assert minds.think(find_game("garanguet"), partial(decide, thought, 1)) is None  # so it is thought here
        wait_for(lambda: minds.think(find_game("garanguet"), partial(decide, thought, 1)) is not None)
        assert minds.pids != [pid]
        last = minds.pids
    assert not any(map(is_there, last))


def test_who_stumbles_over_a_thought_goes_on_with_the_next_and_hangs_up_at_the_end() -> None:
    game = find_game("unstacked")
    with minds_that_know("unstacked") as minds:
        (pid,) = minds.pids
        with pytest.raises(ZeroDivisionError):
            minds.think(game, partial(divmod, 1, 0))
        assert minds.think(game, os.getpid) == (pid,)
        (mind,) = minds._idle
        do = mind.do

        def end_meanwhile(*work: Callable[[], object]) -> object:
            found = do(*work)
            minds.close()
            return found

        mind.do = end_meanwhile  # type: ignore[method-assign]
        assert minds.think(game, os.getpid) == (pid,)
        assert mind.process.stdin is not None
        assert mind.process.stdin.closed


def test_where_processes_are_lost_every_time_bots_think_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    minds, game = Minds(1), find_game("garanguet")
    thought = Thought.about(Table("garanguet", seed=1, first="white"), "greedy", 1)

    def given_up() -> bool:
        assert minds.think(game, partial(decide, thought, 1)) is None
        return minds._most == 0

    wait_for(given_up)
    minds.close()


def test_who_plays_alone_needs_no_process() -> None:
    async def go() -> None:
        house, tables = House(2, 1), [Table("garanguet", seed=seed, first="white") for seed in (1, 2)]
        for table in tables:
            table.throw()
        try:
            assert await house.act(tables[0], "master", 1, False)
            assert house.minds.pids == []
            await asyncio.gather(*(house.act(table, "master", 1, False) for table in tables))
            assert len(house.minds.pids) == 1
        finally:
            house.close()

    asyncio.run(go())


@pytest.mark.long
def test_a_game_goes_on_while_the_processes_of_its_bots_are_killed(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, bot_processes=1)) as salon:
        assert salon.hall is not None
        minds, killed, chance = salon.hall.house.minds, set[int](), random.Random(1)
        tables = [salon.table("garanguet", (PERSON, bot("expert")), match=0) for _ in range(3)]
        guests = [salon.guest(table, *tokens) for table, tokens in tables]
        try:
            deadline = time.monotonic() + PATIENCE
            while len(killed) < 2 and time.monotonic() < deadline:
                for guest in guests:
                    guest.until(lambda state: state["turn_seat"] != 1, PATIENCE)
                    wish = choose(guest.state, chance)
                    assert wish is not None
                    assert guest.do(**wish)["type"] == "ack"
                for mind in list(minds._idle):
                    os.kill(mind.process.pid, signal.SIGKILL)
                    killed.add(mind.process.pid)
            assert len(killed) >= 2
            for guest in guests:
                guest.until(lambda state: state["turn_seat"] != 1, PATIENCE)
        finally:
            for guest in guests:
                guest.close()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_however_the_server_ends_its_processes_end(tmp_path: Path, how: signal.Signals) -> None:
    database = f"sqlite:///{tmp_path / 'salon.db'}"
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tablier", "serve", "--no-open", "--log-level", "info", "--port", "0"],
            env={**os.environ, "TABLIER_PAUSE": "0", "TABLIER_DATABASE": database, "TABLIER_BOT_PROCESSES": "1"},
            stdout=subprocess.PIPE, stderr=log,
        )  # fmt: skip
    assert server.stdout is not None
    try:
        salon = Salon(server.stdout.readline().decode().split(" at ")[1].split()[0].rstrip("/"))
        wait_for(lambda: salon.http.get("/healthz").json()["compiled"]["race"])
        # Tables of two bots, watched by somebody, play by themselves.
        guests = [salon.guest(salon.open("garanguet", (bot("expert"), bot("expert")), match=0)) for _ in range(3)]
        told = tmp_path / "log"
        wait_for(lambda: "process is ready" in told.read_text())
        pid = next(json.loads(line)["process"] for line in told.read_text().splitlines() if "is ready" in line)
        assert is_there(pid)
        os.kill(server.pid, how)
        assert server.wait(PATIENCE) == (-signal.SIGKILL if how == signal.SIGKILL else 0)
        wait_for(lambda: not is_there(pid))
        for guest in guests:
            guest.close()
        salon.http.close()
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    lines = [json.loads(line) for line in told.read_text().splitlines()]
    assert not [line for line in lines if line["level"] in ("warning", "error")]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
@pytest.mark.long
def test_whoever_stops_the_server_while_it_compiles_does_not_wait_for_that(tmp_path: Path) -> None:
    told, database = tmp_path / "log", f"sqlite:///{tmp_path / 'salon.db'}"
    with told.open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tablier", "serve", "--no-open", "--log-level", "info", "--port", "0"],
            env={**os.environ, "TABLIER_DATABASE": database, "TABLIER_CACHE": str(tmp_path)},
            stdout=subprocess.DEVNULL, stderr=log,
        )  # fmt: skip
    try:
        wait_for(lambda: '"compiling"' in told.read_text())
        os.kill(server.pid, signal.SIGINT)
        assert server.wait(60) == 0  # compiling all games takes more than a minute
    finally:
        server.kill()
        server.wait()
    assert "salon closed" in told.read_text()
