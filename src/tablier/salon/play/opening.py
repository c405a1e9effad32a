"""Opening a table and taking seats at it: ids, secrets, tokens, and everybody's part in the dice."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from dataclasses import replace

from ... import fairness
from ...bots import BOTS, levels_of
from ...bots.levels import LEVEL_BOTS
from ...errors import BadOption, Refusal
from ...games import find_game
from ...networks import network_for
from ...saying import Said, quoted
from ..kept.store import KeptSeat, KeptTable
from ..messages import BotSeat, NewTable, Sitter
from . import plans

_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
"""What ids are made of; nothing that looks like something else."""
_ID_LENGTH = 12
_BOT_NAMES = ("Hortense", "Barnabé", "Célimène", "Valère")
"""What bots are called, by their seat; how well they play is told beside it."""


def draw_id() -> str:
    """A new id of a table; nobody guesses it."""
    return "".join(secrets.choice(_SIGNS) for _ in range(_ID_LENGTH))


def draw_token() -> str:
    """A new secret of a seat."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def open_table(wish: NewTable, now: float) -> tuple[KeptTable, tuple[KeptSeat, ...]]:
    """A new table as wished for. Raises TablierError."""
    bots = [seat.level for seat in wish.seats if isinstance(seat, BotSeat)]
    unknown = [level for level in bots if level not in BOTS]
    if unknown:
        raise BadOption("unknown-level", Said("salon.unknown-level", quoted=quoted(unknown[0]), text=", ".join(BOTS)))
    if wish.dice == plans.HAND and len(bots) == len(wish.seats):
        raise BadOption("nobody-throws", Said("salon.nobody-throws"))
    if wish.dice == plans.HAND and wish.clock is not None:
        raise BadOption("clock-by-hand", Said("salon.clock-by-hand"))
    plan = plans.draw_up(wish)
    game = find_game(plan["game"])
    if any(level in LEVEL_BOTS for level in bots) and not levels_of(game):
        network_for(game)  # which says that there is none
    kept = KeptTable(draw_id(), now, now, plan, fairness.draw_secret().hex(), wish.public, "open", None)
    seated = [
        _bot(kept.id, number, seat.level) if isinstance(seat, BotSeat) else KeptSeat(number, None, None, None, None)
        for number, seat in enumerate(wish.seats)
    ]
    stage = "running" if all(seat.seed for seat in seated) else "open"
    return replace(kept, stage=stage), tuple(seated)


def again(before: KeptTable, seats: Sequence[KeptSeat], now: float) -> tuple[KeptTable, tuple[KeptSeat, ...]]:
    """The table of a rematch: the same agreement and the same people, with new dice.

    The seats are kept for the holders of the same tokens; each brings a new part once the new promise is known.
    """
    kept = replace(
        before,
        id=draw_id(),
        created=now,
        touched=now,
        plan={**before.plan, "scheme": fairness.NEWEST if before.plan["dice"] == plans.SERVER else None},
        secret=fairness.draw_secret().hex(),
        stage="open",
        rematch=None,
        result=None,
    )
    return kept, tuple(
        replace(seat, seed=None, seal=None) if seat.level is None else _bot(kept.id, seat.seat, seat.level)
        for seat in seats
    )


def _bot(table_id: str, number: int, level: str) -> KeptSeat:
    """A bot with its part in the dice: drawn and sealed before anybody else has brought one."""
    seed = fairness.draw_seed()
    seal = fairness.seal_of(table_id, number + 1, seed)
    return KeptSeat(number, level, _BOT_NAMES[number], seed, None, seal)


# Seats


def take(table: KeptTable, seat: KeptSeat, sitter: Sitter, token: str) -> KeptSeat:
    """A seat as its holder takes it: with a name, and a part in the dice where there is none yet. Raises Refusal."""
    taken = replace(seat, name=sitter.name, token_hash=token_hash(token))
    if seat.settled:
        if sitter.seal not in (None, seat.seal):
            raise Refusal("sealed-already", Said("salon.sealed-already"))
        return taken
    if sitter.seal is None:
        return replace(taken, seed=sitter.seed or fairness.draw_seed())
    if plans.scheme_of(table.plan) == 1:
        raise Refusal("no-seals", Said("salon.no-seals"))
    return replace(taken, seal=sitter.seal)


def open_seal(table: KeptTable, seat: KeptSeat, seed: str) -> KeptSeat:
    """A seat with its seal opened. Raises Refusal if that is not what was sealed."""
    if seat.seed is not None or seat.seal is None:
        raise Refusal("opened-already", Said("salon.opened-already"))
    if fairness.seal_of(table.id, seat.seat + 1, seed) != seat.seal:
        raise Refusal("not-as-sealed", Said("salon.not-as-sealed"))
    return replace(seat, seed=seed)


def anew(table: KeptTable, seats: Sequence[KeptSeat], freed: Collection[int]) -> tuple[KeptSeat, ...]:
    """The seats for which everybody's sealed part in the dice is brought anew; those ``freed`` are for anybody to take.

    Seeds brought openly stay: nobody has been shown them.
    """
    return tuple(
        KeptSeat(seat.seat, None, None, None, None)
        if seat.seat in freed
        else replace(seat, seed=None, seal=None)
        if seat.level is None
        else _bot(table.id, seat.seat, seat.level)
        for seat in seats
        if seat.seal is not None
    )
