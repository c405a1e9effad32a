"""A guide as a document that needs no script: every lesson with its board, what is asked, and what comes of it."""

from __future__ import annotations

from html import escape

from ...games import find_game
from ...saying import Reader, Said
from ...svg import draw
from ...telling.lessons import Lesson
from . import guides
from .rules import typeset

_WIDTH, _HEIGHT = 896, 760


def document(game: str, lang: str) -> dict[str, str]:
    """The title and the text of a guide. Raises UnknownGame."""
    found, reader = guides.lessons(game), Reader(lang)
    kind = find_game(found[0].game)
    title = escape(reader.say(Said("page.guide-h1", game=kind.word("name"))))
    told = "".join(_lesson(kind.id, number, lesson, reader) for number, lesson in enumerate(found, 1))
    rules, play = (escape(reader.say(Said(f"page.guide-finish-{what}"))) for what in ("rules", "play"))
    doors = (
        f'<a class="btn" href="/rules/{kind.id}">{rules}</a> <a class="btn main" href="/?game={kind.id}#new">{play}</a>'
    )
    return {"title": title, "article": f'<h1>{title}</h1>{told}<p class="row">{doors}</p>'}


def picture(game: str, number: int, lang: str) -> bytes:
    """The board of a lesson as it is set up, as SVG."""
    lesson = guides.lessons(game)[number - 1]
    table, shown = lesson.set_up(), Reader(lang).say(lesson.title)
    drawn = draw(
        table.position, viewer=lesson.player, dice=table.dice, thrower=lesson.player, cube=table.cube, language=lang,
        title=typeset(shown),
    )  # fmt: skip
    return drawn.encode()


def _lesson(game: str, number: int, lesson: Lesson, reader: Reader) -> str:
    title, text, done = (escape(typeset(reader.say(it))) for it in (lesson.title, lesson.text, lesson.done))
    answer = escape(reader.say(Said("page.guide-read-answer")))
    clause = f'<a class="small" href="/rules/{game}#{lesson.clause}">{lesson.clause}</a>'
    board = (
        f'<img src="/api/guides/{game}/{number}/picture?lang={reader.language}" alt="" width="{_WIDTH}" '
        f'height="{_HEIGHT}" loading="lazy">'
    )
    return (
        f'<section id="lesson-{number}" class="told-lesson"><h2>{number}. {title}</h2><p>{text} {clause}</p>{board}'
        f"<details><summary>{answer}</summary><p>{done}</p></details></section>"
    )
