"""The judges of `judges.py`: our review, GNU Backgammon's analysis, and Open Sage."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from judges_notes import ANSWER, CUBE, PLAY, Note, program, write
from strength import Sage


def board_of(men: np.ndarray) -> list[int]:
    """Men as gnubg and Open Sage count points: of whoever decides, 25 the bar; the other's are negative, 0 his bar."""
    board = [0] * 26
    for p in range(1, 25):
        board[25 - p] += int(men[0][p])
        board[p] -= int(men[1][p])
    board[25], board[0] = int(men[0][0]), int(men[1][0])
    return board


def review_ours(depth: str, notes: Path, number: int) -> None:
    """Our review, and with each decision what the others must know of it."""
    from tablier import Record, review
    from tablier.formats import situation_of
    from tablier.games import read_position

    record = Record.load(notes / "games" / f"{number:04}.mat")
    begun = time.process_time()
    found = review.review(record, depth)
    spent = time.process_time() - begun
    situations, throws, thrown = {}, {}, 0
    table = record.table.fresh()
    for event_number, event in enumerate(record.events):
        if event.declared.kind == "next":
            thrown = 0
        situations[event_number], throws[event_number] = situation_of(table), thrown
        table.apply(event)
        thrown += bool(event.declared.chance and table.dice)
    told = []
    for one in found.decisions:
        now, me = situations[one.event], one.player
        score = [now.match - points if now.match else 0 for points in now.score]

        def seen(text: str, me: int = me) -> list[int]:
            men = read_position(text).array()["men"][0]
            return board_of(men[[me, 1 - me]])

        note: Note = {
            "game": one.game, "kind": one.kind, "at": throws[one.event] - (one.kind == PLAY), "event": one.event,
            "player": me, "cost": one.cost_in_points, "counted": one.counted, "dice": one.dice, "cube": now.cube,
            "owner": "centered" if now.owner is None else "player" if now.owner == me else "opponent",
            "away": [score[me], score[1 - me]], "crawford": now.crawford, "board": seen(one.position),
            "made": one.made.name, "best": one.best.name,
        }  # fmt: skip
        if one.kind == PLAY:
            note |= {"made-board": seen(one.made.position), "best-board": seen(one.best.position)}
        told.append(note)
    write(notes / "ours" / f"{number:04}.json", json.dumps({"seconds": spent, "decisions": told}))


_ANALYSE = """
import gnubg, json, time
for line in ("set threads 1", "set jacoby off", "set analysis chequerplay evaluation plies 2",
             "set analysis cubedecision evaluation plies 2", "set analysis luck off"):
    gnubg.command(line)
gnubg.command('import mat "{mat}"')
begun = time.process_time()
gnubg.command("analyse match")
spent = time.process_time() - begun
found = gnubg.match(1, 1, 1, 0)
length, crawford, told = found["match-info"]["match-length"], False, []
past = False
for number, game in enumerate(found["games"]):
    score = game["info"]["score-X"], game["info"]["score-O"]
    crawford = bool(length) and not past and length - 1 in score
    past = past or crawford
    cube, owner, moves = 1, -1, 0
    for entry in game["game"]:
        seen, action = entry.get("analysis", {{}}), entry["action"]
        side = "XO".index(entry["player"])
        note = {{"game": number, "at": moves}}
        if "nd-cubeful-eq" in seen:
            worths = seen["nd-cubeful-eq"], seen["dt-cubeful-eq"]
            if length:
                info = gnubg.cubeinfo(cube, owner, side, length, score, int(crawford), 0)
                worths = tuple(gnubg.mwc2eq(worth, info) for worth in worths)
            without, taken = worths
            best = max(without, min(taken, 1.0))
            made = min(taken, 1.0) if action == "double" else without
            told.append(note | {{"kind": "double", "cost": best - made, "nd": without, "dt": taken}})
            offered = taken
        if action == "move":
            listed = seen.get("moves", ())
            if len(listed) > 1:
                top, mine = listed[0], listed[seen["imove"]]
                told.append(note | {{"kind": "play", "cost": max(0.0, top["score"] - mine["score"]),
                                     "best": top["move"], "dice": entry["dice"]}})
            moves += 1
        elif action in ("take", "drop"):
            cost = max(0.0, offered - 1.0) if action == "take" else max(0.0, 1.0 - offered)
            told.append(note | {{"kind": "answer", "cost": cost}})
            if action == "take":
                cube, owner = 2 * cube, side
open("{out}", "w").write(json.dumps({{"seconds": spent, "decisions": told}}))
"""


def analyse_gnubg(notes: Path, number: int) -> None:
    with tempfile.TemporaryDirectory() as home:
        script, out = Path(home) / "analyse.py", Path(home) / "out.json"
        script.write_text(_ANALYSE.format(mat=(notes / "games" / f"{number:04}.mat").resolve(), out=out))
        done = subprocess.run(
            [program(), "-t", "-q", "-r", "-p", str(script)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
            env={**os.environ, "HOME": home}, check=False,
        )  # fmt: skip
        if not out.exists():
            sys.exit(f"gnubg could not analyse game {number}: {done.stdout[-2000:]} {done.stderr[-2000:]}")
        write(notes / "gnubg" / f"{number:04}.json", out.read_text())


@cache
def sage() -> Any:
    Sage("1ply")  # finds or installs it
    import bgsage

    return bgsage.BgBotAnalyzer(eval_level="3ply", cubeful=True, parallel_threads=1)


def ask_sage(notes: Path, number: int) -> None:
    """Every decision of ours that counts."""
    judge, told = sage(), []
    begun = time.process_time()
    for one in json.loads((notes / "ours" / f"{number:04}.json").read_text())["decisions"]:
        if not one["counted"] or one["kind"] not in (PLAY, CUBE, ANSWER):
            continue
        where = {"away1": one["away"][0], "away2": one["away"][1], "is_crawford": one["crawford"], "jacoby": False,
                 "beaver": False}  # fmt: skip
        note = {name: one[name] for name in ("game", "kind", "at")}
        if one["kind"] == PLAY:
            found = judge.checker_play(
                one["board"], *one["dice"], one["cube"], one["owner"], force_boards=[one["made-board"]], **where
            ).moves
            made = next((move for move in found if list(move.board) == one["made-board"]), None)
            if made is None:
                continue  # a last man who may leave at once there
            told.append(note | {"cost": found[0].equity - made.equity, "best-board": list(found[0].board)})
            continue
        board, answers = one["board"], one["kind"] == ANSWER
        owner = one["owner"]
        if answers:  # asked of whoever doubled
            board = [one["board"][25], *(-men for men in one["board"][24:0:-1]), one["board"][0]]
            owner = {"player": "opponent", "opponent": "player"}.get(owner, owner)
            where |= {"away1": one["away"][1], "away2": one["away"][0]}
        seen = judge.cube_action(board, one["cube"], owner, **where)
        without, taken = seen.equity_nd, seen.equity_dt
        if answers:
            cost = max(0.0, 1.0 - taken) if one["made"] == "drop" else max(0.0, taken - 1.0)
        else:
            made_worth = without if one["made"] == "no-double" else min(taken, 1.0)
            cost = max(without, min(taken, 1.0)) - made_worth
        told.append(note | {"cost": cost})
    spent = time.process_time() - begun
    write(notes / "sage" / f"{number:04}.json", json.dumps({"seconds": spent, "decisions": told}))
