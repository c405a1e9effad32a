"""Positions taken apart and put together again, in every game and under every ruling."""

from __future__ import annotations

from dataclasses import replace

import pytest

from depth import of_many
from tablier import Phase, Table
from tablier.bots.simple import RandomBot
from tablier.errors import BadPosition, Unreadable
from tablier.games import GAMES, Game, family_of, find_game, read_position
from tablier.games.setting_up import Editing, Setup
from tablier.svg import in_numbers, lay_out

VARIANTS = sorted(
    {
        kind(**{option.name: value}).full_id
        for kind in GAMES.values()
        for option in kind.rule_options
        for value in option.values
    }
    | {f"{kind.id}@{preset}" for kind in GAMES.values() for preset in kind.presets}
    | set(GAMES)
)


def editing_of(game: Game) -> Editing:
    found = family_of(game).editing
    assert found is not None
    return found


def again(position: str) -> None:
    """Take a position apart, write that down, and put it together."""
    place = read_position(position)
    editing = editing_of(place.game)
    told = editing.apart(place).to_json()
    assert told["men"] == in_numbers(place)["men"], "men by stack are those of the board's layout"
    assert told["under"] == in_numbers(place).get("under", [])
    setup = Setup(told["turn"], tuple(told["men"]), tuple(told["under"]), told["values"])
    assert editing.together(place.game, setup).id == position


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_beginning_under_every_ruling(variant: str) -> None:
    game = find_game(variant)
    sheet = editing_of(game).sheet(game)
    for turn in (0, 1):
        start = game.start(turn)
        again(start.id)
        men = editing_of(game).apart(start).men
        assert len(lay_out(start)["stacks"]) == len(men)
        half = len(men) // 2
        assert [sum(men[:half]), sum(men[half:])] == [sheet.men, sheet.men]
        assert [stack // half for stack in sheet.off] == [0, 1]


@pytest.mark.scaled
@pytest.mark.parametrize("game", [*GAMES, "trictrac@old_jans=true", "backgammon@modern"])
def test_positions_of_random_games(game: str) -> None:
    """With everything that comes to be marked in them."""
    for seed in range(of_many(10, 1)):
        table = Table(game, seed=seed)
        bot, seen = RandomBot(seed), set()
        for _ in range(of_many(600, 150)):
            if table.phase is Phase.OVER:
                break
            if not table.game.is_over(table.position):
                seen.add(table.position.id)
            bot.choose(table)
        assert len(seen) > 5
        for position in sorted(seen):
            again(position)


def test_what_follows_from_the_rest_is_filled_in() -> None:
    game = find_game("trictrac")
    editing = editing_of(game)
    setup = editing.apart(game.start())
    values = {**setup.values, "holes": [3, 0], "points": [0, 4], "bredouille": [True, True]}
    assert editing.together(game, replace(setup, values=values)).id.endswith("points=0,4b:holes=3,0:run=w3")
    game = find_game("jacquet-de-versailles")
    home = read_position("jacquet-de-versailles:w:1x14,20x1:1x15:free=w")
    setup = editing_of(game).apart(home)
    assert editing_of(game).together(game, replace(setup, values={"freed": [False, False]})) == home


def test_what_cannot_be_says_why() -> None:
    game = find_game("backgammon")
    editing = editing_of(game)
    setup = editing.apart(game.start())
    more = list(setup.men)
    more[5] += 1
    with pytest.raises(BadPosition, match="White has 16 men instead of 15"):
        editing.together(game, replace(setup, men=tuple(more)))
    for wrong in (
        replace(setup, men=setup.men[:-1]), replace(setup, men=(-1, *setup.men[1:])), replace(setup, turn=2),
        replace(setup, under=(99,)), replace(setup, values={"holes": [1, 1]}),
    ):  # fmt: skip
        with pytest.raises(Unreadable):
            editing.together(game, wrong)
    trictrac = find_game("trictrac@old_jans=true")
    setup = editing_of(trictrac).apart(trictrac.start())
    for name, value in (("points", [12, 0]), ("points", 3), ("bredouille", [1, 0]), ("first", [6]), ("holes", "3")):
        with pytest.raises(Unreadable):
            editing_of(trictrac).together(trictrac, replace(setup, values={**setup.values, name: value}))
    unstacked = find_game("unstacked")
    setup = editing_of(unstacked).apart(unstacked.start())
    with pytest.raises(Unreadable, match="point 1"):
        editing_of(unstacked).together(unstacked, replace(setup, men=(2, 0, *setup.men[2:])))
