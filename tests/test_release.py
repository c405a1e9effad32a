"""What is published agrees with itself, wherever a version, a name or an address is written down."""

from __future__ import annotations

import importlib.util
import re
import tomllib

import release
from release import ROOT

ADDRESS = "https://forge.example/house/tablier"


def hook():
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_place_that_names_the_version_names_this_one():
    assert release.disagreements() == []


def test_a_version_is_released_once_its_changes_have_a_day(monkeypatch):
    dated = release._text("CHANGELOG.md").replace("(unreleased)", "(2027-01-31)", 1)
    texts = {"CHANGELOG.md": dated}
    plain = release._text
    tag = f"v{release.version()}"
    assert release.unready("v0.0.1")
    monkeypatch.setattr(release, "_text", lambda name: texts.get(name) or plain(name))
    assert release.unready(tag) == []
    texts["CHANGELOG.md"] = dated.replace("(2027-01-31)", "(unreleased)")
    assert len(release.unready(tag)) == 1


def test_the_readme_of_a_package_has_whole_links():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    whole = hook().readme_for_an_index(readme, ADDRESS, "9.9.9")
    links = re.findall(r"(!?)\[[^]]*\]\(([^)]*)\)", whole)
    assert links
    assert all(address.startswith("https://") for _, address in links)
    for picture, address in links:
        if address.startswith(ADDRESS):
            view, _, path = address.removeprefix(f"{ADDRESS}/").partition("/v9.9.9/")
            assert view == ("raw" if picture else "blob")
            assert (ROOT / path.partition("#")[0]).exists(), path
    assert hook().readme_for_an_index(whole, ADDRESS, "9.9.9") == whole


def test_the_types_go_with_the_package():
    assert (ROOT / "src/tablier/py.typed").is_file()


def test_what_is_released_has_the_site():
    """A wheel is built of the source, and git knows nothing of the site: so both have to be told of it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    targets = project["tool"]["hatch"]["build"]["targets"]
    assert [targets[name]["artifacts"] for name in ("sdist", "wheel")] == [["src/tablier/site"]] * 2
    steps = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    assert steps.index("make docs") < steps.index("make release") < steps.index("tablier/site/index.html")
