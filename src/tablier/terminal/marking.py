"""What can be typed at a table of Trictrac only: marking, staying and leaving, schools, and the account."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import Refusal, Unreadable
from ..table import Table

if TYPE_CHECKING:
    from .playing import Sitting

_MARK = re.compile(r"(?P<points>\d{1,3})(?:\s+pegs?\s+(?P<pegs>\d{1,2}))?", re.I)
_SCHOOL = re.compile(r"(?P<points>\d{1,3})\s+(?:too\s+)?(?P<how>little|much)(?:\s+by\s+(?P<side>white|black))?", re.I)


def mark(sitting: Sitting, rest: str) -> None:
    found = _MARK.fullmatch(rest)
    if found is None:
        raise Unreadable("no-number", "Name the points, as in: mark 4, or with holes: mark 6 pegs 1")
    sitting.table.trictrac.mark(int(found["points"]), None if found["pegs"] is None else int(found["pegs"]))


def school(sitting: Sitting, rest: str) -> None:
    found = _SCHOOL.fullmatch(rest)
    if found is None:
        raise Unreadable("no-number", "Say how many points, and which way: school 4 little, or school 4 much")
    side = found["side"] or _claimant(sitting, "school")
    sitting.table.trictrac.school(int(found["points"]), found["how"].lower() == "much", side)


def demand(sitting: Sitting, rest: str) -> None:
    sitting.table.trictrac.demand(_claimant(sitting, "demand"))


def stand(sitting: Sitting, rest: str) -> None:
    _claimant(sitting, "stand")
    sitting.table.trictrac.let_stand()


def replace(sitting: Sitting, rest: str) -> None:
    if not rest:
        raise Unreadable("no-step", "Say how the men are to be played, as in: replace 1/7 1/6")
    _claimant(sitting, "replace")
    sitting.table.trictrac.replace(rest)


def _claimant(sitting: Sitting, act: str) -> int | None:
    """Who claims: the person, if one plays against a bot, which speaks for itself; else whoever's time it is."""
    may = [side for side in (0, 1) if act in sitting.table.may(side)]
    people = [side for side in may if side not in sitting.bots]
    if may and not people:
        raise Refusal("not-your-claim", "Claim before you throw; now it would be for the other to claim.", "T-61")
    return people[0] if len(people) == 1 else None


def lots(sitting: Sitting, rest: str) -> None:
    table = sitting.table
    sitting.table.trictrac.lots(*(_player(table, word) for word in rest.replace(",", " ").split()))


def advise(sitting: Sitting, rest: str) -> None:
    table = sitting.table
    out = table.round.sitting_out if table.round is not None else ()
    first, _, words = rest.partition(" ")
    named = [player for player in out if first and table.players[player].lower().startswith(first.lower().rstrip(":"))]
    if len(named) == 1:
        table.trictrac.advise(named[0], words)
    elif len(out) == 1:
        table.trictrac.advise(out[0], rest)
    else:
        waiting = " or ".join(table.players[player] for player in out)
        raise Unreadable("no-adviser", f"Say first who advises, {waiting}, as in: advise {table.players[out[0]]} stay")


def abandon(sitting: Sitting, rest: str) -> None:
    """People at one terminal agree by word of mouth, and bots always do."""
    sitting.table.trictrac.abandon()


def _player(table: Table, word: str) -> int:
    found = [number for number, name in enumerate(table.players) if name.lower().startswith(word.lower())]
    if len(found) != 1:
        raise Unreadable("no-player", f"{word!r} is none of {', '.join(table.players)}.")
    return found[0]


def account(sitting: Sitting, rest: str) -> None:
    kept = sitting.table.account
    if kept is None:
        raise Refusal("no-account", "An account is kept in the scored game only, trictrac-a-ecrire.", "T-89")
    if rest:
        path = Path(rest).expanduser()
        write_sheet(sitting.table, path)
        sitting.say(f"The sheet is in {path}.", wrap=False)
    else:
        sitting.say(kept.text(sitting.table.players), wrap=False)


def write_sheet(table: Table, path: Path) -> None:
    """Write the account as a page to be printed. Raises OSError."""
    assert table.account is not None
    path.write_text(table.account.sheet(table.game.name, table.players), encoding="utf-8")
