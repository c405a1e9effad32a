"""How good, how often, how much, how long: ``analyse``, ``simulate`` and ``solve``."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from .. import batch, spread, text
from ..board import SIDES
from ..errors import BadOption
from ..games import GAMES, Game, Position, Roll, family_of
from ..networks import kind_of, network_for
from ..review.analysing import Analysed, Standing, analyse_decisions, analyse_plays
from ..review.asking import PLAY
from ..review.judging import Found
from ..review.verdicts import TOKENS
from ..review.weighing import Candidate
from ..review.wording import CHANCES, Wording
from ..saying import Said, Who
from ..throws import Dice
from .commandline import Misused
from .preparing import prepare, prepare_bot, prepare_playouts
from .showing import game_words
from .speaking import errors, figure, print_block, reader, say, share, spoken, write_json

_STRONGEST = "master"
_CHANCES = ("win", "double", "triple", "lose double", "lose triple")
_ROUND = 0.2
"""How many seconds of games are played between two looks at the clock."""


def progress_bar() -> Progress:
    """A progress bar on standard error; nothing where that is not a terminal."""
    console = errors()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show_analysis(
    position: Position, dice: Dice, standing: Standing, plays: int, trials: int, depth: int, seed: int, jobs: int,
    ray: str | None, as_json: bool,
) -> None:  # fmt: skip
    """Judge what there is to decide in a position: the plays of a roll, or what comes before them. Raises TablierError.

    Where nothing but points is played for, plays are judged as they always were, and what else a throw leaves to decide
    is told after them.
    """
    game = position.game
    roll = game.read_roll(dice) if dice else ()
    kind_of(game)
    standing.check(game)
    prepare(game)
    prepare_bot(game, _STRONGEST)
    decided = analyse_decisions(position, roll, standing, plays, trials, depth, seed)
    trained_on = network_for(game).game
    told: dict[str, Any] = {"position": position.id, "roll": list(roll), "network": trained_on}
    if roll and standing == Standing() and not game.is_bound(position):
        found = _judge_plays(position, roll, plays, trials, depth, seed, jobs, ray)
        told["plays"] = [_json(choice, found.unit) for choice in found.found.candidates]
        if not as_json:
            _show_plays(position, roll, found)
    elif standing != Standing():
        told |= asdict(standing) | {"owner": None if standing.owner is None else SIDES[standing.owner]}
    if decided:
        told["decisions"] = [_decision_json(one) for one in decided]
    if as_json:
        write_json(told)
        return
    for one in decided:
        _show_decision(game, one)
    if trained_on != game.full_id:
        say(Said("terminal.nearest-network", game=trained_on))


def read_score(text: str | None) -> tuple[int, int]:
    """White's points and Black's, as in ``2-3``. Raises Misused."""
    parts = (text or "0-0").replace(":", "-").split("-")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts):
        raise Misused(Said("terminal.bad-value", name="--score", value=str(text), allowed=Said("review.such-a-score")))
    return int(parts[0]), int(parts[1])


def _judge_plays(
    position: Position, roll: Roll, plays: int, trials: int, depth: int, seed: int, jobs: int, ray: str | None
) -> Analysed:
    with progress_bar() as progress:
        task = progress.add_task(spoken(Said("terminal.trials")), total=None, visible=bool(trials))

        def tell(played: int, of: int) -> None:
            progress.update(task, advance=played, total=of)

        return analyse_plays(position, roll, plays, trials, depth, seed, jobs=jobs, ray=ray, tell=tell)


def _show_plays(position: Position, roll: Roll, found: Analysed) -> None:
    game = position.game
    thrown = text.throw(roll, game.announce(roll))
    say(Said("terminal.to-play", game=game_words(game), who=Who(position.turn), dice=spoken(thrown)), "bold")
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(spoken(Said("terminal.column-play")))
    choices, words = found.found.candidates, Wording(game.full_id, found.unit, reader())
    shown = 0 if found.unit == TOKENS else len(choices[0].chances)
    names = [Said(f"terminal.chance-{name.replace(' ', '-')}") for name in _CHANCES[:shown]]
    unit = Said("terminal.points") if names else Said("terminal.tokens")
    headings: tuple[Said | str, ...] = (unit, "±", *names, "")
    for heading in headings:
        grid.add_column(spoken(heading), justify="right" if heading else "left")
    for choice in choices:
        error = figure(choice.found.error, "0.0000") if choice.found.how == "rollout" else ""
        chances = [share(chance, 1) for chance in choice.chances[:shown]]
        source = Said(f"terminal.source-{_source(choice.found)}")
        grid.add_row(
            words.choice(PLAY, choice.name), figure(choice.worth, "+0.0000;-0.0000"), error, *chances, spoken(source)
        )
    print_block(grid)


def _show_decision(game: Game, one: Analysed) -> None:
    """The choices of a decision, the best first."""
    words = Wording(game.full_id, one.unit, reader())
    say(Said("review.decided-by", who=Who(one.player), kind=words.kind(one.kind)), "bold")
    candidates = one.found.candidates
    shown = words.chances(candidates)
    heads: list[Said] = [Said("review.column-choice"), Said("review.column-worth"), Said("review.column-behind")]
    heads += [Said(f"review.column-{CHANCES[number]}") for number in shown]
    grid = Grid(box=None, pad_edge=False)
    for number, heading in enumerate((*heads, Said("review.column-found"))):
        grid.add_column(spoken(heading), justify="right" if 0 < number < len(heads) else "left")
    for choice in candidates:
        behind = candidates[0].worth - choice.worth
        grid.add_row(
            words.choice(one.kind, choice.name), words.worth_of(choice), words.change(-behind) if behind > 0 else "",
            *(words.chance(choice.chances[number]) for number in shown), words.how(choice.found),
        )  # fmt: skip
    print_block(grid)


def _decision_json(one: Analysed) -> dict[str, Any]:
    names = [name.replace(" ", "_") for name in _CHANCES]
    return {
        "kind": one.kind, "player": SIDES[one.player], "unit": one.unit, "best": one.found.best.name,
        "choices": [
            {"name": choice.name, "position": choice.position, "worth": choice.worth,
             "found": choice.found._asdict(), **dict(zip(names, choice.chances, strict=False))}
            for choice in one.found.candidates
        ],
    }  # fmt: skip


def _json(choice: Candidate, unit: str) -> dict[str, Any]:
    told = () if unit == TOKENS else choice.chances
    chances = {name.replace(" ", "_"): chance for name, chance in zip(_CHANCES, told, strict=False)}
    return {
        "notation": choice.name, "position": choice.position, "points" if chances else "tokens": choice.worth,
        "standard_error": choice.found.error, "source": _source(choice.found), **chances,
    }  # fmt: skip


def _source(found: Found) -> str:
    """Where a worth comes from: ``exact``, ``rollout`` or ``two-ply``."""
    return "two-ply" if found.how == "turns" else found.how


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
    say(Said("terminal.random-games", game=game_words(game), n=len(results), seed=str(seed)), "bold")
    if remark := game.playout_note():
        say(remark)
    if len(results) < games:
        say(Said("terminal.stopped-before", n=games))
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for side, name in enumerate(SIDES):
        wins = report["wins"][name]
        low, high = (share(one, 2) for one in wins["interval_95"])
        interval = Said("terminal.wins-between", low=low, high=high, n=wins["games"])
        grid.add_row(f"  {spoken(Said('terminal.wins', who=Who(side)))}", share(wins["share"], 2), spoken(interval))
    print_block(grid)
    if report["drawn"]:
        say(f"  {spoken(Said('terminal.drawn', n=report['drawn']))}")
    points, turns = report["points"], report["turns"]
    worth = ", ".join(
        spoken(Said("terminal.worth-share", points=value, share=share(of_all, 2)))
        for value, of_all in points["shares"].items()
    )
    mean = Said("terminal.points-a-game", mean=figure(points["mean"], "0.000"), shares=worth)
    length = Said("terminal.turns-a-game", mean=figure(turns["mean"], "0.0"), least=turns["min"], most=turns["max"])
    say(f"  {spoken(mean)}")
    say(f"  {spoken(length)}")


def _spread(game: Game, games: int, seed: int, start: Position | None, ray: str) -> np.ndarray:
    """The same games, played by the workers of a Ray cluster."""
    parts: list[np.ndarray] = []
    with progress_bar() as progress:
        task = progress.add_task(spoken(Said("terminal.games")), total=games)
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
        task = progress.add_task(spoken(Said("terminal.games")), total=games)
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
        raise BadOption(
            "not-solved", Said("terminal.not-solved", solved=solved.word("name"), game=position.game.own_name)
        )
    game = solved() if position is None else position.game
    with progress_bar() as progress:
        solution = family_of(game).solution(_on_progress(progress))
    report: dict[str, Any] = {"game": game.id}
    if position is None:
        chance, throws = solution.beginner, solution.throws(game.start())
        report |= {"beginner": chance, "throws": throws}
        wins = Said("terminal.beginner-wins", game=game_words(game), share=share(chance, 4))
    else:
        chance, throws = solution.win(position), solution.throws(position)
        report |= {"position": position.id, "turn": SIDES[position.turn], "win": chance, "throws": throws}
        wins = Said("terminal.thrower-wins", game=game_words(game), who=Who(position.turn), share=share(chance, 4))
    if as_json:
        write_json(report)
        return
    say(wins)
    say(Said("terminal.throws-to-come", mean=figure(throws, "0.0000")))


def _on_progress(progress: Progress) -> Callable[[float], None]:
    """A bar that appears with the first share told, so that a solution at hand shows none."""
    tasks: list[Any] = []

    def tell(share: float) -> None:
        if not tasks:
            tasks.append(progress.add_task(spoken(Said("terminal.solving")), total=100))
        progress.update(tasks[0], completed=100 * share)

    return tell


def wilson(successes: int, trials: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson 1927."""
    share = successes / trials
    scale = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / scale
    half = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)
