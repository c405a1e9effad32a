"""Match text and SGF: what a record holds comes back, what cannot be said is named, and damage is located."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from depth import examples
from formats.matches import a_match
from tablier import BadOption, BadRecord, Record, Table, formats
from tablier.formats.sheet import sayable
from tablier.records import Verdict

DATA = Path(__file__).parents[1] / "data" / "formats"
SUFFIXES = (".mat", ".sgf")
MADE_BY_GNU = sorted(path for path in DATA.iterdir() if path.stem.startswith("gnubg"))
every_format = pytest.mark.parametrize("suffix", SUFFIXES)


def read(text: str, suffix: str = "") -> Record:
    return Record.read(text, suffix)


# There and back


@every_format
@examples(100, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6), st.booleans())
def test_what_a_record_holds_comes_back(suffix: str, number: int, whims: bool) -> None:
    """Exactly, unless something is named as left out; and then all the rest."""
    record = a_match(number, whims)
    text, left_out = formats.write(record, suffix)
    said, _ = sayable(record)
    assert (said == record) or left_out
    assert read(text, suffix) == said
    assert read(text) == said, "known by its look as well"
    assert formats.write(read(text), suffix) == (text, [])


def test_what_cannot_be_said_is_named() -> None:
    table = Table("backgammon@modern", seed=1, touch_move=True)
    table.opening(6, 5)
    table.touch(1)
    table.play("1/7 7/12")
    table.throw(2, 1)
    table.void()
    record = table.record()
    for suffix in SUFFIXES:
        text, left_out = formats.write(record, suffix)
        assert [said.key for said in left_out] == ["formats.left-out-voids", "formats.left-out-touches"]
        assert [event.kind for event in read(text).events] == ["opening", "play"]


def test_verdicts_of_a_review_are_left_out_and_named() -> None:
    record = a_match(1, whims=False)
    record.verdicts[len(record.events) // 2] = [Verdict("play", "error", 0.05, "1/7 7/12")]
    for suffix in SUFFIXES:
        text, left_out = formats.write(record, suffix)
        assert [said.key for said in left_out] == ["formats.left-out-verdicts"]
        assert read(text).verdicts == {}
        assert read(text).events == record.events


def test_a_throw_that_cannot_be_played_is_written_as_played() -> None:
    """Somebody resigns while it lies there: a sheet has no other sign for it than for a play of nothing."""
    unplayed = (a_match(number, whims=True) for number in range(300))
    record = next(one for one in unplayed if "formats.left-out-unplayed" in {said.key for said in sayable(one)[1]})
    for suffix in SUFFIXES:
        again = read(formats.write(record, suffix)[0])
        assert again == sayable(record)[0]


@pytest.mark.parametrize("game", ["backgammon", "backgammon@house", "trictrac", "irish"])
@every_format
def test_other_games_are_refused(game: str, suffix: str) -> None:
    with pytest.raises(BadOption, match="modern Backgammon"):
        formats.write(Table(game, seed=1).record(), suffix)


@every_format
def test_a_match_that_begins_elsewhere_is_refused(suffix: str) -> None:
    record = Table("backgammon@modern", position="backgammon@modern:w:24:20x15").record()
    with pytest.raises(BadOption):
        formats.write(record, suffix)


def test_files_are_written_and_known_by_their_suffix(tmp_path: Path) -> None:
    record = a_match(4)
    for name in ("match.mat", "match.SGF", "match.json", "match.tab"):
        assert formats.save(record, tmp_path / name) == []
        assert Record.load(tmp_path / name) == record
    assert (tmp_path / "match.mat").read_text(encoding="utf-8").count("point match") == 1
    assert (tmp_path / "match.SGF").read_text(encoding="utf-8").startswith("(;FF[4]GM[6]")


def test_older_files_in_latin_1_are_read(tmp_path: Path) -> None:
    path = tmp_path / "old.sgf"
    path.write_bytes("(;GM[6]MI[length:1]PW[André]PB[Bob]\n;W[31hefe])".encode("latin-1"))
    assert Record.load(path).table.players == ("André", "Bob")


def test_what_windows_writes_in_utf_16_is_read(tmp_path: Path) -> None:
    record = a_match(3)
    for name in ("game.tab", "game.mat", "game.json"):
        formats.save(record, tmp_path / name)
        (tmp_path / name).write_bytes((tmp_path / name).read_text(encoding="utf-8").encode("utf-16"))
        assert Record.load(tmp_path / name) == record


# What others write


def test_there_are_files_of_gnu_backgammon_in_both_formats() -> None:
    assert {path.suffix for path in MADE_BY_GNU} == set(SUFFIXES)


@pytest.mark.parametrize("path", MADE_BY_GNU, ids=lambda path: path.name)
def test_files_that_gnu_backgammon_made_are_read_and_written(path: Path) -> None:
    record = Record.load(path)
    assert len(record.events) > 20
    assert len(record.replay().results) == len(re.findall(r"Wins|RE\[", path.read_text(encoding="utf-8")))
    for suffix in SUFFIXES:
        text, left_out = formats.write(record, suffix)
        assert left_out == []
        assert read(text) == record


@pytest.mark.parametrize("name", sorted({path.stem for path in MADE_BY_GNU}))
def test_both_files_of_a_match_tell_the_same(name: str) -> None:
    """But for what its match text does not tell: whether the Jacoby rule was agreed on, and some of its beavers."""
    match, tree = (Record.load(DATA / f"{name}{suffix}") for suffix in SUFFIXES)
    assert match.events == tree.events


XG = """; [Site "XG Mobile"]
; [Match ID "491989142"]
; [Player 1 "Ken"]
; [Player 2 "XG-Intermediate"]
; [EventDate "2022.12.24"]
; [Variation "Backgammon"]
; [Jacoby "On"]
; [Beaver "Off"]
; [CubeLimit "1024"]

0 point match

Game 1\x20
Ken : 0                              XG-Intermediate : 0\x20
 1)                                  15: 24/23 13/8
 2) 21: 13/11 6/5                    64: 24/14*
; a good roll
 3) 44: Bar/21 24/20(2) 13/9          Doubles => 2
 4)  Takes                           65: 14/8 13/8
 5) 61: Cannot Move
      Wins 2 points
"""


def test_match_text_of_extreme_gammon_is_read() -> None:
    """Wide columns, men that move by both dice, several men at once, and rules among the headers."""
    text = XG.replace(" 5) 61: Cannot Move\n", "")
    record = read(text)
    assert record.table.players == ("Ken", "XG-Intermediate")
    assert record.tags["date"] == "2022-12-24"
    assert record.tags["match-id"] == "491989142"
    assert (record.table.table_options["jacoby"], record.table.table_options["beavers"]) == (True, "none")
    assert record.comments == {5: ["a good roll"]}
    assert record.events[5].play == "1/7 7/11*"  # type: ignore[attr-defined]
    assert record.replay().score == (2, 0)
    assert record.events[-1].kind == "concede"


def test_a_throw_said_to_be_unplayable_that_is_not_is_refused() -> None:
    """It is read as not played, so that only a resignation may follow; here a throw does."""
    text = XG.replace("      Wins 2 points\n", " 6) 52: 8/3 6/4\n")
    with pytest.raises(BadRecord, match=r"Line 21: column 5: .* play the throw first"):
        read(text)
    assert [event.kind for event in read(XG).events][-3:] == ["play", "throw", "concede"]


def test_of_two_ways_the_one_that_hits_nobody_is_meant() -> None:
    """As is the custom: a hit on the way would be written down."""
    game = """ 1 point match

 Game 1
 A : 0                          B : 0
  1) 61: 13/7 6/5                62: 24/16
"""
    record = read(game)
    assert record.events[-1].play == "1/3 3/9"  # type: ignore[attr-defined]
    hit = read(game.replace("24/16", "24/18*/16"))
    assert "*" in hit.events[-1].play  # type: ignore[attr-defined]


def test_a_beaver_s_take_need_not_be_written() -> None:
    """As in GNU Backgammon's match text."""
    record = Record.load(DATA / "gnubg-beavers.mat")
    kinds = [event.kind for event in record.events]
    assert "beaver" in kinds
    assert kinds[kinds.index("beaver") + 1] in ("take", "beaver", "drop")
    assert record.table.table_options["beavers"] in ("beavers", "raccoons")


def test_what_is_said_of_a_game_beside_its_number_does_not_matter() -> None:
    text = formats.write(a_match(8), ".mat")[0]
    assert read(text.replace(" Game 1\n", " Game 1 (Crawford)\n")) == read(text)


def test_judgements_are_passed_over_and_comments_kept() -> None:
    text = (
        "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07]MI[length:3][game:0][ws:0][bs:0]PW[Ann]PB[Bob]RU[Crawford]"
        "GS[M:1 1]RE[W+3R]\n;W[31hefe]A[0][hefe E ver 3 0.5]LU[+0.1]GB[1]C[makes a point\nof \\] it]\n"
        "(;B[65aglq]DA[E]BM[1])(;B[65agag]))"
    )
    record = read(text)
    assert record.comments == {1: ["makes a point", "of ] it"]}
    assert [event.kind for event in record.events] == ["opening", "play", "throw", "play", "resign"]
    assert record.replay().score == (3, 0)


# Damage


@pytest.mark.parametrize(
    ("suffix", "text", "line", "why"),
    [
        (".mat", "", 1, "length of the match"),
        (".mat", " Game 1\n", 1, "length of the match"),
        (".mat", " 3 point match\n\n hello\n", 3, "before the first game"),
        (".mat", " 3 point match\n Game 1\n A : 0   B : 0\n  1) 33: 8/5\n", 4, "column 6: the first throw"),
        (".mat", " 3 point match\n Game 1\n A : 0   B : 0\n  1) 31: 8/2 6/5\n", 4, "column 6: "),
        (".mat", " 3 point match\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5\n  2) 31: 8/5 6/5\n", 5, "for B to act"),
        (".mat", " 3 point match\n Game 1\n A : 0   B : 0\n  1) dances\n", 4, "column 5: “dances”"),
        (".mat", " 3 point match\n Game 1\n A : 1   B : 0\n", 2, "score is given as 1:0"),
        (".mat", '; [Variation "NackGammon"]\n 3 point match\n', 1, "NackGammon"),
        (".mat", "\n; [9] x\n 3 point match\n", 2, "act 9"),
        (".mat", '; [Site "x"]\n; [Jacoby "perhaps"]\n 0 point match\n', 2, "jacoby"),
        (".mat", '; [Site "x"]\n; [doubles "seven"]\n 3 point match\n', 2, "doubles"),
        (".sgf", "", 1, "no game here"),
        (".sgf", "(;GM[6]\nRM[9:x])", 2, "act 9"),
        (".sgf", "(;GM[6]\nMI[length:1][ws:x][bs:0])", 2, "score"),
        (".sgf", "(;GM[1])", 1, "another game"),
        (".sgf", "(;GM[6]\n;W[31hefe]\n;B[65zz]", 3, "parentheses"),
        (".sgf", "(;GM[6]\n;W[31hefe]\n;B[65zzzz])", 3, "column 2: "),
        (".sgf", "(;GM[6]\n;W[hello])", 2, "column 2: “hello”"),
        (".sgf", "(;GM[6]\n;AE[a:y]AW[a])", 2, "edited"),
        (".sgf", "(;GM[6]\nMI[length:x]\n;W[31hefe])", 2, "length of a match"),
        (".sgf", "(;GM[6]MI[length:3]\nPB[A\x0fB]\n;W[31hefe])", 2, "control characters"),
        (".sgf", "(;GM[6]RU[Nackgammon])", 1, "Nackgammon"),
    ],
)
def test_damage_is_located_and_explained(suffix: str, text: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(why)) as caught:
        read(text, suffix)
    assert caught.value.line == line


def whole(suffix: str) -> str:
    return formats.write(a_match(3), suffix)[0]


@every_format
@examples(300, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_file_changed_anywhere_is_read_or_refused_with_a_line(suffix: str, data: st.DataObject) -> None:
    """Signs lost, added or exchanged, lines lost, doubled or moved: never anything but a record or BadRecord."""
    text = data.draw(
        st.sampled_from([whole(suffix), *(p.read_text("utf-8") for p in MADE_BY_GNU if p.suffix == suffix)])
    )
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        upto = min(len(text), at + data.draw(st.integers(0, 30)))
        put = data.draw(
            st.one_of(st.text(max_size=6), st.sampled_from(["\n", "]", "[", ";", "(", ")", "9" * 40, "31:"]))
        )
        text = text[:at] + put + data.draw(st.sampled_from(["", text[at:upto]])) + text[upto:]
    record, line = read_or_line(text, suffix)
    assert 1 <= line <= text.count("\n") + 2
    assert record is None or (record.faults == [] and record.replay())


def read_or_line(text: str, suffix: str) -> tuple[Record | None, int]:
    """The record of a text, or in which line it is refused."""
    try:
        return read(text, suffix), 1
    except BadRecord as problem:
        return None, problem.line
