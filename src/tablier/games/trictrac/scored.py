"""The scored game (*partie à écrire*) above the single round: who sits down, who begins, what a round is worth.

Players are numbered from 0. With four, players 0 and 2 are partners against 1 and 3 (T-85). A *side of the account* is
a player or, with four, a team; a *side of the board* is White or Black. Nothing here throws dice or keeps state: the
rounds to come follow from the agreement and from the results so far (T-80 to T-86). What is owed in the end is
reckoned by :mod:`.account`.

>>> scheme = Scheme(players=3, rounds=6)
>>> first = next_round(scheme, [], (0, 1)).begun(0)
>>> won = first.result(holes=(7, 4), runs=(3, 0))
>>> second = next_round(scheme, [won], (0, 1))
>>> second.white, second.black, second.sitting_out, second.beginner
(2, 1, (0,), 1)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ...board import BLACK, WHITE
from ...errors import BadOption, Refusal
from ...saying import Said, Several, quoted

ENOUGH = 6
"""Holes that let a round end when somebody leaves (T-80), and that a small bredouille takes (T-82)."""
MANY = 12
"""Holes that a big bredouille takes (T-82)."""

SIMPLE = 0
SMALL_BREDOUILLE = 1
BIG_BREDOUILLE = 2
BREDOUILLES = ("none", "small", "big")
FACTORS = (1, 2, 4)
"""What the winner's holes and the consolation are multiplied by: simple, small and big bredouille (T-82)."""
HELD = 1
"""What is added to the factor of a bredouille made without leaving, where that counts (T-82)."""
CONSOLATION = 2

DOUBLING = "doubling"
ADDING = "adding"
RESTORED = "restored"
AS_PRINTED = "as-printed"
ALTERNATE = "alternate"
WINNER = "winner"
TWO_OR_FOUR = "two-or-four"
TWO_TO_FIVE = "two-to-five"
BY_MEETINGS = "by-meetings"
BY_LOSSES = "by-losses"

Pair = tuple[int, int]


@dataclass(frozen=True)
class Scheme:
    """What the players agree on before the first round. Raises BadOption.

    ``rotation`` and ``bets`` matter with three players only (T-84, T-88) and ``first_move`` with two only (T-86);
    elsewhere they lie idle.
    """

    players: int
    rounds: int
    refait: str = DOUBLING
    rotation: str = RESTORED
    first_move: str = ALTERNATE
    queue_tokens: int = 1
    bredouilles: str = TWO_OR_FOUR
    bets: str = BY_MEETINGS

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4):
            raise BadOption("bad-option-value", Said("scored.bad-players", players=self.players), "T-80", "players")
        if self.rounds < 1 or self.rounds % self.players:
            said = Said(
                "scored.rounds-not-even" if self.players == 2 else "scored.rounds-not-multiple",
                players=self.players,
                rounds=self.rounds,
            )
            raise BadOption("bad-option-value", said, "T-80", "rounds")
        for name, allowed, clause in _CHOICES:
            value = getattr(self, name)
            if value not in allowed:
                choices = Several(allowed, either=True)
                said = Said("scored.bad-choice", option=name, given=quoted(value), allowed=choices)
                raise BadOption("bad-option-value", said, clause, name)
        if self.queue_tokens < 0:
            said = Said("scored.bad-queue", tokens=self.queue_tokens)
            raise BadOption("bad-option-value", said, "T-87", "queue_tokens")

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The players of each side of the account: one each, or with four the two teams (T-85)."""
        return ((0, 2), (1, 3)) if self.players == 4 else tuple((player,) for player in range(self.players))

    def side_of(self, player: int) -> int:
        """The side of the account a player belongs to."""
        return player % 2 if self.players == 4 else player

    def check_pair(self, one: int, other: int) -> None:
        """Raise Refusal unless the two can meet in a round: both at the table, and not partners (T-80, T-85)."""
        for player in (one, other):
            if not 0 <= player < self.players:
                said = Said("scored.no-such-player-number", player=player, last=self.players - 1)
                raise Refusal("no-such-player", said, "T-80")
        if one == other:
            raise Refusal("no-opponent", Said("scored.no-opponent"), "T-80")
        if self.side_of(one) == self.side_of(other):
            raise Refusal("partners", Said("scored.partners"), "T-85")


_CHOICES = (
    ("refait", (DOUBLING, ADDING), "T-83"),
    ("rotation", (RESTORED, AS_PRINTED), "T-84"),
    ("first_move", (ALTERNATE, WINNER), "T-86"),
    ("bredouilles", (TWO_OR_FOUR, TWO_TO_FIVE), "T-82"),
    ("bets", (BY_MEETINGS, BY_LOSSES), "T-88"),
)


@dataclass(frozen=True)
class RoundResult:
    """A round that was won: by whom, with how many holes, in which bredouille, after how many replays (T-80 to T-83).

    A drawn round is no result; it only raises ``replays``. ``beginner`` is who had the first move, where known.
    ``held`` tells a bredouille made without leaving, where that counts. Raises Refusal for what no round can come to.
    """

    winner: int
    loser: int
    winner_holes: int
    loser_holes: int
    bredouille: int = SIMPLE
    replays: int = 0
    beginner: int | None = None
    held: bool = False

    def __post_init__(self) -> None:
        if self.winner == self.loser:
            raise Refusal("no-opponent", Said("scored.no-opponent"), "T-80")
        if self.winner_holes < ENOUGH:
            raise Refusal("round-not-over", Said("scored.ends-too-soon", holes=ENOUGH), "T-80")
        if not 0 <= self.loser_holes < self.winner_holes:
            raise Refusal("not-won", Said("scored.not-won"), "T-81")
        if self.bredouille not in (SIMPLE, bredouille_of(self.winner_holes, self.winner_holes)):
            said = Said("scored.wrong-bredouille", least=ENOUGH, most=MANY - 1, big=MANY, holes=self.winner_holes)
            raise Refusal("wrong-bredouille", said, "T-82")
        if self.bredouille == SIMPLE and self.loser_holes == 0:
            raise Refusal("wrong-bredouille", Said("scored.must-be-bredouille"), "T-82")
        if self.held and self.bredouille == SIMPLE:
            raise Refusal("wrong-bredouille", Said("scored.held-without-bredouille"), "T-82")
        if self.replays < 0:
            raise Refusal("bad-replays", Said("scored.bad-replays"), "T-83")
        if self.beginner not in (None, self.winner, self.loser):
            raise Refusal("wrong-beginner", Said("scored.beginner-at-the-board"), "T-81")


@dataclass(frozen=True)
class Round:
    """Two players at the board, those who wait, and who has the first move (None: it is thrown for, C-1).

    Whoever stays at the board keeps the colour, and whoever comes in takes the colour of the one replaced.
    """

    number: int
    white: int
    black: int
    sitting_out: tuple[int, ...]
    beginner: int | None
    replays: int = 0

    @property
    def pair(self) -> Pair:
        """The players at the board, by side."""
        return self.white, self.black

    def begun(self, player: int) -> Round:
        """The same round, with ``player`` as the one to whom the throw gave the first move (C-1)."""
        if player not in self.pair or self.beginner not in (None, player):
            raise Refusal("wrong-beginner", Said("scored.wrong-beginner"), "T-81")
        return replace(self, beginner=player)

    def again(self) -> Round:
        """The round to be played after this one was drawn: the same two, the same beginner (T-81)."""
        self._need_beginner()
        return replace(self, replays=self.replays + 1)

    def result(self, holes: Pair, runs: Pair, left: Pair | None = None) -> RoundResult | None:
        """What the round has come to when somebody leaves, or None if it is drawn (T-80, T-81).

        ``holes`` and ``runs`` are by side; a run is the holes made since the other's last. ``left`` tells who has
        left before in the round, where that counts. Raises Refusal if the round cannot end yet.
        """
        self._need_beginner()
        if not may_end(holes):
            raise Refusal("round-not-over", Said("scored.round-not-over", holes=ENOUGH), "T-80")
        if holes[WHITE] == holes[BLACK]:
            return None
        best = WHITE if holes[WHITE] > holes[BLACK] else BLACK
        bredouille = bredouille_of(holes[best], runs[best])
        return RoundResult(
            winner=self.pair[best],
            loser=self.pair[1 - best],
            winner_holes=holes[best],
            loser_holes=holes[1 - best],
            bredouille=bredouille,
            replays=self.replays,
            beginner=self.beginner,
            held=bredouille != SIMPLE and left is not None and is_held(best, holes, left),
        )

    def _need_beginner(self) -> None:
        if self.beginner is None:
            raise Refusal("beginner-unknown", Said("scored.beginner-unknown"), "C-1")


def may_end(holes: Pair) -> bool:
    """Whether the round is over if somebody leaves now: at least one of the two has six holes (T-80)."""
    return max(holes) >= ENOUGH


def bredouille_of(holes: int, run: int) -> int:
    """The bredouille a round is won in, by the winner's holes and how many of them came after the loser's last (T-82).

    All the holes have to be one run: six make a small bredouille, twelve a big one.
    """
    if run != holes or holes < ENOUGH:
        return SIMPLE
    return BIG_BREDOUILLE if holes >= MANY else SMALL_BREDOUILLE


def is_held(winner: int, holes: Pair, left: Pair) -> bool:
    """Whether a bredouille of ``winner`` was made without leaving (T-82, two-to-five).

    Against a player who had six holes or more nobody can leave and play on. Then it counts whether that player has
    left: nobody loses by a bredouille missed more than it would have won.
    """
    return not left[1 - winner if holes[1 - winner] >= ENOUGH else winner]


def factor(bredouille: int = SIMPLE, held: bool = False) -> int:
    """What the winner's holes and the consolation are multiplied by (T-82).

    >>> factor(), factor(SMALL_BREDOUILLE), factor(BIG_BREDOUILLE, held=True)
    (1, 2, 5)
    """
    return FACTORS[bredouille] + (HELD if held else 0)


def consolation(bredouille: int = SIMPLE, replays: int = 0, refait: str = DOUBLING, held: bool = False) -> int:
    """The consolation of a round with its factor: what the winner gets beside the holes (T-82, T-83).

    With three players the loser pays as much again to the one sitting out (T-84).

    >>> consolation(SMALL_BREDOUILLE), consolation(replays=2), consolation(replays=2, refait=ADDING)
    (4, 8, 6)
    """
    price = CONSOLATION * (replays + 1) if refait == ADDING else CONSOLATION << replays
    return price * factor(bredouille, held)


def value(
    winner_holes: int,
    loser_holes: int,
    bredouille: int = SIMPLE,
    replays: int = 0,
    refait: str = DOUBLING,
    held: bool = False,
) -> int:
    """What the loser of a round pays the winner; the loser's holes are deducted singly (T-82, T-83).

    >>> value(18, 6), value(18, 6, BIG_BREDOUILLE)
    (14, 74)
    """
    return winner_holes * factor(bredouille, held) - loser_holes + consolation(bredouille, replays, refait, held)


def value_of(result: RoundResult, refait: str = DOUBLING) -> int:
    """What the loser of a round that was won pays the winner (T-82, T-83)."""
    return value(result.winner_holes, result.loser_holes, result.bredouille, result.replays, refait, result.held)


def next_round(scheme: Scheme, results: Sequence[RoundResult], first_pair: Pair) -> Round | None:
    """The round to be played after ``results``, or None when the agreed rounds are over (T-80, T-84 to T-86).

    ``first_pair`` are White and Black of the first round, drawn by lot. Raises Refusal if the results are not of the
    rounds that had to be played.
    """
    *_, last = seatings(scheme, results, first_pair)
    return last


def seatings(scheme: Scheme, results: Sequence[RoundResult], first_pair: Pair) -> Iterator[Round | None]:
    """The rounds that ``results`` belong to, in order, and after them the next one, or None if there is none."""
    scheme.check_pair(*first_pair)
    white, black = first_pair
    seats: Round | None = Round(1, white, black, _others(scheme, first_pair), None)
    for result in results:
        if seats is None:
            raise Refusal("rounds-over", Said("scored.rounds-over", rounds=scheme.rounds), "T-80")
        if {result.winner, result.loser} != set(seats.pair):
            raise Refusal(
                "wrong-pair",
                Said("scored.wrong-pair", round=seats.number, white=seats.white, black=seats.black),
                {2: "T-80", 3: "T-84", 4: "T-85"}[scheme.players],
            )
        yield seats
        seats = _after(scheme, seats, result, results[0]) if seats.number < scheme.rounds else None
    yield seats


def _after(scheme: Scheme, seats: Round, result: RoundResult, first: RoundResult) -> Round:
    number = seats.number + 1
    if scheme.players == 2:
        return replace(seats, number=number, beginner=_first_move(scheme, number, result, first))
    if seats.beginner is None or (scheme.players == 3 and scheme.rotation == AS_PRINTED):
        leaving = result.winner
    else:
        leaving = seats.beginner  # who stayed from the round before, and has now played two running
    coming = seats.sitting_out[0] if scheme.players == 3 else (leaving + 2) % 4
    staying = seats.black if leaving == seats.white else seats.white
    pair = (coming, staying) if leaving == seats.white else (staying, coming)
    return Round(number, *pair, _others(scheme, pair), staying)


def _first_move(scheme: Scheme, number: int, result: RoundResult, first: RoundResult) -> int:
    """Who begins a round of two players after the first (T-86)."""
    if scheme.first_move == WINNER:
        return result.winner
    if first.beginner is None:
        raise Refusal("beginner-unknown", Said("scored.first-beginner-unknown"), "T-86")
    return first.beginner if number % 2 else 1 - first.beginner


def _others(scheme: Scheme, pair: Pair) -> tuple[int, ...]:
    return tuple(player for player in range(scheme.players) if player not in pair)


def may_advise(scheme: Scheme, seats: Round, player: int) -> tuple[int, ...]:
    """The sides of the board that ``player`` may advise, without acting for them (T-85).

    Only those who sit out advise: with three players both sides, opponents though they are; with four the partner.
    """
    if player not in seats.sitting_out:
        return ()
    if scheme.players == 3:
        return WHITE, BLACK
    return tuple(side for side in (WHITE, BLACK) if scheme.side_of(seats.pair[side]) == scheme.side_of(player))
