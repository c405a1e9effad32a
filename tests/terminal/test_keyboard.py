"""At a real terminal: Tab, undo, Ctrl-C and Ctrl-D, through a pseudo-terminal."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablier import Record

pexpect = pytest.importorskip("pexpect", reason="pexpect is not installed")
if not hasattr(os, "openpty"):
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

START = "garanguet:w:1x5,4x5,9x5:1x15"
TIMEOUT = 180  # the first use may compile


@pytest.fixture
def child(games_folder: Path) -> Iterator[pexpect.spawn]:
    """A game against nobody, dice by hand, at an 80 by 24 terminal."""
    program = "from tablier.terminal import main; main()"
    command = ["-c", program, "play", "--start", START, "--hand", "--against", "nobody"]
    env = {**os.environ, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
    try:
        spawned = pexpect.spawn(
            sys.executable, command, env=env, dimensions=(24, 80), timeout=TIMEOUT, encoding="utf-8"
        )
    except (OSError, pexpect.ExceptionPexpect) as problem:
        pytest.skip(f"no pseudo-terminal could be opened: {problem}")
    yield spawned
    spawned.close(force=True)


def throw(child: pexpect.spawn) -> None:
    child.expect("Enter the dice thrown")
    child.expect("White>")
    child.send("6-5-3\r")
    child.expect(r"There are \d+ legal plays")
    child.expect("White 6-5-3>")


def test_tab_completes_steps_and_undo_takes_them_back(child: pexpect.spawn) -> None:
    throw(child)
    child.send("4/1\t")  # of 4/10, 4/9 and 4/7 only one begins so
    child.expect("0")
    child.send("\r")
    child.expect(r"Drafted: 4/10 \(to play next: 5 or 3\)")
    child.expect("White 6-5-3>")
    child.send("und\t")
    child.expect("o")
    child.send("\r")
    child.expect(r"There are \d+ legal plays")
    child.expect("White 6-5-3>")
    child.send("9/1\t")  # 9/15, 9/14 and 9/12 are shown to choose from
    child.expect("9/14")
    child.send("\x15\x04")  # the line is emptied, then ended
    child.expect("tablier play --resume")
    child.expect(pexpect.EOF)


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_in_a_hurry_loses_nothing(child: pexpect.spawn, games_folder: Path, key: str) -> None:
    throw(child)
    child.send(key)
    child.expect("To go on with it")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    (kept,) = games_folder.glob("*.tab")
    assert [event.kind for event in Record.load(kept).events] == ["throw"]


def test_men_are_coloured_at_a_terminal(child: pexpect.spawn) -> None:
    child.expect("Enter the dice thrown")
    assert re.search(r"\x1b\[[0-9;]*m○\x1b\[0m", child.before)
    assert re.search(r"\x1b\[[0-9;]*m●\x1b\[0m", child.before)
