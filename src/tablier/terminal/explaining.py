"""``rules`` and ``options``: the rulebook, and the rulings a table may choose."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table as Grid
from rich.text import Text

from .. import rulebook
from ..errors import UnknownGame
from ..games import GAMES, Option, find_game
from ..games.game import show_value
from ..saying import Reader
from ..table import Table
from .console import output, print_block, write_json


def show_rules(subject: str | None, clause_id: str | None, as_json: bool, lang: str = "en") -> None:
    """The list of pages, a page, or a clause. Raises UnknownGame, UnknownClause."""
    if subject is None:
        _show_pages(as_json, lang)
        return
    if clause_id is None and _is_page(subject):
        page = rulebook.page(subject, lang)
        if as_json:
            write_json({
                "game": page.game, "title": page.title, "language": page.language, "intro": page.intro,
                "clauses": [_clause_json(clause) for clause in page.clauses],
            })  # fmt: skip
        else:
            _show_markdown(_noted(page, lang) + page.markdown)
        return
    if clause_id is not None:
        clause = _clause_on(rulebook.page(subject, lang), clause_id, lang)
    else:
        try:
            clause = rulebook.clause(subject, language=lang)
        except rulebook.UnknownClause:
            if any(letter.isdigit() for letter in subject):
                raise
            rulebook.page(subject)  # neither: as a word it was meant for a game
            raise
    if as_json:
        write_json(_clause_json(clause))
    else:
        note = _noted(rulebook.page(clause.game, lang), lang)
        _show_markdown(f"{note}### {clause.id} {clause.title}\n\n{clause.text}")


def _noted(page: rulebook.Page, lang: str) -> str:
    """What has to be said before a page that is in another language than asked for."""
    return "" if page.note is None else f"*{Reader(lang).say(page.note)}*\n\n"


def _clause_on(page: rulebook.Page, clause_id: str, lang: str) -> rulebook.Clause:
    """The clause of that id on a page, or a common one. Raises UnknownClause, saying where it stands if elsewhere."""
    clause = rulebook.clause(clause_id, page.game, lang)
    if clause.game not in (page.game, rulebook.COMMON):
        there = rulebook.page(clause.game)
        sentence = f"{clause.id} is no clause of {page.title}; it stands on the page of {there.title}: "
        raise rulebook.UnknownClause("clause-elsewhere", f"{sentence}tablier rules {there.game} {clause.id}")
    return clause


def _is_page(subject: str) -> bool:
    try:
        rulebook.page(subject)
    except UnknownGame:
        return False
    return True


def _clause_json(clause: rulebook.Clause) -> dict[str, str]:
    return {"id": clause.id, "title": clause.title, "text": clause.text, "game": clause.game}


def _show_pages(as_json: bool, lang: str) -> None:
    pages = rulebook.pages(lang)
    if as_json:
        write_json([
            {"game": page.game, "title": page.title, "clauses": [clause.id for clause in page.clauses]}
            for page in pages
        ])  # fmt: skip
        return
    grid = Grid(box=None, pad_edge=False)
    for heading in ("page", "title", "year", "clauses"):
        grid.add_column(heading, header_style="bold")
    for page in pages:
        year = GAMES[page.game].year if page.game in GAMES else ""
        grid.add_row(page.game, page.title, year, f"{page.clauses[0].id} to {page.clauses[-1].id}")
    print_block(grid)
    output().print("\n'tablier rules garanguet' shows a page, 'tablier rules G-7' a clause.")


def _show_markdown(source: str) -> None:
    from rich.markdown import Markdown

    print_block(Markdown(source), width=min(output().width, 100))


def show_options(game_id: str, as_json: bool) -> None:
    """Every option of a game with its values, effects and clause, and its presets. Raises UnknownGame."""
    game = GAMES[find_game(game_id).id]
    options = Table.options(game_id)
    if as_json:
        write_json({
            "game": game.id,
            "options": [_option_json(option) for option in options],
            "presets": {name: dict(values) for name, values in game.presets.items()},
        })  # fmt: skip
        return
    out = output()
    out.print(Text(f"{game.name}: options", "bold"))
    for option in options:
        out.print()
        clause = (f"[{option.clause}]", "yellow")
        out.print(Text.assemble((option.name, "bold cyan"), "  ", str(option.summary), " ", clause))
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for value, effect in option.effects.items():
            default = " (default)" if value == option.default else ""
            grid.add_row(f"  {show_value(value)}{default}", str(effect))
        if option.numbers is not None:
            grid.add_row("  a number", f"Any from {option.numbers[0]} to {option.numbers[-1]}.")
        print_block(grid)
    for name, values in game.presets.items():
        chosen = ", ".join(f"{option}={show_value(value)}" for option, value in values.items())
        out.print()
        out.print(Text.assemble(("--preset ", "dim"), (name, "bold cyan"), "  ", chosen))
    out.print()
    click.echo(f"Choose with: tablier play {game.id} -o name=value")


def _option_json(option: Option) -> dict[str, Any]:
    return {
        "name": option.name, "clause": option.clause, "summary": str(option.summary), "default": option.default,
        "values": [{"value": value, "effect": str(effect)} for value, effect in option.effects.items()],
        "numbers": None if option.numbers is None else [option.numbers[0], option.numbers[-1]],
    }  # fmt: skip
