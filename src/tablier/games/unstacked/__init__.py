"""Unstacked Draughts (*Dames Rabattues*, 1699): six stacks a side are taken down, then borne off.

A game of pure chance with a kernel of its own: :mod:`.rules` holds the clauses and whole games at random,
:mod:`.position` the position as a value, :mod:`.game` the game as the table sees it, and :mod:`.solve` the
exact chances and length of every position.
"""

from __future__ import annotations
