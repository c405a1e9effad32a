"""A review written into the record it is of: a verdict below each act that could have been better."""

from __future__ import annotations

from dataclasses import replace

from ..records import Record, Verdict
from .verdicts import Review


def noted(record: Record, review: Review) -> Record:
    """The record with the verdicts of a review, in place of any it had."""
    verdicts: dict[int, list[Verdict]] = {}
    for one in review.mistakes:
        found = one.best.found
        verdict = Verdict(
            one.kind, one.verdict, one.cost_in_points, one.best.name, found.how, found.turns, found.trials
        )  # fmt: skip
        verdicts.setdefault(one.event, []).append(verdict)
    return replace(record, verdicts=verdicts)
