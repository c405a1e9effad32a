"""Bots at work: against each other (``arena``), against themselves (``selfplay``), at school (``train``)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid

from ..bots.arena import Meeting, contest, ratings
from ..bots.selfplay import selfplay as playing_itself
from ..errors import BadNetwork, BadOption
from ..games import Game
from ..networks import LISTS, Network, kind_of, load, save
from ..saying import Said, quoted
from .analysing import progress_bar
from .preparing import prepare, prepare_bot
from .showing import game_words
from .speaking import figure, note, print_block, say, share, spoken, write_json

if TYPE_CHECKING:
    from ..training import CurvePoint, Size

_COPY = "2x256"
"""How large a copy is, if nobody says."""
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
        task = progress.add_task(spoken(Said("terminal.pairs")), total=pairs * len(names) * (len(names) - 1) // 2)
        try:
            for meetings in contest(game.full_id, names, pairs, seed, jobs, ray, luckless):  # noqa: B007
                progress.advance(task)
        except KeyboardInterrupt:
            if not any(meeting.pairs for meeting in meetings):
                raise
    report = _report(game, names, [meeting for meeting in meetings if meeting.pairs], seed)
    if svg is not None:
        _draw_ratings(game, report, svg)
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
    scored = game.unit[1] == "tokens"
    seed, name = str(report["seed"]), game_words(game)
    if report["without_luck"]:
        title = Said("terminal.arena-without-luck", game=name, seed=seed, unit="round" if scored else "game")
    else:
        title = Said("terminal.arena-of", game=name, seed=seed, unit="round" if scored else "game")
    say(title, "bold")
    headings: list[Said | str] = ["", "", Said("terminal.rounds") if scored else Said("terminal.games")]
    headings += [Said("terminal.column-wins"), Said("terminal.tokens") if scored else Said("terminal.points"), "Elo"]
    grid = Grid(box=None, pad_edge=False)
    for heading in (*headings, *([Said("terminal.holes")] if game.tallied else [])):
        grid.add_column(spoken(heading), justify="right" if heading else "left")
    for row in report["meetings"]:
        cells = [row["first"], f"– {row['second']}", figure(row["games"])]
        cells.append(f"{share(row['wins'][0], 1)} ± {share(row['wins'][1], 1)}")
        cells.append(_give_or_take(row["points"], "0.0" if scored else "0.000"))
        cells.append(_give_or_take(row["elo"], "0"))
        grid.add_row(*cells, *([_give_or_take(row["holes"], "0.00")] if game.tallied else []))
    print_block(grid, width=_WIDE)
    if len(report["ratings"]) > 2:
        rated = sorted(report["ratings"].items(), key=lambda one: -one[1])
        together = ", ".join(f"{name} {figure(elo, '+0;-0')}" for name, elo in rated)
        say(Said("terminal.elo-together", ratings=together))


def _give_or_take(measured: Sequence[float], pattern: str) -> str:
    return f"{figure(measured[0], f'+{pattern};-{pattern}')} ± {figure(measured[1], pattern)}"


def _draw_ratings(game: Game, report: dict[str, Any], path: Path) -> None:
    from ..svg.charts import RatedPlayer, ratings_chart

    rated = sorted(report["ratings"].items(), key=lambda one: one[1])
    apart: dict[str, float] = {}
    for row in report["meetings"]:
        for name in (row["first"], row["second"]):
            apart[name] = min(apart.get(name, 1e9), row["elo"][1], 1e3)
    anchor = next(iter(report["ratings"]))
    bars = [RatedPlayer(name, elo, 0.0 if name == anchor else apart[name]) for name, elo in rated]
    ratings_chart(spoken(Said("terminal.elo-above", game=game_words(game), anchor=anchor)), bars).save(path)


def selfplay(
    game: Game, bot: str, games: int, seed: int, jobs: int, ray: str | None, folder: Path, as_json: bool
) -> None:
    """Let a bot play itself, and keep the records. Ctrl-C keeps those of the games played so far."""
    prepare(game)
    prepare_bot(game, bot)
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    with progress_bar() as progress:
        task = progress.add_task(spoken(Said("terminal.games")), total=games)
        try:
            for number, record in enumerate(playing_itself(game.full_id, bot, games, seed, jobs=jobs, ray=ray)):
                written.append(folder / f"{seed + number:06}{'.json' if as_json else '.tab'}")
                record.save(written[-1])
                progress.advance(task)
        except KeyboardInterrupt:
            if not written:
                raise
    first, last = str(written[0]), written[-1].name
    say(Said("terminal.games-written", n=len(written), game=game_words(game), first=first, last=last))


def train(
    game: Game, path: Path, seconds: float, seed: int, device: str, scale: float, begin: Path | None, svg: Path | None,
    settings: Sequence[str] = (), against: Path | None = None, pairs: int = 0,
) -> None:  # fmt: skip
    """Train a network and write it to a file; then let it play another one, if one is named.

    ``settings`` are departures from the recipe, ``name=value``. Raises BadOption where PyTorch or a card is missing,
    and for what is not in a recipe, and BadNetwork if a network named cannot be read or reads another encoding.
    """
    school = _school()
    kind = kind_of(game)
    before = None if begin is None else load(begin)
    if before is not None and before.encoding in kind.begins_with:
        before = kind.begins_with[before.encoding](before, game.full_id)
    for named in (before, None if against is None else load(against)):
        _require_sight(game, named)
    recipe = school.adjusted(school.recipe_for(game, seconds, scale), _read(settings))
    begun = time.monotonic()
    trainee = school.Trainee(game, recipe, seed, device, _tell, before)
    network = trainee.train()
    save(network, path)
    if svg is not None:
        _draw_curve(game, network.card, svg)
    took = round(time.monotonic() - begun)
    say(Said("terminal.trained", path=str(path), games=network.card["games"], seconds=took))
    if against is not None:
        _let_duel(game, path, against, pairs, seed, device)


def copy(
    game: Game, teacher: Path, sizes: Sequence[str], as_scout: bool, lists: tuple[int, int] | None, path: Path,
    seconds: float, seed: int, device: str, scale: float, settings: Sequence[str] = (), against: Path | None = None,
    pairs: int = 0,
) -> None:  # fmt: skip
    """Let networks of some sizes copy another one; each is written to a file, and then plays, if one is named.

    With ``as_scout`` a file holds the network copied, and the copy as its scout, and says how long ``lists`` after it
    have to be. Of several sizes each has a file of its own, with the size in its name. Raises BadOption and BadNetwork
    as ``train`` does.
    """
    school = _school()
    known = load(teacher)
    for named in (known, None if against is None else load(against)):
        _require_sight(game, named)
    recipe = school.adjusted(school.copying_recipe_for(game, seconds, scale), _read(settings))
    wanted = [school.Size.read(size) for size in dict.fromkeys(sizes or (_COPY,))]
    begun = time.monotonic()
    copyist = school.Copyist(game, known, wanted, recipe, seed, device, _tell_of_copy)
    networks = copyist.copy()
    took = round(time.monotonic() - begun)
    files = [path.with_stem(f"{path.stem}-{size}") if len(wanted) > 1 else path for size in wanted]
    for file, network in zip(files, networks, strict=True):
        if as_scout:
            card = {name: told for name, told in known.card.items() if name != LISTS}
            card["scout"] = {name: told for name, told in network.card.items() if name != "copied"}
            if lists:
                card[LISTS] = list(lists)
            network = replace(known, scout=network.layers, card=card)
        save(network, file)
        say(Said("terminal.trained", path=str(file), games=copyist.games, seconds=took))
    if against is not None:
        for file in files:
            _let_duel(game, file, against, pairs, seed, device)


def _school() -> ModuleType:
    """The package that trains. Raises BadOption where PyTorch is missing."""
    try:
        from .. import training
        from ..training import learning  # noqa: F401 (what needs PyTorch)
    except ModuleNotFoundError as missing:
        raise BadOption(
            "no-torch", Said("terminal.no-torch", command="pip install 'tablier[train]'", missing=str(missing.name))
        ) from None
    return training


def _require_sight(game: Game, network: Network | None) -> None:
    """Raises BadNetwork for a network that does not see what those of a game see."""
    needed = kind_of(game).encoding
    if network is not None and network.encoding != needed:
        raise BadNetwork("wrong-network", Said("terminal.wrong-network", found=network.encoding, needed=needed))


def _tell(mark: CurvePoint, size: str = "") -> None:
    told = Said(
        "terminal.learning", seconds=figure(mark.seconds, "0").rjust(6), games=figure(mark.games),
        judged=figure(mark.judged / 1e6, "#,##0.0"), loss=figure(mark.loss, "0.0000"), gap=figure(mark.gap, "0.0000"),
    )  # fmt: skip
    note(Said("terminal.learning-size", size=size, told=told) if size else told)


def _tell_of_copy(size: Size, mark: CurvePoint) -> None:
    _tell(mark, str(size))


def _let_duel(game: Game, path: Path, against: Path, pairs: int, seed: int, device: str) -> None:
    score = _school().duel(game, load(path), load(against), pairs, seed, device)
    margin = f"{_give_or_take((score.points, score.apart), '0.0000')} {spoken(_unit(game))}"
    say(Said("terminal.duel", against=str(against), margin=margin, n=score.games))


def _read(settings: Sequence[str]) -> dict[str, str]:
    read = {}
    for setting in settings:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if not equals:
            raise BadOption("bad-recipe", Said("terminal.bad-recipe", setting=quoted(setting)))
        read[name] = value
    return read


def _draw_curve(game: Game, card: Any, path: Path) -> None:
    from ..svg.charts import curve_chart

    columns = card["curve_columns"]
    points = [(row[columns.index("seconds")], row[columns.index("gap")]) for row in card["curve"]]
    title, below = spoken(Said("terminal.learning-of", game=game_words(game))), spoken(Said("terminal.seconds"))
    beside = spoken(Said("terminal.off-a-turn-ahead", unit=_unit(game)))
    curve_chart(title, points, below, beside).save(path)


def _unit(game: Game) -> Said:
    return Said("terminal.points") if kind_of(game).unit == 1 else Said("terminal.tokens")
