"""Short matches and their reviews, quickly made, for whatever is told of a review."""

from __future__ import annotations

from functools import cache

from review.playing import played
from tablier import Record
from tablier.review import Review, review


@cache
def begun() -> tuple[Record, Review]:
    """The beginning of a game of Irish in which anything legal is played."""
    whole = played("irish", "random", "random", seed=4)
    record = Record(whole.table, whole.events[:18])
    return record, review(record, "quick")


@cache
def claimed() -> tuple[Record, Review]:
    """A match of Unstacked Draughts in which dice are overlooked."""
    record = played("unstacked", seed=3, games=4, match=3, claims="manual")
    return record, review(record, "quick")


def both() -> list[tuple[Record, Review]]:
    return [begun(), claimed()]
