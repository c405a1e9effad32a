"""What a shell may offer on Tab: games, bots, rulings and clauses, as far as a command has been typed.

``eval "$(_TABLIER_COMPLETE=bash_source tablier)"`` tells bash of it; zsh and fish are told likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import click
from click.shell_completion import BashComplete, add_completion_class

from ..bots import BOTS
from ..games import GAMES
from ..games.game import show_value
from ..table import Table

Completing = Callable[[click.Context, click.Parameter, str], list[str]]


def _beginning(words: Iterable[str], typed: str) -> list[str]:
    return [word for word in words if word.lower().startswith(typed.lower())]


def _game_of(context: click.Context) -> str | None:
    """The game named already, if there is one; before an option that lacks its value, words are only words."""
    words = (context.params.get("game") or "", *context.args)
    return next((name for word in words if (name := word.partition("@")[0]) in GAMES), None)


def games(_context: click.Context, _asked: click.Parameter, typed: str) -> list[str]:
    """Games and, once one is named, its presets."""
    presets = (f"{game.id}@{preset}" for game in GAMES.values() for preset in game.presets if "@" in typed)
    return _beginning((*GAMES, *presets), typed)


def bots(_context: click.Context, _asked: click.Parameter, typed: str) -> list[str]:
    """Whoever plays by itself."""
    return _beginning(BOTS, typed)


def presets(context: click.Context, _asked: click.Parameter, typed: str) -> list[str]:
    """The presets of the game named."""
    game = _game_of(context)
    return _beginning(GAMES[game].presets, typed) if game else []


def rulings(context: click.Context, _asked: click.Parameter, typed: str) -> list[str]:
    """The options of the game named with their values, ``doubles=house``."""
    game = _game_of(context)
    found = Table.options(game) if game else ()
    return _beginning((f"{one.name}={show_value(value)}" for one in found for value in one.values), typed)


def clauses(context: click.Context, _asked: click.Parameter, typed: str) -> list[str]:
    """The clauses of the rules, and the games they belong to."""
    from .. import rulebook

    page = context.params.get("subject")
    found = (rulebook.page(page),) if page in GAMES else rulebook.pages()
    numbers = [clause.id for one in found for clause in one.clauses]
    return _beginning(numbers if page else (*GAMES, *numbers), typed)


OFFERED: dict[str, Completing] = {
    "game": games, "bot": bots, "bots": bots, "preset": presets, "options": rulings, "subject": clauses,
    "clause": clauses,
}  # fmt: skip
"""What is offered for an argument or an option, by its name."""


class Bash(BashComplete):
    """Bash breaks words behind ``=`` and before ``@``: what is typed is read from the line, and only the rest added."""

    source_template = r"""
%(complete_func)s() {
    local IFS=$' \t\n' line=${COMP_LINE:0:COMP_POINT} words completion type value
    read -ra words <<< "$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    local typed=${words[${#words[@]}-1]}
    local there=${typed%%"${typed##*[=@:]}"}
    there=${there%%@}
    COMPREPLY=()
    while IFS=',' read -r type value; do
        if [[ $type == dir ]]; then
            compopt -o dirnames
        elif [[ $type == file ]]; then
            compopt -o default
        elif [[ $type == plain ]]; then
            COMPREPLY+=("${value#"$there"}")
        fi
    done < <(env COMP_WORDS="${words[*]}" COMP_CWORD=$((${#words[@]}-1)) %(complete_var)s=bash_complete "$1")
}
complete -o nosort -F %(complete_func)s %(prog_name)s
"""


add_completion_class(Bash)
