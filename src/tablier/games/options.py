"""Options that several games have at the table, whatever their rules of movement."""

from __future__ import annotations

from .game import Option

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
