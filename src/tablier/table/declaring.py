"""How an event is declared: once, and everything else follows.

>>> @event("wave", "C-2", phases=(Phase.THROW,), by=to_act, line="{player} waves", sentence="{player} waves.")
... class Wave(Event):
...     '''A greeting.'''
...     player: Player

From this follow its JSON and its line in a record, both ways; the message that asks for it; in which phase and by whom
it may be done, and the refusal of everybody else; the button, and the sentence that tells it. What it changes is for a
referee to say, in a method ``on_wave``; a table has the events that its referee has a method for. Where both players
can see that something else stands against it, ``against_wave`` says what.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, ClassVar, NamedTuple, TypeVar, dataclass_transform, get_type_hints

from ..errors import BadOption, Refusal, Unreadable
from ..saying import Said, quoted
from .lines import Line
from .phases import Phase
from .values import FieldValue, Player, Seat, Side, kind_of


@dataclass(frozen=True)
class Event:
    """One act. ``player`` is 0 for White, 1 for Black, in events that have one."""

    kind: ClassVar[str]
    declared: ClassVar[Declared]

    def to_json(self) -> dict[str, Any]:
        """The event as plain values for JSON."""
        return {"event": self.kind, **{k: list(v) if isinstance(v, tuple) else v for k, v in vars(self).items()}}

    @property
    def actor(self) -> int | None:
        """Who does it: a side of the board, or a player of the scored game; None where it is done for all."""
        found: int | None = getattr(self, self.declared.actor) if self.declared.actor else None
        return found

    @property
    def decided(self) -> tuple[int, ...] | None:
        """What chance decided in it: dice, or the players drawn; None if it decided nothing."""
        if not self.declared.chance:
            return None
        values = (getattr(self, name) for name in self.declared.fields if name != self.declared.actor)
        return tuple(one for value in values for one in (value if isinstance(value, tuple) else (value,)))

    def line(self) -> str:
        """The event as it stands in a record."""
        return self.declared.line.write(self)


Act = type[Event]


# Who may do it


@dataclass(frozen=True)
class Right:
    """Whose an act is: those entitled to it, the likeliest first, and what the others are told."""

    entitled: Callable[[Any], Collection[int | None]]
    refusal: Callable[[Any, int], Refusal]


to_act = Right(
    lambda referee: (referee.player,),
    lambda referee, _: Refusal(
        "not-your-turn", Said("refusals.not-your-turn", who=referee.spoken_of(referee.player)), "C-2"
    ),
)
"""The player the table waits for."""
either = Right(
    lambda referee: (0, 1) if referee.player != 1 else (1, 0),
    lambda _, who: Refusal("no-such-side", Said("refusals.no-such-side", side=quoted(who)), "C-2"),
)
"""Any of the two at the board."""


# What brings it, and how it is offered


class Source(NamedTuple):
    """Where acts come from: what they are called together, the option that brings them, and a game that has it."""

    what: Said | str
    option: str
    game: Said | str | None
    """Its name, in a stranger's own words or to be put into the reader's; None where any table may have them."""
    code: str = "no-such-act"


class Button(NamedTuple):
    """How a page offers an act: in the ``bar``; or where it needs more than a button, on the ``board``, in a ``panel``
    or in the ``menu``; ``""`` where another act stands for it. ``label`` is the key of its words in the catalogue
    ``table``, or a stranger's own words; ``act-`` and its kind if not given. Which comes first is said by the act's
    rank, and what else it asks for by its fields.
    """

    place: str = "bar"
    label: str = ""


IN_BAR = Button()


@dataclass(frozen=True)
class Declared:
    """Everything there is to know of an event without a table."""

    kind: str
    clause: str
    """The clause that provides for it."""
    phases: tuple[Phase, ...]
    """When it has its place."""
    by: Right
    given: Callable[[Any], bool] | None
    """Whether a referee who could keep it does at this table; None: always."""
    source: Source | None
    """What brings it to a table, where not every table has it."""
    line: Line
    sentence: str | None
    """A stranger's own words for it, in which ``{player}`` and the like stand for its fields. None where a catalogue
    has the message ``telling.act-`` and its kind, or where telling it needs the table; see :mod:`tablier.telling`."""
    button: Button
    asks: Mapping[str, FieldValue] | None
    """What a message has to bring, by name; None: nobody asks for it by itself."""
    chance: bool
    """Whether dice or lots decide it."""
    elsewhere: tuple[str, Said] | None
    """The code and the sentence of its refusal in another phase, where that is not what is waited for."""
    rank: int
    """Where it stands among the acts offered: the lower, the sooner."""
    fields: Mapping[str, FieldValue]
    actor: str | None
    """The field that says who does it: the first that holds a player."""

    @cached_property
    def by_seat(self) -> bool:
        """Whether a player of the scored game does it, not a side of the board."""
        return isinstance(self.fields.get(self.actor or ""), Seat)

    @cached_property
    def on(self) -> str:
        """What the method of a referee that lets it happen is called."""
        return f"on_{self.kind}"

    @cached_property
    def against(self) -> str:
        """What the method of a referee that says what stands against it is called."""
        return f"against_{self.kind}"

    def from_message(self, actor: int, asked: Mapping[str, Any]) -> Event:
        """The event that a message asks for, done by ``actor``."""
        given = (tuple(value) if isinstance(value, list) else value for value in asked.values())
        return KINDS[self.kind](**{name: actor if name == self.actor else next(given) for name in self.fields})


KINDS: dict[str, type[Event]] = {}
"""Every event that was declared, by its name, in the order of their declaration."""

Declaring = TypeVar("Declaring", bound=type[Event])


@dataclass_transform(frozen_default=True)
def event(
    kind: str,
    clause: str,
    *,
    phases: tuple[Phase, ...],
    by: Right = either,
    line: str,
    sentence: str | None = None,
    rank: int = 99,
    button: Button = IN_BAR,
    asks: Mapping[str, FieldValue] | str | None = "its fields",
    given: Callable[[Any], bool] | None = None,
    source: Source | None = None,
    chance: bool = False,
    elsewhere: tuple[str, Said] | None = None,
) -> Callable[[Declaring], Declaring]:
    """Declare an event. The arguments are the fields of :class:`Declared`, the fields of the class its own."""

    def declare(plain: Declaring) -> Declaring:
        declared: Any = dataclass(frozen=True)(plain)
        hints = get_type_hints(declared, include_extras=True)
        values = {one.name: kind_of(hints[one.name]) for one in fields(declared)}
        actor = next((name for name, value in values.items() if isinstance(value, Side | Seat)), None)
        own = {value.asked_as or name: value for name, value in values.items() if name != actor}
        declared.kind = kind
        declared.declared = Declared(
            kind, clause, phases, by, given, source, Line(line, values), sentence,
            button._replace(label=button.label or f"act-{kind}"), own if isinstance(asks, str) else asks, chance,
            elsewhere, rank, values, actor,
        )  # fmt: skip
        KINDS[kind] = declared
        found: Declaring = declared
        return found

    return declare


def make(kind: str, *values: Any) -> Event:
    """An event by its kind, with the values of its fields in their order. Raises BadOption if there are others."""
    declared: Any = KINDS[kind]
    try:
        made: Event = declared(*values)
    except TypeError:
        told = Said("refusals.other-values", act=kind, values=len(declared.declared.fields), given=len(values))
        raise BadOption("bad-values", told) from None
    return made


def event_from_json(data: Any) -> Event:
    """The event that :meth:`Event.to_json` wrote. Raises Unreadable, saying what is wrong with it."""
    if not isinstance(data, Mapping) or not isinstance(data.get("event"), str) or data["event"] not in KINDS:
        raise Unreadable("bad-event", Said("records.no-event", given=quoted(data)))
    kind = KINDS[data["event"]]
    values: dict[str, Any] = {}
    for name, value in kind.declared.fields.items():
        if name not in data:
            raise Unreadable("bad-event", Said("records.event-lacks", event=quoted(kind.kind), field=quoted(name)))
        if not value.fits(data[name]):
            told = {"event": quoted(kind.kind), "field": quoted(name), "value": quoted(data[name])}
            raise Unreadable("bad-event", Said("records.event-cannot-be", **told))
        values[name] = tuple(data[name]) if isinstance(data[name], list) else data[name]
    extra = set(data) - set(values) - {"event"}
    if extra:
        raise Unreadable(
            "bad-event", Said("records.event-has-no", event=quoted(kind.kind), field=quoted(sorted(extra)[0]))
        )
    return kind(**values)


__all__ = [
    "KINDS", "Act", "Button", "Declared", "Event", "Player", "Right", "Source", "either", "event", "event_from_json",
    "make", "to_act",
]  # fmt: skip
