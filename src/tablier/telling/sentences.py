"""What happened at a table, in sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .. import text
from ..board import MEN_SIGNS, facing
from ..games import Roll, family_of
from ..table import Event, Phase, Result, Table
from ..table.declaring import Act
from ..table.events import NextGame, Opening, Played, Throw
from ..table.values import Seat, Side, Value

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

    def lines(self) -> list[str]:
        """Sentences about what is new."""
        first, self._told = self._told, len(self._table.events)
        return list(self._scribe.lines(sentence) if self._scribe is not None else tell(self._table, first))


def tell(table: Table, first: int = 0) -> Iterator[str]:
    """A sentence for each act from event number ``first`` on; a throw and the play of it make one."""
    events = table.events
    i = first
    while i < len(events):
        event = events[i]
        following = events[i + 1] if i + 1 < len(events) else None
        if isinstance(event, Throw) and isinstance(following, Played):
            yield f"{_throws(table, event)}: {_play(table, following, event.dice)}."
            i += 2
            continue
        if isinstance(event, Played):
            yield played(table, event, dice_of(events, i))
        else:
            yield sentence(table, event)
        i += 1


def played(table: Table, event: Played, dice: Roll) -> str:
    """The play of a throw."""
    play = _play(table, event, dice)
    return f"{called(table, event.player)}{' plays' if _STEP.search(play) else ':'} {play}."


def sentence(table: Table, event: Event) -> str:
    """One act that is not a play: by the sentence it is declared with, or as the table shows."""
    declared = event.declared
    if declared.sentence is None:
        own = family_of(table.game).telling.act(table, event)
        return own or BY_TABLE[type(event)](table, event)
    values = {name: _value(table, value, getattr(event, name)) for name, value in declared.fields.items()}
    if declared.actor == "player":
        values["other"] = called(table, 1 - (event.actor or 0))
    return declared.sentence.format(**values)


def _value(table: Table, kind: Value, value: Any) -> str:
    """A field of an event as it is told."""
    if isinstance(kind, Side):
        return called(table, value)
    return table.players[value] if isinstance(kind, Seat) else kind.write(value)


def _opening(table: Table, event: Opening) -> str:
    white, black = event.white, event.black
    if white == black:
        return f"Both throw {white} for the beginning, and throw again [C-1]."
    who = called(table, 0 if white > black else 1)
    return f"For the beginning {called(table, 0)} throws {white} and {called(table, 1)} {black}: {who} begins [C-1]."


def _throw(table: Table, event: Throw) -> str:
    return f"{_throws(table, event)}."


def _next(table: Table, event: NextGame) -> str:
    return "The next game begins."


BY_TABLE: Mapping[Act, Callable[[Table, Any], str]] = {
    Opening: _opening, Throw: _throw, NextGame: _next,
}  # fmt: skip


def outcome(table: Table, result: Result) -> str:
    """How a game ended and what that brings; in a scored game the players are called by name."""
    ended = text.result(table, result)
    if table.account is not None:
        return re.sub(r"\b(White|Black)\b", lambda side: called(table, text.SIDE_NAMES.index(side[1])), ended)
    white, black = table.score
    return f"{ended} Score: {called(table, 0)} {white}, {called(table, 1)} {black}."


def verdict(table: Table) -> str:
    """Who has won a match or a scored game, where that is more than the last result said."""
    account, winner = table.account, table.winner
    if account is not None:
        best = max(line.total for line in account.lines)
        sides = [" and ".join(table.players[p] for p in line.players) for line in account.lines if line.total == best]
        if len(sides) > 1:
            return f"{', '.join(sides)} are level at {text.signed(best)} [T-89]."
        return f"{sides[0]} {'win' if ' and ' in sides[0] else 'wins'} {text.signed(best)} in all [T-89]."
    if winner is None or table.match == 1:
        return ""
    return f"{called(table, winner)} wins the match."


def so_far(table: Table) -> list[str]:
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


def dice_of(events: Sequence[Event], index: int) -> Roll:
    """The dice that the play at ``index`` played."""
    for event in reversed(events[:index]):
        if isinstance(event, Throw):
            return event.dice
        if isinstance(event, Opening):
            return max(event.white, event.black), min(event.white, event.black)
    return ()


def called(table: Table, player: int) -> str:
    """A player at the board, with the sign of the men."""
    return f"{table.names[player]} {MEN_SIGNS[player]}"


def _throws(table: Table, event: Throw) -> str:
    return f"{called(table, event.player)} throws {text.throw(event.dice, table.game.announce(event.dice))}"


def _play(table: Table, event: Played, dice: Roll) -> str:
    return family_of(table.game).telling.play(table, event, dice)
