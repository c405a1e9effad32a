"""What happens at a table. The list of events *is* the game: replaying it gives the same table again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

from ..errors import Unreadable


@dataclass(frozen=True)
class Event:
    """One act. ``player`` is 0 for White, 1 for Black, in events that have one."""

    kind: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """The event as plain values for JSON."""
        return {"event": self.kind, **{k: list(v) if isinstance(v, tuple) else v for k, v in asdict(self).items()}}


@dataclass(frozen=True)
class Opening(Event):
    """The throw for the beginning: one die each. Equal dice settle nothing."""

    kind = "opening"
    white: int
    black: int


@dataclass(frozen=True)
class Begin(Event):
    """It was agreed who begins."""

    kind = "begin"
    player: int


@dataclass(frozen=True)
class Throw(Event):
    """The dice are thrown."""

    kind = "throw"
    player: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Void(Event):
    """The throw does not count and is made again (C-5)."""

    kind = "void"
    player: int


@dataclass(frozen=True)
class Played(Event):
    """The throw is played; ``play`` in the game's notation."""

    kind = "play"
    player: int
    play: str


@dataclass(frozen=True)
class Touch(Event):
    """A man is touched and must be moved if it can be (C-5)."""

    kind = "touch"
    player: int
    point: int


@dataclass(frozen=True)
class Adjust(Event):
    """ "I adjust": men touched before the next step are not bound to move (C-5)."""

    kind = "adjust"
    player: int


@dataclass(frozen=True)
class Double(Event):
    """The stakes are offered at twice their value (B-11)."""

    kind = "double"
    player: int


@dataclass(frozen=True)
class Take(Event):
    """The doubled stakes are accepted."""

    kind = "take"
    player: int


@dataclass(frozen=True)
class Drop(Event):
    """The double is declined and the game lost."""

    kind = "drop"
    player: int


@dataclass(frozen=True)
class Unbind(Event):
    """The throw for the right to name a point of bound tables (B-6). Equal dice settle nothing."""

    kind = "unbind"
    white: int
    black: int


@dataclass(frozen=True)
class Break(Event):
    """A point of the bound tables is broken up, numbered on the path of the player who has to enter."""

    kind = "break"
    player: int
    point: int


@dataclass(frozen=True)
class Cast(Event):
    """After a double the dice are cast again and not seen yet: the other may interrupt (UD-9)."""

    kind = "cast"
    player: int


@dataclass(frozen=True)
class Claim(Event):
    """A die the roller could not use is taken (UD-9)."""

    kind = "claim"
    player: int
    die: int


@dataclass(frozen=True)
class Waive(Event):
    """Nothing is claimed, or nothing more; dice that were cast come to rest (UD-9)."""

    kind = "waive"
    player: int


@dataclass(frozen=True)
class Mark(Event):
    """Points are marked by hand (T-60): what the own throw is worth, or, before throwing, what the other's was.

    Another mark before the next act takes the place of the one before.

    ``holes`` is how many are pegged with them; None leaves that to the referee (T-65).
    """

    kind = "mark"
    player: int
    points: int
    holes: int | None = None


@dataclass(frozen=True)
class Stay(Event):
    """After a hole the roller stays (T-44)."""

    kind = "stay"
    player: int


@dataclass(frozen=True)
class Leave(Event):
    """After a hole the roller leaves (T-44)."""

    kind = "leave"
    player: int


@dataclass(frozen=True)
class Agree(Event):
    """The other's leaving, or the end, is agreed to (T-66)."""

    kind = "agree"
    player: int


@dataclass(frozen=True)
class School(Event):
    """A school is claimed: so many points too little or, with ``over``, too much (T-61)."""

    kind = "school"
    player: int
    points: int
    over: bool


@dataclass(frozen=True)
class Demand(Event):
    """The other's marking is to be put right, without points for it (T-61)."""

    kind = "demand"
    player: int


@dataclass(frozen=True)
class Accept(Event):
    """The accused accepts the claim (T-64)."""

    kind = "accept"
    player: int


@dataclass(frozen=True)
class Contest(Event):
    """The accused contests the claim (T-64)."""

    kind = "contest"
    player: int


@dataclass(frozen=True)
class Withdraw(Event):
    """The claimant withdraws a contested claim (T-64)."""

    kind = "withdraw"
    player: int


@dataclass(frozen=True)
class Persist(Event):
    """The claimant persists, and the referee decides (T-64)."""

    kind = "persist"
    player: int


@dataclass(frozen=True)
class LetStand(Event):
    """A false move is noticed and left as it is (T-62)."""

    kind = "stand"
    player: int


@dataclass(frozen=True)
class Replace(Event):
    """A false move is replaced by a legal play that moves a man touched (T-62)."""

    kind = "replace"
    player: int
    play: str


@dataclass(frozen=True)
class Lots(Event):
    """Lots are drawn: the players who sit down first, White's and Black's seat (T-84)."""

    kind = "lots"
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Advise(Event):
    """Somebody not at the board gives advice (T-85). ``adviser`` counts the players of the scored game from 0."""

    kind = "advise"
    adviser: int
    advice: str


@dataclass(frozen=True)
class Abandon(Event):
    """Somebody would break the scored game off (T-80); once all would, it is over. ``who`` counts players from 0."""

    kind = "abandon"
    who: int


@dataclass(frozen=True)
class PlayOn(Event):
    """Somebody would not break the scored game off, or no longer: it goes on (T-80). ``who`` as in :class:`Abandon`."""

    kind = "play_on"
    who: int


@dataclass(frozen=True)
class Resign(Event):
    """A player gives the game up (C-6)."""

    kind = "resign"
    player: int


@dataclass(frozen=True)
class NextGame(Event):
    """The next game of the match begins."""

    kind = "next"


BY_CHANCE = (Opening, Throw, Unbind, Lots)
"""Events that dice or lots decide."""


def left_to_chance(event: Event) -> tuple[int, ...] | None:
    """What chance decided in an event: dice, or the players drawn; None if it decided nothing."""
    match event:
        case Opening(white, black) | Unbind(white, black):
            return white, black
        case Throw(_, dice):
            return dice
        case Lots(seats):
            return seats
    return None


MOST_POINTS = 999
"""No act at the table marks or claims more."""

KINDS: dict[str, type[Event]] = {
    kind.kind: kind
    for kind in (
        Opening, Begin, Throw, Void, Played, Touch, Adjust, Double, Take, Drop, Unbind, Break, Cast, Claim, Waive,
        Mark, Stay, Leave, Agree, School, Demand, Accept, Contest, Withdraw, Persist, LetStand, Replace, Lots, Advise,
        Abandon, PlayOn, Resign, NextGame,
    )
}  # fmt: skip


CLAUSES = {
    "opening": "C-1", "begin": "C-1", "throw": "C-2", "void": "C-5", "play": "C-2", "touch": "C-5", "adjust": "C-5",
    "double": "B-11", "take": "B-11", "drop": "B-11", "unbind": "B-6", "break": "B-6", "cast": "UD-9", "claim": "UD-9",
    "waive": "UD-9", "mark": "T-60", "stay": "T-44", "leave": "T-44", "agree": "T-66", "school": "T-61",
    "demand": "T-61", "accept": "T-64", "contest": "T-64", "withdraw": "T-64", "persist": "T-64", "stand": "T-62",
    "replace": "T-62", "lots": "T-84", "advise": "T-85", "abandon": "T-80", "play_on": "T-80",
    "resign": "C-6", "next": "C-6",
}  # fmt: skip
"""The clause that provides for each kind of act."""


def event_from_json(data: Any) -> Event:
    """The event that :meth:`Event.to_json` wrote. Raises Unreadable, saying what is wrong with it."""
    if not isinstance(data, Mapping) or not isinstance(data.get("event"), str) or data["event"] not in KINDS:
        raise Unreadable("bad-event", f"{data!r} is not an event.")
    kind = KINDS[data["event"]]
    values: dict[str, Any] = {}
    for field in fields(kind):
        if field.name not in data:
            raise Unreadable("bad-event", f"The event {kind.kind!r} lacks {field.name!r}.")
        value = data[field.name]
        values[field.name] = _read_field(kind.kind, field.name, value)
    extra = set(data) - set(values) - {"event"}
    if extra:
        raise Unreadable("bad-event", f"The event {kind.kind!r} has no {sorted(extra)[0]!r}.")
    return kind(**values)


def _read_field(kind: str, name: str, value: Any) -> Any:
    whole = isinstance(value, int) and not isinstance(value, bool)
    if name in ("play", "advice") and isinstance(value, str):
        return value
    if name == "over" and isinstance(value, bool):
        return value
    if name == "holes" and (value is None or (whole and 0 <= value <= MOST_POINTS)):
        return value
    if name == "points" and whole and 0 <= value <= MOST_POINTS:
        return value
    if name in ("adviser", "who") and whole and 0 <= value <= 3:
        return value
    if name == "seats" and isinstance(value, list) and sorted(set(value) & {0, 1, 2, 3}) == sorted(value):
        return tuple(value)
    if name == "dice" and isinstance(value, list) and all(isinstance(d, int) and 1 <= d <= 6 for d in value):
        return tuple(value)
    if name == "player" and whole and value in (0, 1):
        return value
    if name in ("white", "black", "die") and whole and 1 <= value <= 6:
        return value
    if name == "point" and whole and 0 <= value <= 25:
        return value
    raise Unreadable("bad-event", f"In the event {kind!r}, {name!r} cannot be {value!r}.")
