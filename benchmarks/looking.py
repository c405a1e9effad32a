"""How soon the analysis board has its first candidates, and how far it has looked after a second, in every game.

    python benchmarks/looking.py            # every game; about two minutes where everything is compiled
    python benchmarks/looking.py irish      # some of them

A salon is opened, each game is asked about until it is warm, and then positions from the middle of random games are
judged one after another, each of them new, by a client that reads the lines as they come.
"""

from __future__ import annotations

import http.client
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tablier import Phase, Table
from tablier.bots.simple import RandomBot
from tablier.games import GAMES

POSITIONS = 20
PATIENCE = 600


def positions(game: str, seed: int, wanted: int = POSITIONS) -> list[tuple[str, list[int]]]:
    """Positions with a throw upon them, some turns apart."""
    found: list[tuple[str, list[int]]] = []
    table, bot = Table(game, seed=seed), RandomBot(seed)
    while len(found) < wanted:
        if table.phase is Phase.OVER:
            table = Table(game, seed=seed + 1000 + len(found))
        before = table.position
        bot.choose(table)
        if table.phase is Phase.PLAY and before.id == table.position.id and len(table.events) % 5 == 0:
            found.append((before.id, list(table.dice)))
    return found


def judged(port: int, position: str, dice: list[int]) -> list[tuple[str, float]]:
    """Which stage came after how many seconds, until a second has passed or all is known."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    began = time.monotonic()
    body = json.dumps({"position": position, "dice": dice})
    line.request("POST", "/api/analysis", body, {"Content-Type": "application/json"})
    answer, seen = line.getresponse(), []
    while told := answer.readline():
        found = json.loads(told)
        if found["type"] == "judged":
            seen.append((found["stage"], time.monotonic() - began))
            if found["done"] or seen[-1][1] > 1:
                break
        elif found["type"] != "position":
            raise SystemExit(f"{position}: {found}")
    line.close()
    return seen


def main() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'salon.db'}"
        command = (sys.executable, "-m", "tablier", "serve", "--no-open", "--port", str(port), "--database", database)
        salon = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            print(f"{'game':24}{'first candidates, median':>26}{'worst':>9}{'two turns, median':>20}")
            for game in sys.argv[1:] or GAMES:
                measure(port, game)
        finally:
            salon.terminate()
            salon.wait()


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)


def measure(port: int, game: str) -> None:
    for position, dice in positions(game, 1, 4):  # both processes learn the game
        judged(port, position, dice)
    all_seen = [judged(port, position, dice) for position, dice in positions(game, 2)]
    first = sorted(seen[0][1] for seen in all_seen)
    two = [when for seen in all_seen for stage, when in seen if stage in ("two", "exact")]
    deeper = f"{1000 * statistics.median(two):.0f} ms" if two else "–"
    median, worst = 1000 * statistics.median(first), 1000 * first[-1]
    print(f"{game:24}{median:>23.0f} ms{worst:>6.0f} ms{deeper:>20}", flush=True)


if __name__ == "__main__":
    main()
