"""The examples of the rules pages have a board, and the referee finds what the pages say."""

from __future__ import annotations

import re

import pytest

from tablier import rulebook
from tablier.games import GAMES
from tablier.saying import LANGUAGES, Reader
from tablier.svg import draw, in_numbers
from tablier.telling import examples

EXAMPLES = [example for page in rulebook.pages() for clause in page.clauses for example in clause.examples]
HIT = """A lone man
position trictrac:w:1x10,4,5,7,12x2:1x8,2,3,4,6,7,8,9
throw 4-3
due T-25 +2, T-25 +4"""


def block(lines: str) -> rulebook.Worked:
    (example,) = rulebook.Clause("T-99", "", f"Before.\n\n```example\n{lines}\n```\n\nAfter.", "trictrac").examples
    return example


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_the_referee_finds_what_the_page_says(example: rulebook.Worked) -> None:
    moments = examples.work(example)
    assert len(moments) >= 1
    for language in LANGUAGES:
        assert all(Reader(language).say(moment.told.said) for moment in moments)
    for moment in (*moments, examples.whole(moments)):
        in_numbers(moment.position, wide=False, **moment.wishes(moments[0].position.turn))
    assert draw(moments[0].position, wide=False, **examples.whole(moments).wishes(0)).startswith("<svg")


def test_every_game_has_examples_and_trictrac_one_for_every_jan() -> None:
    with_one = [example.id[:-1] for example in EXAMPLES]
    for kind in GAMES.values():
        letters = rulebook.page(kind.id).prefix
        assert sum(clause.startswith(f"{letters}-") for clause in with_one) >= 6, kind.id
    assert {f"T-{number}" for number in range(20, 37)} <= set(with_one)


def test_whatever_the_pages_call_an_example_with_a_throw_of_trictrac_has_a_board() -> None:
    for clause in rulebook.page("trictrac").clauses:
        if re.search(r"\*Examples?.*\bthrow\b", clause.text) and int(clause.id[2:]) < 40:
            assert clause.examples, clause.id


def test_a_step_shows_its_own_arrows_and_the_last_all_of_them() -> None:
    throw, big, small, total = examples.work(block(HIT))
    assert (throw.jans, len(big.jans), len(small.jans), len(total.jans)) == ((), 1, 1, 2)
    assert [moment.marks for moment in (throw, big, small, total)] == [(0, 0), (2, 0), (4, 0), (6, 0)]
    assert Reader("fr").say(total.told.said) == "En tout Blanc marque 6."
    assert len(examples.whole((throw, big, small, total)).jans) == 2


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        (("T-25 +4", "T-25 +6"), "T-25 \\+2, T-25 \\+4"),
        (("due T-25 +2, T-25 +4", "refused 12/16 12/15 T-8"), "finds T-25"),
        (("due T-25 +2, T-25 +4", "due T-25 +2, T-25 +4\nplay 1/9"), "no 8 to play"),
    ],
)
def test_a_page_that_says_otherwise_is_found_out(changed: tuple[str, str], wrong: str) -> None:
    with pytest.raises(rulebook.TablierError, match=wrong):
        examples.work(block(HIT.replace(*changed)))


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [(("throw 4-3", "throw 7-3"), "7-3"), (("due", "dew"), "dew"), (("position", "place"), "place")],
)
def test_a_block_that_cannot_be_read_is_named(changed: tuple[str, str], wrong: str) -> None:
    with pytest.raises(rulebook.BadExample, match=f"T-99a cannot be read: .*{wrong}"):
        block(HIT.replace(*changed))


def test_an_example_is_found_by_its_name() -> None:
    assert rulebook.worked("t-25b", "trictrac", "fr").caption == "Une dame battue de trois façons"
    for name in ("T-25z", "T-1a"):
        with pytest.raises(rulebook.UnknownExample):
            rulebook.worked(name, "trictrac")
