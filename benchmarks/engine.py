"""How many random games a second: every game here, beside other backgammon engines, on one core.

    python benchmarks/engine.py [--repetitions 5] [--seconds 0.5] [--json FILE] [--no-peers]

All contestants take turns, so that a busy machine slows all of them alike; each number is the median of the
repetitions. Time is processor time of the one process that plays. The other engines are installed into ``.bench/``
beside the Makefile the first time, where an index of packages can be reached, and left out where not.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")

from listing import TURNS, play_listed

from tablier import Game, find_game
from tablier.games.race.game import PASS, RaceGame

HERE = Path(__file__).parent
BENCH = HERE.parent / ".bench"
PEERS = {
    "open_spiel_python": ("open_spiel", "OpenSpiel", "listed, from Python"),
    "open_spiel_native": ("open_spiel", "OpenSpiel", "listed, its C++ loop"),
    "bgsage": ("bgsage", "Open Sage", "listed, from Python"),
    "gym_backgammon": ("gym_backgammon", "gym_backgammon", "listed, pure Python"),
}
"""The engines of peers.py: the package to install, a name, how they choose."""

MODERN = "backgammon@modern"
GAMES = {
    MODERN: "Backgammon (modern)",
    "backgammon": "Backgammon (Willughby)",
    "garanguet": "Garanguet",
    "jacquet-de-versailles": "Jacquet de Versailles",
    "unstacked": "Unstacked Draughts",
}
STEPS = "drawn step by step"
LISTED = "all plays listed"
PYTHON = "listed, from Python"


@dataclass
class Sample:
    games: int
    turns: int
    seconds: float


@dataclass
class Contestant:
    """Somebody who plays random games when told how many, and with which seed."""

    engine: str
    game: str
    how: str
    play: Callable[[int, int], Sample]
    samples: list[Sample] = field(default_factory=list)
    batch: int = 1

    def calibrate(self, seconds: float) -> None:
        """Choose a batch that takes about so long."""
        self.play(self.batch, 0)
        while True:
            sample = self.play(self.batch, 0)
            if sample.seconds > seconds / 8:
                break
            self.batch *= 4
        self.batch = max(1, round(self.batch * seconds / sample.seconds))

    @property
    def games_a_second(self) -> float:
        return statistics.median(sample.games / sample.seconds for sample in self.samples)

    @property
    def turns_a_game(self) -> float:
        return sum(sample.turns for sample in self.samples) / sum(sample.games for sample in self.samples)

    @property
    def turns_a_second(self) -> float:
        return statistics.median(sample.turns / sample.seconds for sample in self.samples)

    @property
    def spread(self) -> float:
        """How far the repetitions lie apart, relative to their median."""
        rates = [sample.games / sample.seconds for sample in self.samples]
        return (max(rates) - min(rates)) / statistics.median(rates)


def by_steps(game: Game, games: int, seed: int) -> Sample:
    """``Game.playouts``: fully legal, every step drawn from those allowed next."""
    begin = time.process_time()
    results = game.playouts(games, seed)
    return Sample(games, int(results[:, 2].sum()), time.process_time() - begin)


def by_listing(game: RaceGame, games: int, seed: int) -> Sample:
    """Every distinct legal play of every turn listed, one drawn evenly, in one compiled loop."""
    begin = time.process_time()
    totals = play_listed(game, games, seed)
    return Sample(games, int(totals[TURNS]), time.process_time() - begin)


def from_python(game: RaceGame, games: int, seed: int) -> Sample:
    """The same through the public interface, a Python call for every throw and every play."""
    draw = random.Random(seed)
    turns = 0
    begin = time.process_time()
    for _ in range(games):
        position = game.start(draw.randrange(2))
        idle = 0
        while not game.is_over(position) and not (idle > 1 and game.deadlocked(position)):
            roll = tuple(draw.randint(1, 6) for _ in range(game.dice))
            play = draw.choice(game.plays(position, roll))
            idle = idle + 1 if play.notation == PASS else 0
            position = play.position
            turns += 1
    return Sample(games, turns, time.process_time() - begin)


def our_contestants() -> list[Contestant]:
    """The games of this package."""
    games = {game_id: find_game(game_id) for game_id in GAMES}
    for game in games.values():
        game.warm_up()
    found = [Contestant("Tablier", game_id, STEPS, partial(by_steps, game)) for game_id, game in games.items()]
    races = {game_id: game for game_id, game in games.items() if isinstance(game, RaceGame)}
    found += [Contestant("Tablier", game_id, LISTED, partial(by_listing, game)) for game_id, game in races.items()]
    found.append(Contestant("Tablier", MODERN, PYTHON, partial(from_python, races[MODERN])))
    return found


class Peers:
    """The process in which the other engines play."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [python_of(BENCH), str(HERE / "peers.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, **request: str | int) -> dict:
        """Send a request; the reply. Raises RuntimeError if there is none, or an error."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        reply = json.loads(line) if line else {"error": "its process ended"}
        if "error" in reply:
            raise RuntimeError(reply["error"])
        return reply

    def play(self, peer: str, games: int, seed: int) -> Sample:
        """A sample of a peer's games."""
        reply = self.ask(peer=peer, games=games, seed=seed)
        return Sample(games, reply["turns"], reply["seconds"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def python_of(folder: Path) -> str:
    """The interpreter of a virtual environment."""
    return str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def install_peers(packages: Iterable[str] | None = None) -> set[str]:
    """Install what is missing of some packages, by default all peers; those that cannot be had."""
    if not Path(python_of(BENCH)).exists():
        print(f"Making {BENCH.name}/ for the other engines …", file=sys.stderr)
        venv.create(BENCH, with_pip=True)
    missing = set()
    for package in dict.fromkeys(packages or (package for package, _, _ in PEERS.values())):
        probe = f"import importlib.metadata as m; m.version({package!r})"
        if subprocess.run([python_of(BENCH), "-c", probe], capture_output=True).returncode == 0:
            continue
        print(f"Installing {package} …", file=sys.stderr)
        pip = [python_of(BENCH), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        # gym_backgammon asks for gym, which is abandoned and not needed for its rules.
        options = ["--no-deps"] if package == "gym_backgammon" else []
        if subprocess.run([*pip, *options, package], capture_output=True).returncode != 0:
            missing.add(package)
    return missing


def peer_contestants(peers: Peers, missing: set[str]) -> tuple[list[Contestant], list[str]]:
    """The other engines that answer, and a sentence for each that does not."""
    found = []
    silent = [f"{package} could not be installed, so it is left out." for package in sorted(missing)]
    for peer, (package, name, how) in PEERS.items():
        if package in missing:
            continue
        try:
            version = peers.ask(peer=peer)["version"]
            peers.play(peer, 1, 0)
        except RuntimeError as error:
            silent.append(f"{name} ({how}) cannot play, so it is left out: {error}.")
            continue
        found.append(Contestant(f"{name} {version}", MODERN, how, partial(peers.play, peer)))
    return found, silent


def measure(contestants: list[Contestant], repetitions: int, seconds: float) -> None:
    """Let all play in turn, so many times."""
    for contestant in contestants:
        contestant.calibrate(seconds)
    for repetition in range(repetitions):
        for contestant in contestants:
            contestant.samples.append(contestant.play(contestant.batch, repetition + 1))
        print(f"repetition {repetition + 1} of {repetitions} done", file=sys.stderr)


def the(contestants: list[Contestant], engine: str, game: str, how: str) -> Contestant | None:
    """The contestant of that description, if it played."""
    for contestant in contestants:
        if contestant.engine.startswith(engine) and (contestant.game, contestant.how) == (game, how):
            return contestant
    return None


def together(ours: Contestant | None, theirs: Contestant | None, rate: str) -> float | None:
    """The ratio of two rates: the median over the repetitions, in which both played one after the other."""
    if ours is None or theirs is None:
        return None

    def one(sample: Sample) -> float:
        return (sample.games if rate == "games" else sample.turns) / sample.seconds

    return statistics.median(one(a) / one(b) for a, b in zip(ours.samples, theirs.samples, strict=True))


@dataclass
class Promise:
    text: str
    floor: float
    ratio: float | None

    @property
    def verdict(self) -> str:
        if self.ratio is None:
            return "not measured"
        return "met" if self.ratio >= self.floor else "NOT MET"

    def __str__(self) -> str:
        measured = "" if self.ratio is None else f", measured {self.ratio:.2f}"
        return f"{self.verdict}: {self.text} (at least {self.floor:.2f}{measured})"


def promises(found: list[Contestant]) -> list[Promise]:
    """What the documentation promises, against what was measured."""
    modern = the(found, "Tablier", MODERN, STEPS)
    listed = the(found, "Tablier", MODERN, LISTED)
    spiel = the(found, "OpenSpiel", MODERN, PYTHON)
    garanguet = the(found, "Tablier", "garanguet", STEPS)
    jacquet = the(found, "Tablier", "jacquet-de-versailles", STEPS)
    unstacked = the(found, "Tablier", "unstacked", STEPS)
    return [
        Promise("Backgammon, step by step, games/s: 20 x OpenSpiel from Python", 20, together(modern, spiel, "games")),
        Promise(
            "Backgammon, all plays listed, games/s: 20 x OpenSpiel from Python", 20, together(listed, spiel, "games")
        ),
        Promise("Garanguet turns/s: 1/3 of Backgammon's", 1 / 3, together(garanguet, modern, "turns")),
        Promise("Jacquet de Versailles turns/s: 1/3 of Backgammon's", 1 / 3, together(jacquet, modern, "turns")),
        Promise("Unstacked Draughts games/s: 5 x Backgammon's", 5, together(unstacked, modern, "games")),
    ]


def like_for_like(found: list[Contestant]) -> list[str]:
    """The comparisons no promise is made about: both sides compiled, both sides from Python."""
    lines = []
    for what, ours, theirs in (
        ("both in compiled loops", LISTED, PEERS["open_spiel_native"][2]),
        ("both called from Python turn by turn", PYTHON, PEERS["open_spiel_python"][2]),
    ):
        pair = the(found, "Tablier", MODERN, ours), the(found, "OpenSpiel", MODERN, theirs)
        ratio = together(*pair, "games")
        if ratio is not None:
            lines.append(f"Backgammon, all plays listed, {what}: {ratio:.2f} x OpenSpiel's games/s")
    return lines


def table(found: list[Contestant]) -> str:
    """The results as text."""
    listed = the(found, "Tablier", MODERN, LISTED)
    head = ("engine", "game", "plays are", "games/s", "turns/s", "turns/game", "spread", "ours listed / it")
    rows = [head]
    for contestant in found:
        counted = contestant.turns_a_game > 0
        ratio = together(listed, contestant, "games") if contestant.game == MODERN else None
        rows.append((
            contestant.engine,
            GAMES[contestant.game],
            contestant.how,
            f"{contestant.games_a_second:,.0f}",
            f"{contestant.turns_a_second:,.0f}" if counted else "-",
            f"{contestant.turns_a_game:.1f}" if counted else "-",
            f"{contestant.spread:.0%}",
            f"{ratio:.2f}" if ratio is not None else "",
        ))  # fmt: skip
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if i < 3 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    lines.insert(1, "-" * max(map(len, lines)))
    return "\n".join(lines)


def as_json(found: list[Contestant], kept: list[Promise], remarks: list[str]) -> dict:
    """The results for programs."""
    return {
        "results": [
            {
                "engine": one.engine,
                "game": one.game,
                "plays": one.how,
                "games_per_second": one.games_a_second,
                "turns_per_second": one.turns_a_second,
                "turns_per_game": one.turns_a_game,
                "samples": [[sample.games, sample.turns, sample.seconds] for sample in one.samples],
            }
            for one in found
        ],
        "promises": [{"text": p.text, "floor": p.floor, "ratio": p.ratio, "verdict": p.verdict} for p in kept],
        "remarks": remarks,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games a second, here and elsewhere, on one core.")
    parser.add_argument("--repetitions", type=int, default=5, help="how often everybody plays (default 5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="about how long each time (default 0.5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    parser.add_argument("--no-peers", action="store_true", help="leave the other engines out, and install nothing")
    chosen = parser.parse_args()

    print("Compiling …", file=sys.stderr)
    found = our_contestants()
    remarks: list[str] = []
    peers = None
    if not chosen.no_peers:
        missing = install_peers()
        peers = Peers()
        theirs, silent = peer_contestants(peers, missing)
        found += theirs
        remarks += silent
    try:
        measure(found, chosen.repetitions, chosen.seconds)
    finally:
        if peers is not None:
            peers.close()

    kept = promises(found)
    print(table(found))
    print()
    for promise in kept:
        print(promise)
    for line in like_for_like(found):
        print(line)
    for remark in remarks:
        print(remark)
    if chosen.json:
        chosen.json.write_text(json.dumps(as_json(found, kept, remarks), indent=2) + "\n")


if __name__ == "__main__":
    main()
