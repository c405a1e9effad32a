"""What everybody has won and lost in the scored game: the queue, the bets and the account (T-87 to T-89)."""

from __future__ import annotations

import pytest
from hypothesis import given

from tablier.games.trictrac.account import Account, AccountLine
from tablier.games.trictrac.scored import Scheme
from trictrac.scoring import ANN, BEA, BIG, CAL, LELASSEUX_234, games, won

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
    lines = (AccountLine((0,), **{**fair, column: 1}), AccountLine((1,), **fair))
    with pytest.raises(AssertionError, match=column):
        Account(Scheme(2, 2), (), lines, (), 0)
    assert Account(Scheme(2, 2), (), (AccountLine((0,), **{**fair, "queue": -1}), lines[1]), (), 1).pot == 1


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
