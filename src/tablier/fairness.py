"""Dice that anybody can check afterwards.

Whoever keeps a table draws a secret and publishes its SHA-256 digest, the *commitment*, before anybody sits down. Each
player then brings a seed. Every throw follows from the secret, the table's name, all the seeds and the number of events
before it, by HMAC-SHA256. When the match is over the secret is told, and anybody can compute all throws again.

So the keeper cannot choose dice once the seeds are known, and no player can foresee them. What this cannot show is
that the keeper told nobody the secret: who brings the last seed and knows the secret could look for a lucky one.

>>> secret = bytes(32)
>>> chance = FairChance("t1", secret, ["rose", "jack"])
>>> chance.dice(2, 0) == chance.dice(2, 0)
True
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .errors import BadRecord, Unreadable
from .records import Record
from .table import Event
from .table.events import Lots, Opening, Throw, Unbind

SCHEME = "tablier dice 1"
SECRET_BYTES = 32
SEED = re.compile(r"[!-~]{1,64}")
"""A player's seed: up to 64 visible ASCII signs without spaces, so that it survives every way of writing it down."""

_FAIR = 252
"""The largest multiple of six that a byte can count to; bytes from here on would favour low faces and are skipped."""


def draw_secret() -> bytes:
    """A new secret."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What is published of a secret beforehand."""
    return hashlib.sha256(secret).hexdigest()


def check_seed(seed: str) -> str:
    """The seed itself. Raises Unreadable if it cannot be one."""
    if not SEED.fullmatch(seed):
        raise Unreadable("bad-seed", "A seed is 1 to 64 visible ASCII signs without spaces.")
    return seed


class FairChance:
    """The dice and lots of a table that follow from a secret and the players' seeds."""

    def __init__(self, table: str, secret: bytes, seeds: Sequence[str]) -> None:
        self._secret = secret
        self._mix = "\n".join((SCHEME, table, *map(check_seed, seeds)))

    def dice(self, count: int, happened: int) -> tuple[int, ...]:
        """So many dice from 1 to 6, after so many events."""
        fair = (byte % 6 + 1 for byte in self._bytes("dice", happened) if byte < _FAIR)
        return tuple(next(fair) for _ in range(count))

    def order(self, count: int, happened: int) -> tuple[int, ...]:
        """The numbers from 0 up to ``count`` by lot, after so many events."""
        stream = self._bytes("lots", happened)
        keys = [bytes(next(stream) for _ in range(8)) for _ in range(count)]
        return tuple(sorted(range(count), key=keys.__getitem__))

    def _bytes(self, purpose: str, happened: int) -> Iterator[int]:
        block = 0
        while True:
            message = f"{self._mix}\n{happened}\n{purpose}\n{block}"
            yield from hmac.digest(self._secret, message.encode("ascii"), "sha256")
            block += 1


def proof_tags(table: str, secret: bytes | None, commitment: str, seeds: Sequence[str]) -> dict[str, str]:
    """What a record has to carry so that its dice can be checked; the secret only once it may be known."""
    tags = {"table": table, "dice": SCHEME, "commitment": commitment}
    if secret is not None:
        tags["secret"] = secret.hex()
    return tags | {f"seed-of-{seat}": seed for seat, seed in enumerate(seeds, 1)}


@dataclass(frozen=True)
class Difference:
    """An event whose dice are not those that follow from the secret; ``event`` counts from 1."""

    event: int
    found: tuple[int, ...]
    expected: tuple[int, ...]


@dataclass(frozen=True)
class Proof:
    """What checking a record has shown."""

    commitment_holds: bool
    throws: int
    """How many throws and lots were computed again."""
    differences: tuple[Difference, ...]

    @property
    def holds(self) -> bool:
        """Whether every throw is as the secret and the seeds made it, and the secret as promised."""
        return self.commitment_holds and not self.differences


def verify(record: Record) -> Proof:
    """Compute the dice of a record again. Raises BadRecord if it does not carry what that needs."""
    if record.faults:
        raise BadRecord(record.faults[0].line, record.faults[0].reason)
    tags = record.tags
    if tags.get("dice") == "hand":
        raise BadRecord(1, "the dice were read off a real board and entered by hand: there is nothing to compute")
    if tags.get("dice") != SCHEME:
        raise BadRecord(1, f"the record does not say that its dice are made by {SCHEME!r}")
    names = [f"seed-of-{seat}" for seat in range(1, len(record.table.players) + 1)]
    for name in ("table", "commitment", *names):
        if name not in tags:
            raise BadRecord(1, f"the record lacks {name!r}")
    if "secret" not in tags:
        raise BadRecord(1, "the secret is not told yet: it is once the match is over")
    if not re.fullmatch(r"[0-9a-f]{64}", tags["secret"]):
        raise BadRecord(1, "the secret is not 64 hexadecimal digits")
    secret = bytes.fromhex(tags["secret"])
    try:
        chance = FairChance(tags["table"], secret, [tags[name] for name in names])
    except Unreadable as problem:
        raise BadRecord(1, str(problem)) from None
    checked = [
        (number, found, _expected(chance, event, number, len(record.table.players)))
        for number, event in enumerate(record.events)
        if (found := _chosen(event)) is not None
    ]
    different = tuple(
        Difference(number + 1, found, expected) for number, found, expected in checked if found != expected
    )
    return Proof(commitment_to(secret) == tags["commitment"], len(checked), different)


def _chosen(event: Event) -> tuple[int, ...] | None:
    """What chance decided in an event, if it decided anything."""
    match event:
        case Opening(white, black) | Unbind(white, black):
            return white, black
        case Throw(_, dice):
            return dice
        case Lots(seats):
            return seats
    return None


def _expected(chance: FairChance, event: Event, happened: int, players: int) -> tuple[int, ...]:
    if isinstance(event, Lots):
        return chance.order(players, happened)[:2]
    found = _chosen(event)
    assert found is not None
    return chance.dice(len(found), happened)
