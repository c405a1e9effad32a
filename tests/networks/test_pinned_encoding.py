"""What a network sees of pins: who is pinned, whom the next roll may pin, and who can go on."""

from __future__ import annotations

import numpy as np
import pytest

from builders import place, race
from midgame import some_positions
from tablier import BadOption, find_game
from tablier.bots import levels_of
from tablier.games.race import pinned_encoding as sight
from tablier.games.race.position import RacePosition
from tablier.networks import TRAINED, has_network, network_for
from tablier.networks.kinds import kind_of, rules_of, throws


def seen(position: RacePosition) -> np.ndarray:
    kind = kind_of(position.game)
    inputs = np.full((kind.inputs, 1), 99, np.int8)
    kind.see(rules_of(position.game), position.array(), 0, 1, inputs)
    found: np.ndarray = inputs[:, 0]
    return found


def test_a_network_sees_who_is_pinned() -> None:
    """PL-5, PL-7, PL-9: the two ways round differ in the pins and in what may move."""
    under, over = (seen(place(f"plakoto:w:1x13,8{mine},12:1x14,17{theirs}")) for mine, theirs in (("p", ""), ("", "p")))
    pins = [sight._PINNED + 7, sight._SIDE + sight._PINNED + 16]
    assert [under[pin] for pin in pins] == [1, 0]
    assert [over[pin] for pin in pins] == [0, 1]
    assert under[sight._FREEDOM + 7] == 0 < over[sight._FREEDOM + 7]


def test_shots_are_the_rolls_that_pin() -> None:
    """PL-4: counted by listing every legal play, whether a man comes to stand on a lone one."""
    game = race("plakoto")
    agreeing = total = 0
    dice, chances = throws(2)
    for record in some_positions("plakoto", 7, 40):
        position = RacePosition.of_array(game, np.array([record]))
        inputs = seen(position)
        mover = position.turn
        pins = np.zeros(26, int)
        for roll, chance in zip(dice, chances, strict=True):
            met = {step.target for play in game.plays(position, tuple(roll[:2])) for step in play.steps}
            pins[list(met)] += round(36 * chance)
        for point in range(1, 25):
            counted = inputs[sight._SIDE + sight._SHOTS + 25 - point - 1]
            if position.men[1 - mover][25 - point] == 1 and not position.men[mover][point]:
                agreeing += counted == pins[point]
                total += 1
            else:
                assert counted == 0
    assert total > 40
    assert agreeing > 0.9 * total


@pytest.mark.parametrize("game_id", ["irish", "plakoto"])
def test_no_network_of_another_game_is_lent(game_id: str) -> None:
    """A game without a network of its own has no levels, and says so."""
    game = find_game(game_id)
    assert has_network(game) == (game_id in TRAINED)
    if has_network(game):
        assert network_for(game).game == game_id
    else:
        assert levels_of(game) == ()
        with pytest.raises(BadOption) as refused:
            network_for(game)
        assert refused.value.code == "no-network"
