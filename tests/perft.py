"""Counting positions: how many there are after one and two plies, summed over all rolls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablier import GAMES, find_game, read_position
from tablier.dice import rolls
from tablier.games import Position

TABLE = Path(__file__).parent / "data" / "perft.json"

CAP = 4_000
"""Of the second ply at most so many positions are looked at, those whose ids come first for each roll in turn."""

STARTS = (
    *(game for game in sorted(GAMES) if GAMES[game].family == "race"),
    "garanguet@overflow=as-printed",
    "jacquet-de-versailles@talon_counts=false", "jacquet-de-versailles@bar_first=false",
    "plakoto@pinned_home=bears", "irish@bear_off=exact-or-farthest", "backgammon@house", "backgammon@manuscript",
    "backgammon@modern", "backgammon@start=as-printed",
)  # fmt: skip

POSITIONS = (
    "garanguet:w:18,20,21,23,24x11:20x15",
    "garanguet:w:1x3,4,5,6x5,7x2,16,17,21:1x6,3,5,10x2,13x2,15,16,22",
    "jacquet-de-versailles:w:1,3,4x2,5x2,19x9:12x15:free=wb",
    "jacquet-de-versailles:w:1x14,17:1x15",
    "jacquet-de-versailles:w:barx2,3x3,4x3,9,13x2,19,22x3:2,3x2,8,9x3,13,20x2,22,23x3,24:free=wb",
    "backgammon:b:1,3,12x3,13x2,17,19x5,21x2:bar,3,5,7,9,15x2,17x2,19x3,20x2,21",
    "backgammon@modern:w:bar,1,4x2,5x2,10,12x3,14,21,22x3:1,7x2,8,14x4,19x5,22x2",
    "backgammon@manuscript:w:19x3,20x3,21x3,22x3,23x2,24:bar,7x14",
    "backgammon@modern:w:19x3,20x3,21x3,22x3,23x2,24:7x15",
    "irish:b:1,3,12x3,13x2,17,19x5,21x2:bar,3,5,7,9,15x2,17x2,19x3,20x2,21",
    "plakoto:w:1x4,3,5p,8x2,10,13p,17x3,22x2:1x5,6,9,12x2,20x4,23,24",
    "plakoto:w:19p,20x4,21x4,22x3,23x3:6x2,12x5,20x8",
    "plakoto@pinned_home=bears:w:19p,20x4,21x4,22x3,23x3:6x2,12x5,20x8",
)


def one_ply(position: Position) -> dict[str, int]:
    """How many positions each roll leads to."""
    game = position.game
    return {"-".join(map(str, roll)): len(game.plays(position, roll)) for roll, _ in rolls(game.dice)}


def two_plies(position: Position, cap: int = CAP) -> tuple[int, int]:
    """How many positions there are after two rolls, and after how many first plies the cap stopped the count."""
    game = position.game
    everything = rolls(game.dice)
    share = max(1, cap // len(everything) // len(everything))
    total = looked_at = 0
    for roll, _ in everything:
        reached = sorted((play.position for play in game.plays(position, roll)), key=lambda end: end.id)
        for end in reached[:share]:
            if game.is_over(end):
                continue
            looked_at += 1
            total += sum(len(game.plays(end, following)) for following, _ in everything)
    return total, looked_at


def entries() -> list[str]:
    """The ids of all positions that are counted."""
    return [find_game(game).start().id for game in STARTS] + [read_position(text).id for text in POSITIONS]


def count(text: str) -> dict[str, Any]:
    """One row of the table."""
    position = read_position(text)
    each = one_ply(position)
    total, looked_at = two_plies(position)
    return {"one": sum(each.values()), "each": each, "two": total, "first plies": looked_at}


def stored() -> dict[str, Any]:
    """The table as it is kept."""
    table: dict[str, Any] = json.loads(TABLE.read_text())
    return table


def regenerate() -> None:
    """Count everything anew and write the table."""
    rows = {text: count(text) for text in entries()}
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    lines = [f" {json.dumps(text)}: {json.dumps(row)}" for text, row in rows.items()]
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n")
