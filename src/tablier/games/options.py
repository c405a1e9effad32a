"""Options that several games have at the table, whatever their rules of movement."""

from __future__ import annotations

from .game import Option

CUBE = Option("cube", "B-11", (False, True), False, area="options")
TOUCH_MOVE = Option("touch_move", "C-5", (False, True), False, area="options")
