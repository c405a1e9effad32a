"""The board in numbers: men, steps that may come next, chips, the last play, and what moved since the state before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ... import text
from ...board import BAR, OFF, facing
from ...games import Play, Position, Step
from ...games.race.game import RaceGame
from ...games.race.position import RacePosition
from ...games.trictrac.game import Trictrac
from ...games.trictrac.position import TrictracPosition
from ...games.unstacked.game import Unstacked
from ...games.unstacked.position import UnstackedPosition
from ...table import Table
from ...table.events import Claim, Opening, Played, Throw, Unbind
from ...telling import scribe
from .journal import Journal, LastPlay

MOST_STEPS_AHEAD = 40
MOST_PLAYS_AHEAD = 1000
"""With more steps or plays to choose from, those that may follow each step are not told in advance."""

State = dict[str, Any]


def men(position: Position) -> list[Any]:
    """Both players' men: 26 counts each on own paths; in Unstacked Draughts (standing, lying) on six points."""
    if isinstance(position, UnstackedPosition):
        return [
            [[up, all_ - up] for up, all_ in zip(position.standing[side], position.men[side], strict=True)]
            for side in (0, 1)
        ]
    assert isinstance(position, RacePosition | TrictracPosition)
    return [list(own) for own in position.men]


def step_json(step: Step) -> dict[str, Any]:
    return {"from": step.source, "number": step.number, "to": step.target, "hits": step.hits}


def next_steps(table: Table) -> list[Step]:
    return [] if isinstance(table.game, Unstacked) else table.steps()


def tree(table: Table) -> list[dict[str, Any]]:
    """The steps that may come next, each with those that may follow it, as far as there are not too many."""
    steps = next_steps(table)
    tree = [step_json(step) for step in steps]
    if len(steps) > MOST_STEPS_AHEAD or len(table.plays()) > MOST_PLAYS_AHEAD:
        return tree
    for step, node in zip(steps, tree, strict=True):
        node["then"] = [step_json(after) for after in table.steps(step)]
    return tree


def numbers(table: Table, steps: Sequence[Step]) -> list[dict[str, Any]]:
    """The numbers of the throw as chips: those to be played first, then those spent."""
    if isinstance(table.game, Unstacked):
        return []
    possible = {step.number for step in steps}
    spent = [step.number for step in table.drafted]
    chips = [{"number": number, "spent": False, "possible": number in possible} for number in left(table)]
    return [{"number": number, "spent": True, "possible": False} for number in spent] + chips


def left(table: Table) -> list[int]:
    """The numbers not played yet, the highest first."""
    game = table.game
    if isinstance(game, RaceGame):
        left = list(game.draft(table.position, table.dice).allotted)
    elif isinstance(game, Trictrac):
        left = sorted(table.dice, reverse=True)
    else:
        return []
    for step in table.drafted:
        left.remove(step.number)
    return left


def blocked(table: Table) -> str | None:
    """Why there is nothing to play."""
    if isinstance(table.game, Unstacked):
        return None
    return f"With {text.throw(table.dice)} no man can be moved."


def choice(table: Table, playing: bool) -> State:
    """How many plays there are, and the only one. By hand those that break a duty count: nobody points them out."""
    if not playing:
        return {"plays_count": None, "only": None}
    game = table.game
    plays: Sequence[Play] = table.plays()
    if isinstance(game, Trictrac) and scribe.by_hand(table):
        ways = {(way.low, way.high): way.notation for way in game.ways(table.position, table.dice, obliged=False)}
        return {"plays_count": len(ways), "only": next(iter(ways.values())) if len(ways) == 1 else None}
    return {"plays_count": len(plays), "only": plays[0].notation if len(plays) == 1 else None}


def last(last: LastPlay | None) -> State | None:
    if last is None:
        return None
    return {"player": last.player, "dice": list(last.dice), "text": last.text, "steps": moves_of(last)}


def moves_of(last: LastPlay) -> list[State]:
    """The steps of a play; in Unstacked Draughts who used which die how."""
    return [
        step_json(step) if isinstance(step, Step) else {"side": step.player, "number": step.die, "how": step.how}
        for step in last.steps
    ]


def motion(table: Table, side: int, before: Sequence[Any], after: Sequence[Any]) -> list[State]:
    """What moved when the steps of a turn were ``before`` and are ``after``: taken back in reverse, then made."""
    common = 0
    while common < min(len(before), len(after)) and _same_man(before[common], after[common]):
        common += 1
    found: list[State] = []
    for step in reversed(before[common:]):
        if isinstance(step, Step):
            found.append({"side": side, "from": step.target, "to": step.source, "number": step.number, "hits": False})
            if step.hits:
                found.append(_hit_man(table, side, step, back=True))
    for step in after[common:]:
        if not isinstance(step, Step):
            found.append({
                "side": step.player, "from": step.die, "to": OFF if step.how == "off" else step.die,
                "number": step.die, "hits": False, "how": step.how,
            })  # fmt: skip
            continue
        if step.hits:
            found.append(_hit_man(table, side, step, back=False))
        found.append({"side": side, **step_json(step)})
    return found


def _same_man(one: Any, other: Any) -> bool:
    """Whether two steps move a man alike; by which number may be told otherwise once a play is written down."""
    if isinstance(one, Step) and isinstance(other, Step):
        return (one.source, one.target) == (other.source, other.target)
    return bool(one[:2] == other[:2])


def _hit_man(table: Table, side: int, step: Step, back: bool) -> State:
    movement = table.game.rules.movement if isinstance(table.game, RaceGame) else 0
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


def changes(journal: Journal, before: Snapshot | None) -> State:
    """What moved since, and whether dice were thrown."""
    if before is None:
        return {"moved": [], "thrown": False}
    happened, player, drafted, position = before
    table = journal.table
    new = table.events[happened:]
    played = next((event for event in new if isinstance(event, Played)), None)
    moved: list[State] = []
    if played is not None and journal.last is not None:
        moved = motion(table, journal.last.player, drafted, journal.last.steps)
    elif player is not None:
        moved = motion(table, player, drafted, table.drafted)
    if isinstance(position, UnstackedPosition):
        moved = [_claimed(event, position, table.position) for event in new if isinstance(event, Claim)] + moved
    return {"moved": moved, "thrown": any(isinstance(event, Throw | Opening | Unbind) for event in new)}


def _claimed(claim: Claim, before: UnstackedPosition, after: Position) -> State:
    """A die claimed: a man of the claimant's comes down, or leaves the board."""
    assert isinstance(after, UnstackedPosition)
    left = sum(after.men[claim.player]) < sum(before.men[claim.player])
    return {
        "side": claim.player, "from": claim.die, "to": OFF if left else claim.die, "number": claim.die, "hits": False,
        "how": "off" if left else "down",
    }  # fmt: skip
