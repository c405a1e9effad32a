"""The catalogues of French are complete, and each of their entries can be said."""

from __future__ import annotations

import re

import pytest

from french.collecting import quotations, sentences, skeleton
from tablier import french
from tablier.bots import BOTS
from tablier.dice import DOUBLES
from tablier.french.templates import PLAIN, Template

BOOK = french.phrasebook()
ENTRIES = {**BOOK.sentences}
for _phrases in BOOK.phrases.values():
    ENTRIES |= _phrases
KNOWN = {skeleton(english) for english in ENTRIES}

NOT_SAID = {
    # Boards in letters and printed pages, whose words are translated one by one or not at all
    "games/race/writing.py": ("  stakes {}{}", ", {} may double"),
    "games/trictrac/writing.py": (" ◇ rest corners", ", pavillon", ", in a row"),
    "games/unstacked/writing.py": ("{} to bring down", "{} stacked   {}", "{} lying     {} off, {}"),
    # What only the terminal says, which speaks English
    "games/race/backgammon.py": ("exact bearing off, tables bound up",),
    "games/race/game.py": (". bar/4 enters, 22/off bears off, 1/7/13 or 1/13 is one man going on.",),
    "games/race/irish.py": ("plain doublets; a win is worth one",),
    "games/race/plakoto.py": ("lone men are pinned, the mother first",),
    "games/race/jacquet.py": ("a courier runs ahead of the army",),
    "games/trictrac/ecrire.py": (
        "rounds kept in an account; two, three or four play",
        "Each is one round, played to {} holes and counted as one point.",
        "The scored game is kept at a table; play the ordinary game, trictrac.",
    ),
    "games/trictrac/game.py": (
        "points for what a throw could do; to twelve holes",
        ": you go from your talon, 1, to 24. 1/7/12 or 1/12 is one man going on, 22/off leaves the board.",
        "With marking=manual a game needs a table; use marking=auto.",
    ),
    "games/trictrac/worth.py": ("{} throws {}, which is worth {}{}",),
    "games/unstacked/game.py": (
        "pure chance: six stacks are taken down", "With claims=manual a game needs a table; use claims=auto.",
    ),
    # For a browser
    "games/trictrac/markers.py": ("translate({} {}) scale({} {})",),
    "games/trictrac/account.py": (
        '<p class="headline">{}</p>', "<h2>The bets</h2>\n<ul>{}</ul>",
        '<section class="account">\n{}\n<p>{}</p>\n</section>', '<p class="terms">{}</p>',
    ),
    # French already, or a name of its own
    "games/race/garanguet.py": ("Triple {}", "three dice; one man closes a point"),
    "svg/words.py": ("{} : {} sortie", "{} : {} sorties"),
    "fairness.py": ("tablier dice 1", "tablier dice 2", "tablier seal 2\n{}\n{}\n{}"),
    # For whoever runs the program, not for who plays
    "salon/play/minds.py": ("import sys; sys.path[:] = {}; from {} import live; live({})",),
    "games/unstacked/solve.py": ("{} cannot be read: {}", "{} does not hold every position of {}."),
    "salon/web/app.py": ("Historical tables games. The socket is in docs/protocol.md.",),
    "salon/kept/schema.py": ("SET LOCAL statement_timeout = 0",),
    "salon/web/porch.py": ("content-type: application/json", "content-length: {}", "connection: close"),
    "salon/settings.py": ("{}{} is {}", "{}, not {}."),
    # Lines of a record, which is the same in every language
    "games/race/acts.py": ("unbind {}-{}", "{} breaks {}"),
    "games/trictrac/acts.py": (
        "{} marks {}[ and pegs {}]", "{} cries school of {} too {}", "{} forgives", "{} replaces {}", "lots {}",
        "advice of {}: {}", "player {} would break off", "player {} would play on",
    ),
    "games/unstacked/acts.py": ("{} casts", "{} claims {}", "{} waives"),
    "table/events.py": ("opening {}-{}", "{} voids", "{} plays {}", "{} touches {}", "{} adjusts"),
    # For who writes programs
    "table/declaring.py": ("its fields",),
    "table/table.py": ("{} object has no attribute {}",),
}  # fmt: skip
COMPOSED = {
    "games/trictrac/account.py": ("Final account after {} of {}, broken off by agreement",),
    "games/trictrac/events.py": ("Only the sum ({}→{}) reaches the lone man on {}, and {}",),
    "games/trictrac/schools.py": ("Nobody marks {} points{}",),
    "games/trictrac/scribe.py": ("{} wins it by {}, for {}", "; {} {} out"),
    "telling/sentences.py": ("{} Score: {} {}, {} {}.", "{} {} {} in all [T-89]."),
    "games/unstacked/telling.py": ("the {} {}{}",),
    "salon/play/telling.py": ("{} throws {}.",),
    "games/trictrac/writing.py": ("{} has {}. {} has marked {}.",),
}
"""Sentences put together from parts; the catalogues have what comes of them, and test_spoken.py hears it."""


def is_covered(found: str) -> bool:
    """Whether the catalogues have a sentence, or one that a part of a sentence belongs to."""
    return found in KNOWN or any(found.strip() in english for english in KNOWN)


def is_exempt(file: str, found: str) -> bool:
    return found in NOT_SAID.get(file, ()) or found in COMPOSED.get(file, ())


def test_every_sentence_of_the_source_has_french() -> None:
    collected = list(sentences())
    lacking = [
        f"{f}:{line}: {found!r}" for f, line, found in collected if not is_covered(found) and not is_exempt(f, found)
    ]
    assert not lacking, "\n".join(lacking)
    assert len(collected) > 350


def test_what_is_quoted_is_taken_as_a_quotation() -> None:
    by_skeleton = {skeleton(english): english for english in ENTRIES}
    for found, quoted in quotations():
        template = Template(by_skeleton.get(found, ""), "", str)
        for (_, name, kind), is_quoted in zip(template.parts, quoted, strict=False):
            if name and is_quoted:
                assert kind in ("quoted", "text", "act"), template.english


def test_every_bot_and_every_announcement_has_french() -> None:
    for bot in BOTS.values():
        first = " ".join((bot.__doc__ or "").split()).partition(". ")[0]
        first = first[:1].upper() + first[1:]
        assert french.translate(f"{first}.") is not None, first
    for called in (*DOUBLES.values(), "Triple 4"):
        assert french.translate(called) == called


def test_no_exception_is_out_of_date() -> None:
    collected = {(file, found) for file, _, found in sentences()}
    for exempt in (NOT_SAID, COMPOSED):
        for file, sentences_there in exempt.items():
            for found in sentences_there:
                assert (file, found) in collected, f"{file} does not say {found!r} any more"


@pytest.mark.parametrize("english", ENTRIES)
def test_an_entry_has_the_same_values_in_both_languages(english: str) -> None:
    template = Template(english, ENTRIES[english], lambda kind: PLAIN.get(kind, "x"))
    used = {part[0] for part in template.french if not isinstance(part, str)}
    # The ending of an English plural has no value of its own.
    assert used == {name for name in template.kinds if name != "plural"}
    for kind in template.kinds.values():
        assert kind in PLAIN or kind in BOOK.phrases or kind in BOOK.lists, f"{kind} is no kind of value"


def test_every_kind_is_used() -> None:
    kinds = {hole for english in ENTRIES for hole in Template(english, "", str).kinds.values()}
    kinds |= {of for of, _, _ in BOOK.lists.values()} | set(french.words.SPOKEN)
    assert not {*BOOK.phrases, *BOOK.lists} - kinds


SAMPLES = {
    "text": "12/17", "maybe": "", "name": "Anne ○", "n": "3", "clause": "T-33", "word": "marking", "quoted": "'x'",
    "dice": "6-6 (Sonnez)", "steps": "1/7 bar/4*", "sentence": "The match is over.",
}  # fmt: skip


def sample(kind: str) -> str:
    """Something of a kind, with the longest phrase of it."""
    if kind in SAMPLES:
        return SAMPLES[kind]
    if kind in BOOK.lists:
        of, separator, _ = BOOK.lists[kind]
        return separator.join([sample(of)] * 2)
    return filled(max(BOOK.phrases[kind], key=len))


def filled(english: str) -> str:
    template = Template(english, "", str)
    return "".join(literal + (sample(kind) if name else "") for literal, name, kind in template.parts)


@pytest.mark.parametrize("english", [english for english in BOOK.sentences if english])
def test_an_entry_filled_in_is_said_in_french(english: str) -> None:
    said = french.translate(filled(english))
    assert said is not None, filled(english)
    left = re.findall(r"\b(the|is|are|has|have|of|with|his|that|not|men|man|hole|throws?|to)\b", said)
    assert not left, said
    assert "{" not in said
