"""The simple bots: they play by the rules, repeat themselves on request, and the greedy one has some sense."""

from __future__ import annotations

import pytest

from depth import mostly_long
from tablier import GAMES, Phase, Table, read_position
from tablier.bots import BOTS, Bot, GreedyBot, RandomBot
from tablier.errors import Refusal
from tablier.games import find_game
from tablier.games.race.acts import Double, Drop, Take
from tablier.games.race.game import RacePlays
from tablier.games.trictrac import thumb as sense
from tablier.games.trictrac.acts import Accept, Contest, Leave, LetStand, Mark, Persist, School
from tablier.games.unstacked.acts import Claim

PLAYED = tuple(GAMES)


def play_out(table: Table, *bots: Bot) -> Table:
    """Let bots play a game to its end. Every act goes through the table, which refuses what is not allowed."""
    for _ in range(20_000):
        if table.phase in (Phase.BETWEEN, Phase.OVER):
            return table
        bots[table.player or 0].choose(table)
    raise AssertionError("the game does not end")


def variants() -> list[str]:
    """Every value of every option, one at a time, and every preset."""
    found = []
    for game in map(find_game, ("unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "irish", "plakoto")):
        found += [game.id, *(f"{game.id}@{preset}" for preset in game.presets)]
        for option in game.rule_options:
            others = [value for value in option.values if value != option.default]
            found += [f"{game.id}@{option.name}={str(value).lower()}" for value in others]
    return found


@pytest.mark.parametrize("variant", variants())
@pytest.mark.parametrize("seed", mostly_long([1, 2], "1"))
def test_bots_finish_every_variant_without_a_refusal(variant: str, seed: int) -> None:
    table = play_out(Table(variant, seed=seed), GreedyBot(seed), RandomBot(seed))
    (result,) = table.results
    assert result.winner in (0, 1)
    assert table.record().replay().results == table.results


@pytest.mark.parametrize(
    "game",
    mostly_long(
        ["garanguet", "jacquet-de-versailles", "backgammon", "backgammon@modern", "irish", "plakoto"],
        *("backgammon@modern", "plakoto"),
    ),
)
def test_greedy_beats_random_clearly(game: str) -> None:
    wins = 0
    for seed in range(20):
        side = seed % 2
        bots = [GreedyBot(seed), RandomBot(seed)]
        table = play_out(Table(game, seed=seed), bots[side], bots[1 - side])
        wins += table.results[0].winner == side
    assert wins >= 16, "by chance alone, 16 of 20 would happen once in 170 times"


@pytest.mark.parametrize("game", PLAYED)
def test_the_same_seed_plays_the_same_game_and_another_seed_another(game: str) -> None:
    first, again = (play_out(Table(game, seed=4), GreedyBot(9), RandomBot(9)) for _ in range(2))
    assert first.events == again.events
    other = play_out(Table(game, seed=5), GreedyBot(9), RandomBot(9))
    assert first.events != other.events


def test_the_random_bots_own_seed_matters() -> None:
    one, two = (play_out(Table("garanguet", seed=4), RandomBot(s), RandomBot(s)) for s in (1, 2))
    assert one.events != two.events


@pytest.mark.parametrize("name", mostly_long(BOTS, "random", "greedy", "novice"))
def test_a_resumed_game_goes_on_as_it_would_have(name: str) -> None:
    whole = play_out(Table("backgammon", seed=3), BOTS[name](1), BOTS[name](2))
    half = whole.record().replay(len(whole.events) // 2)
    assert play_out(half, BOTS[name](1), BOTS[name](2)).events == whole.events


def test_a_bot_goes_through_a_match_and_refuses_to_go_beyond_it() -> None:
    table, bots = Table("unstacked", seed=1, match=3), (GreedyBot(), RandomBot())
    while table.phase is not Phase.OVER:
        bots[table.player or 0].choose(table)
    assert max(table.score) == 3
    with pytest.raises(Refusal):
        bots[0].choose(table)


def test_bots_never_double_and_answer_doubles() -> None:
    answers = set()
    for seed in range(12):
        table = Table("backgammon", seed=seed, match=3, cube=True, first="white")
        table.double()
        RandomBot(seed).choose(table)
        answers.add(type(table.events[-1]))
        assert not any(isinstance(event, Double) for event in play_out(table, GreedyBot(), RandomBot()).events[2:])
    assert answers == {Take, Drop}


@pytest.mark.parametrize(("black", "answer"), [("1x2,12x5,17x3,19x5", Take), ("1x10,12x5", Drop)])
def test_the_greedy_bot_takes_only_what_is_not_far_behind(black: str, answer: type) -> None:
    table = Table("backgammon", match=0, cube=True, position=f"backgammon:w:1x2,12x5,17x3,19x5:{black}")
    table.double()
    GreedyBot().choose(table)
    assert isinstance(table.events[-1], answer)


def test_the_greedy_bot_claims_every_die_it_can() -> None:
    table = Table("unstacked", seed=2, claims="manual")
    lost = 0
    while table.phase not in (Phase.BETWEEN, Phase.OVER):
        rights = bool(table.rights) and table.claimant == table.player
        GreedyBot().choose(table)
        lost += rights and not isinstance(table.events[-1], Claim)
    assert any(isinstance(event, Claim) for event in table.events)
    assert lost == 0


BOUND = "backgammon:w:barx1,12x5,17x3,18x6:1x1,19x2,20x2,21x2,22x2,23x3,24x3"


@pytest.mark.parametrize("bot", BOTS.values())
def test_bots_unbind_tables_and_name_a_point(bot: type[RandomBot]) -> None:
    for seed in range(6):
        table = Table("backgammon", position=BOUND, seed=seed)
        while table.phase in (Phase.UNBIND, Phase.BREAK):
            bot(seed).choose(table)
        assert table.phase is Phase.THROW
        assert table.position.men[1][0] in (2, 3)


@pytest.mark.parametrize(
    ("position", "roll"),
    [
        ("backgammon:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5", (6, 5)),
        ("backgammon@modern:b:1x2,5x1,12x5,18x2,19x5:1x2,9x1,12x4,17x3,19x5", (3, 3)),
        ("jacquet-de-versailles:w:1x8,5x1,7x2,21x4:1x5,6x1,11x1,15x1,20x7:free=wb", (4, 4)),
        ("garanguet:w:20x6,22x5,23x4:1x15", (6, 6, 2)),
        ("backgammon:w:barx1,7x14:1x2,19x2,20x2,21x2,22x2,23x2,24x3", (6, 6)),
    ],
)
def test_the_men_of_all_plays_at_once_are_those_of_each_play(position: str, roll: tuple[int, ...]) -> None:
    start = read_position(position)
    plays = start.game.plays(start, roll)
    assert isinstance(plays, RacePlays)
    men = plays.men()
    assert men.shape == (len(plays), 2, 26)
    assert [tuple(map(tuple, row)) for row in men.tolist()] == [play.position.men for play in plays]
    assert (men.sum(axis=2) == 15).all()


def test_the_greedy_bot_looks_at_few_of_very_many_plays_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    spread = ",".join(f"{point}x1" for point in range(1, 16))
    table = Table("garanguet", position=f"garanguet:w:{spread}:1x1")
    table.throw(3, 3, 1)
    plays = table.plays()
    assert len(plays) > 15_000
    made, make_one = [], RacePlays.after
    monkeypatch.setattr(RacePlays, "after", lambda self, number: made.append(number) or make_one(self, number))
    GreedyBot().choose(table)
    assert len(made) < 100


# Trictrac

TRICTRAC = [
    "trictrac", "trictrac@hit_tables=as-printed", "trictrac@old_jans=true", "trictrac@stakes=double",
    "trictrac@stakes=quadruple", "trictrac@marking=manual", "trictrac-a-ecrire@rounds=2",
    "trictrac-a-ecrire@first_move=winner,rounds=2", "trictrac-a-ecrire@hole_limit=6,rounds=2",
    "trictrac-a-ecrire@refait=adding,rounds=2", "trictrac-a-ecrire@players=3,rounds=3",
    "trictrac-a-ecrire@players=3,rotation=as-printed,rounds=3", "trictrac-a-ecrire@players=4,queue_tokens=3,rounds=4",
    "trictrac-a-ecrire@marking=manual,rounds=2", "trictrac-a-ecrire@marking=manual,players=4,rounds=4",
]  # fmt: skip
SOME = (
    "trictrac", "trictrac@marking=manual", "trictrac-a-ecrire@rounds=2",
    "trictrac-a-ecrire@players=3,rotation=as-printed,rounds=3", "trictrac-a-ecrire@marking=manual,players=4,rounds=4",
)  # fmt: skip
HITS = "trictrac@marking=manual:w:1x10,4x1,5x1,7x1,12x2:1x8,2x1,3x1,4x1,6x1,7x1,8x1,9x1"


def play_all(table: Table, *bots: Bot) -> Table:
    """Let bots go through a match, or a scored game, to its end."""
    for _ in range(40_000):
        if table.phase is Phase.OVER:
            return table
        bots[table.player or 0].choose(table)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("variant", mostly_long(TRICTRAC, *SOME))
@pytest.mark.parametrize(
    "bots", [(GreedyBot(3), RandomBot(3)), pytest.param((RandomBot(5), RandomBot(6)), marks=pytest.mark.long)]
)
def test_bots_finish_every_variant_of_trictrac(variant: str, bots: tuple[Bot, Bot]) -> None:
    table = play_all(Table(variant, seed=3), *bots)
    assert table.record().replay().results == table.results
    assert not any(isinstance(event, School) for event in table.events), "bots mark right, so there is no school"


def test_bots_marking_by_hand_leave_nothing_to_claim() -> None:
    table = play_all(Table("trictrac@marking=manual", seed=8), RandomBot(1), RandomBot(2))
    assert sum(event.points for event in table.events if isinstance(event, Mark)) > 100
    trial = table.fresh()
    for event in table.events:
        trial.apply(event)
        if trial.phase is Phase.THROW:
            assert sense.school_of(trial) is None


def test_greedy_beats_random_clearly_at_trictrac() -> None:
    wins, holes = 0, [0, 0]
    for seed in range(12):
        side = seed % 2
        bots = [GreedyBot(seed), RandomBot(seed)]
        table = play_out(Table("trictrac", seed=seed), bots[side], bots[1 - side])
        wins += table.results[0].winner == side
        holes[0] += table.position.holes[side]
        holes[1] += table.position.holes[1 - side]
    assert wins >= 11
    assert holes[0] > 4 * holes[1]


def test_greedy_beats_random_in_the_account() -> None:
    table = play_all(Table("trictrac-a-ecrire", rounds=4, seed=1), GreedyBot(1), RandomBot(1))
    assert table.score[0] > 100


@pytest.mark.long
def test_the_greedy_bot_leaves_some_boards_and_stays_on_others() -> None:
    decisions = set()
    for seed in range(6):
        table = play_out(Table("trictrac", seed=seed), GreedyBot(seed), GreedyBot(seed + 1))
        decisions |= {event.kind for event in table.events}
    assert {"stay", "leave"} <= decisions


@pytest.mark.parametrize("bot", BOTS.values())
def test_a_just_claim_is_accepted_and_a_false_one_contested(bot: type[RandomBot]) -> None:
    def accused(points: int) -> Table:
        table = Table("trictrac@marking=manual", position=HITS)
        table.throw(4, 3)
        table.trictrac.mark(2)  # six are due
        table.play("1/5 1/4")
        table.trictrac.school(points)
        bot().choose(table)
        return table

    assert isinstance(accused(4).events[-1], Accept)
    assert isinstance(accused(2).events[-1], Contest)


def test_the_greedy_bot_claims_exactly_what_was_marked_wrongly() -> None:
    for marked, over in ((2, False), (8, True)):
        table = Table("trictrac@marking=manual", position=HITS)
        table.throw(4, 3)
        table.trictrac.mark(marked)
        table.play("1/5 1/4")
        GreedyBot().choose(table)
        assert table.events[-1] == School(1, abs(marked - 6), over)
        table.trictrac.contest()
        GreedyBot().choose(table)
        assert isinstance(table.events[-1], Persist)
        assert table.marks[-1].points == 2 * abs(marked - 6)


def test_the_greedy_bot_sees_a_false_move() -> None:
    table = Table(
        "trictrac", marking="manual", position="trictrac@marking=manual:w:1x1,7x3,8x2,9x2,10x2,11x3,12x2:1x15"
    )
    table.throw(5, 1)
    table.trictrac.mark(4)
    table.play("7/12 7/8")
    GreedyBot().choose(table)
    assert isinstance(table.events[-1], LetStand)
    assert table.position.points == (0, 4)


def test_what_the_others_throw_gave_is_marked_before_throwing() -> None:
    # No six can be played: two for Black.
    table = Table(
        "trictrac",
        marking="manual",
        position="trictrac@marking=manual:w:7x3,8x3,9x3,10x2,11x2,12x2:1x3,7x2,8x2,9x2,10x2,11x2,12x2",
    )
    table.throw(6, 5)
    table.trictrac.mark(4)
    table.play("7/12")
    assert sense.owed(table) == 2
    RandomBot().choose(table)
    assert table.events[-1] == Mark(1, 2)
    assert sense.owed(table) == 0
    assert not any(isinstance(event, Leave) for event in table.events)
