"""Errors as the API tells them: a status, a code, a sentence, the clause behind it and where in the request it is."""

from __future__ import annotations

import json

from starlette.responses import JSONResponse

from ...saying import Reader, Said
from .. import measures
from ..languages import translate

STATUS = {
    "no-such-seat": 404, "no-such-moment": 404, "no-account": 404, "not-stored": 503,
    "no-database": 503, "too-busy": 503, "trouble": 503, "takes-too-long": 503, "record-too-long": 413,
    "no-such-problem": 404,
}  # fmt: skip
"""Where the class of an error does not say it."""


def error(
    status: int, code: str, sentence: Said | str, clause: str | None = None, lang: str = "en", where: str | None = None
) -> JSONResponse:
    """An error as the API tells it."""
    measures.refused(code)
    told = translate({"code": code, "sentence": sentence, "clause": clause}, Reader(lang))
    return JSONResponse({"error": {**told, "where": where}}, status)


def bare(code: str, sentence: Said) -> bytes:
    """The body of an error told where no application is: in English, on the wire itself."""
    return json.dumps({"error": {"code": code, "sentence": str(sentence), "clause": None, "where": None}}).encode()


def last_error(status: int, code: str, sentence: Said, lang: str = "en") -> JSONResponse:
    """An error after which the connection is closed."""
    answer = error(status, code, sentence, lang=lang)
    answer.headers["connection"] = "close"
    return answer
