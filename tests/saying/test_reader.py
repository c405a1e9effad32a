"""What is said, put into words for whoever reads it."""

from __future__ import annotations

import logging
import pickle

import pytest

from tablier.errors import Refusal
from tablier.saying import Reader, Said, Several, Spot, Who, language_named
from tablier.saying.catalogues import bundle
from tablier.saying.reader import _list_patterns

FIRST = Said("refusals.waits-throw", who=Who(0, "Anne"))


def test_a_reader_is_addressed_and_others_are_named() -> None:
    assert Reader("en", 0).say(FIRST) == "You have to throw first."
    assert Reader("en", 1).say(FIRST) == "Anne has to throw first."
    assert Reader("fr").say(Said("refusals.waits-throw", who=Who(1))) == "Noir doit d’abord jeter les dés."
    assert str(FIRST) == "Anne has to throw first."


def test_a_point_has_the_number_of_the_readers_own_edge() -> None:
    spot = Spot((18, 7), owner=1)
    assert [spot.number(seat) for seat in (0, 1, None)] == [18, 7, 7]


def test_a_language_that_lacks_something_is_helped_out_with_english() -> None:
    assert Reader("eo").say(FIRST) == "Anne has to throw first."


@pytest.mark.parametrize("language", ["../en", "..", "", ".", "/etc", "e\0n", "x" * 9999, "\ud800", "EN", "en/../fr"])
def test_no_word_of_a_strangers_becomes_the_name_of_a_file(language: str) -> None:
    sizes = []
    for reader in (Reader("en"), Reader(language)):
        assert reader.say(FIRST) == "Anne has to throw first."
        assert reader._joined(Several(("1", "2"))) == "1 and 2"
        sizes.append((bundle.cache_info().currsize, _list_patterns.cache_info().currsize))
    assert sizes[0] == sizes[1], "something is kept for a language that nobody speaks"


def test_what_no_catalogue_has_is_shown_by_its_key_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert str(Said("refusals.never-said")) == "refusals.never-said"
        assert "throw first" in str(Said("refusals.waits-throw"))
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]


def test_what_is_said_travels_and_compares() -> None:
    assert pickle.loads(pickle.dumps(FIRST)) == FIRST != Said("refusals.waits-throw", who=Who(1, "Anne"))
    assert hash(pickle.loads(pickle.dumps(FIRST))) == hash(FIRST)
    with pytest.raises(AttributeError):
        FIRST.key = "other"  # type: ignore[misc]
    refusal = pickle.loads(pickle.dumps(Refusal("wrong-phase", FIRST, "C-2")))
    assert (str(refusal), refusal.said) == ("Anne has to throw first. [C-2]", FIRST)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [(["fr"], "fr"), (["fr_CA.UTF-8"], "fr"), (["xx", "FR-ch"], "fr"), ([None, ""], "en"), (["C.UTF-8"], "en")],
)
def test_a_language_is_found_by_any_of_its_names(wishes: list[str | None], language: str) -> None:
    assert language_named(*wishes) == language


def test_a_folder_named_after_a_country_is_found_however_its_tag_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablier.saying.catalogues.LANGUAGES", ("en", "pt-BR"))
    assert {language_named(wish) for wish in ("pt-BR", "pt-br", "pt_BR.UTF-8")} == {"pt-BR"}


@pytest.mark.parametrize(
    ("language", "player", "told"),
    [
        ("en", 0, "You, Blaise and Célimène are level at 0."),
        ("en", 1, "Anne, you and Célimène are level at 0."),
        ("fr", 0, "Vous, Blaise et Célimène êtes à égalité, à 0."),
        ("fr", None, "Anne, Blaise et Célimène sont à égalité, à 0."),
        ("es", 2, "Anne, Blaise y tú empatáis a 0."),
    ],
)
def test_who_stands_alone_in_a_list_of_sides_is_told_you(language: str, player: int | None, told: str) -> None:
    names = ("Anne", "Blaise", "Célimène")
    sides = Several(tuple(Several((Who(None, name, number),)) for number, name in enumerate(names)))
    assert Reader(language, player=player).say(Said("telling.level", sides=sides, total=0)) == told


def test_a_list_is_joined_as_the_language_joins_it() -> None:
    several = Several(("1", "2", "3"))
    assert Reader("en")._joined(several) == "1, 2 and 3"
    assert Reader("fr")._joined(several) == "1, 2 et 3"
    assert Reader("fr")._joined(Several(("1", "2"), either=True)) == "1 ou 2"
