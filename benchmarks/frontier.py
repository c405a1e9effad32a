"""Strength for the time: points a game against GNU Backgammon, and what a move costs either side on one core.

    OPENBLAS_NUM_THREADS=1 .venv/bin/python benchmarks/frontier.py --pairs 200 --notes frontier.notes
    .venv/bin/python benchmarks/frontier.py --notes frontier.notes --pairs 0 --svg docs/pictures/frontier.svg

Modern backgammon, cubeless money games in pairs with the same dice. Luck is taken out of the results by the judgement
of our network's scout, or of ``--judge`` (:mod:`tablier.bots.luck`). Time is processor time, ours and that of gnubg's
own process, of moves that leave a choice; the games are played one move after another, one process working at a time,
so that other work on the machine disturbs both alike. Pairs that are in the notes are not played again. gnubg is
Debian's package; its plies 0, 1 and 2 are our one, two and three turns ahead.

A player is written ``network[+scout]:turns[/first,replies,third[/second,third]]``: a network is ``own`` (that of the
package), ``scout`` (its scout alone) or a file; ``+`` names another scout for it; then how many turns it looks ahead,
and how many plays of a roll the network itself judges after its scout: of its own roll (0: all of them), of the
replies, and in the third look; then how far behind the best, in thousandths of a point, a play may be to be looked into
a second and a third time (left out: as far as with ``master``).
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from strength import Gnubg

from tablier import find_game
from tablier.board import OFF
from tablier.bots.levels import KEEP, KEEP_THIRD, MARGIN, MARGIN_THIRD
from tablier.bots.luck import luck
from tablier.bots.search import Lists, Search
from tablier.networks import Network, load, network_for
from tablier.svg.charts import Panel, PlottedPlayer, frontier_chart
from tablier.svg.pen import Picture

GAME = find_game("backgammon@modern")
_SURE = 1.96
PLAYERS = ("scout:1", "scout:2", "scout:3", "own:1", "own:1/4", "own:2/8,2", "own:2/8,6", "own:3/8,2,1")


def network_named(name: str) -> Network:
    """The network that is called so."""
    whole, _, other = name.partition("+")
    own = network_for(GAME)
    network = own if whole == "own" else own.quick if whole == "scout" else load(Path(whole))
    return replace(network, scout=network_named(other).layers) if other else network


class Player:
    """Our side of a match."""

    def __init__(self, written: str) -> None:
        name, _, how = written.rpartition(":")
        turns, lists, margins = (*how.split("/"), "", "")[:3]
        self.turns = int(turns)
        self.first, *others = (int(number) for number in (lists or "0").split(","))
        wide = [int(number) / 1e3 for number in margins.split(",") if number]
        self.margins = (*wide, *(MARGIN, MARGIN_THIRD)[len(wide) :])
        self.search = Search(GAME, network_named(name), exact=True, lists=Lists(*others))

    def choose(self, position: np.ndarray, roll: int) -> tuple[Any, int]:
        """The position after a play, and what it is worth if that ends the game."""
        turns = self.search.look(position, roll, shortlist=self.first)
        values = turns.values
        if self.turns > 1 and len(values) > 1:
            values = self.search.look_twice(turns, KEEP, self.margins[0])
        if self.turns > 2 and len(values) > 1:
            values = self.search.look_thrice(turns, values, KEEP_THIRD, self.margins[1])
        row = int(values.argmax())
        return turns.rows[row], int(turns.outcomes[row])


class Rival:
    """GNU Backgammon's side."""

    def __init__(self, plies: int, port: int) -> None:
        self._gnubg = Gnubg(plies, port)
        self.close = self._gnubg.close
        process = Path(f"/proc/{self._gnubg._process.pid}")
        self._clock, self._ticks = process / "schedstat", process / "stat"

    def seconds(self) -> float:
        """The processor time its process has taken."""
        if self._clock.exists():
            return int(self._clock.read_text().split()[0]) / 1e9
        spent = self._ticks.read_text().rpartition(")")[2].split()[11:13]  # in hundredths, where kernels count no finer
        return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")

    def choose(self, position: np.ndarray, dice: tuple[int, int], rows: np.ndarray) -> int:
        """Which of the rows it plays."""
        player = int(position["turn"][0])
        men = self._gnubg.choose(position["men"][0, player], position["men"][0, 1 - player], *dice)
        fitting = (rows["men"][:, [player, 1 - player]] == men).all(axis=(1, 2))
        if men[0, OFF] == 15 and not fitting.any():
            fitting = (rows["men"][:, player] == men[0]).all(axis=1)
        if not fitting.any():
            sys.exit(f"gnubg made a play that is not legal: {position} {dice} {men}")
        return int(fitting.argmax())


class Clocks(NamedTuple):
    """How many moves with a choice each side has made in a game, and the processor time they took."""

    ours: list[float]
    theirs: list[float]


def game(ours: Player, rival: Rival, judge: Search, seed: int, first: int) -> tuple[float, float, Clocks]:
    """One game: points for us, our luck in it, and the time it took. We are player 0; ``first`` begins."""
    chance = np.random.default_rng(seed)
    position = GAME.start().array()
    position["turn"] = first
    lucky, clocks = 0.0, Clocks([], [])
    opening = True
    while True:
        a, b = (int(die) for die in chance.integers(1, 7, 2))
        if opening and a == b:
            continue
        roll, player = judge.roll_number((a, b)), int(position["turn"][0])
        _, found = luck(judge, position, np.zeros(1, np.int64), np.array([roll]), np.array([opening]))
        lucky += float(found[0]) * (1 - 2 * player)
        opening = False
        laid = judge.lay_out(position, np.zeros(1, np.int64), np.array([roll]))
        if len(laid.rows) == 1:
            row, outcome = laid.rows[0], int(laid.outcomes[0])
        elif player == 0:
            begun = time.process_time()
            row, outcome = ours.choose(position, roll)
            clocks.ours.append(time.process_time() - begun)
        else:
            begun = rival.seconds()
            chosen = rival.choose(position, (a, b), laid.rows)
            clocks.theirs.append(rival.seconds() - begun)
            row, outcome = laid.rows[chosen], int(laid.outcomes[chosen])
        if outcome:
            return outcome * (1 - 2 * player), lucky, clocks
        position = np.array([row], position.dtype)


def play(chosen: argparse.Namespace, judge: Search, plies: int, player: str, known: set[int]) -> Iterator[str]:
    """Lines of notes: a pair, points and luck a game, moves and seconds of either side."""
    wanted = [pair for pair in range(chosen.first, chosen.first + chosen.pairs) if pair not in known]
    if not wanted:
        return
    ours, rival = Player(player), Rival(plies, chosen.port + plies)
    with contextlib.closing(rival):
        game(ours, rival, judge, 10**9, 0)  # to warm up
        for pair in wanted:
            both = [game(ours, rival, judge, pair, first) for first in (0, 1)]
            points, lucky = (sum(one[part] for one in both) / 2 for part in (0, 1))
            spent = [
                (sum(len(one[2][side]) for one in both), sum(sum(one[2][side]) for one in both)) for side in (0, 1)
            ]
            told = " ".join(f"{moves} {seconds:.6f}" for moves, seconds in spent)
            yield f"{plies} {player} {pair} {points} {lucky:.6f} {told}"


class Result(NamedTuple):
    """What the notes say of a player against gnubg at some plies."""

    games: int
    points: float
    apart: float
    ours: float
    """Seconds a move."""
    theirs: float


def results(notes: Path) -> dict[tuple[int, str], Result]:
    found: dict[tuple[int, str], list[list[float]]] = defaultdict(list)
    for line in notes.read_text().splitlines() if notes.exists() else ():
        plies, player, *numbers = line.split()
        found[int(plies), player].append([float(number) for number in numbers])
    told = {}
    for match, lines in found.items():
        _, points, lucky, moves, seconds, their_moves, their_seconds = np.array(lines).T
        means = points - lucky
        apart = _SURE * means.std(ddof=1) / len(means) ** 0.5 if len(means) > 1 else np.inf
        told[match] = Result(
            2 * len(means), float(means.mean()), float(apart), float(seconds.sum() / moves.sum()),
            float(their_seconds.sum() / their_moves.sum()),
        )  # fmt: skip
    return told


def table(found: dict[tuple[int, str], Result]) -> str:
    """All results, as Markdown."""
    lines = [
        "| gnubg | our side | games | points a game | ms a move | gnubg's |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for (plies, player), of in sorted(found.items(), key=lambda item: (item[0][0], item[1].ours)):
        lines.append(
            f"| {plies}-ply | `{player}` | {of.games:,} | {of.points:+.4f} ± {of.apart:.4f} | {1e3 * of.ours:.3g} "
            f"| {1e3 * of.theirs:.3g} |"
        )
    return "\n".join(lines)


def draw(found: dict[tuple[int, str], Result]) -> Picture:
    """All results, as a picture."""
    panels = []
    for plies in sorted({plies for plies, _ in found}):
        of = {player: result for (against, player), result in found.items() if against == plies}
        spots = [PlottedPlayer(player, 1e3 * one.ours, one.points, one.apart) for player, one in of.items()]
        panels.append(Panel(f"gnubg {plies}-ply", 1e3 * float(np.mean([one.theirs for one in of.values()])), spots))
    title = "Modern backgammon: strength for the time"
    return frontier_chart(title, panels, "processor time a move, in ms", "points a game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", nargs="+", default=PLAYERS)
    parser.add_argument("--plies", nargs="+", type=int, default=[0, 1, 2], help="how far gnubg looks")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair, the seed of its dice")
    parser.add_argument("--notes", type=Path, default=Path("frontier.notes"), help="results are kept here")
    parser.add_argument("--judge", default="scout", help="the network by which luck is seen")
    parser.add_argument("--port", type=int, default=4510)
    parser.add_argument("--svg", type=Path, help="draw the results")
    chosen = parser.parse_args()
    judge = Search(GAME, network_named(chosen.judge), exact=True)
    for plies in chosen.plies if chosen.pairs else ():
        for player in chosen.players:
            lines = chosen.notes.read_text().splitlines() if chosen.notes.exists() else []
            known = {int(line.split()[2]) for line in lines if line.split()[:2] == [str(plies), player]}
            with chosen.notes.open("a") as notes:
                for line in play(chosen, judge, plies, player, known):
                    print(line, file=notes, flush=True)
            of = results(chosen.notes).get((plies, player))
            print(f"gnubg {plies}-ply, {player}: {of}", flush=True)
    found = results(chosen.notes)
    print(table(found))
    if chosen.svg:
        draw(found).save(chosen.svg)


if __name__ == "__main__":
    main()
