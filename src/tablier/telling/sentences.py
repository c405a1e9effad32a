"""What happened at a table, in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from .. import text
from ..board import facing
from ..games import Roll, family_of
from ..table import Event, Phase, Result, Table
from ..table import events as acts

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
        if isinstance(event, acts.Throw) and isinstance(following, acts.Played):
            yield f"{_throws(table, event)}: {_play(table, following, event.dice)}."
            i += 2
            continue
        if isinstance(event, acts.Played):
            yield played(table, event, dice_of(events, i))
        else:
            yield sentence(table, event)
        i += 1


def played(table: Table, event: acts.Played, dice: Roll) -> str:
    """The play of a throw."""
    play = _play(table, event, dice)
    return f"{called(table, event.player)}{' plays' if _STEP.search(play) else ':'} {play}."


def sentence(table: Table, event: Event) -> str:
    """One act that is not a play."""
    own = family_of(table.game).telling.act

    def name(player: int) -> str:
        return called(table, player)

    match event:
        case acts.Opening(white, black) if white == black:
            return f"Both throw {white} for the beginning, and throw again [C-1]."
        case acts.Opening(white, black):
            who = name(0 if white > black else 1)
            return f"For the beginning {name(0)} throws {white} and {name(1)} {black}: {who} begins [C-1]."
        case acts.Begin(player):
            return f"{name(player)} begins, as agreed."
        case acts.Throw():
            return f"{_throws(table, event)}."
        case acts.Void(player):
            return f"{name(player)}'s throw is void and is made again [C-5]."
        case acts.Touch(player, point):
            return f"{name(player)} touches a man on {point}."
        case acts.Adjust(player):
            return f"{name(player)}: “I adjust.”"
        case acts.Double(player):
            return f"{name(player)} doubles [B-11]."
        case acts.Take(player):
            return f"{name(player)} takes."
        case acts.Drop(player):
            return f"{name(player)} drops the double."
        case acts.Unbind(white, black) if white == black:
            return f"For the bound tables both throw {white}, and throw again [B-6]."
        case acts.Unbind(white, black):
            who = name(0 if white > black else 1)
            return f"For the bound tables {name(0)} throws {white} and {name(1)} {black}: {who} names a point [B-6]."
        case acts.Break(player, point):
            return f"{name(player)} breaks up point {point} of entry [B-6]."
        case acts.Cast(player):
            return f"{name(player)} throws again; {name(1 - player)} may still interrupt [UD-9]."
        case acts.Claim(player, die):
            return f"{name(player)} claims the {die} [UD-9]."
        case acts.Waive(player):
            return f"{name(player)} claims nothing more [UD-9]."
        case acts.Resign(player):
            return f"{name(player)} resigns [C-6]."
        case acts.NextGame():
            return own(table, event) or "The next game begins."
    return own(table, event) or event.kind


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
    last = next(
        (event for event in reversed(table.events) if isinstance(event, acts.Played | acts.NextGame | acts.Leave)), None
    )
    position = table.position
    movement = game.movement
    if movement is None or not isinstance(last, acts.Played) or last.player == viewer:
        return set()
    men = position.counts()[last.player]
    targets = {int(target) for target in _STEP.findall(last.play) if target != "off"}
    return {facing(movement, target) for target in targets if men[target]}


def dice_of(events: Sequence[Event], index: int) -> Roll:
    """The dice that the play at ``index`` played."""
    for event in reversed(events[:index]):
        if isinstance(event, acts.Throw):
            return event.dice
        if isinstance(event, acts.Opening):
            return max(event.white, event.black), min(event.white, event.black)
    return ()


def called(table: Table, player: int) -> str:
    """A player at the board, with the sign of the men."""
    return f"{table.names[player]} {text.MEN_SIGNS[player]}"


def _throws(table: Table, event: acts.Throw) -> str:
    return f"{called(table, event.player)} throws {text.throw(event.dice, table.game.announce(event.dice))}"


def _play(table: Table, event: acts.Played, dice: Roll) -> str:
    return family_of(table.game).telling.play(table, event, dice)
