"""Random games with every legal play of every turn listed, and one of them drawn evenly.

This is what engines do that offer lists of legal actions, so it is the fair number beside theirs.
``Game.playouts`` draws its steps one by one instead, and lists plays only where a sequence ran out of steps.
"""

from __future__ import annotations

import numpy as np

from tablier.board import BLACK, WHITE
from tablier.compiled import rule
from tablier.dice import opening_throw, random_words, take_choice, take_die
from tablier.games.race.game import RaceGame, scratch
from tablier.games.race.moves import GOES_ON, break_point, nobody_moves, result, tables_bound
from tablier.games.race.playout import settle
from tablier.games.race.plays import HIGH, LOW, TAG, legal_plays

# The columns of the totals.
TURNS = 0
PLAYS = 1
"""Legal plays listed, all turns together; a turn without a step counts as one."""
NODES = 2
"""Positions the search stored on the way, the starting one included."""


@rule
def listed_games(rules, start, seed, first, games, totals, nodes, slots):
    """Play ``games`` games from ``start[0]``, listing all plays of every turn; add to ``totals``."""
    positions = start.copy()
    position = positions[0]
    for game in range(first, first + games):
        positions[0] = start[0]
        a, b = opening_throw(seed, game)
        position["turn"] = WHITE if a > b else BLACK
        turn = 0
        idle = 0
        while True:
            player = position["turn"]
            word, word_1, word_2, _ = random_words(seed, game, turn, 0)
            if tables_bound(rules, positions, 0, player):
                named, word_2 = take_die(word_2)
                break_point(rules, positions, 0, player, named)
            c = 0
            if turn > 0 or not rules.opening_played:
                a, word = take_die(word)
                b, word = take_die(word)
                if rules.dice == 3:
                    c, word = take_die(word)
            turn += 1
            begin, count, steps = legal_plays(rules, positions, 0, a, b, c, nodes, slots)
            totals[PLAYS] += count
            totals[NODES] += begin + count
            chosen, word_1 = take_choice(word_1, count)
            played = begin + chosen
            settle(rules, positions, 0, nodes[played, LOW], nodes[played, HIGH], nodes[played, TAG])
            if result(rules, position, player) != GOES_ON:
                break
            idle = 0 if steps > 0 else idle + 1
            if idle > 1 and nobody_moves(rules, positions, 0):
                break
        totals[TURNS] += turn


def play_listed(game: RaceGame, games: int, seed: int) -> np.ndarray:
    """The totals (turns, plays, nodes) of that many random games."""
    totals = np.zeros(3, np.int64)
    listed_games(game.rules, game.start().array(), seed, 0, games, totals, *scratch())
    return totals
