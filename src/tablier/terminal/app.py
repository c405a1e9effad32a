"""The command ``tablier``: its subcommands and options. What they do is in the modules beside this one."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from .. import __version__
from ..batch import DEVICES
from ..board import SIDES
from ..bots import BOTS
from ..dice import SEED_LIMIT
from ..errors import BadOption, TablierError, UnknownGame
from ..games import GAMES, find_game, read_position
from .choosing import NOBODY, Wishes, sit_down
from .saving import latest_game
from .words import full_name, read_dice, read_options

F = TypeVar("F", bound=Callable[..., Any])

BAD = 1
"""Exit code: what was asked about is bad: an illegal play, an impossible position, a damaged record."""
USAGE = 2
"""Exit code: the command was not understood."""
INTERRUPTED = 130

_SEED = click.IntRange(0, SEED_LIMIT - 1)
_FILE = click.Path(path_type=Path, dir_okay=False)
_FOLDER = click.Path(path_type=Path, file_okay=False)
_READABLE = click.Path(path_type=Path, dir_okay=False, exists=True, readable=True)
LATEST = "the last one"
"""What ``--resume`` stands for without a file."""
_SIDE = click.Choice(SIDES, case_sensitive=False)


class Commands(click.Group):
    """The group of commands. Whatever goes wrong is told in one line on standard error."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **extra: Any) -> Any:
        code = 0
        _mend_streams()
        try:
            result = super().main(args, prog_name, **{**extra, "standalone_mode": False})
            code = result if isinstance(result, int) else 0
            sys.stdout.flush()
        except click.UsageError as problem:
            command = problem.ctx.command_path if problem.ctx else "tablier"
            code = _complain(f"{problem.format_message()} '{command} --help' explains.", USAGE)
        except click.ClickException as problem:
            code = _complain(problem.format_message(), problem.exit_code)
        except (UnknownGame, BadOption) as problem:
            code = _complain(str(problem), USAGE)
        except TablierError as problem:
            code = _complain(str(problem), BAD)
        except BrokenPipeError:
            # Whoever read the output has seen enough; nothing may be written when the program ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = BAD
        except OSError as problem:
            code = _complain(f"{problem.filename or 'file'}: {problem.strerror or problem}", BAD)
        except (click.Abort, EOFError, KeyboardInterrupt):
            code = INTERRUPTED
        sys.exit(code)


def _mend_streams() -> None:
    """Make do with a terminal that is closed, or that cannot show ○ and ●."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _complain(sentence: str, code: int) -> int:
    click.echo(f"tablier: {' '.join(sentence.split())}", err=True)
    return code


def as_json(command: F) -> F:
    """The option that asks for output for other programs."""
    return click.option("--json", "json_", is_flag=True, help="Write JSON, for other programs.")(command)


def game_options(command: F) -> F:
    """The options that choose among the rules of a game."""
    command = click.option(
        "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="A ruling; see 'tablier options GAME'."
    )(command)
    return click.option("--preset", metavar="NAME", help="A named set of rulings, such as modern.")(command)


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tablier")
@click.pass_context
def tablier(context: click.Context) -> None:
    """The forgotten tables games, with a referee who explains.

    Without a command, choose a game and play.

    \b
    Examples:
      tablier                               choose a game
      tablier play garanguet                play against a bot
      tablier rules G-7                     read a clause
      tablier plays garanguet:w:1x15:1x15 6-5-4

    Exit codes: 0 all is well; 1 what was asked about is bad (an illegal play, an impossible position, a
    damaged record); 2 the command was not understood.
    """
    if context.invoked_subcommand is None:
        _sit(Wishes())


@tablier.command(short_help="Play a game.")
@click.argument("game", required=False)
@game_options
@click.option("--against", type=click.Choice([*BOTS, NOBODY]), help="The opponent [greedy]; nobody: two people play.")
@click.option("--side", type=_SIDE, help="Your side against a bot [white].")
@click.option("--name", "names", metavar="NAME", multiple=True, help="Your name; again for others at the keyboard.")
@click.option("--match", type=click.IntRange(0), help="Points to play to [1]; 0 for a running score.")
@click.option("--seed", type=_SEED, help="Repeat the dice of this seed.")
@click.option("--hand", is_flag=True, help="Enter the dice by hand, to play on a real board.")
@click.option("--cube", is_flag=True, help="Play with the doubling cube (Backgammon).")
@click.option("--first", type=_SIDE, help="Who begins, instead of throwing for it.")
@click.option("--start", metavar="POSITION", help="Begin from a position id.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LATEST,
    metavar="[FILE]",
    help="Go on with a saved game; alone, with the last one.",
)
@click.option("--save", type=_FILE, metavar="FILE", help="Keep the record in this file (JSON if it ends in .json).")
@click.option("--sheet", type=_FILE, metavar="FILE", help="Write the account of a scored game to this page (HTML).")
def play(
    game: str | None, preset: str | None, options: tuple[str, ...], against: str | None, side: str | None,
    names: tuple[str, ...], match: int | None, seed: int | None, hand: bool, cube: bool, first: str | None,
    start: str | None, resume: str | None, save: Path | None, sheet: Path | None,
) -> None:  # fmt: skip
    """Play a game; without GAME, choose one.

    Type a play whole (1/7 12/17) or step by step; Tab shows what is legal; 'help' lists the other commands.
    The game is saved as you play: quit when you like, and go on later with --resume.

    \b
    Examples:
      tablier play garanguet
      tablier play backgammon --preset modern --cube --match 5 --against greedy
      tablier play jacquet-de-versailles -o bear_off=exact --side black --seed 7
      tablier play garanguet --against nobody --hand     referee at a real board
      tablier play trictrac -o marking=manual           mark for yourself, and beware of schools
      tablier play trictrac-a-ecrire -o players=3 -o rounds=6 --name Ann --name Bob --sheet account.html
      tablier play --resume game.tab
    """
    settled = (game, preset, options, start, first, names, cube)
    if resume is not None and (any(settled) or match is not None or seed is not None):
        raise click.UsageError(
            "--resume goes on with the table as the record has it: game, rules, match, seed and names."
        )
    game = game and full_name(game)
    saved = _to_resume(resume)
    _sit(Wishes(game, preset, options, against, side, match, seed, first, start, names, hand, cube, saved, save, sheet))


def _to_resume(wish: str | None) -> Path | None:
    """The file to go on with. Raises UsageError if it is not there, or if no game was kept."""
    if wish is None:
        return None
    path = latest_game() if wish == LATEST else Path(wish)
    if path is None:
        raise click.UsageError("No game has been kept yet.")
    if not path.is_file():
        raise click.UsageError(f"There is no file {str(path)!r} to go on with.")
    return path


def _sit(wishes: Wishes) -> None:
    try:
        sitting = sit_down(wishes)
    except (EOFError, KeyboardInterrupt):
        click.echo("Nothing was begun.")
        return
    sitting.run()


@tablier.command(short_help="Play in the browser.")
@click.option("--host", help="Where to listen [127.0.0.1]; 0.0.0.0 lets others in.")
@click.option("--port", type=click.IntRange(0, 65535), help="On which port [8080]; 0: any that is free.")
@click.option("--database", metavar="URL", help="Where to keep the tables [a file of your own]; postgresql://… too.")
@click.option("--open/--no-open", "open_browser", default=None, help="Open the browser [if there is a screen].")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="How much to log [info; warning at a terminal].",
)
@click.option(
    "--behind-proxy", "proxies", metavar="ADDRESSES", help="Proxies whose X-Forwarded-For is believed [none]."
)
def serve(
    host: str | None, port: int | None, database: str | None, open_browser: bool | None, log_level: str | None,
    proxies: str | None,
) -> None:  # fmt: skip
    """Open the salon: all games in the browser, against bots, a friend by link, or both at one screen.

    Every option can also be set by the environment: TABLIER_HOST, TABLIER_PORT, TABLIER_DATABASE, TABLIER_LOG_LEVEL,
    TABLIER_PROXIES.

    \b
    Examples:
      tablier serve
      tablier serve --host 0.0.0.0 --port 80 --database postgresql://salon@localhost/salon
    """
    from .serving import serve as serving

    serving(open_browser, host=host, port=port, database=database, log_level=log_level, proxies=proxies)


@tablier.command(short_help="Show the rules of a game, or a clause.")
@click.argument("subject", metavar="[GAME]", required=False)
@click.argument("clause", required=False)
@click.option("--lang", type=click.Choice(["en", "fr"]), default="en", help="The language [en].")
@as_json
def rules(subject: str | None, clause: str | None, lang: str, json_: bool) -> None:
    """Show the rules of a game, or one clause of them.

    \b
    Examples:
      tablier rules                     the pages
      tablier rules garanguet           a whole page
      tablier rules garanguet G-7       a clause; 'tablier rules G-7' does as well
      tablier rules trictrac --lang fr  in French
    """
    from .explaining import show_rules

    show_rules(subject and full_name(subject), clause, json_, lang)


@tablier.command(short_help="List the rulings a table may choose.")
@click.argument("game")
@as_json
def options(game: str, json_: bool) -> None:
    """List the rulings that a table of GAME may choose.

    \b
    Example:
      tablier options backgammon
    """
    from .explaining import show_options

    show_options(full_name(game), json_)


@tablier.command(short_help="Draw a position.")
@click.argument("position")
@click.option("--viewer", type=_SIDE, default="white", show_default=True, help="Who sits below.")
@click.option("--svg", type=_FILE, metavar="FILE", help="Draw a picture into this file as well.")
@as_json
def show(position: str, viewer: str, svg: Path | None, json_: bool) -> None:
    """Draw the board of a position id.

    \b
    Examples:
      tablier show garanguet:w:1x15:1x15
      tablier show backgammon:b:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5 --viewer black --svg board.svg
    """
    from .showing import show_position

    show_position(read_position(position), SIDES.index(viewer), svg, json_)


@tablier.command(short_help="List the legal plays of a roll.")
@click.argument("position")
@click.argument("roll", nargs=-1, required=True)
@click.option("--count", is_flag=True, help="Only say how many there are.")
@click.option("--limit", type=click.IntRange(0), default=100, show_default=True, help="List so many at most; 0: all.")
@as_json
def plays(position: str, roll: tuple[str, ...], count: bool, limit: int, json_: bool) -> None:
    """List the legal plays of ROLL and the positions they lead to. ROLL is 6-5, 65 or "6 6 5".

    \b
    Examples:
      tablier plays garanguet:w:1x15:1x15 6-5-4
      tablier plays jacquet-de-versailles:w:1x15:1x15 66 --count
    """
    from .showing import show_plays

    show_plays(read_position(position), read_dice(" ".join(roll)), limit, count, json_)


@tablier.command(short_help="Judge the plays of a roll.")
@click.argument("position")
@click.argument("roll", nargs=-1, required=True)
@click.option("--plays", type=click.IntRange(1), default=5, show_default=True, help="How many plays, the best first.")
@click.option("--trials", type=click.IntRange(0), default=0, help="Roll each of them out so many times [0: two-ply].")
@click.option("--depth", type=click.IntRange(1), default=8, show_default=True, help="Turns played in each trial.")
@click.option("--seed", type=_SEED, default=0, show_default=True, help="The dice of the trials.")
@click.option("--jobs", type=click.IntRange(0), default=1, show_default=True, help="How many processes; 0: all cores.")
@click.option("--ray", metavar="ADDRESS", help="Spread the trials over a Ray cluster; 'local' starts one here.")
@as_json
def analyse(
    position: str, roll: tuple[str, ...], plays: int, trials: int, depth: int, seed: int, jobs: int, ray: str | None,
    json_: bool,
) -> None:  # fmt: skip
    """Judge the plays of ROLL: what each is worth in points, without the cube, and the chances behind that.

    Where the tables of bearing off know, it says "exact". Rollouts play on with the luck of the dice taken out, and
    come with their standard error.

    \b
    Examples:
      tablier analyse backgammon@modern:w:19x2,20x2,24x1:19x3,22x1 2-1
      tablier analyse backgammon@modern:w:1x2,12x5,17x3,19x5:1x2,12x5,17x3,19x5 3-1 --trials 72
      tablier analyse trictrac:w:1x15:1x15 6-3 --trials 1296 --jobs 0
    """
    from .analysing import show_analysis

    show_analysis(read_position(position), read_dice(" ".join(roll)), plays, trials, depth, seed, jobs, ray, json_)


@tablier.command(short_help="Show a game from its record.")
@click.argument("record", type=_READABLE, required=False)
@click.option("--example", metavar="NAME", help="A game that the rules pages tell, such as soumille-1.")
@click.option("--at", type=click.IntRange(0), metavar="N", help="Show the board after turn N; 0 is the start.")
@click.option("--step", is_flag=True, help="Walk through it: Enter goes on, b back, a number there, q out.")
@click.option("--boards", is_flag=True, help="Draw the board after every turn.")
@click.option("--viewer", type=_SIDE, default="white", show_default=True, help="Who sits below.")
@as_json
@click.pass_context
def replay(
    context: click.Context, record: Path | None, example: str | None, at: int | None, step: bool, boards: bool,
    viewer: str, json_: bool,
) -> None:  # fmt: skip
    """Show a game from its record, turn by turn, and the board at its end.

    Of a damaged record everything before the damage is shown; the exit code is then 1.

    \b
    Examples:
      tablier replay game.tab
      tablier replay game.tab --at 12
      tablier replay game.tab --step
      tablier replay --example soumille-1 --step
    """
    from .showing import show_record

    if (record is None) == (example is None):
        raise click.UsageError("Name a record, or an example with --example.")
    context.exit(show_record(record or str(example), at, step, boards, SIDES.index(viewer), json_))


@tablier.command(short_help="Prove that the dice of a record were fair.")
@click.argument("record", type=_READABLE)
@click.option("--mine", metavar="SEED", multiple=True, help="A seed you gave: say whether it is in these dice.")
@click.option("--promise", metavar="HASH", help="What you were promised before the game: say whether it was kept.")
@as_json
@click.pass_context
def verify(context: click.Context, record: Path, mine: tuple[str, ...], promise: str | None, json_: bool) -> None:
    """Compute the dice of a match played in the salon again, from what was told of its secret and the players' seeds.

    Your own seed and the promise you were given stand on the page of the table; with them nobody can have replaced the
    record. The exit code is 1 if anything is not as promised, or if the record does not carry what is needed.

    \b
    Examples:
      tablier verify game.tab
      tablier verify game.tab --mine 3b1f0c5a9d… --promise 9f86d081…
    """
    from .proving import show_proof

    context.exit(show_proof(record, mine, promise, json_))


@tablier.command(short_help="Play random games and count.")
@click.argument("game")
@game_options
@click.option("-n", "--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=_SEED, help="Repeat the games of this seed.")
@click.option("--start", metavar="POSITION", help="Begin from a position id.")
@click.option("--threads", type=click.IntRange(0), default=1, show_default=True, help="How many threads; 0: all cores.")
@click.option("--ray", metavar="ADDRESS", help="Spread the games over a Ray cluster; 'local' starts one here.")
@as_json
def simulate(
    game: str, preset: str | None, options: tuple[str, ...], games: int, seed: int | None, start: str | None,
    threads: int, ray: str | None, json_: bool,
) -> None:  # fmt: skip
    """Play random games of GAME and count who wins, how much, and how soon.

    \b
    Examples:
      tablier simulate garanguet -n 100000 --seed 1
      tablier simulate backgammon --preset modern --json
      tablier simulate trictrac -n 1000000 --threads 0
      tablier simulate trictrac -n 10000000 --ray auto
    """
    from .reckoning import simulate as simulating

    game = full_name(game)
    chosen = find_game(game, preset, **read_options(game, options))
    begin = None if start is None else read_position(start)
    if begin is not None and begin.game != chosen:
        raise BadOption("other-game", f"The position is one of {begin.game.full_id}, not of {chosen.full_id}.")
    number = secrets.randbelow(SEED_LIMIT) if seed is None else seed
    simulating(chosen, games, number, begin, json_, threads, ray)


@tablier.command(short_help="Let bots play each other.")
@click.argument("game")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT…")
@game_options
@click.option(
    "-n", "--pairs", type=click.IntRange(1), default=100, show_default=True, help="Pairs of games for each two."
)
@click.option("--seed", type=_SEED, default=1, show_default=True, help="The dice of the first pair.")
@click.option("--jobs", type=click.IntRange(0), default=1, show_default=True, help="How many processes; 0: all cores.")
@click.option("--ray", metavar="ADDRESS", help="Spread the games over a Ray cluster; 'local' starts one here.")
@click.option("--without-luck", is_flag=True, help="Take the luck of the dice out of the results.")
@click.option("--svg", type=_FILE, metavar="FILE", help="Draw the ratings into this file as well.")
@as_json
def arena(
    game: str, bots: tuple[str, ...], preset: str | None, options: tuple[str, ...], pairs: int, seed: int, jobs: int,
    ray: str | None, without_luck: bool, svg: Path | None, json_: bool,
) -> None:  # fmt: skip
    """Let every two of the bots play pairs of games: the same dice, the sides exchanged.

    \b
    Bots: random, greedy, novice, amateur, player, expert, master.
    Examples:
      tablier arena garanguet master greedy -n 200
      tablier arena backgammon --preset modern novice amateur player expert master --svg ratings.svg
      tablier arena trictrac master expert -n 5000 --ray auto
      tablier arena jacquet expert player -n 20 --without-luck

    Without luck, what each throw brings beyond the mean of all throws, by the judgement of the game's network, is taken
    out again. That is nothing on average, and the intervals are those of more games, for good players of many more.
    """
    from .contesting import arena as contesting

    game = full_name(game)
    chosen = find_game(game, preset, **read_options(game, options))
    contesting(chosen, bots, pairs, seed, jobs, ray, without_luck, svg, json_)


@tablier.command(short_help="Let a bot play itself, and keep the records.")
@click.argument("game")
@click.argument("bot")
@game_options
@click.option("-n", "--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=_SEED, default=1, show_default=True, help="The dice of the first game.")
@click.option("--jobs", type=click.IntRange(0), default=1, show_default=True, help="How many processes; 0: all cores.")
@click.option("--ray", metavar="ADDRESS", help="Spread the games over a Ray cluster; 'local' starts one here.")
@click.option("--out", type=_FOLDER, required=True, metavar="FOLDER", help="Where to write the records.")
@click.option("--json", "json_", is_flag=True, help="Write them as JSON.")
def selfplay(
    game: str, bot: str, preset: str | None, options: tuple[str, ...], games: int, seed: int, jobs: int,
    ray: str | None, out: Path, json_: bool,
) -> None:  # fmt: skip
    """Let BOT play GAME against itself and write a record of every game, named after its seed, into a folder.

    \b
    Examples:
      tablier selfplay trictrac player -n 1000 --jobs 0 --out games
      tablier selfplay backgammon --preset modern expert -n 100000 --ray auto --json --out games
    """
    from .contesting import selfplay as playing

    game = full_name(game)
    playing(find_game(game, preset, **read_options(game, options)), bot, games, seed, jobs, ray, out, json_)


@tablier.command(short_help="Train a network by self-play.")
@click.argument("game")
@game_options
@click.option("--out", type=_FILE, required=True, metavar="FILE", help="Where to write the network.")
@click.option("--seconds", type=click.FloatRange(1), default=600.0, show_default=True, help="How long to train.")
@click.option("--seed", type=_SEED, default=1, show_default=True, help="Of the weights, the dice and the learning.")
@click.option("--device", type=click.Choice(DEVICES), default="cuda", show_default=True, help="Where to train.")
@click.option("--scale", type=click.FloatRange(0, 1), default=1.0, help="A smaller recipe, to try it out.")
@click.option("--begin", type=_READABLE, metavar="FILE", help="Go on from this network.")
@click.option(
    "--recipe", "settings", multiple=True, metavar="NAME=VALUE", help="Depart from the recipe; '1.' is its first stage."
)
@click.option("--against", type=_READABLE, metavar="FILE", help="Then play this network, on the same machine.")
@click.option("--pairs", type=click.IntRange(1), default=1_000, show_default=True, help="Pairs of games against it.")
@click.option("--svg", type=_FILE, metavar="FILE", help="Draw the learning curve into this file as well.")
def train(
    game: str, preset: str | None, options: tuple[str, ...], out: Path, seconds: float, seed: int, device: str,
    scale: float, begin: Path | None, settings: tuple[str, ...], against: Path | None, pairs: int, svg: Path | None,
) -> None:  # fmt: skip
    """Train a network for GAME by self-play. Needs PyTorch, and numba-cuda for a card.

    \b
    Examples:
      tablier train backgammon --preset modern --out modern.safetensors
      tablier train garanguet --device cpu --scale 0.01 --seconds 60 --out small.safetensors
      tablier train backgammon --preset modern --out tried.safetensors --seconds 90 \\
        --recipe 1.share=1 --recipe 2.share=0 --recipe exploring=0 --against modern.safetensors
    """
    from .schooling import train as training

    game = full_name(game)
    chosen = find_game(game, preset, **read_options(game, options))
    training(chosen, out, seconds, seed, device, scale, begin, svg, settings, against, pairs)


@tablier.command(short_help="Exact chances in unstacked draughts.")
@click.argument("game", type=click.Choice([game.id for game in GAMES.values() if game.solved]))
@click.argument("position", required=False)
@as_json
def solve(game: str, position: str | None, json_: bool) -> None:
    """The exact chances in Unstacked Draughts, from the start or from POSITION.

    \b
    Examples:
      tablier solve unstacked
      tablier solve unstacked unstacked:w:s111222:m222333
    """
    from .reckoning import solve as solving

    solving(None if position is None else read_position(position), json_)
