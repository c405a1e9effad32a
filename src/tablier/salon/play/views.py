"""A table as each of those around it sees it: the welcome, and the state after every change.

The state is computed once for everybody; :func:`seen_by` adds what only some may see, and only then comes language.
Nothing here tells a secret: not a seat's, and of the dice no key of a throw to come.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from ...bots.levels import LEVEL_BOTS, levels_of
from ...errors import TablierError
from ...fairness import Chain
from ...games import Option, Position
from ...games.game import show_value
from ...saying import Reader, Said
from ...table import Event, Phase, Table
from ...telling import sentences
from .. import measures
from ..languages import translate
from . import board_view as board
from . import helping, telling
from .actions import described, offers
from .journal import Journal

Json = dict[str, Any]


def welcome(journal: Journal, seats: Collection[int], lang: str) -> Json:
    """What does not change while a table is played at, in a language."""
    table, plan = journal.table, journal.kept.plan
    greeting = {
        "type": "welcome",
        "table": {
            "id": journal.id, "game": table.game.id, "name": table.game.own_name, "full_id": table.game.full_id,
            "year": table.game.word("year"), "options": departures(table), "match": table.match, "dice": plan["dice"],
            "clock": plan["clock"], "scheme": None if journal.by_hand else journal.keys.scheme,
            "commitment": journal.commitment, "seals": journal.seals, "round": journal.round, "seeds": journal.seeds,
            "public": journal.kept.public, "scored": table.account is not None, "manual": table.game.marks_by_hand,
            "players": len(journal.seats), "dice_count": table.game.dice, "by_steps": not table.game.plays_itself,
            "touch_move": bool(table.table_options.get("touch_move")), "cube": bool(table.table_options.get("cube")),
            "created": journal.kept.created, "start": plan.get("position"), "help": journal.help.allowed,
            "levels": _levels(journal), "acts": described(table),
        },
        "you": sorted(seats),
        "at": journal.at,
    }  # fmt: skip
    told: Json = translate(greeting, Reader(lang))
    return told


def _levels(journal: Journal) -> list[Said | str | None]:
    """How well each seat's bot plays; nothing is said of it in a game that everybody plays alike."""
    alike = len(levels_of(journal.table.game)) == 1
    return [None if alike and seat.level in LEVEL_BOTS else _called(seat.level) for seat in journal.seats]


def _called(level: str | None) -> Said | str | None:
    """What a level is called; one that comes from elsewhere by its own name."""
    return Said(f"bots.called-{level}") if level in _NAMED else level


_NAMED = ("random", "greedy", *LEVEL_BOTS)


def departures(table: Table) -> list[dict[str, Any]]:
    """The options chosen otherwise than by default, each with its effect."""
    chosen = {**table.game.options, **table.table_options}
    return [
        {
            "name": option.name, "value": chosen[option.name], "clause": option.clause, "summary": option.summary,
            "effect": _effect(option, chosen[option.name]),
        }
        for option in Table.options(table.game.id)
        if option.name in chosen and chosen[option.name] != option.default and option.decides(chosen, table.match)
    ]  # fmt: skip


def _effect(option: Option, value: Any) -> Said | str:
    return option.effects.get(value, show_value(value))


def state(journal: Journal) -> Json:
    """The state as everybody may see it."""
    return standing(journal) | play_being_built(journal)


def standing(journal: Journal) -> Json:
    """What everybody may see beside the play that is being built: while steps are made it stays as it is."""
    table = journal.table
    thrown_by = journal.thrown[0] if journal.thrown else None
    marked = table.position.marks()
    return {
        "type": "state",
        "happened": len(table.events),
        "phase": table.phase.value,
        "player": table.player,
        "turn_seat": journal.turn_seat,
        "waiting": not journal.seated,
        "unopened": journal.unopened,
        "told": _told(journal),
        "score": list(table.score),
        "results": [vars(result) for result in table.results],
        "game_number": len(table.results) + (not journal.over and table.phase is not Phase.BETWEEN),
        "dice": list(table.dice),
        "thrown_by": thrown_by,
        "announcement": table.game.announce(table.dice) if table.dice else None,
        "position": table.position.id,
        "last": board.last(journal.last),
        "cube": cube(table),
        "rights": list(table.askable),
        "claimant": table.claimant,
        "marked": marked,
        "trictrac": marked,  # what older clients look for
        "round": _round(table),
        "account": _account(table),
        "abandoning": list(table.abandoning),
        "quarrel": _quarrel(table),
        "announced": table.announced,
        "cards": telling.cards(table, thrown_by),
        "sum": [sum(jan.points for jan in table.jans if jan.to == side) for side in (0, 1)],
        "result": _result(table),
        "missed": _missed(journal),
        "over": journal.over,
        "stopped": journal.stopped and journal.stopped._asdict(),
        "rematch": _rematch(journal),
        "help": _help(journal),
        "proof": _proof(journal),
    }


def play_being_built(journal: Journal) -> Json:
    """What everybody may see of the play that is being built, and by which act it has come so far."""
    table = journal.table
    playing = table.phase is Phase.PLAY
    shown = board.shown(table)
    steps = board.next_steps(table) if playing else []
    left = board.left(table) if playing else []
    return {
        "at": journal.at,
        "numbers": board.numbers(table, steps, left) if playing else [],
        "men": shown.counts(),
        "pinned": shown.pins(),
        "pips": _pips(shown),
        "drafted": [step.to_json() for step in table.drafted],
        "complete": playing and not steps,
        "left": left,
        "to_play": board.to_play(table) if playing and steps else 0,
        "blocked": board.blocked(table) if playing and not steps and not table.drafted else None,
        "unplayed": board.unplayed(table) if playing else [],
        **board.choice(table, playing),
    }


def as_seen(
    journal: Journal, base: Json, seats: Collection[int], lang: str, known: int, since: int = 0,
    edge: int | None = None,
) -> Json:  # fmt: skip
    """The state in words for whoever holds ``seats``; the rest as for :func:`seen_by` and :func:`reader_of`."""
    seen = base | seen_by(journal, base["told"], seats, known, since)
    told: Json = translate(seen, reader_of(journal, seats, lang, edge))
    return told


def seen_by(
    journal: Journal, throws: Json | None, seats: Collection[int], known: int, since: int = 0,
    offered: dict[int, list[Json]] | None = None,
) -> Json:  # fmt: skip
    """What somebody who holds ``seats`` sees beside or instead of what everybody does, to be put into words.

    ``throws`` is what everybody is told of them. What is new to them is the lines from number ``known`` on, and the
    throws after the first ``since`` events; below zero: everything, since what they know no longer counts. ``offered``
    keeps what those may do whose turn it is not: like what everybody sees beside the play that is being built, it stays
    as it is while steps are made.
    """
    seen: Json = {}
    anew, known, since = known < 0, max(known, 0), max(since, 0)
    if throws is not None:
        seen["told"] = {**throws, "throws": _throws(journal.table.events[since:])}
    turn = journal.turn_seat
    holds_turn = turn is not None and turn in seats
    seen["steps"] = board.tree(journal.table) if holds_turn and journal.table.phase is Phase.PLAY else []
    seen["actions"] = []
    for seat in _in_order(seats, turn):
        if seat == turn or offered is None:
            seen["actions"] += offers(journal, seat)
            continue
        if seat not in offered:
            offered[seat] = offers(journal, seat)
        seen["actions"] += offered[seat]
    first, lines = journal.news(known)
    if anew:
        seen["whole"] = True
    seen["lines_from"] = first
    seen["lines"] = [line._asdict() for line in lines]
    seen["said"] = [line.text for line in lines] if first == known > 0 else []  # not the whole past
    return seen


def _in_order(seats: Collection[int], turn: int | None) -> list[int]:
    return list(seats) if len(seats) == 1 else sorted(seats, key=lambda seat: (seat != turn, seat))


# The score


def cube(table: Table) -> Json | None:
    """What the cube stands at, and whose it is; None where there is none."""
    return None if table.cube is None else {"stakes": table.cube[0], "owner": table.cube[1]}


def _pips(position: Position) -> list[int] | None:
    white, black = position.pips(0), position.pips(1)
    return None if white is None or black is None else [white, black]


def _round(table: Table) -> Json | None:
    now = table.round
    if now is None or table.account is None:
        return None
    return {
        "number": now.number, "of": table.account.scheme.rounds, "replay": now.replays,
        "sitting_out": list(now.sitting_out), "beginner": now.beginner,
    }  # fmt: skip


def _account(table: Table) -> Json | None:
    return None if table.account is None else table.account.to_json()


def _quarrel(table: Table) -> Json | None:
    return None if table.quarrel is None else asdict(table.quarrel)


def _result(table: Table) -> Json | None:
    if not table.results or table.phase not in (Phase.BETWEEN, Phase.OVER):
        return None
    last = table.results[-1]
    verdict = sentences.verdict(table) if table.phase is Phase.OVER else None
    return {
        "winner": last.winner, "points": last.points, "sentence": telling.outcome(table, last), "clause": last.clause,
        "verdict": verdict and verdict.said, "match_winner": table.winner,
        "winners": _winners(table),
    }  # fmt: skip


def _missed(journal: Journal) -> list[Json] | None:
    """What was overlooked in games that are over, where players mark or claim for themselves."""
    found = journal.missed()
    if found is None:
        return None
    return [{**asdict(one), "sentence": one.sentence, "clause": one.clause} for one in found]


def outcome(journal: Journal) -> Json | None:
    """How a match stands, for lists of matches: whose turn it is; once it is over, who won and how."""
    if not journal.over:
        return {"turn": journal.turn_seat}
    table, ended = journal.table, _result(journal.table)
    assert ended is not None
    return {
        "winner": table.winner, "winners": _winners(table), "score": list(table.score),
        "sentence": (ended["verdict"] or ended["sentence"]).to_json(),
    }  # fmt: skip


def _winners(table: Table) -> list[int]:
    """The seats of those who have won, the match once it is over, else the game or round before; none on a tie."""
    over = table.phase is Phase.OVER
    winner = table.winner if over else table.results[-1].winner
    if winner is None:
        return []
    return list(table.account.lines[winner].players) if over and table.account else [table.seats[winner]]


def _help(journal: Journal) -> Json | None:
    """How much help each seat has had, where there is any."""
    if not journal.help.allowed:
        return None
    seats = len(journal.seats)
    return {
        "hints": journal.help.count(helping.HINT, seats),
        "taken_back": journal.help.count(helping.TAKE_BACK, seats),
    }


def _rematch(journal: Journal) -> Json | None:
    if not journal.over:
        return None
    following = journal.kept.rematch
    return {"offered_by": sorted(journal.rematch), "link": f"/table/{following}" if following else None}


# The dice


def _told(journal: Journal) -> Json | None:
    """How many throws were made, and the key of the last, by which all of them can be checked."""
    made = journal.table.decided
    if not isinstance(journal.keys, Chain) or not journal.seated:
        return None
    return {"n": made, "key": journal.keys.key(made).hex()}


def _throws(events: Sequence[Event]) -> list[Json]:
    found = ((event.kind == "lots", event.decided) for event in events)
    return [{"lots" if lots else "dice": list(decided)} for lots, decided in found if decided is not None]


def _proof(journal: Journal) -> Json | None:
    if not journal.over:
        return None
    proof = {"scheme": journal.keys.scheme, "seeds": journal.seeds, "commitment": journal.commitment}
    if isinstance(journal.keys, Chain):
        return proof | {"seals": journal.seals, **(_told(journal) or {})}
    return proof | {"secret": journal.kept.secret}


# Who is there, and what is refused


def seats(journal: Journal, here: Collection[int], away: Mapping[int, float]) -> list[Json]:
    """Who sits where, at which side of the board, and for how many seconds somebody has been away."""
    return [
        {
            "name": seat.name, "kind": "person" if seat.level is None else "bot",
            **({} if seat.level is None else {"level": seat.level}),
            "side": journal.side(seat.seat) if journal.seated or len(journal.seats) == 2 else None,
            "open": not seat.settled, "reserved": not seat.settled and seat.token_hash is not None,
            "present": seat.level is not None or seat.seat in here,
            "away_s": round(away[seat.seat]) if seat.seat in away and seat.settled else None,
            "house": seat.seat in journal.house,
        }
        for seat in journal.seats
    ]  # fmt: skip


def why_not(journal: Journal, steps: str | tuple[int, int], reader: Reader) -> Json:
    """Why steps cannot be made next, told to a reader; nothing if they can."""
    try:
        problem = journal.table.why_not(steps)
    except TablierError as refused:
        problem = refused
    return refusal(problem, reader) if problem is not None else {"code": None, "sentence": None, "clause": None}


def reader_of(journal: Journal, seats: Collection[int], lang: str, edge: int | None = None) -> Reader:
    """Whoever holds these seats: *you* where it is one, and at the board where they play one side and not both.

    ``edge`` is the side from which they see the board, where that is known: points are told by the numbers there.
    """
    sides = [side for side, seat in enumerate(journal.table.seats) if seat in seats]
    own = next(iter(seats)) if len(seats) == 1 else None
    return _reader(lang, sides[0] if len(sides) == 1 else None, own, edge)


@lru_cache(maxsize=256)
def _reader(lang: str, side: int | None, player: int | None, edge: int | None) -> Reader:
    """There are a few for each language, and everybody is one of them."""
    return Reader(lang, side, player=player, edge=edge)


def refusal(problem: TablierError, reader: Reader) -> Json:
    """An error as JSON, told to a reader."""
    measures.refused(problem.code)
    return {"code": problem.code, "sentence": reader.say(problem.said), "clause": problem.clause}
