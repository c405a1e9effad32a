"""The problems that come with the program, as the salon sets them: by number, by difficulty, and one for each day."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Any

from ...errors import Refusal, UnknownGame
from ...games import GAMES, find_game
from ...games.game import closest
from ...problems import Problem, problems_of
from ...problems.shelf import games_with_problems
from ...review.verdicts import THRESHOLDS
from ...saying import Reader, Said
from ...svg import describe, in_numbers, lay_out
from ..languages import translate

DIFFICULTIES = 6
"""A problem is missed by none of the five levels, or by so many."""
_FIRST_DAY = date(2026, 1, 1)
_KEPT = 6
"""So many of each difficulty are kept by those who come back without a network."""
Json = dict[str, Any]


def collection(game: str) -> tuple[Problem, ...]:
    """The problems of a game or a variant, by their number from 1. Raises UnknownGame where there are none."""
    asked = game.strip().lower()
    if asked in GAMES and asked not in games_with_problems():
        raise UnknownGame("no-problems", Said("problems.no-collection", game=GAMES[asked].word("name")))
    if asked not in games_with_problems():
        raise UnknownGame("unknown-game", closest("game", asked, games_with_problems()))
    return problems_of(asked)


def problem(game: str, number: int) -> Problem:
    """One of them. Raises UnknownGame, Refusal."""
    found = collection(game)
    if not 1 <= number <= len(found):
        raise Refusal("no-such-problem", Said("salon.no-such-problem", n=len(found)))
    return found[number - 1]


def daily(game: str, day: date) -> int:
    """The number of the problem of a day: the same for everybody, and none again before all the others have been."""
    found = collection(game)
    cycle, place = divmod((day - _FIRST_DAY).days, len(found))
    return _shuffled(found[0].game, len(found), cycle)[place]


@cache
def _shuffled(game: str, count: int, cycle: int) -> tuple[int, ...]:
    """The numbers of all problems of a game, in an order of which nobody has chosen anything."""
    return tuple(sorted(range(1, count + 1), key=lambda number: sha256(f"{game} {cycle} {number}".encode()).digest()))


# What is told of them


def shelf(lang: str) -> Json:
    """The games that have problems, with how many there are of each difficulty; and from how many points lost on an
    answer is called what.
    """
    return {"games": [_on_shelf(game, lang) for game in games_with_problems()], "called": THRESHOLDS}


def _on_shelf(game: str, lang: str) -> Json:
    found = collection(game)
    counts = Counter(one.difficulty for one in found)
    return {
        "game": game, "id": find_game(game).id, "name": name_of(game, lang), "count": len(found),
        "difficulties": [counts[grade] for grade in range(DIFFICULTIES)],
    }  # fmt: skip


def name_of(game: str, lang: str) -> str:
    """What a game is called among those with problems."""
    return Reader(lang).say(find_game(game).called)


def listed(game: str, first: int, difficulty: int | None) -> Json:
    """The numbers of problems from one on, with their difficulties."""
    found = [
        {"number": number, "difficulty": one.difficulty}
        for number, one in enumerate(collection(game), 1)
        if number >= first and difficulty in (None, one.difficulty)
    ]
    return {"game": collection(game)[0].game, "of": len(collection(game)), "problems": found}


def told(game: str, number: int, lang: str) -> Json:
    """What is asked; not the answer."""
    one, before = problem(game, number), problem(game, number).before
    asked = {
        "game": one.game, "id": before.game.id, "name": name_of(one.game, lang), "number": number,
        "of": len(collection(game)), "kind": one.kind, "position": one.position, "dice": list(one.dice),
        "player": one.player, "difficulty": one.difficulty, "unit": one.unit, "marked": before.marks(),
        "choices": [] if one.kind == "play" else sorted((one.best.name, one.natural.name), reverse=True),
    }  # fmt: skip
    said: Json = translate(asked, Reader(lang))
    return said


def hint(game: str, number: int) -> Json:
    """The man that the best play moves, by his point; of several one whom the natural play does not move."""
    one = problem(game, number)
    if one.kind != "play":
        raise Refusal("no-hint", Said("salon.no-hint"))
    table = one.table()
    best, natural = (table.read_play(answer.name).steps for answer in (one.best, one.natural))
    touched = {step.source for step in natural}
    sources = [step.source for step in best if step.source not in {other.target for other in best}] or [best[0].source]
    return {"from": next((source for source in sources if source not in touched), sources[0])}


# For those who have no network


def kept(game: str, lang: str) -> bytes:
    """Some problems of every difficulty with their boards and both answers, as JSON; finding plays takes a moment."""
    found = collection(game)
    chosen = [
        number
        for grade in range(DIFFICULTIES)
        for number in [number for number, one in enumerate(found, 1) if one.difficulty == grade][:_KEPT]
    ]
    layouts: dict[str, Json] = {}
    problems = [_whole(game, number, layouts, lang) for number in chosen]
    told = {"game": game, "name": name_of(game, lang), "problems": problems, "layouts": list(layouts.values())}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _whole(game: str, number: int, layouts: dict[str, Json], lang: str) -> Json:
    """A problem with its board, what it is worth to answer it well, and why; each answer with its arrows."""
    one, reader = problem(game, number), Reader(lang)
    table = one.table()
    seen: Json = {"viewer": one.player, "wide": False}

    def board(**compared: Any) -> Json:
        return in_numbers(
            table.position, dice=one.dice, thrower=one.player, cube=table.cube, language=lang, **seen, **compared
        )

    def arrows(name: str, way: str) -> Any:
        return board(**{way: table.read_play(name).steps}).get("worth") if one.kind == "play" else None

    drawn = board()
    layouts[drawn["layout"]] = lay_out(table.position, **seen)
    answers = [
        {"name": answer.name, "worth": answer.worth, "arrows": arrows(answer.name, way)}
        for answer, way in ((one.best, "best"), (one.natural, "played"))
    ]
    asked = {
        "number": number, "kind": one.kind, "dice": list(one.dice), "unit": one.unit, "gap": one.gap * one.point,
        "board": drawn, "label": describe(table.position, reader), "answers": answers, "why": list(one.why),
    }  # fmt: skip
    said: Json = translate(asked, reader)
    return said
