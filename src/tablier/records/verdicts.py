"""What a review said of a decision, small enough to stand in a record below the event it was decided by.

``? error 0.084: 12/18 17/20 was better (3 turns ahead)``: what it is called, what it cost in points, what would have
been better, and how that was found. Where it was no play, its kind stands before the choice: ``, double: no-double``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ..errors import Unreadable
from ..kinds import declared
from ..saying import Said, Several, quoted
from .plain import one_line

BAD_VERDICT = "bad-verdict"
"""The code of whatever is wrong with a verdict."""
SIGN = "?"
"""What the line of a verdict begins with."""
CALLED = ("slight", "error", "blunder")
_PLAY = "play"
EXACT, TURNS, ROLLOUT = "exact", "turns", "rollout"
_LINE = re.compile(
    r"\?\s*(?P<called>\S+)\s+(?P<cost>[\d.]+)(?:\s*,\s*(?P<kind>[a-z]+))?\s*:\s*(?P<best>.*?\S)\s+was better"
    r"\s*\((?P<found>[^()]*)\)\s*(?:;(?P<comment>.*))?",
    re.I | re.S,
)
_COST = re.compile(r"\d{1,6}(?:\.\d{1,6})?", re.A)
_FOUND = re.compile(
    r"(?P<exact>exact)|(?P<turns>\d{1,4})\s+turns?\s+ahead"
    r"|rolled\s+out\s+(?P<trials>\d{1,9})\s+times?,\s*(?P<rolled>\d{1,4})\s+turns?",
    re.I | re.A,
)
_MOST_COST = 100_000
_MOST = {"turns": 10**4, "trials": 10**9}
_FIELDS = ("kind", "called", "cost", "best", "how", "turns", "trials")


@dataclass(frozen=True)
class Verdict:
    """One decision that could have been better.

    ``kind`` is what was decided (``play``, ``double``, ``stay`` …), ``called`` one of CALLED, ``cost`` in points, to a
    thousandth, ``best`` the better choice as a review names it. ``how`` that was found: exactly, so many ``turns``
    ahead, or by so many ``trials`` of so many turns.
    """

    kind: str
    called: str
    cost: float
    best: str
    how: str = EXACT
    turns: int = 0
    trials: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "cost", abs(round(float(self.cost), 3)))
        object.__setattr__(self, "best", one_line(self.best))
        if self.how != ROLLOUT:  # what says nothing is nothing, so that every form of it says the same
            object.__setattr__(self, "trials", 0)
        if self.how == EXACT:
            object.__setattr__(self, "turns", 0)

    @property
    def found(self) -> str:
        """How it was found, in English, as records have it."""
        turns = f"{self.turns} {'turn' if self.turns == 1 else 'turns'}"
        match self.how:
            case "exact":
                return EXACT
            case "turns":
                return f"{turns} ahead"
            case _:
                return f"rolled out {self.trials} {'time' if self.trials == 1 else 'times'}, {turns}"

    def line(self) -> str:
        """The verdict as it stands in a record."""
        kind = "" if self.kind == _PLAY else f", {self.kind}"
        return f"{SIGN} {self.called} {self.cost:.3f}{kind}: {self.best} was better ({self.found})"

    @staticmethod
    @declared
    def read(line: str) -> tuple[Verdict, str]:
        """The verdict of a line, and a comment that follows it. Raises Unreadable, saying what is wrong."""
        match = _LINE.fullmatch(line.strip())
        if match is None:
            raise no_verdict(line.strip())
        if not _COST.fullmatch(match["cost"]):
            raise _wrong("cost", match["cost"])
        found = _FOUND.fullmatch(match["found"].strip())
        if found is None:
            raise _wrong("found", match["found"].strip())
        how = EXACT if found["exact"] else TURNS if found["turns"] else ROLLOUT
        data = {
            "kind": (match["kind"] or _PLAY).lower(), "called": match["called"].lower(), "cost": float(match["cost"]),
            "best": match["best"], "how": how, "turns": int(found["turns"] or found["rolled"] or 0),
            "trials": int(found["trials"] or 0),
        }  # fmt: skip
        return Verdict.from_json(data), (match["comment"] or "").strip()

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(data: Any) -> Verdict:
        """The verdict that :meth:`to_json` wrote. Raises Unreadable, saying what is wrong."""
        if not isinstance(data, Mapping) or set(data) != set(_FIELDS):
            raise no_verdict(data)
        whole = {"turns": data["turns"], "trials": data["trials"]}
        fits = {
            "kind": isinstance(data["kind"], str) and re.fullmatch("[a-z]+", data["kind"]) is not None,
            "called": data["called"] in CALLED,
            "cost": isinstance(data["cost"], int | float) and not isinstance(data["cost"], bool)
            and 0 <= data["cost"] < _MOST_COST,
            "best": isinstance(data["best"], str) and bool(one_line(data["best"])),
            "how": data["how"] in (EXACT, TURNS, ROLLOUT),
            **{name: type(value) is int and 0 <= value < _MOST[name] for name, value in whole.items()},
        }  # fmt: skip
        for name, fit in fits.items():
            if not fit:
                raise _wrong(name, data[name])
        return Verdict(**dict(data))


def no_verdict(given: object) -> Unreadable:
    """What is said of something that is no verdict at all."""
    return Unreadable(BAD_VERDICT, Said("records.no-verdict", line=quoted(given)))


def _wrong(field: str, value: object) -> Unreadable:
    """What is wrong with a verdict whose field cannot have this value."""
    if field == "called":
        told = Said("records.verdict-called", given=quoted(value), words=Several(CALLED, either=True))
    else:
        told = Said("records.verdict-cannot-be", field=field, value=quoted(value))
    return Unreadable(BAD_VERDICT, told)
