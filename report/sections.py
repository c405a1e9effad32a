"""The sections of the report, made from the figures; what they say is in the catalogues."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from tablier.dice import rolls
from tablier.games.unstacked.solve import STATES
from tablier.saying import Said

from . import plots
from .chapters import NAMES as CHAPTERS
from .decisions_said import decisions
from .figures import Figure
from .parts import heading, plot, says, table, text, wrapped
from .rulings_said import rulings
from .wording import GUESTS, Words, large, sure

Data = dict[str, Any]
KNOWN_POSITIONS = "18528584051601162496"
"""Of Backgammon, as others have found it."""


def foreword(words: Words) -> str:
    return f"<p>{words.say(Said('report.foreword'))}</p><p>{words.say(Said('report.foreword-figures'))}</p>"


def measured(data: Data, words: Words, *names: str) -> str:
    """The commands behind a section."""
    commands = [
        Said("report.measured-by", command=escape(data[name]["command"]), seed=str(data[name]["budget"]["seed"]))
        for name in names
    ]
    return f'<p class="how">{words.say(Said("report.measured", commands=words.listed(commands, apart=True)))}</p>'


# Sections


def beginning(data: Data, words: Words) -> str:
    say, number = words.say, words.number
    games = data["play"]["games"]
    rolled_out = {name: of_all_throws(one) for name, one in data["openings"]["games"].items()}
    rows = [
        [
            words.game(name), number(one["beginning"], sign=True),
            str(one["beginning"]["n"] or say(Said("report.exact"))), number(rolled_out.get(name), sign=True),
            words.share(one["beginner_wins"]),
        ]
        for name, one in games.items()
    ]  # fmt: skip
    shown = {name: one["beginning"] for name, one in games.items() if name != "trictrac-a-ecrire"}
    drawn = plots.intervals(
        [(words.game(name), figure) for name, figure in shown.items()],
        say(Said("report.beginning-axis")), words.decimal,
    )  # fmt: skip
    return (
        says(_beginning(shown, rolled_out, data["openings"]["depth"], words))
        + plot(drawn, say(Said("report.beginning-plot")))
        + table(
            words.heads("game", "first-throw", "games", "by-rollouts", "beginner-wins"),
            rows, say(Said("report.beginning-table")), [name in GUESTS for name in games],
        )
        + _first_throws(games["unstacked"], words)
        + measured(data, words, "play", "openings")
    )  # fmt: skip


def _beginning(shown: dict[str, Figure], rolled_out: dict[str, Figure | None], depth: int, words: Words) -> list[str]:
    """In which games it is an advantage to begin, as far as is known."""
    say, number = words.say, words.number
    ahead = [name for name, figure in shown.items() if sure(figure) and figure["value"] > 0]
    behind = [name for name, figure in shown.items() if sure(figure) and figure["value"] < 0]
    unsure = [name for name, figure in shown.items() if not sure(figure)]
    most = max(shown, key=lambda name: shown[name]["value"])
    lines = [say(Said("report.beginning-most", game=words.game(most), worth=number(shown[most], sign=True)))]
    if ahead:
        lines.append(say(Said("report.beginning-ahead", games=words.games(ahead))))
    if behind:
        lines.append(say(Said("report.beginning-behind", games=words.games(behind))))
    if unsure:
        lines.append(say(Said("report.beginning-unsure", games=words.games(unsure))))
    known = [
        Said("report.beginning-known", game=words.game(name), worth=number(figure, sign=True))
        for name, figure in rolled_out.items()
        if figure and sure(figure)
    ]
    if known:
        lines.append(say(Said("report.beginning-rollouts", depth=depth, known=words.listed(known))))
    return lines


def of_all_throws(openings: dict[str, Any]) -> Figure | None:
    """The mean of the best plays of all first throws, each as likely as it is; None if not all were rolled out."""
    ways = {"-".join(map(str, roll)): chances for roll, chances in rolls(len(openings["rolls"][0]["roll"].split("-")))}
    if openings["opening_played"]:
        ways = {roll: chances for roll, chances in ways.items() if len(set(roll.split("-"))) > 1}
    if set(ways) != {one["roll"] for one in openings["rolls"]}:
        return None
    whole = sum(ways.values())
    parts = [(ways[one["roll"]] / whole, one["plays"][0]["worth"]) for one in openings["rolls"]]
    return {
        "value": sum(chance * worth["value"] for chance, worth in parts),
        "interval": math.sqrt(sum((chance * worth["interval"]) ** 2 for chance, worth in parts)),
        "n": sum(worth["n"] for _, worth in parts),
    }


def _first_throws(unstacked: dict[str, Any], words: Words) -> str:
    alike: dict[str, list[str]] = {}
    for one in sorted(unstacked["first_throws"], key=lambda one: one["value"]["value"], reverse=True):
        alike.setdefault(words.number(one["value"], sign=True), []).append(one["roll"])
    rows = [[" · ".join(throws), worth] for worth, throws in alike.items()]
    return (
        heading(words.say(Said("report.first-throws-title", game=words.game("unstacked"))))
        + f"<p>{words.say(Said('report.first-throws'))}</p>"
        + table(words.heads("throws", "worth"), rows)
    )


def length(data: Data, words: Words) -> str:
    say, number, share = words.say, words.number, words.share
    games = data["play"]["games"]
    rows = [
        [
            words.game(name), number(one["length"]),
            " – ".join(f"{one['length_parts'][part]:.0f}" for part in ("5", "50", "95")),
            number(one["plays"]), share(one["choices"]), number(one["worth"]),
            _seldom(one["double"], words), _seldom(one["triple"], words),
        ]
        for name, one in games.items()
    ]  # fmt: skip
    heads = words.heads(
        "game", "throws", "parts", "plays-a-throw", "choices", "worth-of-game", "double", "triple",
    )  # fmt: skip
    drawn = plots.lengths(
        [(words.game(name), one["length_histogram"]) for name, one in games.items()],
        say(Said("report.length-axis")), words.decimal,
    )  # fmt: skip
    return (
        plot(drawn, say(Said("report.length-plot")))
        + table(heads, rows, say(Said("report.length-table")), [name in GUESTS for name in games])
        + measured(data, words, "play")
    )


def _seldom(figure: Figure | None, words: Words) -> str:
    """A share that is nothing in most games, by their rules."""
    return words.share(figure) if figure and figure["value"] else "–"


def luck(data: Data, words: Words) -> str:
    games = data["play"]["games"]
    return (
        heading(words.say(Said("report.luck-title")))
        + _luck({name: one for name, one in games.items() if "luck_a_throw" in one}, words)
        + f"<p>{_luck_alone(games['unstacked']['first_throw_luck'], words)}</p>"
        + heading(words.say(Said("report.skill-title")))
        + _skill(data["skill"]["games"], words)
        + measured(data, words, "play", "skill")
    )


def _luck(games: dict[str, Any], words: Words) -> str:
    figures = ("luck_a_throw", "luck_a_game", "without_luck", "result_spread")
    rows = [[words.game(name), *(words.number(one[figure]) for figure in figures)] for name, one in games.items()]
    heads = words.heads("game", "luck-a-throw", "luck-a-game", "left-of-result", "result")
    return f"<p>{words.say(Said('report.luck'))}</p>" + table(
        heads, rows, words.say(Said("report.luck-table")), [name in GUESTS for name in games]
    )


def _luck_alone(spread: Figure, words: Words) -> str:
    return words.say(Said("report.luck-alone", game=words.game("unstacked"), spread=words.number(spread)))


def _skill(skill: dict[str, Any], words: Words) -> str:
    say, number = words.say, words.number
    wholes = {name: _whole(one["steps"].values()) for name, one in skill.items()}
    rows = [
        [
            words.game(name), number(wholes[name], sign=True),
            *(number(step, sign=True) for step in one["steps"].values()), words.share(one["novice_wins"]),
        ]
        for name, one in skill.items()
    ]  # fmt: skip
    widest = max(wholes, key=lambda name: wholes[name]["value"])
    least = min(wholes, key=lambda name: wholes[name]["value"])
    named = {name: words.level(name) for name in ("random", "novice", "master")}
    lines = [
        say(Said(
            "report.skill-widest", widest=words.game(widest), most=number(wholes[widest]),
            narrowest=words.game(least), least=number(wholes[least]),
        )),
        say(Said("report.skill-elo")),
    ]  # fmt: skip
    shut = [name for name, one in skill.items() if one["shut_out"]]
    if shut:
        lines.append(
            say(Said("report.skill-shut-out", games=words.games(shut), random=named["random"], novice=named["novice"]))
        )
    drawn = plots.ladders(
        [
            (words.game(name), [(words.step(step), figure) for step, figure in reversed(one["steps"].items())])
            for name, one in skill.items()
        ],
        say(Said("report.skill-axis")), words.decimal,
    )  # fmt: skip
    heads = [
        *words.heads("game"), say(Said("report.head-all-steps", worst=named["random"], best=named["master"])),
        *(words.step(step) for step in next(iter(skill.values()))["steps"]),
        say(Said("report.head-novice-wins", novice=named["novice"], random=named["random"])),
    ]  # fmt: skip
    return (
        says(lines)
        + plot(drawn, say(Said("report.skill-plot")))
        + table(heads, rows, say(Said("report.skill-table")), [name in GUESTS for name in skill])
    )


def _whole(steps: Iterable[Figure]) -> Figure:
    """Steps added up; they were measured apart, so that their errors add up as squares."""
    known = list(steps)
    wide = math.sqrt(sum(step["interval"] ** 2 for step in known))
    return {"value": sum(step["value"] for step in known), "interval": round(wide), "n": None}


def openings(data: Data, words: Words) -> str:
    chapter, say = data["openings"], words.say
    parts = [f"<p>{say(Said('report.openings', depth=chapter['depth']))}</p>"]
    throw, best, worth, following, behind = words.heads("throw", "best-play", "worth", "next", "behind-by")
    for name, one in chapter["games"].items():
        rows = [_opening(roll, words) for roll in one["rolls"]]
        close = sum(len(roll["plays"]) > 1 and not sure(roll["plays"][1]["behind"]) for roll in one["rolls"])
        note = say(Said("report.openings-trials", trials=one["trials"], close=close, throws=len(rows)))
        if one["opening_played"]:
            note += f" {say(Said('report.openings-played'))}"
        parts.append(heading(words.game(name)))
        parts.append(table((throw, text(best), worth, text(following), behind), rows, note))
    return "".join(parts) + measured(data, words, "openings")


def _opening(roll: dict[str, Any], words: Words) -> list[str]:
    """A throw, its best play, and how far the next is behind."""
    best, *others = roll["plays"]
    line = [roll["roll"], text(f"<b>{_play(best['play'])}</b>"), words.number(best["worth"], sign=True)]
    if not others:
        return [*line, text(words.say(Said("report.no-other"))), ""]
    return [*line, text(_play(others[0]["play"])), words.number(others[0]["behind"])]


def _play(written: str) -> str:
    """A play, with what is done several times said once: ``1/7(2)``."""
    steps: dict[str, int] = {}
    for step in written.split():
        steps[step] = steps.get(step, 0) + 1
    return " ".join(escape(step) + (f"({count})" if count > 1 else "") for step, count in steps.items())


def jans(data: Data, words: Words) -> str:
    chapter, say, number = data["jans"], words.say, words.number
    ranked = sorted(chapter["jans"], key=lambda one: -one["points_a_game"]["value"])
    called = {one["jan"]: words.jan(one["jan"]) for one in ranked}
    rows = [
        [
            say(Said("report.jan-old", jan=called[one["jan"]])) if one["old"] else called[one["jan"]], one["clause"],
            say(Said("report.by-other" if one["to_other"] else "report.by-thrower")),
            number(one["a_game"]), number(one["points"]), number(one["points_a_game"]),
        ]
        for one in ranked
    ]  # fmt: skip
    drawn = plots.bars(
        [(called[one["jan"]], one["points_a_game"]) for one in ranked], say(Said("report.jans-axis")),
        [one["to_other"] for one in ranked], words.decimal,
    )  # fmt: skip
    heads = words.heads("jan", "clause", "marked-by", "times-a-game", "points-each", "points-a-game")
    return (
        says(_jans(chapter, ranked, words))
        + plot(drawn, say(Said("report.jans-plot")))
        + table(heads, rows, say(Said("report.jans-table")))
        + measured(data, words, "jans")
    )


def _jans(chapter: dict[str, Any], ranked: list[dict[str, Any]], words: Words) -> list[str]:
    """What brings most, and what is seldom seen. The old jans are not among what brings points today."""
    say = words.say

    def named(jans: Iterable[dict[str, Any]]) -> str:
        # Their names have commas of their own.
        return words.listed((words.jan(one["jan"]) for one in jans), apart=True)

    new = [one for one in ranked if not one["old"]]
    top, points = new[:3], [one["points_a_game"]["value"] for one in new]
    most = words.percent(f"{100 * sum(points[: len(top)]) / sum(points):.0f}")
    nothing = words.share(chapter["worth_nothing"])
    lines = [
        say(Said("report.jans-throw", points=words.number(chapter["points_a_throw"]), nothing=nothing)),
        say(Said("report.jans-top", jans=named(top), share=most)),
    ]
    rare = [one for one in new if 0 < one["a_game"]["value"] < 0.1]
    if rare:
        lines.append(say(Said("report.jans-rare", jans=named(rare))))
    never = [one for one in ranked if one["a_game"]["value"] == 0]
    if never:
        lines.append(say(Said("report.jans-never", games=never[0]["a_game"]["n"], jans=named(never))))
    return lines


def positions(data: Data, words: Words) -> str:
    say = words.say
    rows = [
        [
            words.game(name), large(one["with_turn"]), f"10<sup>{words.pointed(format(one['power'], '.1f'))}</sup>",
            text(say(Said(f"report.counted-{name}", states=STATES))),
        ]
        for name, one in data["positions"]["games"].items()
    ]  # fmt: skip
    game, found, power, counted = words.heads("game", "positions", "power", "counted")
    return (
        f"<p>{say(Said('report.positions', known=large(KNOWN_POSITIONS)))}</p>"
        + wrapped(table((game, found, power, text(counted)), rows))
        + measured(data, words, "positions")
    )


def made(data: Data, words: Words) -> str:
    rows = [
        [
            f"<code>{escape(data[name]['command'])}</code>", str(data[name]["budget"]["seed"]),
            words.listed(
                (
                    Said(f"report.budget-{key.replace('_', '-')}", n=value)
                    for key, value in data[name]["budget"].items() if key != "seed"
                ),
                apart=True,
            ),
            str(data[name].get("processor_seconds", "–")),
        ]
        for name in CHAPTERS
    ]  # fmt: skip
    whole = table(words.heads("command", "seed", "how-much", "processor-time"), rows)
    return f"<p>{words.say(Said('report.made'))}</p>" + whole.replace("<td>", '<td class="wrap">')


def _of_decisions(data: Data, words: Words) -> str:
    return decisions(data["decisions"], words) + measured(data, words, "decisions")


def _of_rulings(data: Data, words: Words) -> str:
    return rulings(data["rulings"], words) + measured(data, words, "rulings")


SECTIONS: dict[str, Callable[[Data, Words], str]] = {
    "beginning": beginning, "length": length, "luck": luck, "rulings": _of_rulings, "decisions": _of_decisions,
    "jans": jans, "openings": openings, "positions": positions, "made": made,
}  # fmt: skip
"""What makes each section, in the order of the report."""
