"""What clients send: the bodies of requests, and the messages of the socket. Unknown fields are refused."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Annotated, Any, Literal, Union

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    create_model,
    model_validator,
)
from pydantic_core import PydanticCustomError

from ..saying import language_named
from ..table import Event, values
from ..table.declaring import KINDS

MOST_BYTES = 4096
"""No message of a client is longer."""
MOST_NUMBER = 2**53 - 1
"""Message numbers stay below what every JSON reader can count to."""


def _plain(text: str) -> str:
    """A text on one line, without signs that command a terminal or turn the direction of writing."""
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp") for sign in text):
        raise PydanticCustomError("unseen_signs", "signs that cannot be seen are not allowed")
    return " ".join(text.split())


def _spoken(wish: str) -> str:
    return language_named(wish)


Name = Annotated[
    str, StringConstraints(min_length=1, max_length=40), AfterValidator(_plain), StringConstraints(min_length=1)
]
Seed = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
Seal = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
"""The secret of a seat: 22 signs of 64 are 132 bits, which nobody guesses."""
PlainText = Annotated[str, StringConstraints(max_length=400), AfterValidator(_plain)]
Die = Annotated[int, Field(ge=1, le=6)]
Point = Annotated[int, Field(ge=0, le=25)]
Side = Literal["white", "black"]
Language = Annotated[str, StringConstraints(max_length=100), AfterValidator(_spoken)]
"""One that is spoken here; any other is answered in English."""


class Strict(BaseModel):
    """No field beyond those named, and no text where a number is asked for."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Requests


class Person(Strict):
    kind: Literal["person"]


class BotSeat(Strict):
    kind: Literal["bot"]
    level: Annotated[str, StringConstraints(max_length=64)]


class Clock(Strict):
    """An act is due within ``delay`` + ``per_move`` seconds."""

    per_move: Annotated[int, Field(ge=5, le=86_400)]
    delay: Annotated[int, Field(ge=0, le=3_600)] = 0


class NewTable(Strict):
    """A table to be opened."""

    game: Annotated[str, StringConstraints(max_length=400)]
    preset: Annotated[str, StringConstraints(max_length=64)] | None = None
    options: Annotated[dict[str, str | bool | int], Field(max_length=40)] = {}
    match: Annotated[int, Field(ge=0, le=999)] = 1
    dice: Literal["server", "hand"] = "server"
    clock: Clock | None = None
    help: Literal["allowed", "none"] | None = None
    public: bool = False
    seats: Annotated[
        list[Annotated[Person | BotSeat, Field(discriminator="kind")]], Field(min_length=2, max_length=4)
    ] = [Person(kind="person"), Person(kind="person")]
    first: Side | None = None
    position: Annotated[str, StringConstraints(max_length=400)] | None = None


class Sitter(Strict):
    """Somebody who sits down, comes back, or changes the name.

    ``token`` is the secret the seat will be known by; asked again with it, the same answer comes again. ``seal`` is the
    hash of a seed for the dice that is told later; ``seed`` is one brought openly.
    """

    name: Name
    token: Token | None = None
    seal: Seal | None = None
    seed: Seed | None = None

    @model_validator(mode="after")
    def _one_part(self) -> Sitter:
        if self.seal is not None and self.seed is not None:
            raise PydanticCustomError("seal_and_seed", "either seal or seed")
        return self


class Tokens(Strict):
    """The secrets of seats, to find the tables they belong to."""

    tokens: Annotated[list[Annotated[str, StringConstraints(max_length=100)]], Field(max_length=500)]


class Answered(Strict):
    """An answer to a problem: a play, or what else is chosen; nothing of whoever would be shown."""

    play: Annotated[str, StringConstraints(max_length=100)] | None


class Retried(Strict):
    """Another play of a throw."""

    play: Annotated[str, StringConstraints(max_length=100)]


class ReviewWish(Strict):
    """A review to be made: how closely."""

    depth: Literal["quick", "standard", "thorough"] = "standard"


class ReviewTold(BaseModel):
    """How far a review is, and what it says."""

    stage: Literal["none", "waiting", "running", "done", "stopped", "failed"]
    depth: str | None
    before: int
    done: int
    settled: int
    of: int
    share: float
    seconds: float | None
    version: int
    sentence: str | None
    made_by: str | None
    review: dict[str, Any] | None


class RecordTold(BaseModel):
    """A record that was brought in."""

    id: str
    link: str
    matches: int
    games: int
    checked: bool | None
    sentence: str


class Trouble(BaseModel):
    """What is wrong, and by which clause of the rules; ``where`` in the request."""

    code: str
    sentence: str
    clause: str | None
    where: str | None


class Refused(BaseModel):
    """The answer to a request that cannot be granted."""

    error: Trouble


EntryValue = bool | int | Annotated[list[bool | int], Field(max_length=3)]


class SetUp(Strict):
    """A position in parts: see docs/protocol.md."""

    game: Annotated[str, StringConstraints(max_length=400)]
    turn: Literal[0, 1]
    men: Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(max_length=64)]
    under: Annotated[list[Annotated[int, Field(ge=0, le=99)]], Field(max_length=24)] = []
    values: Annotated[dict[Annotated[str, StringConstraints(max_length=40)], EntryValue], Field(max_length=20)] = {}


class PositionWish(Strict):
    """A position to be judged: by its id, in parts, or as a game begins; the throw, and what is played for."""

    position: Annotated[str, StringConstraints(max_length=400)] | None = None
    setup: SetUp | None = None
    game: Annotated[str, StringConstraints(max_length=400)] | None = None
    dice: Annotated[list[Die], Field(max_length=3)] = []
    match: Annotated[int, Field(ge=0, le=999)] = 1
    score: Annotated[list[Annotated[int, Field(ge=0, le=999)]], Field(min_length=2, max_length=2)] = [0, 0]
    cube: Annotated[int, Field(ge=1, le=64)] | None = None
    owner: Literal[0, 1] | None = None
    rolled: bool = False
    viewer: Literal[0, 1] = 0
    flip: bool = False
    shape: Literal["wide", "tall"] = "wide"
    known: Annotated[str, StringConstraints(max_length=400)] = ""


# The socket


class PictureWish(Strict):
    """How a connection wants the board: drawn, or in numbers to draw it by; ``viewer`` None: as the seat sits."""

    model_config = ConfigDict(frozen=True)

    form: Literal["svg", "numbers"] = "svg"
    shape: Literal["wide", "tall"] = "wide"
    viewer: Literal[0, 1] | None = None
    flip: bool = False


class Message(Strict):
    """What every message has: its number, growing by one for each client, and the seat it is for."""

    n: Annotated[int, Field(ge=0, le=MOST_NUMBER)]
    seat: Annotated[int, Field(ge=0, le=3)] | None = None


class Hello(Message):
    do: Literal["hello"]
    tokens: Annotated[list[Annotated[str, StringConstraints(max_length=100)]], Field(max_length=4)] = []
    client: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
    lang: Language = "en"
    picture: PictureWish | None = None
    changes: bool = False
    seen: int | None = None


class Bare(Message):
    """What says everything by its name, and is no event of a game."""

    do: Literal["confirm", "rematch", "house", "anew", "hint", "take_back", "ping"]


class Open(Message):
    """What was sealed on sitting down."""

    do: Literal["open"]
    seed: Seed


class OneStep(Message):
    do: Literal["step"]
    source: Annotated[Point, Field(alias="from")]
    number: Die
    target: Annotated[Point, Field(alias="to")]


class Steps(Message):
    do: Literal["steps"]
    text: PlainText


class WhyNot(Message):
    """Steps as text, or one man and a number."""

    do: Literal["why_not"]
    text: PlainText | None = None
    source: Annotated[Point | None, Field(alias="from")] = None
    number: Die | None = None

    @model_validator(mode="after")
    def _one_question(self) -> WhyNot:
        if (self.text is None) == (self.source is None) or (self.source is None) != (self.number is None):
            raise PydanticCustomError("two_questions", "either text, or from and number")
        return self

    @property
    def step(self) -> str | tuple[int, int]:
        """What is asked about."""
        if self.source is None or self.number is None:
            return self.text or ""
        return self.source, self.number


class Undo(Message):
    do: Literal["undo"]
    all: bool = False


class Look(Message):
    do: Literal["look"]
    picture: PictureWish | None = None
    lang: Language | None = None
    whole: bool = False


# What asks for an event follows from the event's declaration


def asked(value: values.FieldValue) -> Any:
    """The type of what a message brings for a field."""
    match value:
        case values.OrNothing(inner):
            return asked(inner) | None
        case values.Whole():
            least, most = value.asked
            return Annotated[int, Field(ge=least, le=most)]
        case values.Dice(fewest, most, _):
            return Annotated[list[Die], Field(min_length=fewest, max_length=most)]
        case values.Seats():
            return Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(min_length=2, max_length=2)]
        case values.YesNo():
            return bool
        case values.Text():
            return PlainText
    raise TypeError(f"nobody knows how to ask for {value!r}")


def message_of(event: type[Event]) -> type[Message]:
    """The message that asks for an event."""
    declared = event.declared
    fields: dict[str, Any] = {
        name: (asked(value), None if isinstance(value, values.OrNothing) else ...)
        for name, value in (declared.asks or {}).items()
    }
    fields["do"] = (Literal[event.kind], ...)
    made: type[Message] = create_model(event.__name__, __base__=Message, __doc__=event.__doc__, **fields)
    return made


def all_messages() -> tuple[type[Message], ...]:
    """Everything a client may send, now that these events are declared."""
    of_events = (message_of(event) for event in KINDS.values() if event.declared.asks is not None)
    return (Hello, Bare, Open, OneStep, Steps, WhyNot, Undo, Look, *of_events)


@lru_cache(maxsize=1)
def _reader(last: Any) -> TypeAdapter[Any]:
    """What reads a message; made anew where another event was declared last."""
    messages: Any = Union[all_messages()]  # noqa: UP007 (a row of types made here)
    return TypeAdapter(Annotated[messages, Field(discriminator="do")])


def read_message(text: str | bytes) -> Any:
    """The message a frame holds. Raises pydantic.ValidationError."""
    last: Any = KINDS[next(reversed(KINDS))]
    return _reader(last).validate_json(text)
