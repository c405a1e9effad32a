"""What a simple bot needs to know of Trictrac: what a throw gave it, whether a claim is just, and a rough judgement.

The judgement looks one play ahead: what every next throw would bring, to either side, and how far the jans have grown.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import ClassVar

import numpy as np

from ...board import PATH
from ...bots import sense
from ...bots.search import Search, Turns
from ...bots.sense import END, LEAVE
from ...bots.simple import RandomBot
from ...networks.kinds import kind_of
from ...table import Phase, Table
from ...throws import Roll
from .. import Play
from ..game import Game
from ..phases import OVER
from . import turn
from .acts import School
from .batch import MOST_ROLLS
from .ecrire import TrictracAEcrire
from .game import Trictrac, scratch
from .looking import ended
from .outlook import outlook
from .position import TrictracPosition
from .scored import may_end
from .state import BIG, CORNER, SMALL, can_still_fill

_MOST_HOLES = 11

# Weights, in points. Found by hand; the tests only ask that they beat chance.
_NEXT = 0.8
"""What the own next throw would bring if the other stood still."""
_CASE = (0.3, 1.0, 0.6)
"""A field of the small, the big and the return jan with two men, while the jan can still be filled."""
_HALF_CASE = 0.3
"""The share of that for a field with one man."""
_CORNER_HELD = 1.5
_SPARE = 0.02
"""Each step that men have left before they reach the big jan's last field: time to keep it."""
_KEPT = 0.35
"""A point in hand, when it is to be left behind."""
_FIRST_THROW = 0.5
"""Throwing first in a new setting."""
_PROMISE = 3.0
"""How much better than a fresh setting a board must look for a round to go on that would be won now."""

_FIRST_FIELDS = (1, 7, 19)
_FIELDS = np.arange(PATH)
_MOST_CLAIMED = 100


class Sense(sense.Sense):
    """What throws will bring and how far the jans have grown; and marking by hand."""

    compiled = True
    lays_out = False
    counted: ClassVar[Mapping[str, int]] = {"rolls": MOST_ROLLS}

    def best(self, table: Table, plays: Sequence[Play]) -> Sequence[int]:
        found: Sequence[int] = best(table, plays)  # type: ignore[assignment]
        return found

    def leaves(self, table: Table) -> bool:
        return leaves(table)

    def act(self, bot: RandomBot, table: Table, chance: random.Random) -> None:
        """Mark, stay or leave, agree, and answer claims."""
        match table.phase:
            case Phase.MARK:
                table.trictrac.mark(bot.due(table, chance))
            case Phase.STAY:
                if bot.leaves(table, chance):
                    table.trictrac.leave()
                else:
                    table.trictrac.stay()
            case Phase.AGREE:
                if not bot.claim_school(table):
                    table.trictrac.agree()
            case Phase.ACCUSED if is_just(table):
                table.trictrac.accept()
            case Phase.ACCUSED:
                table.trictrac.contest()
            case _ if is_just(table):
                table.trictrac.persist()
            case _:
                table.trictrac.withdraw()

    def before_throwing(self, bot: RandomBot, table: Table) -> bool:
        if not table.game.marks_by_hand:
            return False
        if bot.claim_school(table):
            return True
        gift = owed(table)
        if gift:
            table.trictrac.mark(gift)
        return gift > 0

    def claim_school(self, table: Table) -> bool:
        if table.phase is Phase.THROW and table.false_play is not None:
            table.trictrac.let_stand()
            return True
        school = school_of(table)
        if school:
            table.trictrac.school(*school)
        return school is not None

    def owed(self, table: Table) -> int:
        return owed(table)

    def rows(self, search: Search, plays: Sequence[Play]) -> np.ndarray:
        game: Game = plays[0].position.game
        return self.known(game, search, np.concatenate([_record(play.position) for play in plays]))

    def known(self, game: Game, search: Search, records: np.ndarray) -> np.ndarray:
        """To the network of the ordinary game, the holes of a round count by how many one is ahead.

        Rolls are counted no further than a position at a table counts them.
        """
        records["rolls"] = np.minimum(records["rolls"], MOST_ROLLS)
        if search.kind is not kind_of(game):
            holes = records["holes"]
            records["holes"] = np.minimum(holes - holes.min(axis=1, keepdims=True), _MOST_HOLES)
        return records

    def staying_and_leaving(self, table: Table) -> tuple[np.ndarray, np.ndarray] | None:
        game, position = _at(table)
        rows, outcomes = staying_and_leaving(game, position, table.dice)
        return None if outcomes[0] and not game.rulings.scored else (rows, outcomes)

    def names(self, position: TrictracPosition, plays: Sequence[Play], turns: Turns) -> list[str]:
        by_men = {play.position.array()["men"].tobytes(): play.notation for play in plays}
        return [
            (LEAVE if same else END) if outcome else by_men.get(row["men"].tobytes(), LEAVE)
            for row, outcome, same in zip(turns.rows, turns.outcomes, turns.same, strict=True)
        ]

    def warm_up(self, game: Game) -> None:
        assert isinstance(game, Trictrac)
        warm_up(game)


# Marking by hand


def owed(table: Table) -> int:
    """What the player to act may mark now: for the own throw, or before throwing for the other's (T-60)."""
    return table.unmarked.points if table.unmarked is not None else 0


# Claims


def is_just(table: Table) -> bool:
    """Whether the school claimed last would be proved, were it contested to the end (T-64)."""
    trial = _rehearsal(table)
    claim = next(event for event in reversed(trial.events) if isinstance(event, School))
    if trial.phase is Phase.ACCUSED:
        trial.trictrac.contest()
    trial.trictrac.persist()
    return bool(trial.marks) and trial.marks[-1].player == claim.player and trial.marks[-1].points > 0


def school_of(table: Table) -> tuple[int, bool] | None:
    """A school of the other's that can be claimed now: how many points, and whether too many; None if there is none."""
    trial = _rehearsal(table)
    trial.trictrac.demand()
    if _marked(trial) == _marked(table):
        return None
    for points in range(1, _MOST_CLAIMED):
        for over in (False, True):
            trial = _rehearsal(table)
            trial.trictrac.school(points, over)
            if is_just(trial):
                return points, over
    return None


def _marked(table: Table) -> tuple[object, ...]:
    _, position = _at(table)
    return position.points, position.flags, position.holes


def _rehearsal(table: Table) -> Table:
    """A table that goes its own way from here; the game and the events past are shared."""
    return deepcopy(table, {id(table.game): table.game, id(table.events): list(table.events)})


# Judgement


def best(table: Table, plays: Sequence[Play]) -> np.ndarray:
    """The numbers of the plays that look best."""
    game, position = _at(table)
    values = value(game, [play.position for play in plays], position.turn)
    return np.flatnonzero(values > values.max() - 1e-6)


def leaves(table: Table) -> bool:
    """Whether to leave after a hole: if the board looks worse than a fresh one would, or to win a round with it."""
    game, position = _at(table)
    me = position.turn
    promise = float(value(game, [play.position for play in game.plays(position, table.dice)], me).max())
    promise += _KEPT * position.points[me]
    promise -= _KEPT * sum(jan.points for jan in game.jans(position, table.dice) if jan.to != me)
    promise -= float(value(game, [game.start()], me)[0]) + _FIRST_THROW
    if isinstance(game, TrictracAEcrire) and may_end(position.holes):
        ahead = position.holes[me] - position.holes[1 - me]
        return ahead > 0 and promise < _PROMISE
    return promise < 0


def value(game: Trictrac, positions: Sequence[object], player: int) -> np.ndarray:
    """How good each position is for ``player``, who has just played, in points."""
    records = np.concatenate([_record(position) for position in positions])
    chances = np.zeros((len(records), 4))
    ways, rows = scratch()
    outlook(game.rulings, records, player, chances, ways, rows)
    worth: np.ndarray = chances[:, 1] - chances[:, 0] + _NEXT * (chances[:, 2] - chances[:, 3])
    worth += _structure(records, player) - _structure(records, 1 - player)
    return worth


def _structure(records: np.ndarray, player: int) -> np.ndarray:
    """How far the jans of ``player`` have grown."""
    men = records["men"][:, player]
    worth = _CORNER_HELD * (men[:, CORNER] >= 2)
    can_fill = np.array([[bool(_fillable(record, player, jan)) for jan in (SMALL, BIG)] for record in records])
    for jan, first in enumerate(_FIRST_FIELDS):
        fields = men[:, first : first + 6]
        # The return jan is what is left once the big one is past.
        alive = can_fill[:, jan] if jan in (SMALL, BIG) else ~can_fill[:, BIG]
        worth += alive * _CASE[jan] * ((fields >= 2).sum(axis=1) + _HALF_CASE * (fields == 1).sum(axis=1))
    worth += _SPARE * men[:, : CORNER + 1] @ (CORNER - _FIELDS[: CORNER + 1]) * can_fill[:, BIG]
    return worth


def _fillable(record: np.ndarray, player: int, jan: int) -> bool:
    return bool(can_still_fill(record, player, jan))


def _record(position: object) -> np.ndarray:
    assert isinstance(position, TrictracPosition)
    return position.array()


def warm_up(game: Trictrac) -> None:
    """Compile what the judgement needs."""
    value(game, [game.start()], 0)


def _at(table: Table) -> tuple[Trictrac, TrictracPosition]:
    assert isinstance(table.game, Trictrac)
    assert isinstance(table.position, TrictracPosition)
    return table.game, table.position


# For a network


def staying_and_leaving(game: Trictrac, position: TrictracPosition, dice: Roll) -> tuple[np.ndarray, np.ndarray]:
    """Where every play would lead if the player to act stays, and last where leaving would; and what has then ended."""
    me = position.turn
    theirs = sum(jan.points for jan in game.jans(position, dice) if jan.to != me)
    stayed, phase = game.stepped(position, turn.mark_others, theirs)
    left, next_phase = game.stepped(position, turn.leave)
    staying = [stayed.array()] if phase == OVER else [play.position.array() for play in game.plays(stayed, dice)]
    rows = np.concatenate([*staying, left.array()])
    outcomes = np.zeros(len(rows), np.int8)
    for row, is_over in ((0, phase == OVER), (len(rows) - 1, next_phase == OVER)):
        if is_over:
            outcomes[row] = ended(game.rulings, rows, row, me)
    return rows, outcomes
