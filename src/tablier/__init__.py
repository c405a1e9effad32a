"""Tablier: the forgotten tables games, complete, with a referee who explains.

>>> from tablier import Table
>>> table = Table("garanguet", seed=7)
>>> len(table.throw())
3
"""

from . import asked, formats
from .errors import Ambiguous, BadOption, BadPosition, BadRecord, Refusal, TablierError, UnknownGame, Unreadable
from .games import GAMES, Game, Option, Play, Position, Step, find_game, read_position
from .games.game import Evaluation
from .records import Record
from .table import Event, Phase, Result, Table

__version__ = "1.0.0"

__all__ = [
    "GAMES", "Ambiguous", "BadOption", "BadPosition", "BadRecord", "Evaluation", "Event", "Game", "Option", "Phase",
    "Play", "Position", "Record", "Refusal", "Result", "Step", "Table", "TablierError", "UnknownGame", "Unreadable",
    "asked", "find_game", "formats", "read_position",
]  # fmt: skip
