"""Why a decision was worse is what the rules show, in the words of problems, or what becomes of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from review.playing import played
from review.small import begun, claimed
from tablier import Table, find_game
from tablier.games import read_position
from tablier.review import Decision, Review, reason, review
from tablier.review.page import page
from tablier.review.reasons import ends_worse
from tablier.saying import LANGUAGES, Reader


def of_a_throw(position: str, dice: tuple[int, int], played_: str) -> tuple[Table, Review]:
    table = Table(read_position(position).game, position=position)
    table.throw(*dice)
    table.play(played_)
    return table, review(table.record(), "quick")


def test_a_point_left_open_is_told() -> None:
    table, found = of_a_throw("backgammon@modern:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5", (3, 1), "19/22 22/23")
    (one,) = found.decisions
    assert one.best.name == "17/20 19/20"
    told = reason(one)
    assert told is not None
    assert told.key in ("problems.more-shots", "problems.open-point", "problems.shorter-row")
    for language in LANGUAGES:
        assert Reader(language).say(told) in page([(table.record(), found)], language)


def test_what_the_next_throw_would_mark_is_told() -> None:
    _, found = of_a_throw("trictrac:w:1x3,2x1,6x1,8x2,9x3,10x3,11x2:1x15:rolls=9,9", (2, 3), "1/3 1/4")
    (one,) = (one for one in found.decisions if one.kind == "play")
    told = reason(one)
    assert one.best.name == "10/12 9/12"
    assert told is not None
    assert told.key == "problems.own-marks"


def test_whoever_chose_best_hears_no_reason_and_a_cube_explains_itself() -> None:
    decisions = begun()[1].decisions
    assert all(reason(replace(one, chosen=0)) is None for one in decisions)
    assert all(reason(one) is None for one in claimed()[1].decisions)
    wrong = next(one for one in decisions if one.chosen)
    assert reason(wrong) is not None
    assert reason(replace(wrong, kind="double")) is None


def test_where_nothing_is_to_be_seen_the_chances_speak() -> None:
    wrong = next(one for one in begun()[1].decisions if one.chosen)
    blank = replace(wrong, candidates=tuple(replace(one, position="") for one in wrong.candidates))
    told = reason(blank)
    assert told is not None
    assert told.key in ("problems.fewer-wins", "problems.more-lost-doubled", "problems.fewer-doubled")
    worths = [replace(one, worth=worth) for one, worth in zip(blank.candidates, (0.52, -0.04), strict=False)]
    tokens = ends_worse(find_game("trictrac-a-ecrire").start(), worths[1], worths[0])
    assert str(tokens) == "It is worth 0.0 tokens on average, the best play 0.5."
    same = replace(blank, candidates=tuple(replace(one, chances=wrong.best.chances) for one in blank.candidates))
    assert reason(same) is None


@pytest.mark.long
@pytest.mark.parametrize("game", ["trictrac", "garanguet", "jacquet-de-versailles", "plakoto", "trictrac-a-ecrire"])
def test_every_mistake_has_a_reason_that_can_be_said(game: str, caplog: pytest.LogCaptureFixture) -> None:
    kinds: set[str] = set()
    for seed in (1, 2):
        for one in review(played(game, "novice", "amateur", seed=seed), "quick").mistakes:
            told = reason(one)
            kinds.add(one.kind)
            assert told is not None or not _told(one)
            for language in LANGUAGES if told is not None else ():
                assert told is not None
                assert Reader(language).say(told)
    assert "play" in kinds
    assert not caplog.records


def _told(one: Decision) -> bool:
    return one.kind in ("play", "stay")
