"""Dice that nobody can steer: they follow from keys, seeds and their number alone, and every change shows."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from tablier import Record, Table
from tablier.bots import RandomBot
from tablier.chance import ChanceMoment
from tablier.errors import BadRecord, Refusal, Unreadable
from tablier.fairness import (
    THROWS,
    Chain,
    FairChance,
    KeysTold,
    check_seed,
    key_before,
    keys_of,
    proof_tags,
    seal_of,
    verify,
)
from tablier.games.trictrac.acts import Advise
from tablier.table import Event, Phase
from tablier.table.events import Adjust, Opening, Throw, Touch
from tablier.terminal.app import tablier

SECRET = bytes(range(32))
OTHER = bytes(range(1, 33))
SEEDS = ("rose", "jack-7", "c", "d")
GUIDE = Path(__file__).parents[1] / "docs" / "fairness.md"


def dealt(secret: bytes = SECRET, seeds: Sequence[str] = SEEDS[:2], scheme: int = 2) -> FairChance:
    return FairChance("t1", keys_of(secret, scheme), seeds)


def played(game: str, turns: int = 100_000, scheme: int = 2, **options: str | int | bool) -> Record:
    """The record of a match, or its first turns, between two who play at random with fair dice."""
    seeds = SEEDS[: int(options.get("players", 2))]
    table = Table(game, chance=dealt(SECRET, seeds, scheme), **options)  # type: ignore[arg-type]
    bot = RandomBot(1)
    for _ in range(turns):
        if table.phase is Phase.OVER:
            break
        bot.choose(table)
    tags = proof_tags("t1", keys_of(SECRET, scheme), seeds, table.decided, table.phase is Phase.OVER)
    return table.record(**tags)


def changed(record: Record, events: Sequence[Event] | None = None, **tags: str) -> Record:
    names = {name.replace("_", "-"): value for name, value in tags.items()}
    return Record(record.table, list(record.events if events is None else events), tags={**record.tags, **names})


@pytest.mark.parametrize("scheme", [1, 2])
@pytest.mark.parametrize("game", ["unstacked", "garanguet", "backgammon@binding=true", "trictrac"])
def test_every_throw_of_a_match_is_proved(game: str, scheme: int) -> None:
    proof = verify(played(game, scheme=scheme))
    assert proof.holds
    assert proof.scheme == scheme
    assert proof.throws > 5


def test_lots_are_proved_too() -> None:
    record = played("trictrac-a-ecrire", players=3, rounds=3)
    assert any(event.kind == "lots" for event in record.events)
    assert verify(record).holds


def test_a_match_without_end_is_proved_as_far_as_it_has_come() -> None:
    """C-6: nobody has to wait for an end that never comes."""
    record = played("unstacked", turns=300, match=0)
    assert sum(event.kind == "next" for event in record.events) > 2
    proof = verify(record)
    assert proof.holds
    assert proof.throws > 100
    assert "secret" not in record.tags
    assert SECRET.hex() not in str(record)


def test_a_record_before_the_first_throw_has_nothing_to_prove() -> None:
    assert verify(played("unstacked", turns=0)).throws == 0


def test_the_dice_are_computed_as_documented() -> None:
    """An independent reckoning of the first throw, from the description in docs/fairness.md."""
    key = SECRET
    for _ in range(THROWS - 6):
        key = hashlib.sha256(b"tablier chain 2\n" + key).digest()
    digest = hmac.new(key, b"tablier dice 2\nt1\nrose\njack-7\n6\ndice\n0", hashlib.sha256).digest()
    expected = [byte % 6 + 1 for byte in digest if byte < 252][:3]
    assert dealt().dice(3, ChanceMoment(17, 5)) == tuple(expected)


def test_the_dice_of_scheme_1_are_what_they_were() -> None:
    message = b"tablier dice 1\nt1\nrose\njack-7\n5\ndice\n0"
    digest = hmac.new(SECRET, message, hashlib.sha256).digest()
    expected = [byte % 6 + 1 for byte in digest if byte < 252][:3]
    assert dealt(scheme=1).dice(3, ChanceMoment(5, 2)) == tuple(expected)
    assert keys_of(SECRET, 1).promise == hashlib.sha256(SECRET).hexdigest()


def test_the_verifier_of_the_guide_agrees(tmp_path: Path) -> None:
    """docs/fairness.md shows a verifier of its own, which knows nothing of this program."""
    (source,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "check.py").write_text(source, encoding="utf-8")
    record = played("backgammon", binding=True)
    throw = next(number for number, event in enumerate(record.events) if event.kind == "throw")
    forged = changed(record, [*record.events[:throw], _other_dice(record.events[throw]), *record.events[throw + 1 :]])
    for which, code in ((record, 0), (forged, 1), (played("trictrac-a-ecrire", players=3, rounds=3), 0)):
        which.save(tmp_path / "game.json")
        done = subprocess.run([sys.executable, "check.py", "game.json"], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == code, done.stdout + done.stderr


def test_faces_come_evenly() -> None:
    chance = dealt(seeds=SEEDS)
    faces = Counter(die for decided in range(3_000) for die in chance.dice(20, ChanceMoment(0, decided)))
    expected = 60_000 / 6
    chi_square = sum((faces[face] - expected) ** 2 / expected for face in range(1, 7))
    assert chi_square < 20.5, "five degrees of freedom: one seed in a thousand would be worse"


# Keys


def test_each_key_leads_back_to_all_before_it_and_the_first_to_the_promise() -> None:
    chain = keys_of(SECRET)
    assert isinstance(chain, Chain)
    for number in (1, 2, 255, 256, 257, 1000, THROWS - 1, THROWS):
        assert key_before(chain.key(number)) == chain.key(number - 1)
    assert chain.key(0).hex() == chain.promise
    assert chain.key(THROWS) == SECRET
    told = KeysTold(chain.key(40), 40)
    assert told.promise == chain.promise
    assert [told.at(ChanceMoment(0, n)) for n in range(40)] == [chain.at(ChanceMoment(0, n)) for n in range(40)]


def test_beyond_the_last_key_nothing_is_thrown() -> None:
    assert dealt().dice(2, ChanceMoment(0, THROWS - 1))
    with pytest.raises(Refusal, match="open another table") as refused:
        dealt().dice(2, ChanceMoment(0, THROWS))
    assert refused.value.code == "dice-used-up"


# Attacks: each is what somebody could try who keeps the table, sits at it, or hands on its record


def test_harmless_events_do_not_change_the_next_throw() -> None:
    """Whoever knows the secret could else add them until a throw suits."""
    table = Table("trictrac-a-ecrire", players=3, chance=dealt(seeds=SEEDS[:3]), touch_move=True)
    table.trictrac.lots()
    table.throw()

    def next_throw(*harmless: Event) -> tuple[int, ...]:
        trial = table.fresh().replay([*table.events, *harmless])
        trial.play(trial.plays()[0])
        return trial.throw()

    player, out = table.player, table.round.sitting_out[0] if table.round else 2
    assert player is not None
    plain = next_throw()
    for count in range(1, 6):
        assert next_throw(*[Adjust(player)] * count) == plain
        assert next_throw(*[Advise(out, "Tenez")] * count) == plain
    points = [point for point in range(1, 25) if table.why_not((point, table.dice[0])) is None]
    assert next_throw(*(Touch(player, point) for point in points[:1])) == plain
    table.rename(["Anne", "Jean", "Rose"])
    assert next_throw() == plain


def test_under_scheme_1_they_did() -> None:
    """Why there is a second scheme; such records are verified as what they are."""
    chance = dealt(scheme=1)
    assert len({chance.dice(2, ChanceMoment(happened, 3)) for happened in range(40)}) > 10
    chance = dealt()
    assert len({chance.dice(2, ChanceMoment(happened, 3)) for happened in range(40)}) == 1


def test_a_keeper_who_looks_for_a_secret_once_the_seeds_are_known_is_caught_by_the_promise() -> None:
    record = played("unstacked")
    promised = record.tags["commitment"]
    sixes = next(
        secret
        for number in itertools.count()
        if dealt(secret := hashlib.sha256(bytes([number])).digest()).dice(2, ChanceMoment(0, 0)) == (6, 6)
    )
    table = Table("unstacked", chance=dealt(sixes), first="white")
    table.throw()
    forged = table.record(**proof_tags("t1", keys_of(sixes), SEEDS[:2], 1, False))
    assert verify(forged).holds, "by itself such a record is sound"
    assert verify(forged).commitment != promised, "but it is not what was promised"
    assert not verify(changed(forged, commitment=promised)).holds


@pytest.mark.parametrize("name", ["table", "seed_of_1", "seed_of_2", "seal_of_1", "seal_of_2", "commitment", "key"])
def test_anything_changed_shows(name: str) -> None:
    record = played("unstacked")
    value = record.tags[name.replace("_", "-")]
    other = "t2" if name == "table" else "rosa" if "seed" in name else ("0" if value[0] != "0" else "1") + value[1:]
    assert verify(record).holds
    assert not verify(changed(record, **{name: other})).holds


def test_seeds_exchanged_or_replaced_with_their_seals_show() -> None:
    record = played("unstacked")
    swapped = changed(record, seed_of_1="jack-7", seed_of_2="rose")
    assert verify(swapped).not_as_sealed == (1, 2)
    replaced = changed(record, seed_of_2="lucky", seal_of_2=seal_of("t1", 2, "lucky"))
    assert not verify(replaced).not_as_sealed
    assert verify(replaced).differences


def _other_dice(event: Event) -> Event:
    assert isinstance(event, Throw)
    return replace(event, dice=(event.dice[0] % 6 + 1, *event.dice[1:]))


def test_a_changed_throw_is_named() -> None:
    record = played("unstacked")
    number = next(i for i, event in enumerate(record.events) if event.kind == "throw")
    forged = changed(
        record, [*record.events[:number], _other_dice(record.events[number]), *record.events[number + 1 :]]
    )
    (difference,) = verify(forged).differences
    assert difference.event == number + 1
    assert difference.expected == record.events[number].dice  # type: ignore[attr-defined]


def test_a_throw_left_out_or_put_in_shows() -> None:
    record = played("unstacked")
    first = next(i for i, event in enumerate(record.events) if event.kind == "throw")
    opening = next(i for i, event in enumerate(record.events) if isinstance(event, Opening))
    for events in (
        [*record.events[:first], *record.events[first + 1 :]],
        [*record.events[: opening + 1], *record.events[opening:]],
        record.events[:first],  # the last throws dropped, as if they had not been made
    ):
        proof = verify(changed(record, events))
        assert not proof.commitment_holds


def test_the_keys_of_one_game_do_not_fit_another() -> None:
    """A match cut short at a throw that suits, and gone on with from a later key."""
    record = played("unstacked", turns=200, match=0)
    chain = keys_of(SECRET)
    assert isinstance(chain, Chain)
    assert not verify(changed(record, key=chain.key(verify(record).throws + 1).hex())).holds


def test_a_record_of_scheme_2_cannot_pass_for_scheme_1() -> None:
    """The first key hashes to the promise; if it did so plainly, it would do for a secret of scheme 1."""
    record = played("unstacked")
    first = KeysTold(bytes.fromhex(record.tags["key"]), verify(record).throws).at(ChanceMoment(0, 0))[0]
    table = Table("unstacked", chance=dealt(first, scheme=1), first="white")
    while table.phase is not Phase.OVER:
        RandomBot(1).choose(table)
    forged = table.record(**proof_tags("t1", keys_of(first, 1), SEEDS[:2], 0, True))
    assert verify(forged).holds
    assert not verify(changed(forged, commitment=record.tags["commitment"])).commitment_holds
    with pytest.raises(BadRecord, match="secret is not told"):
        verify(changed(record, dice="tablier dice 1"))


def test_a_seal_copied_from_another_seat_or_table_cannot_be_opened() -> None:
    assert len({seal_of(table, seat, "rose") for table in ("t1", "t2") for seat in (1, 2, 3)}) == 6


# What is missing or damaged


@pytest.mark.parametrize("name", ["table", "commitment", "key", "seed-of-2", "seal-of-1", "dice"])
def test_what_is_missing_is_named(name: str) -> None:
    record = played("unstacked")
    tags = {tag: value for tag, value in record.tags.items() if tag != name}
    with pytest.raises(BadRecord, match=name):
        verify(Record(record.table, record.events, tags=tags))


def test_a_record_of_scheme_1_without_its_secret_has_to_wait() -> None:
    with pytest.raises(BadRecord, match="secret is not told"):
        verify(played("unstacked", turns=5, scheme=1))


@pytest.mark.parametrize("told", ["-", "zz", "ff" * 31, "FF" * 32])
@pytest.mark.parametrize(("scheme", "name"), [(1, "secret"), (2, "key")])
def test_a_damaged_secret_is_refused(told: str, scheme: int, name: str) -> None:
    with pytest.raises(BadRecord, match=f"the {name} is not 64 hexadecimal"):
        verify(changed(played("unstacked", scheme=scheme), **{name: told}))


def test_a_scheme_of_the_future_is_named() -> None:
    with pytest.raises(BadRecord, match="“tablier dice 3”, which this program does not know"):
        verify(changed(played("unstacked"), dice="tablier dice 3"))


def test_dice_entered_by_hand_are_said_to_be() -> None:
    table = Table("unstacked", first="white")
    table.throw(3, 4)
    with pytest.raises(BadRecord, match="by hand"):
        verify(table.record(dice="hand"))


@pytest.mark.parametrize("seed", ["", "a b", "a\nb", "é", "x" * 65])
@pytest.mark.parametrize("use", [check_seed, lambda seed: seal_of("t1", 1, seed)])
def test_seeds_that_could_be_misread_are_refused(seed: str, use: Callable[[str], str]) -> None:
    with pytest.raises(Unreadable, match="visible ASCII"):
        use(seed)


def test_a_table_goes_on_alike_when_replayed() -> None:
    table = Table("garanguet", chance=dealt())
    bot = RandomBot(2)
    for _ in range(20):
        bot.choose(table)
    again = table.fresh().replay(table.events)
    bot.choose(table)
    bot.choose(again)
    assert again.events == table.events


# The command


def run(path: Path, *flags: str) -> tuple[int, str]:
    result = CliRunner().invoke(tablier, ["verify", str(path), *flags])
    return result.exit_code, " ".join(result.output.split())


def test_the_command_proves_a_file_and_its_round_trip(tmp_path: Path) -> None:
    for name in ("game.tab", "game.json"):
        played("unstacked").save(tmp_path / name)
        code, said = run(tmp_path / name)
        assert code == 0
        assert "The secret is the one promised" in said
        assert "steer" not in said


def test_the_command_says_whether_ones_own_part_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "game.tab"
    record = played("unstacked")
    record.save(path)
    promise = record.tags["commitment"]
    code, said = run(path, "--mine", "rose", "--mine", "jack-7", "--promise", promise.upper())
    assert code == 0
    assert "The promise is the one you were given." in said
    assert "The seed “jack-7” is that of seat 2." in said
    code, said = run(path, "--mine", "rosa")
    assert code == 1
    assert "“rosa” is NOT among those" in said
    code, said = run(path, "--promise", "0" * 64)
    assert code == 1
    assert "The promise is NOT the one you were given." in said


def test_the_command_says_what_scheme_1_leaves_open(tmp_path: Path) -> None:
    played("unstacked", scheme=1).save(tmp_path / "game.tab")
    code, said = run(tmp_path / "game.tab")
    assert code == 0
    assert "scheme 1, which leaves two ways to steer" in said


def test_the_command_fails_on_a_forged_file(tmp_path: Path) -> None:
    path = tmp_path / "game.tab"
    path.write_text(str(played("unstacked")).replace("rose", "rosa"), encoding="utf-8")
    code, said = run(path)
    assert code == 1
    assert "The seed of seat 1 is NOT the one that was sealed." in said
    code, said = run(path, "--json")
    assert code == 1
    assert '"holds": false' in said
