"""``simulate`` and ``solve``: how often, how much, how long."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import batch, spread, text
from ..board import SIDES
from ..errors import BadOption
from ..games import GAMES, Game, Position, family_of
from .console import errors, output, painted, write_json
from .preparing import prepare_playouts
from .words import wilson

_ROUND = 0.2
"""How many seconds of games are played between two looks at the clock."""


def simulate(
    game: Game, games: int, seed: int, start: Position | None, as_json: bool, threads: int = 1, ray: str | None = None
) -> None:
    """Play random games and report who won how often. Ctrl-C reports on the games played so far."""
    prepare_playouts(game)
    results = (
        _spread(game, games, seed, start, ray) if ray is not None else _playouts(game, games, seed, start, threads)
    )
    report = _report(game, results, seed, start)
    if as_json:
        write_json(report)
        return
    out = output()
    out.print(painted(f"{game.name}: {text.count(len(results), 'random game')}, seed {seed}", "bold"))
    if note := game.playout_note():
        out.print(str(note))
    if len(results) < games:
        out.print(f"Stopped before all {games:,} were played.")
    for side in SIDES:
        wins = report["wins"][side]
        low, high = wins["interval_95"]
        interval = f"95 % between {low:.2%} and {high:.2%}"
        out.print(f"  {side.capitalize()} wins  {wins['share']:7.2%}  ({interval}; {wins['games']:,})")
    if report["drawn"]:
        out.print(f"  drawn or unfinished  {report['drawn']:,}")
    points, turns = report["points"], report["turns"]
    worth = ", ".join(f"{value}: {share:.2%}" for value, share in points["shares"].items())
    out.print(f"  points a game  {points['mean']:.3f}  ({worth})")
    out.print(f"  turns a game   {turns['mean']:.1f}  (from {turns['min']:,} to {turns['max']:,})")


def _spread(game: Game, games: int, seed: int, start: Position | None, ray: str) -> np.ndarray:
    """The same games, played by the workers of a Ray cluster."""
    parts: list[np.ndarray] = []
    with progress_bar() as progress:
        task = progress.add_task("games", total=games)
        try:
            for part in spread.playouts(game, games, seed, start=start, ray=ray):
                parts.append(part)
                progress.advance(task, len(part))
        except KeyboardInterrupt:
            if not parts:
                raise
    return np.concatenate(parts)


def _playouts(game: Game, games: int, seed: int, start: Position | None, threads: int) -> np.ndarray:
    """Play a few at a time, with a bar that shows how far it is."""
    parts: list[np.ndarray] = []
    done, size = 0, min(games, 50)
    with progress_bar() as progress:
        task = progress.add_task("games", total=games)
        try:
            while done < games:
                began = time.monotonic()
                parts.append(
                    batch.playouts(game, min(size, games - done), seed, start=start, first=done, threads=threads)
                )
                done += len(parts[-1])
                progress.update(task, completed=done)
                pace = max(time.monotonic() - began, 1e-4) / size
                size = int(min(max(_ROUND / pace, 10), 4 * size))
        except KeyboardInterrupt:
            if not parts:
                raise
    return np.concatenate(parts)


def _report(game: Game, results: np.ndarray, seed: int, start: Position | None) -> dict[str, Any]:
    count = len(results)
    winners, points, turns = results.T
    wins = {side: int((winners == player).sum()) for player, side in enumerate(SIDES)}
    values, times = np.unique(points[winners >= 0], return_counts=True)
    return {
        "game": game.full_id,
        "start": None if start is None else start.id,
        "games": count,
        "seed": seed,
        "wins": {
            side: {"games": won, "share": won / count, "interval_95": list(wilson(won, count))}
            for side, won in wins.items()
        },
        "drawn": count - sum(wins.values()),
        "points": {
            "mean": float(points.mean()),
            "white_per_game": float(np.where(winners == 0, points, np.where(winners == 1, -points, 0)).mean()),
            "shares": {str(value): int(number) / count for value, number in zip(values, times, strict=True)},
        },
        "turns": {"mean": float(turns.mean()), "min": int(turns.min()), "max": int(turns.max())},
    }


def solve(position: Position | None, as_json: bool) -> None:
    """The exact chances in a game that is solved. Raises BadOption for a position of another."""
    solved = next(kind for kind in GAMES.values() if kind.solved)
    if position is not None and not position.game.solved:
        raise BadOption("not-solved", f"Only {solved.name} is solved, not {position.game.name}.")
    game = solved() if position is None else position.game
    with progress_bar() as progress:
        solution = family_of(game).solution(_on_progress(progress))
    if position is None:
        report: dict[str, Any] = {"game": game.id, "beginner": solution.beginner}
        report["throws"] = solution.throws(game.start())
        who = "the beginner"
    else:
        report = {
            "game": game.id, "position": position.id, "turn": SIDES[position.turn], "win": solution.win(position),
            "throws": solution.throws(position),
        }  # fmt: skip
        who = f"{SIDES[position.turn].capitalize()}, to throw,"
    if as_json:
        write_json(report)
        return
    chance = report["beginner"] if position is None else report["win"]
    out = output()
    out.print(f"In {game.name} {who} wins {chance:.4%} of all games, and")
    out.print(f"{report['throws']:.4f} throws are still to come on average.")


def _on_progress(progress: Progress) -> Callable[[float], None]:
    """A bar that appears with the first share told, so that a solution at hand shows none."""
    tasks: list[Any] = []

    def tell(share: float) -> None:
        if not tasks:
            tasks.append(progress.add_task("solving", total=100))
        progress.update(tasks[0], completed=100 * share)

    return tell


def progress_bar() -> Progress:
    """A progress bar on standard error; nothing where that is not a terminal."""
    console = errors()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
