"""What is on the site, and behind which door: the one list that navigation, front page and tests go by."""

from __future__ import annotations

from pathlib import Path

from tablier import GAMES, rulebook

DOCS = Path(__file__).parents[1]
ROOT = DOCS.parent
ENGLISH = rulebook.ENGLISH

RULES = tuple(f"rules/{page.game}" for page in rulebook.pages())
SHEETS = tuple(f"teachers/{game}" for game in GAMES)
MODULES = (
    "tablier", "tablier.table", "tablier.records", "tablier.bots", "tablier.review", "tablier.problems",
    "tablier.batch", "tablier.envs", "tablier.networks", "tablier.training", "tablier.formats", "tablier.fairness",
    "tablier.rulebook", "tablier.saying", "tablier.svg", "tablier.text", "tablier.spread",
)  # fmt: skip
"""What the reference describes, from the docstrings."""
API = tuple(f"api/{module}" for module in MODULES)

DOORS: dict[str, tuple[str, ...]] = {
    "players": ("readme", "rules/README", *RULES, "review", "problems", "fairness"),
    "scholars": (
        "scholars/sources", "scholars/readings", "scholars/citations", "glossary", "notation", "report/README",
    ),
    "teachers": ("teachers/README", *SHEETS),
    "programmers": (
        "notebooks/first-game", "notebooks/own-evaluation", "notebooks/reviewing", *API, "formats", "ludii",
        "architecture", "contributing", "releases", "changelog",
    ),
    "researchers": (
        "environments/README", "environments/gymnasium", "environments/pettingzoo", "environments/openspiel",
        "environments/batch", "environments/ray", "environments/jax", "environments/recipes", "environments/baselines",
        "notebooks/statistics", "notebooks/training", "bots", "benchmarks",
    ),
    "operators": ("operating", "protocol"),
}  # fmt: skip
"""The doors of the front page and what is behind each, in the order of the navigation."""

TRANSLATED = frozenset({
    "rules/README", *RULES, "scholars/sources", "scholars/readings", "scholars/citations", "glossary",
    "report/README", "teachers/README", *SHEETS,
})  # fmt: skip
"""Pages that there are in every language; the others are in English."""

ELSEWHERE = {
    "readme": ROOT / "README.md", "contributing": ROOT / "CONTRIBUTING.md", "changelog": ROOT / "CHANGELOG.md",
    "benchmarks": ROOT / "benchmarks" / "README.md",
}  # fmt: skip
"""Pages that do not lie among the documentation."""
GENERATED = frozenset({"scholars/sources", "scholars/readings", "scholars/citations", "teachers/README", *SHEETS, *API})
"""Pages that are made from the program."""


def pages(language: str = ENGLISH) -> tuple[str, ...]:
    """Every page of a language, in the order of the navigation."""
    return tuple(page for door in DOORS for page in behind(door, language))


def behind(door: str, language: str = ENGLISH) -> tuple[str, ...]:
    """The pages behind a door that a language has."""
    return tuple(page for page in DOORS[door] if language == ENGLISH or page in TRANSLATED)


def source(page: str, language: str = ENGLISH) -> Path:
    """The file that a page is written in, which need not exist: English stands in for a language that lacks it."""
    if page in ELSEWHERE:
        return ELSEWHERE[page]
    folder, _, name = page.rpartition("/")
    translated = DOCS / folder / language / f"{name}.md"
    return translated if translated.is_file() else DOCS / f"{page}.md"
