"""Tables whose dice nobody steers, and seats that are taken once: what players, keepers and the unlucky could try."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from salon.guests import PERSON, Guest, Json, Salon, bot, choose, running, settings_in
from salon.test_crash import free_port, start
from tablier import Record
from tablier.chance import ChanceMoment
from tablier.fairness import FairChance, KeysTold, OneSecret, seal_of, verify
from tablier.salon.kept import schema
from tablier.salon.play.room import MOST_ROUNDS


def token() -> str:
    return secrets.token_urlsafe(24)


def sit(salon: Salon, table: str, seat: int, **brought: Any) -> httpx.Response:
    body = {"name": f"Guest {seat}", **brought}
    return salon.http.post(f"/api/tables/{table}/seats/{seat}", json=body)


class Sealed:
    """A player who brings a sealed seed and opens it when all are sealed, as the page does."""

    def __init__(self, salon: Salon, table: str, seat: int, seed: str = "") -> None:
        self.table, self.seat, self.seed, self.token = table, seat, seed or secrets.token_hex(16), token()
        self.seal = seal_of(table, seat + 1, self.seed)
        answer = sit(salon, table, seat, token=self.token, seal=self.seal)
        assert answer.status_code == 201, answer.text
        self.guest = salon.guest(table, self.token, client=token())

    def open(self) -> Json:
        return self.guest.do("open", seed=self.seed)


def checked(welcome: Json, told: Json) -> bool:
    """Whether throws are as promised, reckoned from what any client is told."""
    about = welcome["table"]
    keys = KeysTold(bytes.fromhex(told["key"]), told["n"])
    chance = FairChance(about["id"], keys, about["seeds"])
    first = told["n"] - len(told["throws"])
    return keys.promise == about["commitment"] and all(
        list(chance.dice(len(throw["dice"]), ChanceMoment(0, number))) == throw["dice"]
        for number, throw in enumerate(told["throws"], first)
    )


# In turn: promise, seals, seeds, throws


def test_all_is_sealed_before_anything_is_opened_and_each_throw_can_be_checked_as_it_comes(salon: Salon) -> None:
    opened = salon.http.post("/api/tables", json={"game": "garanguet", "seats": [PERSON, PERSON]}).json()
    table, promise = opened["id"], opened["commitment"]
    assert opened["scheme"] == 2
    rose = Sealed(salon, table, 0)
    assert rose.guest.welcome["table"]["seals"] == [rose.seal, None]
    assert rose.open()["code"] == "not-sealed", "nobody is asked for a seed while another can still choose"
    jack = Sealed(salon, table, 1)
    state = rose.guest.until(lambda state: state["unopened"] == [0, 1])
    assert state["actions"] == [{"do": "open", "seat": 0}, {"do": "anew", "seat": 0}]
    assert rose.guest.do("throw")["code"] == "not-opened"
    assert rose.open()["type"] == "ack"
    assert rose.seed not in json.dumps([jack.guest.receive(), jack.guest.receive(), salon.state(table)])
    assert jack.open()["type"] == "ack"
    with rose.guest as guest, jack.guest:
        guest.until(lambda state: not state["waiting"])
        welcome = [message for message in guest.other if message["type"] == "welcome"][-1]
        assert welcome["table"]["commitment"] == promise
        assert welcome["table"]["seals"] == [rose.seal, jack.seal]
        assert welcome["table"]["seeds"] == [rose.seed, jack.seed]
        both = salon.guest(table, rose.token, jack.token, client="both")
        guest.until(lambda state: state["told"]["n"] == 0)
        with both:
            for _ in range(30):
                message = choose(both.state, random.Random(1))
                assert message is not None
                assert both.do(**message)["type"] == "ack"
                assert checked(welcome, both.state["told"])
            assert both.state["told"]["n"] > 3
        anew = salon.guest(table)
        with anew:
            assert len(anew.state["told"]["throws"]) == anew.state["told"]["n"]
            assert checked(welcome, anew.state["told"])
    assert verify(Record.read(salon.http.get(f"/api/tables/{table}/record").text)).holds


def test_seeds_brought_openly_are_sealed_by_the_server_and_shown_to_nobody_before_all_are_in(salon: Salon) -> None:
    """Older clients, and those without a program: they trust the keeper not to use what it knows early."""
    table = salon.open("unstacked")
    salon.sit(table, 0, "Rose", "rose-seed")
    about = salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]
    assert about["seals"] == [seal_of(table, 1, "rose-seed"), None]
    assert about["seeds"] is None
    jack = Sealed(salon, table, 1)
    assert jack.guest.state["unopened"] == [1]
    assert "rose-seed" not in json.dumps([jack.guest.welcome, jack.guest.state])
    assert jack.open()["type"] == "ack"
    assert not jack.guest.state["waiting"]
    jack.guest.close()


def test_the_computers_part_is_drawn_and_sealed_before_anybody_sits(salon: Salon) -> None:
    parts = set()
    for _ in range(3):
        table = salon.open("unstacked", (PERSON, bot("random")))
        before = salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]["seals"]
        rose = Sealed(salon, table, 0)
        rose.open()
        welcome = rose.guest.other[-1] if rose.guest.other[-1]["type"] == "welcome" else rose.guest.welcome
        about = salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]
        assert about["seals"] == [rose.seal, before[1]], "the house cannot draw it once it knows the person's"
        assert before[1] == seal_of(table, 2, about["seeds"][1])
        assert welcome["type"] == "welcome"
        parts.add(about["seeds"][1])
        rose.guest.close()
    assert len(parts) == 3


# Attacks


def test_a_seed_other_than_the_one_sealed_is_refused(salon: Salon) -> None:
    table = salon.open("unstacked", (PERSON, bot("random")))
    rose = Sealed(salon, table, 0)
    with rose.guest as guest:
        assert guest.do("open", seed="something-luckier")["code"] == "not-as-sealed"
        assert guest.state["waiting"]
        assert rose.open()["type"] == "ack"
        assert guest.do("open", seed="something-luckier")["code"] == "opened-already"
        assert rose.open()["type"] == "ack", "said again it is answered again"
        assert guest.state["at"] == 2


def test_who_sits_down_last_sees_seals_and_can_neither_choose_after_them_nor_copy_one(salon: Salon) -> None:
    table = salon.open("unstacked")
    rose = Sealed(salon, table, 0, seed="3b1f0c5a9d0011223344556677889900")
    shown = salon.http.get(f"/api/tables/{table}").text
    assert rose.seal in shown
    assert rose.seed not in shown
    copied = token()
    assert sit(salon, table, 1, token=copied, seal=rose.seal).status_code == 201
    with rose.guest, salon.guest(table, copied) as jack:
        rose.open()
        jack.until(lambda state: state["unopened"] == [1])
        assert jack.do("open", seed=rose.seed)["code"] == "not-as-sealed", "a copied seal opens nothing"
        assert jack.state["waiting"]


def test_a_part_that_is_settled_cannot_be_settled_otherwise(salon: Salon) -> None:
    table = salon.open("unstacked")
    rose = Sealed(salon, table, 0)
    other = sit(salon, table, 0, token=rose.token, seal=seal_of(table, 1, "luckier"))
    assert other.status_code == 409
    assert other.json()["error"]["code"] == "sealed-already"
    sit(salon, table, 0, token=rose.token, seed="luckier")
    assert salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]["seals"][0] == rose.seal
    rose.guest.close()


def test_harmless_acts_do_not_change_the_next_throw(salon: Salon) -> None:
    """Steps made and taken back, names, advice, questions: the next throw is what it was."""
    table, tokens = salon.table("garanguet", first="white")
    assert salon.hall is not None
    with salon.guest(table, *tokens) as guest:
        guest.do("throw")
        journal = salon.hall.rooms[table].journal
        due = journal.table._chance.dice(3, ChanceMoment(0, journal.table.decided))
        for _ in range(4):
            step = guest.state["steps"][0]
            guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
            guest.do("undo", all=True)
            guest.do("why_not", text="1/2")
        for name in ("Rosalie", "Rose"):
            sit(salon, table, 0, token=tokens[0])
            own = {"authorization": f"Seat {tokens[0]}"}
            salon.http.post(f"/api/tables/{table}/seats/0", json={"name": name}, headers=own)
        while guest.state["steps"]:
            step = guest.state["steps"][0]
            guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
        guest.do("confirm")
        guest.do("throw")
        assert sorted(guest.state["dice"]) == sorted(due)


def test_a_keeper_who_throws_otherwise_is_seen_at_once(salon: Salon) -> None:
    """The house puts another secret, or another seed, in place once the seeds are known."""
    table, tokens = salon.table("unstacked", first="white")
    assert salon.hall is not None
    journal = salon.hall.rooms[table].journal
    welcome = salon.http.get(f"/api/tables/{table}").json()["welcome"]
    honest = FairChance(table, journal.keys, ["seed-0", "seed-1"])
    # Other dice fall like the promised ones once in 36 throws: those would not show anything.
    luckier = (FairChance(table, journal.keys, ["seed-0", f"luckier-{n}"]) for n in itertools.count())
    secret = (FairChance(table, OneSecret(n.to_bytes(32)), ["seed-0", "seed-1"]) for n in itertools.count())
    for forged in (luckier, secret):
        moment = ChanceMoment(len(journal.table.events), journal.table.decided)
        due = honest.dice(2, moment)
        journal.table._chance = next(it for it in forged if it.dice(2, moment) != due)
        with salon.guest(table, *tokens, client=token()) as guest:
            guest.do("throw")
            assert not checked(welcome, guest.state["told"])


# Late and missing


def test_who_does_not_open_in_time_loses_the_seat_and_all_is_made_anew(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        table = salon.open("unstacked")
        promise = salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]["commitment"]
        rose, jack = Sealed(salon, table, 0), Sealed(salon, table, 1)
        with rose.guest as guest:
            assert rose.open()["type"] == "ack"
            assert guest.do("anew")["code"] == "not-late"
            assert not guest.offered("anew")
            assert salon.hall is not None
            salon.hall.rooms[table]._settled -= salon.hall.settings.open_within
            guest.until(lambda state: any(it["do"] == "anew" for it in state["actions"]), 5)
            assert guest.do("anew")["type"] == "ack"
            texts = [line["text"] for line in guest.lines[-2:]]
            assert texts == [
                "Guest 1 has not opened the sealed number in time: the seat is free again.",
                "Everybody’s part in the dice is made anew.",
            ]
            about = salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]
            assert about["commitment"] == promise
            assert about["seals"] == [None, None]
            assert about["round"] == 2
            seats = guest.state["seats"]
            assert [(seat["open"], seat["reserved"]) for seat in seats] == [(True, True), (True, False)]
            jack.guest.until(lambda state: state["seats"][1]["name"] is None)
            assert jack.guest.other[-1]["you"] == []
            assert jack.open()["code"] == "only-watching", "whoever withheld has no say any more"
            jack.guest.close()
            # Rose's page brings a new part by itself; what she had opened is not used.
            seed = secrets.token_hex(16)
            assert sit(salon, table, 0, token=rose.token, seal=seal_of(table, 1, seed)).status_code == 201
            again = Sealed(salon, table, 1)
            assert guest.do("open", seed=rose.seed)["code"] == "not-as-sealed"
            assert guest.do("open", seed=seed)["type"] == "ack"
            assert again.open()["type"] == "ack"
            again.guest.close()
            assert salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]["seeds"] == [seed, again.seed]
    with running(settings_in(tmp_path)) as salon:
        about = salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]
        assert (about["round"], about["commitment"], about["seeds"]) == (2, promise, [seed, again.seed])


def test_who_has_lost_the_seed_makes_all_anew_and_the_computer_draws_again(salon: Salon) -> None:
    table = salon.open("unstacked", (PERSON, bot("random")))
    before = salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]["seals"][1]
    rose = Sealed(salon, table, 0)
    with rose.guest as guest:
        assert guest.do("anew")["type"] == "ack", "one's own part need not be waited for"
        assert guest.state["seats"][0]["reserved"]
        after = salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]["seals"]
        assert after[0] is None
        assert after[1] not in (None, before)


def test_all_is_made_anew_a_few_times_and_not_until_it_suits(salon: Salon) -> None:
    """Somebody who plays together with the keeper could else wait for throws to their liking."""
    table = salon.open("unstacked", (PERSON, bot("random")))
    rose = Sealed(salon, table, 0)
    with rose.guest as guest:
        for number in range(2, MOST_ROUNDS + 1):
            assert guest.do("anew")["type"] == "ack"
            seal = seal_of(table, 1, f"seed-{number}")
            assert sit(salon, table, 0, token=rose.token, seal=seal).status_code == 201
        assert guest.do("anew")["code"] == "too-often"
        assert not guest.offered("anew")
        assert guest.do("open", seed=f"seed-{MOST_ROUNDS}")["type"] == "ack"


def test_nobody_can_make_all_anew_once_the_dice_are_settled(salon: Salon) -> None:
    table = salon.open("unstacked", (PERSON, bot("random")), first="white")
    rose = Sealed(salon, table, 0)
    with rose.guest as guest:
        rose.open()
        assert guest.do("anew")["code"] == "not-late"
        guest.do("throw")
        assert guest.do("anew")["code"] == "not-late"


def test_dice_read_off_a_real_board_need_no_seals(salon: Salon) -> None:
    table = salon.open("unstacked", dice="hand")
    assert salon.http.get(f"/api/tables/{table}").json()["welcome"]["table"]["scheme"] is None
    refused = sit(salon, table, 0, seal=seal_of(table, 1, "x"))
    assert refused.json()["error"]["code"] == "no-seals"
    sit(salon, table, 0)
    sit(salon, table, 1)
    assert not salon.state(table)["waiting"]


# Taking a seat is answered once


def test_the_same_request_is_answered_again_and_nothing_happens_twice(salon: Salon) -> None:
    table = salon.open("unstacked")
    mine = token()
    brought = {"token": mine, "seal": seal_of(table, 1, "rose")}
    first = sit(salon, table, 0, **brought)
    assert first.status_code == 201
    assert first.json() == {"table": table, "seat": 0, "token": mine}
    for _ in range(3):
        again = sit(salon, table, 0, **brought)
        assert (again.status_code, again.json()) == (201, first.json())
    assert [line["text"] for line in salon.state(table)["lines"]] == ["Guest 0 sits down."]
    assert salon.state(table)["at"] == 1
    other = sit(salon, table, 0, token=token(), seal=brought["seal"])
    assert other.status_code == 409
    assert other.json()["error"]["code"] == "seat-taken"


@pytest.mark.parametrize("weak", ["", "rose", "x" * 21, "x" * 65, "with space " * 3, "é" * 30])
def test_a_token_that_could_be_guessed_or_misread_is_refused(salon: Salon, weak: str) -> None:
    assert sit(salon, salon.open("unstacked"), 0, token=weak).status_code == 422


@pytest.mark.parametrize("seal", ["", "0" * 63, "F" * 64, "g" * 64])
def test_a_seal_that_is_none_is_refused(salon: Salon, seal: str) -> None:
    table = salon.open("unstacked")
    assert sit(salon, table, 0, seal=seal).status_code == 422
    assert sit(salon, table, 0, seal="0" * 64, seed="x").status_code == 422


KILLED_BETWEEN = """
import os, signal, sys
from tablier.salon.play.room import Room
sit = Room.sit
async def killed(self, *given):
    await sit(self, *given)
    os.kill(os.getpid(), signal.SIGKILL)  # stored, and not answered
Room.sit = killed
from tablier.terminal.app import tablier
tablier(sys.argv[1:])
"""


@pytest.mark.long
def test_a_seat_taken_in_the_moment_of_a_crash_is_ones_own(tmp_path: Path) -> None:
    port = free_port()
    process = start(tmp_path, port)
    salon = Salon(f"http://127.0.0.1:{port}")
    try:
        table = salon.open("unstacked")
        process.send_signal(signal.SIGKILL)
        process.wait()
        where = ("--port", str(port), "--database", f"sqlite:///{tmp_path / 'salon.db'}")
        process = subprocess.Popen(
            [sys.executable, "-c", KILLED_BETWEEN, "serve", "--no-open", "--log-level", "warning", *where],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        mine, seal = token(), seal_of(table, 1, "rose")
        deadline = time.monotonic() + 180
        while process.poll() is None and time.monotonic() < deadline:
            try:
                sit(salon, table, 0, token=mine, seal=seal)
            except httpx.TransportError:
                time.sleep(0.1)
        assert process.wait(5) == -signal.SIGKILL
        process = start(tmp_path, port)
        assert sit(salon, table, 0, token=token(), seal=seal).status_code == 409, "it was stored"
        again = sit(salon, table, 0, token=mine, seal=seal)
        assert (again.status_code, again.json()["token"]) == (201, mine)
        with salon.guest(table, mine) as guest:
            assert guest.welcome["you"] == [0]
        with closing(sqlite3.connect(tmp_path / "salon.db")) as kept:
            assert kept.execute("SELECT count(*) FROM acts").fetchone() == (1,)
    finally:
        process.kill()
        process.wait()
        salon.http.close()


# Tables from before


def old_table(url: str, seats: list[Json]) -> None:
    """A table of version 1 in a database of that time."""
    engine = schema.open_engine(url)
    schema.migrate(engine, "0002")
    plan = {
        "game": "unstacked", "table_options": {}, "match": 1, "first": "white", "position": None, "dice": "server",
        "clock": None,
    }  # fmt: skip
    with engine.begin() as connection:
        connection.execute(
            sa.text(
                "INSERT INTO tables (id, created, touched, plan, secret, public, stage)"
                " VALUES ('old', 1, 2, :plan, :secret, :public, 'running')"
            ),
            {"plan": json.dumps(plan), "secret": "07" * 32, "public": False},
        )
        for seat in seats:
            text = (
                "INSERT INTO seats (table_id, seat, name, seed, token_hash) VALUES ('old', :seat, :name, :seed, :hash)"
            )
            connection.execute(sa.text(text), seat)
    engine.dispose()


def test_a_table_of_version_1_goes_on_as_what_it_is(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    tokens = [token(), token()]
    old_table(
        settings.database_url,
        [
            {
                "seat": seat,
                "name": name,
                "seed": f"seed-{seat}",
                "hash": hashlib.sha256(tokens[seat].encode()).hexdigest(),
            }
            for seat, name in enumerate(("Rose", "Jack"))
        ],
    )
    with running(settings) as salon, salon.guest("old", *tokens) as guest:
        about = guest.welcome["table"]
        assert (about["scheme"], about["seals"]) == (1, None)
        assert about["commitment"] == hashlib.sha256(bytes([7]) * 32).hexdigest()
        chance = random.Random(3)
        while not guest.state["over"]:
            message = choose(guest.state, chance)
            assert message is not None
            assert guest.do(**message)["type"] == "ack"
        assert guest.state["told"] is None
        assert guest.state["proof"]["secret"] == "07" * 32
        proof = verify(Record.read(salon.http.get("/api/tables/old/record").text))
        assert proof.holds
        assert proof.scheme == 1
        guest.do("rematch", seat=0)
        guest.do("rematch", seat=1)
        following = guest.state["rematch"]["link"].removeprefix("/table/")
        assert salon.http.get(f"/api/tables/{following}").json()["welcome"]["table"]["scheme"] == 2


def test_a_table_of_version_1_with_a_free_seat_takes_a_seed_as_it_did(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    free: Json = {"name": None, "seed": None, "hash": None}
    old_table(settings.database_url, [{"seat": seat, **free} for seat in (0, 1)])
    with running(settings) as salon:
        assert sit(salon, "old", 0, seal="0" * 64).json()["error"]["code"] == "no-seals"
        tokens = [salon.sit("old", seat) for seat in (0, 1)]
        with salon.guest("old", *tokens) as guest:
            assert guest.welcome["table"]["seeds"] == ["seed-0", "seed-1"]


def test_a_rematch_asks_everybody_for_a_new_part(salon: Salon) -> None:
    table = salon.open("unstacked")
    rose, jack = Sealed(salon, table, 0), Sealed(salon, table, 1)
    rose.open()
    jack.open()
    guest: Guest = rose.guest
    guest.until(lambda state: not state["waiting"])
    guest.do("opening")
    guest.do("resign")
    guest.do("rematch")
    jack.guest.do("rematch")
    following = jack.guest.state["rematch"]["link"].removeprefix("/table/")
    guest.close()
    jack.guest.close()
    about = salon.http.get(f"/api/tables/{following}").json()["welcome"]["table"]
    assert about["seals"] == [None, None]
    assert about["commitment"] != guest.welcome["table"]["commitment"]
    for seat, mine in enumerate((rose.token, jack.token)):
        assert sit(salon, following, seat, token=mine, seal=seal_of(following, seat + 1, "new")).status_code == 201
    with salon.guest(following, rose.token, jack.token) as both:
        for seat in (0, 1):
            assert both.do("open", seat=seat, seed="new")["type"] == "ack"
        assert not both.state["waiting"]


def test_a_colluding_last_player_gains_nothing_from_knowing_the_secret(salon: Salon) -> None:
    """A keeper who plays: with Rose's seal but not her seed, no seed of theirs makes a throw likelier than another."""
    table = salon.open("unstacked", first="white")
    assert salon.hall is not None
    rose = Sealed(salon, table, 0)
    keys = salon.hall.rooms[table].journal.keys
    guessed = secrets.token_hex(16)  # all that can be done about hers
    lucky = next(
        seed
        for number in itertools.count()
        if FairChance(table, keys, [guessed, seed := f"jack-{number}"]).dice(2, ChanceMoment(0, 0)) == (6, 6)
    )
    hers = {FairChance(table, keys, [secrets.token_hex(16), lucky]).dice(2, ChanceMoment(0, 0)) for _ in range(400)}
    assert len(hers) == 36
    rose.guest.close()
