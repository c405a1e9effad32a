"""What was overlooked in a game marked or claimed by hand, told when it is over: the referee knew, and said nothing.

It is found by going through the match once more and asking the table, before and after every event, what only the
referee knows (:mod:`tablier.table.insight`).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..saying import Said
from ..table import Event, Table
from ..table.insight import Quarrel

SHORT, OVER, UNCLAIMED, GIVEN, TAKEN, FALSE, UNNOTICED, DIE = (
    "short", "over", "unclaimed", "given", "taken", "false", "unnoticed", "die",
)  # fmt: skip
"""Points not marked, too many marked, a school let pass, a school given and one taken, a false move made, one let
pass, a die not claimed."""
_CLAUSES = {
    SHORT: "T-60", OVER: "T-60", UNCLAIMED: "T-61", GIVEN: "T-61", TAKEN: "T-61", FALSE: "T-62", UNNOTICED: "T-62",
    DIE: "UD-9",
}  # fmt: skip
_PUTS_RIGHT = ("mark", "demand", "void")
_NAMED = ("stand", "replace", "void")


@dataclass(frozen=True)
class Overlooked:
    """Something that somebody missed, or lost and won by it: when so many events had happened."""

    player: int
    seat: int
    at: int
    game: int
    kind: str
    points: int | None
    """How many points; of a die, which."""

    @property
    def sentence(self) -> Said:
        """What it was, in a few words."""
        return Said(f"telling.missed-{self.kind}", n=self.points or 0)

    @property
    def clause(self) -> str:
        return _CLAUSES[self.kind]


def is_told(table: Table) -> bool:
    """Whether there is anything that could be overlooked: players mark or claim for themselves."""
    return table.game.marks_by_hand or "claim" in table.acts


def overlooked(table: Table) -> list[Overlooked]:
    """Everything that was overlooked in the games of a match that are over, in order."""
    trial, found = table.fresh(), _Finding()
    for number, event in enumerate(table.events, 1):
        if number <= len(trial.events):
            continue  # what a table begins with
        before = _Known.of(trial)
        seats, game = trial.seats, len(trial.results)
        trial.apply(event)
        found.at = number, game, seats
        found.compare(event, before, _Known.of(trial))
    return [one for one in found.all if one.game < len(trial.results)]


@dataclass(frozen=True)
class _Known:
    """What the referee knows at a moment."""

    schools: tuple[tuple[int, ...], tuple[int, ...]]
    """By how much marks are wrong, by who could claim it."""
    false_player: int | None
    rights: tuple[int, ...]
    claimant: int | None
    quarrel: Quarrel | None

    @classmethod
    def of(cls, table: Table) -> _Known:
        false = table.false_play
        schools = tuple(table.schools(0)), tuple(table.schools(1))
        player = None if false is None else false.player
        return cls(schools, player, tuple(table.rights), table.claimant, table.quarrel)


class _Finding:
    """What was found so far, and where one is."""

    def __init__(self) -> None:
        self.all: list[Overlooked] = []
        self.at: tuple[int, int, tuple[int, int]] = 0, 0, (0, 1)

    def note(self, kind: str, player: int, points: int | None = None) -> None:
        number, game, seats = self.at
        self.all.append(Overlooked(player, seats[player], number, game, kind, points))

    def compare(self, event: Event, before: _Known, after: _Known) -> None:
        """See what an event made wrong, and what it let pass."""
        if before.quarrel is not None and after.quarrel is None:
            self._settled(event, before.quarrel, before)
        elif before.quarrel is None:
            self._schools(event, before, after)
        self._moves(event, before, after)
        self._dice(event, before, after)

    def _schools(self, event: Event, before: _Known, after: _Known) -> None:
        for claimant in (0, 1):
            gone, new = list(before.schools[claimant]), []
            for excess in after.schools[claimant]:
                if excess in gone:
                    gone.remove(excess)
                else:
                    new.append(excess)
            if event.kind == "mark" and event.actor == 1 - claimant:
                # Put right in time: what the mark before was wrong by is no school.
                for excess in gone:
                    self._forget(1 - claimant, excess)
            elif event.kind not in _PUTS_RIGHT:
                for excess in gone:
                    self.note(UNCLAIMED, claimant, abs(excess))
            for excess in new:
                self.note(OVER if excess > 0 else SHORT, 1 - claimant, abs(excess))

    def _forget(self, player: int, excess: int) -> None:
        kind = OVER if excess > 0 else SHORT
        for number in reversed(range(len(self.all))):
            one = self.all[number]
            if (one.player, one.kind, one.points) == (player, kind, abs(excess)):
                del self.all[number]
                return

    def _settled(self, event: Event, quarrel: Quarrel, before: _Known) -> None:
        """A school was decided: who marks how much for it (T-61, T-63, T-64)."""
        just = (quarrel.points if quarrel.over else -quarrel.points) in before.schools[quarrel.claimant]
        won = event.kind == "accept" or (event.kind == "persist" and just)
        winner = quarrel.claimant if won else quarrel.accused
        points = quarrel.points * (2 if event.kind == "persist" else 1)
        self.note(TAKEN, winner, points)
        self.note(GIVEN, 1 - winner, points)

    def _moves(self, event: Event, before: _Known, after: _Known) -> None:
        if after.false_player is not None and before.false_player is None:
            self.note(FALSE, after.false_player)
        if before.false_player is not None and after.false_player is None and event.kind not in _NAMED:
            self.note(UNNOTICED, 1 - before.false_player)

    def _dice(self, event: Event, before: _Known, after: _Known) -> None:
        """Whoever may claim and throws, waives, or lets the other throw, has overlooked what was due."""
        if before.claimant is not None and after.claimant != before.claimant and event.kind not in ("claim", "void"):
            for die in before.rights:
                self.note(DIE, before.claimant, die)
