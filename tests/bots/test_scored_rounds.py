"""Rounds of Trictrac's scored game: with a network of their own bots go by tokens, without one by rules of thumb."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
import pytest

from tablier import Phase, Table, find_game
from tablier.bots import LevelBot, levels, make
from tablier.bots.levels import margin_in
from tablier.bots.rollouts import roll_out
from tablier.bots.search import Search
from tablier.bots.sense import LEAVE
from tablier.games import Game, read_position
from tablier.games.trictrac import thumb as rules_of_thumb
from tablier.games.trictrac.game import Trictrac
from tablier.networks import Layer, Network, kind_of, network_for
from tablier.review import judging
from tablier.review.analysing import analyse_plays

ROUND = "trictrac-a-ecrire"
HOLE = f"{ROUND}:w:1x3,2x4,3x2,4x3,5x2,6x1:1x15:points=8b,0"
"""5-4 fills the small jan: two holes, and then to stay or to leave."""

Choose = Callable[[Network], None]


def of_rounds(expects: float = 0.0) -> Network:
    """A network to which whoever throws can expect so many tokens, wherever the men stand."""
    kind = kind_of(find_game(ROUND))
    share = (1 + expects / kind.unit) / 2
    bias = np.array([np.log(share / (1 - share))], np.float32)
    hidden = Layer(np.zeros((4, kind.inputs), np.float32), np.zeros(4, np.float32))
    return Network(ROUND, kind.encoding, (hidden, Layer(np.zeros((1, 4), np.float32), bias)))


@pytest.fixture
def plays_with(monkeypatch: pytest.MonkeyPatch) -> Choose:
    """Let a network play the scored game."""

    def choose(network: Network) -> None:
        def chosen(game: Game) -> Network:
            return network if game.id == ROUND else network_for(game)

        monkeypatch.setattr(levels, "network_for", chosen)
        monkeypatch.setattr(judging, "network_for", chosen)

    return choose


def at_a_hole(holes: str, run: str) -> Table:
    table = Table(ROUND, position=f"{HOLE}:holes={holes}:run={run}", seed=1)
    table.throw(5, 4)
    assert table.phase is Phase.STAY
    return table


@pytest.mark.parametrize(
    ("holes", "run", "expects", "leaves"),
    [
        ("4,0", "w4", 0, True),  # 6 × 2 + 4 tokens, and nothing else in view
        ("4,0", "w4", -20, False),  # the other, who throws next if one stays, expects to lose more than that
        ("4,0", "w4", -10, True),
        ("4,9", "b1", 0, False),  # leaving would lose the round
        ("4,9", "b1", 20, True),  # 5 tokens are lost by leaving, 20 expected to be by staying
        ("5,7", "b1", 1, True),  # drawn, which is better than to lose a token
        ("5,7", "b1", -1, False),
        ("2,1", "w1", 3, True),  # nobody has six holes: the leaver throws first in a new setting
        ("2,1", "w1", -3, False),
    ],
)
def test_a_bot_leaves_for_tokens(plays_with: Choose, holes: str, run: str, expects: float, leaves: bool) -> None:
    """T-44, T-80 to T-82."""
    plays_with(of_rounds(expects))
    bot = make("master", 1)
    assert isinstance(bot, LevelBot)
    assert bot.leaves(at_a_hole(holes, run), random.Random(1)) == leaves


def test_a_limit_that_the_other_would_reach_ends_the_round_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """T-80, hole_limit: rare, as after a hole the other marks from zero; here a throw is said to bring twelve."""
    position = read_position(f"{ROUND}@hole_limit=9:w:1x3,2x4,3x2,4x3,5x2,6x1:1x15:holes=5,8:run=b1")
    monkeypatch.setattr(Trictrac, "jans", lambda *_: [SimpleNamespace(to=1, points=12)])
    rows, outcomes = rules_of_thumb.staying_and_leaving(position.game, position, (5, 4))  # type: ignore[arg-type]
    assert rows["holes"].tolist() == [[5, 10], [5, 8]]
    assert outcomes.tolist() == [-(10 - 5 + 2), -(8 - 5 + 2)]


@pytest.mark.parametrize("holes", ["4,0", "6,3", "9,1"])
def test_without_a_network_of_their_own_bots_leave_by_rules_of_thumb(plays_with: Choose, holes: str) -> None:
    plays_with(network_for(find_game("trictrac")))
    table = at_a_hole(holes, "w1" if holes != "4,0" else "w4")
    bot = make("master", 1)
    assert isinstance(bot, LevelBot)
    assert bot.leaves(table, random.Random(1)) == rules_of_thumb.leaves(table)
    table.trictrac.stay()
    seen = bot._turns(table, table.plays())
    assert (seen.rows["holes"].min(axis=1) == 0).all()


@pytest.mark.parametrize("options", ["rounds=2", "rounds=2,marking=manual", "rounds=3,players=3"])
def test_bots_finish_rounds_with_a_network_of_their_own(plays_with: Choose, options: str) -> None:
    plays_with(of_rounds())
    table = Table(f"{ROUND}@{options}", seed=2)
    bots = make("player", 1), make("novice", 2)
    for _ in range(20_000):
        if table.phase is Phase.OVER:
            break
        bots[table.player or 0].choose(table)
    assert table.phase is Phase.OVER
    assert table.record().replay().results == table.results


def test_a_round_is_analysed_in_tokens(plays_with: Choose) -> None:
    plays_with(of_rounds(2.0))
    found = analyse_plays(read_position(f"{HOLE}:holes=4,0:run=w4"), (5, 4))
    best, *others = found.found.candidates
    assert (found.unit, best.name, best.found.how) == ("tokens", LEAVE, "exact")
    assert best.worth == pytest.approx(6 * 2 + 4)
    assert all(one.found.how == "turns" for one in others)


def test_rollouts_of_a_round_are_in_tokens() -> None:
    game = find_game(ROUND)
    search = Search(game, of_rounds(3.0))
    found = roll_out(search, game.start().array(), trials=2, depth=1)
    assert found.value == pytest.approx(-3.0, abs=1e-3), "whoever throws second expects them"
    assert margin_in(search) > levels.MARGIN
