"""Whatever a table utters is French: games of every kind, marked by referee and by hand, with errors and quarrels."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from tablier.games.trictrac.events import addressed

from depth import examples, of_many
from french.listening import NAMES, Listener
from tablier import Table, french
from tablier.games import find_game
from tablier.games.trictrac.game import Trictrac
from tablier.games.trictrac.position import TrictracPosition
from trictrac.placing import jans_nearly_full, positions, rolls

TABLES = {
    "unstacked": {"match": 3},
    "unstacked@claims=manual": {"match": 3},
    "garanguet": {"match": 2, "touch_move": True},
    "jacquet-de-versailles": {"match": 2},
    "backgammon": {"match": 5, "cube": True, "touch_move": True},
    "backgammon@modern": {"match": 3, "cube": True},
    "trictrac": {"match": 2},
    "trictrac@marking=manual,stakes=quadruple": {"match": 3, "touch_move": True},
    "trictrac@marking=manual,old_jans=true": {},
    "trictrac-a-ecrire@rounds=2": {},
    "trictrac-a-ecrire@marking=manual,players=3,rounds=3": {},
    "trictrac-a-ecrire@players=4,rounds=4,hole_limit=6": {},
    "trictrac-a-ecrire@players=3,rounds=3,hole_limit=7": {},
}
ENGLISH = re.compile(
    r"\b(the|an?d|is|are|was|has|have|had|of|with|his|that|this|not|but|men|man|holes?|throws?|plays|played|stays|"
    r"leaves|white|black|which|who|from|be|can|cannot|must|only|there)\b",
    re.IGNORECASE,
)
NOTATION = re.compile(r"«[^»]*»|\S*/\S*|\S+=\S+|\b(?:w|b)\b|white \(blanc\)|black \(noir\)|[\w-]+@\S+")


def without_clause(sentence: str) -> str:
    """A sentence as it is shown where its clause stands beside it."""
    return re.sub(r" ?\[[A-Z]+-\d+\]", "", sentence)


def english_in(french_text: str) -> list[str]:
    return ENGLISH.findall(NOTATION.sub("", french_text))


@pytest.mark.scaled
@pytest.mark.parametrize("game_id", TABLES)
def test_nothing_a_table_says_stays_english(game_id: str) -> None:
    players = find_game(game_id).players
    heard: set[str] = set()
    seed = 0
    while seed < of_many(2, 1) or len(heard) <= 60:  # where somebody resigns at once, little is said
        table = Table(game_id, seed=seed, names=NAMES[:players], **TABLES[game_id])  # type: ignore[arg-type]
        heard |= Listener(table, f"{game_id} {seed}").play(160)
        seed += 1
        assert seed < 20
    heard |= {without_clause(sentence) for sentence in heard}
    unsaid = [sentence for sentence in sorted(heard) if french.translate(sentence, NAMES) is None]
    assert not unsaid, "\n".join(unsaid)
    for sentence in heard:
        said = french.say(sentence, NAMES)
        assert not english_in(said), f"{sentence!r} → {said!r}"


@given(positions(Trictrac(old_jans=True)), rolls)
@examples(150)
def test_every_jan_is_told_in_french(position: TrictracPosition, roll: tuple[int, int]) -> None:
    told_in_french(position, roll)


def test_full_jans_are_told_in_french() -> None:
    for position, roll in jans_nearly_full(11, 200):
        told_in_french(position, roll)


def told_in_french(position: TrictracPosition, roll: tuple[int, int]) -> None:
    for event in position.game.events(position, roll):
        for sentence in (event.name, event.sentence, addressed(event.sentence, "Élie"), str(event)):
            said = french.translate(sentence, ("Élie",))
            assert said is not None, sentence
            assert not english_in(said), said


def test_names_stay_as_they_are() -> None:
    assert french.say("White ○ throws 6-5.", ["White"]) == "White ○ amène 6-5."
    assert french.say("White ○ throws 6-5.") == "Blanc ○ amène 6-5."
    assert french.say("The man stays [T-44].", ["The man"]) == "The man tient [T-44]."
    assert french.say("Mr. X. takes. Black resigns.", ["Mr. X."]) == "Mr. X. accepte. Noir abandonne."
    assert french.say("Ann: “a”; b takes.", ["Ann: “a”; b"]) == "Ann: “a”; b accepte."


def test_a_name_takes_its_de() -> None:
    assert french.say("Élie ●'s points are wiped out [T-42].") == "Les points d’Élie ● sont effacés [T-42]."
    assert french.say("Paul ●'s points are wiped out.") == "Les points de Paul ● sont effacés."


def test_what_is_not_known_stays_english_and_is_noted_once(caplog: pytest.LogCaptureFixture) -> None:
    strange = "A sentence nobody has ever thought of."
    with caplog.at_level("INFO", logger="tablier.french"):
        assert french.say(strange) == strange
        assert french.say(strange) == strange
        assert french.say(f"The match is over. {strange}") == f"Le match est fini. {strange}"
    assert french.missing()[strange] == 2
    assert [record.getMessage().count(strange) for record in caplog.records] == [1, 1]


@pytest.mark.parametrize("odd", ["", "  ", "\n", ".", "[T-1]", "[T-1].", "{name}", "\ue000", "a" * 5000, "… : “ [ ("])
def test_nothing_makes_it_stumble(odd: str) -> None:
    assert french.say(odd) == odd
    assert french.say(odd, ["", "a", "\ue001"]) == odd


@pytest.mark.parametrize(
    "unit",
    ["a and ", "3, ", "[C-1]. ", "the 5 (1→2) and ", "x agrees. ", "White has five on 12, ", "Anne ○ throws 6-5: "],
)
def test_hostile_texts_are_answered_in_time(unit: str) -> None:
    """A pattern that tried everything would take years for these."""
    started = time.perf_counter()
    for tail in ("", "x", "x."):
        french.say((unit * 1200)[:1190] + tail)
    assert time.perf_counter() - started < 60


def test_spaces_and_clauses_are_kept() -> None:
    assert french.say("  The match is over. [C-6]\n") == "  Le match est fini. [C-6]\n"
    assert french.say("Anne ○ stays.") == "Anne ○ tient."


def test_the_account_is_printed_in_french() -> None:
    table = Table("trictrac-a-ecrire@players=3,rounds=3,hole_limit=6", seed=1, names=NAMES[:3])
    Listener(table, "account").play(4000)
    assert table.account is not None
    assert table.account.entries
    html = french.page(table.account.sheet(table.game.name, table.players), NAMES)
    assert '<html lang="fr">' in html
    words = re.sub(r"<style>.*?</style>|<[^>]*>", " ", html, flags=re.DOTALL)
    assert not english_in(words), words
    assert "gagnant" in words
    assert "Convenu" in words
