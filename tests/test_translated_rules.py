"""A translated page of rules says the same as the English one: clause by clause, table by table, option by option."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tablier import rulebook
from tablier.errors import UnknownGame
from tablier.games import GAMES, find_game

DOCS = Path(__file__).parents[1] / "docs" / "rules"


@dataclass(frozen=True)
class Words:
    """What a language calls the marks of a clause, and its small words, by which it is known."""

    marks: dict[str, str]
    common: re.Pattern[str]


SPOKEN = {
    "fr": Words(
        {"**Ruling.": "**Décision.", "**Option": "**Option", "**Preset": "**Réglage", "*Example": "*Exemple",
         "*Hint": "*Conseil"},
        re.compile(r"\b(le|la|les|un|une|des|du|de|et|est|sont|que|qui|sur|par|pour|dans|ne|au|aux|ce|il)\b", re.I),
    ),
    "es": Words(
        {"**Ruling.": "**Decisión.", "**Option": "**Opción", "**Preset": "**Variante", "*Example": "*Ejemplo",
         "*Hint": "*Consejo"},
        re.compile(r"\b(el|la|los|las|lo|un|una|de|del|y|o|es|en|que|quien|se|con|su|al|por|para|no|si)\b", re.I),
    ),
}  # fmt: skip
WHOLE = ("fr",)
"""The languages that have every page."""
NAMES = [(path.parent.name, path.name) for path in sorted(DOCS.glob("*/*.md"))]
PAGES = [
    (language, page.game)
    for language in rulebook.languages()[1:]
    for page in rulebook.pages(language)
    if page.language == language
]
CLAUSES = [(language, clause.id) for language, game in PAGES for clause in rulebook.page(game).clauses]

_ID = re.compile(r"\b(?:C|UD|G|J|B|IR|PL|T)-\d+\b")
_CODE = re.compile(r"`[^`]+`")
_NUMBER = re.compile(r"(?<![\w,.])\d+(?![\w,.]\d)")
ENGLISH = re.compile(
    r"\b(the|of|and|is|are|was|with|for|that|which|from|by|an|this|has|have|not|both|only|man|men)\b", re.I
)
TITLES = re.compile(r"\*[^*]*\*")
"""Titles of books stand in the language they were printed in."""


def source(name: str, language: str = "") -> str:
    return (DOCS / language / name).read_text(encoding="utf-8")


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


def test_every_page_is_there_and_none_that_english_has_not() -> None:
    names = {path.name for path in DOCS.glob("*.md")}
    for language in rulebook.languages()[1:]:
        there = {name for spoken, name in NAMES if spoken == language}
        assert there == names if language in WHOLE else there < names
    assert {language for language, _ in PAGES} == set(SPOKEN)


@pytest.mark.parametrize(("language", "name"), NAMES)
def test_a_page_has_the_same_parts(language: str, name: str) -> None:
    assert shape(source(name, language)) == shape(source(name))


@pytest.mark.parametrize(("language", "name"), NAMES)
def test_a_page_has_the_same_links_and_they_lead_somewhere(language: str, name: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", source(name, language))
    assert len(links) == len(re.findall(r"\]\(([^)]+)\)", source(name)))
    for link in links:
        assert (DOCS / language / link.partition("#")[0]).is_file(), link


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_has_the_same_clauses_in_the_same_order(language: str, game: str) -> None:
    english, translated = rulebook.page(game), rulebook.page(game, language)
    assert [clause.id for clause in translated.clauses] == [clause.id for clause in english.clauses]
    assert translated.game == english.game
    assert translated.prefix == english.prefix
    assert translated.intro
    assert translated.intro != english.intro
    assert translated.note is None


def prose(clause_id: str, language: str = "en") -> rulebook.Clause:
    """A clause without the blocks of its examples."""
    clause = rulebook.clause(clause_id, language=language)
    return replace(clause, text="".join(part for part in clause.parts if isinstance(part, str)))


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_has_the_same_examples_under_captions_of_its_own(language: str, game: str) -> None:
    english, translated = (
        [example for clause in rulebook.page(game, spoken).clauses for example in clause.examples]
        for spoken in ("en", language)
    )
    assert [replace(example, caption="") for example in translated] == [
        replace(example, caption="") for example in english
    ]
    for example in translated:
        assert not ENGLISH.findall(example.caption), example.caption


@pytest.mark.parametrize(("language", "clause_id"), CLAUSES)
def test_a_clause_says_the_same_in_both_languages(language: str, clause_id: str) -> None:
    english, translated = prose(clause_id), prose(clause_id, language)
    assert translated.id == clause_id
    assert translated.title != english.title or english.title in ("Gammon",)
    assert sorted(_ID.findall(translated.text)) == sorted(_ID.findall(english.text)), "other clauses are named"
    assert sorted(_CODE.findall(translated.text)) == sorted(_CODE.findall(english.text)), "options and values"
    for mark, own in SPOKEN[language].marks.items():
        assert translated.text.count(own) == english.text.count(mark)


@pytest.mark.parametrize(("language", "clause_id"), CLAUSES)
def test_no_clause_stays_english(language: str, clause_id: str) -> None:
    clause = prose(clause_id, language)
    words = TITLES.sub("", _CODE.sub("", f"{clause.title}. {clause.text}"))
    assert not ENGLISH.findall(words), ENGLISH.findall(words)
    assert len(SPOKEN[language].common.findall(words)) > len(words.split()) / 12


@pytest.mark.parametrize(("language", "clause_id"), CLAUSES)
def test_a_clause_has_the_same_numbers(language: str, clause_id: str) -> None:
    """Fields, dice and points must not be lost or changed on the way."""
    english = set(_NUMBER.findall(prose(clause_id).text))
    translated = set(_NUMBER.findall(prose(clause_id, language).text))
    assert english == translated, english ^ translated


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


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_every_option_is_explained_in_the_language(language: str, game: str) -> None:
    mark = SPOKEN[language].marks["**Option"]
    for kind in (kind for kind in GAMES if rulebook.page(kind).game == game):
        for option in find_game(kind).rule_options:
            if option.name in ("players", "rounds"):
                continue  # what is agreed on, not a ruling
            assert f"{mark} `{option.name}`.**" in rulebook.clause(option.clause, language=language).text
