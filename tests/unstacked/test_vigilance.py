"""Claims by hand (UD-9): nothing tells a player which dice can be claimed, and a throw too soon is stopped unseen."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from builders import refusal
from tablier import Phase, Record, Table
from tablier.bots import GreedyBot
from tablier.games.unstacked.acts import Cast, Claim, Waive
from tablier.salon.kept.store import Kept, KeptSeat, KeptTable
from tablier.salon.messages import PictureWish
from tablier.salon.play import actions, pictures, views
from tablier.salon.play.journal import Journal
from tablier.table.events import Throw
from tablier.telling.sentences import Teller
from tablier.terminal import commands, playing

ONE_MAN = "unstacked@claims=manual:w:s111222:s111222"


def manual(**settings: Any) -> Table:
    return Table("unstacked@claims=manual", seed=3, first="white", **settings)


def thrown(table: Table, *dice: int) -> Table:
    table.throw(*dice)
    table.confirm()
    return table


# Casting


def test_a_throw_after_a_double_is_cast_unseen_and_may_be_interrupted() -> None:
    """UD-9: the ace White could not use is Black's; the throw is then made again."""
    table = thrown(manual(), 1, 1)
    assert (table.phase, table.player, table.claimant) == (Phase.THROW, 0, 1)
    assert refusal(table.throw, 4, 3) == ("too-soon", "UD-9")
    assert table.throw() == ()
    assert (table.phase, table.player, table.dice) == (Phase.CLAIM, 1, ())
    assert table.events[-1] == Cast(0)
    table.claim(1)
    assert (table.phase, table.player, table.dice) == (Phase.THROW, 0, ())
    table.cast()
    table.waive()
    assert (table.phase, table.player, table.rolling) == (Phase.THROW, 0, True)
    assert len(table.throw()) == 2
    assert (table.phase, table.player, table.rolling) == (Phase.PLAY, 0, False)


def test_a_throw_is_cast_whether_there_is_a_right_or_not() -> None:
    """UD-9: both fours brought a man down, and the other may stop the dice all the same."""
    table = thrown(manual(), 4, 4)
    assert table.rights == ()
    table.throw()
    assert table.phase is Phase.CLAIM
    assert refusal(table.claim, 4) == ("no-right", "UD-9")
    assert refusal(table.claim, 2) == ("no-right", "UD-9")
    assert table.phase is Phase.CLAIM
    table.waive()
    table.throw()
    assert table.phase is Phase.PLAY


def test_nothing_is_cast_where_nobody_could_interrupt() -> None:
    """UD-9: before one's own throw, after waiving, and where dice are shared out."""
    table = thrown(manual(), 4, 3)
    assert refusal(table.cast) == ("nothing-to-interrupt", "UD-9")
    waived = thrown(manual(), 4, 4)
    waived.waive()
    assert refusal(waived.claim, 4) == ("nothing-to-claim", "UD-9")
    assert len(waived.throw()) == 2
    auto = thrown(Table("unstacked", seed=3, first="white"), 4, 4)
    assert refusal(auto.cast) == ("no-such-act", "UD-9")
    assert len(auto.throw()) == 2


def test_a_right_is_lost_with_the_next_throw() -> None:
    """UD-9."""
    table = Table("unstacked", claims="manual", seed=1, position="unstacked@claims=manual:b:s001012:s110010")
    thrown(table, 5, 3)
    assert (table.rights, table.claimant, table.player) == ((3,), 0, 0)
    table.throw(6, 5)
    assert table.phase is Phase.PLAY
    assert refusal(table.apply, Claim(0, 3))[0] == "wrong-phase"
    table.void()
    table.claim(3)
    assert refusal(table.claim, 3) == ("no-right", "UD-9")


def test_casting_is_kept_in_records() -> None:
    """UD-9."""
    table = thrown(manual(match=0), 1, 1)
    table.cast()
    table.claim(1)
    table.cast()
    table.waive()
    table.throw()
    table.confirm()
    written = str(table.record())
    assert "white casts" in written
    assert "referee-edition: 2" in written
    for text in (written, json.dumps(table.record().to_json())):
        record = Record.read(text)
        assert (record.faults, record.events) == ([], table.events)
        assert record.replay().position.id == table.position.id


def test_an_old_record_is_replayed_as_it_was() -> None:
    """UD-9: in the first edition the dice were seen, and then interrupted."""
    text = (
        "tablier record 1\ngame: unstacked@claims=manual\nmatch: 1\n\nwhite begins\n1. white 1-1: 1d\n2. white 4-3\n"
        "   black claims 1\n3. white 2-2: 2d\n4. white 5-4\n   black waives\n   white plays 5d 4d\n"
    )
    record = Record.read(text)
    assert record.faults == []
    table = record.replay()
    assert (table.edition, table.phase, table.player) == (1, Phase.THROW, 1)
    assert Throw(0, (4, 3)) in record.events
    assert Record.read(str(record)).events == record.events


# Nothing tells


def test_a_wrong_claim_says_no_more_than_that() -> None:
    """UD-9: not left over, or of no use: the same sentence."""
    table = Table("unstacked", claims="manual", seed=1, position="unstacked@claims=manual:b:s001012:s110010")
    thrown(table, 5, 3)
    useless = Table("unstacked", claims="manual", seed=1, position="unstacked@claims=manual:b:s000012:s110010")
    thrown(useless, 5, 3)
    assert refusal(table.claim, 5) == refusal(useless.claim, 3) == ("no-right", "UD-9")


def journal_of(table: Table) -> Journal:
    """A journal of the salon around a table, both seats taken by people."""
    plan = {
        "game": table.game.full_id, "table_options": {}, "edition": table.edition, "match": 1, "first": None,
        "position": table.start.id if table.start else None, "dice": "server", "clock": None,
    }  # fmt: skip
    kept = KeptTable("t", 0.0, 0.0, plan, "00" * 32, False, "running", None)
    seats = tuple(KeptSeat(seat, None, name, str(seat), None) for seat, name in enumerate(("Anne", "Blaise")))
    journal = Journal(Kept(kept, seats, ()))
    journal.perform(table.events)
    return journal


def seen(table: Table) -> list[Any]:
    """All that a person or a program is shown, without the men."""
    journal = journal_of(table)
    views_of: list[Any] = []
    for seats in ((0,), (1,), ()):
        state = views.as_seen(journal, views.state(journal), seats, "en", 0)
        views_of.append({name: value for name, value in state.items() if name not in ("position", "men", "proof")})
    offered = [actions.offers(journal, seat) for seat in (0, 1)]
    tags = [
        part.split("<")[0]
        for viewer in (0, 1)
        for part in pictures.picture(journal, PictureWish(shape="wide"), viewer).split('data-part="tag"')[1:]
    ]
    told = [*Teller(table).lines(), *playing.what_is_due(table, False), str(table).splitlines()[-1]]
    completed = [candidate.text for candidate in commands.candidates(table, "claim ", ())]
    acts = [table.may(side) for side in (0, 1)], table.phase, table.player, table.claimant, table.askable
    return [views_of, offered, tags, told, completed, acts]


def twins(count: int) -> Iterator[tuple[Table, Table]]:
    """Two tables after the same throw and play that differ in what the other can use of it, and in nothing else."""
    chance = random.Random("vigilance")
    while count:
        standing = [[chance.randint(0, most) for most in (1, 1, 1, 2, 2, 2)] for _ in range(3)]
        if not all(any(one) for one in standing):
            continue
        shown = ["s" + "".join(map(str, one)) for one in standing]
        dice = chance.randint(1, 6), chance.randint(1, 6)
        pair = []
        for other in (shown[1], shown[2]):
            table = Table(
                "unstacked", claims="manual", position=f"unstacked@claims=manual:w:{shown[0]}:{other}", seed=1
            )
            pair.append(thrown(table, *dice))
        if pair[0].rights != pair[1].rights and Phase.OVER not in (pair[0].phase, pair[1].phase):
            count -= 1
            yield pair[0], pair[1]


def test_nothing_tells_which_dice_can_be_claimed() -> None:
    """UD-9: states, offers, pictures, text and what may be done are the same, whatever can be claimed."""
    doubles = 0
    for one, other in twins(60):
        assert seen(one) == seen(other), (one.position.id, other.position.id)
        if one.player != one.claimant:
            doubles += 1
            for table in (one, other):
                table.throw()
                assert table.phase is Phase.CLAIM
            assert seen(one) == seen(other)
    assert doubles > 3


def test_a_bot_sees_for_itself_and_acts_at_once() -> None:
    """UD-9."""
    table = thrown(manual(), 1, 1)
    table.throw()
    GreedyBot().choose(table)
    assert table.events[-1] == Claim(1, 1)
    table.throw()
    GreedyBot().choose(table)
    assert table.events[-1] == Waive(1)
