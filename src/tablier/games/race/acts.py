"""The events of the race games alone: the doubling cube, agreed endings, and bound tables."""

from __future__ import annotations

from ...saying import Said
from ...table.declaring import Button, Event, Source, event, to_act
from ...table.events import A_DIE_EACH, PLAYED
from ...table.phases import Phase
from ...table.values import Die, Player, Point, WinWorth

_CUBE = Source(Said("refusals.lacking-cube"), "cube=true", Said("backgammon.short-name"), "no-cube")
_BEAVERS = Source(Said("refusals.lacking-beavers"), "beavers=beavers", Said("backgammon.short-name"))
_CONCEDING = Source(Said("refusals.lacking-conceding"), "", Said("backgammon.short-name"))
_BINDING = Source(Said("refusals.lacking-binding"), "binding=true", Said("backgammon.short-name"))


@event("double", "B-11", phases=(Phase.THROW, Phase.UNBIND), by=to_act, rank=21,
       given=lambda referee: referee.has_cube, source=_CUBE,
       line="{player} doubles")  # fmt: skip
class Double(Event):
    """The stakes are offered at twice their value (B-11)."""

    player: Player


@event("take", "B-11", phases=(Phase.ANSWER,), by=to_act, rank=12,
       given=lambda referee: referee.has_cube, source=_CUBE,
       line="{player} takes")  # fmt: skip
class Take(Event):
    """The doubled stakes are accepted."""

    player: Player


@event("drop", "B-11", phases=(Phase.ANSWER,), by=to_act, rank=13,
       given=lambda referee: referee.has_cube, source=_CUBE,
       line="{player} drops")  # fmt: skip
class Drop(Event):
    """The double is declined and the game lost."""

    player: Player


@event("beaver", "B-17", phases=(Phase.ANSWER,), by=to_act, rank=33,
       given=lambda referee: referee.most_beavers > 0, source=_BEAVERS,
       line="{player} beavers")  # fmt: skip
class Beaver(Event):
    """The double is taken and doubled again at once, by whoever takes it; so is a beaver in turn (B-17)."""

    player: Player


@event("concede", "B-19", phases=PLAYED, asks=None, button=Button(place=""),
       given=lambda referee: referee.game.id == "backgammon", source=_CONCEDING,
       line="{player} concedes {worth}")  # fmt: skip
class Concede(Event):
    """It was agreed that a player gives up a game, a gammon or a backgammon, whatever the position is worth (B-19)."""

    player: Player
    worth: WinWorth


@event("unbind", "B-6", phases=(Phase.UNBIND,), chance=True, asks=A_DIE_EACH, rank=6,
       given=lambda referee: referee.game.rules.binding, source=_BINDING,
       line="unbind {white}-{black}")  # fmt: skip
class Unbind(Event):
    """The throw for the right to name a point of bound tables (B-6). Equal dice settle nothing."""

    white: Die
    black: Die


@event("break", "B-6", phases=(Phase.BREAK,), by=to_act, rank=7,
       given=lambda referee: referee.game.rules.binding, source=_BINDING,
       line="{player} breaks {point}")  # fmt: skip
class Break(Event):
    """A point of the bound tables is broken up, numbered on the path of the player who has to enter."""

    player: Player
    point: Point
