"""Counts of positions at one and two plies, per ruleset, against a table; at one ply also against the oracle."""

from __future__ import annotations

import pytest

import perft
from builders import RACE_IDS, oracle_results, place
from tablier import GAMES
from tablier.dice import rolls

STORED = perft.stored()


def test_the_table_has_every_ruleset_and_position() -> None:
    """C-2: a race game without a row fails here."""
    assert sorted(STORED) == sorted(perft.entries())
    families = {game.id for game in GAMES.values() if game.family == "race"}
    assert families == {text.partition(":")[0].partition("@")[0] for text in STORED}
    assert families == {game_id.partition("@")[0] for game_id in RACE_IDS}, "whose plays the oracle finds, too"


@pytest.mark.parametrize("text", sorted(STORED))
def test_one_ply_has_as_many_positions_for_each_roll_as_in_the_table(text: str) -> None:
    """C-2."""
    assert perft.one_ply(place(text)) == STORED[text]["each"]
    assert sum(STORED[text]["each"].values()) == STORED[text]["one"]


@pytest.mark.parametrize("text", sorted(STORED))
def test_two_plies_have_as_many_positions_as_in_the_table(text: str) -> None:
    """C-2."""
    assert perft.two_plies(place(text)) == (STORED[text]["two"], STORED[text]["first plies"])


@pytest.mark.parametrize("text", sorted(STORED))
def test_the_oracle_counts_the_same_at_one_ply(text: str) -> None:
    """C-2: but for the rolls with more than a few hundred plays."""
    position = place(text)
    for roll, _ in rolls(position.game.dice):
        counted = STORED[text]["each"]["-".join(map(str, roll))]
        if counted <= 250:
            assert len(oracle_results(position, roll)) == counted, f"{text} {roll}"
