"""The README's Python examples run as they stand, and its commands exist."""

import re
from pathlib import Path

import pytest

from tablier import GAMES, rulebook

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_readme_run(example, tmp_path, monkeypatch, capsys):
    if "gymnasium" in example:
        pytest.importorskip("gymnasium", reason="Gymnasium is not installed: an example of the README is left out")
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", [GAMES[page.game] for page in rulebook.pages() if page.game in GAMES])
def test_every_game_is_named(game):
    """By its page: the scored game of Trictrac stands in the line of the ordinary one."""
    assert f"| **{game.word('name')}**" in README


def test_there_are_examples():
    assert len(EXAMPLES) >= 2


def test_the_commands_named_in_the_readme_exist():
    from tablier.terminal.app import tablier

    named = set(re.findall(r"\.venv/bin/tablier (\w+)", README))
    assert named
    assert named <= set(tablier.commands)


def test_the_pages_and_pictures_the_readme_links_to_exist():
    links = re.findall(r"\]\((?!http)([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_files_that_pages_name_exist():
    """Whatever looks like the path of a source, in whichever page, is the end of one that is there."""
    folders = [ROOT / name for name in ("benchmarks", "deploy", "docs", "examples", "src", "tests")]
    there = {f"/{path.relative_to(ROOT).as_posix()}" for folder in folders for path in folder.rglob("*.*")}
    pages = [*ROOT.glob("*.md"), *(page for folder in folders for page in folder.rglob("*.md"))]
    missing = [
        f"{page.name}: {named}"
        for page in pages
        for named in re.findall(r"`([\w./-]+/[\w-]+\.(?:py|js|ts|css|ftl))`", page.read_text(encoding="utf-8"))
        if not any(path.endswith(f"/{named}") for path in there)
    ]
    assert not missing
