"""Every public door is given what it does not take: whatever is refused is refused by the program, by name.

The doors are those of the public listing (``tests/public_api.py``); each has arguments that are right, and one after
another is exchanged for something odd. Dice have tests of their own (``test_bad_dice.py``).
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import public_api
import tablier
from tablier import (
    BadOption,
    Game,
    Position,
    Record,
    Table,
    TablierError,
    batch,
    exact,
    find_game,
    formats,
    networks,
    svg,
)
from tablier.bots import BOTS, Level, arena, levels_of, make, play_turns
from tablier.envs import Games, State, encoding
from tablier.games import family_named, family_of, lessons_of
from tablier.kinds import check_kind
from tablier.problems import Answer, Collection, Problem, collection_of, has_problems, problems_of
from tablier.problems import make as make_problems
from tablier.records import Verdict
from tablier.review import Decision, Review, reason, review, reviewing
from tablier.table import event_from_json

MODERN = "backgammon@modern"


class Odd:
    """Nothing that anybody takes."""


ODD = (
    None, "", "x", -1, 99, 10**30, float("nan"), 1.5, b"x", [], [None], {}, set(), Odd(), True, np.float32(2), ("a", 1),
)  # fmt: skip
NOT_ALWAYS_LOOKED_AT = {f"tablier.Game.{name}" for name in ("check_match", "is_bound", "numbers", "steps_of")}
"""In some games nothing hangs on it."""
OF_THE_SYSTEM = (OSError,)
"""What a path may meet, and says so itself."""
Door = tuple[Callable[..., object], dict[str, Any]]

APART: dict[str, str] = {
    "tablier.saying": "what the program says itself; below its errors",
    "tablier.networks.Kind": "a family's own kernels", "tablier.networks.Layer": "numbers of a network",
    "tablier.batch.OnCard": "an array on a card", "tablier.Step": "a row of numbers",
    "tablier.Option": "asked by whoever shows options",
    **dict.fromkeys(("tablier.Game.announce", "tablier.Game.jans", "tablier.Game.read_roll"), "dice, tried elsewhere"),
    "tablier.bots.Bot": "what a bot is to have",
    **{f"tablier.bots.{kind}.{name}": "for bots derived from it" for kind in ("RandomBot", "GreedyBot", "LevelBot")
       for name in ("due", "leaves", "looked_ahead", "preferred")},
    "tablier.games.find_game": "tablier.find_game", "tablier.games.read_position": "tablier.read_position",
}  # fmt: skip


def position() -> Position:
    return find_game(MODERN).start()


def table() -> Table:
    given = Table(MODERN, position=position(), seed=1)
    given.throw()
    return given


@cache
def record() -> Record:
    played, bot = Table(MODERN, seed=1), make("random")
    for _ in range(6):
        bot.choose(played)
    return played.record()


def state() -> State:
    begun = State(MODERN, 1, start=position())
    begun.throw((3, 1))
    return begun


def games() -> Games:
    begun = Games(MODERN, 2)
    begun.reset(1)
    return begun


def all_of(lazy: Callable[..., Any]) -> Callable[..., object]:
    return lambda **given: list(lazy(**given))


def first_of(lazy: Callable[..., Any]) -> Callable[..., object]:
    return lambda **given: next(lazy(**given), None)


def doors(folder: Path) -> Iterator[tuple[str, Callable[..., object], dict[str, Any]]]:
    """Every door by the name it has in the listing, and arguments that are right."""
    here, game, thrown = position(), find_game(MODERN), table()
    roll, rows, rolls = (3, 1), batch.start(MODERN, 2), [(3, 1), (3, 1)]
    play = here.plays(roll)[0]
    pictured = _defaults(svg.draw)
    numbered = {name: value for name, value in pictured.items() if name in inspect.signature(svg.in_numbers).parameters}
    path = folder / "game.tab"
    record().save(path)
    for one in (game, find_game("trictrac"), find_game("unstacked")):
        yield from doors_of_game(one)
    yield "tablier.Position.evaluate", here.evaluate, {"looks": 1}
    yield "tablier.Position.pips", here.pips, {"player": 0}
    yield "tablier.Position.play", here.play, {"play": play.notation, "roll": roll}
    yield "tablier.Position.plays", here.plays, {"roll": roll}
    yield "tablier.Position.drawn_by", Position.drawn_by, {"position": here}
    yield "tablier.Position.judged_by", Position.judged_by, {"position": here, "looks": 1}
    yield "tablier.Play.is_of", partial(play.is_of, here), {"roll": roll}

    text = str(record())
    yield "tablier.Record.checked", lambda: record().checked(), {}
    yield "tablier.Record.comment", lambda **given: Record.read(text).comment(**given), {"number": 1, "text": "x"}
    yield "tablier.Record.elsewhere", Record.elsewhere, {"text": "x", "suffix": ""}
    yield "tablier.Record.load", Record.load, {"path": path, "check": True}
    yield "tablier.Record.load_all", all_of(Record.load_all), {"path": path, "check": True}
    yield "tablier.Record.of", lambda table: Record.of(table), {"table": thrown}
    yield "tablier.Record.read", Record.read, {"text": text, "suffix": "", "check": True}
    yield "tablier.Record.replay", record().replay, {"upto": 2}
    yield "tablier.Record.save", record().save, {"path": folder / "b.tab", "content": None}
    yield "tablier.Record.save_all", Record.save_all, {"path": folder / "c.tab", "records": [record()]}
    yield "tablier.Record.table_from", Record.table_from, {"headers": record().headers()}
    yield "tablier.Record.vary", lambda table: record().vary(table), {"table": record().replay(2)}
    yield "tablier.records.Verdict.read", Verdict.read, {"line": "x"}
    yield "tablier.records.Verdict.from_json", Verdict.from_json, {"data": {"kind": "play"}}

    yield "tablier.Table.__init__", Table, {
        "game": "backgammon", "preset": "modern", "seed": 1, "chance": None, "match": 1, "names": ("A", "B"),
        "position": here, "edition": None, "cube": False,
    }  # fmt: skip
    yield "tablier.Table.first", Table, {"game": "backgammon", "first": "white", "edition": 1}
    yield "tablier.Table.adviser", Table.adviser, {"table": thrown, "player": 0}
    yield "tablier.Table.picture", lambda **given: table().picture(**given), {**pictured}
    at_table: dict[str, dict[str, Any]] = {
        "apply": {"event": thrown.events[0]}, "break_point": {"point": 1}, "check_act": {"kind": "play"},
        "claim": {"die": 1}, "do": {"act": "throw"}, "entitled": {"kind": "play"}, "has": {"kind": "play"},
        "may": {"player": 0}, "opening": {"white": 1, "black": 2}, "options": {"game": MODERN}, "play": {"play": "x"},
        "read_play": {"play": "x"}, "rename": {"names": ("A", "B")}, "replay": {"events": []}, "resign": {"side": 0},
        "restore": {"checkpoint": thrown.checkpoint()}, "schools": {"claimant": 0}, "sitter": {"player": 0},
        "step": {"step": "1/2"}, "steps": {"after": None}, "take_dice_of": {"table": thrown}, "throw": {},
        "touch": {"point": 1}, "unbind": {"white": 1, "black": 2}, "undo": {}, "who": {"side": 0},
        "without_dice": {"recent": 1}, "record": {}, "why_not": {},
    }  # fmt: skip
    for name, given in at_table.items():
        yield f"tablier.Table.{name}", lambda name=name, **given: getattr(table(), name)(**given), given

    yield "tablier.svg.draw", svg.draw, {"position": here, **pictured}
    yield "tablier.svg.draw of Trictrac", svg.draw, {"position": find_game("trictrac").start(), **pictured}
    yield "tablier.svg.in_numbers", svg.in_numbers, {"position": here, **numbered}
    yield "tablier.svg.lay_out", svg.lay_out, {"position": here, "viewer": 0, "flip": False, "wide": True}
    yield "tablier.svg.vignette", svg.vignette, {"position": here}
    yield "tablier.svg.describe", svg.describe, {"position": here, "reader": None}
    yield "tablier.svg.Picture.save", svg.draw(here).save, {"path": folder / "board.svg"}
    yield "tablier.find_game", find_game, {"game_id": "backgammon", "preset": "modern", "start": "restored"}
    yield "tablier.read_position", tablier.read_position, {"text": here.id}
    yield "tablier.games.family_named", family_named, {"name": "race"}
    yield "tablier.games.family_of", family_of, {"game": game}
    yield "tablier.games.lessons_of", lessons_of, {"game": type(game)}

    side_by_side = {"game": MODERN, "positions": rows, "rolls": rolls, "device": None}
    yield "tablier.batch.apply", batch.apply, {**side_by_side, "choices": [0, 0], "leaving": None, "threads": 1}
    yield "tablier.batch.legal_plays", batch.legal_plays, {**side_by_side, "threads": 1}
    yield "tablier.batch.over", batch.over, {"game": MODERN, "positions": rows, "threads": 1, "device": None}
    yield "tablier.batch.score", batch.score, {**side_by_side, "threads": 1}
    yield "tablier.batch.columns", batch.columns, {"results": batch.playouts(MODERN, 2, 1)}
    counts = {"game": MODERN, "games": 2, "seed": 1, "threads": 1, "device": None}
    yield "tablier.batch.playouts", batch.playouts, {**counts, "start": None, "first": 0}
    yield "tablier.batch.roll", batch.roll, {**counts, "turns": 0}
    yield "tablier.batch.start", batch.start, {"game": MODERN, "count": 2, "turn": 0, "device": None}
    yield "tablier.batch.Plays.of", batch.legal_plays(MODERN, rows, rolls).of, {"i": 0}

    for name in ("random", "greedy", "novice"):
        bot = make(name)
        kind = {"random": "RandomBot", "greedy": "GreedyBot", "novice": "LevelBot"}[name]
        for act in ("before_throwing", "best", "choose", "claim_school"):
            yield (
                f"tablier.bots.{kind}.{act}",
                lambda table, bot=bot, act=act: getattr(bot, act)(table),
                {"table": table()},
            )
        yield f"tablier.bots.{kind}.pick", bot.pick, {"table": thrown, "plays": list(thrown.plays())}
        yield f"tablier.bots.{kind}.__init__", BOTS[name], {"seed": 1}
    level = make("novice")
    for act, given in (("inclined", {"table": thrown}), ("search", {"game": game}), ("warm_up", {"game": game})):
        yield f"tablier.bots.LevelBot.{act}", getattr(level, act), given
    yield "tablier.bots.Level.error_in", Level("x").error_in, {"network": networks.network_for(game)}
    yield "tablier.bots.levels_of", levels_of, {"game": game}
    yield "tablier.bots.make", make, {"name": "random", "seed": 1}
    yield "tablier.bots.play_turns", play_turns, {**side_by_side, "bot": "greedy", "seed": 0, "turn": 0}
    two = {"game_id": "unstacked", "seed": 1, "luckless": False}
    contest = {**two, "names": ["random", "greedy"], "pairs": 1, "jobs": 1, "ray": None}
    yield "tablier.bots.arena.contest", first_of(arena.contest), contest
    yield "tablier.bots.arena.play", arena.play, {**two, "bots": ["random", "greedy"]}
    yield "tablier.bots.arena.play_pair", arena.play_pair, {**two, "first": "random", "second": "greedy"}
    meeting = arena.Meeting("random", "greedy", [arena.play_pair("unstacked", "random", "greedy", 1)])
    yield "tablier.bots.arena.ratings", arena.ratings, {"names": ["random", "greedy"], "meetings": [meeting]}
    yield "tablier.bots.arena.Meeting.mean", meeting.mean, {"of": lambda bout: bout.points}

    many = {"game": MODERN, "count": 2, "agent": "both", "whole": False, "threads": 1, "opponent": None}
    yield "tablier.envs.Games.__init__", Games, many
    begun = {"seeds": 1, "numbers": 0, "chosen": None, "starts": None, "dice": None}
    yield "tablier.envs.Games.reset", lambda **given: games().reset(**given), begun
    yield "tablier.envs.Games.step", lambda **given: games().step(**given), {"actions": np.zeros(2, int)}
    now = games()
    arrays = {"positions": now.positions, "turns": now.turns, "words": now.words}
    yield "tablier.envs.Games.restore", now.restore, arrays
    yield "tablier.envs.State.__init__", State, {"game": MODERN, "seed": 0, "number": 0, "agent": -1, "start": None}
    of_state: dict[str, dict[str, Any]] = {
        "act": {"action": 0}, "choice_to": {"men": here.array()["men"]}, "choose": {"choice": 0}, "name": {"action": 0},
        "name_of_choice": {"choice": 0}, "name_of_throw": {"dice": roll}, "observation": {"player": None},
        "steps_with": {"action": 0}, "throw": {"dice": roll},
    }  # fmt: skip
    for name, given in of_state.items():
        yield f"tablier.envs.State.{name}", lambda name=name, **given: getattr(state(), name)(**given), given
    yield "tablier.envs.encoding", encoding, {"game": MODERN}

    yield "tablier.exact.bear_off", exact.bear_off, {"game": find_game("unstacked")}
    yield "tablier.exact.has_tables", exact.has_tables, {"game": game}
    yield "tablier.exact.is_built", exact.is_built, {"game": game}
    situation = formats.Situation(here)
    settings = _defaults(formats.Situation) | {"position": here}
    yield "tablier.formats.Situation.__init__", formats.Situation, settings
    yield "tablier.formats.read", formats.read, {"text": "x", "suffix": ""}
    yield "tablier.formats.read_any_position", formats.read_any_position, {"text": here.id}
    yield "tablier.formats.read_situation", formats.read_situation, {"text": "x"}
    yield "tablier.formats.save", formats.save, {"record": record(), "path": folder / "x.mat"}
    yield "tablier.formats.situation_of", formats.situation_of, {"table": thrown}
    yield "tablier.formats.write", formats.write, {"record": record(), "suffix": ".mat"}
    yield "tablier.formats.write_gnu", formats.write_gnu, {"now": situation}
    yield "tablier.formats.write_xgid", formats.write_xgid, {"now": situation}

    network = networks.network_for(game)
    seen = np.zeros((networks.kind_of(game).inputs, 1), np.int8)
    yield "tablier.networks.Network.judge", network.judge, {"inputs": seen}
    yield "tablier.networks.Network.glance", network.glance, {"inputs": seen}
    yield "tablier.networks.file_of", networks.file_of, {"game_id": "garanguet"}
    for name in ("has_network", "kind_of", "network_for"):
        yield f"tablier.networks.{name}", getattr(networks, name), {"game": game}
    yield "tablier.networks.load", networks.load, {"path": networks.file_of("garanguet")}
    yield "tablier.networks.save", networks.save, {"network": network, "path": folder / "network.safetensors"}

    problem = problems_of("irish")[0]
    yield "tablier.problems.Answer.from_json", Answer.from_json, {"data": problem.best.to_json()}
    yield "tablier.problems.Problem.from_json", Problem.from_json, {"data": problem.to_json()}
    yield "tablier.problems.Problem.after", problem.after, {"answer": problem.best}
    collection = collection_of("irish")
    yield "tablier.problems.Collection.is_of", collection.is_of, {"game": "irish", "asked": 1, "seed": 1}
    yield "tablier.problems.Collection.read", Collection.read, {"text": str(collection)}
    for door in (collection_of, has_problems, problems_of):
        yield f"tablier.problems.{door.__name__}", door, {"game_id": "irish"}
    sought = {"game_id": "unstacked", "number": 1, "seed": 1, "begun": None, "jobs": 1, "ray": None}
    yield "tablier.problems.make", first_of(make_problems), sought

    lone, bot = Table("unstacked", seed=1), make("random")
    for _ in range(5):
        bot.choose(lone)
    looked = {"record": lone.record(), "depth": "quick", "seed": 0, "jobs": 1, "ray": None}
    yield "tablier.review.review", review, {**looked, "progress": None}
    yield "tablier.review.reviewing", all_of(reviewing), looked
    found = review(record(), "quick")
    yield "tablier.review.reason", reason, {"decision": found.decisions[0]}
    yield "tablier.review.Review.from_json", Review.from_json, {"data": found.to_json()}
    yield "tablier.review.Review.turning_points", found.turning_points, {"most": 5}
    yield "tablier.review.Decision.from_json", Decision.from_json, {"data": found.decisions[0].to_json()}
    yield "tablier.table.event_from_json", event_from_json, {"data": thrown.events[0].to_json()}


def doors_of_game(game: Game) -> Iterator[tuple[str, Callable[..., object], dict[str, Any]]]:
    here = game.start()
    play = game.plays(here, roll := (3, 1))[0]
    moves = [step[:2] for step in play.steps] if game.movement else []
    of_game: dict[str, dict[str, Any]] = {
        "check_match": {"match": 1, "at_table": {}}, "check_own": {"position": here}, "check_start": {"position": here},
        "is_bound": {"position": here}, "is_over": {"position": here}, "winner": {"position": here},
        "playouts": {"games": 1, "seed": 1, "start": None, "first": 0},
        "position": {"fields": here.id.partition(":")[2]},
        "read_play": {"position": here, "roll": roll, "text": play.notation}, "start": {"turn": 0},
        "plays": {"position": here, "roll": roll}, "possible": {"position": here, "roll": roll},
        "numbers": {"position": here, "roll": roll}, "word": {"what": "name"},
        "steps_of": {"position": here, "roll": roll, "moves": moves},
    }  # fmt: skip
    for name, given in of_game.items():
        door = getattr(game, name)
        yield f"tablier.Game.{name}", partial(door, by_puissance=False) if name == "steps_of" else door, given


def _defaults(door: Callable[..., object]) -> dict[str, Any]:
    parameters = inspect.signature(door).parameters.values()
    return {one.name: one.default for one in parameters if one.default is not one.empty}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_whatever_a_door_does_not_take_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = []
    for name, door, good in doors(tmp_path):
        for argument in good:
            for odd in ODD:
                try:
                    door(**{**good, argument: odd})
                except TablierError as refused:
                    if not refused.code or not str(refused):
                        wrong.append(f"{name}({argument}={odd!r}): nothing is said")
                except OF_THE_SYSTEM:
                    if not argument.endswith("path"):
                        wrong.append(f"{name}({argument}={odd!r}): OSError")
                except IndexError as fault:
                    if name != "tablier.Record.comment":  # which says that it raises it
                        wrong.append(f"{name}({argument}={odd!r}): {fault!r}")
                except Exception as fault:
                    wrong.append(f"{name}({argument}={odd!r}): {fault!r}")
                else:
                    if isinstance(odd, Odd) and name not in NOT_ALWAYS_LOOKED_AT:
                        wrong.append(f"{name}({argument}={odd!r}) is taken")
    assert not wrong, "\n".join(wrong)


def test_every_door_of_the_listing_is_tried(tmp_path: Path) -> None:
    tried = {name for name, _, _ in doors(tmp_path)}
    left = []
    for line in public_api.listing().splitlines():
        named = re.match(r"(?:class )?([\w.]+)\((?!self\)|\) )(.*)", line)
        if named is None or line.startswith("class ") or any(named[1].startswith(one) for one in APART):
            continue
        name = named[1]
        own = name.rpartition(".")[2]
        takes = re.sub(r"^self,? ?|^\*args.*", "", named[2])
        if own == "__init__" and name not in tried:
            continue  # rows of values: what takes one looks at it
        if takes.startswith(")") or name in tried:
            continue
        left.append(name)
    assert not left, "\n".join(left)


def test_kinds_are_read_as_they_are_written() -> None:
    for kind, good, bad in (
        ("int", (1, np.int8(3)), (True, 1.0, "1", None)),
        ("Position | str | None", (None, "x", position()), (1, table(), b"x")),
        ("tuple[int, int | None] | None", ((2, None), [2, 0], None), ((2,), (2, 0, 1), ("a", 1), "ab", 2)),
        ("Sequence[str]", (["a"], (), ("a", "b")), ("ab", [1], {"a"}, None)),
        ("str | os.PathLike[str]", ("x", Path("x")), (1, None, b"x")),
        ("type[Game]", (type(find_game(MODERN)),), (int, find_game(MODERN))),
        ("bool", (True, np.bool_(False), 0, 1), ("yes", 2, None)),
        ("Anything", (1, None), ()),
    ):  # fmt: skip
        for given in good:
            check_kind("it", kind, given)
        for given in bad:
            with pytest.raises(BadOption) as caught:
                check_kind("it", kind, given)
            assert caught.value.code == "bad-kind"
            assert caught.value.sentence.startswith("it takes ")


def test_a_wrong_number_of_arguments_is_pythons_own_error() -> None:
    with pytest.raises(TypeError):
        svg.draw()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        svg.draw(position(), 0)  # type: ignore[misc]
    with pytest.raises(BadOption) as caught:
        table().picture(them="dark")
    assert caught.value.code == "unknown-option"
    assert "theme" in caught.value.sentence
