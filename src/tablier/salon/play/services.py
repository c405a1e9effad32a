"""What a room needs of the salon around it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from ..city.census import Census
from ..kept.store import Store
from ..limits import Limits
from ..settings import Settings
from .audience import Audience
from .house import House
from .journal import Journal


@dataclass(frozen=True)
class Services:
    """What all rooms share.

    ``now`` tells the seconds people play by, which nobody sets; ``date`` what the calendar says, for what is kept.
    """

    store: Store
    house: House
    settings: Settings
    limits: Limits
    census: Census
    now: Callable[[], float]
    date: Callable[[], float] = time.time
    happened: Callable[[Journal], None] = lambda _: None
    """Hears of every table at which something has happened, once that is kept."""
    kept: Callable[[Journal], None] = lambda _: None
    """Hears of every table at which an act was kept."""
    attended: Callable[[Journal, Audience], None] = lambda journal, audience: None
    """Hears of every table at which somebody came or went."""
