"""Golden playthroughs of Trictrac: ``python tests/trictrac/test_golden.py`` writes them anew; review the difference.

For every play the position, the dice, what the throw was worth, how many legal plays, a hash of where they lead, and
the play made; then the record; then the account of a scored game.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))

from acting import choices
from tablier import GAMES, Phase, Record, Table
from tablier.games.trictrac.position import TrictracPosition
from tablier.table.events import Played
from trictrac.driving import Driver

FOLDER = Path(__file__).parent.parent / "data" / "golden"
MOST_ACTS = 5_000
ACCOUNT = "# account"
BUILDING = "trictrac-building"
SETTINGS: dict[str, tuple[str, bool]] = {
    "trictrac": ("trictrac", False),
    "trictrac-otherwise": ("trictrac@hit_tables=as-printed,old_jans=true,stakes=quadruple", False),
    "trictrac-manual": ("trictrac@marking=manual", True),
    "trictrac-building": ("trictrac", False),
    "trictrac-a-ecrire": ("trictrac-a-ecrire@rounds=2", False),
    "trictrac-a-ecrire-three": ("trictrac-a-ecrire@players=3,rounds=3", True),
    "trictrac-a-ecrire-four": ("trictrac-a-ecrire@players=4,rounds=4,hole_limit=12", False),
    "trictrac-a-ecrire-manual": ("trictrac-a-ecrire@marking=manual,rounds=2", True),
}
"""The game of each file, and whether its players have whims: void throws, mark wrongly, quarrel, play false."""


def playthrough(name: str) -> str:
    """The text of a playthrough."""
    game_id, whims = SETTINGS[name]
    if name == BUILDING:
        return building_playthrough(game_id)
    table = Table(game_id, seed=1)
    driver = Driver(table, choices(name), whims)
    lines = [f"# {game_id}"]
    for _ in range(MOST_ACTS):
        if table.phase is Phase.OVER:
            break
        before = describe(table) if table.phase is Phase.PLAY else ""
        for event in driver.play_on(1):
            if isinstance(event, Played):
                lines.append(f"{before} {event.play}")
    account = "" if table.account is None else f"{ACCOUNT}\n{table.account.text(table.players)}\n"
    return "\n".join([*lines, "", str(table.record()) + account])


def building_playthrough(game_id: str) -> str:
    """A match of two who build: they stay, and keep as many men as they can together, the farther back the better.

    Random players hardly ever fill a jan; these fill, conserve, run short of numbers and take their men off.
    """
    table = Table(game_id, seed=1, match=2)
    lines = [f"# {game_id}, building"]
    while table.phase is not Phase.OVER:
        match table.phase:
            case Phase.BETWEEN:
                table.next_game()
            case Phase.STAY:
                table.trictrac.stay()
            case Phase.PLAY:
                before = describe(table)
                best = max(
                    table.plays(), key=lambda play: (togetherness(play.position, table.player), play.position.id)
                )
                lines.append(f"{before} {table.play(best)}")
            case _:
                table.throw()
    return "\n".join([*lines, "", str(table.record())])


def togetherness(position: object, player: int | None) -> int:
    """How many men stand two or more to a field, past the talon; each full jan counts extra."""
    assert isinstance(position, TrictracPosition)
    assert player is not None
    men = position.men[player]
    made = sum(2 for field in range(2, 25) if men[field] >= 2)
    return made + sum(10 for first in (1, 7, 19) if min(men[first : first + 6]) >= 2)


def test_the_builders_meet_what_random_players_do_not() -> None:
    """T-29, T-32, T-34, T-35."""
    text = path(BUILDING).read_text(encoding="utf-8")
    for kind in ("fill-big", "conserve-big", "exit", "helpless", "corner-hit", "false-hit-small", "false-hit-big"):
        assert f"{kind}@" in text, kind


def test_the_match_with_old_jans_meets_margot() -> None:
    """T-36."""
    assert "margot@" in path("trictrac-otherwise").read_text(encoding="utf-8")


def describe(table: Table) -> str:
    """The position and the throw, and what the rules say to them."""
    position = table.position
    assert isinstance(position, TrictracPosition)
    events = position.game.jans(position, table.dice)
    worth = "+".join(f"{event.kind}@{event.field}x{event.ways}={event.points}{'wb'[event.to]}" for event in events)
    plays = sorted(play.position.id for play in position.game.plays(position, table.dice))
    digest = hashlib.sha256("\n".join(plays).encode()).hexdigest()[:16]
    return f"{position.id} {'-'.join(map(str, table.dice))} {worth or 'nothing'} {len(plays)} {digest}"


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def regenerate() -> None:
    """Play everything anew and write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("trictrac*.txt"):
        old.unlink()
    for name in SETTINGS:
        path(name).write_text(playthrough(name), encoding="utf-8")


def test_both_games_have_playthroughs() -> None:
    """T-40, T-80."""
    games = {name for name, kind in GAMES.items() if kind.family == "trictrac"}
    assert {game_id.partition("@")[0] for game_id, _ in SETTINGS.values()} == games
    assert {file.stem for file in FOLDER.glob("trictrac*.txt")} == set(SETTINGS)


@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_the_playthrough_comes_out_as_it_is_kept(name: str) -> None:
    """T-4, T-43: positions, dice, events, numbers of plays, where they lead, the record and the account."""
    kept = path(name).read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(playthrough(name).splitlines(), kept, strict=True), 1):
        assert now == before, f"line {number} of {name}"


@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_the_record_of_a_playthrough_is_read_and_replays_to_its_end(name: str) -> None:
    """C-6, T-89."""
    text = path(name).read_text(encoding="utf-8")
    written, _, account = text[text.index("tablier record") :].partition(ACCOUNT)
    record = Record.read(written)
    assert record.faults == []
    table = record.replay()
    assert table.phase is Phase.OVER
    assert str(record) == written
    assert account.strip() == ("" if table.account is None else table.account.text(table.players).strip())


if __name__ == "__main__":
    regenerate()
