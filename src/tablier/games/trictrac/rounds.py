"""The scored game at the table: lots, rounds, replays, who sits where, and the account (T-80 to T-89)."""

from __future__ import annotations

from ...errors import Refusal
from ...saying import Said, Who
from ...table.declaring import Act
from ...table.events import NextGame, Resign
from ...table.phases import Phase
from ...table.referee import Result
from .. import Position, Roll
from .account import Account
from .acts import Abandon, Advise, Lots, PlayOn
from .ecrire import TrictracAEcrire
from .referee import TrictracReferee
from .schools import ManualReferee
from .scored import Round, RoundResult, may_advise, next_round, value_of


class ScoredRounds(TrictracReferee):
    """What the scored game adds to a referee of Trictrac."""

    game: TrictracAEcrire
    resigning = False

    def __init__(self, game: TrictracAEcrire, match: int, start: Position | None, touch_move: bool = False) -> None:
        self.rounds: tuple[RoundResult, ...] = ()
        self.abandoning: frozenset[int] = frozenset()
        """Players who would break the game off."""
        self.broken_off = False
        self._first_pair = (0, 1)
        self.round: Round = _first_round(game, self._first_pair)
        super().__init__(game, match, start, touch_move)
        self.score = (0,) * len(game.scheme.sides)
        if start is None and game.scheme.players == 3:
            self.phase = Phase.LOTS

    @property
    def account(self) -> Account:  # type: ignore[override]  # it follows from the events
        """What everybody has won and lost so far; settled for good after the last round, or when all break off."""
        return Account.of(self.game.scheme, self.rounds, self.broken_off)

    def lacking(self, act: Act) -> Refusal:
        if act is not Resign:
            return super().lacking(act)
        return Refusal("no-resigning", Said("scored.no-resigning"), "T-80")

    @property
    def pair(self) -> tuple[int, int]:  # type: ignore[override]  # it follows from the events
        return self.round.pair

    def advisers(self) -> tuple[int, ...]:
        """Those who sit out, and may advise (T-85)."""
        return tuple(who for who in range(self.game.scheme.players) if may_advise(self.game.scheme, self.round, who))

    def on_lots(self, event: Lots) -> None:
        seats = event.seats
        if len(seats) != 2:
            raise Refusal("bad-lots", Said("scored.bad-lots"), "T-84")
        self.game.scheme.check_pair(*seats)
        self._first_pair = seats[0], seats[1]
        self.round = _first_round(self.game, self._first_pair)
        self.phase = Phase.OPENING

    def on_advise(self, event: Advise) -> None:
        if not event.advice or event.advice != " ".join(event.advice.split()):
            raise Refusal("no-advice", Said("scored.no-advice"), "T-85")

    def on_abandon(self, event: Abandon) -> None:
        self.abandoning |= {event.who}
        if len(self.abandoning) == self.game.scheme.players:
            self._break_off()

    def against_abandon(self, who: int) -> Refusal | None:
        if who not in self.abandoning:
            return None
        return Refusal("said-already", Said("scored.said-already", who=self.sitter(who)), "T-80")

    def on_play_on(self, event: PlayOn) -> None:
        self.abandoning = frozenset()

    def against_play_on(self, who: int) -> Refusal | None:
        return None if self.abandoning else Refusal("nobody-breaks-off", Said("scored.nobody-breaks-off"), "T-80")

    def on_next(self, event: NextGame) -> None:
        self._sit_down()

    def _open(self, player: int, dice: Roll) -> None:
        self.round = self.round.begun(self.round.pair[player])
        super()._open(player, dice)

    def _start_turn(self, player: int) -> None:
        if self.round.beginner is None:
            self.round = self.round.begun(self.round.pair[player])
        super()._start_turn(player)

    def _unthrow(self) -> None:
        super()._unthrow()
        if not self._turns:
            self.round = _first_round(self.game, self._first_pair)  # the first move is thrown for anew (C-1)

    def _end(self) -> None:
        """A round is over at the limit of holes, or because somebody leaves (T-80)."""
        at_limit = self.game.winner(self.position) is not None
        leaver, limit = Who(self.position.turn), self.game.hole_limit
        self._forget_draft()
        holes = self.position.holes
        left = self.position.left if self.game.rulings.leaving_counts else None
        result = self.round.result(holes, self.position.run, left)
        if result is None:
            if at_limit:
                drawn = Said("scored.drawn-at-limit", limit=limit, holes=holes[0])
            else:
                drawn = Said("scored.drawn-by-leaving", leaver=leaver, holes=holes[0])
            self.results += (Result(None, 0, drawn, "T-81"),)
            self.round = self.round.again()
            self._begin_round()
            return
        tokens = value_of(result, self.game.scheme.refait)
        winner = self.round.pair.index(result.winner)
        side, most, fewer = Who(winner), result.winner_holes, result.loser_holes
        if at_limit:
            reason = Said("scored.won-at-limit", limit=limit, winner=side, winner_holes=most, loser_holes=fewer)
        else:
            reason = Said("scored.won-by-leaving", leaver=leaver, winner=side, winner_holes=most, loser_holes=fewer)
        self.results += (Result(winner, tokens, reason, "T-82"),)
        self.rounds += (result,)
        self.score = tuple(line.total for line in self.account.lines)
        over = len(self.rounds) == self.game.scheme.rounds
        self.phase, self.player, self.roll = Phase.OVER if over else Phase.BETWEEN, None, ()

    def _break_off(self) -> None:
        """The rounds that were won are settled; the one under way counts nothing (T-80)."""
        self.broken_off = True
        self.score = tuple(line.total for line in self.account.lines)
        reason = Said("scored.broken-off", played=len(self.rounds), rounds=self.game.scheme.rounds)
        self.results += (Result(None, 0, reason, "T-80"),)
        self._forget_draft()
        self.phase, self.player, self.roll = Phase.OVER, None, ()

    def _sit_down(self) -> None:
        seats = next_round(self.game.scheme, self.rounds, self._first_pair)
        assert seats is not None
        self.round = seats
        self._begin_round()

    def _begin_round(self) -> None:
        """All men to the talons, no holes, and a fresh throw for whoever begins (T-3)."""
        self._reset(self.game.start())
        assert self.round.beginner is not None
        self._turns = 1
        self._start_turn(self.round.pair.index(self.round.beginner))


def _first_round(game: TrictracAEcrire, pair: tuple[int, int]) -> Round:
    seats = next_round(game.scheme, [], pair)
    assert seats is not None
    return seats


class ScoredReferee(ScoredRounds):
    """Keeps a scored game with automatic marking."""


class ManualScoredReferee(ScoredRounds, ManualReferee):
    """Keeps a scored game in which the players mark for themselves."""
