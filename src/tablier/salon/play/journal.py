"""A table of the salon in memory: the plan, the seats, the game, and everything that follows from the acts kept.

Acts are JSON bodies. The same bodies taken in again give the same journal, so a journal is loaded by taking in what the
store has, and a failed write is undone by loading anew. Where what is kept does not follow, as in a damaged database,
the journal is that of the acts that do, and stops there. The bodies:

=====================================  ================================================================
``{"sit": k, "name": …}``              somebody sat down on seat k
``{"open": k}``                        seat k opened its part in the dice
``{"anew": k, "freed": […]}``          seat k had all parts made anew; seats of those named are free again
``{"name": k, "was": …, "to": …}``     the one on seat k has another name
``{"events": […], "house": k?}``       events of the game; with ``house``, played for seat k by the house
``{"steps": [[from, number], …]}``     steps of the play being built
``{"undo": all}``                      the last of them, or all, taken back
``{"house": k}``, ``{"back": k}``      the house plays for seat k from now on, or no longer
``{"rematch": k}``                     seat k would like another game
``{"hint": k}``                        seat k was told what is best
``{"take_back": k, "to": n}``          seat k took a decision back: what was done at the board from act n on is undone
=====================================  ================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from ... import fairness
from ...errors import Refusal, Unreadable
from ...games import Game, find_game
from ...games.notation import notated
from ...saying import Said, Who, quoted
from ...table import Event, Phase, Table, event_from_json
from ...table.attempts import or_nothing
from ...table.events import Opening, Played, Throw
from ...table.table import Checkpoint
from ...telling import overlooked
from ...telling.overlooked import Overlooked
from ..kept.store import Kept, KeptAct, KeptSeat, KeptTable
from . import helping, plans, telling
from .answers import Answers
from .helping import Help

_CLIENTS = 64
"""Of how many clients of a seat it is remembered which messages were done."""
_FOLLOWED = {"events", "steps", "undo", "house", "back", "rematch", "hint"}
"""The acts that another server's journal takes in one by one. The others change seats or take acts back."""
MOST_LINES = 300
"""How many lines of the record are told at once; those before are in the record itself."""


class LastPlay(NamedTuple):
    """The last play made: whose, with which dice, as text and as steps (or, in Unstacked Draughts, uses)."""

    player: int
    dice: tuple[int, ...]
    text: str
    steps: tuple[Any, ...]


class Stopped(NamedTuple):
    """Why a table stands still for good, and after which act; it can be looked at, and nothing more happens there."""

    code: str
    sentence: Said
    at: int


class BrokenOff(Exception):
    """An act that is kept does not follow from those before it: how many do, and why it does not."""

    def __init__(self, number: int, code: str) -> None:
        self.number = number
        self.code = code
        super().__init__(number, code)


class Renaming(NamedTuple):
    """The line of the record that tells how a seat was renamed: its number, and the name before."""

    number: int
    seat: int
    was: str


class Journal:
    """One table. It knows nothing of connections, time or storage."""

    def __init__(self, kept: Kept) -> None:
        """Take in everything that is kept. Raises BrokenOff where that is not possible; see :meth:`opened`."""
        self.kept: KeptTable = kept.table
        self.seats: list[KeptSeat] = _as_they_sat_down(kept)
        self.seated = self._all_open()
        """Whether everybody sits and everybody's part in the dice is open, so that the game can begin."""
        self.stopped: Stopped | None = None
        self.at = 0
        self.steady_since = 0
        """The number of the last act that was not about the play being built: all but that play is as it was then."""
        self.lines: list[telling.ToldLine] = []
        """Everything told, by its number; see :meth:`news`."""
        self._renamed: Renaming | None = None
        """The last renaming."""
        self._outdated: set[int] = set()
        """Lines that told a name which was changed again before anything else happened."""
        self.rematch: set[int] = set()
        """Seats that would like another game."""
        self.house: set[int] = set()
        """Seats the house plays for."""
        self.timeouts: dict[int, int] = {}
        """How often in a row the house had to act for a seat because time was up."""
        self.last: LastPlay | None = None
        self.thrown: tuple[int, tuple[int, ...]] | None = None
        """Who threw last in this game, and what."""
        self.answers: Answers[int] = Answers(_CLIENTS)
        """Which messages were done, and as which act."""
        self._missed: tuple[int, list[Overlooked]] | None = None
        """What was overlooked, as it was found when so many events had happened."""
        self.help = Help(plans.has_help(self.kept.plan))
        self.round = 1
        """How often everybody's part in the dice was asked for."""
        self.keys = fairness.keys_of(bytes.fromhex(self.kept.secret), plans.scheme_of(self.kept.plan))
        self.table: Table
        self._chronicler: telling.Chronicler
        self._set_up()
        self._take_all(kept)

    @classmethod
    def opened(cls, kept: Kept) -> Journal:
        """The journal of what is kept. Where an act does not follow, that of the acts before it, which stops there."""
        try:
            journal = cls(kept)
            journal.missed()  # found now, since it takes a moment
            return journal
        except BrokenOff as broken:
            journal = cls.opened(Kept(kept.table, kept.seats, kept.acts[: broken.number]))
            if journal.stopped is None:
                sentence = Said(f"salon.stopped-{broken.code}", n=broken.number + 1)
                journal.stopped = Stopped(broken.code, sentence, broken.number)
            return journal

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
    def unopened(self) -> list[int]:
        """Once everybody's part in the dice is settled: the seats that have still to open theirs."""
        if self.seated or not all(seat.settled for seat in self.seats):
            return []
        return [seat.seat for seat in self.seats if seat.seed is None]

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
        player = self.table.player
        if player is None or not self.seated or self.stopped is not None:
            return None
        return self.table.seats[player]

    def side(self, seat: int) -> int | None:
        """At which side of the board a seat is now; None for one sitting out."""
        seats = self.table.seats
        return seats.index(seat) if seat in seats else None

    @property
    def seeds(self) -> list[str] | None:
        """Everybody's part in the dice, once all are open."""
        return [seat.seed or "" for seat in self.seats] if self.seated else None

    @property
    def commitment(self) -> str:
        """What was promised of the dice before anybody sat down."""
        return self.keys.promise

    @property
    def seals(self) -> list[str | None] | None:
        """What each has settled on, by its hash; None where nothing is yet, or where nothing is sealed."""
        if self.keys.scheme == 1:
            return None
        return [
            seat.seal or (fairness.seal_of(self.id, seat.seat + 1, seat.seed) if seat.seed is not None else None)
            for seat in self.seats
        ]

    @property
    def ended(self) -> bool:
        """Whether a game has just ended."""
        return bool(self.table.results) and self.table.phase in (Phase.BETWEEN, Phase.OVER)

    def missed(self) -> list[Overlooked] | None:
        """What was overlooked in games marked or claimed by hand, once one has ended. It takes a moment to find."""
        if not self.ended or not overlooked.is_told(self.table):
            return None
        happened = len(self.table.events)
        if self._missed is None or self._missed[0] != happened:
            self._missed = happened, overlooked.overlooked(self.table)
        return self._missed[1]

    def news(self, told: int) -> tuple[int, list[telling.ToldLine]]:
        """The lines for somebody who knows those before number ``told``: the number of the first, and the lines.

        Only the last of them are told where there are very many, and only the last of several new names in a row.
        """
        first = max(told, len(self.lines) - MOST_LINES)
        return first, [line for n, line in enumerate(self.lines[first:], first) if n not in self._outdated]

    # Taking in

    def checkpoint(self) -> tuple[Any, ...]:
        """Everything the journal knows now, to come back to."""
        known = self.last, self.thrown, set(self.rematch), set(self.house), self.help.again
        return self.table.checkpoint(), len(self.lines), known

    def restore(self, checkpoint: tuple[Any, ...]) -> None:
        """Know what was known at a checkpoint, and nothing else."""
        table, told, known = checkpoint
        self.table.restore(table)
        del self.lines[told:]
        self.last, self.thrown, self.rematch, self.house, self.help.again = known

    def check_going_on(self) -> None:
        """Raise Refusal if nothing more can happen here."""
        if self.stopped is not None:
            raise Refusal(self.stopped.code, self.stopped.sentence)

    @staticmethod
    def events_of(body: dict[str, Any]) -> list[Event]:
        """The events of the game in an act."""
        return [event_from_json(event) for event in body.get("events", ())]

    def perform(self, events: Sequence[Event], for_seat: int | None = None) -> None:
        """Let events happen and tell them. Raises TablierError, and then none of them has happened."""
        with or_nothing(self):
            self._let_happen(events, for_seat)

    def _let_happen(self, events: Sequence[Event], for_seat: int | None) -> None:
        for event in events:
            self.happen(event)
        self.tell(for_seat)

    def happen(self, event: Event) -> None:
        """Let one event happen. Raises TablierError and changes nothing if it is refused."""
        if not isinstance(event, Played):
            self.table.apply(event, thrown=not self.by_hand)
            self._notice(event)
            self.help.thrown(event.decided)
        elif event.player != self.table.player:
            raise Refusal("not-your-turn", Said("salon.for-the-other"), "C-2")
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
            table.do("lots", table.draw_lots())
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
            sentence = Said("salon.house-acts", who=self.table.sitter(for_seat))
            self.lines.append(telling.note(self.table, self.side(for_seat), sentence))
        self.lines += self._chronicler.lines()

    def _notice(self, event: Event) -> None:
        match event:
            case Throw(player, dice):
                self.thrown = player, dice
            case Opening(white, black) if white != black and self.table.dice:
                self.thrown = (0 if white > black else 1), self.table.dice
            case Event(kind="next" | "leave"):
                self.last = None
            case Event(kind="replace") if self.last is not None:  # the men lie otherwise now (T-62)
                self.last = self.last._replace(text=event.play, steps=())  # type: ignore[attr-defined]

    def take_note(self, body: dict[str, Any]) -> None:
        """Take in an act that is no event of the game."""
        match body:
            case {"sit": seat, "name": name}:
                self._call(seat, name)
                self._say(seat, Said("salon.sits-down", who=self.table.sitter(seat)))
            case {"open": _}:
                pass  # what was opened is kept with the seat
            case {"anew": seat, "freed": freed}:
                self.round += 1
                for name in freed:
                    self._say(seat, Said("salon.seal-not-opened", name=name))
                self._say(seat, Said("salon.anew"))
            case {"name": seat, "was": before, "to": name}:
                self._rename(seat, before, name)
            case {"rematch": seat}:
                self.rematch.add(seat)
                self._say(seat, Said("salon.rematch-offered", who=self.table.sitter(seat)))
            case {"house": seat}:
                self.house.add(seat)
                self._say(seat, Said("salon.house-plays-on", who=self.table.sitter(seat)))
            case {"back": seat}:
                self.house.discard(seat)
                self._say(seat, Said("salon.back", who=self.table.sitter(seat)))
            case {"hint": seat}:
                self.help.asked.append(helping.HelpTaken(helping.HINT, seat, len(self.table.events)))
                self._say(seat, Said("salon.hint-asked", who=self.table.sitter(seat)))
            case {"take_back": seat, "to": int(to)}:
                self._was_taken_back(seat, helping.cut_by(self.help.acts, to))
            case _:
                raise Unreadable("bad-act", Said("salon.bad-act", quoted=quoted(body)))

    def _was_taken_back(self, seat: int, cut: Sequence[KeptAct]) -> None:
        found = self.help.take_back(seat, cut, len(self.table.events), self.by_hand)
        who = self.table.sitter(seat)
        if found.play is None:
            self._say(seat, Said("salon.taken-back", who=who))
        else:
            player = self.side(seat)
            play = found.play if player is None else notated(self.table.game.movement, found.play, player)
            self._say(seat, Said("salon.play-taken-back", who=who, play=play))

    def follow(self, kept: Kept) -> None:
        """Take in acts that another server has kept since. Raises BrokenOff where they do not follow.

        Only what is done at the board is followed; after anything else the table has to be opened anew.
        """
        for act in kept.acts:
            with _breaking_off_at(act.at - 1):
                if act.at != self.at + 1 or not _FOLLOWED & act.body.keys():
                    raise _Missing
                if _is_of_a_draft(act.body):
                    self._build(act.body)
                else:
                    self._take(act.body)
            self.was_kept(act)
        self.kept = kept.table

    def take_back(self, body: dict[str, Any]) -> None:
        """Take in an act that takes others back: be the table on which they were never done.

        It is loaded from everything kept, as after a restart; only that this act is not kept yet.
        """
        act = KeptAct(self.at + 1, 0.0, body[helping.TAKE_BACK], None, None, body)
        fresh = Journal(Kept(self.kept, tuple(self.seats), (*self.help.acts, act)))
        fresh.at = self.at
        fresh.help.acts.pop()
        self.__dict__ = fresh.__dict__  # at once, for whoever looks on

    def _call(self, seat: int, name: str) -> None:
        self.be_seated((replace(self.seats[seat], name=name),))

    def _rename(self, seat: int, before: str, name: str) -> None:
        self._call(seat, name)
        last = self._renamed
        if last is not None and last.number == len(self.lines) - 1 and last.seat == seat and last.was != name:
            self._outdated.add(last.number)
            before = last.was
        self._renamed = Renaming(len(self.lines), seat, before)
        self._say(seat, Said("salon.now-called", who=Who(None, before, seat), name=name))

    def _say(self, seat: int, sentence: Said) -> None:
        self.lines.append(telling.note(self.table, self.side(seat), sentence))

    def be_seated(self, changed: Iterable[KeptSeat]) -> None:
        """Somebody sits down, opens a seal or is renamed; once all is open, the dice are settled."""
        was_seated = self.seated
        for seat in changed:
            self.seats[seat.seat] = seat
        self.seated = self._all_open()
        if self.seated and not was_seated:
            self._set_up()
        else:
            self.table.rename(self.names)

    def remember(self, act: KeptAct) -> None:
        """Remember which message was done as an act, if one was."""
        if act.seat is not None and act.client is not None and act.n is not None:
            self.answers.remember((act.seat,), act.client, act.n, act.at)

    # Behind the scenes

    def _all_open(self) -> bool:
        return all(seat.seed is not None for seat in self.seats)

    def _set_up(self) -> None:
        chance = fairness.FairChance(self.id, self.keys, self.seeds) if self.seeds else None
        self.table = plans.set_up(self.kept.plan, self.names, chance)
        self._chronicler = telling.Chronicler(self.table)

    def _take_all(self, kept: Kept) -> None:
        """Take acts in, one after another.

        Steps made in plays that are over need not be made again. Those of the play being built are, at the end, from
        the moment it began, among the events that have come between.
        """
        begun: tuple[int, Checkpoint] | None = None
        since: int | None = None
        gone = helping.taken_back(kept.acts)
        for number, act in enumerate(kept.acts):
            with _breaking_off_at(number):
                if act.at != self.at + 1:
                    raise _Missing
                if act.at in gone:
                    self.at = act.at
                    self.remember(act)
                    self.help.acts.append(act)
                    continue
                if not _is_of_a_draft(act.body):
                    self._take(act.body)
                    if self.table.draft_since not in (None, since):
                        since, begun = self.table.draft_since, (act.at, self.table.checkpoint())
                self.was_kept(act)
        if begun is not None and self.table.draft_since is not None:
            self._build_again([act for act in kept.acts if act.at not in gone], *begun)
        self.be_seated(kept.seats)

    def _take(self, body: dict[str, Any]) -> None:
        if "events" in body:
            self._let_happen(self.events_of(body), body.get("house"))
        else:
            self.take_note(body)

    def _build_again(self, acts: Sequence[KeptAct], after: int, begun: Checkpoint) -> None:
        """Build the play that is being built, from the moment it began; all but the steps is known and told."""
        later = [act for act in acts if act.at > after]
        if not any(_is_of_a_draft(act.body) for act in later):
            return
        self.table.restore(begun)
        for act in later:
            with _breaking_off_at(act.at - 1):
                for event in self.events_of(act.body):
                    self.table.apply(event)
                self._build(act.body)

    def _build(self, body: dict[str, Any]) -> None:
        """Build at the play, as an act says."""
        for source, number_of_die in body.get("steps", ()):
            self.table.step((source, number_of_die))
        if "undo" in body:
            self.table.undo(body["undo"])

    def was_kept(self, act: KeptAct) -> None:
        """An act that was taken in is kept: know when that was, and which message it answers."""
        self.at = act.at
        if not _is_of_a_draft(act.body):
            self.steady_since = act.at
        self.remember(act)
        side = self.side(act.seat) if act.seat in self.people else None
        self.help.keep(act, side, len(self.table.results), self.table.game.plays_itself)
        if "events" in act.body:
            self.count_timeouts(act.body, act.seat)

    def count_timeouts(self, body: dict[str, Any], seat: int | None) -> None:
        """Keep count of how often in a row the house acted for somebody late."""
        if body.get("late"):
            self.timeouts[body["house"]] = self.timeouts.get(body["house"], 0) + 1
        elif seat is not None:
            self.timeouts.pop(seat, None)


def _is_of_a_draft(body: dict[str, Any]) -> bool:
    return "steps" in body or "undo" in body


def _as_they_sat_down(kept: Kept) -> list[KeptSeat]:
    """The seats before anybody changed names, so that what was told of them is told again in the same words."""
    seats = list(kept.seats)
    for act in reversed(kept.acts):
        match act.body:
            case {"name": int(seat), "was": str(name)} if 0 <= seat < len(seats):
                seats[seat] = replace(seats[seat], name=name)
    return seats


class _Missing(Exception):
    """The number of an act is not the next one."""


@contextmanager
def _breaking_off_at(number: int) -> Iterator[None]:
    """Whatever may be wrong with an act that is kept, it breaks off here."""
    try:
        yield
    except _Missing:
        raise BrokenOff(number, "act-missing") from None
    except (Unreadable, LookupError, TypeError, ValueError, AttributeError) as problem:
        raise BrokenOff(number, "act-unreadable") from problem
    except Exception as problem:
        raise BrokenOff(number, "act-refused") from problem
