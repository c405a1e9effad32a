"""What each ruling changes, in words, a plot and a table for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablier.saying import Said

from . import plots
from .parts import heading, plot, says, table, text, wrapped
from .wording import Words, sure

_ASPECTS = ("beginning", "length", "worth")
NOTHING = {"value": 0.0, "interval": 0.0, "n": 0}
Row = dict[str, Any]


def rulings(chapter: dict[str, Any], words: Words) -> str:
    """The section."""
    say, tried = words.say, [row for row in chapter["rulings"] if row["option"] is not None]
    parts = [f"<p>{_introduced(tried, words)}</p>", says(_told(tried, words))]
    for game in dict.fromkeys(row["game"] for row in tried):
        parts.append(_of_game(game, [row for row in chapter["rulings"] if row["game"] == game], words))
    left = [
        [words.game(one["game"]), text(words.option(one["option"])), one["clause"], text(_why(one["option"], words))]
        for one in chapter["unplayed"]
    ]
    game, option, clause, why = words.heads("game", "option", "clause", "why")
    parts.append(heading(say(Said("report.unplayed-title"))))
    parts.append(wrapped(table((game, text(option), clause, text(why)), left)))
    return "".join(parts)


def _introduced(tried: list[Row], words: Words) -> str:
    figures = sum(bool(row["change"][name]["interval"]) for row in tried for name in _ASPECTS if name in row["change"])
    return words.say(Said("report.rulings", figures=figures, by_chance=f"{figures / 20:.0f}"))


def _told(tried: list[Row], words: Words) -> list[str]:
    """Which rulings are seen to change what; each group without any is left out, but for the balance."""
    say = words.say
    changing = [row for row in tried if any(sure(row["change"].get(name)) for name in _ASPECTS)]
    balance = [row for row in tried if sure(row["change"].get("beginning", row["change"]["beginner_wins"]))]
    longer = [row for row in tried if any(sure(row["change"].get(name)) for name in ("length", "worth"))]
    same = [row for row in tried if not any(row["change"][name]["value"] for name in row["change"])]
    unseen = [row for row in tried if row not in changing and row not in balance and row not in same]
    lines = [say(Said("report.rulings-balance", rulings=_named(balance, words)))]
    if longer:
        lines.append(say(Said("report.rulings-length", rulings=_named(longer, words))))
    if unseen:
        lines.append(say(Said("report.rulings-unseen", rulings=_named(unseen, words))))
    if same:
        lines.append(say(Said("report.rulings-same", rulings=_named(same, words))))
    return lines


def _why(option: str, words: Words) -> str:
    return words.say(Said(f"report.why-{option.replace('_', '-')}"))


def _of_game(game: str, rows: list[Row], words: Words) -> str:
    tried = [row for row in rows if row["option"] is not None]
    unit = "tokens" if game == "trictrac-a-ecrire" else "points"
    heads = words.heads("ruling", f"beginning-{unit}", "throws", f"worth-{unit}", "beginner-wins")
    made = heading(words.game(game))
    if len(tried) > 1:
        panels = [
            (head, [row["change"].get(name, NOTHING) for row in tried])
            for name, head in zip(_ASPECTS, heads[1:], strict=False)
        ]
        drawn = plots.changes([words.plain_ruling(row) for row in tried], panels, words.decimal)
        made += plot(drawn, words.say(Said("report.rulings-plot")))
    body = [
        [
            _called(row, words),
            *(cell for name in _ASPECTS for cell in _cells(row, name, words.number, words)),
            *_cells(row, "beginner_wins", words.share, words),
        ]
        for row in rows
    ]
    return made + table(heads, body, _note(game, rows, words))


def _called(row: Row, words: Words) -> str:
    if row["option"] is None:
        return f"<b>{words.say(Said('report.rulings-default'))}</b>"
    return words.ruling(row) + (f' <span class="clause">[{row["clause"]}]</span>' if row.get("clause") else "")


def _note(game: str, rows: list[Row], words: Words) -> str:
    """How many games were played, and how the lines are to be read."""
    say = words.say
    played = {(row["length"]["n"], row.get("beginning", NOTHING)["n"]) for row in rows}
    games = [
        Said("report.rulings-games-without-luck", games=plain, lucky=lucky)
        if lucky
        else Said("report.rulings-games", games=plain)
        for plain, lucky in sorted(played)
    ]
    notes = [f"{words.listed(games, apart=True)}."]
    drawn = rows[0].get("drawn")
    if game == "trictrac-a-ecrire" and drawn:
        notes.append(say(Said("report.rulings-refait", share=words.share(drawn))))
    if game == "backgammon":
        printed = next(row for row in rows if row["option"] == "start")
        notes.append(say(Said("report.rulings-printed", points=words.number(printed["white"], sign=True))))
    notes.append(say(Said("report.rulings-changes" if rows[0]["option"] else "report.rulings-first-line")))
    return " ".join(notes)


def _cells(row: Row, name: str, written: Callable[..., str], words: Words) -> list[str]:
    if row["option"] is None:
        return [written(row[name])]
    change = row["change"].get(name)
    if change is None:
        return ["–"]
    if not change["value"] and not change["interval"]:
        return [words.say(Said("report.unchanged"))]
    figure = written(change, sign=True)
    return [f"<b>{figure}</b>" if sure(change) else figure]


def _named(rows: list[Row], words: Words) -> str:
    if not rows:
        return words.say(Said("report.rulings-none"))
    by_game: dict[str, list[str]] = {}
    for row in rows:
        by_game.setdefault(row["game"], []).append(words.plain_ruling(row))
    return words.listed(
        (
            Said("report.rulings-of-game", game=words.game(game), rulings=words.listed(names))
            for game, names in by_game.items()
        ),
        apart=True,
    )
