"""Who may do what when: the phases each act belongs to, and what would bring an act that a table does not have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..errors import Refusal
from ..games import Game
from .events import (
    CLAUSES,
    Accept,
    Adjust,
    Advise,
    Agree,
    Begin,
    Break,
    Claim,
    Contest,
    Demand,
    Double,
    Drop,
    Event,
    Leave,
    LetStand,
    Lots,
    Mark,
    NextGame,
    Opening,
    Persist,
    Played,
    Replace,
    Resign,
    School,
    Stay,
    Take,
    Throw,
    Touch,
    Unbind,
    Void,
    Waive,
    Withdraw,
)
from .options import table_options
from .phases import Phase

Act = type[Event]

WITHOUT_PLAYER: tuple[Act, ...] = (Lots, Opening, Begin, Unbind, NextGame)
"""Acts that belong to the table: either player may enter them."""
BY_HAND: tuple[Act, ...] = (
    Mark, Agree, School, Demand, Accept, Contest, Withdraw, Persist, LetStand, Replace,
)  # fmt: skip
"""What there is only where players mark for themselves (T-60 to T-66)."""

_PLAYED = tuple(phase for phase in Phase if phase not in (Phase.LOTS, Phase.OPENING, Phase.BETWEEN, Phase.OVER))
PHASES: Mapping[Act, tuple[Phase, ...]] = {
    Lots: (Phase.LOTS,),
    Opening: (Phase.OPENING,),
    Begin: (Phase.OPENING,),
    Throw: (Phase.THROW,),
    Void: (Phase.PLAY, Phase.MARK, Phase.STAY),
    Played: (Phase.PLAY,),
    Touch: (Phase.PLAY,),
    Adjust: (Phase.PLAY,),
    Double: (Phase.THROW, Phase.UNBIND),
    Take: (Phase.ANSWER,),
    Drop: (Phase.ANSWER,),
    Unbind: (Phase.UNBIND,),
    Break: (Phase.BREAK,),
    Claim: (Phase.THROW, Phase.CLAIM),
    Waive: (Phase.THROW, Phase.CLAIM),
    Mark: (Phase.MARK, Phase.THROW),
    Stay: (Phase.STAY,),
    Leave: (Phase.STAY,),
    Agree: (Phase.AGREE,),
    School: (Phase.THROW, Phase.MARK, Phase.PLAY, Phase.AGREE),
    Demand: (Phase.THROW, Phase.MARK, Phase.PLAY, Phase.AGREE),
    Accept: (Phase.ACCUSED,),
    Contest: (Phase.ACCUSED,),
    Withdraw: (Phase.PERSIST,),
    Persist: (Phase.PERSIST,),
    LetStand: (Phase.THROW,),
    Replace: (Phase.THROW,),
    Advise: tuple(Phase),
    Resign: _PLAYED,
    NextGame: (Phase.BETWEEN,),
}
"""In which phases each act has its place."""


class _Source(NamedTuple):
    """Where acts come from: what they are called together, the option that brings them, and a game that has it."""

    what: str
    option: str
    game: str
    code: str = "no-such-act"


_MARKING = _Source("marking by hand", "marking=manual", "Trictrac")
_SOURCES: Mapping[Act, _Source] = {
    **dict.fromkeys((Double, Take, Drop), _Source("doubling cube", "cube=true", "Backgammon", "no-cube")),
    **dict.fromkeys((Touch, Adjust), _Source("duty to move a touched man", "touch_move=true", "", "no-touch-move")),
    **dict.fromkeys((Unbind, Break), _Source("binding of tables", "binding=true", "Backgammon")),
    **dict.fromkeys((Claim, Waive), _Source("claiming of dice", "claims=manual", "Unstacked Draughts")),
    **dict.fromkeys(BY_HAND, _MARKING),
    **dict.fromkeys((Stay, Leave), _Source("staying or leaving", "", "Trictrac")),
    Lots: _Source("drawing of lots", "players=3", "Trictrac à écrire"),
    Advise: _Source("advice from others", "players=3", "Trictrac à écrire"),
}


def lacking(act: Act, game: Game) -> Refusal:
    """The refusal of an act that a table of this game does not have, saying what would bring it."""
    clause = CLAUSES[act.kind]
    if act is Resign:
        return Refusal("no-resigning", "A round of the scored game ends by leaving it.", "T-80")
    source = _SOURCES[act]
    options = {option.name for option in (*game.rule_options, *table_options(game.id))}
    if source.option.partition("=")[0] in options:
        sentence = f"There is no {source.what} at this table; {source.option} brings it."
    else:
        with_option = f" with {source.option}" if source.option else ""
        elsewhere = f"; {source.game} has it{with_option}" if source.game else ""
        sentence = f"There is no {source.what} in {game.name}{elsewhere}."
    return Refusal(source.code, sentence, clause)
