"""Who may do what when: the phases each act belongs to, and what would bring an act that a table does not have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..errors import Refusal
from ..games import Game
from . import events as acts
from .events import CLAUSES, Event
from .options import table_options
from .phases import Phase

Act = type[Event]

WITHOUT_PLAYER: tuple[Act, ...] = (acts.Lots, acts.Opening, acts.Begin, acts.Unbind, acts.NextGame)
"""Acts that belong to the table: either player may enter them."""
BY_HAND: tuple[Act, ...] = (
    acts.Mark, acts.Agree, acts.School, acts.Demand, acts.Accept, acts.Contest, acts.Withdraw, acts.Persist,
    acts.LetStand, acts.Replace,
)  # fmt: skip
"""What there is only where players mark for themselves (T-60 to T-66)."""

_PLAYED = tuple(phase for phase in Phase if phase not in (Phase.LOTS, Phase.OPENING, Phase.BETWEEN, Phase.OVER))
_NOT_OVER = tuple(phase for phase in Phase if phase is not Phase.OVER)
PHASES: Mapping[Act, tuple[Phase, ...]] = {
    acts.Lots: (Phase.LOTS,),
    acts.Opening: (Phase.OPENING,),
    acts.Begin: (Phase.OPENING,),
    acts.Throw: (Phase.THROW,),
    acts.Void: (Phase.PLAY, Phase.MARK, Phase.STAY),
    acts.Played: (Phase.PLAY,),
    acts.Touch: (Phase.PLAY,),
    acts.Adjust: (Phase.PLAY,),
    acts.Double: (Phase.THROW, Phase.UNBIND),
    acts.Take: (Phase.ANSWER,),
    acts.Drop: (Phase.ANSWER,),
    acts.Unbind: (Phase.UNBIND,),
    acts.Break: (Phase.BREAK,),
    acts.Cast: (Phase.THROW,),
    acts.Claim: (Phase.THROW, Phase.CLAIM),
    acts.Waive: (Phase.THROW, Phase.CLAIM),
    acts.Mark: (Phase.MARK, Phase.THROW, Phase.STAY, Phase.PLAY),
    acts.Stay: (Phase.STAY,),
    acts.Leave: (Phase.STAY,),
    acts.Agree: (Phase.AGREE,),
    acts.School: (Phase.THROW, Phase.MARK, Phase.STAY, Phase.PLAY, Phase.AGREE),
    acts.Demand: (Phase.THROW, Phase.MARK, Phase.STAY, Phase.PLAY, Phase.AGREE),
    acts.Accept: (Phase.ACCUSED,),
    acts.Contest: (Phase.ACCUSED,),
    acts.Withdraw: (Phase.PERSIST,),
    acts.Persist: (Phase.PERSIST,),
    acts.LetStand: (Phase.THROW,),
    acts.Replace: (Phase.THROW,),
    acts.Advise: tuple(Phase),
    acts.Abandon: _NOT_OVER,
    acts.PlayOn: _NOT_OVER,
    acts.Resign: _PLAYED,
    acts.NextGame: (Phase.BETWEEN,),
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
    **dict.fromkeys(
        (acts.Double, acts.Take, acts.Drop), _Source("doubling cube", "cube=true", "Backgammon", "no-cube")
    ),
    **dict.fromkeys(
        (acts.Touch, acts.Adjust), _Source("duty to move a touched man", "touch_move=true", "", "no-touch-move")
    ),
    **dict.fromkeys((acts.Unbind, acts.Break), _Source("binding of tables", "binding=true", "Backgammon")),
    **dict.fromkeys(
        (acts.Cast, acts.Claim, acts.Waive), _Source("claiming of dice", "claims=manual", "Unstacked Draughts")
    ),
    **dict.fromkeys(BY_HAND, _MARKING),
    **dict.fromkeys((acts.Stay, acts.Leave), _Source("staying or leaving", "", "Trictrac")),
    **dict.fromkeys((acts.Abandon, acts.PlayOn), _Source("breaking off by agreement", "", "Trictrac à écrire")),
    acts.Lots: _Source("drawing of lots", "players=3", "Trictrac à écrire"),
    acts.Advise: _Source("advice from others", "players=3", "Trictrac à écrire"),
}


def lacking(act: Act, game: Game) -> Refusal:
    """The refusal of an act that a table of this game does not have, saying what would bring it."""
    clause = CLAUSES[act.kind]
    if act is acts.Resign:
        sentence = "A round of the scored game ends by leaving it; all together may break the game off."
        return Refusal("no-resigning", sentence, "T-80")
    source = _SOURCES[act]
    options = {option.name for option in (*game.rule_options, *table_options(game.id))}
    if source.option.partition("=")[0] in options:
        sentence = f"There is no {source.what} at this table; {source.option} brings it."
    else:
        with_option = f" with {source.option}" if source.option else ""
        elsewhere = f"; {source.game} has it{with_option}" if source.game else ""
        sentence = f"There is no {source.what} in {game.name}{elsewhere}."
    return Refusal(source.code, sentence, clause)
