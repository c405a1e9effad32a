"""Whatever is sent, by whomever: answered with a code and a sentence, or done by the rules; never anything else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from depth import examples
from salon.guests import Guest, Json, Salon, running, settings_in

VERBS = (
    "hello", "throw", "void", "step", "steps", "play", "undo", "confirm", "touch", "adjust", "opening", "lots",
    "double", "take", "drop", "unbind", "break", "claim", "waive", "mark", "stay", "leave", "agree", "school",
    "demand", "accept", "contest", "withdraw", "persist", "stand", "replace", "advise", "resign", "next", "rematch",
    "why_not", "look", "house", "ping",
)  # fmt: skip
FIELDS = (
    "from", "to", "number", "dice", "text", "all", "point", "die", "points", "holes", "over", "seat", "picture", "lang",
    "client", "tokens", "seen",
)  # fmt: skip

scalars = st.none() | st.booleans() | st.integers(-3, 30) | st.integers() | st.floats() | st.text(max_size=20)
values = scalars | st.lists(st.integers(-1, 7), max_size=4) | st.dictionaries(st.text(max_size=5), scalars, max_size=2)
texts = st.sampled_from(["1/7", "bar/3", "24/off", "1/7/13 1/2", "", "pass", "\u202e"]) | st.text(max_size=30)
likely: dict[str, st.SearchStrategy[Any]] = {
    "from": st.integers(0, 25), "to": st.integers(0, 25), "number": st.integers(1, 6), "text": texts,
    "all": st.booleans(), "point": st.integers(0, 25), "die": st.integers(1, 6), "points": st.integers(0, 40),
    "over": st.booleans(), "seat": st.integers(0, 3), "dice": st.lists(st.integers(1, 6), min_size=1, max_size=3),
}  # fmt: skip
messages = st.builds(
    lambda do, fields: {"do": do, **fields},
    st.sampled_from(VERBS) | st.text(max_size=8),
    st.fixed_dictionaries({}, optional={name: likely.get(name, values) for name in FIELDS})
    | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=6), values, max_size=4),
)


@pytest.fixture(scope="module")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    """A salon with more patience than usual."""
    with running(settings_in(tmp_path_factory.mktemp("salon"), unreadable_limit=10**6)) as found:
        yield found


class Sitting:
    """A table half played, its two players, a stranger, and what the stranger may not change."""

    def __init__(self, salon: Salon, game: str, options: Json) -> None:
        self.salon = salon
        self.table, (white, black) = salon.table(game, options=options)
        _, (foreign, _) = salon.table(game, options=options)
        self.white = salon.guest(self.table, white, client="white")
        self.black = salon.guest(self.table, black, client="black")
        self.stranger = salon.guest(self.table, foreign, "x" * 60, client="stranger")
        assert self.stranger.welcome["you"] == []

    def state(self) -> Json:
        seen = self.salon.state(self.table)
        return {name: value for name, value in seen.items() if name not in ("seats", "clock", "watching")}


GAMES = (("backgammon", {"cube": True, "touch_move": True}), ("trictrac", {"marking": "manual"}))


@pytest.fixture(scope="module", params=GAMES, ids=lambda param: param[0])
def sitting(salon: Salon, request: pytest.FixtureRequest) -> Iterator[Sitting]:
    found = Sitting(salon, *request.param)
    yield found
    for guest in (found.white, found.black, found.stranger):
        guest.close()


def answer_to(guest: Guest, message: Json) -> Json:
    guest.n += 1
    return guest.ask({**message, "n": guest.n})


relaxed = examples(150, suppress_health_check=[HealthCheck.function_scoped_fixture])


@relaxed
@given(message=messages)
def test_a_stranger_changes_nothing(sitting: Sitting, message: Json) -> None:
    before = sitting.state()
    answer = answer_to(sitting.stranger, message)
    assert answer["type"] in ("refused", "pong", "why", "ack")
    if answer["type"] == "refused":
        assert answer["code"]
        assert answer["sentence"]
    elif answer["type"] == "ack":
        assert message["do"] == "look"
    assert sitting.state() == before


@relaxed
@given(message=messages, turn=st.booleans())
def test_a_player_is_refused_with_a_reason_or_the_table_goes_on_by_the_rules(
    sitting: Sitting, message: Json, turn: bool
) -> None:
    before = sitting.state()
    guest = sitting.white if turn else sitting.black
    own = 0 if turn else 1
    answer = answer_to(guest, message)
    after = sitting.state()
    if answer["type"] == "ack" and message["do"] != "look":
        assert after["at"] == before["at"] + 1 == answer["at"]
        assert message.get("seat") in (None, own)
        assert guest.ask({**message, "n": guest.n}) == answer  # sent again, it is not done again
        assert sitting.state() == after
    else:
        assert answer["type"] in ("refused", "pong", "why", "ack")
        assert after == before


@relaxed
@given(frame=st.text(max_size=200) | st.binary(max_size=200) | messages.map(lambda m: json.dumps(m)[:-1]))
def test_rubbish_is_answered(salon: Salon, sitting: Sitting, frame: str | bytes) -> None:
    before = sitting.state()
    with salon.guest(sitting.table, client="rubbish") as guest:
        guest.socket.send(frame)
        assert guest.next_of("refused")["code"] == "bad-message"
    assert sitting.state() == before
