"""Requests nobody should make: refused with a code, and nothing is changed, overwritten or crashed."""

import os
import stat
import subprocess
import sys

import pytest

from depth import mostly_long
from tablier import BadOption, Record, Refusal, Table, TablierError
from tablier.table.events import Resign, Touch
from tablier.terminal.saving import refuse_to_overwrite


@pytest.mark.parametrize(
    "settings", [{"seed": True}, {"match": True}, {"names": ("A\x1b]0;x", "B")}, {"names": ("\ud800", "B")}]
)
def test_settings_that_could_not_be_kept_are_refused(settings):
    with pytest.raises(BadOption):
        Table("garanguet", **settings)


def test_one_die_alone_is_no_throw_for_the_beginning():
    """C-1: both players throw."""
    table = Table("garanguet")
    with pytest.raises(TablierError) as caught:
        table.opening(3)
    assert caught.value.code == "bad-die"
    assert table.events == []


def test_only_two_sides_can_act():
    table = Table("garanguet", seed=1)
    table.throw()
    with pytest.raises(Refusal) as caught:
        table.apply(Resign(7))
    assert caught.value.code == "no-such-side"
    table.resign("White")
    assert table.score == (0, 2)


@pytest.mark.parametrize("point", [-1, 0, 25, 99])
def test_a_man_that_cannot_be_there_is_not_touched(point):
    """C-5: the talon is the rearmost point of a man at the start."""
    table = Table("garanguet", seed=1, touch_move=True)
    table.throw()
    with pytest.raises(Refusal) as caught:
        table.apply(Touch(table.player, point))
    assert (caught.value.code, caught.value.clause) == ("no-man", "C-5")
    table.play(table.plays()[0])


def test_points_are_whole_numbers():
    """T-60."""
    table = Table("trictrac", seed=1, marking="manual")
    table.throw()
    with pytest.raises(TablierError) as caught:
        table.trictrac.mark(2.5)
    assert caught.value.code == "bad-marks"


def test_only_records_are_overwritten(tmp_path):
    notes = tmp_path / "notes.md"
    notes.write_text("dear diary")
    with pytest.raises(OSError, match="no record"):
        refuse_to_overwrite(notes)
    record = Table("garanguet", seed=1).record()
    for name in ("game.tab", "game.json"):
        record.save(tmp_path / name)
        refuse_to_overwrite(tmp_path / name)
    with pytest.raises(OSError, match="not a regular file"):
        record.save(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="there are no such permissions on this system")
def test_a_record_is_as_private_as_the_user_wants(tmp_path):
    before = os.umask(0o077)
    try:
        Table("garanguet").record().save(tmp_path / "game.tab")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "game.tab").stat().st_mode) == 0o600


def test_comments_survive_resuming_and_hold_no_commands(tmp_path):
    text = "tablier record 1\ngame: garanguet\nseed: 7\n\nopening 6-5 ; well\x1b[2J thrown\n"
    record = Record.read(text)
    assert record.comments == {0: ["well[2J thrown"]}
    path = tmp_path / "game.tab"
    path.write_text(text)
    run_tablier("play", "--resume", str(path), "--against", "random", stdin="quit\n")
    assert Record.load(path).comments == {0: ["well[2J thrown"]}


def test_remarks_hold_no_commands_either():
    text = "tablier record 1\ngame: garanguet\nseed: 7\nevent: Tr\x1bial\n\nopening 6-5\n"
    record = Record.read(text)
    assert record.tags == {"event": "Trial"}
    assert Record.read(str(record)) == record


@pytest.mark.parametrize(
    "arguments", mostly_long(["rules G-7", "options trictrac", "show garanguet:w:1x15:1x15"], "rules G-7")
)
def test_a_terminal_that_knows_only_ascii_gets_what_it_can_show(arguments):
    assert run_tablier(*arguments.split(), PYTHONIOENCODING="ascii").returncode == 0


def run_tablier(*arguments, stdin="", **environment):
    done = subprocess.run(
        [sys.executable, "-c", "from tablier.terminal import main; main()", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done
