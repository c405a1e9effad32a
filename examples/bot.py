"""A tiny bot for Tablier's salon: it sits down at a table by its link and plays any legal step.

    python examples/bot.py http://127.0.0.1:8080/table/abcdefghijkl [SEAT]

It knows no rule of any game. Everything it needs is in two lists of the state: ``actions``, what it may do now, and
``steps``, how a man may move next. docs/protocol.md explains the rest. Needs ``websockets``.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

PLAIN = (
    "opening", "throw", "unbind", "lots", "confirm", "stay", "take", "agree", "accept", "withdraw", "waive", "next",
)  # fmt: skip
"""Acts that need nothing but their name."""


def seal(table: str, seat: int, seed: str) -> str:
    """What is told of the bot's part in the dice before everybody has settled on theirs."""
    return hashlib.sha256(f"tablier seal 2\n{table}\n{seat + 1}\n{seed}".encode()).hexdigest()


def sit_down(server: str, table: str, seat: int, token: str, seed: str, tries: int = 5) -> None:
    """Take a seat by a secret of the bot's own. Asked again because no answer came, it is still one seat."""
    body = json.dumps({"name": "Tiny bot", "token": token, "seal": seal(table, seat, seed)}).encode()
    address = f"{server}/api/tables/{table}/seats/{seat}"
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    for left in reversed(range(tries)):
        try:
            urllib.request.urlopen(request, timeout=10).close()
            return
        except urllib.error.HTTPError:
            raise  # it was answered, and refused
        except OSError:
            if not left:
                raise
            time.sleep(1)


def choose(state: dict[str, Any], seed: str = "") -> dict[str, Any] | None:
    """A message for the first thing offered that the bot understands; None: it is for somebody else to act."""
    for action in state["actions"]:
        match action["do"]:
            case "open":
                return {"do": "open", "seed": seed}
            case "step":
                step = random.choice(state["steps"])
                return {"do": "step", "from": step["from"], "number": step["number"], "to": step["to"]}
            case "break":
                return {"do": "break", "point": random.choice(action["points"])}
            case "mark":
                return {"do": "mark", "points": 0}
            case plain if plain in PLAIN and "dice" not in action:
                return {"do": plain}
            case _:
                pass
    return None


async def play(link: str, seat: int) -> dict[str, Any]:
    """Play until the match is over; the last state."""
    parts = urlsplit(link)
    server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    token, seed = secrets.token_urlsafe(24), secrets.token_hex(16)
    await asyncio.to_thread(sit_down, server, table, seat, token, seed)
    async with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        n = 0
        await socket.send(json.dumps({"n": n, "do": "hello", "tokens": [token], "client": secrets.token_hex(8)}))
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] in ("refused", "bye"):
                print(message["code"], message["sentence"], file=sys.stderr)
            if message["type"] != "state":
                continue
            if message["over"]:
                return dict(message)
            chosen = choose(message, seed)
            if chosen is not None:
                n += 1
                await socket.send(json.dumps({"n": n, **chosen}))
    raise SystemExit("The server has closed the table.")


if __name__ == "__main__":
    last = asyncio.run(play(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1))
    print(last["result"]["sentence"])
