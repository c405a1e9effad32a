"""A gate that TCP goes through: to whichever of several it may lead to, for as long as it is open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

HOST = "127.0.0.1"


class Gate:
    """Forwards what comes to the first port that can be reached of those it is told, anew for each connection."""

    def __init__(self, ports: Callable[[], Sequence[int]]) -> None:
        self._ports = ports
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._welcome, HOST, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def hold(self) -> None:
        """Let nothing through: neither words nor that somebody hangs up. Nobody is told."""
        self._flowing.clear()

    def release(self) -> None:
        """Let everything through again, what has waited first."""
        self._flowing.set()

    def break_lines(self) -> int:
        """Break all connections off, for both sides; how many there were."""
        broken = len(self._lines) // 2
        for line in self._lines:
            line.transport.abort()
        return broken

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.release()
        self.break_lines()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._lead(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flowing.wait()
        for port in self._ports():
            with suppress(OSError):
                onward = await asyncio.open_connection(HOST, port)
                break
        else:
            writer.transport.abort()
            return
        both = {writer, onward[1]}
        self._lines |= both
        try:
            await asyncio.gather(self._carry(reader, onward[1]), self._carry(onward[0], writer))
        finally:
            self._lines -= both
            for one in both:
                one.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while True:
                data = await reader.read(65536)
                await self._flowing.wait()
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        with suppress(OSError):
            writer.close()
