"""How the salon is run: every setting with its default, from flags and the environment."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

import platformdirs

from ..batch.kernels import workers_of
from ..errors import BadOption
from ..saying import Said, quoted
from .log import LEVELS

PREFIX = "TABLIER_"
"""``TABLIER_PORT`` sets ``port``, and so on."""
_MOST_PROCESSES = 4
REVIEWS = ("always", "asked", "never")


@dataclass(frozen=True)
class Settings:
    """What can be set. Flags come before the environment, the environment before the defaults."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = ""
    """An SQLAlchemy URL; empty: a file in the user's data folder."""
    workers: int = 1
    """How many servers share the address, on one PostgreSQL."""
    bus: str = ""
    """The URL of a Redis by which several servers on one PostgreSQL hear of each other; empty: PostgreSQL itself."""
    log_level: str = ""
    """One of those of :mod:`.log`; empty: warnings for somebody at a terminal, information otherwise."""
    pause: float = 0.7
    """How many seconds a bot waits before it acts, so that people can follow."""
    table_limit: int = 200
    """How many tables one address may open in an hour."""
    waiting_limit: int = 12
    """How many public tables of one address may wait for players at a time."""
    public_limit: int = 40
    """How many public tables of one address may be on show at a time, waiting or being played."""
    seats_a_minute: int = 40
    seats_an_hour: int = 400
    """How many seats may be taken from one address."""
    rename_limit: int = 12
    """How often the name on a seat may be changed in an hour."""
    spectator_limit: int = 64
    """How many may watch one table."""
    seat_limit: int = 8
    """On how many screens the holder of a seat may look at the table; the oldest gives way to the next."""
    socket_limit: int = 256
    """How many sockets without a seat one address may have."""
    hello_limit: int = 64
    """How many sockets of one address may be open without having said hello; the oldest gives way to the next."""
    message_rate: float = 200.0
    """How many messages a second a connection may send for long; bursts of five seconds' worth are fine."""
    unreadable_limit: int = 50
    """After how many messages that cannot be read a connection is closed."""
    idle_after: float = 60.0
    """After how many seconds without anybody a table is put away."""
    away_after: float = 60.0
    """After how many seconds the house may be asked to play for somebody who has gone."""
    open_within: float = 60.0
    """How many seconds everybody has to open what they sealed before the others may have all parts made anew."""
    bot_processes: int = max(1, min(_MOST_PROCESSES, workers_of(0) - 1))
    """In how many processes bots think where more than one thinks at a time: all cores but one, up to four; 0: in none.

    Each takes 200 to 300 MB."""
    warm: int = 0
    """1: the processes in which bots think, and the one where pictures and boards of matches are made, are begun before
    anybody is let in, and know every game. 0: they are begun when they are wanted, and until they are there the server
    does their work, which those at other tables notice for some seconds."""
    bot_threads: int = 2
    """In how many threads bots think if not in processes."""
    reviews: str = "always"
    """Which matches are reviewed: those against the computer ``always``, as soon as they are over, and any for which it
    is asked; only what is ``asked`` for; or ``never``."""
    review_processes: int = max(1, min(_MOST_PROCESSES, workers_of(0) // 2))
    """In how many processes reviews are made: one for two cores, up to four; 0: none here, see ``tablier worker``."""
    desk_processes: int = max(2, min(_MOST_PROCESSES, workers_of(0)))
    """In how many processes questions are answered that somebody waits for, as on the analysis board. They are begun
    when they are wanted, and ended when nobody wants them."""
    review_limit: int = 60
    """How many reviews one address may ask for in an hour."""
    open_review_limit: int = 8
    """How many of them may wait or be under way at a time."""
    review_waiting: int = 200
    """How many reviews may wait in all."""
    review_lease: float = 10.0
    """After how many seconds without a sign a worker is taken for lost, and its review taken over."""
    record_limit: int = 120
    """How many records may be brought in from one address in an hour."""
    proxies: str = ""
    """Addresses of proxies whose ``X-Forwarded-For`` is believed, with commas between; empty: nobody's."""
    hosts: str = ""
    """Names the salon may be called by in addresses, with commas between; empty: any."""
    open_connections: int = 4000
    """How many connections there may be at once, as far as the system lets us open files."""
    address_connections: int = 1000
    """How many of them one address may have."""
    request_within: float = 15.0
    """Within how many seconds a request has to be there."""
    database_within: float = 8.0
    """After how many seconds a database that does not answer is given up."""

    watch_from: str = "127.0.0.0/8,::1"
    """Addresses and networks that may ask ``/readyz`` and ``/metrics``, with commas between; not through a proxy."""
    watch_token: str = ""
    """Whoever shows it may ask them too, from anywhere: ``Authorization: Bearer …``; empty: nobody."""
    metrics_port: int = 0
    """Where Prometheus is answered besides, each process on the first port from here on that is free; 0: nowhere."""
    metrics_host: str = "127.0.0.1"
    """The address at which that port is opened. Whoever reaches it may read."""
    retention_days: float = 0.0
    """After how many days without anything happening tables, records and reviews are deleted; 0: never."""

    @property
    def watchers(self) -> list[str]:
        """The networks of ``watch_from``."""
        return [one.strip() for one in self.watch_from.split(",") if one.strip()]

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        if self.database:
            return self.database
        folder = platformdirs.user_data_path("tablier")
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'salon.db'}"


def read_settings(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """The settings of an environment, with those flags that are not None. Raises BadOption."""
    environment = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    for setting in fields(Settings):
        text = environment.get(PREFIX + setting.name.upper())
        if text is None:
            continue
        kind: Any = type(setting.default)
        try:
            chosen[setting.name] = kind(text)
        except ValueError:
            told = {"setting": PREFIX + setting.name.upper(), "given": quoted(text)}
            said = Said("salon.no-number", **told) if kind is float else Said("salon.no-whole-number", **told)
            raise BadOption("bad-setting", said) from None
    settings = replace(Settings(**chosen), **{name: value for name, value in flags.items() if value is not None})
    if settings.log_level not in ("", *LEVELS):
        raise BadOption(
            "bad-setting",
            Said("salon.bad-log-level", name=PREFIX, text=", ".join(LEVELS), quoted=quoted(settings.log_level)),
        )
    if settings.bot_processes < 0:
        raise BadOption("bad-setting", Said("salon.bad-bot-processes", name=PREFIX, n=settings.bot_processes))
    if settings.reviews not in REVIEWS:
        raise BadOption(
            "bad-setting",
            Said("study.bad-reviews", name=PREFIX, text=", ".join(REVIEWS), quoted=quoted(settings.reviews)),
        )
    if settings.review_processes < 0 or settings.desk_processes < 0:
        n = min(settings.review_processes, settings.desk_processes)
        raise BadOption("bad-setting", Said("study.bad-processes", name=PREFIX, n=n))
    if settings.bot_threads < 1:
        raise BadOption("bad-setting", Said("salon.bad-bot-threads", name=PREFIX, n=settings.bot_threads))
    if settings.workers < 1:
        raise BadOption("bad-setting", Said("salon.bad-workers", name=PREFIX, n=settings.workers))
    if not 0 <= settings.port <= 65535:
        raise BadOption("bad-setting", Said("salon.bad-port", name=PREFIX, n=settings.port))
    try:
        for one in settings.watchers:
            ipaddress.ip_network(one)
    except ValueError:
        raise BadOption("bad-setting", Said("salon.bad-watchers", name=PREFIX, quoted=quoted(one))) from None
    if not 0 <= settings.metrics_port <= 65535:
        raise BadOption("bad-setting", Said("salon.bad-metrics-port", name=PREFIX, n=settings.metrics_port))
    if settings.retention_days < 0:
        raise BadOption("bad-setting", Said("salon.bad-retention", name=PREFIX))
    return settings
