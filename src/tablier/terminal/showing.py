"""``show``, ``plays`` and ``replay``: positions, what may be played in them, and games written down."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

from .. import rulebook, text
from ..board import MEN_SIGNS, SIDES
from ..errors import Refusal
from ..games import Position, Roll, family_of
from ..records import Record
from ..table import Table
from ..table.events import NextGame, Opening, Throw
from ..telling.sentences import Teller, outcome
from .console import errors, output, painted, write_json
from .preparing import prepare
from .prompt import reader


def position_json(position: Position) -> dict[str, Any]:
    """A position spelled out for other programs."""
    data: dict[str, Any] = {
        "id": position.id,
        "game": position.game.id,
        "variant": position.game.variant,
        "turn": SIDES[position.turn],
    }
    winner = position.game.winner(position)
    data["winner"] = None if winner is None else SIDES[winner]
    data.update(position.details())
    return data


def show_position(position: Position, viewer: int, svg: Path | None, as_json: bool) -> None:
    """Draw a position. Raises OSError if the picture cannot be written."""
    if svg is not None:
        from ..svg import draw

        svg.write_text(str(draw(position, viewer=viewer)), encoding="utf-8")
    if as_json:
        write_json(position_json(position))
        return
    out = output()
    variant = f" ({position.game.variant})" if position.game.variant else ""
    out.print(painted(f"{position.game.name}{variant}", "bold"))
    out.print(painted(text.board(position, viewer)), soft_wrap=True)
    winner = position.game.winner(position)
    who = position.turn if winner is None else winner
    said = "to throw" if winner is None else "has won"
    out.print(painted(f"{text.SIDE_NAMES[who]} {MEN_SIGNS[who]} {said}."))
    if svg is not None:
        errors().print(f"The picture is in {svg}.", soft_wrap=True)


def show_plays(position: Position, dice: Roll, limit: int, count_only: bool, as_json: bool) -> None:
    """List the legal plays of a roll and the positions they lead to. Raises TablierError."""
    game = position.game
    roll = game.read_roll(dice)
    if position.game.winner(position) is not None:
        raise Refusal("game-over", "The game is over in that position.", "C-6")
    prepare(game)
    plays = game.plays(position, roll)
    worth_of = family_of(game).worth
    listed = list(islice(plays, limit or len(plays))) if not count_only else []
    if as_json:
        write_json({
            "position": position.id, "roll": list(roll), "announcement": game.announce(roll), "count": len(plays),
            "plays": [{"notation": play.notation, "position": play.position.id} for play in listed],
            **({} if worth_of is None else worth_of.to_json(position, roll)),
        })  # fmt: skip
        return
    out = output()
    if count_only:
        out.print(str(len(plays)))
        return
    if worth_of is not None:
        for line in worth_of.lines(position, roll):
            out.print(painted(line))
        out.print()
    width = min(48, max(len(play.notation) for play in listed))
    for play in listed:
        out.print(painted(f"{play.notation:<{width}}  {play.position.id}"), soft_wrap=True)
    if len(listed) < len(plays):
        errors().print(
            f"{len(listed):,} of {len(plays):,} plays are listed; --limit 0 lists all, --count only counts.",
            soft_wrap=True,
        )


def turns_of(record: Record) -> list[int]:
    """How many events there are up to the end of each turn; the first entry is the start."""
    end = ("play", "agree" if record.table.game.marks_by_hand else "leave")
    ends = [i + 1 for i, event in enumerate(record.events) if event.kind in end]
    if record.events and (not ends or ends[-1] < len(record.events)):
        ends.append(len(record.events))
    return [0, *ends]


def show_record(source: Path | str, at: int | None, step: bool, boards: bool, viewer: int, as_json: bool) -> int:
    """Show a game written down, as far as it can be read; the exit code: 1 if it is damaged.

    A path is a file, a name one of the examples of the rules pages. Raises UnknownExample, or BadRecord if not even
    the game can be made out.
    """
    record = Record.load(source) if isinstance(source, Path) else Record.read(rulebook.example(source))
    prepare(record.table.game)
    turns = turns_of(record)
    last = len(turns) - 1
    if at is not None and at > last:
        errors().print(f"The record has {text.count(last, 'turn')}; the last is shown.", soft_wrap=True)
        at = last
    if as_json:
        write_json(_record_json(record, turns, last if at is None else at))
    elif step:
        _step_through(record, turns, at or 0, viewer)
    else:
        _print_record(record, turns, at, boards, viewer)
    for fault in record.faults:
        errors().print(f"{source}: {fault}", soft_wrap=True)
    return 1 if record.faults else 0


def _record_json(record: Record, turns: list[int], at: int) -> dict[str, Any]:
    table = record.table.fresh()
    worth_of = family_of(table.game).worth
    steps = []
    for number, (begin, end) in enumerate(pairwise(turns[: at + 1]), 1):
        jans: list[Any] = []
        for event in record.events[begin:end]:
            table.apply(event)
            if isinstance(event, Throw | Opening):
                jans = list(table.jans)
        steps.append({
            "turn": number, "events": [event.to_json() for event in record.events[begin:end]],
            "position": table.position.id, "score": list(table.score),
            **({} if worth_of is None else {"worth": [worth_of.event_json(jan) for jan in jans]}),
        })  # fmt: skip
    return {
        "headers": record.headers(),
        "turns": steps,
        "phase": str(table.phase),
        "position": table.position.id,
        "score": list(table.score),
        "results": [
            {
                "winner": None if r.winner is None else SIDES[r.winner],
                "points": r.points,
                "reason": str(r.reason),
                "clause": r.clause,
            }
            for r in table.results
        ],
        **({} if table.account is None else {"account": table.account.to_json()}),
        "faults": [{"line": fault.line, "reason": fault.reason} for fault in record.faults],
    }


def _lines_of_turn(table: Table, record: Record, begin: int, end: int) -> Iterator[str]:
    """Play a turn of the record at the table, and tell it."""
    before = len(table.results)
    teller = Teller(table)
    for index, event in enumerate(record.events[begin:end], begin):
        # What was marked for a throw is told before the next act takes it away.
        if event.kind in ("throw", "stay", "leave", "agree"):
            yield from teller.lines()
        table.apply(event)
        if index + 1 == end or isinstance(record.events[index + 1], NextGame):
            yield from teller.lines()
            yield from (outcome(table, result) for result in table.results[before:])
            before = len(table.results)
    for index in range(begin, end):
        yield from (f"    ; {comment}" for comment in record.comments.get(index, ()))


def _print_record(record: Record, turns: list[int], at: int | None, boards: bool, viewer: int) -> None:
    out = output()
    table = record.table.fresh()
    out.print(painted(text.title(table), "bold"))
    width = len(str(len(turns)))
    for number in range(1, (len(turns) - 1 if at is None else at) + 1):
        for i, line in enumerate(_lines_of_turn(table, record, turns[number - 1], turns[number])):
            if at is None:
                out.print(painted(f"{number if not i else '':>{width}}  {line}"), soft_wrap=True)
        if boards and at is None:
            out.print(painted(text.board(table.position, viewer, table.names, table.cube)), soft_wrap=True)
    if not boards or at is not None:
        out.print(painted(text.board(table.position, viewer, table.names, table.cube)), soft_wrap=True)
    if table.account is not None and table.account.entries:
        out.print(painted(f"\n{table.account.text(table.players)}\n"), soft_wrap=True)
    out.print(painted(text.status(table)), soft_wrap=True)
    out.print(painted(table.position.id, "dim"), soft_wrap=True)


def _step_through(record: Record, turns: list[int], at: int, viewer: int) -> None:
    """Walk through a record: Enter goes on, b back, a number there, q out."""
    out = output()
    lines = reader()
    while True:
        table = record.replay(turns[max(at - 1, 0)])
        told = list(_lines_of_turn(table, record, turns[max(at - 1, 0)], turns[at]))
        out.print(painted(text.board(table.position, viewer, table.names, table.cube)), soft_wrap=True)
        for line in told or [text.title(table)]:
            out.print(painted(line))
        try:
            answer = lines.read(f"Turn {at} of {len(turns) - 1} [Enter on, b back, a number, q quit]: ").lower()
        except (EOFError, KeyboardInterrupt):
            return
        if answer.startswith("q"):
            return
        if answer.isdecimal():
            at = min(int(answer), len(turns) - 1)
        elif answer.startswith("b"):
            at = max(at - 1, 0)
        elif at == len(turns) - 1:
            return
        else:
            at += 1
