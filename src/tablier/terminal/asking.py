"""What a person is told before a line is read: what is waited for, and what can be done about it."""

from __future__ import annotations

from collections.abc import Iterator

from .. import text
from ..errors import Refusal
from ..games import family_of
from ..table import Phase, Table
from .console import told_line
from .words import choices

_ANSWERS = {
    Phase.ANSWER: ("Type 'take' or 'drop'.", "B-11"),
    Phase.CLAIM: ("Type 'claim' and a die, or 'waive'.", "UD-9"),
    Phase.BREAK: ("Type 'break' and a point from 1 to 6.", "B-6"),
    Phase.MARK: ("Type 'mark' and the points your throw is worth; 'mark 0' for nothing.", "T-60"),
    Phase.STAY: ("Type 'stay' or 'leave'.", "T-44"),
    Phase.AGREE: ("Type 'agree', or claim a school first.", "T-66"),
    Phase.ACCUSED: ("Type 'accept' or 'contest'.", "T-64"),
    Phase.PERSIST: ("Type 'withdraw' or 'persist'.", "T-64"),
}


def choose(phase: Phase) -> Refusal:
    """The refusal of an empty line where something has to be chosen."""
    sentence, clause = _ANSWERS[phase]
    return Refusal("choose", sentence, clause)


def what_is_due(table: Table, by_hand: bool) -> Iterator[str]:
    """Sentences about what the table waits for. ``by_hand``: dice are entered."""
    match table.phase:
        case Phase.PLAY if table.drafted:
            yield text.draft(table) + ("" if table.steps() else " Enter confirms, 'undo' takes back.")
        case Phase.PLAY:
            yield " ".join([*map(told_line, family_of(table.game).telling.duties(table)), _plays(table)])
        case Phase.BETWEEN:
            yield f"Enter begins the next {'game' if table.account is None else 'round'}."
        case Phase.LOTS:
            yield f"{text.status(table)} Enter draws them; 'lots NAME NAME' enters them."
        case Phase.THROW if table.player is not None and "cast" in table.may(table.player):
            other = table.names[1 - table.player]
            yield f"{text.status(table)} Enter casts the dice, which {other} may interrupt before they are seen."
        case Phase.THROW | Phase.OPENING | Phase.UNBIND if by_hand:
            what = "the dice thrown" if table.phase is Phase.THROW else "White's die and Black's"
            yield f"{text.status(table)} Enter {what}, or 'throw' for a throw by the program."
        case Phase.THROW | Phase.UNBIND:
            yield f"{text.status(table)} Enter throws{_before_throwing(table)}."
        case Phase.BREAK if table.player != table.position.turn:
            yield f"{text.status(table)} Those are your 24 to 19, in this order."
        case Phase.STAY:
            yield text.status(table)
            yield from map(told_line, family_of(table.game).telling.stay_or_leave(table))
        case Phase.CLAIM | Phase.MARK | Phase.AGREE | Phase.ACCUSED | Phase.PERSIST:
            yield f"{text.status(table)} {_ANSWERS[table.phase][0]}"
        case _:
            yield text.status(table)


def _plays(table: Table) -> str:
    plays = choices(table)
    if len(plays) > 1:
        # How many are legal would give away what a throw is worth to somebody who has to find out.
        return "Type your play." if table.game.marks_by_hand else f"There are {text.count(len(plays), 'legal play')}."
    if plays[0].steps:
        return f"There is one {'possible' if table.game.marks_by_hand else 'legal'} play: {plays[0]}. Enter makes it."
    return f"Nothing can be played [{table.game.pass_clause}]. Enter goes on."


def _before_throwing(table: Table) -> str:
    if table.cube and table.cube[1] in (None, table.player):
        return ", 'double' doubles the stakes"
    if table.game.options.get("claims") == "manual":
        return ", 'claim' and a number takes a die the other could not use"
    if table.open_mark is not None:
        return f"; before that, 'mark' puts right the {table.open_mark} you marked, and you may claim a 'school'"
    if table.player is not None and "mark" in table.may(table.player):
        return "; before that, 'mark' what the other's throw gave you, and claim a 'school' if you see one"
    return ""
