"""The command ``tablier``: its subcommands and options. What they do is in the modules beside this one."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from .. import __version__
from ..batch import DEVICES
from ..board import SIDES
from ..bots import BOTS
from ..dice import SEED_LIMIT
from ..errors import BadOption
from ..formats import read_any_position, read_situation
from ..games import GAMES, find_game
from ..saying import Said, Several
from ..throws import Dice
from .choosing import NOBODY, SittingWishes, sit_down
from .commandline import (
    ANY_PATH,
    FILE,
    FOLDER,
    READABLE,
    SEED,
    SIDE,
    CommandOption,
    Commands,
    Misused,
    OneOf,
    Real,
    WholeNumber,
    argument,
    as_json,
    full_name,
    game_options,
    option,
    read_options,
)
from .house.admin import admin
from .preparing import leave_nobody_in_the_dark
from .saving import latest_game
from .speaking import reader, say, value_word

DEPTHS = ("quick", "standard", "thorough")
"""Those of :data:`tablier.review.DEPTHS`, which takes long to load."""
LATEST = "the last one"
"""What ``--resume`` stands for without a file."""

_viewer = option("--viewer", type=SIDE, default="white", about=Said("terminal.option-viewer"))
_jobs = option("--jobs", type=WholeNumber(0), default=1, about=Said("terminal.option-jobs"))
_ray = option("--ray", value="address", about=Said("terminal.option-ray"))


@click.group(
    "tablier",
    cls=Commands,
    invoke_without_command=True,
    examples=(
        ("tablier", Said("terminal.example-choose")),
        ("tablier play garanguet", Said("terminal.example-bot")),
        ("tablier rules G-7", Said("terminal.example-clause")),
        ("tablier play trictrac --lang fr", Said("terminal.example-lang")),
        "tablier plays garanguet:w:1x15:1x15 6-5-4",
    ),
)
@click.version_option(__version__, prog_name="tablier", cls=CommandOption, about=Said("terminal.option-version"))
@click.pass_context
def tablier(context: click.Context) -> None:
    """The group of commands; without one, a game is chosen and played."""
    if context.invoked_subcommand not in ("serve", "worker"):  # which say so themselves, and go on meanwhile
        leave_nobody_in_the_dark()
    if context.invoked_subcommand is None:
        _sit(SittingWishes())


@tablier.command(
    examples=(
        "tablier play garanguet",
        "tablier play backgammon --preset modern --cube --match 5 --against greedy",
        "tablier play jacquet-de-versailles -o bear_off=exact --side black --seed 7",
        ("tablier play garanguet --against nobody --hand", Said("terminal.example-referee")),
        ("tablier play trictrac -o marking=manual", Said("terminal.example-manual")),
        "tablier play trictrac-a-ecrire -o players=3 --name Ann --sheet account.html",
        "tablier play --resume game.tab",
    ),
)
@argument("game", required=False)
@game_options
@option("--against", type=OneOf([*BOTS, NOBODY]), value="opponent", about=Said("terminal.option-against"))
@option("--side", type=SIDE, about=Said("terminal.option-side"))
@option("--name", "names", value="name", multiple=True, about=Said("terminal.option-name"))
@option("--match", type=WholeNumber(0), about=Said("terminal.option-match"))
@option("--seed", type=SEED, about=Said("terminal.option-seed-again"))
@option("--hand", is_flag=True, about=Said("terminal.option-hand"))
@option("--cube", is_flag=True, about=Said("terminal.option-cube"))
@option("--first", type=SIDE, about=Said("terminal.option-first"))
@option("--start", value="position", about=Said("terminal.option-start"))
@option("--resume", is_flag=False, flag_value=LATEST, value="[file]", about=Said("terminal.option-resume"))
@option("--save", type=FILE, value="file", about=Said("terminal.option-save"))
@option("--sheet", type=FILE, value="file", about=Said("terminal.option-sheet"))
def play(
    game: str | None, preset: str | None, options: tuple[str, ...], against: str | None, side: str | None,
    names: tuple[str, ...], match: int | None, seed: int | None, hand: bool, cube: bool, first: str | None,
    start: str | None, resume: str | None, save: Path | None, sheet: Path | None,
) -> None:  # fmt: skip
    """Play a game; without one named, one is chosen."""
    settled = (game, preset, options, start, first, names, cube)
    if resume is not None and (any(settled) or match is not None or seed is not None):
        raise Misused(Said("terminal.resume-alone"))
    game = game and full_name(game)
    saved = _to_resume(resume)
    _sit(
        SittingWishes(
            game, preset, options, against, side, match, seed, first, start, names, hand, cube, saved, save, sheet
        )
    )


def _to_resume(wish: str | None) -> Path | None:
    """The file to go on with. Raises Misused if it is not there, or if no game was kept."""
    if wish is None:
        return None
    path = latest_game() if wish == LATEST else Path(wish)
    if path is None:
        raise Misused(Said("terminal.no-game-kept"))
    if not path.is_file():
        raise Misused(Said("terminal.nothing-to-resume", path=str(path)))
    return path


def _sit(wishes: SittingWishes) -> None:
    try:
        sitting = sit_down(wishes)
    except (EOFError, KeyboardInterrupt):
        say(Said("terminal.nothing-begun"))
        return
    sitting.run()


@tablier.command(
    examples=(
        "tablier serve",
        "tablier serve --host 0.0.0.0 --database postgresql://salon@localhost/salon",
        "tablier serve --database postgresql://localhost/salon --workers 4",
    ),
)
@option("--host", value="address", about=Said("terminal.option-host"))
@option("--port", type=WholeNumber(0, 65535), about=Said("terminal.option-port"))
@option("--database", value="url", about=Said("terminal.option-database"))
@option("--workers", type=WholeNumber(1, 256), about=Said("terminal.option-workers"))
@option("--bus", value="url", about=Said("terminal.option-bus"))
@option("--open/--no-open", "open_browser", default=None, about=Said("terminal.option-open"))
@option("--log-level", type=OneOf(["debug", "info", "warning", "error"]), about=Said("terminal.option-log-level"))
@option("--behind-proxy", "proxies", value="addresses", about=Said("terminal.option-behind-proxy"))
def serve(
    host: str | None, port: int | None, database: str | None, workers: int | None, bus: str | None,
    open_browser: bool | None, log_level: str | None, proxies: str | None,
) -> None:  # fmt: skip
    """Open the salon in the browser."""
    from .house.serving import serve as serving

    where = {"host": host, "port": port, "database": database, "workers": workers, "bus": bus}
    serving(open_browser, **where, log_level=log_level, proxies=proxies)


tablier.add_command(admin)


@tablier.command(
    examples=(
        "tablier worker --database postgresql://salon@db.example/salon",
        "tablier worker --database postgresql://salon@db.example/salon --jobs 8",
    ),
)
@option("--database", value="url", about=Said("study.option-database"))
@option("--jobs", type=WholeNumber(1, 256), about=Said("study.option-jobs"))
@option("--bus", value="url", about=Said("terminal.option-bus"))
@option("--log-level", type=OneOf(["debug", "info", "warning", "error"]), about=Said("terminal.option-log-level"))
def worker(database: str | None, jobs: int | None, bus: str | None, log_level: str | None) -> None:
    """Make the reviews that a salon waits for, and think for its bots."""
    from .house.working import work

    work(jobs, database=database, bus=bus, log_level=log_level)


@tablier.command(
    examples=(
        ("tablier rules", Said("terminal.example-pages")),
        ("tablier rules garanguet", Said("terminal.example-page")),
        ("tablier rules garanguet G-7", Said("terminal.example-clause-of")),
        ("tablier rules trictrac --lang fr", Said("terminal.example-lang")),
    ),
)
@argument("subject", required=False)
@argument("clause", required=False)
@as_json
@click.pass_context
def rules(context: click.Context, subject: str | None, clause: str | None, json_: bool) -> None:
    """Show the rules of a game, or a clause. Programs get English unless they ask for another language."""
    from .showing import show_rules

    show_rules(subject and full_name(subject), clause, json_, (context.obj or "en") if json_ else reader().language)


@tablier.command(examples=("tablier options backgammon",))
@argument("game")
@as_json
def options(game: str, json_: bool) -> None:
    """List the rulings that a table may choose."""
    from .showing import show_options

    show_options(full_name(game), json_)


@tablier.command(
    examples=(
        "tablier show garanguet:w:1x15:1x15",
        "tablier show garanguet:b:1x12,7x3:1x15 --viewer black --svg board.svg",
        "tablier show XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
    ),
)
@argument("position")
@_viewer
@option("--svg", type=FILE, value="file", about=Said("terminal.option-svg"))
@as_json
def show(position: str, viewer: str, svg: Path | None, json_: bool) -> None:
    """Draw the board of a position id."""
    from .showing import show_position

    show_position(read_any_position(position), SIDES.index(viewer), svg, json_, read_situation(position))


def _thrown(position: str, roll: tuple[str, ...]) -> Dice:
    """The throw that was given, or that an id of another program holds. Raises Misused."""
    found = None if roll else read_situation(position)
    if not roll and (found is None or not found.dice):
        raise Misused(Said("terminal.missing-argument", name=value_word("roll")))
    return " ".join(roll) if found is None else found.dice


@tablier.command(
    examples=(
        "tablier plays garanguet:w:1x15:1x15 6-5-4",
        "tablier plays jacquet-de-versailles:w:1x15:1x15 66 --count",
    ),
)
@argument("position")
@argument("roll", nargs=-1)
@option("--count", is_flag=True, about=Said("terminal.option-count"))
@option("--limit", type=WholeNumber(0), default=100, about=Said("terminal.option-limit"))
@as_json
def plays(position: str, roll: tuple[str, ...], count: bool, limit: int, json_: bool) -> None:
    """List the legal plays of a roll, and the positions they lead to."""
    from .showing import show_plays

    show_plays(read_any_position(position), _thrown(position, roll), limit, count, json_)


@tablier.command(
    examples=(
        "tablier analyse backgammon@modern:w:19x2,20x2,24x1:19x3,22x1 2-1",
        "tablier analyse trictrac:w:1x15:1x15 6-3 --trials 1296 --jobs 0",
        "tablier analyse backgammon@modern:w:24x3:19x4 --cube 2 --match 5 --score 2-3",
    ),
)
@argument("position")
@argument("roll", nargs=-1, required=False)
@option("--cube", type=WholeNumber(1, 64), about=Said("terminal.option-cube-at"))
@option("--owner", type=SIDE, about=Said("terminal.option-owner"))
@option("--match", type=WholeNumber(1), default=1, about=Said("terminal.option-match"), default_shown=False)
@option("--score", value="score", about=Said("terminal.option-score"))
@option("--plays", type=WholeNumber(1), default=5, about=Said("terminal.option-plays"))
@option("--trials", type=WholeNumber(0), default=0, about=Said("terminal.option-trials"))
@option("--depth", type=WholeNumber(1), default=8, about=Said("terminal.option-depth"))
@option("--seed", type=SEED, default=0, about=Said("terminal.option-seed-trials"))
@_jobs
@_ray
@as_json
def analyse(
    position: str, roll: tuple[str, ...], cube: int | None, owner: str | None, match: int, score: str | None,
    plays: int, trials: int, depth: int, seed: int, jobs: int, ray: str | None, json_: bool,
) -> None:  # fmt: skip
    """Judge what there is to decide in a position: the plays of a roll, or what comes before them."""
    from ..review.analysing import Standing
    from .analysing import read_score, show_analysis

    standing = Standing(match, read_score(score), cube, None if owner is None else SIDES.index(owner))
    dice: Dice = " ".join(roll)
    situation = read_situation(position)
    if situation is not None:  # an id of another program holds all of it
        dice = dice or situation.dice
        said = Standing(max(situation.match, 1), situation.score, situation.cube, situation.owner)
        standing = said if standing == Standing() and not situation.crawford else standing
    show_analysis(read_any_position(position), dice, standing, plays, trials, depth, seed, jobs, ray, json_)


@tablier.command(
    examples=(
        "tablier review game.tab",
        "tablier review *.tab --depth quick --jobs 0",
        "tablier review game.tab --html game.html --save reviewed.tab",
    ),
)
@argument("file", nargs=-1, required=True, type=ANY_PATH)
@option("--depth", type=OneOf(DEPTHS), default="standard", about=Said("terminal.option-review-depth"))
@option("--seed", type=SEED, default=0, about=Said("terminal.option-seed-trials"))
@_jobs
@_ray
@option("--html", type=FILE, value="file", about=Said("terminal.option-html"))
@option("--save", type=FILE, value="file", about=Said("terminal.option-save-verdicts"))
@as_json
@click.pass_context
def review(
    context: click.Context, file: tuple[Path, ...], depth: str, seed: int, jobs: int, ray: str | None,
    html: Path | None, save: Path | None, json_: bool,
) -> None:  # fmt: skip
    """Say what every decision of some matches was worth."""
    from .reviewing import show_review

    context.exit(show_review(file, depth, seed, jobs, ray, html, save, json_))


@tablier.command(
    examples=(
        ("tablier problems irish", Said("terminal.example-problems")),
        "tablier problems backgammon --preset modern --try",
        "tablier problems trictrac --show 7",
        "tablier problems garanguet -n 20 --seed 5 --jobs 0 --out mine.jsonl",
    ),
)
@argument("game")
@game_options
@option("-n", "--number", type=WholeNumber(1), about=Said("terminal.option-number"))
@option("--seed", type=SEED, default=1, about=Said("terminal.option-seed-first"))
@_jobs
@_ray
@option("--out", type=FILE, value="file", about=Said("terminal.option-out-problems"))
@option("--show", "shown", type=WholeNumber(1), value="number", about=Said("terminal.option-show-problem"))
@option("--try", "asks", is_flag=True, about=Said("terminal.option-try"))
@as_json
def problems(
    game: str, preset: str | None, options: tuple[str, ...], number: int | None, seed: int, jobs: int, ray: str | None,
    out: Path | None, shown: int | None, asks: bool, json_: bool,
) -> None:  # fmt: skip
    """List, show or ask problems; with a number, find them."""
    from .puzzling import show_problems

    game = full_name(game)
    chosen = find_game(game, preset, **read_options(game, options))
    show_problems(chosen, number, seed, jobs, ray, out, shown, asks, json_)


@tablier.command(
    examples=(
        "tablier replay game.tab",
        "tablier replay game.tab --at 12",
        "tablier replay game.tab --step",
        "tablier replay --example soumille-1 --step",
    ),
)
@argument("record", type=READABLE, required=False)
@option("--example", value="name", about=Said("terminal.option-example"))
@option("--at", type=WholeNumber(0), about=Said("terminal.option-at"))
@option("--step", is_flag=True, about=Said("terminal.option-step"))
@option("--boards", is_flag=True, about=Said("terminal.option-boards"))
@_viewer
@as_json
@click.pass_context
def replay(
    context: click.Context, record: Path | None, example: str | None, at: int | None, step: bool, boards: bool,
    viewer: str, json_: bool,
) -> None:  # fmt: skip
    """Show a game from its record, turn by turn."""
    from .showing import show_record

    if (record is None) == (example is None):
        raise Misused(Said("terminal.record-or-example"))
    context.exit(show_record(record or str(example), at, step, boards, SIDES.index(viewer), json_))


@tablier.command(
    examples=(
        "tablier convert game.tab game.mat",
        "tablier convert match.sgf match.json",
    ),
)
@argument("record", type=READABLE)
@argument("file", type=FILE)
def convert(record: Path, file: Path) -> None:
    """Write a record as another file, in the format its name ends in."""
    from .showing import convert as converting

    converting(record, file)


@tablier.command(
    examples=(
        "tablier verify game.tab",
        "tablier verify game.tab --mine 3b1f0c5a9d… --promise 9f86d081…",
    ),
)
@argument("record", type=READABLE)
@option("--mine", value="seed", multiple=True, about=Said("terminal.option-mine"))
@option("--promise", value="hash", about=Said("terminal.option-promise"))
@as_json
@click.pass_context
def verify(context: click.Context, record: Path, mine: tuple[str, ...], promise: str | None, json_: bool) -> None:
    """Compute the dice of a match played in the salon again."""
    from .showing import show_proof

    context.exit(show_proof(record, mine, promise, json_))


@tablier.command(
    examples=(
        "tablier simulate garanguet -n 100000 --seed 1",
        "tablier simulate backgammon --preset modern --json",
        "tablier simulate trictrac -n 1000000 --threads 0",
        "tablier simulate trictrac -n 10000000 --ray auto",
    ),
)
@argument("game")
@game_options
@option("-n", "--games", type=WholeNumber(1), default=1000, about=Said("terminal.option-games"))
@option("--seed", type=SEED, about=Said("terminal.option-seed-games"))
@option("--start", value="position", about=Said("terminal.option-start"))
@option("--threads", type=WholeNumber(0), default=1, about=Said("terminal.option-threads"))
@_ray
@as_json
def simulate(
    game: str, preset: str | None, options: tuple[str, ...], games: int, seed: int | None, start: str | None,
    threads: int, ray: str | None, json_: bool,
) -> None:  # fmt: skip
    """Play random games and count."""
    from .analysing import simulate as simulating

    game = full_name(game)
    chosen = find_game(game, preset, **read_options(game, options))
    begin = None if start is None else read_any_position(start)
    if begin is not None and begin.game != chosen:
        raise BadOption("other-game", Said("terminal.other-game", found=begin.game.full_id, asked=chosen.full_id))
    number = secrets.randbelow(SEED_LIMIT) if seed is None else seed
    simulating(chosen, games, number, begin, json_, threads, ray)


@tablier.command(
    filled={"bots": Several(tuple(BOTS))},
    examples=(
        "tablier arena garanguet master greedy -n 200",
        "tablier arena backgammon --preset modern novice player --svg ratings.svg",
        "tablier arena trictrac master expert -n 5000 --ray auto",
        "tablier arena jacquet expert player -n 20 --without-luck",
    ),
)
@argument("game")
@argument("bots", nargs=-1, required=True)
@game_options
@option("-n", "--pairs", type=WholeNumber(1), default=100, about=Said("terminal.option-pairs"))
@option("--seed", type=SEED, default=1, about=Said("terminal.option-seed-first"))
@_jobs
@_ray
@option("--without-luck", is_flag=True, about=Said("terminal.option-without-luck"))
@option("--svg", type=FILE, value="file", about=Said("terminal.option-svg-ratings"))
@as_json
def arena(
    game: str, bots: tuple[str, ...], preset: str | None, options: tuple[str, ...], pairs: int, seed: int, jobs: int,
    ray: str | None, without_luck: bool, svg: Path | None, json_: bool,
) -> None:  # fmt: skip
    """Let every two of the bots play pairs of games."""
    from .contesting import arena as contesting

    game = full_name(game)
    chosen = find_game(game, preset, **read_options(game, options))
    contesting(chosen, bots, pairs, seed, jobs, ray, without_luck, svg, json_)


@tablier.command(
    examples=(
        "tablier selfplay trictrac player -n 1000 --jobs 0 --out games",
        "tablier selfplay backgammon expert -n 100000 --ray auto --json --out games",
    ),
)
@argument("game")
@argument("bot")
@game_options
@option("-n", "--games", type=WholeNumber(1), default=100, about=Said("terminal.option-games"))
@option("--seed", type=SEED, default=1, about=Said("terminal.option-seed-first"))
@_jobs
@_ray
@option("--out", type=FOLDER, required=True, value="folder", about=Said("terminal.option-out-records"))
@option("--json", "json_", is_flag=True, about=Said("terminal.option-json-records"))
def selfplay(
    game: str, bot: str, preset: str | None, options: tuple[str, ...], games: int, seed: int, jobs: int,
    ray: str | None, out: Path, json_: bool,
) -> None:  # fmt: skip
    """Let a bot play itself, and keep the records."""
    from .contesting import selfplay as playing

    game = full_name(game)
    playing(find_game(game, preset, **read_options(game, options)), bot, games, seed, jobs, ray, out, json_)


@tablier.command(
    examples=(
        "tablier train backgammon --preset modern --out modern.safetensors",
        "tablier train garanguet --device cpu --scale 0.01 --out small.safetensors",
        "tablier train irish --out tried.safetensors --recipe exploring=0",
        "tablier train irish --copy large.safetensors --out small.safetensors",
    ),
)
@argument("game")
@game_options
@option("--out", type=FILE, required=True, value="file", about=Said("terminal.option-out-network"))
@option("--seconds", type=Real(1), default=600.0, about=Said("terminal.option-seconds"))
@option("--seed", type=SEED, default=1, about=Said("terminal.option-seed-training"))
@option("--device", type=OneOf(DEVICES), default="cuda", about=Said("terminal.option-device"))
@option("--scale", type=Real(0, 1), default=1.0, about=Said("terminal.option-scale"))
@option("--begin", type=READABLE, value="file", about=Said("terminal.option-begin"))
@option("--copy", "teacher", type=READABLE, value="file", about=Said("terminal.option-copy"))
@option("--size", "sizes", multiple=True, value="size", about=Said("terminal.option-size"))
@option("--as-scout", is_flag=True, about=Said("terminal.option-as-scout"))
@option("--lists", type=WholeNumber(1), nargs=2, value="lengths", about=Said("terminal.option-lists"))
@option("--recipe", "settings", multiple=True, value="setting", about=Said("terminal.option-recipe"))
@option("--against", type=READABLE, value="file", about=Said("terminal.option-against-network"))
@option("--pairs", type=WholeNumber(1), default=1_000, about=Said("terminal.option-pairs-against"))
@option("--svg", type=FILE, value="file", about=Said("terminal.option-svg-curve"))
def train(
    game: str, preset: str | None, options: tuple[str, ...], out: Path, seconds: float, seed: int, device: str,
    scale: float, begin: Path | None, teacher: Path | None, sizes: tuple[str, ...], as_scout: bool,
    lists: tuple[int, int] | None, settings: tuple[str, ...], against: Path | None, pairs: int, svg: Path | None,
) -> None:  # fmt: skip
    """Train a network by self-play, or let smaller ones copy it."""
    from .contesting import copy as copying
    from .contesting import train as training

    game = full_name(game)
    chosen = find_game(game, preset, **read_options(game, options))
    if teacher is not None:
        copying(chosen, teacher, sizes, as_scout, lists, out, seconds, seed, device, scale, settings, against, pairs)
    else:
        training(chosen, out, seconds, seed, device, scale, begin, svg, settings, against, pairs)


@tablier.command(examples=("tablier solve unstacked", "tablier solve unstacked unstacked:w:s111222:m222333"))
@argument("game", type=OneOf([game.id for game in GAMES.values() if game.solved]))
@argument("position", required=False)
@as_json
def solve(game: str, position: str | None, json_: bool) -> None:
    """The exact chances in a game that is solved."""
    from .analysing import solve as solving

    solving(None if position is None else read_any_position(position), json_)
