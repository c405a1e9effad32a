"""The built pages, looked through: every link and anchor leads somewhere, nothing is fetched from elsewhere."""

from __future__ import annotations

import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

_FETCHED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}
_OUTSIDE = re.compile(r"^(?:[a-z]+:)?//|^https?:")
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.S)
_PICTURE = re.compile(r"(?<=\")(?:\.\./)*_images/([^\"]+)")
_MADE_AT_RUN_TIME = re.compile(r"new Function\(\s*\"n\",\s*`return \(\$\{catalog\.plural_expr\}\)`,?\s*\)")
_PLURAL = re.compile(r'"plural_expr": "([^"]*)"')
_NOT_SAID = re.compile(r'(?<="Search finished, found one page matching the search query.": )\[\s*""(?:,\s*"")*\s*\]')
_FORBIDDEN = re.compile(r'\bnew Function\((?!"return this"\))|\beval\(')
_SHOWN = re.compile(r'<img (?![^>]*\bwidth=)([^>]*\bsrc="([^"]+\.svg)"[^>]*)>')
_MEASURES = re.compile(r'<svg [^>]*?\bwidth="([\d.]+)"[^>]*?\bheight="([\d.]+)"')
_BACK_TO_THE_SALON = "/"
_MADE_ANEW = "&lt;factory&gt;"


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.fetched: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        for name in ("id", "name"):
            if value := given.get(name):
                self.ids.add(value)
        if tag == "a" and (href := given.get("href")):
            self.links.add(href)
        if tag in _FETCHED and (address := given.get(_FETCHED[tag])):
            self.fetched.add(address)


def faults(root: Path) -> list[str]:
    """Whatever leads nowhere, comes from elsewhere, or the salon's policy forbids; a line for each."""
    pages = {path: _Page(path.read_text(encoding="utf-8")) for path in sorted(root.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        where = path.relative_to(root)
        if _MADE_ANEW in path.read_text(encoding="utf-8"):
            found.append(f"{where}: shows a default that is made anew as Python does, {_MADE_ANEW}")
        for address in sorted(page.links | page.fetched):
            outside = _OUTSIDE.match(address) or address.startswith(("mailto:", "data:"))
            if outside:
                if address in page.fetched and not address.startswith("data:"):
                    found.append(f"{where}: fetches {address}")
                continue
            name, anchor = urldefrag(address)
            name = name.partition("?")[0]
            if name.startswith(_BACK_TO_THE_SALON):
                continue
            target = (path.parent / unquote(name)).resolve() if name else path
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                found.append(f"{where}: {address} leads nowhere")
            elif anchor and target in pages and unquote(anchor) not in pages[target].ids:
                found.append(f"{where}: there is no {address}")
    for script in sorted(root.rglob("*.js")):
        if _FORBIDDEN.search(script.read_text(encoding="utf-8")):
            found.append(f"{script.relative_to(root)}: makes a script of a text")
    return found


def share_pictures(root: Path, language: str) -> None:
    """Let the pages of a language show the pictures that the English ones have, where they are the same."""
    pictures, folder = root / "_images", root / language
    shared = {
        own.name
        for own in folder.joinpath("_images").iterdir()
        if (common := pictures / own.name).is_file() and common.read_bytes() == own.read_bytes()
    }
    for path in sorted(folder.rglob("*.html")):
        text = path.read_text(encoding="utf-8")
        path.write_text(
            _PICTURE.sub(lambda name: f"../{name[0]}" if name[1] in shared else name[0], text), encoding="utf-8"
        )
    for name in shared:
        (folder / "_images" / name).unlink()


def reserve_room(root: Path) -> None:
    """Say of every drawing how large it is, so that nothing moves when it comes: a link leads to its clause."""
    measures: dict[Path, str] = {}
    for path in sorted(root.rglob("*.html")):
        text = path.read_text(encoding="utf-8")

        def measured(shown: re.Match[str], path: Path = path) -> str:
            drawing = (path.parent / unquote(shown[2])).resolve()
            if drawing not in measures:
                found = _MEASURES.search(drawing.read_text(encoding="utf-8")) if drawing.is_file() else None
                measures[drawing] = f'width="{found[1]}" height="{found[2]}" ' if found else ""
            return f"<img {measures[drawing]}{shown[1]}>"

        changed = _SHOWN.sub(measured, text)
        if changed != text:
            path.write_text(changed, encoding="utf-8")


def write_plurals_out(root: Path, found_so_many: str) -> None:
    """The rule by which a language counts, as a function: scripts may not make it of a text.

    Where a language lacks the sentence that sums a search up, it is ours.
    """
    scripts = root / "_static"
    translations = scripts / "translations.js"
    rule = "n === 1 ? 0 : 1"
    if translations.is_file():
        text = translations.read_text(encoding="utf-8")
        found = _PLURAL.search(text)
        rule = found[1] if found else rule
        translations.write_text(_NOT_SAID.sub(lambda _: json.dumps([found_so_many] * 3), text), encoding="utf-8")
    tools = scripts / "doctools.js"
    tools.write_text(
        _MADE_AT_RUN_TIME.sub(lambda _: f"(n) => Number({rule})", tools.read_text(encoding="utf-8")), encoding="utf-8"
    )


def move_scripts_out(root: Path) -> None:
    """Scripts inside pages become files: the salon's policy lets no page run a script of its own."""
    for path in sorted(root.rglob("*.html")):
        text = path.read_text(encoding="utf-8")

        def moved(script: re.Match[str], path: Path = path) -> str:
            name = f"inline-{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
            (root / "_static" / name).write_text(script[1], encoding="utf-8")
            up = "../" * (len(path.relative_to(root).parts) - 1)
            return f'<script src="{up}_static/{name}"></script>'

        changed = _SCRIPT.sub(moved, text)
        if changed != text:
            path.write_text(changed, encoding="utf-8")
