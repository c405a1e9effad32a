"""Dice that nobody can steer, and that anybody can check as they come. docs/fairness.md says what this proves.

**Promise.** Whoever keeps a table draws a secret and hashes it :data:`THROWS` times over: a *chain* of keys, each the
hash of the next. The last hash is the *promise*, told before anybody sits down.

**Seals.** Each player then draws a seed and brings its hash, the *seal*. Only when every seat is sealed are the seeds
told. So nobody, the keeper included, can choose a part in the dice once another part is known.

**Throws.** The n-th throw of a table follows from the n-th key, the table's name, all the seeds and n, by HMAC-SHA256,
and from nothing else. Its key is told with it: whoever has the promise sees that it belongs to the chain, and computes
the throw again at once. The key last told leads back to all before it, and to none after.

That is scheme 2. Under scheme 1 the promise was the hash of one secret told at the end, seeds were brought openly,
and a throw depended on how many events there had been. Tables and records of that time are kept as what they are.

>>> chance = FairChance("t1", keys_of(bytes(32)), ["rose", "jack"])
>>> chance.dice(2, ChanceMoment(0, 0)) == chance.dice(2, ChanceMoment(99, 0))
True
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from .chance import ChanceMoment
from .errors import BadRecord, Refusal, Unreadable
from .records import Record
from .saying import Said, quoted

SCHEMES = {1: "tablier dice 1", 2: "tablier dice 2"}
"""How each way of making dice names itself in records."""
NEWEST = 2
SECRET_BYTES = 32
THROWS = 1 << 16
"""How many throws one promise covers: some thousand games, worked out in a fraction of a second."""
SEED = re.compile(r"[!-~]{1,64}")
"""A player's seed: up to 64 visible ASCII signs without spaces, so that it survives every way of writing it down."""
DIGEST = re.compile(r"[0-9a-f]{64}")

_LINK = b"tablier chain 2\n"
"""Put before a key that is hashed, so that no chain can be taken for a secret of scheme 1."""
_MILESTONE, _STONE = 256, 16

_FAIR = 252
"""The largest multiple of six that a byte can count to; bytes from here on would favour low faces and are skipped."""


def draw_secret() -> bytes:
    """A new secret."""
    return secrets.token_bytes(SECRET_BYTES)


def draw_seed() -> str:
    """A new seed, for those who have nobody else to draw it."""
    return secrets.token_hex(16)


def check_seed(seed: str) -> str:
    """The seed itself. Raises Unreadable if it cannot be one."""
    if not SEED.fullmatch(seed):
        raise Unreadable("bad-seed", Said("records.bad-seed"))
    return seed


def seal_of(table: str, seat: int, seed: str) -> str:
    """What is told of a seed before it is; seats count from 1. Another seat's seal cannot be opened here."""
    return hashlib.sha256(f"tablier seal 2\n{table}\n{seat}\n{check_seed(seed)}".encode("ascii")).hexdigest()


# Keys


@dataclass(frozen=True)
class OneSecret:
    """Scheme 1: one secret for all throws, which are numbered by the events before them."""

    scheme = 1
    secret: bytes

    @property
    def promise(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def at(self, moment: ChanceMoment) -> tuple[bytes, int]:
        return self.secret, moment.happened


class Chain:
    """Scheme 2: a key a throw. Every 256th is kept, and of those between the two milestones where the game is, every
    16th, so that any of them is found in microseconds.
    """

    scheme = 2

    def __init__(self, secret: bytes) -> None:
        self._kept = _milestones(secret, THROWS // _MILESTONE, _MILESTONE)
        self._near = -1, b""
        """The stretch of which the keys between were looked for last, and every 16th of them."""
        self._last = 0, self._kept[-SECRET_BYTES:]
        """The key found last, and of which throw: it is told for as long as no other is made."""
        self.promise = self._last[1].hex()

    def at(self, moment: ChanceMoment) -> tuple[bytes, int]:
        return self.key(moment.decided + 1), moment.decided + 1

    def key(self, number: int) -> bytes:
        """The key of a throw, from 1. Raises Refusal beyond the last."""
        if number > THROWS:
            raise Refusal("dice-used-up", Said("records.dice-used-up", throws=THROWS), "C-5")
        of, key = self._last
        if of != number:
            stretch, within = divmod(THROWS - number, _MILESTONE)
            if self._near[0] != stretch:
                self._near = stretch, _milestones(_stone(self._kept, stretch), _MILESTONE // _STONE, _STONE)
            whole, rest = divmod(within, _STONE)
            key = key_before(_stone(self._near[1], whole), rest)
            self._last = number, key
        return key


def _milestones(key: bytes, count: int, apart: int) -> bytes:
    """A key and so many others, each so many throws before the one in front of it, in one piece: tables are many."""
    found = [key]
    for _ in range(count):
        found.append(key_before(found[-1], apart))
    return b"".join(found)


def _stone(milestones: bytes, number: int) -> bytes:
    return milestones[SECRET_BYTES * number : SECRET_BYTES * (number + 1)]


class KeysTold:
    """Scheme 2 as everybody else sees it: of so many throws the last one's key leads back to all the others."""

    scheme = 2

    def __init__(self, last: bytes, throws: int) -> None:
        keys = [last]
        for _ in range(throws):
            keys.append(key_before(keys[-1]))
        self._keys = keys[::-1]
        self.promise = keys[-1].hex()

    def at(self, moment: ChanceMoment) -> tuple[bytes, int]:
        return self._keys[moment.decided + 1], moment.decided + 1


Keys = OneSecret | Chain | KeysTold
"""What the throws of a table are made with: ``promise`` is told beforehand, ``at`` gives a throw's key and number."""


def key_before(key: bytes, steps: int = 1) -> bytes:
    """The key so many throws before a key; that before the first is the promise."""
    for _ in range(steps):
        key = hashlib.sha256(_LINK + key).digest()
    return key


@lru_cache(maxsize=1024)
def keys_of(secret: bytes, scheme: int = NEWEST) -> OneSecret | Chain:
    """The keys a secret stands for; those asked for lately are remembered, since a chain takes 30 ms to work out."""
    return OneSecret(secret) if scheme == 1 else Chain(secret)


# Throws


class FairChance:
    """The dice and lots of a table that follow from its keys and the players' seeds."""

    def __init__(self, table: str, keys: Keys, seeds: Sequence[str]) -> None:
        self._keys = keys
        self._mix = "\n".join((SCHEMES[keys.scheme], table, *map(check_seed, seeds)))

    def dice(self, count: int, moment: ChanceMoment) -> tuple[int, ...]:
        """So many dice from 1 to 6."""
        fair = (byte % 6 + 1 for byte in self._bytes("dice", moment) if byte < _FAIR)
        return tuple(next(fair) for _ in range(count))

    def order(self, count: int, moment: ChanceMoment) -> tuple[int, ...]:
        """The numbers from 0 up to ``count`` by lot."""
        stream = self._bytes("lots", moment)
        keys = [bytes(next(stream) for _ in range(8)) for _ in range(count)]
        return tuple(sorted(range(count), key=keys.__getitem__))

    def _bytes(self, purpose: str, moment: ChanceMoment) -> Iterator[int]:
        key, number = self._keys.at(moment)
        block = 0
        while True:
            message = f"{self._mix}\n{number}\n{purpose}\n{block}"
            yield from hmac.digest(key, message.encode("ascii"), "sha256")
            block += 1


# Records


def proof_tags(table: str, keys: OneSecret | Chain, seeds: Sequence[str], throws: int, over: bool) -> dict[str, str]:
    """What a record has to carry so that its dice can be checked: nothing that is not told yet."""
    tags = {"table": table, "dice": SCHEMES[keys.scheme], "commitment": keys.promise}
    if isinstance(keys, Chain):
        tags |= {"key": keys.key(throws).hex()} if throws else {}
        tags |= {f"seal-of-{seat}": seal_of(table, seat, seed) for seat, seed in enumerate(seeds, 1)}
    elif over:
        tags["secret"] = keys.secret.hex()
    return tags | {f"seed-of-{seat}": seed for seat, seed in enumerate(seeds, 1)}


@dataclass(frozen=True)
class Difference:
    """An event whose dice are not those that follow from the keys; ``event`` counts from 1."""

    event: int
    found: tuple[int, ...]
    expected: tuple[int, ...]


@dataclass(frozen=True)
class Proof:
    """What checking a record has shown."""

    scheme: int
    commitment: str
    """The promise the record carries."""
    commitment_holds: bool
    """Whether what was told of the keys is what was promised."""
    throws: int
    """How many throws and lots were computed again."""
    differences: tuple[Difference, ...]
    seeds: tuple[str, ...]
    not_as_sealed: tuple[int, ...] = ()
    """The seats, from 1, whose seed is not the one that was sealed."""

    @property
    def holds(self) -> bool:
        """Whether every throw is as keys and seeds made it, the keys as promised and the seeds as sealed."""
        return self.commitment_holds and not self.differences and not self.not_as_sealed


def verify(record: Record) -> Proof:
    """Compute the dice of a record again. Raises BadRecord if it does not carry what that needs."""
    if record.faults:
        raise record.faults[0].error
    tags, players = record.tags, len(record.table.players)
    scheme = _scheme(tags)
    _check_tags(tags, players, scheme)
    seeds = tuple(tags[f"seed-of-{seat}"] for seat in range(1, players + 1))
    moments = _moments(record)
    try:
        keys = _keys_told(tags, scheme, len(moments))
        chance = FairChance(tags["table"], keys, seeds)
    except Unreadable as problem:
        raise BadRecord(1, problem.said, problem.clause) from None
    different = []
    for moment in moments:
        event = record.events[moment.happened]
        found = event.decided or ()
        lots = event.kind == "lots"
        expected = chance.order(players, moment)[:2] if lots else chance.dice(len(found), moment)
        if found != expected:
            different.append(Difference(moment.happened + 1, found, expected))
    broken = [
        seat
        for seat, seed in enumerate(seeds, 1)
        if scheme == 2 and seal_of(tags["table"], seat, seed) != tags[f"seal-of-{seat}"]
    ]
    holds = keys.promise == tags["commitment"]
    return Proof(scheme, tags["commitment"], holds, len(moments), tuple(different), seeds, tuple(broken))


def _scheme(tags: Mapping[str, str]) -> int:
    named = tags.get("dice")
    if named == "hand":
        raise BadRecord(1, Said("records.dice-by-hand"))
    if named is None:
        raise BadRecord(1, Said("records.dice-unsaid", scheme=quoted(SCHEMES[NEWEST])))
    for scheme, name in SCHEMES.items():
        if name == named:
            return scheme
    raise BadRecord(1, Said("records.dice-unknown", scheme=quoted(named)))


def _check_tags(tags: Mapping[str, str], players: int, scheme: int) -> None:
    brought = ("seed", "seal") if scheme == 2 else ("seed",)
    for name in ("table", "commitment", *(f"{what}-of-{seat}" for what in brought for seat in range(1, players + 1))):
        if name not in tags:
            raise BadRecord(1, Said("records.lacks", name=quoted(name)))


def _moments(record: Record) -> list[ChanceMoment]:
    """When chance was asked."""
    asked = [number for number, event in enumerate(record.events) if event.declared.chance]
    return [ChanceMoment(number, decided) for decided, number in enumerate(asked)]


def _keys_told(tags: Mapping[str, str], scheme: int, throws: int) -> Keys:
    name = "secret" if scheme == 1 else "key"
    if name not in tags and scheme == 1:
        raise BadRecord(1, Said("records.secret-untold"))
    if name not in tags and throws:
        raise BadRecord(1, Said("records.lacks", name=quoted(name)))
    told = tags.get(name, tags["commitment"])  # before the first throw the promise is all there is
    if not DIGEST.fullmatch(told):
        raise BadRecord(1, Said("records.bad-secret" if scheme == 1 else "records.bad-key"))
    return OneSecret(bytes.fromhex(told)) if scheme == 1 else KeysTold(bytes.fromhex(told), throws)
