"""The account of a scored game: rounds, consolations, queue and bets, reckoned; :mod:`.account_page` shows it.

>>> from .scored import Scheme, RoundResult
>>> account = Account.of(Scheme(players=2, rounds=2), [RoundResult(0, 1, 6, 4), RoundResult(0, 1, 8, 0, 1)])
>>> [(line.rounds, line.queue, line.bets, line.total) for line in account.lines]
[(24, 2, 28, 54), (-24, -2, -28, -54)]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from typing import Any

from ...errors import Refusal
from ...saying import Reader, Said
from .scored import (
    BREDOUILLES,
    BY_LOSSES,
    RoundResult,
    Scheme,
    consolation,
    value_of,
)

BET = 8
"""Tokens for each round won beyond the contingent (T-88)."""
POSTILLON = 20
"""Tokens that the first of them brings on top (T-88)."""

_ANYBODY = Reader()


@dataclass(frozen=True)
class AccountedRound:
    """One round in the account: what the loser paid the winner, and what to the player sitting out (T-82, T-84)."""

    number: int
    result: RoundResult
    tokens: int
    idle: int | None
    """With three players, the one sitting out."""
    consolation: int


@dataclass(frozen=True)
class Bet:
    """A bet settled between two sides: the rounds they played, those one of them won, how many beyond half (T-88).

    Where bets go by losses, ``played`` are all the rounds, ``won`` those that the winner of the bet has won of them,
    and ``beyond`` the rounds beyond the contingent of a third that are settled between the two.
    """

    winner: int
    loser: int
    played: int
    won: int
    beyond: int
    tokens: int


@dataclass(frozen=True)
class AccountLine:
    """What one side has won and lost. With four players a side is a team, and the gains are the team's (T-85)."""

    players: tuple[int, ...]
    rounds: int
    consolations: int
    queue: int
    """What came out of the queue less what was put aside."""
    bets: int

    @property
    def standing(self) -> int:
        """Rounds and consolations, won less lost, which is what the queue goes by (T-87)."""
        return self.rounds + self.consolations

    @property
    def total(self) -> int:
        return self.rounds + self.consolations + self.queue + self.bets


@dataclass(frozen=True)
class Account:
    """The account of a scored game, finished or not; make it with :meth:`of`.

    Until the last agreed round has been won, or the game is broken off by agreement, the queue stays in the pot and no
    bets are settled.
    """

    scheme: Scheme
    entries: tuple[AccountedRound, ...]
    lines: tuple[AccountLine, ...]
    bets: tuple[Bet, ...]
    pot: int
    broken_off: bool = False

    def __post_init__(self) -> None:
        columns = {
            "rounds": sum(line.rounds for line in self.lines),
            "consolations": sum(line.consolations for line in self.lines),
            "queue": sum(line.queue for line in self.lines) + self.pot,
            "bets": sum(line.bets for line in self.lines),
        }
        for name, excess in columns.items():
            if excess:
                raise AssertionError(f"unbalanced {name}: {excess:+} [T-89]")

    @classmethod
    def of(cls, scheme: Scheme, results: Sequence[RoundResult], broken_off: bool = False) -> Account:
        """Settle ``results`` (T-82 to T-88). Raises Refusal if there are too many, or of players who cannot meet.

        A game ``broken_off`` is settled as if no more rounds had been agreed on than were played (T-80).

        Whether the rounds were played in the order of T-84 and T-85 is not asked; :func:`.scored.next_round` does.
        """
        if len(results) > scheme.rounds:
            raise Refusal("rounds-over", Said("scored.rounds-over", rounds=scheme.rounds), "T-80")
        entries = tuple(_enter(scheme, number, result) for number, result in enumerate(results, 1))
        sides = range(len(scheme.sides))
        rounds, consolations, queue = ([0 for _ in sides] for _ in range(3))
        for entry in entries:
            winner, loser = _sides(scheme, entry.result)
            rounds[winner] += entry.tokens
            rounds[loser] -= entry.tokens
            queue[loser] -= scheme.queue_tokens
            if entry.idle is not None:
                consolations[entry.idle] += entry.consolation
                consolations[loser] -= entry.consolation
        final = broken_off or len(entries) == scheme.rounds
        pot = scheme.queue_tokens * len(entries)
        if final:
            standing = [rounds[side] + consolations[side] for side in sides]
            best = [side for side in sides if standing[side] == max(standing)]
            for side in best:
                queue[side] += pot // len(best)
            pot %= len(best)
        bets = _bets(scheme, results) if final else ()
        lines = tuple(
            AccountLine(
                scheme.sides[side],
                rounds[side],
                consolations[side],
                queue[side],
                sum(bet.tokens for bet in bets if bet.winner == side)
                - sum(bet.tokens for bet in bets if bet.loser == side),
            )
            for side in sides
        )
        return cls(scheme, entries, lines, bets, pot, broken_off)

    @property
    def final(self) -> bool:
        """Whether all the agreed rounds have been won, or no more will be played."""
        return self.broken_off or len(self.entries) == self.scheme.rounds

    @property
    def results(self) -> tuple[RoundResult, ...]:
        return tuple(entry.result for entry in self.entries)

    def to_json(self) -> dict[str, Any]:
        """The account as plain values: agreement, rounds, bets, lines, pot."""
        return {
            "scheme": asdict(self.scheme),
            "final": self.final,
            "broken_off": self.broken_off,
            "rounds": [
                {
                    "number": entry.number,
                    **asdict(entry.result),
                    "bredouille": BREDOUILLES[entry.result.bredouille],
                    "tokens": entry.tokens,
                    "idle": entry.idle,
                    "consolation": entry.consolation,
                }
                for entry in self.entries
            ],
            "bets": [asdict(bet) for bet in self.bets],
            "lines": [
                {**asdict(line), "players": list(line.players), "standing": line.standing, "total": line.total}
                for line in self.lines
            ],
            "pot": self.pot,
        }

    def text(self, names: Sequence[str] = (), reader: Reader = _ANYBODY) -> str:
        """The account as lines of plain text (T-89); see :func:`.account_page.text`."""
        from .account_page import text

        return text(self, names, reader)

    def sheet(self, title: Said | str, names: Sequence[str], reader: Reader = _ANYBODY) -> str:
        """The account as a page of HTML (T-89); see :func:`.account_page.sheet`."""
        from .account_page import sheet

        return sheet(self, title, names, reader)


def _enter(scheme: Scheme, number: int, result: RoundResult) -> AccountedRound:
    scheme.check_pair(result.winner, result.loser)
    tokens = value_of(result, scheme.refait)
    if scheme.players != 3:
        return AccountedRound(number, result, tokens, None, 0)
    idle = 3 - result.winner - result.loser
    consoled = consolation(result.bredouille, result.replays, scheme.refait, result.held)
    return AccountedRound(number, result, tokens, idle, consoled)


def _sides(scheme: Scheme, result: RoundResult) -> tuple[int, int]:
    return scheme.side_of(result.winner), scheme.side_of(result.loser)


def _bets(scheme: Scheme, results: Sequence[RoundResult]) -> tuple[Bet, ...]:
    """The bets between every two sides. Half a round beyond the contingent brings nothing (T-88)."""
    if scheme.players == 3 and scheme.bets == BY_LOSSES:
        return _bets_by_losses(scheme, results)
    bets = []
    for one, other in combinations(range(len(scheme.sides)), 2):
        meetings = [sides for result in results if set(sides := _sides(scheme, result)) == {one, other}]
        for winner, loser in ((one, other), (other, one)):
            won = meetings.count((winner, loser))
            beyond = (2 * won - len(meetings)) // 2
            if beyond > 0:
                bets.append(Bet(winner, loser, len(meetings), won, beyond, POSTILLON + BET * beyond))
    return tuple(bets)


def _bets_by_losses(scheme: Scheme, results: Sequence[RoundResult]) -> tuple[Bet, ...]:
    """The bets of three by how often each has lost: those above a third of the rounds pay those below (T-88).

    Of three, either one pays or one receives, so who settles how much with whom is never in doubt.
    """
    contingent = scheme.rounds // 3
    lost, won = (Counter(getattr(result, who) for result in results) for who in ("loser", "winner"))
    bets = []
    for winner, loser in permutations(range(3), 2):
        beyond = min(contingent - lost[winner], lost[loser] - contingent)
        if beyond > 0:
            bets.append(Bet(winner, loser, scheme.rounds, won[winner], beyond, POSTILLON + BET * beyond))
    return tuple(bets)
