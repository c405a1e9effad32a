"""Setting up a match: which game, which opponent, new or resumed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ..board import SIDES
from ..bots import BOTS, LEVELS, levels_of
from ..errors import BadOption
from ..games import GAMES, read_position
from ..records import Record
from ..table import Table
from .console import output, painted
from .playing import Sitting
from .preparing import prepare, prepare_bot
from .prompt import Reader, reader
from .saving import Keeper
from .words import read_options

NOBODY = "nobody"
_OPPONENTS = {
    **{level.name: (level.name, str(level.about)) for level in LEVELS},
    "greedy": ("greedy", "a simple bot without a network"),
    "random": ("random", "a bot that plays anything legal"),
    NOBODY: ("nobody", "people take turns at this keyboard"),
}


_PLAYERS = {
    "2": ("two", "against each other"),
    "3": ("three", "in turn; one sits out"),
    "4": ("four", "two teams of two"),
}


@dataclass
class Wishes:
    """What was asked for on the command line; None where nothing was said."""

    game: str | None = None
    preset: str | None = None
    options: tuple[str, ...] = ()
    against: str | None = None
    side: str | None = None
    match: int | None = None
    seed: int | None = None
    first: str | None = None
    start: str | None = None
    names: tuple[str, ...] = ()
    by_hand: bool = False
    cube: bool = False
    resume: Path | None = None
    save: Path | None = None
    sheet: Path | None = None


def sit_down(wishes: Wishes) -> Sitting:
    """The sitting that was wished for; what was not said is asked. Raises TablierError, ClickException, EOFError."""
    lines = reader()
    if wishes.resume is not None:
        return _resumed(wishes, wishes.resume, lines)
    if wishes.start is not None and wishes.game is None:
        wishes.game = read_position(wishes.start).game.full_id
    if wishes.game is None:
        wishes.game = _choose(lines, "Which game?", _games(), next(iter(GAMES)))
        if any(option.name == "players" for option in GAMES[wishes.game].rule_options):
            wishes.options += (f"players={_choose(lines, 'How many play?', _PLAYERS, '2')}",)
        if wishes.against is None and wishes.options[-1:] in ((), ("players=2",)):
            wishes.against = _choose(lines, "Against whom?", _opponents(wishes.game), "greedy")
    side = SIDES.index(wishes.side or "white")
    table, against = _new_table(wishes, wishes.game, side)
    tags = {"against": against, "side": SIDES[side]}
    if wishes.by_hand:
        tags["dice"] = "by hand"
    prepare(table.game)
    return _sitting(table, against, side, lines, Keeper(wishes.save, tags), wishes)


def _opponents(game: str) -> dict[str, tuple[str, str]]:
    """Who may be chosen: of the levels those that differ in the game."""
    alike = {level.name for level in LEVELS} - {level.name for level in levels_of(GAMES[game]())}
    return {name: about for name, about in _OPPONENTS.items() if name not in alike}


def _new_table(wishes: Wishes, game: str, side: int) -> tuple[Table, str]:
    """A table as wished for, and who plays against: with more than two at the table, nobody but people."""
    options: dict[str, Any] = dict(read_options(game, wishes.options))
    if wishes.cube:
        options["cube"] = True
        if not any(option.name == "cube" for option in Table.options(game)):
            raise BadOption("no-cube", f"There is no doubling cube in {GAMES[game.partition('@')[0]].name}.", "B-11")
    settings: dict[str, Any] = {"seed": wishes.seed, "first": wishes.first, "position": wishes.start}
    if wishes.match is not None:
        settings["match"] = wishes.match
    table = Table(game, wishes.preset, **settings, **options)
    _check(wishes, table)
    against = wishes.against or ("greedy" if len(table.players) == 2 else NOBODY)
    names = list(table.players)
    if against == NOBODY:
        names[: len(wishes.names)] = wishes.names
    else:
        names[side] = (*wishes.names, names[side])[0]
        names[1 - side] = against.capitalize()
    return Table(game, wishes.preset, **settings, names=names, **options), against


def _check(wishes: Wishes, table: Table) -> None:
    """Refuse what does not go together."""
    count = len(table.players)
    if count > 2 and wishes.against not in (None, NOBODY):
        raise BadOption("no-bots", f"With {count} players only people play: --against nobody.", "T-80")
    if len(wishes.names) > (count if wishes.against == NOBODY or count > 2 else 1):
        raise BadOption("bad-names", f"{len(wishes.names)} names are more than there are people.")
    if table.account is None and wishes.sheet is not None:
        raise BadOption("no-account", "A sheet shows the account of the scored game, trictrac-a-ecrire.", "T-89")


def _resumed(wishes: Wishes, path: Path, lines: Reader) -> Sitting:
    record = Record.load(path)
    if record.faults:
        fault = record.faults[0]
        raise click.ClickException(f"{path} cannot be resumed: {fault}. 'tablier replay' shows what can be read.")
    against = wishes.against or record.tags.get("against", NOBODY)
    if against not in _OPPONENTS or len(record.table.players) > 2:
        against = NOBODY
    side_name = wishes.side or record.tags.get("side", "white")
    side = SIDES.index(side_name) if side_name in SIDES else 0
    wishes.by_hand = wishes.by_hand or record.tags.get("dice") == "by hand"
    tags = {**record.tags, "against": against, "side": SIDES[side]}
    prepare(record.table.game)
    keeper = Keeper(wishes.save or path, tags, record.comments)
    table = record.replay()
    if record.tags.get("dice") != "by hand":
        table.let_dice_stand()
    return _sitting(table, against, side, lines, keeper, wishes)


def _sitting(table: Table, against: str, side: int, lines: Reader, keeper: Keeper, wishes: Wishes) -> Sitting:
    bots = {} if against == NOBODY else {1 - side: BOTS[against](table.seed)}
    if bots:
        prepare_bot(table.game, against)
    return Sitting(table, bots, lines, keeper, wishes.by_hand, wishes.sheet)


def _games() -> dict[str, tuple[str, str]]:
    """Name, year and a few words about every game."""
    return {name: (f"{GAMES[name].name} ({GAMES[name].year})", GAMES[name].gist) for name in GAMES}


def _choose(lines: Reader, question: str, choices: dict[str, tuple[str, str]], default: str) -> str:
    """Ask until one of the choices is named, by number or by name; Enter takes the default."""
    out = output()
    out.print(painted(question, "bold"))
    named = list(choices)
    width = max(len(shown) for shown, _ in choices.values())
    numbers = named if named[0].isdecimal() else [str(number) for number in range(1, len(named) + 1)]
    for number, (shown, about) in zip(numbers, choices.values(), strict=True):
        out.print(painted(f"  {number}  {shown:<{width}}  {about}"), soft_wrap=True)
    while True:
        answer = lines.read(f"{numbers[0]} to {numbers[-1]} [{numbers[named.index(default)]}]: ").lower()
        if answer in ("q", "quit", "exit"):
            raise EOFError
        found = [name for name in named if name.startswith(answer)] if answer else [default]
        if answer in choices:
            return answer
        if answer in numbers:
            return named[numbers.index(answer)]
        if len(found) == 1:
            return found[0]
        out.print(painted(f"{answer!r} is not one of them; type a number, or q to leave.", "red"))
