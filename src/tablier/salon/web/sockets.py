"""The sockets: one for each table, and one for each board that somebody practises on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from typing import TypeVar

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from ...errors import Refusal, TablierError, Unreadable
from ...games import find_game
from ...saying import Reader, Said
from .. import log, measures, messages
from ..ending import end
from ..languages import say
from ..learning import lesson_table
from ..learning.practice import PracticeTable
from ..limits import TooMany, caller
from ..lobby.hall import Hall
from ..play import opening, views
from ..play.connection import Connection
from ..play.room import Room
from . import frames
from .wire import wire_of

socket_router = APIRouter()
Come = TypeVar("Come")
"""What somebody has come to."""

POLICY = 1008
"""Closed because of who asks, or how."""
RESTART = 1012
TRY_LATER = 1013
_LATER = ("no-database", "not-stored", "trouble")
_TROUBLE = Refusal("trouble", Said("salon.trouble"))


@socket_router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Play at a table, or watch: see docs/protocol.md."""

    async def begin(hall: Hall, hello: messages.Hello, place: ExitStack) -> tuple[Room, Connection]:
        room = await hall.room(table_id)
        hashes = {opening.token_hash(token) for token in hello.tokens}
        seats = await room.do(lambda: room.seats_of(hashes))
        if not seats:
            place.enter_context(hall.door.looking(caller(socket)))
        connection = Connection(hello.client, seats, hello.lang, hello.picture, hello.changes)
        await room.do(lambda: room.join(connection))
        return room, connection

    await _enter(socket, "a socket failed", begin, lambda hall, come: _serve(socket, hall, *come), table=table_id)


async def _enter(
    socket: WebSocket,
    trouble: str,
    begin: Callable[[Hall, messages.Hello, ExitStack], Awaitable[Come]],
    stay: Callable[[Hall, Come], Awaitable[None]],
    **about: str,
) -> None:
    """Let in whoever says hello: ``begin`` what they come for, then ``stay`` until they leave. Others are told why not.

    ``trouble`` is what the log calls a fault of ours.
    """
    hall: Hall = socket.app.state.hall
    if not frames.same_origin(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    lang = "en"
    with ExitStack() as place:
        try:
            hello = await _hello(socket, hall)
            lang = hello.lang
            come = await begin(hall, hello, place)
        except TablierError as problem:
            await _bye(socket, problem, lang)
        except WebSocketDisconnect:
            pass
        except Exception as problem:
            log.trouble(trouble, problem, **about)
            await _bye(socket, _TROUBLE, lang)
        else:
            await stay(hall, come)


async def _hello(socket: WebSocket, hall: Hall) -> messages.Hello:
    """The first message, if it comes in time. Raises Unreadable, WebSocketDisconnect."""
    try:
        async with hall.door.waiting(caller(socket)):
            return await frames.hello(socket)
    except TimeoutError:
        raise Unreadable("no-hello", Said("salon.no-hello")) from None


async def _serve(socket: WebSocket, hall: Hall, room: Room, connection: Connection) -> None:
    connection.line = wire_of(socket.scope)
    pump = asyncio.create_task(connection.pump(socket, lambda: room.do(lambda: room.catch_up(connection))))
    listening = asyncio.create_task(_listen(socket, hall, room, connection))
    try:
        await asyncio.wait((pump, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for problem in await end((pump, listening)):
            if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect | RuntimeError):
                log.trouble("a socket failed", problem, table=room.journal.id)
                await _bye(socket, _TROUBLE, connection.lang)
        if not hall.closing and connection in room.audience.connections:
            with suppress(TablierError):  # the table was put away, with everybody at it
                await room.do(lambda: room.part(connection), anyhow=True)
        with suppress(Exception):
            await socket.close(RESTART if hall.closing else 1000)


async def _listen(socket: WebSocket, hall: Hall, room: Room, connection: Connection) -> None:
    """Hand messages to the room, one after another."""
    incoming = frames.incoming(
        socket, hall.settings, connection.send, connection.has_room, lambda: connection.lang
    )  # fmt: skip
    async for message in incoming:
        if connection.gone:
            return  # somebody has been told bye, and does not even read that
        await hall.house.prepare(room.journal.table.game)
        if message.do == "look":
            await connection.before_looking()
        try:
            hall.steward.check_act(message.do)
            with measures.answering():
                await room.do(lambda message=message: room.receive(connection, message))  # type: ignore[misc]
        except TablierError as problem:  # it is not known how things stand at the table
            connection.send({"type": "refused", "re": message.n, **views.refusal(problem, Reader(connection.lang))})


@socket_router.websocket("/api/guides/{game}/{number}/socket")
async def lesson_socket(socket: WebSocket, game: str, number: int) -> None:
    """The board of a lesson, for this one learner."""

    async def begin(hall: Hall, hello: messages.Hello) -> PracticeTable:
        lesson = lesson_table.lesson(game, number)
        await hall.house.prepare(find_game(lesson.game))
        return lesson_table.LessonTable(lesson, number, hello)

    await practise(socket, begin)


async def practise(socket: WebSocket, begin: Callable[[Hall, messages.Hello], Awaitable[PracticeTable]]) -> None:
    """Let one person practise on a board of their own, which ``begin`` sets up; it may raise TablierError."""

    async def looking(hall: Hall, hello: messages.Hello, place: ExitStack) -> PracticeTable:
        place.enter_context(hall.door.looking(caller(socket)))
        return await begin(hall, hello)

    await _enter(socket, "a board to practise on failed", looking, lambda hall, table: _teach(socket, hall, table))


async def _teach(socket: WebSocket, hall: Hall, table: PracticeTable) -> None:
    connection = Connection("", frozenset(), "en", None)
    pump = asyncio.create_task(connection.pump(socket))
    try:
        for answer in table.welcome():
            connection.send(answer)
        async for message in frames.incoming(
            socket, hall.settings, connection.send, connection.has_room, lambda: table.lang
        ):
            for answer in table.answer(message):
                connection.send(answer)
        connection.leave()
        with suppress(Exception):
            await pump
            await socket.close()
    finally:
        await end([pump])


async def _bye(socket: WebSocket, problem: TablierError, lang: str) -> None:
    measures.refused(problem.code)
    with suppress(Exception):
        await socket.send_json({"type": "bye", "code": problem.code, "sentence": say(problem.said, lang)})
        later = isinstance(problem, TooMany) or problem.code in _LATER
        await socket.close(TRY_LATER if later else POLICY)
