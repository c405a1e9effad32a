"""``tablier analyse`` from the command line."""

from __future__ import annotations

import json

import pytest

BEARING_OFF = "backgammon@modern:w:19x2,20x2,24x1:19x3,22x1"


def test_exact_values_are_called_exact(run) -> None:
    shown = run("analyse", BEARING_OFF, "2-1").stdout
    assert "20/22 24/off" in shown
    assert "exact" in shown
    assert "Modern backgammon" in shown


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


# What comes before a play


def test_the_cube_is_judged_where_there_is_no_throw(run) -> None:
    asked = ("analyse", BEARING_OFF, "--cube", "2", "--owner", "white", "--match", "5", "--score", "1-3")
    shown = run(*asked).stdout
    for words in ("White ○: doubling", "Black ●: answer to a double", "no double", "exact"):
        assert words in shown
    found = json.loads(run(*asked, "--json").stdout)
    assert [one["kind"] for one in found["decisions"]] == ["double", "answer"]
    assert (found["match"], found["score"], found["cube"], found["owner"]) == (5, [1, 3], 2, "white")
    assert found["decisions"][0]["unit"] == "match"
    assert "plays" not in found


def test_what_programs_were_told_of_plays_they_are_told_still(run) -> None:
    found = json.loads(run("analyse", BEARING_OFF, "2-1", "--json").stdout)
    assert set(found) == {"position", "roll", "network", "plays"}
    assert set(found["plays"][0]) == {
        "notation", "position", "points", "standard_error", "source", "win", "double", "triple", "lose_double",
        "lose_triple",
    }  # fmt: skip


@pytest.mark.parametrize(
    "words",
    [
        (BEARING_OFF,),
        (BEARING_OFF, "--cube", "3"),
        (BEARING_OFF, "--cube", "1", "--score", "2"),
        (BEARING_OFF, "--cube", "1", "--score", "1-1"),
        ("trictrac:w:1x15:1x15", "--cube", "2"),
    ],
)
def test_what_there_is_no_deciding_about_is_refused(run, words: tuple[str, ...]) -> None:
    refused = run("analyse", *words)
    assert refused.exit_code == 2
    assert len(refused.stderr.splitlines()) == 1


def test_leaving_beside_the_plays_is_told_in_the_reader_s_language(run) -> None:
    shown = run("analyse", "trictrac:w:1x13,6x1,7x1:1x13,6x1,7x1", "6-6", "--lang", "fr").stdout
    assert shown.count("s’en aller") > 1
    assert "leave" not in shown
