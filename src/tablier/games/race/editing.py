"""Positions of the race games set up by hand."""

from __future__ import annotations

from ...board import HOME, MEN, OFF, PATH, POINTS, facing
from ...saying import Said
from ..setting_up import YES, Entry, Setup, SetupSheet, checked, halves
from .game import RaceGame
from .position import RacePosition

_STACKS = 2 * PATH


def sheet(game: RaceGame) -> SetupSheet:
    """Men on the path, the bar and off; couriers where the game has them, pinned men where it pins."""
    couriers = (Entry("freed", YES, Said("setting-up.freed")),) if game.rules.courier else ()
    return SetupSheet(MEN, (OFF, PATH + OFF), couriers, pins=bool(game.rules.pinning))


def apart(position: RacePosition) -> Setup:
    """A position taken apart."""
    under = tuple(player * PATH + point for player in (0, 1) for point in position.pinned[player])
    values = {"freed": position.freed} if position.game.rules.courier else {}
    return Setup(position.turn, (*position.men[0], *position.men[1]), under, values)


def together(game: RaceGame, setup: Setup) -> RacePosition:
    """The position that was set up: a courier at home is through, and a single man beneath several is pinned."""
    setup = checked(sheet(game), _STACKS, setup)
    men = halves(setup.men)
    freed = tuple(setup.values.get("freed", (False, False)))
    arrived = [bool(game.rules.courier and any(own[HOME:])) for own in men]
    said = [{stack - player * PATH for stack in setup.under if stack // PATH == player} for player in (0, 1)]
    for point in range(1, POINTS + 1) if game.rules.pinning else ():
        counts = men[0][point], men[1][theirs := int(facing(game.rules.movement, point))]
        for player, at in enumerate((point, theirs)):
            if counts[player] == 1 and counts[1 - player] > 1:
                said[player].add(at)
    pinned = tuple(sorted(said[0])), tuple(sorted(said[1]))
    return RacePosition(game, men, setup.turn, (freed[0] or arrived[0], freed[1] or arrived[1]), pinned)
