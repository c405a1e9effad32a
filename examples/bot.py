"""A tiny bot for Tablier's salon: it sits down at a table by its link and plays any legal step.

    python examples/bot.py http://127.0.0.1:8080/table/abcdefghijkl [SEAT]

It knows no rule of any game. Everything it needs is in two lists of the state: ``actions``, what it may do now, and
``steps``, how a man may move next. docs/protocol.md explains the rest. Needs ``websockets``.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

PLAIN = (
    "opening", "throw", "unbind", "lots", "confirm", "stay", "take", "agree", "accept", "withdraw", "waive", "next",
)  # fmt: skip
"""Acts that need nothing but their name."""


def sit_down(server: str, table: str, seat: int) -> str:
    """Take a seat; its token is the bot's to keep."""
    body = json.dumps({"name": "Tiny bot", "seed": secrets.token_hex(16)}).encode()
    address = f"{server}/api/tables/{table}/seats/{seat}"
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def choose(state: dict[str, Any]) -> dict[str, Any] | None:
    """A message for the first thing offered that the bot understands; None: it is for somebody else to act."""
    for action in state["actions"]:
        match action["do"]:
            case "step":
                step = random.choice(state["steps"])
                return {"do": "step", "from": step["from"], "number": step["number"], "to": step["to"]}
            case "break":
                return {"do": "break", "point": random.choice(action["points"])}
            case "mark":
                return {"do": "mark", "points": 0}
            case plain if plain in PLAIN and "dice" not in action:
                return {"do": plain}
    return None


async def play(link: str, seat: int) -> dict[str, Any]:
    """Play until the match is over; the last state."""
    parts = urlsplit(link)
    server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    token = await asyncio.to_thread(sit_down, server, table, seat)
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
            chosen = choose(message)
            if chosen is not None:
                n += 1
                await socket.send(json.dumps({"n": n, **chosen}))
    raise SystemExit("The server has closed the table.")


if __name__ == "__main__":
    last = asyncio.run(play(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1))
    print(last["result"]["sentence"])
