"""The recipes are short and run as they stand; how much they learn is on their page."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPES = sorted((ROOT / "examples" / "recipes").glob("*.py"))
NEEDS = {"cleanrl": "torch", "rllib": "ray.rllib", "sb3": "sb3_contrib", "tianshou": "tianshou", "torchrl": "torchrl"}
LITTLE = {"cleanrl": 1, "rllib": 1, "sb3": 4096, "tianshou": 4096, "torchrl": 1}
MOST_LINES = 30


def library_of(recipe):
    return recipe.stem.removeprefix("with_")


def test_every_learner_has_a_recipe_and_a_line_on_the_page():
    page = (ROOT / "docs" / "environments" / "recipes.md").read_text(encoding="utf-8")
    assert {library_of(recipe) for recipe in RECIPES} == set(NEEDS)
    assert [recipe.name for recipe in RECIPES if f"(../../examples/recipes/{recipe.name})" not in page] == []


@pytest.mark.parametrize("recipe", RECIPES, ids=library_of)
def test_a_recipe_is_short(recipe):
    """Statements, by the lines they take: imports, the title and blank lines left out."""
    tree = ast.parse(recipe.read_text(encoding="utf-8"))
    text = recipe.read_text(encoding="utf-8").splitlines()
    body = [node for node in tree.body[1:] if not isinstance(node, ast.Import | ast.ImportFrom)]
    lines = {number for node in body for number in range(node.lineno, node.end_lineno + 1) if text[number - 1].strip()}
    assert len(lines) <= MOST_LINES


@pytest.mark.long
@pytest.mark.parametrize("recipe", RECIPES, ids=library_of)
def test_a_recipe_runs(recipe):
    name = library_of(recipe)
    pytest.importorskip(NEEDS[name], reason=f"{NEEDS[name]} is not installed (make test-envs installs it)")
    done = subprocess.run(
        [sys.executable, str(recipe), str(LITTLE[name])],
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "points a game" in done.stdout.splitlines()[-1]
