"""Other backgammon engines playing at random, each in the loop its own documentation shows.

Runs in an environment of its own and speaks lines of JSON: ``{"peer": name, "games": n, "seed": s}`` in,
``{"turns": …, "decisions": …, "seconds": …}`` or ``{"error": …}`` out. ``{"peer": name}`` alone asks for its version.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

_MEMORY_MB = 100
Counts = tuple[int, int]
"""Turns and decisions made."""


def open_spiel_python(games: int) -> Counts:
    """OpenSpiel's state loop from Python. A throw begins a turn; a double is played in two decisions."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    turns = decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                turns += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return turns, decisions


def open_spiel_native(games: int) -> Counts:
    """OpenSpiel's own rollouts, compiled, nothing of Python in between: a tree search that never leaves its root.

    The loop is bound to Python only as the evaluator of a search. It does not count turns.
    """
    import pyspiel

    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    state.apply_action(random.choice(state.legal_actions()))
    seed = random.randrange(1 << 31)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=seed)
    simulations = 1
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, simulations, _MEMORY_MB, False, seed, False)
    bot.mcts_search(state)
    return 0, 0


@cache
def gym_backgammon_rules() -> ModuleType:
    """The one file of gym_backgammon that holds the rules; the package itself would open a graphics library."""
    package = importlib.util.find_spec("gym_backgammon")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("No module named 'gym_backgammon'")
    path = Path(package.origin).parent / "envs" / "backgammon.py"
    spec = importlib.util.spec_from_file_location("gym_backgammon_rules", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def gym_backgammon(games: int) -> Counts:
    """The game inside gym_backgammon: its rules alone, without windows and without observations."""
    rules = gym_backgammon_rules()
    turns = 0
    for _ in range(games):
        game = rules.Backgammon()
        player = random.randrange(2)
        while game.get_winner() is None:
            a, b = random.randint(1, 6), random.randint(1, 6)
            plays = game.get_valid_plays(player, (-a, -b) if player == rules.WHITE else (a, b))
            if plays:
                game.execute_play(player, random.choice(list(plays)))
            player = game.get_opponent(player)
            turns += 1
    return turns, turns


@cache
def gym_backgammon_environment() -> object:
    """The environment of gym_backgammon, without the graphics library it would open and without gym, of which it uses
    no more than the names."""
    stand_ins = {
        "gym": {"Env": object}, "gym.spaces": {"Box": dict}, "gym.envs": {},
        "gym.envs.registration": {"register": dict}, "gym_backgammon.envs.rendering": {"Viewer": object},
    }  # fmt: skip
    for name, contents in stand_ins.items():
        sys.modules[name] = ModuleType(name)
        vars(sys.modules[name]).update(contents)
    from gym_backgammon.envs.backgammon_env import BackgammonEnv

    return BackgammonEnv()


def gym_backgammon_env(games: int) -> Counts:
    """The environment of gym_backgammon as its documentation steps it: plays listed, one made, an observation back."""
    env = gym_backgammon_environment()
    turns = 0
    for _ in range(games):
        player, roll, _observation = env.reset()  # type: ignore[attr-defined]
        done = False
        while not done:
            if roll is None:
                a, b = random.randint(1, 6), random.randint(1, 6)
                roll = (-a, -b) if player == 0 else (a, b)
            plays = list(env.get_valid_actions(roll))  # type: ignore[attr-defined]
            if plays:
                _observation, _reward, done, _winner = env.step(random.choice(plays))  # type: ignore[attr-defined]
            player, roll = env.get_opponent_agent(), None  # type: ignore[attr-defined]
            turns += 1
    return turns, turns


def bgsage(games: int) -> Counts:
    """The compiled move lists of Open Sage, one call a turn."""
    import bgbot_cpp
    from bgsage import STARTING_BOARD

    turns = 0
    for _ in range(games):
        board = list(STARTING_BOARD)
        while True:
            turns += 1
            plays = bgbot_cpp.possible_moves(board, random.randint(1, 6), random.randint(1, 6))
            if plays:
                board = random.choice(plays)
                if bgbot_cpp.check_game_over(board):
                    break
            board = bgbot_cpp.flip_board(board)
    return turns, turns


class Peer(NamedTuple):
    package: str
    play: Callable[[int], Counts]


PEERS = {
    "open_spiel_python": Peer("open_spiel", open_spiel_python),
    "open_spiel_native": Peer("open_spiel", open_spiel_native),
    "bgsage": Peer("bgsage", bgsage),
    "gym_backgammon": Peer("gym_backgammon", gym_backgammon),
    "gym_backgammon_env": Peer("gym_backgammon", gym_backgammon_env),
}


def answer(request: dict) -> dict:
    """What a request is answered with."""
    peer = PEERS[request["peer"]]
    if "games" not in request:
        return {"version": importlib.metadata.version(peer.package)}
    random.seed(request["seed"])
    begin = time.process_time()
    turns, decisions = peer.play(request["games"])
    return {"turns": turns, "decisions": decisions, "seconds": time.process_time() - begin}


def main() -> None:
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as error:  # whatever a peer raises is for the reader of the table
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
