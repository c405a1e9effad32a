"""Texts that somebody else wrote, made fit to be read, and for one line of a record."""

from __future__ import annotations

import unicodedata
from codecs import BOM_UTF16_BE, BOM_UTF16_LE

from ..errors import BadOption
from ..saying import Said
from ..throws import shown


def one_line(text: str) -> str:
    """A text on one line, without what a terminal might take for a command. Raises BadOption for what is no text."""
    if not isinstance(text, str):
        raise BadOption("bad-remark", Said("records.bad-remark", given=shown(text)))
    plain = (sign for sign in text if sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cs"))
    return " ".join("".join(plain).split())


def decoded(data: bytes) -> str:
    """What stands in a file. Some programs of Windows write UTF-16, and say so; older files of other programs are in
    Latin-1; in ours a byte that is none of UTF-8 is damage.
    """
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        ours = b"tablier record" in data[:200].lower()
        return data.decode("utf-8", errors="replace") if ours else data.decode("latin-1")
