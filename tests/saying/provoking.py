"""Everything that can be refused, provoked: odd acts at tables of every game, odd texts, settings, requests."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from tablier import Record, Table, TablierError, fairness, rulebook
from tablier.bots import make as make_bot
from tablier.games import GAMES, find_game, read_position
from tablier.games.race.position import RacePosition
from tablier.games.unstacked.position import UnstackedPosition
from tablier.records.record import Fault
from tablier.svg import draw
from tablier.table.declaring import KINDS, event_from_json
from tablier.table.values import FieldValue, OrNothing, Text, Whole, YesNo

TEXTS = (
    "", "x", "1/x", "7/1", "bar/4", "1/9", "2/8", "1/7 1/7 1/7 1/7 1/7", "24/off", "1/2/3", "12/off", "0/25", "1/40",
    "19/off", "24/25 23/25", "pass",
)  # fmt: skip
TABLES: dict[str, dict[str, Any]] = {
    "backgammon": {"match": 2, "cube": True, "touch_move": True}, "jacquet-de-versailles": {"touch_move": True},
    "plakoto": {"match": 3}, "garanguet": {"match": 3, "touch_move": True}, "unstacked": {"claims": "manual"},
    "trictrac": {"match": 2, "marking": "manual"}, "trictrac-a-ecrire": {"players": 3},
}  # fmt: skip
"""How each game is played here: with everything that can be refused in it."""


def caught(doing: Callable[[], object]) -> Iterator[TablierError]:
    """What is refused, if something is."""
    try:
        doing()
    except TablierError as problem:
        yield problem
    except (ValueError, TypeError, KeyError, OverflowError):
        pass  # not put to people


def at_tables(game: str, seed: int, turns: int) -> Iterator[TablierError]:
    """What a table refuses in the course of a match, asked for what nobody should."""
    chance = random.Random(seed)
    table = Table(game, seed=seed, **TABLES.get(game, {}))
    bot = make_bot("random", seed)
    for _ in range(turns):
        yield from _at(table, chance)
        with suppress(TablierError):
            bot.choose(table)


def _at(table: Table, chance: random.Random) -> Iterator[TablierError]:
    for act in KINDS.values():
        values = [_value(field, chance) for field in act.declared.fields.values()]
        trial = table.checkpoint()
        yield from caught(lambda act=act, values=values: table.apply(act(*values)))  # type: ignore[misc]
        yield from caught(lambda act=act: table.check_act(act.kind))  # type: ignore[misc]
        table.restore(trial)
    for text in TEXTS:
        trial = table.checkpoint()
        yield from caught(lambda text=text: table.play(text))  # type: ignore[misc]
        table.restore(trial)
        yield from caught(lambda text=text: table.step(text))  # type: ignore[misc]
        table.restore(trial)
    for _ in range(20):
        trial, step = table.checkpoint(), (chance.randrange(26), chance.randrange(1, 7))
        yield from caught(lambda: table.touch(chance.randrange(26)))
        yield from caught(lambda step=step: table.step(step))  # type: ignore[misc]
        yield from caught(table.confirm)
        yield from caught(table.undo)
        table.restore(trial)
    dice = (3, 2, 1)[: table.game.dice]
    odd = (
        lambda: table.claim(3),
        table.waive,
        lambda: table.resign(7),
        lambda: table.throw(7),
        lambda: table.throw(*dice),
    )
    for doing in odd:
        trial = table.checkpoint()
        yield from caught(doing)
        table.restore(trial)


def _value(field: FieldValue, chance: random.Random) -> Any:
    """A value of a kind that a field may hold, or not quite."""
    match field:
        case OrNothing():
            return chance.choice([None, _value(field.value, chance)])
        case Whole():
            return chance.choice([field.least, field.most, chance.randint(field.least - 1, min(field.most, 30) + 1)])
        case YesNo():
            return chance.random() < 0.5
        case Text():
            return chance.choice(TEXTS)
        case _:
            return chance.choice([(6, 1), (1, 1), (2, 7), (6, 5, 4), (0, 2)])


def in_positions() -> Iterator[TablierError]:
    """What is wrong with positions and the texts of them."""
    for text in (
        "", "garanguet", "garanguet:w:1x15", "garanguet:x:1x15:1x15", "garanguet:w:1x15:1x15:free=x", "nogame:w:1:1",
        "garanguet:w:26x15:1x15", "garanguet@modern:w:1x15:1x15", "garanguet@colour=red:w:1x15:1x15",
        "garanguet@overflow=red:w:1x15:1x15", "backgammon@modern,house:w:1x15:2x15", "garanguet:w:1x16:1x14,offx0,1x3",
        "garanguet:w:bar,1x14:bar,1x14", "garanguet:w:1x5,24x10:1x5,24x10", "jacquet-de-versailles:w:1x13,2x2:1x10,3x5",
        "backgammon:w:1x15:1x15:free=wb", "backgammon:w:-:-", "plakoto:w:1x15:24x15", "plakoto:w:1x14,5p:1x15",
        "garanguet:w:1x14,5p:1x15", "unstacked:w:s111222", "unstacked:x:s111222:s111222", "unstacked:w:d1:s111222",
        "unstacked:w:s11122:s111222", "unstacked:w:s911222:s111222", "unstacked:w:m000000:m000000", "zzz:w:1:1",
    ):  # fmt: skip
        yield from caught(lambda text=text: read_position(text))  # type: ignore[misc]
    race, unstacked = find_game("garanguet"), find_game("unstacked")
    short, below = (0,) * 25, (-1, 16, *(0,) * 24)
    yield from caught(lambda: RacePosition(race, (below, short), 2))  # type: ignore[arg-type]
    jacquet: Any = read_position("jacquet-de-versailles:w:1x14,20:1x15")
    yield from caught(lambda: RacePosition(jacquet.game, jacquet.men))
    counts: Any = (0,) * 6, (0, 0, 0, 0, 0, -1), (2, 2, 2, 3, 3, 3), (9, 2, 2, 3, 3, 1), (1, 0, 0, 0, 0, 0), (0,) * 5
    for first in counts:
        for second in counts:
            yield from caught(
                lambda first=first, second=second: UnstackedPosition(unstacked, (first, second), (second, first), 2)  # type: ignore[misc]
            )
    for game in GAMES:
        here = find_game(game)
        yield from caught(lambda here=here: here.read_roll(()))  # type: ignore[misc]
        yield from caught(lambda here=here: here.read_roll((7, 1, 1)))  # type: ignore[misc]
        yield from caught(lambda here=here: here.check_start(race.start() if here != race else unstacked.start()))  # type: ignore[misc]
    yield from caught(lambda: draw(race.start(), viewer=2))
    yield from caught(lambda: draw(race.start(), theme="pink"))  # type: ignore[arg-type]
    yield from caught(lambda: draw(race.start(), dice=(7,)))
    yield from caught(lambda: draw(race.start(), language="eo"))
    yield from caught(lambda: draw(race.start(), jans=(1,)))


def in_settings() -> Iterator[TablierError]:
    """What is wrong with the settings of a table, and with names of rules."""
    settings: tuple[dict[str, Any], ...] = (
        {"match": -1}, {"seed": -1}, {"names": ("A",)}, {"first": "red"}, {"edition": 9}, {"overflow": "no"},
        {"preset": "none"}, {"first": "white", "position": "garanguet:w:1x15:1x15"},
        {"position": "unstacked:w:s111222:s111222"},
    )  # fmt: skip
    for chosen in settings:
        yield from caught(lambda chosen=chosen: Table("garanguet", **chosen))  # type: ignore[misc]
    yield from caught(lambda: Table(find_game("garanguet"), overflow="as-printed"))
    yield from caught(lambda: Table("backgammon@score=manuscript", cube=True))
    yield from caught(lambda: Table("trictrac-a-ecrire", rounds=100_000))
    for name in ("garangwet", "", "none of these"):
        yield from caught(lambda name=name: rulebook.page(name))  # type: ignore[misc]
        yield from caught(lambda name=name: rulebook.example(name))  # type: ignore[misc]
        yield from caught(lambda name=name: make_bot(name))  # type: ignore[misc]
    for clause in ("G-99", "GG-7", "?", "T44x"):
        yield from caught(lambda clause=clause: rulebook.clause(clause))  # type: ignore[misc]


def in_records() -> Iterator[TablierError | Fault]:
    """What is wrong with records, events and the proofs of dice."""
    head = "tablier record 1\ngame: garanguet\nwhite: Anne\nblack: Paul\n\n"
    for text in (
        "", "tablier record 1\nnonsense\n", "tablier record 1\nmatch: 1\n", "tablier record 1\ngame: x\n",
        "tablier record 1\ngame: garanguet\nmatch: many\n", "{", '{"format": 1}', '{"format": "tablier record 1"}',
        '{"format": "tablier record 1", "headers": {"game": "garanguet"}, "events": 1}',
        '{"format": "tablier record 1", "headers": {"game": "garanguet"}, "events": [{"event": "opening"}]}',
        head + "white dances\n", head + "nonsense\n", head + "= white wins 1\n",
        head + "opening 6-1\nwhite 3-2-1: 1/9\n", head + "opening 6-1\n+ white 4: why [T-20]\n",
        head + "opening 6-1\nwhite resigns\n= white wins 9\n",
        head + "black 6-5-4: pass\n",
    ):  # fmt: skip
        yield from caught(lambda text=text: Record.read(text))  # type: ignore[misc]
        with suppress(TablierError):
            record = Record.read(text)
            yield from record.faults
            yield from caught(lambda record=record: fairness.verify(record))  # type: ignore[misc]
    for tags in (
        {"dice": "hand"}, {}, {"dice": "loaded"}, {"dice": "tablier dice 2"},
        {"dice": "tablier dice 1", "table": "t", "commitment": "c", "seed-of-1": "a", "seed-of-2": "b"},
        {"dice": "tablier dice 1", "table": "t", "commitment": "c", "seed-of-1": "a", "seed-of-2": "b", "secret": "x"},
    ):  # fmt: skip
        record = Table("garanguet", seed=1).record(**tags)
        yield from caught(lambda record=record: fairness.verify(record))  # type: ignore[misc]
    yield from caught(lambda: Table("garanguet").record(game="x"))
    yield from caught(lambda: fairness.check_seed("a b"))
    yield from caught(lambda: fairness.keys_of(bytes(32)).key(1 << 20))  # type: ignore[union-attr]
    for data in (1, {"event": "opening"}, {"event": "opening", "white": 9, "black": 1}):
        yield from caught(lambda data=data: event_from_json(data))  # type: ignore[misc]
    yield from caught(lambda: event_from_json({"event": "opening", "white": 2, "black": 1, "red": 3}))
