"""A walk over tables of the salon: any game under any options, any act in any phase, good and bad ones.

Each table is kept as the store keeps it, as JSON and in memory. After every act the journal loaded anew from what is
kept must be the one at hand, with everything it knows, and so must that of another server, which follows act by act;
after every refusal it must be the one from before.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any, NamedTuple, get_args

import numpy as np

from tablier import Phase, Record, Table, TablierError, fairness
from tablier.games import GAMES, Game, find_game
from tablier.games.trictrac.game import Trictrac, Way
from tablier.games.trictrac.ledger import Ledger
from tablier.games.trictrac.position import TrictracPosition
from tablier.games.trictrac.schools import ManualReferee
from tablier.games.unstacked.game import Unstacked
from tablier.salon import messages
from tablier.salon.kept.store import Kept, KeptAct, KeptSeat
from tablier.salon.languages import translate
from tablier.salon.messages import NewTable
from tablier.salon.play import acts, opening, plans, thinking, views
from tablier.salon.play.actions import offers
from tablier.salon.play.answers import Answers
from tablier.salon.play.helping import Help
from tablier.salon.play.journal import BrokenOff, Journal
from tablier.saying import Reader
from tablier.table.events import KINDS, Event
from trictrac.placing import jans_nearly_full

Json = dict[str, Any]

BOUND = "backgammon:w:bar,12x14:19x2,20x2,21x2,22x2,23x2,24x3,18x2"
"""Tables that are bound (B-6): random games hardly ever come there."""
_NOT_ACTS = ("hello", "look", "why_not", "ping", "house", "open", "anew")
EVERY_ACT = sorted(
    do for kind in messages.all_messages() for do in get_args(kind.model_fields["do"].annotation) if do not in _NOT_ACTS
)
"""What a message can ask for at a table."""
NOTES = ("sit", "open", "anew", "name", "house", "back")
"""What is kept as an act without :func:`acts.perform`."""


class Visit(NamedTuple):
    """What was tried, in which phase, and whether it was done."""

    do: str
    phase: Phase
    done: bool


# What a journal knows


def known(journal: Journal, seen: bool = True) -> Json:
    """Everything a journal knows, hidden or not; with ``seen``, also everything that is shown to anybody."""
    table = journal.table
    referee = vars(table._referee)
    kept = [name for name, value in referee.items() if isinstance(value, list | set | bytearray)]
    assert not kept, "what a referee knows is replaced by something new, and never changed in place"
    found: Json = {
        "referee": {name: _plain(value) for name, value in referee.items()},
        "events": tuple(table.events),
        "players": table.players,
        "journal": {
            name: _plain(value)
            for name, value in vars(journal).items()
            if name not in ("table", "_chronicler", "kept", "_missed")
        },
        "teller": {name: _plain(value) for name, value in vars(journal._chronicler).items() if name != "_table"},
    }
    if seen:
        state = views.state(journal)
        found["state"] = json.dumps(translate(state, Reader("en")))
        for seat in range(len(journal.seats)):
            found[f"actions of {seat}"] = offers(journal, seat)
            found[f"seen by {seat}"] = json.dumps(views.as_seen(journal, state, {seat}, "fr", len(journal.lines) - 4))
        found["welcome"] = views.welcome(journal, (), "en")
    return found


def _plain(value: Any) -> Any:
    """A value as it is now, however it may be changed later."""
    if isinstance(value, Help):
        return {name: _plain(part) for name, part in vars(value).items()}
    if isinstance(value, Answers):
        return _plain(value._known)
    if isinstance(value, Ledger):
        return value.entries, _fields(value._base), _fields(value._record)
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    if isinstance(value, set):
        return frozenset(value)
    if type(value).__name__ == "Scribe":
        return {name: _plain(part) for name, part in vars(value).items() if name != "table"}
    return value


def _fields(record: np.ndarray) -> tuple[bytes, ...]:
    return tuple(record[name].tobytes() for name in record.dtype.names or ())


def differences(one: Json, other: Json) -> list[str]:
    """Where two journals differ."""
    found = []
    for name in one.keys() | other.keys():
        a, b = one.get(name), other.get(name)
        if a == b:
            continue
        if isinstance(a, dict) and isinstance(b, dict):
            found += [f"{name}.{line}" for line in differences(a, b)]
        else:
            found.append(f"{name}: {a!r} | {b!r}"[:600])
    return found


# Tables


def a_wish(game: str, chance: random.Random, **given: Any) -> NewTable:
    """A table of a game, under any of its options."""
    options: Json = {}
    for option in Table.options(game):
        if chance.random() < 0.5:
            values = list(option.effects) or list(option.numbers or ())[:6]
            options[option.name] = chance.choice(values)
    players = int(options.get("players", 2))
    if "rounds" in options:
        options["rounds"] = chance.choice([value for value in (players, 2 * players, 6, 12) if value])
    options |= given
    wish: Json = {"game": game, "options": options, "dice": chance.choice((plans.SERVER, plans.HAND))}
    players = int(options.get("players", 2))
    seats: list[Json] = [{"kind": "person"}] * players
    if chance.random() < 0.25:
        seats = [*seats[1:], {"kind": "bot", "level": "random"}]
        chance.shuffle(seats)
    wish["seats"] = seats
    if game != "trictrac-a-ecrire":
        wish["match"] = chance.choice((0, 1, 1, 2, 3))
    made = NewTable.model_validate(wish)
    try:
        plan = plans.draw_up(made)
    except TablierError:
        return a_wish(game, chance, **given)  # options that exclude each other
    begin = chance.random()
    found = find_game(plan["game"])
    if begin < 0.6:
        return made.model_copy(update={"position": _middle(found, chance)})
    if begin < 0.7 and "opening" not in (found.options.get("first_roll"),) and not isinstance(found, Trictrac):
        return made.model_copy(update={"first": chance.choice(("white", "black"))})
    return made


def _middle(game: Game, chance: random.Random) -> str:
    """A position from the middle of a game, or from its very end."""
    if game.id == "backgammon" and chance.random() < 0.4:
        return BOUND.replace("backgammon:", f"{game.full_id}:")
    if isinstance(game, Trictrac) and chance.random() < 0.5:
        position, _ = next(jans_nearly_full(chance.getrandbits(30), 1))  # where duties are broken
        return _marked(replace(position, game=game), chance)
    position = game.start()
    turns = chance.choice((1, 4, 12, 12, 40))
    for _ in range(turns):
        roll = tuple(sorted((chance.randint(1, 6) for _ in range(game.dice)), reverse=True))
        plays = game.plays(position, roll)
        following = plays[chance.randrange(len(plays))].position
        try:
            game.check_start(following)
        except TablierError:
            break
        position = following
    return _marked(position, chance) if isinstance(position, TrictracPosition) else position.id


def _marked(position: TrictracPosition, chance: random.Random) -> str:
    """A position with points and holes, some of them just before the end."""
    game = position.game
    most = (game.hole_limit or 12) - 1
    white, black = chance.choice((0, chance.randint(0, most), most)), chance.randint(0, most)
    last = chance.choice((0, 1)) if white and black else int(black > 0)
    run = [0, 0]
    run[last] = (white, black)[last] if not (white and black) else chance.randint(1, (white, black)[last])
    points = chance.choice((0, 4, 10)), chance.choice((0, 2, 8))
    with suppress(TablierError):
        marked = replace(position, points=points, holes=(white, black), run=(run[0], run[1]))
        game.check_start(marked)
        return marked.id
    return position.id


def _false_moves(game: Trictrac, position: TrictracPosition, roll: Sequence[int]) -> Sequence[Way]:
    """Plays that break a duty; those that can be replaced, if there are any (T-62)."""
    legal = game.ways(position, tuple(roll))
    led_to, moved = {(way.low, way.high) for way in legal}, {tuple(sorted(way.men_moved)) for way in legal}
    false = [way for way in game.ways(position, tuple(roll), obliged=False) if (way.low, way.high) not in led_to]
    return [way for way in false if tuple(sorted(way.men_moved)) in moved] or false


# Walking


class Walk:
    """One table, and somebody who does anything at it."""

    def __init__(self, wish: NewTable, chance: random.Random, thorough: float = 1.0) -> None:
        self.chance = chance
        self.thorough = thorough
        """How often what is seen is compared as well, not only what is known."""
        table, seats = opening.open_table(wish, 0.0)
        # Few secrets, since a chain of keys takes a moment to be worked out.
        self.table = replace(table, id="walk", secret=f"{chance.randrange(8):064x}")
        self.seats: list[KeptSeat] = list(seats)
        self.acts: list[KeptAct] = []
        self.visits: Counter[Visit] = Counter()
        self.journal = Journal(self.kept)
        self.elsewhere = Journal(self.kept)
        """The same table as another server has it."""
        self.bad_luck = 0
        self.thrown: dict[tuple[int, str, int], tuple[int, ...]] = {}
        """What came at each throw, by its number, its kind and how many dice."""

    @property
    def kept(self) -> Kept:
        return Kept(self.table, tuple(self.seats), tuple(self.acts))

    def go(self, tries: int) -> None:
        """Try so many acts, comparing after each."""
        self.all_sit_down()
        for _ in range(tries):
            self._one_act()
        self.compare_records()

    def _one_act(self) -> None:
        journal, chance = self.journal, self.chance
        dice = chance.random()
        if dice < 0.02:
            self._note(chance.choice(journal.people))
        elif dice < 0.05:
            self._stand_in()
        elif dice < 0.25:
            self.attempt(self._anything(), chance.randrange(len(self.seats)))
        elif dice < 0.28:
            self._ask_why_not()
        elif dice < 0.33:
            self._rehearse_an_event()
        else:
            found = self._something_offered()
            if found is None:
                self._stand_in()
            else:
                self.attempt(*found)

    # Acts

    def attempt(self, message: Json, seat: int) -> None:
        """Do what a message asks, or be refused: then nothing has changed."""
        journal, n = self.journal, len(self.acts) * 3 + 1
        read = messages.read_message(json.dumps({"n": n, **message}))
        phase, before = journal.table.phase, self._known(False)
        try:
            body = acts.perform(journal, seat, read)
        except TablierError:
            self.visits[Visit(message["do"], phase, False)] += 1
            self._same(before, self._known(False), f"refused {message} of seat {seat}")
            return
        self.visits[Visit(message["do"], phase, True)] += 1
        self._keep(body, seat, f"client {seat}", n)

    def _keep(self, body: Json, seat: int | None, client: str | None = None, n: int | None = None) -> None:
        """Keep an act as the store does, and load the table anew."""
        act = KeptAct(self.journal.at + 1, float(len(self.acts)), seat, client, n, json.loads(json.dumps(body)))
        self.acts.append(act)
        self.journal.was_kept(act)
        self._same_dice_again()
        seen = self.chance.random() < self.thorough
        loaded = Journal(self.kept)
        self._same(known(loaded, seen), self._known(seen), "loaded anew, after")
        self._follow(act)
        self._same(known(self.elsewhere, seen), self._known(seen), "followed, after")
        if self.chance.random() < 0.3:
            self.journal = loaded  # and go on with it

    def _follow(self, act: KeptAct) -> None:
        try:
            self.elsewhere.follow(Kept(self.table, tuple(self.seats), (act,)))
        except BrokenOff:
            assert not {"events", "steps", "undo"} & act.body.keys(), "what is done at the board is followed"
            self.elsewhere = Journal(self.kept)

    def _same_dice_again(self) -> None:
        """Whatever was taken back, a throw is what it was before."""
        decided = [event for event in self.journal.table.events if event.decided is not None]
        if self.journal.by_hand:
            decided = []
        for number, event in enumerate(decided):
            dice = event.decided or ()
            assert self.thrown.setdefault((number, event.kind, len(dice)), dice) == dice, "other dice came"

    def _known(self, seen: bool) -> Json:
        return known(self.journal, seen)

    def _same(self, one: Json, other: Json, what: str) -> None:
        if one != other:
            story = [f"{act.seat}: {json.dumps(act.body)}" for act in self.acts]
            raise AssertionError("\n".join([what, *differences(one, other), json.dumps(self.table.plan), *story]))

    def all_sit_down(self) -> None:
        """Everybody for whom there is a seat takes it, and all parts in the dice are opened, at times only anew."""
        people = self.journal.people
        for seat in people:
            self._sit(seat)
        unopened = self.journal.unopened
        if unopened and self.chance.random() < 0.2:
            freed = [seat for seat in unopened if self.chance.random() < 0.5]
            body = {"anew": people[0], "freed": [self.journal.names[seat] for seat in freed]}
            self._change(body, people[0], *opening.anew(self.table, self.seats, freed))
            for seat in people:
                self._sit(seat)
        for seat in self.journal.unopened:
            self._change({"open": seat}, seat, opening.open_seal(self.table, self.seats[seat], f"seed-{seat}"))

    def _sit(self, seat: int) -> None:
        kept, settled = self.seats[seat], self.seats[seat].settled
        name = f"{self.chance.choice('ABCD')}. Guest" if settled else f"Guest {seat}"
        sealed = self.chance.random() < 0.7 and plans.scheme_of(self.table.plan) == 2 and not settled
        seed = f"seed-{seat}"
        part = {"seal": fairness.seal_of(self.table.id, seat + 1, seed)} if sealed else {"seed": seed}
        taken = opening.take(self.table, kept, messages.Sitter(name=name, **part), "held")
        if taken != kept:
            body = {"name": seat, "was": kept.name, "to": name} if settled else {"sit": seat, "name": name}
            self._change(body, seat, taken)

    def _change(self, body: Json, seat: int, *changed: KeptSeat) -> None:
        """Keep an act that changes seats."""
        self.visits[Visit(next(iter(body)), self.journal.table.phase, True)] += 1
        for one in changed:
            self.seats[one.seat] = one
        self.journal.be_seated(changed)
        self.journal.take_note(body)
        self._keep(body, seat)

    def _note(self, seat: int) -> None:
        """Somebody is renamed, leaves the playing to the house, or comes back."""
        if self.chance.random() < 0.4:
            self._sit(seat)
            return
        body = {"back" if seat in self.journal.house else "house": seat}
        self.visits[Visit(next(iter(body)), self.journal.table.phase, True)] += 1
        self.journal.take_note(body)
        self._keep(body, None)

    def _stand_in(self) -> None:
        """A bot acts: for itself, or for somebody who is late."""
        journal = self.journal
        if journal.over:
            return
        seat = journal.turn_seat
        thought = thinking.Thought.about(journal.table, "random", 1)
        found = thinking.carry_out(thinking.decide(thought), thought, journal.table, journal.by_hand)
        if not found:
            assert journal.by_hand and journal.table.phase is Phase.THROW, "nobody can go on"  # noqa: PT018
            return
        body = acts.stand_in(journal, found, seat or 0, self.chance.random() < 0.5)
        self._keep(body, None if "house" in body else seat)

    def _ask_why_not(self) -> None:
        before = self._known(False)
        asked = (self.chance.randint(0, 25), self.chance.randint(1, 6))
        views.why_not(self.journal, self.chance.choice((asked, f"{asked[0]}/{asked[1]}")), Reader("en"))
        self._same(before, self._known(False), f"asked why not {asked}")

    def _rehearse_an_event(self) -> None:
        """Any event at the table itself: refused, or happened and gone back from, nothing has changed."""
        table, before = self.journal.table, self._known(False)
        here, event = table.checkpoint(), self._an_event()
        with suppress(TablierError):
            table.apply(event)
            table.restore(here)
        self._same(before, self._known(False), f"rehearsed {event}")

    # What is tried

    def _an_event(self) -> Event:
        """An event that need not be allowed now."""
        chance = self.chance
        playing = self.journal.table.phase is Phase.PLAY and chance.random() < 0.5
        kind = KINDS["play" if playing else chance.choice(sorted(KINDS))]
        message = self._filled(kind.kind, {}) if kind.kind in EVERY_ACT else {}
        values: Json = {
            "player": chance.choice((0, 1, self.journal.table.player or 0)), "adviser": chance.randint(0, 3),
            "who": chance.randint(0, 3),
            "advice": "Tenez !", "white": chance.randint(1, 6), "black": chance.randint(1, 6),
            "dice": tuple(chance.randint(1, 6) for _ in range(self.journal.table.game.dice)), "holes": None,
            "seats": tuple(chance.sample(range(3), 2)), "play": message.get("text", ""), "points": 2, "over": False,
            "worth": chance.randint(1, 3),
        } | {name: value for name, value in message.items() if name != "dice"}  # fmt: skip
        return kind(**{field.name: values[field.name] for field in fields(kind)})

    def _something_offered(self) -> tuple[Json, int] | None:
        """One of the acts offered to somebody, the rare ones as often as those that bring the game on."""
        found = [
            (offer, seat)
            for seat in self.journal.people
            for offer in offers(self.journal, seat)
            if offer["do"] != "why_not"
        ]
        if not found:
            return None
        weights = [_WEIGHTS.get(offer["do"], 1.0) for offer, _ in found]
        if self.journal.table.false_play:  # seldom, and soon gone
            weights = [5.0 if offer["do"] in ("stand", "replace") else 1.0 for offer, _ in found]
        offer, seat = self.chance.choices(found, weights)[0]
        return self._filled(offer["do"], offer), seat

    def _anything(self) -> Json:
        """An act that need not be allowed now."""
        return self._filled(self.chance.choice(EVERY_ACT), {})

    def _filled(self, do: str, offer: Json) -> Json:
        """An act with what has to be said beside its name: mostly what may be done, at times anything."""
        chance, table = self.chance, self.journal.table
        message: Json = {"do": do}
        count = {"opening": 2, "unbind": 2, "throw": chance.choice((2, table.game.dice))}
        if do in count and (offer.get("dice") or (not offer and chance.random() < 0.5)):
            message["dice"] = [chance.randint(1, 6) for _ in range(offer.get("dice") or count[do])]
        match do:
            case "step":
                steps = table.steps() if table.phase is Phase.PLAY and not isinstance(table.game, Unstacked) else []
                source, number = chance.randint(0, 24), chance.randint(1, 6)
                message |= {"from": source, "number": number, "to": min(source + number, 25)}
                if steps and chance.random() < 0.9:
                    step = chance.choice(steps)
                    message |= {"from": step.source, "number": step.number, "to": step.target}
            case "steps" | "play":
                message["text"] = self._a_play(whole=do == "play")
            case "replace":
                false = table.false_play
                instead = list(false.instead) if false else []
                message["text"] = chance.choice(instead) if instead and chance.random() < 0.8 else self._a_play(True)
            case "advise":
                message["text"] = chance.choice(("Tenez !", "six, then five", ""))
            case "undo":
                message["all"] = chance.random() < 0.3
            case "touch":
                steps = table.steps() if table.phase is Phase.PLAY and not isinstance(table.game, Unstacked) else []
                likely = [step.source for step in steps]
                message["point"] = chance.choice(likely) if likely and chance.random() < 0.8 else chance.randint(0, 25)
            case "break":
                message["point"] = chance.choice(offer.get("points") or range(26))
            case "claim":
                message["die"] = offer.get("die") or chance.randint(1, 6)
            case "mark":
                due = table.unmarked.points if table.unmarked else 0
                message["points"] = max(0, due + chance.choice((0, 0, 0, 2, -2, 4, 12)))
                if chance.random() < 0.2:
                    message["holes"] = chance.randint(0, 3)
            case "school":
                message |= self._a_claim()
        return message

    def _a_claim(self) -> Json:
        referee = self.journal.table._referee
        errors = referee.errors if isinstance(referee, ManualReferee) else []
        if errors and self.chance.random() < 0.7:
            error = self.chance.choice(errors)
            return {"points": abs(error.excess), "over": error.excess > 0}
        return {"points": self.chance.choice((1, 2, 4, 6, 12)), "over": self.chance.random() < 0.5}

    def _a_play(self, whole: bool) -> str:
        table, chance = self.journal.table, self.chance
        if table.phase is not Phase.PLAY or chance.random() < 0.1:
            return chance.choice(("1/7", "1/2 1/3", "pass", "24/off", "!", ""))
        if not whole:
            steps = [] if isinstance(table.game, Unstacked) else table.steps()
            return str(chance.choice(steps)) if steps else "1/2"
        position, game = table.position, table.game
        if isinstance(game, Trictrac) and isinstance(position, TrictracPosition):
            ways: Sequence[Any] = game.ways(position, table.dice)
            if table.game.marks_by_hand and chance.random() < 0.7:
                ways = _false_moves(game, position, table.dice) or ways
        else:
            ways = table.plays()
        return str(ways[chance.randrange(len(ways))].notation) if ways else "pass"

    # Records

    def compare_records(self) -> None:
        """The record of the table, as text and as JSON, gives the same table again."""
        table = self.journal.table
        record = table.record()
        for text in (str(record), json.dumps(record.to_json())):
            read = Record.read(text)
            assert not read.faults, (read.faults, text)
            assert read.events == table.events, text
            self._same(_of_events(read.replay()), _of_events(table), f"the record read again\n{text}")


def _of_events(table: Table) -> Json:
    """What a referee knows by the events alone: not the steps of a play being built, nor who threw the dice."""
    aside = ("_draft", "touched", "_adjusting", "names", "dice_stand", "_in_place")
    return {name: _plain(value) for name, value in vars(table._referee).items() if name not in aside}


_WEIGHTS = {
    "throw": 3.0, "mark": 3.0, "confirm": 4.0, "step": 2.0, "play": 2.0, "next": 3.0, "steps": 0.4, "undo": 0.4,
    "touch": 0.4, "adjust": 0.15, "void": 0.3, "advise": 0.2, "school": 0.3, "demand": 0.2, "stand": 0.2,
    "replace": 0.2, "leave": 0.6, "double": 0.5, "resign": 0.03, "abandon": 0.05,
    "hint": 0.2, "take_back": 0.3,
}  # fmt: skip
"""How often an act that is offered is done, beside the others."""


def walks(
    family: Sequence[tuple[str, Json]], name: str, tables: int, tries: int, thorough: float
) -> Iterator[Counter[Visit]]:
    """Walk over so many tables of a family of games; what was visited at each."""
    for number in range(tables):
        chance = random.Random(f"{name} {number}")
        game, given = family[number % len(family)]
        walk = Walk(a_wish(game, chance, **given), chance, thorough)
        try:
            walk.go(tries)
        except Exception as problem:
            problem.add_note(f"walk {name} {number}")
            raise
        yield walk.visits


_BY_HAND: Json = {"marking": "manual"}
FAMILIES: dict[str, list[tuple[str, Json]]] = {
    "race": [(game, {}) for game in GAMES if find_game(game).family not in ("trictrac", "unstacked")]
    + [("backgammon", {"cube": True, "binding": True}), ("backgammon", {"cube": True, "beavers": "raccoons"})],
    "unstacked": [("unstacked", {}), ("unstacked", {"claims": "manual"})],
    "trictrac": [("trictrac", {"marking": "auto"}), ("trictrac-a-ecrire", {"marking": "auto"})],
    "by hand": [("trictrac", _BY_HAND), ("trictrac", {**_BY_HAND, "touch_move": True})],
    "scored by hand": [("trictrac-a-ecrire", {**_BY_HAND, "players": players}) for players in (2, 3, 4)],
}
"""The games as a walk goes over them, those with the rarest acts by themselves."""
