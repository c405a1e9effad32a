"""The socket: who may do what, who sees what, repeated messages, coming back, and being told to wait."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from salon.guests import PERSON, Guest, Json, Salon, bot, choose, running, settings_in
from tablier.salon.messages import MOST_BYTES


def step_of(state: Json) -> Json:
    """The first step offered, as a message names it."""
    return {name: state["steps"][0][name] for name in ("from", "number", "to")}


def two(salon: Salon, game: str = "garanguet", **wish: object) -> tuple[str, Guest, Guest]:
    """White to throw, and Black, each at a screen of their own."""
    table, (white, black) = salon.table(game, first="white", **wish)
    return table, salon.guest(table, white, client="white"), salon.guest(table, black, client="black")


def test_hello_comes_first(salon: Salon) -> None:
    table = salon.open("unstacked")
    guest = Guest(salon.base, table, hello={"do": "throw"})
    assert guest.welcome["type"] == "bye"
    with pytest.raises(ConnectionClosed):
        guest.receive()


def test_a_table_that_is_not_there(salon: Salon) -> None:
    guest = salon.guest("nowhere")
    assert guest.welcome == {"type": "bye", "code": "no-such-table", "sentence": "There is no such table."}


def test_a_page_from_elsewhere_gets_no_socket(salon: Salon) -> None:
    table = salon.open("unstacked")
    address = f"{salon.base.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin="https://elsewhere.example"):
        pass
    with connect(address, origin=salon.base):
        pass


def test_a_turn_is_seen_by_both_step_by_step(salon: Salon) -> None:
    _, white, black = two(salon)
    with white, black:
        assert [action["do"] for action in white.state["actions"]] == ["throw", "resign"]
        assert [action["do"] for action in black.state["actions"]] == ["resign"]
        assert white.do("throw")["type"] == "ack"
        assert white.state["thrown"]
        assert white.state["steps"]
        black.until(lambda state: state["phase"] == "play")
        assert black.state["steps"] == []
        assert black.state["dice"] == white.state["dice"]
        assert white.do("step", **step_of(white.state))["type"] == "ack"
        black.until(lambda state: bool(state["drafted"]))
        assert black.state["moved"] == [{"side": 0, **white.state["drafted"][0]}]
        assert black.state["men"] == white.state["men"]
        assert white.do("undo", all=True)["type"] == "ack"
        assert white.state["moved"][0]["to"] == black.state["drafted"][0]["from"]
        while white.state["steps"]:
            white.do("step", **step_of(white.state))
        assert white.state["complete"]
        assert white.state["actions"][0]["do"] == "confirm"
        white.do("confirm")
        black.until(lambda state: state["turn_seat"] == 1)
        assert black.state["last"]["player"] == 0
        assert black.state["actions"][0]["do"] == "throw"
        assert any("plays" in line["text"] for line in black.lines)


def test_steps_are_taken_as_they_are_named(salon: Salon) -> None:
    _, white, black = two(salon)
    with white, black:
        white.do("throw")
        named = step_of(white.state)
        other = white.do("step", **{**named, "to": named["to"] + 1})
        assert other["code"] == "other-target"
        assert white.do("step", **{"from": 24, "number": 6, "to": 25})["type"] == "refused"
        why = white.do("why_not", text="24/off")
        assert why["type"] == "why"
        assert why["sentence"]
        assert white.do("play", text="24/off")["type"] == "refused"
        assert white.state["drafted"] == []


def test_nobody_acts_out_of_turn_or_for_another(salon: Salon) -> None:
    table, white, black = two(salon)
    with white, black, salon.guest(table, client="onlooker") as onlooker:
        before = salon.state(table)["at"]
        assert black.do("throw")["code"] == "not-your-turn"
        assert black.do("throw", seat=0)["code"] == "not-your-seat"
        assert onlooker.do("throw")["code"] == "only-watching"
        assert onlooker.do("resign", seat=0)["code"] == "only-watching"
        assert white.do("confirm")["code"] == "wrong-phase"
        assert white.do("throw", dice=[6, 6, 6])["code"] == "server-throws"
        assert white.do("stay")["type"] == "refused"
        assert white.do("lots")["type"] == "refused"
        assert white.do("rematch")["code"] == "not-over"
        assert white.do("house")["code"] == "nobody-away"
        assert salon.state(table)["at"] == before
        white.do("throw")
        assert white.do("void")["code"] == "server-throws"


def test_spectators_see_everything_but_secrets(salon: Salon) -> None:
    table, tokens = salon.table("backgammon")
    assert salon.hall is not None
    secret = salon.hall.rooms[table].journal.kept.secret
    with salon.guest(table, *tokens, picture={}) as player, salon.guest(table, client="onlooker") as onlooker:
        player.do("opening")
        player.do("throw")
        seen = onlooker.until(lambda state: state["phase"] == "play")
        assert onlooker.welcome["you"] == []
        assert seen["actions"] == []
        assert seen["steps"] == []
        assert seen["dice"] == player.state["dice"]
        told = json.dumps([onlooker.welcome, seen, onlooker.other])
        assert secret not in told
        assert not any(token in told for token in tokens)
        assert player.state["picture"].startswith("<svg")
        assert "picture" not in seen
        player.do("resign")
        proof = onlooker.until(lambda state: state["over"])["proof"]
        assert proof["key"] == onlooker.state["told"]["key"]
        assert secret not in json.dumps(proof)


def test_a_message_sent_again_is_answered_and_not_done_again(salon: Salon) -> None:
    table, white, black = two(salon)
    with white, black:
        first = white.do("throw")
        happened = white.state["happened"]
        assert white.ask({"n": white.n, "do": "throw"}) == first
        refused = white.do("throw")
        assert refused["type"] == "refused"
        assert white.ask({"n": white.n, "do": "throw"}) == refused
        assert salon.state(table)["happened"] == happened
        white.do("step", **step_of(white.state))
        assert white.ask({"n": 0, "do": "throw"})["code"] == "old-number"


def test_a_second_device_and_a_reload_lose_nothing(salon: Salon) -> None:
    table, (white, black) = salon.table("garanguet", first="white")
    with salon.guest(table, white, client="laptop") as laptop:
        laptop.do("throw")
        laptop.do("step", **step_of(laptop.state))
        with salon.guest(table, white, client="phone") as phone:
            assert phone.state["drafted"] == laptop.state["drafted"]
            assert phone.state["steps"] == laptop.state["steps"]
            assert phone.lines == laptop.lines
            phone.do("undo")
            laptop.until(lambda state: not state["drafted"])
    with salon.guest(table, black, client="black") as other:
        assert other.state["seats"][0]["present"] is False
        with salon.guest(table, white, client="laptop", first=3) as laptop:
            assert laptop.do("step", **step_of(laptop.state))["type"] == "ack"
            presence = [message for message in other.other if message["type"] == "presence"]
            other.until(lambda state: bool(state["drafted"]))
            presence = [message for message in other.other if message["type"] == "presence"]
            assert presence[-1]["seats"][0]["present"]


def test_everything_is_there_after_a_restart_and_numbers_are_remembered(tmp_path: Path) -> None:
    settings, chance = settings_in(tmp_path), random.Random(4)
    with running(settings) as salon:
        table, tokens = salon.table("trictrac", options={"marking": "manual"})
        with salon.guest(table, *tokens) as guest:
            while guest.state["happened"] < 40 or not guest.state["drafted"]:
                message = choose(guest.state, chance)
                assert message is not None
                answer = guest.do(**message)
            before, lines, n = guest.state, guest.lines, guest.n
    with running(settings) as salon, salon.guest(table, *tokens, first=n + 1) as guest:
        different = {name for name in before if name not in _NEWS and guest.state[name] != before[name]}
        assert not different
        assert guest.lines == lines
        assert guest.ask({"n": n, **message}) == answer
        assert guest.state["at"] == before["at"]
        assert guest.do("undo")["type"] == "ack"


_NEWS = {"lines", "lines_from", "said", "moved", "thrown", "told", "seats"}
"""What a state tells only once, or of the moment."""


@pytest.mark.parametrize(
    "frame",
    ["", "[]", "null", "{", "{}", '{"n":1}', '{"n":1,"do":"fly"}', '{"n":1,"do":"throw","height":3}', "9" * 300, "\x00",
     '{"n":-1,"do":"throw"}', '{"n":"1","do":"throw"}', '{"n":1,"do":"throw","dice":[7]}', '{"n":1e400,"do":"throw"}',
     '{"n":1,"do":"step","from":1}', '{"n":1,"do":"hello","client":"x"}', '{"n":1,"do":"play","text":"\\u202e"}'],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_and_nothing_happens(salon: Salon, frame: str) -> None:
    table, white, black = two(salon)
    with white, black:
        before = salon.state(table)
        white.say(frame)
        answer = white.next_of("refused")
        assert answer["code"] in ("bad-message", "hello-again")
        assert answer["sentence"]
        assert salon.state(table)["at"] == before["at"]
        assert white.do("throw")["type"] == "ack"


def test_messages_that_are_too_long_or_no_text(salon: Salon) -> None:
    _, white, black = two(salon)
    with white, black:
        white.say(json.dumps({"n": 1, "do": "play", "text": "x" * MOST_BYTES}))
        assert white.next_of("refused")["code"] == "too-long"
        white.socket.send(b"{}")
        assert white.next_of("refused")["code"] == "bad-message"
        white.socket.send("x" * 100_000)
        white.read_to_the_end()
        assert black.do("ping")["type"] == "pong"


def test_whoever_floods_the_table_is_refused_and_the_others_play_on(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, message_rate=20.0)) as salon:
        _, white, black = two(salon)
        with white, black:
            for _ in range(150):
                black.say({"n": 1, "do": "throw"})
            assert white.do("throw")["type"] == "ack"
            codes = [black.receive()["type"] for _ in range(150)]
            assert "refused" in codes
            assert any(message.get("code") == "too-fast" for message in black.other)


def test_too_many_unreadable_messages_end_a_connection(salon: Salon) -> None:
    _, white, black = two(salon)
    with white, black:
        for _ in range(60):
            white.say("{")
        white.read_to_the_end()
        assert len([message for message in white.other if message["type"] == "refused"]) <= 50
        assert black.do("ping")["type"] == "pong"


def test_a_table_takes_only_so_many_spectators(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, spectator_limit=2)) as salon:
        table = salon.open("unstacked")
        with salon.guest(table), salon.guest(table):
            assert salon.guest(table).welcome["code"] == "table-full"


def test_a_connection_changes_how_it_looks(salon: Salon) -> None:
    table, tokens = salon.table("trictrac", first=None)
    with salon.guest(table, tokens[1], picture={"shape": "wide"}, lang="en") as guest:
        wide = guest.state["picture"]
        answer = guest.do("look", picture={"shape": "tall", "viewer": 0, "flip": True}, lang="fr")
        assert answer["type"] == "ack"
        while guest.state["picture"] == wide:
            guest.receive()
        french = guest.do("throw")
        assert french["type"] == "refused"
        english = salon.guest(table, tokens[1], client="other").do("throw")
        assert english["sentence"] != french["sentence"]
        guest.do("look", picture=None)
        while "picture" in guest.state:
            guest.receive()


def test_a_free_seat_is_named_in_the_readers_language_and_nobody_else_is(salon: Salon) -> None:
    table = salon.open("unstacked")
    token = salon.sit(table, 0, "White")
    for seats, named in (((), True), ((token,), False)):  # nobody reads their own name on the board
        with salon.guest(table, *seats, picture={"shape": "wide"}, lang="fr") as guest:
            assert "Place 2" in guest.state["picture"]
            assert ("White" in guest.state["picture"]) is named


def test_both_at_one_screen(salon: Salon) -> None:
    table, tokens = salon.table("unstacked")
    with salon.guest(table, *tokens) as guest:
        assert guest.welcome["you"] == [0, 1]
        guest.do("opening")
        seats = set()
        for _ in range(8):
            seats.add(guest.state["turn_seat"])
            assert guest.do("throw")["type"] == "ack"
        assert seats == {0, 1}


def test_a_bot_answers_and_a_rematch_with_it_begins_at_once(salon: Salon) -> None:
    table, (token,) = salon.table("backgammon", (PERSON, bot("greedy")), first="white")
    with salon.guest(table, token) as guest:
        guest.do("throw")
        while guest.state["steps"]:
            guest.do("step", **step_of(guest.state))
        guest.do("confirm")
        guest.until(lambda state: state["turn_seat"] == 0 and state["phase"] in ("throw", "unbind"))
        assert guest.state["last"]["player"] == 1
        guest.do("resign")
        guest.do("rematch")
        link = guest.state["rematch"]["link"]
        assert guest.do("rematch")["code"] == "offered-already"
    following = link.removeprefix("/table/")
    state = salon.state(following)
    assert state["seats"][0]["reserved"]
    assert state["waiting"]
    taken = salon.http.post(f"/api/tables/{following}/seats/0", json={"name": "Somebody", "seed": "x"})
    assert taken.status_code == 409
    own = {"authorization": f"Seat {token}"}
    body = {"name": "Guest 0", "seed": "another"}
    assert salon.http.post(f"/api/tables/{following}/seats/0", json=body, headers=own).json()["token"] == token
    with salon.guest(following, token) as guest:
        assert guest.welcome["you"] == [0]
        assert guest.offered("throw")
        seeds = guest.welcome["table"]["seeds"]
        assert seeds[0] == "another"
        assert re.fullmatch("[0-9a-f]{32}", seeds[1]), "the computer's part is drawn anew"


def test_a_rematch_needs_both(salon: Salon) -> None:
    _, white, black = two(salon, "unstacked")
    with white, black:
        white.do("resign")
        black.until(lambda state: state["over"])
        white.do("rematch")
        black.until(lambda state: state["rematch"]["offered_by"] == [0])
        assert black.state["rematch"]["link"] is None
        black.do("rematch")
        assert black.state["rematch"]["link"]


def test_games_of_a_match_follow_each_other(salon: Salon) -> None:
    table, tokens = salon.table("unstacked", match=2)
    with salon.guest(table, *tokens) as guest:
        guest.do("opening")
        guest.do("resign", seat=1)
        assert guest.state["phase"] == "between"
        assert guest.state["result"]["winner"] == 0
        assert not guest.state["over"]
        guest.do("next")
        assert guest.state["game_number"] == 2
        assert guest.state["score"] == [1, 0]


def test_a_seat_taken_while_others_look_is_announced(salon: Salon) -> None:
    table = salon.open("unstacked")
    with salon.guest(table) as onlooker:
        assert onlooker.state["waiting"]
        assert onlooker.welcome["table"]["seeds"] is None
        salon.sit(table, 0, "Rose", "rose-seed")
        salon.sit(table, 1, "Jack", "jack-seed")
        onlooker.until(lambda state: not state["waiting"])
        welcome = [message for message in onlooker.other if message["type"] == "welcome"][-1]
        assert welcome["table"]["seeds"] == ["rose-seed", "jack-seed"]
        assert [line["text"] for line in onlooker.lines] == ["Rose sits down.", "Jack sits down."]


def test_only_those_who_sit_out_advise(salon: Salon) -> None:
    table, tokens = salon.table("trictrac-a-ecrire", (PERSON, PERSON, PERSON))
    with salon.guest(table, *tokens) as guest:
        assert guest.do("lots")["type"] == "ack"
        (idle,) = guest.state["round"]["sitting_out"]
        assert guest.do("advise", seat=idle, text="Stay.")["type"] == "ack"
        assert guest.do("advise", seat=(idle + 1) % 3, text="Stay.")["type"] == "refused"
        assert guest.do("opening", seat=idle)["code"] == "sitting-out"
        assert guest.do("opening")["type"] == "ack"


def test_the_server_says_goodbye(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        guest = salon.guest(salon.open("unstacked"))
    guest.read_to_the_end()
    assert guest.other[-1]["code"] == "server-stops"
