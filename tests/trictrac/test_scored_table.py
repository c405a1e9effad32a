"""The scored game at the table, for two, three and four: T-80 to T-89."""

from __future__ import annotations

import pytest

from builders import refusal
from tablier import BadOption, Phase, Table
from tablier.games.trictrac.account import Account
from tablier.games.trictrac.acts import Advise, Lots
from tablier.games.trictrac.scored import BIG_BREDOUILLE, SIMPLE, SMALL_BREDOUILLE
from trictrac.helping import BLACK, WHITE, game, marked, score, scored, setup, sit_down


def sit(players: int = 2, rounds: int | None = None, **options: object) -> Table:
    """A scored game marked by hand, so that holes can be made at will."""
    return Table("trictrac-a-ecrire", seed=1, players=players, rounds=rounds or players, marking="manual", **options)  # type: ignore[arg-type]


def turn(table: Table, points: int = 0, leave: bool = False) -> None:
    """Whoever is next throws, marks, and leaves or plays; nobody claims anything."""
    if table.phase is Phase.OPENING:
        table.opening(6, 5)
    else:
        table.throw(6, 5)
    table.trictrac.mark(points)
    if table.phase is Phase.AGREE:
        table.trictrac.agree()
    elif leave:
        table.trictrac.leave()
        table.trictrac.agree()
    else:
        if table.phase is Phase.STAY:
            table.trictrac.stay()
        table.play(table.plays()[0])


def win(table: Table, side: int, points: int = 36) -> None:
    """One side makes its holes at once and leaves; in bredouille, for the other has none."""
    while table.phase is Phase.OPENING or table.player != side:
        if table.phase is Phase.OPENING and side == WHITE:
            break
        turn(table)
    turn(table, points, leave=True)


def at_board(table: Table) -> tuple[str, str]:
    """The players at the board, the one with the first move first."""
    assert table.player is not None
    names = table.names
    return names[table.player], names[1 - table.player]


# T-80


@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 4), (4, 6), (3, 2)])
def test_the_rounds_are_a_multiple_of_the_players(players: int, rounds: int) -> None:
    """T-80."""
    with pytest.raises(BadOption) as caught:
        sit(players, rounds)
    assert caught.value.clause == "T-80"


def test_leaving_with_fewer_than_six_holes_opens_a_new_setting_of_the_same_round() -> None:
    """T-80, T-44."""
    table = sit()
    turn(table, 24, leave=True)
    assert (table.phase, table.player, table.results) == (Phase.THROW, WHITE, ())
    assert marked(table) == ((4, 0), (0, 0))
    assert table.position.men == game().start().men  # type: ignore[attr-defined]


def test_leaving_with_six_holes_on_either_side_ends_the_round_for_who_has_more() -> None:
    """T-80: whoever leaves."""
    table = sit()
    turn(table, 36)
    turn(table, 12, leave=True)  # Black leaves, and White has won
    assert (table.phase, table.results[0].winner, table.results[0].clause) == (Phase.BETWEEN, WHITE, "T-82")
    assert "6 holes to 2" in str(table.results[0].reason)


def test_there_is_no_upper_limit_unless_one_is_agreed() -> None:
    """T-80, hole_limit."""
    table = sit()
    turn(table, 120)
    assert (table.phase, marked(table)[WHITE]) == (Phase.THROW, (20, 0))
    limited = sit(hole_limit=6)
    turn(limited, 36)
    assert (limited.phase, limited.results[0].winner) == (Phase.BETWEEN, WHITE)
    assert "limit of 6" in str(limited.results[0].reason)
    assert refusal(sit, hole_limit=5) == ("bad-option-value", "T-80")


def test_the_limit_ends_a_round_marked_by_the_referee_at_once() -> None:
    """T-80, hole_limit: before any choice."""
    place = setup("1x13,8,10", of=scored(hole_limit=6), points=(8, 0), flags=(True, False), holes=(4, 0), run=(4, 0))
    table = sit_down(place, 5, 2)
    assert (table.phase, table.results[0].points) == (Phase.BETWEEN, 16)


def test_a_round_is_not_resigned_and_ends_at_no_twelfth_hole() -> None:
    """T-80, T-40."""
    table = sit()
    turn(table, 72)
    assert table.phase is Phase.THROW
    assert refusal(table.resign, "white") == ("no-resigning", "T-80")


# T-81, T-83


def test_a_drawn_round_is_replayed_by_the_same_two_with_the_same_beginner() -> None:
    """T-81, T-83."""
    table = sit()
    turn(table, 36)
    turn(table, 36, leave=True)
    assert (table.results[0].winner, table.results[0].clause) == (None, "T-81")
    assert (table.phase, table.player, table.seats) == (Phase.THROW, WHITE, (0, 1))
    assert score(table) == ((0, 0, False), (0, 0, False))
    table.throw(3, 3)  # thrown afresh: a double is possible (T-3)
    table.void()
    assert (table.phase, table.player) == (Phase.THROW, WHITE)
    win(table, WHITE)
    assert table.account is not None
    assert table.account.entries[0].result.replays == 1
    assert table.results[-1].points == 6 * 2 + 4 * 2


@pytest.mark.parametrize(("refait", "consolations"), [("doubling", (2, 4, 8)), ("adding", (2, 4, 6))])
def test_each_replay_raises_the_consolation(refait: str, consolations: tuple[int, ...]) -> None:
    """T-83."""
    for replays, consolation in enumerate(consolations):
        table = sit(refait=refait)
        for _ in range(replays):
            turn(table, 36)
            turn(table, 36, leave=True)
        win(table, WHITE)
        assert table.results[-1].points == (6 + consolation) * 2


# T-82


@pytest.mark.parametrize(
    ("course", "winner", "kind", "tokens"),
    [
        ([36], WHITE, SMALL_BREDOUILLE, 16),
        ([72], WHITE, BIG_BREDOUILLE, 56),
        ([12, 36], BLACK, SMALL_BREDOUILLE, 14),  # the second to make holes has the flag
        ([12, 36, 12], BLACK, SIMPLE, 4),  # and loses it: 6 holes to 4
        ([36, 12], WHITE, SIMPLE, 6),
        ([24, 72], BLACK, BIG_BREDOUILLE, 52),
    ],
)
def test_a_round_is_worth_its_holes_by_its_bredouille(course: list[int], winner: int, kind: int, tokens: int) -> None:
    """T-82: the points each marks in turn; the last leaves."""
    table = sit()
    for points in course[:-1]:
        turn(table, points)
    turn(table, course[-1], leave=True)
    assert table.account is not None
    result = table.account.entries[0].result
    assert (table.results[0].winner, result.bredouille, table.results[0].points) == (winner, kind, tokens)


# T-84


def test_three_draw_lots_for_the_first_pair() -> None:
    """T-84."""
    table = sit(3)
    assert table.phase is Phase.LOTS
    assert refusal(table.opening, 6, 5) == ("wrong-phase", "T-84")
    assert refusal(table.trictrac.lots, 1, 1) == ("no-opponent", "T-80")
    assert refusal(table.apply, Lots((0, 3))) == ("no-such-player", "T-80")
    assert refusal(table.apply, Lots((0,))) == ("bad-lots", "T-84")
    table.trictrac.lots(2, 0)
    assert (table.phase, table.seats, table.names) == (Phase.OPENING, (2, 0), ("Colette", "Anne"))
    drawn = sit(3)
    drawn.throw()
    assert isinstance(drawn.events[0], Lots)


def test_three_play_two_rounds_running_each_after_the_first_winner_steps_out() -> None:
    """T-84: the table of the rules page."""
    table = Table("trictrac-a-ecrire", seed=1, players=3, rounds=6, marking="manual", names=("Ann", "Bea", "Cal"))
    table.trictrac.lots(0, 1)
    win(table, WHITE)
    met = []
    for side in (WHITE, BLACK, BLACK, WHITE, BLACK):
        table.next_game()
        met.append(at_board(table))
        win(table, side)
    assert met == [("Bea", "Cal"), ("Cal", "Ann"), ("Ann", "Bea"), ("Bea", "Cal"), ("Cal", "Ann")]
    assert table.phase is Phase.OVER


def test_as_printed_the_winner_of_every_round_steps_out() -> None:
    """T-84, rotation."""
    table = Table(
        "trictrac-a-ecrire", seed=1, players=3, rounds=3, marking="manual", names=("Ann", "Bea", "Cal"),
        rotation="as-printed",
    )  # fmt: skip
    table.trictrac.lots(0, 1)
    win(table, WHITE)
    table.next_game()
    assert set(table.names) == {"Bea", "Cal"}
    win(table, table.names.index("Cal"))
    table.next_game()
    assert at_board(table) == ("Bea", "Ann")


def test_the_loser_pays_the_player_sitting_out_a_consolation() -> None:
    """T-84, T-82."""
    table = sit(3)
    table.trictrac.lots(0, 1)
    win(table, WHITE)
    assert table.account is not None
    assert [(line.rounds, line.consolations) for line in table.account.lines] == [(16, 0), (-16, -4), (0, 4)]


# T-85


def test_four_play_two_rounds_running_each_and_give_way_to_the_partner() -> None:
    """T-85."""
    table = Table(
        "trictrac-a-ecrire", seed=1, players=4, rounds=8, marking="manual", names=("Ann", "Cal", "Bea", "Dot")
    )
    win(table, WHITE)
    met = []
    for side in (WHITE, BLACK, WHITE, BLACK):
        table.next_game()
        met.append(at_board(table))
        win(table, side)
    assert met == [("Cal", "Bea"), ("Bea", "Dot"), ("Dot", "Ann"), ("Ann", "Cal")]


def test_the_gains_of_four_are_the_teams() -> None:
    """T-85."""
    table = sit(4)
    win(table, WHITE)
    assert table.account is not None
    assert [line.players for line in table.account.lines] == [(0, 2), (1, 3)]
    assert [line.rounds for line in table.account.lines] == [16, -16]
    assert table.score == (16, -17)  # and a token for the queue


@pytest.mark.parametrize(("players", "advisers"), [(2, []), (3, [2]), (4, [2, 3])])
def test_only_those_who_sit_out_advise_and_nobody_acts_for_another(players: int, advisers: list[int]) -> None:
    """T-85, T-84."""
    table = sit(players)
    if players == 3:
        table.trictrac.lots(0, 1)
    table.opening(6, 5)
    for player in range(players):
        before = table.position, table.phase
        if player in advisers:
            table.trictrac.advise(player, "stay,  if you can")
            assert table.events[-1] == Advise(player, "stay, if you can")
        else:
            code = "no-such-act" if players == 2 else "may-not-advise"
            assert refusal(table.trictrac.advise, player, "stay") == (code, "T-85")
        assert (table.position, table.phase) == before
    if advisers:
        assert refusal(table.trictrac.advise, advisers[0], "  ") == ("no-advice", "T-85")
        assert refusal(table.apply, Advise(advisers[0], "two\nlines")) == ("no-advice", "T-85")


# T-86


def test_two_players_have_the_first_move_in_turn() -> None:
    """T-86."""
    table = sit(2, 4)
    table.opening(6, 5)
    table.void()
    table.opening(5, 6)  # the throw that counts gives it to Black
    table.trictrac.mark(36)
    table.trictrac.leave()
    table.trictrac.agree()
    beginners = []
    for _ in range(3):
        table.next_game()
        beginners.append(table.player)
        win(table, BLACK)
    assert beginners == [WHITE, BLACK, WHITE]


def test_the_winner_may_have_the_first_move() -> None:
    """T-86, first_move=winner."""
    table = sit(2, 4, first_move="winner")
    win(table, WHITE)
    beginners = []
    for side in (BLACK, WHITE, BLACK):
        table.next_game()
        beginners.append(table.player)
        win(table, side)
    assert beginners == [WHITE, BLACK, WHITE]


# T-87 to T-89


def test_the_account_settles_queue_and_bets_after_the_last_round() -> None:
    """T-87, T-88, T-89."""
    table = sit(2, 4)
    win(table, WHITE)
    assert table.account is not None
    assert not table.account.final
    assert table.account.pot == 1
    for _ in range(3):
        table.next_game()
        win(table, WHITE)
    assert table.account.final
    white, black = table.account.lines
    assert (white.rounds, white.queue, white.bets, white.total) == (64, 4, 36, 104)
    assert black.total == -104
    assert table.account.pot == 0
    assert (table.winner, table.score) == (0, (104, -104))


def test_a_tie_shares_the_queue_and_leaves_nobody_the_winner() -> None:
    """T-87."""
    table = sit(2, 2, queue_tokens=3)
    win(table, WHITE)
    table.next_game()
    win(table, BLACK)
    assert table.account is not None
    assert [line.queue for line in table.account.lines] == [0, 0]
    assert table.score == (0, 0)
    assert (table.phase, table.winner) == (Phase.OVER, None)
    assert refusal(table.next_game)[0] == "wrong-phase"


def test_the_account_of_the_table_is_the_account_of_its_rounds() -> None:
    """T-89."""
    table = sit(3, 6)
    table.trictrac.lots(1, 2)
    win(table, WHITE)
    for side in (BLACK, WHITE, WHITE, BLACK, WHITE):
        table.next_game()
        win(table, side)
    assert table.account is not None
    results = [entry.result for entry in table.account.entries]
    assert table.account == Account.of(scored(players=3, rounds=6, marking="manual").scheme, results)
    assert sum(line.total for line in table.account.lines) + table.account.pot == 0
    assert table.score == tuple(line.total for line in table.account.lines)


def test_a_voided_opening_throw_leaves_the_first_move_open() -> None:
    """C-5, T-3: also in the scored game."""
    table = Table("trictrac-a-ecrire", seed=1)
    table.throw(6, 5)
    table.void()
    assert table.phase is Phase.OPENING
    table.throw(5, 6)
    assert table.player == BLACK


def test_schools_are_claimed_in_the_scored_game_too() -> None:
    """T-60 to T-64."""
    table = sit()
    table.opening(6, 5)
    table.trictrac.mark(36)
    table.trictrac.leave()
    table.trictrac.school(36, over=True)
    table.trictrac.accept()
    assert (table.phase, table.player) == (Phase.PLAY, WHITE)
    assert marked(table) == ((0, 0), (6, 0))
    table.play(table.plays()[0])
    table.throw(6, 5)
    table.trictrac.mark(12)
    table.trictrac.leave()
    table.trictrac.agree()
    assert table.results[0].winner == BLACK
