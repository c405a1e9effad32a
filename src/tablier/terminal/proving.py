"""``verify``: whether the dice of a record are those that were promised before the first throw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from ..fairness import Proof, verify
from ..records import Record
from .console import output, write_json


def show_proof(path: Path, mine: Sequence[str], promise: str | None, as_json: bool) -> int:
    """Check a record against what its reader kept and say what was found; the exit code. Raises OSError, BadRecord."""
    proof = verify(Record.load(path))
    given = None if promise is None else promise.strip().lower() == proof.commitment.lower()
    holds = proof.holds and given is not False and all(seed in proof.seeds for seed in mine)
    if as_json:
        kept = {"promise_is_yours": given, "mine": {seed: seed in proof.seeds for seed in mine}}
        write_json({"holds": holds, **asdict(proof), **kept})
    else:
        output().print("\n".join((*_of_record(proof), *_of_reader(proof, mine, given))), soft_wrap=True)
    return 0 if holds else 1


def _of_record(proof: Proof) -> Iterator[str]:
    """What the record proves by itself."""
    if not proof.throws:
        yield "Nothing has been thrown yet."
    elif proof.commitment_holds:
        yield "The secret is the one promised before the first throw."
    else:
        yield "The secret is NOT the one promised before the first throw: its digest differs from the commitment."
    for seat in proof.not_as_sealed:
        yield f"The seed of seat {seat} is NOT the one that was sealed."
    if proof.throws and not proof.differences:
        yield f"All {proof.throws} throws follow from it and from the players' seeds."
    for difference in proof.differences:
        found, expected = ("-".join(map(str, dice)) for dice in (difference.found, difference.expected))
        yield f"Event {difference.event} has {found}, where secret and seeds give {expected}."
    if proof.scheme == 1:
        yield "These dice are of scheme 1, which leaves two ways to steer them to whoever knows the secret:"
        yield "to add events that change nothing until a throw suits, and to choose a seed last."


def _of_reader(proof: Proof, mine: Sequence[str], given: bool | None) -> Iterator[str]:
    """How it fits what its reader was promised and gave."""
    if given is not None:
        yield "The promise is the one you were given." if given else "The promise is NOT the one you were given."
    for seed in mine:
        if seed in proof.seeds:
            yield f"The seed {seed!r} is that of seat {proof.seeds.index(seed) + 1}."
        else:
            yield f"The seed {seed!r} is NOT among those these dice are made of."
