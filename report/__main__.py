"""Measure, or make the report of what was measured.

python -m report measure [CHAPTER …] [--quick] [--seed N] [--times N] [--jobs N] [--into FOLDER]
python -m report render [--from FOLDER] [--into FOLDER] [--lang LANGUAGE] [--no-pdf]
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # many small products: threads would only wait for each other

from tablier.saying import LANGUAGES

from .chapters import NAMES
from .kept import DATA, QUICK, measure

BUILT = Path(__file__).parent / "built"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m report", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    measuring = commands.add_parser("measure", help="measure chapters anew, and keep the data")
    measuring.add_argument("chapters", nargs="*", choices=[*NAMES, []], metavar="CHAPTER", help=", ".join(NAMES))
    measuring.add_argument("--quick", action="store_true", help="a small budget, to see that data and code agree")
    measuring.add_argument("--seed", type=int, help="of the dice [each chapter's own]")
    measuring.add_argument("--times", type=int, default=1, help="so many times the games, for narrower intervals [1]")
    measuring.add_argument("--jobs", type=int, default=1, help="processes; the figures are the same [1]")
    measuring.add_argument("--into", type=Path, help="where the data is kept [report/data]")
    rendering = commands.add_parser("render", help="make the pages of the data")
    rendering.add_argument("--from", dest="source", type=Path, default=DATA)
    rendering.add_argument("--into", type=Path, default=BUILT)
    rendering.add_argument("--lang", choices=LANGUAGES, help="one language alone [all]")
    rendering.add_argument("--no-pdf", action="store_true", help="leave out the PDF, which takes Chromium")
    chosen = parser.parse_args()
    if chosen.command == "measure":
        folder = chosen.into or (QUICK if chosen.quick else DATA)
        for name in chosen.chapters or NAMES:
            measure(name, folder, quick=chosen.quick, seed=chosen.seed, times=chosen.times, jobs=chosen.jobs)
            print(f"{name}: {folder / name}.json", flush=True)
        return
    from .page import render  # needs a plotting library, which measuring does not

    for path in render(chosen.source, chosen.into, [chosen.lang] if chosen.lang else LANGUAGES, pdf=not chosen.no_pdf):
        print(path)


if __name__ == "__main__":
    main()
