"""The referee of Unstacked Draughts: every throw plays itself; what is left over is shared out or claimed."""

from __future__ import annotations

from ..board import SIDES
from ..errors import Refusal
from ..games import Play, Position
from ..games.unstacked.game import Unstacked
from ..games.unstacked.position import UnstackedPosition
from .events import Claim, Event, Throw, Waive
from .phases import Phase
from .referee import Referee
from .rights import Act


class UnstackedReferee(Referee):
    """Keeps a game of Unstacked Draughts."""

    game: Unstacked
    position: UnstackedPosition

    def __init__(self, game: Unstacked, match: int, start: Position | None) -> None:
        self.rights: list[int] = []
        """Dice of the last roll its roller could not use, for the other to claim (UD-9)."""
        self._rights_before: list[int] = []
        self.claimant: int | None = None
        super().__init__(game, match, start)

    def apply(self, event: Event, play: Play | None = None) -> None:
        match event:
            case Throw(player, dice):
                self._need(Phase.THROW)
                self._need_player(player)
                roll = self.game.read_roll(dice)
                self._rights_before = list(self.rights)
                if self.claimable() and player != self.claimant:
                    self.roll = roll
                    self.phase, self.player = Phase.CLAIM, self.claimant
                else:
                    self.rights = []
                    self._thrown(roll)
            case Claim(player, die):
                self._claim(player, die)
            case Waive(player):
                self._need_rights(player)
                self.rights = []
                if self.phase is Phase.CLAIM:
                    self.phase, self.player = Phase.PLAY, 1 - player
            case _:
                super().apply(event, play)

    def acts(self) -> tuple[Act, ...]:
        return (*super().acts(), Claim, Waive) if self.game.options["claims"] == "manual" else super().acts()

    def may(self, act: Act, player: int) -> bool:
        if act not in (Claim, Waive):
            return super().may(act, player)
        left = self.claimable() if act is Claim else self.rights
        return act in self.acts() and self.phase in self.phases_of(act) and player == self.claimant and bool(left)

    def _unthrow(self) -> None:
        self.rights, self._rights_before = self._rights_before, []

    def claimable(self) -> list[int]:
        """The dice the player entitled to them could take at this moment."""
        if self.claimant is None:
            return []
        return [die for die in self.rights if self._can_use(self.claimant, die)]

    def _can_use(self, player: int, die: int) -> bool:
        try:
            self.game.claim(self.position, player, die)
        except Refusal:
            return False
        return True

    def _claim(self, player: int, die: int) -> None:
        self._need_rights(player)
        if die not in self.rights:
            left = ", ".join(map(str, self.rights))
            raise Refusal("not-left-over", f"No {die} was left over; there is {left}.", "UD-9")
        self.position, _ = self.game.claim(self.position, player, die)
        self.rights.remove(die)
        if self.phase is Phase.CLAIM:
            # The throw made too soon is interrupted and will be made again.
            self.phase, self.player, self.roll = Phase.THROW, 1 - player, ()
        if self.game.winner(self.position) == player:
            self._won(player, f"{SIDES[player].capitalize()} bears off the last man with a claimed die")

    def _need_rights(self, player: int) -> None:
        self._need(Phase.THROW, Phase.CLAIM)
        if player != self.claimant or not self.rights:
            raise Refusal("nothing-to-claim", f"No die is left over for {self.called(player)}.", "UD-9")

    def _start_turn(self, player: int) -> None:
        if self.position.turn != player:
            position = self.position
            self.position = UnstackedPosition(self.game, position.standing, position.men, player)
        self.phase, self.player, self.roll = Phase.THROW, player, ()

    def read_play(self, text: str) -> Play:
        (play,) = self.game.plays(self.position, self.roll)
        if " ".join(text.lower().split()) not in (play.notation, "", "-"):
            raise Refusal("no-choice", f"The throw can only be played as {play.notation}.", "UD-5")
        return play

    def _played(self, play: Play) -> None:
        roller = self.position.turn
        left = self.game.leftovers(self.position, self.roll) if self.game.options["claims"] == "manual" else ()
        assert isinstance(play.position, UnstackedPosition)
        self.position = play.position
        self._turns += 1
        winner = self.game.winner(self.position)
        if winner is not None:
            self._won(winner, f"{SIDES[winner].capitalize()} bears off the last man")
            return
        self.rights, self.claimant = list(left), 1 - roller
        self._start_turn(self.position.turn)

    def _won(self, winner: int, reason: str) -> None:
        self._finish(winner, 1, reason, "UD-8")

    def _worth(self, winner: int) -> int:
        return 1

    def _reset(self, position: Position) -> None:
        super()._reset(position)
        self.rights, self.claimant = [], None
