"""``worker``: reviews, and what bots think, for a salon, on this machine or another that reaches its database."""

from __future__ import annotations

import asyncio
import secrets
import signal
import sys
from contextlib import suppress
from typing import Any

from ...saying import Said
from .. import lacking
from ..speaking import say

_POLL = 1.0
"""How often it is asked whether something waits, in seconds."""


def work(jobs: int | None, **flags: Any) -> None:
    """Make reviews and think for bots until it is stopped. Raises BadOption."""
    try:
        from ...salon import log, measures
        from ...salon.city.bus import Bus, open_bus
        from ...salon.city.lending import Lent
        from ...salon.kept.store import Store
        from ...salon.play.house import House
        from ...salon.settings import read_settings
        from ...salon.study.working import Workers
    except ModuleNotFoundError as missing:
        raise lacking("salon", missing) from None

    settings = read_settings(**flags)
    log.set_up(settings.log_level or ("warning" if sys.stderr.isatty() else "info"))
    kept = Store(settings.database_url, settings.database_within)
    hands = jobs or max(1, settings.review_processes)

    async def until_stopped() -> None:
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # where a loop hears of no signals, Ctrl-C ends it all the same
                asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        workers = Workers(kept, hands, lease=settings.review_lease, poll=_POLL)
        workers.begin()
        bus = open_bus(settings.bus, secrets.token_hex(8), kept.engine)
        house = House(hands, hands)
        lent = Lent(kept, bus, hands, house.think)
        if type(bus) is not Bus:  # on SQLite there is one server, and it has processes of its own
            bus.begin()
            lent.begin()
        say(
            Said(
                "study.worker-ready",
                n=hands,
                database=kept.engine.url.set(query={}).render_as_string(hide_password=True),
            )
        )
        try:
            await stopped.wait()
        finally:
            await lent.close()
            await bus.close()
            house.close()
            await workers.close()

    try:
        with suppress(KeyboardInterrupt), measures.listen(settings.metrics_host, settings.metrics_port):
            asyncio.run(until_stopped())
    finally:
        kept.close()
    say(Said("study.worker-done"))
