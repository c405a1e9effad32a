"""How soon a game is reviewed once it has ended: played in the salon against the computer, to its end.

    python benchmarks/afterwards.py                          three games each of modern Backgammon, Trictrac and Jacquet
    python benchmarks/afterwards.py trictrac --games 10

Somebody who plays like the level `player` sits against `amateur`; the review begins by itself. Told is how many seconds
after the last act was acknowledged the first decisions can be seen, the whole game has been gone through quickly, and
the closer look is done, as a page sees it that asks four times a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import time
from typing import Any

from server import Salon
from websockets.asyncio.client import connect

from tablier import Phase, Record
from tablier.bots import make

GAMES = ("backgammon@modern", "trictrac", "jacquet-de-versailles")
PLAYER = "player"
LEVEL = "amateur"
LONGEST = 600.0
"""Seconds after which a game, or its review, is given up."""


async def play(salon: Salon, game: str, seed: int) -> str:
    """Play a game to its end; the id of its table."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": LEVEL}]
    table = salon.ask("POST", "/api/tables", {"game": game, "match": 1, "seats": seats})["id"]
    sat = salon.ask("POST", f"/api/tables/{table}/seats/0", {"name": "P", "seed": f"s{seed}"})
    bot, number = make(PLAYER, seed), 0
    address = f"ws://127.0.0.1:{salon.port}/api/tables/{table}/socket"
    async with connect(address, compression=None, max_size=None) as socket:
        hello = {"n": 0, "do": "hello", "tokens": [sat["token"]], "client": "bench", "lang": "en"}
        await socket.send(json.dumps({**hello, "picture": None, "seen": None}))
        async with asyncio.timeout(LONGEST):
            while True:
                told = json.loads(await socket.recv())
                if told["type"] == "refused":
                    raise SystemExit(f"Refused: {told}")
                if told["type"] != "state":
                    continue
                if told["phase"] == "over":
                    return str(table)
                if told["turn_seat"] != 1 and told["actions"]:
                    number += 1
                    await socket.send(json.dumps({"n": number, **choose(salon, table, told, bot)}))


def choose(salon: Salon, table: str, told: dict[str, Any], bot: Any) -> dict[str, Any]:
    """What to do next: a play as the bot would have it, and of everything else what is offered first."""
    if told["phase"] != "play":
        return {name: value for name, value in told["actions"][0].items() if name != "seat"}
    mine = Record.read(json.dumps(salon.ask("GET", f"/api/tables/{table}/record?format=json"))).replay()
    assert mine.phase is Phase.PLAY
    bot.choose(mine)
    return {"do": "play", "text": mine.events[-1].play}


def review(salon: Salon, table: str) -> tuple[float, float, float, int]:
    """Seconds until the first decisions, the quick pass and the whole review are there, and how many they are."""
    ended = time.monotonic()
    first = quick = 0.0
    version = 0
    while (passed := time.monotonic() - ended) < LONGEST:
        told = salon.ask("GET", f"/api/tables/{table}/review?have={version}")
        version = told["version"]
        first = first or passed * bool(version)
        quick = quick or passed * bool(told["of"] and told["done"] == told["of"])
        if told["stage"] == "done":
            return first, quick, passed, told["of"]
        time.sleep(0.25)
    raise SystemExit(f"The review of {table} does not end.")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("which", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=3)
    wishes = parser.parse_args()
    os.environ["TABLIER_PAUSE"] = "0.05"
    salon = Salon()
    try:
        for game in wishes.which:
            found = [review(salon, asyncio.run(play(salon, game, seed))) for seed in range(wishes.games)]
            for name, times in zip(("first decisions", "quick pass", "whole"), zip(*found, strict=True), strict=False):
                print(f"{game:24} {name:16} median {statistics.median(times):5.1f} s, worst {max(times):5.1f} s")
            print(f"{game:24} decisions        {', '.join(str(one[3]) for one in found)}", flush=True)
    finally:
        salon.stop()


if __name__ == "__main__":
    main()
