"""The events of Trictrac alone: staying and leaving, marking by hand, schools and false moves, the scored game."""

from __future__ import annotations

from typing import Any

from ...errors import Refusal
from ...saying import Said
from ...table.declaring import Button, Event, Right, Source, event, to_act
from ...table.phases import Phase
from ...table.values import ClaimedPoints, Drawn, Holes, Over, Player, PlayerOfMany, PlayText, Points, Speech

_STAYING = Source(Said("refusals.lacking-staying"), "", Said("trictrac.name"))
_MARKING = Source(Said("refusals.lacking-marking"), "marking=manual", Said("trictrac.name"))
_LOTS = Source(Said("refusals.lacking-lots"), "players=3", Said("trictrac-a-ecrire.name"))
_ADVICE = Source(Said("refusals.lacking-advice"), "players=3", Said("trictrac-a-ecrire.name"))
_BREAKING_OFF = Source(Said("refusals.lacking-breaking-off"), "", Said("trictrac-a-ecrire.name"))

_CLAIMING = (Phase.THROW, Phase.MARK, Phase.STAY, Phase.PLAY, Phase.AGREE)
_NOT_OVER = tuple(phase for phase in Phase if phase is not Phase.OVER)
_IN_PANEL = Button(place="panel")


def _not_your_claim(referee: Any, _: int) -> Refusal:
    return Refusal(
        "not-your-claim", Said("refusals.not-your-claim", who=referee.spoken_of(referee.claimants()[0])), "T-61"
    )


def no_false_move(*_: Any) -> Refusal:
    """The refusal of whoever names a false move where there is none to be named."""
    return Refusal("no-false-move", Said("trictrac-play.no-false-move"), "T-62")


def _no_such_player(referee: Any, who: int) -> Refusal:
    return Refusal("no-such-player", Said("scored.no-such-player", number=who + 1), "T-80")


def _at_the_board(referee: Any, _: int) -> Refusal:
    return Refusal("may-not-advise", Said("scored.may-not-advise"), "T-85")


claimants = Right(lambda referee: referee.claimants(), _not_your_claim)
"""Whoever may claim of the other's marking now (T-70)."""
wronged = Right(lambda referee: (referee.player,), no_false_move)
"""The player about to throw, to whom the other's play may have been false (T-62)."""
all_players = Right(lambda referee: range(referee.game.scheme.players), _no_such_player)
"""Everybody of the scored game, at the board or not."""
advisers = Right(lambda referee: referee.advisers(), _at_the_board)
"""Those who sit out (T-85)."""


@event("stay", "T-44", phases=(Phase.STAY,), by=to_act, source=_STAYING, rank=10,
       line="{player} stays")  # fmt: skip
class Stay(Event):
    """After a hole the roller stays (T-44)."""

    player: Player


@event("leave", "T-44", phases=(Phase.STAY,), by=to_act, source=_STAYING, rank=11, line="{player} leaves")
class Leave(Event):
    """After a hole the roller leaves (T-44)."""

    player: Player


@event("mark", "T-60", phases=(Phase.MARK, Phase.THROW, Phase.STAY, Phase.PLAY), by=to_act, source=_MARKING, rank=9,
       button=_IN_PANEL, line="{player} marks {points}[ and pegs {holes}]")  # fmt: skip
class Mark(Event):
    """Points are marked by hand (T-60): what the own throw is worth, or, before throwing, what the other's was.

    Another mark before the next act takes the place of the one before.

    ``holes`` is how many are pegged with them; None leaves that to the referee (T-65).
    """

    player: Player
    points: Points
    holes: Holes = None


@event("agree", "T-66", phases=(Phase.AGREE,), by=to_act, source=_MARKING, rank=14, line="{player} agrees")
class Agree(Event):
    """The other's leaving, or the end, is agreed to (T-66)."""

    player: Player


@event("school", "T-61", phases=_CLAIMING, by=claimants, source=_MARKING, rank=23, button=_IN_PANEL,
       line="{player} cries school of {points} too {over}")  # fmt: skip
class School(Event):
    """A school is claimed: so many points too little or, with ``over``, too much (T-61)."""

    player: Player
    points: ClaimedPoints
    over: Over


@event("demand", "T-61", phases=_CLAIMING, by=claimants, source=_MARKING, rank=24, button=_IN_PANEL,
       line="{player} demands")  # fmt: skip
class Demand(Event):
    """The other's marking is to be put right, without points for it (T-61)."""

    player: Player


@event("accept", "T-64", phases=(Phase.ACCUSED,), by=to_act, source=_MARKING, rank=15,
       line="{player} accepts")  # fmt: skip
class Accept(Event):
    """The accused accepts the claim (T-64)."""

    player: Player


@event("contest", "T-64", phases=(Phase.ACCUSED,), by=to_act, source=_MARKING, rank=16,
       line="{player} contests")  # fmt: skip
class Contest(Event):
    """The accused contests the claim (T-64)."""

    player: Player


@event("withdraw", "T-64", phases=(Phase.PERSIST,), by=to_act, source=_MARKING, rank=17,
       line="{player} withdraws")  # fmt: skip
class Withdraw(Event):
    """The claimant withdraws a contested claim (T-64)."""

    player: Player


@event("persist", "T-64", phases=(Phase.PERSIST,), by=to_act, source=_MARKING, rank=18,
       line="{player} persists")  # fmt: skip
class Persist(Event):
    """The claimant persists, and the referee decides (T-64)."""

    player: Player


@event("stand", "T-62", phases=(Phase.THROW,), by=wronged, source=_MARKING, rank=25, button=_IN_PANEL,
       line="{player} forgives")  # fmt: skip
class LetStand(Event):
    """A false move is noticed and left as it is (T-62)."""

    player: Player


@event("replace", "T-62", phases=(Phase.THROW,), by=wronged, source=_MARKING, rank=26, button=_IN_PANEL,
       line="{player} replaces {play}")  # fmt: skip
class Replace(Event):
    """A false move is replaced by a legal play that moves a man touched (T-62)."""

    player: Player
    play: PlayText


@event("lots", "T-84", phases=(Phase.LOTS,), chance=True, asks={}, source=_LOTS, rank=1,
       given=lambda referee: referee.game.scheme.players == 3,
       line="lots {seats}")  # fmt: skip
class Lots(Event):
    """Lots are drawn: the players who sit down first, White's and Black's seat (T-84)."""

    seats: Drawn


@event("advise", "T-85", phases=tuple(Phase), by=advisers, source=_ADVICE, button=_IN_PANEL, rank=32,
       given=lambda referee: referee.game.scheme.players > 2,
       line="advice of {adviser}: {advice}")  # fmt: skip
class Advise(Event):
    """Somebody not at the board gives advice (T-85). ``adviser`` counts the players of the scored game from 0."""

    adviser: PlayerOfMany
    advice: Speech


@event("abandon", "T-80", phases=_NOT_OVER, by=all_players, source=_BREAKING_OFF, button=Button(place="menu"), rank=30,
       line="player {who} would break off")  # fmt: skip
class Abandon(Event):
    """Somebody would break the scored game off (T-80); once all would, it is over. ``who`` counts players from 0."""

    who: PlayerOfMany


@event("play_on", "T-80", phases=_NOT_OVER, by=all_players, source=_BREAKING_OFF, rank=31,
       button=Button("menu", "abandon-refuse"),
       line="player {who} would play on")  # fmt: skip
class PlayOn(Event):
    """Somebody would not break the scored game off, or no longer: it goes on (T-80). ``who`` as in :class:`Abandon`."""

    who: PlayerOfMany


BY_HAND = (Mark, Agree, School, Demand, Accept, Contest, Withdraw, Persist, LetStand, Replace)
"""What there is only where players mark for themselves (T-60 to T-66)."""
