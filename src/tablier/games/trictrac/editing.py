"""Positions of Trictrac set up by hand: the men, and everything marked on the rails."""

from __future__ import annotations

from typing import Any

from ...board import MEN, OFF, PATH
from ...saying import Said
from ..setting_up import COUNT, DICE, YES, Entry, Setup, SetupSheet, checked, halves
from .game import Trictrac
from .position import OPENING_ROLLS, TrictracPosition
from .state import HOLE

_MOST_HOLES = 60
"""A round of the scored game can go on for long."""
_FIELDS = {"bredouille": "flags"}
"""Entries that a position has under another name."""


def sheet(game: Trictrac) -> SetupSheet:
    """Men, points, holes and how they were made; and what only some rulings remember."""
    most = game.hole_limit - 1 if game.hole_limit else _MOST_HOLES
    entries = [
        Entry("points", COUNT, Said("setting-up.points"), most=HOLE - 1),
        Entry("bredouille", YES, Said("setting-up.bredouille")),
        Entry("holes", COUNT, Said("setting-up.holes"), most=most),
        Entry("run", COUNT, Said("setting-up.run"), most=most),
        Entry("rolls", COUNT, Said("setting-up.rolls"), most=OPENING_ROLLS),
    ]
    if game.options["old_jans"]:
        entries.append(Entry("first", DICE, Said("setting-up.first"), each=False, most=2))
    if game.rulings.leaving_counts:
        entries.append(Entry("left", YES, Said("setting-up.left")))
    return SetupSheet(MEN, (OFF, PATH + OFF), tuple(entries))


def apart(position: TrictracPosition) -> Setup:
    """A position taken apart."""
    values: dict[str, Any] = {}
    for entry in sheet(position.game).entries:
        values[entry.name] = getattr(position, _FIELDS.get(entry.name, entry.name))
    if "first" in values and not any(values["first"]):
        values["first"] = ()
    return Setup(position.turn, (*position.men[0], *position.men[1]), (), values)


def together(game: Trictrac, setup: Setup) -> TrictracPosition:
    """The position that was set up. Where one alone has holes, they were made in a row; without points none were."""
    setup = checked(sheet(game), 2 * PATH, setup)
    values = {_FIELDS.get(name, name): value for name, value in setup.values.items()}
    values["flags"] = tuple(flag and points > 0 for flag, points in zip(values["flags"], values["points"], strict=True))
    if not all(values["holes"]):
        values["run"] = values["holes"]
    if "first" in values:
        values["first"] = tuple(sorted(values["first"], reverse=True)) or (0, 0)
    return TrictracPosition(game, halves(setup.men), setup.turn, **values)
