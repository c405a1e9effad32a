"""The table and its referee: phases, events, and who may do what when."""

from ..games.registry import load_acts
from .declaring import Event, event_from_json
from .insight import FalsePlay, Quarrel, Unmarked
from .phases import Phase
from .referee import Result
from .table import Table

load_acts()

__all__ = ["Event", "FalsePlay", "Phase", "Quarrel", "Result", "Table", "Unmarked", "event_from_json"]
