"""Position ids: whatever is typed is read or refused with a reason, and a refusal lists every fault."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from builders import refusal
from depth import examples
from strategies import positions
from tablier import GAMES, BadPosition, TablierError, read_position
from tablier.games.race.position import RacePosition

STARTS = [kind().start().id for kind in GAMES.values()] + [
    "backgammon@modern:b:barx1,12x14:1x15", "jacquet-de-versailles:w:1x14,17:1x15:free=b",
    "garanguet@overflow=as-printed:w:-:20x15",
]  # fmt: skip


def read_or_refused(text: str) -> None:
    try:
        position = read_position(text)
    except TablierError:
        return
    assert read_position(position.id) == position
    assert read_position(position.id).id == position.id


@examples(300)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


@examples(500)
@given(
    st.sampled_from(STARTS),
    st.integers(0, 80),
    st.integers(0, 4),
    st.text(max_size=4) | st.sampled_from("0123456789x,:-@=wb"),
)
def test_a_damaged_id_is_read_or_refused(text: str, at: int, cut: int, put: str) -> None:
    read_or_refused(text[:at] + put + text[at + cut :])


@examples(300)
@given(
    st.from_regex(
        r"(garanguet|backgammon|jacquet-de-versailles)(@[a-z_=,]{0,9})?:[wb]:([0-9bar]{1,3}(x[0-9]{1,2})?,?){0,5}:([0-9]{1,2}(x[0-9]{1,2})?,?){0,5}(:free=[wb]{0,3})?",
        fullmatch=True,
    )
)
def test_what_looks_like_an_id_is_read_or_refused(text: str) -> None:
    read_or_refused(text)


@example("garanguet:w:1x" + "9" * 5000 + ":1x15")
@example("garanguet:w:" + "9" * 5000 + ":1x15")
@example("garanguet:w:٣x15:1x15")
@given(st.sampled_from(STARTS))
def test_numbers_of_any_size_are_read_or_refused(text: str) -> None:
    read_or_refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "garanguet@preset=x:w:1x15:1x15",
        "garanguet@self=x:w:1x15:1x15",
        "garanguet@overflow=" + "9" * 5000 + ":w:1x15:1x15",
    ],
    ids=["preset", "self", "long"],
)
def test_variants_of_any_kind_are_read_or_refused(text: str) -> None:
    read_or_refused(text)


@examples(200)
@given(positions())
def test_ids_are_read_leniently(position: RacePosition) -> None:
    """Case and spaces do not matter."""
    game, _, fields = position.id.partition(":")
    assert read_position(position.id.upper()) == position
    assert read_position(f"  {game}: {fields.replace(',', ' , ').replace(':', ' : ')}\n") == position


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("garanguet:w:1*15:1x15", "garanguet:w:1x15:1x15"),
        ("garanguet:white:1x10,1x5:1x15", "garanguet:w:1x15:1x15"),
        ("garanguet:w:24,offx14:20x15", "garanguet:w:24x1:20x15"),
        ("garanguet:w:24,25x14:20x15", "garanguet:w:24x1:20x15"),
        ("backgammon:b:0x2,12x13:1x15", "backgammon:b:barx2,12x13:1x15"),
        ("backgammon:b:bar bar 12x13:1x15", "backgammon:b:barx2,12x13:1x15"),
        ("backgammon@binding=no:b:12x15:1x15", "backgammon@binding=false:b:12x15:1x15"),
        ("backgammon@doubles=house:b:12x15:1x15", "backgammon@house:b:12x15:1x15"),
        ("backgammon@house,doubles=plain:b:12x15:1x15", "backgammon:b:12x15:1x15"),
        ("backgammon@bear_off=exact:b:12x15:1x15", "backgammon:b:12x15:1x15"),
    ],
)
def test_what_means_the_same_is_written_canonically(text: str, same: str) -> None:
    assert read_position(text).id == same


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("garanguet:w:1x16:1x14,offx0,1x3", ["White has 16 men instead of 15", "Black has 17 men instead of 15"]),
        ("garanguet:w:1x14,off:1x14,offx2", ["Black has 16 men instead of 15"]),
        ("garanguet:w:bar,1x14:bar,1x14", [
            "White has a man on the bar, but there is no hitting in Garanguet",
            "Black has a man on the bar, but there is no hitting in Garanguet",
        ]),
        ("garanguet:w:1x5,24x10:1x5,24x10", [
            "White’s 1 and Black’s 24 are the same point and both hold men",
            "White’s 24 and Black’s 1 are the same point and both hold men",
        ]),
        ("jacquet-de-versailles:w:1x13,2x2:1x10,3x5", [
            "White has 2 men off the talon, but no courier is through",
            "Black has 5 men off the talon, but no courier is through",
        ]),
        ("jacquet-de-versailles:w:1x15:1x2,13x13:free=b", [
            "White’s 1 and Black’s 13 are the same point and both hold men",
        ]),
        ("backgammon:w:1x15:1x15:free=wb", [
            "White has a courier through, but Backgammon after Willughby has no courier",
            "Black has a courier through, but Backgammon after Willughby has no courier",
        ]),
        ("backgammon:w:-:-", ["both players have borne off all their men"]),
    ],
)  # fmt: skip
def test_every_fault_of_a_position_is_listed(text: str, faults: list[str]) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    assert list(caught.value.faults) == faults
    assert all(fault in str(caught.value) for fault in faults)


def test_faults_of_a_position_made_by_hand_are_listed_too() -> None:
    game = read_position("garanguet:w:1x15:1x15").game
    men = tuple([-1, 16] + [0] * 24)
    with pytest.raises(BadPosition) as caught:
        RacePosition(game, (men, (0,) * 25), 2)  # type: ignore[arg-type]
    assert list(caught.value.faults) == [
        "nobody is player 2",
        "White has fewer than no men on 0",
        "Black’s men are given on 25 path numbers instead of 26",
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-position-id"),
        ("garanguet", "bad-position-id"),
        ("garanguet:w:1x15", "bad-position-id"),
        ("garanguet:w:1x15:1x15::", "bad-position-id"),
        ("garanguet:x:1x15:1x15", "bad-position-id"),
        ("garanguet:w:1x15:1x15:free=x", "bad-position-id"),
        ("garanguet:w:26x15:1x15", "bad-men"),
        ("garanguet:w:1y15:1x15", "bad-men"),
        ("garanguet:w:1x-15:1x15", "bad-men"),
        ("garangue:w:1x15:1x15", "unknown-game"),
        ("garanguet@modern:w:1x15:1x15", "unknown-preset"),
        ("garanguet@colour=red:w:1x15:1x15", "unknown-option"),
        ("garanguet@overflow=red:w:1x15:1x15", "bad-option-value"),
        ("backgammon@modern,house:w:1x15:2x15", "two-presets"),
        ("backgammon@binding=1:w:1x15:2x15", "bad-option-value"),
    ],
)
def test_every_refusal_has_its_code(text: str, code: str) -> None:
    assert refusal(read_position, text)[0] == code


def test_a_courier_in_the_last_quadrant_is_through() -> None:
    """J-5: a man stands on 20, so the rule is lifted, whether the id says so or not."""
    position = read_position("jacquet-de-versailles:w:1x14,20:1x15")
    assert position.id == "jacquet-de-versailles:w:1x14,20x1:1x15:free=w"
    assert isinstance(position, RacePosition)
    with pytest.raises(BadPosition) as caught:
        RacePosition(position.game, position.men, 0, (False, False))
    assert list(caught.value.faults) == ["White has a man on 19 or beyond, so its courier is through"]
