"""The levels: they play by the rules in every game, decide by what they see, and a stronger one beats a weaker one."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from depth import examples, mostly_long
from tablier import GAMES, Phase, Table, find_game
from tablier.bots import BOTS, LEVELS, LevelBot, levels_of, make
from tablier.bots.arena import Bout, Meeting, contest, play, play_pair, ratings
from tablier.bots.matches import Stakes
from tablier.bots.search import Search, Turns
from tablier.errors import BadOption, Refusal
from tablier.networks import TRAINED, network_for

QUICK = ("novice", "player")


def play_out(table: Table, *bots: object) -> Table:
    for _ in range(20_000):
        if table.phase in (Phase.BETWEEN, Phase.OVER):
            return table
        bots[table.player or 0].choose(table)  # type: ignore[attr-defined]
    raise AssertionError("the game does not end")


PLAYED = [*(game for game in GAMES if game != "trictrac-a-ecrire"), "trictrac@marking=manual"]


@pytest.mark.parametrize("game", mostly_long(PLAYED, "unstacked", "backgammon", "trictrac@marking=manual"))
def test_levels_finish_every_game_without_a_refusal(game: str) -> None:
    stronger, weaker = ("player", "novice") if levels_of(find_game(game)) else ("greedy", "random")
    table = play_out(Table(game, seed=2), make(stronger, 1), make(weaker, 2))
    assert table.results
    assert table.record().replay().results == table.results


@pytest.mark.long
def test_the_strongest_level_plays_too() -> None:
    table = Table("backgammon", seed=4)
    bots = make("master", 1), make("random", 2)
    for _ in range(30):
        bots[table.player or 0].choose(table)
    assert len(table.events) > 20


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first, again = (play_out(Table("jacquet-de-versailles", seed=5), make(name, 3), make("random", 3)) for _ in "ab")
    assert first.events == again.events


@pytest.mark.parametrize("game_id", TRAINED)
@given(seed=st.integers(0, 2**32), turns=st.integers(1, 120), name=st.sampled_from(["novice", "player", "master"]))
@examples(8)
def test_a_choice_does_not_depend_on_the_order_of_the_plays(game_id: str, seed: int, turns: int, name: str) -> None:
    table = Table(game_id, seed=seed)
    while table.phase is not Phase.PLAY or (turns := turns - 1) > 0:
        make("random", seed).choose(table)
        if table.phase is Phase.OVER:
            return
    bot = make(name, seed)
    assert isinstance(bot, LevelBot)
    seen = bot._turns(table, table.plays())
    order = np.random.default_rng(seed).permutation(len(seen.rows))
    shuffled = seen._replace(
        rows=seen.rows[order], outcomes=seen.outcomes[order], same=seen.same[order], chances=seen.chances[order],
        values=seen.values[order],
    )  # fmt: skip

    def chosen(plays: Turns) -> np.void:
        return plays.rows[bot.preferred(table.game, plays.rows, bot._values(table, plays))]

    assert chosen(seen) == chosen(shuffled)


def test_a_player_repeats_its_mistakes_and_another_makes_others() -> None:
    one, other = make("novice", 1), make("novice", 2)
    assert isinstance(one, LevelBot)
    assert isinstance(other, LevelBot)
    keys = [bytes([i]) for i in range(50)]
    assert [one._whim(key) for key in keys] == [one._whim(key) for key in keys]
    assert [one._whim(key) for key in keys] != [other._whim(key) for key in keys]


def test_the_opening_plays_are_those_every_book_gives() -> None:
    """Modern backgammon: the points made with 3-1, 6-1, 4-2 and 5-3 are beyond dispute."""
    game = find_game("backgammon@modern")
    search = Search(game, network_for(game))
    for roll, made in (((3, 1), 20), ((6, 1), 18), ((4, 2), 21), ((5, 3), 22)):
        turns = search.look(game.start().array(), search.roll_number(roll))
        for values in (turns.values, search.look_twice(turns, 4, 0.2)):
            assert turns.rows[int(np.argmax(values))]["men"][0, made] == 2, roll


def test_two_plies_see_what_one_does_not_only_among_the_best() -> None:
    game = find_game("backgammon@modern")
    search = Search(game, network_for(game))
    turns = search.look(game.start().array(), search.roll_number((2, 1)))
    deeper = search.look_twice(turns, 3, 1.0)
    best = np.argsort(-turns.values)[:3]
    assert set(np.argsort(-deeper)[:3]) == set(best)
    assert deeper[best] == pytest.approx(turns.values[best], abs=0.1)


def test_bots_are_made_by_name() -> None:
    assert [level.name for level in LEVELS] == ["novice", "amateur", "player", "expert", "master"]
    assert all(make(name, 3).name == name for name in BOTS)
    with pytest.raises(BadOption) as refused:
        make("grandmaster")
    assert refused.value.code == "unknown-bot"


def test_levels_are_offered_where_they_differ() -> None:
    assert levels_of(find_game("garanguet")) == LEVELS
    assert levels_of(find_game("trictrac-a-ecrire")) == LEVELS
    assert [level.name for level in levels_of(find_game("unstacked", claims="manual"))] == ["novice", "expert"]
    assert [level.name for level in levels_of(find_game("unstacked", claims="auto"))] == ["expert"]


# The cube


def test_doubles_and_takes_at_the_points_everybody_knows() -> None:
    """Without double games a live cube is taken down to 20 % and a dead one to 25 %; in between lies the truth."""

    def chances(win: float) -> np.ndarray:
        return np.array([[win, 0, 0, 0, 0]])

    middle, own = Stakes(live=True), Stakes(live=True, owner=0)
    assert middle.takes(chances(0.76))
    assert not middle.takes(chances(0.81))
    assert not middle.doubles(chances(0.6))
    assert middle.doubles(chances(0.75))
    assert middle.doubles(chances(0.9))
    assert own.doubles(chances(0.79))
    gammonish = np.array([[0.95, 0.8, 0, 0, 0]])
    assert not middle.doubles(gammonish), "too good: play on for the double game"


def test_a_player_doubles_at_the_table_and_the_other_drops() -> None:
    table = Table("backgammon@modern", position="backgammon@modern:w:24x3:24x4", cube=True, seed=1, match=0)
    bot = make("expert", 1)
    assert bot.before_throwing(table)
    assert table.phase is Phase.ANSWER
    make("expert", 2).choose(table)
    assert table.results[0].winner == 0


def test_nobody_doubles_who_needs_no_more_points() -> None:
    table = Table("backgammon@modern", position="backgammon@modern:w:24x3:24x4", cube=True, seed=1, match=1)
    assert not make("expert", 1).before_throwing(table)


# Trictrac


def test_an_expert_stays_where_leaving_would_give_up_a_won_board() -> None:
    """With the big jan full and the other's men still at the talon, points go on coming."""
    table = Table("trictrac", seed=1, position="trictrac:w:1x3,7x2,8x2,9x2,10x2,11x2,12x2:1x15:rolls=9,9:points=10,0")
    while table.phase is Phase.THROW:
        table.throw(1, 1)
    assert table.phase is Phase.STAY
    assert not make("expert", 1).leaves(table, random.Random(1))


# The arena


def test_a_pair_has_the_same_dice_and_exchanged_sides() -> None:
    one, other = play_pair("garanguet", "greedy", "greedy", 5)
    assert one.points == -other.points
    assert one.acts == other.acts


@pytest.mark.long
def test_a_stronger_level_beats_a_weaker_one() -> None:
    (*_, meetings) = contest("trictrac", ["player", "novice"], 8, seed=3)
    won, _ = meetings[0].mean(lambda bout: bout.won)
    assert won >= 0.7
    elo, apart = meetings[0].elo
    assert elo > 0
    assert apart > 0


def test_ratings_agree_with_the_wins() -> None:
    def meeting(first: str, second: str, won: int, of: int) -> Meeting:
        bouts = [Bout(1, 1, 0, 1)] * won + [Bout(-1, 0, 0, 1)] * (of - won)
        random.Random(1).shuffle(bouts)
        return Meeting(first, second, list(zip(bouts[::2], bouts[1::2], strict=True)))

    names = ["a", "b", "c"]
    meetings = [meeting("a", "b", 640, 1000), meeting("b", "c", 640, 1000), meeting("a", "c", 760, 1000)]
    found = ratings(names, meetings)
    assert found["a"] == 0
    assert found["b"] == pytest.approx(-100, abs=3)
    assert found["c"] == pytest.approx(-200, abs=5)


@pytest.mark.parametrize(("game", "names"), [("garanguet", ["greedy"]), ("garanguet", ["greedy", "greedy"])])
def test_a_contest_needs_two(game: str, names: list[str]) -> None:
    with pytest.raises(BadOption):
        next(contest(game, names, 1, 1))


def test_play_says_who_won() -> None:
    bout = play("unstacked", ("greedy", "random"), 3)
    assert bout.won in (0, 1)
    with pytest.raises((BadOption, Refusal)):
        play("unstacked", ("nobody", "random"), 3)


@pytest.mark.parametrize("won", [1.2, -0.2])
def test_a_shut_out_without_luck_still_has_a_rating(won: float) -> None:
    meeting = Meeting("first", "second", [(Bout(0, won, 0, 10), Bout(0, won, 0, 10))] * 3, luckless=True)
    found = ratings(["first", "second"], [meeting])["second"]
    assert (found < 0) == (won > 1)
    assert found == pytest.approx(-meeting.elo[0], rel=0.01)
