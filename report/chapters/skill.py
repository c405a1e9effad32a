"""How much skill there is room for: the spread from a player who plays anything legal to the strongest level.

The steps between the levels are those that were measured for ``docs/bots.md``, where their commands and seeds stand;
the step from ``random`` to ``novice`` is measured here.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tablier.bots.arena import contest

from . import Budget

FULL: Budget = {"seed": 1840, "pairs": 150}
QUICK: Budget = {"seed": 1840, "pairs": 2}

BOTS = Path(__file__).parents[2] / "docs" / "bots.md"
ROWS = {
    "garanguet": "Garanguet", "trictrac": "Trictrac", "backgammon": "Backgammon (Willughby)",
    "backgammon@modern": "Backgammon (modern)", "jacquet-de-versailles": "Jacquet de Versailles", "irish": "Irish",
    "plakoto": "Plakoto",
}  # fmt: skip
STEPS = ("master – expert", "expert – player", "player – amateur", "amateur – novice")
_CELL = re.compile(r"\+(\d+) ± (\d+) \(([\d,]+)")


def measure(budget: Budget, jobs: int = 1) -> dict[str, Any]:
    steps = levels()
    games = {}
    for name in ROWS:
        for meetings in contest(name, ["novice", "random"], budget["pairs"], budget["seed"], jobs=jobs):
            (meeting,) = meetings
        won, apart = meeting.mean(lambda bout: bout.won)
        elo, wide = meeting.elo
        first = {"value": round(elo), "interval": round(wide), "n": meeting.games}
        games[name] = {
            "steps": {**steps[name], "novice – random": first},
            "novice_wins": {"value": round(won, 4), "interval": round(apart, 4), "n": meeting.games},
            "shut_out": won in (0, 1),
        }
    return {"games": games, "from": "docs/bots.md"}


def levels() -> dict[str, dict[str, Any]]:
    """The steps between levels, from the table of ``docs/bots.md``. Raises ValueError if it is not as it was."""
    lines = BOTS.read_text(encoding="utf-8").splitlines()
    heads = [number for number, line in enumerate(lines) if line.startswith(f"| game | {STEPS[0]}")]
    if len(heads) != 1:
        raise ValueError(f"{BOTS.name} has {len(heads)} tables of levels instead of one")
    table = {}
    for line in lines[heads[0] + 2 :]:
        if not line.startswith("|"):
            break
        name, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        table[name] = cells
    found = {}
    for game, name in ROWS.items():
        read = [_CELL.match(cell) for cell in table[name]]
        if len(read) != len(STEPS) or not all(read):
            raise ValueError(f"{BOTS.name} does not say all steps of {name}")
        found[game] = {
            step: {"value": int(cell[1]), "interval": int(cell[2]), "n": int(cell[3].replace(",", ""))}
            for step, cell in zip(STEPS, read, strict=True)
            if cell
        }
    return found
