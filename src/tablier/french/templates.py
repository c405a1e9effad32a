"""How a sentence finds its French: templates of both languages, matched and filled in.

An English template is the sentence with a placeholder where a value stands: ``{name} claims the {n}``. What a
placeholder takes is its *kind*, given after a colon or, without one, by its own name without final digits (``{n2}`` is
an ``n``). A kind is one of the plain ones below, a catalogue of phrases, or a list of such phrases. The French template
takes the values in any order, and may bend them with what follows a bar:

``{name|de}``      with *de* before it: ``de Paul``, ``d’Anne``
``{n|trou}``       so many of them: ``1 trou``, ``3 trous``
``{n|s}``          only the ending of the plural
``{reason|cap}``   with a capital
``{reason|low}``   without
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

_HOLE = re.compile(r"\{(?P<name>\w+)(?::(?P<kind>\w+))?(?:\|(?P<bend>\w+))?\}")
_BREAK = re.compile(r"(?<=[.!?…”\]])(\s+)(?=\S)")
_CLAUSE = re.compile(r"\[[A-Z]+-\d+\]\.?")
_IN_BRACKETS = re.compile(r" \[(?:[A-Z]+-\d+|\{clause\})\]")
_VOWEL = re.compile(r"[aeiouyàâæéèêëîïôœùûü]", re.IGNORECASE)
_ELISION = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_]|\{)")
_LONGEST_RUN = 5
"""How many pieces, broken at full stops, one template may span."""
_FIRST_NAME = 0xE000
"""Names are hidden behind signs for private use, so that they are no part of any sentence."""

PLAIN = {
    "text": r".+?",
    "maybe": r".*?",
    "name": r"(?:[^\[\]:;“”.]|(?<=\b\w)\.|\.(?=\w)){1,80}?",
    "n": r"[+−-]?\d[\d,]*",
    "clause": r"[A-Z]+-\d+",
    "word": r"[\w.=-]+",
    "quoted": r".+?",
    "dice": r"\d(?:-\d)*(?: \([^)]*\))?",
    "steps": r"[\w/*()]*\d[\w/*()]*(?: [\w/*()]*\d[\w/*()]*)*",
    "sentence": r".+",
}
"""Kinds of values that are not looked up, and what they look like."""

Catalogue = Mapping[str, str]


class Template:
    """One English template, ready to match, and the French one to be filled in."""

    def __init__(self, english: str, french: str, pattern: Callable[[str], str]) -> None:
        """``pattern`` gives the regular expression of a kind."""
        self.english = english
        self.french = tuple(_french_parts(french))
        self.parts = tuple(_parts(english))
        self.kinds = {name: kind for _, name, kind in self.parts if name}
        literals = [literal for literal, _, _ in self.parts]
        self.anchor = max(literals, key=len)
        """What a sentence must hold to be worth a closer look."""
        self.weight = sum(map(len, literals))
        """Of two templates that match, the one that leaves less open says more."""
        self._pattern_of = pattern

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The template as a regular expression, made when a sentence first looks like it."""
        pattern = ""
        for literal, name, kind in self.parts:
            pattern += re.escape(literal)
            if name:
                pattern += f"(?P<{name}>{self._pattern_of(kind)})"
        return re.compile(pattern, re.DOTALL)


class Phrasebook:
    """Every catalogue together. Nothing is compiled before it is needed."""

    def __init__(
        self,
        sentences: Sequence[Catalogue],
        phrases: Mapping[str, Catalogue],
        lists: Mapping[str, tuple[str, str, str]],
        spoken: Sequence[str] = (),
    ) -> None:
        """``lists`` gives for each kind of list: of what, the English separator, the French one.

        ``spoken`` names the kinds of phrases that are also said by themselves.
        """
        self.sentences = {english: french for catalogue in sentences for english, french in catalogue.items()}
        # Some who show a sentence show its clause elsewhere.
        bare = {_IN_BRACKETS.sub("", english): _IN_BRACKETS.sub("", f) for english, f in self.sentences.items()}
        self.sentences = bare | self.sentences
        self.phrases = phrases
        self.lists = lists
        self._patterns: dict[str, str] = {}
        self._templates: dict[str, list[Template]] = {}
        said = {english: french for kind in spoken for english, french in phrases[kind].items()} | self.sentences
        self._exact = {english: typeset(french) for english, french in said.items() if "{" not in english}
        by_word: dict[str, list[Template]] = {}
        for english, french in said.items():
            if "{" in english:
                by_word.setdefault(_first_word(english), []).append(self._compile(english, french))
        general = by_word.pop("", [])
        self._general = sorted(general, key=lambda template: -template.weight)
        self._by_word = {
            word: sorted([*own, *general], key=lambda template: -template.weight) for word, own in by_word.items()
        }

    def say(self, text: str, names: tuple[str, ...] = ()) -> tuple[str, bool]:
        """The French of a text, and whether all of it was known."""
        hidden, restore = _hide(text, names)
        found, whole = self._say(hidden, restore)
        if not whole and hidden != text:
            # A name that is also a word of the sentence must not hide that.
            again, known = self._say(text, _same)
            if known:
                return again, True
        return found, whole

    def _say(self, text: str, restore: Callable[[str], str]) -> tuple[str, bool]:
        bare = text.strip()
        if not bare:
            return text, True
        start = text.index(bare)
        before, after = text[:start], text[start + len(bare) :]
        whole = self._sentence(bare, restore)
        if whole is not None:
            return before + whole + after, True
        parts = _BREAK.split(bare)
        said, known = [], True
        at = 0
        while at < len(parts):
            for end in range(min(len(parts), at + 2 * _LONGEST_RUN - 1), at, -2):
                found = self._sentence("".join(parts[at:end]), restore)
                if found is not None:
                    break
            else:
                end, found, known = at + 1, restore(parts[at]), False
            said.append(found)
            said += parts[end : end + 1]
            at = end + 1
        return before + "".join(said) + after, known

    def _sentence(self, text: str, restore: Callable[[str], str]) -> str | None:
        if _CLAUSE.fullmatch(text) or not any(map(str.isalpha, text)):
            return restore(text)
        if text in self._exact:
            return self._exact[text]
        found = self._matched(self._by_word.get(_word_of(text), self._general), text, restore)
        if found is None and text.endswith("."):
            bare = self._sentence(text[:-1], restore)
            return None if bare is None else f"{bare}."
        return found

    def phrase(self, kind: str, value: str, restore: Callable[[str], str]) -> str | None:
        """The French of a value of some kind; None if it is not of that kind."""
        if kind in self.lists:
            return self._list(kind, value, restore)
        if kind in self.phrases:
            if kind not in self._templates:
                made = [self._compile(english, french) for english, french in self.phrases[kind].items()]
                self._templates[kind] = sorted(made, key=lambda template: -template.weight)
            return self._matched(self._templates[kind], value, restore)
        if kind == "sentence":
            said, known = self._say(value, restore)
            return said if known else None
        if kind == "name":
            return restore(_SEAT.sub(lambda seat: _SEATS[seat[0]], value))
        value = restore(value)
        if kind == "n":
            return value.replace(",", "\u202f")
        if kind == "quoted" and len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
            return f"«\u00a0{value[1:-1]}\u00a0»"
        return value

    def _list(self, kind: str, value: str, restore: Callable[[str], str]) -> str | None:
        of, separator, french = self.lists[kind]
        pieces = value.split(separator)
        said = []
        at = 0
        while at < len(pieces):
            for end in range(at + 1, len(pieces) + 1):  # an item may hold the separator itself
                found = self.phrase(of, separator.join(pieces[at:end]), restore)
                if found is not None:
                    break
            else:
                return None
            said.append(found)
            at = end
        return typeset(french).join(said)

    def _matched(self, templates: Sequence[Template], text: str, restore: Callable[[str], str]) -> str | None:
        for template in templates:
            if template.anchor not in text:
                continue
            match = template.pattern.fullmatch(text)
            if match is None:
                continue
            values = {
                name: self.phrase(template.kinds[name], value, restore) for name, value in match.groupdict().items()
            }
            if None not in values.values():
                return "".join(_fill(part, values) for part in template.french)
        return None

    # Compiling

    def _compile(self, english: str, french: str) -> Template:
        return Template(english, french, self._pattern)

    def _pattern(self, kind: str) -> str:
        """A kind as a regular expression without groups that are kept."""
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in self.lists:
            # Whether they are what they should be is seen when the list is taken apart: a pattern that repeats
            # another has unthinkably many ways to fail.
            return PLAIN["text"]
        if kind not in self._patterns:
            found = ["".join(self._piece(part) for part in _parts(english)) for english in self.phrases[kind]]
            self._patterns[kind] = f"(?:{'|'.join(sorted(found, key=len, reverse=True))})"
        return self._patterns[kind]

    def _piece(self, part: tuple[str, str, str]) -> str:
        literal, name, kind = part
        return re.escape(literal) + (f"(?:{self._pattern(kind)})" if name else "")


_SEATS = {"White": "Blanc", "Black": "Noir", "white": "Blanc", "black": "Noir", "nobody": "personne"}
_SEAT = re.compile(r"^(?:[Ww]hite|[Bb]lack|nobody)(?=$| [○●])")
"""What a player is called who has no name."""


def _same(value: str) -> str:
    return value


def _hide(text: str, names: tuple[str, ...]) -> tuple[str, Callable[[str], str]]:
    """A text with the names in it hidden, and what brings them back into a value."""
    signs = {chr(_FIRST_NAME + number): name for number, name in enumerate(names)}
    hidden = text
    for sign, name in sorted(signs.items(), key=lambda item: -len(item[1])):
        if name:
            hidden = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", sign, hidden)
    if hidden == text:
        return text, _same

    def restore(value: str) -> str:
        if not any(sign in value for sign in signs):
            return value
        return "".join(signs.get(sign, sign) for sign in value)

    return hidden, restore


def typeset(french: str) -> str:
    """The spaces French puts before its signs, which do not break, and its apostrophes."""
    french = _ELISION.sub("’", french)
    french = re.sub(r" ([;!?])", "\u202f\\1", french)
    return french.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


def _parts(template: str) -> Iterator[tuple[str, str, str]]:
    """A template as literals, each with the name and the kind of the placeholder after it, if there is one."""
    at = 0
    for hole in _HOLE.finditer(template):
        name = hole["name"]
        yield template[at : hole.start()], name, hole["kind"] or name.rstrip("0123456789")
        at = hole.end()
    yield template[at:], "", ""


def _french_parts(french: str) -> Iterator[str | tuple[str, str]]:
    french = typeset(french)
    at = 0
    for hole in _HOLE.finditer(french):
        yield french[at : hole.start()]
        yield hole["name"], hole["bend"] or ""
        at = hole.end()
    yield french[at:]


def _fill(part: str | tuple[str, str], values: Mapping[str, str | None]) -> str:
    if isinstance(part, str):
        return part
    name, bend = part
    value = values[name] or ""
    match bend:
        case "":
            return value
        case "de":
            return f"d’{value}" if _VOWEL.match(value) else f"de {value}"
        case "cap":
            return value[:1].upper() + value[1:]
        case "low":
            return value[:1].lower() + value[1:]
    many = value.lstrip("+−-") not in ("0", "1")
    return ("s" if many else "") if bend == "s" else f"{value} {bend}{'s' if many else ''}"


def _first_word(english: str) -> str:
    """The word an English template surely begins with, or nothing."""
    literal = english[: _HOLE.search(english).start()]  # type: ignore[union-attr]
    word, space, _ = literal.partition(" ")
    return word if space else ""


def _word_of(text: str) -> str:
    return text.partition(" ")[0]
