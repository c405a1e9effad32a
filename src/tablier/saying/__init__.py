"""What is said, as data: a key with typed values, put into words for a reader only at the very end.

>>> said = Said("refusals.waits-throw", who=Who(0, "Anne"))
>>> str(said)
'Anne has to throw first.'
>>> Reader("fr", seat=0).say(said)
'Vous devez d’abord jeter les dés.'

``refusals`` is the catalogue, the file ``languages/<language>/refusals.ftl`` (Project Fluent); ``throw-first`` is the
message in it. Plurals, elision and persons belong to the language and stand in those files.
"""

from .catalogues import LANGUAGES, language_named
from .reader import IN_TEXT, Reader
from .values import Notated, Quoted, Said, SaidValue, Several, Spot, Told, Who, quoted

__all__ = [
    "IN_TEXT",
    "LANGUAGES",
    "Notated",
    "Quoted",
    "Reader",
    "Said",
    "SaidValue",
    "Several",
    "Spot",
    "Told",
    "Who",
    "language_named",
    "quoted",
]
