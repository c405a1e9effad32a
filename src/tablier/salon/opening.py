"""Opening a table: its id, its secret, its seats and their tokens."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace

from .. import fairness
from ..bots import BOTS
from ..errors import BadOption
from . import plans
from .messages import BotSeat, NewTable, Sitter
from .store import KeptSeat, KeptTable

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


def seed_of(sitter: Sitter) -> str:
    """Somebody's part in the dice; drawn for those who brought none."""
    return sitter.seed or secrets.token_hex(16)


def open_table(wish: NewTable, now: float) -> tuple[KeptTable, tuple[KeptSeat, ...]]:
    """A new table as wished for. Raises TablierError."""
    bots = [seat.level for seat in wish.seats if isinstance(seat, BotSeat)]
    unknown = [level for level in bots if level not in BOTS]
    if unknown:
        raise BadOption("unknown-level", f"There is no bot {unknown[0]!r}; there are: {', '.join(BOTS)}.")
    if wish.dice == plans.HAND and len(bots) == len(wish.seats):
        raise BadOption("nobody-throws", "At a real board somebody has to sit who enters the dice.")
    if wish.dice == plans.HAND and wish.clock is not None:
        raise BadOption("clock-by-hand", "At a real board no clock runs here.")
    kept = KeptTable(draw_id(), now, now, plans.draw_up(wish), fairness.draw_secret().hex(), wish.public, "open", None)
    seated = [
        _bot(number, seat.level) if isinstance(seat, BotSeat) else KeptSeat(number, None, None, None, None)
        for number, seat in enumerate(wish.seats)
    ]
    stage = "running" if all(seat.seed for seat in seated) else "open"
    return replace(kept, stage=stage), tuple(seated)


def again(before: KeptTable, seats: Sequence[KeptSeat], now: float) -> tuple[KeptTable, tuple[KeptSeat, ...]]:
    """The table of a rematch: the same agreement and the same people, with new dice.

    The seats are kept for the holders of the same tokens; each brings a new seed once the new commitment is known.
    """
    kept = replace(
        before,
        id=draw_id(),
        created=now,
        touched=now,
        secret=fairness.draw_secret().hex(),
        stage="open",
        rematch=None,
        result=None,
    )
    return kept, tuple(seat if seat.level is not None else replace(seat, seed=None) for seat in seats)


def _bot(number: int, level: str) -> KeptSeat:
    return KeptSeat(number, level, _BOT_NAMES[number], f"{level}-{number + 1}", None)
