"""What happened at a table, to be told: each line a message, with its clause and kind beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .. import standing, text
from ..board import facing
from ..games import Roll, family_of
from ..saying import Said, SaidValue, Several, Spot, Told, Who
from ..saying.reader import PLAIN
from ..table import Event, Phase, Result, Table
from ..table.declaring import Act
from ..table.events import NextGame, Opening, Played, Throw, Touch
from ..table.values import FieldValue, Seat, Side, Whole

_STEP = re.compile(r"\w+/(?P<target>\d+|off)")


class Teller:
    """Tells what happens at a table, from now on; :meth:`lines` is what is new since it was asked last.

    What a throw of Trictrac was worth is known only until the next one: ask between any two throws.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told = len(table.events)
        self._scribe = family_of(table.game).telling.scribe(table)

    @property
    def up_to_date(self) -> bool:
        """Whether nothing has happened since."""
        return self._told == len(self._table.events)

    def lines(self) -> list[Told]:
        """Lines about what is new."""
        first, self._told = self._told, len(self._table.events)
        return list(self._scribe.lines(sentence) if self._scribe is not None else tell(self._table, first))


def tell(table: Table, first: int = 0) -> Iterator[Told]:
    """A line for each act from event number ``first`` on; a throw and the play of it make one."""
    events = table.events
    i = first
    while i < len(events):
        event = events[i]
        following = events[i + 1] if i + 1 < len(events) else None
        if isinstance(event, Throw) and isinstance(following, Played):
            play = family_of(table.game).telling.play(table, following, event.dice)
            dice = standing.thrown(table, event.dice)
            yield of_act(event, Said("telling.throw-play", who=called(table, event.player), dice=dice, play=play))
            i += 2
            continue
        if isinstance(event, Played):
            yield played(table, event, events[:i])
        else:
            yield sentence(table, event)
        i += 1


def played(table: Table, event: Played, before: Sequence[Event]) -> Told:
    """The play of a throw, which is the last of the events ``before``."""
    who = called(table, event.player)
    if event.play == "pass":
        return of_act(event, Said("telling.cannot-play", who=who))
    _, dice = last_throw(before) or (None, ())
    play = family_of(table.game).telling.play(table, event, dice)
    return of_act(event, Said("telling.plays-thus" if isinstance(play, Said) else "telling.plays", who=who, play=play))


def sentence(table: Table, event: Event) -> Told:
    """One act that is not a play: as its family tells it, as the table shows, or by its declaration alone."""
    own = family_of(table.game).telling.act(table, event)
    if own is not None:
        return own
    by_table = BY_TABLE.get(type(event))
    return by_declaration(table, event) if by_table is None else by_table(table, event)


def by_declaration(table: Table, event: Event) -> Told:
    """An act by the message ``telling.act-`` and its kind, or a stranger's own words, with its fields as values."""
    declared = event.declared
    values = {name: _value(table, value, getattr(event, name)) for name, value in declared.fields.items()}
    if declared.actor == "player":
        values["other"] = called(table, 1 - (event.actor or 0))
    if declared.sentence is None:
        return of_act(event, Said(f"telling.act-{event.kind}", **values), declared.clause)
    named = {name: PLAIN.name(value) if isinstance(value, Who) else value for name, value in values.items()}
    return of_act(event, declared.sentence.format(**named), declared.clause)


def _value(table: Table, kind: FieldValue, value: Any) -> SaidValue:
    """A field of an event as it is told."""
    if isinstance(kind, Side):
        return called(table, value)
    if isinstance(kind, Seat):
        return table.sitter(value)
    return int(value) if isinstance(kind, Whole) else kind.write(value)


def _opening(table: Table, event: Opening) -> Told:
    a, b = event.white, event.black
    if a == b:
        return of_act(event, Said("telling.opening-tie", die=a), "C-1")
    white, black, first = called(table, 0), called(table, 1), called(table, 0 if a > b else 1)
    said = Said("telling.opening", white=white, black=black, die=a, other_die=b, first=first)
    return of_act(event, said, "C-1")


def _throw(table: Table, event: Throw) -> Told:
    dice = standing.thrown(table, event.dice)
    return of_act(event, Said("telling.throw", who=called(table, event.player), dice=dice))


def _next(table: Table, event: NextGame) -> Told:
    return of_act(event, Said("telling.next-game"))


def _touch(table: Table, event: Touch) -> Told:
    who, point, movement = event.player, event.point, table.game.movement
    spot: int | Spot = point
    if movement is not None and 1 <= point <= 24:
        theirs = int(facing(movement, point))
        spot = Spot((point, theirs) if who == 0 else (theirs, point), who)
    return of_act(event, Said("telling.touch", who=called(table, who), point=spot), "C-5")


BY_TABLE: Mapping[Act, Callable[[Table, Any], Told]] = {
    Opening: _opening, Throw: _throw, NextGame: _next, Touch: _touch,
}  # fmt: skip
"""The acts of every family whose line needs more than their declaration."""


def outcome(table: Table, result: Result) -> list[Told]:
    """How a game ended and what that brings, and the score; a scored game has its account instead."""
    ended = standing.ended(table, result)
    if table.account is not None:
        return [ended]
    white, black = table.score
    score = Said("telling.score", white=called(table, 0), black=called(table, 1), ours=white, theirs=black)
    return [ended, Told(score, None, "result", result.winner)]


def verdict(table: Table) -> Told | None:
    """Who has won a match or a scored game, where that is more than the last result said."""
    account, winner = table.account, table.winner
    if account is not None:
        best = max(line.total for line in account.lines)
        sides = [tuple(map(table.sitter, line.players)) for line in account.lines if line.total == best]
        total = text.signed(best).lstrip("+")  # whoever wins, wins so many
        if len(sides) > 1:
            level = Several(tuple(Several(side) for side in sides))
            return Told(Said("telling.level", sides=level, total=total), "T-89", "result")
        said = Said("telling.wins-in-all", winners=Several(sides[0]), count=len(sides[0]), total=total)
        return Told(said, "T-89", "result")
    if winner is None or table.match == 1:
        return None
    return Told(Said("telling.wins-match", who=called(table, winner)), None, "result", winner)


def so_far(table: Table) -> list[Told]:
    """What has happened at a table taken up again, as far as it can still be told."""
    lines = list(tell(table))
    if table.account is not None and table.phase not in (Phase.LOTS, Phase.BETWEEN, Phase.OVER):
        lines += family_of(table.game).telling.standing(table)
    return lines


def landings(table: Table, viewer: int) -> set[int]:
    """Where, on the viewer's path, men of the other landed with the last play, if it was the other's."""
    game = table.game
    last = next((event for event in reversed(table.events) if event.kind in ("play", "next", "leave")), None)
    position = table.position
    movement = game.movement
    if movement is None or not isinstance(last, Played) or last.player == viewer:
        return set()
    men = position.counts()[last.player]
    targets = {int(target) for target in _STEP.findall(last.play) if target != "off"}
    return {facing(movement, target) for target in targets if men[target]}


def last_throw(events: Sequence[Event]) -> tuple[int, Roll] | None:
    """Who threw last among these events, and what; None if nobody has since the men were set up."""
    for event in reversed(events):
        match event:
            case Throw(player, dice):
                return player, dice
            case Opening(white, black) if white != black:
                return (0 if white > black else 1), (max(white, black), min(white, black))
            case Event(kind="leave" | "next"):
                return None
    return None


def called(table: Table, player: int) -> Who:
    """A player at the board, to be spoken of."""
    return table.who(player)


def of_act(event: Event, said: Said | str, clause: str | None = None) -> Told:
    """The line that tells an act."""
    return Told(said, clause, event.kind, getattr(event, "player", None))
