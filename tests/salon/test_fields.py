"""What a client is told so that it needs no rule: where a die is claimed, whose points are broken up, who has won."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from salon.guests import PERSON, Guest, Salon, bot, choose, running, settings_in
from tablier import Phase

BOUND = "backgammon:w:bar,12x14:18x2,19x2,20x2,21x2,22x2,23x2,24x3"
FILLING = "trictrac@marking=manual:w:1x3,2x4,3x2,4x3,5x2,6:1x15"
START = "1x2,12x5,17x3,19x5"


def test_points_to_break_up_are_counted_on_the_path_of_the_one_who_enters(salon: Salon) -> None:
    table, tokens = salon.table("backgammon", dice="hand", position=BOUND)
    with salon.guest(table, *tokens) as guest:
        guest.do("unbind", dice=[2, 5])
        action = next(it for it in guest.state["actions"] if it["do"] == "break")
        assert (action["seat"], action["side"], action["points"]) == (1, 0, [1, 2, 3, 4, 5, 6])


def test_a_claim_names_its_point_and_moves_a_man(salon: Salon) -> None:
    """UD-9."""
    table, tokens = salon.table("unstacked", dice="hand", first="white", options={"claims": "manual"})
    with salon.guest(table, *tokens) as guest:
        guest.do("throw", dice=[6, 6])
        guest.do("confirm")
        assert next(it for it in guest.state["actions"] if it["do"] == "throw") == {"do": "throw", "seat": 0}
        guest.do("throw")
        assert (guest.state["phase"], guest.state["dice"]) == ("claim", [])
        assert guest.do("claim", die=6, seat=1)["code"] == "no-right"  # White has used both
        guest.do("waive", seat=1)
        guest.do("throw", dice=[6, 5])
        guest.do("confirm")
        action = next(it for it in guest.state["actions"] if it["do"] == "claim")
        assert (action["die"], action["point"]) == (6, 6)
        guest.do("claim", die=6, seat=action["seat"])
        assert guest.state["moved"] == [
            {"side": action["side"], "from": 6, "to": 6, "number": 6, "hits": False, "how": "down"}
        ]


@pytest.mark.parametrize(
    "game", ["unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "trictrac", "trictrac-a-ecrire"]
)
def test_the_position_is_the_tables_own_before_and_amid_a_play(salon: Salon, game: str) -> None:
    table, tokens = salon.table(game, match=0 if game != "trictrac-a-ecrire" else 1)
    assert salon.hall is not None
    amid, chance = set(), random.Random(3)
    with salon.guest(table, *tokens) as guest:
        for _ in range(60):
            message = choose(guest.state, chance, ("undo",))
            assert message is not None
            guest.do(**message)
            own = salon.hall.rooms[table].journal.table
            assert guest.state["position"] == own.position.id
            amid.add((own.phase, bool(own.drafted)))
    assert game == "unstacked" or {(Phase.PLAY, False), (Phase.PLAY, True)} <= amid


def test_answers_to_a_double_carry_the_stakes(salon: Salon) -> None:
    table, tokens = salon.table(
        "backgammon", preset="modern", options={"cube": True}, match=5, position=f"backgammon@modern:w:{START}:{START}"
    )
    with salon.guest(table, *tokens) as guest:
        guest.do("double")
        assert [(it["do"], it["stakes"]) for it in guest.state["actions"] if "stakes" in it] == [
            ("take", 2), ("drop", 2),
        ]  # fmt: skip


def test_a_false_move_shows_where_the_men_touched_lie(salon: Salon) -> None:
    table, tokens = salon.table("trictrac", options={"marking": "manual"}, dice="hand", position=FILLING)
    with salon.guest(table, *tokens) as guest:
        guest.do("throw", dice=[5, 4])
        guest.do("mark", points=8)
        guest.do("play", text="4/9 4/8")
        action = next(it for it in guest.state["actions"] if it["do"] == "replace")
        assert (action["side"], sorted(action["points"])) == (0, [8, 9])


def test_what_was_marked_can_be_put_right_and_claimed_at_once(salon: Salon) -> None:
    """T-60: offered after everything else, to the one who marked; the claim to the other."""
    table, tokens = salon.table("trictrac", options={"marking": "manual"}, dice="hand", position=FILLING)
    with salon.guest(table, *tokens) as guest:
        guest.do("throw", dice=[5, 4])
        assert [it for it in guest.state["actions"] if it["do"] == "mark"] == [{"do": "mark", "seat": 0}]
        guest.do("mark", points=10)
        assert {"do": "mark", "seat": 0, "instead": 10} in guest.state["actions"]
        assert guest.state["actions"][0]["do"] == "step"
        assert {"do": "school", "seat": 1} in guest.state["actions"]
        guest.do("mark", points=8)
        assert guest.state["trictrac"]["points"] == [8, 0]
        guest.do("step", **{"from": 4, "number": 5, "to": 9})
        assert not guest.offered("mark")


def test_why_a_man_cannot_go_by_a_number(salon: Salon) -> None:
    table, tokens = salon.table("backgammon", dice="hand", position=f"backgammon:w:{START}:{START}")
    with salon.guest(table, *tokens) as guest:
        guest.do("throw", dice=[6, 5])
        assert guest.do("why_not", **{"from": 19, "number": 6})["code"] == "not-all-home"
        assert guest.do("why_not", **{"from": 12, "number": 6})["code"] is None
        assert guest.do("why_not", **{"from": 12, "number": 3})["code"] == guest.do("why_not", text="12/15")["code"]
        assert guest.do("why_not", **{"from": 12})["code"] == "bad-message"
        assert guest.state["drafted"] == []


def test_ones_own_tables_say_whose_turn_it_is_and_who_has_won(salon: Salon) -> None:
    table, (anne, blaise) = salon.table("backgammon", first="white")
    rest = salon.open("garanguet")
    token = salon.sit(rest, 1)

    def mine(*tokens: str, lang: str = "en") -> dict[str, dict[str, object]]:
        found = salon.http.post(f"/api/mine?lang={lang}", json={"tokens": tokens}).json()["tables"]
        return {it["id"]: it for it in found}

    assert mine(anne)[table]["turn"] == 0
    assert (mine(anne)[table]["yours"], mine(blaise)[table]["yours"]) == (True, False)
    assert not mine(token)[rest]["yours"], "nobody sits opposite yet"
    with salon.guest(table, anne) as guest:
        guest.do("throw")
        guest.do("resign")
        assert guest.state["result"]["winners"] == [1]
        assert guest.state["result"]["sentence"].startswith("You resign: ")
    assert (mine(anne)[table]["won"], mine(blaise)[table]["won"], mine(anne, blaise)[table]["won"]) == (
        False, True, None,
    )  # fmt: skip
    for told, *seats in (("Vous abandonnez", anne), ("Guest 0 abandonne", blaise), ("Guest 0 abandonne", anne, blaise)):
        ended = mine(*seats, lang="fr")[table]["result"]
        assert isinstance(ended, dict)
        assert ended["sentence"].startswith(told)


def test_the_house_is_offered_as_soon_as_it_may_be(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, away_after=1.0)) as salon:
        table, (anne, blaise) = salon.table("backgammon", first="white")
        with salon.guest(table, anne, client="first") as first, salon.guest(table, blaise, client="more") as other:
            first.close()
            assert other.next_of("presence")["house_in"] == 1
            other.until(lambda state: any(it["do"] == "house" for it in state["actions"]))
            other.do("house")
            other.until(lambda state: state["turn_seat"] == 1)


def test_bots_go_on_by_themselves_while_everybody_sits_out(salon: Salon) -> None:
    """T-84: the lots may seat two bots; nobody else can make the first throw for them."""
    seats = [PERSON, bot("random"), bot("random")]
    for _ in range(40):
        table, tokens = salon.table("trictrac-a-ecrire", seats, options={"rounds": 3})
        with salon.guest(table, *tokens) as guest:
            guest.do("lots")
            if guest.state["round"]["sitting_out"] == [0]:
                guest.until(lambda state: state["phase"] != "opening")
                return
    pytest.fail("in forty lots the bots were never alone at the board")


def test_at_a_real_board_the_one_sitting_out_throws_for_the_bots(salon: Salon) -> None:
    seats = [PERSON, bot("random"), bot("random")]
    for _ in range(40):
        table, tokens = salon.table("trictrac-a-ecrire", seats, options={"rounds": 3}, dice="hand")
        with salon.guest(table, *tokens) as guest:
            guest.do("lots")
            if guest.state["round"]["sitting_out"] == [0]:
                assert guest.do("opening", dice=[6, 5])["type"] == "ack"
                guest.until(lambda state: any(it["do"] == "throw" for it in state["actions"]))
                assert guest.do("throw", dice=[2, 1])["type"] == "ack"
                assert guest.do("resign")["code"] == "sitting-out"
                return
    pytest.fail("in forty lots the bots were never alone at the board")


def test_levels_and_games_are_named_in_both_languages(salon: Salon) -> None:
    english, french = (salon.http.get(f"/api/games?lang={lang}").json()["games"] for lang in ("en", "fr"))
    assert french[0]["name"] == "Dames rabattues"
    for one, other in zip(english[1]["levels"], french[1]["levels"], strict=True):
        assert one["id"] == other["id"]
        assert one["line"] != other["line"], "every level has its French"
        assert one["name"][0].isupper()


def test_pictures_and_accounts_speak_french(salon: Salon) -> None:
    picture = salon.http.get(f"/api/picture?position=backgammon:w:{START}:{START}&lang=fr").text
    assert "à Blanc de jeter les dés" in picture
    table, _ = salon.table("trictrac-a-ecrire")
    assert '<html lang="fr">' in salon.http.get(f"/api/tables/{table}/account?format=html&lang=fr").text
    rules = salon.http.get("/api/rules/trictrac?lang=fr").json()
    assert "'" not in rules["title"] + "".join(clause["title"] for clause in rules["clauses"])


def test_a_scored_game_is_broken_off_when_all_agree(salon: Salon) -> None:
    """T-80: whoever sits out is asked as well, and a bot agrees."""
    seats = ({"kind": "person"}, {"kind": "person"}, {"kind": "bot", "level": "greedy"})
    table, (anne, blaise) = salon.table("trictrac-a-ecrire", seats, options={"rounds": 3})
    with salon.guest(table, anne) as first, salon.guest(table, blaise, client="other") as second:

        def both_see(*seats: int) -> None:
            for guest in (first, second):
                while guest.state["abandoning"] != list(seats):
                    guest.receive()

        assert {"do": "abandon", "seat": 0, "asked": []} in first.state["actions"]
        first.do("abandon")
        both_see(0, 2)
        assert first.offered("play_on")
        assert not first.offered("abandon")
        assert second.do("play_on")["type"] == "ack"
        both_see()
        assert second.do("abandon")["type"] == "ack"
        both_see(1, 2)
        first.do("abandon")
        both_see(0, 1, 2)
        assert first.state["over"]
        assert first.state["account"]["broken_off"]
        assert "broken off by agreement" in first.state["result"]["sentence"]


def test_numbers_that_cannot_be_played_come_with_their_reason(salon: Salon) -> None:
    """G-5: it is said why numbers that no play has use for cannot be played, from the first."""
    table, tokens = salon.table("garanguet", dice="hand", position="garanguet:w:1x15:1x13,21,22")
    with salon.guest(table, *tokens) as guest:
        guest.do("throw", dice=[2, 2, 1])
        assert guest.state["to_play"] == 1
        [reason] = guest.state["unplayed"]
        assert reason["sentence"] == "Point 3 is closed: the opponent holds it."
        [step] = guest.state["steps"]
        guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
        assert (guest.state["complete"], guest.state["left"]) == (True, [2, 2, 2, 2])
        [reason] = guest.state["unplayed"]
        assert reason["sentence"] == "Point 3 is closed: the opponent holds it."
        assert reason["clause"].startswith("G-")


def test_of_nothing_to_play_each_reason_is_told_once(salon: Salon) -> None:
    """B-5: the man on the bar finds no point, and so nobody else may move."""
    place = BOUND.replace("backgammon", "backgammon@binding=false")
    table, tokens = salon.table("backgammon", dice="hand", position=place, options={"binding": False})
    with salon.guest(table, *tokens) as guest:
        guest.do("throw", dice=[6, 5])
        assert guest.state["blocked"]
        said = [it["sentence"] for it in guest.state["unplayed"]]
        assert said[0] == "Point 6 is closed: the opponent holds it."
        assert said[1:] == ["A man on the bar must enter before any other man moves."]


def test_nobody_reads_their_own_name_upon_the_board(salon: Salon) -> None:
    table, tokens = salon.table("unstacked", first="white")
    picture = {"form": "numbers", "shape": "wide"}
    with (
        salon.guest(table, tokens[0], client="white", picture=picture) as white,
        salon.guest(table, tokens[1], client="black", picture=picture, lang="fr") as black,
        salon.guest(table, client="onlooker", picture=picture) as onlooker,
    ):
        names = [seat["name"] for seat in onlooker.state["seats"]]

        def written(guest: Guest) -> str:
            return json.dumps(guest.state["board"], ensure_ascii=False)

        assert "You" in written(white)
        assert names[1] in written(white)
        assert names[0] not in written(white)
        assert "Vous" in written(black)
        assert names[0] in written(black)
        assert names[0] in written(onlooker)
        assert names[1] in written(onlooker)
