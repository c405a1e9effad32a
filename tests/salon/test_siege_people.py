"""A salon besieged: whoever takes all they can get, or never reads, keeps nobody else from playing.

Each test besieges the same running server, from a loopback address of its own.
"""

from __future__ import annotations

import base64
import json
import os
import random
import socket
import struct
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path

import pytest

from salon.guests import Guest, Json, Salon, bot, choose
from salon.test_crash import free_port, start
from tablier import read_position
from tablier.salon.journal import MOST_LINES
from tablier.salon.settings import Settings

LIMITS = Settings()


class Siege:
    """The server under siege, and addresses to come from."""

    def __init__(self, port: int, pid: int, visits: ExitStack) -> None:
        self.port, self._pid, self._visits, self._hosts = port, pid, visits, count(2)

    def salon(self) -> Salon:
        """The salon as seen from an address nobody else has."""
        found = Salon(f"http://127.0.0.1:{self.port}", source=f"127.0.0.{next(self._hosts)}")
        self._visits.callback(found.http.close)
        return found

    @property
    def megabytes(self) -> float:
        """The memory of the server."""
        status = Path(f"/proc/{self._pid}/status").read_text().splitlines()
        return int(next(line for line in status if line.startswith("VmRSS")).split()[1]) / 1024


class Mute:
    """A socket that says hello, if anything, and reads nothing unless asked to."""

    def __init__(self, siege: Siege, salon: Salon, table: str, hello: Json | None, extensions: str = "") -> None:
        assert salon.source is not None
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.bind((salon.source, 0))
        self.socket.settimeout(20)
        self.socket.connect(("127.0.0.1", siege.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{f'Sec-WebSocket-Extensions: {extensions}' if extensions else 'X-Nothing: more'}\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        if hello is not None:
            self.say({"n": 0, "do": "hello", "client": "mute", **hello})

    def say(self, message: Json) -> None:
        text = json.dumps(message).encode()
        self.socket.sendall(struct.pack("!BBH", 0x81, 0x80 | 126, len(text)) + bytes(4) + text)

    def hear(self) -> str:
        """The type of the next message, or its code; nothing if the server has hung up."""
        head = self._bytes(2)
        if not head or head[0] & 0x0F == 8:
            return ""
        size = head[1] & 0x7F
        if size > 125:
            size = int.from_bytes(self._bytes(2 if size == 126 else 8), "big")
        message = json.loads(self._bytes(size))
        return str(message.get("code") or message["type"])

    def _bytes(self, size: int) -> bytes:
        found = b""
        with suppress(ConnectionError):
            while len(found) < size and (more := self.socket.recv(size - len(found))):
                found += more
        return found

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Mute:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.2", 0))
        except OSError:
            pytest.skip("this system has one loopback address only")
    port = free_port()
    process = start(tmp_path_factory.mktemp("siege"), port)
    try:
        with ExitStack() as visits:
            yield Siege(port, process.pid, visits)
    finally:
        process.kill()
        process.wait()


def play(guest: Guest, acts: int, seed: int = 1) -> None:
    """Let a guest who holds all seats do so many things."""
    chance = random.Random(seed)
    for _ in range(acts):
        message = choose(guest.state, chance, ("undo",))
        assert message is not None
        assert guest.do(**message)["type"] == "ack"


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


def test_whoever_reads_nothing_costs_little_and_delays_nobody(siege: Siege) -> None:
    salon, crowd = siege.salon(), siege.salon()
    table, tokens = salon.table("garanguet", match=0)
    with salon.guest(table, *tokens, picture={}) as player, ExitStack() as open_sockets:
        play(player, 100)
        before = siege.megabytes
        for _ in range(60):
            open_sockets.enter_context(Mute(siege, crowd, table, {"picture": {}}))
        play(player, 300)
        assert siege.megabytes - before < 30  # it was seven for each of them
        assert player.do("ping")["type"] == "pong"


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
    answers = [greedy.http.post("/api/tables", json=wish) for _ in range(40)]
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


def test_the_position_is_of_whoever_is_to_act(siege: Siege) -> None:
    salon, games = siege.salon(), ("backgammon", "garanguet", "jacquet-de-versailles", "trictrac", "unstacked")
    for game in games:
        table, tokens = salon.table(game)
        with salon.guest(table, *tokens) as guest:
            thrown, chance = None, random.Random(5)
            for _ in range(25):
                guest.do(**(choose(guest.state, chance) or {}))
                state = guest.state
                if state["phase"] in ("throw", "play"):
                    assert read_position(state["position"]).turn == state["player"], game
                if state["phase"] == "play" and state["drafted"]:
                    assert state["position"] == thrown, game
                thrown = state["position"]


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


def test_whoever_comes_late_is_told_the_end_of_a_long_record(siege: Siege) -> None:
    salon = siege.salon()
    table = salon.open("unstacked", (bot("random"), bot("random")), match=0)
    with salon.guest(table, client="early") as early:
        early.until(lambda _: len(early.lines) > MOST_LINES + 50)
        with salon.guest(table, client="late") as late:
            first = late.state["lines_from"]
            assert first > 0
            assert len(late.state["lines"]) == MOST_LINES
            assert late.state["said"] == []
            early.until(lambda state: state["at"] >= late.state["at"])
            assert early.lines[first : first + MOST_LINES] == late.lines


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


def test_messages_that_swell_when_unpacked_are_cut_off(siege: Siege) -> None:
    salon = siege.salon()
    table = salon.open("unstacked")
    pack = zlib.compressobj(wbits=-12)
    packed = (pack.compress(b" " * 60_000) + pack.flush(zlib.Z_SYNC_FLUSH))[:-4]
    frame = struct.pack("!BB", 0xC1, 0x80 | len(packed)) + bytes(4) + packed
    before = siege.megabytes
    with Mute(siege, salon, table, {}, "permessage-deflate; client_no_context_takeover") as bomb:
        with suppress(ConnectionError):
            for _ in range(4):
                bomb.socket.sendall(frame * 3000)
                time.sleep(0.1)
        assert siege.megabytes - before < 20
    with salon.guest(table) as guest:
        assert guest.do("ping")["type"] == "pong"


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
