"""The pages and what they are made of.

Whatever a page asks for bears a hash of what is in it in its address, and is kept by browsers for good; only the page
itself is asked for anew, and mostly has not changed. Everything that is text is sent packed.
"""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Callable, Hashable, Mapping
from functools import cache, lru_cache, partial
from html import escape
from importlib.resources import files
from pathlib import PurePosixPath
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import Match

from ... import rulebook
from ...errors import Refusal, UnknownGame
from ...games import GAMES
from ...saying import LANGUAGES, Reader, Said, language_named
from .. import page_words
from ..languages import accepted
from ..learning import game_page, guide_page, guides, rules_page
from ..learning.afterwards import followed
from ..limits import caller
from . import front, offline
from .packing import pack

_TYPES = {
    ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}  # fmt: skip
_PAGES = {
    "/table/{name}": "table.html", "/guide": "guide.html", "/history": "history.html", "/help": "help.html",
    "/learn": "learn.html", "/analysis": "analysis.html", "/offline": "offline.html",
}  # fmt: skip
_PART = re.compile(r"<!--(title|nav|article|tiles|known)-->.*?<!--/-->", re.S)
"""A part of a page that is written for each request."""
_SHARED = re.compile(r"<!--part:(\w+)-->\n?")
"""A part that pages have in common, a file under ``page/parts``."""
_FILE = re.compile(r'(?<=["(])/static/([\w./-]+)')
"""Where a page or a style sheet names a file."""
_TAGGED = re.compile(r"([0-9a-f]{16})/(.+)", re.S)
"""What stands behind /static/ in such a name, once it bears the hash of the file."""
_SPEAKING = (".html", ".webmanifest")
"""Files with words in them."""
_PACKED = frozenset({".js", ".css", ".html", ".svg", ".webmanifest", ".json"})
_FOR_GOOD = "public, max-age=31536000, immutable"
_ASKED_ANEW = "no-cache"
_FOLDER = files("tablier.salon") / "page"


def parts_of(path: str) -> tuple[str, ...] | None:
    """The parts of a path below a folder, or None if it leads out of it or to something hidden."""
    parts = PurePosixPath(path).parts
    if any(part in ("..", "/", ".") or part.startswith(".") for part in parts) or "\\" in path or "\0" in path:
        return None
    return parts or None


@lru_cache(512)
def read(path: str) -> bytes | None:
    """A file under ``page`` as it is sent, or None if there is none; what a style sheet names bears its hash."""
    parts = parts_of(path)
    found = None if parts is None else _FOLDER.joinpath(*parts)
    if found is None or not found.is_file():
        return None
    content = found.read_bytes()
    return _with_hashes(content.decode()).encode() if path.endswith(".css") else content


@cache
def put_together(name: str) -> str:
    """A page with the parts it has in common with others, and the files it asks for by their hashes; words by key."""
    shared = _SHARED.sub(lambda part: (read(f"parts/{part[1]}.html") or b"").decode(), (read(name) or b"").decode())
    nowhere = next(game.nowhere for game in GAMES.values() if game.nowhere)
    return _with_hashes(shared.replace("{{page}}", PurePosixPath(name).stem).replace("{{nowhere}}", nowhere))


def _with_hashes(text: str) -> str:
    def named(found: re.Match[str]) -> str:
        content = read(found[1])
        return found[0] if content is None else f"/static/{_hash(content)}/{found[1]}"

    return _FILE.sub(named, text)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


@cache
def _addresses_of_words() -> str:
    """Where the words of every language are, as a page has it for its script: ``en.<hash> fr.<hash>``."""
    return " ".join(f"{tag}.{_hash(page_words.as_json(tag))}" for tag in LANGUAGES)


def spoken(page: str, language: str) -> str:
    """A page in words; its script is told where to find the rest of them."""
    return page_words.filled(page.replace("{{words}}", _addresses_of_words()), language)


def language_of(request: Request) -> str:
    """The language of a page: what its address asks for, or else the browser."""
    asked = request.query_params.get("lang")
    return language_named(asked) if asked else accepted(request.headers.get("accept-language", ""))


class Pages:
    """The files under ``page``, and the routes to them."""

    def __init__(self) -> None:
        self._router = self._routes()

    def router(self) -> APIRouter:
        """Routes to all pages, and to the files under /static/."""
        return self._router

    def without_slash(self, path: str) -> str | None:
        """The page that somebody means who put a slash behind its address."""
        meant = "/" + path.strip("/")
        asked = {"type": "http", "method": "GET", "path": meant, "headers": []}
        if meant == path or all(route.matches(asked)[0] is not Match.FULL for route in self._router.routes):
            return None
        return quote(meant)

    def _routes(self) -> APIRouter:
        router = APIRouter(include_in_schema=False)
        for path, file in _PAGES.items():
            router.add_api_route(path, self._page(file), methods=["GET", "HEAD"])
        router.add_api_route("/", self._front, methods=["GET", "HEAD"])
        router.add_api_route("/worker.js", self._worker, methods=["GET", "HEAD"])
        router.add_api_route("/guide/{name}", self._guide, methods=["GET", "HEAD"])
        router.add_api_route("/game/{name}", self._game("tables"), methods=["GET", "HEAD"])
        router.add_api_route("/record/{name}", self._game("records"), methods=["GET", "HEAD"])
        for path in ("/rules", "/rules/{name}"):
            router.add_api_route(path, self._rules, methods=["GET", "HEAD"])
        router.add_api_route("/static/{path:path}", self._static, methods=["GET", "HEAD"])
        router.add_api_route("/words/{wishes}.json", self._words, methods=["GET", "HEAD"])
        for name in ("favicon.ico", "favicon.svg", "manifest.webmanifest", "robots.txt"):
            router.add_api_route(f"/{name}", self._page(name), methods=["GET", "HEAD"])
        return router

    def _page(self, name: str):  # type: ignore[no-untyped-def]
        async def send(request: Request) -> Response:
            return self._send(request, name)

        return send

    async def _front(self, request: Request) -> Response:
        """The front page, with its games."""
        return await self.written(request, "index.html", front.parts, "front")

    async def _rules(self, request: Request, name: str | None = None) -> Response:
        """The rules, written whole: no script is needed to read them."""
        try:
            game = None if name is None else rulebook.page(name[:100], language_of(request)).game
        except UnknownGame:
            raise HTTPException(404) from None
        return await self.written(request, "rules.html", partial(rules_page.document, game), "rules", game)

    async def _guide(self, request: Request, name: str) -> Response:
        """The page of a guide; ``?read=1`` asks for the guide itself as a document."""
        try:
            game = guides.lessons(name[:100])[0].game.partition("@")[0]
        except UnknownGame:
            raise HTTPException(404) from None
        if "read" not in request.query_params:
            return self._send(request, "guide.html")
        return await self.written(request, "read.html", partial(guide_page.document, game), "guide", game)

    async def _worker(self, request: Request) -> Response:
        """The service worker, with what it is to keep in the language of whoever asks."""
        return file_answer(request, offline.keeping(language_of(request)) + (read("built/worker.js") or b""), ".js")

    def _game(self, kind: str):  # type: ignore[no-untyped-def]
        """The page of a match; ``?read=1`` asks for the match itself as a document."""

        async def send(request: Request, name: str) -> Response:
            if "read" not in request.query_params:
                return self._send(request, "game.html")
            try:
                kept = await followed(await request.app.state.hall.finished(kind, name))
            except Refusal as problem:
                return self._instead(request, problem)
            tell = partial(game_page.document, kept, f"{kind}/{name}")
            return await self.written(request, "read.html", tell, "game", kind, name, len(kept.acts))

        return send

    @staticmethod
    def _instead(request: Request, problem: Refusal) -> Response:
        """A page that says why there is nothing to be read: whoever has no script is told on a page, too."""
        lang = language_of(request)
        said = escape(Reader(lang).say(problem.said))
        told = {"title": said, "article": f"<h1>{said}</h1>"}
        page = _PART.sub(lambda part: told[part[1]], spoken(put_together("read.html"), lang))
        answer = file_answer(request, page.encode(), ".html", 409)
        answer.headers.add_vary_header("accept-language")
        return answer

    async def written(
        self, request: Request, page: str, tell: Callable[[str], Mapping[str, str]], *key: Hashable
    ) -> Response:
        """A page of the salon with its parts; ``tell`` writes them in a language."""
        lang = language_of(request)

        def write() -> bytes:
            told = tell(lang)
            return _PART.sub(lambda part: told[part[1]], spoken(put_together(page), lang)).encode()

        backroom = request.app.state.hall.backroom
        answer = file_answer(request, await backroom.make(caller(request), ("page", lang, *key), write), ".html")
        answer.headers.add_vary_header("accept-language")
        return answer

    async def _static(self, request: Request, path: str) -> Response:
        tagged = _TAGGED.fullmatch(path)
        return self._send(request, tagged[2] if tagged else path, tag=tagged and tagged[1])

    async def _words(self, request: Request, wishes: str) -> Response:
        """The words of the first language wished for that is spoken here; wishes stand with commas between them."""
        wished, _, tag = wishes.partition(".")
        words = page_words.as_json(language_named(*wished.split(",")))
        return file_answer(request, words, ".json", tag=tag)

    def not_found(self, request: Request) -> Response:
        """The page for an address that leads nowhere."""
        try:
            return self._send(request, "404.html", 404)
        except HTTPException:
            return Response(str(Said("salon.nothing-here")), 404, media_type="text/plain")

    def _send(self, request: Request, path: str, status: int = 200, tag: str | None = None) -> Response:
        content = read(path)
        if content is None:
            raise HTTPException(404)
        suffix = PurePosixPath(path).suffix
        if suffix not in _SPEAKING:
            return file_answer(request, content, suffix, status, mimetypes.guess_type(path)[0], tag)
        said = spoken(put_together(path), language_of(request))
        answer = file_answer(request, said.encode(), suffix, status)
        answer.headers.add_vary_header("accept-language")
        return answer


def file_answer(
    request: Request, content: bytes, suffix: str, status: int = 200, kind: str | None = None, tag: str | None = None
) -> Response:
    """A file; if it was asked for by the hash of just this content, it need never be asked for again."""
    own = _hash(content)
    headers = {"etag": f'W/"{own}"', "cache-control": _FOR_GOOD if tag == own else _ASKED_ANEW}
    if f'"{own}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    answer = Response(content, status, headers, _TYPES.get(suffix) or kind or "application/octet-stream")
    return pack(request, answer) if suffix in _PACKED else answer
