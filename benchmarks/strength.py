"""How strong are our networks in modern backgammon, beside GNU Backgammon and Open Sage?

Cubeless money games in pairs: both games of a pair have the same dice, each side begins one of them. Reported are
points a game for us, with a 95 % interval over the pairs. With ``--without-luck`` what each roll brings beyond the mean
of all rolls, by our network's judgement, is taken out of the result again: that is nothing on average, whatever the
judgement is worth, and the interval is that of many times as many games. ``--luck-by-scout`` asks the network's scout
instead, which takes out a little less, and is soon done. Our side bears off by its exact tables, as our bots do and as
GNU Backgammon does with its own (``--without-tables``: by the network alone). GNU Backgammon is Debian's package
``gnubg``, spoken to through its external-player socket; Open Sage is installed into ``.bench/`` the first time.

    .venv/bin/python benchmarks/strength.py gnubg --plies 0 --pairs 10000 --luck-by-scout --jobs 2
    .venv/bin/python benchmarks/strength.py sage --level 1ply --pairs 5000
    .venv/bin/python benchmarks/strength.py gnubg --plies 2 --ours 2 --pairs 300 --without-luck
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import queue
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Container, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from tablier.board import OFF, PATH
from tablier.bots.levels import KEEP, KEEP_THIRD, MARGIN, MARGIN_THIRD
from tablier.bots.luck import luck
from tablier.bots.search import Search
from tablier.games import find_game
from tablier.networks import load, network_for

_BENCH = Path(__file__).parents[1] / ".bench"
_SIDE_BY_SIDE = 64
"""Games whose plays are judged together."""
_ONE_BY_ONE = 8
"""Games side by side where plays are looked into one by one: a match that is stopped has not begun many more."""
Played = tuple[int, float, float]
"""A pair, points for us in one of its games, and our luck in it."""


class Peer(Protocol):
    def close(self) -> None: ...

    def choose(self, mine: np.ndarray, theirs: np.ndarray, a: int, b: int) -> np.ndarray:
        """Where the mover's men and the other's stand after its play. Men are on own paths: 0 the bar, 25 off.

        Both, because one man can go to the same point with or without hitting on the way.
        """


class Gnubg:
    """GNU Backgammon. On its board a man on our path number p stands on 25 - p."""

    def __init__(self, plies: int, port: int) -> None:
        program = shutil.which("gnubg", path=f"{os.environ.get('PATH', '')}:/usr/games")
        if program is None:
            sys.exit("gnubg is not installed; on Debian: apt-get install gnubg")
        self._home = tempfile.TemporaryDirectory()
        commands = Path(self._home.name) / "commands"
        commands.write_text(
            "set threads 1\n"
            f"set evaluation chequerplay evaluation plies {plies}\n"
            "set evaluation chequerplay evaluation cubeful off\n"
            "set evaluation cubedecision evaluation plies 0\n"
            "set cube use off\nset jacoby off\n"
            f"external localhost:{port}\n"
        )
        self._process = subprocess.Popen(
            [program, "-t", "-q", "-r", "-c", str(commands)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self._home.name},
        )  # fmt: skip
        for _ in range(200):
            with contextlib.suppress(OSError):
                connection = socket.create_connection(("localhost", port))
                break
            time.sleep(0.1)
        else:
            sys.exit("gnubg does not answer")
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._line = connection.makefile("rw", newline="\n")

    def close(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.wait()
        self._home.cleanup()

    def choose(self, mine: np.ndarray, theirs: np.ndarray, a: int, b: int) -> np.ndarray:
        points = [0] * PATH
        for p in range(1, OFF):
            points[25 - p] += int(mine[p])
            points[p] -= int(theirs[p])
        points[25], points[0] = int(mine[0]), -int(theirs[0])
        board = ":".join(map(str, points))
        self._line.write(
            f"board:You:Opp:9999:0:0:{board}:1:{a}:{b}:0:0:1:1:1:0:1:-1:0:25:"
            f"{mine[OFF]}:{theirs[OFF]}:{mine[0]}:{theirs[0]}:2:0:0:0\n"
        )
        self._line.flush()
        after = np.array([mine, theirs], np.int8)
        for move in self._line.readline().split():
            stops = [self._path(stop) for stop in move.replace("*", "").split("/")]
            after[0, stops[0]] -= 1
            after[0, stops[-1]] += 1
            for stop in stops[1:]:
                if stop < OFF and after[1, 25 - stop] == 1:
                    after[1, 25 - stop] = 0
                    after[1, 0] += 1
        return after

    @staticmethod
    def _path(stop: str) -> int:
        return {"bar": 0, "off": OFF}[stop] if stop in ("bar", "off") else 25 - int(stop)


class Sage:
    """Open Sage. Its board is gnubg's."""

    def __init__(self, level: str) -> None:
        folder = _BENCH / "sage"
        if not folder.exists():
            subprocess.run(
                [sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), "bgsage"], check=True
            )
        sys.path.append(str(folder))
        import bgsage

        self._analyzer = bgsage.BgBotAnalyzer(eval_level=level, cubeful=False)

    def close(self) -> None: ...

    def choose(self, mine: np.ndarray, theirs: np.ndarray, a: int, b: int) -> np.ndarray:
        moves = self._moves(mine, theirs, a, b)
        return self._men(moves[0].board) if moves else np.array([mine, theirs], np.int8)

    def worth(self, mine: np.ndarray, theirs: np.ndarray, a: int, b: int) -> dict[bytes, float]:
        """What it thinks each play is worth, by where the men stand after it."""
        return {self._men(move.board).tobytes(): move.equity for move in self._moves(mine, theirs, a, b)}

    def _moves(self, mine: np.ndarray, theirs: np.ndarray, a: int, b: int) -> list[Any]:
        board = [0] * PATH
        for p in range(1, OFF):
            board[25 - p] += int(mine[p])
            board[p] -= int(theirs[p])
        board[25], board[0] = int(mine[0]), int(theirs[0])
        return list(self._analyzer.checker_play(board, a, b).moves)

    @staticmethod
    def _men(board: list[int]) -> np.ndarray:
        after = np.zeros((2, PATH), np.int8)
        for p in range(1, OFF):
            after[0, p] = max(0, board[25 - p])
            after[1, p] = max(0, -board[p])
        after[:, 0] = board[25], abs(board[0])
        after[:, OFF] = 15 - after.sum(axis=1)
        return after


def games(search: Search, peer: Peer, pairs: Iterator[int], ahead: int, judge: Search | None) -> Iterator[Played]:
    """Play both games of each pair. Without a ``judge`` no luck is seen."""
    seats: dict[int, dict[str, Any]] = {}
    numbers = iter((pair, first) for pair in pairs for first in (0, 1))
    free = list(range(_SIDE_BY_SIDE if ahead == 1 else _ONE_BY_ONE))
    positions = np.repeat(search.game.start().array(), len(free))
    while True:
        for seat in free:
            following = next(numbers, None)
            if following is None:
                continue
            chance = np.random.default_rng(following[0])
            a = b = 0
            while a == b:
                a, b = (int(die) for die in chance.integers(1, 7, 2))
            positions[seat] = search.game.start().array()[0]
            positions[seat]["turn"] = following[1]
            seats[seat] = {"number": following, "chance": chance, "dice": (a, b), "luck": 0.0, "first": True}
        free = []
        if not seats:
            return
        # Player 0 is ours. All of our turns are judged together.
        places = np.array(sorted(seats))
        rolls = np.array([search.roll_number(seats[seat]["dice"]) for seat in places])
        if judge is not None:
            opening = np.array([seats[seat]["first"] for seat in places])
            _, lucky = luck(judge, positions, places, rolls, opening)
            for seat, found in zip(places, lucky, strict=True):
                seats[seat]["luck"] += found * (1 if positions["turn"][seat] == 0 else -1)
        for player in (0, 1):
            going = positions["turn"][places] == player
            plays = choices(search, positions, places[going], rolls[going], player, ahead, peer, seats)
            for seat, (row, outcome) in zip(places[going], plays, strict=True):
                if outcome:
                    yield seats[seat]["number"][0], outcome if player == 0 else -outcome, seats[seat]["luck"]
                    del seats[seat]
                    free.append(int(seat))
                else:
                    positions[seat] = row
                    seats[seat]["first"] = False
                    seats[seat]["dice"] = tuple(int(die) for die in seats[seat]["chance"].integers(1, 7, 2))
            places, rolls = places[~going], rolls[~going]


def choices(
    search: Search, positions: np.ndarray, places: np.ndarray, rolls: np.ndarray, player: int, ahead: int, peer: Peer,
    seats: dict[int, dict[str, Any]],
) -> Iterator[tuple[Any, int]]:  # fmt: skip
    """What is played in each place: the position that comes of it and, if that ends the game, what it is worth."""
    if player == 0 and ahead == 1:
        turns = search.turns(positions, places, rolls)
        for row in search.best(turns):
            yield turns.rows[row], int(turns.outcomes[row])
        return
    for seat, roll in zip(places, rolls, strict=True):
        before = positions[seat : seat + 1].copy()
        if player == 0:
            turns = search.look(before, roll)
            values = search.look_twice(turns, KEEP, MARGIN)
            if ahead > 2:
                values = search.look_thrice(turns, values, KEEP_THIRD, MARGIN_THIRD)
            row = int(values.argmax())
        else:
            turns = search.lay_out(before, np.zeros(1, np.int64), np.array([roll]))
            men = peer.choose(before["men"][0, 1], before["men"][0, 0], *seats[seat]["dice"])
            fitting = (turns.rows["men"][:, ::-1] == men).all(axis=(1, 2))
            if men[0, OFF] == 15 and not fitting.any():
                # The last man may leave at once there; here both numbers are played, which can hit on the way.
                fitting = (turns.rows["men"][:, 1] == men[0]).all(axis=1)
            if not fitting.any():
                sys.exit(f"The other side made a play that is not legal: {before} {seats[seat]['dice']} {men}")
            row = int(fitting.argmax())
        yield turns.rows[row], int(turns.outcomes[row])


def pairs_of(chosen: argparse.Namespace) -> range:
    return range(chosen.first, chosen.first + chosen.pairs)


def match_of(chosen: argparse.Namespace) -> str:
    """Who plays whom."""
    peer = f"gnubg {chosen.plies}-ply" if chosen.peer == "gnubg" else f"Open Sage {chosen.level}"
    return f"ours {chosen.ours}-ply against {peer}"


def head_of_notes(chosen: argparse.Namespace) -> str:
    """What results must have in common to be counted together."""
    luck_by = "network" if chosen.without_luck else "scout" if chosen.luck_by_scout else "nobody"
    tables = "without" if chosen.without_tables else "with"
    return f"# {match_of(chosen)}, {chosen.network or 'network of the package'}, {tables} tables, luck by {luck_by}"


def read(chosen: argparse.Namespace) -> dict[int, np.ndarray]:
    """The pairs that are in the notes already: points and luck of each, the mean of its games."""
    if chosen.notes is None:
        return {}
    if not chosen.notes.exists():
        chosen.notes.write_text(f"{head_of_notes(chosen)}\n")
    head, *lines = chosen.notes.read_text().splitlines() or [""]
    if head != head_of_notes(chosen):
        sys.exit(f"{chosen.notes} begins with {head!r}, but the notes of this match with {head_of_notes(chosen)!r}.")
    known = {}
    for number, line in enumerate(lines, 2):
        try:
            pair, points, lucky = line.split()
            known[int(pair)] = np.array([float(points), float(lucky)])
        except ValueError:
            sys.exit(f"{chosen.notes}, line {number}: {line!r} is not a pair with its points and luck.")
    return {pair: known[pair] for pair in pairs_of(chosen) if pair in known}


def play(chosen: argparse.Namespace, job: int, known: Container[int], played: multiprocessing.Queue[Played]) -> None:
    """Play this job's share of the pairs, but for those that are known."""
    game = find_game("backgammon@modern")
    network = load(chosen.network) if chosen.network else network_for(game)
    search = Search(game, network, exact=not chosen.without_tables)
    judge = search if chosen.without_luck else None
    if chosen.luck_by_scout:
        if not network.scout:
            sys.exit("This network has no scout.")
        judge = Search(game, replace(network, layers=network.scout, scout=()), exact=True)
    peer: Peer = Gnubg(chosen.plies, chosen.port + job) if chosen.peer == "gnubg" else Sage(chosen.level)
    pairs = iter(pair for pair in pairs_of(chosen)[job :: chosen.jobs] if pair not in known)
    with contextlib.closing(peer):
        for found in games(search, peer, pairs, chosen.ours, judge):
            played.put(found)


def report(chosen: argparse.Namespace, found: np.ndarray, games_a_second: float) -> str:
    """What the pairs played so far show; a row of ``found``: points and luck of a game, the mean of a pair."""
    means = {"": found[:, 0]}
    if chosen.without_luck or chosen.luck_by_scout:
        means[" without luck"] = found[:, 0] - found[:, 1]
    said = [f"{mean.mean():+.4f} ± {1.96 * mean.std() / len(mean) ** 0.5:.4f}{how}" for how, mean in means.items()]
    return f"{2 * len(found)} games, {match_of(chosen)}: points a game {', '.join(said)}; {games_a_second:.2f} games/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peer", choices=["gnubg", "sage"])
    parser.add_argument("--plies", type=int, default=0, help="how far gnubg looks; 0 is its raw network")
    parser.add_argument("--level", default="1ply", help="how far Open Sage looks; 1ply is its raw network")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first pair, which is the seed of its dice"
    )
    parser.add_argument("--network", type=Path, help="a file instead of the network in the package")
    parser.add_argument("--ours", type=int, default=1, choices=[1, 2, 3], help="how far we look; 1 is our raw network")
    parser.add_argument("--without-tables", action="store_true", help="bear off by the network, not by the tables")
    parser.add_argument("--without-luck", action="store_true", help="take the luck of the dice out of the results")
    parser.add_argument("--luck-by-scout", action="store_true", help="the same, by the judgement of the scout")
    parser.add_argument("--port", type=int, default=4410, help="of gnubg; further jobs take the following ones")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the pairs")
    parser.add_argument("--notes", type=Path, help="a file for the results; pairs in it are not played")
    chosen = parser.parse_args()
    known = read(chosen)
    played: multiprocessing.Queue[Played] = multiprocessing.Queue()
    jobs = [multiprocessing.Process(target=play, args=(chosen, job, known, played)) for job in range(chosen.jobs)]
    for job in jobs:
        job.start()
    begun = told = time.monotonic()
    half: dict[int, np.ndarray] = {}
    found = list(known.values())

    def tell() -> None:
        speed = 2 * (len(found) - len(known)) / (time.monotonic() - begun)
        print(report(chosen, np.array(found), speed), flush=True)

    while len(found) < chosen.pairs:
        try:
            pair, *of_game = played.get(timeout=10)
        except queue.Empty:
            if all(job.is_alive() or job.exitcode == 0 for job in jobs):
                continue
            for job in jobs:
                job.terminate()
            sys.exit("A process has failed.")
        if pair not in half:
            half[pair] = np.array(of_game)
            continue
        found.append((half.pop(pair) + of_game) / 2)
        if chosen.notes:
            with chosen.notes.open("a") as notes:
                notes.write(f"{pair} {found[-1][0]} {found[-1][1]}\n")
        if time.monotonic() - told > 30:
            told = time.monotonic()
            tell()
    tell()


if __name__ == "__main__":
    main()
