"""``tablier arena`` and ``tablier train`` from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tablier.records import Record


def test_the_arena_tells_who_is_stronger(run, tmp_path: Path) -> None:
    picture = tmp_path / "ratings.svg"
    shown = run("arena", "unstacked", "greedy", "random", "-n", "4", "--svg", str(picture)).stdout
    assert "greedy" in shown
    assert "Elo" in shown
    assert picture.read_text().startswith("<svg")
    found = json.loads(run("arena", "unstacked", "greedy", "random", "novice", "-n", "2", "--json").stdout)
    assert [row["games"] for row in found["meetings"]] == [4, 4, 4]
    assert set(found["ratings"]) == {"greedy", "random", "novice"}
    again = json.loads(run("arena", "unstacked", "greedy", "random", "novice", "-n", "2", "--json").stdout)
    assert again == found


def test_the_arena_names_the_rulings(run) -> None:
    shown = run("arena", "backgammon", "--preset", "house", "greedy", "random", "-n", "1").stdout
    assert shown.startswith("Backgammon after Willughby (House rule for doubles): paired dice")


def test_trictrac_reports_holes(run) -> None:
    found = json.loads(run("arena", "trictrac", "greedy", "random", "-n", "1", "--json").stdout)
    assert len(found["meetings"][0]["holes"]) == 2


def test_no_figure_is_cut_off_where_there_is_no_screen(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    title, headings, row = run("arena", "trictrac", "greedy", "random", "-n", "1").stdout.splitlines()
    assert title.endswith("95 % intervals")
    assert headings.split() == ["games", "wins", "points", "Elo", "holes"]
    assert row.count(" ± ") == 4
    assert "…" not in row


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy"), ("greedy", "nobody")])
def test_the_arena_refuses_what_is_no_contest(run, bots: tuple[str, ...]) -> None:
    refused = run("arena", "garanguet", *bots)
    assert refused.exit_code == 2
    assert len(refused.stderr.splitlines()) <= 2


def test_a_bot_plays_itself_and_the_games_are_kept(run, tmp_path: Path) -> None:
    said = run("selfplay", "garanguet", "greedy", "-n", "3", "--seed", "8", "--out", str(tmp_path / "games"))
    assert said.exit_code == 0
    kept = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in kept] == ["000008.tab", "000009.tab", "000010.tab"]
    assert run("replay", str(kept[2])).exit_code == 0
    run("selfplay", "garanguet", "greedy", "-n", "1", "--seed", "10", "--json", "--out", str(tmp_path / "again"))
    assert Record.load(tmp_path / "again" / "000010.json") == Record.load(kept[2])
    assert run("selfplay", "garanguet", "nobody", "--out", str(tmp_path / "no")).exit_code == 2


def test_training_says_what_is_missing(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for name in [name for name in sys.modules if name.startswith("tablier.training")]:
        monkeypatch.delitem(sys.modules, name)
    refused = run("train", "garanguet", "--out", str(tmp_path / "net"))
    assert refused.exit_code == 2
    assert "PyTorch" in refused.stderr
    assert run("train", "unstacked", "--out", str(tmp_path / "net")).exit_code == 2
