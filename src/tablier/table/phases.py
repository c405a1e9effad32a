"""The phases of a game at the table: what is waited for, and from whom."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What the table waits for next."""

    OPENING = "opening"
    """One die each, to settle who begins (C-1)."""
    THROW = "throw"
    """The player to move throws; before that, may double the stakes (B-11)."""
    ANSWER = "answer"
    """A double is offered: the other takes or drops."""
    UNBIND = "unbind"
    """The tables are bound: one die each decides who names a point (B-6)."""
    BREAK = "break"
    """The winner of that throw names the point to be broken up."""
    CLAIM = "claim"
    """The roller threw again while a die was still to be claimed: the other may interrupt (UD-9)."""
    PLAY = "play"
    """The throw is played."""
    BETWEEN = "between"
    """A game is over, the match is not."""
    OVER = "over"
    """The match is decided."""
