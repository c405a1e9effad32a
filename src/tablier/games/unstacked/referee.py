"""The referee of Unstacked Draughts: every throw plays itself; what is left over is shared out or claimed.

With claims by hand nothing gives a right away (UD-9). After every throw the other may ask for any die of it; the
referee knows which of them are due, and says so only to a claim. A throw after a double is first *cast*: while the dice
are in the air the other may interrupt, whether there is a right or not, and only then are they seen.

In the first edition of this referee a throw was interrupted after it was seen, and only if there was a right. Matches
begun under it are judged by it to the end.
"""

from __future__ import annotations

from ...errors import Refusal
from ...saying import Said, Who
from ...table.events import Throw
from ...table.phases import Phase
from ...table.referee import Referee
from .. import Play, Position, Roll
from .acts import Cast, Claim, Waive
from .game import Unstacked
from .position import UnstackedPosition


class UnstackedReferee(Referee):
    """Keeps a game of Unstacked Draughts."""

    game: Unstacked
    position: UnstackedPosition

    def __init__(self, game: Unstacked, match: int, start: Position | None) -> None:
        self.rights: tuple[int, ...] = ()
        """Dice of the last roll its roller could not use: what the referee alone knows."""
        self.askable: tuple[int, ...] = ()
        """Dice of the last roll that the claimant may ask for, whether there is a right to them or not."""
        self.claimant: int | None = None
        """Who may claim: the other of the last roller, until the next throw."""
        self.in_the_air = False
        """Whether dice were cast that nobody may interrupt any more."""
        self._before_throw: tuple[tuple[int, ...], tuple[int, ...], int | None] = (), (), None
        super().__init__(game, match, start)

    @property
    def editions(self) -> int:
        return 2 if self.game.claimed_by_hand else 1

    def on_throw(self, event: Throw) -> None:
        self._throw(event.player, self._roll(event))

    def against_throw(self, player: int) -> Refusal | None:
        if not self.must_cast():
            return None
        return Refusal("too-soon", Said("refusals.may-interrupt", who=self.spoken_of(1 - player)), "UD-9")

    def on_cast(self, event: Cast) -> None:
        self.phase, self.player = Phase.CLAIM, self.claimant

    def against_cast(self, player: int) -> Refusal | None:
        if self.must_cast():
            return None
        return Refusal("nothing-to-interrupt", Said("unstacked-play.nothing-to-interrupt"), "UD-9")

    def on_claim(self, event: Claim) -> None:
        player, die = event.player, event.die
        if die not in self.claimable():
            raise Refusal("no-right", Said("refusals.no-right", who=self.spoken_of(player), die=die), "UD-9")
        self.position, _ = self.game.claim(self.position, player, die)
        self.rights, self.askable = _without(die, self.rights), _without(die, self.askable)
        if self.phase is Phase.CLAIM:
            # The throw made too soon is interrupted and will be made again.
            self.phase, self.player, self.roll = Phase.THROW, 1 - player, ()
        if not self.askable:
            self._end_claims()
        if self.game.winner(self.position) == player:
            self._won(player, Said("telling.ended-claimed-die", who=Who(player)))

    def on_waive(self, event: Waive) -> None:
        self._end_claims()
        if self.phase is Phase.CLAIM:
            self.in_the_air = not self.roll
            self.phase, self.player = Phase.PLAY if self.roll else Phase.THROW, 1 - event.player

    def must_cast(self) -> bool:
        """Whether the next throw comes after a double whose dice the other may still claim."""
        return self.edition > 1 and self.phase is Phase.THROW and self.claimant not in (None, self.player)

    def _throw(self, player: int, roll: Roll) -> None:
        self._before_throw = self.rights, self.askable, self.claimant
        if self.edition == 1 and self.claimable() and player != self.claimant:
            self.roll = roll
            self.phase, self.player = Phase.CLAIM, self.claimant
        else:
            self._end_claims()
            self._thrown(roll)

    def _unthrow(self) -> None:
        self.rights, self.askable, self.claimant = self._before_throw

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

    def _end_claims(self) -> None:
        self.rights, self.askable, self.claimant, self.in_the_air = (), (), None, False

    def _start_turn(self, player: int) -> None:
        if self.position.turn != player:
            position = self.position
            self.position = UnstackedPosition(self.game, position.standing, position.men, player)
        self.phase, self.player, self.roll = Phase.THROW, player, ()

    def read_play(self, text: str) -> Play:
        (play,) = self.game.plays(self.position, self.roll)
        if " ".join(text.lower().split()) not in (play.notation, "", "-"):
            raise Refusal("no-choice", Said("unstacked-play.no-choice", play=play.notation), "UD-5")
        return play

    def _played(self, play: Play) -> None:
        roller = self.position.turn
        roll, left = self.roll, self.game.leftovers(self.position, self.roll)
        assert isinstance(play.position, UnstackedPosition)
        self.position = play.position
        self._turns += 1
        winner = self.game.winner(self.position)
        if winner is not None:
            self._won(winner, Said("telling.ended-last-man", who=Who(winner)))
            return
        if self.game.claimed_by_hand:
            self.rights, self.askable, self.claimant = tuple(left), tuple(sorted(roll, reverse=True)), 1 - roller
        self._start_turn(self.position.turn)

    def _won(self, winner: int, reason: Said) -> None:
        self._finish(winner, 1, reason, "UD-8")

    def _worth(self, winner: int) -> int:
        return 1

    def _reset(self, position: Position) -> None:
        super()._reset(position)
        self._end_claims()


def _without(die: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Dice of which one is gone."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]
