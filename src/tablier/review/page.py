"""A review as one page that stands by itself: to be read, kept, sent and printed, without a server or a script."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Any

from ..errors import TablierError
from ..games import read_position
from ..records import Record
from ..saying import Reader, Said
from ..svg import draw
from ..svg.tokens import COLOURS
from ..table import Table
from .asking import PLAY
from .graph import graph
from .reasons import reason
from .summing import Overall, overall
from .verdicts import THRESHOLDS, TOKENS, Chance, Decision, Review
from .weighing import Candidate
from .wording import CHANCES, Wording, named, summary, summary_over_all, throw_numbers

SIGNS = {"slight": "?!", "error": "?", "blunder": "??"}
_FULL_BAR = 0.3
"""A bar is full where a choice is so much behind the best, in points."""
_SCRIPT = """
addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "m" || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...document.querySelectorAll("article.mistake")];
  const on = (it) => it.getBoundingClientRect().top;
  const next = event.shiftKey ? all.filter((it) => on(it) < 4).pop() : all.find((it) => on(it) > 12);
  next?.scrollIntoView();
});
"""
"""M goes to the next mistake, Shift+M to the one before."""


def page(reviewed: Sequence[tuple[Record, Review]], language: str = "en") -> str:
    """The page of some matches and their reviews, in a language."""
    reader = Reader(language)
    sections = [_Section(number, record, found, reader) for number, (record, found) in enumerate(reviewed)]
    several = len(sections) > 1
    title = reader.say(Said("review.over-all", n=len(sections))) if several else sections[0].title
    body = "\n".join(part for section in sections for part in section.parts(several))
    everybody = _everybody(overall(found for _, found in reviewed), reader) if several else ""
    heading = f"<header><h1>{escape(title)}</h1>{everybody}</header>" if several else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_style()}</style>\n</head>\n<body>\n"
        f"{_dice_faces()}\n<main>\n{heading}\n{body}\n"
        f"<footer>{escape(reader.say(Said('review.made-by')))}</footer>\n</main>\n"
        f"<script>{_SCRIPT}</script>\n</body>\n</html>\n"
    )


def _style() -> str:
    """The style sheet, and the colours of the boards, which all of them share."""
    sheet = (files(__package__) / "page.css").read_text(encoding="utf-8")
    colours = "".join(
        f".{paint}-{name}{{{paint}:light-dark({colour.light},{colour.dark})}}\n"
        for name, colour in COLOURS.items()
        for paint in ("fill", "stroke")
    )
    return sheet + colours


_OWN_STYLE = re.compile(r"<style>.*?</style>\n", re.S)
_OWN_CLASS = re.compile(r"tablier-[0-9a-f]{10}-(fill|stroke)-")
_PLAIN = re.compile(r' (?:(?:fill|stroke)="#[0-9a-f]{6}"|data-[a-z]+="[^"]*")')


def _lean(picture: str, shape: str) -> str:
    """A picture that takes its colours from the style sheet of the page."""
    lean = _PLAIN.sub("", _OWN_CLASS.sub(r"\1-", _OWN_STYLE.sub("", picture)))
    return lean.replace("<svg ", f'<svg class="{shape}" ', 1)


_PIPS = {
    1: ((12, 12),), 2: ((7, 7), (17, 17)), 3: ((7, 7), (12, 12), (17, 17)), 4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)), 6: ((7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)),
}  # fmt: skip


def _dice_faces() -> str:
    """The faces of a die, for wherever one is told among words."""
    faces = "".join(
        f'<symbol id="die-{face}" viewBox="0 0 24 24"><rect x="1" y="1" width="22" height="22" rx="5"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="2.2"/>' for x, y in pips)
        + "</symbol>"
        for face, pips in _PIPS.items()
    )
    return f'<svg class="faces" aria-hidden="true" width="0" height="0">{faces}</svg>'


def _dice(dice: Sequence[int]) -> str:
    if not dice:
        return ""
    faces = "".join(f'<svg class="die" aria-hidden="true"><use href="#die-{die}"/></svg>' for die in dice)
    return f'<span class="dice">{faces}<span class="unseen">{"-".join(map(str, dice))}</span></span>'


def _table(rows: Sequence[Sequence[str]], heads: Sequence[str], kind: str) -> str:
    """A table of cells that are HTML already; the first of each row heads it."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in heads)
    body = "\n".join(
        f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide"><table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _everybody(everybody: Sequence[Overall], reader: Reader) -> str:
    """What several matches come to, by name."""

    rows = [[escape(reader.say(row.said)), *row.cells] for row in summary_over_all(everybody, reader)]
    names = map(escape, named([one.name for one in everybody], reader))
    return (
        _table(rows, ["", *names], "sum") + f'<p class="small">{escape(reader.say(Said("review.all-in-points")))}</p>'
    )


@dataclass(frozen=True)
class _Before:
    """A table just before a decision, as far as it is drawn."""

    cube: tuple[int, int | None] | None
    names: tuple[str, str]
    best: Sequence[Any] = ()
    played: Sequence[Any] = ()


class _Section:
    """One match on the page."""

    def __init__(self, number: int, record: Record, found: Review, reader: Reader) -> None:
        self._number, self._record, self._found, self._reader = number, record, found, reader
        self._words = Wording.of(found, reader)
        self._throws = throw_numbers(record)
        self._told = [(place, one) for place, one in enumerate(found.decisions) if one.verdict]

    def _say(self, key: str, **values: Any) -> str:
        return escape(self._words.say(Said(f"review.{key}", **values)))

    @property
    def title(self) -> str:
        names = self._words.names
        if len(names) == 2:
            return self._words.say(Said("review.title", white=names[0], black=names[1]))
        return ", ".join(names)

    def parts(self, several: bool) -> Iterator[str]:
        level = "h2" if several else "h1"
        throws = sum(event.declared.kind == "throw" for event in self._record.events)
        about = [
            self._say("reviewed", game=self._record.table.game.called, n=throws),
            *([self._say("match-to", n=self._found.match)] if self._found.match > 1 else []),
            self._say(f"depth-{self._found.depth}"),
            *(escape(self._record.tags[name]) for name in ("event", "date") if name in self._record.tags),
        ]
        yield f'<section class="match"><header><{level}>{escape(self.title)}</{level}>'
        yield f"<p>{' · '.join(about)}</p></header>"
        yield graph(
            self._words, self._found, len(self._record.events), {place: self._address(place) for place, _ in self._told}
        )
        yield f'<div class="two"><div>{self._summary()}</div><div>{self._turning()}</div></div>'
        yield self._games()
        yield from self._mistakes()
        yield "</section>"

    def _address(self, place: int) -> str:
        return f"m{self._number}-{place}"

    # The match as a whole

    def _summary(self) -> str:
        words, rows = self._words, []
        for said, cells, called in summary(self._words, self._found):
            badge = f"{self._badge(called)} " if called else ""
            rows.append([f"{badge}{escape(words.say(said))}", *cells])
        unit = escape(words.of_what)
        return _table(rows, ["", *map(self._player, range(len(words.names)))], "sum") + f'<p class="small">{unit}</p>'

    def _player(self, seat: int) -> str:
        """A name, with a man of its colour where two play and keep theirs."""
        man = f'<i class="man {("light", "dark")[seat]}"></i>' if len(self._words.names) == 2 else ""
        return f'<span class="who">{man}{escape(self._words.names[seat])}</span>'

    def _turning(self) -> str:
        rows = []
        for one in self._found.turning_points():
            amount = -one.cost if isinstance(one, Decision) else one.luck
            rows.append([self._place(one), self._event(one), self._words.change(amount)])
        if not rows:
            return ""
        heads = [self._say(f"column-{name}") for name in ("where", "event", "change")]
        return f"<h3>{self._say('turning-points')}</h3>{_table(rows, heads, 'turning')}"

    def _event(self, one: Decision | Chance) -> str:
        words = self._words
        who = words.names[one.seat]
        if isinstance(one, Chance):
            if not one.dice:
                return self._say("turned-by-lots")
            return self._say("turned-by-throw", who=who, dice="-".join(map(str, one.dice)))
        made, best = (words.choice(one.kind, choice.name) for choice in (one.made, one.best))
        told = self._say("turned-by-choice", who=who, made=made, best=best)
        place = next((place for place, told in self._told if told is one), None)
        return told if place is None else f'<a href="#{self._address(place)}">{told}</a>'

    def _games(self) -> str:
        """How each game of several came about, as White sees it."""
        if len(self._found.games) < 2:
            return ""
        words, rows = self._words, []
        for one in self._found.games:
            if not one.finished:
                ended = self._say("result-open")
            elif one.winner is None:
                ended = self._say("result-drawn")
            else:
                key = "result-of-round" if self._found.unit == TOKENS else "result-of-game"
                ended = self._say(key, winner=words.side(one.winner), points=one.points)
            cells = [words.worth(one.began), words.change(one.luck), words.change(one.costs), words.worth(one.ended)]
            rows.append([escape(words.game_number(one.game)), ended, *map(escape, cells)])
        heads = ["", "", *(self._say(f"column-{name}") for name in ("began", "luck", "costs", "ended"))]
        seen = self._say("as-seen-by", who=words.side(0))
        return f'<h3>{self._say("games-heading")}</h3>{_table(rows, heads, "games")}<p class="small">{seen}</p>'

    # Mistakes

    def _mistakes(self) -> Iterator[str]:
        yield f'<h2 class="mistakes">{self._say("mistakes", n=len(self._told))}</h2>'
        if not self._told:
            counted = sum(summary.counted for summary in self._found.summaries)
            least = self._words.points(min(THRESHOLDS.values()))
            yield f"<p>{self._say('nothing-wrong', n=counted, least=least)}</p>"
            return
        yield self._list()
        yield f'<p class="small">{self._say("legend")}</p>'
        before = self._tables()
        for place, one in self._told:
            yield self._mistake(place, one, before[place])

    def _list(self) -> str:
        """All of them at a glance, each with the way to its board."""
        words, rows = self._words, []
        for place, one in self._told:
            made, best = (escape(words.choice(one.kind, choice.name)) for choice in (one.made, one.best))
            rows.append([
                f'<a href="#{self._address(place)}">{self._place(one)}</a>', self._player(one.seat), _dice(one.dice),
                made, f'<span class="best">{best}</span>',
                f'{self._badge(one.verdict)}<span class="unseen">{escape(words.called(one.verdict))}</span>',
                f'<b class="{one.verdict}">{escape(words.change(-one.cost))}</b>',
            ])  # fmt: skip
        heads = [self._say(f"column-{name}") for name in ("where", "who", "dice", "made", "best", "called", "cost")]
        return _table(rows, heads, "list")

    def _tables(self) -> dict[int, _Before]:
        """The table before each of the mistakes, with their plays step by step."""
        waiting: dict[int, list[tuple[int, Decision]]] = {}
        for place, one in self._told:
            waiting.setdefault(one.event, []).append((place, one))
        table, found = self._record.table.fresh(), {}
        for number, event in enumerate(self._record.events):
            for place, one in waiting.get(number, ()):
                names = tuple(named(table.names, self._reader))
                steps = (_steps(table, one, one.best), _steps(table, one, one.made))
                found[place] = _Before(table.cube, (names[0], names[1]), *steps)
            table.apply(event)
        return found

    def _mistake(self, place: int, one: Decision, before: _Before) -> str:
        words = self._words
        lost = f'<b class="{one.verdict}">{words.change(-one.cost)}</b>'
        holes = f" {escape(words.holes(one))}" if words.counts_holes else ""
        sentence = escape(words.better(one))
        why = reason(one)
        because = f'<p class="why">{escape(words.say(why))}</p>' if why is not None else ""
        return (
            f'<article class="mistake" id="{self._address(place)}"><div class="board">{self._board(one, before)}</div>'
            f'<div class="said"><p class="where">{self._player(one.seat)} · {self._place(one)} {_dice(one.dice)}</p>'
            f"<h3>{sentence}</h3>"
            f"<p>{self._badge(one.verdict)} <b>{escape(words.called(one.verdict))}</b> {lost}{holes}</p>{because}"
            f"{self._candidates(one)}</div></article>"
        )

    def _badge(self, verdict: str) -> str:
        return f'<span class="badge {verdict}" aria-hidden="true">{SIGNS[verdict]}</span>'

    def _place(self, one: Decision | Chance) -> str:
        return escape(self._words.where(one.game, self._throws[one.event]))

    def _board(self, one: Decision, before: _Before) -> str:
        """The board in both shapes, as whoever decides sees it."""
        told = {
            "viewer": one.player, "dice": one.dice, "cube": before.cube, "names": before.names,
            "language": self._reader.language, "thrower": one.player, "best": before.best, "played": before.played,
        }  # fmt: skip
        position = read_position(one.position)
        return "".join(
            _lean(draw(position, wide=wide, **told), shape)  # type: ignore[arg-type]
            for wide, shape in ((True, "broad"), (False, "tall"))
        )

    def _candidates(self, one: Decision) -> str:
        """The choices that matter: what each is worth, how far it is behind, and how that was found."""
        words = self._words
        shown = words.chances(one.candidates)
        heads = "".join(
            f'<th scope="col">{self._say(f"column-{name}")}</th>' for name in ("choice", "worth", "behind", "found")
        )
        rows = []
        for rank, choice in enumerate(one.candidates):
            name = escape(words.choice(one.kind, choice.name))
            if rank == one.chosen:
                name += f' <span class="mine">{self._say("played-here")}</span>'
            rows.append(
                f'<tr><th scope="row">{name}</th><td>{escape(words.worth_of(choice))}</td>'
                f"<td>{self._behind(one, choice)}</td><td>{escape(words.how(choice.found))}</td></tr>"
            )
            if shown:
                chances = ", ".join(
                    f"{self._say(f'column-{CHANCES[number]}')} {escape(words.chance(choice.chances[number]))}"
                    for number in shown
                )
                rows.append(f'<tr class="more"><td colspan="4">{chances}</td></tr>')
        return f'<table class="candidates"><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table>'

    def _behind(self, one: Decision, choice: Candidate) -> str:
        behind = one.best.worth - choice.worth
        if behind <= 0:
            return f'<b class="best">{self._say("best-of-all")}</b>'
        share = min(behind / one.point / _FULL_BAR, 1.0)
        return f'{escape(self._words.change(-behind))}<i class="bar" style="width:{3 * share:.2f}rem"></i>'


def _steps(table: Table, one: Decision, choice: Candidate) -> Sequence[Any]:
    """A play step by step, as arrows show it; nothing where it is none, or is read no more."""
    if one.kind != PLAY or table.game.plays_itself:
        return ()
    try:
        return table.read_play(choice.name).steps
    except TablierError:
        return ()
