"""``tablier analyse`` from the command line."""

from __future__ import annotations

import json

import pytest

BEARING_OFF = "backgammon@modern:w:19x2,20x2,24x1:19x3,22x1"


def test_exact_values_are_called_exact(run) -> None:
    shown = run("analyse", BEARING_OFF, "2-1").stdout
    assert "20/22 24/off" in shown
    assert "exact" in shown
    assert "modern" in shown


def test_a_game_without_a_network_of_its_own_says_who_judges(run) -> None:
    """B-13."""
    shown = run("analyse", "backgammon@manuscript:w:19x2,20x2,24x1:19x3,22x1", "2-1").stdout
    assert "Judged by the network of backgammon, the nearest: this game has none of its own." in " ".join(shown.split())
    assert "exact" not in shown, "plays are chosen for winning alone, though the last cast counts"
    assert "Judged by" not in run("analyse", BEARING_OFF, "2-1").stdout


def test_rollouts_come_with_their_standard_error(run) -> None:
    asked = ("analyse", "jacquet-de-versailles:w:1x14,12x1:1x15", "2-1", "--trials", "2", "--depth", "2", "--json")
    found = json.loads(run(*asked).stdout)
    assert found["plays"][0]["source"] == "rollout"
    assert found["plays"][0]["standard_error"] > 0
    assert 0 < found["plays"][0]["win"] < 1
    assert json.loads(run(*asked).stdout) == found
    assert json.loads(run(*asked, "--seed", "1").stdout) != found


@pytest.mark.parametrize(
    ("position", "roll"), [("unstacked:w:s111222:m222333", "2-1"), (BEARING_OFF, "7-1"), (BEARING_OFF, "1-1-1")]
)
def test_what_cannot_be_judged_is_refused_in_one_sentence(run, position: str, roll: str) -> None:
    refused = run("analyse", position, roll)
    assert refused.exit_code in (1, 2)
    assert len(refused.stderr.splitlines()) == 1
