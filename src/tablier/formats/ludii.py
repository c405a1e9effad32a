"""Games as Ludii keeps them: trial files, ``.trl``, of the tables games that both programs have.

A trial is a line for every move, ``Move=[Move:mover=1,from=0,to=17,…,actions=[…],[…]]``, with all that the move did:
dice that were thrown before it, men that it took up, moved or removed. Sites are vertices of a board of two rows of
thirteen, of which the middle ones are the bars. Ludii knows nothing of a throw for the beginning: its first player,
White here, begins. The rules of the two programs differ (``docs/ludii.md``), so each turn is played at a table of ours,
and a trial is read only if the referee allows all of it: where he does not, the line and the reason are told.

Trials are not written. What Ludii asks of one, down to the state of its random generator, could not be tried.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..board import OFF, PATH
from ..errors import BadRecord, TablierError
from ..games import Game, Play, find_game
from ..records import Record
from ..saying import Said, quoted
from ..table import Phase, Table
from .sheet import Where

_GAME = re.compile(r"game=.*?([^/\\]+)\.lud\s*")
_DIE = re.compile(r"\[SetStateAndUpdateDice:site=(\d+),state=(\d+)\]")
_ACTION = re.compile(r"\[(Move|Remove|Pass):([^\[\]]*)\]")
_MOVER = re.compile(r"Move=\[Move:mover=(\d)[,\]]")
_OPTIONS = "START GAME OPTIONS"
_ROLLED = "[SetDiceAllEqual:"
_BARS = 6, 19


def _along(*runs: tuple[int, int]) -> tuple[int, ...]:
    """The sites of runs, from the first to the last of each."""
    return tuple(site for a, b in runs for site in (range(a, b + 1) if a <= b else range(a, b - 1, -1)))


_CONTRARY = (
    (_BARS[0], *_along((12, 7), (5, 0), (13, 18), (20, 25))),
    (_BARS[1], *_along((25, 20), (18, 13), (0, 5), (7, 12))),
)
_PARALLEL = (
    (_BARS[0], *_along((13, 18), (20, 25), (12, 7), (5, 0))),
    (_BARS[1], *_along((12, 7), (5, 0), (13, 18), (20, 25))),
)
"""Each player's sites by our path numbers, the bar first."""

GAMES = {
    "Backgammon": ("backgammon@doubles=modern,bear_off=exact-or-farthest,binding=false", _CONTRARY),  # the file says it
    "Garanguet": ("garanguet", _CONTRARY),  # likewise
    "Jacquet de Versailles": ("jacquet-de-versailles@bear_off=any,bar_first=false", _PARALLEL),  # likewise
    "Plakoto": ("plakoto", _CONTRARY),  # likewise
}
"""Ludii's games that we have: by their names there, ours with the rulings that come nearest, and where its sites are.

Its own names stand in the files, so somebody has to know which games they are."""


class _Turn(NamedTuple):
    where: Where
    player: int
    dice: tuple[int, ...]
    steps: list[tuple[str, int, int]]
    """What was done to men: the action, from which site, to which; of one removed, twice where it stood."""


def reads(text: str) -> bool:
    """Whether a text is a trial."""
    first, _, rest = text.lstrip("\ufeff").partition("\n")
    return _GAME.fullmatch(first.strip()) is not None and rest.lstrip().startswith(_OPTIONS)


def read(text: str) -> Record:
    """The game a trial holds, played at a table of ours. Raises BadRecord, naming the line."""
    lines = text.lstrip("\ufeff").splitlines()
    found = _GAME.fullmatch(lines[0].strip()) if lines else None
    if found is None:
        raise Where(1).bad(Said("formats.no-trial"))
    if found[1] not in GAMES:
        raise Where(1).bad(Said("formats.other-trial", game=quoted(found[1])))
    name, sites = GAMES[found[1]]
    game = find_game(name)
    table = Table(game, seed=0, position=game.start(0))
    for turn in _turns(lines, game):
        _play(table, turn, sites)
    return table.record(event=f"Ludii, {found[1]}")


def _turns(lines: list[str], game: Game) -> Iterator[_Turn]:
    turn: _Turn | None = None
    for number, line in enumerate(lines, 1):
        mover = _MOVER.match(line)
        if not mover or mover[1] == "0":  # headers and results, and the men being placed
            continue
        where = Where(number)
        if _ROLLED in line:
            if turn is not None:
                yield turn
            faces = {int(site): int(state) + 1 for site, state in _DIE.findall(line.partition(_ROLLED)[0])}
            if len(faces) != game.dice or not all(1 <= face <= 6 for face in faces.values()):
                raise where.bad(Said("formats.trial-dice"))
            turn = _Turn(where, int(mover[1]) - 1, tuple(faces.values()), [])
        if turn is None or turn.player != int(mover[1]) - 1:
            raise where.bad(Said("formats.trial-dice"))
        turn.steps.extend(_steps(line.partition(",actions=")[2], where))
    if turn is not None:
        yield turn


def _steps(actions: str, where: Where) -> Iterator[tuple[str, int, int]]:
    for kind, text in _ACTION.findall(actions):
        fields = dict(field.partition("=")[::2] for field in text.split(","))
        if kind == "Pass":
            continue
        try:
            target = int(fields["to"])
            yield kind, int(fields["from"]) if kind == "Move" else target, target
        except (KeyError, ValueError):
            raise where.bad(Said("formats.trial-action", action=quoted(f"{kind}:{text}"))) from None


def _play(table: Table, turn: _Turn, sites: tuple[tuple[int, ...], ...]) -> None:
    """Throw and play a turn as the trial has it. Raises BadRecord."""
    try:
        if table.phase is Phase.OVER or table.player != turn.player:
            raise turn.where.bad(Said("formats.trial-turn"))
        table.throw(*turn.dice)
        wanted = _men_after(table, turn, sites)
        play = next((play for play in table.plays() if _men(play) == wanted), None)
        if play is None:
            dice = "-".join(map(str, turn.dice))
            raise turn.where.bad(Said("formats.trial-play", dice=dice, position=table.position.id))
        table.play(play)
    except BadRecord:
        raise
    except TablierError as problem:
        raise turn.where.bad(problem.said, problem.clause) from None


def _men_after(table: Table, turn: _Turn, sites: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """Both players' men by path numbers after what the trial says was done."""
    men: list[list[int]] = table.position.array()["men"][0].tolist()
    for kind, source, target in turn.steps:
        # A man taken up goes to his own bar, and is moved by his opponent: whose he is, his target tells.
        hit = kind == "Move" and target == sites[1 - turn.player][0]
        side = 1 - turn.player if hit else turn.player
        path = sites[side]
        if source not in path or target not in path:
            raise turn.where.bad(Said("formats.trial-action", action=quoted(f"{kind}:from={source},to={target}")))
        men[side][path.index(source)] -= 1
        men[side][OFF if kind == "Remove" else path.index(target)] += 1
    return men


def _men(play: Play) -> list[list[int]]:
    men: list[list[int]] = play.position.array()["men"][0].tolist()
    assert len(men[0]) == PATH
    return men
