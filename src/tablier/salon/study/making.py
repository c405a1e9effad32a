"""What is done in a process beside the server: a review, a little at a time, and reading what somebody brings in.

A review that was begun here waits between two calls for the next, so that another that is more urgent can go before it.
"""

from __future__ import annotations

import hashlib
import time
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ... import __version__
from ...games import Game, find_game
from ...networks import TRAINED, file_of
from ...records import Record
from ...review import Review, reviewing
from ...review.asking import judge_of
from ...review.reasons import reason
from ...review.reviewing import Progress
from ...review.verdicts import FORMAT, Decision
from ...saying import Said
from .. import log
from ..kept.store import Kept
from ..play.journal import Journal
from .written import written

Matter = Kept | bytes
"""A match as it is kept: a table of the salon, or a record, compressed."""
_MOST_HELD = 3
"""So many reviews wait here at most; the one that waited longest is forgotten, and begun anew if it is wanted."""
_SELDOM = 8
"""What is known is written down only so seldom that this takes a small part of the time."""


@dataclass(frozen=True)
class Part:
    """How far a review has come."""

    done: int
    settled: int
    of: int
    share: float
    glanced: bool
    """Whether all decisions have been judged quickly."""
    finished: bool
    result: bytes | None
    """What is known, see :mod:`.written`; None where it is too early to say it again."""
    made_by: str


def record_of(matter: Matter) -> Record:
    """The match that is kept so. Raises TablierError, zlib.error."""
    if isinstance(matter, Kept):
        return Journal.opened(matter).table.record()
    return Record.read(zlib.decompress(matter).decode())


# Reviews


_going: OrderedDict[tuple[str, str], _Going] = OrderedDict()
"""The reviews under way in this process."""


def go_on(key: tuple[str, str], matter: Matter | None, depth: str, seconds: float) -> Part | None:
    """Work on a review for about so many seconds; None if it is not known here, and its ``matter`` is not given."""
    going = _going.get(key)
    if going is None:
        if matter is None:
            return None
        going = _Going(matter, depth)
        _going[key] = going
        while len(_going) > _MOST_HELD:
            _going.popitem(last=False)
    _going.move_to_end(key)
    try:
        part = going.go_on(seconds)
    except BaseException:
        _going.pop(key, None)
        raise
    if part.finished:
        _going.pop(key, None)
    return part


def let_go(key: tuple[str, str]) -> None:
    """Nobody wants a review any more that was begun here."""
    _going.pop(key, None)


def learn(game_id: str) -> None:
    """Get ready to judge a game, whether or not it can be."""
    game = find_game(game_id)
    game.warm_up()
    judge = judge_of(game_id)
    judge.chances(game.start().array(), 1)


class _Going:
    """A review under way."""

    def __init__(self, matter: Matter, depth: str) -> None:
        record = record_of(matter)
        self._steps: Iterator[Progress] = reviewing(record, depth)
        self._quick = depth == "quick"
        self._events = max(1, len(record.events))
        self._made_by = made_by(record.table.game)
        self._said: dict[int, tuple[Decision, Said | None]] = {}
        self._not_before = 0.0
        """Until when nothing more is written down."""

    def go_on(self, seconds: float) -> Part:
        """Work for about so long; how far it is then."""
        until = time.monotonic() + seconds
        for step in self._steps:
            if step.finished or time.monotonic() >= until:
                break
        glanced = step.finished or (step.settled > 0 and not self._quick)
        found, now = step.review, time.monotonic()
        result = None
        if step.finished or now >= self._not_before:
            result = self._written(found)
            self._not_before = time.monotonic() + _SELDOM * (time.monotonic() - now)
        of = step.judged if glanced else self._expected(found)
        return Part(step.judged, step.settled, of, step.share, glanced, step.finished, result, self._made_by)

    def _expected(self, found: Review) -> int:
        """How many decisions there will be, if the rest of the match is like its beginning."""
        if not found.decisions:
            return 0
        gone = (found.decisions[-1].event + 1) / self._events
        return max(len(found.decisions), round(len(found.decisions) / gone))

    def _written(self, found: Review) -> bytes:
        for number, one in enumerate(found.decisions):
            known = self._said.get(number)
            if known is None or known[0] != one:
                self._said[number] = one, remark(found, one)
        return written(found, [self._said[number][1] for number in range(len(found.decisions))])


def remark(found: Review, decision: Decision) -> Said | None:
    """What speaks for the better choice, in a sentence; nothing where there is nothing to say."""
    if not decision.verdict:
        return None
    try:
        return reason(decision)
    except Exception as problem:  # a review is worth more than a remark
        log.trouble("nothing can be remarked on", problem, game=found.game, position=decision.position)
        return None


@cache
def _print_of(path: str) -> str:
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:12]


def made_by(game: Game) -> str:
    """By what a review is made: the form in which it is written, the program, and the networks that judge the game."""
    networks = sorted(_print_of(str(file_of(name))) for name in TRAINED if name.partition("@")[0] == game.id)
    prints = hashlib.sha256(" ".join(networks).encode()).hexdigest()[:12] if networks else "none"
    return f"{FORMAT}; {__version__}; {prints}"
