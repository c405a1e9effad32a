"""Dice that can be checked afterwards: they follow from secret and seeds, and every change shows."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from tablier import Record, Table
from tablier.bots import RandomBot
from tablier.errors import BadRecord, Unreadable
from tablier.fairness import FairChance, check_seed, commitment_to, proof_tags, verify
from tablier.table import Phase
from tablier.terminal.app import tablier

SECRET = bytes(range(32))
SEEDS = ("rose", "jack-7", "c", "d")


def played(game: str, **options: str | int | bool) -> Record:
    """The record of a whole match between two who play at random with fair dice."""
    players = int(options.get("players", 2))
    seeds = SEEDS[:players]
    table = Table(game, chance=FairChance("t1", SECRET, seeds), **options)
    bot = RandomBot(1)
    while table.phase is not Phase.OVER:
        bot.choose(table)
    return table.record(**proof_tags("t1", SECRET, commitment_to(SECRET), seeds))


@pytest.mark.parametrize("game", ["unstacked", "garanguet", "backgammon@binding=true", "trictrac"])
def test_every_throw_of_a_match_is_proved(game: str) -> None:
    proof = verify(played(game))
    assert proof.holds
    assert proof.throws > 5


def test_lots_are_proved_too() -> None:
    record = played("trictrac-a-ecrire", players=3, rounds=3)
    assert any(event.kind == "lots" for event in record.events)
    assert verify(record).holds


def test_the_dice_are_computed_as_documented() -> None:
    """An independent reckoning of the first throw, from the description in docs/protocol.md."""
    message = b"tablier dice 1\nt1\nrose\njack-7\n5\ndice\n0"
    digest = hmac.new(SECRET, message, hashlib.sha256).digest()
    expected = [byte % 6 + 1 for byte in digest if byte < 252][:3]
    assert FairChance("t1", SECRET, SEEDS[:2]).dice(3, 5) == tuple(expected)


def test_faces_come_evenly() -> None:
    chance = FairChance("t1", SECRET, SEEDS)
    faces = Counter(die for happened in range(20_000) for die in chance.dice(3, happened))
    expected = 60_000 / 6
    chi_square = sum((faces[face] - expected) ** 2 / expected for face in range(1, 7))
    assert chi_square < 20.5, "five degrees of freedom: one seed in a thousand would be worse"


def test_anything_changed_shows() -> None:
    record = played("unstacked")
    for name, other in (("secret", "00" * 32), ("table", "t2"), ("seed-of-1", "rosa"), ("commitment", "00" * 32)):
        changed = Record(record.table, record.events, tags={**record.tags, name: other})
        assert not verify(changed).holds, name


def test_a_changed_throw_is_named() -> None:
    record = played("unstacked")
    text = str(record)
    number = next(i for i, event in enumerate(record.events) if event.kind == "throw")
    dice = record.events[number].dice  # type: ignore[attr-defined]
    other = type(record.events[number])(record.events[number].player, (dice[0] % 6 + 1, dice[1]))  # type: ignore[attr-defined, call-arg]
    changed = Record(record.table, [*record.events[:number], other, *record.events[number + 1 :]], tags=record.tags)
    (difference,) = verify(changed).differences
    assert difference.event == number + 1
    assert difference.expected == dice
    assert str(record) == text


@pytest.mark.parametrize("name", ["table", "commitment", "secret", "seed-of-2", "dice"])
def test_what_is_missing_is_named(name: str) -> None:
    record = played("unstacked")
    tags = {tag: value for tag, value in record.tags.items() if tag != name}
    with pytest.raises(BadRecord, match="secret is not told" if name == "secret" else name):
        verify(Record(record.table, record.events, tags=tags))


@pytest.mark.parametrize("secret", ["", "zz", "ff" * 31])
def test_a_damaged_secret_is_refused(secret: str) -> None:
    record = played("unstacked")
    with pytest.raises(BadRecord, match="64 hexadecimal"):
        verify(Record(record.table, record.events, tags={**record.tags, "secret": secret or "-"}))


def test_dice_entered_by_hand_are_said_to_be() -> None:
    table = Table("unstacked", first="white")
    table.throw(3, 4)
    with pytest.raises(BadRecord, match="by hand"):
        verify(table.record(dice="hand"))


@pytest.mark.parametrize("seed", ["", "a b", "a\nb", "é", "x" * 65])
def test_seeds_that_could_be_misread_are_refused(seed: str) -> None:
    with pytest.raises(Unreadable, match="visible ASCII"):
        check_seed(seed)


def test_a_table_goes_on_alike_when_replayed() -> None:
    table = Table("garanguet", chance=FairChance("t1", SECRET, SEEDS[:2]))
    bot = RandomBot(2)
    for _ in range(20):
        bot.choose(table)
    again = table.fresh().replay(table.events)
    bot.choose(table)
    bot.choose(again)
    assert again.events == table.events


def test_the_command_proves_a_file_and_its_round_trip(tmp_path: Path) -> None:
    for name in ("game.tab", "game.json"):
        played("unstacked").save(tmp_path / name)
        result = CliRunner().invoke(tablier, ["verify", str(tmp_path / name)])
        assert result.exit_code == 0
        assert "The secret is the one promised" in result.output


def test_the_command_fails_on_a_forged_file(tmp_path: Path) -> None:
    path = tmp_path / "game.tab"
    path.write_text(str(played("unstacked")).replace("rose", "rosa"), encoding="utf-8")
    result = CliRunner().invoke(tablier, ["verify", str(path), "--json"])
    assert result.exit_code == 1
    assert '"holds": false' in result.output
