"""Variations: what might have happened stands in a record, in text and in JSON, and changes nothing of what did."""

from __future__ import annotations

import json
import random

import pytest

from tablier import GAMES, Record, Refusal, Table
from tablier.bots import make
from tablier.records import Variation, Verdict
from tablier.records.variations import MOST_DEEP
from tablier.table.events import Played

MODERN = "backgammon@modern"
PLAYED = [*GAMES, MODERN]


def play_on(table: Table, acts: int, seed: int) -> Table:
    bot = make("random", seed)
    for _ in range(acts):
        if table.phase == "over":
            break
        bot.choose(table)
    return table


def varied(game: str, seed: int) -> Record:
    """A record with variations drawn at random, some of which have variations themselves."""
    draw = random.Random(seed)
    match = 1 if game == "trictrac-a-ecrire" else 3
    record = play_on(Table(game, seed=seed, match=match), 60, seed).record()
    for _ in range(5):
        at = draw.randrange(len(record.events))
        other = play_on(_anew(record.replay(at), draw.randrange(1 << 30)), draw.randint(1, 8), draw.randrange(99))
        _vary(record, other, f"perhaps {at}")
    return record


def _anew(table: Table, seed: int) -> Table:
    """The same table with other dice to come."""
    table.take_dice_of(Table(table.game, seed=seed))
    return table


def _vary(record: Record, other: Table, comment: str) -> None:
    try:
        variation = record.vary(other, comment)
    except Refusal:
        return  # the same was played
    if len(variation.events) > 2:
        variation.variations[1] = [Variation([variation.events[1]], {0: ["the same"]})]
        variation.verdicts[0] = [Verdict("play", "error", 0.084, "12/18", "turns", 3)]


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("seed", range(3))
def test_variations_come_back_and_the_match_replays_as_before(game, seed):
    record = varied(game, seed)
    assert record.variations
    plain = Record(record.table, record.events)
    for text in (str(record), json.dumps(record.to_json())):
        for check in (True, False):
            read = Record.read(text, check=check)
            assert read.faults == []
            assert read == record
            assert read.replay().position == plain.replay().position
            assert str(read) == str(record)
    assert record.checked() == record
    for moment in record:
        for variation in moment.variations:
            record.replay(moment.number).replay(variation.events)


def test_whoever_tries_something_keeps_it():
    table = play_on(Table("irish", seed=4), 12, 4)
    record = table.record()
    at = next(number for number, event in enumerate(record.events) if isinstance(event, Played))
    other = record.replay(at)
    other.play(other.plays()[-1])
    variation = record.vary(other, "safer")
    assert record.replay(at).replay(variation.events).position == other.position
    assert "; safer" in str(record)
    with pytest.raises(Refusal) as caught:
        record.vary(table)
    assert caught.value.code == "no-variation"


GAME = """tablier record 1
game: irish
match: 1
seed: 1

white begins
1. white 6-5: 12/18 12/17
   (
   white plays 1/7 12/17 ; careful
   2. black 2-1: 1/3 1/2
      ( black plays 17/19 17/18
      )
   )
2. black 2-1: 12/14 17/18
"""


def test_a_variation_stands_below_what_it_replaces():
    record = Record.read(GAME)
    assert record.faults == []
    ((at, (variation,)),) = record.variations.items()
    assert record.events[at] == Played(0, "12/18 12/17")
    assert variation.comments == {0: ["careful"]}
    assert variation.variations[2][0].events == [Played(1, "17/19 17/18*")]


@pytest.mark.parametrize(
    ("wrong", "right", "code", "kept"),
    [
        ("1/7 12/17 ;", "1/9 12/17 ;", None, 0),
        ("17/19 17/18", "17/18 17/18", None, 3),
        ("2. black 2-1: 12/14", ")\n2. black 2-1: 12/14", "bad-variation", 3),
        ("white begins\n", "(\nwhite begins\n)\nwhite begins\n", "bad-variation", 3),
    ],
)
def test_a_damaged_variation_damages_nothing_else(wrong, right, code, kept):
    record = Record.read(GAME.replace(wrong, right))
    (fault,) = record.faults
    assert code in (None, fault.problem.code)
    found = [len(variation.events) for kept in record.variations.values() for variation in kept]
    assert record.events == Record.read(GAME).events
    assert found == [kept] * bool(kept)


def test_a_variation_without_an_end_goes_to_the_end():
    record = Record.read(GAME.replace("   )\n2.", "2."))
    assert [fault.problem.code for fault in record.faults][-1] == "bad-variation"
    assert record.events == Record.read(GAME).events[:3]
    assert [len(variation.events) for variation in record.variations[2]] == [3]


def test_variations_go_only_so_deep():
    deep = "\n".join(["( white plays 1/7 12/17"] * 500 + [")"] * 500)
    text = GAME[: GAME.index("   (")] + deep + "\n" + GAME[GAME.index("2. black 2-1: 12") :]
    record = Record.read(text)
    assert [fault.problem.code for fault in record.faults] == ["bad-variation"]
    assert record.events == Record.read(GAME).events
    assert str(record).count("(\n") == MOST_DEEP
    data = Record.read(GAME).to_json()
    inner: list[dict[str, object]] = [dict(data["events"][2])]
    for _ in range(100):
        inner = [dict(data["events"][2], variations=[inner])]
    data["events"][2] = inner[0]
    assert [fault.problem.code for fault in Record.read(json.dumps(data)).faults] == ["bad-variation"]


@pytest.mark.parametrize("wrong", [5, "x", [5], [[{"event": "fly"}]], {"events": []}])
def test_what_is_no_variation_is_a_fault(wrong):
    data = Record.read(GAME).to_json()
    data["events"][2]["variations"] = wrong
    record = Record.read(json.dumps(data))
    assert record.faults
    assert record.events == Record.read(GAME).events


def test_whoever_replays_a_match_is_told_what_might_have_been(tmp_path):
    from click.testing import CliRunner

    from tablier.terminal.app import tablier

    Record.read(GAME).save(tmp_path / "game.tab")
    shown = CliRunner().invoke(tablier, ["replay", str(tmp_path / "game.tab")])
    assert "( white plays 1/7 12/17 ; careful, black 2-1, black plays 1/3 1/2 )" in shown.stdout
