"""Reading what is typed, and small pieces of text that several commands show."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from ..errors import BadOption, TablierError, Unreadable
from ..games import GAMES, Game, Play, Roll, Value
from ..games.game import closest
from ..table import Table


def read_dice(text: str) -> Roll:
    """Dice as people type them: ``6-5``, ``65``, ``6 6 5``. How many there must be is for the game to say."""
    numbers = re.findall(r"\d", text)
    if not numbers or not re.fullmatch(r"\d([\s,+-]*\d)*", text.strip()):
        raise Unreadable("bad-roll", f"{text.strip()!r} is not a throw such as 6-5.")
    return tuple(map(int, numbers))


def looks_like_dice(text: str) -> bool:
    """Whether a line can only be meant as dice."""
    return re.fullmatch(r"\d([\s,+-]*\d)*", text.strip()) is not None


def full_name(game_id: str) -> str:
    """A game's id from its beginning, if that says enough: ``jacquet`` for ``jacquet-de-versailles``."""
    name, at, variant = game_id.strip().lower().partition("@")
    found = [known for known in GAMES if name and known.startswith(name)]
    return f"{found[0]}{at}{variant}" if len(found) == 1 else game_id


def plays_itself(game: Game) -> bool:
    """Whether a throw leaves nothing to choose."""
    return game.plays_itself


def choices(table: Table) -> Sequence[Play]:
    """The plays that can be entered: where nobody points out a duty, also those that break one."""
    legal = table.plays()
    return table.game.possible(table.position, table.dice) if table.game.marks_by_hand else legal


def better_reason(as_play: TablierError, as_steps: TablierError) -> TablierError:
    """Of the reasons why a line is no whole play and no beginning of one, the one that helps."""
    return as_steps if as_play.code in ("unfinished", "plays-too-little") else as_play


def read_options(game_id: str, given: Iterable[str]) -> dict[str, Value]:
    """Options given as ``name=value`` (``touch-move`` for ``touch_move``, a name alone for true). Raises BadOption."""
    known = [option.name for option in Table.options(game_id)]
    options: dict[str, Value] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        name = name.replace("-", "_")
        if name not in known:
            raise BadOption("unknown-option", closest("option", name, known, of=game_id))
        options[name] = (int(value) if value.isdecimal() and len(value) < 10 else value) if equals else True
    return options


def wilson(successes: int, trials: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson 1927."""
    share = successes / trials
    scale = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / scale
    half = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)
