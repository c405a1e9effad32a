"""What a shell offers on Tab."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from tablier.terminal.app import tablier


def offered(*typed: str) -> set[str]:
    """What is offered after a command typed so far; the last word is not complete."""
    found = ShellComplete(tablier, {}, "tablier", "_TABLIER_COMPLETE").get_completions(list(typed[:-1]), typed[-1])
    return {one.value for one in found}


@pytest.mark.parametrize(
    ("typed", "some", "others"),
    [
        (["pl"], {"play", "plays"}, {"rules"}),
        (["play", "ga"], {"garanguet"}, {"irish"}),
        (["play", "backgammon@"], {"backgammon@modern", "backgammon@house"}, {"backgammon"}),
        (["play", "garanguet", "--against", ""], {"novice", "master", "greedy"}, set()),
        (["play", "backgammon", "--preset", ""], {"modern", "house"}, set()),
        (["play", "backgammon", "-o", "doubles="], {"doubles=house"}, {"cube=true"}),
        (["play", "backgammon", "--ag"], {"--against"}, {"--cube"}),
        (["rules", "T-2"], {"T-20", "T-27"}, {"G-2"}),
        (["rules", "ga"], {"garanguet"}, {"T-1"}),
        (["rules", "garanguet", "G"], {"G-1", "G-7"}, {"T-1"}),
        (["arena", "irish", "ra"], {"random"}, {"greedy"}),
    ],
)
def test_games_bots_rulings_and_clauses_are_offered(typed, some, others):
    found = offered(*typed)
    assert some <= found
    assert not others & found


def test_a_real_bash_offers_what_stands_behind_its_own_breaks():
    """Bash breaks words at = and @, and asks for the last piece alone: only the rest of it may be added."""
    pexpect = pytest.importorskip("pexpect")
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash here")
    here = os.environ | {"TERM": "dumb", "PS1": "$ ", "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    asked = pexpect.spawn(f"{bash} --norc --noprofile -i", env=here, encoding="utf-8", timeout=60, dimensions=(40, 160))
    with closing(asked):
        asked.sendline(f'tablier() {{ "{sys.executable}" -m tablier "$@"; }}')
        asked.sendline(f'eval "$(_TABLIER_COMPLETE=bash_source "{sys.executable}" -m tablier)"; echo rea""dy')
        asked.expect("ready")
        for typed, whole in (
            ("play trictrac --option exit=pro", "exit=provincial "),
            ("play backgammon@mo", "backgammon@modern "),
            ("rules garang", "rules garanguet "),
        ):
            asked.send(f"tablier {typed}\t")
            asked.expect_exact(whole)
            asked.sendcontrol("u")
