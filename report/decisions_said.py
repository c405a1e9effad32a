"""What three decisions are worth, in words and tables: leaving, the courier, the cube."""

from __future__ import annotations

from typing import Any

from tablier.saying import Said

from .parts import heading, says, table, text
from .wording import Words


def decisions(chapter: dict[str, Any], words: Words) -> str:
    """The section."""
    return _leaving(chapter["leaving"], words) + _courier(chapter["courier"], words) + _cube(chapter["cube"], words)


def _leaving(found: dict[str, Any], words: Words) -> str:
    say, number = words.say, words.number
    rows = [
        [
            words.game(game), text(say(Said(f"report.leaving-{other}"))),
            number(one[other]["points"], sign=True), number(one[other]["holes"], sign=True),
        ]
        for game, one in found.items() for other in ("stays", "leaves")
    ]  # fmt: skip
    lines = [
        say(Said(
            "report.leaving-left", game=words.game(game), share=words.share(one["left"]),
            times=number(one["left_a_game"]),
        ))
        for game, one in found.items()
    ]  # fmt: skip
    game, against, points, holes = words.heads("game", "against", "points-or-tokens", "holes")
    return (
        heading(say(Said("report.leaving-title")))
        + f"<p>{say(Said('report.leaving'))}</p>"
        + table((game, text(against), points, holes), rows)
        + says(lines)
    )


def _courier(found: dict[str, Any], words: Words) -> str:
    say, number, share = words.say, words.number, words.share
    change = found["change"]
    lines = [
        say(Said(
            "report.courier-first", wins=share(found["freed_first_wins"]),
            points=number(found["freed_first_points"], sign=True), began=share(found["freed_first_began"]),
            throw=number(found["freed_at"]),
        )),
        say(Said(
            "report.courier-without", length=number(change["length"], sign=True),
            worth=number(change["worth"], sign=True), plays=number(change["plays"], sign=True),
            share=share(change["beginner_wins"], sign=True),
        )),
    ]  # fmt: skip
    return heading(say(Said("report.courier-title"))) + says(lines)


def _cube(found: dict[str, Any], words: Words) -> str:
    say, number = words.say, words.number
    rows = [
        [
            say(Said(f"report.cube-{name}")), number(found[name]["worth"]), number(found[name]["stake"]),
            number(found[name]["doubles"]), words.share(found[name]["dropped"]), number(found[name]["length"]),
        ]
        for name in ("without", "with", "jacoby", "beavers")
    ]  # fmt: skip
    jacoby, beavers = (found["change"][name] for name in ("jacoby", "beavers"))
    lines = [
        say(Said("report.cube-right", points=number(found["right"], sign=True))),
        say(Said(
            "report.cube-change-jacoby", worth=number(jacoby["worth"], sign=True),
            length=number(jacoby["length"], sign=True),
        )),
        say(Said("report.cube-change-beavers", worth=number(beavers["worth"], sign=True))),
    ]  # fmt: skip
    heads = words.heads("played-with", "worth-of-game", "stake-at-end", "doubles-a-game", "dropped", "throws")
    return (
        heading(say(Said("report.cube-title")))
        + f"<p>{say(Said('report.cube', master=words.level('master')))}</p>"
        + table(heads, rows)
        + says(lines)
    )
