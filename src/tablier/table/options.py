"""Options of the table rather than of the rules of movement: which there are, and reading them."""

from __future__ import annotations

from collections.abc import Mapping

from ..errors import BadOption
from ..games import GAMES, Option, Value
from ..saying import Said


def table_options(game_id: str) -> tuple[Option, ...]:
    """The options a table of this game has besides those of its rules."""
    return GAMES[game_id].at_table if game_id in GAMES else ()


def read_table_options(
    game_id: str, given: Mapping[str, Value], match: int, begun: bool
) -> tuple[dict[str, Value], dict[str, Value]]:
    """Split options into those of the table, checked and complete, and the others. Raises BadOption.

    ``begun``: the table was begun before, and options that are not given are off. What decides nothing in a match to
    so many points, beside the other options, is off too, and refused where it was asked for.
    """
    own = {option.name: option for option in table_options(game_id.strip().lower().partition("@")[0])}
    chosen = {
        name: option.read(given[name]) if name in given else option.off if begun else option.default
        for name, option in own.items()
    }
    for name, option in own.items():
        if chosen[name] == option.off or option.decides(chosen, match):
            continue
        if name in given and option.default == option.off:
            needs = Said(f"refusals.only-{option.play or 'with'}", option=name, needs=option.needs)
            raise BadOption("decides-nothing", needs, option.clause, option.name)
        chosen[name] = option.off
    return chosen, {name: value for name, value in given.items() if name not in own}
