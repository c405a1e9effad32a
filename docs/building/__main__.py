"""Build the site: ``PYTHONPATH=docs python -m building``, which is what ``make docs`` does.

The examples of every page are run first, then the pages of each language are laid out under ``build/site`` and built
into the package, from where the salon serves them and a wheel takes them along.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from report.kept import DATA
from report.page import render

from tablier.saying import LANGUAGES, Reader, Said

from . import checking, examples
from .laying import NEEDED, REPORT, lay_out, not_run
from .navigation import DOCS, ENGLISH, GENERATED, ROOT, pages, source

HERE = Path(__file__).parent
WORK = ROOT / "build" / "site"
SITE = ROOT / "src" / "tablier" / "site"
PAGE = ROOT / "src" / "tablier" / "salon" / "page"
_LEFT = (".doctrees", ".buildinfo", "objects.inv", "_sources")
"""What the generator leaves behind and nobody reads."""


def main() -> None:
    """Build everything; ends with what is wrong, if something is."""
    run_examples()
    if WORK.joinpath("built").exists():
        shutil.rmtree(WORK / "built")
    for language in (ENGLISH, *(other for other in LANGUAGES if other != ENGLISH)):
        build(language)
    render(DATA, WORK / "built", place=f"report/{REPORT}")
    wrong = checking.faults(WORK / "built")
    if wrong:
        sys.exit("\n".join(wrong))
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(WORK / "built", SITE)
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"The site is in {SITE.relative_to(ROOT)}: {size / 1e6:.1f} MB. `tablier serve` has it at /docs.")


def run_examples() -> None:
    """Run what every page shows. The generator runs the notebooks, where it can."""
    for page in not_run():
        print(f"{page}: not run, {NEEDED[page]} is not installed; the page says so")
    for page in pages():
        if page not in GENERATED and not page.startswith("notebooks/"):
            ran, wanted = examples.run(source(page))
            for package in wanted:
                print(f"{page}: an example was left out, {package} is not installed")
            if ran:
                print(f"{page}: {ran} examples run")


def build(language: str) -> None:
    """Build the pages of a language."""
    laid, built = WORK / "laid" / language, WORK / "built" / ("" if language == ENGLISH else language)
    lay_out(language, laid)
    dress(laid / "_static")
    path = (str(ROOT), str(DOCS), os.environ.get("PYTHONPATH", ""))
    surroundings = os.environ | {
        "TABLIER_SITE_LANGUAGE": language, "TABLIER_SITE_LAID": str(laid),
        "TABLIER_SITE_NOTEBOOKS": str(WORK / "notebooks"), "PYTHONPATH": os.pathsep.join(filter(None, path)),
        "OMP_NUM_THREADS": "1",  # two notebooks may run at once
    }  # fmt: skip
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-j", "2", "-c", str(HERE), "-d"]
    subprocess.run([*command, str(WORK / "read" / language), str(laid), str(built)], check=True, env=surroundings)
    for name in _LEFT:
        left = built / name
        if left.is_dir():
            shutil.rmtree(left)
        else:
            left.unlink(missing_ok=True)
    checking.reserve_room(built)
    checking.move_scripts_out(built)
    checking.write_plurals_out(built, Reader(language).say(Said("site.search-found", n="${resultCount}")))
    if language != ENGLISH:
        checking.share_pictures(WORK / "built", language)


def dress(folder: Path) -> None:
    """The salon's own colours and type, and what the site adds."""
    folder.mkdir(parents=True, exist_ok=True)
    tokens = (PAGE / "css" / "tokens.css").read_text(encoding="utf-8").replace("/static/fonts/", "fonts/")
    look = (HERE / "look" / "site.css").read_text(encoding="utf-8")
    (folder / "site.css").write_text(f"{tokens}\n{look}", encoding="utf-8")
    shutil.copytree(PAGE / "fonts", folder / "fonts", dirs_exist_ok=True)
    shutil.copy(PAGE / "favicon.svg", folder / "favicon.svg")


if __name__ == "__main__":
    main()
