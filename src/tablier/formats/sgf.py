"""Smart Game Format for backgammon (``GM[6]``) as GNU Backgammon writes it: a tree for each game, a node for each act.

Points are letters, ``a`` White's ace point and ``x`` Black's, ``y`` the bar and ``z`` off. Of variations the first is
read; judgements are passed over. Our own properties, which others pass over, are ``TA`` (headers of a record), ``OR``
(equal dice thrown for the beginning) and ``RM`` (comments by the number of their event, where there is no node).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..saying import Said, quoted
from .sheet import BEAVER, DOUBLE, DROP, END, OURS, ROLL, START, TAKE, Sheet, SheetAct, SheetGame, Where

SIDES = "WB"
_TOKEN = re.compile(
    r"\s*(?:(?P<mark>[();])|(?P<name>[A-Za-z]+)|(?P<value>\[(?:[^\\\]]|\\.)*\])|(?P<bad>\S))", re.DOTALL
)
_MOVE = re.compile(r"([1-6])([1-6])((?:[a-z]{2}){0,4})")
_RESULT = re.compile(r"([WB])\+(\d{1,5})(R?)", re.ASCII)
_TAGS = {"PW": "white", "PB": "black", "DT": "date", "EV": "event", "RO": "round", "PC": "site", "AN": "annotator",
         "GC": "remarks", "WR": "white-rank", "BR": "black-rank"}  # fmt: skip
_RULES = {"Crawford": "crawford", "Jacoby": "jacoby"}
_VARIATIONS = ("Nackgammon", "Hypergammon1", "Hypergammon2", "Hypergammon3")
_SET_UP = ("AE", "AW", "AB", "CP")


class Property(NamedTuple):
    """The values of a property, and where it stands."""

    values: list[str]
    where: Where


Node = dict[str, Property]


def reads(text: str) -> bool:
    """Whether a text is one of these."""
    return bool(re.match(r"\ufeff?\s*\(\s*;", text))


# Reading


def read(text: str) -> Sheet:
    """The match a text holds. Raises BadRecord."""
    sheet = Sheet({})
    for root, *nodes in _trees(text):
        sheet.games.append(_game(root, nodes, sheet))
    if not sheet.games:
        raise START.bad(Said("formats.no-tree"))
    return sheet


def _trees(text: str) -> Iterator[list[Node]]:
    """The nodes of each tree, along the first branch at every fork."""
    nodes: list[Node] = []
    name = ""
    depth = skipping = 0  # how many parentheses are open, and from which on a later branch is passed over
    closed = False  # whether a branch has ended, so that the next is a later one
    for token, where in _tokens(text):
        if token == "(":
            depth += 1
            if closed and not skipping:
                skipping = depth
        elif token == ")":
            if not depth:
                raise where.bad(Said("formats.unbalanced"))
            skipping = 0 if skipping == depth else skipping
            depth -= 1
            closed = depth > 0
            if not depth:
                if not nodes:
                    raise where.bad(Said("formats.no-tree"))
                yield nodes
                nodes = []
        elif not depth:
            raise where.bad(Said("formats.no-tree"))
        elif skipping:
            continue
        elif token == ";":
            nodes.append({})
            name = ""
        elif not nodes or (token[0] == "[" and not name):
            raise where.bad(Said("formats.no-property", text=quoted(token[:20])))
        elif token[0] == "[":
            nodes[-1][name].values.append(re.sub(r"\\(?:\r?\n|(.))", lambda escape: escape[1] or "", token[1:-1]))
        else:
            name = "".join(filter(str.isupper, token))
            nodes[-1].setdefault(name, Property([], where))
    if depth:
        raise Where(text.count("\n") + 1).bad(Said("formats.unbalanced"))


def _tokens(text: str) -> Iterator[tuple[str, Where]]:
    at, line, begin = 0, 1, 0
    while found := _TOKEN.match(text, at):
        start = found.start(found.lastgroup or 0)
        line += text.count("\n", at, start)
        begin = max(begin, text.rfind("\n", at, start) + 1)
        where = Where(line, start - begin + 1)
        if found["bad"]:
            raise where.bad(Said("formats.no-property", text=quoted(found["bad"])))
        yield found[found.lastgroup or 0], where
        at = found.end()
        line += text.count("\n", start, at)
        begin = max(begin, text.rfind("\n", start, at) + 1)


def _game(root: Node, nodes: list[Node], sheet: Sheet) -> SheetGame:
    where = next(iter(root.values())).where if root else Where(1)
    if _first(root, "GM", "6") != "6":
        raise root["GM"].where.bad(Said("formats.other-gm", given=quoted(_first(root, "GM"))))
    info = dict(value.split(":", 1) for value in _all(root, "MI") if ":" in value)
    said = ":".join(info[name] for name in ("ws", "bs") if name in info)
    score = re.fullmatch(r"(\d{1,5}):(\d{1,5})", said, re.ASCII)
    if said and not score:
        raise root["MI"].where.bad(Said("formats.bad-score", given=quoted(said)))
    if not sheet.games:
        _headers(root, info.get("length", "0"), sheet)
    game = SheetGame(where, (int(score[1]), int(score[2])) if score else None, _ties(root))
    for number, text in _composed(root, "RM"):
        if not re.fullmatch(r"\d{1,7}", number, re.ASCII):
            raise root["RM"].where.bad(Said("formats.no-such-act", number=number))
        sheet.comments.setdefault(int(number) - 1, []).append(text)
        sheet.places[int(number) - 1] = root["RM"].where
    game.remarks = _remarks(root)
    for node in nodes:
        game.acts.extend(list(_acts(node, game)))
    if result := _RESULT.fullmatch(_first(root, "RE").strip()):
        end = SheetAct(END, SIDES.index(result[1]), root["RE"].where, points=int(result[2]))
        game.acts.append(end)
    return game


def _first(node: Node, name: str, default: str = "") -> str:
    return (_all(node, name) or [default])[0]


def _all(node: Node, name: str) -> list[str]:
    return node[name].values if name in node else []


def _composed(node: Node, name: str) -> Iterator[tuple[str, str]]:
    """Values made of two, with a colon between them."""
    for value in _all(node, name):
        first, _, second = value.partition(":")
        yield first, second


def _headers(root: Node, length: str, sheet: Sheet) -> None:
    headers = sheet.headers
    headers |= {name: " ".join(_first(root, key).split()) for key, name in _TAGS.items() if _first(root, key)}
    sheet.stand |= {name: root[key].where for key, name in _TAGS.items() if key in root}
    sheet.stand |= {name: root["TA"].where for name, _ in _composed(root, "TA")}
    if "MI" in root:
        sheet.stand["match"] = root["MI"].where
    headers["match"] = length
    rules = _first(root, "RU").split(":")
    for variation in _VARIATIONS:
        if variation in rules:
            raise root["RU"].where.bad(Said("formats.variation", given=quoted(variation)))
    headers["cube"] = "false" if "NoCube" in rules else "true"
    headers |= {name: str(rule in rules).lower() for rule, name in _RULES.items()}
    own = {name: value for name, value in _composed(root, "TA") if name not in ("game", "match", "start")}
    if OURS in own:  # then everything is said there
        headers = {name: headers[name] for name in (*_TAGS.values(), "match") if name in headers}
    sheet.headers = headers | own


def _ties(root: Node) -> list[int]:
    """Equal dice thrown for the beginning; where only their number is known, aces stand for them."""
    if "OR" in root:
        dice = _all(root, "OR")
        if not all(re.fullmatch(r"[1-6]", die) for die in dice):
            raise root["OR"].where.bad(Said("formats.bad-tie", given=quoted(dice)))
        return list(map(int, dice))
    cube = _first(root, "CV", "1")
    if cube not in map(str, (2**n for n in range(7))):
        raise root["CV"].where.bad(Said("formats.bad-cube", given=quoted(cube)))
    return [1] * (int(cube).bit_length() - 1)


def _remarks(node: Node) -> tuple[str, ...]:
    return tuple(line for text in _all(node, "C") for line in map(str.strip, text.splitlines()) if line)


def _acts(node: Node, game: SheetGame) -> Iterator[SheetAct]:
    """What is done in a node."""
    for name in (*_SET_UP, "CV"):
        if name in node:
            raise node[name].where.bad(Said("formats.edited", name=name))
    remarks = _remarks(node)
    if "DI" in node:
        where, rolled = node["DI"].where, re.fullmatch(r"([1-6])([1-6])", _first(node, "DI"))
        if rolled is None or _first(node, "PL", "W") not in ("W", "B", "white", "black"):
            raise where.bad(Said("formats.bad-move", text=quoted(_first(node, "DI"))))
        side = int(_first(node, "PL", "W")[0].upper() == "B")
        yield SheetAct(ROLL, side, where, (int(rolled[1]), int(rolled[2])), remarks=remarks)
        return
    sides = [side for side in SIDES if side in node]
    if not sides:
        if remarks and game.acts:
            last = game.acts.pop()
            game.acts.append(replace(last, remarks=last.remarks + remarks))
        return
    side = SIDES.index(sides[0])
    where, text = node[sides[0]].where, _first(node, sides[0]).strip()
    if text in (DOUBLE, TAKE, DROP):
        yield SheetAct(text, side, where, remarks=remarks)
        return
    move = _MOVE.fullmatch(text)
    if move is None:
        raise where.bad(Said("formats.bad-move", text=quoted(text)))
    points = [_point(letter, side) for letter in move[3]]
    play = " ".join(f"{start}/{end}" for start, end in zip(points[::2], points[1::2], strict=True))
    yield SheetAct(ROLL, side, where, (int(move[1]), int(move[2])), play, remarks=remarks)


def _point(letter: str, side: int) -> str:
    """The path number of a letter."""
    number = ord(letter) - ord("a")
    return {24: "bar", 25: "off"}.get(number) or str(number + 1 if side else 24 - number)


# Writing


def write(sheet: Sheet) -> str:
    """The text of a sheet."""
    comments = dict(sheet.comments)
    bodies = []
    for number, game in enumerate(sheet.games or [SheetGame(score=(0, 0))]):
        bodies.append((number, game, "".join(_nodes(game, comments))))
    trees = (f"(;{_root(number, game, sheet, comments)}{body})\n" for number, game, body in bodies)
    return "".join(trees)


def _nodes(game: SheetGame, comments: dict[int, list[str]]) -> Iterator[str]:
    for act in game.acts:
        if act.kind == END:
            continue
        side, dice = SIDES[act.side], "".join(map(str, act.dice))
        if act.kind == ROLL and (act.play is None or act.event - 1 in comments):
            thrown = act.event if act.play is None else act.event - 1
            yield f"\n;PL[{side}]DI[{dice}]{_said(comments.pop(thrown, []))}"
        if act.kind != ROLL:
            kind = DOUBLE if act.kind == BEAVER else act.kind
            yield f"\n;{side}[{kind}]{_said(comments.pop(act.event, []))}"
        elif act.play is not None:
            steps = (
                ""
                if act.play == "pass"
                else "".join(map(_letter, re.findall(r"bar|off|\d+", act.play), [act.side] * 8))
            )
            yield f"\n;{side}[{dice}{steps}]{_said(comments.pop(act.event, []))}"


def _said(texts: list[str]) -> str:
    return f"C[{_escaped(chr(10).join(texts))}]" if texts else ""


def _letter(point: str, side: int) -> str:
    number = {"bar": 24, "off": 25}.get(point)
    if number is None:
        number = int(point) - 1 if side else 24 - int(point)
    return chr(ord("a") + number)


def _root(number: int, game: SheetGame, sheet: Sheet, comments: dict[int, list[str]]) -> str:
    headers, (white, black) = sheet.headers, game.score or (0, 0)
    parts = ["FF[4]GM[6]CA[UTF-8]AP[Tablier]", f"MI[length:{sheet.match}][game:{number}][ws:{white}][bs:{black}]"]
    own = {name: key for key, name in _TAGS.items()}
    named = ("white", "black") if number else tuple(own)
    parts += [f"{own[name]}[{_escaped(headers[name])}]" for name in named if name in headers]
    crawford = headers.get("crawford") == "true"
    first = _crawford_game(sheet) if crawford else None
    rules = [
        *(["NoCube"] if headers.get("cube") != "true" else []), *(["Crawford"] if crawford else []),
        *(["CrawfordGame"] if number == first else []), *(["Jacoby"] if headers.get("jacoby") == "true" else []),
    ]  # fmt: skip
    parts += [f"RU[{':'.join(rules)}]"] if rules else []
    automatic = min(len(game.ties), int(headers.get("automatic_doubles", "0")))
    parts += [f"CV[{2**automatic}]"] if automatic else []
    parts += ["OR" + "".join(f"[{die}]" for die in game.ties)] if game.ties else []
    ends = [act for act in game.acts if act.kind == END]
    parts += [f"RE[{SIDES[end.side]}+{end.points}{'R' if end.event >= 0 else ''}]" for end in ends]
    if not number:
        rest = {name: value for name, value in headers.items() if name not in (*own, "match")}
        parts.append("TA" + "".join(f"[{name}:{_escaped(value)}]" for name, value in rest.items()))
        left = [(event, text) for event in sorted(comments) for text in comments[event]]
        parts += ["RM" + "".join(f"[{event + 1}:{_escaped(text)}]" for event, text in left)] if left else []
    return "".join(parts)


def _crawford_game(sheet: Sheet) -> int | None:
    """Which game is the one without the cube."""
    near = (number for number, game in enumerate(sheet.games) if max(game.score or (0, 0)) == sheet.match - 1)
    return next(near, None)


def _escaped(text: str) -> str:
    return re.sub(r"([\\\]])", r"\\\1", text)
