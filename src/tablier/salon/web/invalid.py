"""What is wrong with a request or a message, in the reader's words: Pydantic finds it, and speaks English alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...saying import Said

_BOUNDS = {
    "greater_than_equal": ("at-least", "ge"), "less_than_equal": ("at-most", "le"),
    "string_too_short": ("signs-at-least", "min_length"), "string_too_long": ("signs-at-most", "max_length"),
    "too_short": ("items-at-least", "min_length"), "too_long": ("items-at-most", "max_length"),
}  # fmt: skip
"""What is too little or too much, and where Pydantic says how much may be."""
_PLAIN = {
    "missing": "missing", "extra_forbidden": "unknown", "json_invalid": "no-json", "union_tag_invalid": "unknown-kind",
    "unseen_signs": "unseen-signs", "seal_and_seed": "seal-and-seed", "two_questions": "two-questions",
}  # fmt: skip
"""What needs no figures. The last three are found by :mod:`..messages`."""
_KINDS = {
    "bool": "yes-or-no", "int": "whole-number", "float": "number", "string": "text", "bytes": "text", "list": "list",
    "tuple": "list", "dict": "object", "model": "object",
}  # fmt: skip


def where(fault: Mapping[str, Any]) -> str:
    """The place of a fault that Pydantic found."""
    return ".".join(str(part) for part in fault["loc"])


def why(fault: Mapping[str, Any]) -> Said:
    """The fault itself. What nobody has foreseen is only said not to be as it should be."""
    kind = str(fault["type"])
    if kind in _BOUNDS:
        name, bound = _BOUNDS[kind]
        return Said(f"salon.invalid-{name}", n=fault["ctx"][bound])
    if kind in _PLAIN:
        return Said(f"salon.invalid-{_PLAIN[kind]}")
    if kind in ("literal_error", "enum"):
        return Said("salon.invalid-choice", list=str(fault["ctx"]["expected"]))
    wanted, _, fault_of = kind.partition("_")
    if wanted in _KINDS and fault_of.startswith(("type", "parsing", "from")):
        return Said(f"salon.invalid-no-{_KINDS[wanted]}")
    return Said("salon.invalid")
