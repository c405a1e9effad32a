"""The rulebook as HTML: small and safe, since it is made from Markdown that may hold no HTML."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt

from ... import rulebook
from ...games import GAMES
from ...saying import Reader

_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])(?![^<]*>)")
"""Between letters, and not within a tag."""
_TO_A_PAGE = re.compile(r'(?<=<a href=")(?:\.\./)*([a-z-]+)\.md(?=["#])')
"""A link from one page to another, as their files have it."""


@cache
def _renderer() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def html(markdown: str) -> str:
    """Markdown as HTML, with the apostrophes of print, and with pages where they are served."""
    return _TO_A_PAGE.sub(r"/rules/\1", typeset(str(_renderer().render(markdown))))


def typeset(text: str) -> str:
    """A text with the apostrophes of print."""
    return _APOSTROPHE.sub("’", text)


def pages(lang: str) -> list[dict[str, Any]]:
    """The pages: common rules first, then the games."""
    reader = Reader(lang)
    return [
        {
            "game": page.game, "title": typeset(page.title), "lang": page.language,
            **{what: reader.say(GAMES[page.game].word(what)) for what in ("era", "line") if page.game in GAMES},
            "clauses": [{"clause": clause.id, "title": typeset(clause.title)} for clause in page.clauses],
        }
        for page in rulebook.pages(lang)
    ]  # fmt: skip


def page(game: str, lang: str) -> dict[str, Any]:
    """A whole page. Raises UnknownGame."""
    return _page(rulebook.page(game, lang).game, lang)


@cache
def _page(game: str, lang: str) -> dict[str, Any]:
    """A page by its own name, made once: it takes a tenth of a second, in which nobody else would be answered."""
    found = rulebook.page(game, lang)
    return {
        "game": found.game, "title": typeset(found.title), "lang": found.language,
        "note": None if found.note is None else Reader(lang).say(found.note),
        "intro": html(found.intro), "html": html(rulebook.rewritten(found.markdown, _named)),
        "clauses": [_clause(clause) for clause in found.clauses],
    }  # fmt: skip


def clause(game: str, clause_id: str, lang: str) -> dict[str, Any]:
    """One clause; it may stand on another page than that of the game. Raises UnknownGame, UnknownClause."""
    return _clause(rulebook.clause(clause_id, rulebook.page(game, lang).game, lang))


def _clause(found: rulebook.Clause) -> dict[str, Any]:
    text = "".join(html(part) if isinstance(part, str) else _figure(found.game, part) for part in found.parts)
    return {"clause": found.id, "title": typeset(found.title), "html": text, "page": found.game}


def _named(example: rulebook.Worked) -> str:
    """An example in a text without pictures: what it shows."""
    dice = "-".join(map(str, example.throw))
    return f"*{example.caption}.* `{example.position} {dice}`"


def _figure(game: str, example: rulebook.Worked) -> str:
    """The board of an example, drawn only when it is looked at."""
    caption = escape(typeset(example.caption))
    return (
        f'<figure class="example-picture"><img src="/api/rules/{game}/examples/{example.id}.svg" alt="" loading="lazy" '
        f'width="781" height="876"><figcaption>{caption}</figcaption></figure>'
    )
