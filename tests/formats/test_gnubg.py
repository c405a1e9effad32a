"""GNU Backgammon itself reads what we write, and we what it makes of it. Left out where it is not installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from formats.matches import a_match
from formats.test_ids import a_situation
from tablier import Record, formats
from tablier.formats import write_gnu, write_xgid
from tablier.formats.sheet import sayable
from tablier.table.events import Opening, Played

GNUBG = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
pytestmark = [pytest.mark.long, pytest.mark.skipif(GNUBG is None, reason="GNU Backgammon is not installed")]
_QUIET = (
    "set display off", "set confirm save off", "set confirm new off", "set automatic game off",
    "set automatic roll off", "set automatic move off", "set player 0 human", "set player 1 human", "set jacoby off",
)  # fmt: skip


def ask(*commands: str, folder: Path) -> str:
    """What GNU Backgammon answers."""
    assert GNUBG is not None
    told = subprocess.run(
        [GNUBG, "-t", "-q"], input="\n".join([*_QUIET, *commands, ""]), capture_output=True, text=True, cwd=folder,
        timeout=300, check=False,
    )  # fmt: skip
    return told.stdout


def course(record: Record) -> list[object]:
    """What happened, each play by where it leads; without equal dice, which only we write down."""
    table, found = record.table.fresh(), []
    for event in record.events:
        table.apply(event)
        if not (isinstance(event, Opening) and event.white == event.black):
            found.append((table.position.id, table.score) if isinstance(event, Played) else event)
    return found


def matches(count: int) -> dict[int, Record]:
    found = {number: sayable(a_match(number))[0] for number in range(count)}
    return {number: record for number, record in found.items() if record.events}


def test_sgf_goes_there_and_back(tmp_path: Path) -> None:
    records = matches(40)
    commands = []
    for number, record in records.items():
        (tmp_path / f"{number}.sgf").write_text(formats.write(record, ".sgf")[0], encoding="utf-8")
        commands += [f"load match {number}.sgf", f"save match back-{number}.sgf", f"export match mat {number}.mat"]
    ask(*commands, folder=tmp_path)
    for number, record in records.items():
        assert course(Record.load(tmp_path / f"back-{number}.sgf")) == course(record), number
        if tellable(record):
            assert course(Record.load(tmp_path / f"{number}.mat")) == course(record), number
    assert sum(map(tellable, records.values())) > 10


def tellable(record: Record) -> bool:
    """Whether GNU Backgammon's match text tells all of it: neither automatic doubles nor Jacoby's rule, nor whose the
    first throw was where nobody has played it.
    """
    pairs = set(pairwise([*(event.kind for event in record.events), ""]))
    options = record.table.table_options
    unplayed = any(one == "opening" and two in ("resign", "concede", "") for one, two in pairs)
    return not (unplayed or options["automatic_doubles"] or options["jacoby"])


def plain(record: Record) -> bool:
    """Whether GNU Backgammon also reads match text of it as it was: it plays what was left unplayed, and after a game
    that was dropped passes over a row of the next.
    """
    pairs = set(pairwise([*(event.kind for event in record.events), ""]))
    unplayed = any(one == "throw" and two in ("resign", "concede", "") for one, two in pairs)
    return tellable(record) and not unplayed and ("drop", "next") not in pairs


def test_match_text_goes_there_and_back(tmp_path: Path) -> None:
    records = {number: record for number, record in matches(80).items() if plain(record)}
    assert len(records) > 10
    commands = []
    for number, record in records.items():
        (tmp_path / f"{number}.mat").write_text(formats.write(record, ".mat")[0], encoding="utf-8")
        commands += [f"import mat {number}.mat", f"save match back-{number}.sgf", f"export match mat back-{number}.mat"]
    told = ask(*commands, folder=tmp_path)
    assert "Unrecognised" not in told
    for number, record in records.items():
        for suffix in (".mat", ".sgf"):
            assert course(Record.load(tmp_path / f"back-{number}{suffix}")) == course(record), (number, suffix)


def test_a_match_it_plays_itself_is_read(tmp_path: Path) -> None:
    """With all its judgements of plays and cube."""
    bots = [f"set player {side} {what}" for side in (0, 1) for what in
            ("gnubg", "chequer evaluation plies 0", "cubedecision evaluation plies 0")]  # fmt: skip
    ask(*bots, "set automatic game on", "set seed 5", "new match 5", "save match it.sgf", "export match mat it.mat",
        folder=tmp_path)  # fmt: skip
    tree, text = Record.load(tmp_path / "it.sgf"), Record.load(tmp_path / "it.mat")
    assert tree.events == text.events
    assert tree.replay().winner is not None


def test_ids_mean_the_same_to_it(tmp_path: Path) -> None:
    situations = [a_situation(number) for number in range(60)]
    commands = []
    for now in situations:
        position, match = write_gnu(now).split(":")
        commands += ["new session", f"set matchid {match}", f"set board {position}", "show board"]
    shown = _shown(ask(*commands, folder=tmp_path))
    assert [write_gnu(now) for now in situations if write_gnu(now) not in shown] == []


def test_an_xgid_means_the_same_to_it(tmp_path: Path) -> None:
    """Where Black is to throw: for White it may exchange the players, which comes to the same."""
    situations = [now for now in map(a_situation, range(80)) if now.position.turn == 1 and not now.doubled]
    assert len(situations) > 20
    commands = [line for now in situations for line in ("new session", f"set xgid {write_xgid(now)}", "show board")]
    shown = _shown(ask(*commands, folder=tmp_path))
    assert [write_xgid(now) for now in situations if write_gnu(now) not in shown] == []


def _shown(told: str) -> set[str]:
    """The ids of all boards that were shown."""
    return {":".join(ids) for ids in re.findall(r"Position ID: (\S+)\s+Match ID   : (\S+)", told)}
