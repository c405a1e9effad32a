"""Random matches of modern Backgammon, with every act and option that a record of one can hold."""

from __future__ import annotations

from random import Random

from acting import an_event
from tablier import Phase, Record, Table, TablierError
from tablier.games.race.acts import Concede
from tablier.table.events import Event, Resign

TEXTS = ("running", 'says "no" [B-11]', "a ] \\ ; : (x) 31: 8/5", "[3] odd", "é ☃ 中", "Wins 2 points", "; again")


def a_match(number: int, whims: bool = False) -> Record:
    """A match of at most some hundred events, mostly finished; ``whims``: with what no other format can say."""
    chance = Random(f"match {number}")
    match = chance.choice((0, 0, 1, 3, 5, 7))
    options: dict[str, object] = {"cube": chance.random() < 0.85, "touch_move": whims and chance.random() < 0.5}
    if options["cube"] and not match:
        options |= {
            "jacoby": chance.random() < 0.5, "automatic_doubles": chance.choice((0, 0, 1, 3)),
            "beavers": chance.choice(("none", "beavers", "raccoons")),
        }  # fmt: skip
    if chance.random() < 0.2:
        options["crawford"] = False
    names = chance.choice((("Ann", "Bob"), ("Anne : 3", 'le "Grand" [x]'), ("中", "O'Neill \\ ; ]")))
    table = Table("backgammon@modern", seed=number, match=match, names=names, **options)  # type: ignore[arg-type]
    for _ in range(chance.randrange(10, 400)):
        if table.phase is Phase.OVER or len(table.results) >= 6:
            break
        event = _an_act(table, chance, whims)
        try:
            table.apply(event)
        except TablierError:
            continue
    tags = {"date": "2026-11-15", "event": 'Open "A" [x]', "site": "a \\ b: c]", "odd_name-2": ""}
    record = table.record(**{name: value for name, value in tags.items() if chance.random() < 0.5})
    for place in range(len(record.events)):
        if chance.random() < 0.05:
            record.comments[place] = chance.sample(TEXTS, chance.randrange(1, 3))
    return record


def _an_act(table: Table, chance: Random, whims: bool) -> Event:
    playing = table.phase in (Phase.THROW, Phase.PLAY, Phase.ANSWER)
    if playing and chance.random() < 0.02:
        given_up = Concede(chance.randrange(2), chance.randrange(1, 4)), Resign(chance.randrange(2))
        return chance.choice(given_up)
    event = an_event(table, chance.randrange, whims=whims)
    assert event is not None
    return event
