"""Answers packed by gzip, for clients that unpack it. What was packed lately is kept: most is asked for again."""

from __future__ import annotations

import gzip
from functools import lru_cache

from fastapi import Request
from fastapi.responses import Response

_LEAST = 600
"""What is shorter goes in one packet anyway."""


def unpacks(request: Request) -> bool:
    """Whether a client unpacks what is packed by gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(256)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


def pack(request: Request, answer: Response) -> Response:
    """The answer, packed if that is worth it and wished for."""
    content = bytes(answer.body)
    if len(content) < _LEAST:
        return answer
    answer.headers.add_vary_header("accept-encoding")
    if unpacks(request):
        answer.body = _packed(content)
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))
    return answer
