"""The site at /docs: served where it was built; where it was not, a sentence says how to build it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from salon.guests import Salon
from tablier.salon.web import site

BUILT = {
    "index.html": "<h1>Tablier</h1>", "fr/index.html": "<h1>Tablier, en français</h1>",
    "rules/garanguet.html": '<section id="G-7"></section>', "_static/site.css": "body {}",
}  # fmt: skip


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A site as ``make docs`` leaves it, with few pages."""
    for name, text in BUILT.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("kept to ourselves", encoding="utf-8")
    monkeypatch.setattr(site, "folder", lambda: tmp_path / "site")
    site._read.cache_clear()
    yield tmp_path
    site._read.cache_clear()


@pytest.mark.usefixtures("built")
def test_the_front_page_is_in_the_language_of_whoever_asks(salon: Salon) -> None:
    for asked, where, says in (
        ("fr-CH, en;q=0.5", "/docs/fr/", "en français"), ("es", "/docs/", "Tablier"), ("", "/docs/", "Tablier"),
    ):  # fmt: skip
        answer = salon.http.get("/docs", follow_redirects=True, headers={"accept-language": asked})
        assert answer.url.path == where
        assert says in answer.text
        assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
def test_pages_and_what_they_are_made_of_are_served(salon: Salon) -> None:
    page = salon.http.get("/docs/rules/garanguet.html")
    assert (page.status_code, page.text) == (200, BUILT["rules/garanguet.html"])
    assert page.headers["content-type"].startswith("text/html")
    assert salon.http.get("/docs/_static/site.css").headers["content-type"].startswith("text/css")
    again = salon.http.get("/docs/rules/garanguet.html", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["nothing.html", "../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", ".hidden", "rules"]
)
def test_nothing_else_is(salon: Salon, path: str) -> None:
    assert salon.http.get(f"/docs/{path}").status_code == 404


def test_where_it_was_not_built_a_sentence_says_how(
    salon: Salon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "folder", lambda: tmp_path / "nowhere")
    for path in ("/docs", "/docs/", "/docs/rules/garanguet.html"):
        answer = salon.http.get(path, follow_redirects=True, headers={"accept-language": "fr"})
        assert answer.status_code == 200
        assert "make docs" in answer.text
        assert "construit" in answer.text
