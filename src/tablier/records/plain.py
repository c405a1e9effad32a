"""Texts that are nobody's act, made fit for one line of a record."""

from __future__ import annotations

import unicodedata

from ..errors import BadOption
from ..saying import Said
from ..throws import shown


def one_line(text: str) -> str:
    """A text on one line, without what a terminal might take for a command. Raises BadOption for what is no text."""
    if not isinstance(text, str):
        raise BadOption("bad-remark", Said("records.bad-remark", given=shown(text)))
    plain = (sign for sign in text if sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cs"))
    return " ".join("".join(plain).split())
