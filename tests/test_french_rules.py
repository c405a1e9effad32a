"""The rules pages in French say the same as the English ones: clause by clause, table by table, option by option."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tablier import rulebook
from tablier.errors import UnknownGame
from tablier.games import GAMES, find_game

DOCS = Path(__file__).parents[1] / "docs" / "rules"
NAMES = sorted(path.name for path in DOCS.glob("*.md"))
PAGES = [page.game for page in rulebook.pages()]
CLAUSES = [(page.game, clause.id) for page in rulebook.pages() for clause in page.clauses]

_ID = re.compile(r"\b(?:C|UD|G|J|B|IR|PL|T)-\d+\b")
_CODE = re.compile(r"`[^`]+`")
_NUMBER = re.compile(r"(?<![\w,.])\d+(?![\w,.]\d)")
ENGLISH = re.compile(
    r"\b(the|of|and|is|are|was|with|for|that|which|from|by|an|this|has|have|not|both|only|man|men)\b", re.I
)
FRENCH = re.compile(
    r"\b(le|la|les|un|une|des|du|de|et|est|sont|que|qui|sur|par|pour|dans|ne|au|aux|ce|il|elle)\b", re.I
)
TITLES = re.compile(r"\*[^*]*\*")
"""Titles of books stand in the language they were printed in."""


def source(name: str, language: str = "en") -> str:
    return (DOCS / ("fr" if language == "fr" else "") / name).read_text(encoding="utf-8")


def shape(markdown: str) -> list[str]:
    """A page as its headings, tables, lists, quotations and paragraphs, without the words."""
    found = []
    for block in re.split(r"\n\s*\n", markdown.strip()):
        for line in block.splitlines() if block.startswith(("|", "-", "1.", "#")) else block.splitlines()[:1]:
            if line.startswith("#"):
                found.append(re.match(r"#+", line)[0] + "".join(_ID.findall(line)[:1]))  # type: ignore[index]
            elif line.startswith("|"):
                found.append(f"row of {line.count('|')}")
            elif re.match(r"- |\d+\. ", line):
                found.append("item")
            elif line.startswith(">"):
                found.append("quotation")
            elif not line.startswith(" ") and line == block.splitlines()[0]:
                found.append("paragraph")
    return found


def test_every_page_is_there() -> None:
    assert sorted(path.name for path in (DOCS / "fr").glob("*.md")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_the_same_parts(name: str) -> None:
    assert shape(source(name, "fr")) == shape(source(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_the_same_links_and_they_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", source(name, "fr"))
    assert len(links) == len(re.findall(r"\]\(([^)]+)\)", source(name)))
    for link in links:
        assert (DOCS / "fr" / link.partition("#")[0]).is_file(), link


@pytest.mark.parametrize("game", PAGES)
def test_a_page_has_the_same_clauses_in_the_same_order(game: str) -> None:
    english, french = rulebook.page(game), rulebook.page(game, "fr")
    assert [clause.id for clause in french.clauses] == [clause.id for clause in english.clauses]
    assert french.game == english.game
    assert french.prefix == english.prefix
    assert french.intro


def prose(clause_id: str, language: str = "en") -> rulebook.Clause:
    """A clause without the blocks of its examples."""
    clause = rulebook.clause(clause_id, language=language)
    return replace(clause, text="".join(part for part in clause.parts if isinstance(part, str)))


@pytest.mark.parametrize("game", PAGES)
def test_a_page_has_the_same_examples_under_captions_of_its_own(game: str) -> None:
    english, french = (
        [example for clause in rulebook.page(game, language).clauses for example in clause.examples]
        for language in ("en", "fr")
    )
    assert [replace(example, caption="") for example in french] == [replace(example, caption="") for example in english]
    for example in french:
        assert not ENGLISH.findall(example.caption), example.caption


@pytest.mark.parametrize(("game", "clause_id"), CLAUSES)
def test_a_clause_says_the_same_in_both_languages(game: str, clause_id: str) -> None:
    english, french = prose(clause_id), prose(clause_id, "fr")
    assert french.id == clause_id
    assert french.title != english.title or english.title in ("Gammon",)
    assert sorted(_ID.findall(french.text)) == sorted(_ID.findall(english.text)), "other clauses are named"
    assert sorted(_CODE.findall(french.text)) == sorted(_CODE.findall(english.text)), "options and values"
    for bold, fremd in (("Ruling.", "Décision."), ("Option", "Option"), ("Preset", "Réglage")):
        assert french.text.count(f"**{fremd}") == english.text.count(f"**{bold}")
    for told, conte in (("*Example", "*Exemple"), ("*Hint", "*Conseil")):
        assert french.text.count(conte) == english.text.count(told)


@pytest.mark.parametrize(("game", "clause_id"), CLAUSES)
def test_no_clause_stays_english(game: str, clause_id: str) -> None:
    clause = prose(clause_id, "fr")
    words = TITLES.sub("", _CODE.sub("", f"{clause.title}. {clause.text}"))
    assert not ENGLISH.findall(words), ENGLISH.findall(words)
    assert len(FRENCH.findall(words)) > len(words.split()) / 12


@pytest.mark.parametrize(("game", "clause_id"), CLAUSES)
def test_a_clause_has_the_same_numbers(game: str, clause_id: str) -> None:
    """Fields, dice and points must not be lost or changed on the way; words may turn into figures, so only most do."""
    english = set(_NUMBER.findall(prose(clause_id).text))
    french = set(_NUMBER.findall(prose(clause_id, "fr").text))
    assert english == french, english ^ french


def test_two_games_share_a_page_and_variants_are_left_aside() -> None:
    assert rulebook.page("trictrac-a-ecrire", "fr") == rulebook.page("trictrac", "fr")
    assert rulebook.page("backgammon@modern", "fr").title == "Backgammon"
    assert rulebook.clause("82", "trictrac-a-ecrire", "fr").title.startswith("Ce que vaut")


def test_a_language_not_spoken_is_answered_in_english() -> None:
    assert rulebook.page("garanguet", "tlh").markdown == rulebook.page("garanguet").markdown
    assert rulebook.clause("G-7", language="tlh") == rulebook.clause("G-7")
    assert [page.title for page in rulebook.pages("fr")] != [page.title for page in rulebook.pages()]


def test_an_unknown_page_is_unknown_in_french_too() -> None:
    with pytest.raises(UnknownGame):
        rulebook.page("garangue", "fr")
    with pytest.raises(rulebook.UnknownClause):
        rulebook.clause("G-99", language="fr")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained_in_french(game: str) -> None:
    for option in find_game(game).rule_options:
        if option.name in ("players", "rounds"):
            continue  # what is agreed on, not a ruling
        assert f"**Option `{option.name}`.**" in rulebook.clause(option.clause, language="fr").text
