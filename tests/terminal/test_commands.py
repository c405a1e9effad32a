"""Every command but ``play``: what it prints, its JSON, its exit codes, its one-line complaints."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from tablier import GAMES, Record, Table, __version__, find_game, read_position, rulebook
from tablier.bots import RandomBot
from tablier.formats import read_any_position
from tablier.table import Phase
from tablier.terminal.analysing import wilson
from tablier.terminal.app import tablier
from tablier.terminal.commandline import full_name, read_options
from tablier.throws import read_dice

START = "garanguet:w:1x15:1x15"
PLAYED = tuple(GAMES)
PAGES = ["common", "unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "irish", "plakoto", "trictrac"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of backgammon in a file."""
    table = Table("backgammon", seed=3, names=("Anna", "Bela"))
    while table.phase is not Phase.OVER:
        RandomBot(1).choose(table)
    path = tmp_path / "game.txt"
    table.record().save(path)
    return path


def commands(found: click.Command) -> Iterator[click.Command]:
    yield found
    for one in getattr(found, "commands", {}).values():
        yield from commands(one)


EXAMPLES = [
    example if isinstance(example, str) else example[0]
    for command in commands(tablier)
    for example in getattr(command, "_examples", ())
]
"""What the help of every command shows somebody to type."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_what_the_help_shows_can_be_typed(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is understood word by word, and the games in it are there."""
    monkeypatch.chdir(tmp_path)
    name, *words = shlex.split(example)
    for word in words:
        if "." in word and "/" not in word:
            (tmp_path / word).touch()  # files that somebody has
    asked: click.Command = tablier
    while isinstance(asked, click.Group) and words:
        asked = asked.commands[words.pop(0)]
    given = asked.make_context(name, words).params
    if given.get("game"):
        game = full_name(given["game"])
        find_game(game, given.get("preset"))
        read_options(game, given.get("options", ()))
    if given.get("position"):
        read_any_position(given["position"])


def test_version_and_help(run) -> None:
    assert __version__ in run("--version").stdout
    shown = run("--help").stdout
    commands = "play rules show plays analyse replay simulate options solve arena selfplay train"
    for command in commands.split():
        assert command in shown
        assert "Example" in run(command, "--help").stdout


def test_show_draws_the_board_from_either_side(run) -> None:
    white = run("show", "garanguet:w:2x15:1x15").stdout
    black = run("show", "garanguet:w:2x15:1x15", "--viewer", "black").stdout
    assert "White ○ to throw" in white
    assert white != black
    assert "15" in white
    assert max(map(len, white.splitlines())) <= 80


def test_show_json_spells_the_position_out(run) -> None:
    data = json.loads(run("show", "backgammon:b:barx1,19x10:24x3", "--json").stdout)
    assert data["turn"] == "black"
    assert data["white"] == {"bar": 1, "points": [0] * 18 + [10] + [0] * 5, "off": 4, "pips": 85}
    assert data["black"]["off"] == 12
    stacked = json.loads(run("show", "unstacked:w:s111222:m222333", "--json").stdout)
    assert stacked["white"]["standing"] == [1, 1, 1, 2, 2, 2]


XGID = "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:1:0:5:10"


def test_ids_of_other_programs_are_shown_and_played_from(run) -> None:
    shown = run("show", XGID)
    assert "Black ● to throw" in shown.stdout
    assert "stakes 2" in shown.stdout
    assert "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:1:0:5:6\n4HPwATDgc/ABMA:UYmlABAAEAAE\n" in shown.stdout
    data = json.loads(run("show", "4HPwATDgc/ABMA:UYmlABAAEAAE", "--json").stdout)
    assert (data["turn"], data["dice"], data["score"], data["cube"]) == ("black", [3, 1], [1, 2], [2, 1])
    assert run("plays", XGID, "--count").stdout == run("plays", data["id"], "3-1", "--count").stdout
    missing = run("plays", data["id"])
    assert (missing.exit_code, "ROLL" in missing.stderr) == (2, True)
    assert run("show", "XGID=nonsense").exit_code == 1


def test_convert_writes_by_suffix_and_names_what_is_left_out(run, tmp_path: Path) -> None:
    table = Table("backgammon@modern", seed=3, match=0, cube=True)
    table.opening(6, 5)
    table.play("1/7 7/12")
    table.throw(2, 1)
    table.void()
    table.double()
    table.drop()
    source, match, back = (tmp_path / name for name in ("game.tab", "game.mat", "back.tab"))
    table.record(event="Café").save(source)
    result = run("convert", str(source), str(match))
    assert result.exit_code == 0
    assert "a throw that was void is left out" in result.stderr
    assert run("convert", str(match), str(back)).stderr == ""
    kept = Record.load(back)
    assert (kept.tags["event"], [event.kind for event in kept.events]) == (
        "Café",
        ["opening", "play", "double", "drop"],
    )
    assert "Wins 1 point" in match.read_text(encoding="utf-8")
    assert "doubles" in run("replay", str(match)).stdout


def test_a_match_of_another_program_is_gone_on_with_in_a_file_of_ours(run, tmp_path: Path, games_folder: Path) -> None:
    match = tmp_path / "game.mat"
    match.write_text(" 3 point match\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5\n", encoding="utf-8")
    before = match.read_text(encoding="utf-8")
    assert run("play", "--resume", str(match), "--against", "nobody", lines=["double", "drop", "quit"]).exit_code == 0
    assert match.read_text(encoding="utf-8") == before
    (kept,) = games_folder.glob("*.tab")
    assert [event.kind for event in Record.load(kept).events] == ["opening", "play", "double", "drop"]


def test_convert_refuses_what_no_such_file_holds(run, record: Path, tmp_path: Path) -> None:
    result = run("convert", str(record), str(tmp_path / "game.sgf"))
    assert (result.exit_code, "modern Backgammon" in result.stderr) == (2, True)
    assert not (tmp_path / "game.sgf").exists()
    damaged = tmp_path / "damaged.mat"
    damaged.write_text(" 3 point match\n Game 1\n A : 0   B : 0\n  1) 31: 8/2\n", encoding="utf-8")
    result = run("convert", str(damaged), str(tmp_path / "out.tab"))
    assert (result.exit_code, "Line 4: column 6" in result.stderr) == (1, True)
    assert not (tmp_path / "out.tab").exists()


@pytest.mark.parametrize(
    "words",
    [("convert", "{}", "out.tab"), ("verify", "{}"), ("replay", "{}"), ("review", "{}"), ("play", "--resume", "{}")],
)
def test_whoever_reads_a_file_says_which_is_damaged_and_where(run, tmp_path: Path, words: tuple[str, ...]) -> None:
    damaged = tmp_path / "damaged.mat"
    damaged.write_text(" 3 point match\n Game 1\n A : 0   B : 0\n  1) 31: 8/2\n", encoding="utf-8")
    before = damaged.read_bytes()
    result = run(*(word.format(damaged) for word in words))
    assert (result.exit_code, f"{damaged}: Line 4: column 6" in result.stderr) == (1, True)
    assert damaged.read_bytes() == before


def test_show_writes_a_picture(run, tmp_path: Path) -> None:
    result = run("show", START, "--svg", str(tmp_path / "board.svg"))
    assert result.exit_code == 0
    assert (tmp_path / "board.svg").read_text().startswith("<svg")


@pytest.mark.parametrize("roll", [("6-5-4",), ("654",), ("6 5 4",), ("6", "5", "4")])
def test_plays_lists_notation_and_resulting_id(run, roll: tuple[str, ...]) -> None:
    lines = run("plays", START, *roll).stdout.splitlines()
    assert len(lines) == 5
    for line in lines:
        notation, shown = line.rsplit(maxsplit=1)
        assert "/" in notation
        assert read_position(shown).turn == 1


def test_plays_counts_and_limits(run) -> None:
    position = "garanguet:w:1x3,2x2,3x2,5x2,7x2,9x2,11x2:1x15"
    count = int(run("plays", position, "1-1-1", "--count").stdout)
    assert count > 1000
    limited = run("plays", position, "111", "--limit", "7")
    assert len(limited.stdout.splitlines()) == 7
    assert f"{count:,}" in limited.stderr
    assert len(run("plays", position, "111", "--limit", "0").stdout.splitlines()) == count
    data = json.loads(run("plays", position, "111", "--limit", "2", "--json").stdout)
    assert data["count"] == count
    assert len(data["plays"]) == 2
    assert data["announcement"] == "Triple 1"


def test_a_roll_that_plays_nothing_lists_pass(run) -> None:
    assert run("plays", "backgammon:w:barx1,19x14:19x2,20x2,21x2,22x2,23x2,24x5", "6-5").stdout.startswith("pass ")


def test_replay_tells_every_turn_and_the_result(run, record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "Anna ○ throws" in result.stdout
    assert "has borne off all men" in result.stdout
    plays = sum(event.kind == "play" for event in Record.load(record).events)
    assert f"\n{plays:>3}  " in result.stdout


def test_replay_shows_the_games_that_the_rules_tell(run) -> None:
    for name in rulebook.examples():
        told = run("replay", "--example", name)
        assert told.exit_code == 0
        assert "Throw 60." in told.stdout or "Throw 85." in told.stdout
    unknown = run("replay", "--example", "soumille")
    assert (unknown.exit_code, "There is no example called “soumille”" in unknown.stderr) == (1, True)
    for words in ((), ("--example", "soumille-1", __file__)):
        assert run("replay", *words).exit_code == 2


def test_replay_at_a_turn(run, record: Path) -> None:
    start = run("replay", str(record), "--at", "0")
    assert Table("backgammon").position.id in start.stdout
    later = run("replay", str(record), "--at", "5")
    table = Record.load(record).replay(11)  # the opening, then a throw and a play for each of five turns
    assert table.position.id in later.stdout
    beyond = run("replay", str(record), "--at", "9999")
    assert beyond.exit_code == 0
    assert "the last is shown" in beyond.stderr


def test_replay_boards_and_steps(run, record: Path) -> None:
    boards = run("replay", str(record), "--boards").stdout
    assert boards.count("┌") == sum(event.kind == "play" for event in Record.load(record).events)
    stepped = run("replay", str(record), "--step", lines=["", "", "b", "4", "q"]).stdout
    assert [line.split(" of")[0] for line in stepped.splitlines() if line.startswith("Turn")] == [
        "Turn 0", "Turn 1", "Turn 2", "Turn 1", "Turn 4",
    ]  # fmt: skip
    assert run("replay", str(record), "--step", lines=[""]).exit_code == 0


def test_replay_json(run, record: Path) -> None:
    data = json.loads(run("replay", str(record), "--json").stdout)
    assert data["phase"] == "over"
    assert data["faults"] == []
    assert data["headers"]["white"] == "Anna"
    assert data["results"][0]["points"] >= 1
    assert data["turns"][-1]["position"] == data["position"]


def test_a_damaged_record_is_shown_as_far_as_it_goes(run, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("4. "))
    lines[number] = lines[number].partition(":")[0] + ": 1/24"
    record.write_text("\n".join(lines))
    result = run("replay", str(record))
    assert result.exit_code == 1
    assert f"line {number + 1}: " in result.stderr
    assert "Anna ○ throws" in result.stdout
    assert "┌" in result.stdout
    data = json.loads(run("replay", str(record), "--json").stdout)
    assert data["faults"][0]["line"] == number + 1
    refused = run("play", "--resume", str(record), lines=[])
    assert refused.exit_code == 1
    assert f"line {number + 1}" in refused.stderr


def test_a_file_that_is_no_record(run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna,\n")
    result = run("replay", str(path))
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert "tablier record 1" in result.stderr


@pytest.mark.parametrize("game", PLAYED)
def test_simulate_repeats_itself_and_adds_up(run, game: str) -> None:
    first, again, other = (
        json.loads(run("simulate", game, "-n", "60", "--seed", seed, "--json").stdout) for seed in ("5", "5", "6")
    )
    assert first == again
    assert first != other
    assert first["wins"]["white"]["games"] + first["wins"]["black"]["games"] + first["drawn"] == 60
    low, high = first["wins"]["white"]["interval_95"]
    assert low < first["wins"]["white"]["share"] < high
    assert first["turns"]["min"] <= first["turns"]["mean"] <= first["turns"]["max"]
    assert "White ○ wins" in run("simulate", game, "-n", "5", "--seed", "1").stdout


def test_simulate_in_rounds_is_the_same_as_at_once(run) -> None:
    rows = GAMES["garanguet"]().playouts(300, 8)
    data = json.loads(run("simulate", "garanguet", "-n", "300", "--seed", "8", "--json").stdout)
    assert data["wins"]["white"]["games"] == int((rows[:, 0] == 0).sum())
    assert data["turns"]["mean"] == pytest.approx(rows[:, 2].mean())


def test_wilson_agrees_with_a_worked_example() -> None:
    # Ten successes in ten trials: the lower end is n / (n + z²).
    assert wilson(10, 10) == pytest.approx((10 / (10 + 1.959964**2), 1.0))
    low, high = wilson(50, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)


@pytest.mark.parametrize("game", GAMES)
def test_options_are_listed_with_effects_and_clauses(run, game: str) -> None:
    shown = run("options", game).stdout
    data = json.loads(run("options", game, "--json").stdout)
    for option in Table.options(game):
        assert option.name in shown
        assert f"[{option.clause}]" in shown
        (listed,) = [entry for entry in data["options"] if entry["name"] == option.name]
        assert listed["default"] == option.default
    assert set(data["presets"]) == set(GAMES[game].presets)


def test_rules_shows_pages_and_clauses(run) -> None:
    assert "garanguet" in run("rules").stdout
    assert "One man closes a point" in run("rules", "garanguet").stdout
    clause = run("rules", "G-7").stdout
    assert "neither land nor rest" in clause
    assert clause == run("rules", "garanguet", "G-7").stdout == run("rules", "garanguet", "7").stdout
    assert json.loads(run("rules", "g7", "--json").stdout)["game"] == "garanguet"
    assert len(json.loads(run("rules", "jacquet", "--json").stdout)["clauses"]) == 11
    listed = [page["game"] for page in json.loads(run("rules", "--json").stdout)]
    assert listed == PAGES


def test_solve_gives_exact_chances(run) -> None:
    beginner = json.loads(run("solve", "unstacked", "--json").stdout)["beginner"]
    assert 0.5 < beginner < 0.55
    last = json.loads(run("solve", "unstacked", "unstacked:w:m000001:m111111", "--json").stdout)
    # White needs a 6 (11 of 36) or throws on after other doubles; Black needs six men off.
    assert last["win"] > 11 / 36
    assert f"{beginner:.4%}" in run("solve", "unstacked").stdout


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (["show", "nonsense"], 1, "begins with its game"),
        (["show", "garanguet:w:1x14:1x16"], 1, "Not a possible position"),
        (["show", "chess:w:1x15:1x15"], 2, "no game called"),
        (["plays", START, "6-5"], 1, "3 dice"),
        (["plays", START, "7-5-4"], 1, "dice from 1 to 6"),
        (["plays", START, "high"], 1, "Dice are whole numbers"),
        (["plays", START], 2, "Missing argument"),
        (["plays", "garanguet:w:-:1x15", "654"], 1, "over"),
        (["rules", "G-99"], 1, "G-1 to G-14"),
        (["rules", "garanguet", "T-27"], 1, "it stands on the page of Trictrac: tablier rules trictrac T-27"),
        (["rules", "garangwet"], 2, "did you mean garanguet"),
        (["rules", "garanguet", "X-1"], 1, "no clause"),
        (["options", "chess"], 2, "no game called"),
        (["replay", "missing.txt"], 2, "missing.txt"),
        (["simulate", "garanguet", "-n", "0"], 2, "-n"),
        (["simulate", "garanguet", "-o", "overflw=as-printed"], 2, "did you mean overflow"),
        (["simulate", "backgammon", "--preset", "modrn"], 2, "did you mean modern"),
        (["simulate", "backgammon", "--start", START], 2, "garanguet"),
        (["solve", "garanguet"], 2, "unstacked"),
        (["solve", "unstacked", START], 2, "Only Unstacked Draughts"),
        (["play", "chess"], 2, "no game called"),
        (["play", "garanguet", "-o", "cube=true"], 2, "no option"),
        (["play", "garanguet", "--cube"], 2, "no doubling cube"),
        (["play", "backgammon", "-o", "seed=3"], 2, "no option"),
        (["play", "backgammon", "-o", "doubles=thrice"], 2, "cannot be"),
        (["play", "--frobnicate"], 2, "No such option"),
        (["frobnicate"], 2, "No such command"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_its_exit_code(run, args: list[str], code: int, said: str) -> None:
    result = run(*args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert said in result.stderr
    assert result.stderr.startswith("tablier: ")
    assert result.stderr.count("\n") == 1


def test_dice_are_read_as_people_type_them() -> None:
    assert read_dice("6-5") == read_dice("65") == read_dice(" 6, 5 ") == (6, 5)
    assert read_dice("6 6 5") == (6, 6, 5)
