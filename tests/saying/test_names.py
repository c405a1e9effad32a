"""Who has a name, and who is *you*: known as data, in every language, at the board and away from it."""

from __future__ import annotations

import ast
import json
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner

import tablier as package
from depth import mostly_long
from salon.guests import running, settings_in
from tablier import Phase, Record, Refusal, Table
from tablier.bots import RandomBot
from tablier.saying import LANGUAGES, Reader, Said, Several, Who, quoted
from tablier.table.events import Throw
from tablier.telling.sentences import Teller, verdict
from tablier.terminal.app import tablier

SIDES = ("White", "Black")
NAMES = ("White", "Black", None, "Rose")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def side_words(language: str) -> list[str]:
    return [Reader(language).say(Said(f"language.side-{side.lower()}")) for side in SIDES]


@each_language
@pytest.mark.parametrize("names", list(product(NAMES, NAMES)))
def test_a_name_is_told_as_it_is_and_none_as_the_side(language: str, names: tuple[str | None, str | None]) -> None:
    """By whoever refuses, tells or waits; also after the match was written down and read again."""
    table = Table("garanguet", seed=3, first="black", names=names)
    called = [name or side for name, side in zip(names, side_words(language), strict=True)]
    written = (Record.read(str(table.record())), Record.read(json.dumps(table.record().to_json())))
    for one in (table, *(record.replay() for record in written)):
        assert [Reader(language).name(who) for who in one.people] == called
        assert one.players == tuple(name or side for name, side in zip(names, SIDES, strict=True))
        with pytest.raises(Refusal) as refused:
            one.apply(Throw(0, (6, 5, 4)))
        assert called[1] in Reader(language).say(refused.value.said)
        teller = Teller(one)
        one.throw()
        assert any(called[1] in Reader(language).line(told) for told in teller.lines())


@each_language
def test_a_record_without_names_says_so_in_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLIER_GAMES", str(tmp_path))
    path = tmp_path / "game.tab"
    words = ["play", "garanguet", "--against", "nobody", "--save", str(path), "--lang", language]
    shown = CliRunner().invoke(tablier, words, input="throw\nq\n").output
    assert path.read_text("utf-8").split("\n")[2:4] == ["white: White", "black: Black"]
    assert any(side in shown for side in side_words(language))
    again = CliRunner().invoke(tablier, ["replay", str(path), "--lang", language])
    assert side_words(language)[0] in again.output


@pytest.mark.parametrize("players", mostly_long([3, 4], "3"))
@each_language
def test_players_of_a_scored_game_are_addressed_wherever_they_sit(players: int, language: str) -> None:
    """T-84: the sides change hands from round to round; who is *you* does not."""
    names = ("Quirin", "Wanda", "Xaver", "Zita")[:players]
    table = Table("trictrac-a-ecrire", seed=5, names=names, players=players, rounds=players * 2)
    teller, bots, told = Teller(table), (RandomBot(1), RandomBot(2)), []
    seated: set[tuple[int, ...]] = set()
    for _ in range(40_000):
        if table.phase is Phase.OVER:
            break
        if table.phase is Phase.BETWEEN:
            table.next_game()
        else:
            bots[table.player or 0].choose(table)
        seated.add(table.seats)
        told += teller.lines()
    assert table.phase is Phase.OVER
    assert len(seated) > 2, "the sides have changed hands"
    ended = verdict(table)
    assert ended
    people = {table.sitter(player) for player in range(players)}
    for line in (*told, ended):
        for who in people:
            words = Reader(language, player=who.player).line(line)
            elsewhere = Reader(language, player=players + 1).line(line)
            if who.name in elsewhere:
                assert who.name not in words, (who, words)


@each_language
def test_a_score_is_the_readers_own(language: str) -> None:
    score = Said("telling.score", white=Who(0, "Anne"), black=Who(1, "Bob"), ours=3, theirs=0)
    assert "Bob" not in Reader(language, 1).say(score)
    assert "Anne" in Reader(language, 1).say(score)


@each_language
def test_a_list_with_the_reader_in_it_is_of_you(language: str) -> None:
    both = Several((Who(None, "Anne", 0), Who(None, "Bob", 2)))
    said = Said("telling.wins-in-all", winners=both, count=2, total="+4")
    assert "Bob" not in Reader(language, player=2).say(said)
    assert "Anne" in Reader(language, player=2).say(said)
    alone = Said("telling.wins-in-all", winners=Several(both.items[:1]), count=1, total="+4")
    assert Reader(language, player=0).say(alone) != Reader(language, player=1).say(alone)


def test_whoever_sits_down_is_told_so(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as salon:
        table, tokens = salon.table("garanguet")
        heard = []
        for own in (tokens[:1], tokens[1:], (), tokens):
            with salon.guest(table, *own) as guest:
                heard.append([line["text"] for line in guest.lines])
    assert heard[0] == ["You sit down.", "Guest 1 sits down."]
    assert heard[1] == ["Guest 0 sits down.", "You sit down."]
    assert heard[2] == heard[3] == ["Guest 0 sits down.", "Guest 1 sits down."]


@each_language
def test_what_was_given_is_quoted_as_the_language_quotes(language: str) -> None:
    """Whatever is in it: nothing that a terminal would take for a command, and nothing of how Python writes texts."""
    known = {"en": "“{}”", "fr": "«\u00a0{}\u00a0»", "es": "«{}»"}
    marks = known.get(language) or Reader(language).say(Said("language.quoted", text="{}"))
    for text, shown in (
        ("x", "x"),
        ("it's", "it's"),
        ("a\x1b[2J\n", "a\\x1b[2J\\n"),
        ("\u202e9", "\\u202e9"),
        ("", ""),
    ):
        said = Said("refusals.bad-step", step=quoted(text))
        assert marks.format(shown) in Reader(language).say(said)
        assert Said.from_json(json.loads(json.dumps(said.to_json()))) == said
    assert marks.format("") not in Reader(language).say(Said("refusals.bad-die", die=quoted(7)))


def test_no_source_writes_a_quotation_as_python_does() -> None:
    """``repr`` is for programmers: what goes into a message is ``quoted``."""
    for path in Path(package.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Said":
                inside = {ast.unparse(one.func) for one in ast.walk(node) if isinstance(one, ast.Call)}
                assert "repr" not in inside, f"{path}:{node.lineno}"
