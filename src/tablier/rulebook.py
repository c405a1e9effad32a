"""The rules pages, as the program shows them: a page for each game, clauses with ids that never change.

In an installed package the pages lie in the folder ``rulebook`` beside this file, in a source checkout in
``docs/rules``; those in another language than English in a folder named for it. A page that a language lacks is given
in English, and says so.

>>> clause("G-7").game
'garanguet'
>>> clause("G-7", language="fr").title
'Une dame ferme une flèche'
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from .errors import TablierError, UnknownGame
from .games import GAMES
from .games.game import closest
from .saying import Said, Several, quoted

COMMON = "common"
"""The page of what holds in every game."""
EXAMPLES = "examples"
"""The folder of the games that the pages tell."""
RECORD = ".tab"
ENGLISH = "en"
"""The language in which the pages were written; it has them all, and decides."""

_HEADING = re.compile(r"^(?P<level>#{1,3}) +(?P<words>.+?) *$")
_CLAUSE = re.compile(r"(?P<id>[A-Z]+-\d+) +(?P<title>.+)")
_NUMBER = re.compile(r"(?P<letters>[A-Za-z]*)[-. ]?(?P<number>\d{1,4})")
_WORKED = re.compile(r"^```example\n(?P<lines>.*?)^```$", re.M | re.S)
_SAYS = ("unbind", "due", "marked", "play", "only", "refused", "won")
"""What an example may say of its throw, besides its position and the throw itself."""


class UnknownClause(TablierError, LookupError):
    """No clause of that id."""


class UnknownExample(TablierError, LookupError):
    """No example of that name."""


class BadExample(TablierError, ValueError):
    """An example that cannot be read, or of which the page says what the referee does not."""


@dataclass(frozen=True)
class Worked:
    """An example with its board: a position, a throw, and what the page says of it, which the referee has to bear out.

    On the page it is a block of its own, the caption first and then a line for each thing::

        ```example
        Two lone men hit by 4 and 3
        position trictrac:w:1x10,4,5,7,12x2:1x8,2,3,4,6,7,8,9
        throw 4-3
        due T-25 +2, T-25 +4
        ```

    ``due`` is what the throw is worth, clause by clause, with a minus what goes to the other, or ``nothing``;
    ``marked`` the clauses by which points become holes; ``play`` a play that may be made, ``only`` the only one,
    ``refused`` one that may not, and the clause that forbids it; ``won`` what the last play wins, and by which clause;
    ``unbind`` a die of each for bound tables, and the point that is named. A throw that plays itself has the play that
    comes of it.
    ``id`` is that of its clause with a letter.
    """

    id: str
    caption: str
    position: str
    throw: tuple[int, ...]
    says: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Clause:
    """One rule: its id, its heading, its text in Markdown, and the page it stands on."""

    id: str
    title: str
    text: str
    game: str

    @property
    def parts(self) -> tuple[str | Worked, ...]:
        """The text with its examples read, each where it stands. Raises BadExample."""
        found: list[str | Worked] = []
        end = 0
        for nth, block in enumerate(_WORKED.finditer(self.text)):
            found += [self.text[end : block.start()], _worked(f"{self.id}{chr(ord('a') + nth)}", block["lines"])]
            end = block.end()
        return tuple(part for part in (*found, self.text[end:]) if not isinstance(part, str) or part.strip())

    @property
    def examples(self) -> tuple[Worked, ...]:
        """The examples that have a board. Raises BadExample."""
        return tuple(part for part in self.parts if isinstance(part, Worked))


@dataclass(frozen=True)
class Page:
    """The rules of a game: title, what stands before the first section, the clauses in order, and all of it.

    ``language`` is the one it is in: English where the language asked for lacks the page, and ``note`` says so.
    """

    game: str
    title: str
    intro: str
    clauses: tuple[Clause, ...]
    markdown: str
    language: str = ENGLISH
    note: Said | None = None

    @property
    def prefix(self) -> str:
        """What the ids of the page's clauses begin with: ``G`` of ``G-7``."""
        return self.clauses[0].id.partition("-")[0]


def pages(language: str = ENGLISH) -> tuple[Page, ...]:
    """Every page: the common clauses, then those of the games in their order."""
    named = dict.fromkeys(name for name in map(_page_of, GAMES) if name is not None)
    return tuple(page(name, language) for name in (COMMON, *named))


@lru_cache(maxsize=256)
def page(game_id: str, language: str = ENGLISH) -> Page:
    """The page of a game, its variant left aside, or of ``"common"``. Raises UnknownGame."""
    asked = game_id.strip().lower().partition("@")[0]
    name = COMMON if asked == COMMON else _page_of(asked)
    if name is None:
        raise UnknownGame("unknown-game", closest("page", asked, (COMMON, *filter(_page_of, GAMES))))
    source = _source(name, language) if language in languages() else None
    if source is not None and source.is_file():
        return _read(name, source.read_text(encoding="utf-8"), language, None)
    note = None if language == ENGLISH else Said("page.rules-language")
    return _read(name, _source(name).read_text(encoding="utf-8"), ENGLISH, note)


@cache
def languages() -> tuple[str, ...]:
    """The languages that have pages, English first: every folder beside the pages that holds some."""
    others = (it.name for it in folder().iterdir() if it.is_dir() and any(p.name.endswith(".md") for p in it.iterdir()))
    return (ENGLISH, *sorted(others))


def clause(clause_id: str, game_id: str | None = None, language: str = ENGLISH) -> Clause:
    """The clause of that id, in either case; a bare number is one of the page of ``game_id``.

    Raises UnknownClause, naming the nearest there are.
    """
    wanted = clause_id.strip().upper()
    match = _NUMBER.fullmatch(wanted)
    if match and (match["letters"] or game_id is not None):
        letters = match["letters"] or page(game_id or COMMON).prefix
        wanted = f"{letters}-{int(match['number'])}"
    known = {found.id: found for shown in pages(language) for found in shown.clauses}
    if wanted in known:
        return known[wanted]
    told = Said("refusals.unknown-clause", name=quoted(clause_id.strip()), hint=_near(wanted, known))
    raise UnknownClause("unknown-clause", told)


def _near(wanted: str, known: dict[str, Clause]) -> Said:
    """A hint at what may have been meant: the clauses of that letter, or those written alike."""
    letters = wanted.partition("-")[0]
    alike = [name for name in known if name.partition("-")[0] == letters]
    if alike:
        return Said("refusals.there-are-from", first=alike[0], last=alike[-1])
    near = difflib.get_close_matches(wanted, known, 3, cutoff=0.5)
    if near:
        return Said("refusals.nearest", name=Several(tuple(near), either=True))
    return Said("refusals.first-clauses", clauses=Several(tuple(f"{shown.prefix}-1" for shown in pages())))


@cache
def _page_of(game_id: str) -> str | None:
    """Which page has the rules of a game: its own, or that of the game it is a form of."""
    for kind in GAMES[game_id].__mro__ if game_id in GAMES else ():
        name = getattr(kind, "id", None)
        if isinstance(name, str) and _source(name).is_file():
            return name
    return None


def examples() -> tuple[str, ...]:
    """The names of the games that the pages tell throw by throw, and that lie beside them as records."""
    return tuple(sorted(path.name.removesuffix(RECORD) for path in folder().joinpath(EXAMPLES).iterdir()))


def example(name: str) -> str:
    """The record of an example, as text. Raises UnknownExample."""
    if name not in examples():
        raise UnknownExample("unknown-example", closest("example", name, examples()))
    return folder().joinpath(EXAMPLES, f"{name}{RECORD}").read_text(encoding="utf-8")


def _source(name: str, language: str = ENGLISH) -> Traversable:
    """Where a page lies."""
    return folder().joinpath(*(() if language == ENGLISH else (language,)), f"{name}.md")


@cache
def folder() -> Traversable:
    """Where the pages lie: in the package, or in a source checkout beside it."""
    installed = files("tablier").joinpath("rulebook")
    return installed if installed.is_dir() else Path(__file__).parents[2].joinpath("docs", "rules")


def worked(name: str, game_id: str, language: str = ENGLISH) -> Worked:
    """The example of a page by its name, ``T-25a``. Raises UnknownGame, UnknownClause, UnknownExample."""
    found = clause(name[:-1], game_id, language).examples
    for one in found:
        if one.id.lower() == name.strip().lower():
            return one
    raise UnknownExample("unknown-example", closest("example", name, [one.id for one in found]))


def rewritten(markdown: str, write: Callable[[Worked], str]) -> str:
    """Markdown with its examples written otherwise, for whoever shows boards. Raises BadExample."""
    return _WORKED.sub(lambda block: write(_worked("", block["lines"])), markdown)


def _worked(name: str, lines: str) -> Worked:
    caption, *rest = [line.strip() for line in lines.splitlines() if line.strip()] or [""]
    told = [(word, value.strip()) for word, _, value in (line.partition(" ") for line in rest)]
    stands = dict(told)
    dice = stands.get("throw", "")
    unknown = [word for word, value in told if word not in ("position", "throw", *_SAYS) or not value]
    if unknown or "position" not in stands or not re.fullmatch(r"([1-6](-[1-6]){1,2})?", dice):
        wrong = unknown[0] if unknown else dice or caption
        raise BadExample("bad-example", Said("examples.unreadable", name=name, wrong=quoted(wrong)))
    says = tuple((word, value) for word, value in told if word in _SAYS)
    return Worked(name, caption, stands["position"], tuple(int(die) for die in dice.split("-") if die), says)


def _read(game: str, markdown: str, language: str, note: Said | None) -> Page:
    title = ""
    intro: list[str] = []
    clauses: list[Clause] = []
    lines: list[str] | None = None
    heading: re.Match[str] | None = None

    def close() -> None:
        if heading is not None and lines is not None:
            clauses.append(Clause(heading["id"], heading["title"], "\n".join(lines).strip(), game))

    for line in markdown.splitlines():
        found = _HEADING.match(line)
        if found is None:
            if lines is not None:
                lines.append(line)
            continue
        close()
        heading = _CLAUSE.fullmatch(found["words"]) if found["level"] == "###" else None
        if found["level"] == "#":
            title, lines = found["words"], intro
        else:
            lines = [] if heading else None
    close()
    return Page(game, title, "\n".join(intro).strip(), tuple(clauses), markdown, language, note)
