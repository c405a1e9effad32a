"""Every board one can choose is told apart by everybody: men, marks and numbers have their contrast on it (WCAG AA)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablier

PAGE = Path(tablier.__file__).parent / "salon" / "page"
TOKENS = (PAGE / "css" / "tokens.css").read_text(encoding="utf-8")
BOARDS = re.findall(r'"(\w+)"', re.findall(r"boardThemes = \[([^\]]+)\]", (PAGE / "js/lib/prefs.js").read_text())[0])
_TOKEN = re.compile(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)")
GROUNDS = ("field", "point-a", "point-b")


def tokens(board: str, dark: bool) -> dict[str, str]:
    """Every colour, with this board."""
    blocks = [TOKENS.partition(":root[data-board")[0]]
    blocks += re.findall(rf':root\[data-board="{board}"\] \{{(.*?)\n\}}', TOKENS, re.S)
    return {name: pair[dark] for block in blocks for name, *pair in _TOKEN.findall(block)}


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def test_there_are_boards_to_choose_from() -> None:
    assert len(BOARDS) == 3
    assert set(re.findall(r'data-board="(\w+)"', TOKENS)) == set(BOARDS[1:])


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("board", BOARDS)
def test_everything_on_a_board_stands_out(board: str, dark: bool) -> None:
    seen = tokens(board, dark)
    for ground in GROUNDS:
        for man in ("man-light", "man-dark"):
            best = max(contrast(seen[part], seen[ground]) for part in (man, f"{man}-edge"))
            assert best >= 3, f"{man} on {ground}: {best:.2f}"
        best = max(contrast(seen[part], seen[ground]) for part in ("legal", "legal-halo"))
        assert best >= 3, f"marks on {ground}: {best:.2f}"
    assert contrast(seen["legal"], seen["legal-halo"]) >= 7
    assert contrast(seen["ink-rail"], seen["rail"]) >= 4.5
    assert contrast(seen["point-edge"], seen["field"]) >= 3, "where a point ends"
    for arrow in ("arrow-you", "arrow-them", "arrow-fill", "arrow-best", "arrow-played"):
        assert contrast(seen[arrow], seen["arrow-halo"]) >= 4.5, arrow
