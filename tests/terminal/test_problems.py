"""``tablier problems`` from the command line."""

from __future__ import annotations

import json

import pytest

from tablier.problems import Collection, problems_of

GAME = "trictrac"


def test_those_that_come_with_the_program_are_listed(run) -> None:
    shown = run("problems", GAME).stdout
    first = problems_of(GAME)[0]
    assert first.position in shown
    assert first.best.name in shown
    assert len(shown.splitlines()) >= len(problems_of(GAME))


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_one_is_shown_with_its_answer_and_why(run, language: str) -> None:
    shown = run("problems", GAME, "--show", "2", "--lang", language).stdout
    problem = problems_of(GAME)[1]
    assert problem.best.name in shown
    assert "┌" in shown
    assert "problems." not in shown


def test_there_is_no_problem_beyond_the_last(run) -> None:
    refused = run("problems", GAME, "--show", "100000")
    assert refused.exit_code in (1, 2)
    assert len(refused.stderr.splitlines()) == 1


def test_other_programs_are_told_everything(run) -> None:
    told = json.loads(run("problems", GAME, "--json").stdout)
    assert len(told["problems"]) == len(problems_of(GAME))
    assert {"gap", "difficulty", "why", "best", "natural"} <= set(told["problems"][0])


def test_they_are_asked_one_after_another(run) -> None:
    first, second, third = (one for one in problems_of(GAME)[:3])
    shown = run("problems", GAME, "--try", lines=[first.best.name, "nonsense", second.natural.name, "?", "stop"])
    assert f"Right: {first.best.name}" in shown.stdout
    assert f"{second.natural.name} costs about" in shown.stdout
    assert f"Best is {third.best.name}" in shown.stdout
    assert "1 of 3 right." in shown.stdout


def test_any_other_play_is_judged_too(run) -> None:
    number, problem = next((i, one) for i, one in enumerate(problems_of(GAME), 1) if one.kind == "play")
    known = (problem.best.name, problem.natural.name)
    other = next(play.notation for play in problem.table().plays() if play.notation not in known)
    shown = run("problems", GAME, "--try", "--show", str(number), lines=[other]).stdout
    assert f"{other} costs about" in shown or f"{other} is as good" in shown


def test_some_are_found_and_kept(run, tmp_path) -> None:
    path = tmp_path / "mine.jsonl"
    shown = run("problems", GAME, "-n", "2", "--seed", "4", "--out", str(path)).stdout
    kept = Collection.read(path.read_text(encoding="utf-8"))
    assert (len(kept.problems), kept.seed, kept.asked) == (2, 4, 2)
    assert kept.problems[0].position in shown
    assert run("problems", GAME, "-n", "2", "--seed", "4", "--out", str(path)).stdout == shown, "nothing is left to do"
    refused = run("problems", GAME, "-n", "3", "--seed", "4", "--out", str(path))
    assert refused.exit_code in (1, 2)
    assert Collection.read(path.read_text(encoding="utf-8")) == kept


def test_a_game_of_luck_has_none(run) -> None:
    for more in ((), ("-n", "1")):
        refused = run("problems", "unstacked", *more)
        assert refused.exit_code in (1, 2)
        assert len(refused.stderr.splitlines()) == 1
