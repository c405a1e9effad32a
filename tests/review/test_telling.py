"""What is said of a review: figures, words, numbers of throws, verdicts in records, sums."""

from __future__ import annotations

import re

import pytest

from review.playing import played
from review.small import begun, both, claimed
from tablier import Record
from tablier.review import Review
from tablier.review.noting import noted
from tablier.review.summing import outcome, overall
from tablier.review.verdicts import CHANCE, MATCH, POINTS, THRESHOLDS, TOKENS
from tablier.review.wording import Wording, throw_numbers
from tablier.saying import LANGUAGES, Reader

CHOICES = {
    "play": ("1/7 7/12", "pass"),
    "double": ("double", "no-double"),
    "answer": ("take", "drop", "beaver"),
    "stay": ("stay", "leave"),
    "break": ("1", "6"),
    "mark": ("0", "1", "12"),
    "school": ("1", "4", "none", "demand", "accept", "contest", "persist", "withdraw"),
    "false": ("stand", "1/6 2/6", "none"),
    "claim": ("1", "6", "none"),
    "resign": ("resign", "play-on"),
}
"""What a review calls choices, by the kind of decision."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = Wording("backgammon", POINTS, Reader(language))
    for kind, names in CHOICES.items():
        told = [words.choice(kind, name) for name in names]
        assert len(set(told)) == len(names), "two choices sound alike"
        assert all(told)
        assert words.kind(kind)
        assert "review." not in " ".join(told)
    assert not caplog.records


def test_plurals_follow_the_language() -> None:
    told = {
        language: [Wording("trictrac", CHANCE, Reader(language)).choice("mark", name) for name in ("0", "1", "2")]
        for language in LANGUAGES
    }
    assert told["en"] == ["mark nothing", "mark 1 point", "mark 2 points"]
    assert told["fr"] == ["ne rien marquer", "marquer 1 point", "marquer 2 points"]
    assert told["es"] == ["no marcar nada", "marcar 1 punto", "marcar 2 puntos"]


@pytest.mark.parametrize(
    ("unit", "language", "worth", "change", "nothing"),
    [
        (POINTS, "en", "+0.084", "−0.084", "0.000"),
        (MATCH, "en", "8.4%", "−8.4%", "0.0%"),
        (CHANCE, "fr", "8,4\u00a0%", "−8,4\u00a0%", "0,0\u00a0%"),
        (TOKENS, "es", "+0,1", "−0,1", "0,0"),
    ],
)
def test_worths_are_in_the_unit_of_the_game(unit: str, language: str, worth: str, change: str, nothing: str) -> None:
    words = Wording("trictrac", unit, Reader(language))
    assert (words.worth(0.084), words.change(-0.084), words.change(-0.0000001)) == (worth, change, nothing)


@pytest.mark.parametrize("game", ["irish", "unstacked", "backgammon@modern"])
def test_throws_are_numbered_as_in_the_record(game: str) -> None:
    """The number a line of the record begins with is that of every event in it."""
    record = played(game, "random", "random", seed=2, games=2, match=3)
    written = [int(found) for found in re.findall(r"^(\d+)\. ", str(record), re.M)]
    numbers = throw_numbers(record)
    counted = [
        number
        for number, event, before in zip(numbers, record.events, (None, *record.events), strict=False)
        if event.kind == "throw" or (event.kind == "play" and before is not None and before.kind == "opening")
    ]
    assert counted == written


def test_a_double_belongs_to_the_throw_that_follows() -> None:
    record = Record.read(
        "tablier record 1\ngame: backgammon@modern\nmatch: 0\ncube: true\n\n"
        "opening 3-1\n1. white 3-1: 17/20 19/20\n   black doubles\n   white takes\n2. black 6-5\n"
    )
    assert not record.faults
    assert throw_numbers(record) == [0, 1, 2, 2, 2]


def test_what_was_played_is_one_of_the_plays_there_were() -> None:
    """It is never taken for another, whatever lies between the fields of the records that are compared."""
    record, found = begun()
    for one in found.decisions:
        assert one.choices == len(record.replay(one.event).plays())
        names = [choice.name for choice in one.candidates]
        assert len(names) == len(set(names))


def test_a_throw_without_a_number_has_a_name() -> None:
    words = Wording("trictrac", CHANCE, Reader())
    assert [words.where(0, number) for number in (0, 7)] == ["the opening throw", "throw 7"]
    words = Wording("trictrac", MATCH, Reader("fr"), several=True)
    assert [words.where(1, number) for number in (0, 7)] == ["partie 2, le premier coup", "partie 2, coup 7"]


# Verdicts in records


def test_a_review_is_written_into_its_record_and_read_again() -> None:
    for record, found in both():
        marked = noted(record, found)
        again = Record.read(str(marked))
        assert again == marked
        assert again.events == record.events
        told = [(at, one.kind, one.called) for at, verdicts in again.verdicts.items() for one in verdicts]
        assert told == [(one.event, one.kind, one.verdict) for one in found.mistakes]
        assert told
        assert not record.verdicts, "the record itself stays as it was"
        for at, verdicts in again.verdicts.items():
            costs = [one.cost_in_points for one in found.mistakes if one.event == at]
            assert [one.cost for one in verdicts] == pytest.approx(costs, abs=0.0005)


def test_a_second_review_takes_the_place_of_the_first() -> None:
    record, found = begun()
    twice = noted(noted(record, found), found)
    assert twice == noted(record, found)


# Sums


def test_what_one_side_wins_the_other_loses() -> None:
    for _, found in both():
        white, black = outcome(found, 0), outcome(found, 1)
        assert white is not None
        assert black is not None
        whole = 1 if found.unit == MATCH else 0
        assert white.result + black.result == pytest.approx(whole)
        assert white.without_luck + black.without_luck == pytest.approx(whole)
        luck = sum(game.luck for game in found.games)
        assert white.result - white.without_luck == pytest.approx(luck)


def test_the_result_of_a_match_without_luck_is_what_mistakes_made_of_its_beginning() -> None:
    _, found = claimed()
    white = outcome(found, 0)
    assert white is not None
    costs = sum(game.costs for game in found.games)
    assert white.without_luck == pytest.approx(found.games[0].began + costs, abs=1e-6)


def test_everybody_is_found_again_by_name() -> None:
    (_, one), (_, other) = both()
    together = {summary.name: summary for summary in overall([one, other, other])}
    assert list(together) == ["White", "Black"]
    for seat, summary in enumerate(together.values()):
        parts = [one.summaries[seat], *[other.summaries[seat]] * 2]
        assert summary.matches == 3
        assert summary.decisions == sum(part.decisions for part in parts)
        assert summary.counted == sum(part.counted for part in parts)
        assert summary.cost_in_points == pytest.approx(sum(part.cost_in_points for part in parts))
        assert summary.verdicts == {name: sum(part.verdicts[name] for part in parts) for name in THRESHOLDS}
        assert summary.rate == pytest.approx(500 * summary.cost_in_points / summary.counted)


def test_a_match_in_which_nothing_was_played_has_no_outcome() -> None:
    empty = Review("irish", ("White", "Black"), 1, POINTS, "quick", 0, (), (), (), ())
    assert outcome(empty, 0) is None
    assert overall([empty])[0].rate == 0
