"""The pages of rules as the site shows them: every example with its board and what the referee says of it."""

from __future__ import annotations

from tablier import GAMES, rulebook
from tablier.games import read_position
from tablier.saying import Reader, Said
from tablier.telling import examples

from .boards import Boards


def rules(game: str, language: str, boards: Boards) -> str:
    """The page of a game in Markdown, with its boards and the way to cite it."""
    page = rulebook.page(game, language)
    reader = Reader(language)
    text = rulebook.rewritten(page.markdown, lambda example: _shown(example, reader, boards))
    note = "" if page.note is None else f":::{{note}}\n{reader.say(page.note)}\n:::\n\n"
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{note}{rest}\n\n{_cited(game, reader)}"


def _shown(example: rulebook.Worked, reader: Reader, boards: Boards) -> str:
    moments = examples.work(example)
    player = read_position(example.position).turn
    told = "\n".join(f"- {_line(moment, reader)}" for moment in moments)
    whole = examples.whole(moments)
    return boards.figure(
        whole.position, f"**{example.caption}**", viewer=player, legend=told,
        **whole.wishes(player),
    )  # fmt: skip


def _line(moment: examples.ExampleStep, reader: Reader) -> str:
    said = reader.say(moment.told.said)
    return f"{said} [{moment.told.clause}]" if moment.told.clause else said


def _cited(game: str, reader: Reader) -> str:
    if game not in GAMES:
        return ""
    heading, where = (reader.say(Said(f"site.cite-{what}")) for what in ("title", "how"))
    return f"## {heading}\n\n[{where}](../scholars/citations.md)\n"
