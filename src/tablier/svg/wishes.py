"""How a position is to be drawn: everything :func:`tablier.svg.draw` was asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..errors import BadOption
from ..games import Game, Position
from ..saying import Said, quoted
from .words import Words, words_in

Extent = tuple[float, float, float]
"""Width and height of a drawing, and how wide it is shown."""


class Wishes(NamedTuple):
    """What a family is told to draw a position by; see :func:`tablier.svg.draw` for what each means."""

    viewer: int
    flip: bool
    wide: bool
    dice: Sequence[int]
    spent: int
    last: Sequence[Any]
    last_player: int
    cube: tuple[int, int | None] | None
    jans: Sequence[Any]
    jans_player: int
    quiet: bool
    thrower: int | None
    claimed_by_hand: bool
    words: Words
    best: Sequence[Any] = ()
    played: Sequence[Any] = ()

    @classmethod
    def of(
        cls, position: Position, viewer: int, flip: bool, wide: bool, *, dice: Sequence[int] = (), spent: int = 0,
        last: Sequence[Any] = (), last_player: int | None = None, cube: tuple[int, int | None] | None = None,
        jans: Sequence[Any] = (), jans_player: int | None = None, quiet: bool = True, thrower: int | None = None,
        claimed_by_hand: bool = False, names: tuple[str, str] | None = None, language: str = "en",
        best: Sequence[Any] = (), played: Sequence[Any] = (),
    ) -> Wishes:  # fmt: skip
        """What was asked for, unchecked; whoever is not named made the last play, or is to throw."""
        mover = 1 - position.turn if last_player is None else last_player
        roller = position.turn if jans_player is None else jans_player
        return cls(
            viewer, flip, wide, dice, spent, last, mover, cube, jans, roller, quiet, thrower, claimed_by_hand,
            words_in(language, names), best, played,
        )  # fmt: skip

    def check(self) -> None:
        """Raise BadOption for what cannot be drawn of any game."""
        if self.viewer not in (0, 1) or {self.last_player, self.jans_player, self.thrower} - {None, 0, 1}:
            raise BadOption("not-drawn", Said("pictures.no-such-player"))
        for name in ("last", "jans", "best", "played"):
            for one in getattr(self, name):
                if one is None or isinstance(one, str | bytes | int | float):
                    raise BadOption("not-drawn", Said("pictures.no-step", what=name, given=quoted(one)))

    def without_jans(self, game: Game) -> None:
        """Raise BadOption if jans are to be drawn of a game that has none."""
        if self.jans:
            raise BadOption("not-drawn", Said("pictures.no-events", game=game.own_name))
