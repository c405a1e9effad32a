"""Plays of a list are made as far as somebody looks; whatever is looked at first, they are the same plays."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy

import pytest

from tablier import Play, Table, find_game, read_position
from tablier.dice import rolls
from tablier.games.race.game import RaceGame
from tablier.games.race.position import RacePosition
from tablier.games.race.reading import read_play

GAMES = ["garanguet", "jacquet-de-versailles", "backgammon", "backgammon@modern", "irish", "plakoto"]


def along(name: str, seed: int, turns: int = 60):
    """Positions of a random game, each with a throw."""
    game, draw = find_game(name), random.Random(seed)
    assert isinstance(game, RaceGame)
    position = game.start()
    for _ in range(turns):
        roll = draw.choice(rolls(game.dice))[0]
        yield game, position, roll
        position = draw.choice(game.plays(position, roll)).position
        if game.is_over(position):
            position = game.start(1)


@pytest.mark.parametrize("name", GAMES)
def test_text_steps_and_position_belong_together(name: str) -> None:
    for game, position, roll in along(name, 1):
        plays = game.plays(position, roll)
        alone = [game.plays(position, roll)[number].notation for number in range(min(len(plays), 20))]
        assert [play.notation for play in plays][:20] == alone
        for play in plays[:20]:
            assert play.notation == (" ".join(map(str, play.steps)) or "pass")
            assert play.empty is (not play.steps)
            read = read_play(game, position, roll, play.notation)
            assert (read.notation, read.position) == (play.notation, play.position)
            assert read == play
            assert hash(read) == hash(play)
            assert type(play.position).of_array(game, play.position.array()) == play.position


@pytest.mark.parametrize("name", GAMES)
def test_a_position_taken_apart_is_the_one_put_together(name: str) -> None:
    for _game, position, _roll in along(name, 2):
        whole = read_position(position.id)
        assert isinstance(position, RacePosition)
        fields = ("men", "turn", "freed", "pinned", "off")
        assert [getattr(whole, name) for name in fields] == [getattr(position, name) for name in fields]
        assert (whole, hash(whole), whole.packed) == (position, hash(position), position.packed)


def test_plays_travel() -> None:
    game = find_game("backgammon@modern")
    plays = game.plays(game.start(), (3, 1))
    for there in (pickle.loads(pickle.dumps(plays)), deepcopy(plays)):
        assert list(there) == list(plays)
    assert pickle.loads(pickle.dumps(plays[0])) == plays[0]


def test_a_listed_play_of_another_throw_or_position_is_read_and_refused() -> None:
    table = Table("backgammon@modern", position=find_game("backgammon@modern").start())
    table.throw(3, 1)
    game, start = table.game, table.position
    for play in (game.plays(start, (6, 6))[0], game.plays(game.start(1), (3, 1))[0]):
        assert not play.is_of(table.position, table.dice)
    with pytest.raises(Exception, match="6"):
        table.play(game.plays(start, (6, 6))[0])
    same = game.plays(start, (1, 3))[2]
    assert same.is_of(table.position, table.dice)
    assert table.play(same) == same
    assert table.record().replay().position == same.position


@pytest.mark.parametrize("name", GAMES)
def test_what_is_played_without_being_read_is_read_from_the_record(name: str) -> None:
    """A listed play is taken as it is; its text, read later by the referee, has to be the same play."""
    table, draw = Table(name, seed=11), random.Random(3)
    positions = []
    for _ in range(120):
        if table.results:
            break
        table.throw()
        if table.phase == "play":
            table.play(draw.choice(table.plays()))
        positions.append(table.position)
    again = table.fresh()
    for event in table.events:
        again.apply(event)
    assert again.position == positions[-1]
    assert again.score == table.score


def test_plays_compare_whoever_made_them() -> None:
    game = find_game("garanguet")
    listed = game.plays(game.start(), (6, 5, 4))[3]
    assert Play(listed.notation, listed.position, listed.steps) == listed
    assert len({listed, Play(listed.notation, listed.position, ())}) == 1
    assert listed != "6/5"
