"""Golden playthroughs: for every turn the position, the dice, how many plays, a hash of where they lead, the play made.

A playthrough is a whole match by the player of ``acting.py``; the record of it stands below.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from acting import an_event, choices
from tablier import GAMES, Event, Phase, Table
from tablier.table.events import Played

FOLDER = Path(__file__).parent / "data" / "golden"

SETTINGS: dict[str, tuple[str, dict[str, object]]] = {
    "unstacked": ("unstacked", {"match": 3}),
    "unstacked-manual": ("unstacked@claims=manual", {"match": 3}),
    "garanguet": ("garanguet", {}),
    "garanguet-as-printed": ("garanguet@overflow=as-printed", {}),
    "jacquet-de-versailles": ("jacquet-de-versailles", {}),
    "jacquet-de-versailles-otherwise": (
        "jacquet-de-versailles@bar_first=false,bear_off=any,first_roll=opening,talon_counts=false",
        {},
    ),
    "backgammon": ("backgammon", {}),
    "backgammon-bound": ("backgammon", {"position": "backgammon:w:bar,12x14:18x2,19x2,20x2,21x2,22x2,23x2,24x3"}),
    "backgammon-as-printed": ("backgammon@start=as-printed,triple=as-printed", {}),
    "backgammon-house": ("backgammon@house", {}),
    "backgammon-manuscript": ("backgammon@manuscript", {"match": 5}),
    "backgammon-modern": ("backgammon@modern", {}),
    "irish": ("irish", {}),
    "irish-farthest": ("irish@bear_off=exact-or-farthest,binding=false", {}),
    "plakoto": ("plakoto", {"match": 5}),
    "plakoto-bears": ("plakoto@pinned_home=bears", {"match": 3}),
    "backgammon-modern-cube": ("backgammon@modern", {"match": 3, "cube": True}),
}
"""What is played for each file: the game, and the table's settings."""


def required() -> set[str]:
    """The games and presets that must have a playthrough here; those of Trictrac are in ``trictrac/test_golden.py``."""
    games = {name: kind for name, kind in GAMES.items() if kind.family != "trictrac"}
    return set(games) | {f"{game}@{preset}" for game, kind in games.items() for preset in kind.presets}


def playthrough(name: str, turns: int = 10_000) -> str:
    """The text of a playthrough, of at most so many turns."""
    game, settings = SETTINGS[name]
    table = Table(game, seed=1, **settings)  # type: ignore[arg-type]
    choose = choices(name)
    lines = [f"# {game} {settings}"]
    while table.phase is not Phase.OVER and len(lines) <= turns:
        event: Event | None
        if table.phase is Phase.PLAY:
            line, event = _turn(table, choose)
            lines.append(line)
        else:
            event = an_event(table, choose, whims=False)
        assert event is not None
        table.apply(event)
    return "\n".join([*lines, "", str(table.record())])


def _turn(table: Table, choose: object) -> tuple[str, Event]:
    plays = sorted(table.plays(), key=lambda play: play.position.id)
    digest = hashlib.sha256("\n".join(play.position.id for play in plays).encode()).hexdigest()[:16]
    assert callable(choose)
    chosen = plays[choose(len(plays))]
    assert table.player is not None
    score = "-".join(map(str, table.score))
    dice = "-".join(map(str, table.dice))
    line = f"{table.position.id} {dice} {len(plays)} {digest} {score} {chosen.notation}"
    return line, Played(table.player, chosen.notation)


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def regenerate() -> None:
    """Play everything anew and write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        if not old.name.startswith("trictrac"):
            old.unlink()
    for name in SETTINGS:
        path(name).write_text(playthrough(name), encoding="utf-8")
