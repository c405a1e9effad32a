"""Records: a match written down, to be kept, cited and replayed. ``docs/notation.md`` specifies the format."""

from ..table import Table
from .record import Fault, Record
from .variations import Variation
from .verdicts import Verdict

Table.recorder = Record.of

__all__ = ["Fault", "Record", "Variation", "Verdict"]
