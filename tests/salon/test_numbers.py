"""The board in numbers: what lies where, and where things go, told once."""

from __future__ import annotations

import json

import pytest

from salon.guests import Salon

NUMBERS = {"form": "numbers", "shape": "wide"}


def test_a_layout_is_told_once_and_then_only_numbers(salon: Salon) -> None:
    table, tokens = salon.table("garanguet", first="white")
    with salon.guest(table, *tokens, picture=NUMBERS) as guest:
        layout = guest.state["layout"]
        assert guest.state["board"]["layout"] == layout["id"]
        assert "picture" not in guest.state
        guest.do("throw")
        assert "layout" not in guest.state
        assert guest.state["board"]["layout"] == layout["id"]
        assert sorted(guest.state["board"]["dice"]) == sorted(guest.state["dice"])
        assert guest.state["board"]["men"] == [*guest.state["men"][0], *guest.state["men"][1]]
        first = guest.state["steps"][0]
        guest.do("step", **{name: first[name] for name in ("from", "number", "to")})
        assert guest.state["board"]["fresh"] == [[first["to"], 1]]
        assert guest.state["board"]["men"] == [*guest.state["men"][0], *guest.state["men"][1]]


@pytest.mark.parametrize("game", ["unstacked", "garanguet", "jacquet-de-versailles", "backgammon", "trictrac"])
def test_the_throw_for_the_beginning_lies_on_the_board(salon: Salon, game: str) -> None:
    """C-1: each has thrown a die; where both are thrown anew, they lie there until then."""
    table, tokens = salon.table(game, dice="hand")
    with salon.guest(table, *tokens, picture=NUMBERS) as guest:
        assert "dice" not in guest.state["board"]
        if game != "jacquet-de-versailles":  # there the higher die begins with what was thrown
            guest.do("opening", dice=[4, 4])
            assert guest.state["board"]["dice"] == [4, 4]
        guest.do("opening", dice=[2, 5])
        assert guest.state["thrown"]
        assert sorted(guest.state["board"]["dice"]) == [2, 5]
        assert guest.state["board"]["thrower"] == guest.state["player"] or game == "unstacked"


def test_numbers_are_a_hundredth_of_a_picture(salon: Salon) -> None:
    table, tokens = salon.table("backgammon", first="white")
    with (
        salon.guest(table, *tokens, picture=NUMBERS) as one,
        salon.guest(table, *tokens, client="drawn", picture={"shape": "wide"}) as other,
    ):
        one.do("throw")
        other.until(lambda state: state["phase"] == "play")
        assert 50 * len(json.dumps(one.state["board"])) < len(other.state["picture"])


def test_another_look_brings_its_layout_and_each_reader_has_their_own(salon: Salon) -> None:
    table, tokens = salon.table("backgammon", first="white")
    with (
        salon.guest(table, tokens[0], client="white", picture=NUMBERS) as white,
        salon.guest(table, tokens[1], client="black", picture=NUMBERS) as black,
    ):
        assert (white.state["layout"]["viewer"], black.state["layout"]["viewer"]) == (0, 1)
        tall = {**NUMBERS, "shape": "tall"}
        before = white.state["layout"]["id"]
        white.do("look", picture=tall)
        white.until(lambda state: "layout" in state and state["layout"]["id"] != before)
        white.do("throw")
        black.until(lambda state: state["phase"] == "play")
        assert "layout" not in white.state
        assert "layout" not in black.state
        assert white.state["board"]["layout"] != black.state["board"]["layout"]


def test_trays_are_told_when_men_may_leave(salon: Salon) -> None:
    near = "trictrac:w:18,19x14:17,19x14"
    table, tokens = salon.table("trictrac", dice="hand", position=near)
    with salon.guest(table, *tokens, picture=NUMBERS) as guest:
        assert {cell["owner"] for cell in guest.state["layout"]["cells"]} == {None}
        guest.do("throw", dice=[5, 1])
        step = next(it for it in guest.state["steps"] if (it["from"], it["number"]) == (18, 1))
        guest.do("step", **{name: step[name] for name in ("from", "number", "to")})
        assert {cell["owner"] for cell in guest.state["layout"]["cells"]} == {None, 0, 1}
        guest.do("undo")
        assert {cell["owner"] for cell in guest.state["layout"]["cells"]} == {None}


def test_names_on_the_board_are_the_readers_words(salon: Salon) -> None:
    table = salon.open("unstacked")
    token = salon.sit(table, 0, "White")
    with (
        salon.guest(table, token, picture=NUMBERS, lang="fr") as guest,
        salon.guest(table, client="onlooker", picture=NUMBERS, lang="fr") as onlooker,
    ):
        for reader, name in ((guest, "Vous"), (onlooker, "White")):
            assert sorted(reader.state["board"]["labels"].values()) == [
                "Place 2\N{NO-BREAK SPACE}: 0 sortie",
                f"{name}\N{NO-BREAK SPACE}: 0 sortie",
            ]
