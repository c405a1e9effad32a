"""Texts that are nobody's act, made fit for one line of a record."""

from __future__ import annotations

import unicodedata


def one_line(text: str) -> str:
    """A text on one line, without what a terminal might take for a command."""
    plain = (sign for sign in text if sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cs"))
    return " ".join("".join(plain).split())
