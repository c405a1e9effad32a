"""What a package says of itself that its sources cannot: where they are published.

The repository knows no address of its own. Whoever publishes it says so in ``TABLIER_REPOSITORY`` (the workflow of a
release does): then the package names it, and its README, which a package index shows by itself, has whole links.
Without it a package is the same but for these.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(?P<picture>!?)(?P<text>\[[^]]*\])\((?![a-z]+:|#)(?P<path>[^)]*)\)")


def readme_for_an_index(text: str, repository: str, version: str) -> str:
    """The README with whole links to what stood beside it when this version was released."""

    def whole(link: re.Match[str]) -> str:
        view = "raw" if link["picture"] else "blob"
        return f"{link['picture']}{link['text']}({repository}/{view}/v{version}/{link['path']})"

    return _LINK.sub(whole, text)


def urls(repository: str, version: str) -> dict[str, str]:
    """What a package index lists beside the package."""
    here = f"{repository}/blob/v{version}"
    return {
        "Homepage": repository,
        "Documentation": f"{here}/README.md",
        "Changelog": f"{here}/CHANGELOG.md",
        "Source": repository,
        "Issues": f"{repository}/issues",
    }


class Metadata(MetadataHookInterface):  # type: ignore[misc]
    """Readme and addresses, which depend on who builds."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get("TABLIER_REPOSITORY", "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        if repository:
            text = readme_for_an_index(text, repository, metadata["version"])
            metadata["urls"] = urls(repository, metadata["version"])
        else:
            metadata["urls"] = {}
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
