"""A match as other programs write it down, whatever the format: games, and in each of them acts in their order.

A reader makes a :class:`Sheet` of a text, and :func:`record_of` plays it at a table; :func:`sheet_of` goes the other
way. Between the two nothing is lost but what is named: what a sheet cannot say, :func:`sayable` leaves out first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import pairwise, permutations, zip_longest
from typing import NamedTuple

from ..errors import Ambiguous, BadOption, BadRecord, TablierError, Unreadable
from ..games import Play
from ..records import Record
from ..records.lines import described, to_blame
from ..records.plain import one_line
from ..records.record import EDITION, FORMAT
from ..saying import Said, quoted
from ..table import Event, Phase, Table
from ..table.declaring import make
from ..table.events import NextGame, Opening, Played, Resign, Throw
from .ids import GAME

ROLL, DOUBLE, BEAVER, TAKE, DROP, END = "roll", "double", "beaver", "take", "drop", "end"
OURS = "tablier"
"""The header of a sheet that names everything about a table, since we wrote it."""
BEAVERS = ("none", "beavers", "raccoons")

Comments = dict[int, list[str]]


class Where(NamedTuple):
    """A place in a text, counted from 1; column 0 is the whole line."""

    line: int
    column: int = 0

    def bad(self, why: Said | str, clause: str | None = None) -> BadRecord:
        """What says that the text is wrong here."""
        told = Said("formats.column", column=self.column, why=why) if self.column else why
        return BadRecord(self.line, told, clause)


START = Where(1)


@dataclass(frozen=True)
class SheetAct:
    """What somebody does. A roll has dice and a play, by path numbers and perhaps several dice at a time; the play is
    empty where nothing is said to have been played, and None where it is not played yet. An end has the points won.
    """

    kind: str
    side: int
    where: Where = START
    dice: tuple[int, ...] = ()
    play: str | None = None
    points: int = 0
    remarks: tuple[str, ...] = ()
    event: int = -1
    """The number of its last event in the record it was taken from."""


@dataclass
class SheetGame:
    """A game: the score before it, the equal dice thrown for the beginning, and what was done."""

    where: Where = START
    score: tuple[int, int] | None = None
    ties: list[int] = field(default_factory=list)
    acts: list[SheetAct] = field(default_factory=list)
    remarks: tuple[str, ...] = ()


@dataclass
class Sheet:
    """A match: everything before the games as headers of a record, and comments by the number of their event."""

    headers: dict[str, str]
    stand: dict[str, Where] = field(default_factory=dict)
    """Where the headers stand."""
    games: list[SheetGame] = field(default_factory=list)
    comments: Comments = field(default_factory=dict)
    places: dict[int, Where] = field(default_factory=dict)
    """Where the comments stand."""

    @property
    def match(self) -> int:
        """To how many points; 0 without end. Raises BadRecord."""
        if not re.fullmatch(r"\d{1,4}", self.headers.get("match", "0"), re.ASCII):
            where = self.stand.get("match", START)
            raise where.bad(Said("formats.bad-length", given=quoted(self.headers["match"])))
        return int(self.headers.get("match", "0"))


# From a sheet to a record


def record_of(sheet: Sheet) -> Record:
    """The match played at a table. Raises BadRecord, naming the place."""
    problem: BadRecord | None = None
    for options in _settings(sheet):
        try:
            return _Player(sheet, options).record
        except BadRecord as found:
            problem = problem or found
    assert problem is not None
    raise problem


def _settings(sheet: Sheet) -> Iterator[dict[str, str]]:
    """The options a match may have been played by: those it names, or for another program's the likeliest first."""
    said = sheet.headers
    if OURS in said:
        yield {}
        return
    assumed = {"cube": said.get("cube", "true"), EDITION: "1", "seed": "0"}
    ties = max((len(game.ties) for game in sheet.games), default=0)
    chain = _longest_chain(sheet)
    if sheet.match == 0 and assumed["cube"] == "true":
        assumed |= {"automatic_doubles": str(ties)} if ties else {}
        assumed |= {"beavers": BEAVERS[min(chain, 2)]} if chain and "beavers" not in said else {}
    rule = "jacoby" if sheet.match == 0 else "crawford"
    if rule in said or assumed["cube"] != "true":
        yield assumed
        return
    # Matches are played with the Crawford game unless they were not; of money play a file may not tell either way.
    likely = "true" if sheet.match > 1 else "false"
    for value in (likely, "false" if likely == "true" else "true"):
        yield {**assumed, rule: value}


def _longest_chain(sheet: Sheet) -> int:
    """How often a double was doubled again at once, at most."""
    longest = chain = 0
    for game in sheet.games:
        for before, act in pairwise(game.acts):
            chain = chain + 1 if {before.kind, act.kind} <= {DOUBLE, BEAVER} else 0
            longest = max(longest, chain)
    return longest


class _Player:
    """Plays a sheet at a table, act by act."""

    def __init__(self, sheet: Sheet, options: dict[str, str]) -> None:
        headers = {"game": GAME, **sheet.headers, **options}
        headers.pop(OURS, None)
        for money in ("jacoby", "beavers", "automatic_doubles") if sheet.match else ():
            headers.pop(money, None)
        try:
            self.record = described(headers, Record)
        except TablierError as problem:
            where = sheet.stand.get(to_blame(headers, problem, Record), START)
            raise where.bad(problem.said, problem.clause) from None
        self.table = self.record.table.fresh()
        for game, after in zip_longest(sheet.games, sheet.games[1:]):
            self._game(game, after.score if after else None)
        self.record.events = list(self.table.events)
        for number, said in sheet.comments.items():
            if not 0 <= number < len(self.table.events):
                raise sheet.places.get(number, START).bad(Said("formats.no-such-act", number=number + 1))
            self.record.comments[number] = [*self.record.comments.get(number, ()), *said]

    def _game(self, game: SheetGame, after: tuple[int, int] | None) -> None:
        table, self._after = self.table, after
        self._loose = False
        """Whether columns no longer tell whose turn it is: GNU Backgammon loses them after a beaver."""
        if table.events:
            self._apply(NextGame(), game.where)
        self._remark(game.remarks)
        if game.score not in (None, table.score):
            assert game.score is not None
            told = "{}:{}"
            said = Said("formats.other-score", said=told.format(*game.score), played=told.format(*table.score))
            raise game.where.bad(said)
        for die in game.ties:
            self._apply(Opening(die, die), game.where)
        for act in game.acts:
            try:
                self._act(act)
            except TablierError as problem:
                raise act.where.bad(problem.said, problem.clause) from None
            self._remark(act.remarks)

    def _remark(self, remarks: tuple[str, ...]) -> None:
        if remarks:
            self.record.comments.setdefault(max(len(self.table.events) - 1, 0), []).extend(remarks)

    def _apply(self, event: Event, where: Where) -> None:
        try:
            self.table.apply(event)
        except TablierError as problem:
            raise where.bad(problem.said, problem.clause) from None

    def _whose(self, act: SheetAct) -> int:
        """Whose act it is: the table knows, but for the first throw."""
        return act.side if self.table.player is None else self.table.player

    def _act(self, act: SheetAct) -> None:
        table = self.table
        if act.kind == ROLL:
            self._roll(act)
        elif act.kind == END:
            self._end(act)
        elif act.kind in (DOUBLE, BEAVER):
            self._loose |= table.phase is Phase.ANSWER
            table.apply(make(BEAVER if table.phase is Phase.ANSWER else DOUBLE, self._whose(act)))
            stakes = 2 * table.cube[0] if table.cube else 2
            if act.points not in (0, stakes):
                raise Unreadable("bad-cube", Said("formats.other-cube", said=act.points, played=stakes))
        else:
            table.apply(make(act.kind, self._whose(act)))

    def _roll(self, act: SheetAct) -> None:
        table = self.table
        if table.phase is Phase.ANSWER and table.events[-1].kind == BEAVER:
            table.apply(make(TAKE, table.player))  # in match text it is not written down
        if table.phase is Phase.OPENING:
            high, low = max(act.dice), min(act.dice)
            if high == low:
                raise Unreadable("bad-opening", Said("formats.double-first"), "B-12")
            table.apply(Opening(high, low) if act.side == 0 else Opening(low, high))
        elif not (table.phase is Phase.PLAY and sorted(table.dice) == sorted(act.dice)):
            if table.player not in (None, act.side) and not self._loose:
                assert table.player is not None
                raise Unreadable("bad-turn", Said("refusals.not-your-turn", who=table.names[table.player]), "C-2")
            table.apply(Throw(self._whose(act), act.dice))
        if act.play is None or (not act.play and table.plays()[0].steps):
            return  # somebody resigned, or the match was left, before the throw was played
        table.apply(Played(self._whose(act), _read(table, act.play).notation))

    def _end(self, act: SheetAct) -> None:
        if self.table.phase not in (Phase.BETWEEN, Phase.OVER):
            self._resign(self._by_score(act))
        elif act.points != self.table.results[-1].points and not self._explained(act.points):
            result = self.table.results[-1]
            told = Said("records.other-result", reason=result.reason, points=result.points)
            raise Unreadable("bad-result", told)

    def _resign(self, act: SheetAct) -> None:
        """Nobody has won on the board: the other resigned, or conceded for what was agreed."""
        table, loser = self.table, 1 - act.side
        before, stake = table.checkpoint(), table.cube[0] if table.cube else 1
        table.apply(Resign(loser))
        resigned = table.results[-1].points
        if resigned == act.points:
            return
        table.restore(before)
        worth, rest = divmod(act.points, stake)
        if worth > 3 and table.phase is Phase.ANSWER and table.events[-1].kind == BEAVER:
            table.apply(make(TAKE, table.player))
            self._resign(act)
            return
        if worth > 3 and table.phase is Phase.ANSWER:
            worth //= 2  # GNU Backgammon reckons with the double that nobody took
        if rest or not 1 <= worth <= 3:
            raise Unreadable("bad-result", Said("formats.bad-points", points=act.points))
        table.apply(Resign(loser) if worth * stake == resigned else make("concede", loser, worth))

    def _by_score(self, act: SheetAct) -> SheetAct:
        """An end by resignation as the score after it tells it, which is surer than the column it stands in."""
        won = [now - before for now, before in zip(self._after or (), self.table.score, strict=False)]
        if sorted(won)[:1] == [0] and any(won):
            return replace(act, side=won.index(max(won)), points=max(won))
        return act

    def _explained(self, points: int) -> bool:
        """Whether somebody wrote what the board was worth though only a single game counts (B-16)."""
        result = self.table.results[-1]
        return result.clause == "B-16" and points in (2 * result.points, 3 * result.points)


def _read(table: Table, text: str) -> Play:
    """The play a text means. Of several ways for a man to go by both dice the one is meant that hits as is written."""
    try:
        return table.read_play(text)
    except Ambiguous:
        starred, ways = _hits(text), []
        for spelled in _spelled_out(text, table.dice):
            with suppress(TablierError):
                ways.append(table.read_play(spelled))
        ways.sort(key=lambda play: len(_hits(play.notation) ^ starred))
        if not ways or len(_hits(ways[0].notation)) == len(_hits(ways[-1].notation)):
            raise
        return ways[0]


def _hits(text: str) -> set[str]:
    """Where a play, or what is written of one, hits."""
    return {stop for step in text.split() for stop in step.split("/")[1:] if stop.endswith("*")}


def _spelled_out(text: str, dice: tuple[int, ...]) -> Iterator[str]:
    """The same with every stop on the way written down, for either order of the dice."""
    for order in permutations(dice):
        steps = []
        for step in text.split():
            start, end = (int({"bar": "0", "off": "25"}.get(stop, stop)) for stop in re.split(r"[/(*]+", step)[:2])
            middle = start + order[0]
            between = start < middle < end and end - start == sum(dice) and step.count("/") == 1
            steps.append(step.replace("/", f"/{middle}/") if between else step)
        yield " ".join(steps)


# From a record to a sheet


def sayable(record: Record) -> tuple[Record, list[Said]]:
    """The record without what no sheet can say, and what was left out. Raises BadOption for another game."""
    table = record.table.fresh()
    if table.game.full_id != GAME or table.start is not None:
        what = table.game.full_id if table.start is None else table.start.id
        raise BadOption("cannot-say", Said("formats.only-modern", game=what))
    kept: list[Event] = []
    comments: Comments = {}
    counts = {"voids": 0, "touches": 0, "unplayed": 0}
    counts |= {name: sum(map(len, getattr(record, name).values())) for name in ("verdicts", "variations")}

    def keep(event: Event) -> None:
        kept.append(event)
        comments.setdefault(len(kept) - 1, [])

    for number, event in enumerate(record.events):
        if isinstance(event, Throw | Opening | NextGame | Played):
            keep(event)
        elif event.kind == "void":
            while not isinstance(kept[-1], Throw | Opening):
                kept.pop()
            comments.get(max(len(kept) - 2, 0), []).extend(comments.pop(len(kept) - 1))
            kept.pop()
            counts["voids"] += 1
        elif event.kind in ("touch", "adjust"):
            counts["touches"] += 1
        else:
            if table.phase is Phase.PLAY and _passes(table):
                keep(Played(table.player or 0, "pass"))
                counts["unplayed"] += 1
            keep(event)
        comments.get(len(kept) - 1, []).extend(record.comments.get(number, ()))
        table.apply(event)
    if table.phase is Phase.PLAY and _passes(table):
        keep(Played(table.player or 0, "pass"))
        counts["unplayed"] += 1
    said = {number: texts for number, texts in comments.items() if texts and number < len(kept)}
    warnings = [Said(f"formats.left-out-{what}", n=count) for what, count in counts.items() if count]
    return Record(record.table, kept, said, dict(record.tags)), warnings


def _passes(table: Table) -> bool:
    return not table.plays()[0].steps


def sheet_of(record: Record) -> Sheet:
    """The sheet of a record that is :func:`sayable`."""
    table = record.table.fresh()
    sheet = Sheet({OURS: FORMAT} | {name: value for name, value in record.headers().items() if name != "game"})
    sheet.comments = {number: list(map(one_line, texts)) for number, texts in record.comments.items()}
    for number, event in enumerate(record.events):
        if not sheet.games or isinstance(event, NextGame):
            sheet.games.append(SheetGame(score=(table.score[0], table.score[1])))
        game, over = sheet.games[-1], len(table.results)
        side = event.actor if event.actor is not None else 0
        stake = table.cube[0] if table.cube else 1
        table.apply(event)
        match event:
            case Opening(white, black):
                if white == black:
                    game.ties.append(white)
                else:
                    game.acts.append(SheetAct(ROLL, int(black > white), dice=table.dice, event=number))
            case Throw(_, dice):
                game.acts.append(SheetAct(ROLL, side, dice=dice, event=number))
            case Played(_, play):
                rolled = game.acts.pop()
                game.acts.append(SheetAct(ROLL, side, dice=rolled.dice, play=play, event=number))
            case _ if event.kind in (DOUBLE, BEAVER):
                points = 2 * stake if event.kind == DOUBLE else 4 * stake
                game.acts.append(SheetAct(event.kind, side, points=points, event=number))
            case _ if event.kind in (TAKE, DROP):
                game.acts.append(SheetAct(event.kind, side, event=number))
        result = table.results[-1] if len(table.results) > over else None
        if result is not None and result.winner is not None:
            by_word = event.kind in ("resign", "concede")
            game.acts.append(SheetAct(END, result.winner, points=result.points, event=number if by_word else -1))
    return sheet
