"""What a shell offers on Tab."""

from __future__ import annotations

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
