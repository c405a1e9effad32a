"""Whoever looks at a match here and there sees what they would who went through it from its beginning."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from tablier import Refusal
from tablier.salon.kept.store import Kept, KeptAct
from tablier.salon.learning.replaying import Reel, Replayed, beginning, later
from tablier.salon.messages import NewTable, Sitter
from tablier.salon.play import backroom, board_view, opening
from tablier.salon.play.backroom import Backroom
from tablier.salon.play.journal import Journal
from tablier.table import Phase
from tablier.table.declaring import make
from tablier.table.events import NextGame


def played(game: str, most: int = 150) -> Kept:
    """A match of some length, as it is kept."""
    wish = NewTable.model_validate({"game": game, "match": 0, "seats": [{"kind": "person"}] * 2})
    table, free = opening.open_table(wish, 0.0)
    seats = tuple(
        opening.take(table, seat, Sitter(name=f"P{seat.seat}", seed="x"), opening.draw_token()) for seat in free
    )
    journal, chance, acts = Journal(Kept(table, seats, ())), random.Random(3), list[KeptAct]()
    while len(journal.table.events) < most and not journal.over:
        at_table, before = journal.table, len(journal.table.events)
        if at_table.phase is Phase.BETWEEN:
            journal.happen(NextGame())
        elif at_table.phase is Phase.PLAY:
            plays = () if at_table.game.plays_itself else at_table.plays()
            journal.play(plays[chance.randrange(len(plays))].notation if plays else None)
        elif at_table.phase is Phase.STAY:
            journal.happen(make("stay", at_table.player))
        else:
            journal.chance()
        journal.tell()
        body = {"events": [event.to_json() for event in at_table.events[before:]]}
        acts.append(KeptAct(len(acts) + 1, 0.0, None, None, None, body))
        journal.was_kept(acts[-1])
    return Kept(table, seats, tuple(acts))


def seen(journal: Journal) -> tuple[object, ...]:
    table = journal.table
    return table.position, table.dice, table.phase, table.score, table.events, journal.last, journal.thrown


@pytest.mark.parametrize("game", ["unstacked", "garanguet", "backgammon", "trictrac"])
def test_a_moment_is_the_same_whichever_was_looked_at_before(game: str) -> None:
    kept = played(game)
    begun = beginning(kept)
    expected = [(*seen(begun)[:4], list(begun.table.events), *seen(begun)[5:], [])]
    first = len(begun.table.events)
    for event in later(kept, begun):
        before = board_view.snapshot(begun)
        begun.happen(event)
        moved = board_view.changes(begun, before)["moved"]
        expected.append((*seen(begun)[:4], list(begun.table.events), *seen(begun)[5:], moved))
    gone_through, chance = Replayed(kept), random.Random(4)
    counts = [*range(len(expected)), *reversed(range(len(expected)))]
    chance.shuffle(counts)
    for count in counts:
        journal, moved = gone_through.after(first + count)
        assert (*seen(journal), moved) == expected[count]
    for beyond in (first - 1, first + len(expected)):
        with pytest.raises(Refusal):
            gone_through.after(beyond)


def test_a_match_is_read_once_until_something_is_altered() -> None:
    kept, read = played("garanguet", 20), list[int]()

    def source() -> Kept:
        read.append(1)
        return kept

    for done, edition, times in ((20, 0, 1), (20, 0, 1), (21, 0, 2), (20, 1, 3)):
        Reel("one", done, edition, source).after(5)
        assert len(read) == times


def test_who_has_much_made_waits_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backroom, "_AT_ONCE", 5)
    monkeypatch.setattr(backroom, "_A_SECOND", 10.0)

    async def go() -> None:
        room = Backroom()
        try:
            began = time.monotonic()
            for number in range(10):
                await room.make("one", number, lambda: b"made")
            assert time.monotonic() - began > 0.4
            began = time.monotonic()
            await room.make("another", 10, lambda: b"made")
            await room.make("one", 10, lambda: b"made")
            assert time.monotonic() - began < 0.09, "nothing had to be made for the one"
        finally:
            room.close()

    asyncio.run(go())
