"""The scored game at the table: lots, rounds, replays, who sits where, and the account (T-80 to T-89)."""

from __future__ import annotations

from ...board import SIDES
from ...errors import Refusal
from ...table.events import Abandon, Advise, Event, Lots, NextGame, PlayOn, Resign
from ...table.phases import Phase
from ...table.referee import Result
from ...table.rights import PHASES, Act
from .. import Play, Position, Roll
from .account import Account
from .ecrire import TrictracAEcrire
from .referee import TrictracReferee
from .schools import ManualReferee
from .scored import Round, RoundResult, may_advise, next_round, value_of


class ScoredRounds(TrictracReferee):
    """What the scored game adds to a referee of Trictrac."""

    game: TrictracAEcrire

    def __init__(self, game: TrictracAEcrire, match: int, start: Position | None, touch_move: bool = False) -> None:
        self.rounds: list[RoundResult] = []
        self.abandoning: set[int] = set()
        """Players who would break the game off."""
        self.broken_off = False
        self._first_pair = (0, 1)
        self.seats = _first_round(game, self._first_pair)
        super().__init__(game, match, start, touch_move)
        self.score = [0 for _ in game.scheme.sides]
        if start is None and game.scheme.players == 3:
            self.phase = Phase.LOTS

    @property
    def account(self) -> Account:
        """What everybody has won and lost so far; settled for good after the last round, or when all break off."""
        return Account.of(self.game.scheme, self.rounds, self.broken_off)

    @property
    def pair(self) -> tuple[int, int]:  # type: ignore[override]  # it follows from the events
        return self.seats.pair

    def acts(self) -> tuple[Act, ...]:
        lots: tuple[Act, ...] = (Lots,) if self.game.scheme.players == 3 else ()
        advice: tuple[Act, ...] = (Advise,) if self.game.scheme.players > 2 else ()
        return (*(act for act in super().acts() if act is not Resign), *lots, *advice, Abandon, PlayOn)

    def may(self, act: Act, player: int) -> bool:
        """Those who sit out advise, and nobody at the board (T-85); they may break off with the others (T-80)."""
        if act is Abandon:
            return self.phase in self.phases_of(act) and self.seats.pair[player] not in self.abandoning
        if act is PlayOn:
            return self.phase in self.phases_of(act) and bool(self.abandoning)
        return act is not Advise and super().may(act, player)

    def called(self, player: int) -> str:
        return self.names[self.seats.pair[player]]

    def apply(self, event: Event, play: Play | None = None) -> None:
        match event:
            case Lots(seats):
                self._need(Phase.LOTS)
                if len(seats) != 2:
                    raise Refusal("bad-lots", "Lots name two players, White's and Black's.", "T-84")
                self.game.scheme.check_pair(*seats)
                self._first_pair = seats[0], seats[1]
                self.seats = _first_round(self.game, self._first_pair)
                self.phase = Phase.OPENING
            case Advise(adviser, advice):
                if not may_advise(self.game.scheme, self.seats, adviser):
                    raise Refusal("may-not-advise", "Only those who sit out may advise.", "T-85")
                if not advice or advice != " ".join(advice.split()):
                    raise Refusal("no-advice", "Advice is one line of text.", "T-85")
            case Abandon(who):
                self._check_player(who)
                if who in self.abandoning:
                    raise Refusal("said-already", f"{self.names[who]} has said so already.", "T-80")
                self.abandoning.add(who)
                if len(self.abandoning) == self.game.scheme.players:
                    self._break_off()
            case PlayOn(who):
                self._check_player(who)
                if not self.abandoning:
                    raise Refusal("nobody-breaks-off", "Nobody has asked to break off.", "T-80")
                self.abandoning.clear()
            case NextGame():
                self._need(Phase.BETWEEN)
                self._sit_down()
            case _:
                super().apply(event, play)

    def _open(self, player: int, dice: Roll) -> None:
        self.seats = self.seats.begun(self.seats.pair[player])
        super()._open(player, dice)

    def _start_turn(self, player: int) -> None:
        if self.seats.beginner is None:
            self.seats = self.seats.begun(self.seats.pair[player])
        super()._start_turn(player)

    def _unthrow(self) -> None:
        super()._unthrow()
        if not self._turns:
            self.seats = _first_round(self.game, self._first_pair)  # the first move is thrown for anew (C-1)

    def _end(self) -> None:
        """A round is over at the limit of holes, or because somebody leaves (T-80)."""
        at_limit = self.game.winner(self.position) is not None
        leaver = SIDES[self.position.turn].capitalize()
        how = f"The limit of {self.game.hole_limit} holes is reached" if at_limit else f"{leaver} leaves"
        self.draft, self.touched = None, []
        holes = self.position.holes
        left = self.position.left if self.game.rulings.leaving_counts else None
        result = self.seats.result(holes, self.position.run, left)
        if result is None:
            self.results.append(Result(None, 0, f"{how} at {holes[0]} holes each: drawn, and replayed", "T-81"))
            self.seats = self.seats.again()
            self._begin_round()
            return
        tokens = value_of(result, self.game.scheme.refait)
        winner = self.seats.pair.index(result.winner)
        side = SIDES[winner].capitalize()
        reason = f"{how}: {side} wins the round by {result.winner_holes} holes to {result.loser_holes}"
        self.results.append(Result(winner, tokens, reason, "T-82"))
        self.rounds.append(result)
        self.score = [line.total for line in self.account.lines]
        over = len(self.rounds) == self.game.scheme.rounds
        self.phase, self.player, self.roll = Phase.OVER if over else Phase.BETWEEN, None, ()

    def _check_player(self, who: int) -> None:
        self._need(*PHASES[Abandon])
        if not 0 <= who < self.game.scheme.players:
            raise Refusal("no-such-player", f"There is no player {who + 1} at this table.", "T-80")

    def _break_off(self) -> None:
        """The rounds that were won are settled; the one under way counts nothing (T-80)."""
        self.broken_off = True
        self.score = [line.total for line in self.account.lines]
        played, agreed = len(self.rounds), self.game.scheme.rounds
        reason = f"The game is broken off by agreement after {played} of {agreed} rounds"
        self.results.append(Result(None, 0, reason, "T-80"))
        self.draft, self.touched = None, []
        self.phase, self.player, self.roll = Phase.OVER, None, ()

    def _sit_down(self) -> None:
        seats = next_round(self.game.scheme, self.rounds, self._first_pair)
        assert seats is not None
        self.seats = seats
        self._begin_round()

    def _begin_round(self) -> None:
        """All men to the talons, no holes, and a fresh throw for whoever begins (T-3)."""
        self._reset(self.game.start())
        assert self.seats.beginner is not None
        self._turns = 1
        self._start_turn(self.seats.pair.index(self.seats.beginner))


def _first_round(game: TrictracAEcrire, pair: tuple[int, int]) -> Round:
    seats = next_round(game.scheme, [], pair)
    assert seats is not None
    return seats


class ScoredReferee(ScoredRounds):
    """Keeps a scored game with automatic marking."""


class ManualScoredReferee(ScoredRounds, ManualReferee):
    """Keeps a scored game in which the players mark for themselves."""
