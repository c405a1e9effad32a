"""Where what was measured is kept: a JSON file a chapter, with the command that makes it again."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from tablier import __version__

from .chapters import chapter

DATA = Path(__file__).parent / "data"
QUICK = DATA / "quick"
"""The same with a small budget, for a test."""


FIXED = ("seed", "rolls", "candidates")
"""What of a budget is not the number of games or trials."""


def measure(
    name: str, folder: Path, *, quick: bool = False, seed: int | None = None, times: int = 1, jobs: int = 1
) -> dict[str, Any]:
    """Measure a chapter, with so many times the games it usually has, and keep what was found."""
    module = chapter(name)
    budget = dict(module.QUICK if quick else module.FULL)
    command = f"python -m report measure {name}{' --quick' if quick else ''}"
    if seed is not None:
        budget["seed"] = seed
        command += f" --seed {seed}"
    if times != 1:
        budget = {key: value if key in FIXED else times * value for key, value in budget.items()}
        command += f" --times {times}"
    begun = time.process_time()
    found = module.measure(budget, jobs)
    kept: dict[str, Any] = {"chapter": name, "command": command, "budget": budget, "version": __version__}
    if jobs == 1:
        kept["processor_seconds"] = round(time.process_time() - begun)
    kept |= found
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return kept


def read(name: str, folder: Path = DATA) -> dict[str, Any]:
    """What was found of a chapter. Raises OSError if it was not measured."""
    kept: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return kept
