"""What can be typed at the table besides plays."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from .. import rulebook, text
from ..errors import Refusal, TablierError, Unreadable
from ..games import family_of
from ..table.events import KINDS
from . import marking
from .console import told_line
from .words import better_reason, choices, plays_itself, read_dice

if TYPE_CHECKING:
    from .playing import Sitting

SHOWN_PLAYS = 20


class Stop(Exception):
    """The person wants to stop."""


class Command(NamedTuple):
    """A word, what may follow it, what it does, and the function that does it."""

    usage: str
    help: str
    run: Callable[[Sitting, str], None]


def run(sitting: Sitting, line: str) -> bool:
    """Do what a line says if it begins with a command; whether it did. Raises TablierError, Stop."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower()) or COMMANDS.get(_SHORT.get(word.lower(), ""))
    if command is None:
        return False
    if word.lower() in KINDS:
        sitting.table.check_act(word.lower())
    command.run(sitting, rest.strip())
    return True


def available(sitting: Sitting) -> dict[str, Command]:
    """The commands that make sense in this game."""
    table = sitting.table
    hidden = set(KINDS) - set(table.acts)
    if plays_itself(table.game):
        hidden |= {"undo", "why", "plays"}
    if not sitting.by_hand:
        hidden.add("void")
    if table.account is None:
        hidden.add("account")
        if table.match == 1:
            hidden.add("next")
    return {name: command for name, command in COMMANDS.items() if name not in hidden}


def _help(sitting: Sitting, rest: str) -> None:
    game = sitting.table.game
    how = "A play is typed whole ({}) or by steps, with the numbers around the board{} Tab shows what is legal. Enter "
    how += "throws, confirms, or makes the only play."
    if plays_itself(game):
        sitting.say("Every throw plays itself: Enter throws, and each die's use is told.")
    else:
        sitting.say(how.format(*game.example))
    shown = available(sitting)
    width = max(len(command.usage) for command in shown.values())
    for command in shown.values():
        help_text = textwrap.wrap(command.help, max(sitting.width - width - 4, 30))
        for usage, line in zip((command.usage, *[""] * len(help_text)), help_text, strict=False):
            sitting.say(f"  {usage:<{width}}  {line}")


def _undo(sitting: Sitting, rest: str) -> None:
    sitting.table.undo(everything=rest.lower() == "all")
    sitting.show()


def _plays(sitting: Sitting, rest: str) -> None:
    plays = choices(sitting.table)
    most = int(rest[:6]) if rest.isdecimal() else len(plays) if rest.lower() == "all" else SHOWN_PLAYS
    what = "possible play" if sitting.table.game.marks_by_hand else "legal play"
    sitting.say(f"{text.count(len(plays), what)} of {text.throw(sitting.table.dice)}:")
    width = len(str(min(most, len(plays))))
    for number, play in enumerate(islice(plays, most), 1):
        sitting.say(f"  {number:>{width}}  {play.notation}")
    if len(plays) > most:
        sitting.say(f"  … and {len(plays) - most:,} more; 'plays all' lists them.")


def _why(sitting: Sitting, rest: str) -> None:
    table = sitting.table
    if not rest and table.game.scores_throws:
        for line in family_of(table.game).telling.why_worth(table):
            sitting.say(told_line(line))
        return
    if not rest:
        raise Unreadable("no-step", "Say which step, as in: why 12/17")
    problem = table.why_not(rest)
    if table.drafted and problem is None:
        sitting.say(f"{rest} may be played next.")
        return
    if table.drafted and problem is not None:
        sitting.complain(problem)
        return
    try:
        table.read_play(rest)
        sitting.say(f"{rest} is a {'possible' if table.game.marks_by_hand else 'legal'} play.")
    except TablierError as found:
        if problem is None:
            sitting.say(f"{rest} may be played, but is not the whole play. {found}")
        else:
            sitting.complain(better_reason(found, problem))


def _rules(sitting: Sitting, rest: str) -> None:
    game = sitting.table.game.id
    if rest:
        clause = rulebook.clause(rest, game)
        sitting.show_markdown(f"### {clause.id} {clause.title}\n\n{clause.text}")
        return
    for page in (rulebook.page(game), rulebook.page(rulebook.COMMON)):
        sitting.say(f"{page.title}:")
        for clause in page.clauses:
            sitting.say(f"  {clause.id:<6}{clause.title}")
    sitting.say("'rules' and an id, such as 'rules C-2', shows a clause.")


def _save(sitting: Sitting, rest: str) -> None:
    path = sitting.keeper.keep(sitting.table, Path(rest).expanduser() if rest else None)
    sitting.say(f"Saved to {path}.")


def _throw(sitting: Sitting, rest: str) -> None:
    if rest and not sitting.by_hand:
        sentence = "The program throws here; type 'hand' first to enter the dice of a real board."
        raise Refusal("dice-by-program", sentence, "C-5")
    sitting.throw(read_dice(rest) if rest else ())


def _hand(sitting: Sitting, rest: str) -> None:
    sitting.by_hand = rest.lower() != "off" if rest else not sitting.by_hand
    sitting.keeper.tags["dice"] = "by hand" if sitting.by_hand else "by the program"
    sitting.say("Dice are entered by hand, as in: 6-5." if sitting.by_hand else "The program throws the dice.")


def _double(sitting: Sitting, rest: str) -> None:
    if sitting.table.player in sitting.bots:
        raise Refusal("not-your-turn", f"It is {sitting.table.names[1 - sitting.viewer]}'s throw, not yours.", "B-11")
    sitting.table.double()


def _claim(sitting: Sitting, rest: str) -> None:
    sitting.table.claim(_number(rest, "die", "claim 3"))


def _break(sitting: Sitting, rest: str) -> None:
    sitting.table.break_point(_number(rest, "point", "break 4"))


def _touch(sitting: Sitting, rest: str) -> None:
    sitting.table.touch(0 if rest.lower() == "bar" else _number(rest, "point", "touch 12"))


def _resign(sitting: Sitting, rest: str) -> None:
    person = sitting.person
    sitting.table.resign(person if person is not None else sitting.table.player)


def _plainly(kind: str) -> Callable[[Sitting, str], None]:
    """An act that says everything by its name."""
    return lambda sitting, rest: sitting.table.do(kind)


def _board(sitting: Sitting, rest: str) -> None:
    sitting.show()


def _id(sitting: Sitting, rest: str) -> None:
    sitting.say(sitting.table.position.id, wrap=False)


def _quit(sitting: Sitting, rest: str) -> None:
    raise Stop


def _number(text: str, what: str, example: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise Unreadable("no-number", f"Name a {what}, as in: {example}")
    return int(text)


COMMANDS = {
    "undo": Command("undo [all]", "take back the last step, or all of this play", _undo),
    "plays": Command("plays [N|all]", "list the legal plays", _plays),
    "why": Command("why [STEP]", "explain why a step or play is refused; alone, in Trictrac: the last throw", _why),
    "rules": Command("rules [CLAUSE]", "list the clauses, or show one", _rules),
    "throw": Command("throw [DICE]", "throw, or enter the dice thrown by hand", _throw),
    "hand": Command("hand [on|off]", "enter dice by hand, or let the program throw", _hand),
    "void": Command("void", "the throw does not count and is made again", _plainly("void")),
    "stay": Command("stay", "after a hole: keep the points over and play on [T-44]", _plainly("stay")),
    "leave": Command("leave", "after a hole: give up all points, set up anew, throw first [T-44]", _plainly("leave")),
    "mark": Command(
        "mark N [pegs H]",
        "mark your throw before you play it, the other's gift before you throw; marking again puts it right until "
        "then. Every point too many can be claimed against you at once, every point too few after that. Holes are "
        "pegged for you unless you say how many [T-60, T-65]",
        marking.mark,
    ),
    "school": Command(
        "school N little|much",
        "claim that the other marked N too little or too much: you mark N if that is accepted; the other marks N if "
        "it is false and withdrawn; double for whoever is right if you persist [T-61 to T-64]",
        marking.school,
    ),
    "demand": Command("demand", "have the other's marking put right; it brings you nothing [T-61]", marking.demand),
    "accept": Command("accept", "accept the claim: the other marks it, just or not [T-64]", _plainly("accept")),
    "contest": Command(
        "contest", "deny the claim: if it stands, and the other persists, it costs you double [T-64]",
        _plainly("contest"),
    ),
    "withdraw": Command("withdraw", "give up your claim: the other marks it [T-63]", _plainly("withdraw")),
    "persist": Command(
        "persist", "let the referee decide: double to you if you are right, otherwise to the other [T-64]",
        _plainly("persist"),
    ),
    "agree": Command(
        "agree", "agree to the other's leaving, or to the end; no claim after that [T-66]", _plainly("agree")
    ),
    "stand": Command(
        "stand", "name the other's false move and let it stand: you mark what was marked for it and not done [T-62]",
        marking.stand,
    ),
    "replace": Command(
        "replace PLAY",
        "name the other's false move and have it played so instead, with a man that was touched [T-62]",
        marking.replace,
    ),
    "account": Command("account [FILE]", "show the account, or write it to a page to be printed", marking.account),
    "lots": Command("lots [NAME NAME]", "draw lots for who sits down first, or enter them: ○, then ●", marking.lots),
    "advise": Command("advise [NAME] TEXT", "advise those at the board, as one who sits out [T-85]", marking.advise),
    "double": Command("double", "offer to double the stakes, before throwing", _double),
    "take": Command("take", "accept the double", _plainly("take")),
    "drop": Command("drop", "decline the double and lose the game", _plainly("drop")),
    "claim": Command("claim DIE", "take a die the opponent could not use", _claim),
    "waive": Command("waive", "claim nothing more, and let the other's throw come to rest", _plainly("waive")),
    "break": Command("break POINT", "name the point of bound tables to be broken up", _break),
    "touch": Command("touch POINT", "touch a man, which must then move", _touch),
    "adjust": Command("adjust", "say “I adjust” before touching men", _plainly("adjust")),
    "abandon": Command(
        "abandon", "break a scored game off, all agreeing: the rounds won so far are settled [T-80]", marking.abandon
    ),
    "resign": Command("resign", "give the game up", _resign),
    "next": Command("next", "begin the next game of the match", _plainly("next")),
    "board": Command("board", "show the board again", _board),
    "id": Command("id", "show the position as one line of text", _id),
    "save": Command("save [FILE]", "save the record", _save),
    "help": Command("help", "show this list", _help),
    "quit": Command("quit", "stop; the game is saved and can be resumed", _quit),
}  # fmt: skip
_SHORT = {"u": "undo", "h": "help", "?": "help", "q": "quit", "exit": "quit", "t": "throw", "p": "plays"}
