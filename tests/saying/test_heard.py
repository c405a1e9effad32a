"""Whatever a table utters is said in every language, to everybody: games of every kind, with errors and quarrels."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given

from depth import examples, of_many
from saying.listening import NAMES, Heard, Listener
from tablier import Table
from tablier.games import GAMES, find_game
from tablier.games.trictrac.game import Trictrac
from tablier.games.trictrac.position import TrictracPosition
from tablier.saying import LANGUAGES, Reader, Said, Told, Who
from trictrac.placing import jans_nearly_full, positions, rolls

TABLES = {
    "unstacked": {"match": 3},
    "unstacked@claims=manual": {"match": 3},
    "garanguet": {"match": 2, "touch_move": True},
    "jacquet-de-versailles": {"match": 2},
    "backgammon": {"match": 5, "cube": True, "touch_move": True},
    "backgammon@modern": {"match": 3, "cube": True},
    "irish": {"match": 2},
    "plakoto": {"match": 2},
    "trictrac": {"match": 2},
    "trictrac@marking=manual,stakes=quadruple": {"match": 3, "touch_move": True},
    "trictrac@marking=manual,old_jans=true": {},
    "trictrac-a-ecrire@rounds=2": {},
    "trictrac-a-ecrire@marking=manual,players=3,rounds=3": {},
    "trictrac-a-ecrire@players=4,rounds=4,hole_limit=6": {},
    "trictrac-a-ecrire@players=3,rounds=3,hole_limit=7": {},
}
SEATS = (None, True), (0, False), (1, False)
READERS = [Reader(language, seat, signs) for language in LANGUAGES for seat, signs in SEATS]


def test_every_game_is_listened_to() -> None:
    assert {find_game(game_id).id for game_id in TABLES} == set(GAMES)


@pytest.fixture(autouse=True, scope="module")
def nothing_goes_wrong() -> Iterator[None]:
    """A message that a language lacks, or that goes wrong in it, is logged as an error."""
    wrong: list[str] = []
    listener = logging.Handler(logging.ERROR)
    listener.emit = lambda record: wrong.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("tablier.saying").addHandler(listener)
    yield
    logging.getLogger("tablier.saying").removeHandler(listener)
    assert not wrong


def check_said(heard: Iterable[Heard]) -> None:
    """Everything is data, and words for everybody."""
    for one in heard:
        said = one.said if isinstance(one, Told) else one
        assert isinstance(said, Said), f"a finished sentence: {one!r}"
        for reader in READERS:
            words = reader.line(one) if isinstance(one, Told) else reader.say(said)
            assert words == words.strip() != "", f"{reader}: {said!r} is {words!r}"
            assert said.key not in words
            assert "{" not in words, f"{reader} is shown a hole: {words}"


@pytest.mark.scaled
@pytest.mark.parametrize("game_id", TABLES)
def test_everything_a_table_says_is_said_to_everybody(game_id: str) -> None:
    players = find_game(game_id).players
    heard: dict[str, Heard] = {}
    seed = 0
    while seed < of_many(2, 1) or len(heard) <= 60:  # where somebody resigns at once, little is said
        table = Table(game_id, seed=seed, names=NAMES[:players], **TABLES[game_id])  # type: ignore[arg-type]
        heard |= {repr(one): one for one in Listener(table, f"{game_id} {seed}").play(of_many(160, 80))}
        seed += 1
        assert seed < 20
    check_said(heard.values())


@given(positions(Trictrac(old_jans=True)), rolls)
@examples(150)
def test_every_jan_is_told(position: TrictracPosition, roll: tuple[int, int]) -> None:
    check_jans(position, roll)


def test_full_jans_are_told() -> None:
    for position, roll in jans_nearly_full(11, 200):
        check_jans(position, roll)


def check_jans(position: TrictracPosition, roll: tuple[int, int]) -> None:
    check_said(said for jan in position.game.jans(position, roll) for said in (jan.name, jan.sentence))


def test_a_name_takes_its_de() -> None:
    wiped = [Said("telling.wiped-out", who=Who(1, name)) for name in ("Élie", "Paul")]
    assert [Reader("fr").say(said) for said in wiped] == [
        "Les points d’Élie sont effacés.", "Les points de Paul sont effacés.",
    ]  # fmt: skip
