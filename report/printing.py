"""What prints a page: Chromium, where there is one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
_PATIENCE = 120


def printer() -> str | None:
    """The browser that prints, if one is installed."""
    return next((found for name in _BROWSERS if (found := shutil.which(name))), None)


def print_page(page: Path, printed: Path, browser: str) -> None:
    """Print a page as PDF. Raises CalledProcessError or TimeoutExpired."""
    subprocess.run(
        [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
         f"--print-to-pdf={printed.resolve()}", page.resolve().as_uri()],
        check=True, capture_output=True, timeout=_PATIENCE,
    )  # fmt: skip
