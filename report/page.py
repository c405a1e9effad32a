"""The report as a page that stands by itself, and printed.

The PDF is what Chromium prints of the page: one layout, with the page's own type and plots, and no second program that
would have to draw tables. Where there is no Chromium only the page is made, and it is said so.
"""

from __future__ import annotations

import base64
import shutil
import subprocess
from collections.abc import Iterable
from html import escape
from pathlib import Path

from . import sections
from .chapters import NAMES
from .kept import read

PAGES = Path(__file__).parents[1] / "src" / "tablier" / "salon" / "page"
STYLE = Path(__file__).parent / "report.css"
_FONTS = (("Tablier Sans", "normal", "tablier-sans"), ("Tablier Sans", "italic", "tablier-sans-italic"),
          ("Tablier Serif", "normal", "tablier-serif"))  # fmt: skip
_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
_PATIENCE = 120


def render(source: Path, folder: Path, *, pdf: bool = True) -> list[Path]:
    """Make the report of what is kept in ``source``; give the files made. Raises OSError if a chapter is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "index.html"
    page.write_text(written(source), encoding="utf-8")
    if not pdf:
        return [page]
    browser = next((found for name in _BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        print("There is no Chromium here to print the PDF; the page is made all the same.")
        return [page]
    printed = folder / "report.pdf"
    subprocess.run(
        [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
         f"--print-to-pdf={printed.resolve()}", page.resolve().as_uri()],
        check=True, capture_output=True, timeout=_PATIENCE,
    )  # fmt: skip
    return [page, printed]


def written(source: Path) -> str:
    """The whole page."""
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
{"".join(_fonts())}{STYLE.read_text(encoding="utf-8")}</style>
</head>
<body>
<header><p class="over">Tablier</p><h1>The five games, measured</h1>
{sections.foreword(data)}
<nav aria-label="Contents"><ol>{contents}</ol></nav></header>
<main>{body}</main>
</body>
</html>
"""


def _fonts() -> Iterable[str]:
    for family, style, name in _FONTS:
        font = base64.b64encode((PAGES / "fonts" / f"{name}.woff2").read_bytes()).decode()
        yield (
            f'@font-face{{font-family:"{family}";font-style:{style};font-weight:100 900;'
            f'src:url(data:font/woff2;base64,{font}) format("woff2")}}\n'
        )
