"""From a client's message to an act at the table: one function a kind, each refusing what the seat may not do.

:func:`perform` changes the journal and returns the body to be kept, or raises TablierError and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...errors import Refusal, Unreadable
from ...games.notation import show_point
from ...saying import Said
from ...standing import throw
from ...table import Event, Phase
from ...table.attempts import or_nothing
from ...table.declaring import KINDS, make
from ...table.events import NextGame, Throw, Void
from ...table.values import Seat
from .. import messages
from . import helping
from .actions import only_bots_play, throws_for_bot
from .journal import Journal

Body = dict[str, Any]
Perform = Callable[[Journal, int, int, Any], Body]
"""Journal, seat, side of the board, message."""


def perform(journal: Journal, seat: int, message: messages.Message) -> Body:
    """Do what a message asks for a seat. Raises TablierError and changes nothing."""
    journal.check_going_on()
    with or_nothing(journal):
        return _perform(journal, seat, message)


def _perform(journal: Journal, seat: int, message: messages.Message) -> Body:
    if not journal.seated:
        if journal.unopened:
            raise Refusal("not-opened", Said("salon.not-opened"))
        raise Refusal("not-seated", Said("salon.not-seated"))
    do: str = message.do  # type: ignore[attr-defined]
    if do in _BY_ANYBODY:
        return _BY_ANYBODY[do](journal, seat, -1, message)
    declared = KINDS[do].declared if do in KINDS else None
    if declared is not None and isinstance(declared.fields.get(declared.actor or ""), Seat):
        return _happen(journal, _event(seat, message))
    side = journal.side(seat)
    if side is None and do in _DICE and throws_for_bot(journal):
        side = 1 - (journal.table.player or 0)
    if side is None:
        raise Refusal("sitting-out", Said("salon.sitting-out", who=journal.table.sitter(seat)), "T-84")
    if do not in _BY_PLAYER:
        return _happen(journal, _event(side, message))
    if side != journal.table.player and not (do in _DICE and throws_for_bot(journal)):
        _check_phase(journal)
        player = journal.table.player or 0
        raise Refusal("not-your-turn", Said("refusals.not-your-turn", who=journal.table.who(player)), "C-2")
    return _BY_PLAYER[do](journal, seat, side, message)


def stand_in(journal: Journal, found: Sequence[Event], seat: int, late: bool = False) -> Body:
    """Let happen what a bot has found for a seat: its own, or that of somebody the house acts for.

    Raises TablierError and changes nothing.
    """
    before, for_seat = len(journal.table.events), None if journal.seats[seat].level is not None else seat
    with or_nothing(journal):
        for event in found:
            journal.happen(event)
        if journal.table.rolling:
            come_to_rest(journal)
        body = _since(journal, before, for_seat)
    if for_seat is not None:
        body |= {"house": for_seat, **({"late": True} if late else {})}
    return body


def _check_phase(journal: Journal) -> None:
    if journal.table.player is None:
        raise Refusal("wrong-phase", Said(f"refusals.waits-{journal.table.phase}", who=""), "C-2")


# Events as they are, which the referee judges himself


def _event(actor: int, message: messages.Message) -> Event:
    """The event that a message asks for, as it is declared."""
    declared = KINDS[message.do].declared  # type: ignore[attr-defined]
    return declared.from_message(actor, {name: getattr(message, name) for name in declared.asks or ()})


def _happen(journal: Journal, event: Event) -> Body:
    before = len(journal.table.events)
    journal.happen(event)
    come_to_rest(journal)
    return _since(journal, before)


def _since(journal: Journal, before: int, for_seat: int | None = None) -> Body:
    journal.tell(for_seat)
    return {"events": [event.to_json() for event in journal.table.events[before:]]}


# Dice


def _throw(journal: Journal, seat: int, side: int, message: Any) -> Body:
    table, before = journal.table, len(journal.table.events)
    casting = "cast" in table.may(side) and not message.dice
    dice = None if casting else _dice(journal, message.dice, table.game.dice)
    if dice:
        assert table.player is not None
        journal.happen(Throw(table.player, table.game.read_roll(dice)))
    else:
        journal.chance()
    come_to_rest(journal)
    return _since(journal, before)


def come_to_rest(journal: Journal) -> None:
    """Dice that nobody may interrupt any more are seen, and in Unstacked Draughts a throw plays itself.

    Those of a real board have to be entered first, and then wait, since they may be void (C-5).
    """
    table = journal.table
    if journal.by_hand:
        return
    if table.rolling:
        journal.chance()
    if table.game.plays_itself and table.phase is Phase.PLAY:
        journal.play()


def _both_throw(journal: Journal, seat: int, side: int, message: Any) -> Body:
    table, before = journal.table, len(journal.table.events)
    kind = KINDS[message.do]
    _check_at_board(journal, seat)
    in_time = table.phase in kind.declared.phases
    dice = _dice(journal, message.dice, 2) if in_time else [1, 1]  # which the referee refuses
    if dice:
        journal.happen(kind(*dice))
    else:
        journal.chance()
    return _since(journal, before)


def _dice(journal: Journal, dice: list[int] | None, count: int) -> list[int] | None:
    """The dice of a throw, where they are read off a real board; those of a throw taken back count again."""
    if dice and not journal.by_hand:
        raise Refusal("server-throws", Said("salon.server-throws"), "C-5")
    again = journal.help.again[0] if journal.help.again else ()
    if journal.by_hand and len(again) == count:
        if dice and sorted(dice) != sorted(again):
            raise Refusal("same-dice", Said("salon.same-dice", dice=throw(again)), "C-5")
        return list(again)
    if journal.by_hand and not dice:
        raise Unreadable("dice-needed", Said("salon.dice-needed"), "C-5")
    return dice


def _check_at_board(journal: Journal, seat: int) -> None:
    if journal.side(seat) is None and not (journal.by_hand and only_bots_play(journal)):
        raise Refusal("sitting-out", Said("salon.sitting-out", who=journal.table.sitter(seat)), "T-84")


def _void(journal: Journal, seat: int, side: int, message: Any) -> Body:
    if not journal.by_hand:
        raise Refusal("server-throws", Said("salon.server-threw"), "C-5")
    assert journal.table.player is not None
    return _happen(journal, Void(journal.table.player))


def _lots(journal: Journal, seat: int, side: int, message: Any) -> Body:
    if journal.table.phase is not Phase.LOTS:
        return _happen(journal, make("lots", (0, 1)))  # which the referee refuses
    before = len(journal.table.events)
    journal.chance()
    return _since(journal, before)


# Playing


def _step(journal: Journal, seat: int, side: int, message: messages.OneStep) -> Body:
    """A step is what was named, or nothing: it is never taken for another one."""
    table = journal.table
    wanted = [step for step in table.steps() if step[:2] == (message.source, message.number)]
    if wanted and all(step.target != message.target for step in wanted):
        goes, wished = (show_point(point, side, table.game.movement) for point in (wanted[0].target, message.target))
        raise Refusal("other-target", Said("salon.other-target", number=message.number, goes=goes, wished=wished))
    made = table.step((message.source, message.number))
    return {"steps": [[step.source, step.number] for step in made]}


def _steps(journal: Journal, seat: int, side: int, message: Any) -> Body:
    made = journal.table.step(message.text)
    return {"steps": [[step.source, step.number] for step in made]}


def _play(journal: Journal, seat: int, side: int, message: Any) -> Body:
    journal.play(message.text)
    return _since(journal, len(journal.table.events) - 1)


def _confirm(journal: Journal, seat: int, side: int, message: Any) -> Body:
    journal.play()
    return _since(journal, len(journal.table.events) - 1)


def _undo(journal: Journal, seat: int, side: int, message: messages.Undo) -> Body:
    journal.table.undo(message.all)
    return {"undo": message.all}


def _touch(journal: Journal, seat: int, side: int, message: Any) -> Body:
    table, before = journal.table, len(journal.table.events)
    table.touch(message.point)
    if len(table.events) == before:
        raise Refusal("not-bound", Said("salon.not-bound"), "C-5")
    return _since(journal, before)


# The end


def _next(journal: Journal, seat: int, side: int, message: Any) -> Body:
    return _happen(journal, NextGame())


def _abandon(journal: Journal, seat: int, side: int, message: Any) -> Body:
    """Somebody would break the game off; bots agree, and the house for those it plays for (T-80)."""
    before = len(journal.table.events)
    journal.happen(make("abandon", seat))
    for other in absent_from_agreement(journal):
        journal.happen(make("abandon", other))
    return _since(journal, before)


def absent_from_agreement(journal: Journal) -> list[int]:
    """The seats that nobody can ask, while somebody would break off: those of bots and those the house plays for."""
    table = journal.table
    if not table.abandoning or journal.over:
        return []
    nobody = [one.seat for one in journal.seats if one.level is not None or one.seat in journal.house]
    return [seat for seat in nobody if seat not in table.abandoning]


def _rematch(journal: Journal, seat: int, side: int, message: Any) -> Body:
    if not journal.over:
        raise Refusal("not-over", Said("salon.not-over"), "C-6")
    if seat in journal.rematch:
        raise Refusal("offered-already", Said("salon.offered-already"), "C-6")
    body = {"rematch": seat}
    journal.take_note(body)
    return body


# Help


def _check_help(journal: Journal) -> None:
    if not journal.help.allowed:
        raise Refusal("no-help", Said("salon.no-help"))


def _hint(journal: Journal, seat: int, side: int, message: Any) -> Body:
    check_hint(journal, seat)
    body = {helping.HINT: seat}
    journal.take_note(body)
    return body


def check_hint(journal: Journal, seat: int) -> None:
    """Raise Refusal where there is no hint to be had."""
    _check_help(journal)
    side, table = journal.side(seat), journal.table
    if side is None or journal.over or not helping.may_decide(table.may(side), table.game.plays_itself):
        raise Refusal("nothing-to-decide", Said("salon.nothing-to-decide"))


def _take_back(journal: Journal, seat: int, side: int, message: Any) -> Body:
    _check_help(journal)
    to = journal.help.last_decision()
    if to is None or journal.seats[seat].level is not None or journal.table.phase in (Phase.BETWEEN, Phase.OVER):
        raise Refusal("nothing-to-take-back", Said("salon.nothing-to-take-back"))
    body = {helping.TAKE_BACK: seat, "to": to}
    journal.take_back(body)
    return body


_DICE = ("throw", "void", "confirm")
_BY_PLAYER: dict[str, Perform] = {
    "throw": _throw, "void": _void, "step": _step, "steps": _steps, "play": _play, "confirm": _confirm, "undo": _undo,
    "touch": _touch,
}  # fmt: skip
"""What only the one to act does."""
_BY_ANYBODY: dict[str, Perform] = {
    "opening": _both_throw, "unbind": _both_throw, "lots": _lots, "next": _next, "abandon": _abandon,
    "rematch": _rematch, "hint": _hint, "take_back": _take_back,
}  # fmt: skip
"""What any of the players does, at the board or not."""
