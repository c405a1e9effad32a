"""The board of a table drawn for somebody: from their side, in their shape, with what has just happened."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from typing import Any

from ...saying import Said
from ...svg import draw, laid_out, lying
from ...svg.wishes import Wishes
from ...table import Phase
from ..languages import say
from ..messages import PictureWish
from . import board_view
from .journal import Journal

_ARROWS = (Phase.PLAY, Phase.STAY)
"""Phases in which what a throw is worth is shown upon the board, until the first step."""
_EACH_THEIR_OWN = frozenset({"labels", "tags", "worth"})
"""What lies on a board in numbers that is another for each: their names, and what is drawn from where they sit."""
_ENDED = (Phase.BETWEEN, Phase.OVER)


def picture(journal: Journal, wish: PictureWish, viewer: int, lang: str = "en", theme: Any = "page") -> str:
    """The board as it stands in the middle of the play being built, as SVG."""
    return drawn(_seen(journal, wish, viewer, lang), theme)


def later(journal: Journal, wish: PictureWish, viewer: int, lang: str, theme: Any) -> Callable[[], bytes]:
    """What draws the same at any time, in whichever process."""
    return partial(_encoded, _seen(journal, wish, viewer, lang), theme)


def drawn(seen: dict[str, Any], theme: Any) -> str:
    """What is seen, as SVG."""
    return str(draw(**seen, theme=theme, quiet=True))


def _encoded(seen: dict[str, Any], theme: Any) -> bytes:
    return drawn(seen, theme).encode()


def _seen(journal: Journal, wish: PictureWish, viewer: int, lang: str) -> dict[str, Any]:
    """What somebody sees of the board."""
    return _seen_by_all(journal, lang) | _from_where(wish, viewer)


def _from_where(wish: PictureWish, viewer: int) -> dict[str, Any]:
    return {"viewer": viewer, "flip": wish.flip, "wide": wish.shape == "wide"}


def _seen_by_all(journal: Journal, lang: str) -> dict[str, Any]:
    """What lies on the board, from wherever it is seen."""
    return {
        "position": board_view.shown(journal.table), "names": _names(journal, lang), "language": lang,
        "cube": _cube(journal), **_dice(journal), **_last(journal), **_worth(journal),
    }  # fmt: skip


def still(journal: Journal, wish: PictureWish, viewer: int, lang: str = "en") -> dict[str, Any]:
    """What :func:`~tablier.svg.in_numbers` asks for to draw the board by itself, without what a throw is worth."""
    table = journal.table
    return {
        "position": table.position, "viewer": viewer, "flip": wish.flip, "wide": wish.shape == "wide",
        "names": _names(journal, lang), "language": lang, "cube": _cube(journal), **_dice(journal), **_last(journal),
    }  # fmt: skip


def viewed(
    journal: Journal, wish: PictureWish, viewer: int, lang: str, known: str | None, drawn: dict[Hashable, Any],
    you: int | None = None,
) -> dict[str, Any]:  # fmt: skip
    """The board as somebody wants it, for their state: ``picture``, or ``board`` with a ``layout`` new to them.

    ``drawn`` keeps what was made of this state already: those who see it alike share it. ``you`` is the side whose name
    is not written to the reader, since it is theirs.
    """
    key = wish.form, viewer, wish.shape, wish.flip, lang, you
    if key not in drawn:
        if lang not in drawn:
            drawn[lang] = _seen_by_all(journal, lang)
        seen = drawn[lang]
        if you is not None:
            own, (white, black) = _you(lang), seen["names"]
            seen = seen | {"names": (white, own) if you else (own, black)}
        if wish.form == "svg":
            drawn[key] = str(draw(**seen, **_from_where(wish, viewer), theme="page", quiet=True))
        else:
            drawn[key] = _upon_layout(seen, wish, viewer, drawn)
    if wish.form == "svg":
        return {"picture": drawn[key]}
    board, laid = drawn[key]
    return {"board": board} if laid["id"] == known else {"board": board, "layout": laid}


def _upon_layout(
    seen: dict[str, Any], wish: PictureWish, viewer: int, drawn: dict[Hashable, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What lies on the board, and the layout by which it is drawn. The same men lie there for everybody."""
    position, flip, wide = seen["position"], wish.flip, wish.shape == "wide"
    key = wide, seen["language"]
    if key not in drawn or not _EACH_THEIR_OWN.isdisjoint(drawn[key]):
        drawn[key] = lying(position, Wishes.of(viewer=viewer, flip=flip, wide=wide, **seen))
    laid = laid_out(position, viewer, flip, wide)
    return {"layout": laid["id"], **drawn[key]}, laid


@lru_cache(maxsize=64)
def _you(lang: str) -> str:
    return say(Said("table.you"), lang)


def _cube(journal: Journal) -> tuple[int, int | None] | None:
    """The cube; while it is offered, as it would be taken: before whoever answers, at the stakes asked for."""
    table = journal.table
    if table.cube is None or table.phase is not Phase.ANSWER:
        return table.cube
    return 2 * table.cube[0], table.player


def _names(journal: Journal, lang: str) -> tuple[str, str]:
    """The names of the sides; what stands for a free seat in the reader's language, and a person's name as it is."""
    if all(seat.name for seat in journal.seats):
        return journal.table.names
    given = {seat.name for seat in journal.seats}
    free = {name: Said("salon.seat-number", n=number) for number, name in enumerate(journal.names, 1)}
    white, black = (name if name in given else say(free.get(name, name), lang) for name in journal.table.names)
    return white, black


def _dice(journal: Journal) -> dict[str, Any]:
    """The dice to be played; when there are none, a die each as it has just fallen, or those of the last play."""
    table, last = journal.table, journal.last
    if table.dice:
        return {"dice": table.dice, "thrower": table.player}
    latest = table.events[-1] if table.events else None
    if latest is not None and latest.kind in board_view.A_DIE_EACH:
        return {"dice": latest.decided, "thrower": table.player or 0}
    if last is None:
        return {}
    spent = len(last.dice) if table.game.plays_itself else 0
    player, dice = last.player, last.dice
    if table.phase in _ENDED and journal.thrown is not None:
        player, dice = journal.thrown  # in Trictrac a throw may end the game before it is played
    return {"dice": dice, "thrower": player, "spent": spent}


def _last(journal: Journal) -> dict[str, Any]:
    """The play being built, or the one before; where a throw plays itself also who used which die."""
    table, last = journal.table, journal.last
    if table.drafted:
        return {"last": table.drafted, "last_player": table.player}
    if last is None or (table.game.plays_itself and table.dice):
        return {}
    by_hand = table.game.options.get("claims") == "manual"
    return {"last": last.steps, "last_player": last.player, "claimed_by_hand": by_hand}


def _worth(journal: Journal) -> dict[str, Any]:
    """What a throw is worth by itself, until the first step."""
    table = journal.table
    if table.drafted or table.phase not in _ARROWS:
        return {}
    return {"jans": table.jans, "jans_player": table.player}
