"""What happened at a table of Trictrac, to be told: what each throw was worth, and what was marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ... import standing
from ...saying import Said, Several, Told, Who
from ...table import Event, Phase, Table
from ...table.declaring import Act
from ...table.events import NextGame, Opening, Played, Throw, Void
from ...table.insight import BY_HAND
from ...telling import plain
from ...telling.sentences import called, last_throw, of_act, played
from ..notation import notated
from .acts import Agree, Leave, Lots, Mark, Replace
from .position import TrictracPosition
from .scored import SIMPLE, bredouille_of, is_held, may_end, value
from .told_jans import Jan
from .worth import jan_line

_BREDOUILLE = ("simple", "small", "big")


def position_of(table: Table) -> TrictracPosition:
    """The position on a board of Trictrac."""
    position = table.position
    assert isinstance(position, TrictracPosition)
    return position


def why_worth(table: Table) -> Iterator[Told]:
    """Everything the last throw was worth, each jan with its arrows."""
    thrown = last_throw(table.events)
    if table.game.marks_by_hand:
        yield Told(Said("telling.worth-untold"), "T-60")
    elif thrown is None:
        yield Told(Said("telling.nothing-thrown"))
    else:
        who, dice = called(table, thrown[0]), standing.thrown(table, thrown[1])
        yield Told(Said("telling.was-worth" if table.jans else "telling.was-worth-nothing", who=who, dice=dice))
        for jan in table.jans:
            yield jan_line(jan, table.people)
            ways = jan.ways_told()
            if ways is not None:
                yield Told(ways, None, "way")


def duties(table: Table) -> list[Told]:
    """What the throw to be played obliges to (T-33, T-34)."""
    if table.game.marks_by_hand:
        return []
    return list(dict.fromkeys(must for jan in table.jans if jan.to == table.player and (must := duty(jan))))


def duty(jan: Jan) -> Told | None:
    """What a jan obliges whoever threw to (T-33, T-34)."""
    done, _, which = jan.kind.partition("-")
    if jan.kind == "exit":
        return Told(Said("telling.must-leave-board"), "T-34")
    if done in ("fill", "conserve") and which != "pile":
        return Told(Said("telling.must-fill" if done == "fill" else "telling.must-conserve", jan=which), "T-33")
    return None


def stay_or_leave(table: Table) -> list[Told]:
    """What staying and leaving would mean just now."""
    position, me = position_of(table), position_of(table).turn
    other, points, holes = called(table, 1 - me), position.points[me], position.holes
    gift = sum(jan.points for jan in table.jans if jan.to == 1 - me)
    stay = Said("telling.would-stay", points=points, dice=standing.throw(table.dice), other=other, gift=gift)
    lost = Said("telling.would-lose", points=points, other=other, theirs=position.points[1 - me], gift=gift)
    if table.account is not None and may_end(holes):
        leave = Told(Said("telling.would-end-round", lost=lost, now=_round_now(table)), "T-80", "leave")
    else:
        leave = Told(Said("telling.would-leave", lost=lost, holes=holes[me]), "T-44", "leave")
    return [Told(stay, "T-44", "stay"), leave]


def _round_now(table: Table) -> Said:
    """What the round would come to if it ended now."""
    position, account, seats = position_of(table), table.account, table.round
    assert account is not None
    assert seats is not None
    white, black = position.holes
    if white == black:
        return Said("telling.round-drawn", holes=white)
    winner = 0 if white > black else 1
    holes, theirs = position.holes[winner], position.holes[1 - winner]
    bredouille = bredouille_of(holes, position.run[winner])
    counts = bredouille != SIMPLE and position.game.rulings.leaving_counts
    held = counts and is_held(winner, position.holes, position.left)
    tokens = value(holes, theirs, bredouille, seats.replays, account.scheme.refait, held)
    how = _BREDOUILLE[bredouille] + ("-held" if held else "")
    return Said("telling.round-won", who=called(table, winner), holes=holes, theirs=theirs, how=how, tokens=tokens)


def _lots(table: Table, event: Lots) -> Told:
    white, black = map(table.sitter, event.seats)
    return of_act(event, Said("telling.lots", white=white, black=black), "T-84")


def _mark(table: Table, event: Mark) -> Told:
    who, marks = called(table, event.player), _marks(table, event)
    if _again(table, event):
        return of_act(event, Said("telling.mark-instead", who=who, marks=marks), "T-60")
    return of_act(event, Said("telling.mark", who=who, marks=marks))


def _leave(table: Table, event: Leave) -> Told:
    who = called(table, event.player)
    if table.game.marks_by_hand:
        return of_act(event, Said("telling.announces-leaving", who=who), "T-66")
    if table.phase is not Phase.THROW:
        return of_act(event, Said("telling.leaves", who=who), "T-44")
    holes = position_of(table).holes[event.player]
    return of_act(event, Said("telling.leaves-keeping", who=who, holes=holes), "T-44")


def _agree(table: Table, event: Agree) -> Told:
    who = called(table, event.player)
    if table.phase is not Phase.THROW:
        return of_act(event, Said("telling.agrees", who=who), "T-66")
    holes = position_of(table).holes[1 - event.player]
    return of_act(event, Said("telling.agrees-keeping", who=who, holes=holes), "T-66")


def _next(table: Table, event: NextGame) -> Told | None:
    return None if table.account is None else of_act(event, seating(table))


def seating(table: Table) -> Said:
    """Who plays the round, who sits out, and who begins, if that is settled."""
    seats, account = table.round, table.account
    assert seats is not None
    assert account is not None
    out = Several(tuple(map(table.sitter, seats.sitting_out)))
    return Said(
        "telling.round",
        number=seats.number, rounds=account.scheme.rounds, white=called(table, 0), black=called(table, 1),
        out=out, waiting=len(out.items), begun="no" if table.player is None else "yes",
        first="" if table.player is None else called(table, table.player),
    )  # fmt: skip


def _again(table: Table, mark: Mark) -> bool:
    """Whether a mark takes the place of one that the same player made before the next act (T-60)."""
    at = next(i for i in reversed(range(len(table.events))) if table.events[i] is mark)
    for event in reversed(table.events[:at]):
        if isinstance(event, Throw | Opening | Played):
            return False
        if isinstance(event, Mark) and event.player == mark.player:
            return True
    return False


def _marks(table: Table, event: Mark) -> Said:
    """What is marked, to follow the name of who does."""
    who = called(table, event.player)
    if not event.points and not event.holes:
        return Said("telling.marks-nothing", who=who)
    if event.holes is None:
        return Said("telling.marks-points", who=who, points=event.points)
    return Said("telling.marks-and-pegs", who=who, points=event.points, holes=event.holes)


def _replace(table: Table, event: Replace) -> Told:
    play = notated(table.game.movement, event.play, 1 - event.player)  # as whoever moved falsely would write it
    return of_act(event, Said("telling.act-replace", player=called(table, event.player), play=play), "T-62")


BY_TABLE: Mapping[Act, Callable[[Table, Any], Told | None]] = {
    Lots: _lots, Mark: _mark, Leave: _leave, Agree: _agree, NextGame: _next, Replace: _replace,
}  # fmt: skip
"""How those events are told for which one has to look at the table."""


class Telling(plain.Telling):
    """Trictrac tells what each throw was worth, and what was marked."""

    def scribe(self, table: Table) -> Scribe:
        return Scribe(table)

    def act(self, table: Table, event: Event) -> Told | None:
        told = BY_TABLE.get(type(event))
        return None if told is None else told(table, event)

    def standing(self, table: Table) -> list[Told]:
        return [Told(seating(table))]

    def cards(self, table: Table, roller: int) -> list[dict[str, Any]]:
        return [_card(table.people, number, jan) for number, jan in enumerate(table.jans)]

    def why_worth(self, table: Table) -> Iterator[Told]:
        return why_worth(table)

    def duties(self, table: Table) -> list[Told]:
        return duties(table)

    def stay_or_leave(self, table: Table) -> list[Told]:
        return stay_or_leave(table)


_STYLES = {"true": "solid", "false": "dashed", "fill": "dotted"}


@lru_cache(maxsize=1024)
def _card(people: tuple[Who, Who], number: int, jan: Jan) -> dict[str, Any]:
    """The same for as long as a throw lies there, which is looked at with every step of its play."""
    styles = [style for *_, style in jan.arrows]
    must = duty(jan)
    bracket = jan.kind.startswith(("fill", "conserve"))
    return {
        "id": number, "kind": jan.kind, "title": jan.name, "sentence": jan.sentence.named(people),
        "points": jan.points, "to": jan.to, "clause": jan.clause, "event": number, "must": must and must.said,
        "line": "dotted" if bracket else _STYLES[styles[0]] if styles else None,
    }  # fmt: skip


class Scribe:
    """Tells what happens at a table of Trictrac; :meth:`lines` is what is new since it was asked last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told = len(table.events)
        self._marks = len(table.marks)
        self._before = position_of(table)

    def lines(self, sentence: Callable[[Table, Event], Told]) -> Iterator[Told]:
        """What is new. ``sentence`` tells one event that is no play."""
        table = self.table
        new = table.events[self._told :]
        self._told = len(table.events)
        if any(isinstance(event, Throw | Opening) for event in new):
            self._marks = 0
        told = list(self._worth())
        told += self._standing(new)
        told, after = ([], told) if table.game.marks_by_hand else (told, [])
        i = 0
        while i < len(new):
            event = new[i]
            if isinstance(event, Throw | Opening) and not told:
                line, i = self._in_one(new, i, sentence)
                yield line
                continue
            if isinstance(event, Played):
                yield from told
                told = []
                yield played(table, event, ())
            else:
                yield sentence(table, event)
            i += 1
        yield from told
        yield from after
        self._before = position_of(table)

    def _in_one(self, new: Sequence[Event], i: int, sentence: Callable[[Table, Event], Told]) -> tuple[Told, int]:
        """A throw, the mark for it and the play of it in one line, as far as they follow each other."""
        table, thrown, rest = self.table, new[i], list(new[i + 1 : i + 3])
        if not isinstance(thrown, Throw) or not rest or not isinstance(rest[0], Mark | Played):
            return sentence(table, thrown), i + 1
        who, dice = called(table, thrown.player), standing.thrown(table, thrown.dice)
        mark = rest[0] if isinstance(rest[0], Mark) else None
        play = next((one for one in rest[mark is not None :][:1] if isinstance(one, Played)), None)
        shown = "" if play is None else Telling().play(table, play, thrown.dice)
        if mark is None:
            return of_act(thrown, Said("telling.throw-play", who=who, dice=dice, play=shown)), i + 2
        marks = _marks(table, mark)
        if play is None:
            return of_act(thrown, Said("telling.throw-mark", who=who, dice=dice, marks=marks)), i + 2
        said = Said("telling.throw-mark-play", who=who, dice=dice, marks=marks, play=shown)
        return of_act(thrown, said), i + 3

    def _worth(self) -> Iterator[Told]:
        """What the referee has marked since, each with its reason."""
        table = self.table
        for marked in table.marks[self._marks :]:
            if marked.clause == BY_HAND or not marked.points:
                continue
            who, points, why = (
                called(table, marked.player),
                marked.points,
                marked.why.named(table.people),
            )
            if not table.game.marks_by_hand:
                name = marked.reason.values["name"]
                yield Told(Said("telling.jan", name=name, points=points, to=who, why=why), marked.clause, "jan")
            elif points > 0:
                yield Told(Said("telling.marks-because", who=who, points=points, why=why), marked.clause, "marked")
            else:
                yield Told(Said("telling.takes-back", who=who, points=-points, why=why), marked.clause, "marked")

    def _standing(self, new: Sequence[Event]) -> Iterator[Told]:
        """What has become of the points and holes of both."""
        table, before, now = self.table, self._before, position_of(self.table)
        marked = [0, 0]
        for one in table.marks[self._marks :]:
            marked[one.player] += one.points
        self._marks = len(table.marks)
        gone = any(isinstance(event, Leave | Agree | NextGame | Void) for event in new)
        if gone and table.phase is not Phase.OVER:
            return
        thrown = last_throw(table.events)
        roller = thrown[0] if thrown else 0
        for side in (roller, 1 - roller):
            other, who = 1 - side, called(table, side)
            made = now.holes[side] - before.holes[side]
            points, holes, flag = now.points[side], now.holes[side], "yes" if now.flags[side] else "no"
            if made > 0:
                doubled = made > (before.points[side] + marked[side]) // 12
                run = "yes" if doubled else "no"
                said = Said("telling.makes-holes", who=who, made=made, holes=holes, points=points, bredouille=run)
                yield Told(said, "T-41" if doubled else "T-40", "marked")
                if before.points[other] + marked[other] > 0 and not now.points[other]:
                    yield Told(Said("telling.wiped-out", who=called(table, other)), "T-42", "marked")
            elif made < 0:
                yield Told(Said("telling.back-at-holes", who=who, holes=holes, points=points), None, "marked")
            elif marked[side] and points and not table.game.marks_by_hand:
                said = Said("telling.marks-and-has", who=who, marked=marked[side], points=points, bredouille=flag)
                yield Told(said, None, "marked")
            elif points < before.points[side] and now.holes[other] == before.holes[other]:
                yield Told(Said("telling.back-at", who=who, points=points), None, "marked")
            elif points > before.points[side]:
                yield Told(Said("telling.has-points", who=who, points=points, bredouille=flag), None, "marked")
