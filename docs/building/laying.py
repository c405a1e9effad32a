"""The pages of a language, laid out in a folder for the generator: written ones with their links, made ones, boards."""

from __future__ import annotations

import os
import re
import shutil
from html import escape
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from report.printing import printer

from tablier import rulebook
from tablier.saying import LANGUAGES, Reader, Said

from . import scholars, teachers
from .boards import Boards
from .navigation import (
    API,
    DOCS,
    DOORS,
    ENGLISH,
    GENERATED,
    MODULES,
    ROOT,
    RULES,
    SHEETS,
    TRANSLATED,
    behind,
    pages,
    source,
)  # fmt: skip
from .rules import rules

_LINK = re.compile(r"(!?)\[((?:[^\]\[]|\[[^\]]*\])*)\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)")
_FENCED = re.compile(r"(^```.*?^```$)", re.S | re.M)
_IN_ENGLISH = f'hreflang="{ENGLISH}" lang="{ENGLISH}"'
_TITLE = re.compile(r"^# +(.+?) *$", re.M)
REPORT = "measured"
"""The folder of the report, beside the page that leads to it."""


def lay_out(language: str, folder: Path) -> dict[str, str]:
    """Write everything the generator needs for a language; the pages with their titles, in order."""
    shutil.rmtree(folder, ignore_errors=True)
    boards = Boards(folder, language)
    titles = {}
    for page in pages(language):
        text = written(page, language, boards)
        _save(folder / f"{page}.md", text)
        titles[page] = _titled(text)
    shutil.copytree(DOCS / "pictures", folder / "pictures", ignore=shutil.ignore_patterns("*.py"))
    _save(folder / "index.md", front(language, titles))
    return titles


def written(page: str, language: str, boards: Boards) -> str:
    """A page in Markdown, as it is laid out."""
    if page in RULES:
        return linked(rules(page.partition("/")[2], language, boards), page, language)
    if page not in GENERATED:
        text = linked(source(page, language).read_text(encoding="utf-8"), page, language)
        if language != ENGLISH and source(page, language) == source(page):
            title, _, rest = text.partition("\n")
            text = f"{title}\n\n:::{{note}}\n{Reader(language).say(Said('page.rules-language'))}\n:::\n{rest}"
        if page in not_run():
            told = f":::{{note}}\n{Reader(language).say(Said('site.not-run', package=NEEDED[page]))}\n:::"
            text = _TITLE.sub(lambda title: f"{title[0]}\n\n{told}\n", text, count=1)
        return _APART[page](text, Reader(language)) if page in _APART else text
    if page in SHEETS:
        return teachers.sheet(page.partition("/")[2], language, boards)
    if page.startswith("api/"):
        return _reference(page.partition("/")[2])
    made = {
        "scholars/sources": scholars.sources, "scholars/readings": scholars.readings,
        "scholars/citations": scholars.citations, "teachers/README": teachers.overview,
    }  # fmt: skip
    return made[page](language)


NEEDED = {"notebooks/training": "torch"}
"""Notebooks that ask for a package of its own."""


def not_run() -> tuple[str, ...]:
    """The notebooks whose package is not installed: they are shown as they are written, and say so."""
    return tuple(page for page, package in NEEDED.items() if find_spec(package) is None)


def _beginning(text: str, reader: Reader) -> str:
    """The README is called after the program, as the site is; here it is called after what it says."""
    return _TITLE.sub(f"# {reader.say(Said('site.readme-title'))}", text, count=1)


def _measured(text: str, reader: Reader) -> str:
    """The report itself, in the language of the page that tells of it, and made beside it."""
    read, page, printed = (reader.say(Said(f"site.report-{what}")) for what in ("read", "page", "printed"))
    links = f'**{read}** <a href="{REPORT}/index.html">{page}</a>'
    if printer() is not None:
        links += f' · <a href="{REPORT}/report.pdf">{printed}</a>'
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{links}\n{rest}"


_APART = {"readme": _beginning, "report/README": _measured}
"""Pages that are not laid out as they stand."""


def linked(markdown: str, page: str, language: str) -> str:
    """Links between files as links between pages; what is no page of the site is named, and not linked."""
    here = source(page, language)
    by_hand = [other for other in pages() if other not in GENERATED]
    where = {source(other, tag).resolve(): other for tag in (ENGLISH, language) for other in by_hand}

    def rewrite(link: re.Match[str]) -> str:
        picture, words, path, anchor = link[1], link[2], link[3], link[4] or ""
        target = (here.parent / path).resolve()
        if _made(page, path) in pages(language):
            return link[0]
        if picture:
            return f"![{words}](/{target.relative_to(DOCS).as_posix()})"
        named = where.get(target)
        if named is not None and words.endswith(".md"):  # a file to who reads files; to who reads pages, a page
            words = _titled(source(named, language).read_text(encoding="utf-8"))
        if named in pages(language):
            return f"[{words}](/{named}.md{anchor})"
        if named is not None:
            up = "../" * (1 + page.count("/"))
            return f'<a href="{up}{named}.html{anchor}" hreflang="{ENGLISH}">{escape(words)}</a>'
        return f"{words} (`{os.path.relpath(target, ROOT)}`)"

    parts = _FENCED.split(markdown)
    return "".join(part if part.startswith("```") else _LINK.sub(rewrite, part) for part in parts)


def _titled(markdown: str) -> str:
    found = _TITLE.search(markdown)
    assert found, "a page without a title"
    return found[1]


def _made(page: str, path: str) -> str:
    """The page that a link of another means, if it is one that is generated."""
    target = PurePosixPath(os.path.normpath(PurePosixPath(page).parent / path))
    return target.with_suffix("").as_posix() if target.with_suffix("").as_posix() in GENERATED else ""


def front(language: str, titles: dict[str, str]) -> str:
    """The front page: a door for each visitor, and the navigation, which has the same parts."""
    reader = Reader(language)
    english = {} if language == ENGLISH else _english_titles()
    cards, trees = [], []
    called = {page: _plain(title) for page, title in titles.items()} | {API[0]: reader.say(Said("site.reference"))}
    for door in DOORS:
        name, line = (reader.say(Said(f"site.door-{door}{what}")) for what in ("", "-line"))
        here = behind(door, language)
        of_reference = {*API[1:]}  # the first page stands for the others, which the navigation has
        links = [
            f'<li><a href="{page}.html">{escape(called[page])}</a></li>' for page in here if page not in of_reference
        ]
        links += [
            f'<li><a href="../{page}.html" {_IN_ENGLISH}>{escape(_plain(english[page]))}</a></li>'
            for page in behind(door)
            if page not in here and page not in of_reference
        ]
        words = f"<h2>{escape(name)}</h2><p>{escape(line)}</p>"
        cards.append(f'<section class="door" id="{door}">{words}<ul>{"".join(links)}</ul></section>')
        if here:
            tree = "\n".join(here)
            trees.append(f"```{{toctree}}\n:hidden:\n:caption: {name}\n\n{tree}\n```")
    say = {what: reader.say(Said(f"site.{what}")) for what in ("front-title", "front-lead")}
    return "\n\n".join([
        f"# {say['front-title']}", f"<p class=\"lead\">{escape(say['front-lead'])}</p>", _languages(language),
        f'<div class="doors">{"".join(cards)}</div>', *trees,
    ]) + "\n"  # fmt: skip


def _languages(current: str) -> str:
    """Links to the same page in the other languages."""
    up = "" if current == ENGLISH else "../"
    links = []
    for language in (ENGLISH, *(other for other in LANGUAGES if other != ENGLISH)):
        folder = "" if language == ENGLISH else f"{language}/"
        name = escape(Reader(language).say(Said("language.name")))
        mark = ' aria-current="true"' if language == current else ""
        links.append(f'<a href="{up}{folder}index.html" hreflang="{language}" lang="{language}"{mark}>{name}</a>')
    return f'<p class="languages">{" · ".join(links)}</p>'


def _english_titles() -> dict[str, str]:
    """The titles of the pages that are in English alone."""
    boards = Boards(Path(), ENGLISH)
    found = {}
    for page in pages():
        if page not in TRANSLATED:
            found[page] = _titled(written(page, ENGLISH, boards))
    return found | {API[0]: Reader(ENGLISH).say(Said("site.reference"))}


def _plain(markdown: str) -> str:
    return re.sub(r"[*`]", "", markdown)


def _reference(module: str) -> str:
    assert module in MODULES
    # What the package itself offers is described where it comes from, too; the index names it once.
    twice = "   :no-index:\n" if module == "tablier" else ""
    return f"# {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n   :undoc-members:\n{twice}```\n"


def _save(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def clause_pages() -> dict[str, str]:
    """On which page each clause is."""
    return {clause.id: f"rules/{page.game}" for page in rulebook.pages() for clause in page.clauses}
