"""The HTTP interface: tables, seats, records, pictures, rules, and what every answer carries."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from depth import examples
from salon.guests import PERSON, Salon, bot, running, settings_in
from tablier import Record
from tablier.bots import BOTS
from tablier.fairness import verify
from tablier.games import GAMES, find_game
from tablier.networks import has_network
from tablier.salon.web.gate import CONTENT_POLICY
from tablier.saying import language_named


def test_the_games_are_listed_with_everything_that_can_be_chosen(salon: Salon) -> None:
    games = salon.http.get("/api/games").json()["games"]
    assert [game["id"] for game in games] == list(GAMES)
    for game in games:
        assert game["line"]
        assert game["minutes"] > 0
        offered = {level["id"] for level in game["levels"]}
        # In Unstacked Draughts nothing is chosen, so there is but one way to play.
        plain = {"random", "greedy"}
        levels = set(BOTS) - plain if has_network(find_game(game["id"])) else plain
        assert offered == ({"expert"} if game["id"] == "unstacked" else levels)
        for option in game["options"]:
            assert option["default"] in [value["value"] for value in option["values"]] or option["numbers"]
    assert next(game for game in games if game["id"] == "trictrac-a-ecrire")["players"] == [2, 3, 4]


def test_a_table_is_opened_and_its_dice_are_promised_before_anybody_sits(salon: Salon) -> None:
    answer = salon.http.post("/api/tables", json={"game": "garanguet", "seats": [PERSON, PERSON]})
    assert answer.status_code == 201
    table = answer.json()
    assert len(table["commitment"]) == 64
    assert [seat["open"] for seat in table["seats"]] == [True, True]
    state = salon.state(table["id"])
    assert state["waiting"]
    assert state["actions"] == []
    assert state["proof"] is None


def test_a_seat_is_taken_once_and_renamed_with_its_token(salon: Salon) -> None:
    table = salon.open("unstacked")
    token = salon.sit(table, 0, "Rose")
    assert len(token) >= 22  # 128 bits and more
    again = salon.http.post(f"/api/tables/{table}/seats/0", json={"name": "Jack", "seed": "x"})
    assert again.status_code == 409
    assert again.json()["error"]["code"] == "seat-taken"
    wrong = {"authorization": "Seat not-the-token"}
    assert salon.http.post(f"/api/tables/{table}/seats/0", json={"name": "Jack"}, headers=wrong).status_code == 409
    own = {"authorization": f"Seat {token}"}
    renamed = salon.http.post(f"/api/tables/{table}/seats/0", json={"name": "Rosalie"}, headers=own)
    assert renamed.status_code == 201
    assert salon.state(table)["seats"][0]["name"] == "Rosalie"
    assert any("is now called Rosalie" in line["text"] for line in salon.state(table)["lines"])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "garanguet", "preset": "nobodys"}, "unknown-preset"),
        ({"game": "garanguet", "options": {"colour": "red"}}, "unknown-option"),
        ({"game": "garanguet", "options": {"seed": 4}}, "unknown-option"),
        ({"game": "garanguet", "seats": [PERSON, PERSON, PERSON]}, "bad-seats"),
        ({"game": "garanguet", "seats": [PERSON, bot("deep-thought")]}, "unknown-level"),
        ({"game": "garanguet", "seats": [bot("random"), bot("random")], "dice": "hand"}, "nobody-throws"),
        ({"game": "garanguet", "position": "garanguet:w:1x16:1x15"}, "bad-position"),
        ({"game": "garanguet", "clock": {"per_move": 30, "delay": 0}, "dice": "hand"}, "clock-by-hand"),
        ({"game": "garanguet", "match": -1}, "bad-request"),
        ({"game": "garanguet", "colour": "red"}, "bad-request"),
        ({}, "bad-request"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_a_code_and_a_sentence(salon: Salon, body: dict, code: str) -> None:
    answer = salon.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == code
    assert answer.json()["error"]["sentence"].endswith((".", "?"))


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "line\nbreak"])
def test_names_are_short_and_visible(salon: Salon, name: str) -> None:
    table = salon.open("unstacked")
    assert salon.http.post(f"/api/tables/{table}/seats/0", json={"name": name, "seed": "x"}).status_code == 422


def test_seats_that_are_not_there_or_a_bots(salon: Salon) -> None:
    table = salon.open("unstacked", (PERSON, bot("random")))
    for seat in (1, 2, 3):
        assert salon.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": "Rose"}).status_code == 404
    assert salon.http.post("/api/tables/nowhere/seats/0", json={"name": "Rose"}).status_code == 404


def test_the_lobby_shows_public_tables_only(salon: Salon) -> None:
    hidden = salon.open("unstacked")
    shown = salon.open("unstacked", public=True, match=3)
    salon.sit(shown, 1, "Rose")
    lobby = salon.http.get("/api/tables").json()
    found = {table["id"]: table for table in lobby["open"]}
    assert hidden not in found
    assert found[shown]["by"] == "Rose"
    assert found[shown]["seats_free"] == [0]
    assert found[shown]["match"] == 3
    salon.sit(shown, 0, "Jack")
    lobby = salon.http.get("/api/tables").json()
    assert [table["names"] for table in lobby["running"] if table["id"] == shown] == [["Jack", "Rose"]]


def test_ones_own_tables_are_found_by_their_tokens(salon: Salon) -> None:
    table = salon.open("unstacked")
    token = salon.sit(table, 0, "Rose")
    found = salon.http.post("/api/mine", json={"tokens": [token, "nobody's"]}).json()["tables"]
    assert [(one["id"], one["seats"], one["stage"]) for one in found] == [(table, [0], "open")]
    assert salon.http.post("/api/mine", json={"tokens": []}).json() == {"tables": []}


def test_the_record_tells_no_secret_before_the_end(salon: Salon) -> None:
    table, tokens = salon.table("unstacked", first="white")
    with salon.guest(table, *tokens) as guest:
        guest.do("throw")
        for form in ("text", "json"):
            text = salon.http.get(f"/api/tables/{table}/record", params={"format": form}).text
            assert salon.hall is not None
            assert salon.hall.rooms[table].journal.kept.secret not in text
            assert Record.read(text).headers()["seed"] == "0"
            assert verify(Record.read(text)).throws == 1
        guest.do("resign")
        assert guest.state["over"]
    text = salon.http.get(f"/api/tables/{table}/record").text
    assert salon.hall.rooms[table].journal.kept.secret not in text, "the keys of throws made are enough"
    assert verify(Record.read(text)).holds


def test_moments_and_pictures_of_every_one_of_them(salon: Salon) -> None:
    table, tokens = salon.table("trictrac")
    with salon.guest(table, *tokens) as guest:
        guest.do("opening")
        while guest.state["steps"]:
            step = guest.state["steps"][0]
            guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
        guest.do("confirm")
    moments = salon.http.get(f"/api/tables/{table}/moments").json()
    assert [moment["at"] for moment in moments] == list(range(len(moments)))
    assert [moment["kind"] for moment in moments][:2] == ["start", "opening"]
    assert moments[-1]["kind"] == "play"
    for moment in moments:
        picture = salon.http.get(f"/api/tables/{table}/picture", params={"at": moment["at"], "theme": "light"})
        assert picture.status_code == 200
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
    assert salon.http.get(f"/api/tables/{table}/picture", params={"at": 999}).status_code == 404


def test_moments_count_what_a_table_begins_with(salon: Salon) -> None:
    """A review and a link count events from the first; that it was agreed who begins is one."""
    table, tokens = salon.table("garanguet", first="white", dice="hand")
    with salon.guest(table, *tokens) as guest:
        guest.do("throw", dice=[1, 2, 3])
    for asked in ({}, {"form": "numbers"}):
        found = salon.http.get(f"/api/tables/{table}/moments", params=asked).json()
        moments = found["moments"] if asked else found
        assert [moment["at"] for moment in moments] == [0, 1, 2]
        assert [moment["dice"] for moment in moments] == [[], [], [1, 2, 3]]
        assert [bool(moment["text"]) for moment in moments] == [False, True, True]


def test_moments_in_numbers_have_their_boards_and_the_play_that_follows(salon: Salon) -> None:
    table, tokens = salon.table("trictrac", dice="hand")
    with salon.guest(table, *tokens) as guest:
        guest.do("opening", dice=[6, 5])
        guest.do("play", text="1/7 1/6")
        guest.do("throw", dice=[4, 2])
    found = salon.http.get(f"/api/tables/{table}/moments", params={"form": "numbers", "viewer": "1"}).json()
    moments, layouts = found["moments"], {layout["id"]: layout for layout in found["layouts"]}
    plain = salon.http.get(f"/api/tables/{table}/moments").json()
    assert plain[2]["text"] == "Guest 0 plays 1/7 1/6."
    assert moments[2]["text"] == "Guest 0 plays 24/18 24/19.", "in the numbers of whoever looks"
    assert [moment["text"] for moment in moments[3:]] == [moment["text"] for moment in plain[3:]]
    assert "board" not in plain[0]
    assert [(moment["game"], moment["throw"], moment["play"]) for moment in moments] == [
        (0, 0, None), (0, 0, None), (0, 1, "1/7 1/6"), (0, 2, None),
    ]  # fmt: skip
    assert all(layouts[moment["board"]["layout"]]["viewer"] == 1 for moment in moments)
    drawn = ["arrow-played" in "".join(moment["board"].get("worth", ())) for moment in moments]
    assert drawn == [False, True, False, False], "a board shows the play that follows it"
    assert [(step["from"], step["to"]) for step in moments[2]["moved"]] == [(1, 7), (1, 6)]
    assert moments[3]["board"]["dice"] == [4, 2]


def test_plays_are_compared_where_players_mark_by_hand(salon: Salon) -> None:
    """A play cannot be made there before something is marked; it can be looked at."""
    position = "trictrac@marking=manual:w:1x3,2x4,3x2,4x3,5x2,6:1x15"
    asked = {"position": position, "dice": "5-4", "best": "1/6 2/6", "played": "4/9 4/8"}
    board = salon.http.get("/api/board", params=asked).json()["board"]
    assert "arrow-best" in "".join(board["worth"])


def test_any_position_is_drawn(salon: Salon) -> None:
    good = {"position": "garanguet:w:1x15:1x15", "dice": "5-4-2", "viewer": "1", "shape": "tall", "flip": "1"}
    assert salon.http.get("/api/picture", params=good).text.startswith("<svg")
    assert salon.http.get("/api/picture", params={"position": "garanguet:w:1x99:"}).status_code == 422
    assert salon.http.get("/api/picture", params={**good, "dice": "7"}).status_code == 422


WRONG = [
    ("GET", "/api/nothing", b"", 404, "not-found"),
    ("GET", "/api/tables/nowhere", b"", 404, "no-such-table"),
    ("DELETE", "/api/games", b"", 405, "bad-method"),
    ("POST", "/api/tables", b'{"\xb6', 400, "bad-request"),
    ("POST", "/api/tables", b'{"game": 7}', 422, "bad-request"),
    ("POST", "/api/tables", b'{"game": "chess"}', 422, "unknown-game"),
]
STRANGE = ("FR-ca", "../fr", "%2e%2e/", "e\0n", "\U0001f3b2" * 100)
"""Languages nobody should ask for: one of them names a folder, one is longer than a name of a file may be."""


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), WRONG, ids=[code for *_, code in WRONG])
@examples(50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lang=st.sampled_from(STRANGE) | st.text(max_size=100))
def test_whatever_language_is_asked_for_what_goes_wrong_is_said(
    salon: Salon, method: str, path: str, body: bytes, status: int, code: str, lang: str
) -> None:
    kind = {"content-type": "application/json"}
    answer = salon.http.request(method, path, params={"lang": lang}, content=body, headers=kind)
    told = answer.json()["error"]
    assert (answer.status_code, told["code"]) == (status, code)
    spoken = salon.http.request(method, path, params={"lang": language_named(lang)}, content=body, headers=kind)
    assert told["sentence"] == spoken.json()["error"]["sentence"]


def test_the_account_of_a_scored_game(salon: Salon) -> None:
    table, _ = salon.table("trictrac-a-ecrire", (PERSON, PERSON, PERSON))
    assert salon.http.get(f"/api/tables/{table}/account").json()["names"] == ["Guest 0", "Guest 1", "Guest 2"]
    sheet = salon.http.get(f"/api/tables/{table}/account", params={"format": "html"})
    assert sheet.headers["content-type"].startswith("text/html")
    assert "unsafe-inline" in sheet.headers["content-security-policy"]
    assert "<caption>The account</caption>" in sheet.text
    french = salon.http.get(f"/api/tables/{table}/account", params={"format": "html", "lang": "fr"})
    assert "<caption>Le compte</caption>" in french.text
    today = datetime.now(UTC)
    assert f"<h1>Trictrac à écrire, {today.day} {today:%B %Y}</h1>" in sheet.text
    assert f"<h1>Trictrac à écrire, {today.day} " in french.text
    assert f"{today:%B %Y}</h1>" not in french.text, "months have their own names there"
    ordinary, _ = salon.table("trictrac")
    assert salon.http.get(f"/api/tables/{ordinary}/account").status_code == 404


def test_the_rules_are_told_as_safe_html(salon: Salon) -> None:
    pages = salon.http.get("/api/rules").json()
    assert pages[0]["game"] == "common"
    page = salon.http.get("/api/rules/garanguet").json()
    assert "<p>" in page["html"]
    assert "<script" not in page["html"]
    clause = salon.http.get("/api/rules/garanguet/G-7").json()
    assert clause["clause"] == "G-7"
    assert clause["page"] == "garanguet"
    assert salon.http.get("/api/rules/garanguet/C-5").json()["page"] == "common"
    assert salon.http.get("/api/rules/garanguet/G-999").status_code == 404
    assert salon.http.get("/api/rules/chess").status_code == 404
    for lang in ("en", "es"):
        assert '<a href="/rules/backgammon">' in salon.http.get(f"/api/rules/irish?lang={lang}").json()["html"]


def test_the_rules_are_documents_with_their_examples(salon: Salon) -> None:
    page = salon.http.get("/rules/garanguet?lang=fr").text
    assert '<html lang="fr" ' in page
    assert '<a class="clause" href="/rules/common#C-4">C-4</a>' in page
    assert "Blanc doit jouer 20/22/23 23/off" in page
    assert "/analysis?position=garanguet%3Aw%3A20%2C23%3A1x5%2C4%2C9&amp;dice=5-2-1" in page
    spanish = salon.http.get("/rules/garanguet", headers={"accept-language": "es"}).text
    assert "aquí está en inglés" in spanish
    assert "Blanco tiene que jugar 20/22/23 23/off" in spanish
    assert salon.http.get("/rules/chess").status_code == 404
    example = salon.http.get("/api/rules/garanguet/examples/G-8a").json()
    assert len(example["boards"]) == 4
    assert {board["board"]["layout"] for board in example["boards"]} == {layout["id"] for layout in example["layouts"]}
    picture = salon.http.get("/api/rules/garanguet/examples/g-8a.svg?lang=fr&theme=dark")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "Il faut jouer les trois dés" in picture.text
    for name in ("G-8z", "G-1a", "G-99a"):
        assert salon.http.get(f"/api/rules/garanguet/examples/{name}").status_code == 404, name
    assert salon.http.get("/api/rules/garanguet/examples/nothing").status_code == 422


def test_sentences_come_in_french(salon: Salon) -> None:
    english = salon.http.get("/api/games").json()["games"][0]
    french = salon.http.get("/api/games", params={"lang": "fr"}).json()["games"][0]
    assert english["options"][0]["summary"] != french["options"][0]["summary"]
    answer = salon.http.get("/api/tables/nowhere", params={"lang": "fr"})
    assert answer.status_code == 404
    for wish, spoken in {"fr-CA": french, "de": english}.items():  # by any of its names; English where it is not spoken
        assert salon.http.get("/api/games", params={"lang": wish}).json()["games"][0] == spoken
    assert salon.http.get("/api/games", params={"lang": "x" * 101}).status_code == 422


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/api/tables/nowhere", "/nowhere"])
def test_every_answer_has_strict_headers(salon: Salon, path: str) -> None:
    headers = salon.http.get(path).headers
    assert headers["content-security-policy"] == CONTENT_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_files_are_not_sent_twice(salon: Salon) -> None:
    first = salon.http.get("/static/css/tokens.css")
    assert first.status_code == 200
    assert first.headers["content-type"].startswith("text/css")
    tag = first.headers["etag"]
    assert salon.http.get("/static/css/tokens.css", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("path", ["../salon/app.py", "..%2fapp.py", "%2e%2e/app.py", "js", "", ".hidden", "a\\b"])
def test_nothing_outside_the_pages_is_served(salon: Salon, path: str) -> None:
    assert salon.http.get(f"/static/{path}").status_code == 404


def test_health_and_the_description_of_the_interface(salon: Salon) -> None:
    health = salon.http.get("/healthz").json()
    assert health["status"] == "ok"
    assert set(health["compiled"]) == {"race", "unstacked", "trictrac"}
    paths = json.loads(salon.http.get("/api/openapi.json").text)["paths"]
    assert "/api/tables/{table_id}/seats/{seat}" in paths


def test_one_address_opens_only_so_many_tables(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with running(settings_in(tmp_path, table_limit=2)) as salon:
        salon.open("unstacked")
        salon.open("unstacked")
        answer = salon.http.post("/api/tables", json={"game": "unstacked"})
        assert answer.status_code == 429
        assert answer.json()["error"]["code"] == "too-many-tables"


def test_a_board_in_numbers_with_two_plays_compared_upon_its_layout(salon: Salon) -> None:
    asked = {"position": find_game("backgammon@modern").start().id, "dice": "3-1", "best": "17/20 19/20"}
    told = salon.http.get("/api/board", params=asked | {"played": "1/4/5", "cube": "2b"}).json()
    assert told["board"]["layout"] == told["layout"]["id"]
    assert told["board"]["cube"] == [2, 1]
    assert [told["board"]["worth"][2].count(f"stroke-arrow-{name}") > 0 for name in ("best", "played")] == [True, True]
    again = salon.http.get("/api/board", params=asked | {"known": told["layout"]["id"]}).json()
    assert "layout" not in again
    assert salon.http.get("/api/board", params=asked | {"best": "1/24"}).json()["error"]["code"] == "no-such-number"


def test_an_invitation_is_a_picture_of_the_link(salon: Salon) -> None:
    table, _ = salon.table("garanguet")
    drawn = salon.http.get(f"/api/tables/{table}/invitation")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    other, _ = salon.table("garanguet")
    assert salon.http.get(f"/api/tables/{other}/invitation").text != drawn.text
    assert salon.http.get("/api/tables/nowhere/invitation").status_code == 404
