"""Setting up a match: which game, which opponent, new or resumed."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ..board import SIDES
from ..bots import BOTS, LEVELS, levels_of
from ..errors import BadOption, TablierError
from ..formats import FORMATS, read_any_position
from ..games import GAMES
from ..records import Record
from ..saying import Said, quoted
from ..table import Table
from .commandline import read_options
from .keyboard import Lines, lines
from .playing import Sitting
from .preparing import prepare, prepare_bot
from .saving import Keeper, naming
from .speaking import Sayable, output, say, spoken

NOBODY = "nobody"
_OPPONENTS: dict[str, Sayable] = {
    **{level.name: level.about for level in LEVELS},
    "greedy": Said("terminal.opponent-greedy"),
    "random": Said("terminal.opponent-random"),
    NOBODY: Said("terminal.opponent-nobody"),
}
_PLAYERS: dict[str, Sayable] = {
    "2": Said("terminal.players-two"),
    "3": Said("terminal.players-three"),
    "4": Said("terminal.players-four"),
}


class MenuItem(NamedTuple):
    """What may be chosen: what it is called, and a few words about it."""

    called: str
    about: str


@dataclass
class SittingWishes:
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


def sit_down(wishes: SittingWishes) -> Sitting:
    """The sitting that was wished for; what was not said is asked. Raises TablierError, ClickException, EOFError."""
    typed = lines()
    if wishes.resume is not None:
        return _resumed(wishes, wishes.resume, typed)
    if wishes.start is not None and wishes.game is None:
        wishes.game = read_any_position(wishes.start).game.full_id
    if wishes.game is None:
        wishes.game = _choose(typed, Said("terminal.which-game"), _games(), next(iter(GAMES)))
        if any(option.name == "players" for option in GAMES[wishes.game].rule_options):
            many = {number: MenuItem("", spoken(about)) for number, about in _PLAYERS.items()}
            wishes.options += (f"players={_choose(typed, Said('terminal.how-many'), many, '2')}",)
        if wishes.against is None and wishes.options[-1:] in ((), ("players=2",)):
            wishes.against = _choose(typed, Said("terminal.against-whom"), _opponents(wishes.game), "greedy")
    side = SIDES.index(wishes.side or "white")
    table, against = _new_table(wishes, wishes.game, side)
    tags = {"against": against, "side": SIDES[side]}
    if wishes.by_hand:
        tags["dice"] = "by hand"
    prepare(table.game)
    return _sitting(table, against, side, typed, Keeper(wishes.save, tags), wishes)


def _opponents(game: str) -> dict[str, MenuItem]:
    """Who may be chosen: of the levels those that differ in the game."""
    alike = {level.name for level in LEVELS} - {level.name for level in levels_of(GAMES[game]())}
    return {name: MenuItem(name, spoken(about)) for name, about in _OPPONENTS.items() if name not in alike}


def _new_table(wishes: SittingWishes, game: str, side: int) -> tuple[Table, str]:
    """A table as wished for, and who plays against: with more than two at the table, nobody but people."""
    options: dict[str, Any] = dict(read_options(game, wishes.options))
    if wishes.cube:
        options["cube"] = True
        if not any(option.name == "cube" for option in Table.options(game)):
            raise BadOption(
                "no-cube", Said("terminal.no-cube", game=GAMES[game.partition("@")[0]].word("name")), "B-11"
            )
    settings: dict[str, Any] = {"seed": wishes.seed, "first": wishes.first}
    settings["position"] = None if wishes.start is None else read_any_position(wishes.start)
    if wishes.match is not None:
        settings["match"] = wishes.match
    elif options.get("cube"):
        settings["match"] = 0  # to one point there would be nothing to double for (B-15)
    table = Table(game, wishes.preset, **settings, **options)
    _check(wishes, table)
    against = wishes.against or ("greedy" if len(table.players) == 2 else NOBODY)
    names = [name or None for name in table.given_names]
    if against == NOBODY:
        names[: len(wishes.names)] = wishes.names
    else:
        names[side] = (*wishes.names, names[side])[0]
        names[1 - side] = spoken(Said(f"bots.called-{against}"))
    return Table(game, wishes.preset, **settings, names=names, **options), against


def _check(wishes: SittingWishes, table: Table) -> None:
    """Refuse what does not go together."""
    count = len(table.players)
    if count > 2 and wishes.against not in (None, NOBODY):
        raise BadOption("no-bots", Said("terminal.no-bots", n=count), "T-80")
    if len(wishes.names) > (count if wishes.against == NOBODY or count > 2 else 1):
        raise BadOption("bad-names", Said("terminal.too-many-names", n=len(wishes.names)))
    if table.account is None and wishes.sheet is not None:
        raise BadOption("no-account", Said("terminal.no-sheet"), "T-89")


def _resumed(wishes: SittingWishes, path: Path, typed: Lines) -> Sitting:
    with naming(path):
        record = Record.load(path)
    if record.faults:
        fault = record.faults[0]
        raise TablierError("not-resumed", Said("terminal.not-resumed", path=str(path), why=fault.said))
    against = wishes.against or record.tags.get("against", NOBODY)
    if against not in _OPPONENTS or len(record.table.players) > 2:
        against = NOBODY
    side_name = wishes.side or record.tags.get("side", "white")
    side = SIDES.index(side_name) if side_name in SIDES else 0
    wishes.by_hand = wishes.by_hand or record.tags.get("dice") == "by hand"
    tags = {**record.tags, "against": against, "side": SIDES[side]}
    prepare(record.table.game)
    # A file of another program stays as it is: the game goes on in one of ours.
    own = None if path.suffix.lower() in FORMATS else path
    keeper = Keeper(wishes.save or own, tags, record.comments)
    table = record.replay()
    if record.tags.get("dice") != "by hand":
        table.let_dice_stand()
    return _sitting(table, against, side, typed, keeper, wishes)


def _sitting(table: Table, against: str, side: int, typed: Lines, keeper: Keeper, wishes: SittingWishes) -> Sitting:
    bots = {} if against == NOBODY else {1 - side: BOTS[against](table.seed)}
    if bots:
        prepare_bot(table.game, against)
    return Sitting(table, bots, typed, keeper, wishes.by_hand, wishes.sheet)


def _games() -> dict[str, MenuItem]:
    """Name, year and a few words about every game."""
    return {
        name: MenuItem(f"{spoken(game.word('name'))} ({spoken(game.word('year'))})", spoken(game.word("gist")))
        for name, game in GAMES.items()
    }


def _choose(typed: Lines, question: Said, choices: dict[str, MenuItem], default: str) -> str:
    """Ask until one of the choices is named, by number or by name; Enter takes the default."""
    say(question, "bold")
    named = list(choices)
    width = max(len(choice.called) for choice in choices.values())
    numbers = named if named[0].isdecimal() else [str(number) for number in range(1, len(named) + 1)]
    for number, choice in zip(numbers, choices.values(), strict=True):
        lead = f"  {number}  {choice.called:<{width}}  " if width else f"  {number}  "
        about = textwrap.wrap(choice.about, max(output().width - len(lead), 30))
        say(f"\n{' ' * len(lead)}".join((lead + about[0], *about[1:])))
    asked = Said("terminal.from-to", first=numbers[0], last=numbers[-1], default=numbers[named.index(default)])
    while True:
        answer = typed.read(f"{spoken(asked)} ").lower()
        if answer in ("q", "quit", "exit"):
            raise EOFError
        found = [name for name in named if name.startswith(answer)] if answer else [default]
        if answer in choices:
            return answer
        if answer in numbers:
            return named[numbers.index(answer)]
        if len(found) == 1:
            return found[0]
        say(Said("terminal.none-of-them", answer=quoted(answer)), "red")
