"""Tables listened to: games of every kind played with good and bad acts, and every message that is uttered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from acting import Choose, an_event, choices
from tablier import Event, Phase, Table, TablierError, standing
from tablier.games import family_of
from tablier.games.trictrac import scribe
from tablier.games.trictrac.game import Trictrac
from tablier.saying import Said, Told
from tablier.svg.words import headline
from tablier.table.events import KINDS, event_from_json
from tablier.telling import sentences
from trictrac.driving import Driver

Heard = Said | Told | str

NAMES = ("Anne", "Élie", "Colette", "d'Artagnan")


class Listener:
    """Plays at a table, and writes down what is said there."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.choose: Choose = choices(seed)
        self.heard: dict[str, Heard] = {}
        """What was said, by how it is written down as data."""
        self._teller = sentences.Teller(table)
        self._driver = Driver(table, self.choose) if isinstance(table.game, Trictrac) else None

    def play(self, acts: int) -> list[Heard]:
        """Everything heard in so many acts, or until the match is over."""
        for _ in range(acts):
            self._wrong_acts()
            event = self._driver.event() if self._driver else an_event(self.table, self.choose)
            if event is None:
                break
            if not self._apply(event):
                continue
            if self._driver:
                self._driver.notice(event)
            self._hear(*self._about_table())
        return list(self.heard.values())

    def _apply(self, event: Event) -> bool:
        try:
            self.table.apply(event)
        except TablierError as problem:
            self._hear(problem.said)
            return False
        return True

    def _wrong_acts(self) -> None:
        """A few acts that will hardly do; those that do are part of the game."""
        kinds = [kind for kind in sorted(KINDS) if kind not in ("resign", "lots", "leave", "drop")]
        for _ in range(2):
            kind = kinds[self.choose(len(kinds))]
            values = {field: self._value(kind, field) for field in KINDS[kind].__dataclass_fields__}
            with suppress(TablierError):
                event = event_from_json({"event": kind, **values})
                refused = not self._apply(event)
                if not refused and self._driver:
                    self._driver.notice(event)
        if self.table.phase is Phase.PLAY:
            self._wrong_steps()

    def _value(self, kind: str, field: str) -> object:
        number = self.choose(8)
        if field == "dice":
            return [1 + self.choose(7) for _ in range(self.table.game.dice)]
        if field in ("play", "advice"):
            return ("1/7", "12/5", "pass", "22/off", "x", "bar/3 1/2", "13/19 13/18", "6/12 7/12")[number]
        if field == "over":
            return bool(number % 2)
        if field in ("player", "adviser"):
            return number % 2
        if field == "seats":
            return [0, 1]
        return number

    def _wrong_steps(self) -> None:
        table = self.table
        for _ in range(3):
            typed = f"{self.choose(25)}/{('off', self.choose(26))[self.choose(5) > 0]}"
            with suppress(TablierError):
                found = table.why_not(typed)
                if found is not None:
                    self._hear(found.said)
            try:
                table.read_play(typed)
            except TablierError as problem:
                self._hear(problem.said)
            try:
                table.step((self.choose(25), 1 + self.choose(6)))
                self._hear(standing.drafted(table))
                table.undo()
            except TablierError as problem:
                self._hear(problem.said)

    def _hear(self, *said: Heard | None) -> None:
        self.heard |= {repr(one): one for one in said if one is not None}

    def _about_table(self) -> Iterator[Heard | None]:
        table = self.table
        yield from self._teller.lines()
        yield standing.waiting(table)
        if table.position is not None:
            yield headline(table.position)
            for player in range(2):
                yield from family_of(table.game).writing.side(table.position, player)
        for jan in table.jans:
            yield from (jan.name, jan.sentence)
        for mark in table.marks:
            yield mark.reason
        for ended in table.results:
            yield from (ended.reason, *sentences.outcome(table, ended))
        telling = family_of(table.game).telling
        yield from telling.why_worth(table)
        yield from telling.duties(table)
        if table.phase is Phase.STAY:
            yield from telling.stay_or_leave(table)
        if table.account is not None and table.phase is not Phase.LOTS:
            yield scribe.seating(table)
        if table.phase is Phase.OVER:
            yield sentences.verdict(table)
