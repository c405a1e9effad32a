"""Games as Ludii keeps them: trial files, ``.trl``, of the tables games that both programs have.

A trial is a line for every move, ``Move=[Move:mover=1,from=0,to=17,…,actions=[…],[…]]``, with all that the move did:
dice that were thrown before it, men that it took up, moved or removed. Sites are vertices of a board of two rows of
thirteen, of which the middle ones are the bars. Ludii knows nothing of a throw for the beginning: its first player,
White here, begins. The rules of the two programs differ (``docs/ludii.md``), so each turn is played at a table of ours,
and a trial is read only if the referee allows all of it: where he does not, the line and the reason are told.

What is written says of every turn what Ludii's player applies when it loads a trial: the dice, the men that go, and
whose turn is next. The state of its random generator, which it keeps for throws to come, is made up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..board import OFF, PATH
from ..errors import BadOption, BadRecord, TablierError
from ..games import Game, Play, find_game
from ..records import Record
from ..saying import Said, quoted
from ..table import Phase, Table
from ..table.events import NextGame, Played
from .sheet import Where

_GAME = re.compile(r"game=.*?([^/\\]+)\.lud\s*")
_DIE = re.compile(r"\[SetStateAndUpdateDice:site=(\d{1,4}),state=(\d{1,4})\]")
_ACTION = re.compile(r"\[(Move|Remove|Pass):([^\[\]]*)\]")
_MOVER = re.compile(r"Move=\[Move:mover=(\d)[,\]]")
_OPTIONS = "START GAME OPTIONS"
_ROLLED = "[SetDiceAllEqual:"
_BARS = 6, 19
_DICE_AT = 26
"""Where the first die lies."""


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


def write_record(record: Record) -> tuple[str, list[Said]]:
    """The trial of a game, and what is left out of it. Raises BadOption where Ludii has no such game.

    Who began is Ludii's first player. What is written is read back: a game that comes out otherwise is refused.
    """
    game, played, lines = record.table.game, record.table.fresh(), list[str]()
    name = next((theirs for theirs, (ours, _) in GAMES.items() if find_game(ours).id == game.id), None)
    if name is None or any(isinstance(event, NextGame) for event in record.events):
        raise BadOption("cannot-say", Said("formats.only-trials", games=", ".join(GAMES)))
    sites, first = GAMES[name][1], None
    for event in record.events:
        if isinstance(event, Played):
            first = event.player if first is None else first
            dice = played.dice
            lines += _written(sites, (event.player - first) % 2, dice, played.play(event.play))
        else:
            played.apply(event)
    first = first or 0
    text = "\n".join([
        f"game=/lud/board/race/escape/{name}.lud", _OPTIONS, "END GAME OPTIONS",
        f"RNG internal state={','.join('0' * 8)}", *_placed(game, sites), *lines, *_ended(played, first),
        "SANDBOX=false", "",
    ])  # fmt: skip
    try:
        again = read(text).replay().position.array()["men"][0]
    except BadRecord as problem:
        raise BadOption("cannot-say", Said("formats.not-in-ludii", why=problem.said)) from None
    if again.tolist() != [played.position.array()["men"][0].tolist()[side] for side in (first, 1 - first)]:
        raise BadOption("cannot-say", Said("formats.only-trials", games=", ".join(GAMES)))
    return text, [Said("formats.sides-exchanged")] if first else []


def _placed(game: Game, sites: tuple[tuple[int, ...], ...]) -> Iterator[str]:
    """The dice and the men being laid out, as Ludii keeps that."""
    for die in range(game.dice):
        yield _move(0, _DICE_AT + die, _DICE_AT + die, f"[Add:type=Cell,to={_DICE_AT + die},level=0,what={die + 1}]")
    for side, men in enumerate(game.start(0).array()["men"][0].tolist()):
        for site, count in sorted((sites[side][number], men[number]) for number in range(len(sites[side]))):
            for level in range(count):
                what = f"level={level},what={game.dice + side + 1},stack=true"
                yield _move(0, site, site, f"[Add:type=Vertex,to={site},{what}]")


def _written(sites: tuple[tuple[int, ...], ...], side: int, dice: tuple[int, ...], play: Play) -> Iterator[str]:
    """The moves of a turn: a line for each man that goes, the last of which leaves the turn to the other."""
    thrown = [f"[SetStateAndUpdateDice:site={_DICE_AT + die},state={face - 1}]" for die, face in enumerate(dice)]
    equal = "true" if len(set(dice)) == 1 else "false"
    actions, left = [*thrown, f"{_ROLLED}value={equal}]"], list(dice)
    if not play.steps:
        yield f"Move=[Move:mover={side + 1},actions={','.join([*actions, '[Pass:decision=true,forced=true]'])}]"
    for number, step in enumerate(play.steps, 1):
        source = sites[side][step.source]
        if step.target == OFF:
            target = source
            actions.append(f"[Remove:type=Vertex,to={source},decision=true]")
        else:
            target = sites[side][step.target]
            if step.hits:
                actions.append(f"[Move:typeFrom=Vertex,from={target},typeTo=Vertex,to={sites[1 - side][0]}]")
            actions.append(f"[Move:typeFrom=Vertex,from={source},typeTo=Vertex,to={target},decision=true]")
        if step.number in left:
            die = left.index(step.number)
            left[die] = 0
            actions.append(f"[UseDie:indexHandDice=0,indexDie={die},site={_DICE_AT + die}]")
        if number < len(play.steps):
            if not any(left):  # a double is played again with the same dice
                left = list(dice)
                actions += thrown
            actions.append(f"[SetNextPlayer:player={side + 1}]")
        yield _move(side + 1, source, target, *actions)
        actions = []


def _move(mover: int, source: int, target: int, *actions: str) -> str:
    return f"Move=[Move:mover={mover},from={source},to={target},actions={','.join(actions)}]"


def _ended(table: Table, first: int) -> Iterator[str]:
    """Who won, once somebody has."""
    if table.results and (winner := table.results[-1].winner) is not None:
        place = (winner - first) % 2
        yield f"winner={place + 1}"
        yield "endtype=NaturalEnd"
        yield f"rankings=0.0,{1.0 + place},{2.0 - place}"
