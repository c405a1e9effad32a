"""What each seat may do now, so that a client needs no rule to know which buttons to show. The primary act comes first.

The table says which acts a side may enter (:meth:`tablier.Table.may`); it gives nothing away that only the referee of
players who mark by hand knows. Here they get what a client needs with them: how many dice, which die, which points.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from ...errors import Refusal
from ...saying import Said
from ...table import Phase, Table
from ...table.declaring import KINDS
from . import board_view, helping
from .journal import Journal

Offer = dict[str, Any]

GOING_ON = ("lots", "next", "opening", "unbind")
"""What any of those who play may ask for, when it is nobody's turn."""
_BREAKING_OFF = ("abandon", "play_on")
"""What everybody of a scored game may do, also those who sit out."""


def described(table: Table) -> list[Offer]:
    """Every act that a table has and a client may ask for, the first to be offered first: its words, its place, and
    what a message has to bring for it.
    """
    declared = sorted((KINDS[kind].declared for kind in table.acts), key=lambda one: one.rank)
    return [
        {
            "do": one.kind, "place": one.button.place, "label": one.button.label,
            "asks": [{"name": name, **value.described()} for name, value in one.asks.items()],
        }
        for one in declared
        if one.asks is not None
    ]  # fmt: skip


def offers(journal: Journal, seat: int) -> list[Offer]:
    """What the holder of a seat may do now; each with ``do``, ``seat`` and what it asks for."""
    if journal.stopped:
        return []
    if not journal.seated:
        return [{"do": "open", "seat": seat}] if seat in journal.unopened else []
    return [{"do": offer.pop("do"), "seat": seat, **offer} for offer in _offers(journal, seat)]


def seat_for(journal: Journal, held: Collection[int], message: Any) -> int:
    """The seat a message is for, of those its client holds: the one it names, or that which may do it now. Raises
    Refusal.
    """
    if not held:
        raise Refusal("only-watching", Said("salon.only-watching"))
    if message.seat is not None:
        if message.seat not in held:
            raise Refusal("not-your-seat", Said("salon.not-your-seat"))
        return int(message.seat)
    if len(held) == 1:
        return next(iter(held))
    turn = journal.turn_seat
    for seat in sorted(held, key=lambda seat: (seat != turn, seat)):
        if any(offer["do"] == message.do for offer in offers(journal, seat)):
            return seat
    return turn if turn is not None and turn in held else min(held)


def _offers(journal: Journal, seat: int) -> Iterator[Offer]:
    table, side = journal.table, journal.side(seat)
    if journal.over:
        if seat not in journal.rematch:
            yield {"do": "rematch"}
        return
    if side is None:
        # Whoever sits out may still draw the lots, ask for the next round, and advise.
        allowed: tuple[str, ...] = tuple(act for act in _for_others(journal) if act in table.may(0))
    else:
        allowed = table.may(side)
    for act in sorted(allowed, key=lambda kind: KINDS[kind].declared.rank):
        if act in _DETAILS:
            yield from _DETAILS[act](journal)
        elif KINDS[act].declared.asks is not None and act not in _BREAKING_OFF:
            yield {"do": act}
    if "mark" in allowed and table.open_mark is not None:
        yield {"do": "mark", "instead": table.open_mark}
    if side != table.player and throws_for_bot(journal):
        yield from _throw(journal) if table.phase is Phase.THROW else _void(journal)
    yield from _breaking_off(journal, seat)
    if journal.help.allowed:
        yield from _help(journal, allowed)
    if table.round is not None and seat in table.round.sitting_out and table.phase is not Phase.LOTS:
        yield {"do": "advise"}


def _help(journal: Journal, allowed: Collection[str]) -> Iterator[Offer]:
    """Hints, and the last decision back, while the game goes on."""
    if journal.table.phase is Phase.BETWEEN:
        return
    if helping.may_decide(allowed, journal.table.game.plays_itself):
        yield {"do": "hint"}
    if journal.help.last_decision() is not None:
        yield {"do": "take_back"}


def _breaking_off(journal: Journal, seat: int) -> Iterator[Offer]:
    """Anybody of a scored game may ask to break it off, or answer; ``asked`` by these already (T-80)."""
    asked = list(journal.table.abandoning)
    if journal.table.has("abandon") and seat not in asked:
        yield {"do": "abandon", "asked": asked}
    if asked:
        yield {"do": "play_on", "asked": asked}


def _throw(journal: Journal) -> Iterator[Offer]:
    yield {"do": "throw", **_by_hand(journal, journal.table.game.dice)}


def _a_die_each(act: str) -> Callable[[Journal], Iterator[Offer]]:
    def offer(journal: Journal) -> Iterator[Offer]:
        yield {"do": act, **_by_hand(journal, 2)}

    return offer


def _by_hand(journal: Journal, count: int) -> Offer:
    """How many dice are to be entered; those of a throw taken back are known and count again."""
    again = journal.help.again
    if not journal.by_hand:
        return {}
    return {"again": list(again[0])} if again and len(again[0]) == count else {"dice": count}


def _play(journal: Journal) -> Iterator[Offer]:
    table = journal.table
    if table.game.plays_itself:
        yield {"do": "confirm"}
        return
    if board_view.next_steps(table):
        yield from ({"do": "step"}, {"do": "steps"}, {"do": "play"}, {"do": "why_not"})
    else:
        yield {"do": "confirm"}
    if table.drafted:
        yield {"do": "undo"}


def _void(journal: Journal) -> Iterator[Offer]:
    """Only dice read off a real board can have been cocked; those of the server stand."""
    if journal.by_hand:
        yield {"do": "void"}


def _claim(journal: Journal) -> Iterator[Offer]:
    """Each die of the last throw, due or not, and the point of the claimant's it would be for (UD-9)."""
    for die in dict.fromkeys(journal.table.askable):
        yield {"do": "claim", "die": die, "side": journal.table.claimant, "point": die}


def _waive(journal: Journal) -> Iterator[Offer]:
    """Whoever is about to throw waives by throwing."""
    if journal.table.player != journal.table.claimant or journal.table.phase is Phase.CLAIM:
        yield {"do": "waive"}


def _cast(journal: Journal) -> Iterator[Offer]:
    """A throw like any other, but the dice are not seen before the other has let them come to rest (UD-9)."""
    yield {"do": "throw"}


def _mark(journal: Journal) -> Iterator[Offer]:
    """To mark is a thing to be done; to put right what was marked is offered after everything else."""
    if journal.table.open_mark is None:
        yield {"do": "mark"}


def _double(journal: Journal) -> Iterator[Offer]:
    yield {"do": "double", "stakes": _doubled(journal)}


def _beaver(journal: Journal) -> Iterator[Offer]:
    yield {"do": "beaver", "stakes": 2 * _doubled(journal)}


def _at_doubled_stakes(act: str) -> Callable[[Journal], Iterator[Offer]]:
    def offer(journal: Journal) -> Iterator[Offer]:
        yield {"do": act, "stakes": _doubled(journal)}

    return offer


def _doubled(journal: Journal) -> int:
    assert journal.table.cube is not None
    return 2 * journal.table.cube[0]


def _break(journal: Journal) -> Iterator[Offer]:
    """The six points of entry, on the path of the side that has to enter (B-6)."""
    yield {"do": "break", "points": [1, 2, 3, 4, 5, 6], "side": journal.table.position.turn}


def _replace(journal: Journal) -> Iterator[Offer]:
    """A play to be made otherwise, with the men touched by it, where they lie now (T-62)."""
    last = journal.last
    touched: list[int] = []
    for step in last.steps if last is not None else ():
        if step.source in touched:
            touched.remove(step.source)
        touched.append(step.target)
    yield {"do": "replace", "side": None if last is None else last.player, "points": touched}


def _accept(journal: Journal) -> Iterator[Offer]:
    """The answers to a claim carry what they cost (T-64)."""
    quarrel = journal.table.quarrel
    assert quarrel is not None
    yield {"do": "accept", "marks": {"side": quarrel.claimant, "points": quarrel.points}}


def _withdraw(journal: Journal) -> Iterator[Offer]:
    quarrel = journal.table.quarrel
    assert quarrel is not None
    yield {"do": "withdraw", "marks": {"side": quarrel.accused, "points": quarrel.points}}


def _at_stake(act: str) -> Callable[[Journal], Iterator[Offer]]:
    def offer(journal: Journal) -> Iterator[Offer]:
        assert journal.table.quarrel is not None
        yield {"do": act, "stake": 2 * journal.table.quarrel.points}

    return offer


_DETAILS: dict[str, Callable[[Journal], Iterator[Offer]]] = {
    "throw": _throw, "opening": _a_die_each("opening"), "unbind": _a_die_each("unbind"), "play": _play, "void": _void,
    "cast": _cast, "claim": _claim, "waive": _waive, "double": _double,
    "beaver": _beaver, "take": _at_doubled_stakes("take"), "drop": _at_doubled_stakes("drop"),
    "break": _break, "accept": _accept, "contest": _at_stake("contest"),
    "mark": _mark, "withdraw": _withdraw, "persist": _at_stake("persist"), "replace": _replace,
}  # fmt: skip


def throws_for_bot(journal: Journal) -> bool:
    """At a real board people throw for a bot and enter it."""
    turn = journal.turn_seat
    at_dice = journal.table.phase in (Phase.THROW, Phase.PLAY)
    return journal.by_hand and at_dice and turn is not None and journal.seats[turn].level is not None


def only_bots_play(journal: Journal) -> bool:
    """Whether those at the board are all bots, while people sit out."""
    return all(journal.seats[seat].level is not None for seat in journal.table.seats)


def _for_others(journal: Journal) -> tuple[str, ...]:
    """What one who sits out may do for those at the board."""
    return ("lots", "next", "opening") if journal.by_hand and only_bots_play(journal) else ("lots", "next")
