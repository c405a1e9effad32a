"""Trictrac marked by hand: schools, false schools and their escalation, false moves (T-60 to T-66).

A mark may be put right until the next act; then what it differs from what was due is a school. Too much is one as
soon as the token is let go, unless it is put right before the other says so. The other may claim until throwing; the
referee knows, and says nothing until a claim is contested to the end.

The first edition of this referee knew no school before the next act, and let nobody pay for an exit that was marked and
not played. Matches begun under it are judged by it to the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...board import OFF
from ...errors import Refusal
from ...saying import Said, Who
from ...table.events import Throw
from ...table.insight import BY_HAND, FalsePlay, Marked, Quarrel, Unmarked
from ...table.phases import Phase
from ...table.values import MOST_POINTS
from .. import Play, Position
from ..notation import notated
from . import turn
from .acts import (
    Accept,
    Agree,
    Contest,
    Demand,
    LetStand,
    Mark,
    Persist,
    Replace,
    School,
    Stay,
    Withdraw,
    no_false_move,
)
from .game import Trictrac, Way
from .ledger import LEFT, Ledger
from .position import TrictracPosition
from .reading import is_false_move, read_way
from .referee import TrictracReferee
from .state import HOLE, JANS, is_full
from .told_jans import Jan


@dataclass(frozen=True)
class MarkingError:
    """A mark that differs from what was due: whose, which entry of the ledger, by how much (below zero: too little)."""

    offender: int
    entry: int
    excess: int


@dataclass(frozen=True)
class OpenMark:
    """The mark made last, while its player may still put it right: which entry of the ledger, what was due (T-60)."""

    player: int
    entry: int
    points: int
    due: int

    @property
    def error(self) -> MarkingError:
        """What will be wrong with it, perhaps by nothing, if it stays as it is."""
        return MarkingError(self.player, self.entry, self.points - self.due)


@dataclass(frozen=True)
class FalseMove:
    """A play that broke a duty, as it may still be put right: the position before it, and what was marked for it."""

    player: int
    before: TrictracPosition
    roll: tuple[int, ...]
    touched: tuple[int, ...]
    entry: int
    unearned: int


class ManualReferee(TrictracReferee):
    """Keeps a game of Trictrac in which the players mark for themselves."""

    def __init__(self, game: Trictrac, match: int, start: Position | None, touch_move: bool = False) -> None:
        self.ledger = Ledger(game)
        self.errors: tuple[MarkingError, ...] = ()
        self.claim: School | None = None
        self.false_move: FalseMove | None = None
        self.owed: int | None = None
        """What the opponent's last roll gave the player about to throw, until it is marked or forgotten."""
        self._answerable = False
        """Whether the other's last play can still be named a false move: until the player to throw throws."""
        self._token: OpenMark | None = None
        """The mark let go of last, while it may still be put right."""
        self._own_entry = -1
        self._announced: Phase | None = None
        """In which phase an end was announced, or STAY for a leaving, while the other has to agree."""
        self._resume: tuple[Phase, int] = (Phase.THROW, 0)
        super().__init__(game, match, start, touch_move)

    def on_throw(self, event: Throw) -> None:
        self._roll(event)
        before = self._remember()
        self._windows_close(event.player)
        super().on_throw(event)
        self._before = before  # a throw that is voided closes no window

    def on_stay(self, event: Stay) -> None:
        super().on_stay(event)
        if self.edition > 1:
            self._mark_is_final()

    # Marking

    def _mark_own(self) -> None:
        self.phase, self.player = Phase.MARK, self.position.turn

    def on_mark(self, event: Mark) -> None:
        """Mark what is due, or put right what was marked before (T-60)."""
        player, points, holes = event.player, event.points, event.holes
        if not (0 <= points <= MOST_POINTS and 0 <= (holes or 0) <= MOST_POINTS // HOLE):
            said = Said("trictrac-play.bad-marks", points=points)
            if holes:
                said = Said("trictrac-play.bad-marks-and-holes", points=points, holes=holes)
            raise Refusal("bad-marks", said, "T-60")
        before_throwing = self.phase is Phase.THROW
        if self.phase is Phase.MARK or (before_throwing and self.owed is not None):
            entry, due = self._open_entry(player), self.owed if before_throwing else self.due(player)
            assert due is not None
        else:
            assert self._token is not None
            entry, due = self._token.entry, self._token.due
            self._forget_draft()  # no man has been touched; to play comes again after marking
        if holes is not None:
            points = self._with_holes(self.ledger.points_before(entry), points, holes)
        self._enter_by_hand(entry, points)
        self._token = OpenMark(player, entry, points, due)
        if before_throwing:
            self.owed = None
        else:
            self._own_entry = entry
        if self.game.winner(self.position) is not None:
            self._mark_is_final()
            self._announce(player, Phase.THROW if before_throwing else Phase.MARK)
        elif not before_throwing:
            self._step(turn.own_marked, self.ledger.holes_made_by(entry))

    def _enter_by_hand(self, entry: int, points: int) -> None:
        player, before = self.ledger.entries[entry]
        self.ledger = self.ledger.corrected(entry, points)
        self.position = self.ledger.on(self.position)
        if points > 0 or before:
            reason = Said("telling.mark-by-hand", who=Who(player), points=max(points, 0))
            self._log(player, points - before, reason, BY_HAND)

    def told(self) -> tuple[Jan, ...]:
        """Nothing: the players mark for themselves."""
        return ()

    def due_to_all(self) -> tuple[Jan, ...]:
        return self.jans

    def unmarked(self) -> Unmarked | None:
        if self.player is not None and self.phase is Phase.MARK:
            return Unmarked(self.player, self.due(self.player))
        if self.player is not None and self.phase is Phase.THROW and self.owed is not None:
            return Unmarked(self.player, self.owed)
        return None

    def quarrel(self) -> Quarrel | None:
        claim = self.claim
        if claim is None or self.player is None:
            return None
        contested = self.phase is Phase.PERSIST
        return Quarrel(claim.player, 1 - claim.player, claim.points, claim.over, contested, self.player)

    def false_play(self) -> FalsePlay | None:
        false = self.false_move
        if false is None:
            return None
        instead = tuple(dict.fromkeys(way.notation for way in self.replacements()))
        return FalsePlay(false.player, false.roll, false.touched, instead, self.unearned_now(false))

    def announcement(self) -> str | None:
        if self.announced is None:
            return None
        return "leave" if self.announced is Phase.STAY else "end"

    def open_mark(self) -> int | None:
        """What the player to act may still put right: until touching a man, staying or leaving, or throwing (T-60)."""
        touched = self.phase is Phase.PLAY and (bool(self.draft.steps) or bool(self.touched))
        if self._token is None or self._token.player != self.player or self.claim is not None or touched:
            return None
        return max(0, self._token.points)

    def against_mark(self, player: int) -> Refusal | None:
        before_throwing = self.phase is Phase.THROW
        if self.phase is Phase.MARK or (before_throwing and self.owed is not None) or self.open_mark() is not None:
            return None
        if before_throwing:
            return Refusal("marked-already", Said("trictrac-play.marked-already"), "T-60")
        if self._token is not None:
            return Refusal("man-touched", Said("trictrac-play.man-touched"), "T-60")
        return Refusal("marking-stands", Said("trictrac-play.marking-stands"), "T-60")

    def _mark(self, player: int, points: int) -> None:
        self.ledger = self.ledger.marked(player, points)
        self.position = self.ledger.on(self.position)

    @staticmethod
    def _with_holes(before: int, points: int, holes: int) -> int:
        """What marking points and pegging so many holes amounts to (T-65).

        A hole may be pegged singly or doubly without fault, so pegs stand for as few twelves as half their number;
        every twelve beyond that or short of it counts. Below zero: points marked before go unpegged into a hole.
        """
        earned = (before + points) // HOLE
        pegged = min(max(earned, (holes + 1) // 2), holes)
        return points + HOLE * (pegged - earned)

    def _open_entry(self, player: int) -> int:
        """Enter nothing yet, to be put right at once or later; return which entry of the ledger that is."""
        self.ledger = self.ledger.marked(player, 0)
        return len(self.ledger.entries) - 1

    def _log(self, player: int, points: int, reason: Said, clause: str) -> None:
        self.log += (Marked(player, points, reason, clause),)

    def _mark_is_final(self) -> None:
        """The next act has begun: a wrong mark is now a school (T-60)."""
        if self._token is not None and self._token.error.excess:
            self.errors += (self._token.error,)
        self._token = None

    def _windows_close(self, player: int) -> None:
        """``player`` throws: claims against the other lapse, and what was not marked before is forgotten."""
        self.errors = tuple(error for error in self.errors if error.offender == player)
        self.false_move, self._answerable = None, False
        if self.owed:
            self._token = OpenMark(player, self._open_entry(player), 0, self.owed)
        self.owed = None
        self._mark_is_final()

    def _mark_others(self) -> None:
        """The opponent marks for itself, before its next throw (T-60)."""
        self._step(turn.mark_others, 0)

    def _played(self, play: Play) -> None:
        roller, before, roll, due = self.position.turn, self.position, self.roll, self.due(1 - self.position.turn)
        way = self._read_way(play.notation)
        self._mark_is_final()
        if is_false_move(self.game, before, roll, way):
            self.false_move = FalseMove(roller, before, roll, way.men_moved, self._own_entry, self._unearned(way))
        super()._played(play)
        # A roll that takes the last man off gives the other nothing, and the roller throws again.
        self.owed = due if self.player != roller else None
        self._answerable = self.player != roller

    def _unearned(self, way: Way) -> int:
        """What was marked for a filling, conserving or exit that this way does not play (T-62)."""
        earned = sum(event.points for event in self.jans if self._undone(event.kind, way))
        return max(0, min(earned, self.ledger.entries[self._own_entry][1]))

    def _undone(self, kind: str, way: Way) -> bool:
        done, _, jan = kind.partition("-")
        if done in ("fill", "conserve") and jan in JANS:
            return not is_full(way.low, way.high, JANS.index(jan))
        return done == "exit" and self.edition > 1 and not _all_off(way)

    # Leaving and the end (T-66)

    @property
    def announced(self) -> Phase | None:
        """In which phase an end was announced, or STAY for a leaving, while that waits for the other's agreement."""
        waited_for = self.phase if self.claim is None else self._resume[0]
        return self._announced if waited_for is Phase.AGREE else None

    def _to_be_played(self) -> bool:
        """A quarrel comes between the steps of a play, which then goes on where it was (T-64)."""
        quarrelling = self.phase in (Phase.ACCUSED, Phase.PERSIST)
        return super()._to_be_played() or (quarrelling and self._resume[0] is Phase.PLAY)

    def _leaves(self) -> None:
        self._mark_is_final()
        self._announce(self.position.turn, Phase.STAY)

    def _carry_out_leaving(self) -> None:
        self.ledger = self.ledger.left()
        super()._carry_out_leaving()

    def _announce(self, player: int, where: Phase) -> None:
        self._announced = where
        self.phase, self.player = Phase.AGREE, 1 - player

    def on_agree(self, event: Agree) -> None:
        if self._announced is not Phase.STAY:
            self._game_over()
            return
        self._announced = None
        self.errors, self._token, self.false_move, self.owed, self._answerable = (), None, None, None, False
        self._carry_out_leaving()

    # Claims (T-61, T-63, T-64)

    def on_school(self, event: School) -> None:
        player, points = event.player, event.points
        if self.phase is Phase.THROW and player != self.player and not event.over:
            who = self.spoken_of(self.player)
            raise Refusal("too-soon", Said("refusals.too-little-open", who=who), "T-70")
        if not 1 <= points <= MOST_POINTS:
            raise Refusal("empty-claim", Said("trictrac-play.empty-claim", most=MOST_POINTS), "T-61")
        self._resume = self.phase, self._acting()
        self.claim = event
        self.phase, self.player = Phase.ACCUSED, 1 - player

    def claimants(self) -> tuple[int, ...]:
        """Who may claim now, before throwing, right after the other's throw, or when leaving is announced (T-70).

        It is the player to act, or the other while somebody marks or plays.

        Before a throw the other may too, once the thrower has let go of a token.
        """
        acting = self._acting()
        if self.phase in (Phase.MARK, Phase.STAY, Phase.PLAY):
            return (1 - acting,)
        return (acting, 1 - acting) if self.phase is Phase.THROW and self._token is not None else (acting,)

    def on_accept(self, event: Accept) -> None:
        claim = self._ended()
        self._stands(claim, self._matching(claim))
        self._award(claim.player, claim.points, Said("telling.award-accepted"), "T-64")

    def on_contest(self, event: Contest) -> None:
        assert self.claim is not None
        self.phase, self.player = Phase.PERSIST, self.claim.player

    def on_withdraw(self, event: Withdraw) -> None:
        claim = self._ended()
        self._award(1 - claim.player, claim.points, Said("telling.award-withdrawn"), "T-63")

    def on_persist(self, event: Persist) -> None:
        claim = self._ended()
        error = self._matching(claim)
        if error is not None:
            self._stands(claim, error)
            self._award(claim.player, 2 * claim.points, Said("telling.award-proved"), "T-64")
        else:
            self._award(1 - claim.player, 2 * claim.points, Said("telling.award-no-school"), "T-64")

    def _ended(self) -> School:
        """The claim that is decided now."""
        assert self.claim is not None
        claim, self.claim = self.claim, None
        return claim

    def _matching(self, claim: School) -> MarkingError | None:
        excess = claim.points if claim.over else -claim.points
        return next((error for error in self._schools_of(1 - claim.player) if error.excess == excess), None)

    def schools(self, claimant: int) -> list[int]:
        return [error.excess for error in self._schools_of(1 - claimant)]

    def _schools_of(self, player: int) -> list[MarkingError]:
        """What can be claimed of ``player``: errors that are final, and too much on the board at this moment."""
        found = [error for error in self.errors if error.offender == player]
        if self.edition > 1 and self._token is not None and self._token.player == player:
            found += [self._token.error] if self._token.error.excess > 0 else []
        return found

    def _dealt_with(self, error: MarkingError) -> None:
        """An error has been dealt with, and a mark that was still open stands as it now is."""
        if error in self.errors:
            self.errors = tuple(one for one in self.errors if one != error)
        elif self.edition > 1 and self._token is not None and self._token.entry == error.entry:
            self._token = None

    def _stands(self, claim: School, error: MarkingError | None) -> None:
        """Too much is taken back; what was forgotten is gone (T-61)."""
        accused = 1 - claim.player
        if error is None and claim.over:  # accepted, though there was none
            entry = self._last_entry_of(accused)
            error = None if entry is None else MarkingError(accused, entry, claim.points)
        if error is not None:
            self._dealt_with(error)
            if claim.over:
                self._correct(error.entry, max(0, self.ledger.entries[error.entry][1] - claim.points))

    def _last_entry_of(self, player: int) -> int | None:
        """The last entry of ``player`` in this setting of points; what came before a leaving is past."""
        entries = self.ledger.entries
        last = next((i for i in reversed(range(len(entries))) if entries[i][0] in (player, LEFT[0])), None)
        return None if last is None or entries[last] == LEFT else last

    def on_demand(self, event: Demand) -> None:
        """Correct whatever the other has marked wrongly, without points for it (T-61)."""
        for error in self._schools_of(1 - event.player):
            self._correct(error.entry, self.ledger.entries[error.entry][1] - error.excess)
            self._dealt_with(error)
        self._resume = self.phase, self._acting()
        end_announced = self.phase is Phase.AGREE and self._announced is not Phase.STAY
        if end_announced or not self._game_over():
            self._go_on()

    def _correct(self, entry: int, points: int, clause: str = "T-61") -> None:
        """Put an entry of the ledger right, and say so."""
        player, before = self.ledger.entries[entry]
        self.ledger = self.ledger.corrected(entry, points)
        self.position = self.ledger.on(self.position)
        if points != before:
            why = Said("telling.award-too-much" if points < before else "telling.award-too-little")
            reason = Said("telling.marking-put-right", who=Who(player), why=why)
            self._log(player, points - before, reason, clause)

    def _award(self, player: int, points: int, why: Said, clause: str) -> None:
        """School points are marked last and give no right to leave (T-61); an end that stands comes before them."""
        if self._game_over():
            return
        self._mark(player, points)
        reason = Said("telling.awarded", who=Who(player), points=points, why=why)
        self._log(player, points, reason, clause)
        if not self._game_over():
            self._go_on()

    def _go_on(self) -> None:
        """Back to what the claim interrupted; a leaving or an end whose hole was taken back is off."""
        self.phase, self.player = self._resume
        if self.phase is Phase.STAY:
            self._step(turn.own_marked, self.ledger.holes_made_by(self._own_entry))
        if self.phase is not Phase.AGREE:
            return
        announcer, announced = 1 - self._acting(), self._announced
        if announced is Phase.STAY:
            if not self.ledger.holes_made_by(self._own_entry):
                self._mark_others()
        elif self.game.winner(self.position) is None:
            if announced is Phase.MARK:
                self._step(turn.own_marked, self.ledger.holes_made_by(self._own_entry))
            else:
                self.phase, self.player = Phase.THROW, announcer

    # False moves (T-62)

    def _read_way(self, text: str, obliged: bool = False) -> Way:
        return super()._read_way(text, obliged)

    def _ways(self) -> tuple[Way, ...]:
        return self.game.ways(self.position, self.roll, obliged=False)

    def against_stand(self, player: int) -> Refusal | None:
        """What the referee alone knows is not given away: a false move may be named whether there is one or not."""
        return None if self._answerable else no_false_move()

    against_replace = against_stand

    def _named(self, player: int) -> FalseMove:
        """The false move of the other's that is named. Raises Refusal."""
        if self.false_move is None or self.false_move.player == player:
            raise no_false_move()
        return self.false_move

    def replacements(self) -> list[Way]:
        """The ways to play a false move rightly: all that move a man touched, or all if none does."""
        false = self.false_move
        if false is None:
            return []
        ways = self.game.ways(false.before, false.roll)
        return [way for way in ways if set(way.men_moved) & set(false.touched)] or list(ways)

    def unearned_now(self, false: FalseMove) -> int:
        """What is still marked for the filling, conserving or exit that a false move left undone."""
        return max(0, min(false.unearned, self.ledger.entries[false.entry][1]))

    def on_stand(self, event: LetStand) -> None:
        player = event.player
        false = self._named(player)
        self.false_move, self._answerable = None, False
        marked, unearned = self.ledger.entries[false.entry][1], self.unearned_now(false)
        if unearned:
            self._correct(false.entry, marked - unearned, "T-62")
            self._resume = self.phase, self._acting()
            self._award(player, unearned, Said("telling.award-unearned"), "T-62")

    def on_replace(self, event: Replace) -> None:
        player = event.player
        false = self._named(player)
        way = read_way(self.game, false.before, false.roll, event.play)
        if all((way.low, way.high) != (one.low, one.high) for one in self.replacements()):
            raise Refusal("untouched-man", Said("trictrac-play.untouched-man"), "T-62")
        self.false_move, self._answerable = None, False
        play = notated(self.game.movement, way.notation, false.player)
        reason = Said("telling.put-down-anew", who=Who(false.player), play=play)
        self._log(false.player, 0, reason, "T-62")
        position = self.game.play_of(false.before, false.roll, way).position
        assert isinstance(position, TrictracPosition)
        self.position = self.ledger.on(position)
        self._start_turn(self.position.turn)
        if self.player != player:  # the last man went off after all, and the other throws again
            self.owed = None
            self._mark_is_final()

    # Voiding

    def _remember(self) -> dict[str, Any]:
        return super()._remember() | {
            "ledger": self.ledger, "errors": self.errors, "owed": self.owed, "_token": self._token,
            "false_move": self.false_move, "_answerable": self._answerable,
        }  # fmt: skip

    def _reset(self, position: Position) -> None:
        super()._reset(position)
        self.ledger = Ledger(self.game)
        self.errors, self.claim, self.false_move, self.owed, self._answerable = (), None, None, None, False
        self._token = None

    def _begin_from(self, position: Position) -> None:
        assert isinstance(position, TrictracPosition)
        self.ledger = Ledger(self.game, position)
        super()._begin_from(position)

    def _acting(self) -> int:
        assert self.player is not None
        return self.player


def _all_off(way: Way) -> bool:
    """Whether a way leaves no man of the roller's on the board."""
    return not way.low and not way.high & _ON_BOARD


_ON_BOARD = (1 << 4 * (OFF - 13)) - 1
"""The fields among the higher half of packed men, which begins with 13."""
