"""Problems: found, listed, shown, and asked in the terminal (``problems``)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.table import Table as Grid

from .. import problems, text
from ..errors import BadOption, TablierError
from ..games import Game
from ..problems import Collection, Problem, answering
from ..review.asking import STAY
from ..review.verdicts import CHANCE, TOKENS
from ..review.weighing import QUICK
from ..saying import Said, Who
from ..table import Phase
from .analysing import progress_bar
from .keyboard import Lines, lines
from .preparing import prepare, prepare_bot
from .showing import game_words
from .speaking import (
    board_of,
    complaint,
    figure,
    note,
    output,
    print_block,
    say,
    share,
    side_words,
    speaking,
    spoken,
    write_json,
)

_ANSWER, _STOP = "?", "stop"
_WIDE = 200
_NO_COST = 0.005


def show_problems(
    game: Game, number: int | None, seed: int, jobs: int, ray: str | None, out: Path | None, shown: int | None,
    asks: bool, as_json: bool,
) -> None:  # fmt: skip
    """Find so many problems, or take those that come with the program; then list, show or ask them.

    Raises BadOption where there are none, OSError if they cannot be kept.
    """
    if number is None:
        collection = problems.collection_of(game.full_id)
    else:
        collection = _found(game, number, seed, jobs, ray, _begun(out, game, number, seed))
    if out is not None:
        out.write_text(str(collection), encoding="utf-8")
    if as_json:
        told = [problem.told_json() for problem in collection.problems]
        write_json({
            "game": collection.game, "seed": collection.seed, "games": collection.games, "asked": collection.asked,
            "problems": told,
        })  # fmt: skip
    elif asks:
        prepare(game)
        _ask_all(collection, 1 if shown is None else shown)
    elif shown is not None:
        if not 1 <= shown <= len(collection.problems):
            raise BadOption("no-such-problem", Said("terminal.no-such-problem", n=shown, of=len(collection.problems)))
        problem = collection.problems[shown - 1]
        prepare(game)
        with speaking(seat=problem.player):
            _put(problem, shown, len(collection.problems))
            _explain(problem)
    else:
        _list(game, collection)


def _begun(out: Path | None, game: Game, number: int, seed: int) -> Collection | None:
    """What the same command has found before, if a file has it. Raises BadOption for a file with anything else."""
    if out is None or not out.is_file():
        return None
    try:
        begun = Collection.read(out.read_text(encoding="utf-8"))
    except (KeyError, TypeError, ValueError):
        begun = None
    if begun is None or not begun.is_of(game.full_id, number, seed):
        raise BadOption("other-problems", Said("terminal.other-problems", path=str(out)))
    return begun


def _found(game: Game, number: int, seed: int, jobs: int, ray: str | None, begun: Collection | None) -> Collection:
    """So many problems; after Ctrl-C, those found so far."""
    prepare(game)
    for name in ("greedy", "novice", "expert", "master"):
        prepare_bot(game, name)
    found = begun
    with progress_bar() as progress:
        task = progress.add_task(spoken(Said("terminal.problems")), total=number)
        try:
            for collection in problems.make(game.full_id, number, seed, begun=begun, jobs=jobs, ray=ray):
                found = collection
                progress.update(task, completed=len(found.problems))
        except KeyboardInterrupt:
            if found is None or not found.problems:
                raise
    assert found is not None
    return found


def _list(game: Game, collection: Collection) -> None:
    n, games, seed = len(collection.problems), collection.games, str(collection.seed)
    say(Said("problems.found", n=n, game=game_words(game), games=games, seed=seed), "bold")
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("#", no_wrap=True)
    for name in ("missed", "position", "throw", "best", "natural", "cost"):
        grid.add_column(spoken(Said(f"terminal.column-{name}")), no_wrap=True)
    for i, one in enumerate(collection.problems, 1):
        dice = "-".join(map(str, one.dice))
        grid.add_row(
            str(i), str(one.difficulty), one.position, dice, one.best.name, one.natural.name, _figure(one, one.gap)
        )
    print_block(grid, width=_WIDE)
    grades = Counter(one.difficulty for one in collection.problems)
    say(Said("problems.by-difficulty", counts=", ".join(f"{grade}: {grades[grade]}" for grade in sorted(grades))))


def _put(problem: Problem, number: int, of: int) -> None:
    """The board and what is asked."""
    position, player = problem.before, problem.player
    say(Said("problems.heading", number=number, of=of, missed=problem.difficulty), "bold")
    say(board_of(position, player, side_words(), None, ()))
    dice = spoken(text.throw(problem.dice, position.game.announce(problem.dice)))
    who = Who(player)
    say(
        Said("problems.to-stay", who=who, dice=dice)
        if problem.kind == STAY
        else Said("problems.to-play", who=who, dice=dice)
    )


def _explain(problem: Problem) -> None:
    """The answer, and why the natural one is worse."""
    best, natural, cost = problem.best.name, problem.natural.name, _priced(problem, problem.gap)
    if problem.trials:
        error = _figure(problem, problem.error)
        say(Said("problems.best-is", best=best, natural=natural, cost=cost, error=error))
    else:
        say(Said("problems.best-exactly", best=best, natural=natural, cost=cost))
    for why in problem.why:
        say(f"  {spoken(why)}")


def _ask_all(collection: Collection, first: int) -> None:
    """Ask one after another, until somebody has had enough."""
    typed, asked, right = lines(), 0, 0
    for number, problem in enumerate(collection.problems[first - 1 :], first):
        with speaking(seat=problem.player):
            _put(problem, number, len(collection.problems))
            say(Said("problems.how-to-stay") if problem.kind == STAY else Said("problems.how-to-answer"))
            answer = _answer(problem, typed)
            if answer == _STOP:
                break
            asked += 1
            right += answer == problem.best.name
            output().print()
    say(Said("problems.so-many-right", right=right, of=asked))


def _answer(problem: Problem, typed: Lines) -> str:
    """What somebody answers, judged; ``?`` if nothing, ``stop`` at the end."""
    table = problem.table()
    while True:
        try:
            line = typed.read("> ")
        except (EOFError, KeyboardInterrupt):
            return _STOP
        if line in (_ANSWER, _STOP):
            if line == _ANSWER:
                _explain(problem)
            return line
        try:
            if table.phase is Phase.PLAY:
                made = table.read_play(line).notation
            elif line in (problem.best.name, problem.natural.name):
                made = line
            else:
                note(Said("problems.how-to-stay"))
                continue
        except TablierError as refused:
            note(complaint(refused))
            continue
        _judge(problem, made)
        return made


def _judge(problem: Problem, made: str) -> None:
    """Say what an answer costs."""
    if made == problem.best.name:
        say(Said("problems.right", best=made), "bold")
    else:
        cost = (answering.known(problem, made) or answering.judged(problem, made, QUICK)).cost_in_points
        if cost < _NO_COST:
            say(Said("problems.as-good", play=made), "bold")
        else:
            say(Said("problems.costs", play=made, cost=_priced(problem, cost)), "bold")
    _explain(problem)


def _figure(problem: Problem, points: float) -> str:
    """So many points in the unit of a problem."""
    worth = points * problem.point
    if problem.unit == CHANCE:
        return share(worth, 1)
    return figure(worth, "0.0" if problem.unit == TOKENS else "0.000")


def _priced(problem: Problem, points: float) -> Said:
    """The same in words."""
    return Said(f"problems.cost-{problem.unit}", cost=_figure(problem, points))
