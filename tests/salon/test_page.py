"""The pages hold together: imports resolve, words exist in both languages, no style or script is written in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablier
from tablier import GAMES

PAGE = Path(tablier.__file__).parent / "salon" / "page"
SCRIPTS = sorted((PAGE / "js").rglob("*.js"))
PAGES = sorted(PAGE.glob("*.html"))
LONGEST = 300
"""Lines of a script; lists of words may be longer."""

_IMPORT = re.compile(
    r"""(?:import|export)\s[^;"'`]*?from\s+["']([^"']+)["']|import\s*\(\s*["']([^"']+)["']\s*\)|import\s+["']([^"']+)["']"""
)
_TYPES = re.compile(r"/\*\* @import .*?\*/")
"""Types are imported by comments, from a file that is never loaded."""
_NAMES = re.compile(r"""import\s+\{([^}]*)\}\s+from\s+["']([^"']+)["']""")
_EXPORT = r"export\s+(?:async\s+)?(?:const|let|function|class)\s+{0}(?![\w$])|export\s*\{{[^}}]*(?<![\w$]){0}(?![\w$])"
_KEY = re.compile(r"""\bt\(\s*["']([\w.-]+)["']""")
_TERNARY = re.compile(r"""\bt\(\s*[^"'`()]*?\?\s*["']([\w.-]+)["']\s*:\s*["']([\w.-]+)["']""")
_DATA = re.compile(r"""data-t(?:-label)?=["']([\w.-]+)["']""")


def name_of(path: Path) -> str:
    return str(path.relative_to(PAGE))


def words(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name in (f"{language}.js", f"table.{language}.js"):
        text = (PAGE / "js" / "words" / name).read_text(encoding="utf-8")
        found |= dict(re.findall(r'^\s*"([\w.-]+)":\s*"((?:[^"\\]|\\.)*)"', text, re.M))
    return found


@pytest.mark.parametrize("script", SCRIPTS, ids=name_of)
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
                uses = len(re.findall(rf"(?<![\w.$]){re.escape(name)}(?![\w$])", text))
                assert uses > 1, f"{name} is imported and not used"


@pytest.mark.parametrize("script", [path for path in SCRIPTS if path.parent.name != "words"], ids=name_of)
def test_the_page_knows_no_game_by_name(script):
    """What differs from game to game is told by the server. (``state.trictrac`` is a field of the protocol.)"""
    text = re.sub(
        r"\b(?:state|before|moment)\??\.trictrac\b|\"unstacked\.\w+\"", "", script.read_text(encoding="utf-8")
    )
    for game in GAMES:
        assert game.split("-")[0] not in text.lower()


def test_every_word_is_there_in_both_languages():
    lists = {language: words(language) for language in ("en", "fr")}
    assert lists["en"].keys() == lists["fr"].keys()
    missing = set()
    for path in (*SCRIPTS, *PAGES):
        if path.parent.name == "words":
            continue
        text = path.read_text(encoding="utf-8")
        keys = {*_KEY.findall(text), *(key for pair in _TERNARY.findall(text) for key in pair), *_DATA.findall(text)}
        missing |= {
            (name_of(path), key) for key in keys if key not in lists["en"] and f"{key}.other" not in lists["en"]
        }
    assert not missing


def test_every_preset_of_a_game_has_a_name_in_both_languages() -> None:
    for language in ("en", "fr"):
        known = words(language)
        for game in GAMES.values():
            assert all(f"new.preset.{name}" in known for name in ("book", *game.presets)), (language, game.id)


def test_both_languages_have_the_same_gaps_to_fill():
    english, french = words("en"), words("fr")

    def gaps(text: str) -> set[str]:
        return set(re.findall(r"\{(\w+)\}", text))

    # A singular may leave out its number.
    wrong = [
        key for key, text in english.items() if gaps(text) - {"n"} != gaps(french[key]) - {"n"}
    ]  # fmt: skip
    assert not wrong


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_pages_keep_the_policy(page):
    text = page.read_text(encoding="utf-8")
    assert "<style" not in text
    assert not re.search(r"\sstyle=", text)
    assert not re.search(r"\son[a-z]+=", text)
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>", text)
    assert not re.search(r"""(?:href|src)=["'](?:https?:)?//""", text)
    for reference in re.findall(r"""(?:href|src)=["']/static/([^"'#?]+)["']""", text):
        assert (PAGE / reference).is_file(), reference


@pytest.mark.parametrize("script", [it for it in SCRIPTS if it.parent.name != "words"], ids=name_of)
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
