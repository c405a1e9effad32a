"""``tablier review`` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from review.playing import played
from review.small import begun, claimed
from tablier import Record
from tablier.review import DEPTHS, Review
from tablier.terminal import app


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.tab"
    begun()[0].save(path)
    return path


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.tab"
    claimed()[0].save(path)
    return path


def quick(run, *words: str):
    return run("review", "--depth", "quick", *words)


def test_a_review_names_mistakes_and_turning_points(run, game: Path) -> None:
    shown = quick(run, str(game))
    assert shown.exit_code == 0
    found = begun()[1]
    for one in found.mistakes:
        assert one.made.name in shown.stdout
        assert one.best.name in shown.stdout
    assert f"{len(list(found.mistakes))} mistakes" in shown.stdout
    for words in ("PR", "Turning points", "result without luck", "2 turns", "White ○", "Black ●"):
        assert words in shown.stdout


@pytest.mark.parametrize(("language", "words"), [("fr", "Les tournants"), ("es", "Momentos decisivos")])
def test_it_speaks_the_reader_s_language(run, match: Path, language: str, words: str) -> None:
    shown = quick(run, str(match), "--lang", language).stdout
    assert words in shown
    assert "Turning" not in shown
    assert "review." not in shown


def test_json_is_the_review_itself(run, game: Path) -> None:
    found = Review.from_json(json.loads(quick(run, str(game), "--json").stdout))
    assert found == begun()[1]


def test_several_files_are_a_list_and_a_summary_by_name(run, game: Path, match: Path) -> None:
    told = json.loads(quick(run, str(game), str(match), "--json").stdout)
    assert [one["file"] for one in told["reviews"]] == [str(game), str(match)]
    assert [Review.from_json(one) for one in told["reviews"]] == [begun()[1], claimed()[1]]
    assert [(one["name"], one["matches"]) for one in told["summary"]] == [("White", 2), ("Black", 2)]
    assert "All 2 matches" in quick(run, str(game), str(match)).stdout


def test_damaged_and_missing_files_are_told_and_the_others_reviewed(run, tmp_path: Path, match: Path) -> None:
    cut, none, other = tmp_path / "cut.tab", tmp_path / "none.tab", tmp_path / "other.txt"
    cut.write_text(f"{begun()[0]}white dances\n", encoding="utf-8")
    other.write_text("dear diary\n", encoding="utf-8")
    shown = quick(run, str(none), str(tmp_path), str(cut), str(other), str(match), "--json")
    assert shown.exit_code == 1
    assert [one["file"] for one in json.loads(shown.stdout)["reviews"]] == [str(cut), str(match)]
    told = shown.stderr.splitlines()
    assert any(line.startswith(f"{tmp_path}: ") for line in told)
    assert len([line for line in told if line.startswith(str(none))]) == 1
    assert any(line.startswith(f"{cut}: line") and "dances" in line for line in told)
    assert any(line.startswith(str(other)) and "tablier record 1" in line for line in told)


def test_nothing_at_all_to_review_is_no_success(run, tmp_path: Path) -> None:
    refused = quick(run, str(tmp_path / "none.tab"), "--json")
    assert (refused.exit_code, refused.stdout) == (1, "")


def test_a_match_in_which_nothing_happened_is_no_trouble(run, tmp_path: Path) -> None:
    path = tmp_path / "empty.tab"
    Record(begun()[0].table).save(path)
    assert quick(run, str(path)).exit_code == 0


def test_where_nothing_could_be_decided_that_is_said(run, tmp_path: Path) -> None:
    path = tmp_path / "forced.tab"
    played("unstacked", "random", "random").save(path)
    shown = quick(run, str(path)).stdout
    assert "Nobody had anything to decide." in shown
    assert "In 0 decisions" not in shown


@pytest.mark.parametrize("name", ["noted.tab", "noted.json"])
def test_the_record_is_written_with_its_verdicts(run, game: Path, tmp_path: Path, name: str) -> None:
    assert quick(run, str(game), "--save", str(tmp_path / name)).exit_code == 0
    again = Record.load(tmp_path / name)
    assert again.faults == []
    assert sum(map(len, again.verdicts.values())) == len(list(begun()[1].mistakes))
    assert again.events == begun()[0].events
    shown = run("replay", str(tmp_path / name)).stdout
    assert shown.count("was better") == len(list(begun()[1].mistakes))


def test_one_record_is_saved_at_a_time(run, game: Path, match: Path, tmp_path: Path) -> None:
    refused = quick(run, str(game), str(match), "--save", str(tmp_path / "noted.tab"))
    assert refused.exit_code == 2
    assert not (tmp_path / "noted.tab").exists()


def test_no_record_is_written_over_that_would_be_lost(run, game: Path, tmp_path: Path) -> None:
    game.write_text(f"{begun()[0]}white dances\nwhite wins\n", encoding="utf-8")
    before = game.read_bytes()
    for option, code, why in (("--html", 2, str(game)), ("--save", 1, f"{game}: Line ")):
        refused = quick(run, str(game), option, str(game))
        assert (refused.exit_code, why in refused.stderr) == (code, True)
        assert game.read_bytes() == before


def test_where_nothing_can_be_written_nothing_is_reviewed_first(run, game: Path, tmp_path: Path) -> None:
    for option in ("--html", "--save"):
        refused = quick(run, str(game), option, str(tmp_path / "none" / "there"))
        assert (refused.exit_code, refused.stdout, option in refused.stderr) == (2, "", True)


def test_what_another_format_cannot_say_of_a_review_is_named(run, tmp_path: Path) -> None:
    record = played("backgammon@modern", "random", "random")
    Record(record.table, record.events[:8]).save(tmp_path / "game.tab")
    shown = quick(run, str(tmp_path / "game.tab"), "--save", str(tmp_path / "game.mat"))
    assert (shown.exit_code, "verdicts" in shown.stderr) == (0, True)
    assert "point match" in (tmp_path / "game.mat").read_text(encoding="utf-8")


def test_the_page_is_written(run, game: Path, tmp_path: Path) -> None:
    shown = quick(run, str(game), "--html", str(tmp_path / "page.html"), "--lang", "fr")
    assert str(tmp_path / "page.html") in shown.stderr.replace("\n", "")
    assert "Blanc contre Noir" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_a_depth_nobody_knows_is_refused(run, game: Path) -> None:
    assert run("review", str(game), "--depth", "bottomless").exit_code == 2


def test_the_depths_offered_are_those_there_are() -> None:
    assert tuple(DEPTHS) == app.DEPTHS
