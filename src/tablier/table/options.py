"""Options of the table rather than of the rules of movement: the cube, and touched men."""

from __future__ import annotations

from collections.abc import Mapping

from ..games import Option, Value

CUBE = Option(
    "cube",
    "B-11",
    "Whether the stakes can be doubled.",
    {False: "They cannot.", True: "Before throwing, a player may offer to double; the other takes or drops."},
    False,
)
TOUCH_MOVE = Option(
    "touch_move",
    "C-5",
    "Whether a man once touched must be moved.",
    {False: "It need not.", True: "It must if it can, unless “I adjust” was said first."},
    False,
)

_AT_TABLE: Mapping[str, tuple[Option, ...]] = {
    "backgammon": (CUBE, TOUCH_MOVE),
    "garanguet": (TOUCH_MOVE,),
    "jacquet-de-versailles": (TOUCH_MOVE,),
    "trictrac": (TOUCH_MOVE,),
    "trictrac-a-ecrire": (TOUCH_MOVE,),
}


def table_options(game_id: str) -> tuple[Option, ...]:
    """The options a table of this game has besides those of its rules."""
    return _AT_TABLE.get(game_id, ())


def read_table_options(game_id: str, given: Mapping[str, Value]) -> tuple[dict[str, Value], dict[str, Value]]:
    """Split options into those of the table, checked and complete, and the others. Raises BadOption."""
    own = {option.name: option for option in table_options(game_id.strip().lower().partition("@")[0])}
    at_table = {name: option.read(given[name]) if name in given else option.default for name, option in own.items()}
    return at_table, {name: value for name, value in given.items() if name not in own}
