"""What happened at a table of Trictrac, in sentences: what each throw was worth, and what was marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ... import text
from ...table import Event, Phase, Table
from ...table.declaring import Act
from ...table.events import NextGame, Opening, Played, Throw, Void
from ...table.insight import BY_HAND
from ...telling import plain
from ...telling.sentences import called
from .acts import Agree, Leave, Lots, Mark
from .events import JanEvent, addressed
from .position import TrictracPosition
from .scored import SIMPLE, bredouille_of, is_held, may_end, value

_BREDOUILLE = ("", " in small bredouille", " in big bredouille")
_HELD = ("", " in small bredouille without leaving", " in big bredouille without leaving")


def position_of(table: Table) -> TrictracPosition:
    """The position on a board of Trictrac."""
    position = table.position
    assert isinstance(position, TrictracPosition)
    return position


def jan_line(table: Table, jan: JanEvent, roller: int) -> str:
    """An event as it is announced: what, how much, to whom, why, and by which clause."""
    sentence = addressed(jan.sentence, table.names[roller])
    return f"  {jan.name}: {jan.points} to {called(table, jan.to)}. {sentence} [{jan.clause}]"


def last_throw(table: Table) -> tuple[int, tuple[int, ...]] | None:
    """Who threw last in this setting, and what."""
    for event in reversed(table.events):
        match event:
            case Throw(player, dice):
                return player, dice
            case Opening(white, black) if white != black:
                return (0 if white > black else 1), (max(white, black), min(white, black))
            case Leave() | NextGame():
                return None
    return None


def why_worth(table: Table) -> Iterator[str]:
    """Everything the last throw was worth, each event with its arrows."""
    thrown = last_throw(table)
    if table.game.marks_by_hand:
        yield "The players mark for themselves here: the referee does not say what a throw is worth [T-60]."
    elif thrown is None:
        yield "Nothing has been thrown yet."
    else:
        roller, dice = thrown
        said = f"{called(table, roller)}'s {text.throw(dice, table.game.announce(dice))}"
        if not table.jans:
            yield f"{said} was worth nothing to anybody."
            return
        yield f"What {said} was worth, on {table.names[roller]}'s own path:"
        for jan in table.jans:
            yield jan_line(table, jan, roller)
            if jan.arrows:
                yield "      " + ", ".join(f"{start}→{end} by the {number}" for start, end, number, _ in jan.arrows)


def duties(table: Table) -> list[str]:
    """What the throw to be played obliges to, in words (T-33, T-34)."""
    if table.game.marks_by_hand:
        return []
    return list(dict.fromkeys(must for jan in table.jans if jan.to == table.player and (must := duty(jan))))


def duty(jan: JanEvent) -> str | None:
    """What an event obliges whoever threw to, in words (T-33, T-34)."""
    done, _, which = jan.kind.partition("-")
    if jan.kind == "exit":
        return "The last man must leave the board [T-34]."
    if done in ("fill", "conserve") and which != "pile":
        return f"The {which} jan must be {'filled' if done == 'fill' else 'kept full'} [T-33]."
    return None


def stay_or_leave(table: Table) -> list[str]:
    """What staying and leaving would mean just now."""
    position, me = position_of(table), position_of(table).turn
    other = 1 - me
    points, holes = position.points[me], position.holes
    gift = sum(jan.points for jan in table.jans if jan.to == other)
    over = f"keep {text.count(points, 'point')} and" if points else "with no points over,"
    then = f"; {called(table, other)} then marks {gift}" if gift else ""
    said = [f"  stay   {over} play {text.throw(table.dice)} on this board{then} [T-44]."]
    lost = []
    if points:
        lost.append(f"lose your {text.count(points, 'point')}")
    if position.points[other]:
        lost.append(f"{called(table, other)} loses {position.points[other]}")
    if gift:
        lost.append(f"the {gift} for {called(table, other)} are not marked")
    losses = f"{', '.join(lost)}; " if lost else ""
    if table.account is not None and may_end(holes):
        return [*said, f"  leave  {losses}the round ends: {_round_now(table)} [T-80]."]
    kept = "hole" if holes[me] == 1 else f"{holes[me]} holes"
    return [*said, f"  leave  {losses}keep your {kept}; all men go back, and you throw first [T-44]."]


def _round_now(table: Table) -> str:
    """What the round would come to if it ended now."""
    position, account, seats = position_of(table), table.account, table.round
    assert account is not None
    assert seats is not None
    white, black = position.holes
    if white == black:
        return f"{white} holes each are a draw, and it is played again"
    winner = 0 if white > black else 1
    holes, theirs = position.holes[winner], position.holes[1 - winner]
    bredouille = bredouille_of(holes, position.run[winner])
    counts = bredouille != SIMPLE and position.game.rulings.leaving_counts
    held = counts and is_held(winner, position.holes, position.left)
    tokens = value(holes, theirs, bredouille, seats.replays, account.scheme.refait, held)
    how = (_HELD if held else _BREDOUILLE)[bredouille]
    won = f"{holes} holes to {theirs}{how}"
    return f"{called(table, winner)} wins it by {won}, for {text.count(tokens, 'token')}"


def _lots(table: Table, event: Lots) -> str:
    white, black = (table.players[seat] for seat in event.seats)
    return f"Lots are drawn: {white} sits down with ○ and {black} with ● [T-84]."


def _mark(table: Table, event: Mark) -> str:
    instead = " instead [T-60]" if _again(table, event) else ""
    return f"{called(table, event.player)} {_marks(event)}{instead}."


def _leave(table: Table, event: Leave) -> str:
    if table.game.marks_by_hand:
        return f"{called(table, event.player)} announces leaving [T-66]."
    return f"{called(table, event.player)} leaves{_left(table, event.player)} [T-44]."


def _agree(table: Table, event: Agree) -> str:
    left = _left(table, 1 - event.player) if table.phase is Phase.THROW else ""
    return f"{called(table, event.player)} agrees [T-66]{left}."


def _next(table: Table, event: NextGame) -> str | None:
    return None if table.account is None else seating(table)


def seating(table: Table) -> str:
    """Who plays the round, who sits out, and who begins, if that is settled."""
    seats, account = table.round, table.account
    assert seats is not None
    assert account is not None
    waiting = [table.players[player] for player in seats.sitting_out]
    out = f"; {' and '.join(waiting)} {'sits' if len(waiting) == 1 else 'sit'} out" if waiting else ""
    begins = f". {called(table, table.player)} has the first move" if table.player is not None else ""
    return (
        f"Round {seats.number} of {account.scheme.rounds}: {called(table, 0)} against {called(table, 1)}{out}{begins}."
    )


def _left(table: Table, player: int) -> str:
    if table.phase is not Phase.THROW:
        return ""
    kept = text.count(position_of(table).holes[player], "hole")
    return f": {kept} kept, the points of both gone, all men back on the talons"


def _again(table: Table, mark: Mark) -> bool:
    """Whether a mark takes the place of one that the same player made before the next act (T-60)."""
    at = next(i for i in reversed(range(len(table.events))) if table.events[i] is mark)
    for event in reversed(table.events[:at]):
        if isinstance(event, Throw | Opening | Played):
            return False
        if isinstance(event, Mark) and event.player == mark.player:
            return True
    return False


def _marks(event: Mark) -> str:
    if not event.points and not event.holes:
        return "marks nothing"
    pegs = "" if event.holes is None else f" and pegs {text.count(event.holes, 'hole')}"
    return f"marks {event.points}{pegs}"


BY_TABLE: Mapping[Act, Callable[[Table, Any], str | None]] = {
    Lots: _lots, Mark: _mark, Leave: _leave, Agree: _agree, NextGame: _next,
}  # fmt: skip
"""How those events are told for which one has to look at the table."""


class Telling(plain.Telling):
    """Trictrac tells what each throw was worth, and what was marked."""

    def scribe(self, table: Table) -> Scribe:
        return Scribe(table)

    def act(self, table: Table, event: Event) -> str | None:
        told = BY_TABLE.get(type(event))
        return None if told is None else told(table, event)

    def standing(self, table: Table) -> list[str]:
        return [seating(table)]

    def cards(self, table: Table, roller: int) -> list[dict[str, Any]]:
        return [_card(table, number, jan, roller) for number, jan in enumerate(table.jans)]

    def why_worth(self, table: Table) -> Iterator[str]:
        return why_worth(table)

    def duties(self, table: Table) -> list[str]:
        return duties(table)

    def stay_or_leave(self, table: Table) -> list[str]:
        return stay_or_leave(table)


_STYLES = {"true": "solid", "false": "dashed", "fill": "dotted"}


def _card(table: Table, number: int, jan: JanEvent, roller: int) -> dict[str, Any]:
    styles = [style for *_, style in jan.arrows]
    bracket = jan.kind.startswith(("fill", "conserve"))
    return {
        "id": number, "kind": jan.kind, "title": jan.name, "sentence": addressed(jan.sentence, table.names[roller]),
        "points": jan.points, "to": jan.to, "clause": jan.clause, "event": number, "must": duty(jan),
        "line": "dotted" if bracket else _STYLES[styles[0]] if styles else None,
    }  # fmt: skip


class Scribe:
    """Tells what happens at a table of Trictrac; :meth:`lines` is what is new since it was asked last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told = len(table.events)
        self._marks = len(table.marks)
        self._before = position_of(table)

    def lines(self, sentence: Callable[[Table, Event], str]) -> Iterator[str]:
        """What is new. ``sentence`` tells one event that is no play."""
        table = self.table
        new = table.events[self._told :]
        self._told = len(table.events)
        if any(isinstance(event, Throw | Opening) for event in new):
            self._marks = 0
        told = list(self._worth())
        standing = list(self._standing(new))
        if table.game.marks_by_hand:
            told, after = [], [*told, *standing]
        else:
            told, after = [*told, *standing], []
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
                yield f"{called(table, event.player)} {_plays(event)}."
            else:
                yield sentence(table, event)
            i += 1
        yield from told
        yield from after
        self._before = position_of(table)

    def _in_one(self, new: Sequence[Event], i: int, sentence: Callable[[Table, Event], str]) -> tuple[str, int]:
        """A throw, the mark for it and the play of it in one sentence, as far as they follow each other."""
        line = sentence(self.table, new[i]).removesuffix(".")
        thrown, rest = new[i], list(new[i + 1 : i + 3])
        i += 1
        if isinstance(thrown, Throw) and rest and isinstance(mark := rest[0], Mark):
            line, i = f"{line}, {_marks(mark)}", i + 1
            rest.pop(0)
        if isinstance(thrown, Throw) and rest and isinstance(played := rest[0], Played):
            line, i = f"{line}: {'nothing can be played' if played.play == 'pass' else played.play}", i + 1
        return f"{line}.", i

    def _worth(self) -> Iterator[str]:
        """What the referee has marked since, each with its reason."""
        table = self.table
        thrown = last_throw(table)
        for marked in table.marks[self._marks :]:
            if marked.clause == BY_HAND or not marked.points:
                continue
            who = called(table, marked.player)
            if table.game.marks_by_hand:
                done = f"marks {marked.points}" if marked.points > 0 else f"takes back {-marked.points}"
                yield f"{who} {done}: {marked.reason.partition(': ')[2]} [{marked.clause}]."
            else:
                what, _, why = marked.reason.partition(". ")
                roller = table.names[thrown[0]] if thrown else who
                yield f"  {what}: {marked.points} to {who}. {addressed(why, roller)} [{marked.clause}]"

    def _standing(self, new: Sequence[Event]) -> Iterator[str]:
        """What has become of the points and holes of both."""
        table, before, now = self.table, self._before, position_of(self.table)
        marked = [0, 0]
        for one in table.marks[self._marks :]:
            marked[one.player] += one.points
        self._marks = len(table.marks)
        gone = any(isinstance(event, Leave | Agree | NextGame | Void) for event in new)
        if gone and table.phase is not Phase.OVER:
            return
        thrown = last_throw(table)
        roller = thrown[0] if thrown else 0
        for side in (roller, 1 - roller):
            other = 1 - side
            made = now.holes[side] - before.holes[side]
            points, flag = now.points[side], ", bredouille" if now.flags[side] else ""
            if made > 0:
                doubled = ", bredouille" if made > (before.points[side] + marked[side]) // 12 else ""
                wiped = before.points[other] + marked[other] > 0 and not now.points[other]
                over = f" and {text.count(points, 'point')} over" if points else ""
                line = f"{called(table, side)} makes {text.count(made, 'hole')}{doubled}"
                line += f", and has {text.count(now.holes[side], 'hole')}{over}"
                yield f"{line} [{'T-41' if doubled else 'T-40'}]." + (
                    f" {called(table, other)}'s points are wiped out [T-42]." if wiped else ""
                )
            elif made < 0:
                yield f"{called(table, side)} is back at {text.count(now.holes[side], 'hole')} and {points} points."
            elif marked[side] and points and not table.game.marks_by_hand:
                yield f"{called(table, side)} marks {marked[side]} and has {text.count(points, 'point')}{flag}."
            elif points < before.points[side] and now.holes[other] == before.holes[other]:
                yield f"{called(table, side)} is back at {text.count(points, 'point')}."
            elif points > before.points[side]:
                yield f"{called(table, side)} has {text.count(points, 'point')}{flag}."


def _plays(event: Played) -> str:
    return "can play nothing" if event.play == "pass" else f"plays {event.play}"
