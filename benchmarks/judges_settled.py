"""Who was right? Plays on which `judges.py` finds us and a judge apart are rolled out by both programs."""

from __future__ import annotations

import json
import os
import pty
import re
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from judges_notes import APART, GAME, PLAY, decisions, program, read, write


def disputes(notes: Path, most: int) -> list[tuple[Any, ...]]:
    """Plays on which we and a judge differ, in an order drawn by lot that does not change when there are more."""
    found = {
        key for judge in ("gnubg", "sage") for key, a, b in decisions(notes, judge)
        if a["kind"] == PLAY and abs(a["cost"] - b["cost"]) > APART
    }  # fmt: skip
    return sorted(found, key=lambda key: np.random.default_rng(hash(key[:2] + key[3:]) % 2**32).random())[:most]


def after(board: list[int], move: list[list[int]]) -> list[int]:
    """A board after a move as gnubg writes it, step by step."""
    board = list(board)
    for begin, end in move:
        board[begin] -= 1
        if end < 1:
            continue
        if board[end] == -1:
            board[end], board[0] = 0, board[0] + 1
        board[end] += 1
    return board


_ROLL_OUT = """
import gnubg
for line in ("set threads 1", "set jacoby off", "set automatic roll off", "set automatic game off",
             "set player 0 human", "set player 1 human", "set confirm new off", "set output mwc off",
             "set output digits 5", "set rollout chequerplay plies 0", "set rollout cubedecision plies 0",
             "set rollout trials {trials}", "set rollout cubeful on", "set rollout varredn on",
             "set rollout quasirandom on", "set rollout seed 7", "set rollout initial off",
             "set rollout truncation enable off", "new session"):
    gnubg.command(line)
for number, name in enumerate({ids}):
    gnubg.command("set gnubgid " + name)
    print("SETTLED", number)
    gnubg.command("rollout")
print("SETTLED", -1)
"""
_FOUND = re.compile(r"CL\s*([-+][\d.]+)\s+CF\s*([-+][\d.]+)\s*\[.*?CL\s*([\d.]+)\s+CF\s*([\d.]+)\s*\]", re.S)


def gnubg_rollouts(ids: list[str], trials: int) -> list[tuple[float, float]]:
    """Equities of whoever throws, with their standard errors. It tells them only to a terminal."""
    with tempfile.TemporaryDirectory() as home:
        script, log = Path(home) / "rollouts.py", bytearray()
        script.write_text(_ROLL_OUT.format(trials=trials, ids=ids))
        child, line = pty.fork()
        if child == 0:
            os.environ["HOME"] = home
            os.execv(program(), ["gnubg", "-t", "-q", "-r", "-p", str(script)])
        while True:
            try:
                part = os.read(line, 1 << 16)
            except OSError:
                break
            log += part
            if b"SETTLED -1" in log or not part:
                break
        os.close(line)
        os.kill(child, 9)
        os.waitpid(child, 0)
    parts = re.split(r"SETTLED \d+", log.decode(errors="replace").replace("\r", "\n"))[1:]
    found = [_FOUND.findall(part.split("SETTLED -1")[0]) for part in parts]
    if len(found) != len(ids) or not all(found):
        raise ValueError(f"gnubg rolled nothing out: {log[-1500:]!r}")
    return [(float(of[-1][1]), float(of[-1][3])) for of in found]


def settle(trials: int, own_trials: int, notes: Path, key: tuple[Any, ...]) -> None:
    """One dispute: what the plays in question are worth to whoever made one of them."""
    from tablier import Record, find_game
    from tablier.bots.rollouts import roll_out
    from tablier.formats import situation_of, write_gnu
    from tablier.review.asking import counsel_for, judge_of

    number = key[0]
    path = notes / "settled" / f"{'-'.join(map(str, key))}.json"
    if path.exists():
        return
    one = read(notes, "ours", number)[key]
    boards = {"made": one["made-board"], "ours": one["best-board"]}
    costs = {"ours": one["cost"]}
    for judge in ("gnubg", "sage"):
        if (said := read(notes, judge, number).get(key)) is None:
            continue
        costs[judge] = said["cost"]
        boards[judge] = said["best-board"] if judge == "sage" else after(one["board"], said["best"])
    record = Record.load(notes / "games" / f"{number:04}.mat")
    table = record.table.fresh()
    for event in record.events[: one["event"]]:
        table.apply(event)
    game, me = find_game(GAME), one["player"]
    now, stakes = situation_of(table), counsel_for(table.game).stakes(table)
    distinct = [list(of) for of in sorted({tuple(board) for board in boards.values()})]
    rows = []
    for board in distinct:
        row = table.position.array()
        row["turn"] = 1 - me
        men = row["men"][0]
        men[:] = 0
        for p in range(1, 25):
            men[me, p], men[1 - me, p] = max(0, board[25 - p]), max(0, -board[p])
        men[me, 0], men[1 - me, 0] = board[25], board[0]
        men[:, 25] = 15 - men[:, :25].sum(axis=1)
        rows.append(row)
    if len(distinct) < 2 or any((row["men"][0, :, 25] == 15).any() for row in rows):
        return
    ids = []
    for row in rows:
        position = type(game.start()).of_array(game, row)
        ids.append(write_gnu(replace(now, position=position, dice=(), doubled=False)))
    theirs = gnubg_rollouts(ids, trials)
    judge_, own = judge_of(GAME), []
    seen_by = stakes if me else stakes.turned()  # as the other sees it, who throws
    point = seen_by.point
    for row in rows:
        rolled = roll_out(judge_.search, row, own_trials, 8, 0)
        worth = float(seen_by.worths(np.clip(rolled.chances, 0, 1)[None])[0])
        own.append((-(worth - seen_by.flipped(worth)) / 2 / point, rolled.error))
    worths = {
        name: {"gnubg": [-theirs[i][0], theirs[i][1]], "ours": list(own[i])}
        for name, board in boards.items() for i in (distinct.index(list(board)),)
    }  # fmt: skip
    write(path, json.dumps({"key": key, "costs": costs, "worths": worths}))


def settled(notes: Path) -> Iterator[list[str]]:
    """Rows of the second table: how far from the rollouts each judge's cost was."""
    found = [json.loads(path.read_text()) for path in sorted((notes / "settled").glob("*.json"))]
    for judge in ("gnubg", "sage"):
        for by in ("gnubg", "ours", "both"):
            rows = []
            for one in found:
                if judge not in one["costs"] or abs(one["costs"]["ours"] - one["costs"][judge]) <= APART:
                    continue
                engines = ("gnubg", "ours") if by == "both" else (by,)
                worth = {name: np.mean([of[e][0] for e in engines]) for name, of in one["worths"].items()}
                cost = max(worth.values()) - worth["made"]
                rows.append((abs(one["costs"]["ours"] - cost), abs(one["costs"][judge] - cost)))
            if not rows:
                continue
            ours, theirs = np.array(rows).T
            better = int((ours < theirs).sum())
            ahead = theirs - ours
            apart = 1.96 * ahead.std(ddof=1) / len(ahead) ** 0.5 if len(ahead) > 1 else np.inf
            yield [judge, by, f"{len(rows)}", f"{better} ({better / len(rows):.0%})", f"{ours.mean():.4f}",
                   f"{theirs.mean():.4f}", f"{ahead.mean():+.4f} ± {apart:.4f}"]  # fmt: skip
