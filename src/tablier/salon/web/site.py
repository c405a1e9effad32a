"""The site at /docs: the pages that ``make docs`` has built into the package, or a sentence that says how to."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException

from ...saying import Reader, Said
from .files import Pages, file_answer, language_of, parts_of
from .gate import CONTENT_POLICY

_POLICY = CONTENT_POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
"""What the generator writes has styles inside its pages; scripts are files, as everywhere."""
_ENGLISH = "en"


def folder() -> Traversable:
    """Where the built site lies, if it is there."""
    return files("tablier") / "site"


@lru_cache(256)
def _read(path: str) -> bytes | None:
    parts = parts_of(path)
    if parts is None:
        return None
    found = folder().joinpath(*parts)
    return found.read_bytes() if found.is_file() else None


def site_router(pages: Pages) -> APIRouter:
    """Routes to the site; ``pages`` are the salon's own, which say so where it is not there."""
    router = APIRouter(include_in_schema=False)

    async def front(request: Request) -> Response:
        """The front page in the language of whoever asks; only below it do the links of the pages fit."""
        if not folder().is_dir():
            return await pages.written(request, "rules.html", _not_built, "site")
        language = language_of(request)
        there = language != _ENGLISH and folder().joinpath(language).is_dir()
        response = RedirectResponse(f"/docs/{language}/" if there else "/docs/")
        response.headers.add_vary_header("accept-language")
        return response

    async def page(request: Request, path: str) -> Response:
        if not folder().is_dir():
            return RedirectResponse("/docs")
        name = f"{path}index.html" if path.endswith("/") or not path else path
        content = _read(name)
        if content is None:
            raise HTTPException(404)
        sent = file_answer(request, content, PurePosixPath(name).suffix)
        sent.headers["content-security-policy"] = _POLICY
        return sent

    router.add_api_route("/docs", front, methods=["GET", "HEAD"])
    router.add_api_route("/docs/{path:path}", page, methods=["GET", "HEAD"])
    return router


def _not_built(lang: str) -> dict[str, str]:
    title, sentence = (
        escape(Reader(lang).say(said)) for said in (Said("site.not-built-title"), Said("site.not-built"))
    )
    return {"title": title, "nav": "", "article": f'<h1>{title}</h1><p class="lead">{sentence}</p>'}
