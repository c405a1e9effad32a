"""A salon besieged: whatever somebody takes, sends or does not read, the others play on, and nothing is eaten up.

Every test is one way to wear a server out, with a bounded number of requests, against one running salon; each comes
from addresses of its own. The first three parts are about people, requests and what costs much; then come what is
believed and told, the database, and a crash.
"""

from __future__ import annotations

import json
import random
import secrets
import socket
import sqlite3
import time
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress

import httpx
import pytest

from depth import of_many
from salon.besieging import (
    CONNECTIONS,
    LIMITS,
    PATIENCE,
    SOON,
    Mute,
    Siege,
    answer_of,
    beside,
    besieged,
    frame,
    handshake,
    play,
)
from salon.guests import PERSON, Json, bot, choose
from tablier import read_position
from tablier.salon.play.journal import MOST_LINES


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.2", 0))
        except OSError:
            pytest.skip("this system has one loopback address only")
    with besieged(tmp_path_factory.mktemp("siege")) as found:
        yield found


# People


@pytest.mark.long
def test_spectators_keep_no_player_out(siege: Siege) -> None:
    salon, crowd = siege.salon(), siege.salon()
    table, (white, black) = salon.table("garanguet", first="white")
    with ExitStack() as open_sockets:
        for _ in range(LIMITS.spectator_limit):
            assert open_sockets.enter_context(Mute(siege, crowd, table, {})).hear() == "welcome"
        assert open_sockets.enter_context(Mute(siege, crowd, table, {})).hear() == "table-full"
        first = open_sockets.enter_context(salon.guest(table, white, client="first"))
        assert first.welcome["you"] == [0]
        assert first.do("throw")["type"] == "ack"
        other = open_sockets.enter_context(salon.guest(table, black, client="other"))
        for number in range(LIMITS.seat_limit):
            latest = open_sockets.enter_context(salon.guest(table, white, client=f"screen-{number}"))
            assert latest.welcome["you"] == [0]
        first.read_to_the_end()
        assert first.other[-1]["code"] == "elsewhere"
        assert latest.do("resign")["type"] == "ack"
        assert other.until(lambda state: state["over"])["seats"][0]["present"]


@pytest.mark.long
def test_whoever_reads_nothing_costs_little_and_delays_nobody(siege: Siege) -> None:
    salon, crowd = siege.salon(), siege.salon()
    table, tokens = salon.table("garanguet", match=0)
    with salon.guest(table, *tokens, picture={}) as player, ExitStack() as open_sockets:
        play(player, 100)
        before = siege.megabytes
        for _ in range(60):
            open_sockets.enter_context(Mute(siege, crowd, table, {"picture": {}}))
        play(player, 200)
        assert siege.megabytes - before < 30  # it was seven for each of them
        assert player.do("ping")["type"] == "pong"


@pytest.mark.long
def test_whoever_reads_slowly_misses_no_line_and_sees_the_newest(siege: Siege) -> None:
    salon = siege.salon()
    table, tokens = salon.table("garanguet", match=0)
    with salon.guest(table, *tokens) as player, salon.guest(table, client="slow", picture={}) as slow:
        play(player, 250)
        states = 0
        while slow.state["at"] < player.state["at"]:
            states += slow.receive()["type"] == "state"
        assert states < 250
        assert slow.lines == player.lines
        assert slow.state["men"] == player.state["men"]


def test_whoever_does_not_read_the_answers_is_not_listened_to(siege: Siege) -> None:
    salon = siege.salon()
    table, (white, black) = salon.table("garanguet", first="white")

    def ask_for_ever(mute: Mute) -> None:
        for number in range(30_000):
            mute.say({"n": number, "do": "why_not", "text": "1/2 " * 99})

    before = siege.megabytes
    with Mute(siege, salon, table, {"tokens": [black]}) as flood, salon.guest(table, white, client="white") as player:
        flood.socket.settimeout(1)
        with pytest.raises(TimeoutError):
            ask_for_ever(flood)
        assert player.do("throw")["type"] == "ack"
        assert siege.megabytes - before < 20


def test_whoever_comes_late_is_told_the_end_of_a_long_record(siege: Siege) -> None:
    with siege.salon().guest(siege.long_match, client="late") as late:
        first = late.state["lines_from"]
        assert first > 0
        assert len(late.state["lines"]) == MOST_LINES
        assert late.state["said"] == []
        assert siege.lines_of_long_match[first:] == late.lines


def test_silent_sockets_of_an_address_give_way_and_lookers_on_are_counted(siege: Siege) -> None:
    salon = siege.salon()
    tables = [salon.open("unstacked") for _ in range(5)]
    token = salon.sit(tables[0], 0)
    with ExitStack() as open_sockets:
        silent = [
            open_sockets.enter_context(Mute(siege, salon, tables[0], None)) for _ in range(LIMITS.hello_limit + 10)
        ]
        assert [mute.hear() for mute in silent[:10]] == ["no-hello"] * 10
        with salon.guest(tables[0], token) as player:  # from the same address
            assert player.welcome["you"] == [0]
        answers = []
        for number in range(LIMITS.socket_limit + 4):
            table = tables[1 + number % 4] if number < LIMITS.socket_limit else tables[0]
            looker = open_sockets.enter_context(Mute(siege, salon, table, {}))
            answers.append(looker.hear())
        assert answers[: LIMITS.socket_limit] == ["welcome"] * LIMITS.socket_limit
        assert answers[LIMITS.socket_limit :] == ["too-many-sockets"] * 4
        with salon.guest(tables[0], token) as player:
            assert player.welcome["you"] == [0]
    deadline = time.monotonic() + 10
    come = ""
    while come != "welcome" and time.monotonic() < deadline:
        with Mute(siege, salon, tables[0], {}) as looker:
            come = looker.hear()
    assert come == "welcome"  # once they have gone there is room again


def test_two_clients_of_the_same_name_are_two_people(siege: Siege) -> None:
    salon = siege.salon()
    table, (white, black) = salon.table("backgammon", first="white", match=0)
    with (
        salon.guest(table, white, client="bot") as one,
        salon.guest(table, black, client="bot") as two,
        salon.guest(table, client="bot") as watching,
    ):
        assert one.do("throw")["type"] == "ack"
        assert two.do("throw")["code"] == "not-your-turn"
        assert watching.do("throw")["code"] == "only-watching"
        assert one.do("take")["code"] not in ("not-your-turn", "only-watching")
        done = two.do("resign")
        assert done["type"] == "ack"
        assert len(two.state["results"]) == 1
        assert two.ask({"n": two.n, "do": "resign"}) == done
    with salon.guest(table, white, black, client="screen") as both:  # two people and one row of numbers
        acts = [
            {"n": 1, "do": "next", "seat": 0},
            {"n": 2, "do": "opening", "seat": 1},
            {"n": 3, "do": "resign", "seat": 1},
        ]
        answers = [both.ask(act) for act in acts]
        assert [answer["type"] for answer in answers] == ["ack"] * 3
    with salon.guest(table, white, black, client="screen", first=4) as again:
        assert [again.ask(act) for act in acts] == answers
        assert again.ask({"n": 3, "do": "resign"}) == answers[2]
        assert len(again.state["results"]) == 2
        assert again.do("next", seat=0)["type"] == "ack"
        happened = again.state["at"]
    with salon.guest(table, black, client="screen", first=5) as alone:  # one of them goes on at the same screen
        assert alone.do("opening")["type"] == "ack"
        assert alone.state["at"] == happened + 1


def test_one_address_fills_neither_the_lobby_nor_the_seats(siege: Siege) -> None:
    greedy, family = siege.salon(), siege.salon()
    wish = {"game": "unstacked", "public": True}
    answers = []
    for number in range(40):  # wherever it says it comes from
        headers = {"x-forwarded-for": f"10.0.0.{number}", "forwarded": f"for=10.0.0.{number}", "x-real-ip": "10.1.1.1"}
        answers.append(greedy.http.post("/api/tables", json=wish, headers=headers))
    opened = [answer.json()["id"] for answer in answers if answer.status_code == 201]
    assert len(opened) == LIMITS.waiting_limit
    assert answers[-1].status_code == 429
    assert str(LIMITS.waiting_limit) in answers[-1].json()["error"]["sentence"]
    shown = [table["id"] for table in family.http.get("/api/tables").json()["open"]]
    assert set(opened) <= set(shown)
    own = family.open("unstacked", public=True)
    assert family.sit(own, 0)

    private = [greedy.open("unstacked") for _ in range(30)]
    taken = [
        greedy.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": "Greedy"}).status_code
        for table in private
        for seat in (0, 1)
    ]
    assert 0 < taken.count(201) <= LIMITS.seats_a_minute + 5
    assert taken[-1] == 429
    assert family.sit(opened[0], 0)
    family.sit(opened[0], 1)
    again = greedy.http.post("/api/tables", json=wish)  # one less is waiting
    assert again.status_code == 201, again.text


def test_a_name_cannot_be_changed_for_ever(siege: Siege) -> None:
    salon = siege.salon()
    table, tokens = salon.table("unstacked")
    own = {"authorization": f"Seat {tokens[0]}"}

    def rename(name: str) -> int:
        return salon.http.post(f"/api/tables/{table}/seats/0", json={"name": name}, headers=own).status_code

    with salon.guest(table, client="watching") as watching:
        answers = [rename(f"Rose the {number}th of that name") for number in range(30)]
        assert answers.count(201) == LIMITS.rename_limit
        assert answers[-1] == 429
        while sum("is now called" in line["text"] for line in watching.lines) < LIMITS.rename_limit:
            watching.receive()
    state = salon.state(table)
    told = [line["text"] for line in state["lines"] if "is now called" in line["text"]]
    assert told == [f"Guest 0 is now called Rose the {LIMITS.rename_limit - 1}th of that name."]
    assert rename(state["seats"][0]["name"]) == 201  # the same name changes nothing
    assert salon.state(table)["at"] == state["at"]


def test_the_position_is_of_whoever_is_to_act(siege: Siege) -> None:
    salon, games = siege.salon(), ("backgammon", "garanguet", "jacquet-de-versailles", "trictrac", "unstacked")
    for game in games:
        table, tokens = salon.table(game)
        with salon.guest(table, *tokens) as guest:
            thrown, chance = None, random.Random(5)
            for _ in range(25):
                act = choose(guest.state, chance)
                if act is None:
                    break  # the match is over already
                guest.do(**act)
                state = guest.state
                if state["phase"] in ("throw", "play"):
                    assert read_position(state["position"]).turn == state["player"], game
                if state["phase"] == "play" and state["drafted"]:
                    assert state["position"] == thrown, game
                thrown = state["position"]


# Requests and messages


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ("Content-Length: 10\r\nTransfer-Encoding: chunked", 400, "bad-length"),
        ("Transfer-Encoding: chunked", 411, "no-length"),
        ("Content-Length: 700000000", 413, "too-long"),
    ],
)
def test_no_request_brings_more_than_it_may(siege: Siege, headers: str, status: int, code: str) -> None:
    before = siege.megabytes
    with siege.connect() as line:
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: here\r\n{headers}\r\n\r\n".encode())
        chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        with suppress(OSError):
            for _ in range(320):  # 20 MB, if anybody takes them
                line.sendall(chunk)
        if status != 413:  # after so much that nobody wants, the line may be cut before the answer is read
            with suppress(ValueError, IndexError):
                found = answer_of(line)
                assert (found[0], found[1]["error"]["code"]) == (status, code)
    with siege.connect() as line:  # somebody who listens is told why
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: here\r\n{headers}\r\n\r\n".encode())
        found = answer_of(line)
        assert (found[0], found[1]["error"]["code"]) == (status, code)
        assert found[1]["error"]["sentence"].endswith(".")
    assert siege.megabytes - before < 50
    assert siege.health()["status"] == "ok"


def test_what_is_no_request_is_answered_in_a_sentence(siege: Siege) -> None:
    for nonsense in (b"\x16\x03\x01\x02\r\n\r\n", b"GET /" + b"x" * 20_000):
        with siege.connect() as line:
            line.sendall(nonsense)
            status, told = answer_of(line)
            assert status == 400
            assert told["error"]["sentence"].endswith(".")


def test_every_handshake_is_answered_and_one_refused_in_a_sentence(siege: Siege) -> None:
    table = siege.salon().open("unstacked")
    whole = handshake(table).decode()
    refused = {
        "a body": handshake(table, "Content-Length: 10\r\n") + b"0123456789",
        "chunks": handshake(table, "Transfer-Encoding: chunked\r\n"),
        "many headers": handshake(table, "".join(f"X-{number}: y\r\n" for number in range(200))),
        "a long header": handshake(table, f"X-Long: {'y' * 9000}\r\n"),
        "a long path": handshake("a" * 9000),
        "no key": "\r\n".join(line for line in whole.split("\r\n") if "-Key:" not in line).encode(),
        "another version": whole.replace("Version: 13", "Version: 12").encode(),
        "another method": whole.replace("GET", "POST").encode(),
        "no such socket": whole.replace("/socket", "/nothing").encode(),
        "another page": handshake(table, "Origin: http://evil.example\r\n"),
        "no origin": handshake(table, "Origin: http://[\r\n"),
    }
    for name, request in refused.items():
        with siege.connect() as line:
            line.sendall(request)
            status, told = answer_of(line)
            assert 400 <= status < 500, name
            assert told["error"]["sentence"].endswith("."), name
    with siege.connect() as line:
        line.sendall(handshake(table)[:-2])
        assert answer_of(line)[0] == 408


@pytest.mark.long
def test_half_sent_requests_lock_nobody_out_and_are_not_held_for_ever(siege: Siege) -> None:
    with ExitStack() as lines:
        for number in range(2 * LIMITS.address_connections):
            line = lines.enter_context(siege.connect())
            with suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: h" if number % 2 else b"")
        assert siege.health()["status"] == "ok"
        # Others of this address have to wait: there is a sentence for them, and no socket.
        crowded = siege.get("/api/games")
        if crowded.status_code != 200:  # on a slow machine the first of them may have been let go by now
            assert crowded.status_code == 503
            assert crowded.json()["error"]["code"] == "too-busy"
        deadline = time.monotonic() + PATIENCE
        while siege.get("/api/games").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.2)
    with siege.connect() as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: h")
        status, told = answer_of(line)
        assert (status, told["error"]["code"]) == (408, "too-slow")
    with siege.connect() as line:
        line.sendall(b"POST /api/mine HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n{")
        assert answer_of(line)[0] == 408


@pytest.mark.long
def test_with_few_files_left_health_is_told_and_the_log_stays_small(siege: Siege) -> None:
    size = len(siege.log)
    sources = [siege.salon().source or "" for _ in range(4)]
    with ExitStack() as lines:
        for number in range(2 * CONNECTIONS):
            line = lines.enter_context(siege.connect(sources[number % 4]))
            with suppress(OSError):
                line.sendall(b"GET / HT")
        for _ in range(3):
            assert siege.health()["status"] == "ok"
        assert siege.get("/api/games").status_code in (200, 503)
    assert len(siege.log) - size < 100_000


def test_a_message_of_endless_parts_is_not_kept(siege: Siege) -> None:
    with Mute(siege, siege.salon(), siege.long_match, {}) as mute:
        with suppress(OSError):
            mute.socket.sendall(frame(b"", 0x01))
            for _ in range(200):
                mute.socket.sendall(frame(b"", 0x00))
        while mute.hear():  # until it is closed
            pass


def test_messages_that_swell_when_unpacked_are_cut_off(siege: Siege) -> None:
    salon = siege.salon()
    table = salon.open("unstacked")
    pack = zlib.compressobj(wbits=-12)
    packed = (pack.compress(b" " * 60_000) + pack.flush(zlib.Z_SYNC_FLUSH))[:-4]
    bomb = frame(packed, 0xC1)
    before = siege.megabytes
    with Mute(siege, salon, table, {}, "permessage-deflate; client_no_context_takeover") as mute:
        with suppress(ConnectionError):
            for _ in range(4):
                mute.socket.sendall(bomb * 3000)
                time.sleep(0.1)
        assert siege.megabytes - before < 20
    with salon.guest(table) as guest:
        assert guest.do("ping")["type"] == "pong"


def test_what_is_short_goes_out_as_it_is_and_what_is_long_compressed(siege: Siege) -> None:
    salon = siege.salon()
    wish = {"picture": {"form": "numbers"}}
    with Mute(siege, salon, salon.open("backgammon"), wish, "permessage-deflate") as mute:
        heard = [mute.frame() for _ in range(2)]
        mute.say({"n": 1, "do": "look", "picture": {"form": "svg"}, "whole": True})
        heard += [mute.frame() for _ in range(2)]
        unpack = zlib.decompressobj(wbits=-15)
        told = [unpack.decompress(data + b"\0\0\xff\xff") if packed else data for packed, data in heard]
    assert [json.loads(text)["type"] for text in told] == ["welcome", "state", "ack", "state"]
    *_, (ack_packed, _), (packed, data) = heard
    assert (ack_packed, packed) == (False, True)
    assert len(data) < len(told[-1])


@pytest.mark.parametrize("kind", [0x89, 0x8A], ids=["pings", "pongs"])
def test_a_flood_of_signals_is_cut_off_and_delays_nobody(siege: Siege, kind: int) -> None:
    with Mute(siege, siege.salon(), siege.long_match, {}) as flood:
        with suppress(OSError):
            for _ in range(20):  # 12 MB, each frame of six bytes
                flood.socket.sendall(frame(b"", kind) * 100_000)
        assert beside(siege.salon()) < SOON
        with pytest.raises(OSError):
            flood.socket.sendall(frame(b"", kind) * 100_000)


# What costs much


@pytest.mark.long
def test_a_long_match_looked_through_again_and_again_delays_nobody(siege: Siege) -> None:
    def ask(path: str) -> bytes:
        answer = siege.get(f"/api/tables/{siege.long_match}{path}")
        assert answer.status_code in (200, 503), answer.text
        return answer.content

    paths = ["/moments", "/moments?lang=fr", "/record", "", "?lang=fr", "/picture?at=300"] * 3
    with ThreadPoolExecutor(6) as asking:
        answers = asking.map(ask, paths)
        waited = beside(siege.salon())
        found = list(answers)
    assert waited < SOON
    moments = json.loads(found[0])
    assert len(moments) > MOST_LINES
    assert [moment["at"] for moment in moments] == sorted(moment["at"] for moment in moments)
    assert found[0] == found[6]


@pytest.mark.long
@pytest.mark.scaled
def test_who_looks_all_the_time_delays_nobody(siege: Siege) -> None:
    with ExitStack() as watching:
        guests = [
            watching.enter_context(siege.salon().guest(siege.long_match, client=f"w{number}")) for number in range(8)
        ]
        for number in range(1, of_many(51, 16)):
            for guest in guests:
                guest.say({"n": number, "do": "look", "lang": ("en", "fr")[number % 2], "picture": {"shape": "wide"}})
        assert beside(siege.salon()) < SOON
        assert guests[0].next_of("ack")["re"] >= 1


@pytest.mark.long
def test_many_tables_against_the_strongest_bot_are_all_served(siege: Siege) -> None:
    salon = siege.salon()
    tables = [salon.table("backgammon", (PERSON, bot("master")), first="black") for _ in range(12)]
    with ExitStack() as playing:
        guests = [playing.enter_context(salon.guest(table, *tokens)) for table, tokens in tables]
        for guest in guests:
            guest.until(lambda state: state["turn_seat"] == 0, PATIENCE)


# What is believed, and what is told


def test_no_redirect_repeats_the_name_we_are_called_by(siege: Siege) -> None:
    for path in ("/rules/", "/rules/?lang=fr", "//evil.example/", "/%5Cevil.example/", "/game/evil.example/"):
        with siege.connect() as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n".encode())
            told = b""
            while part := line.recv(65536):
                told += part
        places = [row for row in told.decode().splitlines() if row.lower().startswith("location:")]
        assert all(place.split()[1].startswith("/") for place in places), places
        assert not any(place.split()[1].startswith(("//", "/\\", "/evil")) for place in places), places
        assert bool(places) == path.startswith(("/rules", "/game"))


def test_everything_the_process_says_is_json_and_no_part_of_a_token(siege: Siege) -> None:
    salon = siege.salon()
    table, tokens = salon.table("unstacked")
    with salon.guest(table, *tokens) as guest:
        guest.do("opening")
        guest.say("no message, but " + tokens[0])
        guest.do("ping")
    bad = {"authorization": f"Seat {tokens[0]}"}
    salon.http.post(f"/api/tables/{table}/seats/0", json={"name": "N", "more": tokens[1]}, headers=bad)
    salon.http.post("/api/mine", json={"tokens": tokens})
    salon.http.post("/api/mine", json={"token": tokens[0]})
    salon.http.get(f"/table/{table}?seat={tokens[0]}")
    salon.http.get(f"/api/tables/{tokens[0]}")
    with siege.connect() as line:
        line.sendall(f"NONSENSE {tokens[0]}\r\nAuthorization: {tokens[1]}\r\n\r\n".encode())
        answer_of(line)
    text = siege.log
    assert "request" in text
    for line_told in text.splitlines():
        assert json.loads(line_told)["event"]
    for token in tokens:
        assert not any(token[at : at + 8] in text for at in range(len(token) - 7))


# The database


def test_a_database_that_hangs_blocks_nobody_for_ever(siege: Siege) -> None:
    salon = siege.salon()
    table, tokens = salon.table("unstacked", first="white")
    with salon.guest(table, *tokens) as guest:
        assert guest.do("throw")["type"] == "ack"
        before = guest.state["at"]
        with closing(sqlite3.connect(siege.folder / "salon.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            refused = guest.do("throw")
            assert refused["code"] in ("not-stored", "no-database")
            answer = salon.http.post("/api/tables", json={"game": "unstacked"})
            assert answer.status_code == 503
            assert answer.json()["error"]["sentence"].endswith(".")
            assert siege.health()["status"] == "ok"
            assert time.monotonic() - began < PATIENCE
            other.execute("ROLLBACK")
        assert guest.ask({"n": guest.n, "do": "throw"})["type"] == "ack"
        assert guest.state["at"] == before + 1
    wanted = "SELECT count(*), count(DISTINCT n) FROM acts WHERE table_id = ? AND n IS NOT NULL"
    with closing(sqlite3.connect(siege.folder / "salon.db")) as connection:
        assert connection.execute(wanted, (table,)).fetchone() == (2, 2)


# A crash


def test_taking_a_seat_is_answered_once_and_a_crash_loses_neither_seats_nor_acts(siege: Siege) -> None:
    salon = siege.salon()
    table, tokens = salon.table("unstacked", match=0)
    with salon.guest(table, *tokens) as guest:
        play(guest, 20)
        done, last = guest.state["at"], guest.n
    wishes = [(salon.open("unstacked"), secrets.token_urlsafe(24)) for _ in range(12)]

    def sit(wish: tuple[str, str]) -> Json | None:
        with suppress(httpx.TransportError):
            body = {"name": "Rose", "token": wish[1]}
            address = f"{siege.base}/api/tables/{wish[0]}/seats/0"
            return dict(httpx.post(address, json=body, timeout=PATIENCE, verify=False).json())
        return None

    with ThreadPoolExecutor(6) as asking:
        before = list(asking.map(sit, wishes[:6] * 2))  # twice at once
        asked = [asking.submit(sit, wish) for wish in wishes]
        time.sleep(0.02)
        siege.crash()
        amid = [one.result() for one in asked]
    after = [sit(wish) for wish in wishes]
    assert after == [{"table": table, "seat": 0, "token": token} for table, token in wishes]
    assert before == after[:6] * 2
    assert all(one in (None, other) for one, other in zip(amid, after, strict=True))
    for wish, _ in wishes:
        assert salon.state(wish)["at"] == 1
    with salon.guest(table, *tokens, first=last + 1) as guest:
        assert guest.state["at"] == done
        assert guest.ask({"n": last, "do": "resign"}) == {"type": "ack", "re": last, "at": done}
        assert guest.state["at"] == done


def test_afterwards_all_is_well_and_every_line_of_the_log_is_json(siege: Siege) -> None:
    assert siege.health()["database"] == "ok"
    assert siege.process.poll() is None
    lines = [json.loads(line) for line in siege.log.splitlines()]
    assert all(line["event"] for line in lines)
    unheard_of = (
        "a request failed",
        "a socket failed",
        "uncaught",
        "Exception in ASGI application",
        "the clock stumbled",
    )
    assert not [line for line in lines if line["event"].startswith(unheard_of)]
