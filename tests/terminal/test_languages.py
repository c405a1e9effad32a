"""The terminal speaks the reader's language, and no other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tablier import Phase, Table
from tablier.saying.catalogues import source
from tablier.terminal.app import tablier
from tablier.terminal.speaking import can_say, wished_language

BEAROFF = "backgammon@modern:w:19x2,20x2,24x1:19x3,22x1"


class _Texts(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 (the parser's own name)
        self.found.update(part for line in node.value.splitlines() for part in re.split(r" ?'[^']*' ?", line))


def fragments(language: str) -> set[str]:
    """What stands between the values of the terminal's messages, where it is more than a word."""
    texts = _Texts()
    texts.visit(FluentParser().parse(source(language, "terminal") or ""))
    return {text.strip() for text in texts.found if len(text.split()) > 2 and len(text.strip()) > 12}


ENGLISH, FRENCH = fragments("en") - fragments("fr"), fragments("fr") - fragments("en")


def flat(shown: str) -> str:
    return " ".join(shown.split())


def foreign(shown: str, fragments: set[str]) -> list[str]:
    """What is said in the wrong language. What clauses and help say is set in lines, so spaces do not matter."""
    said = flat(shown)
    return sorted(text for text in fragments if flat(text) in said)


def test_there_is_enough_to_tell_the_languages_apart() -> None:
    assert len(ENGLISH) > 200
    assert len(FRENCH) > 200
    assert foreign("Press it. Enter begins the next game. Done", ENGLISH) == ["Enter begins the next game."]


# Which language


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        (["rules"], {}, "en"),
        (["rules"], {"LANG": "C"}, "en"),
        (["rules"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["rules"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["rules"], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        (["rules"], {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        (["--lang", "fr", "rules"], {"LANG": "C"}, "fr"),
        (["rules", "--lang=fr"], {"LANG": "C"}, "fr"),
        (["rules", "--lang", "en"], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["rules", "--lang"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["rules", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_option_comes_before_the_environment(
    monkeypatch: pytest.MonkeyPatch, words: list[str], environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert wished_language(words) == language


# Everything in one language


def session(run, tmp_path: Path, *lang: str) -> str:
    """Much of what can be done: games against bots and among people, saved, resumed and replayed; figures; mistakes."""
    saved, sheet = str(tmp_path / "game.tab"), str(tmp_path / "account.html")
    shown = []

    def do(*words: str, lines: list[str] | None = None) -> None:
        result = run(*words, *lang, lines=lines)
        shown.append(result.stdout + result.stderr)

    do(lines=["99", "garanguet", "random", "q"])
    typed = ["help", "why", "plays 2", "plays", "why 1/7", "frob", "throw", "rules", "rules G-7", "undo", "", "touch"]
    typed += ["throw 6 5 4", "hand", "hand off", "mark 4", "board", "id", f"save {saved}", f"save {tmp_path}/no/x"]
    do("play", "garanguet", "--first", "white", "--seed", "1", "--against", "random", lines=["", *typed, "quit"])
    do("play", "--resume", saved, lines=["resign", "", "quit"])
    do("replay", saved)
    do("replay", saved, "--at", "99", "--step", lines=["", "b", "q"])
    do(
        "play",
        "backgammon",
        "--cube",
        "--first",
        "white",
        "--match",
        "3",
        "--seed",
        "2",
        lines=["double", "", "resign"],
    )
    hits = "trictrac@marking=manual:w:1x10,4x1,5x1,7x1,12x2:1x8,2x1,3x1,4x1,6x1,7x1,8x1,9x1"
    lines = ["", "4-3", "", "school 4", "mark 2", "1/5 1/4", "school 4 little", "", "contest", "", "persist", "help"]
    do("play", "--start", hits, "--hand", "--against", "nobody", "--match", "3", lines=lines)
    lines = ["", "", "claim", "claim 4", "waive", "", "", "help"]
    do(
        "play",
        "unstacked",
        "-o",
        "claims=manual",
        "--first",
        "white",
        "--against",
        "nobody",
        "--seed",
        "3",
        lines=lines,
    )
    lines = ["account", f"account {sheet}", "lots Zoe", "lots", "", "advise", "help", "abandon"]
    do(
        "play",
        "trictrac-a-ecrire",
        "-o",
        "players=3",
        "--hand",
        "--sheet",
        sheet,
        "--save",
        f"{saved}.json",
        lines=lines,
    )
    do("rules")
    do("rules", "garanguet", "T-27")
    do("options", "trictrac-a-ecrire")
    do("show", BEAROFF, "--svg", str(tmp_path / "board.svg"))
    do("plays", BEAROFF, "2-1", "--limit", "1")
    do("plays", BEAROFF, "x")
    do("analyse", BEAROFF, "2-1")
    do("problems", "trictrac")
    do("problems", "trictrac", "--try", lines=["x", "?", "stop"])
    do("problems", "unstacked")
    do("simulate", "garanguet", "-n", "30", "--seed", "1")
    do("arena", "garanguet", "greedy", "random", "-n", "1")
    do("selfplay", "garanguet", "random", "-n", "1", "--out", str(tmp_path / "games"))
    do("solve", "unstacked")
    do("solve", "unstacked", "unstacked:w:m000001:m111111")
    for wrong in (["frob"], ["play", "--frob"], ["play", "--side", "green"], ["play", "--match", "-1"], ["plays"],
                  ["replay", "no.tab"], ["play", "--save", str(tmp_path)], ["solve", "unstacked", "x", "y"], ["replay"],
                  ["play", "--resume", "no.tab"], ["play", "garanguet", "--resume", saved], ["selfplay", "x", "y"],
                  ["play", "garanguet", "--cube"], ["play", "garanguet", "--name", "A", "--name", "B"]):  # fmt: skip
        do(*wrong)
    return "\n".join(shown)


@pytest.mark.parametrize("how", ["--lang", "LANG"])
def test_a_french_session_has_no_english_sentence_of_the_terminal(
    run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    if how == "LANG":
        monkeypatch.delenv("LC_ALL")
        monkeypatch.delenv("LC_MESSAGES")
        monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    shown = session(run, tmp_path, *(("--lang", "fr") if how == "--lang" else ()))
    assert foreign(shown, ENGLISH) == []
    assert len(foreign(shown, FRENCH)) > 90, "much was said"
    assert "À Blanc ○ de jeter les dés." in shown
    assert not caplog.records, "every message was found, and none went wrong"


def test_an_english_session_has_no_french_sentence_of_the_terminal(
    run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shown = session(run, tmp_path)
    assert foreign(shown, FRENCH) == []
    assert len(foreign(shown, ENGLISH)) > 90
    assert not caplog.records


@pytest.mark.parametrize("command", ["", *tablier.commands])
def test_help_is_in_the_readers_language_and_fits(run, caplog: pytest.LogCaptureFixture, command: str) -> None:
    words = [command] if command else []
    french, english = (run(*words, "--help", "--lang", lang).stdout for lang in ("fr", "en"))
    assert foreign(french, ENGLISH) == []
    assert foreign(english, FRENCH) == []
    assert "Exemples\N{NO-BREAK SPACE}:" in french
    assert max(map(len, french.splitlines())) <= 80
    assert max(map(len, english.splitlines())) <= 80
    assert not re.search(r"^\s*[;:?!»]", french, re.MULTILINE), "punctuation stays with its word"
    assert not caplog.records


def test_every_phase_that_waits_for_an_answer_says_how_to_give_it() -> None:
    silent = (Phase.LOTS, Phase.OPENING, Phase.THROW, Phase.UNBIND, Phase.PLAY, Phase.BETWEEN, Phase.OVER)
    assert [phase for phase in Phase if phase not in silent and not can_say(f"terminal.answer-{phase}")] == []


# Who is spoken to


def test_who_plays_alone_against_a_bot_is_spoken_to(run) -> None:
    lines = ["", "throw"]
    alone = run("play", "garanguet", "--first", "white", "--seed", "1", "--against", "random", lines=lines).stdout
    assert "You have to play the throw first. [C-2]" in alone
    two = run("play", "garanguet", "--first", "white", "--seed", "1", "--against", "nobody", lines=lines).stdout
    assert "White ○ has to play the throw first. [C-2]" in two
    french = run("play", "garanguet", "--first", "white", "--seed", "1", "--lang", "fr", lines=lines).stdout
    assert "Vous devez d’abord jouer" in french


def test_other_programs_read_english_unless_they_ask(run, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = run("rules", "G-7", "--json").stdout
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("rules", "G-7", "--json").stdout == plain
    assert "Une dame ferme une flèche" in run("rules", "G-7").stdout
    assert "Une dame ferme une flèche" in run("rules", "G-7", "--json", "--lang", "fr").stdout
    assert run("show", BEAROFF, "--json", "--lang", "fr").stdout == run("show", BEAROFF, "--json").stdout


def test_rules_are_in_the_language_asked_for_or_say_that_they_are_not(run) -> None:
    lacking = "aún no está traducida"
    for words, shown in ((["irish"], "Antes del backgammon"), (["IR-3"], "Dos números")):
        told = run("rules", *words, "--lang", "es").stdout
        assert shown in told
        assert lacking not in told
    for words, shown in ((["garanguet"], "One man closes a point"), (["irish", "C-2"], "As much as possible")):
        told = run("rules", *words, "--lang", "es").stdout
        assert shown in told
        assert lacking in told
    lines = ["", "rules IR-3", "rules", "rules C-2"]
    played = run("play", "irish", "--first", "white", "--seed", "1", "--lang", "es", lines=lines).stdout
    assert "el doble de veces" in played
    assert played.count(lacking) == 2, "of the common page, in the list and at its clause"


# Terminals that cannot show everything


def test_a_terminal_of_plain_letters_gets_what_it_can_show() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "fr_FR.UTF-8", "COLUMNS": "80"}
    program = "from tablier.terminal import main; main()"

    def shown(*words: str) -> str:
        done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, env=environment)
        return (done.stdout + done.stderr).decode("ascii")

    board = shown("show", "garanguet:w:1x13,7x2:1x15")
    assert "A Blanc o de jeter les des." in board
    assert "|                     o  |   |" in board
    assert "x Noir" in board
    assert "?" not in board
    assert "Il n'y a pas de commande" in shown("frob")
    assert "sans JEU, on en choisit un" in shown("play", "-h")


def test_a_game_is_told_to_a_terminal_of_plain_letters(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "TABLIER_GAMES": str(tmp_path)}
    words = ["play", "garanguet", "--first", "white", "--seed", "1", "--lang", "fr"]
    program = "from tablier.terminal import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *words], input=b"\nquit\n", capture_output=True, env=environment
    )
    assert done.returncode == 0
    assert "A la prochaine fois." in done.stdout.decode("ascii")
    assert Table("garanguet").game.id in done.stdout.decode("ascii")


def test_nobody_pays_for_catalogues_who_is_told_nothing() -> None:
    program = (
        "import atexit, sys; from tablier.terminal import main\n"
        "atexit.register(lambda: print(*(name for name in sys.modules if name.split('.')[0] in ('fluent', 'babel'))))\n"
        "main()"
    )
    done = subprocess.run([sys.executable, "-c", program, "--version"], capture_output=True, text=True)
    assert done.stdout.split()[0] == "tablier,"
    assert done.stdout.splitlines()[1:] == [""]
