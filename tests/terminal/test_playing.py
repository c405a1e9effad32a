"""Playing with lines from a pipe: whole games, every command, and leaving without losing anything."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tablier import GAMES, Record, Table, standing
from tablier.bots import BOTS
from tablier.saying import Reader

PLAYED = ("unstacked", "garanguet", "jacquet-de-versailles", "backgammon")


@pytest.mark.parametrize("game", [*PLAYED, "backgammon@modern", "backgammon@house"])
def test_a_whole_game_piped_ends_as_the_same_game_at_a_table(run, scripted, game: str, tmp_path: Path) -> None:
    table = Table(game, seed=11, names=("White", "Random"))
    lines = scripted(table, 11)
    saved = tmp_path / "game.txt"
    result = run("play", game, "--against", "random", "--seed", "11", "--save", str(saved), lines=lines)
    assert result.exit_code == 0
    assert Record.load(saved).events == table.events
    ended = Reader(seat=0, signs=True).say(standing.ended(table, table.results[0]).said)
    assert ended.removesuffix(".") in " ".join(result.stdout.split())
    assert "\x1b" not in result.stdout, "no colours in a pipe"
    assert max(len(line) for line in result.stdout.splitlines() if str(saved) not in line) <= 80


def test_unstacked_tells_what_became_of_each_die(run) -> None:
    shown = run("play", "unstacked", "--seed", "5", "--first", "white", lines=["", "", ""]).stdout
    assert "You throw" in shown
    assert "brings a man down" in shown
    assert "legal play" not in shown


def test_steps_undo_and_confirm(run, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    lines = ["6-5-4", "1/7", "1/6", "undo", "7/12", "", "1/5", "", "quit"]
    shown = run(
        "play", "garanguet", "--hand", "--first", "white", "--against", "nobody", "--save", str(saved), lines=lines
    ).stdout
    assert "Drafted: 1/7 1/6 (to play next: 4)." in shown
    assert "not complete" in shown, "Enter before the play is complete is refused"
    assert "Drafted: 1/7 7/12 1/5 (complete). Enter confirms" in shown
    assert "White ○ plays 1/7 7/12 1/5." in shown
    assert "1. white 6-5-4: 1/7 7/12 1/5" in saved.read_text()


def test_undo_all_takes_the_whole_play_back(run) -> None:
    lines = ["6-5-4", "1/7", "1/6", "undo all", "undo"]
    shown = run("play", "garanguet", "--hand", "--first", "white", "--against", "nobody", lines=lines).stdout
    assert shown.count("There are 5 legal plays.") == 3
    assert "No step of this play has been made yet. [B-7]" in shown


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1/9", "There is no 8 left to play; left: 6, 5, 4. [G-3]"),
        ("why 1/9", "There is no 8 left to play"),
        ("why 1/7", "may be played, but is not the whole play"),
        ("why 1/7 1/6 1/5", "is a legal play"),
        ("why", "Say which step"),
        ("2/8", "There is no man of yours on point 2. [G-3]"),
        ("7/1", "no man moves backwards. [C-3]"),
        ("1/x", "neither a path number"),
        ("pass", "The play is not complete"),
        ("", "There is a choice"),
        ("plays", "5 legal plays of 6-5-4:"),
        ("plays 2", "and 3 more"),
        ("rules", "G-14"),
        ("rules G-7", "neither land nor rest"),
        ("rules 7", "neither land nor rest"),
        ("rules Q-7", "There is no clause"),
        ("void", "White ○’s throw is void and is made again [C-5]."),
        ("throw", "White ○ has to play the throw first. [C-2]"),
        ("double", "There is no doubling cube in Garanguet; Backgammon has it with cube=true. [B-11]"),
        ("touch 1", "There is no duty to move a touched man at this table; touch_move=true brings it. [C-5]"),
        ("claim 3", "There is no claiming of dice in Garanguet; Unstacked Draughts has it with claims=manual. [UD-9]"),
        ("break 3", "There is no binding of tables in Garanguet; Backgammon has it with binding=true. [B-6]"),
        ("take", "There is no doubling cube in Garanguet"),
        ("mark 4", "There is no marking by hand in Garanguet; Trictrac has it with marking=manual. [T-60]"),
        ("stay", "There is no staying or leaving in Garanguet; Trictrac has it. [T-44]"),
        ("id", "garanguet:w:1x15:1x15"),
        ("help", "explain why a step or play is refused"),
        ("board", "○ White"),
        ("resign", "White ○ resigns: 2 points [C-6]. Score: White ○ 0, Black ● 2."),
        ("frobnicate", "is not a step such as 12/17"),
    ],
)
def test_what_can_be_typed_in_the_middle_of_a_game(run, line: str, said: str) -> None:
    args = ["play", "garanguet", "--hand", "--first", "white", "--against", "nobody"]
    result = run(*args, lines=["654", line])
    before = run(*args, lines=["654"]).stdout
    assert result.exit_code == 0
    answer = result.stdout.partition(f"White 6-5-4> {line}")[2]
    assert said in " ".join(answer.split())
    assert said not in before.partition("White 6-5-4> ")[2]


def test_a_program_throws_good_dice_and_takes_none_from_outside(run) -> None:
    shown = run("play", "garanguet", "--first", "white", "--seed", "1", lines=["throw 6 5 4", "throw", "void"]).stdout
    assert "The program throws here" in shown
    assert "always good" in shown
    assert "[C-5]" in shown


def test_dice_by_hand_are_asked_for_both_sides_and_for_the_beginning(run) -> None:
    lines = ["4-4", "2-5", "throw 1-1-1", "hand off", "hand", "6 5"]
    shown = run("play", "garanguet", "--hand", "--against", "greedy", lines=lines).stdout
    assert "Both throw 4 for the beginning" in shown
    assert "Greedy ● begins" in shown
    assert "Greedy ● throws 1-1-1 (Triple 1):" in shown
    assert "The program throws the dice." in shown
    assert "played with 3 dice" in shown


def test_the_cube(run) -> None:
    args = ["play", "backgammon", "--cube", "--first", "white", "--seed", "1", "--against", "nobody"]
    shown = run(*args, lines=["double", "", "take", "double"]).stdout
    assert "Black ● is offered stakes of 2" in shown
    assert "Type 'take' or 'drop'. [B-11]" in shown
    assert "stakes 2, ● may double" in shown
    assert "The cube belongs to Black ●. [B-11]" in shown
    dropped = run(*args, lines=["double", "drop"]).stdout
    assert "Black ● drops the double: 1 point [B-11]." in dropped


def test_bound_tables(run) -> None:
    bound = "backgammon:w:barx1,12x5,17x3,18x6:1x1,19x2,20x2,21x2,22x2,23x3,24x3"
    lines = ["3-3", "5-2", "", "9", "6", "6-1"]
    shown = run("play", "--start", bound, "--hand", "--against", "nobody", lines=lines).stdout
    assert "both throw 3, and throw again [B-6]" in shown
    assert "White ○ names a point" in shown
    assert "Type 'break' and a point" in shown
    assert "One of the six points of entry is named, 1 to 6. [B-6]" in shown
    assert "breaks up point 6" in shown
    assert "There is one legal play" in shown or "legal plays" in shown


def flat(shown: str) -> str:
    """What was shown as one line."""
    return " ".join(shown.split())


def test_claims_by_hand(run) -> None:
    args = ["play", "unstacked", "-o", "claims=manual", "--first", "white", "--hand", "--against", "nobody"]
    shown = flat(run(*args, lines=["1-1", "2-1", "claim 4", "claim 1", "", "waive", "2-1", "q"]).stdout)
    assert "left over" not in shown
    assert "Enter casts the dice, which Black ● may interrupt before they are seen." in shown
    assert "White ○ throws again; Black ● may still interrupt [UD-9]." in shown
    assert "Black ● has no right to the 4. [UD-9]" in shown
    assert "Black ● claims the 1 [UD-9]." in shown
    assert "Black ● claims nothing more [UD-9]." in shown
    assert "White ○ throws 2-1: the 2 brings a man down." in shown
    by_program = [arg for arg in args if arg != "--hand"]
    shown = flat(run(*by_program, "--seed", "3", lines=["", "", "", "", "", "", "", "", "", "", "", "", "q"]).stdout)
    assert "left over" not in shown


def test_dice_that_were_cast_come_to_rest_by_themselves(run) -> None:
    """UD-9: the program throws them once nobody may interrupt."""
    args = ["play", "unstacked", "-o", "claims=manual", "--against", "nobody", "--seed", "1"]
    shown = flat(run(*args, lines=["", "", "waive"] * 12).stdout)
    assert re.search(r"claims nothing more \[UD-9\]\. (White ○|Black ●) throws \d-\d", shown)


def test_touched_men(run) -> None:
    args = ["play", "backgammon", "-o", "touch-move", "--hand", "--first", "white", "--against", "nobody"]
    shown = run(*args, lines=["6-5", "touch 12", "1/7", "adjust", "touch 1"]).stdout
    assert "The man touched on point 12 has to be moved. [C-5]" in shown
    assert "I adjust" in shown


def test_a_match_goes_on_with_enter(run) -> None:
    shown = run("play", "garanguet", "--match", "3", "--seed", "1", lines=["resign", "", "resign"]).stdout
    assert "Enter begins the next game." in shown
    assert "The next game begins." in shown
    assert "Greedy ● wins the match." in shown


def test_quit_keeps_the_game_and_resume_goes_on_with_it(run, games_folder: Path) -> None:
    shown = run("play", "garanguet", "--side", "black", "--against", "random", "--seed", "3", lines=["", "quit"]).stdout
    (kept,) = games_folder.glob("garanguet-*.tab")
    assert f"tablier play --resume {kept}" in shown
    events = Record.load(kept).events
    resumed = run("play", "--resume", str(kept), lines=["resign"]).stdout
    assert "You resign" in resumed, "the side is remembered"
    record = Record.load(kept)
    assert record.events[: len(events)] == events
    assert record.events[-1].kind == "resign"
    assert record.tags == {"against": "random", "side": "black"}


def test_resume_alone_goes_on_with_the_game_kept_last(run, games_folder: Path) -> None:
    nothing = run("play", "--resume")
    assert (nothing.exit_code, "No game has been kept yet" in nothing.stderr) == (2, True)
    run("play", "garanguet", "--against", "random", "--seed", "3", lines=["quit"])
    (older,) = games_folder.glob("*.tab")
    os.utime(older, (1, 1))
    run("play", "unstacked", "--against", "random", "--seed", "3", lines=["quit"])
    assert "Unstacked Draughts" in run("play", "--resume", lines=["quit"]).stdout
    os.utime(older)
    os.utime(next(games_folder.glob("unstacked-*.tab")), (1, 1))
    assert "Garanguet" in run("play", "--resume", lines=["quit"]).stdout


def test_a_resumed_game_ends_as_if_it_had_never_stopped(run, scripted, tmp_path: Path) -> None:
    table = Table("jacquet-de-versailles", seed=4, names=("White", "Random"))
    lines = scripted(table, 4)
    saved = tmp_path / "game.json"
    half = len(lines) // 2
    run("play", "jacquet", "--against", "random", "--seed", "4", "--save", str(saved), lines=[*lines[:half], "quit"])
    run("play", "--resume", str(saved), lines=lines[half:])
    assert Record.load(saved).events == table.events


def test_the_end_of_input_is_no_accident(run, games_folder: Path, tmp_path: Path) -> None:
    result = run("play", "garanguet", lines=[])
    assert result.exit_code == 0
    assert "The input has ended." in result.stdout
    assert not games_folder.exists(), "nothing was asked to be kept"
    run("play", "garanguet", "--save", str(tmp_path / "g.txt"), lines=[""])
    assert Record.load(tmp_path / "g.txt").events


def test_save_writes_where_it_is_told(run, tmp_path: Path) -> None:
    shown = run(
        "play", "garanguet", lines=[f"save {tmp_path / 'a.json'}", f"save {tmp_path / 'none' / 'b.txt'}"]
    ).stdout
    assert Record.load(tmp_path / "a.json").table.game.id == "garanguet"
    assert "That did not work" in shown


def test_an_interrupt_keeps_the_game(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablier.terminal.keyboard import PipedLines

    reads = iter(["", KeyboardInterrupt()])

    def read(self: PipedLines, prompt: str, complete: object = None) -> str:
        found = next(reads)
        if isinstance(found, BaseException):
            raise found
        return found

    monkeypatch.setattr(PipedLines, "read", read)
    result = run("play", "garanguet", "--first", "white", "--save", str(tmp_path / "g.txt"))
    assert result.exit_code == 0
    assert "Interrupted." in result.stdout
    assert [event.kind for event in Record.load(tmp_path / "g.txt").events] == ["begin", "throw"]


@pytest.mark.parametrize("args", [[], ["play"]])
def test_without_a_game_one_is_chosen(run, args: list[str]) -> None:
    shown = run(*args, lines=["9", "garanguet", "nobody"]).stdout
    for game in GAMES.values():
        assert f"{game.name} ({game.year})" in shown
    assert "“9” is not one of them" in shown
    assert "Garanguet: ○ White 0, ● Black 0 (match to 1)" in shown
    assert "Nothing was begun." in run(*args, lines=["q"]).stdout
    for bot in BOTS:
        assert bot in shown


def test_resume_takes_no_other_game(run, tmp_path: Path) -> None:
    Table("garanguet", seed=1).record().save(tmp_path / "g.txt")
    result = run("play", "backgammon", "--resume", str(tmp_path / "g.txt"))
    assert result.exit_code == 2
    assert "--resume goes on with the table" in result.stderr


def test_the_first_use_of_a_game_says_that_it_is_prepared(run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablier.terminal import preparing

    marked: list[str] = []
    monkeypatch.setattr(preparing, "is_ready", lambda part: part in marked)
    monkeypatch.setattr(preparing, "mark_ready", marked.append)
    first = run("play", "garanguet", lines=[])
    assert "Preparing Garanguet for its first game" in first.stderr
    assert "Preparing" not in run("play", "backgammon", lines=[]).stderr, "games of a family are compiled together"


def test_what_does_not_fit_into_a_line_goes_on_below_its_beginning(run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A jan is set in, and goes on further in."""
    monkeypatch.setenv("COLUMNS", "44")
    hit = "trictrac:w:1x13,6x1,7x1:1x13,6x1,7x1"
    shown = run("play", "trictrac", "--start", hit, "--against", "nobody", "--hand", lines=["66"]).stdout
    lines = shown.splitlines()
    jan = next(at for at, line in enumerate(lines) if line.startswith("  ") and "hit" in line.lower())
    assert re.match(r" {4}\S", lines[jan + 1])


def test_a_bot_is_called_as_the_language_calls_it(run) -> None:
    assert "Glouton ●" in run("play", "garanguet", "--against", "greedy", "--lang", "fr", lines=["q"]).stdout
