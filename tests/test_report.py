"""“The five games, measured”: its figures are what the code measures, and it leaves no ruling out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from report import sections
from report.chapters import NAMES, positions, rulings, skill
from report.figures import figures_in, mean, ratio
from report.kept import DATA, QUICK, measure, read
from report.page import render
from report.playing import Setting, played
from report.wording import number, share

from tablier import find_game


def test_a_mean_has_its_interval() -> None:
    assert mean(range(1, 12)) == {"value": 6.0, "interval": pytest.approx(2.2281, rel=2e-3), "n": 11}
    assert ratio(np.array([2.0, 4.0]), np.array([1.0, 2.0])) == {"value": 2.0, "interval": 0.0, "n": 2}


def test_figures_are_written_as_exactly_as_they_are_known() -> None:
    assert number({"value": -0.12345, "interval": 0.0234, "n": 9}, sign=True) == "−0.123 ± 0.023"
    assert number({"value": 51.6277, "interval": None, "n": None}) == "51.63"
    assert number({"value": 0.0004, "interval": 0.1, "n": 9}, sign=True) == "0.00 ± 0.10"
    assert share({"value": 0.0, "interval": 0.0, "n": 300}) == "under 1 %"


def test_positions_are_counted_as_others_have_counted_them() -> None:
    assert positions.apart(2) + 1 == 18_528_584_051_601_162_496


def test_few_men_on_few_points_are_counted_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """One man each on two points, or off: three places, less the two pairs on one point and the one where both are."""
    monkeypatch.setattr(positions, "MEN", 1)
    monkeypatch.setattr(positions, "POINTS", 2)
    assert positions.apart(1) == 3 * 3 - 2 - 1


def test_every_option_of_every_game_is_tried_or_told_why_not() -> None:
    data = read("rulings")
    told = {(row["game"], row["option"], str(row.get("value"))) for row in data["rulings"]}
    left = {(row["game"], row["option"]) for row in data["unplayed"]}
    for name in rulings.GAMES:
        game = find_game(name)
        for option in (*game.rule_options, *game.at_table):
            if game.plays_itself or (name, option.name) in left:
                continue
            values = rulings.CHOSEN.get((name, option.name), option.values)
            assert {(name, option.name, str(value)) for value in values if value != option.default} <= told


def test_the_steps_between_levels_are_those_of_the_page_on_bots() -> None:
    steps = skill.levels()
    assert set(steps) == set(skill.ROWS)
    assert read("skill")["games"].keys() == steps.keys()
    for game, found in read("skill")["games"].items():
        assert {name: found["steps"][name] for name in skill.STEPS} == steps[game]


@pytest.mark.parametrize("folder", [DATA, pytest.param(QUICK, marks=pytest.mark.long)], ids=["full", "quick"])
def test_the_report_is_made_of_what_was_measured(tmp_path: Path, folder: Path) -> None:
    (page,) = render(folder, tmp_path, pdf=False)
    text = page.read_text(encoding="utf-8")
    assert text.count("<section") == len(sections.SECTIONS)
    assert not re.search(r"\b(nan|inf|None)\b", text.partition("<main>")[2])
    for name in NAMES:
        assert read(name, folder)["command"] in text


def test_the_same_games_whoever_shares_the_work() -> None:
    setting = Setting("jacquet-de-versailles")
    alone = played(setting, 4, 5)
    assert (played(setting, 4, 5) == alone).all()
    assert (played(setting, 2, 5) == alone[:2]).all()


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_data_and_code_agree(name: str, tmp_path: Path) -> None:
    """Another processor may round a sum otherwise, and a game then go another way: hence a margin, and a narrow one.

    It is tried on purpose, after a change to what measures, and not with everything else.
    """
    kept, found = read(name, QUICK), measure(name, tmp_path, quick=True, jobs=2)
    expected = dict(figures_in(kept))
    assert set(dict(figures_in(found))) == set(expected)
    for path, figure in figures_in(found):
        before: dict[str, Any] = expected[path]
        assert figure["n"] == before["n"], path
        if before["value"] is not None:
            margin = 0.5 * (before["interval"] or 0) + 1e-3 * max(1, abs(before["value"]))
            assert figure["value"] == pytest.approx(before["value"], abs=margin), path
