"""What each ruling changes, in words, a plot and a table for each game."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from . import plots
from .wording import NAMES, number, plainly, share, sure, worded

_ASPECTS = (("beginning", "what beginning is worth"), ("length", "length"), ("worth", "worth of a game"))
NOTHING = {"value": 0.0, "interval": 0.0, "n": 0}


def rulings(
    chapter: dict[str, Any], table: Callable[..., str], plot: Callable[..., str], says: Callable[..., str]
) -> str:
    """The section."""
    tried = [row for row in chapter["rulings"] if row["option"] is not None]
    changing = [row for row in tried if any(sure(row["change"].get(name)) for name, _ in _ASPECTS)]
    balance = [row for row in tried if sure(row["change"].get("beginning", row["change"]["beginner_wins"]))]
    same = [row for row in tried if not any(row["change"][name]["value"] for name in row["change"])]
    unseen = [row for row in tried if row not in changing and row not in balance and row not in same]
    chances = sum(
        bool(row["change"][name]["interval"]) for row in tried for name, _ in _ASPECTS if name in row["change"]
    )
    told = (
        (
            "<b>Balance</b> (what beginning is worth; in Unstacked Draughts, how often the beginner wins) is seen to change under {}.",
            balance,
        ),
        (
            "<b>Length or worth</b> of a game are seen to change under {}.",
            [row for row in tried if any(sure(row["change"].get(name)) for name in ("length", "worth"))],
        ),
        ("<b>No change was seen</b>, within the intervals below, under {}.", unseen),
        (
            "<b>Not one game went differently</b> under {}: what they rule on did not come up, or did not matter, in any of the games.",
            same,
        ),
    )
    parts = [
        "<p>Every option of every game against its default: the same players, the same dice, game by game. A change counts as seen where its 95 % interval leaves 0 out. "
        f"Of the {chances} figures in the columns beginning, throws and worth that could have changed, about {chances / 20:.0f} would be seen to by chance alone: the small changes are to be "
        "read with that in mind. Everybody plays by the network of the rulings that come nearest, so a change is what the ruling does to such players, not to those who grew up with it.</p>",
        says([words.format(_named(rows)) for words, rows in told if rows or rows is balance]),
    ]
    for game in dict.fromkeys(row["game"] for row in tried):
        parts.append(_of_game(game, [row for row in chapter["rulings"] if row["game"] == game], table, plot))
    left = [[NAMES[one["game"]], f'<span class="text">{escape(one["option"].replace("_", " "))}</span>', one["clause"], f'<span class="text">{escape(one["why"])}</span>'] for one in chapter["unplayed"]]  # fmt: skip
    parts.append("<h3>Options for which no games were played</h3>")
    parts.append(table(("game", '<span class="text">option</span>', "clause", '<span class="text">why</span>'), left).replace('<td><span class="text">', '<td class="wrap text"><span>'))  # fmt: skip
    return "".join(parts)


def _of_game(game: str, rows: list[dict[str, Any]], table: Callable[..., str], plot: Callable[..., str]) -> str:
    tried = [row for row in rows if row["option"] is not None]
    unit = "tokens" if game == "trictrac-a-ecrire" else "points"
    text = f"<h3>{NAMES[game]}</h3>"
    if len(tried) > 1:
        panels = [
            (words, [row["change"].get(name, NOTHING) for row in tried])
            for name, words in (("beginning", f"beginning, {unit}"), ("length", "throws"), ("worth", f"worth, {unit}"))
        ]
        text += plot(
            plots.changes([plainly(row) for row in tried], panels),
            "Change against the default. Green: the interval leaves 0 out.",
        )
    body = [
        [
            worded(row) + (f" [{row['clause']}]" if row.get("clause") else "") if row["option"] else "<b>as it is</b>",
            *_cells(row, "beginning", number), *_cells(row, "length", number), *_cells(row, "worth", number),
            *_cells(row, "beginner_wins", share),
        ]
        for row in rows
    ]  # fmt: skip
    heads = ("ruling", f"beginning, {unit}", "throws", f"worth, {unit}", "beginner wins")
    games = {(row["length"]["n"], row.get("beginning", NOTHING)["n"]) for row in rows}
    note = "; ".join(f"{plain:,} games" + (f", {lucky} without luck" if lucky else "") for plain, lucky in games)
    drawn = rows[0].get("drawn")
    if game == "trictrac-a-ecrire" and drawn:
        note += f". Rounds drawn and played again (refait): {share(drawn)}"
    if game == "backgammon":
        printed = next(row for row in rows if row["option"] == "start")
        note += f". With White's start as printed White wins {number(printed['white'], sign=True)} points a game, luck taken out"
    first = "The first line gives figures, the others changes against it" if rows[0] not in tried else "Changes"
    return text + table(heads, body, f"{note}. {first}.")


def _cells(row: dict[str, Any], name: str, written: Callable[..., str]) -> list[str]:
    if row["option"] is None:
        return [written(row[name])]
    change = row["change"].get(name)
    if change is None:
        return ["–"]
    if not change["value"] and not change["interval"]:
        return ["none"]
    text = written(change, sign=True)
    return [f"<b>{text}</b>" if sure(change) else text]


def _named(rows: list[dict[str, Any]]) -> str:
    if not rows:
        return "none of them"
    by_game: dict[str, list[str]] = {}
    for row in rows:
        by_game.setdefault(row["game"], []).append(escape(plainly(row)))
    return "; ".join(f"{NAMES[game]} – {', '.join(names)}" for game, names in by_game.items())
