"""What the tests of the terminal share."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tablier import Event, Phase, Table
from tablier.bots import RandomBot
from tablier.games.race.acts import Break, Unbind
from tablier.games.trictrac.acts import Mark
from tablier.table.events import NextGame, Played, Throw
from tablier.terminal.app import tablier
from tablier.terminal.commands import choices

Run = Callable[..., Result]
Script = Callable[..., list[str]]


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are kept without a file of their own go here."""
    folder = tmp_path / "games"
    monkeypatch.setenv("TABLIER_GAMES", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")
    return folder


@pytest.fixture
def run() -> Run:
    """Run the command with arguments and lines of input; anything but an exit is a failure of the test."""

    def running(*args: str, lines: list[str] | None = None) -> Result:
        text = None if lines is None else "".join(f"{line}\n" for line in lines)
        result = CliRunner().invoke(tablier, list(args), input=text)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return running


@pytest.fixture
def scripted() -> Script:
    """Play a match at a table and return what the people there would type.

    The ``people`` (sides) play by a script, whoever else sits there is the random bot of ``bot_seed``.
    """

    def playing(table: Table, bot_seed: int = 0, people: Collection[int] = (0,)) -> list[str]:
        lines: list[str] = []
        bot, script = RandomBot(bot_seed), RandomBot(77)
        while table.phase is not Phase.OVER:
            if table.phase is Phase.LOTS:
                table.trictrac.lots()
            elif table.phase is Phase.OPENING:
                table.opening()
            elif table.phase is Phase.BETWEEN or table.player in people:
                only = table.phase is Phase.PLAY and len(choices(table)) == 1
                script.choose(table)
                lines.append("" if only else typed(table.events[-1]))
            else:
                bot.choose(table)
            if table.phase is Phase.PLAY and table.game.id == "unstacked":
                table.confirm()
        return lines

    return playing


def typed(event: Event) -> str:
    """What somebody types to do what an event says."""
    match event:
        case Played(_, play):
            return play
        case Mark(_, points):
            return f"mark {points}"
        case Break(_, point):
            return f"break {point}"
        case Throw() | Unbind() | NextGame():
            return ""
        case _:
            return event.kind
