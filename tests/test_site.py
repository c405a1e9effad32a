"""The site has every page behind a door, links lead somewhere, clauses have their documents, examples run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import report.chapters
import report.kept
import report.page
from building import checking, examples, laying, navigation, scholars, teachers
from building.boards import Boards

from tablier import GAMES, Table, rulebook
from tablier.games import lessons_of
from tablier.saying import LANGUAGES

NOTEBOOKS = [page for page in navigation.pages() if page.startswith("notebooks/")]
WRITTEN = [page for page in navigation.pages() if page not in navigation.GENERATED]


def cells(notebook: str) -> list[str]:
    text = navigation.source(notebook).read_text(encoding="utf-8")
    return re.findall(r"^```\{code-cell\} python3\n(.*?)^```", text, re.S | re.M)


def test_every_page_of_the_documentation_is_behind_exactly_one_door() -> None:
    pages = [page for door in navigation.DOORS.values() for page in door]
    assert len(pages) == len(set(pages))
    tags = set(LANGUAGES)
    found = {path.relative_to(navigation.DOCS) for path in navigation.DOCS.rglob("*.md")}
    named = {path.with_suffix("").as_posix() for path in found if not tags & set(path.parts)}
    assert named <= set(pages), "is in no navigation"
    assert set(navigation.pages()) - navigation.GENERATED - set(navigation.ELSEWHERE) <= named, "is not there"


@pytest.mark.parametrize("page", WRITTEN)
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    source = navigation.source(page)
    text = re.sub(r"^```.*?^```$", "", source.read_text(encoding="utf-8"), flags=re.S | re.M)
    links = re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", text)
    made = {navigation.DOCS / f"{other}.md" for other in navigation.GENERATED}
    assert [
        link for link in links if not (there := (source.parent / link).resolve()).exists() and there not in made
    ] == []


def test_links_become_links_between_pages() -> None:
    text = laying.linked(
        "[a](../glossary.md#x) [b](../../Makefile) ![c](../pictures/frontier.svg)", "rules/README", "en"
    )
    assert text == "[a](/glossary.md#x) b (`Makefile`) ![c](/pictures/frontier.svg)"
    assert laying.linked("[irish.md](irish.md)", "rules/README", "fr") == "[Irish](/rules/irish.md)"
    abroad = laying.linked("[a](../architecture.md)", "rules/README", "es")
    assert abroad == '<a href="../../architecture.html" hreflang="en">a</a>'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_rules_links_to_others_of_its_language_whether_these_are_translated_or_not(language: str) -> None:
    irish = rulebook.page("irish", language).markdown
    assert "[backgammon](/rules/backgammon.md)" in laying.linked(irish, "rules/irish", language)
    overview = navigation.source("rules/README", language).read_text(encoding="utf-8")
    links = re.findall(r"\]\(/(rules/[a-z-]+)\.md\)", laying.linked(overview, "rules/README", language))
    assert set(links) == set(navigation.RULES)


def test_every_clause_has_its_documents_and_every_document_is_named() -> None:
    clauses = [clause for page in rulebook.pages() for clause in page.clauses]
    assert [clause.id for clause in clauses if not scholars.behind(clause)] == []
    named = {work.key for clause in clauses for work in scholars.behind(clause)}
    told = "".join(page.markdown for page in rulebook.pages())
    assert [key for key, work in scholars.works().items() if key not in named and work.names[0] not in told] == []
    assert set(laying.clause_pages()) == {clause.id for clause in clauses}
    assert all(page in navigation.RULES for page in laying.clause_pages().values())


def test_a_game_without_documents_is_told_where_to_name_them() -> None:
    with pytest.raises(LookupError, match=r"sources\.toml names no documents for senet"):
        scholars._of_page("senet")


def test_authors_named_under_sources_are_among_the_documents() -> None:
    known = " ".join(f"{work.author} {work.title} {work.published}" for work in scholars.works().values())
    for name in (
        "Charpentier",
        "Lalanne",
        "Moulidars",
        "Ludii",
        "Willughby",
        "Cotton",
        "Guiton",
        "Soumille",
        "Fallavel",
    ):
        assert any(name in page.markdown for page in rulebook.pages())
        assert name in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_answers_side_by_side(language: str) -> None:
    page = scholars.readings(language)
    for game in GAMES:
        for option in Table.options(game):
            assert f"### `{option.name}`" in page
    listed = scholars.sources(language)
    assert [clause for clause in laying.clause_pages() if f"| {clause} |" not in listed] == []
    cited = scholars.citations(language)
    assert [game for game in GAMES if f"@inbook{{tablier-{game}," not in cited] == []


def test_a_treatise_is_named_with_its_chapter_where_that_was_read() -> None:
    clauses = {clause.id: clause for page in rulebook.pages() for clause in page.clauses}
    known = scholars._file()["places"]
    for work, places in known.items():
        rests = [clause for clause in clauses.values() if scholars.works()[work] in scholars.behind(clause)]
        assert set(places) <= {clause.id for clause in rests} | {clause.game for clause in rests}
        assert scholars.works()[work].text
    listed = scholars.sources("en")
    assert "[ch. IV, «\u00a0On ne peut mettre une dame seule dans son coin\u00a0»](" in listed
    (row,) = [line for line in listed.splitlines() if line.startswith("| G-7 |")]
    assert "/appendix/)" in row


def test_the_glossary_is_in_both_languages_row_by_row() -> None:
    rows = []
    for language in ("en", "fr"):
        text = navigation.source("glossary", language).read_text(encoding="utf-8")
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if "|" in line]
        rows.append([(len(row), re.findall(r"`[^`]+`|\b[A-Z]{1,2}-\d+", row[-1])) for row in cells])
    assert rows[0] == rows[1]
    assert len(rows[0]) > 100


def test_a_page_that_is_not_translated_says_so(tmp_path: Path) -> None:
    pages = {tag: laying.written("glossary", tag, Boards(tmp_path, tag)) for tag in LANGUAGES}
    assert {tag for tag, text in pages.items() if ":::{note}" in text} == set(LANGUAGES) - {"en", "fr"}


def test_a_notebook_that_was_not_run_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = "notebooks/training"
    there = {True: object(), False: None}
    for installed in there:
        monkeypatch.setattr(laying, "find_spec", lambda name, installed=installed: there[installed])
        text = laying.written(notebook, "en", Boards(tmp_path, "en"))
        noted = ":::{note}" in text.partition("{code-cell}")[0]
        assert noted is not installed
        assert (notebook in laying.not_run()) is not installed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_on_the_site_and_leads_back_to_it(language: str, tmp_path: Path) -> None:
    told = laying.written("report/README", language, Boards(tmp_path, language))
    assert f'href="{laying.REPORT}/index.html"' in told
    assert ":::{note}" not in told, "is in English alone"
    data = {name: report.kept.read(name, report.kept.QUICK) for name in report.chapters.NAMES}
    page = report.page.written(data, language, place=f"report/{laying.REPORT}")
    assert '<a href="../../index.html">' in page
    assert "url(../../_static/fonts/" in page
    assert "data:font" not in page
    way = "../../" if language == "en" else "../../../"
    for other in LANGUAGES[1:]:
        assert other == language or f'href="{way}{other}/report/{laying.REPORT}/index.html"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_has_lessons_and_exercises_and_their_answers(language: str, tmp_path: Path) -> None:
    sheet = teachers.sheet("irish", language, Boards(tmp_path, language))
    asked, _, answered = sheet.partition(":::{container} answers")
    assert asked.count("{figure}") == len(lessons_of(GAMES["irish"])) + len(teachers.chosen("irish"))
    assert len(re.findall(r"^\d+\. ", answered, re.M)) == asked.count("{figure}")
    assert len(list((tmp_path / "boards").iterdir())) == asked.count("{figure}")


@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_the_cells_of_notebooks_are_python(notebook: str) -> None:
    assert len(cells(notebook)) >= 3
    for cell in cells(notebook):
        compile(cell, notebook, "exec")


def test_examples_are_found_and_excerpts_are_not() -> None:
    text = "```python\na = 1\n```\n\n```py\nb = \n```\n```python\nimport torch.nothing\n```\n"
    assert examples.examples(text) == ("a = 1\n", "import torch.nothing\n")


def test_an_example_is_left_out_only_where_a_package_that_need_not_be_there_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("jax", "jaxlib", "torch"):
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "tablier.envs.jax", raising=False)
    page = tmp_path / "page.md"
    cells = ("import torch", "a = 1\nfrom tablier.envs.jax import make", "a + 1")
    page.write_text("".join(f"```python\n{cell}\n```\n" for cell in cells))
    assert examples.run(page) == (1, ("torch", "jax"))
    page.write_text("```python\nimport numpi\n```\n")
    with pytest.raises(ModuleNotFoundError):
        examples.run(page)


def test_what_leads_nowhere_or_comes_from_elsewhere_is_told(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="b.html#there">b</a><a href="#here">a</a><a href="#gone">c</a></p>'
        '<img src="https://elsewhere.example/x.png"><script>let a = 1</script><a href="https://b.example">ok</a>'
    )
    assert checking.faults(tmp_path) == [
        "a.html: there is no #gone", "a.html: b.html#there leads nowhere",
        "a.html: fetches https://elsewhere.example/x.png",
    ]  # fmt: skip
    (tmp_path / "b.html").write_text("<p>cards = &lt;factory&gt;</p>")
    assert len(checking.faults(tmp_path)) == 4
    checking.move_scripts_out(tmp_path)
    assert "let a" not in (tmp_path / "a.html").read_text()
    assert [path.read_text() for path in (tmp_path / "_static").iterdir()] == ["let a = 1"]


def test_a_drawing_has_its_room_before_it_comes(tmp_path: Path) -> None:
    figure = Boards(tmp_path, "en").figure(Table("irish", seed=1).position)
    (drawing,) = (tmp_path / "boards").iterdir()
    page = tmp_path / "a.html"
    page.write_text(f'<img alt="" src="boards/{drawing.name}" /><img width="3" src="boards/{drawing.name}" />')
    checking.reserve_room(tmp_path)
    first, second = page.read_text().split("/>")[:2]
    assert re.search(r'width="\d+" height="\d+"', first)
    assert second == f'<img width="3" src="boards/{drawing.name}" '
    assert f"boards/{drawing.name}" in figure


def test_no_script_is_made_of_a_text(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    tools, words = tmp_path / "_static" / "doctools.js", tmp_path / "_static" / "translations.js"
    tools.write_text('PLURAL_EXPR = new Function(\n  "n",\n  `return (${catalog.plural_expr})`,\n);')
    words.write_text(
        '"Search finished, found one page matching the search query.": ["", ""], "plural_expr": "n == 1 ? 0 : 1"'
    )
    assert checking.faults(tmp_path) == ["_static/doctools.js: makes a script of a text"]
    checking.write_plurals_out(tmp_path, "Found: ${resultCount}")
    assert checking.faults(tmp_path) == []
    assert tools.read_text() == "PLURAL_EXPR = (n) => Number(n == 1 ? 0 : 1);"
    assert words.read_text().startswith(
        '"Search finished, found one page matching the search query.": ["Found: ${resultCount}", '
    )


@pytest.mark.long
@pytest.mark.parametrize("page", [page for page in WRITTEN if not page.startswith(("notebooks/", "environments/"))])
def test_the_examples_of_every_page_run(page: str) -> None:
    found = examples.examples(navigation.source(page).read_text(encoding="utf-8"))
    ran, wanted = examples.run(navigation.source(page))
    assert ran + len(wanted) == len([example for example in found if "sys.argv" not in example])


@pytest.mark.long
@pytest.mark.parametrize("notebook", [page for page in NOTEBOOKS if page != "notebooks/training"])
def test_notebooks_run(notebook: str, capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, object] = {}
    for cell in cells(notebook):
        exec(compile(cell.replace("100_000", "1_000"), notebook, "exec"), known)
    assert capsys.readouterr().out


@pytest.mark.long
def test_a_language_is_built_without_a_warning() -> None:
    if find_spec("furo") is None or find_spec("myst_nb") is None:
        pytest.skip("the generator is not installed (make docs installs it): the site is not built")
    subprocess.run(
        [sys.executable, "-c", "from building.__main__ import build; build('es')"], cwd=navigation.ROOT, check=True,
        env=os.environ | {"PYTHONPATH": str(navigation.DOCS)},
    )  # fmt: skip
