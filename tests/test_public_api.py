"""Nothing that others build on changes unnoticed."""

from __future__ import annotations

import difflib

from public_api import LISTING, listing


def test_the_public_names_and_signatures_are_those_written_down():
    kept, found = LISTING.read_text(encoding="utf-8"), listing()
    told = "\n".join(difflib.unified_diff(kept.splitlines(), found.splitlines(), "kept", "found", "", "", 0, ""))
    assert found == kept, f"If that is meant, `make api`; docs/releases.md says what may change when.\n{told}"
