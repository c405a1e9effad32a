"""A review explains a result: what was decided, what it cost, and what was luck."""

from __future__ import annotations

import json
from functools import cache

import numpy as np
import pytest

from depth import mostly_long
from review.playing import played
from review.test_page import Reading
from tablier import Record, Table
from tablier.board import SIDES
from tablier.bots import make, rollouts
from tablier.errors import BadOption
from tablier.exact import bear_off
from tablier.games import find_game, read_position
from tablier.games.unstacked.solve import solve
from tablier.review import Candidate, Decision, Review, review, reviewing
from tablier.review.page import page
from tablier.saying import LANGUAGES
from tablier.table import Phase
from tablier.table.declaring import make as make_event
from trictrac.test_schools import enter_false_move, white_marks

GAMES = {
    "unstacked": {},
    "unstacked by hand": {"claims": "manual"},
    "garanguet": {},
    "jacquet-de-versailles": {},
    "backgammon": {},
    "backgammon to three": {"match": 3},
    "backgammon@modern with the cube": {"cube": True, "match": 0},
    "backgammon@modern with beavers": {"cube": True, "match": 0, "beavers": "raccoons", "jacoby": True},
    "backgammon@modern to five": {"cube": True, "match": 5},
    "irish": {},
    "plakoto to three": {"match": 3},
    "trictrac": {},
    "trictrac by hand": {"marking": "manual"},
    "trictrac to two": {"match": 2},
    "trictrac-a-ecrire": {"rounds": 4},
    "trictrac-a-ecrire by hand": {"marking": "manual", "rounds": 4},
    "trictrac-a-ecrire of three": {"players": 3, "rounds": 3, "bets": "by-losses"},
    "trictrac-a-ecrire of four": {"players": 4, "rounds": 4, "hole_limit": 6},
}
GAMES_OF_TWO = [name for name, options in GAMES.items() if "players" not in options]
every_game = pytest.mark.parametrize("name", mostly_long(GAMES, "unstacked by hand", "irish", "trictrac by hand"))


@cache
def quick(name: str) -> tuple[Record, Review]:
    record = played(name.partition(" ")[0], games=2, **GAMES[name])
    return record, review(record, "quick")


@every_game
def test_luck_and_costs_explain_every_result_exactly(name: str) -> None:
    record, found = quick(name)
    assert found.games
    for one in found.games:
        assert one.began + one.luck + one.costs == pytest.approx(one.ended, abs=1e-9)
        own = [decision for decision in found.decisions if decision.game == one.game]
        costs = sum(decision.cost * (1 - 2 * decision.player) for decision in own)
        luck = sum(chance.luck * (1 - 2 * chance.player) for chance in found.chances if chance.game == one.game)
        assert one.costs == pytest.approx(-costs, abs=1e-9)
        assert one.luck == pytest.approx(luck, abs=1e-9)
    results = [(result.winner, result.points) for result in record.replay().results]
    assert [(one.winner, one.points) for one in found.games if one.finished] == results
    if found.unit == "points":
        assert all(one.ended == one.points * (1 - 2 * (one.winner or 0)) for one in found.games if one.finished)


@every_game
def test_nothing_costs_less_than_nothing_and_what_was_done_is_named(name: str) -> None:
    record, found = quick(name)
    for decision in found.decisions:
        assert decision.cost >= 0
        worths = [one.worth for one in decision.candidates]
        assert worths == pytest.approx(sorted(worths, reverse=True), abs=2e-6)
        event = record.events[decision.event]
        if decision.kind == "play":
            assert decision.made.name == event.play  # type: ignore[attr-defined]
        assert all(0 <= chance <= 1 for one in decision.candidates for chance in one.chances)
        assert decision.choices >= len(decision.candidates)
    plays = sum(event.declared.kind == "play" for event in record.events)
    assert sum(decision.kind == "play" for decision in found.decisions) == plays


@every_game
def test_a_review_is_the_same_again_from_its_json(name: str) -> None:
    _, found = quick(name)
    again = Review.from_json(json.loads(json.dumps(found.to_json())))
    assert again == found
    assert again.summaries == found.summaries


@pytest.mark.parametrize("name", mostly_long(GAMES))
def test_the_page_of_every_game_is_whole_in_every_language(name: str, caplog: pytest.LogCaptureFixture) -> None:
    record, found = quick(name)
    for language in LANGUAGES:
        read = Reading(page([(record, found)], language))
        assert "review." not in read.text
        assert all(link[1:] in read.ids for link in read.links)
    assert not caplog.records


def exchanged(record: Record) -> Record:
    """The same match with the sides exchanged."""
    table = record.table
    data = record.to_json()
    data["headers"]["white"], data["headers"]["black"] = data["headers"]["black"], data["headers"]["white"]
    for event in data["events"]:
        if "player" in event:
            event["player"] = (
                SIDES[1 - SIDES.index(event["player"])] if event["player"] in SIDES else 1 - event["player"]
            )
        if "white" in event:
            event["white"], event["black"] = event["black"], event["white"]
    assert table.game.players == 2
    return Record.read(json.dumps(data))


@pytest.mark.parametrize("name", mostly_long(GAMES_OF_TWO, "unstacked by hand", "trictrac by hand"))
def test_the_sides_exchanged_give_the_same_review(name: str) -> None:
    record, found = quick(name)
    other = exchanged(record)
    assert not other.faults
    turned = review(other, "quick")
    assert len(found.decisions) == len(turned.decisions)
    for one, same in zip(found.decisions, turned.decisions, strict=True):
        assert one.player == 1 - same.player
        assert one.cost == pytest.approx(same.cost, abs=1e-5)
        assert one.made.name == same.made.name
    for chance, alike in zip(found.chances, turned.chances, strict=True):
        assert chance.player == 1 - alike.player or chance.luck == 0, "equal dice for the beginning are nobody's"
        assert chance.luck == pytest.approx(alike.luck, abs=1e-5)


def test_the_luck_of_a_throw_that_wins_the_game_is_that_of_whoever_threw_it() -> None:
    """In Trictrac a throw marks points, and may be the last: nobody is to act after it."""
    for winner, side in enumerate(("w", "b")):
        last = f"trictrac:{side}:1x13,6x1,7x1:1x13,6x1,7x1:points=10,10:holes=11,11:run={side}1"
        table = Table("trictrac", position=last)
        table.throw(6, 6)
        assert table.phase is Phase.OVER
        found = review(table.record(), "quick")
        (thrown,) = found.chances
        assert (thrown.player, thrown.seat) == (winner, winner)
        assert thrown.luck == pytest.approx(1 - (found.games[0].began if winner == 0 else 1 - found.games[0].began))
        assert [one.luck > 0 for one in found.summaries] == [winner == 0, winner == 1]


@pytest.mark.long
def test_the_answer_is_the_same_in_several_processes() -> None:
    record = played("jacquet-de-versailles")
    assert review(record, "quick", jobs=2) == review(record, "quick")


@pytest.mark.long
def test_what_is_known_so_far_is_a_review_of_the_beginning() -> None:
    whole_match = played("irish", games=2)
    record = Record(whole_match.table, whole_match.events[:40])
    steps = list(reviewing(record, "standard"))
    whole = steps[-1].review
    assert [step.finished for step in steps] == [False] * (len(steps) - 1) + [True]
    assert [step.share for step in steps] == sorted(step.share for step in steps)
    assert whole == review(record, "standard")
    quickly = review(record, "quick")
    first = [step for step in steps if not step.settled]
    assert [number for step in first for number in step.numbers] == list(range(len(whole.decisions)))
    for step in first[::2]:
        part = step.review
        assert part.decisions == quickly.decisions[: step.judged]
        assert part.depth == "quick"
        for game in part.games:
            assert game.began + game.luck + game.costs == pytest.approx(game.ended, abs=1e-9)
        assert Review.from_json(json.loads(json.dumps(part.to_json()))) == part
    for step in steps[len(first) : -1 : 4]:
        refined = {number for other in steps[len(first) :] if other.share <= step.share for number in other.numbers}
        assert step.judged == len(whole.decisions)
        for number, one in enumerate(step.review.decisions):
            assert one == (whole if number in refined or one.choices == 1 else quickly).decisions[number]


def test_whoever_has_seen_enough_leaves_and_the_beginning_costs_little() -> None:
    """The match is gone through no further than it was asked about."""
    record = played("irish", games=2)
    steps = reviewing(record, "standard")
    step = next(steps)
    steps.close()  # type: ignore[attr-defined]
    assert 0 < step.judged == len(step.review.decisions) == len(step.numbers) < 5
    assert step.review.decisions[-1].event < 20
    assert step.review.games[0].finished is False


def test_nothing_decided_is_reviewed_at_once() -> None:
    (step,) = reviewing(Record(Table("irish", seed=1).record().table, ()))
    assert step.finished
    assert step.review.decisions == ()


def test_what_chances_come_to_is_told_of_every_choice() -> None:
    """A choice that was not looked into says by how much its worth was moved, so that it stays behind the others."""
    decisions = quick("irish")[1].decisions
    plays = [one for one in decisions if one.kind == "play"]
    assert plays
    for choice in (choice for one in plays for choice in one.candidates):
        assert choice.worth - choice.found.moved == pytest.approx(rollouts.worth(np.array(choice.chances)), abs=1e-6)
        assert choice.found.how == "exact" or (choice.found.turns > 1) == (choice.found.moved == 0)


@pytest.mark.long
def test_no_choice_follows_a_blunder_down() -> None:
    """Whatever was plainly better at a glance than what was chosen stays ahead of it, looked into or not."""
    for decision in review(played("irish", "random", "random"), "quick").decisions:
        for choice in decision.candidates:
            at_a_glance = choice.worth - choice.found.moved
            assert choice.worth > decision.made.worth or at_a_glance < decision.made.worth + 0.1, decision


def test_bearing_off_is_reviewed_exactly() -> None:
    """Where the tables know everything, what each play costs is the difference of what they say, to the last throw."""
    game = find_game("backgammon@modern")
    tables = bear_off(game)
    assert tables is not None
    table = Table(game, position="backgammon@modern:w:22x2,23x1,24x1:22x1,23x2,24x1", seed=2)
    table.throw(2, 1)
    table.play("22/24 23/24")
    bot = make("random", 3)
    while table.phase is not Phase.OVER:
        bot.choose(table)
    found = review(table.record(), "quick")
    assert found.decisions[0].verdict == "blunder"
    assert len(found.decisions) > 3

    def worth(choice: Candidate, player: int) -> float:
        position = read_position(choice.position)
        if game.is_over(position):
            return 1.0 if game.winner(position) == player else -1.0
        chances = np.empty((1, 5), np.float32)
        tables.judge(position.array(), 1, chances)
        mine = rollouts.worth(chances[0])
        return float(mine if position.turn == player else -mine)

    for decision in found.decisions:
        assert {one.found.how for one in decision.candidates} == {"exact"}
        worths = [worth(one, decision.player) for one in decision.candidates]
        assert [one.worth for one in decision.candidates] == pytest.approx(worths, abs=3e-6)
        assert decision.cost == pytest.approx(max(worths) - worths[decision.chosen], abs=3e-6)


def test_an_overlooked_die_costs_what_the_solution_says() -> None:
    record = played("unstacked", seed=3, games=2, match=5, claims="manual")
    claims = [decision for decision in review(record).decisions if decision.kind == "claim"]
    overlooked = [decision for decision in claims if decision.made.name == "none"]
    assert overlooked
    solution = solve()
    for decision in claims:
        for one in decision.candidates:
            position = read_position(one.position)
            win = solution.win(position)  # type: ignore[arg-type]
            assert one.chances[0] == pytest.approx(win if position.turn == decision.player else 1 - win)
            assert one.found.how == "exact"
    assert max(decision.cost_in_points for decision in overlooked) > 0.02


def test_points_left_unmarked_and_schools_let_pass_are_costed() -> None:
    record = played("trictrac", "novice", "novice", seed=5, marking="manual")
    found = review(record, "quick")
    wrong = [decision for decision in found.decisions if decision.kind == "mark" and decision.cost > 0]
    let_pass = [decision for decision in found.decisions if decision.kind == "school"]
    assert wrong
    assert let_pass
    assert all(decision.cost > 0 and decision.best.name != "none" for decision in let_pass if decision.chosen)


def test_who_only_has_a_marking_put_right_gives_the_school_away() -> None:
    """T-61."""
    table = white_marks(0)
    table.trictrac.demand()
    decision = review(table.record(), "quick").decisions[-1]
    assert (decision.kind, decision.made.name, decision.best.name) == ("school", "demand", "4")
    assert {one.name for one in decision.candidates} == {"4", "demand", "none"}
    assert decision.cost > 0


@pytest.mark.parametrize("done", ["stand", "replace", "nothing"])
def test_what_is_done_about_a_false_move_is_a_decision_and_no_luck(done: str) -> None:
    """T-62: what the other can make of it is what the false move was worth."""
    table = enter_false_move()
    match done:
        case "stand":
            table.trictrac.let_stand()
        case "replace":
            table.trictrac.replace("1/6 4/8")
        case _:
            table.throw(6, 5)
    found = review(table.record(), "quick")
    played, answer = (next(one for one in found.decisions if one.kind == kind) for kind in ("play", "false"))
    assert played.made.name == "4/9 4/8"
    assert played.made.worth == pytest.approx(1 - answer.best.worth)
    assert played.cost > 0.02
    assert (answer.player, answer.made.name) == (1, {"replace": "1/6 4/8", "nothing": "none"}.get(done, done))
    assert {"stand", "none"} < {one.name for one in answer.candidates} or answer.choices > 5
    assert answer.cost == 0 if answer.made == answer.best else answer.cost > 0


def test_staying_and_leaving_is_a_decision() -> None:
    found = quick("trictrac by hand")[1]
    stays = [decision for decision in found.decisions if decision.kind == "stay"]
    assert stays
    assert all({one.name for one in decision.candidates} == {"stay", "leave"} for decision in stays)


def test_every_throw_without_a_double_is_a_decision_where_there_is_a_cube() -> None:
    table = Table("backgammon@modern", cube=True, match=0, seed=4)
    table.throw()
    table.play(table.plays()[0])
    table.throw()
    kinds = [decision.kind for decision in review(table.record(), "quick").decisions]
    assert kinds == ["play", "double"]


def test_giving_a_good_game_up_is_the_worst_of_blunders() -> None:
    table = Table("backgammon@modern", seed=4)
    table.throw()
    table.resign()
    (decision,) = review(table.record(), "quick").decisions
    assert (decision.kind, decision.verdict) == ("resign", "blunder")
    assert 2 < decision.cost < 4  # three points are lost with no man borne off


def test_a_match_that_is_not_over_is_reviewed_as_far_as_it_went() -> None:
    record = played("irish", games=2)
    part = Record(record.table, record.events[:20])
    (game,) = review(part, "quick").games
    assert not game.finished
    assert game.winner is None
    assert game.began + game.luck + game.costs == pytest.approx(game.ended)


def test_a_depth_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOption, match="thorough"):
        review(played("unstacked"), "bottomless")


def test_turning_points_come_in_order() -> None:
    found = quick("irish")[1]
    points = found.turning_points(7)
    assert len(points) == 7
    moved = [abs(one.cost if isinstance(one, Decision) else one.luck) for one in points]
    assert moved == sorted(moved, reverse=True)


def test_beavers_and_what_is_conceded_are_decisions() -> None:
    """B-17, B-19."""
    table = Table("backgammon@modern", cube=True, match=0, beavers="beavers", seed=4)
    table.throw()
    table.play(table.plays()[0])
    table.double()
    table.do("beaver")
    table.take()
    table.apply(make_event("concede", 0, 1))
    found = review(table.record(), "quick")
    kinds = [decision.kind for decision in found.decisions]
    assert kinds == ["play", "double", "answer", "answer", "resign"]
    beavered = found.decisions[2]
    assert beavered.made.name == "beaver"
    assert {one.name for one in beavered.candidates} == {"drop", "take", "beaver"}
    assert found.games[0].ended == -4


def test_the_game_without_a_cube_is_reviewed_without_it() -> None:
    """B-14: in the Crawford game nobody decides not to double; after it, whoever lacks more than a point (B-15)."""
    table = Table("backgammon@modern", cube=True, match=3, seed=4)
    for loser, worth in ((1, 2), (0, 1), (0, 3)):
        table.throw()
        table.play(table.plays()[0])
        table.throw()
        if len(table.results) == 2 and table.player == 0:  # White lacks a point, and may not double
            table.play(table.plays()[0])
            table.throw()
        table.apply(make_event("concede", loser, worth))
        if table.phase is Phase.BETWEEN:
            table.next_game()
    found = review(table.record(), "quick")
    doubles = [one.game for one in found.decisions if one.kind == "double"]
    assert doubles == [0, 2]
    assert [round(game.ended, 2) for game in found.games] == [0.75, 0.5, 0.0]


def test_under_jacoby_the_last_play_brings_what_the_referee_says() -> None:
    """B-16: whoever bears the last man off wins a point, not two, while the cube is in the middle."""
    last = "backgammon@modern:w:24x1:12x5,17x5,19x5"
    table = Table("backgammon@modern", cube=True, match=0, jacoby=True, position=last)
    table.throw(2, 1)
    table.play("24/off")
    found = review(table.record(), "quick")
    assert [decision.best.worth for decision in found.decisions if decision.kind == "play"] == [1.0]
    assert found.games[0].ended == 1.0
