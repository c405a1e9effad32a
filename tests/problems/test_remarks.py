"""What is seen on a board when two plays are compared is what the rules say."""

from __future__ import annotations

import pytest

from tablier.games import family_of, read_position
from tablier.saying import Said


def seen(before: str, natural: str, best: str) -> dict[str, Said]:
    """What is worse after the one position than after the other, by key."""
    position = read_position(before)
    told = family_of(position.game).remarks.worse(position, read_position(natural), read_position(best))
    assert all(weight > 0 for weight, _ in told)
    return {said.key.partition(".")[2]: said for _, said in told}


@pytest.mark.parametrize(
    ("distance", "throws"),
    # The shots of modern backgammon, as every book has them; with nothing in between.
    [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5), (10, 3), (11, 2), (12, 3)],
)
def test_shots_are_those_of_the_books(distance: int, throws: int) -> None:
    """Black's last man on his 6 looks at a lone man of White's, so far before him."""
    lone = 25 - (6 + distance)
    game = "backgammon@modern"
    theirs = "6x1,22x7,23x7"
    natural = f"{game}:b:{lone}x1,23x7,24x7:{theirs}"
    best = f"{game}:b:23x8,24x7:{theirs}"
    said = seen(best.replace(":b:", ":w:"), natural, best)["more-shots"]
    assert (said.values["n"], said.values["m"]) == (throws, 0)
    assert said.values["at"].numbers == (lone, 25 - lone)


def test_a_row_a_point_and_men_back_are_counted() -> None:
    theirs = "1x2,12x5,17x3,19x5"
    before = f"irish:w:1x2,12x5,17x3,19x5:{theirs}"
    natural = f"irish:b:1x2,12x4,14x1,16x1,17x2,19x5:{theirs}"
    best = f"irish:b:1x1,2x1,12x4,16x2,17x2,18x2,19x3:{theirs}"
    told = seen(before, natural, best)
    assert (told["shorter-row"].values["n"], told["shorter-row"].values["m"]) == (4, 1)
    assert told["open-point"].values["at"].numbers[0] == 18


def test_men_off_and_a_hit() -> None:
    theirs = "19x5,20x5,21x4"
    before = f"irish:w:19x5,20x5,21x2:1x1,{theirs}"
    told = seen(before, f"irish:b:19x5,20x4,21x2,23x1:1x1,{theirs}", f"irish:b:19x5,20x5,21x1,24x1:barx1,{theirs}")
    assert told["hits-fewer"].values["n"] == 1
    told = seen(before, f"irish:b:19x5,20x4,21x2,23x1:1x1,{theirs}", f"irish:b:19x4,20x5,21x2:1x1,{theirs}")
    assert (told["fewer-off"].values["n"], told["fewer-off"].values["m"]) == (4, 3)


def test_a_courier_left_on_his_way() -> None:
    game = "jacquet-de-versailles"
    told = seen(f"{game}:w:1x14,18x1:1x15", f"{game}:b:1x14,18x1:1x15", f"{game}:b:1x14,19x1:1x15:free=w")
    assert "courier" in told


def test_the_corner_and_a_jan_in_trictrac() -> None:
    theirs = "1x15"
    before = f"trictrac:w:1x1,6x2,7x2,8x2,9x2,10x2,11x4:{theirs}"
    natural = f"trictrac:b:1x1,7x2,8x4,9x2,10x2,11x4:{theirs}"
    best = f"trictrac:b:1x1,6x2,7x2,8x2,9x2,10x2,11x2,12x2:{theirs}"
    told = seen(before, natural, best)
    assert "corner-not-taken" in told
    assert told["not-filled"].values["jan"] == Said("trictrac-play.jan-big")


def test_better_plays_are_not_called_worse() -> None:
    """Nothing is said of what the natural play does as well or better."""
    position = "irish:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5"
    after = "irish:b:1x2,12x4,16x1,17x3,19x5:1x2,12x5,17x3,19x5"
    assert not seen(position, after, after)
