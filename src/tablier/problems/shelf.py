"""Collections of problems as files, and those that come with the program.

A file has a line for the collection, which says how it was made, and a line for every problem.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..errors import BadOption
from ..games import GAMES, find_game
from ..kinds import declared, legible
from ..saying import Said
from .problem import Problem

FORMAT = "tablier problems 1"
_FOLDER = Path(__file__).parent / "collections"
_ENDING = ".jsonl"


@dataclass(frozen=True)
class Collection:
    """Problems of one game, and how they were found: the same number and seed give the same problems again."""

    game: str
    asked: int
    seed: int
    games: int
    """How many games they were looked for in."""
    problems: tuple[Problem, ...]

    def __str__(self) -> str:
        """The collection as the text of a file. What is the same for all problems is not said again."""
        header = {
            "format": FORMAT, "game": self.game, "asked": self.asked, "seed": self.seed, "games": self.games,
            "command": f"tablier problems {self.game} -n {self.asked} --seed {self.seed}",
        }  # fmt: skip
        kept = [{name: value for name, value in one.to_json().items() if name != "game"} for one in self.problems]
        return "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in (header, *kept))

    @declared
    def is_of(self, game: str, asked: int, seed: int) -> bool:
        """Whether this is, or is the beginning of, what such a command finds."""
        return (self.game, self.asked, self.seed) == (game, asked, seed)

    @classmethod
    @declared
    def read(cls, text: str) -> Collection:
        """The collection in a text. Raises Unreadable, a ValueError, for anything else."""
        with legible(cls.__name__):
            header, *lines = map(json.loads, text.splitlines())
            if not isinstance(header, dict) or header.get("format") != FORMAT:
                raise ValueError(FORMAT)
            problems = tuple(Problem.from_json(line | {"game": header["game"]}) for line in lines)
            return cls(header["game"], header["asked"], header["seed"], header["games"], problems)


def _file(game_id: str) -> Path:
    return _FOLDER / f"{game_id.replace('@', '-')}{_ENDING}"


@cache
def games_with_problems() -> tuple[str, ...]:
    """The games, and variants of games, of which a collection comes with the program; in the order of the games."""
    files = (path.read_text(encoding="utf-8") for path in _FOLDER.glob(f"*{_ENDING}"))
    found = [json.loads(text.partition("\n")[0])["game"] for text in files]
    games = tuple(GAMES)
    return tuple(sorted(found, key=lambda game: (games.index(game.partition("@")[0]), game)))


@declared
def has_problems(game_id: str) -> bool:
    """Whether a collection for a game comes with the program."""
    return _file(find_game(game_id).full_id).is_file()


@declared
@cache
def collection_of(game_id: str) -> Collection:
    """The collection for a game that comes with the program. Raises BadOption where there is none."""
    game = find_game(game_id)
    if not has_problems(game_id):
        raise BadOption("no-problems", Said("problems.no-collection", game=game.own_name))
    return Collection.read(_file(game.full_id).read_text(encoding="utf-8"))


@declared
def problems_of(game_id: str) -> tuple[Problem, ...]:
    """The problems of a game that come with the program. Raises BadOption where there are none."""
    return collection_of(game_id).problems
