"""Options of the table rather than of the rules of movement: which there are, and reading them."""

from __future__ import annotations

from collections.abc import Mapping

from ..games import GAMES, Option, Value


def table_options(game_id: str) -> tuple[Option, ...]:
    """The options a table of this game has besides those of its rules."""
    return GAMES[game_id].at_table if game_id in GAMES else ()


def read_table_options(game_id: str, given: Mapping[str, Value]) -> tuple[dict[str, Value], dict[str, Value]]:
    """Split options into those of the table, checked and complete, and the others. Raises BadOption."""
    own = {option.name: option for option in table_options(game_id.strip().lower().partition("@")[0])}
    at_table = {name: option.read(given[name]) if name in given else option.default for name, option in own.items()}
    return at_table, {name: value for name, value in given.items() if name not in own}
