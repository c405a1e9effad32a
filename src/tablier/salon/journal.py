"""A table of the salon in memory: the plan, the seats, the game, and everything that follows from the acts kept.

Acts are JSON bodies. The same body taken in again gives the same journal, so a journal is loaded by taking in what the
store has, and a failed write is undone by loading anew. The bodies:

=====================================  ================================================================
``{"sit": k, "name": …}``              somebody sat down on seat k
``{"name": k, "was": …, "to": …}``     the one on seat k has another name
``{"events": […], "house": k?}``       events of the game; with ``house``, played for seat k by the house
``{"steps": [[from, number], …]}``     steps of the play being built
``{"undo": all}``                      the last of them, or all, taken back
``{"house": k}``, ``{"back": k}``      the house plays for seat k from now on, or no longer
``{"rematch": k}``                     seat k would like another game
=====================================  ================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from .. import fairness
from ..errors import Refusal
from ..games import Game, Step, find_game
from ..games.unstacked.game import Use
from ..table import Event, Phase, Table, event_from_json
from ..table.events import Adjust, Leave, NextGame, Opening, Played, Replace, Throw, Touch
from . import plans, telling
from .store import Kept, KeptSeat, KeptTable

_AMID_DRAFT = (Touch, Adjust)
"""Events that leave the play being built as it is."""
_ANSWERS = 64
"""How many answered messages of a client are remembered."""


class LastPlay(NamedTuple):
    """The last play made: whose, with which dice, as text and as steps (or, in Unstacked Draughts, uses)."""

    player: int
    dice: tuple[int, ...]
    text: str
    steps: tuple[Step | Use, ...]


class Journal:
    """One table. It knows nothing of connections, time or storage."""

    def __init__(self, kept: Kept) -> None:
        self.kept: KeptTable = kept.table
        self.seats: list[KeptSeat] = list(kept.seats)
        self.at = 0
        self.lines: list[telling.Line] = []
        self.spoken: dict[str, list[dict[str, Any]]] = {}
        """The lines in each language somebody reads, each translated once; see :func:`.views.lines`."""
        self.rematch: set[int] = set()
        """Seats that would like another game."""
        self.house: set[int] = set()
        """Seats the house plays for."""
        self.timeouts: dict[int, int] = {}
        """How often in a row the house had to act for a seat because time was up."""
        self.last: LastPlay | None = None
        self.thrown: tuple[int, tuple[int, ...]] | None = None
        """Who threw last in this game, and what."""
        self.answers: dict[str, dict[int, int]] = {}
        """Which messages of each client were done, and as which act."""
        self.table: Table
        self._teller: telling.Teller
        self._set_up()
        self._take_all(kept)

    @staticmethod
    def game_of(kept: Kept) -> Game:
        """The game that is played at a table."""
        return find_game(kept.table.plan["game"])

    # What is to be seen

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def by_hand(self) -> bool:
        """Whether the dice are read off a real board."""
        return bool(self.kept.plan["dice"] == plans.HAND)

    @property
    def seated(self) -> bool:
        """Whether everybody sits, so that the game can begin."""
        return all(seat.seed is not None for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.table.phase is Phase.OVER

    @property
    def stage(self) -> str:
        """Open, running or over."""
        return "over" if self.over else "running" if self.seated else "open"

    @property
    def people(self) -> list[int]:
        """The seats that are for people."""
        return [seat.seat for seat in self.seats if seat.level is None]

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat; a free seat has a stand-in."""
        return tuple(seat.name or f"Seat {seat.seat + 1}" for seat in self.seats)

    @property
    def turn_seat(self) -> int | None:
        """The seat that has to act."""
        return None if self.table.player is None or not self.seated else self.table.seats[self.table.player]

    def side(self, seat: int) -> int | None:
        """At which side of the board a seat is now; None for one sitting out."""
        return self.table.seats.index(seat) if seat in self.table.seats else None

    @property
    def seeds(self) -> list[str] | None:
        """Everybody's part in the dice, once all sit."""
        return [seat.seed or "" for seat in self.seats] if self.seated else None

    @property
    def commitment(self) -> str:
        return fairness.commitment_to(bytes.fromhex(self.kept.secret))

    # Taking in

    def take(self, body: dict[str, Any]) -> None:
        """Take in an act. Raises TablierError; the journal may then be in between and has to be loaded anew."""
        events = self.events_of(body)
        if events:
            self.perform(events, body.get("house"))
        elif "steps" in body:
            for source, number in body["steps"]:
                self.table.step((source, number))
        elif "undo" in body:
            self.table.undo(body["undo"])
        else:
            self.take_note(body)
        self.at += 1

    @staticmethod
    def events_of(body: dict[str, Any]) -> list[Event]:
        """The events of the game in an act."""
        return [event_from_json(event) for event in body.get("events", ())]

    def perform(self, events: Sequence[Event], for_seat: int | None = None) -> None:
        """Let events happen and tell them."""
        for event in events:
            self.happen(event)
        self.tell(for_seat)

    def happen(self, event: Event) -> None:
        """Let one event happen. Raises TablierError and changes nothing if it is refused."""
        if not isinstance(event, Played):
            self.table.apply(event)
            self._notice(event)
        elif event.player != self.table.player:
            raise Refusal("not-your-turn", "It is for the other to act.", "C-2")
        else:
            self.play(event.play)

    def play(self, text: str | None = None) -> None:
        """Play the throw: as text, or as it was built. Raises TablierError."""
        table = self.table
        dice, player = table.dice, table.player
        play = table.confirm() if text is None else table.play(text)
        assert player is not None
        self.last = LastPlay(player, dice, play.notation, play.steps)

    def chance(self) -> None:
        """Make the throw that is due, or draw the lots. A tie is thrown again. Raises TablierError."""
        table, before = self.table, len(self.table.events)
        if table.phase is Phase.LOTS:
            table.lots()
        elif table.phase is Phase.OPENING:
            while table.phase is Phase.OPENING:
                table.opening()
        elif table.phase is Phase.UNBIND:
            table.unbind()
        else:
            table.throw()
        for event in table.events[before:]:
            self._notice(event)

    def tell(self, for_seat: int | None = None) -> None:
        """Write down what has happened since."""
        if for_seat is not None:
            sentence = f"The house acts for {self.names[for_seat]}."
            self.lines.append(telling.note(self.table, self.side(for_seat), sentence))
        self.lines += self._teller.lines()

    def _notice(self, event: Event) -> None:
        match event:
            case Throw(player, dice):
                self.thrown = player, dice
            case Opening(white, black) if white != black and self.table.dice:
                self.thrown = (0 if white > black else 1), self.table.dice
            case NextGame() | Leave():
                self.last = None
            case Replace(_, play) if self.last is not None:  # the men lie otherwise now (T-62)
                self.last = self.last._replace(text=play, steps=())

    def take_note(self, body: dict[str, Any]) -> None:
        """Take in an act that is no event of the game."""
        match body:
            case {"sit": seat, "name": name}:
                self._say(seat, f"{name} sits down.")
            case {"name": seat, "was": before, "to": name}:
                self._say(seat, f"{before} is now called {name}.")
            case {"rematch": seat}:
                self.rematch.add(seat)
                self._say(seat, f"{self.names[seat]} would like another game.")
            case {"house": seat}:
                self.house.add(seat)
                self._say(seat, f"{self.names[seat]} is away: the house plays on.")
            case {"back": seat}:
                self.house.discard(seat)
                self._say(seat, f"{self.names[seat]} is back.")

    def _say(self, seat: int, sentence: str) -> None:
        self.lines.append(telling.note(self.table, self.side(seat), sentence))

    def be_seated(self, seat: KeptSeat) -> None:
        """Somebody sits down or is renamed; once all sit, the dice are settled."""
        was_seated = self.seated
        self.seats[seat.seat] = seat
        if self.seated and not was_seated:
            self._set_up()
        else:
            self.table.rename(self.names)

    def remember(self, client: str | None, n: int | None, at: int) -> None:
        """Remember that a message was done, and as which act."""
        if client is not None and n is not None:
            known = self.answers.setdefault(client, {})
            known[n] = at
            if len(known) > _ANSWERS:
                del known[min(known)]

    # Behind the scenes

    def _set_up(self) -> None:
        secret = bytes.fromhex(self.kept.secret)
        chance = fairness.FairChance(self.id, secret, self.seeds) if self.seeds else None
        self.table = plans.set_up(self.kept.plan, self.names, chance)
        self._teller = telling.Teller(self.table)

    def _take_all(self, kept: Kept) -> None:
        bodies = [act.body for act in kept.acts]
        settled = _last_settled(bodies)
        for number, act in enumerate(kept.acts):
            if number < settled and ("steps" in act.body or "undo" in act.body):
                self.at += 1  # played or taken back since
            else:
                self.take(act.body)
            self.remember(act.client, act.n, act.at)
            if "events" in act.body:
                self.count_timeouts(act.body, act.seat)

    def count_timeouts(self, body: dict[str, Any], seat: int | None) -> None:
        """Keep count of how often in a row the house acted for somebody late."""
        if body.get("late"):
            self.timeouts[body["house"]] = self.timeouts.get(body["house"], 0) + 1
        elif seat is not None:
            self.timeouts.pop(seat, None)


def _last_settled(bodies: Sequence[dict[str, Any]]) -> int:
    """After which act a play being built would still stand."""
    lasting = {kind.kind for kind in _AMID_DRAFT}

    def settles(events: Iterable[dict[str, Any]]) -> bool:
        return any(event["event"] not in lasting for event in events)

    return max((number for number, body in enumerate(bodies) if settles(body.get("events", ()))), default=-1)
