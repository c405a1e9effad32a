"""Golden playthroughs: whole matches of every game and preset. ``python tests/regenerate.py`` writes them."""

from __future__ import annotations

import pytest

import golden
from tablier import Record


def test_every_registered_game_and_preset_has_a_playthrough() -> None:
    assert golden.required() <= {game for game, _ in golden.SETTINGS.values()}
    kept = {path.stem for path in golden.FOLDER.glob("*.txt") if not path.stem.startswith("trictrac")}
    assert kept == set(golden.SETTINGS)


@pytest.mark.parametrize("name", sorted(golden.SETTINGS))
def test_the_playthrough_comes_out_as_it_is_kept(name: str) -> None:
    """C-2: positions, dice, numbers of plays, where they lead, scores, and the record."""
    kept = golden.path(name).read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(golden.playthrough(name).splitlines(), kept, strict=True), 1):
        assert now == before, f"line {number} of {name}"


@pytest.mark.parametrize("name", sorted(golden.SETTINGS))
def test_the_record_of_a_playthrough_is_read_and_replays_to_its_end(name: str) -> None:
    """C-6."""
    text = golden.path(name).read_text(encoding="utf-8")
    record = Record.read(text[text.index("tablier record") :])
    assert record.faults == []
    assert record.replay().winner is not None
    assert text.endswith(str(record))
