"""Whether a version may be released: ``python tests/release.py v1.2.3`` says what stands against it."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def version() -> str:
    """The version of the sources."""
    found = re.search(r'^__version__ = "(.*)"', (ROOT / "src/tablier/__init__.py").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1]


def disagreements() -> list[str]:
    """Where another version is written down than the sources have, or other requirements."""
    kept = {
        "CHANGELOG.md": re.search(r"^## (\S+)", _text("CHANGELOG.md"), re.M),
        "CITATION.cff": re.search(r"^version: (\S+)", _text("CITATION.cff"), re.M),
        "deploy/conda/recipe.yaml": re.search(r'^  version: "(\S+)"', _text("deploy/conda/recipe.yaml"), re.M),
    }
    found = [
        f"{name} is about {said[1] if said else 'nothing'}, the sources are {version()}."
        for name, said in kept.items()
        if said is None or said[1] != version()
    ]
    project = tomllib.loads(_text("pyproject.toml"))["project"]
    extras = project["optional-dependencies"]
    needed = (*project["dependencies"], *extras["cli"], *extras["salon"])
    # What only some systems have is left out there: the recipe is one for all, and the program does without.
    wanted = {one for one in needed if "[" not in one and ";" not in one}
    recipe = re.findall(r"^    - (\S+ >=[\d.]+)$", _text("deploy/conda/recipe.yaml").partition("  run:")[2], re.M)
    listed = {one.replace(" ", "").replace("_", "-") for one in recipe}
    return found + [f"deploy/conda/recipe.yaml: {one}" for one in sorted(wanted ^ listed)]


def unready(tag: str) -> list[str]:
    """What stands against releasing the version of a tag."""
    found = disagreements()
    if tag != f"v{version()}":
        found.append(f"The tag is {tag}, the sources are {version()}.")
    if not re.search(rf"^## {re.escape(version())} \(\d{{4}}-\d\d-\d\d\)$", _text("CHANGELOG.md"), re.M):
        found.append(f"CHANGELOG.md has no heading '## {version()} (the day)'.")
    return found


def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    against = unready(*sys.argv[1:])
    print("\n".join(against) or "Nothing stands against it.")
    sys.exit(bool(against))
