"""The scored game above the round: who plays whom, what a round is worth, and the account (T-80 to T-89)."""

from __future__ import annotations

import doctest
import json
from collections import Counter
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablier.board import BLACK, WHITE
from tablier.errors import BadOption, Refusal
from tablier.games.trictrac import account as account_module
from tablier.games.trictrac import scored
from tablier.games.trictrac.account import Account, Line
from tablier.games.trictrac.scored import (
    BIG_BREDOUILLE,
    SIMPLE,
    SMALL_BREDOUILLE,
    Round,
    RoundResult,
    Scheme,
    bredouille_of,
    consolation,
    may_advise,
    may_end,
    next_round,
    seatings,
    value,
)

ANN, BEA, CAL = 0, 1, 2
SMALL, BIG = SMALL_BREDOUILLE, BIG_BREDOUILLE


def won(winner: int, loser: int, holes: tuple[int, int] = (6, 4), bredouille: int = SIMPLE, replays: int = 0):
    """A round won: 6 holes to 4 and so 4 tokens, unless told otherwise. The winner is taken to have begun."""
    return RoundResult(winner, loser, *holes, bredouille, replays, beginner=winner)


def play(scheme: Scheme, sides: list[int], first_pair: tuple[int, int] = (0, 1), began: int | None = None):
    """The rounds of a game in which the given sides of the board win one after another, and their results."""
    rounds: list[Round] = []
    results: list[RoundResult] = []
    for side in sides:
        seats = next_round(scheme, results, first_pair)
        assert seats is not None
        if seats.beginner is None:
            seats = seats.begun(first_pair[0] if began is None else began)
        rounds.append(seats)
        result = seats.result(holes=(6, 4) if side == WHITE else (4, 6), runs=(0, 0))
        assert result is not None
        results.append(result)
    return rounds, results


def play_by_winners(scheme: Scheme, winners: list[int], first_pair: tuple[int, int] = (0, 1)) -> list[Round]:
    """The rounds of a game in which the given players win one after another."""
    results: list[RoundResult] = []
    rounds = []
    for winner in winners:
        seats = next_round(scheme, results, first_pair)
        assert seats is not None
        assert winner in seats.pair
        rounds.append(seats)
        loser = seats.black if winner == seats.white else seats.white
        results.append(won(winner, loser))
    return rounds


# T-80: rounds


@pytest.mark.parametrize(("players", "rounds"), [(2, 2), (2, 12), (3, 3), (3, 9), (4, 4), (4, 12)])
def test_the_rounds_are_a_multiple_of_the_players(players, rounds):
    """T-80."""
    assert Scheme(players, rounds).rounds == rounds


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 3), (2, 0), (2, -2), (3, 4), (3, 0), (4, 6), (4, 2), (1, 2), (5, 5)]
)
def test_no_other_number_of_rounds_or_players_is_agreed_on(players, rounds):
    """T-80."""
    with pytest.raises(BadOption) as error:
        Scheme(players, rounds)
    assert error.value.clause == "T-80"


@pytest.mark.parametrize(
    ("name", "bad", "clause"),
    [
        ("refait", "tripling", "T-83"),
        ("rotation", "random", "T-84"),
        ("first_move", "loser", "T-86"),
        ("queue_tokens", -1, "T-87"),
    ],
)
def test_options_take_their_own_values_only(name, bad, clause):
    """T-83, T-84, T-86, T-87."""
    with pytest.raises(BadOption) as error:
        Scheme(2, 4, **{name: bad})
    assert (error.value.code, error.value.clause) == ("bad-option-value", clause)


def test_a_scheme_names_its_sides():
    """T-80, T-85: everybody for themselves, or two teams."""
    assert Scheme(2, 2).sides == ((0,), (1,))
    assert Scheme(3, 3).sides == ((0,), (1,), (2,))
    teams = Scheme(4, 4)
    assert teams.sides == ((0, 2), (1, 3))
    assert [teams.side_of(player) for player in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("holes", "over"), [((0, 0), False), ((5, 5), False), ((6, 0), True), ((2, 6), True), ((9, 8), True)]
)
def test_leaving_ends_a_round_once_somebody_has_six_holes(holes, over):
    """T-80."""
    seats = Round(1, 0, 1, (), beginner=0)
    assert may_end(holes) is over
    if over:
        assert seats.result(holes, runs=holes) is not None
    else:
        with pytest.raises(Refusal) as error:
            seats.result(holes, runs=holes)
        assert (error.value.code, error.value.clause) == ("round-not-over", "T-80")


@pytest.mark.parametrize("holes", [(7, 6), (6, 7), (20, 3)])
def test_more_holes_win_whoever_left(holes):
    """T-80: nothing is asked about who left, and there is no upper limit."""
    result = Round(1, white=4, black=9, sitting_out=(), beginner=4).result(holes, runs=(1, 1))
    assert result is not None
    assert (result.winner, result.loser) == ((4, 9) if holes[0] > holes[1] else (9, 4))
    assert (result.winner_holes, result.loser_holes) == (max(holes), min(holes))


def test_the_game_is_over_after_the_agreed_rounds():
    """T-80."""
    scheme = Scheme(2, 2)
    results = [won(0, 1), won(1, 0)]
    assert next_round(scheme, results[:1], (0, 1)) is not None
    assert next_round(scheme, results, (0, 1)) is None
    for too_many in (
        lambda: next_round(scheme, [*results, won(0, 1)], (0, 1)),
        lambda: Account.of(scheme, [*results, won(0, 1)]),
    ):
        with pytest.raises(Refusal) as error:
            too_many()
        assert (error.value.code, error.value.clause) == ("rounds-over", "T-80")


@pytest.mark.parametrize(
    ("fields", "code", "clause"),
    [
        ({"loser": 0}, "no-opponent", "T-80"),
        ({"winner_holes": 5}, "round-not-over", "T-80"),
        ({"loser_holes": 6}, "not-won", "T-81"),
        ({"loser_holes": -1}, "not-won", "T-81"),
        ({"bredouille": BIG}, "wrong-bredouille", "T-82"),
        ({"winner_holes": 12, "bredouille": SMALL}, "wrong-bredouille", "T-82"),
        ({"bredouille": 3}, "wrong-bredouille", "T-82"),
        ({"loser_holes": 0}, "wrong-bredouille", "T-82"),
        ({"replays": -1}, "bad-replays", "T-83"),
        ({"beginner": 2}, "wrong-beginner", "T-81"),
    ],
)
def test_what_no_round_can_come_to_is_refused(fields, code, clause):
    """T-80 to T-83."""
    with pytest.raises(Refusal) as error:
        RoundResult(**{"winner": 0, "loser": 1, "winner_holes": 6, "loser_holes": 4, **fields})
    assert (error.value.code, error.value.clause) == (code, clause)


# T-81: drawn rounds


@pytest.mark.parametrize("holes", [6, 7, 13])
def test_equal_holes_are_a_draw_and_no_result(holes):
    """T-81."""
    assert Round(3, 0, 1, (), beginner=1).result((holes, holes), runs=(0, 2)) is None


def test_a_drawn_round_is_replayed_by_the_same_two_with_the_same_beginner():
    """T-81; and the result knows how often."""
    seats = next_round(Scheme(3, 3), [], (2, 0))
    assert seats is not None
    drawn = seats.begun(0)
    replay = drawn.again()
    assert (replay.number, replay.pair, replay.sitting_out, replay.beginner) == (1, (2, 0), (1,), 0)
    assert (drawn.replays, replay.replays, replay.again().replays) == (0, 1, 2)
    result = replay.again().result((7, 8), runs=(0, 1))
    assert result == RoundResult(winner=0, loser=2, winner_holes=8, loser_holes=7, replays=2, beginner=0)


def test_a_draw_does_not_move_anybody_on():
    """T-81: whoever stays and begins next follows from the rounds that were won."""
    for replays in (0, 5):
        following = next_round(Scheme(3, 3), [won(0, 1, replays=replays)], (0, 1))
        assert following is not None
        assert (following.number, following.replays, following.beginner) == (2, 0, 1)


def test_a_first_round_has_to_be_thrown_for():
    """T-81, C-1: without a beginner it can be neither won nor replayed."""
    seats = next_round(Scheme(2, 2), [], (0, 1))
    assert seats is not None
    assert seats.beginner is None
    for act in (seats.again, lambda: seats.result((6, 0), runs=(6, 0))):
        with pytest.raises(Refusal) as error:
            act()
        assert error.value.code == "beginner-unknown"
    begun = seats.begun(1)
    assert begun.begun(1) == begun
    for nonsense in (lambda: seats.begun(2), lambda: begun.begun(0)):
        with pytest.raises(Refusal) as error:
            nonsense()
        assert error.value.code == "wrong-beginner"


# T-82: what a round is worth

SETTLEMENTS = [
    ("Lepeintre 1818, I ch. VI", 6, 1, SMALL, 15),
    ("Lelasseux-Lafosse 1852, n° 224", 18, 6, BIG, 74),
    ("Lelasseux-Lafosse 1852, n° 224", 12, 6, BIG, 50),
    ("Lelasseux-Lafosse 1852, n° 224", 18, 6, SIMPLE, 14),
    ("Lelasseux-Lafosse 1852, n° 386; Guiton 1816, ch. XIII", 9, 0, SMALL, 22),
    ("Lelasseux-Lafosse 1852, n° 386; Guiton 1816, ch. XIII", 12, 0, BIG, 56),
]


@pytest.mark.parametrize(("source", "winner", "loser", "bredouille", "tokens"), SETTLEMENTS)
def test_rounds_of_the_treatises_are_worth_what_they_say(source, winner, loser, bredouille, tokens):
    """T-82."""
    assert value(winner, loser, bredouille) == tokens, source
    account = Account.of(Scheme(2, 2), [won(1, 0, (winner, loser), bredouille)])
    assert [line.rounds for line in account.lines] == [-tokens, tokens], source


@pytest.mark.parametrize(
    ("holes", "run", "bredouille"),
    [
        (6, 6, SMALL), (11, 11, SMALL), (12, 12, BIG), (30, 30, BIG),
        (5, 5, SIMPLE), (6, 5, SIMPLE), (12, 11, SIMPLE), (14, 12, SIMPLE), (7, 0, SIMPLE),
    ],
)  # fmt: skip
def test_a_bredouille_takes_all_the_holes_in_one_run(holes, run, bredouille):
    """T-82: six or more in one run are small, twelve or more big."""
    assert bredouille_of(holes, run) == bredouille


@pytest.mark.parametrize(
    ("made", "bredouille"),
    [
        ([(WHITE, 6)], SMALL),
        ([(WHITE, 4), (WHITE, 8)], BIG),
        ([(BLACK, 2), (WHITE, 7)], SMALL),  # the flag: second to make holes, and undisturbed since
        ([(BLACK, 8), (WHITE, 12)], BIG),
        ([(WHITE, 4), (BLACK, 1), (WHITE, 6)], SIMPLE),  # the first to make holes has lost it
        ([(BLACK, 1), (WHITE, 6), (BLACK, 1)], SIMPLE),  # and so has the second
        ([(BLACK, 1), (WHITE, 6), (BLACK, 1), (WHITE, 12)], SIMPLE),  # for good
    ],
)
def test_the_other_players_hole_ends_a_bredouille(made, bredouille):
    """T-82."""
    holes, runs = [0, 0], [0, 0]
    for side, number in made:
        holes[side] += number
        runs[side] += number
        runs[1 - side] = 0
    result = Round(1, 0, 1, (), beginner=0).result((holes[0], holes[1]), (runs[0], runs[1]))
    assert result is not None
    assert (result.winner, result.bredouille) == (0, bredouille)


def test_only_the_winners_run_counts():
    """T-82: Black leads by holes when White, on a run of six, leaves."""
    result = Round(1, 0, 1, (), beginner=0).result(holes=(6, 8), runs=(6, 0))
    assert result is not None
    assert (result.winner, result.bredouille) == (1, SIMPLE)


# T-83: consolation after a draw


@pytest.mark.parametrize(("refait", "prices"), [("doubling", [2, 4, 8, 16, 32]), ("adding", [2, 4, 6, 8, 10])])
def test_each_replay_raises_the_consolation(refait, prices):
    """T-83; the factor of T-82 multiplies it."""
    for replays, price in enumerate(prices):
        assert consolation(SIMPLE, replays, refait) == price
        assert consolation(SMALL, replays, refait) == 2 * price
        assert consolation(BIG, replays, refait) == 4 * price
        assert value(8, 5, SIMPLE, replays, refait) == 3 + price
        assert value(8, 5, SMALL, replays, refait) == 11 + 2 * price


@pytest.mark.parametrize(("refait", "tokens", "idle"), [("doubling", 11, 8), ("adding", 9, 6)])
def test_the_account_follows_the_ruling_on_draws(refait, tokens, idle):
    """T-83: 8 holes to 5 after two draws; the one sitting out gets the raised consolation too (T-84)."""
    account = Account.of(Scheme(3, 3, refait=refait), [won(ANN, BEA, (8, 5), replays=2)])
    assert [(line.rounds, line.consolations) for line in account.lines] == [(tokens, 0), (-tokens, -idle), (0, idle)]


# T-84: three players


def test_three_players_take_turns():
    """T-84: the winner of the first round steps out, and then whoever has played two running, however it goes."""
    for later in ([BEA, CAL, ANN, BEA, CAL], [CAL, ANN, BEA, CAL, ANN]):
        rounds = play_by_winners(Scheme(3, 6), [ANN, *later], (ANN, BEA))
        assert [{*seats.pair} for seats in rounds] == [
            {ANN, BEA}, {BEA, CAL}, {CAL, ANN}, {ANN, BEA}, {BEA, CAL}, {CAL, ANN},
        ]  # fmt: skip
        assert [seats.sitting_out for seats in rounds] == [(CAL,), (ANN,), (BEA,), (CAL,), (ANN,), (BEA,)]
        assert [seats.beginner for seats in rounds] == [None, BEA, CAL, ANN, BEA, CAL]


def test_the_first_winner_steps_out_whoever_it_is():
    """T-84."""
    rounds = play_by_winners(Scheme(3, 6), [BEA, CAL, CAL], (ANN, BEA))
    assert [seats.sitting_out for seats in rounds] == [(CAL,), (BEA,), (ANN,)]
    assert [seats.beginner for seats in rounds] == [None, ANN, CAL]


def test_as_printed_every_winner_steps_out_and_the_loser_begins():
    """T-84, option `rotation`: who keeps losing keeps playing."""
    rounds = play_by_winners(Scheme(3, 6, rotation="as-printed"), [ANN, CAL, ANN, CAL, BEA, CAL], (ANN, BEA))
    assert [seats.sitting_out for seats in rounds] == [(CAL,), (ANN,), (CAL,), (ANN,), (CAL,), (BEA,)]
    assert [seats.beginner for seats in rounds] == [None, BEA, BEA, BEA, BEA, ANN]


def test_who_stays_keeps_the_colour():
    """T-84: and who comes in takes the colour that has become free."""
    rounds = play_by_winners(Scheme(3, 3), [ANN, BEA, CAL], (ANN, BEA))
    assert [seats.pair for seats in rounds] == [(ANN, BEA), (CAL, BEA), (CAL, ANN)]


@pytest.mark.parametrize(("bredouille", "holes", "paid"), [(SIMPLE, (6, 4), 2), (SMALL, (6, 4), 4), (BIG, (12, 4), 8)])
def test_the_loser_pays_the_player_sitting_out(bredouille, holes, paid):
    """T-84: 2, 4 or 8 to the idle player (Lelasseux-Lafosse 1852, n° 245)."""
    account = Account.of(Scheme(3, 3), [won(CAL, ANN, holes, bredouille)])
    assert [line.consolations for line in account.lines] == [-paid, paid, 0]
    assert (account.entries[0].idle, account.entries[0].consolation) == (BEA, paid)


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_else_is_consoled(players):
    """T-84: with two nobody sits out, and with four those who do are partners."""
    account = Account.of(Scheme(players, 4), [won(0, 1)])
    assert [line.consolations for line in account.lines] == [0, 0]


def test_a_result_of_the_wrong_pair_is_refused():
    """T-84."""
    with pytest.raises(Refusal) as error:
        next_round(Scheme(3, 3), [won(ANN, BEA), won(ANN, BEA)], (ANN, BEA))
    assert (error.value.code, error.value.clause) == ("wrong-pair", "T-84")


# T-85: four players


def test_four_players_meet_in_teams():
    """T-85: players 0 and 2 against 1 and 3; two rounds running, one against each opponent."""
    scheme = Scheme(4, 8)
    for later in ([1, 2, 3, 0, 1, 2, 3], [2, 3, 0, 1, 2, 3, 0]):
        rounds = play_by_winners(scheme, [0, *later], (0, 1))
        assert [{*seats.pair} for seats in rounds] == [{0, 1}, {1, 2}, {2, 3}, {3, 0}] * 2
        assert [seats.beginner for seats in rounds] == [None, 1, 2, 3, 0, 1, 2, 3]
        assert [seats.sitting_out for seats in rounds[:2]] == [(2, 3), (0, 3)]


def test_the_first_winner_of_four_gives_way_at_once():
    """T-85."""
    rounds = play_by_winners(Scheme(4, 4), [3, 1, 1], (2, 3))
    assert [{*seats.pair} for seats in rounds] == [{2, 3}, {2, 1}, {1, 0}]
    assert [seats.beginner for seats in rounds] == [None, 2, 1]


def test_the_ruling_on_three_players_is_not_for_four():
    """T-84, T-85: the printed rule has four players play two rounds running as well."""
    winners = [0, 2, 2, 0]
    assert play_by_winners(Scheme(4, 4, rotation="as-printed"), winners) == play_by_winners(Scheme(4, 4), winners)


def test_gains_are_the_teams():
    """T-85."""
    results = [won(0, 1, (7, 3)), won(1, 2, (8, 4)), won(2, 3, (6, 0), SMALL), won(0, 3, (6, 5))]
    account = Account.of(Scheme(4, 4), results)
    assert [line.players for line in account.lines] == [(0, 2), (1, 3)]
    assert [line.rounds for line in account.lines] == [6 - 6 + 16 + 3, -19]


@pytest.mark.parametrize(
    ("pair", "code", "clause"),
    [((0, 2), "partners", "T-85"), ((1, 1), "no-opponent", "T-80"), ((0, 4), "no-such-player", "T-80")],
)
def test_who_cannot_meet_is_not_paired(pair, code, clause):
    """T-80, T-85."""
    with pytest.raises(Refusal) as error:
        next_round(Scheme(4, 4), [], pair)
    assert (error.value.code, error.value.clause) == (code, clause)


def test_an_account_of_partners_or_strangers_is_refused():
    """T-80, T-85."""
    for result in (won(1, 3), won(4, 1)):
        with pytest.raises(Refusal):
            Account.of(Scheme(4, 4), [result])


def test_who_sits_out_may_advise():
    """T-85: with three the two opponents, with four the partner; those at the board are advised, not advising."""
    three = Round(2, white=CAL, black=BEA, sitting_out=(ANN,), beginner=BEA)
    assert [may_advise(Scheme(3, 3), three, player) for player in range(3)] == [(WHITE, BLACK), (), ()]
    four = Round(2, white=2, black=1, sitting_out=(0, 3), beginner=1)
    assert [may_advise(Scheme(4, 4), four, player) for player in range(4)] == [(WHITE,), (), (), (BLACK,)]
    two = Round(1, white=0, black=1, sitting_out=(), beginner=0)
    assert [may_advise(Scheme(2, 2), two, player) for player in range(2)] == [(), ()]


# T-86: the first move between two


@pytest.mark.parametrize("began", [0, 1])
def test_two_players_begin_in_turn(began):
    """T-86: however the rounds go."""
    for sides in ([WHITE] * 4, [BLACK, BLACK, WHITE, BLACK]):
        rounds, _ = play(Scheme(2, 4), sides, began=began)
        assert [seats.beginner for seats in rounds] == [began, 1 - began, began, 1 - began]


def test_or_the_winner_begins():
    """T-86, option `first_move`."""
    rounds, _ = play(Scheme(2, 4, first_move="winner"), [BLACK, BLACK, WHITE, BLACK], began=0)
    assert [seats.beginner for seats in rounds] == [0, 1, 1, 0]


def test_two_players_keep_their_colours():
    """T-86: only the first move changes hands."""
    rounds, _ = play(Scheme(2, 4), [WHITE, BLACK, WHITE, BLACK], first_pair=(1, 0))
    assert [seats.pair for seats in rounds] == [(1, 0)] * 4


def test_alternation_has_to_know_who_began():
    """T-86."""
    unknown = RoundResult(0, 1, 6, 4)
    with pytest.raises(Refusal) as error:
        next_round(Scheme(2, 2), [unknown], (0, 1))
    assert (error.value.code, error.value.clause) == ("beginner-unknown", "T-86")
    following = next_round(Scheme(2, 2, first_move="winner"), [unknown], (0, 1))
    assert following is not None
    assert following.beginner == 0


# T-87: the queue


def test_the_queue_waits_for_the_end():
    """T-87: each loser puts a token aside, and it stays in the pot."""
    account = Account.of(Scheme(2, 4), [won(0, 1), won(0, 1), won(1, 0)])
    assert ([line.queue for line in account.lines], account.pot) == ([-1, -2], 3)
    assert not account.final


@pytest.mark.parametrize("tokens", [0, 1, 5])
def test_the_best_player_takes_the_queue(tokens):
    """T-87, option `queue_tokens`: best by tokens, not by rounds won."""
    results = [won(0, 1, (12, 0), BIG), won(1, 0), won(1, 0), won(1, 0)]
    account = Account.of(Scheme(2, 4, queue_tokens=tokens), results)
    assert [line.rounds for line in account.lines] == [44, -44]
    assert ([line.queue for line in account.lines], account.pot) == ([tokens, -tokens], 0)


def test_consolations_count_for_the_queue():
    """T-87: Ann stands better by rounds, 30 to 6, but with the 32 that Cal was consoled with it is 30 to 38."""
    results = [won(ANN, BEA, (6, 5), replays=4), won(CAL, BEA, (6, 5)), won(CAL, ANN, (6, 5))]
    account = Account.of(Scheme(3, 3), results)
    assert [line.rounds for line in account.lines] == [33 - 3, -33 - 3, 3 + 3]
    assert [line.consolations for line in account.lines] == [2 - 2, -32 - 2 + 2, 32]
    assert [line.standing for line in account.lines] == [30, -68, 38]
    assert [line.queue for line in account.lines] == [-1, -2, 3]


def test_bets_do_not_count_for_the_queue():
    """T-87: Bob wins 36 by bets and the whole game, but Ann stood best by rounds."""
    results = [won(0, 1, (12, 2), BIG), *[won(1, 0, (6, 1))] * 5]
    account = Account.of(Scheme(2, 6), results)
    assert [(line.rounds, line.bets, line.total) for line in account.lines] == [(19, -36, -16), (-19, 36, 16)]
    assert [line.queue for line in account.lines] == [6 - 5, -1]


@pytest.mark.parametrize(("tokens", "queue", "pot"), [(1, [-1 + 1, -2, 1], 1), (2, [-2 + 3, -4, 3], 0)])
def test_a_tie_shares_the_queue_and_the_odd_token_stays(tokens, queue, pot):
    """T-87: Ann and Cal stand at 8 each; of three tokens one cannot be shared, and is shown."""
    results = [won(ANN, BEA, (10, 1)), won(CAL, BEA, (6, 5)), won(CAL, ANN, (6, 5))]
    account = Account.of(Scheme(3, 3, queue_tokens=tokens), results)
    assert [line.standing for line in account.lines] == [8, -16, 8]
    assert ([line.queue for line in account.lines], account.pot) == (queue, pot)
    assert f"Left in the pot: {pot} token" in account.text()


def test_a_tie_of_all_returns_what_was_put_aside():
    """T-87."""
    two = Account.of(Scheme(2, 2), [won(0, 1), won(1, 0)])
    three = Account.of(Scheme(3, 3), [won(ANN, BEA), won(BEA, CAL), won(CAL, ANN)])
    for account in (two, three):
        assert {line.queue for line in account.lines} == {0}
        assert account.pot == 0


# T-88: bets


@pytest.mark.parametrize(
    ("rounds", "wins", "tokens"),
    [(2, 1, 0), (2, 2, 28), (8, 4, 0), (8, 5, 28), (8, 6, 36), (10, 7, 36), (10, 10, 60), (12, 9, 44)],
)
def test_rounds_beyond_the_contingent_are_paid(rounds, wins, tokens):
    """T-88: 28 for the first and 8 for each further; 6 of 8 bring 36 (Lelasseux-Lafosse 1852, n° 227)."""
    for winner in (0, 1):
        results = [won(winner, 1 - winner)] * wins + [won(1 - winner, winner)] * (rounds - wins)
        account = Account.of(Scheme(2, rounds), results)
        assert account.lines[winner].bets == tokens
        assert account.lines[1 - winner].bets == -tokens


@pytest.mark.parametrize(("wins", "tokens"), [(0, -28), (1, 0), (2, 0), (3, 28)])
def test_half_a_round_beyond_an_odd_contingent_brings_nothing(wins, tokens):
    """T-88: of 3 rounds against each other, 2 win no bet and 3 win one."""
    between = [won(ANN, BEA)] * wins + [won(BEA, ANN)] * (3 - wins)
    others = [won(ANN, CAL), won(ANN, CAL), won(CAL, ANN), won(BEA, CAL), won(BEA, CAL), won(CAL, BEA)]
    account = Account.of(Scheme(3, 9), [*between, *others])
    assert [line.bets for line in account.lines] == [tokens, -tokens, 0]


def test_bets_are_settled_between_every_two_of_three():
    """T-88: by the rounds each two have played against each other."""
    results = [won(ANN, BEA)] * 2 + [won(CAL, BEA)] * 2 + [won(ANN, CAL), won(CAL, ANN)]
    account = Account.of(Scheme(3, 6), results)
    assert {(bet.winner, bet.loser, bet.tokens) for bet in account.bets} == {(ANN, BEA, 28), (CAL, BEA, 28)}
    assert [line.bets for line in account.lines] == [28, -56, 28]


def test_teams_bet_as_sides():
    """T-85, T-88: all the rounds of a team count together."""
    account = Account.of(Scheme(4, 4), [won(0, 1), won(2, 1), won(2, 3), won(3, 0)])
    assert [line.bets for line in account.lines] == [28, -28]
    assert (account.bets[0].played, account.bets[0].won, account.bets[0].beyond) == (4, 3, 1)


def test_bets_wait_for_the_end_and_spare_the_queue():
    """T-88: the 20 tokens named after the queue are paid by the loser."""
    early = Account.of(Scheme(2, 4), [won(0, 1)] * 3)
    assert early.bets == ()
    final = Account.of(Scheme(2, 4), [won(0, 1)] * 4)
    assert [(line.queue, line.bets) for line in final.lines] == [(4, 36), (-4, -36)]


# T-89: the account

LELASSEUX_234 = [
    *[won(1, 0, (6, holes)) for holes in (5, 3, 2, 4, 1, 4, 5)],
    won(0, 1, (10, 1), SMALL, replays=1),
    won(0, 1, (6, 1), SMALL),
    won(0, 1, (11, 0), SMALL, replays=2),
]
"""Ten rounds worth what Lelasseux-Lafosse has the players lose (1852, n° 234); the holes are ours."""


def test_who_pays_the_bets_may_win_all_the_same():
    """T-89: one loses 3, 5, 6, 4, 7, 4, 3 and 36 by bets, the other 27, 15, 38 (Lelasseux-Lafosse 1852, n° 234)."""
    account = Account.of(Scheme(2, 10, queue_tokens=0), LELASSEUX_234)
    assert [entry.tokens for entry in account.entries] == [3, 5, 6, 4, 7, 4, 3, 27, 15, 38]
    assert [bet.tokens for bet in account.bets] == [36]
    assert [(line.rounds, line.bets, line.total) for line in account.lines] == [(48, -36, 12), (-48, 36, -12)]


def test_the_account_has_every_column():
    """T-89: the same ten rounds with the queue."""
    ann, bob = Account.of(Scheme(2, 10), LELASSEUX_234).lines
    assert (ann.rounds, ann.consolations, ann.queue, ann.bets, ann.total) == (48, 0, 3, -36, 15)
    assert (bob.rounds, bob.consolations, bob.queue, bob.bets, bob.total) == (-48, 0, -3, 36, -15)


@pytest.mark.parametrize("column", ["rounds", "consolations", "queue", "bets"])
def test_an_account_that_does_not_balance_is_never_made(column):
    """T-89."""
    fair = {"rounds": 0, "consolations": 0, "queue": 0, "bets": 0}
    lines = (Line((0,), **{**fair, column: 1}), Line((1,), **fair))
    with pytest.raises(AssertionError, match=column):
        Account(Scheme(2, 2), (), lines, (), 0)
    assert Account(Scheme(2, 2), (), (Line((0,), **{**fair, "queue": -1}), lines[1]), (), 1).pot == 1


# The account on paper


def test_the_text_is_an_aligned_table():
    """T-89."""
    text = Account.of(Scheme(2, 10), LELASSEUX_234).text(["Ann", "Bob"])
    lines = text.splitlines()
    assert lines[0] == "Final account of 10 rounds for 2 players"
    assert lines[2] == "no.  winner  loser  holes  bredouille  replays  tokens"
    assert lines[3] == "  1  Bob     Ann      6–5                            3"
    assert lines[10] == "  8  Ann     Bob     10–1  small             1      27"
    assert "Bob won 7 of 10 rounds against Ann, 2 beyond the contingent of 5: 36 tokens." in text
    assert lines[-5:] == [
        "     rounds  consolations  queue  bets  total",
        "Ann     +48             0     +3   −36    +15",
        "Bob     −48             0     −3   +36    −15",
        "",
        "Left in the pot: 0 tokens.",
    ]


def test_the_text_of_three_shows_who_was_consoled():
    """T-84, T-89; names are made up if none are given."""
    text = Account.of(Scheme(3, 3), [won(ANN, BEA)]).text()
    assert "Account after 1 of 3 rounds for 3 players" in text
    assert "  1  Player 1  Player 2    6–4                            4  Player 3 +2" in text.splitlines()
    assert "In the pot: 1 token." in text


def test_the_text_of_an_account_not_begun():
    """T-89."""
    text = Account.of(Scheme(2, 2), []).text()
    assert text.startswith("Account after 0 of 2 rounds")
    assert "winner" not in text


def test_the_wrong_number_of_names_is_refused():
    account = Account.of(Scheme(3, 3), [])
    for write in (account.text, lambda names: account.sheet("Club", names)):
        with pytest.raises(BadOption) as error:
            write(["Ann", "Bea"])
        assert error.value.code == "bad-names"


def test_the_account_as_plain_values():
    """T-89: it survives being written as JSON and read again."""
    account = Account.of(Scheme(3, 3), [won(ANN, BEA, (6, 1), SMALL), won(BEA, CAL), won(CAL, ANN)])
    data = account.to_json()
    assert json.loads(json.dumps(data)) == data
    assert data["rounds"][0] == {
        "number": 1, "winner": 0, "loser": 1, "winner_holes": 6, "loser_holes": 1, "bredouille": "small", "replays": 0,
        "beginner": 0, "held": False, "tokens": 15, "idle": 2, "consolation": 4,
    }  # fmt: skip
    assert [line["total"] for line in data["lines"]] == [line.total for line in account.lines]
    assert data["lines"][0]["players"] == [0]
    assert data["scheme"]["refait"] == "doubling"
    assert (data["final"], data["pot"]) == (True, 0)


class Page(HTMLParser):
    """Reads a page: its tags, checked to close in order, its attributes, and the words of its cells."""

    VOID = {"meta"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.attributes: set[str] = set()
        self.rows: list[list[str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags[tag] += 1
        self.attributes |= {name for name, _ in attrs}
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data


def test_the_sheet_is_a_page_by_itself():
    """T-89: rounds and account, no script, nothing fetched, and names that cannot break out."""
    names = ["Ann <b>&", '"Bea"', "</table><script>alert(1)</script>"]
    results = [won(ANN, BEA), won(BEA, CAL, (12, 0), BIG), won(CAL, ANN, replays=1)]
    text = Account.of(Scheme(3, 3, refait="adding"), results).sheet("Club & <friends>", names)
    page = Page(text)
    assert text.startswith("<!DOCTYPE html>")
    assert page.open == []
    assert not {"script", "link", "img", "iframe", "object", "b"} & set(page.tags)
    assert page.attributes <= {"lang", "charset", "name", "content", "class", "scope"}
    assert not any(word in text for word in ("url(", "@import", "http"))
    assert "@media print" in text
    assert "<title>Club &amp; &lt;friends&gt;</title>" in text
    assert page.tags["table"] == 2
    assert page.rows[2] == ["2", names[1], names[2], "12–0", "big", "", "56", f"{names[0]} +8"]
    assert [row[0] for row in page.rows[-3:]] == names
    assert page.rows[-3][1:] == ["−2", "+4", "−1", "0", "+1"]
    assert "each replay adds 2 to the consolation" in text


def test_the_sheet_names_the_agreement():
    """T-83, T-84, T-86, T-87: the rulings it was made under."""
    pages = {
        "the first move alternates": Scheme(2, 2),
        "the winner begins the next round": Scheme(2, 2, first_move="winner"),
        "everybody plays two rounds running": Scheme(3, 3),
        "the winner of every round steps out": Scheme(3, 3, rotation="as-printed"),
        "puts 3 tokens in the queue": Scheme(4, 4, queue_tokens=3),
    }
    for words, scheme in pages.items():
        names = [f"P{number}" for number in range(scheme.players)]
        text = Account.of(scheme, []).sheet("Club", names)
        assert words in text
        assert sum(other in text for other in pages) == 1
    teams = Account.of(Scheme(4, 4), [won(0, 1)]).sheet("Club", ["Ann", "Cal", "Bea", "Dot"])
    assert "Ann and Bea" in teams


def test_the_examples_in_the_modules_hold():
    for module in (scored, account_module):
        outcome = doctest.testmod(module)
        assert outcome.attempted > 0
        assert outcome.failed == 0


# Properties

schemes = st.integers(2, 4).flatmap(
    lambda players: st.builds(
        Scheme,
        players=st.just(players),
        rounds=st.integers(1, 6).map(lambda cycles: cycles * players),
        refait=st.sampled_from(["doubling", "adding"]),
        rotation=st.sampled_from(["restored", "as-printed"]),
        first_move=st.sampled_from(["alternate", "winner"]),
        queue_tokens=st.integers(0, 7),
    )
)


@st.composite
def games(draw: st.DrawFn) -> tuple[Scheme, list[Round], list[RoundResult]]:
    """A scheme, and the rounds of a whole game under it, with draws and bredouilles as they come."""
    scheme = draw(schemes)
    pair = draw(st.permutations(range(scheme.players)).map(lambda order: (order[0], order[1])))
    if scheme.side_of(pair[0]) == scheme.side_of(pair[1]):
        pair = (pair[0], (pair[1] + 1) % 4)
    rounds: list[Round] = []
    results: list[RoundResult] = []
    while (seats := next_round(scheme, results, pair)) is not None:
        if seats.beginner is None:
            seats = seats.begun(draw(st.sampled_from(seats.pair)))
        for _ in range(draw(st.integers(0, 2))):
            seats = seats.again()
        more = draw(st.integers(6, 20))
        fewer = draw(st.integers(0, more - 1))
        run = more if fewer == 0 or draw(st.booleans()) else draw(st.integers(0, more - 1))
        holes, runs = ((more, fewer), (run, 0)) if draw(st.booleans()) else ((fewer, more), (0, run))
        result = seats.result(holes, runs)
        assert result is not None
        rounds.append(seats)
        results.append(result)
    return scheme, rounds, results


@given(games())
def test_everything_won_was_lost_by_somebody(game):
    """T-89: at every moment, the pot included; only odd tokens that a tie cannot share stay in it (T-87)."""
    scheme, _, results = game
    for number in range(len(results) + 1):
        account = Account.of(scheme, results[:number])
        assert sum(line.total for line in account.lines) + account.pot == 0
        assert sum(line.rounds for line in account.lines) == sum(line.consolations for line in account.lines) == 0
        assert account.final == (number == scheme.rounds)
        assert account.pot == scheme.queue_tokens * number or account.final
        assert all(entry.tokens > 0 for entry in account.entries)
    best = [line.standing for line in account.lines].count(max(line.standing for line in account.lines))
    assert account.pot == scheme.queue_tokens * scheme.rounds % best
    assert account.results == tuple(results)


@given(games())
def test_no_line_of_the_text_is_wider_than_a_terminal(game):
    """T-89: however long the names."""
    scheme, _, results = game
    account = Account.of(scheme, results)
    names = [f"{name} of the very long and tiresome name" for name in ("Ann", "Cal", "Bea", "Dot")][: scheme.players]
    assert max(map(len, account.text(names).splitlines())) <= 80
    assert Page(account.sheet("Club", names)).open == []


@given(games())
def test_the_rounds_come_out_even(game):
    """T-80, T-84, T-85: over full cycles all play equally often, and every two who can meet do so equally often."""
    scheme, rounds, _ = game
    if scheme.players == 3 and scheme.rotation == "as-printed":
        return
    played = Counter(player for seats in rounds for player in seats.pair)
    assert set(played.values()) == {2 * scheme.rounds // scheme.players}
    assert len(played) == scheme.players
    met = Counter(frozenset(seats.pair) for seats in rounds)
    assert len(met) == {2: 1, 3: 3, 4: 4}[scheme.players]
    assert set(met.values()) == {scheme.rounds // len(met)}


@given(games())
def test_after_each_round_one_player_makes_room(game):
    """T-84, T-85: whoever stays keeps the colour and has the first move, and with three nobody waits for long."""
    scheme, rounds, results = game
    for seats, following, result in zip(rounds, rounds[1:], results, strict=False):
        assert following.number == seats.number + 1
        assert sorted((*following.pair, *following.sitting_out)) == list(range(scheme.players))
        staying = set(seats.pair) & set(following.pair)
        if scheme.players == 2:
            assert following.pair == seats.pair
            continue
        assert staying == {following.beginner}
        assert seats.pair.index(following.beginner) == following.pair.index(following.beginner)
        if scheme.players == 3:
            assert not set(seats.sitting_out) & set(following.sitting_out)
        if seats.number == 1 or (scheme.players == 3 and scheme.rotation == "as-printed"):
            assert following.beginner == result.loser
        if scheme.players == 4:
            (leaving,), (coming,) = set(seats.pair) - staying, set(following.pair) - staying
            assert scheme.side_of(leaving) == scheme.side_of(coming)


@given(games())
def test_nobody_plays_three_rounds_running(game):
    """T-84, T-85: two running for each, from the second round on; the first winner has played one."""
    scheme, rounds, _ = game
    if scheme.players == 2 or (scheme.players == 3 and scheme.rotation == "as-printed"):
        return
    for player in range(scheme.players):
        stretches = "".join("x" if player in seats.pair else " " for seats in rounds).split()
        assert all(len(stretch) <= 2 for stretch in stretches)
        begun = stretches[1:-1]
        assert all(len(stretch) == 2 for stretch in begun)


@given(games())
def test_two_players_alternate_or_the_winner_begins(game):
    """T-86."""
    scheme, rounds, results = game
    if scheme.players != 2:
        return
    for seats, following, result in zip(rounds, rounds[1:], results, strict=False):
        if scheme.first_move == "winner":
            assert following.beginner == result.winner
        else:
            assert following.beginner == 1 - seats.beginner


@given(games())
def test_the_rounds_follow_from_the_results(game):
    """T-81, T-84 to T-86: replaying the results gives the same seats; draws change nothing but the consolation."""
    scheme, rounds, results = game
    again = list(seatings(scheme, results, rounds[0].pair))
    assert again[-1] is None
    for seats, seen in zip(again, rounds, strict=False):
        assert seats is not None
        assert (seats.number, seats.pair, seats.sitting_out) == (seen.number, seen.pair, seen.sitting_out)
        assert seats.beginner == (None if seats.number == 1 else seen.beginner)
        assert seats.replays == 0


@given(games())
def test_advice_comes_from_outside_the_board(game):
    """T-85."""
    scheme, rounds, _ = game
    for seats in rounds:
        advised = {player: may_advise(scheme, seats, player) for player in range(scheme.players)}
        assert {player for player, sides in advised.items() if sides} == set(seats.sitting_out)
        if scheme.players == 4:
            for player in seats.sitting_out:
                (side,) = advised[player]
                assert seats.pair[side] == (player + 2) % 4
