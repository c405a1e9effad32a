"""A slow and obvious second opinion on Trictrac: what may be played, what is due, how it is marked and settled.

This module restates the clauses T-1 to T-89 in the plainest Python possible. It shares no code with the package: the
tests compare the two. What is due on a roll is found by listing every play and looking at the positions it leads to.

A position is ``own`` and ``other``: for the player who has rolled and for the opponent, 26 counts of men, each on that
player's own path. Index 0 is unused, 1 is the talon, 12 the rest corner, 13 the other player's corner, 24 the other
player's talon, 25 off. The movement is contrary: the point I call ``p`` is the point the opponent calls ``25 - p``.
All fields in plays and events are numbered on the path of the player who has rolled.

Every rule is one small function that names its clause.
"""

from __future__ import annotations

from .board import (
    ALL_MEN,
    BOARD,
    CORNER,
    OFF,
    OTHER_CORNER,
    START,
    Context,
    Event,
    Men,
    Options,
    Play,
    all_off,
    can_still_fill,
    either_order,
    men,
)
from .dues import events, points_for
from .marking import (
    NOTHING_MARKED,
    Side,
    claim,
    contested_claim,
    holes_of,
    leave,
    mark,
    mark_roll,
    may_leave,
    school,
    stake,
)
from .plays import complete_plays, corner_by_effect, legal_plays, sequences, two_men_stand_ready
from .scored import (
    Round,
    bet,
    bets_of_three_by_losses,
    consolation,
    consolation_to_the_idle,
    final_account,
    first_move_of_two,
    next_pair_of_four,
    next_pair_of_three,
    round_factor,
    round_factor_by_leaving,
    round_is_drawn,
    round_is_over,
    round_value,
    rounds_allowed,
)

__all__ = [
    "ALL_MEN",
    "BOARD",
    "CORNER",
    "NOTHING_MARKED",
    "OFF",
    "OTHER_CORNER",
    "START",
    "Context",
    "Event",
    "Men",
    "Options",
    "Play",
    "Round",
    "Side",
    "all_off",
    "bet",
    "bets_of_three_by_losses",
    "can_still_fill",
    "claim",
    "complete_plays",
    "consolation",
    "consolation_to_the_idle",
    "contested_claim",
    "corner_by_effect",
    "either_order",
    "events",
    "final_account",
    "first_move_of_two",
    "holes_of",
    "leave",
    "legal_plays",
    "mark",
    "mark_roll",
    "may_leave",
    "men",
    "next_pair_of_four",
    "next_pair_of_three",
    "points_for",
    "round_factor",
    "round_factor_by_leaving",
    "round_is_drawn",
    "round_is_over",
    "round_value",
    "rounds_allowed",
    "school",
    "sequences",
    "stake",
    "two_men_stand_ready",
]
