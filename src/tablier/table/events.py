"""The events that every game has, or may have. The list of events *is* the match: replayed, it gives the same table.

Each is declared once; see :mod:`.declaring`. Those that only one family of games has stand with that family.
"""

from __future__ import annotations

from ..saying import Said
from .declaring import KINDS, Act, Button, Event, Source, event, event_from_json, to_act
from .phases import Phase
from .values import Dice, Die, OrNothing, Player, PlayText, Point, ThrownDice

A_DIE_EACH = {"dice": OrNothing(Dice(2, 2, each=True))}
"""What a message brings for a throw of both, where dice are entered by hand: White's, then Black's."""

PLAYED = tuple(phase for phase in Phase if phase not in (Phase.LOTS, Phase.OPENING, Phase.BETWEEN, Phase.OVER))
"""When a game is under way."""
_TOUCHING = Source(Said("refusals.lacking-touching"), "touch_move=true", None, "no-touch-move")


@event("opening", "C-1", phases=(Phase.OPENING,), chance=True, asks=A_DIE_EACH,
       line="opening {white}-{black}", rank=3)  # fmt: skip
class Opening(Event):
    """The throw for the beginning: one die each. Equal dice settle nothing."""

    white: Die
    black: Die


@event("begin", "C-1", phases=(Phase.OPENING,), asks=None, button=Button(place=""),
       line="{player} begins")  # fmt: skip
class Begin(Event):
    """It was agreed who begins."""

    player: Player


@event("throw", "C-2", phases=(Phase.THROW,), by=to_act, chance=True, asks={"dice": OrNothing(Dice())},
       line="{player} {dice}", rank=4)  # fmt: skip
class Throw(Event):
    """The dice are thrown."""

    player: Player
    dice: ThrownDice


@event("void", "C-5", phases=(Phase.PLAY, Phase.MARK, Phase.STAY), by=to_act, rank=22,
       line="{player} voids")  # fmt: skip
class Void(Event):
    """The throw does not count and is made again (C-5)."""

    player: Player


@event("play", "C-2", phases=(Phase.PLAY,), by=to_act, button=Button(place="board"), rank=8,
       line="{player} plays {play}")  # fmt: skip
class Played(Event):
    """The throw is played; ``play`` in the game's notation."""

    player: Player
    play: PlayText


@event("resign", "C-6", phases=PLAYED, elsewhere=("nothing-to-resign", Said("refusals.nothing-to-resign")),
       given=lambda referee: referee.resigning, button=Button(place="menu"), rank=29,
       line="{player} resigns")  # fmt: skip
class Resign(Event):
    """A player gives the game up (C-6)."""

    player: Player


@event("next", "C-6", phases=(Phase.BETWEEN,), line="game", rank=2)
class NextGame(Event):
    """The next game of the match begins."""


@event("touch", "C-5", phases=(Phase.PLAY,), by=to_act, given=lambda referee: referee.touch_move, source=_TOUCHING,
       button=Button(place="board"), rank=27,
       line="{player} touches {point}")  # fmt: skip
class Touch(Event):
    """A man is touched and must be moved if it can be (C-5)."""

    player: Player
    point: Point


@event("adjust", "C-5", phases=(Phase.PLAY,), by=to_act, given=lambda referee: referee.touch_move, source=_TOUCHING,
       rank=28, line="{player} adjusts")  # fmt: skip
class Adjust(Event):
    """ "I adjust": men touched before the next step are not bound to move (C-5)."""

    player: Player


__all__ = [
    "KINDS", "Act", "Adjust", "Begin", "Event", "NextGame", "Opening", "Played", "Resign", "Throw", "Touch", "Void",
    "event_from_json",
]  # fmt: skip
