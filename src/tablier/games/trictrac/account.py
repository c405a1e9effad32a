"""The account of a scored game: rounds, consolations, queue and bets, as numbers, as text and as a printed page.

>>> from .scored import Scheme, RoundResult
>>> account = Account.of(Scheme(players=2, rounds=2), [RoundResult(0, 1, 6, 4), RoundResult(0, 1, 8, 0, 1)])
>>> [(line.rounds, line.queue, line.bets, line.total) for line in account.lines]
[(24, 2, 28, 54), (-24, -2, -28, -54)]
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from html import escape
from itertools import combinations, permutations
from typing import Any

from ...errors import BadOption, Refusal
from .scored import (
    ADDING,
    AS_PRINTED,
    BREDOUILLES,
    BY_LOSSES,
    SIMPLE,
    TWO_TO_FIVE,
    WINNER,
    RoundResult,
    Scheme,
    consolation,
    factor,
    value_of,
)

BET = 8
"""Tokens for each round won beyond the contingent (T-88)."""
POSTILLON = 20
"""Tokens that the first of them brings on top (T-88)."""

_WIDTH = 80
"""No line of text is wider."""
_NAME_WIDTH = {2: 16, 3: 10, 4: 16}
"""How much of a name fits into the table of rounds, by the number of players."""
_SIDE_WIDTH = 30

_ROUND_LEFT = (1, 2, 4, 7)
_ACCOUNT_HEADS = ("", "rounds", "consolations", "queue", "bets", "total")
_ACCOUNT_LEFT = (0,)


@dataclass(frozen=True)
class Entry:
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
class Line:
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
    entries: tuple[Entry, ...]
    lines: tuple[Line, ...]
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
                raise AssertionError(f"The account does not balance: {name} come to {excess:+}. [T-89]")

    @classmethod
    def of(cls, scheme: Scheme, results: Sequence[RoundResult], broken_off: bool = False) -> Account:
        """Settle ``results`` (T-82 to T-88). Raises Refusal if there are too many, or of players who cannot meet.

        A game ``broken_off`` is settled as if no more rounds had been agreed on than were played (T-80).

        Whether the rounds were played in the order of T-84 and T-85 is not asked; :func:`.scored.next_round` does.
        """
        if len(results) > scheme.rounds:
            raise Refusal("rounds-over", f"Only {scheme.rounds} rounds were agreed on.", "T-80")
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
            Line(
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

    def text(self, names: Sequence[str] = ()) -> str:
        """The account as lines of plain text: a table of the rounds, the bets, and the account itself (T-89)."""
        width = _NAME_WIDTH[self.scheme.players]
        names = [_shorten(" ".join(name.split()), width) for name in self._names(names)]
        parts = [self._headline()]
        if self.entries:
            parts.append(_grid(self._round_heads(), self._round_rows(names), left=_ROUND_LEFT))
        if self.bets:
            parts.append(
                "\n".join(textwrap.fill(bet, _WIDTH, subsequent_indent="  ") for bet in self._bet_sentences(names))
            )
        rows = [[_shorten(row[0], _SIDE_WIDTH), *row[1:]] for row in self._account_rows(names)]
        parts.append(_grid(_ACCOUNT_HEADS, rows, left=_ACCOUNT_LEFT))
        parts.append(self._pot_sentence())
        return "\n\n".join(parts)

    def sheet(self, title: str, names: Sequence[str]) -> str:
        """The account as a page of HTML to be printed or kept; it refers to nothing outside itself (T-89)."""
        names = self._names(names)
        body = [f"<h1>{escape(title)}</h1>", f'<p class="headline">{escape(self._headline())}</p>']
        if self.entries:
            body.append(_table("The rounds", self._round_heads(), self._round_rows(names), left=_ROUND_LEFT))
        if self.bets:
            items = "".join(f"<li>{escape(sentence)}</li>" for sentence in self._bet_sentences(names))
            body.append(f"<h2>The bets</h2>\n<ul>{items}</ul>")
        body.append(
            '<section class="account">\n'
            + _table("The account", _ACCOUNT_HEADS, self._account_rows(names), left=_ACCOUNT_LEFT, headed=True)
            + f"\n<p>{escape(self._pot_sentence())}</p>\n</section>"
        )
        body.append(f'<p class="terms">{escape(self._terms())}</p>')
        return _PAGE.format(title=escape(title), style=_STYLE, body="\n".join(body))

    def _names(self, names: Sequence[str]) -> list[str]:
        if not names:
            return [f"Player {player + 1}" for player in range(self.scheme.players)]
        if len(names) != self.scheme.players:
            raise BadOption(
                "bad-names", f"There are {self.scheme.players} players, but {len(names)} names were given.", "T-80"
            )
        return list(names)

    def _side_name(self, side: int, names: Sequence[str]) -> str:
        return " and ".join(names[player] for player in self.scheme.sides[side])

    def _headline(self) -> str:
        agreed = f"{self.scheme.rounds} rounds for {self.scheme.players} players"
        if self.broken_off:
            return f"Final account after {len(self.entries)} of {agreed}, broken off by agreement"
        return f"Final account of {agreed}" if self.final else f"Account after {len(self.entries)} of {agreed}"

    def _round_heads(self) -> list[str]:
        heads = ["no.", "winner", "loser", "holes", "bredouille", "replays", "tokens"]
        return [*heads, "sitting out"] if self.scheme.players == 3 else heads

    def _round_rows(self, names: Sequence[str]) -> list[list[str]]:
        rows = []
        for entry in self.entries:
            result = entry.result
            row = [
                str(entry.number),
                names[result.winner],
                names[result.loser],
                f"{result.winner_holes}–{result.loser_holes}",
                _bredouille(result),
                str(result.replays) if result.replays else "",
                str(entry.tokens),
            ]
            if entry.idle is not None:
                row.append(f"{names[entry.idle]} {_signed(entry.consolation)}")
            rows.append(row)
        return rows

    def _account_rows(self, names: Sequence[str]) -> list[list[str]]:
        return [
            [
                self._side_name(side, names),
                *map(_signed, (line.rounds, line.consolations, line.queue, line.bets, line.total)),
            ]
            for side, line in enumerate(self.lines)
        ]

    def _bet_sentences(self, names: Sequence[str]) -> list[str]:
        if self.scheme.players == 3 and self.scheme.bets == BY_LOSSES:
            lost = Counter(result.loser for result in self.results)
            return [
                f"{names[bet.winner]} lost {_count(lost[bet.winner], 'round')} and {names[bet.loser]} "
                f"{lost[bet.loser]}, with a contingent of {self.scheme.rounds // 3}: {_count(bet.tokens, 'token')}."
                for bet in self.bets
            ]
        return [
            f"{self._side_name(bet.winner, names)} won {bet.won} of {_count(bet.played, 'round')} against "
            f"{self._side_name(bet.loser, names)}, {bet.beyond} beyond the contingent of {_half(bet.played)}: "
            f"{_count(bet.tokens, 'token')}."
            for bet in self.bets
        ]

    def _pot_sentence(self) -> str:
        if self.final:
            return f"Left in the pot: {_count(self.pot, 'token')}."
        return f"In the pot: {_count(self.pot, 'token')}. The queue and the bets are settled after the last round."

    def _terms(self) -> str:
        """The rulings this account was made under, in words."""
        scheme = self.scheme
        terms = [
            "each replay adds 2 to the consolation"
            if scheme.refait == ADDING
            else "each replay doubles the consolation",
            f"the loser of a round puts {_count(scheme.queue_tokens, 'token')} in the queue",
        ]
        if scheme.players == 2:
            terms.append(
                "the winner begins the next round" if scheme.first_move == WINNER else "the first move alternates"
            )
        elif scheme.players == 3:
            terms.append(
                "the winner of every round steps out"
                if scheme.rotation == AS_PRINTED
                else "everybody plays two rounds running"
            )
            if scheme.bets == BY_LOSSES:
                terms.append("bets go by the rounds that each has lost")
        if scheme.bredouilles == TWO_TO_FIVE:
            terms.append("bredouilles without leaving count three and five times")
        return f"Agreed: {'; '.join(terms)}."


def _enter(scheme: Scheme, number: int, result: RoundResult) -> Entry:
    scheme.check_pair(result.winner, result.loser)
    tokens = value_of(result, scheme.refait)
    if scheme.players != 3:
        return Entry(number, result, tokens, None, 0)
    idle = 3 - result.winner - result.loser
    consoled = consolation(result.bredouille, result.replays, scheme.refait, result.held)
    return Entry(number, result, tokens, idle, consoled)


def _bredouille(result: RoundResult) -> str:
    """The bredouille in a word; one made without leaving with the factor that it has for it."""
    if result.bredouille == SIMPLE:
        return ""
    name = BREDOUILLES[result.bredouille]
    return f"{name} ×{factor(result.bredouille, held=True)}" if result.held else name


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


def _signed(tokens: int) -> str:
    return f"{tokens:+}".replace("-", "−") if tokens else "0"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _half(number: int) -> str:
    return f"{number // 2}½" if number % 2 else str(number // 2)


def _shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def _grid(heads: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int]) -> str:
    """Columns two spaces apart, numbers to the right and the ``left`` ones to the left."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = []
    for row in (heads, *rows):
        cells = [
            cell.ljust(width) if index in left else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _table(
    caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int], headed: bool = False
) -> str:
    """A table of HTML; with ``headed`` the first cell of each row heads it."""

    def cell(tag: str, index: int, content: str, scope: str = "") -> str:
        words = ' class="words"' if index in left else ""
        return f"<{tag}{words}{scope}>{escape(content)}</{tag}>"

    lines = [f"<table>\n<caption>{escape(caption)}</caption>", "<thead>"]
    # A corner without a word is no heading.
    top = "".join(
        cell("th", index, head, ' scope="col"') if head else cell("td", index, head) for index, head in enumerate(heads)
    )
    lines += [f"<tr>{top}</tr>", "</thead>", "<tbody>"]
    for row in rows:
        cells = [
            cell("th", index, content, ' scope="row"') if headed and index == 0 else cell("td", index, content)
            for index, content in enumerate(row)
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return "\n".join([*lines, "</tbody>", "</table>"])


_STYLE = """\
:root { color-scheme: light; }
body { margin: 2rem auto; padding: 0 1rem; max-width: 44rem; background: #fff; color: #1d1a16;
  font: 1rem/1.45 Georgia, "Times New Roman", serif; }
h1, li, tbody .words { overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; font-weight: normal; margin: 0; }
h2, caption { margin: 0; padding: 0 0 .3rem; font-size: 1.1rem; font-style: italic; font-weight: normal; }
caption { text-align: left; }
.headline { margin: .2rem 0 1.6rem; }
table { width: 100%; border-collapse: collapse; margin: 0 0 1.6rem; font-variant-numeric: lining-nums tabular-nums; }
thead { display: table-header-group; border-bottom: 1px solid #1d1a16; }
tbody { border-bottom: 1px solid #1d1a16; }
th, td { padding: .2rem .5rem; text-align: right; vertical-align: baseline; font-weight: normal; }
thead th { font-size: .85rem; }
th.words, td.words { text-align: left; }
tbody tr + tr { border-top: 1px solid #d8d2c8; }
.account td:last-child { font-weight: bold; }
ul { margin: 0 0 1.6rem; padding-left: 1.2rem; }
.terms { font-size: .85rem; }
@media (max-width: 34rem) { th, td { padding: .2rem; font-size: .85rem; } }
@media print {
  @page { margin: 18mm; }
  body { margin: 0; padding: 0; max-width: none; font-size: 10.5pt; }
  tr, li, .account { break-inside: avoid; }
  h2 { break-after: avoid; }
}"""

_PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}
</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
