"""What is told: every act has a message in every language, each reader is addressed, and gets the own numbers."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from depth import of_many
from tablier import Record, Table
from tablier.games.race import telling as race
from tablier.games.trictrac import scribe
from tablier.saying import IN_TEXT, LANGUAGES, Reader, Said, Several, Spot, Told, Who
from tablier.table.declaring import KINDS, Event
from tablier.table.events import Played
from tablier.table.values import Dice, FieldValue, OrNothing, Seat, Seats, Side, Text, YesNo
from tablier.telling import sentences
from tablier.telling.sentences import Teller

DATA = Path(__file__).parent.parent / "data"
READERS = [Reader(language, seat) for language in LANGUAGES for seat in (None, 0, 1)]
NAMES = ("Anne", "Bob")
PEOPLE = (Who(0, "Anne"), Who(1, "Bob"))


def sample(value: FieldValue) -> object:
    """Something that a field of an event may hold."""
    match value:
        case Side() | Seat():
            return 1
        case OrNothing():
            return sample(value.value)
        case YesNo():
            return True
        case Dice():
            return (6, 5)
        case Seats():
            return (0, 1)
        case Text():
            return "1/7"
        case _:
            return 3


def words(told: Told, reader: Reader, caplog: pytest.LogCaptureFixture) -> str:
    """A line put into words, which is logged where something is wrong with it."""
    with caplog.at_level(logging.ERROR):
        said = reader.line(told)
    assert not caplog.records, caplog.text
    return said


BY_TABLE = {Played, *sentences.BY_TABLE, *race.BY_TABLE, *scribe.BY_TABLE}


@pytest.mark.parametrize("act", [act for act in KINDS.values() if act not in BY_TABLE], ids=lambda act: act.kind)
def test_every_act_is_told_in_every_language(act: type[Event], caplog: pytest.LogCaptureFixture) -> None:
    table = Table("trictrac-a-ecrire@players=4,rounds=4", seed=1, names=("Anne", "Bob", "Carl", "Dora"))
    event = act(**{name: sample(value) for name, value in act.declared.fields.items()})
    told = sentences.by_declaration(table, event)
    for reader in READERS:
        said = words(told, reader, caplog)
        assert f"[{act.declared.clause}]" in said
        if told.player == reader.seat == 1:
            assert "Bob" not in said, "the reader is addressed"


@pytest.mark.scaled
@pytest.mark.parametrize("path", sorted(DATA.glob("*/*.txt")), ids=lambda path: path.stem)
def test_whole_matches_are_told_without_a_fault(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No line begins with a space, has a clause within, or signs where nobody asked for them."""
    text = path.read_text(encoding="utf-8")
    record = Record.read(text[text.index("tablier record") :])
    assert record.events
    table = record.table.fresh()
    table.rename(("Anne", "Bob", "Carl", "Dora")[: len(table.players)])
    teller = Teller(table)
    for event in record.events[: of_many(150, 60)]:
        table.apply(event)
        for told in teller.lines():
            assert told.kind in {*KINDS, "jan", "marked", "note"}
            for reader in READERS:
                said = words(told, reader, caplog)
                assert said == said.strip()
                assert said.count("[") == (told.clause is not None)
                assert "○" not in said or told.kind == "lots"


def test_a_reader_is_told_you_and_the_other_a_name() -> None:
    table = Table("garanguet", seed=1, first="white", names=NAMES)
    teller = Teller(table)
    table.throw(6, 5, 2)
    (told,) = teller.lines()
    assert Reader("en", 0).line(told) == "You throw 6-5-2."
    assert Reader("en", 1).line(told) == "Anne throws 6-5-2."
    assert Reader("fr", 0).line(told) == "Vous amenez 6-5-2."
    assert IN_TEXT.line(told) == "Anne ○ throws 6-5-2."


def test_both_players_are_told_a_jan_by_the_numbers_of_their_own_edge() -> None:
    """T-25."""
    table = Table("trictrac", position="trictrac:w:1x13,6x1,7x1:1x13,6x1,7x1", names=NAMES)
    teller = Teller(table)
    table.throw(6, 6)
    hit = next(told for told in teller.lines() if told.kind == "jan" and "12" in str(told.said))
    assert Reader("en", 0).line(hit) == (
        "True hit, one way: 4 to you. The 12 (6→18) could cover the lone man on 18, in the big jan table [T-25]."
    )
    assert Reader("en", 1).line(hit) == (
        "True hit, one way: 4 to Anne. The 12 (19→7) could cover the lone man on 7, in the big jan table [T-25]."
    )
    assert "de la flèche 7, dans la table du grand jan" in Reader("fr", 1).line(hit)


def test_a_jan_of_the_readers_own_is_called_so() -> None:
    """T-31."""
    table = Table("trictrac", position="trictrac:w:1x3,7x2,8x2,9x2,10x2,11x2,12x2:1x15", names=NAMES)
    table.throw(2, 1)
    kept = next(jan for jan in table.jans if jan.kind == "conserve-big").sentence.named(PEOPLE)
    assert Reader("en", 0).say(kept).startswith("Your big jan")
    assert Reader("en", 1).say(kept).startswith("Anne’s big jan")
    assert Reader("fr", 1).say(kept).startswith("Le grand jan d’Anne")


def test_what_is_said_is_kept_as_json_and_told_again() -> None:
    said = Said(
        "telling.both",
        first=Said("telling.wins-match", who=Who(1, "Bob")),
        second=Several((Spot((18, 7), 0), "x", 3), either=True),
    )
    assert Said.from_json(said.to_json()) == said
    assert Said.from_json(Said("telling.next-game").to_json()) == Said("telling.next-game")
    faults = Said("positions.not-possible", faults=Several(("one", "another"), apart=True))
    assert Said.from_json(faults.to_json()) == faults
    with pytest.raises(TypeError):
        Said.from_json({"say": "telling.both", "with": {"first": None}})


def test_names_are_given_to_players_that_had_none() -> None:
    reason = Several((Who(0), Who(1, "Zoe"), Said("telling.ended-resigned", who=Who(1))))
    assert str(Said("telling.ended", reason=reason).named(PEOPLE)) == "Anne, Zoe and Bob resigns."
