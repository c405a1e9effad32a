"""The scored game above the round: who plays whom, and what a round is worth (T-80 to T-86)."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest
from hypothesis import given

from tablier.board import BLACK, WHITE
from tablier.errors import BadOption, Refusal
from tablier.games.trictrac import account as account_module
from tablier.games.trictrac import account_page, scored
from tablier.games.trictrac.account import Account
from tablier.games.trictrac.scored import (
    SIMPLE,
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
from trictrac.scoring import ANN, BEA, BIG, CAL, SMALL, games, play, play_by_winners, won

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


def test_the_examples_in_the_modules_hold():
    for module in (scored, account_module, account_page):
        outcome = doctest.testmod(module)
        assert outcome.attempted > 0
        assert outcome.failed == 0


# Properties


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
