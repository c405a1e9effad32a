"""What the pages are made of comes with the program, is as old as its sources, and is kept by browsers for good."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from pathlib import Path

import pytest

import tablier
from salon.guests import Salon
from tablier.salon.web.files import put_together

PAGE = Path(tablier.__file__).parent / "salon" / "page"
PAGES = sorted(path.name for path in PAGE.glob("*.html"))


def test_the_bundles_are_made_from_the_present_sources() -> None:
    found = [path for kind in ("js", "css") for path in PAGE.glob(f"{kind}/**/*.{kind}")]
    names = sorted(path.relative_to(PAGE).as_posix() for path in found)
    whole = hashlib.sha256()
    for name in names:
        whole.update(f"{name}\n".encode() + (PAGE / name).read_bytes())
    told = json.loads((PAGE / "built" / "sources.json").read_text(encoding="utf-8"))
    assert told == {"sha256": whole.hexdigest()}, "a script or a style sheet has changed: run `make bundle`"


def test_no_source_map_is_shipped() -> None:
    for path in (PAGE / "built").iterdir():
        assert path.suffix in (".js", ".css", ".json")
        assert "sourceMappingURL" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_whatever_a_page_asks_for_is_there_and_named_by_its_hash(salon: Salon, name: str) -> None:
    asked = re.findall(r'(?:src|href)="(/static/[^"]+)"', put_together(name))
    assert len(asked) >= 5
    for address in asked:
        assert re.match(r"/static/[0-9a-f]{16}/", address), address
        answer = salon.http.get(address)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        within = re.findall(r"url\(\"?(/static/[^)\"]+)", answer.text) if address.endswith(".css") else []
        for font in within:
            assert "immutable" in salon.http.get(font).headers["cache-control"]


def test_an_address_with_another_hash_is_asked_for_anew(salon: Salon) -> None:
    """A page of an older version still finds its files, and keeps nothing under the wrong name."""
    answer = salon.http.get(f"/static/{'0' * 16}/built/index.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


def test_words_are_named_by_their_hash_too(salon: Salon) -> None:
    for address in re.findall(r'data-words="([^"]+)"', salon.http.get("/").text)[0].split():
        answer = salon.http.get(f"/words/{address}.json")
        assert answer.json()["language"] == address.split(".")[0]
        assert "immutable" in answer.headers["cache-control"]
    assert salon.http.get("/words/fr-CA,en.json").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/rules/trictrac", "/table/nowhere", "/static/built/table.js", "/words/en.json"])
def test_text_is_packed_for_those_who_unpack_it(salon: Salon, path: str) -> None:
    plain = salon.http.get(path, headers={"accept-encoding": "identity"})
    packed = salon.http.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"]
    assert packed.content == plain.content
    assert len(gzip.compress(plain.content)) * 0.9 < int(packed.headers["content-length"]) < 0.7 * len(plain.content)
    asked_again = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
    assert salon.http.get(path, headers=asked_again).status_code == 304
