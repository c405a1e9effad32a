"""The examples on the pages about environments run as they stand, links lead somewhere, tables say what is so."""

import re
from pathlib import Path

import pytest

from tablier.envs import ACTIONS, ENCODING_VERSION, GAMES, encoding

PAGES = sorted((Path(__file__).parent.parent / "docs" / "environments").glob("*.md"))
EXAMPLES = [
    pytest.param(page, example, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, example in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
]
OVERVIEW = next(page for page in PAGES if page.name == "README.md").read_text(encoding="utf-8")
NEEDS = {"jax": "jax", "gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "pyspiel": "pyspiel"}


@pytest.mark.parametrize(("page", "example"), EXAMPLES)
def test_the_examples_run(page, example, capsys):
    for word, module in NEEDS.items():
        if word in example:
            pytest.importorskip(module, reason=f"{module} is not installed: an example of {page.name} is left out")
    exec(compile(example, page.name, "exec"), {})
    assert capsys.readouterr().out


def test_every_interface_has_a_page_with_an_example():
    with_examples = {parameter.values[0].stem for parameter in EXAMPLES}
    assert with_examples == {"README", "batch", "gymnasium", "jax", "openspiel", "pettingzoo", "ray"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page):
    links = re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_overview_says_what_the_code_says():
    assert f"make {ACTIONS} actions" in OVERVIEW
    assert f"Version {ENCODING_VERSION}:" in OVERVIEW
    for name, game_id in GAMES.items():
        assert f"`tablier/{name}-v0`" in OVERVIEW
        assert f'`env("{game_id}")`' in OVERVIEW
        for field in encoding(game_id):
            last = field.last - 1
            span = str(field.first) if field.first == last else f"{field.first}–{last}"
            assert field.name in OVERVIEW or field.name.split(" ", 1)[1] in OVERVIEW, field
            if field.name in ("phase", "dice", "left"):
                assert f"| {field.name} | {span} |" in OVERVIEW
