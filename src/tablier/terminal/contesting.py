"""``arena``: bots against bots, with a table of who is how much stronger; ``selfplay``: a bot against itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from ..bots.arena import Meeting, contest, ratings
from ..bots.selfplay import selfplay as playing_itself
from ..games import Game
from .console import output, painted, print_block, write_json
from .preparing import prepare, prepare_bot
from .reckoning import progress_bar

_WIDE = 160
"""Columns enough for every figure, where no screen is narrower."""


def arena(
    game: Game, names: Sequence[str], pairs: int, seed: int, jobs: int, ray: str | None, luckless: bool,
    svg: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play, and report. Ctrl-C reports on the games played so far."""
    prepare(game)
    for name in names:
        prepare_bot(game, name)
    meetings: list[Meeting] = []
    with progress_bar() as progress:
        task = progress.add_task("pairs", total=pairs * len(names) * (len(names) - 1) // 2)
        try:
            for meetings in contest(game.full_id, names, pairs, seed, jobs, ray, luckless):  # noqa: B007
                progress.advance(task)
        except KeyboardInterrupt:
            if not any(meeting.pairs for meeting in meetings):
                raise
    report = _report(game, names, [meeting for meeting in meetings if meeting.pairs], seed)
    if svg is not None:
        _draw(game, report, svg)
    if as_json:
        write_json(report)
    else:
        _show(game, report)


def _report(game: Game, names: Sequence[str], meetings: list[Meeting], seed: int) -> dict[str, Any]:
    found = []
    for meeting in meetings:
        (points, points_apart), (won, won_apart) = meeting.mean(lambda b: b.points), meeting.mean(lambda b: b.won)
        (holes, holes_apart), (elo, elo_apart) = meeting.mean(lambda b: b.holes), meeting.elo
        found.append(
            {
                "first": meeting.first, "second": meeting.second, "games": meeting.games,
                "wins": [won, won_apart], "points": [points, points_apart], "elo": [elo, elo_apart],
                **({"holes": [holes, holes_apart]} if game.tallied else {}),
            }
        )  # fmt: skip
    played = {name for meeting in meetings for name in (meeting.first, meeting.second)}
    rated = [name for name in names if name in played]
    luckless = any(meeting.luckless for meeting in meetings)
    return {
        "game": game.full_id, "seed": seed, "without_luck": luckless, "ratings": ratings(rated, meetings),
        "meetings": found,
    }  # fmt: skip


def _show(game: Game, report: dict[str, Any]) -> None:
    dice = "paired dice, their luck taken out" if report["without_luck"] else "paired dice"
    one, worth = game.unit
    digits = 1 if worth == "tokens" else 3
    name = f"{game.name} ({game.variant})" if game.variant else game.name
    title = f"{name}: {dice}, seed {report['seed']}; means of a {one}, 95 % intervals"
    output().print(painted(title, "bold"), soft_wrap=True)
    grid = Grid(box=None, pad_edge=False)
    for heading in ("", "", f"{one}s", "wins", worth, "Elo", *(["holes"] if game.tallied else [])):
        grid.add_column(heading, justify="right" if heading else "left")
    for row in report["meetings"]:
        cells = [row["first"], f"– {row['second']}", f"{row['games']:,}"]
        cells.append(f"{row['wins'][0]:.1%} ± {row['wins'][1]:.1%}")
        cells.append(f"{row['points'][0]:+.{digits}f} ± {row['points'][1]:.{digits}f}")
        cells.append(f"{row['elo'][0]:+.0f} ± {row['elo'][1]:.0f}")
        grid.add_row(*cells, *([f"{row['holes'][0]:+.2f} ± {row['holes'][1]:.2f}"] if game.tallied else []))
    print_block(grid, width=_WIDE)
    if len(report["ratings"]) > 2:
        rated = sorted(report["ratings"].items(), key=lambda one: -one[1])
        together = ", ".join(f"{name} {elo:+.0f}" for name, elo in rated)
        output().print(f"Elo of all games together: {together}", soft_wrap=True)


def _draw(game: Game, report: dict[str, Any], path: Path) -> None:
    from ..svg.charts import Rated, ratings_chart

    rated = sorted(report["ratings"].items(), key=lambda one: one[1])
    apart: dict[str, float] = {}
    for row in report["meetings"]:
        for name in (row["first"], row["second"]):
            apart[name] = min(apart.get(name, 1e9), row["elo"][1], 1e3)
    anchor = next(iter(report["ratings"]))
    bars = [Rated(name, elo, 0.0 if name == anchor else apart[name]) for name, elo in rated]
    ratings_chart(f"{game.name}: Elo above {anchor}", bars).save(path)


def selfplay(
    game: Game, bot: str, games: int, seed: int, jobs: int, ray: str | None, folder: Path, as_json: bool
) -> None:
    """Let a bot play itself, and keep the records. Ctrl-C keeps those of the games played so far."""
    prepare(game)
    prepare_bot(game, bot)
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    with progress_bar() as progress:
        task = progress.add_task("games", total=games)
        try:
            for number, record in enumerate(playing_itself(game.full_id, bot, games, seed, jobs=jobs, ray=ray)):
                written.append(folder / f"{seed + number:06}{'.json' if as_json else '.tab'}")
                record.save(written[-1])
                progress.advance(task)
        except KeyboardInterrupt:
            if not written:
                raise
    output().print(f"{len(written):,} games of {game.name}, {written[0]} to {written[-1].name}.")
