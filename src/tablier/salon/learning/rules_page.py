"""A page of rules as a document: text, contents and examples, to be read with nothing but a browser.

The script of the page only adds to it: a search, and boards that can be stepped through.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from html import escape
from typing import Any
from urllib.parse import urlencode

from ... import rulebook
from ...board import SIDES
from ...games import GAMES, read_position
from ...saying import Reader, Said
from ...svg import describe, draw, in_numbers, lay_out
from ...telling import examples
from .rules import html, typeset

_HEADING = re.compile(r"^(##+) +(.+?) *$", re.M)
_ID = re.compile(r"\b([A-Z]+)-\d+\b")
_TAG = re.compile(r"(<[^>]+>)")
_WAY = re.compile(r"(\d+)→(\d+|\w+)")
_ARROW = (
    '<svg class="to" viewBox="0 0 18 10" aria-hidden="true"><path d="M1 5h15M12 1l4 4-4 4"/></svg>'
    '<span class="unseen">→</span>'
)
"""The type of the page has no arrow."""
_WIDTH, _HEIGHT = 781, 876
"""The measures of a board of the tall shape, so that a page does not jump while its pictures come."""


def document(game: str | None, lang: str) -> dict[str, str]:
    """The title, the contents and the text of a page, or of the list of pages. Raises UnknownGame."""
    return _Document(lang).whole(game)


def picture(game: str, name: str, lang: str, theme: Any) -> bytes:
    """The board of an example with all its arrows, as SVG. Raises UnknownGame, UnknownClause, UnknownExample."""
    example = rulebook.worked(name, game, lang)
    moments = examples.work(example)
    seen, player = examples.whole(moments), _player(example)
    return draw(
        seen.position, viewer=player, wide=False, theme=theme, language=lang, title=typeset(example.caption),
        **seen.wishes(player),
    ).encode()  # fmt: skip


def steps(game: str, name: str, lang: str) -> dict[str, Any]:
    """The boards of an example in numbers: everything at once, then step by step, with the layouts they lie upon."""
    example = rulebook.worked(name, game, lang)
    moments = examples.work(example)
    player, reader = _player(example), Reader(lang)
    boards, layouts = [], {}
    before = moments[0].position
    for moment in (examples.whole(moments), *moments):
        board = in_numbers(moment.position, viewer=player, wide=False, language=lang, **moment.wishes(player))
        layouts[board["layout"]] = lay_out(moment.position, viewer=player, wide=False)
        moved = moment.last if moment.position != before else ()
        boards.append({
            "board": board, "label": describe(moment.position, reader),
            "moved": [step.motion(player) for step in moved],
        })  # fmt: skip
        before = moment.position
    return {"boards": boards, "layouts": list(layouts.values())}


def _player(example: rulebook.Worked) -> int:
    return read_position(example.position).turn


class _Document:
    def __init__(self, lang: str) -> None:
        self.lang, self.reader = lang, Reader(lang)
        self.pages = rulebook.pages(lang)
        self.page_of = {page.prefix: page.game for page in self.pages}

    def word(self, said: Said | str) -> str:
        return escape(self.reader.say(said))

    def whole(self, game: str | None) -> dict[str, str]:
        if game is None:
            return {"title": self.word(Said("page.rules-title")), "nav": "", "article": self.index()}
        page = rulebook.page(game, self.lang)
        parts = list(self.parts(page))
        title = escape(typeset(page.title))
        return {
            "title": f"{self.word(Said('page.rules-title'))}: {title}",
            "nav": self.listed(page.game) + self.contents(parts),
            "article": self.article(page, title, "".join(text for *_, text in parts)),
        }

    def listed(self, current: str) -> str:
        """Links to all pages."""
        links = "".join(
            f'<li><a href="/rules/{page.game}"{" aria-current=page" if page.game == current else ""}>'
            f"{self.name(page)}</a></li>"
            for page in self.pages
        )
        return f'<ul class="pages-list">{links}</ul>'

    def name(self, page: rulebook.Page) -> str:
        return self.word(Said("page.rules-common")) if page.game == rulebook.COMMON else escape(typeset(page.title))

    def index(self) -> str:
        """The list of pages, each with a line."""
        boxes = []
        for page in self.pages:
            if page.game in GAMES:
                era, line = (self.word(GAMES[page.game].word(what)) for what in ("era", "line"))
                told = f"{era} · {line}"
            else:
                told = self.word(Said("page.rules-common-line"))
            boxes.append(
                f'<li class="card-box"><h2><a href="/rules/{page.game}">{self.name(page)}</a></h2>'
                f'<p class="soft">{told}</p></li>'
            )
        return (
            f'<h1>{self.word(Said("page.rules-title"))}</h1><p class="lead">{self.word(Said("page.rules-lead"))}</p>'
            f'<ul class="rules-pages">{"".join(boxes)}</ul>'
        )

    def article(self, page: rulebook.Page, title: str, parts: str) -> str:
        doors = ""
        if page.game != rulebook.COMMON:
            doors = (
                f'<p class="row"><a class="btn" href="/guide/{page.game}">{self.word(Said("page.rules-guide"))}</a> '
                f'<a class="btn" href="/?game={page.game}#new">{self.word(Said("page.rules-play"))}</a></p>'
            )
        note = "" if page.note is None else f'<p class="notice">{self.word(page.note)}</p>'
        spoken = "" if page.language == self.lang else f' lang="{page.language}"'
        return (
            f'<nav class="trail" aria-label="{self.word(Said("rules-page.rules-trail"))}"><a href="/rules">'
            f'{self.word(Said("page.nav-rules"))}</a> <span aria-hidden="true">›</span> <span>{title}</span></nav>'
            f"<h1>{title}</h1>{doors}{note}<div{spoken}>"
            f'<div class="intro">{self.text(page.intro, None)}</div>{parts}</div>'
        )

    def parts(self, page: rulebook.Page) -> Iterator[tuple[str, str, list[rulebook.Clause], str]]:
        """The sections of a page: id, heading, clauses, and all of it as markup."""
        clauses = {clause.id: clause for clause in page.clauses}
        pieces = _HEADING.split(page.markdown)[1:]
        found: list[tuple[str, list[rulebook.Clause], list[str]]] = []
        for level, words, text in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
            clause = clauses.get(words.partition(" ")[0]) if level == "###" else None
            if level == "##":
                body = self.text(text, None)
                found.append((words, [], [f'<div class="clauseless">{body}</div>'] if body else []))
            elif clause is not None and found:
                found[-1][1].append(clause)
                found[-1][2].append(self.clause(page.game, clause))
        for words, own, texts in found:
            name, title = _slug(words), escape(typeset(words))
            heading = f'<h2 id="{name}-title">{title}</h2>'
            section = (
                f'<section class="part" id="{name}" aria-labelledby="{name}-title">{heading}{"".join(texts)}</section>'
            )
            yield name, title, own, section

    def clause(self, game: str, clause: rulebook.Clause) -> str:
        anchor = self.word(Said("page.rules-anchor", clause=clause.id))
        body = "".join(
            self.text(part, clause.id) if isinstance(part, str) else self.example(game, part) for part in clause.parts
        )
        return (
            f'<section class="clause-block" id="{clause.id}" aria-labelledby="{clause.id}-title">'
            f'<h3 id="{clause.id}-title"><a class="anchor" href="#{clause.id}" aria-label="{clause.id}, {anchor}">'
            f'{clause.id}</a> {escape(typeset(clause.title))}</h3><div class="clause-body">{body}</div></section>'
        )

    def contents(self, parts: list[tuple[str, str, list[rulebook.Clause], str]]) -> str:
        """What is on the page: its sections, and their clauses."""
        found = []
        for name, title, clauses, _ in parts:
            entries = "".join(
                f'<li><a href="#{clause.id}"><b>{clause.id}</b> <span>{escape(typeset(clause.title))}</span></a></li>'
                for clause in clauses
            )
            below = f"<ul>{entries}</ul>" if entries else ""
            found.append(f'<li class="contents-part"><a href="#{name}">{title}</a>{below}</li>')
        return (
            f'<details class="rules-nav-clauses"><summary>{self.word(Said("page.rules-contents"))}</summary>'
            f"<ul>{''.join(found)}</ul></details>"
        )

    def text(self, markdown: str, own: str | None) -> str:
        """Markdown with its clauses linked. What is wide scrolls on a small screen, so keys have to reach it."""
        parts, closed = [], 0
        for part in _TAG.split(html(markdown)):
            if part.startswith("<"):
                if re.match(r"<(/?)(a|code)\b", part):
                    closed += -1 if part.startswith("</") else 1
                parts.append(re.sub(r"^<(table|pre)>", r'<\1 tabindex="0">', part))
            else:
                parts.append(part if closed else _ID.sub(lambda found: self.link(found, own), part))
        return "".join(parts)

    def link(self, found: re.Match[str], own: str | None) -> str:
        game = self.page_of.get(found[1])
        if game is None or found[0] == own:
            return found[0]
        return f'<a class="clause" href="/rules/{game}#{found[0]}">{found[0]}</a>'

    def example(self, game: str, example: rulebook.Worked) -> str:
        """An example whole: its board with every arrow, and every step."""
        moments = examples.work(example)
        caption, position = escape(typeset(example.caption)), moments[0].position
        seen = describe(examples.whole(moments).position, self.reader)
        tried = escape(
            "/analysis?" + urlencode({"position": example.position, "dice": "-".join(map(str, example.throw))})
        )
        return (
            f'<figure class="example" id="{example.id}" data-game="{game}" aria-labelledby="{example.id}-title">'
            f'<div class="example-board"><img src="/api/rules/{game}/examples/{example.id}.svg?lang={self.lang}" '
            f'alt="{escape(seen)}" width="{_WIDTH}" height="{_HEIGHT}" loading="lazy"></div>'
            f'<figcaption><h4 id="{example.id}-title">{caption}</h4><ol class="example-steps" lang="{self.lang}">'
            f"{''.join(self.step(moment, position.turn) for moment in moments)}</ol>"
            f'<div class="example-bar" lang="{self.lang}"><a class="btn try" href="{tried}">'
            f"{self.word(Said('rules-page.example-try'))}</a></div></figcaption></figure>"
        )

    def step(self, moment: examples.ExampleStep, player: int) -> str:
        said = _WAY.sub(rf'<span class="way">\1{_ARROW}\2</span>', escape(typeset(self.reader.say(moment.told.said))))
        clause = _ID.fullmatch(moment.told.clause or "")
        link = "" if clause is None else self.link(clause, None)
        marks = ""
        for side, points in enumerate(moment.marks):
            who = self.word(Said(f"language.side-{SIDES[side]}"))
            if points:
                whose = "mine" if side == player else "theirs"
                marks += f'<b class="marks {whose}">+{points}<span class="unseen"> {who}</span></b>'
        return f"<li><p>{said} {link}</p>{marks}</li>"


def _slug(words: str) -> str:
    plain = unicodedata.normalize("NFD", words.lower())
    return "-".join(re.findall(r"[a-z0-9]+", "".join(sign for sign in plain if not unicodedata.combining(sign))))
