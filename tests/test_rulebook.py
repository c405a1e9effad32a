"""The rules pages as the program reads them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablier import rulebook
from tablier.errors import TablierError, UnknownGame
from tablier.games import GAMES

CLAUSES = {"common": ("C", 6), "unstacked": ("UD", 10), "garanguet": ("G", 14), "jacquet-de-versailles": ("J", 11),
           "backgammon": ("B", 19), "irish": ("IR", 8), "plakoto": ("PL", 9), "trictrac": ("T", 89)}  # fmt: skip
GAPS = {"trictrac": {*range(13, 20), *range(37, 40), *range(46, 60), *range(67, 70), *range(71, 80)}}
"""Numbers left free between groups of clauses."""
IDS = [
    (page, f"{letters}-{n}")
    for page, (letters, last) in CLAUSES.items()
    for n in range(1, last + 1)
    if n not in GAPS.get(page, ())
]


@pytest.mark.parametrize(("page", "clause_id"), IDS)
def test_every_clause_is_found_with_its_text(page: str, clause_id: str) -> None:
    clause = rulebook.clause(clause_id)
    assert clause.id == clause_id
    assert clause.game == page
    assert clause.title
    assert len(clause.text) > 40
    assert "\n#" not in clause.text, "the next heading belongs to the next clause"


def test_no_page_is_left_out() -> None:
    assert {page.game for page in rulebook.pages()} == set(CLAUSES)


def test_every_clause_is_named_by_a_test() -> None:
    """Alone or in a range, by a test that would fail if it were broken (CONTRIBUTING.md); the list above is none."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("*.py"))
    named = set(re.findall(r"\b[A-Z]{1,2}-\d+\b", tests))
    for letters, first, last in re.findall(r"\b([A-Z]{1,2})-(\d+) to \1-(\d+)", tests):
        named |= {f"{letters}-{n}" for n in range(int(first), int(last) + 1)}
    assert not [clause_id for _, clause_id in IDS if clause_id not in named]


@pytest.mark.parametrize("page", CLAUSES)
def test_a_page_has_its_clauses_in_order_and_an_introduction(page: str) -> None:
    read = rulebook.page(page)
    letters, _ = CLAUSES[page]
    assert [clause.id for clause in read.clauses] == [clause_id for game, clause_id in IDS if game == page]
    assert read.title
    assert "##" not in read.intro
    assert "| players |" in read.intro
    assert read.prefix == letters


def test_every_game_has_a_page_and_every_option_a_clause() -> None:
    for game in GAMES.values():
        ids = {clause.id for clause in rulebook.page(game.id).clauses}
        for option in game.rule_options:
            assert option.clause in ids, option.name


def test_two_games_share_a_page() -> None:
    assert rulebook.page("trictrac-a-ecrire") == rulebook.page("trictrac")
    assert rulebook.clause("82", "trictrac-a-ecrire").id == "T-82"
    assert [page.game for page in rulebook.pages()].count("trictrac") == 1


def test_ids_are_read_leniently() -> None:
    assert rulebook.clause(" g7 ") == rulebook.clause("G-7")
    assert rulebook.clause("7", "garanguet") == rulebook.clause("G-7")
    assert rulebook.clause("C-2", "garanguet").game == "common"
    assert rulebook.page("backgammon@modern").game == "backgammon"


@pytest.mark.parametrize(
    ("asked", "hint"),
    [("G-99", "G-1 to G-14"), ("GG-7", "G-7"), ("7", "-7"), ("", "first of each page")],
)
def test_an_unknown_clause_names_the_nearest(asked: str, hint: str) -> None:
    with pytest.raises(rulebook.UnknownClause) as caught:
        rulebook.clause(asked)
    assert isinstance(caught.value, TablierError)
    assert caught.value.code == "unknown-clause"
    assert hint in str(caught.value)


def test_an_unknown_page_is_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="did you mean garanguet"):
        rulebook.page("garangue")


@pytest.fixture
def half_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A rulebook with a language of which only one page is there."""
    pages = tmp_path / "rules"
    shutil.copytree(Path(__file__).parents[1] / "docs" / "rules", pages)
    (pages / "eo").mkdir()
    french = (pages / "fr" / "garanguet.md").read_text(encoding="utf-8")
    (pages / "eo" / "garanguet.md").write_text(french.replace("# Garanguet", "# Garangeto", 1), encoding="utf-8")
    monkeypatch.setattr(rulebook, "folder", lambda: pages)
    for kept in (rulebook.page, rulebook.languages, rulebook._page_of):
        kept.cache_clear()
    yield pages
    for kept in (rulebook.page, rulebook.languages, rulebook._page_of):
        kept.cache_clear()


def test_a_page_that_a_language_lacks_is_given_in_english_and_says_so(half_translated: Path) -> None:
    assert rulebook.languages() == ("en", "eo", "es", "fr")
    there, lacking = rulebook.page("garanguet", "eo"), rulebook.page("irish", "eo")
    assert (there.title, there.language, there.note) == ("Garangeto", "eo", None)
    assert (lacking.title, lacking.language) == (rulebook.page("irish").title, "en")
    assert str(lacking.note) == "This page has not been translated yet: here it is in English."
    assert rulebook.clause("G-7", language="eo").title == rulebook.clause("G-7", language="fr").title
    assert rulebook.clause("IR-3", language="eo") == rulebook.clause("IR-3")
    assert [page.language for page in rulebook.pages("eo")].count("eo") == 1


def test_a_language_without_pages_has_them_all_in_english() -> None:
    assert rulebook.page("garanguet", "tlh").language == "en"
    assert rulebook.page("garanguet", "tlh").note is not None
    assert all(page.note is None for language in ("en", "fr") for page in rulebook.pages(language))


def test_every_page_is_translated_or_says_that_it_is_not() -> None:
    for language in rulebook.languages()[1:]:
        for page in rulebook.pages(language):
            assert (page.note is None) == (page.language == language), (language, page.game)
            assert page.language in (language, "en")
    assert [page.game for page in rulebook.pages("es") if page.note is None] == ["irish", "plakoto"]
