"""Trictrac in a terminal: whole games piped, what is told and asked, marking by hand, the scored game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from depth import mostly_long
from tablier import Phase, Record, Table, read_position, text
from tablier.games import GAMES
from tablier.games.trictrac.acts import Leave
from tablier.terminal.commands import candidates

# White hits the lone man on 16 with the 4 from 12, and the one on 19 with the sum from 12 (T-25).
HITS = "trictrac:w:1x10,4x1,5x1,7x1,12x2:1x8,2x1,3x1,4x1,6x1,7x1,8x1,9x1"
# White has 10 points and conserves the big jan; no six can be played, which gives Black 2 (T-43).
HOLE = "trictrac:w:7x3,8x3,9x3,10x2,11x2,12x2:1x3,7x2,8x2,9x2,10x2,11x2,12x2:points=10,10:holes=1,0"
# The big jan is full, and 5-1 can keep it: 1/6 and 1 more from there, but not both men from 7.
FULL = "trictrac@marking=manual:w:1x1,7x3,8x2,9x2,10x2,11x3,12x2:1x15"


def flat(shown: str) -> str:
    return " ".join(shown.split())


def by_people(position: str, *more: str) -> list[str]:
    return ["play", "--start", position, "--hand", "--against", "nobody", *more]


# The board


def test_the_board_stands_as_in_the_period_and_fits() -> None:
    position = read_position("trictrac:b:1x8,2x1,8x1,9x1,10x2,12x2:1x7,6x3,7x3,9x2:points=11b,2:holes=10,9:run=b9")
    for viewer in (0, 1):
        lines = text.board(position, viewer, ("A" * 40, "B" * 40)).splitlines()
        assert max(map(len, lines)) <= 80
        assert lines[0].split() == ["13◇", *map(str, range(14, 25))]
        assert lines[-1].split() == ["12◇", *map(str, range(11, 0, -1))]
    shown = text.board(position)
    assert "11 points, bredouille" in shown
    assert "9 holes, pavillon" in shown
    assert "10 holes" in shown
    below = shown.splitlines()[-3]
    assert below.startswith("│ ○       ○   ○   ○  "), "the corner is below on the left"
    assert below[51] == "○", "the talon is below on the right"
    assert "[13]" in text.board(position, marked=(13,))
    first = read_position("trictrac:w:1x15:1x15:holes=3,0")
    assert "3 holes, in a row" in text.board(first)


def test_a_draft_is_drawn_in_the_middle_of_a_play() -> None:
    table = Table("trictrac", position="trictrac:w:1x13,6x1,8x1:1x15")
    table.throw(6, 4)
    table.step("6/12")  # the first of two men who take the corner together
    shown = str(table)
    assert "Drafted: 6/12 (to play next: 4)" in shown
    assert any(line.startswith("│ ○ ") for line in shown.splitlines()), "a lone man stands on the corner"


# Whole games


@pytest.mark.parametrize(
    "game",
    mostly_long(
        ["trictrac", "trictrac@marking=manual", "trictrac-a-ecrire@rounds=2", "trictrac@old_jans=true"], "trictrac"
    ),
)
def test_a_game_against_a_bot_piped_ends_as_the_same_game_at_a_table(run, scripted, game: str, tmp_path: Path) -> None:
    table = Table(game, seed=4, names=("White", "Random"))
    lines = scripted(table, 4)
    saved = tmp_path / "game.txt"
    result = run("play", game, "--against", "random", "--seed", "4", "--save", str(saved), lines=lines)
    assert result.exit_code == 0
    assert Record.load(saved).events == table.events
    assert "nothing that can be done" not in result.stdout
    assert "\x1b" not in result.stdout
    assert max(len(line) for line in result.stdout.splitlines() if str(saved) not in line) <= 80
    assert result.stdout.count("marks") > 10


@pytest.mark.parametrize(
    ("variant", "players"),
    mostly_long(
        [("players=3,rounds=3", 3), ("players=4,rounds=4", 4), ("marking=manual,players=3,rounds=3", 3)],
        "marking=manual,players=3,rounds=3",
    ),
)
def test_three_and_four_play_at_one_screen(run, scripted, variant: str, players: int, tmp_path: Path) -> None:
    names = ("Ann", "Bea", "Cal", "Dot")[:players]
    game = f"trictrac-a-ecrire@{variant}"
    table = Table(game, seed=6, names=names)
    lines = scripted(table, people=(0, 1))
    saved, sheet = tmp_path / "game.txt", tmp_path / "sheet.html"
    who = [part for name in names for part in ("--name", name)]
    shown = run("play", game, *who, "--seed", "6", "--save", str(saved), "--sheet", str(sheet), lines=lines).stdout
    assert Record.load(saved).events == table.events
    assert table.account is not None
    assert table.account.text(names) in shown
    assert f"Account after 1 of {players} rounds" in shown
    assert f"Round 2 of {players}:" in shown
    assert "has the first move" in flat(shown)
    assert ("Lots are drawn" in shown) == (players == 3)
    assert ("sits out" if players == 3 else "sit out") in flat(shown)
    assert "in all [T-89]" in flat(shown) or "are level" in flat(shown)
    page = sheet.read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert all(name in page for name in names)
    assert "Final account" in page


def test_a_resumed_scored_game_goes_on_where_it_was(run, scripted, tmp_path: Path) -> None:
    table = Table("trictrac-a-ecrire", seed=2, rounds=2, names=("White", "Random"))
    lines = scripted(table, 2)
    saved = tmp_path / "game.json"
    args = ["play", "trictrac-a-ecrire", "-o", "rounds=2", "--against", "random", "--seed", "2", "--save", str(saved)]
    run(*args, lines=[*lines[:40], "quit"])
    resumed = run("play", "--resume", str(saved), lines=lines[40:])
    assert Record.load(saved).events == table.events
    assert "Round 1 of 2: you against Random ●" in resumed.stdout


# What is told


def test_each_event_is_told_as_it_is_marked_and_again_on_request(run) -> None:
    shown = flat(run(*by_people(HITS), lines=["4-3", "why", "12/16 12/15", "why"]).stdout)
    told, _, again = shown.partition("> why")
    assert (
        "True hit, one way: 4 to White ○. The 7 (12→19) could cover the lone man on 19, in the small jan table" in told
    )
    assert "True hit, one way: 2 to White ○." in told
    assert "[T-25]" in told
    assert "White ○ marks 6 and has 6 points, bredouille." in told
    assert "What White ○’s 4-3 was worth:" in again
    assert "12→16 by the 4" in again
    assert "12→19 by the 7" in again
    assert "No man" in again or "legal play" in again


def test_a_hole_is_announced_and_the_choice_explained(run) -> None:
    shown = flat(run(*by_people(HOLE), lines=["6-5", "", "stay", "plays"]).stdout)
    assert "Conserving: 4 to White ○. White ○’s big jan is full and can stay full, so it must [T-32]." in shown
    assert "White ○ makes 1 hole, and has 2 holes and 2 points over [T-40]." in shown
    assert "Black ●’s points are wiped out [T-42]." in shown
    assert "Stay: keep 2 points and play 6-5 on this board; Black ● then marks 2 [T-44]." in shown
    assert "Leave: lose your 2 points; the 2 for Black ● are not marked; keep your 2 holes" in shown
    assert "Type 'stay' or 'leave'. [T-44]" in shown
    after = shown.partition("> stay")[2]
    assert "Helpless man: 2 to Black ●. The 6 cannot be played [T-35]." in after
    assert "Black ● marks 2 and has 2 points, bredouille." in after
    assert "The big jan must be kept full [T-33]." in after
    left = flat(run(*by_people(HOLE), lines=["6-5", "leave", "board"]).stdout).partition("> leave")[2]
    assert "White ○ leaves: 2 holes kept, the points of both gone, all men back on the talons [T-44]." in left
    assert "Helpless" not in left


@pytest.mark.parametrize(
    ("position", "lines", "said"),
    [
        (HOLE, ["6-5", "stay", "8/13"], "An opposing man stands on 13. [T-5]"),
        (HOLE, ["6-5", "stay", "why 9/15"], "An opposing man stands on 15. [T-5]"),
        (HITS, ["4-3", "12/15"], "The opponent can still fill the big jan that 15 lies in. [T-9]"),
        ("trictrac:w:1x14,7x1:1x15", ["5-1", "7/12"], "The rest corner is taken and left by two men together. [T-6]"),
        (HITS, ["4-3", "mark 4"], "There is no marking by hand at this table; marking=manual brings it. [T-60]"),
        (HITS, ["4-3", "school 4 little"], "marking=manual brings it. [T-61]"),
        (HITS, ["4-3", "double"], "There is no doubling cube in Trictrac; Backgammon has it with cube=true. [B-11]"),
        (HITS, ["4-3", "stay"], "White ○ has to play the throw first. [C-2]"),
        (HITS, ["4-3", "why 1/9"], "There is no 8 to play; there is 4 and 3. [T-4]"),
        (HITS, ["4-3", "account"], "kept in the scored game only"),
        (
            FULL.replace("@marking=manual", ""),
            ["5-1", "7/12 7/8"],
            "The big jan is full and can be kept full: it must",
        ),
        ("garanguet:w:1x15:1x15", ["6-5-4", "stay"], "[T-44]"),
    ],
)
def test_refusals_come_with_their_clause(run, position: str, lines: list[str], said: str) -> None:
    shown = run(*by_people(position), lines=lines).stdout
    assert said in flat(shown.rpartition("> ")[2])


def test_voiding_a_throw_by_hand_takes_the_marks_back(run) -> None:
    shown = flat(run(*by_people(HITS), lines=["4-3", "void", "why", "id"]).stdout)
    assert "White ○’s throw is void" in shown
    assert "points=" not in shown


# Marking by hand


def test_by_hand_the_referee_is_silent_and_false_moves_can_be_played(run) -> None:
    lines = ["5-1", "why", "mark 4", "plays all", "why 7/12 7/8", "7/12 7/8", "stand"]
    shown = flat(run(*by_people(FULL), lines=lines).stdout)
    assert "Conserving" not in shown
    assert "must" not in shown
    assert "7/12 7/8 is a possible play." in shown
    assert "Black ● names a false move and lets it stand [T-62]." in shown
    assert "Black ● marks 4: points for what was not played [T-62]." in shown
    assert "White ○ is back at 0 points." in shown
    otherwise = flat(run(*by_people(FULL), lines=[*lines[:-1], "replace 1/6 6/7", "replace 7/12 1/2"]).stdout)
    assert "One of the men that were touched has to be moved. [T-62]" in otherwise
    assert "Black ● names a false move and has 7/12 1/2 played instead [T-62]." in otherwise
    assert "the referee does not say what a throw is worth [T-60]" in shown
    assert "possible plays of 5-1" in shown
    assert "White ○ marks 4." in shown


def test_a_school_from_claim_to_decision(run) -> None:
    args = by_people(HITS.replace("trictrac:", "trictrac@marking=manual:"))
    start = ["4-3", "mark 2", "1/5 1/4"]
    accepted = flat(run(*args, lines=[*start, "school 4 little", "", "accept"]).stdout)
    assert "Black ● claims a school: 4 too little was marked [T-61]." in accepted
    assert "White ○ is accused of a school" in accepted
    assert "Type 'accept' or 'contest'. [T-64]" in accepted
    assert "Black ● marks 4: the school is accepted [T-64]." in accepted
    assert "Black ● has 4 points" in accepted
    proved = flat(run(*args, lines=[*start, "school 4 little", "contest", "persist"]).stdout)
    assert "Black ● marks 8: the school is proved [T-64]." in proved
    false = flat(run(*args, lines=[*start, "school 2 much", "contest", "withdraw"]).stdout)
    assert "White ○ marks 2: the claim is withdrawn: a false school [T-63]." in false
    right = flat(run(*args, lines=[*start, "demand"]).stdout)
    assert "demands that the marking be put right [T-61]" in right
    assert "White ○ has 6 points" in right


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("mark", "That is typed so: mark POINTS [pegs HOLES]"),
        ("mark 4 holes", "That is typed so: mark POINTS"),
        ("mark 6 pegs 1", "White ○ marks 6 and pegs 1 hole."),
        ("6", "White ○ marks 6."),
        ("0", "White ○ marks nothing."),
        ("", "Type 'mark' and the points your throw is worth"),
        ("school 4", "That is typed so: school POINTS little|much"),
        ("replace", "That is typed so: replace PLAY"),
        ("accept", "White ○ has to mark first"),
        ("help", "double for whoever is right"),
        ("agree", "White ○ has to mark first, if only nothing. [T-60]"),
    ],
)
def test_what_can_be_typed_while_marking(run, line: str, said: str) -> None:
    position = HITS.replace("trictrac:", "trictrac@marking=manual:")
    shown = flat(run(*by_people(position), lines=["4-3", line]).stdout)
    assert said in shown.partition("marks, if only nothing")[2]


def test_a_bot_speaks_for_itself(run) -> None:
    position = HITS.replace("trictrac:", "trictrac@marking=manual:")
    shown = flat(
        run("play", "--start", position, "--against", "greedy", "--seed", "1", lines=["", "school 4 much"]).stdout
    )
    assert "It is for Greedy ● to claim now. [T-61]" in shown


def test_the_greedy_bot_sends_you_to_school(run) -> None:
    position = HITS.replace("trictrac:", "trictrac@marking=manual:")
    args = ["play", "--start", position, "--against", "greedy", "--hand"]
    shown = flat(run(*args, lines=["4-3", "mark 2", "1/5 1/4", "accept", "5-4"]).stdout)
    assert "Greedy ● claims a school: 4 too little was marked [T-61]." in shown
    assert "Greedy ● marks 4: the school is accepted [T-64]." in shown


# The scored game


def test_names_lots_and_advice(run) -> None:
    who = ["--name", "Ann", "--name", "Bea", "--name", "Cal"]
    args = ["play", "trictrac-a-ecrire", "-o", "players=3", "-o", "rounds=3", "--hand", *who]
    lines = ["lots Bea", "lots Bea Zoe", "lots Bea Cal", "5-4", "advise play safe", "advise", "account", "resign"]
    shown = flat(run(*args, lines=lines).stdout)
    assert "Lots name two players, White’s and Black’s. [T-84]" in shown
    assert "“Zoe” is none of Ann, Bea, Cal." in shown
    assert "Lots are drawn: Bea sits down with ○ and Cal with ● [T-84]." in shown
    assert "Ann advises: “play safe” [T-85]" in shown
    assert "Advice is one line of text. [T-85]" in shown
    assert "Account after 0 of 3 rounds for 3 players" in shown
    assert "A round of the scored game ends by leaving it; all together may break the game off. [T-80]" in shown
    four = ["play", "trictrac-a-ecrire", "-o", "players=4", "--seed", "1"]
    shown = flat(run(*four, lines=["advise stay", "advise Colette stay", "advise Anne stay"]).stdout)
    assert "Say first who does it, Colette or Denis" in shown
    assert "Colette advises: “stay” [T-85]" in shown


def test_leaving_a_round_says_what_it_comes_to(run, tmp_path: Path) -> None:
    position = HOLE.replace("trictrac:", "trictrac-a-ecrire@rounds=2:").replace("holes=1,0", "holes=6,3:run=w2")
    sheet = tmp_path / "account.html"
    lines = ["6-5", "leave", f"account {sheet}", "account", "", ""]
    shown = flat(run(*by_people(position), lines=lines).stdout)
    assert "the round ends: White ○ wins it by 7 holes to 3, for 6 tokens [T-80]." in shown
    assert "White ○ leaves: White ○ wins the round by 7 holes to 3: 6 tokens [T-82]." in shown
    assert "Account after 1 of 2 rounds" in shown
    assert "Enter begins the next round." in shown
    assert sheet.exists()
    assert "Round 2 of 2: White ○ against Black ●. Black ● has the first move." in shown
    even = position.replace("holes=6,3:run=w2", "holes=6,7:run=w2")
    drawn = flat(run(*by_people(even), lines=["6-5", "leave"]).stdout)
    assert "7 holes each are a draw, and it is played again [T-80]." in drawn
    assert "drawn, and replayed [T-81]." in drawn


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["trictrac-a-ecrire", "-o", "players=3", "--against", "greedy"], "only people play"),
        (["trictrac-a-ecrire", "--match", "3"], "goes by rounds"),
        (["trictrac-a-ecrire", "-o", "players=3", "-o", "rounds=4"], "a multiple of 3"),
        (["trictrac", "--sheet", "x.html"], "trictrac-a-ecrire"),
        (["trictrac", "--name", "A", "--name", "B"], "more than there are people"),
    ],
)
def test_what_does_not_go_together_is_refused(run, args: list[str], said: str) -> None:
    result = run("play", *args, lines=[])
    assert result.exit_code == 2
    assert said in result.stderr


def test_the_chooser_asks_how_many_play(run) -> None:
    three = run("play", lines=["trictrac-a-ecrire", "1", "3"]).stdout
    assert "How many play?" in three
    assert "“1” is not one of them" in three
    assert "Against whom?" not in three
    assert "Anne 0, Blaise 0, Colette 0 (round 1 of 12)" in flat(three)
    two = run("play", lines=[str(1 + list(GAMES).index("trictrac-a-ecrire")), "", "random"]).stdout
    assert "Random 0 (round 1 of 12)" in flat(two)
    plain = run("play", lines=["trictrac", "nobody"]).stdout
    assert "Trictrac: ○ White 0, ● Black 0 (match to 1)" in plain


# The other commands


def test_plays_lists_what_a_roll_is_worth(run) -> None:
    shown = run("plays", HITS, "4-3").stdout
    worth, _, plays = shown.partition("\n\n")
    assert "White ○ throws 4-3, which is worth this:" in worth
    assert "True hit, one way: 2 to White ○" in worth
    assert all(read_position(line.split()[-1]).turn == 1 for line in plays.splitlines())
    assert "worth nothing." in run("plays", "trictrac:w:1x15:1x15:rolls=0,0", "65").stdout
    data = json.loads(run("plays", HITS, "43", "--json").stdout)
    assert data["due"] == {"white": 6, "black": 0}
    assert {event["clause"] for event in data["jans"]} <= {"T-25", "T-26"}
    assert {"from": 12, "to": 16, "by": 4, "style": "true"} in [a for e in data["jans"] for a in e["arrows"]]
    assert data["count"] == len(data["plays"])


def test_show_json_and_picture(run, tmp_path: Path) -> None:
    data = json.loads(run("show", HOLE, "--json").stdout)
    assert data["white"]["points"] == 10
    assert data["white"]["holes"] == 1
    assert data["white"]["fields"][6] == 3
    assert data["winner"] is None
    won = run("show", "trictrac:w:1x15:1x15:holes=12,3:run=w4").stdout
    assert "White ○ has won." in won
    picture = run("show", HOLE, "--svg", str(tmp_path / "board.svg"))
    if picture.exit_code == 0:
        assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")
    else:
        assert "cannot be drawn" in picture.stderr


@pytest.mark.parametrize("game", ["trictrac", "trictrac@marking=manual", "trictrac-a-ecrire@players=3,rounds=3"])
def test_replay_tells_everything_that_was_marked(run, scripted, game: str, tmp_path: Path) -> None:
    table = Table(game, seed=9)
    scripted(table, people=(0, 1))
    path = tmp_path / "game.txt"
    table.record().save(path)
    shown = run("replay", str(path)).stdout
    assert shown.count(" stays [T-44]") == sum(event.kind == "stay" for event in table.events)
    if "manual" not in game:
        assert "True hit" in shown
        assert shown.count("leaves") >= sum(isinstance(event, Leave) for event in table.events)
    if table.account is not None:
        assert "Final account" in shown
        assert "Round 3 of 3:" in shown
    data = json.loads(run("replay", str(path), "--json").stdout)
    assert data["phase"] == "over"
    assert ("account" in data) == (table.account is not None)
    assert any(turn["worth"] for turn in data["turns"]) == ("manual" not in game)
    assert run("replay", str(path), "--at", "5").exit_code == 0


def test_options_and_rules(run) -> None:
    shown = flat(run("options", "trictrac-a-ecrire").stdout)
    assert "Any from 2 to 999." in shown
    data = json.loads(run("options", "trictrac-a-ecrire", "--json").stdout)
    assert next(option for option in data["options"] if option["name"] == "rounds")["numbers"] == [2, 999]
    clause = run("rules", "trictrac", "T-27").stdout
    assert "False hits" in clause
    assert clause == run("rules", "trictrac-a-ecrire", "27").stdout
    assert run("rules", "trictrac").stdout == run("rules", "trictrac-a-ecrire").stdout


def test_simulate_says_what_a_game_of_the_scored_game_is(run) -> None:
    assert "one round, played to 12 holes" in run("simulate", "trictrac-a-ecrire", "-n", "3", "--seed", "1").stdout
    assert "played to 9 holes" in run("simulate", "trictrac-a-ecrire", "-o", "hole_limit=9", "-n", "3").stdout


def test_tab_offers_steps_and_keeps_silent_about_duties() -> None:
    table = Table("trictrac@marking=manual", position=FULL)
    table.throw(5, 1)
    assert [found.text for found in candidates(table, "sch", ["school", "mark"])] == ["school"]
    assert [found.text for found in candidates(table, "school 4 m", ["school"])] == ["much"]
    table.trictrac.mark(4)
    assert table.phase is Phase.PLAY
    steps = {found.text for found in candidates(table, "", [])}
    assert {"1/2", "7/12 7/8"} <= steps
