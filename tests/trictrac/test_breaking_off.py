"""A scored game broken off by agreement, and its account (T-80, T-87 to T-89)."""

from __future__ import annotations

import json

import pytest

from acting import choices
from builders import refusal
from depth import of_many
from tablier import Phase, Record, Table
from tablier.bots import GreedyBot
from tablier.french import translate
from tablier.games.trictrac.account import Account
from tablier.games.trictrac.acts import Abandon, PlayOn
from tablier.games.trictrac.scored import RoundResult, Scheme
from tablier.telling.sentences import Teller, verdict
from trictrac.driving import Driver


def scored(players: int = 2, rounds: int = 6, **options: object) -> Table:
    return Table("trictrac-a-ecrire", seed=1, players=players, rounds=rounds, **options)  # type: ignore[arg-type]


def test_all_have_to_agree_those_who_sit_out_included() -> None:
    """T-80."""
    table = scored(3)
    table.trictrac.lots(0, 1)
    table.throw()
    table.trictrac.abandon(0)
    table.trictrac.abandon(1)
    assert (table.abandoning, table.phase) == ((0, 1), Phase.PLAY)
    assert refusal(table.trictrac.abandon, 1) == ("said-already", "T-80")
    table.trictrac.abandon(2)
    assert (table.phase, table.player, table.dice) == (Phase.OVER, None, ())
    assert table.account is not None
    assert table.account.broken_off
    assert str(table.results[-1].reason) == "The game is broken off by agreement after 0 of 6 rounds"
    assert refusal(table.trictrac.abandon, 0)[0] == "wrong-phase"


def test_one_who_would_play_on_calls_it_off() -> None:
    """T-80: refused or taken back, all begin anew."""
    table = scored()
    assert refusal(table.trictrac.play_on, 0) == ("nobody-breaks-off", "T-80")
    table.trictrac.abandon(0)
    assert "play_on" in table.may(1)
    table.trictrac.play_on(1)
    assert table.abandoning == ()
    table.trictrac.abandon(1)
    table.trictrac.play_on(1)
    table.trictrac.abandon(0)
    assert table.phase is not Phase.OVER
    table.throw()  # an offer stands while they play on
    table.trictrac.abandon()
    assert table.phase is Phase.OVER


def test_there_is_nothing_to_break_off_elsewhere() -> None:
    """T-80."""
    assert refusal(Table("trictrac", seed=1).trictrac.abandon) == ("no-such-act", "T-80")
    assert refusal(scored().apply, Abandon(2)) == ("no-such-player", "T-80")
    assert refusal(scored().resign, 0) == ("no-resigning", "T-80")


def test_rounds_won_are_settled_and_the_one_under_way_counts_nothing() -> None:
    """T-80, T-87, T-88: the example of the rules."""
    won = [RoundResult(0, 1, 6, 2), RoundResult(1, 0, 8, 0, 1), RoundResult(0, 1, 6, 2)]
    account = Account.of(Scheme(2, 6), won, broken_off=True)
    assert account.final
    assert account.bets == ()
    assert [line.queue for line in account.lines] == [2, -2] if account.lines[0].rounds > 0 else [-1, 1]
    assert sum(line.total for line in account.lines) + account.pot == 0
    assert "Final account after 3 of 6 rounds for 2 players, broken off by agreement" in account.text(("Ann", "Bob"))
    assert account.to_json()["broken_off"]


def test_bets_go_by_the_rounds_really_played() -> None:
    """T-88: two of two won are one beyond the contingent; those who never met have no bet."""
    account = Account.of(Scheme(3, 6), [RoundResult(0, 1, 6, 2), RoundResult(2, 1, 6, 2)], broken_off=True)
    assert [(bet.winner, bet.loser, bet.played) for bet in account.bets] == []
    account = Account.of(Scheme(2, 6), [RoundResult(0, 1, 6, 2), RoundResult(0, 1, 6, 2)], broken_off=True)
    assert [(bet.winner, bet.played, bet.tokens) for bet in account.bets] == [(0, 2, 28)]


@pytest.mark.scaled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("marking", ["auto", "manual"])
def test_a_game_broken_off_anywhere_is_accounted_for_and_kept(players: int, marking: str) -> None:
    """T-80, T-89: at every moment of random games, in records of both kinds, told in both languages."""
    table = scored(players, rounds=4 * players, hole_limit=7, marking=marking)
    driver = Driver(table, choices(f"breaking off {players} {marking}"))
    for _ in range(of_many(8, 3)):
        driver.play_on(60)
        if table.phase is Phase.OVER:
            break
        trial = table.record().replay()
        teller = Teller(trial)
        trial.trictrac.abandon(*range(players))
        account = trial.account
        assert account is not None
        assert trial.phase is Phase.OVER
        assert account.results == (table.account.results if table.account else ())
        assert sum(line.total for line in account.lines) + account.pot == 0
        assert account.pot < max(2, players)
        assert list(trial.score) == [line.total for line in account.lines]
        assert verdict(trial)
        assert trial.drafted_position == trial.position
        for line in [*teller.lines(), f"{trial.results[-1].reason} [T-80]."]:
            assert translate(line.replace("○", "").replace("●", "")) is not None or "break" not in line
        for written in (str(trial.record()), json.dumps(trial.record().to_json())):
            record = Record.read(written)
            assert (record.faults, record.events) == ([], trial.events)
            assert record.replay().account == account
        assert "= broken off: The game is broken off by agreement" in str(trial.record())


def test_being_asked_hinders_no_bot() -> None:
    """T-80."""
    table = scored()
    table.trictrac.abandon(0)
    for _ in range(30):
        GreedyBot().choose(table)
    assert table.abandoning == (0,)
    assert Record.read(str(table.record())).replay().abandoning == (0,)
    table.apply(PlayOn(1))
