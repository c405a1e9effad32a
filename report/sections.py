"""What the report says, section by section. Sentences about figures are made from the figures."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

from tablier.dice import rolls

from . import plots
from .chapters import NAMES as CHAPTERS
from .figures import Figure
from .rulings_said import rulings
from .wording import GUESTS, NAMES, large, number, share, sure

Data = dict[str, Any]


def foreword(data: Data) -> str:
    return f"""<p>Unstacked Draughts, Garanguet, Trictrac, Backgammon after Willughby and Jacquet de Versailles, played
thousands of times by the same players with known dice: what the first throw is worth, how long a game takes, what can be
decided, how much is luck, which first plays are best, and what each disputed reading of the rules changes. Modern Backgammon,
Irish and Plakoto stand beside them for comparison.</p>
<p>Every figure comes with a 95 % interval, unless it was worked out exactly, and every section with the command and seed that
make it again. Where nothing else is said, both sides are played by {escape(data["play"]["player"])}: a good player, though not
the strongest level. <i>Without luck</i> means that what each throw brings beyond the mean of all throws, by the network's own
judgement, was subtracted from the result; that takes no side, and one such game says as much as dozens of plain ones. Points are
those of the game: a win is one, two or three in the race games, one in Trictrac; a scored round of Trictrac is reckoned in tokens.</p>"""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "", guests: Sequence[bool] = ()) -> str:
    """A table; cells are HTML already."""
    marks = [*guests, *[False] * len(rows)]
    body = "".join(
        f"<tr{' class=guest' if guest else ''}>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>"
        for row, guest in zip(rows, marks, strict=False)
    )
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    said = f"<caption>{caption}</caption>" if caption else ""
    return f'<div class="scroll"><table>{said}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def plot(drawn: str, caption: str) -> str:
    return f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>"


def how(data: Data, *names: str) -> str:
    """The commands behind a section."""
    told = "; ".join(
        f"<code>{escape(data[name]['command'])}</code> (seed {data[name]['budget']['seed']})" for name in names
    )
    return f'<p class="how">Measured by {told}.</p>'


def says(lines: Sequence[str]) -> str:
    return f'<ul class="says">{"".join(f"<li>{line}</li>" for line in lines)}</ul>'


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


# Sections


def beginning(data: Data) -> str:
    games = data["play"]["games"]
    shown = [(name, one) for name, one in games.items() if name != "trictrac-a-ecrire"]
    rolled_out = {name: of_all_throws(one) for name, one in data["openings"]["games"].items()}
    rows = [
        [NAMES[name], number(one["beginning"], sign=True), str(one["beginning"]["n"] or "exact"), number(rolled_out.get(name), sign=True), share(one["beginner_wins"])]
        for name, one in games.items()
    ]  # fmt: skip
    ahead = [NAMES[name] for name, one in shown if sure(one["beginning"]) and one["beginning"]["value"] > 0]
    behind = [NAMES[name] for name, one in shown if sure(one["beginning"]) and one["beginning"]["value"] < 0]
    unsure = [NAMES[name] for name, one in shown if not sure(one["beginning"])]
    most, value = max(((name, one["beginning"]) for name, one in shown), key=lambda pair: pair[1]["value"])
    lines = [f"It is worth most in {NAMES[most]}: {number(value, sign=True)} points a game."]
    if ahead:
        lines.append(f"To begin is an advantage in {_listed(ahead)}.")
    if behind:
        lines.append(f"To begin is a disadvantage in {_listed(behind)}.")
    if unsure:
        lines.append(f"In {_listed(unsure)} games without luck leave open whether it is either.")
    known = [f"{NAMES[name]} {number(one, sign=True)}" for name, one in rolled_out.items() if one and sure(one)]
    if known:
        lines.append(
            f"Rollouts of every first throw, which trust the network's judgement after {data['openings']['depth']} turns, are narrower: {', '.join(known)}."
        )
    caption = (
        "Points a game to whoever throws first: over whole games with luck taken out; by rollouts of the best play of every first throw; "
        "and how many plain games the beginner wins. In a scored round, tokens."
    )
    return (
        says(lines)
        + plot(
            plots.intervals([(NAMES[name], one["beginning"]) for name, one in shown], "points a game to the beginner"),
            "What the first throw is worth. Green: the interval leaves 0 out.",
        )
        + table(
            ("game", "first throw", "games", "by rollouts", "beginner wins"),
            rows,
            caption,
            [n in GUESTS for n in games],
        )
        + _first_throws(games["unstacked"])
        + how(data, "play", "openings")
    )


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


def _first_throws(unstacked: dict[str, Any]) -> str:
    alike: dict[str, list[str]] = {}
    for one in unstacked["first_throws"]:
        alike.setdefault(number(one["value"], sign=True), []).append(one["roll"])
    rows = [
        [" · ".join(alike_ones), value]
        for value, alike_ones in sorted(alike.items(), key=lambda pair: _signed(pair[0]), reverse=True)
    ]
    return (
        "<h3>First throws of Unstacked Draughts, exactly</h3>"
        "<p>Nothing is chosen in this game, and it is solved: what each first throw is worth to whoever makes it, in games won less games lost.</p>"
        + table(("throws", "worth"), rows)
    )


def _signed(text: str) -> float:
    return float(text.replace("−", "-"))


def length(data: Data) -> str:
    games = data["play"]["games"]
    rows = [
        [
            NAMES[name], number(one["length"]),
            f"{one['length_parts']['5']:.0f} – {one['length_parts']['50']:.0f} – {one['length_parts']['95']:.0f}",
            number(one["plays"]), share(one["choices"]), number(one["worth"]), _seldom(one["double"]), _seldom(one["triple"]),
        ]
        for name, one in games.items()
    ]  # fmt: skip
    heads = (
        "game",
        "throws",
        "5 – 50 – 95 %",
        "plays a throw",
        "throws with a choice",
        "worth of a game",
        "double",
        "triple",
    )
    return (
        plot(plots.lengths([(NAMES[name], one["length_histogram"]) for name, one in games.items()]), "How long games last; each hill is scaled to its own height.")
        + table(heads, rows, "Throws are those of both players. Plays that lead to one position are one play; leaving in Trictrac counts as one more.", [n in GUESTS for n in games])
        + how(data, "play")
    )  # fmt: skip


def _seldom(figure: Figure | None) -> str:
    """A share that is nothing in most games, by their rules."""
    return share(figure) if figure and figure["value"] else "–"


def luck(data: Data) -> str:
    games, skill = data["play"]["games"], data["skill"]["games"]
    rows = [
        [NAMES[name], number(one["luck_a_throw"]), number(one["luck_a_game"]), number(one["without_luck"]),
         number(one["result_spread"])]
        for name, one in games.items() if "luck_a_throw" in one
    ]  # fmt: skip
    steps = [(NAMES[name], list(reversed(list(one["steps"].items())))) for name, one in skill.items()]
    wholes = {name: _whole(one["steps"].values()) for name, one in skill.items()}
    elo = [
        [NAMES[name], number(wholes[name], sign=True), *(number(step, sign=True) for step in one["steps"].values()),
         share(one["novice_wins"])]
        for name, one in skill.items()
    ]  # fmt: skip
    widest = max(wholes, key=lambda name: wholes[name]["value"])
    least = min(wholes, key=lambda name: wholes[name]["value"])
    shut = [NAMES[name] for name, one in skill.items() if one["shut_out"]]
    lines = [
        f"From a player who plays anything legal to the strongest level there are {number(wholes[widest])} points of Elo in {NAMES[widest]}, {number(wholes[least])} in {NAMES[least]}. "
        "How far apart the lower levels lie was chosen, at a hundred points or more a step; so that the sum says something of the levels, too.",
        "Elo goes by games won, of whatever length: a game of Trictrac is twelve holes.",
    ]
    if shut:
        lines.append(
            f"In {_listed(shut)} <code>random</code> lost every game against <code>novice</code>: that step is a lower bound, as if half a game had been won."
        )
    return (
        "<h3>Luck</h3><p>The luck of a throw is what it brings beyond the mean of all throws that could have fallen, in points.</p>"
        + table(("game", "luck a throw (root mean square)", "luck of a game", "what is left of its result", "its result"), rows,
                "Spreads are standard deviations, in points a game; of a scored round, in tokens. Both sides are the same player, so nearly all of a result is luck; what is left is what the network did not foresee.", [name in GUESTS for name, one in games.items() if "luck_a_throw" in one])
        + "<p>Unstacked Draughts is luck alone; its first throw has a spread of "
        + f"{number(games['unstacked']['first_throw_luck'])} points, exactly.</p>"
        + "<h3>Skill</h3>" + says(lines)
        + plot(plots.ladders(steps), "From a player who plays anything legal (left) to the strongest level (right).")
        + table(("game", "random to master", *(step for step in next(iter(skill.values()))["steps"]), "novice beats random"), elo,
                "Elo; the steps between levels are those of <code>docs/bots.md</code>, where the command and seed of each stand, some from games without luck.", [n in GUESTS for n in skill])
        + how(data, "play", "skill")
    )  # fmt: skip


def _whole(steps: Iterable[Figure]) -> Figure:
    """Steps added up; they were measured apart, so that their errors add up as squares."""
    known = list(steps)
    wide = math.sqrt(sum(step["interval"] ** 2 for step in known))
    return {"value": sum(step["value"] for step in known), "interval": round(wide), "n": None}


def openings(data: Data) -> str:
    chapter = data["openings"]
    parts = ["<p>The two plays that look best two turns ahead were rolled out, with the luck of the dice taken out as it comes, for "
             f"{chapter['depth']} turns, and judged by the network after that. Each line: the throw, the best play, what it is worth to whoever makes it, and how far the "
             "second is behind. Where that interval reaches 0, the two were not told apart. Points are numbered on the mover's own path.</p>"]  # fmt: skip
    for name, one in chapter["games"].items():
        rows = []
        for roll in one["rolls"]:
            best, *others = roll["plays"]
            second = others[0] if others else None
            rows.append([
                roll["roll"], f'<span class="text"><b>{_play(best["play"])}</b></span>', number(best["worth"], sign=True),
                f'<span class="text">{_play(second["play"])}</span>' if second else '<span class="text">no other</span>', number(second["behind"]) if second else "",
            ])  # fmt: skip
        close = sum(len(roll["plays"]) > 1 and not sure(roll["plays"][1]["behind"]) for roll in one["rolls"])
        note = f"{one['trials']} trials a play. In {close} of {len(rows)} throws the two were not told apart."
        if one["opening_played"]:
            note += " The throw for the beginning is played, so that the first is never a double."
        parts.append(
            f"<h3>{NAMES[name]}</h3>"
            + table(
                (
                    "throw",
                    '<span class="text">best play</span>',
                    "worth",
                    '<span class="text">next</span>',
                    "behind by",
                ),
                rows,
                note,
            )
        )
    return "".join(parts) + how(data, "openings")


def _play(text: str) -> str:
    """A play, with what is done several times said once: ``1/7(2)``."""
    steps: dict[str, int] = {}
    for step in text.split():
        steps[step] = steps.get(step, 0) + 1
    return " ".join(escape(step) + (f"({count})" if count > 1 else "") for step, count in steps.items())


def jans(data: Data) -> str:
    chapter = data["jans"]
    ranked = sorted(chapter["jans"], key=lambda one: -one["points_a_game"]["value"])
    rows = [
        [_jan(one["jan"]) + (" (old)" if one["old"] else ""), one["clause"], "the other" if one["to_other"] else "the thrower",
         number(one["a_game"]), number(one["points"]), number(one["points_a_game"])]
        for one in ranked
    ]  # fmt: skip
    new = [one for one in ranked if not one["old"]]
    whole = sum(one["points_a_game"]["value"] for one in new)
    top = new[:3]
    lines = [
        f"A throw brings {number(chapter['points_a_throw'])} points on average, both players' taken together; "
        f"{share(chapter['worth_nothing'])} of throws bring nobody anything.",
        f"{_listed([_jan(one['jan']) for one in top]).capitalize()} bring {100 * sum(one['points_a_game']['value'] for one in top) / whole:.0f} % of all points.",
    ]
    rare = [one for one in new if 0 < one["a_game"]["value"] < 0.1]
    if rare:
        lines.append("Less than once in ten games: " + _listed([_jan(one["jan"]) for one in rare]) + ".")
    never = [one for one in ranked if one["a_game"]["value"] == 0]
    if never:
        lines.append(
            f"Not seen at all in {never[0]['a_game']['n']} games: " + _listed([_jan(one["jan"]) for one in never]) + "."
        )
    return (
        says(lines)
        + plot(plots.bars([(_jan(one["jan"]), one["points_a_game"]) for one in ranked], "points a game, both players together", [one["to_other"] for one in ranked]),
               "What each jan brings. Ochre: what the thrower's opponent marks.")
        + table(("jan", "clause", "marked by", "times a game", "points each", "points a game"), rows,
                "Everything a throw is worth before it is played. The old jans of T-36 are from as many games under that ruling.")
        + how(data, "jans")
    )  # fmt: skip


def _jan(kind: str) -> str:
    return kind.replace("-", " ")


def decisions(data: Data) -> str:
    chapter = data["decisions"]
    return _leaving(chapter["leaving"]) + _courier(chapter["courier"]) + _cube(chapter["cube"]) + how(data, "decisions")


def _leaving(found: dict[str, Any]) -> str:
    rows = []
    for game, one in found.items():
        for other, words in (("stays", "always stays"), ("leaves", "always leaves")):
            rows.append(
                [
                    NAMES[game],
                    f"one who {words}",
                    number(one[other]["points"], sign=True),
                    number(one[other]["holes"], sign=True),
                ]
            )
    lines = [
        f"{NAMES[game]}: holes after which one may leave are left on in {share(one['left'])}, {number(one['left_a_game'])} times a game."
        for game, one in found.items()
    ]
    return (
        "<h3>Leaving</h3><p>After a hole one may leave: points are given up, the men go back, and the leaver throws first. One who decides each time, "
        "against one who does not, the sides exchanged on the same dice:</p>"
        + table(("game", '<span class="text">against</span>', "points a game (tokens a round)", "holes"), rows) + says(lines)
    )  # fmt: skip


def _courier(found: dict[str, Any]) -> str:
    change = found["change"]
    lines = [
        f"Whoever brings the courier home first wins {share(found['freed_first_wins'])} of games, {number(found['freed_first_points'], sign=True)} points a game; "
        f"that is the beginner in {share(found['freed_first_began'])}. It happens at throw {number(found['freed_at'])} of both players.",
        f"Without the rule of the courier the length of a game changes by {number(change['length'], sign=True)} throws, its worth by {number(change['worth'], sign=True)} points, "
        f"the plays of a throw by {number(change['plays'], sign=True)}; the beginner's share of games changes by {share(change['beginner_wins'], sign=True)}. "
        "The network had never played without a courier, so this is what the rule does to players used to it.",
    ]
    return "<h3>The courier</h3>" + says(lines)


def _cube(found: dict[str, Any]) -> str:
    rows = [
        [words, number(found[name]["worth"]), number(found[name]["stake"]), number(found[name]["doubles"]), share(found[name]["dropped"]), number(found[name]["length"])]
        for name, words in (("without", "no cube"), ("with", "cube"), ("jacoby", "cube, Jacoby"), ("beavers", "cube, beavers"))
    ]  # fmt: skip
    lines = [
        f"Whoever may double against one who never does wins {number(found['right'], sign=True)} points a game: the worth of the cube to one who alone uses it.",
        f"Jacoby changes the worth of a game by {number(found['change']['jacoby']['worth'], sign=True)} points and its length by {number(found['change']['jacoby']['length'], sign=True)} throws.",
        f"Beavers change its worth by {number(found['change']['beavers']['worth'], sign=True)} points; a beaver takes two opinions of a position, and here both players have the same.",
    ]
    return (
        "<h3>The cube</h3><p>Modern Backgammon for points. Both double and take by Janowski's formula from the network's own chances, as the levels below master do; "
        "plays do not look at the cube.</p>"
        + table(("played with", "worth of a game", "stake at the end", "doubles a game", "dropped", "throws"), rows) + says(lines)
    )  # fmt: skip


def positions(data: Data) -> str:
    rows = [
        [
            NAMES[name],
            large(one["with_turn"]),
            f"10<sup>{one['power']:.1f}</sup>",
            f'<span class="text">{escape(one["how"])}</span>',
        ]
        for name, one in data["positions"]["games"].items()
    ]
    said = ("Counted exactly, each with either player to throw. They are arrangements that the rules about standing together allow; how many of them a game can come to nobody knows. "
            "For Backgammon it is the number that others have found, 18 528 584 051 601 162 496, less the one in which both have won, and doubled.")  # fmt: skip
    text = f"<p>{said}</p>" + table(("game", "positions", "", '<span class="text">what is counted</span>'), rows)
    return text.replace('<td><span class="text">', '<td class="wrap text"><span>') + how(data, "positions")


def made(data: Data) -> str:
    rows = [
        [f"<code>{escape(data[name]['command'])}</code>", str(data[name]["budget"]["seed"]),
         escape(", ".join(f"{key} {value}" for key, value in data[name]["budget"].items() if key != "seed")),
         str(data[name].get("processor_seconds", "–"))]
        for name in CHAPTERS
    ]  # fmt: skip
    return (
        '<p><code>make report</code> makes this report from the data in <code>report/data</code>, <code>make report-measure</code> measures it all anew, with <code>REPORT="--times 10"</code> ten times as much. '
        "Game <i>k</i> of a seed has the same dice however many processes share the work. The player is "
        + escape(data["play"]["player"])
        + "; rulings without a network of their own are played by the one of the same game whose rulings differ least.</p>"
        + table(("command", "seed", "how much", "processor time, s"), rows).replace("<td>", '<td class="wrap">')
    )


def _of_rulings(data: Data) -> str:
    return rulings(data["rulings"], table, plot, says) + how(data, "rulings")


SECTIONS: tuple[tuple[str, str, Callable[[Data], str]], ...] = (
    ("beginning", "The first throw", beginning),
    ("length", "Length, plays and worth", length),
    ("luck", "Luck and skill", luck),
    ("rulings", "What each ruling changes", _of_rulings),
    ("decisions", "Leaving, the courier, the cube", decisions),
    ("jans", "The jans of Trictrac", jans),
    ("openings", "Opening plays", openings),
    ("positions", "How many positions there are", positions),
    ("made", "How this was made", made),
)
