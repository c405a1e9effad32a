"""The old jans (T-36): jan de rencontre and Margot la fendue, in the kernel, at the table, in words and pictures.

The pile de misère is tested among the other jans that need a full play.
"""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tablier import BadPosition, Phase, Record, Table, Unreadable, read_position
from tablier.batch import legal_plays, playouts
from tablier.games.trictrac.jans import KINDS
from tablier.games.trictrac.position import TrictracPosition
from tablier.svg import draw
from trictrac.helping import TALON, WHITE, due, game, marked, scored, setup, sit_down
from trictrac.placing import answers_to_first_throws, lone_men_scattered
from trictrac.test_against_oracle import assert_same
from trictrac.test_properties import mirrored

OLD = game(old_jans=True)
MARGOT = "15,17,24x13"
"""The opponent with two lone men and one empty field between them."""
AFTER_SIX_FIVE = "trictrac@old_jans=true:b:1x13,6x1,7x1:1x15:rolls=1,0:first=6,5"


def old(position: TrictracPosition, *roll: int) -> list[tuple[str, int, int, str]]:
    """What the old jans alone are worth."""
    return [event for event in due(position, *roll) if event[0] in ("rencontre", "margot")]


# Jan de rencontre


def opened(*dice: int, options: str = "old_jans=true", game_id: str = "trictrac") -> Table:
    """A table after the first play of a setting."""
    table = Table(f"{game_id}@{options}", seed=1)
    table.throw(*dice)
    table.play(table.plays()[0])
    return table


@pytest.mark.parametrize("answer", [(6, 5), (5, 6)])
def test_the_same_numbers_in_answer_are_a_jan_de_rencontre(answer: tuple[int, int]) -> None:
    """T-36: four points to the second player, whatever the order of the dice."""
    table = opened(6, 5)
    table.throw(*answer)
    (event,) = table.jans
    assert (event.kind, event.ways, event.field, event.points, event.to, event.clause) == (
        "rencontre", 1, 0, 4, 1, "T-36",
    )  # fmt: skip
    assert event.arrows == ()
    assert "same numbers" in str(event.sentence)
    assert marked(table) == ((0, 0), (0, 4))


@pytest.mark.parametrize("answer", [(6, 4), (5, 5), (6, 6), (2, 1)])
def test_other_numbers_are_none(answer: tuple[int, int]) -> None:
    """T-36."""
    table = opened(6, 5)
    table.throw(*answer)
    assert not any(event.kind == "rencontre" for event in table.jans)


def test_without_the_option_nothing_is_remembered_and_nothing_is_due() -> None:
    """T-36: and the id is as long as it was."""
    table = opened(6, 5, options="old_jans=false")
    assert table.position.first == (0, 0)  # type: ignore[attr-defined]
    assert "first" not in table.position.id
    table.throw(6, 5)
    assert table.jans == ()


def test_only_the_first_throws_of_both_meet() -> None:
    """T-36: not a player's second throw, nor the first player's."""
    table = opened(6, 5)
    table.throw(4, 3)
    table.play(table.plays()[0])
    assert table.position.first == (0, 0)  # type: ignore[attr-defined]
    for _ in range(2):
        table.throw(6, 5)
        assert not any(event.kind == "rencontre" for event in table.jans)
        table.play(table.plays()[0])


def test_a_double_in_a_later_setting_counts_six() -> None:
    """T-36, T-3: after a leaving the first throw may be a double."""
    start = setup("19x2,20x2,21x3,22x2,23x3,24x3", "1x15", of=OLD, points=(8, 0), flags=(True, False))
    table = sit_down(start, 2, 1)
    table.trictrac.leave()
    assert (table.phase, table.player, table.position.rolls) == (Phase.THROW, WHITE, (0, 0))  # type: ignore[attr-defined]
    table.throw(3, 3)
    table.play(table.plays()[0])
    table.throw(3, 3)
    assert [(event.kind, event.points, event.to) for event in table.jans] == [("rencontre", 6, 1)]


def test_a_throw_voided_meets_nothing() -> None:
    """T-36, C-5: it is made again, and the next one counts."""
    table = opened(6, 5)
    table.throw(6, 5)
    table.void()
    assert marked(table) == ((0, 0), (0, 0))
    table.throw(6, 4)
    assert table.jans == ()
    table.void()
    table.throw(5, 6)
    assert marked(table) == ((0, 0), (0, 4))


def test_it_is_forgotten_once_the_second_player_has_played() -> None:
    """T-36."""
    table = opened(6, 5)
    assert table.position.first == (6, 5)  # type: ignore[attr-defined]
    table.throw(6, 5)
    table.play(table.plays()[0])
    assert "first" not in table.position.id


def test_positions_remember_the_first_throw_in_their_ids() -> None:
    """T-36: ids without it stay readable, and then nothing is known to meet."""
    position = read_position(AFTER_SIX_FIVE)
    assert isinstance(position, TrictracPosition)
    assert position.first == (6, 5)
    assert position.id == AFTER_SIX_FIVE
    assert TrictracPosition.of_array(OLD, position.array()) == position
    assert read_position(AFTER_SIX_FIVE.replace("6,5", "5,6")) == position
    unknown = read_position(AFTER_SIX_FIVE.removesuffix(":first=6,5"))
    assert isinstance(unknown, TrictracPosition)
    assert old(position, 6, 5) == [("rencontre", 1, 4, "roller")]
    assert old(unknown, 6, 5) == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("trictrac:b:1x13,6x1,7x1:1x15:rolls=1,0:first=6,5", "old_jans only"),
        ("trictrac@old_jans=true:b:1x13,6x1,7x1:1x15:rolls=1,1:first=6,5", "until the second player"),
        ("trictrac@old_jans=true:w:1x13,6x1,7x1:1x15:rolls=1,0:first=6,5", "until the second player"),
    ],
)
def test_a_first_throw_that_cannot_be_waiting_is_no_position(wrong: str, said: str) -> None:
    """T-36."""
    with pytest.raises(BadPosition, match=said):
        read_position(wrong)
    with pytest.raises(Unreadable):
        read_position(wrong.replace("6,5", "7,5"))


def test_both_numbers_of_a_first_throw_are_named() -> None:
    """T-36."""
    with pytest.raises(BadPosition, match="two numbers from 1 to 6"):
        setup("1x13,18,19", TALON, 1, OLD, rolls=(1, 0), first=(5, 6))


# Margot la fendue


@pytest.mark.parametrize(
    ("own", "other", "roll", "ways", "points"),
    [
        ("1x14,11", MARGOT, (5, 4), 1, 2),
        ("1x13,10,11", MARGOT, (6, 5), 2, 4),
        ("1x12,5,10,11", MARGOT, (6, 5), 3, 6),
        ("1x14,10", MARGOT, (3, 3), 1, 4),
        ("1x13,5,7", "8,10,24x13", (2, 2), 2, 8),
        ("1x14,7", "13x2,15,17,24x11", (6, 3), 1, 2),
    ],
    ids=["one", "two", "three", "double", "double-two", "one-rest-open"],
)
def test_margot_la_fendue_is_paid_by_the_way(
    own: str, other: str, roll: tuple[int, int], ways: int, points: int
) -> None:
    """T-36: two points a way to the opponent, four by a double; the sum needs an open rest, as a hit does."""
    assert old(setup(own, other, of=OLD), *roll) == [("margot", ways, points, "opponent")]
    assert old(setup(own, other), *roll) == []


@pytest.mark.parametrize(
    ("own", "other", "roll"),
    [
        ("1x15", MARGOT, (6, 5)),
        ("1x13,11,16", MARGOT, (5, 4)),
        ("1x14,11", "15x2,17,24x12", (5, 4)),
        ("1x14,11", "15,17x2,24x12", (5, 4)),
        ("1x14,11", "15,16,17,24x12", (5, 4)),
        ("1x14,11", "16,17,24x13", (5, 4)),
        ("1x14,7", "10x2,13x2,15,17,24x9", (6, 3)),
    ],
    ids=["out-of-reach", "own-man-there", "one-is-a-case", "other-is-a-case", "not-empty", "no-gap", "rests-closed"],
)
def test_what_is_no_margot(own: str, other: str, roll: tuple[int, int]) -> None:
    """T-36."""
    assert old(setup(own, other, of=OLD), *roll) == []


def test_margot_is_told_with_field_men_and_numbers() -> None:
    """T-36."""
    position = setup("1x13,10,11", MARGOT, of=OLD)
    (event,) = (event for event in OLD.jans(position, (6, 5)) if event.kind == "margot")
    assert (event.field, event.ways, event.points, event.to, event.clause) == (16, 2, 4, 1, "T-36")
    assert event.arrows == ((10, 16, "6", "false"), (11, 16, "5", "false"))
    assert str(event.name) == "Margot la fendue, two ways"
    assert "lone men on 15 and 17" in str(event.sentence)


def test_every_field_between_lone_men_counts_for_itself() -> None:
    """T-36: as every blot does (T-26)."""
    position = setup("1x13,10,8", "15,17,19,24x12", of=OLD)
    assert old(position, 6, 4) == [("margot", 1, 2, "opponent")] * 2


# Both


def test_the_order_of_marking_is_that_of_the_kinds() -> None:
    """T-43: the jan de rencontre among the opening jans, Margot right after the false hits."""
    assert KINDS.index("six-tables") < KINDS.index("rencontre") < KINDS.index("true-hit-small")
    assert KINDS.index("false-hit-big") < KINDS.index("margot") < KINDS.index("contre-two-tables")
    for position, roll in lone_men_scattered(3, 200, OLD):
        order = [KINDS.index(event.kind) for event in OLD.jans(position, roll)]
        assert [code >= KINDS.index("false-hit-small") for code in order] == sorted(
            code >= KINDS.index("false-hit-small") for code in order
        )


@pytest.mark.parametrize("seed", range(2))
def test_scattered_men_and_first_throws_give_what_the_oracle_gives(seed: int) -> None:
    """T-36: a second opinion written apart."""
    met: Counter[tuple[str, int]] = Counter()
    for cases in (lone_men_scattered(seed, 800, OLD), answers_to_first_throws(seed, 400, OLD)):
        for position, roll in cases:
            assert_same(position, roll)
            met.update((event.kind, event.ways) for event in OLD.jans(position, roll))
    assert all(met["margot", ways] for ways in (1, 2, 3)), met
    assert met["rencontre", 1] > 100


def test_players_and_dice_may_be_changed() -> None:
    """T-1, T-36: either side, and either order of the dice."""
    for cases in (lone_men_scattered(7, 200, OLD), answers_to_first_throws(7, 200, OLD)):
        for position, roll in cases:
            assert due(position, *roll) == due(mirrored(position), *roll)
            assert Counter(due(position, *roll)) == Counter(due(position, *roll[::-1]))
            assert read_position(position.id) == position


def test_a_jan_de_rencontre_forgotten_is_a_school() -> None:
    """T-36, T-60: players who mark by hand mark it for themselves."""
    table = Table("trictrac@old_jans=true,marking=manual", seed=1)
    table.throw(6, 5)
    table.trictrac.mark(0)
    table.play("1/7 1/6")
    table.throw(5, 6)
    table.trictrac.mark(0)
    table.play("1/7 1/6")
    table.trictrac.school(4)
    table.trictrac.contest()
    table.trictrac.persist()
    assert marked(table) == ((0, 8), (0, 0))


def test_a_margot_is_marked_by_the_opponent_before_throwing() -> None:
    """T-36, T-60: and forgotten by throwing."""
    for mark in (True, False):
        table = sit_down(setup("1x13,10,11", MARGOT, of=game(old_jans=True, marking="manual")), 6, 5)
        table.trictrac.mark(4)
        table.play("1/7 1/6")
        if mark:
            table.trictrac.mark(4)
        table.throw(2, 1)
        assert marked(table) == ((0, 4), (0, 4 if mark else 0))
        table.trictrac.school(4)
        table.trictrac.contest()
        table.trictrac.persist()
        assert table.marks[-1].player == (1 if mark else 0)


def test_the_referee_marks_margot_after_the_roller() -> None:
    """T-36, T-43: the roller's hole wipes the points before; Margot is marked from zero."""
    table = sit_down(setup("1x13,10,11", MARGOT, of=OLD, points=(8, 6), flags=(False, False), holes=(0, 0)), 6, 5)
    assert table.phase is Phase.STAY
    table.trictrac.stay()
    assert marked(table) == ((1, 0), (0, 4))
    assert [(mark.player, mark.clause) for mark in table.marks] == [(0, "T-25"), (0, "T-25"), (1, "T-36")]


def test_the_scored_game_plays_the_old_jans() -> None:
    """T-36, T-80: every round begins with a first throw."""
    table = opened(4, 2, options="old_jans=true,rounds=2", game_id="trictrac-a-ecrire")
    table.throw(2, 4)
    assert marked(table) == ((0, 0), (0, 4))
    playing = scored(old_jans=True)
    assert old(setup("1x14,11", MARGOT, of=playing), 5, 4) == [("margot", 1, 2, "opponent")]


def test_records_keep_a_jan_de_rencontre() -> None:
    """T-36: a replayed match marks it again."""
    table = opened(6, 5)
    table.throw(6, 5)
    again = Record.read(str(table.record())).replay()
    assert again.marks == table.marks
    assert again.position == table.position


def test_random_games_are_played_with_the_old_jans() -> None:
    """T-36: simulated games go otherwise than without them, the same ones every time."""
    with_them, without = (playouts(f"trictrac@old_jans={value}", 200, 3) for value in ("true", "false"))
    assert (with_them == playouts("trictrac@old_jans=true", 200, 3)).all()
    assert (with_them != without).any()


def test_plays_listed_in_a_batch_remember_the_first_throw() -> None:
    """T-36."""
    listed = legal_plays(OLD, OLD.start().array(), np.array([[5, 6]]))
    assert listed.of(0)["first"].tolist() == [[6, 5]] * len(listed.of(0))


def test_margot_is_drawn_dashed_in_the_colour_of_the_one_who_marks() -> None:
    """T-36: with a ring on the empty field, and no cross on a rest."""
    position = setup("1x14,7", "13x2,15,17,24x11", of=OLD)
    picture = str(draw(position, dice=(6, 3), jans=OLD.jans(position, (6, 3))))
    assert 'data-kind="margot"' in picture
    assert 'data-source="7" data-target="16" data-style="false" data-label="9"' in picture
    assert 'data-part="place"' in picture
    assert 'data-part="closed"' not in picture
