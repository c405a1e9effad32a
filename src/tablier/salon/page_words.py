"""What the pages say, for their scripts as JSON, and in the pages themselves where words stand by key."""

from __future__ import annotations

import html
import json
import re
from functools import cache

from ..games import GAMES
from ..saying import LANGUAGES, Reader, Said, Several
from ..saying.export import exported

AREAS = ("page", "table", "analysis-page", "learn-page", "review-page", "rules-page")
"""The catalogues of the pages."""
_PLACE = re.compile(r"\{\{([\w-]+)\}\}")


@cache
def as_json(language: str) -> bytes:
    """Everything a page has to know to speak a language: its words, the names of the games, and what else is spoken."""
    reader = Reader(language)
    return json.dumps(
        {
            "language": language,
            "locale": reader.say(Said("language.locale")),
            "languages": [{"tag": tag, "name": Reader(tag).say(Said("language.name"))} for tag in LANGUAGES],
            "games": {
                **{kind.id: reader.say(kind.word("short_name")) for kind in GAMES.values()},
                # Variants that are games of their own.
                **{
                    f"{kind.id}@{variant}": reader.say(kind.word(f"preset-{variant}"))
                    for kind in GAMES.values()
                    for variant in kind.presets
                    if variant in kind.misjudged
                },
            },
            "words": exported(language, *AREAS),
        },
        ensure_ascii=False,
        separators=(",", ":"),
    ).encode()


@cache
def _about(language: str) -> str:
    """The salon in a sentence, for those who search: its games by their names."""
    games = Several(tuple(game.word("name") for game in GAMES.values()))
    return Reader(language).say(Said("page.salon-about", games=games))


def filled(page: str, language: str) -> str:
    """A page with its words, where it has ``{{key}}``; ``{{language}}`` is the language itself."""
    words = {**exported(language, *AREAS), "language": language, "salon-about": _about(language)}
    return _PLACE.sub(lambda place: html.escape(str(words[place[1]])), page)
