"""Trials of Ludii are read, and where its rules differ the referee says so, as docs/ludii.md tells."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tablier import Record, Table, find_game, formats, read_position
from tablier.bots.selfplay import selfplay
from tablier.errors import BadOption, BadRecord, Refusal
from tablier.formats import ludii
from tablier.table import Phase
from tablier.table.events import Throw

PAGE = Path(__file__).parents[2] / "docs" / "ludii.md"


def rows() -> list[tuple[str, ...]]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = ([cell.strip().strip("`") for cell in line.strip("| ").split("|")] for line in lines)
    return [tuple(row) for row in cells if len(row) == 6 and ":" in row[2]]


@pytest.mark.parametrize(("game", "_why", "position", "throw", "theirs", "here"), rows(), ids=lambda cell: cell[:24])
def test_the_referee_differs_as_the_page_says(
    game: str, _why: str, position: str, throw: str, theirs: str, here: str
) -> None:
    dice = tuple(map(int, throw.split("-")))
    start = read_position(position)
    table = Table(start.game, position=start, seed=1)
    table.throw(*dice)
    if theirs == "nothing":
        (jan,) = start.game.jans(start, dice)
        assert here == f"{jan.points} points, {jan.clause}"
    else:
        with pytest.raises(Refusal) as refused:
            table.play(theirs)
        assert here == f"refused, {refused.value.clause}"


def test_the_page_has_differences_of_every_game() -> None:
    assert {row[0].strip(" ●") for row in rows()} == {*ludii.GAMES, "Grand Trictrac"}


def trial(name: str, seed: int) -> tuple[str, Table]:
    """A game played at random, and the trial that Ludii would have of it."""
    game_id, sites = ludii.GAMES[name]
    game = find_game(game_id)
    table, chance = Table(game, seed=seed, position=game.start(0)), random.Random(seed)
    lines = [f"game=/lud/board/race/escape/{name}.lud", "START GAME OPTIONS", "END GAME OPTIONS",
             "RNG internal state=1,2,3,4,5,6,7,8",
             "Move=[Move:mover=0,from=26,to=26,actions=[Add:type=Cell,to=26,level=0,what=1]]"]  # fmt: skip
    while table.phase is not Phase.OVER and len(lines) < 200:
        me, dice = table.player or 0, table.throw()
        play = table.play(chance.choice(table.plays()))
        faces = ",".join(f"[SetStateAndUpdateDice:site={26 + die},state={face - 1}]" for die, face in enumerate(dice))
        thrown = f"{faces},[SetDiceAllEqual:value={'true' if len(set(dice)) == 1 else 'false'}],"
        for step in play.steps:
            source = sites[me][step.source]
            target = None if step.target == 25 else sites[me][step.target]
            done = f"[Remove:type=Vertex,to={source},decision=true]"
            if target is not None:
                bar = sites[1 - me][0]
                hit = f"[Move:typeFrom=Vertex,from={target},typeTo=Vertex,to={bar}]," if step.hits else ""
                done = f"{hit}[Move:typeFrom=Vertex,from={source},typeTo=Vertex,to={target},decision=true]"
            there = source if target is None else target
            lines.append(f"Move=[Move:mover={me + 1},from={source},to={there},actions={thrown}{done}]")
            thrown = ""
        if thrown:
            lines.append(f"Move=[Move:mover={me + 1},actions={thrown}[Pass:decision=true,forced=true]]")
    return "\n".join([*lines, "endtype=NaturalEnd", "rankings=0.0,1.0,2.0", "SANDBOX=false"]), table


@pytest.mark.parametrize("name", ludii.GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_are_read(name: str, seed: int) -> None:
    text, table = trial(name, seed)
    read = Record.read(text).replay()
    assert [event.dice for event in read.events if isinstance(event, Throw)] == [
        event.dice for event in table.events if isinstance(event, Throw)
    ]
    assert read.position == table.position
    assert read.results == table.results


def test_trials_are_known_by_their_suffix_and_by_their_look() -> None:
    text, _ = trial("Plakoto", 1)
    assert str(formats.read(text, ".trl")) == str(formats.read(text))


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("Backgammon.lud", "Chess.lud"), 1),
        (("[SetDiceAllEqual", "[SetNothing"), 6),
        (("site=27", "site=26"), 6),
        (("decision=true]]", "decision=true]]\nMove=[Move:mover=1,actions=[Remove:type=Vertex,to=x]]"), 7),
        (("SetStateAndUpdateDice:site=26,state=", "SetStateAndUpdateDice:site=26,state=9"), 6),
    ],
)
def test_what_is_wrong_is_told_with_its_line(change: tuple[str, str], line: int) -> None:
    text, _ = trial("Backgammon", 2)
    with pytest.raises(BadRecord) as refused:
        Record.read(text.replace(*change, 1))
    assert refused.value.line == line


def moves(text: str) -> list[list[str]]:
    """What a trial says was done, move by move: who, from where to where, dice, men."""
    said = re.compile(r"mover=\d|from=\d+|to=\d+|state=\d|Remove|Pass|SetDiceAllEqual:value=\w+")
    again = re.compile(r"\[UseDie.*?\](,\[SetState[^]]*\])*")  # dice that lie as they were thrown are no throw
    return [said.findall(again.sub("", line)) for line in text.splitlines() if re.match(r"Move=.*mover=[12]", line)]


@pytest.mark.parametrize("name", ludii.GAMES)
def test_what_was_read_is_written_as_it_was(name: str) -> None:
    text, _ = trial(name, 3)
    again, left_out = formats.write(Record.read(text), ".trl")
    assert not left_out
    assert moves(again) == moves(text)
    assert formats.read(again, ".trl") == formats.read(text, ".trl")


@pytest.mark.parametrize("game", ["backgammon@modern", "garanguet", "plakoto"])
def test_games_are_written_and_read_back(game: str, tmp_path: Path) -> None:
    for record in selfplay(game, "random", 2, 1):
        table, first = record.replay(), next(event.player for event in record.events if hasattr(event, "play"))
        left_out = formats.save(record, tmp_path / "game.trl")
        assert [said.key for said in left_out] == ["formats.sides-exchanged"] * first
        read = Record.load(tmp_path / "game.trl").replay()
        men = read.position.array()["men"][0], table.position.array()["men"][0]
        assert men[0].tolist() == men[1][[first, 1 - first]].tolist()
        assert (read.results[-1].winner + first) % 2 == table.results[-1].winner
        assert f"winner={read.results[-1].winner + 1}\n" in (tmp_path / "game.trl").read_text()


@pytest.mark.parametrize("game", ["irish", "backgammon", "unstacked"])
def test_what_ludii_does_not_have_is_not_written(game: str) -> None:
    (record,) = selfplay(game, "random", 1, 1)
    with pytest.raises(BadOption) as refused:
        formats.write(record, ".trl")
    assert refused.value.code == "cannot-say"
