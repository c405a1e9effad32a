"""Records: a match written down, to be kept, cited and replayed. ``docs/notation.md`` specifies the format."""

from .record import Fault, Record

__all__ = ["Fault", "Record"]
