"""Pictures of positions, as SVG that stands by itself: no script, no font, nothing fetched.

>>> from tablier.games import find_game
>>> from tablier.svg import draw
>>> picture = draw(find_game("garanguet").start(), theme="light")
>>> picture.startswith("<svg")
True
"""

from __future__ import annotations

import hashlib
import inspect
import json
import re
import warnings
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from ..counts import check_among
from ..errors import BadOption
from ..games import Position, family_of
from ..games.family import Drawing, Family
from ..games.game import closest
from ..kinds import declared
from ..saying import Said, Several, quoted
from ..throws import Dice, read_dice
from . import parts
from .geometry import WIDE
from .pen import Pen, Picture
from .tokens import THEMES, Theme
from .wishes import Wishes
from .words import describe, headline

__all__ = ["Picture", "describe", "draw", "in_numbers", "lay_out", "vignette"]


@lru_cache(maxsize=16)
def _drawing(family: Family) -> Drawing:
    """What draws a family's positions, without having it imported each time."""
    return family.drawing


@declared
def draw(
    position: Position,
    *,
    viewer: int = 0,
    flip: bool = False,
    dice: Dice = (),
    spent: int = 0,
    last: Sequence[Any] = (),
    last_player: int | None = None,
    cube: tuple[int, int | None] | None = None,
    theme: Theme = "auto",
    wide: bool = True,
    title: str | None = None,
    jans: Sequence[Any] = (),
    jans_player: int | None = None,
    quiet: bool = False,
    thrower: int | None = None,
    claimed_by_hand: bool = False,
    best: Sequence[Any] = (),
    played: Sequence[Any] = (),
    names: tuple[str, str] | None = None,
    language: str = "en",
    events: Sequence[Any] | None = None,
    events_player: int | None = None,
) -> Picture:
    """Draw a position. A table draws itself, with the dice and the play being built: :meth:`.Table.picture`.

    ``viewer`` (0 White, 1 Black) sits below, and the numbers around the board are that player's. ``flip``
    mirrors left and right. ``dice`` lie on the board, the first ``spent`` of them dimmed, in the half of the
    ``thrower`` where a game has one: by default whoever made the last play or, without one, is to throw.

    ``last`` is the play that led here, as the steps (or, in Unstacked Draughts, the uses) of a
    :class:`~tablier.games.game.Play`; ``last_player`` made it, by default the one who is not to throw now.
    In Unstacked Draughts each die bears a tag with its user; ``claimed_by_hand``, one that the thrower did not use has
    none, since whose it is the players have to see.
    ``cube`` is the doubling cube: what it stands at and who owns it, if anybody. ``theme`` is ``light``,
    ``dark``, ``auto`` to follow the page or the system, or ``page``: for a page that brings its own style sheet, with
    classes such as ``fill-brass`` in place of colours, no words, and an invisible cell over every point, bar and
    tray (see :mod:`tablier.svg.cells`). ``quiet`` shows the last play by small lozenges on its men, without arrows.
    ``names`` and ``language`` are for the few words some boards bear. ``wide=False`` is the
    tall shape for a phone.

    ``best`` and ``played`` are two plays compared, upon the position before them, of the player to throw: the steps of
    the better with solid arrows and a ring where a man would come to rest, those of the other dashed and dotted. Ways
    that both have are drawn once, solid. Games without steps leave them out.

    ``jans`` is what a throw of Trictrac is worth, drawn upon the position before it is played; ``jans_player``
    threw, by default the one to throw now. Arrows are solid for true hits, dashed for false ones; a jan filled or
    conserved has a dotted bracket. Beside jans the last play is shown by small lozenges on its men.
    ``events`` and ``events_player`` are what these were called once.

    The same arguments give the same picture, character by character. Men carry ``data-part="man"``,
    ``data-side`` and ``data-point`` (their number on their owner's path; 0 the bar, 25 off). In Trictrac tokens carry
    ``data-points``, pegs ``data-holes``, and what belongs to a jan ``data-event``, its place in the sequence.

    Raises BadOption or Unreadable, which are ValueErrors, for what cannot be drawn, TypeError for a position of a game
    nobody answers for.
    """
    if events is not None or events_player is not None:
        warnings.warn(
            "draw(events=…, events_player=…) is now draw(jans=…, jans_player=…).", DeprecationWarning, stacklevel=2
        )
        jans, jans_player = jans or events or (), events_player if jans_player is None else jans_player
    if theme not in THEMES:
        unknown = Said("pictures.no-such-theme", themes=Several(tuple(THEMES), either=True), given=quoted(theme))
        raise BadOption("not-drawn", unknown)
    dice = read_dice(dice)
    wish = Wishes.of(
        position, viewer, flip, wide, dice=dice, spent=spent, last=last, last_player=last_player, cube=cube, jans=jans,
        jans_player=jans_player, quiet=quiet, thrower=thrower, claimed_by_hand=claimed_by_hand, names=names,
        language=language, best=best, played=played,
    )  # fmt: skip
    pen = Pen(theme)
    parts.define(pen, dice)
    drawing = _drawing(family_of(position.game))
    wish.check()
    size = drawing.draw(pen, position, wish)
    if theme == "page":
        return pen.finish(*size, "", "")  # a page says it in its own words
    reader = wish.words.reader
    return pen.finish(*size, title or reader.say(headline(position)), describe(position, reader))


def check_wished(names: Iterable[str]) -> None:
    """Raise BadOption for what :func:`draw` does not know by its name."""
    known = [name for name in inspect.signature(draw).parameters if name != "position"]
    for name in names:
        if name not in known:
            raise BadOption("unknown-option", closest("wish", name, known))


_LEFT_OUT = re.compile(
    r'<text[^>]*>[^<]*</text>\n?|<rect[^>]* data-part="(?:cell|page)"[^>]*/>\n?| data-[a-z]+="[^"]*"'
)
"""What a vignette does without: numbers and words, the paper beneath, the cells a page lays its controls over."""
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


@declared
def vignette(position: Position, dice: Sequence[int] = ()) -> Picture:
    """A position at a glance, for a page with a style sheet of its own: the board alone, whole, up to its frame."""
    edge = WIDE.numbers

    def up_to_the_frame(size: re.Match[str]) -> str:
        return f'viewBox="0 {edge:g} {size[1]} {float(size[2]) - 2 * edge:g}"'

    return Picture(_LEFT_OUT.sub("", _SIZE.sub(up_to_the_frame, draw(position, dice=dice, theme="page"), count=1)))


@declared
def lay_out(position: Position, *, viewer: int = 0, flip: bool = False, wide: bool = True) -> dict[str, Any]:
    """Where everything goes on the board of a position, for a page that draws it itself (:mod:`tablier.svg.layout`).

    Positions whose layouts are the same have the same one: its ``id`` names it.
    """
    check_among("viewer", viewer, 2)
    return laid_out(position, viewer, flip, wide)


def laid_out(position: Position, viewer: int, flip: bool, wide: bool) -> dict[str, Any]:
    """:func:`lay_out`, of arguments that are known to be right."""
    drawing = _drawing(family_of(position.game))
    key = drawing, drawing.layout_key(position), viewer, flip, wide
    if key not in _laid:
        made = drawing.lay_out(position, viewer, flip, wide)
        _laid[key] = {"id": hashlib.sha256(json.dumps(made).encode()).hexdigest()[:12], **made}
    return _laid[key]


_laid: dict[Hashable, dict[str, Any]] = {}
"""Layouts made so far: a few for every kind of board."""


@declared
def in_numbers(
    position: Position,
    *,
    viewer: int = 0,
    flip: bool = False,
    dice: Dice = (),
    spent: int = 0,
    last: Sequence[Any] = (),
    last_player: int | None = None,
    cube: tuple[int, int | None] | None = None,
    wide: bool = True,
    jans: Sequence[Any] = (),
    jans_player: int | None = None,
    thrower: int | None = None,
    claimed_by_hand: bool = False,
    best: Sequence[Any] = (),
    played: Sequence[Any] = (),
    names: tuple[str, str] | None = None,
    language: str = "en",
) -> dict[str, Any]:
    """What :func:`draw` draws of a position, in numbers: what lies where on its layout, which ``layout`` names."""
    wish = Wishes.of(
        position, viewer, flip, wide, dice=read_dice(dice), spent=spent, last=last, last_player=last_player, cube=cube,
        jans=jans, jans_player=jans_player, thrower=thrower, claimed_by_hand=claimed_by_hand, names=names,
        language=language, best=best, played=played,
    )  # fmt: skip
    wish.check()
    return {"layout": lay_out(position, viewer=viewer, flip=flip, wide=wide)["id"], **lying(position, wish)}


def lying(position: Position, wish: Wishes) -> dict[str, Any]:
    """What lies on the board of a position, for wishes that are known to be right."""
    return _drawing(family_of(position.game)).numbers(position, wish)
