"""For teachers: a sheet for each game, to be printed, with its lessons, some of its problems, and the answers apart."""

from __future__ import annotations

from tablier import GAMES
from tablier.games import lessons_of
from tablier.problems import Problem, has_problems, problems_of
from tablier.saying import Reader, Said
from tablier.table.events import Played
from tablier.telling.lessons import Lesson, players

from .boards import Boards

_EXERCISES = 6
"""So many problems stand on a sheet, from the easiest to the hardest of its collection."""


def overview(language: str) -> str:
    """The page that leads to the sheets."""
    reader = Reader(language)
    say = reader.say
    rows = [
        f"| [{say(kind.word('name'))}]({game}.md) | {len(lessons_of(kind))} | {len(chosen(game))} |"
        for game, kind in GAMES.items()
    ]
    head = f"| {say(Said('site.game'))} | {say(Said('site.lessons'))} | {say(Said('site.exercises'))} |"
    lead = say(Said("site.sheets-lead"))
    return "\n".join([f"# {say(Said('site.sheets-title'))}", "", lead, "", head, "| --- | ---: | ---: |", *rows]) + "\n"


def sheet(game: str, language: str, boards: Boards) -> str:
    """The sheet of a game."""
    reader = Reader(language)
    say, kind = reader.say, GAMES[game]
    lessons, exercises = lessons_of(kind), chosen(game)
    name = say(kind.word("name"))
    parts = [f"# {say(Said('site.sheet-title', game=name))}", say(kind.word("line")), say(Said("site.sheet-lead"))]
    parts.append(f"## {say(Said('site.lessons'))}")
    parts += [_lesson(number, lesson, reader, boards) for number, lesson in enumerate(lessons, 1)]
    if exercises:
        parts += [f"## {say(Said('site.exercises'))}", say(Said("site.exercises-lead"))]
        parts += [_exercise(number, problem, reader, boards) for number, problem in enumerate(exercises, 1)]
    parts += [f"## {say(Said('site.answers'))}", ":::{container} answers", f"*{say(Said('site.lessons'))}*"]
    parts.append("\n".join(f"{number}. {_solved(lesson, reader)}" for number, lesson in enumerate(lessons, 1)))
    if exercises:
        parts.append(f"*{say(Said('site.exercises'))}*")
        parts.append("\n".join(f"{number}. {_why(one, reader)}" for number, one in enumerate(exercises, 1)))
    return "\n\n".join([*parts, ":::"]) + "\n"


def chosen(game: str) -> tuple[Problem, ...]:
    """The problems of a sheet: spread evenly over the collection in the order of difficulty."""
    if not has_problems(game):
        return ()
    ordered = sorted(problems_of(game), key=lambda problem: problem.difficulty)
    return tuple(ordered[number * (len(ordered) - 1) // (_EXERCISES - 1)] for number in range(_EXERCISES))


def _lesson(number: int, lesson: Lesson, reader: Reader, boards: Boards) -> str:
    table = lesson.set_up(players(reader))
    figure = boards.figure(table.position, dice=lesson.dice, viewer=lesson.player, thrower=lesson.player)
    return f"### {number}. {reader.say(lesson.title)}\n\n{figure}\n\n{reader.say(lesson.text)} [{lesson.clause}]"


def _solved(lesson: Lesson, reader: Reader) -> str:
    play = f"`{lesson.answer.play}` – " if isinstance(lesson.answer, Played) else ""
    return f"{play}{reader.say(lesson.done)} [{lesson.clause}]"


def _exercise(number: int, problem: Problem, reader: Reader, boards: Boards) -> str:
    figure = boards.figure(problem.before, dice=problem.dice, viewer=problem.player, thrower=problem.player)
    asked = Said("site.asked-stay") if problem.kind == "stay" else Said("site.asked-play")
    dice = "-".join(map(str, problem.dice))
    hard = reader.say(Said("site.difficulty", n=problem.difficulty))
    return f"### {number}. {dice}\n\n{figure}\n\n{reader.say(asked)} {hard}\n\n`{problem.position}`"


def _why(problem: Problem, reader: Reader) -> str:
    why = " ".join(Reader(reader.language, problem.player).say(said) for said in problem.why)
    best = Said("site.best", best=problem.best.name, natural=problem.natural.name)
    return f"{reader.say(best)} {why}"
