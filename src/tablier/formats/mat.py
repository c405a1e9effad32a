"""Match text as JellyFish began it and GNU Backgammon, eXtreme Gammon and the servers go on with it: ``.mat``.

Two columns, White's acts on the left and Black's on the right, points counted backwards from 24, ``bar`` or 25, ``off``
or 0. Lines that begin with a semicolon are remarks: ``; [Event "…"]`` a header, ``; [12] …`` a comment of ours on the
twelfth event, ``; [Opening 2 "3-3"]`` equal dice thrown for the second game, any other a comment on what came last.
Ours all stand at the head, where every program passes them over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from ..board import SIDES
from ..saying import Said, quoted
from .sheet import BEAVER, DOUBLE, DROP, END, ROLL, START, TAKE, Sheet, SheetAct, SheetGame, Where

_LENGTH = re.compile(r"\s*(?:(?P<points>\d{1,4})\s+point match|money (?:session|game|match)|unlimited match)\s*", re.I)
_TAG = re.compile(r';\s*\[(?P<name>[A-Za-z][\w -]*?)\s+"(?P<value>.*)"\]\s*', re.ASCII)
_COMMENT = re.compile(r";\s*\[(?P<number>\d{1,7})\](?P<text>.*)", re.ASCII)
_GAME = re.compile(r"\s*game\s+\d+\s*(?:\(.*\)\s*)?", re.I)
_SCORE = re.compile(
    r"\s*(?P<white>.*?\S)?\s*:\s*(?P<one>\d{1,5})\s+(?P<black>[^\s:].*?)?\s*:\s*(?P<two>\d{1,5})\s*", re.ASCII
)
_NUMBERED = re.compile(r"\s*\d+\)")
_ACT = re.compile(
    r"(?<![\w/*])(?P<dice>[1-6][1-6])\s*:|"
    r"\b(?P<word>redoubles?|doubles?|beavers?|raccoons?|takes?|drops?|passes|wins?|loses|losses)\b",
    re.I | re.ASCII,
)
_KINDS = {"redouble": DOUBLE, "double": DOUBLE, "beaver": BEAVER, "raccoon": BEAVER, "take": TAKE, "drop": DROP,
          "passe": DROP, "win": END}  # fmt: skip
_NOTHING = re.compile(r"(?:cannot move|can't move|no moves?|no play|-+)?", re.I)
_STEP = re.compile(r"(?:bar|off|\d{1,2})\*?(?:/(?:bar|off|\d{1,2})\*?)+(?:\([1-4]\))?", re.I | re.ASCII)
_CUBE, _POINTS = (
    re.compile(r"\s*(?:=>\s*(\d{1,5}))?\s*", re.ASCII),
    re.compile(r"\s*(\d{1,5})\s*point.*", re.I | re.ASCII),
)
_RIGHT = 20
"""From this column on an act that stands alone in its line is the right player's."""

_NAMES = {"Player 1": "white", "Player 2": "black", "EventDate": "date", "Beaver": "beavers"}
_VARIATION, _TIE = "Variation", re.compile(r"Opening (\d{1,4})")
_YES = {"on": "true", "off": "false"}


def reads(text: str) -> bool:
    """Whether a text is one of these."""
    return any(_LENGTH.fullmatch(line) for line in text.splitlines()[:200])


def read(text: str) -> Sheet:
    """The match a text holds. Raises BadRecord."""
    sheet = Sheet({})
    ties: dict[int, list[int]] = {}
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        where = Where(number)
        if not line.strip():
            continue
        if line.lstrip().startswith(";"):
            _remark(line.strip(), sheet, ties, where)
        elif "match" not in sheet.headers:
            found = _LENGTH.fullmatch(line)
            if found is None:
                raise where.bad(Said("formats.no-length"))
            sheet.headers["match"], sheet.stand["match"] = found["points"] or "0", where
        elif _GAME.fullmatch(line):
            sheet.games.append(SheetGame(where, ties=ties.get(len(sheet.games) + 1, [])))
        elif not sheet.games:
            raise where.bad(Said("formats.no-game", line=quoted(line.strip())))
        elif (found := _SCORE.fullmatch(line)) and sheet.games[-1].score is None and not sheet.games[-1].acts:
            sheet.games[-1].score = int(found["one"]), int(found["two"])
            for name in SIDES:
                sheet.headers.setdefault(name, found[name] or name.capitalize())
                sheet.stand.setdefault(name, where)
        else:
            sheet.games[-1].acts += _acts(line, number)
    if "match" not in sheet.headers:
        raise START.bad(Said("formats.no-length"))
    return sheet


def _remark(line: str, sheet: Sheet, ties: dict[int, list[int]], where: Where) -> None:
    """Take in a line that begins with a semicolon."""
    if tag := _TAG.fullmatch(line):
        name = _NAMES.get(tag["name"]) or re.sub(r"\s+", "-", tag["name"].lower())
        value = tag["value"].strip()
        if tie := _TIE.fullmatch(tag["name"]):
            if not re.fullmatch(r"([1-6])-\1", value):
                raise where.bad(Said("formats.bad-tie", given=quoted(value)))
            ties.setdefault(int(tie[1]), []).append(int(value[0]))
        elif tag["name"] == _VARIATION:
            if value.lower() not in ("backgammon", "standard"):  # as files call the usual game
                raise where.bad(Said("formats.variation", given=quoted(value)))
        else:
            value = value.replace(".", "-") if tag["name"] == "EventDate" else _value(name, value)
            name = f"its-{name}" if name in ("game", "match", "start") else name
            sheet.headers[name], sheet.stand[name] = value, where
    elif numbered := _COMMENT.fullmatch(line):
        event = int(numbered["number"]) - 1
        sheet.comments.setdefault(event, []).append(numbered["text"].strip())
        sheet.places[event] = where
    elif (said := line[1:].strip()) and sheet.games and sheet.games[-1].acts:
        last = sheet.games[-1].acts.pop()
        sheet.games[-1].acts.append(replace(last, remarks=(*last.remarks, said)))
    elif said and sheet.games:
        sheet.games[-1].remarks += (said,)
    elif said:
        sheet.headers["remarks"] = f"{sheet.headers.get('remarks', '')} {said}".strip()


def _value(name: str, value: str) -> str:
    """What a header means to us."""
    if name == "beavers":
        return {"on": "raccoons", "off": "none"}.get(value.lower(), value)
    return _YES.get(value.lower(), value) if name in ("crawford", "jacoby", "cube") else value


def _acts(line: str, number: int) -> Iterator[SheetAct]:
    """The acts of a line, left and right."""
    row = _NUMBERED.match(line)
    begin = row.end() if row else 0
    found = list(_ACT.finditer(line, begin))
    first = found[0].start() if found else len(line)
    if line[begin:first].strip():
        raise Where(number, begin + 1).bad(Said("formats.no-act", text=quoted(line[begin:first].strip())))
    for place, act in enumerate(found):
        end = found[place + 1].start() if place + 1 < len(found) else len(line)
        rest, where = line[act.end() : end], Where(number, act.start() + 1)
        side = int(act.start() >= _RIGHT or (place > 0 and (act["word"] or "").lower()[:3] != "win"))
        if act["dice"]:
            yield SheetAct(ROLL, side, where, tuple(map(int, act["dice"])), _play(rest, where))
            continue
        word = act["word"].lower().removesuffix("s")
        if word in ("lose", "losse"):
            continue  # the other has won as much, and it says so below
        kind = _KINDS[word]
        numbered = kind in (END, DOUBLE, BEAVER)
        points = (_POINTS if kind == END else _CUBE).fullmatch(rest) if numbered else None
        if (points is None) if numbered else rest.strip():
            raise where.bad(Said("formats.no-act", text=quoted(line[act.start() : end].strip())))
        yield SheetAct(kind, side, where, points=int((points and points[1]) or 0))


def _play(text: str, where: Where) -> str:
    """A play by path numbers."""
    if _NOTHING.fullmatch(text.strip()):
        return ""
    steps = text.split()
    for step in steps:
        if not _STEP.fullmatch(step):
            raise where.bad(Said("refusals.bad-step", step=quoted(step)))
    return " ".join(re.sub(r"(?<!\()(?:bar|off|\d+)", _turned, step.lower()) for step in steps)


def _turned(point: re.Match[str]) -> str:
    """A point by its number on the path, or the other way round."""
    name = point[0]
    return name if not name.isdigit() else {25: "bar", 0: "off"}.get(int(name)) or str(25 - int(name))


# Writing


def write(sheet: Sheet) -> str:
    """The text of a sheet."""
    lines = []
    for name, value in sheet.headers.items():
        if name not in ("match", "white", "black"):
            lines.append(_header(name, value))
    lines += [f'; [Player 1 "{sheet.headers["white"]}"]', f'; [Player 2 "{sheet.headers["black"]}"]']
    for number, game in enumerate(sheet.games, 1):
        lines += [f'; [Opening {number} "{die}-{die}"]' for die in game.ties]
    lines += [f"; [{event + 1}] {text}" for event, texts in sorted(sheet.comments.items()) for text in texts]
    lines += ["", f" {sheet.match} point match", ""]
    white, black = (sheet.headers[name].replace(":", "_") for name in ("white", "black"))
    for number, game in enumerate(sheet.games, 1):
        one, two = game.score or (0, 0)
        lines += [f" Game {number}", f" {f'{white} : {one}':<31}{black} : {two}", *_rows(game, sheet.match), ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def _header(name: str, value: str) -> str:
    if name == "date" and re.fullmatch(r"\d{4}-\d\d-\d\d", value, re.ASCII):
        return f'; [EventDate "{value.replace("-", ".")}"]'
    if name in ("crawford", "jacoby") and value == "true":
        return f'; [{name.capitalize()} "On"]'
    return f'; [{name.capitalize() if name in ("event", "round", "site") else name} "{value}"]'


def _rows(game: SheetGame, match: int) -> Iterator[str]:
    """Acts in two columns, each row numbered."""
    row, left = 0, ""
    for act in _without_takes(game.acts):
        text = _written(act)
        if act.kind == END and game.score and match and game.score[act.side] + act.points >= match:
            text += " and the match"
        if act.side == 1 and (left or act.kind == END):
            yield f"{left:<33}{text}".rstrip()
            left = ""
            continue
        if left:
            yield left.rstrip()
            left = ""
        if act.kind == END:
            yield f"     {text}"
            continue
        row += 1
        left = f"{row:3}) {text if act.side == 0 else '':<27} "
        if act.side == 1:
            yield f"{left}{text}".rstrip()
            left = ""
    if left:
        yield left.rstrip()


def _without_takes(acts: list[SheetAct]) -> Iterator[SheetAct]:
    """All acts but for the takes that GNU Backgammon does not write either: of a beaver, before the next throw."""
    for before, act, after in zip([None, *acts], acts, [*acts[1:], None], strict=False):
        taken = act.kind == TAKE and before is not None and before.kind == BEAVER
        if not (taken and after is not None and after.kind == ROLL):
            yield act


def _written(act: SheetAct) -> str:
    if act.kind == ROLL:
        play = "" if act.play in (None, "pass") else re.sub(r"bar|off|\d+", _elsewhere, act.play or "")
        return f"{''.join(map(str, act.dice))}: {play}"
    return {
        DOUBLE: f" Doubles => {act.points}", BEAVER: f" Beavers => {act.points}", TAKE: " Takes", DROP: " Drops",
        END: f" Wins {act.points} point{'s' if act.points > 1 else ''}",
    }[act.kind]  # fmt: skip


def _elsewhere(point: re.Match[str]) -> str:
    """A point as these files number it: by figures alone, as GNU Backgammon does."""
    return {"bar": "25", "off": "0"}.get(point[0]) or str(25 - int(point[0]))
