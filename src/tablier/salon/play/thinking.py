"""What a bot does next: it follows from a copy of the table, the level and the seed, in whichever process.

The copy has no dice. A bot that wants to throw says so, and the throw is made where the table stands: the keys of the
dice never leave it, and nobody who thinks can foresee them.
"""

from __future__ import annotations

import pickle
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from ...bots import BOTS, Bot, LevelBot, RandomBot
from ...chance import DiceAsked
from ...errors import BadOption, TablierError
from ...games import Game
from ...review.hinting import Advice, advise
from ...table import Event, Phase, Table
from .. import log

STAND_IN = "greedy" if "greedy" in BOTS else next(reversed(BOTS))
"""Who acts for somebody who has gone."""
_STRONGEST = next(reversed(BOTS))
"""Who needs most to be compiled."""
FARTHEST = 3
"""How many turns a bot looks ahead at most."""
_RECENT = 32
"""So many events go with a copy: a bot that is accused of something looks for the claim."""
_MOST_TRIED = 2000
"""How many ways to go on with a play that somebody has begun are tried."""
_THROWING = (Phase.LOTS, Phase.OPENING, Phase.THROW, Phase.UNBIND)


@dataclass(frozen=True)
class Thought:
    """What a bot has to think about, ready to travel."""

    table: bytes
    level: str
    seed: int

    @classmethod
    def about(cls, table: Table, level: str, seed: int) -> Thought:
        """The thought of a bot whose turn it is. To pickle a table takes less time than to copy it."""
        return cls(pickle.dumps(table.without_dice(_RECENT), pickle.HIGHEST_PROTOCOL), level, seed)

    def copy(self) -> Table:
        """A table of its own to think about."""
        table: Table = pickle.loads(self.table)
        return table


@dataclass(frozen=True)
class Intent:
    """What a bot wants to happen."""

    events: Sequence[Event] = ()
    throws: bool = False
    """It wants to throw, or lots to be drawn."""


def is_quick(table: Table) -> bool:
    """Whether the next act takes no thinking: a throw, unless the stakes might be doubled before."""
    return table.phase in _THROWING and table.cube is None


def decide(thought: Thought, plies: int = FARTHEST) -> Intent:
    """One act of a bot that looks so many turns ahead; if it fails, one of those who stand in."""
    table = thought.copy()
    if table.touched and table.phase is Phase.PLAY:
        return Intent(_play_men_touched(table))
    for name in dict.fromkeys((thought.level, STAND_IN, *BOTS)):
        trial = thought.copy()
        before, bot = len(trial.events), make_bot(name, thought.seed)
        if isinstance(bot, LevelBot):
            bot.most_plies = plies
        try:
            bot.choose(trial)
        except DiceAsked:
            return Intent(throws=True)
        except Exception as problem:
            log.trouble("a bot failed", problem, level=name, game=table.game.id, position=table.position.id)
            continue
        return Intent(trial.events[before:])
    return Intent()


def advise_on(thought: Thought, player: int) -> Advice | None:
    """What is best for a player at a table; None where there is nothing to decide, or nobody who knows."""
    table = thought.copy()
    if table.drafted:
        table.undo(everything=True)
    try:
        return advise(table, player)
    except BadOption:
        return None


def carry_out(decision: Intent, thought: Thought, table: Table, by_hand: bool) -> list[Event]:
    """The events a decision leads to, with the dice of the table thought about, wherever that stands by now.

    None if dice are entered by hand there: left to itself, a bot would throw dice of its own.
    """
    if not decision.throws:
        return list(decision.events)
    trial = thought.copy()
    trial.take_dice_of(table)
    before = len(trial.events)
    match trial.phase:
        case Phase.LOTS:
            trial.do("lots", trial.draw_lots())
        case Phase.OPENING:
            trial.opening()
        case Phase.UNBIND:
            trial.unbind()
        case _ if not by_hand or "cast" in trial.may(trial.player or 0):
            trial.throw()
    return trial.events[before:]


_own = threading.local()


def make_bot(level: str, seed: int) -> Bot:
    """A bot of a level, or the one who stands in if there is no such level any more.

    Each thread keeps its bots, since what they work with takes time to set up.
    """
    kept: dict[str, RandomBot] = _own.__dict__.setdefault("bots", {})
    if level not in kept:
        bot = BOTS.get(level, BOTS[STAND_IN])()
        if isinstance(bot, LevelBot):
            bot.patient = False
        kept[level] = bot
    kept[level].seed = seed
    return kept[level]


def _play_men_touched(table: Table) -> list[Event]:
    """A play that moves the men somebody has touched and left, which bots do not look for (C-5)."""
    before = len(table.events)
    if table.drafted:
        table.undo(everything=True)
    beginnings = [table.checkpoint()]
    for _ in range(_MOST_TRIED):
        table.restore(beginnings.pop())
        with suppress(TablierError):
            table.confirm()
            return table.events[before:]
        here = table.checkpoint()
        for step in table.steps():
            table.step(step)
            beginnings.append(table.checkpoint())
            table.restore(here)
        if not beginnings:
            break
    return []


def rehearse(game: Game) -> None:
    """Go once through what a table does: throw, be refused, build, play, and let a bot play."""
    game.warm_up()
    table = Table(game, seed=1)
    moves: Sequence[str] = ("1/off", "1/2", "1/3", "1/4", "1/5", "1/6", "1/7")
    for _ in range(4):
        while table.phase is not Phase.PLAY:
            make_bot(STAND_IN, 1).choose(table)
        for move in moves:
            with suppress(TablierError):
                table.step(move)
        with suppress(TablierError):
            table.steps()
        make_bot(STAND_IN, 1).choose(table)
    while table.phase is not Phase.PLAY:
        make_bot(STAND_IN, 1).choose(table)
    make_bot(_STRONGEST, 1).choose(table)
