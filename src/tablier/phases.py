"""The phases of a game at the table: what is waited for, and from whom."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What the table waits for next."""

    LOTS = "lots"
    """Lots are drawn for who sits down first (T-84)."""
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
    """The roller throws again after a double: the other may interrupt and claim a die of the throw before (UD-9)."""
    MARK = "mark"
    """The roller marks what the throw is worth, by hand (T-60)."""
    STAY = "stay"
    """A hole is made: the roller stays or leaves (T-44)."""
    AGREE = "agree"
    """Leaving, or the end, is announced: the other agrees or raises a claim first (T-66)."""
    ACCUSED = "accused"
    """A school is claimed: the accused accepts or contests (T-64)."""
    PERSIST = "persist"
    """The claim is contested: the claimant withdraws or persists (T-64)."""
    PLAY = "play"
    """The throw is played."""
    BETWEEN = "between"
    """A game is over, the match is not."""
    OVER = "over"
    """The match is decided."""
