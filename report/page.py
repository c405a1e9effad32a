"""The report as a page that stands by itself, and printed.

The PDF is what Chromium prints of the page: one layout, with the page's own type and plots, and no second program that
would have to draw tables. Where there is no Chromium only the page is made, and it is said so.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable
from html import escape
from pathlib import Path

from . import sections
from .chapters import NAMES
from .kept import read
from .printing import print_page, printer

PAGES = Path(__file__).parents[1] / "src" / "tablier" / "salon" / "page"
STYLE = Path(__file__).parent / "report.css"
_FONTS = (("Tablier Sans", "normal", "tablier-sans"), ("Tablier Sans", "italic", "tablier-sans-italic"),
          ("Tablier Serif", "normal", "tablier-serif"))  # fmt: skip


def render(source: Path, folder: Path, *, pdf: bool = True, site: str = "") -> list[Path]:
    """Make the report of what is kept in ``source``; give the files made. Raises OSError if a chapter is missing.

    ``site`` is the way from the page to the site that it is part of; without one it stands by itself.
    """
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "index.html"
    page.write_text(written(source, site), encoding="utf-8")
    if not pdf:
        return [page]
    browser = printer()
    if browser is None:
        print("There is no Chromium here to print the PDF; the page is made all the same.")
        return [page]
    printed = folder / "report.pdf"
    print_page(page, printed, browser)
    return [page, printed]


def written(source: Path, site: str = "") -> str:
    """The whole page."""
    over = f'<a href="{site}index.html">Tablier</a>' if site else "Tablier"
    data = {name: read(name, source) for name in NAMES}
    parts = [(name, title, body(data)) for name, title, body in sections.SECTIONS]
    contents = "".join(f'<li><a href="#{name}">{escape(title)}</a></li>' for name, title, _ in parts)
    body = "".join(f'<section id="{name}"><h2>{escape(title)}</h2>{text}</section>' for name, title, text in parts)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The five games, measured</title>
<style>
{"".join(_fonts(site))}{STYLE.read_text(encoding="utf-8")}</style>
</head>
<body>
<header><p class="over">{over}</p><h1>The five games, measured</h1>
{sections.foreword(data)}
<nav aria-label="Contents"><ol>{contents}</ol></nav></header>
<main>{body}</main>
</body>
</html>
"""


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
