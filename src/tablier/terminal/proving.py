"""``verify``: whether the dice of a record are those that were promised before the first throw."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from ..fairness import Proof, verify
from ..records import Record
from .console import output, write_json


def show_proof(path: Path, as_json: bool) -> int:
    """Check a record and say what was found; the exit code. Raises OSError, BadRecord."""
    proof = verify(Record.load(path))
    if as_json:
        write_json({"holds": proof.holds, **asdict(proof)})
    else:
        output().print("\n".join(_sentences(proof)), soft_wrap=True)
    return 0 if proof.holds else 1


def _sentences(proof: Proof) -> list[str]:
    told = ["The secret is the one promised before the first throw."]
    if not proof.commitment_holds:
        told = ["The secret is NOT the one promised before the first throw: its digest differs from the commitment."]
    if not proof.differences:
        return [*told, f"All {proof.throws} throws follow from it and from the players' seeds."]
    for difference in proof.differences:
        found, expected = ("-".join(map(str, dice)) for dice in (difference.found, difference.expected))
        told.append(f"Event {difference.event} has {found}, where secret and seeds give {expected}.")
    return told
