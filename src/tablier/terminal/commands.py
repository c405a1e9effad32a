"""What can be typed at a table besides plays, and what Tab offers.

Some commands are the terminal's own. All others are the acts that are declared (:mod:`tablier.table.declaring`): the
word is the kind of the act, its values follow as in its line of a record, and words that stand between them there may
be left out. ``{player} marks {points}[ and pegs {holes}]`` is typed ``mark 6`` or ``mark 6 pegs 1``.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import rulebook, text
from ..board import SIDES
from ..errors import Refusal, TablierError, Unreadable
from ..games import Play, family_of
from ..saying import Said, Several, quoted
from ..table import Phase, Table
from ..table.declaring import KINDS, Declared
from ..table.values import Die, FieldValue, OrNothing, Point, Seat, Text, Whole, YesNo, kind_of
from ..throws import read_dice
from .keyboard import Suggestion
from .speaking import account_of, can_say, complaint, players_of, reader, spoken, value_word, write_sheet
from .worked import with_boards

if TYPE_CHECKING:
    from .playing import Sitting

SHOWN_PLAYS = 20
MOST_PLAYS = 24
"""Whole plays are offered by Tab only where there are at most so many; otherwise step by step is shorter."""
_POINT, _DIE = kind_of(Point), kind_of(Die)
_PARTS = re.compile(r"\{(\w+)\}|([\[\]])|([^{}\[\]]+)")


class Stop(Exception):
    """The person wants to stop."""


class TypedCommand(NamedTuple):
    """A command of the terminal's own: how it is typed, names of values in braces, and what does it."""

    usage: str
    run: Callable[[Sitting, str], None]


def run(sitting: Sitting, line: str) -> bool:
    """Do what a line says if it begins with a command; whether it did. Raises TablierError, Stop."""
    word, _, rest = line.partition(" ")
    word = _SHORT.get(word.lower(), word.lower()).replace("-", "_")
    if word in KINDS and (word in _COMMANDS or _is_typed(KINDS[word].declared)):
        sitting.table.check_act(word)
    if word in _COMMANDS:
        _COMMANDS[word].run(sitting, rest.strip())
    elif word in KINDS and _is_typed(KINDS[word].declared):
        _do(sitting, KINDS[word].declared, rest.strip())
    else:
        return False
    return True


def available(sitting: Sitting) -> list[str]:
    """The words of the commands that make sense at this table, the acts among them in their order."""
    table = sitting.table
    hidden = {"lots"} - set(table.acts)
    if table.game.plays_itself:
        hidden |= {"undo", "why", "plays"}
    if not sitting.by_hand:
        hidden.add("void")
    if table.account is None:
        hidden.add("account")
        if table.match == 1:
            hidden.add("next")
    acts = sorted((KINDS[kind].declared for kind in table.acts), key=lambda declared: declared.rank)
    # An act of those who sit out, or of everybody, is listed while there is somebody to do it.
    typed = [act.kind for act in acts if _is_typed(act) and (not _by_seat(act) or table.entitled(act.kind))]
    return [word for word in (*_BEFORE, *typed, *_AFTER) if word not in hidden]


def choices(table: Table) -> Sequence[Play]:
    """The plays that can be entered: where nobody points out a duty, also those that break one."""
    legal = table.plays()
    return table.game.possible(table.position, table.dice) if table.game.marks_by_hand else legal


def better_reason(as_play: TablierError, as_steps: TablierError) -> TablierError:
    """Of the reasons why a line is no whole play and no beginning of one, the one that helps."""
    return as_steps if as_play.code in ("unfinished", "plays-too-little") else as_play


# Acts as they are declared


def _is_typed(declared: Declared) -> bool:
    """Whether an act is asked for by its name. Plays are typed as they are, and throws have a command of their own."""
    return declared.asks is not None and not declared.chance and declared.kind != "play"


def _by_seat(declared: Declared) -> bool:
    """Whether it is done by players of many, at the board or not."""
    return declared.actor is not None and isinstance(declared.fields[declared.actor], Seat)


def _own_values(declared: Declared) -> dict[str, FieldValue]:
    """The values that say more than who does it."""
    return {name: value for name, value in declared.fields.items() if name != declared.actor}


def usage(declared: Declared) -> str:
    """How an act is typed: ``mark POINTS [pegs HOLES]``."""
    typed = [declared.kind]
    if _by_seat(declared) and _own_values(declared):
        typed.append(f"[{value_word('name')}]")
    for name, value, between, optional in _arguments(declared):
        word = f"{value.no}|{value.yes}" if isinstance(value, YesNo) else value_word(name)
        typed.append(f"[{between[-1]} {word}]" if optional and between else word)
    return " ".join(typed)


def _arguments(declared: Declared) -> Iterator[tuple[str, FieldValue, list[str], bool]]:
    """The values of an act as its line has them: name, kind, the words before it, and whether it may be missing."""
    words: list[str] = []
    optional = False
    for name, bracket, plain in _PARTS.findall(declared.line.template):
        words += plain.split()
        if bracket:
            optional = bracket == "["
        elif name:
            if name != declared.actor:
                yield name, declared.fields[name], words, optional
            words = []


def _reading(declared: Declared) -> re.Pattern[str]:
    """What may follow the word of an act."""
    parts = []
    for name, value, between, optional in _arguments(declared):
        inner = value.value if isinstance(value, OrNothing) else value
        pattern = rf"{inner.pattern}|bar" if inner == _POINT else inner.pattern
        if isinstance(inner, Text) and not inner.whole_line:
            pattern = ".+"
        loose, needed = (between[:-1], between[-1:]) if optional else (between, [])
        before = rf"(?:(?:{'|'.join(map(re.escape, loose))})\s+)*" if loose else ""
        before += "".join(rf"{re.escape(word.removesuffix('s'))}s?\s+" for word in needed)
        parts.append(rf"(?:\s+{before}(?P<{name}>{pattern}))" + ("?" if optional else ""))
    if not any(isinstance(value, Text) for value in declared.fields.values()):
        parts.append(rf"(?:\s+by\s+(?P<by_>{'|'.join(SIDES)}))?")
    return re.compile("".join(parts), re.IGNORECASE)


def _do(sitting: Sitting, declared: Declared, rest: str) -> None:
    """Do an act for whoever is to do it: the only person, if one plays against a bot, which speaks for itself."""
    table, kind = sitting.table, declared.kind
    if _by_seat(declared):
        _do_by_seat(sitting, declared, rest)
        return
    values, by = _read(declared, rest)
    who = sitting.person if by is None else SIDES.index(by)
    if kind == "touch":
        table.touch(values["point"])  # which is nothing where men are only set straight
    elif declared.actor is None or who is None:
        table.do(kind, *values.values())
    else:
        table.apply(KINDS[kind](**{declared.actor: who}, **values))


def _do_by_seat(sitting: Sitting, declared: Declared, rest: str) -> None:
    """An act of players of many: of the one who is named first, or who alone may; else all agree by word of mouth."""
    table, kind = sitting.table, declared.kind
    entitled = table.entitled(kind)
    first, _, others = rest.partition(" ")
    named = [who for who in entitled if first and players_of(table)[who].lower().startswith(first.lower().rstrip(":"))]
    if not entitled:
        table.do(kind)  # which is refused, with the reason
    elif len(named) == 1:
        entitled, rest = (named[0],), others
    elif len(entitled) > 1 and _own_values(declared):
        names = tuple(players_of(table)[who] for who in entitled)
        example = f"{kind} {names[0]} {rest}".strip()
        raise Unreadable("no-adviser", Said("terminal.say-who", names=Several(names, either=True), example=example))
    values, _ = _read(declared, rest)
    for who in entitled:
        if who in table.entitled(kind):
            table.apply(KINDS[kind](**{str(declared.actor): who}, **values))


def _read(declared: Declared, rest: str) -> tuple[dict[str, Any], str | None]:
    """The values that were typed, and the side that was named. Raises Unreadable, saying how they are typed."""
    found = _reading(declared).fullmatch(f" {rest}" if rest or _speaks(declared) else "")
    values = {}
    if found is not None:
        given = found.groupdict()
        values = {name: _value(value, given[name]) for name, value in _own_values(declared).items()}
    if found is None or not all(_fits(value, values[name]) for name, value in _own_values(declared).items()):
        raise Unreadable("no-number", Said("terminal.typed-so", usage=usage(declared)))
    by = given.get("by_")
    return values, by.lower() if by else None


def _value(value: FieldValue, typed: str | None) -> Any:
    if typed is None:
        return None
    if isinstance(value, Text):
        return " ".join(typed.split())
    return 0 if value == _POINT and typed.lower() == "bar" else value.read(typed)


def _fits(value: FieldValue, read: Any) -> bool:
    return isinstance(value, Text) or value.fits(read)


def _speaks(declared: Declared) -> bool:
    """Whether what follows is somebody's speech, of which the referee says whether it is any."""
    return any(isinstance(value, Text) and value.whole_line for value in declared.fields.values())


def answers(table: Table) -> list[Declared]:
    """The acts that the player to act may answer with now, those first that this phase is for."""
    may = () if table.player is None else table.may(table.player)
    acts = [KINDS[kind].declared for kind in may if _is_typed(KINDS[kind].declared)]
    return sorted(acts, key=lambda act: (act.phases[0] is not table.phase, act.rank))


def number_alone(table: Table, line: str) -> str | None:
    """The command that a number alone stands for, where the answer waited for is one with a number."""
    if table.phase in (Phase.THROW, Phase.PLAY) or not line.isdecimal() or not answers(table):
        return None
    act = answers(table)[0]
    takes_number = isinstance(next(iter(_own_values(act).values()), None), Whole)
    return f"{act.kind} {line}" if takes_number else None


# What Tab offers


def candidates(table: Table, line: str, commands: Iterable[str]) -> list[Suggestion]:
    """Everything that may continue ``line``, the text before the cursor."""
    before, _, word = line.rpartition(" ")
    typed = word.lower()
    first = before.split()[0].lower() if before.split() else ""
    if first in _COMMANDS or first in KINDS:
        offered = _offered(table, first)
    elif first and "/" not in first and "-" not in first:
        offered = []
    else:
        offered = _steps(table, before)
        if not before.strip():
            offered += [*_whole_plays(table), *commands]
    return [Suggestion(text, len(word)) for text in dict.fromkeys(offered) if text.lower().startswith(typed)] + [
        Suggestion(text, len(line)) for text in _whole_plays(table) if before.strip() and text.startswith(line)
    ]


def _offered(table: Table, command: str) -> list[str]:
    """What may follow a command."""
    match command:
        case "rules":
            pages = (rulebook.page(table.game.id), rulebook.page(rulebook.COMMON))
            return [clause.id for page in pages for clause in page.clauses]
        case "why":
            return _steps(table, "")
        case "lots":
            return list(players_of(table))
        case "undo" | "plays":
            return ["all"]
        case "hand":
            return ["on", "off"]
        case _ if command in _COMMANDS:
            return []
    declared = KINDS[command].declared
    names = [players_of(table)[who] for who in table.entitled(command)] if _by_seat(declared) else []
    return names + [word for value in _own_values(declared).values() for word in _offered_for(table, value)]


def _offered_for(table: Table, value: FieldValue) -> Iterable[str]:
    if isinstance(value, YesNo):
        return value.no, value.yes
    if isinstance(value, Text):
        return () if value.whole_line else _steps(table, "")
    if value == _POINT:
        return [step.partition("/")[0] for step in _steps(table, "")] or list("123456")
    return map(str, table.askable) if value == _DIE else ()


def _steps(table: Table, before: str) -> list[str]:
    """The steps that may follow those made and those already typed."""
    if table.phase is not Phase.PLAY or table.game.plays_itself:
        return []
    try:
        if before.strip():
            table = deepcopy(table)
            table.step(before)
        return [str(step) for step in table.steps()]
    except TablierError:
        return []


def _whole_plays(table: Table) -> list[str]:
    if table.phase is not Phase.PLAY or table.drafted:
        return []
    plays = choices(table)
    return [play.notation for play in plays] if len(plays) <= MOST_PLAYS else []


# The terminal's own


def _help(sitting: Sitting, rest: str) -> None:
    game = sitting.table.game
    if game.plays_itself:
        sitting.say(Said("terminal.how-it-plays-itself"))
    else:
        sitting.say(Said("terminal.how-to-play", example=game.example))
        notation = Said(f"terminal.notation-{game.family}")
        if can_say(notation.key):
            sitting.say(notation)
    shown = [_explained(word) for word in available(sitting)]
    width = max(len(typed) for typed, _ in shown)
    for typed, words in shown:
        lines = textwrap.wrap(words, max(sitting.width - width - 4, 30)) or [""]
        for beside, line in zip((typed, *[""] * len(lines)), lines, strict=False):
            sitting.write(line, lead=f"  {beside:<{width}}  ")
    sitting.say(Said("terminal.words-typed"))


def _explained(word: str) -> tuple[str, str]:
    """How a command is typed, and what it does; of an act that nobody described, which clause provides for it."""
    if word in _COMMANDS:
        names = re.findall(r"\{(\w+)\}", _COMMANDS[word].usage)
        typed = _COMMANDS[word].usage.format(**{name: value_word(name) for name in names})
        return typed, spoken(Said(f"terminal.command-{word}"))
    declared = KINDS[word].declared
    said = Said(f"terminal.act-{word}")
    words = f"{spoken(said)} " if can_say(said.key) else ""
    return usage(declared), f"{words}[{declared.clause}]"


def _undo(sitting: Sitting, rest: str) -> None:
    sitting.table.undo(everything=rest.lower() == "all")
    sitting.show()


def _plays(sitting: Sitting, rest: str) -> None:
    table = sitting.table
    plays = choices(table)
    most = int(rest[:6]) if rest.isdecimal() else len(plays) if rest.lower() == "all" else SHOWN_PLAYS
    n, dice = len(plays), text.throw(table.dice)
    by_hand = table.game.marks_by_hand
    sitting.say(Said("terminal.possible-plays" if by_hand else "terminal.legal-plays", n=n, dice=dice))
    width = len(str(min(most, len(plays))))
    for number, play in enumerate(islice(plays, most), 1):
        sitting.write(play.notation, lead=f"  {number:>{width}}  ")
    if len(plays) > most:
        sitting.write(spoken(Said("terminal.more-plays", n=len(plays) - most)), lead="  ")


def _why(sitting: Sitting, rest: str) -> None:
    table = sitting.table
    if not rest and table.game.scores_throws:
        for line in family_of(table.game).telling.why_worth(table):
            sitting.say(line)
        return
    if not rest:
        raise Unreadable("no-step", Said("terminal.which-step"))
    problem = table.why_not(rest)
    if table.drafted and problem is None:
        sitting.say(Said("terminal.may-be-next", play=rest))
        return
    if table.drafted and problem is not None:
        sitting.complain(problem)
        return
    try:
        table.read_play(rest)
        by_hand = table.game.marks_by_hand
        sitting.say(Said("terminal.is-possible" if by_hand else "terminal.is-legal", play=rest))
    except TablierError as found:
        if problem is None:
            sitting.say(Said("terminal.not-the-whole", play=rest, why=complaint(found)))
        else:
            sitting.complain(better_reason(found, problem))


def _rules(sitting: Sitting, rest: str) -> None:
    game, language = sitting.table.game.id, reader().language
    if rest:
        clause = rulebook.clause(rest, game, language)
        _say_whether_english(sitting, rulebook.page(clause.game, language))
        sitting.show_markdown(f"### {clause.id} {clause.title}\n\n{with_boards(clause.text)}")
        return
    for page in (rulebook.page(game, language), rulebook.page(rulebook.COMMON, language)):
        sitting.say(page.title, "bold")
        _say_whether_english(sitting, page)
        for clause in page.clauses:
            sitting.write(clause.title, lead=f"  {clause.id:<6}")
    sitting.say(Said("terminal.how-to-read-clause"))


def _say_whether_english(sitting: Sitting, page: rulebook.Page) -> None:
    if page.note is not None:
        sitting.say(page.note)


def _save(sitting: Sitting, rest: str) -> None:
    path = sitting.keeper.keep(sitting.table, Path(rest).expanduser() if rest else None)
    sitting.say(Said("terminal.saved", path=str(path)), wrap=False)


def _throw(sitting: Sitting, rest: str) -> None:
    if rest and not sitting.by_hand:
        raise Refusal("dice-by-program", Said("terminal.program-throws-here"), "C-5")
    sitting.throw(read_dice(rest) if rest else ())


def _lots(sitting: Sitting, rest: str) -> None:
    table = sitting.table
    named = tuple(_player(table, word) for word in rest.replace(",", " ").split())
    table.do("lots", named or table.draw_lots())


def _player(table: Table, word: str) -> int:
    found = [number for number, name in enumerate(players_of(table)) if name.lower().startswith(word.lower())]
    if len(found) != 1:
        raise Unreadable("no-player", Said("terminal.no-player", word=quoted(word), names=", ".join(players_of(table))))
    return found[0]


def _hand(sitting: Sitting, rest: str) -> None:
    sitting.by_hand = rest.lower() != "off" if rest else not sitting.by_hand
    sitting.keeper.tags["dice"] = "by hand" if sitting.by_hand else "by the program"
    sitting.say(Said("terminal.dice-by-hand" if sitting.by_hand else "terminal.dice-by-program"))


def _account(sitting: Sitting, rest: str) -> None:
    if sitting.table.account is None:
        raise Refusal("no-account", Said("terminal.no-account"), "T-89")
    if rest:
        path = Path(rest).expanduser()
        write_sheet(sitting.table, path)
        sitting.say(Said("terminal.sheet-is-in", path=str(path)), wrap=False)
    else:
        sitting.write(account_of(sitting.table), wrap=False)


def _board(sitting: Sitting, rest: str) -> None:
    sitting.show()


def _id(sitting: Sitting, rest: str) -> None:
    sitting.say(sitting.table.position.id, wrap=False)


def _quit(sitting: Sitting, rest: str) -> None:
    raise Stop


_BEFORE = {
    "undo": TypedCommand("undo [all]", _undo),
    "plays": TypedCommand("plays [{n}|all]", _plays),
    "why": TypedCommand("why [{step}]", _why),
    "rules": TypedCommand("rules [{clause}]", _rules),
    "throw": TypedCommand("throw [{dice}]", _throw),
    "hand": TypedCommand("hand [on|off]", _hand),
    "lots": TypedCommand("lots [{name} {name}]", _lots),
}
_AFTER = {
    "account": TypedCommand("account [{file}]", _account),
    "board": TypedCommand("board", _board),
    "id": TypedCommand("id", _id),
    "save": TypedCommand("save [{file}]", _save),
    "help": TypedCommand("help", _help),
    "quit": TypedCommand("quit", _quit),
}
_COMMANDS = {**_BEFORE, **_AFTER}
_SHORT = {"u": "undo", "h": "help", "?": "help", "q": "quit", "exit": "quit", "t": "throw", "p": "plays"}
