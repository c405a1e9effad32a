"""The account of a scored game on paper: as lines of plain text, and as a page to be printed (T-89).

>>> from .account import Account
>>> from .scored import Scheme
>>> text(Account.of(Scheme(2, 2), []), ("Anne", "Bob"), Reader("fr")).splitlines()[0]
'Compte après 0 marqué sur 2, à 2 joueurs'
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape

from ...errors import BadOption
from ...saying import Reader, Said, Several
from .account import Account
from .scored import ADDING, AS_PRINTED, BREDOUILLES, BY_LOSSES, SIMPLE, TWO_TO_FIVE, WINNER, RoundResult, factor

_WIDTH = 80
"""No line of text is wider."""
_NAME_WIDTH = {2: 16, 3: 10, 4: 16}
"""How much of a name fits into the table of rounds, by the number of players."""
_SIDE_WIDTH = 30

_ROUND_LEFT = (1, 2, 4, 7)
"""The columns of words in the table of rounds."""
_ACCOUNT_LEFT = (0,)


def text(account: Account, names: Sequence[str], reader: Reader) -> str:
    """The account as lines of plain text: a table of the rounds, the bets, and the account itself (T-89).

    Raises BadOption if there are names, but not one for every player.
    """
    width = _NAME_WIDTH[account.scheme.players]
    shown = _Shown(
        account, [_shorten(" ".join(name.split()), width) for name in _named(account, names, reader)], reader
    )
    parts = [shown.headline()]
    if account.entries:
        parts.append(_grid(shown.round_heads(), shown.round_rows(), left=_ROUND_LEFT))
    if account.bets:
        parts.append("\n".join(textwrap.fill(bet, _WIDTH, subsequent_indent="  ") for bet in shown.bets()))
    rows = [[_shorten(row[0], _SIDE_WIDTH), *row[1:]] for row in shown.account_rows()]
    parts.append(_grid(shown.account_heads(), rows, left=_ACCOUNT_LEFT))
    parts.append(shown.pot())
    return "\n\n".join(parts)


def sheet(account: Account, title: Said | str, names: Sequence[str], reader: Reader) -> str:
    """The account as a page of HTML to be printed or kept; it refers to nothing outside itself (T-89).

    Raises BadOption as :func:`text` does.
    """
    shown = _Shown(account, _named(account, names, reader), reader)
    heading = escape(reader.say(title))
    body = [f"<h1>{heading}</h1>", f'<p class="headline">{escape(shown.headline())}</p>']
    if account.entries:
        caption = reader.say(Said("scored.caption-rounds"))
        body.append(_table(caption, shown.round_heads(), shown.round_rows(), left=_ROUND_LEFT))
    if account.bets:
        items = "".join(f"<li>{escape(bet)}</li>" for bet in shown.bets())
        body.append(f"<h2>{escape(reader.say(Said('scored.caption-bets')))}</h2>\n<ul>{items}</ul>")
    caption = reader.say(Said("scored.caption-account"))
    body.append(
        '<section class="account">\n'
        + _table(caption, shown.account_heads(), shown.account_rows(), left=_ACCOUNT_LEFT, headed=True)
        + f"\n<p>{escape(shown.pot())}</p>\n</section>"
    )
    body.append(f'<p class="terms">{escape(shown.terms())}</p>')
    return _PAGE.format(language=reader.language, title=heading, style=_STYLE, body="\n".join(body))


def _named(account: Account, names: Sequence[str], reader: Reader) -> list[str]:
    """A name for every player; if none are given, they are numbered."""
    players = account.scheme.players
    if not names:
        return [reader.say(Said("scored.player", number=player + 1)) for player in range(players)]
    if len(names) != players:
        raise BadOption("bad-names", Said("scored.bad-names", players=players, names=len(names)), "T-80")
    return list(names)


class _Shown:
    """An account in the words of a reader, players by their names."""

    def __init__(self, account: Account, names: Sequence[str], reader: Reader) -> None:
        self.account, self.names, self.reader = account, names, reader

    def headline(self) -> str:
        account, scheme = self.account, self.account.scheme
        if account.final and not account.broken_off:
            return self.reader.say(Said("scored.headline-final", rounds=scheme.rounds, players=scheme.players))
        how, played = "broken-off" if account.broken_off else "so-far", len(account.entries)
        return self.reader.say(
            Said(f"scored.headline-after-{how}", played=played, rounds=scheme.rounds, players=scheme.players)
        )

    def round_heads(self) -> list[str]:
        heads = ["number", "winner", "loser", "holes", "bredouille", "replays", "tokens"]
        return self._heads(*heads, "idle") if self.account.scheme.players == 3 else self._heads(*heads)

    def account_heads(self) -> list[str]:
        return ["", *self._heads("rounds", "consolations", "queue", "bets", "total")]

    def _heads(self, *columns: str) -> list[str]:
        return [self.reader.say(Said(f"scored.head-{column}")) for column in columns]

    def round_rows(self) -> list[list[str]]:
        rows = []
        for entry in self.account.entries:
            result = entry.result
            row = [
                str(entry.number),
                self.names[result.winner],
                self.names[result.loser],
                f"{result.winner_holes}–{result.loser_holes}",
                self._bredouille(result),
                str(result.replays) if result.replays else "",
                str(entry.tokens),
            ]
            if entry.idle is not None:
                row.append(f"{self.names[entry.idle]} {_signed(entry.consolation)}")
            rows.append(row)
        return rows

    def _bredouille(self, result: RoundResult) -> str:
        """The bredouille in a word; one made without leaving with the factor that it has for it."""
        if result.bredouille == SIMPLE:
            return ""
        name = self.reader.say(Said(f"scored.bredouille-{BREDOUILLES[result.bredouille]}"))
        return f"{name} ×{factor(result.bredouille, held=True)}" if result.held else name

    def account_rows(self) -> list[list[str]]:
        return [
            [
                self._side_name(side),
                *map(_signed, (line.rounds, line.consolations, line.queue, line.bets, line.total)),
            ]
            for side, line in enumerate(self.account.lines)
        ]

    def _side_name(self, side: int) -> str:
        return self.reader.say(Said("scored.side", names=self._side(side)))

    def _side(self, side: int) -> Several:
        return Several(tuple(self.names[player] for player in self.account.scheme.sides[side]))

    def bets(self) -> Iterator[str]:
        """How each bet came about, in a sentence."""
        account = self.account
        lost = Counter(result.loser for result in account.results)
        for bet in account.bets:
            winner, loser = self._side(bet.winner), self._side(bet.loser)
            if account.scheme.players == 3 and account.scheme.bets == BY_LOSSES:
                said = Said(
                    "scored.bet-by-losses", winner=winner, loser=loser, winner_lost=lost[bet.winner],
                    loser_lost=lost[bet.loser], contingent=account.scheme.rounds // 3, tokens=bet.tokens,
                )  # fmt: skip
            else:
                said = Said(
                    "scored.bet", winner=winner, loser=loser, won=bet.won, played=bet.played, beyond=bet.beyond,
                    contingent=_half(bet.played), tokens=bet.tokens,
                )  # fmt: skip
            yield self.reader.say(said)

    def pot(self) -> str:
        """What is in the pot, and why, in a sentence or two."""
        left = Said("scored.pot-left" if self.account.final else "scored.pot-open", tokens=self.account.pot)
        return self.reader.say(left)

    def terms(self) -> str:
        """The rulings the account was made under, in a sentence."""
        return self.reader.say(Said("scored.agreed", terms=Several(tuple(self._terms()), apart=True)))

    def _terms(self) -> Iterator[Said]:
        scheme = self.account.scheme
        yield Said("scored.term-adding" if scheme.refait == ADDING else "scored.term-doubling")
        yield Said("scored.term-queue", tokens=scheme.queue_tokens)
        if scheme.players == 2:
            yield Said("scored.term-winner-begins" if scheme.first_move == WINNER else "scored.term-alternate")
        elif scheme.players == 3:
            yield Said("scored.term-as-printed" if scheme.rotation == AS_PRINTED else "scored.term-restored")
            if scheme.bets == BY_LOSSES:
                yield Said("scored.term-by-losses")
        if scheme.bredouilles == TWO_TO_FIVE:
            yield Said("scored.term-two-to-five")


def _signed(tokens: int) -> str:
    return f"{tokens:+}".replace("-", "−") if tokens else "0"


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
<html lang="{language}">
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
