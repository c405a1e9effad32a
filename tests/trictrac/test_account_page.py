"""The account of the scored game on paper: as text and as a page, in every language (T-89)."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser

import pytest
from hypothesis import given

from tablier.errors import BadOption
from tablier.games.trictrac.account import Account
from tablier.games.trictrac.scored import RoundResult, Scheme
from tablier.saying import LANGUAGES, Reader, Said
from trictrac.scoring import ANN, BEA, BIG, CAL, LELASSEUX_234, SMALL, games, won


def test_the_text_is_an_aligned_table():
    """T-89."""
    text = Account.of(Scheme(2, 10), LELASSEUX_234).text(["Ann", "Bob"])
    lines = text.splitlines()
    assert lines[0] == "Final account of 10 rounds for 2 players"
    assert lines[2] == "no.  winner  loser  holes  bredouille  replays  tokens"
    assert lines[3] == "  1  Bob     Ann      6–5                            3"
    assert lines[10] == "  8  Ann     Bob     10–1  small             1      27"
    assert "Bob won 7 of 10 rounds against Ann, 2 beyond the contingent of 5: 36 tokens." in text
    assert lines[-5:] == [
        "     rounds  consolations  queue  bets  total",
        "Ann     +48             0     +3   −36    +15",
        "Bob     −48             0     −3   +36    −15",
        "",
        "Left in the pot: 0 tokens.",
    ]


def test_the_text_of_three_shows_who_was_consoled():
    """T-84, T-89; names are made up if none are given."""
    text = Account.of(Scheme(3, 3), [won(ANN, BEA)]).text()
    assert "Account after 1 of 3 rounds for 3 players" in text
    assert "  1  Player 1  Player 2    6–4                            4  Player 3 +2" in text.splitlines()
    assert "In the pot: 1 token." in text


def test_the_text_of_an_account_not_begun():
    """T-89."""
    text = Account.of(Scheme(2, 2), []).text()
    assert text.startswith("Account after 0 of 2 rounds")
    assert "winner" not in text


def test_the_wrong_number_of_names_is_refused():
    account = Account.of(Scheme(3, 3), [])
    for write in (account.text, lambda names: account.sheet("Club", names)):
        with pytest.raises(BadOption) as error:
            write(["Ann", "Bea"])
        assert error.value.code == "bad-names"


def test_the_account_as_plain_values():
    """T-89: it survives being written as JSON and read again."""
    account = Account.of(Scheme(3, 3), [won(ANN, BEA, (6, 1), SMALL), won(BEA, CAL), won(CAL, ANN)])
    data = account.to_json()
    assert json.loads(json.dumps(data)) == data
    assert data["rounds"][0] == {
        "number": 1, "winner": 0, "loser": 1, "winner_holes": 6, "loser_holes": 1, "bredouille": "small", "replays": 0,
        "beginner": 0, "held": False, "tokens": 15, "idle": 2, "consolation": 4,
    }  # fmt: skip
    assert [line["total"] for line in data["lines"]] == [line.total for line in account.lines]
    assert data["lines"][0]["players"] == [0]
    assert data["scheme"]["refait"] == "doubling"
    assert (data["final"], data["pot"]) == (True, 0)


class Page(HTMLParser):
    """Reads a page: its tags, checked to close in order, its attributes, and the words of its cells."""

    VOID = {"meta"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.attributes: set[str] = set()
        self.rows: list[list[str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags[tag] += 1
        self.attributes |= {name for name, _ in attrs}
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data


def test_the_sheet_is_a_page_by_itself():
    """T-89: rounds and account, no script, nothing fetched, and names that cannot break out."""
    names = ["Ann <b>&", '"Bea"', "</table><script>alert(1)</script>"]
    results = [won(ANN, BEA), won(BEA, CAL, (12, 0), BIG), won(CAL, ANN, replays=1)]
    text = Account.of(Scheme(3, 3, refait="adding"), results).sheet("Club & <friends>", names)
    page = Page(text)
    assert text.startswith("<!DOCTYPE html>")
    assert page.open == []
    assert not {"script", "link", "img", "iframe", "object", "b"} & set(page.tags)
    assert page.attributes <= {"lang", "charset", "name", "content", "class", "scope"}
    assert not any(word in text for word in ("url(", "@import", "http"))
    assert "@media print" in text
    assert "<title>Club &amp; &lt;friends&gt;</title>" in text
    assert page.tags["table"] == 2
    assert page.rows[2] == ["2", names[1], names[2], "12–0", "big", "", "56", f"{names[0]} +8"]
    assert [row[0] for row in page.rows[-3:]] == names
    assert page.rows[-3][1:] == ["−2", "+4", "−1", "0", "+1"]
    assert "each replay adds 2 to the consolation" in text


def test_the_sheet_names_the_agreement():
    """T-83, T-84, T-86, T-87: the rulings it was made under."""
    pages = {
        "the first move alternates": Scheme(2, 2),
        "the winner begins the next round": Scheme(2, 2, first_move="winner"),
        "everybody plays two rounds running": Scheme(3, 3),
        "the winner of every round steps out": Scheme(3, 3, rotation="as-printed"),
        "puts 3 tokens in the queue": Scheme(4, 4, queue_tokens=3),
    }
    for words, scheme in pages.items():
        names = [f"P{number}" for number in range(scheme.players)]
        text = Account.of(scheme, []).sheet("Club", names)
        assert words in text
        assert sum(other in text for other in pages) == 1
    teams = Account.of(Scheme(4, 4), [won(0, 1)]).sheet("Club", ["Ann", "Cal", "Bea", "Dot"])
    assert "Ann and Bea" in teams


@given(games())
def test_no_line_of_the_text_is_wider_than_a_terminal(game):
    """T-89: however long the names."""
    scheme, _, results = game
    account = Account.of(scheme, results)
    names = [f"{name} of the very long and tiresome name" for name in ("Ann", "Cal", "Bea", "Dot")][: scheme.players]
    for language in LANGUAGES:
        reader = Reader(language)
        assert max(map(len, account.text(names, reader).splitlines())) <= 80
        assert Page(account.sheet("Club", names, reader)).open == []


# In every language


PLAYERS = ("Xx", "Yy", "Zz", "Vv")
"""Names that are part of no word of any language here."""
SAME_WORDS = {"bredouille", "consolations", "queue", "total"}
"""What both languages call the same."""
ACCOUNTS = {
    "of two": Account.of(Scheme(2, 10), LELASSEUX_234),
    "of two, the winner beginning": Account.of(Scheme(2, 2, first_move="winner", queue_tokens=3), [won(0, 1)]),
    "of two, not begun": Account.of(Scheme(2, 2, refait="adding"), []),
    "of two, by another tariff": Account.of(
        Scheme(2, 2, bredouilles="two-to-five"), [RoundResult(0, 1, 6, 0, SMALL, held=True), won(0, 1, (12, 0), BIG)]
    ),
    "of three": Account.of(
        Scheme(3, 6), [won(ANN, BEA), won(ANN, BEA), won(ANN, CAL), won(BEA, CAL), won(CAL, BEA), won(CAL, BEA)]
    ),
    "of three, by losses": Account.of(
        Scheme(3, 6, bets="by-losses", rotation="as-printed"), 4 * [won(ANN, BEA)] + 2 * [won(CAL, BEA)]
    ),
    "of three, under way": Account.of(Scheme(3, 3), [won(ANN, BEA)]),
    "of four": Account.of(Scheme(4, 4), [won(0, 1), won(2, 1), won(2, 3), won(3, 0)]),
    "of four, broken off": Account.of(Scheme(4, 8), [won(0, 1)], broken_off=True),
    "a pot that nobody can share": Account.of(
        Scheme(3, 3, queue_tokens=1), [won(ANN, BEA), won(CAL, BEA), won(CAL, ANN)], broken_off=True
    ),
}  # fmt: skip


class Bracketing(Reader):
    """Puts everything it says in brackets, so that what nobody said stands outside of them."""

    def say(self, said: Said | str) -> str:
        return f"⟦{super().say(said)}⟧"


def unsaid(written: str) -> str:
    """What stands outside of all brackets, without the names of the players."""
    while (rest := re.sub(r"⟦[^⟦⟧]*⟧", "", written)) != written:
        written = rest
    return re.sub("|".join(PLAYERS), "", written)


def words_of(page: str) -> set[str]:
    """The texts of a page, without its style, the names and what is no word."""
    texts = re.split(r"<[^>]*>", re.sub(r"<style>.*</style>", "", page, flags=re.S))
    return {text.strip() for text in texts if re.search(r"[^\W\d_]{2}", re.sub("|".join(PLAYERS), "", text))}


@pytest.mark.parametrize("name", ACCOUNTS)
def test_every_word_of_an_account_comes_from_a_catalogue(name: str) -> None:
    """T-89: only names, numbers and signs stand on the paper by themselves."""
    account = ACCOUNTS[name]
    names = PLAYERS[: account.scheme.players]
    for text in words_of(account.sheet("⟦Club⟧", names, Bracketing("fr"))):
        assert not re.search(r"[^\W\d_]", unsaid(text)), text
    assert not re.search(r"[^\W\d_]", unsaid(account.text(names, Bracketing("en"))))


@pytest.mark.parametrize("name", ACCOUNTS)
def test_no_sentence_of_an_account_is_left_in_another_language(name: str) -> None:
    """T-89."""
    account = ACCOUNTS[name]
    names = PLAYERS[: account.scheme.players]
    english, french = (words_of(account.sheet("", names, Reader(language))) for language in ("en", "fr"))
    assert english & french <= SAME_WORDS
    for language in LANGUAGES:
        assert f'<html lang="{language}">' in account.sheet("", names, Reader(language))


def test_an_account_in_french() -> None:
    """T-89."""
    text = ACCOUNTS["of two"].text(["Anne", "Bob"], Reader("fr"))
    lines = text.splitlines()
    assert lines[0] == "Compte final de 10 marqués à 2 joueurs"
    assert lines[2] == "n°  gagnant  perdant  trous  bredouille  refaits  jetons"
    assert lines[10] == " 8  Anne     Bob       10–1  petite            1      27"
    sentence = "Bob\u00a0: 7 gagnés sur 10 marqués contre Anne, soit 2 au-delà du contingent de 5\u00a0: 36 jetons."
    assert sentence in text.replace("\n  ", " ")
    assert lines[-1] == "Reste au pot\u00a0: 0 jeton."
    teams = ACCOUNTS["of four, broken off"].sheet("Club", PLAYERS, Reader("fr"))
    assert "Xx et Zz" in teams
    assert "Compte final après 1 marqué sur 8, à 4 joueurs, la partie rompue d’un commun accord" in teams
    assert "Convenu\u00a0: chaque refait double la consolation" in teams


def test_players_without_names_are_numbered_in_the_language() -> None:
    """T-89."""
    assert "Joueur 2" in ACCOUNTS["of two, not begun"].text((), Reader("fr"))
