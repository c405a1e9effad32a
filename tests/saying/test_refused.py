"""Every refusal that can be provoked is said in every language, to everybody, without a fault of the program."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterable

import pytest

from saying import provoking
from tablier import BadOption, Refusal, Table, TablierError
from tablier.games import GAMES, find_game, read_position
from tablier.records.record import Fault
from tablier.saying import LANGUAGES, Reader, Said
from tablier.svg import describe
from tablier.table.declaring import KINDS
from tablier.text import WIDTH, board

RACE = {"no-man", "no-such-number", "bad-play", "backwards", "wrong-phase", "no-such-act", "unfinished"}
REACHED = {
    "garanguet": RACE | {"touched-man", "plays-too-little"},
    "backgammon": RACE | {"not-all-home"},
    "jacquet-de-versailles": RACE | {"courier-on-his-way", "no-cube"},
    "plakoto": RACE | {"no-touch-move"},
    "irish": RACE,
    "unstacked": {"no-right", "too-soon", "no-choice", "nothing-to-claim", "no-steps", "wrong-phase"},
    "trictrac": {"wrong-phase", "no-man"},
    "trictrac-a-ecrire": {"wrong-phase"},
}
"""Codes that have to come up, so that the search is known to search."""


def test_every_game_refuses_something() -> None:
    assert set(REACHED) == set(GAMES)


def check_said(problems: Iterable[TablierError | Fault], log: pytest.LogCaptureFixture) -> set[str]:
    """Say each kind of refusal in every language to everybody; return the codes."""
    kinds: dict[tuple[str, ...], Said] = {}
    codes = set()
    for problem in problems:
        said = problem.said
        assert isinstance(said, Said), f"{problem!r} says a finished sentence: {said!r}"
        kinds.setdefault(_keys(said), said)
        codes.add(problem.code if isinstance(problem, TablierError) else "fault")
    with log.at_level(logging.ERROR):
        for keys, said in kinds.items():
            spoken = {language: Reader(language).say(said) for language in LANGUAGES}
            assert len(set(spoken.values())) == len(LANGUAGES), f"{keys} is said alike in two languages: {spoken}"
            for reader in (Reader(language, seat) for language in LANGUAGES for seat in (None, 0, 1)):
                words = reader.say(said)
                assert words.strip(), keys
                assert not any(key in words for key in keys), f"{reader} is shown a key: {words}"
                assert "{ $" not in words, f"{reader} is shown a hole: {words}"
    assert [record.getMessage() for record in log.records if record.levelno >= logging.ERROR] == []
    return codes


def _keys(said: Said) -> tuple[str, ...]:
    """The key of what is said, and those within it."""
    return (said.key, *(key for value in said.values.values() if isinstance(value, Said) for key in _keys(value)))


@pytest.mark.parametrize("game", REACHED)
def test_what_a_table_refuses(game: str, caplog: pytest.LogCaptureFixture) -> None:
    problems = (problem for seed in (1, 2) for problem in provoking.at_tables(game, seed, 40))
    codes = check_said(problems, caplog)
    assert REACHED[game] <= codes


def test_what_is_wrong_with_positions(caplog: pytest.LogCaptureFixture) -> None:
    codes = check_said(provoking.in_positions(), caplog)
    assert {"bad-position", "bad-position-id", "bad-men", "unknown-game", "unknown-preset", "bad-roll"} <= codes


def test_what_is_wrong_with_settings(caplog: pytest.LogCaptureFixture) -> None:
    codes = check_said(provoking.in_settings(), caplog)
    assert {"bad-match", "bad-seed", "bad-names", "bad-side", "bad-edition", "unknown-clause", "unknown-bot"} <= codes


def test_what_is_wrong_with_records(caplog: pytest.LogCaptureFixture) -> None:
    codes = check_said(provoking.in_records(), caplog)
    assert {"bad-record", "fault", "bad-tag", "bad-seed", "dice-used-up", "bad-event"} <= codes


def test_a_point_is_refused_by_the_number_of_the_readers_edge() -> None:
    """G-3: Black's man would be on Black's 2, which White calls 23."""
    table = provoking.Table("garanguet", seed=1, first="black")
    table.throw()
    problem = table.why_not("2/8")
    assert problem is not None
    numbers = {seat: Reader("fr", seat).say(problem.said) for seat in (None, 0, 1)}
    assert numbers[None] == numbers[1] == "Vous n’avez pas de dame sur la flèche 2."
    assert numbers[0] == "Vous n’avez pas de dame sur la flèche 23."


def test_the_game_that_has_an_act_is_named_as_the_reader_names_it() -> None:
    with pytest.raises(Refusal) as refused:
        Table("garanguet", seed=1).waive()
    assert "(Dames rabattues), avec claims=manual." in Reader("fr").say(refused.value.said)
    sources = [act.declared.source for act in KINDS.values() if act.declared.source]
    assert all(source.game is None or isinstance(source.game, Said) for source in sources)


def test_names_are_quoted_as_the_reader_quotes() -> None:
    with pytest.raises(BadOption) as refused:
        Table("garanguet", names=("A", " "))
    assert Reader("fr").say(refused.value.said).replace("\N{NO-BREAK SPACE}", " ").endswith("non « A » et «   ».")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_boards_in_signs_keep_within_their_width(game: str, language: str) -> None:
    names = ("Marguerite-Antoinette", "Jean-Baptiste-Marie")
    position = find_game(game).start()
    for shown in (position, read_position(find_game(game).vignette[0]) if find_game(game).vignette[0] else position):
        lines = board(shown, 0, names, (64, 1), (), Reader(language)).splitlines()
        assert max(map(len, lines)) <= WIDTH


def test_a_board_speaks_the_readers_language() -> None:
    shown = board(find_game("jacquet-de-versailles").start(), reader=Reader("fr"))
    assert "postillon en route" in shown
    words = describe(read_position("plakoto:w:1x14,5p:1x13,20x2"), Reader("fr"))
    assert "La dame de Blanc sur la 5 est bloquée." in words


def test_nobody_pays_for_words_who_says_nothing() -> None:
    """A refusal is data: neither importing the package nor refusing loads what makes words of it."""
    program = (
        "import sys, tablier\n"
        "table = tablier.Table('garanguet', first='white')\n"
        "table.throw(6, 5, 4)\n"
        "assert table.why_not('1/9').code == 'no-such-number'\n"
        "try: tablier.Table('garangwet')\n"
        "except tablier.UnknownGame as problem: assert problem.code == 'unknown-game'\n"
        "print(sorted({'fluent', 'fluent.runtime', 'babel'} & set(sys.modules)))\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
