"""What the Tab key offers: commands, and the steps and plays that are legal at this very moment."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import NamedTuple

from .. import rulebook
from ..errors import TablierError
from ..table import Phase, Table
from .words import choices, plays_itself

MOST_PLAYS = 24
"""Whole plays are offered only where there are at most so many; otherwise step by step is shorter."""


class Candidate(NamedTuple):
    """A text to put in place of the last ``replaces`` characters of the line."""

    text: str
    replaces: int


def candidates(table: Table, line: str, commands: Iterable[str]) -> list[Candidate]:
    """Everything that may continue ``line``, the text before the cursor."""
    before, _, word = line.rpartition(" ")
    typed = word.lower()
    first = before.split()[0].lower() if before.split() else ""
    if first in ("rules", "why", "claim", "break", "undo", "touch", "school", "lots"):
        offered = _arguments(table, first)
    elif first and "/" not in first and "-" not in first:
        offered = []
    else:
        offered = _steps(table, before)
        if not before.strip():
            offered += [*_whole_plays(table), *commands]
    return [Candidate(text, len(word)) for text in dict.fromkeys(offered) if text.lower().startswith(typed)] + [
        Candidate(text, len(line)) for text in _whole_plays(table) if before.strip() and text.startswith(line)
    ]


def _arguments(table: Table, command: str) -> list[str]:
    match command:
        case "rules":
            pages = (rulebook.page(table.game.id), rulebook.page(rulebook.COMMON))
            return [clause.id for page in pages for clause in page.clauses]
        case "why":
            return _steps(table, "")
        case "claim":
            return [str(die) for die in dict.fromkeys(table.askable)]
        case "break":
            return list("123456")
        case "touch":
            return [step.partition("/")[0] for step in _steps(table, "")]
        case "school":
            return ["little", "much"]
        case "lots":
            return list(table.players)
        case _:
            return ["all"]


def _steps(table: Table, before: str) -> list[str]:
    """The steps that may follow those made and those already typed."""
    if table.phase is not Phase.PLAY or plays_itself(table.game):
        return []
    try:
        if before.strip():
            table = deepcopy(table)
            table.step(before)
        return [str(step) for step in table.steps()]
    except TablierError:
        return []


def _whole_plays(table: Table) -> list[str]:
    if table.phase is not Phase.PLAY or table.drafted:
        return []
    plays = choices(table)
    return [play.notation for play in plays] if len(plays) <= MOST_PLAYS else []
