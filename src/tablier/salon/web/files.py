"""The pages and what they are made of: plain files, told apart by a hash of what is in them."""

from __future__ import annotations

import hashlib
import mimetypes
from importlib.resources import files
from pathlib import PurePosixPath
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import Match

from ...saying import Said

_TYPES = {
    ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".json": "application/json",
}  # fmt: skip
_PAGES = {
    "/": "index.html", "/table/{name}": "table.html", "/game/{name}": "game.html", "/rules": "rules.html",
    "/rules/{name}": "rules.html", "/guide": "guide.html", "/guide/{name}": "guide.html", "/history": "history.html",
    "/help": "help.html",
}  # fmt: skip


class Pages:
    """The files under ``page``. A browser asks each time whether its copy is still good, and mostly it is."""

    def __init__(self) -> None:
        self._folder = files("tablier.salon") / "page"
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
        router.add_api_route("/static/{path:path}", self._static, methods=["GET", "HEAD"])
        for name in ("favicon.ico", "favicon.svg", "manifest.webmanifest", "robots.txt"):
            router.add_api_route(f"/{name}", self._page(name), methods=["GET", "HEAD"])
        return router

    def _page(self, name: str):  # type: ignore[no-untyped-def]
        async def send(request: Request) -> Response:
            return self._send(request, name)

        return send

    async def _static(self, request: Request, path: str) -> Response:
        return self._send(request, path)

    def not_found(self, request: Request) -> Response:
        """The page for an address that leads nowhere."""
        try:
            return self._send(request, "404.html", 404)
        except HTTPException:
            return Response(str(Said("salon.nothing-here")), 404, media_type="text/plain")

    def _send(self, request: Request, path: str, status: int = 200) -> Response:
        content = self._read(path)
        if content is None:
            raise HTTPException(404)
        tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        suffix = PurePosixPath(path).suffix
        kind = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        return Response(content, status, headers, kind)

    def _read(self, path: str) -> bytes | None:
        parts = PurePosixPath(path).parts
        if not parts or any(part in ("..", "/", ".") or part.startswith(".") for part in parts) or "\\" in path:
            return None
        found = self._folder.joinpath(*parts)
        return found.read_bytes() if "\0" not in path and found.is_file() else None
