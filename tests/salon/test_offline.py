"""What browsers keep for when there is no network."""

from __future__ import annotations

import json
import re

import pytest

from salon.guests import Salon
from tablier.problems.shelf import games_with_problems
from tablier.salon.learning import problem_set
from tablier.salon.learning.guides import GUIDES, lessons


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_the_worker_is_to_keep_is_there(salon: Salon, lang: str) -> None:
    """And the script is never kept itself, so that another version is heard of."""
    answer = salon.http.get(f"/worker.js?lang={lang}")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    line = answer.text.partition("\n")[0]
    keeping = json.loads(line.removeprefix("self.KEEPING=").removesuffix(";"))
    assert keeping["language"] == lang
    assert re.fullmatch(r"[0-9a-f]{16}", keeping["version"])
    for address in [*keeping["pages"], *keeping["answers"][:2], "/game/any"]:
        joined = "&" if "?" in address else "?"
        kept = salon.http.get(f"{address}{joined}lang={lang}")
        assert kept.status_code == 200, address
        if address in keeping["pages"]:
            assert f'lang="{lang}"' in kept.text, address


@pytest.mark.parametrize("game", GUIDES)
def test_a_guide_can_be_read_without_a_script(salon: Salon, game: str) -> None:
    page = salon.http.get(f"/guide/{game}?read=1&lang=es").text
    assert page.count('class="told-lesson"') == len(lessons(game))
    (first, *_) = re.findall(r'<img src="(/api/guides/[^"]+)"', page)
    assert salon.http.get(first.replace("&amp;", "&")).text.startswith("<svg")
    for path in ("/guide/chess", "/guide/chess?read=1"):
        lost = salon.http.get(path, headers={"accept": "text/html"})
        assert (lost.status_code, "There is nothing here" in lost.text) == (404, True)
    assert salon.http.get(f"/api/guides/{game}/999/picture").status_code in (404, 409)


@pytest.mark.parametrize("game", games_with_problems())
def test_problems_kept_have_boards_answers_and_reasons(game: str) -> None:
    told = json.loads(problem_set.kept(game, "fr"))
    layouts = {layout["id"] for layout in told["layouts"]}
    assert len(told["problems"]) >= 20
    for one in told["problems"]:
        best, natural = one["answers"]
        assert best["worth"] > natural["worth"]
        assert (best["arrows"] is None) == (one["kind"] != "play")
        assert one["board"]["layout"] in layouts
        assert one["gap"] > 0
