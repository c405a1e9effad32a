"""What the rules say, as digests, printed by a process of its own: interpreted, compiled, or from the cache."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import numpy as np

import golden
import tablier
from acting import choices
from builders import RACE_IDS, race
from depth import ALL
from tablier.batch.games import Games
from tablier.games import GAMES, find_game
from tablier.games.game import show_value
from tablier.games.race.position import RacePosition

POSITIONS = 20
DECISIONS = 24
MANY = 300
"""Rolls with more plays are left out: interpreted, they take seconds."""


IN_PROGRESS = "in progress"


def some(names: Iterable[str]) -> list[str]:
    """All of them in ``make check``, every fourth in ``make test``: interpreted, they take long."""
    return list(names)[:: 1 if ALL else 4]


def playthroughs(family: str) -> dict[str, str]:
    """Playthroughs of the games of a family, whole."""
    return {name: golden.playthrough(name) for name in some(golden.SETTINGS) if family_of(name) == family}


def family_of(name: str) -> str:
    """The family of the game that is played in a playthrough."""
    return find_game(golden.SETTINGS[name][0]).family


def random_positions(game_id: str) -> str:
    """A digest of the plays in positions of a random game, of the steps that begin them and of what a win is worth."""
    choose = choices(game_id)
    game = race(game_id)
    position = game.start()
    said = []
    for _ in range(POSITIONS):
        roll = tuple(1 + choose(6) for _ in range(game.dice))
        if game.dice == 3 and len(set(roll)) < 3:
            roll = (roll[0], 1 + roll[0] % 6, 1 + (roll[0] + 1) % 6)
        plays = game.plays(position, roll)
        if len(plays) <= MANY:
            said += [position.id, *sorted(f"{play.notation} {play.position.id}" for play in plays)]
            said += [str(step) for step in game.steps_after(game.draft(position, roll))]
            said += [str(game.worth(position, 0)), str(game.worth(position, 1)), str(game.deadlocked(position))]
        following = plays[choose(len(plays))].position
        assert isinstance(following, RacePosition)
        position = following if not game.is_over(following) else game.start()
    return hashlib.sha256("\n".join(said).encode()).hexdigest()


def variants() -> list[str]:
    """Every game as it is printed, and with each value of each of its options by itself."""
    found = []
    for game_id, kind in GAMES.items():
        found.append(game_id)
        for option in kind.rule_options:
            found += [f"{game_id}@{option.name}={show_value(value)}" for value in option.values or (option.default,)]
    return [game_id for game_id in dict.fromkeys(found) if _alone(game_id)]


def _alone(game_id: str) -> bool:
    """Whether one agent can play both sides of it to its end: of the scored game, rounds are."""
    try:
        Games(game_id, 1)
    except tablier.TablierError:
        return False
    return True


def in_progress(game_id: str, whole: bool) -> str:
    """A digest of everything that is seen of games in progress, decided step by step or by whole plays."""
    games = Games(game_id, 2, whole=whole)
    games.reset([5, 6])
    choose, seen = choices(game_id), hashlib.sha256()
    for _ in range(DECISIONS):
        if whole:
            actions = [choose(max(int(count), 1)) for count in games.counts()]
        else:
            allowed = [np.flatnonzero(mask) for mask in games.masks]
            actions = [int(one[choose(len(one))]) if len(one) else 0 for one in allowed]
        games.step(np.array(actions))
        for array in (games.positions, games.turns, games.observations, games.masks, games.rewards, games.ended):
            # Field by field: what lies between the fields of a record is nobody's.
            for field in array.dtype.names or (...,):
                seen.update(array[field].tobytes())
    return seen.hexdigest()


def report(*families: str) -> dict[str, object]:
    """Everything about these families that the engines must agree about; IN_PROGRESS: games in progress, of all."""
    found: dict[str, object] = {family: playthroughs(family) for family in families if family != IN_PROGRESS}
    if IN_PROGRESS in families:
        found[IN_PROGRESS] = {
            game_id: [in_progress(game_id, whole) for whole in (False, True)] for game_id in some(variants())
        }
    if "race" in families:
        found["positions"] = {game_id: random_positions(game_id) for game_id in some(RACE_IDS)}
        found["playouts"] = {game_id: race(game_id).playouts(2, 7).tolist() for game_id in RACE_IDS[::5]}
    return found


if __name__ == "__main__":
    json.dump({"package": str(Path(tablier.__file__).parent), **report(*sys.argv[1:])}, sys.stdout)
