"""Whatever is wrong with a request is told in the language of whoever sent it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError

from depth import examples
from salon.guests import Salon
from tablier.salon.languages import say
from tablier.salon.messages import NewTable, Sitter, read_message
from tablier.salon.web import invalid
from tablier.saying import LANGUAGES, Said

NAMES = (
    "game",
    "match",
    "seats",
    "name",
    "token",
    "seal",
    "seed",
    "do",
    "n",
    "text",
    "from",
    "number",
    "public",
    "rules",
)
leaves = st.none() | st.booleans() | st.integers(-3, 2**60) | st.floats(allow_nan=False) | st.text(max_size=60)
bodies = st.dictionaries(
    st.sampled_from(NAMES), leaves | st.lists(leaves, max_size=3) | st.dictionaries(st.sampled_from(NAMES), leaves)
)


def faults(model: type[BaseModel] | None, body: Any, raw: str) -> list[Any]:
    """What is wrong with a body, or with the text of a message."""
    try:
        if model is None:
            read_message(raw)
        else:
            model.model_validate(body)
    except ValidationError as problem:
        return list(problem.errors(include_url=False, include_input=False))
    return []


@examples(300)
@given(body=bodies, raw=st.text(max_size=20), model=st.sampled_from((NewTable, Sitter, None)))
def test_every_fault_is_said_in_every_language(body: Any, raw: str, model: type[BaseModel] | None) -> None:
    for fault in faults(model, body, raw):
        told = {say(invalid.why(fault), language) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES), told


@pytest.mark.parametrize(("language", "words"), [("en", "at most"), ("fr", "au plus"), ("es", "como máximo")])
def test_who_asks_for_too_much_is_told_in_their_language(salon: Salon, language: str, words: str) -> None:
    long = salon.http.post("/api/analysis", params={"lang": language}, json={"position": "x" * 5000}).json()["error"]
    assert long["code"] == "bad-request"
    assert words in long["sentence"]
    body = salon.http.post("/api/tables", params={"lang": language}, content=b"x" * 100_000).json()["error"]
    assert body["code"] == "too-long"
    assert body["sentence"] == say(Said("salon.request-too-long", n=65_536), language)
