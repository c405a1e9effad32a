"""Is a review right? Other programs judge the same games of modern backgammon; long rollouts settle where we differ.

    .venv/bin/python benchmarks/judges.py --notes judges --games 200 --jobs 2
    .venv/bin/python benchmarks/judges.py --notes judges --stages report

The work is done in stages, each of which leaves a file for every game in the folder ``--notes`` and passes over what is
there already, so that it can be stopped and taken up again:

- ``games``: our levels play each other and GNU Backgammon 0-ply (whose plays are its own, and whose cube is our
  expert's), for money and now and then to 5 or 7, with the cube; written as ``.mat``;
- ``ours``: ``tablier.review`` at ``--depth``;
- ``gnubg``: Debian's gnubg reads the file and analyses it at 2-ply;
- ``sage``: Open Sage at ``3ply``, asked position by position, since it reads no records;
- ``settle``: of the plays on which we and a judge differ by more than 0.02, ``--disputes`` drawn by lot: what was
  played, our best play and gnubg's are rolled out by gnubg (``--trials`` games to their end, cubeful, 0-ply, variance
  reduced) and by us (``--own-trials`` of 8 turns, which are about as sure);
- ``report``: Markdown tables.

All costs are in points of the cube as it lies, as gnubg's normalised equities are. gnubg and Open Sage are found as in
``strength.py``.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from judges_asked import analyse_gnubg, ask_sage, review_ours
from judges_notes import ANSWER, APART, BLUNDER, CUBE, GAME, PLAY, decisions, write
from judges_settled import disputes, settle, settled
from strength import Gnubg

STAGES = ("games", "ours", "gnubg", "sage", "settle", "report")
PAIRS = (
    ("player", "expert"), ("gnubg", "player"), ("expert", "gnubg"), ("amateur", "player"), ("master", "gnubg"),
    ("player", "player"), ("gnubg", "amateur"), ("expert", "player"), ("novice", "player"), ("gnubg", "expert"),
)  # fmt: skip


@cache
def rival(port: int) -> Gnubg:
    return Gnubg(0, port)


def make_game(notes: Path, number: int) -> None:
    """One game for money, or a match every sixteenth time."""
    from tablier import formats
    from tablier.bots import make
    from tablier.bots.levels import LEVEL_BOTS
    from tablier.table import Phase, Table

    class Guest(LEVEL_BOTS["expert"]):  # type: ignore[misc,name-defined]
        """GNU Backgammon's plays."""

        def _pick(self, table: Any, plays: Any, chance: Any) -> int:
            if len(plays) == 1:
                return 0
            rows, position = self._turns(table, plays).rows, table.position.array()
            me = int(position["turn"][0])
            peer = rival(20_000 + os.getpid() % 20_000)
            men = peer.choose(position["men"][0, me], position["men"][0, 1 - me], *table.dice)
            fitting = (rows["men"][:, [me, 1 - me]] == men).all(axis=(1, 2))
            if not fitting.any():  # the last man may leave at once there
                fitting = (rows["men"][:, me] == men[0]).all(axis=1)
            return int(fitting.argmax())

    match = {15: 5, 31: 7}.get(number % 32, 0)
    names = PAIRS[number % len(PAIRS)]
    table = Table(
        GAME, seed=7_000 + number, match=match, cube=True, names=[f"{name} {i}" for i, name in enumerate(names)]
    )
    players = [Guest(number) if name == "gnubg" else make(name, number + i) for i, name in enumerate(names)]
    while table.phase is not Phase.OVER and not (match == 0 and table.phase is Phase.BETWEEN):
        if table.phase is Phase.BETWEEN:
            table.next_game()
        else:
            players[table.player or 0].choose(table)
    write(notes / "games" / f"{number:04}.mat", formats.write(table.record(), ".mat")[0])


def compare(notes: Path, judge: str, kind: str | None = None) -> list[str] | None:
    """A row of the first table."""
    found = [(key, a, b) for key, a, b in decisions(notes, judge) if kind in (None, a["kind"])]
    if len(found) < 3:
        return None
    ours, theirs = (np.array([row[part]["cost"] for row in found]) for part in (1, 2))
    mine, his = ours >= BLUNDER, theirs >= BLUNDER
    rates: dict[Any, list[tuple[float, float]]] = {}
    for (key, _, _), a, b in zip(found, ours, theirs, strict=True):
        rates.setdefault(key[:2], []).append((a, b))
    apart = np.array([500 * (np.mean([a for a, _ in of]) - np.mean([b for _, b in of])) for of in rates.values()])
    return [
        judge, kind or "all", f"{len(rates):,}", f"{len(found):,}", f"{np.corrcoef(ours, theirs)[0, 1]:.3f}",
        f"{1000 * np.abs(ours - theirs).mean():.1f}", f"{(np.abs(ours - theirs) > APART).mean():.1%}",
        f"{int((mine & his).sum())} of {int(his.sum())}", f"{int((mine & his).sum())} of {int(mine.sum())}",
        f"{500 * ours.mean():.2f} / {500 * theirs.mean():.2f}", f"{apart.mean():+.2f} ± {apart.std():.2f}",
    ]  # fmt: skip


def report(notes: Path) -> str:
    lines = [
        "| judge | decisions | games | number | correlation | apart, thousandths | by more than 0.02 "
        "| its blunders that are ours | our blunders that are its | PR, ours / its | difference of PR a game |",
        "| --- | --- |" + " ---: |" * 9,
    ]
    for judge in ("gnubg", "sage"):
        for kind in (None, PLAY, CUBE, ANSWER):
            if row := compare(notes, judge, kind):
                lines.append(f"| {' | '.join(row)} |")
    lines += [
        "",
        "| we and | rolled out by | disputes | we were nearer | we were off by | it was off by | nearer by |",
        "| --- | --- |" + " ---: |" * 5,
    ]  # fmt: skip
    lines += [f"| {' | '.join(row)} |" for row in settled(notes)]
    for judge in ("ours", "gnubg", "sage"):
        spent = [json.loads(path.read_text())["seconds"] for path in (notes / judge).glob("[0-9]*.json")]
        if spent:
            lines += ["", f"{judge}: {len(spent)} records, {np.mean(spent):.1f} s of processor time each."]
    return "\n".join(lines)


def _guarded(work: Callable[[Any], None], until: float, task: Any) -> str:
    """Do a piece of work, unless time is over; what went wrong, if anything did."""
    if time.time() > until:
        return ""
    try:
        work(task)
    except (Exception, SystemExit) as wrong:  # one record must not stop the others
        return f"{task}: {type(wrong).__name__}: {wrong}"
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--notes", type=Path, default=Path("judges"), help="a folder, where everything is kept")
    parser.add_argument("--stages", nargs="+", choices=STAGES, default=STAGES)
    parser.add_argument("--games", type=int, default=200, help="records: single games, and a match every sixteenth")
    parser.add_argument("--sage-games", type=int, default=10**9, help="so many of them for Open Sage, which is slow")
    parser.add_argument("--depth", default="standard")
    parser.add_argument("--disputes", type=int, default=100)
    parser.add_argument("--trials", type=int, default=1296)
    parser.add_argument("--own-trials", type=int, default=144)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10**9, help="nothing is begun after so long")
    chosen = parser.parse_args()
    until = time.time() + chosen.seconds
    notes: Path = chosen.notes
    stages: dict[str, tuple[Callable[[Any], None], str]] = {
        "games": (partial(make_game, notes), "mat"), "ours": (partial(review_ours, chosen.depth, notes), "json"),
        "gnubg": (partial(analyse_gnubg, notes), "json"), "sage": (partial(ask_sage, notes), "json"),
    }  # fmt: skip
    with multiprocessing.get_context("fork").Pool(chosen.jobs, maxtasksperchild=None) as pool:
        for stage in chosen.stages:
            tasks: list[Any]
            if stage == "report":
                continue
            if stage == "settle":
                work: Callable[[Any], None] = partial(settle, chosen.trials, chosen.own_trials, notes)
                tasks = list(disputes(notes, chosen.disputes))
            else:
                work, suffix = stages[stage]
                most = min(chosen.games, chosen.sage_games) if stage == "sage" else chosen.games
                tasks = [n for n in range(most) if not (notes / stage / f"{n:04}.{suffix}").exists()]
                if stage != "games":
                    tasks = [n for n in tasks if (notes / "games" / f"{n:04}.mat").exists()]
                    tasks.sort(key=lambda n: n % 16 != 15)  # matches take longest
            begun = time.time()
            for wrong in pool.imap_unordered(partial(_guarded, work, until), tasks):
                if wrong:
                    print(wrong, file=sys.stderr, flush=True)
            print(f"{stage}: {len(tasks)} in {time.time() - begun:.0f} s", flush=True)
    if "report" in chosen.stages:
        print(report(notes))


if __name__ == "__main__":
    main()
