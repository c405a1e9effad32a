"""Records that are brought in: shown like a table, checked where they have proof, and refused in a sentence."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from salon.guests import PERSON, Salon, running, settings_in
from salon.test_reviews import a_match, bring
from tablier import Record
from tablier.formats import write
from tablier.salon.study import reading
from tablier.salon.study.reading import MOST_BYTES, MOST_EVENTS, harmless


@pytest.fixture(scope="module")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    with running(settings_in(tmp_path_factory.mktemp("salon"), review_processes=0, desk_processes=1)) as found:
        yield found


def brought(salon: Salon, content: bytes, name: str = "match.tab", **more: str) -> httpx.Response:
    return salon.http.post("/api/records", params={"name": name, **more}, content=content)


def test_a_record_is_shown_as_a_table_is(salon: Salon) -> None:
    text = a_match(30)
    name = bring(salon, text)
    told = salon.http.get(f"/api/records/{name}?lang=fr").json()
    assert told["welcome"]["record"]["name"] == "match.tab"
    assert told["welcome"]["record"]["sentence"].startswith("Cette partie notée n’apporte pas")
    assert [seat["name"] for seat in told["state"]["seats"]] == ["Rose", "Zoé"]
    assert (told["state"]["happened"], told["state"]["proof"]) == (30, None)
    assert told["welcome"]["table"]["commitment"] is None
    moments = salon.http.get(f"/api/records/{name}/moments").json()
    assert [moment["at"] for moment in moments] == list(range(31))
    assert moments[-1]["position"] == told["state"]["position"] == Record.read(text).replay().position.id
    assert salon.http.get(f"/api/records/{name}/picture?at=3").headers["content-type"] == "image/svg+xml"
    assert salon.http.get(f"/api/records/{name}/record").text == text
    assert Record.read(salon.http.get(f"/api/records/{name}/record?format=json").text) == Record.read(text)
    assert salon.http.get(f"/record/{name}").status_code == 200
    assert salon.http.get("/api/records/nowhere").json()["error"]["code"] == "no-such-record"


def test_the_same_record_is_the_same_in_every_form(salon: Salon) -> None:
    text = a_match(20, "backgammon@modern")
    record = Record.read(text)
    ours, as_json = bring(salon, text), brought(salon, json.dumps(record.to_json()).encode(), "match.json").json()
    assert as_json["id"] == ours
    for suffix in (".mat", ".sgf"):
        content, _ = write(record, suffix)
        answer = brought(salon, content.encode("latin-1"), f"C:\\games\\match{suffix}")
        assert answer.status_code == 201, answer.text
        assert answer.json()["matches"] == 1
        shown = salon.http.get(f"/api/records/{answer.json()['id']}").json()
        assert shown["welcome"]["record"]["name"] == "match.mat"  # which it was when it came first
        assert shown["state"]["position"] == record.replay().position.id


def test_proof_of_the_dice_is_checked(salon: Salon) -> None:
    table, tokens = salon.table("garanguet", (PERSON, PERSON))
    with salon.guest(table, *tokens) as guest:
        guest.do("opening")
        guest.do("resign")
    text = salon.http.get(f"/api/tables/{table}/record").text
    assert brought(salon, text.encode()).json()["checked"] is True
    head, seed, rest = text.partition("seed-of-1: ")
    assert seed
    told = brought(salon, f"{head}{seed}x{rest}".encode()).json()
    assert told["checked"] is False
    assert "promised" in told["sentence"]


_JSON = {"format": "tablier record 1", "headers": {"game": "garanguet"}, "events": []}
_BAD = {
    "nothing": (b"", 422, "empty-record"),
    "blank": (b" \n\n", 422, "empty-record"),
    "no event": (b"tablier record 1\ngame: garanguet\n\n", 422, "empty-record"),
    "no text": (b"\x89PNG\r\n\0\0\0", 422, "not-text"),
    "another text": (b"Dear Rose,\nthank you for the game.\n", 422, "bad-record"),
    "no game": (b"tablier record 1\nwhite: Rose\n\n1. white 6-5\n", 422, "bad-record"),
    "unknown game": (b"tablier record 1\ngame: whist\n\n1. white 6-5\n", 422, "bad-record"),
    "another version as text": (b"tablier record 9\ngame: garanguet\n\n   white begins\n", 422, "bad-record"),
    "another version": (json.dumps(_JSON | {"format": "tablier record 9"}).encode(), 422, "bad-record"),
    "a list": (b'{"format": []}', 422, "bad-record"),
    "no object": (b"{" * 50_000, 422, "bad-record"),
    "in bytes": (bytes(range(1, 256)) * 40, 422, "bad-record"),
    "too many events": (b"tablier record 1\ngame: garanguet\n\n" + b"white 6-5: \n" * 10_001, 413, "record-too-long"),
    "as JSON": (json.dumps(_JSON | {"events": [{"event": "throw"}] * 10_001}).encode(), 413, "record-too-long"),
    "too long": (b"x" * (MOST_BYTES + 1), 413, "too-long"),
}  # fmt: skip


@pytest.mark.parametrize("case", _BAD)
def test_what_is_no_record_is_refused_in_a_sentence(salon: Salon, case: str) -> None:
    content, status, code = _BAD[case]
    answer = brought(salon, content)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert answer.json()["error"]["sentence"]
    if code == "bad-record":
        assert answer.json()["error"]["where"].startswith("line ")
        assert brought(salon, content, lang="fr").json()["error"]["sentence"] != answer.json()["error"]["sentence"]


def test_a_fault_is_told_by_its_line(salon: Salon) -> None:
    lines = a_match(20).splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("5."))
    lines[place] = "5. white 9-9: 1/2"
    error = brought(salon, "\n".join(lines).encode()).json()["error"]
    assert error["where"] == f"line {place + 1}"
    assert f"{place + 1}" in error["sentence"]
    error = brought(salon, a_match(20)[:-3].encode() + b"/").json()["error"]
    assert error["code"] == "bad-record"


@pytest.mark.parametrize(
    ("announced", "status"), [("content-length: 10485760", 413), ("transfer-encoding: chunked", 411)]
)
def test_a_file_of_ten_megabytes_is_refused_before_any_of_it_comes(salon: Salon, announced: str, status: int) -> None:
    host, port = salon.base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=30) as line:
        line.sendall(f"POST /api/records HTTP/1.1\r\nhost: {host}\r\n{announced}\r\n\r\n".encode())
        assert line.recv(100).startswith(f"HTTP/1.1 {status}".encode())


def test_other_requests_are_as_short_as_before(salon: Salon) -> None:
    long = b" " * (65 * 1024)
    assert salon.http.post("/api/tables", content=long).status_code == 413
    assert salon.http.put("/api/records", content=long).status_code == 413


def test_many_at_once_are_each_answered(salon: Salon) -> None:
    content = a_match(40).encode()
    with ThreadPoolExecutor(24) as crowd:
        found = list(crowd.map(lambda n: brought(salon, content if n % 2 else content + b"!" * n), range(24)))
    assert {answer.status_code for answer in found} <= {201, 422, 503}
    assert {answer.json()["id"] for answer in found if answer.status_code == 201} == {bring(salon, a_match(40))}


def test_a_caller_may_bring_so_many_in_an_hour(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(settings_in(tmp_path_factory.mktemp("salon"), record_limit=2, desk_processes=0)) as salon:
        answers = [brought(salon, b"x").status_code for _ in range(3)]
        assert answers == [503, 503, 429]


def test_the_name_of_a_file_is_kept_harmless() -> None:
    assert harmless("..\\..\\a\x1b[2Jb\u202e\n é.tab") == "a [2Jb é.tab"
    assert harmless("/etc/" + "x" * 1000) == "x" * 200


def test_how_long_a_record_may_be_is_seen_without_reading_it() -> None:
    """As long as what is read may be, it is read."""
    many = f"tablier record 1\ngame: garanguet\n\n{'; a remark' * 10}\n" * MOST_EVENTS
    reading._check_length("{" + '"event"' * MOST_EVENTS, ".json")
    with pytest.raises(reading.TooLong):
        reading._check_length(many, ".tab")
    with pytest.raises(reading.TooLong):
        reading._check_length(f"(;{';B[61abcd]' * (MOST_EVENTS + 1)})", ".sgf")
