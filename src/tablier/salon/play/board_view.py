"""The board in numbers: men, steps that may come next, chips, the last play, and what moved since the state before."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from ...board import BAR, OFF, facing
from ...errors import TablierError
from ...games import Position, Step
from ...games.notation import notated
from ...saying import Said
from ...standing import throw
from ...table import Table
from ...table.events import Played
from .journal import Journal, LastPlay

A_DIE_EACH = ("opening", "unbind")
"""Throws in which each player has one die."""
MOST_STEPS_AHEAD = 40
MOST_PLAYS_AHEAD = 1000
"""With more steps or plays to choose from, those that may follow each step are not told in advance."""
MOST_PLAYS_FOLLOWED = 12
"""With more plays, those still to be made are not looked through for why each leaves numbers over."""
MOST_REASONS = 2
"""A bar has no room for more."""

Json = dict[str, Any]
T = TypeVar("T")


class PlayCounts(NamedTuple):
    """The plays of a throw: how many there are, how many steps the longest have, and the only one.

    Those that break a duty count where nobody points it out; ``legal`` are those that do not. ``numbers`` is what the
    throw gives to play, the highest first.
    """

    number: int
    longest: int
    only: str | None
    legal: int
    numbers: tuple[int, ...]


Remembered = WeakKeyDictionary[Table, tuple[Hashable, T]]
"""What was listed last at each table, and of what: much is asked of it while one play is being built."""
_stepped: Remembered[list[tuple[Step, list[Step] | None]]] = WeakKeyDictionary()
_played: Remembered[PlayCounts] = WeakKeyDictionary()
_shown: Remembered[Position] = WeakKeyDictionary()
_over: Remembered[list[Json]] = WeakKeyDictionary()


def _listed(known: Remembered[T], table: Table, of: Hashable, make: Callable[[Table], T]) -> T:
    found = known.get(table)
    if found is None or found[0] != of:
        found = known[table] = of, make(table)
    return found[1]


def next_steps(table: Table) -> list[Step]:
    """The steps that may come next."""
    return [step for step, _ in _ahead(table)]


def _ahead(table: Table) -> list[tuple[Step, list[Step] | None]]:
    """The steps that may come next, each with those that may follow it; None where there are too many to be told."""
    if table.game.plays_itself:
        return []
    moment = len(table.events), table.position, table.dice, table.drafted, table.touched
    return _listed(_stepped, table, moment, _look_ahead)


def _look_ahead(table: Table) -> list[tuple[Step, list[Step] | None]]:
    if all_plays(table).legal > MOST_PLAYS_AHEAD:
        return [(step, None) for step in table.steps()]
    if len(left(table)) == 1:
        return [(step, []) for step in table.steps()]
    ahead = table.steps_ahead()
    return [(step, then if len(ahead) <= MOST_STEPS_AHEAD else None) for step, then in ahead]


def shown(table: Table) -> Position:
    """The board as it lies, in the middle of the play being built."""
    if not table.drafted:
        return table.position
    return _listed(_shown, table, (table.position, table.drafted), lambda table: table.drafted_position)


def all_plays(table: Table) -> PlayCounts:
    """What there is to be played with the throw."""
    return _listed(_played, table, (table.position, table.dice), _plays)


def _plays(table: Table) -> PlayCounts:
    legal = table.plays()
    plays = table.game.possible(table.position, table.dice) if table.game.marks_by_hand else legal
    longest = len(plays[0].steps) if len(plays) and not table.game.plays_itself else 0
    only = plays[0].notation if len(plays) == 1 else None
    return PlayCounts(len(plays), longest, only, len(legal), tuple(table.game.numbers(table.position, table.dice)))


def tree(table: Table) -> list[dict[str, Any]]:
    """The steps that may come next, each with those that may follow it, as far as there are not too many."""
    return [
        step.to_json() | ({} if then is None else {"then": [after.to_json() for after in then]})
        for step, then in _ahead(table)
    ]


def numbers(table: Table, steps: Sequence[Step], left: Sequence[int]) -> list[dict[str, Any]]:
    """The numbers of the throw as chips: those to be played first, then those spent."""
    if table.game.plays_itself:
        return []
    possible = {step.number for step in steps}
    spent = [step.number for step in table.drafted]
    chips = [{"number": number, "spent": False, "possible": number in possible} for number in left]
    return [{"number": number, "spent": True, "possible": False} for number in spent] + chips


def left(table: Table) -> list[int]:
    """The numbers not played yet, the highest first."""
    left = list(all_plays(table).numbers)
    for step in table.drafted:
        left.remove(step.number)
    return left


def to_play(table: Table) -> int:
    """How many numbers will still be played, which may be fewer than are left."""
    return 0 if table.game.plays_itself else max(0, all_plays(table).longest - len(table.drafted))


def blocked(table: Table) -> Said | None:
    """Why there is nothing to play."""
    if table.game.plays_itself:
        return None
    return Said("salon.blocked", dice=throw(table.dice))


def unplayed(table: Table) -> list[Json]:
    """Why some numbers cannot be played: those left, once no step may follow; before that, those that every play leaves
    over, if all for the same reasons.
    """
    if table.game.plays_itself or table.player is None:
        return []
    if not next_steps(table):
        return _reasons(table)
    plays = all_plays(table)
    if plays.longest == len(plays.numbers) or plays.legal > MOST_PLAYS_FOLLOWED:
        return []
    return _listed(_over, table, (table.position, table.dice), _in_any_case)


def _in_any_case(table: Table) -> list[Json]:
    """Why numbers are left over by whatever is played; nothing if that is not the same for all plays."""
    found = []
    for play in table.plays():
        after = table.copy()
        if after.drafted:
            after.undo(everything=True)
        for step in play.steps:
            after.step(step)
        found.append(_reasons(after))
    return found[0] if all(it == found[0] for it in found) else []


def _reasons(table: Table) -> list[Json]:
    """Why the numbers left cannot be played next, each reason once, as the hindmost man has it."""
    assert table.player is not None
    men = shown(table).counts()[table.player]
    found: dict[str, TablierError] = {}
    for number in dict.fromkeys(left(table)):
        for source in range(OFF):
            problem = table.why_not((source, number)) if men[source] else None
            if problem is not None:
                found.setdefault(problem.code, problem)
    return [{"sentence": it.said, "clause": it.clause} for it in found.values()][:MOST_REASONS]


def choice(table: Table, playing: bool) -> Json:
    """How many plays there are, and the only one."""
    if not playing:
        return {"plays_count": None, "only": None, "only_told": None}
    plays, told = all_plays(table), None
    if plays.only is not None:
        told = Said("telling.written", play=notated(table.game.movement, plays.only, table.position.turn))
    return {"plays_count": plays.number, "only": plays.only, "only_told": told}


def last(last: LastPlay | None) -> Json | None:
    if last is None:
        return None
    return {"player": last.player, "dice": list(last.dice), "text": last.text, "steps": moves_of(last)}


def moves_of(last: LastPlay) -> list[Json]:
    """The steps of a play; where a throw plays itself, who used which die how."""
    return [step.to_json() for step in last.steps]


def motion(table: Table, side: int, before: Sequence[Any], after: Sequence[Any]) -> list[Json]:
    """What moved when the steps of a turn were ``before`` and are ``after``: taken back in reverse, then made."""
    common = 0
    while common < min(len(before), len(after)) and before[common].man == after[common].man:
        common += 1  # by which number may be told otherwise once a play is written down
    found: list[Json] = []
    for step in reversed(before[common:]):
        found.append({"side": side, "from": step.target, "to": step.source, "number": step.number, "hits": False})
        if step.hits:
            found.append(_hit_man(table, side, step, back=True))
    for step in after[common:]:
        if step.hits:
            found.append(_hit_man(table, side, step, back=False))
        found.append(step.motion(side))
    return found


def _hit_man(table: Table, side: int, step: Step, back: bool) -> Json:
    movement = table.game.movement
    assert movement is not None  # who can be hit shares the points with the other
    there = int(facing(movement, step.target))
    source, target = (BAR, there) if back else (there, BAR)
    return {"side": 1 - side, "from": source, "to": target, "number": None, "hits": False}


# What changed


class Snapshot(NamedTuple):
    """Where things stood before an act: how many events, who was to act, the play being built, and the board."""

    happened: int
    player: int | None
    drafted: tuple[Step, ...]
    position: Position


def snapshot(journal: Journal) -> Snapshot:
    """Where things stand."""
    return Snapshot(len(journal.table.events), journal.table.player, journal.table.drafted, journal.table.position)


def changes(journal: Journal, before: Snapshot | None) -> Json:
    """What moved since, and whether dice were thrown."""
    if before is None:
        return {"moved": [], "thrown": False}
    happened, player, drafted, position = before
    table = journal.table
    new = table.events[happened:]
    played = next((event for event in new if isinstance(event, Played)), None)
    moved: list[Json] = []
    if played is not None and journal.last is not None:
        moved = motion(table, journal.last.player, drafted, journal.last.steps)
    elif player is not None:
        moved = motion(table, player, drafted, table.drafted)
    moved = [_claimed(event, position, table.position) for event in new if event.kind == "claim"] + moved
    return {"moved": moved, "thrown": any(event.kind in ("throw", *A_DIE_EACH) for event in new)}


def _claimed(claim: Any, before: Position, after: Position) -> Json:
    """A die claimed: a man of the claimant's comes down, or leaves the board."""
    left = sum(map(sum, after.counts()[claim.player])) < sum(map(sum, before.counts()[claim.player]))
    return {
        "side": claim.player, "from": claim.die, "to": OFF if left else claim.die, "number": claim.die, "hits": False,
        "how": "off" if left else "down",
    }  # fmt: skip
