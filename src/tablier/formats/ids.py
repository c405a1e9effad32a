"""Positions of modern Backgammon in one line, as other programs write them: XGID, and GNU Backgammon's two ids.

Players as in the files: White is GNU Backgammon's player 0 (``O``), Black player 1 (``X``), who in an XGID has capital
letters and sits at the bottom. A position id alone says nothing of whose turn it is; it is read as White's.
"""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass, fields

from ..board import BAR, BLACK, MEN, OFF, SIDES, WHITE
from ..errors import BadOption, Unreadable
from ..games import Position, Roll, read_position
from ..kinds import check_kind, declared
from ..saying import Said, quoted
from ..table import Phase, Table
from ..throws import read_dice

GAME = "backgammon@modern"  # what other programs play, and all that their files can say
"""What all these formats are for."""

_XGID = re.compile(
    r"(?:XGID=)?(?P<men>[-A-Oa-o]{26}):(?P<cube>\d{1,2}):(?P<owner>-1|[01]):(?P<turn>-1|1):(?P<dice>[DBR]|[0-6]{2})"
    r":(?P<black>\d{1,4}):(?P<white>\d{1,4}):(?P<rules>[0-3]):(?P<match>\d{1,4})(?::\d{1,2})?",
    re.ASCII,
)
_GNU = re.compile(r"(?P<position>[A-Za-z0-9+/]{14})(?::(?P<match>[A-Za-z0-9+/]{12}))?")
_NEARLY_GNU = re.compile(r"(?=[^:]*[A-Z])(?=[^:]*[0-9+/])[^:@]{10,18}(?::.{0,20})?")
"""What somebody may have meant for such an id: as long, in signs as they have them and no name of a game has."""
_POSITION_BYTES, _MATCH_BYTES = 10, 9
_PLAYING = 1
"""The state of a game that is under way, in a match id."""
_FIELDS = (
    ("cube", 4), ("owner", 2), ("turn", 1), ("crawford", 1), ("state", 3), ("asked", 1), ("doubled", 1),
    ("resigned", 2), ("one", 3), ("two", 3), ("match", 15), ("white", 15), ("black", 15), ("without_jacoby", 1),
)  # fmt: skip
"""What a match id is made of, and how many bits each part has, the lowest first."""
_CUBES = 7
"""A cube shows the powers of 2 below this one."""


@dataclass(frozen=True)
class Situation:
    """A position, and what else such an id says: the throw, the higher die first, the match and its score, the cube.

    Raises Unreadable for dice that are no throw.
    """

    position: Position
    dice: Roll = ()
    match: int = 0
    score: tuple[int, int] = (0, 0)
    cube: int = 1
    owner: int | None = None
    doubled: bool = False
    """Whether the player to throw has offered a double that is not answered."""
    crawford: bool = False
    jacoby: bool = False
    beavers: bool = False

    def __post_init__(self) -> None:
        for one in fields(self):
            if one.name != "dice":
                check_kind(one.name, str(one.type), getattr(self, one.name))
        if read_dice(self.dice):
            object.__setattr__(self, "dice", self.position.game.read_roll(self.dice))


@declared
def situation_of(table: Table) -> Situation:
    """Where a table stands. Raises BadOption unless it is one of modern Backgammon."""
    if table.game.full_id != GAME:
        raise BadOption("cannot-say", Said("formats.only-modern", game=table.game.full_id))
    cube, owner = table.cube or (1, None)
    options, dice = table.table_options, tuple(sorted(table.dice, reverse=True))
    return Situation(
        table.position, dice, table.match, (table.score[0], table.score[1]), cube, owner,
        table.phase is Phase.ANSWER, bool(options["cube"]) and table.cube is None, bool(options["jacoby"]),
        options["beavers"] != "none",
    )  # fmt: skip


@declared
def read_situation(text: str) -> Situation | None:
    """What an id of another program says; None if it is none. Raises Unreadable or BadPosition."""
    text = text.strip()
    if xgid := _XGID.fullmatch(text):
        return _from_xgid(xgid)
    if text.upper().startswith("XGID"):
        raise Unreadable("bad-position-id", Said("formats.bad-xgid", text=quoted(text)))
    if gnu := _GNU.fullmatch(text):
        return _from_gnu(gnu["position"], gnu["match"])
    if _NEARLY_GNU.fullmatch(text):
        raise Unreadable("bad-position-id", Said("formats.bad-gnu-id", text=quoted(text)))
    return None


@declared
def read_any_position(text: str) -> Position:
    """The position of an id, ours or another program's. Raises TablierError."""
    found = read_situation(text)
    return read_position(text) if found is None else found.position


def _placed(turn: int, white: list[int], black: list[int]) -> Position:
    """A position of men counted by path number. Raises BadPosition."""
    men = (
        ",".join(f"{point}x{count}" for point, count in enumerate(own[:OFF]) if count) or "-" for own in (white, black)
    )
    return read_position(":".join((GAME, SIDES[turn][0], *men)))


def _check(text: str, match: int, score: tuple[int, int], cube: int) -> None:
    """Refuse what no table of ours can show, instead of showing something else."""
    if cube >= _CUBES:
        raise Unreadable("bad-position-id", Said("formats.cube-beyond", text=quoted(text), n=2**cube))
    if match and max(score) >= match:
        raise Unreadable("bad-position-id", Said("formats.score-beyond", text=quoted(text), n=max(score), n2=match))


# XGID


def _from_xgid(found: re.Match[str]) -> Situation:
    white, black = [0] * (OFF + 1), [0] * (OFF + 1)
    for place, sign in enumerate(found["men"]):
        if sign.islower():
            white[place] += ord(sign) - ord("a") + 1
        elif sign.isupper():
            black[OFF - place] += ord(sign) - ord("A") + 1
    match, rules, dice, cube = int(found["match"]), int(found["rules"]), found["dice"], int(found["cube"])
    if dice.isdigit() and "0" in dice and dice != "00":
        raise Unreadable("bad-position-id", Said("formats.bad-xgid", text=quoted(found[0])))
    if dice in ("B", "R"):
        raise Unreadable("bad-position-id", Said("formats.beavered-id", text=quoted(found[0])))
    _check(found[0], match, (int(found["white"]), int(found["black"])), cube)
    turn = BLACK if found["turn"] == "1" else WHITE
    return Situation(
        _placed(turn, white, black), tuple(map(int, dice)) if dice.isdigit() and dice != "00" else (), match,
        (int(found["white"]), int(found["black"])), 2**cube,
        {"0": None, "1": BLACK, "-1": WHITE}[found["owner"]], dice == "D", bool(match and rules & 1),
        bool(not match and rules & 1), bool(not match and rules & 2),
    )  # fmt: skip


@declared
def write_xgid(now: Situation) -> str:
    """The XGID of a situation."""
    white, black = now.position.counts()
    men = []
    for place in range(OFF + 1):
        mine, theirs = (black[OFF - place] if place else 0), (white[place] if place < OFF else 0)
        men.append(chr(ord("A") - 1 + mine) if mine else chr(ord("a") - 1 + theirs) if theirs else "-")
    owner = {None: 0, BLACK: 1, WHITE: -1}[now.owner]
    dice = "D" if now.doubled else "".join(map(str, now.dice)) or "00"
    rules = int(now.crawford) if now.match else now.jacoby + 2 * now.beavers
    fields = ("".join(men), now.cube.bit_length() - 1, owner, 1 if now.position.turn == BLACK else -1, dice,
              now.score[1], now.score[0], rules, now.match, _CUBES - 1)  # fmt: skip
    return "XGID=" + ":".join(map(str, fields))


# GNU Backgammon


def _from_gnu(position: str, match: str | None) -> Situation:
    parts = _unpacked(match) if match else {}
    turn = parts.get("turn", WHITE)
    bits = int.from_bytes(base64.b64decode(position + "=="), "little")
    counts = []
    for _ in SIDES:
        own = [0] * (OFF + 1)
        for point in range(1, OFF + 1):  # from the last point of the path to the bar
            while bits & 1:
                own[OFF - point] += 1
                bits >>= 1
            bits >>= 1
        counts.append(own)
    if bits or max(map(sum, counts)) > MEN:
        raise Unreadable("bad-position-id", Said("formats.bad-gnu-id", text=quoted(position)))
    waiting, throwing = counts
    placed = _placed(turn, *((throwing, waiting) if turn == WHITE else (waiting, throwing)))
    if not match:
        return Situation(placed)
    dice = (parts["one"], parts["two"])
    if any(die > 6 for die in dice) or (0 in dice and any(dice)):
        raise Unreadable("bad-position-id", Said("formats.bad-gnu-id", text=quoted(match)))
    _check(match, parts["match"], (parts["white"], parts["black"]), parts["cube"])
    return Situation(
        placed, dice if all(dice) else (), parts["match"], (parts["white"], parts["black"]), 2 ** parts["cube"],
        {0: WHITE, 1: BLACK}.get(parts["owner"]), bool(parts["doubled"]), bool(parts["crawford"]),
        not parts["match"] and not parts["without_jacoby"],
    )  # fmt: skip


@declared
def write_gnu(now: Situation) -> str:
    """The position id and the match id of a situation, joined by a colon."""
    turn = now.position.turn
    counts = now.position.counts()
    bits = place = 0
    for own in (counts[1 - turn], counts[turn]):
        for point in range(OFF - 1, BAR - 1, -1):
            bits |= ((1 << own[point]) - 1) << place
            place += own[point] + 1
    over = now.position.game.winner(now.position) is not None
    one, two = now.dice or (0, 0)
    parts = {
        "cube": now.cube.bit_length() - 1, "owner": 3 if now.owner is None else now.owner, "turn": turn,
        "crawford": int(now.crawford), "state": 2 if over else _PLAYING, "asked": turn ^ now.doubled,
        "doubled": int(now.doubled), "resigned": 0, "one": one, "two": two, "match": now.match,
        "white": now.score[0], "black": now.score[1], "without_jacoby": int(not now.jacoby),
    }  # fmt: skip
    return f"{_base64(bits, _POSITION_BYTES)}:{_packed(parts)}"


def _packed(parts: dict[str, int]) -> str:
    bits = place = 0
    for name, width in _FIELDS:
        bits |= parts[name] << place
        place += width
    return _base64(bits, _MATCH_BYTES)


def _unpacked(text: str) -> dict[str, int]:
    bits = int.from_bytes(base64.b64decode(text), "little")
    parts = {}
    for name, width in _FIELDS:
        parts[name] = bits & ((1 << width) - 1)
        bits >>= width
    return parts


def _base64(bits: int, size: int) -> str:
    return base64.b64encode(bits.to_bytes(size, "little")).decode().rstrip("=")
