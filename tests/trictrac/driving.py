"""A player of Trictrac who does anything the table allows: marks well or badly, quarrels, plays false."""

from __future__ import annotations

from acting import Choose
from tablier import Event, Phase, Table, TablierError
from tablier.games.trictrac.acts import (
    Accept,
    Advise,
    Agree,
    Contest,
    Demand,
    Leave,
    LetStand,
    Lots,
    Mark,
    Persist,
    Replace,
    School,
    Stay,
    Withdraw,
)
from tablier.games.trictrac.game import Trictrac
from tablier.games.trictrac.position import TrictracPosition
from tablier.table.events import Adjust, NextGame, Opening, Played, Throw, Touch, Void


class Driver:
    """Acts for both sides of a table, led by a stream of choices; remembers what the last throw was worth."""

    def __init__(self, table: Table, choose: Choose, whims: bool = True) -> None:
        self.table = table
        self.choose = choose
        self.whims = whims
        self.due = [0, 0]
        """What the last throw gave White and Black."""
        self.before: tuple[TrictracPosition, tuple[int, ...]] | None = None
        """The position and the throw before the last play."""
        self.false = False
        """Whether that play was false."""

    def play_on(self, acts: int) -> list[Event]:
        """Try so many acts, or until the match is over; a refusal must change nothing. Returns what was done."""
        done = []
        for _ in range(acts):
            event = self.event()
            if event is None:
                break
            seen = state(self.table)
            try:
                self.table.apply(event)
            except TablierError:
                assert state(self.table) == seen, event
                continue
            self.notice(event)
            done.append(event)
        return done

    def notice(self, event: Event) -> None:
        """Remember what a throw is worth, and where a play began."""
        position, dice = self.table.position, self.table.dice
        if isinstance(event, Throw | Opening) and dice:
            assert isinstance(position, TrictracPosition)
            events = position.game.jans(position, dice)
            self.due = [sum(e.points for e in events if e.to == player) for player in (0, 1)]
            self.before = position, dice

    def event(self) -> Event | None:
        """Something that may well be done now; None when the match is over."""
        table, choose = self.table, self.choose
        player = table.player if table.player is not None else 0
        whim = choose(40) if self.whims else 40
        if whim == 0 and len(table.players) > 2:
            return Advise(choose(len(table.players)), "six; then five")
        match table.phase:
            case Phase.LOTS:
                return Lots((choose(3), choose(3)))
            case Phase.OPENING:
                return Opening(1 + choose(6), 1 + choose(6))
            case Phase.THROW:
                return self._before_throwing(player, whim)
            case Phase.MARK:
                if whim < 4:
                    return self._claim(1 - player)
                return Void(player) if whim == 4 else self._mark(player)
            case Phase.STAY:
                return Void(player) if whim == 1 else Leave(player) if choose(2) else Stay(player)
            case Phase.AGREE:
                return self._claim(player) if whim < 10 else Agree(player)
            case Phase.ACCUSED:
                return Accept(player) if choose(2) else Contest(player)
            case Phase.PERSIST:
                return Withdraw(player) if choose(2) else Persist(player)
            case Phase.PLAY:
                return self._play(player, whim)
            case Phase.BETWEEN:
                return NextGame()
        return None

    def _before_throwing(self, player: int, whim: int) -> Event:
        if whim < 4:
            return self._claim(player)
        if whim == 4 or (self.false and self.choose(3) == 0):
            self.false = False
            return LetStand(player)
        if self.false and self.before is not None and self.choose(2):
            position, dice = self.before
            plays = position.game.plays(position, dice)
            return Replace(player, plays[self.choose(len(plays))].notation)
        if whim == 6:
            return Throw(1 - player, (1, 1))
        if self._manual and self.due[player] and self.choose(3):
            return self._mark(player)
        return Throw(player, (1 + self.choose(6), 1 + self.choose(6)))

    def _mark(self, player: int) -> Event:
        wrong = self.choose(8) if self.whims else 8
        points = max(0, self.due[player] + (0, 2, 4, 8, -2, -4)[wrong] if wrong < 6 else self.due[player])
        self.due[player] = 0
        return Mark(player, points, self.choose(4) if wrong == 7 else None)

    def _claim(self, player: int) -> Event:
        amount = (2, 4, 6, 8, 12)[self.choose(5)]
        return Demand(player) if self.choose(6) == 0 else School(player, amount, bool(self.choose(2)))

    def _play(self, player: int, whim: int) -> Event:
        table = self.table
        if whim == 1:
            return Void(player)
        if whim == 2:
            return self._claim(1 - player)
        if whim < 6 and table.table_options.get("touch_move"):
            return Touch(player, self.choose(26)) if whim < 5 else Adjust(player)
        position = table.position
        assert isinstance(position, TrictracPosition)
        ways = position.game.ways(position, table.dice)
        legal = {(way.low, way.high) for way in ways}
        complete = position.game.ways(position, table.dice, obliged=False)
        amiss = [way for way in complete if (way.low, way.high) not in legal]
        self.false = bool(amiss) and self._manual and self.whims and self.choose(2) == 0
        chosen = amiss if self.false else ways
        return Played(player, chosen[self.choose(len(chosen))].notation)

    @property
    def _manual(self) -> bool:
        assert isinstance(self.table.game, Trictrac)
        return self.table.game.options["marking"] == "manual"


def state(table: Table) -> tuple[object, ...]:
    """All that is to be seen of a table."""
    return (
        table.phase, table.player, table.position.id, table.dice, table.score, table.results, table.marks, table.seats,
        table.account, len(table.events), table.drafted,
    )  # fmt: skip
