"""How the salon is run: every setting with its default, from flags and the environment."""

from __future__ import annotations

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


@dataclass(frozen=True)
class Settings:
    """What can be set. Flags come before the environment, the environment before the defaults."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = ""
    """An SQLAlchemy URL; empty: a file in the user's data folder."""
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
    bot_threads: int = 2
    """In how many threads bots think if not in processes."""
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
    if settings.bot_threads < 1:
        raise BadOption("bad-setting", Said("salon.bad-bot-threads", name=PREFIX, n=settings.bot_threads))
    if not 0 <= settings.port <= 65535:
        raise BadOption("bad-setting", Said("salon.bad-port", name=PREFIX, n=settings.port))
    return settings
