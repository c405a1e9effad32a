"""Learning: problems by number and by day, mistakes tried again, and a board of one's own for each of them."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, WebSocket
from fastapi.responses import Response

from ...errors import Refusal, Unreadable
from ...games import find_game
from ...problems import answering
from ...saying import Reader, Said
from ..kept.store import Kept
from ..languages import translate
from ..learning import answers, problem_set
from ..learning.afterwards import board_before_play, followed
from ..learning.exercises import ExerciseTable, MomentSetting, ProblemSetting
from ..learning.practice import PracticeTable
from ..limits import caller
from ..lobby.hall import Hall
from ..messages import Answered, Hello, Retried
from ..study.making import learn
from .packing import pack
from .routes import TROUBLES, Json, Lang, Shape, Side, TableId, hall_of
from .sockets import practise
from .study_routes import What

learn_router = APIRouter(prefix="/api", responses=TROUBLES)
exercise_sockets = APIRouter()

GameId = Annotated[str, Path(max_length=100)]
ProblemNumber = Annotated[int, Path(ge=1, le=100_000)]
EventNumber = Annotated[int, Path(ge=0, le=100_000)]
PlaySteps = Annotated[str, Query(max_length=100)]
KnownLayout = Annotated[str, Query(max_length=400)]


@learn_router.get("/problems")
async def problems(lang: Lang = "en") -> Json:
    """The games that have problems, with how many there are of each difficulty: missed by so many of the levels."""
    return problem_set.shelf(lang)


@learn_router.get("/problems/{game}")
async def problems_of(
    game: GameId,
    first: Annotated[int, Query(alias="from", ge=1, le=100_000)] = 1,
    difficulty: Annotated[int | None, Query(ge=0, lt=problem_set.DIFFICULTIES)] = None,
    lang: Lang = "en",
) -> Json:
    """The numbers of the problems of a game, with their difficulties."""
    return problem_set.listed(game, first, difficulty)


@learn_router.get("/problems/{game}/today")
async def problem_of_the_day(request: Request, game: GameId, lang: Lang = "en") -> Json:
    """The problem of this day, by Greenwich time: the same for everybody."""
    day = hall_of(request).day
    return {"day": day.isoformat(), **problem_set.told(game, problem_set.daily(game, day), lang)}


@learn_router.get("/problems/{game}/kept")
async def problems_to_keep(request: Request, game: GameId, lang: Lang = "en") -> Response:
    """Some problems of a game with boards and answers, for a page that has to do without us."""
    hall = hall_of(request)
    await hall.house.prepare(find_game(problem_set.problem(game, 1).game))
    work = partial(problem_set.kept, game, lang)
    made = await hall.backroom.make(caller(request), ("problems kept", game, lang), work)
    return pack(request, Response(made, media_type="application/json"))


@learn_router.get("/problems/{game}/{number}")
async def problem(game: GameId, number: ProblemNumber, lang: Lang = "en") -> Json:
    """One problem: the position, the throw and what is asked. A board for it is at the socket of that address."""
    return problem_set.told(game, number, lang)


@learn_router.get("/problems/{game}/{number}/hint")
async def problem_hint(request: Request, game: GameId, number: ProblemNumber, lang: Lang = "en") -> Json:
    """The man to move, by his point: 0 is the bar."""
    await hall_of(request).house.prepare(find_game(problem_set.problem(game, number).game))
    return await asyncio.to_thread(problem_set.hint, game, number)


@learn_router.post("/problems/{game}/{number}/answer")
async def answer(request: Request, game: GameId, number: ProblemNumber, given: Answered, lang: Lang = "en") -> Any:
    """What an answer costs, what else there was, and why it is worse than the best."""
    hall, asked = hall_of(request), problem_set.problem(game, number)
    await hall.house.prepare(find_game(asked.game))
    name = None if given.play is None else await asyncio.to_thread(answering.read_answer, asked, given.play)
    key = "answer", asked.game, number, name
    try:
        found = await hall.study.ask(caller(request), key, partial(answers.to_problem, asked, name))
    except Refusal:
        known = answering.known(asked, asked.best.name if name is None else name)
        if known is None:
            raise
        found = answers.of_problem(asked, name, known)  # of these two everything is known without looking
    return translate(found, Reader(lang))


@learn_router.post("/{what}/{study_id}/exercises/{event}/answer")
async def try_again(
    request: Request, what: What, study_id: TableId, event: EventNumber, given: Retried, lang: Lang = "en"
) -> Any:
    """What another play of a throw would have cost, in a match that is over; ``event`` is the number of the play."""
    hall = hall_of(request)
    kept = await _ready(hall, what, study_id)
    key = "retried", what, study_id, event, given.play
    found = await hall.study.ask(caller(request), key, partial(answers.to_mistake, kept, event, given.play))
    return translate(found, Reader(lang))


@learn_router.get("/{what}/{study_id}/exercises/{event}/board")
async def compared(
    request: Request, what: What, study_id: TableId, event: EventNumber, best: PlaySteps = "", played: PlaySteps = "",
    known: KnownLayout = "", viewer: Side = "0", shape: Shape = "wide", flip: Side = "0", lang: Lang = "en",
) -> Any:  # fmt: skip
    """The board of a match that is over before one of its plays, in numbers, with two plays compared upon it."""
    hall = hall_of(request)
    kept = await _ready(hall, what, study_id)
    asked = event, best, played, known, int(viewer), flip == "1", shape == "wide", lang
    work = partial(board_before_play, kept, *asked)
    drawn = await hall.backroom.make(caller(request), ("before play", what, study_id, *asked), work)
    return Response(drawn, media_type="application/json")


async def _ready(hall: Hall, what: str, study_id: str) -> Kept:
    """What is kept of a finished match, whose game is ready to be played. Raises TablierError."""
    kept = await followed(await hall.finished(what, study_id))
    await hall.house.prepare(answers.game_of(kept))
    return kept


def _get_ready(hall: Hall, who: str, game: str) -> None:
    """Let a process learn a game while somebody looks at the board: it will be asked soon."""
    hall.study.ask_ahead(who, ("learn", game), partial(learn, game))


# Boards


@exercise_sockets.websocket("/api/problems/{game}/{number}/socket")
async def problem_socket(socket: WebSocket, game: str, number: int) -> None:
    """The board of a problem. What settles the throw is told as ``answered``; ``undo`` sets the board up again."""

    async def begin(hall: Hall, hello: Hello) -> PracticeTable:
        asked = problem_set.problem(game, number)
        await hall.house.prepare(find_game(asked.game))
        _get_ready(hall, caller(socket), asked.game)
        return ExerciseTable(ProblemSetting(asked), hello)

    await practise(socket, begin)


@exercise_sockets.websocket("/api/{what}/{study_id}/exercises/{event}/socket")
async def moment_socket(socket: WebSocket, what: str, study_id: str, event: int) -> None:
    """The board of a match that is over, or of a record, before one of its events; answers as those of problems."""

    async def begin(hall: Hall, hello: Hello) -> PracticeTable:
        if what not in ("tables", "records") or not study_id.isalnum():
            raise Unreadable("bad-request", Said("salon.unreadable-request"))
        kept = await _ready(hall, what, study_id)
        _get_ready(hall, caller(socket), answers.game_of(kept).full_id)
        return ExerciseTable(await asyncio.to_thread(MomentSetting, kept, event), hello)

    await practise(socket, begin)
