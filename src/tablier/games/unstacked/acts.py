"""The events of Unstacked Draughts alone: dice that were not used are claimed (UD-9)."""

from __future__ import annotations

from ...errors import Refusal
from ...saying import Said
from ...table.declaring import Button, Event, Right, Source, event, to_act
from ...table.phases import Phase
from ...table.values import Die, Player

_CLAIMS = Source(Said("refusals.lacking-claims"), "claims=manual", Said("unstacked.name"))

claimant = Right(
    lambda referee: (referee.claimant,),
    lambda referee, who: Refusal(
        "nothing-to-claim", Said("refusals.no-die-to-claim", who=referee.spoken_of(who)), "UD-9"
    ),
)
"""The other of the last roller, until the next throw."""


@event("cast", "UD-9", phases=(Phase.THROW,), by=to_act, asks=None, button=Button("", "act-throw"), rank=5,
       given=lambda referee: referee.game.claimed_by_hand, source=_CLAIMS,
       line="{player} casts")  # fmt: skip
class Cast(Event):
    """After a double the dice are cast again and not seen yet: the other may interrupt (UD-9)."""

    player: Player


@event("claim", "UD-9", phases=(Phase.THROW, Phase.CLAIM), by=claimant, rank=19,
       given=lambda referee: referee.game.claimed_by_hand, source=_CLAIMS,
       line="{player} claims {die}")  # fmt: skip
class Claim(Event):
    """A die the roller could not use is taken (UD-9)."""

    player: Player
    die: Die


@event("waive", "UD-9", phases=(Phase.THROW, Phase.CLAIM), by=claimant, rank=20,
       given=lambda referee: referee.game.claimed_by_hand, source=_CLAIMS,
       line="{player} waives")  # fmt: skip
class Waive(Event):
    """Nothing is claimed, or nothing more; dice that were cast come to rest (UD-9)."""

    player: Player
