"""The report as a page that stands by itself, and printed.

The PDF is what Chromium prints of the page: one layout, with the page's own type and plots, and no second program that
would have to draw tables. Where there is no Chromium only the page is made, and it is said so.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath
from typing import Any

from tablier.saying import LANGUAGES, Reader, Said
from tablier.saying.catalogues import SOURCE

from .chapters import NAMES
from .kept import read
from .printing import print_page, printer
from .sections import SECTIONS, foreword
from .wording import Words

PAGES = Path(__file__).parents[1] / "src" / "tablier" / "salon" / "page"
STYLE = Path(__file__).parent / "report.css"
_FONTS = (("Tablier Sans", "normal", "tablier-sans"), ("Tablier Sans", "italic", "tablier-sans-italic"),
          ("Tablier Serif", "normal", "tablier-serif"))  # fmt: skip


def render(
    source: Path, folder: Path, languages: Sequence[str] = LANGUAGES, *, place: str = "", pdf: bool = True
) -> list[Path]:
    """Make the report of what is kept in ``source``; give the files made. Raises OSError if a chapter is missing.

    As on the site, English is in ``folder`` and every other language in a folder of its own below. ``place`` is where
    the report is within the site of a language, if it is part of one; without, it stands by itself.
    """
    data = {name: read(name, source) for name in NAMES}
    browser = printer() if pdf else None
    if pdf and browser is None:
        print("There is no Chromium here to print the PDF; the page is made all the same.")
    made = []
    for language in languages:
        page = folder / _address(language, place)
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(written(data, language, languages, place), encoding="utf-8")
        made.append(page)
        if browser is not None:
            made.append(page.with_name("report.pdf"))
            print_page(page, made[-1], browser)
    return made


def _address(language: str, place: str) -> PurePosixPath:
    """Where the page of a language is."""
    return PurePosixPath("" if language == SOURCE else language, place, "index.html")


def written(data: dict[str, Any], language: str = SOURCE, languages: Sequence[str] = LANGUAGES, place: str = "") -> str:
    """The whole page in a language, with links to those in the others."""
    words = Words(language)
    say = words.say
    site = "../" * len(PurePosixPath(place).parts)
    over = f'<a href="{site}index.html">Tablier</a>' if site else "Tablier"
    title = say(Said("report.title"))
    parts = [(name, say(Said(f"report.title-{name}")), body(data, words)) for name, body in SECTIONS.items()]
    contents = "".join(f'<li><a href="#{name}">{title}</a></li>' for name, title, _ in parts)
    body = "".join(f'<section id="{name}"><h2>{title}</h2>{text}</section>' for name, title, text in parts)
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{"".join(_fonts(site))}{STYLE.read_text(encoding="utf-8")}</style>
</head>
<body>
<header><p class="over">{over}</p><h1>{title}</h1>
{_others(words, languages, place)}
{foreword(words)}
<nav aria-label="{say(Said("report.contents"))}"><ol>{contents}</ol></nav></header>
<main>{body}</main>
</body>
</html>
"""


def _others(words: Words, languages: Sequence[str], place: str) -> str:
    """The languages, each linked but the page's own."""
    here = _address(words.language, place).parent
    links = []
    for language in languages if len(languages) > 1 else ():
        name = Reader(language).say(Said("language.name"))
        address = os.path.relpath(_address(language, place), here)
        links.append(
            f'<span lang="{language}" aria-current="page">{name}</span>'
            if language == words.language
            else f'<a href="{address}" hreflang="{language}" lang="{language}">{name}</a>'
        )
    told = words.say(Said("report.languages"))
    return f'<nav class="languages" aria-label="{told}">{" · ".join(links)}</nav>' if links else ""


def _fonts(site: str) -> Iterable[str]:
    """Those of the site, or, in a page that stands by itself, within it."""
    for family, style, name in _FONTS:
        at = f"{site}_static/fonts/{name}.woff2"
        if not site:
            font = base64.b64encode((PAGES / "fonts" / f"{name}.woff2").read_bytes()).decode()
            at = f"data:font/woff2;base64,{font}"
        yield (
            f'@font-face{{font-family:"{family}";font-style:{style};font-weight:100 900;'
            f'src:url({at}) format("woff2")}}\n'
        )
