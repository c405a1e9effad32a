"""For scholars: what each clause rests on, readings side by side, and how to cite.

The documents are in ``docs/scholars/sources.toml``; the readings are the options that the games declare.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

import tablier
from tablier import GAMES, Table, rulebook
from tablier.games.game import Option, show_value
from tablier.saying import Reader, Said

from .navigation import DOCS, ENGLISH

_RULING = re.compile(r"^\*\*(?:Ruling|Décision|Decisión)", re.M)


@dataclass(frozen=True)
class Work:
    """A document: who wrote it, what it is called, where it appeared, and where it can be seen."""

    key: str
    author: str
    title: str
    published: str
    names: tuple[str, ...] = ()
    """By which a clause speaks of it."""
    year: int | None = None
    pages: str = ""
    scan: str = ""
    text: str = ""
    note: str = ""


@cache
def works() -> dict[str, Work]:
    """The documents by their keys."""
    found: dict[str, dict[str, Any]] = _file()["works"]
    return {key: Work(key, **values | {"names": tuple(values.get("names", ()))}) for key, values in found.items()}


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads((DOCS / "scholars" / "sources.toml").read_text(encoding="utf-8"))


def behind(clause: rulebook.Clause) -> tuple[Work, ...]:
    """The documents that a clause rests on: its own or its page's, and whatever its text names."""
    known = works()
    first: list[str] = _file()["clauses"].get(clause.id) or _named_of(clause.game)
    named = [key for key, work in known.items() if any(name in clause.text for name in work.names)]
    return tuple(known[key] for key in dict.fromkeys((*first, *named)))


def _named_of(game: str) -> list[str]:
    """The documents that the rules of a game rest on. Raises LookupError, saying what is to be written where."""
    found: list[str] | None = _file()["pages"].get(game)
    if found is None:
        raise LookupError(f"docs/scholars/sources.toml names no documents for {game}: add it under [pages]")
    return found


def place(work: Work, clause: rulebook.Clause) -> str:
    """Where a document speaks of what a clause rules on, with its address; empty where that was not looked up."""
    known = _file()["places"].get(work.key, {})
    found = known.get(clause.id) or known.get(clause.game)
    return f"[{found[1]}]({work.text}/{found[0]}/)" if found else ""


def is_ruling(clause: rulebook.Clause) -> bool:
    """Whether a decision of this project is part of the clause."""
    return _RULING.search(clause.text) is not None


def sources(language: str) -> str:
    """The page of the documents, and of every clause with those it rests on."""
    say = _speaker(language)
    parts = [f"# {say('sources-title')}", say("sources-lead"), f"## {say('sources-works')}"]
    parts += [_told(work, say) for work in works().values()]
    for page in rulebook.pages(language):
        rows = [
            f"| {clause.id} | {_cell(clause.title)} | {'; '.join(_short(work, english) for work in behind(english))} "
            f"| {say('sources-ruling') if is_ruling(english) else ''} |"
            for clause, english in zip(page.clauses, rulebook.page(page.game).clauses, strict=True)
        ]
        head = f"| {say('clause')} | {say('sources-what')} | {say('sources-from')} | {say('sources-ours')} |"
        parts.append("\n".join([f"## {page.title}", "", head, "| --- | --- | --- | --- |", *rows]))
    return "\n\n".join(parts) + "\n"


def _told(work: Work, say: Any) -> str:
    pages = f", pp. {work.pages}" if work.pages else ""
    links = ", ".join(
        f"[{say(word)}]({address})" for word, address in (("scan", work.scan), ("text", work.text)) if address
    )
    lines = [f"(work-{work.key})=\n**{work.author}**, *{work.title}*, {work.published}{pages}.", links, work.note]
    return "\n".join(line for line in lines if line)


def _short(work: Work, clause: rulebook.Clause) -> str:
    when = f" {work.year}" if work.year else ""
    pages = f", pp. {work.pages}" if work.pages else ""
    there = place(work, clause)
    scan = f" ([↗]({work.scan or work.text}))" if work.scan or work.text else ""
    return f"[{work.author}{when}](#work-{work.key}){pages}{f', {there}' if there else ''}{scan}"


def readings(language: str) -> str:
    """The page of readings: for each question that a table may decide, the answers side by side."""
    say, reader = _speaker(language), Reader(language)
    parts = [f"# {say('readings-title')}", say("readings-lead")]
    for game in GAMES:
        parts.append(f"## {reader.say(GAMES[game].word('name'))}")
        parts += [_reading(option, language) for option in Table.options(game)]
    return "\n\n".join(parts) + "\n"


def _reading(option: Option, language: str) -> str:
    say, reader = _speaker(language), Reader(language)
    clause = rulebook.clause(option.clause, language=language)
    english = rulebook.clause(option.clause)
    documents = "; ".join(_short(work, english).replace("(#", "(sources.md#") for work in behind(english))
    shown = [show_value(value) for value in option.values]
    told = [reader.say(option.effects[value]) for value in option.values]
    if option.numbers is not None:
        shown.append(f"{option.numbers[0]} – {option.numbers[-1]}")
        told.append("")
    default = show_value(option.default)
    usual = f" ({say('default')})"
    head = " | ".join(f"`{value}`{usual if value == default else ''}" for value in shown)
    return "\n".join([
        f"### `{option.name}`", "", f"{reader.say(option.summary)} ({clause.id}, {clause.title}; {documents})", "",
        f"| {head} |", "|" + " --- |" * len(shown), f"| {' | '.join(map(_cell, told))} |",
    ])  # fmt: skip


def citations(language: str) -> str:
    """The page that says how to cite the program, each game's rules, a clause and a position."""
    say, reader = _speaker(language), Reader(language)
    version = tablier.__version__
    parts = [f"# {say('citations-title')}", say("citations-lead"), f"## {say('citations-program')}"]
    parts.append(f"> The Tablier maintainers, *Tablier*, version {version}.")
    parts.append(_bibtex("tablier", "software", "Tablier: tables games with a referee who explains", version))
    for game, kind in GAMES.items():
        page = rulebook.page(game)
        first, last = page.clauses[0].id, page.clauses[-1].id
        after = "; ".join(f"{work.author}, *{work.title}*, {work.published}" for work in _of_page(page.game))
        title = f"The rules of {Reader(ENGLISH).say(kind.word('name'))}, clauses {first} to {last}"
        parts += [
            f"## {reader.say(kind.word('name'))}",
            f"> The Tablier maintainers, “{title}”, in *Tablier*, version {version}.",
            f"{say('citations-after')} {after}.", _bibtex(f"tablier-{game}", "inbook", title, version),
        ]  # fmt: skip
    parts += [f"## {say('citations-part')}", say("citations-clause"), say("citations-position")]
    return "\n\n".join(parts) + "\n"


def _of_page(game: str) -> tuple[Work, ...]:
    return tuple(works()[key] for key in _named_of(game))


def _bibtex(key: str, kind: str, title: str, version: str) -> str:
    fields = {"author": "{The Tablier maintainers}", "title": title, "booktitle": "Tablier", "version": version}
    if kind != "inbook":
        del fields["booktitle"]
    lines = [f"  {name:9} = {{{value}}}," for name, value in fields.items()]
    return "\n".join(["```bibtex", f"@{kind}{{{key},", *lines, "}", "```"])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _speaker(language: str) -> Any:
    reader = Reader(language)
    return lambda key: reader.say(Said(f"site.{key}"))
