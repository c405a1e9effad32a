"""What single treatises settle otherwise than the rules page does by default: every example as its source has it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import trictrac_oracle as oracle
from builders import refusal
from depth import examples
from tablier import BadOption, BadPosition, Phase, Table, read_position
from tablier.games.phases import OVER, THROW
from tablier.games.trictrac.account import Account
from tablier.games.trictrac.marking import add_holes
from tablier.games.trictrac.scored import (
    BIG_BREDOUILLE,
    SIMPLE,
    SMALL_BREDOUILLE,
    RoundResult,
    Scheme,
    consolation,
    value,
)
from tablier.games.trictrac.state import POSITION
from tablier.games.trictrac.tokens import MOST, tokens_won
from tablier.games.trictrac.turn import leave
from trictrac.helping import PAST, Men, due, ends, game, men, oracle_ends, scored, setup, sit_down

# The provincial exit: "Lois de sortie", Principes du jeu du Trictrac (1749) and Fallavel (1776)

PROVINCIAL = game(exit="provincial")


def leaving(own: str, *roll: int, other: str = PAST) -> set[Men]:
    """How the men may stand after a roll under the provincial exit."""
    return ends(setup(own, other, of=PROVINCIAL), *roll)


def stand(*texts: str) -> set[Men]:
    return {men(text) for text in texts}


@pytest.mark.parametrize(
    ("own", "roll", "after"),
    [
        # 3: by default only, when the number is greater than the fields between the farthest man and the edge.
        ("19x14,24", (6, 1), ["19x12,20,24"]),
        # 4: one number exceeds, and the other does not.
        ("20x2,21", (6, 2), ["20,23", "21,22"]),
        # 5 and 8: both exceed, and two men leave, the farthest first.
        ("22x2,24", (6, 5), ["24"]),
        ("22,23,24", (6, 5), ["24"]),
        # 6: neither exceeds, though one man could leave by the two together: they are played separately.
        ("20,21", (3, 2), ["22,24", "23x2"]),
        # 2 and 7: whatever can be played inside is played there, from where one likes.
        ("20,21,23", (2, 1), ["22x2,23", "21,22,24", "21,23x2", "20,23,24"]),
    ],
)
def test_the_laws_of_the_provincial_exit(own: str, roll: tuple[int, int], after: list[str]) -> None:
    """T-10, exit=provincial, law by law."""
    assert leaving(own, *roll) == stand(*after) == oracle_ends(setup(own, PAST, of=PROVINCIAL), *roll)


def test_a_man_alone_leaves_by_both_numbers_together() -> None:
    """T-10: its second number cannot be played inside; with another man beside it both are (law 6)."""
    assert leaving("22", 2, 1) == stand("-")
    assert due(setup("22", PAST, of=PROVINCIAL), 2, 1) == [("exit", 1, 4, "roller")]
    assert leaving("22,23", 2, 1) == stand("24x2")
    assert due(setup("22,23", PAST, of=PROVINCIAL), 2, 1) == []
    assert due(setup("22,23", PAST), 3, 2) == [("exit", 1, 4, "roller")]


def test_the_number_that_can_be_played_inside_is_even_where_the_other_must_then_take_a_nearer_man() -> None:
    """T-10: law 4 asks for the play that T-11 forbids in Paris."""
    assert leaving("20,24", 5, 4) == stand("24")
    assert ends(setup("20,24", PAST), 5, 4) == stand("-")


def test_a_smaller_number_that_opposing_men_block_takes_nobody_off() -> None:
    """T-10, T-35: law 3 asks about the farthest man; an exact number would have done in Paris."""
    provincial = setup("19x14,21", "20x2,23x2,1x11", of=PROVINCIAL)
    paris = setup("19x14,21", "20x2,23x2,1x11")
    assert due(provincial, 4, 4) == [("helpless", 2, 4, "opponent")]
    assert ends(provincial, 4, 4) == {provincial.men[0]}
    assert due(paris, 4, 4) == [("helpless", 1, 2, "opponent")]


def test_the_return_jan_is_kept_by_exits_of_the_farthest_only() -> None:
    """T-32: Lepeintre's six takes off the spare man of 19 either way; two aces of 24 do not leave."""
    own = "19x3,20x2,21x3,22x2,23x2,24x3"
    for of in (game(), PROVINCIAL):
        assert due(setup(own, PAST, of=of), 6, 3) == [("conserve-return", 1, 4, "roller")]
    spare = "19x2,20x2,21x2,22x2,23x2,24x5"
    assert due(setup(spare, PAST), 1, 1) == [("conserve-return", 1, 6, "roller")]
    assert due(setup(spare, PAST, of=PROVINCIAL), 1, 1) == []


def test_random_games_end_with_the_provincial_exit() -> None:
    """T-10, T-12: the playouts play by it."""
    position = setup("20,24", "1x1,2x1", of=PROVINCIAL, holes=(11, 0), run=(11, 0))
    results = PROVINCIAL.playouts(20, 7, position)
    assert (results[:, 0] >= 0).all()


# The tariff from two to five: the articles of the older treatise on the partie à écrire

TARIFF = {"bredouilles": "two-to-five"}


@pytest.mark.parametrize(
    ("article", "holes", "theirs", "bredouille", "left", "held"),
    [
        (17, 6, 0, SMALL_BREDOUILLE, 16, 24),
        (19, 7, 5, SMALL_BREDOUILLE, 18 - 5, 27 - 5),
        (20, 11, 0, SMALL_BREDOUILLE, 26, 39),
        (31, 12, 0, BIG_BREDOUILLE, 56, 70),
        (33, 20, 0, BIG_BREDOUILLE, 88, 110),
    ],
)
def test_what_bredouilles_are_worth(article, holes, theirs, bredouille, left, held):
    """T-82: the sums that the articles print, with a leaving and without."""
    assert value(holes, theirs, bredouille) == left
    assert value(holes, theirs, bredouille, held=True) == held


def test_the_consolation_has_the_same_factor():
    """T-82, T-84: articles 17, 18, 31, 32 and 69."""
    assert [consolation(SMALL_BREDOUILLE, held=held) for held in (False, True)] == [4, 6]
    assert [consolation(BIG_BREDOUILLE, held=held) for held in (False, True)] == [8, 10]


def sit(**options: object) -> Table:
    return Table("trictrac-a-ecrire", seed=1, rounds=2, marking="manual", **options)  # type: ignore[arg-type]


def turn(table: Table, points: int = 0, leaves: bool = False) -> None:
    """Whoever is next throws, marks whatever is wished, and leaves or plays; nobody claims anything."""
    if table.phase is Phase.OPENING:
        table.opening(6, 5)
    else:
        table.throw(6, 5)
    table.trictrac.mark(points)
    if leaves:
        table.trictrac.leave()
        table.trictrac.agree()
        return
    if table.phase is Phase.STAY:
        table.trictrac.stay()
    table.play(table.plays()[0])


COURSES = [
    # 16, 18: six holes at one stretch, and with a leaving after the second.
    ([(36, True)], 24),
    ([(12, True), (24, True)], 16),
    # 29 to 32: twelve; leaving is open until the sixth.
    ([(72, True)], 70),
    ([(24, True), (48, True)], 56),
    # 19: in second place, after holes of the other's.
    ([(12, False), (36, True)], 8 * 3 - 2),
    ([(12, False), (12, True), (24, True)], 8 * 2 - 2),
    ([(12, True), (0, False), (36, True)], 8 * 3 - 2),  # the loser's leaving does not matter below six holes
    # 25, 26: after a small bredouille that was missed, by how that was made.
    ([(36, False), (48, True)], 10 * 3 - 6),
    ([(12, True), (24, False), (48, True)], 10 * 2 - 6),
    # 37 to 39: the same with big ones.
    ([(84, False), (96, True)], 18 * 5 - 14),
    ([(12, True), (72, False), (96, True)], 18 * 4 - 14),
    # 22, 27: interrupted, the round is simple.
    ([(36, False), (12, False), (24, True)], 10 + 2 - 2),
]


@pytest.mark.parametrize(("course", "tokens"), COURSES)
def test_rounds_are_paid_by_whether_anybody_has_left(course: Sequence[tuple[int, bool]], tokens: int) -> None:
    """T-82, two-to-five: the points each marks in turn, and whether the player then leaves."""
    table = sit(**TARIFF)
    for points, leaves in course:
        turn(table, points, leaves)
    assert table.results[0].points == tokens
    assert table.account is not None
    assert table.account.entries[0].tokens == tokens


def test_by_default_nobody_asks_who_has_left() -> None:
    """T-82: positions, and what rounds are worth, stay as they were."""
    table = sit()
    turn(table, 12, leaves=True)
    assert "left" not in table.position.id
    turn(table, 24, leaves=True)
    assert table.results[0].points == 16
    one = sit()
    turn(one, 36, leaves=True)
    assert one.results[0].points == 16


def test_a_position_says_who_has_left() -> None:
    """T-82: it is written, read and refused where it cannot be."""
    table = sit(**TARIFF)
    turn(table, 12, leaves=True)
    written = table.position.id
    assert written.endswith(":holes=2,0:run=w2:left=w")
    assert read_position(written) == table.position
    both = written.replace("holes=2,0:run=w2:left=w", "holes=2,2:run=b2:left=wb")
    assert read_position(both).left == (True, True)
    with pytest.raises(BadPosition, match="White has left without a hole"):
        read_position(written.replace("holes=2,0:run=w2", "holes=0,2:run=b2"))
    for other in ("trictrac:", "trictrac-a-ecrire:"):
        with pytest.raises(BadPosition, match="remembered only where bredouilles ask"):
            read_position(f"{other}w:1x15:1x15:rolls=0,0:holes=2,0:run=w2:left=w")


def test_taking_all_men_off_is_no_leaving() -> None:
    """T-12, T-82: article 43."""
    position = setup("19x2", PAST, of=scored(**TARIFF), holes=(4, 0), run=(4, 0), points=(10, 0), flags=(False, False))
    table = sit_down(position, 6, 6)
    table.trictrac.stay()
    table.play(table.plays()[0])
    assert table.position.men[0][1] == 15
    assert table.position.left == (False, False)


def test_only_bredouilles_are_told_apart_by_leaving() -> None:
    """T-82."""
    assert refusal(RoundResult, 0, 1, 8, 3, SIMPLE, held=True) == ("wrong-bredouille", "T-82")


histories = st.lists(st.tuples(st.integers(0, 1), st.integers(1, 4), st.booleans()), min_size=1, max_size=14)


@examples(400)
@given(histories)
def test_any_course_of_a_round_is_worth_what_the_oracle_says(history: list[tuple[int, int, bool]]) -> None:
    """T-80 to T-82, two-to-five: who makes how many holes, and leaves or stays; the round ends as soon as it can."""
    rulings = scored(**TARIFF).rulings
    record = np.zeros(1, POSITION)
    made: list[tuple[int, int]] = []
    leavers: list[int] = []
    for player, holes, leaves in history:
        add_holes(record, 0, player, holes)
        made.append((player, holes))
        if not leaves:
            continue
        standing = [oracle.holes_of(made, side) for side in (0, 1)]
        record["turn"] = player
        phase = leave(rulings, record, 0)
        assert phase == (OVER if oracle.round_is_over(standing, True) else THROW)
        if phase == THROW:
            leavers.append(player)
            continue
        if oracle.round_is_drawn(standing):
            assert tokens_won(rulings, record[0], 0) == 0
            return
        winner = 0 if standing[0] > standing[1] else 1
        factor = oracle.round_factor_by_leaving(made, leavers, winner)
        tokens = oracle.round_value(standing[winner], standing[1 - winner], factor)
        assert tokens_won(rulings, record[0], winner) == min(tokens, MOST)
        return


# The bets of three: Guiton, chapter VIII, and Lelasseux-Lafosse, n° 246

ANN, BEA, CAL = range(3)
BY_LOSSES = Scheme(3, 12, bets="by-losses")


def lost(*times: int) -> list[RoundResult]:
    """Rounds of which each player has lost so many; who won them does not matter."""
    return [RoundResult((loser + 1) % 3, loser, 6, 5) for loser, count in enumerate(times) for _ in range(count)]


@pytest.mark.parametrize(
    ("losses", "paid"),
    [
        ((6, 3, 3), {(ANN, BEA): 28, (ANN, CAL): 28}),
        ((6, 4, 2), {(ANN, CAL): 36}),
        ((5, 5, 2), {(ANN, CAL): 28, (BEA, CAL): 28}),
        ((4, 4, 4), {}),
        ((7, 3, 2), {(ANN, BEA): 28, (ANN, CAL): 36}),
    ],
)
def test_the_bets_of_three_by_losses(losses: tuple[int, int, int], paid: dict[tuple[int, int], int]) -> None:
    """T-88: the three examples of Lelasseux-Lafosse (246), nobody beyond the contingent, and one that follows."""
    account = Account.of(BY_LOSSES, lost(*losses))
    assert {(bet.loser, bet.winner): bet.tokens for bet in account.bets} == paid
    assert sum(line.bets for line in account.lines) == 0


def test_bets_by_losses_are_those_of_the_oracle() -> None:
    """T-88: every division of twelve losses among three."""
    for one, other in product(range(13), repeat=2):
        if one + other > 12:
            continue
        losses = (one, other, 12 - one - other)
        bets = Account.of(BY_LOSSES, lost(*losses)).bets
        found = {("ABC"[bet.loser], "ABC"[bet.winner]): bet.tokens for bet in bets}
        assert found == oracle.bets_of_three_by_losses(dict(zip("ABC", losses, strict=True)))


def test_bets_by_losses_concern_three_only() -> None:
    """T-88: two sides have met in every round, and both ways of counting are one."""
    results = [RoundResult(0, 1, 6, 5)] * 6 + [RoundResult(1, 0, 6, 5)] * 2
    assert Account.of(Scheme(2, 8, bets="by-losses"), results).bets == Account.of(Scheme(2, 8), results).bets


def test_the_account_says_what_was_agreed() -> None:
    """T-89: in words, and how a bet by losses came about."""
    account = Account.of(Scheme(3, 12, bredouilles="two-to-five", bets="by-losses"), lost(6, 4, 2))
    text = account.text(["Ann", "Bea", "Cal"])
    assert "Cal lost 2 rounds and Ann 6, with a contingent of 4: 36 tokens." in text
    sheet = account.sheet("Club", ["Ann", "Bea", "Cal"])
    assert "bets go by the rounds that each has lost" in sheet
    assert "bredouilles without leaving count three and five times" in sheet
    held = RoundResult(0, 1, 6, 0, SMALL_BREDOUILLE, held=True)
    assert "small ×3" in Account.of(Scheme(2, 2, bredouilles="two-to-five"), [held]).text()


@pytest.mark.parametrize("name", ["bredouilles", "bets"])
def test_other_values_are_refused(name: str) -> None:
    with pytest.raises(BadOption):
        Scheme(3, 3, **{name: "otherwise"})
    with pytest.raises(BadOption):
        scored(**{name: "otherwise"})
