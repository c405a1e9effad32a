"""An event that no game has, declared here: before throwing, a player knocks so many times, on one side of the table.

Run by itself this serves the salon of a house where the race games have it: ``python tests/noisy.py serve …``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tablier.games.race.referee import RaceReferee
from tablier.table import Event, Phase
from tablier.table.declaring import KINDS, Button, Source, event, to_act
from tablier.table.values import Die, Player


@contextmanager
def knocking() -> Iterator[type[Event]]:
    """While this lasts, the race games have the event."""

    @event(
        "knock",
        "C-2",
        phases=(Phase.THROW,),
        by=to_act,
        source=Source("knocking", "", "a noisier house"),
        line="{player} knocks {times} for {side}",
        sentence="{player} knocks {times} times for {side}.",
        button=Button(label="Knock"),
        rank=50,
    )
    class Knock(Event):
        """A player knocks on the table."""

        player: Player
        times: Die
        side: Player

    def on_knock(self: Any, happened: Any) -> None:
        self.knocked = happened.times

    RaceReferee.on_knock = on_knock  # type: ignore[attr-defined]
    yield Knock
    del RaceReferee.on_knock  # type: ignore[attr-defined]
    del KINDS["knock"]


if __name__ == "__main__":
    from tablier.terminal import main

    with knocking():
        main()
