"""The pages hold together: imports resolve, no language is known by name, no style or script is written in."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

import tablier
from every import for_every
from tablier import GAMES, read_position
from tablier.salon.web.files import put_together, spoken
from tablier.saying import LANGUAGES, Reader

PAGE = Path(tablier.__file__).parent / "salon" / "page"
SCRIPTS = sorted((PAGE / "js").rglob("*.js"))
PAGES = sorted(PAGE.glob("*.html"))
LONGEST = 300
"""Lines of a script."""

_IMPORT = re.compile(
    r"""(?:import|export)\s[^;"'`]*?from\s+["']([^"']+)["']|import\s*\(\s*["']([^"']+)["']\s*\)|import\s+["']([^"']+)["']"""
)
_TYPES = re.compile(r"/\*\* @import .*?\*/")
"""Types are imported by comments, from a file that is never loaded."""
_NAMES = re.compile(r"""import\s+\{([^}]*)\}\s+from\s+["']([^"']+)["']""")
_EXPORT = r"export\s+(?:async\s+)?(?:const|let|function|class)\s+{0}(?![\w$])|export\s*\{{[^}}]*(?<![\w$]){0}(?![\w$])"


def name_of(path: Path) -> str:
    return str(path.relative_to(PAGE))


@for_every(SCRIPTS)
def test_every_import_resolves(script):
    text = _TYPES.sub("", script.read_text(encoding="utf-8"))
    for groups in _IMPORT.findall(text):
        target = next(filter(None, groups))
        assert target.startswith("."), f"{target} is not ours"
        assert (script.parent / target).resolve().is_file(), target
    for names, target in _NAMES.findall(text):
        exported = (script.parent / target).resolve().read_text(encoding="utf-8")
        for name in (part.split(" as ")[0].strip() for part in names.split(",")):
            if name:
                assert re.search(_EXPORT.format(re.escape(name)), exported), f"{target} exports no {name}"
                uses = len(re.findall(rf"(?:(?<![\w.$])|(?<=\.\.\.)){re.escape(name)}(?![\w$])", text))
                assert uses > 1, f"{name} is imported and not used"


@pytest.mark.parametrize("page", ["404.html", "game.html", "history.html", "table.html"])
def test_where_there_is_nothing_somebody_waits_to_get_in(page):
    shown = re.search(r"/api/picture\?position=([^&\"]+)", put_together(page))
    assert shown
    position = read_position(shown[1])
    assert position.men[position.turn][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_searches_is_told_of_every_game(language):
    about = re.search(r'name="description" content="([^"]+)"', spoken(put_together("index.html"), language))
    assert about
    assert all(html.escape(Reader(language).say(game.word("name"))) in about[1] for game in GAMES.values())


@for_every(SCRIPTS)
def test_the_page_knows_no_language_by_name(script):
    """It speaks what the server gives it. (Old French terms are marked as French; nothing answered is English.)"""
    unspoken = re.compile(r'lang: "fr"|(?:language|locale): "en"|"/words/en\.json"|\|\| "en"')
    text = unspoken.sub("", script.read_text(encoding="utf-8"))
    assert not re.search(r"""["'`](?:en|fr)["'`]""", text)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_pages_keep_the_policy(page):
    text = put_together(page.name)
    assert "<style" not in text
    assert not re.search(r"\sstyle=", text)
    assert not re.search(r"\son[a-z]+=", text)
    assert not re.search(r"<script(?![^>]*\bsrc=)(?! type=\"application/json\")[^>]*>", text)
    assert not re.search(r"""(?:href|src)=["'](?:https?:)?//""", text)


@for_every(SCRIPTS)
def test_scripts_are_short_and_say_what_they_are_for(script):
    text = script.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST
    assert text.startswith("/*")
    assert "innerHTML" not in text
    assert "eval(" not in text


def test_every_tone_in_the_style_sheets_is_a_token():
    """Colours are written in tokens.css only."""
    for sheet in sorted((PAGE / "css").glob("*.css")):
        if sheet.name != "tokens.css":
            assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?![\w-]*\s*[{,])", sheet.read_text(encoding="utf-8")), sheet.name
