"""Help at a table: hints, and decisions taken back. Both are acts, counted, and said in the record.

There is help where somebody plays against the computer alone and no clock runs, if it was agreed on. A decision taken
back takes everything with it that came after, the throws too. *The same dice come again*: a throw follows from its
number at the table (:mod:`tablier.fairness`), and where dice are read off a real board those that were thrown are
remembered. So nobody gains other dice by taking back, and the record that is left proves its dice like any other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, NamedTuple

from ...board import SIDES
from ...errors import BadOption
from ...saying import Said
from ...table import Event, event_from_json
from ...table.events import Played
from ...table.values import Seat
from ..kept.store import KeptAct
from ..messages import BotSeat, NewTable

HINT, TAKE_BACK = "hint", "take_back"
_OF_A_DRAFT = ("touch", "adjust")
"""Events that belong to a play being built."""
_NO_DECISIONS = ("void", *_OF_A_DRAFT)
_DECIDED = ("play", "double", "take", "stay", "mark", "school", "waive", "break", "accept", "persist")
"""Where one of these may be done, there may be something to decide."""


def agreed(wish: NewTable) -> bool:
    """Whether there is help at a table as wished for; if nothing is said, where there can be. Raises BadOption."""
    bots = sum(isinstance(seat, BotSeat) for seat in wish.seats)
    can_be = bots == len(wish.seats) - 1 and wish.clock is None
    if wish.help == "allowed" and not can_be:
        raise BadOption("no-help-here", Said("salon.no-help-here"))
    return can_be and wish.help != "none"


class HelpTaken(NamedTuple):
    """Help that somebody took, when so many events had happened; ``play`` is the one taken back, if it was a play."""

    what: str
    seat: int
    happened: int
    play: str | None = None


class Done(NamedTuple):
    """An act that stands: its number, and whether it was a decision, part of a draft, the end of a game or anything."""

    at: int
    sort: str


@dataclass
class Help:
    """What a table knows of help."""

    allowed: bool
    asked: list[HelpTaken] = field(default_factory=list)
    again: tuple[tuple[int, ...], ...] = ()
    """Throws of a real board that were taken back and count again, the next first."""
    acts: list[KeptAct] = field(default_factory=list)
    """Everything that is kept, where something may be taken back."""
    done: list[Done] = field(default_factory=list)
    games: int = 0
    """How many games had ended by the last of those."""

    def count(self, what: str, seats: int) -> list[int]:
        """How often each seat has taken such help."""
        return [sum(one.what == what and one.seat == seat for one in self.asked) for seat in range(seats)]

    @property
    def branches(self) -> int:
        """How often something was taken back, and the game went another way."""
        return sum(one.what == TAKE_BACK for one in self.asked)

    def hinted(self, seat: int, happened: int) -> bool:
        """Whether a seat has had its hint for this moment: asked again, it is the same."""
        return any(one[:3] == (HINT, seat, happened) for one in self.asked)

    def keep(self, act: KeptAct, side: int | None, games: int, plays_itself: bool) -> None:
        """Know of an act that is kept and stands; ``side`` is that of whoever did it."""
        if not self.allowed:
            return
        self.acts.append(act)
        if _is_of_the_game(act.body):
            ended, self.games = games != self.games, games
            self.done.append(Done(act.at, "end" if ended else _sort(act.body, side, plays_itself)))

    def last_decision(self) -> int | None:
        """The number of the act with which the last decision of this game began; None: there is none."""
        for number in reversed(range(len(self.done))):
            if self.done[number].sort == "end":
                return None
            if self.done[number].sort == "decision":
                while number and self.done[number - 1].sort == "draft":
                    number -= 1
                return self.done[number].at
        return None

    def take_back(self, seat: int, cut: Sequence[KeptAct], happened: int, by_hand: bool) -> HelpTaken:
        """A decision was taken back, and with it these acts."""
        events = [event for act in cut for event in _events(act.body)]
        if by_hand:
            self.again = (*_thrown(events), *self.again)
        decided = next((event for event in events if event.kind not in _OF_A_DRAFT), None)
        found = HelpTaken(TAKE_BACK, seat, happened, decided.play if isinstance(decided, Played) else None)
        self.asked.append(found)
        return found

    def thrown(self, dice: tuple[int, ...] | None) -> None:
        """Dice were thrown: those that were to come again have come."""
        if dice is not None and self.again:
            same = sorted(dice) == sorted(self.again[0])
            self.again = self.again[1:] if same else ()

    # Records

    def tags(self, players: int) -> dict[str, str]:
        """What the head of a record says of help: how much each has had."""
        found = {}
        for name, what in (("hints", HINT), ("taken-back", TAKE_BACK)):
            counts = self.count(what, players)
            if any(counts):
                called = (
                    [side.capitalize() for side in SIDES]
                    if players == 2
                    else [f"Player {k + 1}" for k in range(players)]
                )
                found[name] = ", ".join(f"{who} {n}" for who, n in zip(called, counts, strict=True) if n)
        return found

    def comments(self, events: int) -> dict[int, list[str]]:
        """What a record says of help at its place: below what was decided with it, or the last event there is."""
        found: dict[int, list[str]] = {}
        for one in self.asked:
            if events:
                said = "hint" if one.what == HINT else f"taken back: {one.play}" if one.play else "taken back"
                found.setdefault(min(one.happened, events - 1), []).append(said)
        return found


def may_decide(acts: Collection[str], plays_itself: bool) -> bool:
    """Whether there may be something to decide for somebody who may do these acts."""
    return any(act in acts and not (act == "play" and plays_itself) for act in _DECIDED)


def cut_by(acts: Sequence[KeptAct], to: int) -> list[KeptAct]:
    """Those among acts that are taken back, where everything from number ``to`` is that still stands."""
    last = list(takewhile(lambda act: act.at >= to, reversed(acts)))[::-1]
    gone = taken_back(last)
    return [act for act in last if act.at not in gone and _is_of_the_game(act.body)]


def taken_back(acts: Iterable[KeptAct]) -> frozenset[int]:
    """The numbers of acts that were taken back. Who sat down or was renamed meanwhile still is."""
    gone: set[int] = set()
    standing: list[int] = []
    for act in acts:
        match act.body:
            case {"take_back": int(), "to": int(to)}:
                while standing and standing[-1] >= to:
                    gone.add(standing.pop())
            case body if _is_of_the_game(body):
                standing.append(act.at)
    return frozenset(gone)


def _is_of_the_game(body: dict[str, Any]) -> bool:
    return any(name in body for name in ("events", "steps", "undo"))


def _events(body: dict[str, Any]) -> list[Event]:
    return [event_from_json(event) for event in body.get("events", ())]


def _sort(body: dict[str, Any], side: int | None, plays_itself: bool) -> str:
    events = _events(body)
    if all(event.kind in _OF_A_DRAFT for event in events):
        return "draft"
    if any(event.kind == "next" for event in events):
        return "end"
    own = side is not None and "house" not in body
    return "decision" if own and any(_decides(event, side, plays_itself) for event in events) else "other"


def _decides(event: Event, side: int | None, plays_itself: bool) -> bool:
    declared = event.declared
    if declared.chance or declared.asks is None or event.kind in _NO_DECISIONS or event.actor != side:
        return False
    by_itself = plays_itself and isinstance(event, Played)
    return not by_itself and not isinstance(declared.fields.get(declared.actor or ""), Seat)


def _thrown(events: Iterable[Event]) -> Iterator[tuple[int, ...]]:
    """The dice of events, but for those that were void."""
    found: list[tuple[int, ...]] = []
    for event in events:
        if event.decided is not None:
            found.append(event.decided)
        elif event.kind == "void" and found:
            found.pop()
    yield from found
