"""What is written down: positions and their plays, games from their records, rules and rulings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid
from rich.text import Text

from .. import rulebook
from ..board import SIDES
from ..errors import Refusal, UnknownGame
from ..fairness import Proof, verify
from ..formats import Situation, save, write_gnu, write_xgid
from ..formats.ids import GAME
from ..games import GAMES, Game, Option, Position, family_of, find_game
from ..games.game import show_value
from ..records import Record
from ..records.lines import instead
from ..records.variations import entries
from ..records.verdicts import SIGN
from ..saying import Said, Told, Who, quoted
from ..table import Table
from ..table.events import NextGame, Opening, Throw
from ..telling.sentences import Teller, outcome
from ..throws import Dice
from .keyboard import lines
from .preparing import prepare
from .saving import naming
from .speaking import (
    Sayable,
    account_of,
    board_of,
    names_of,
    note,
    output,
    painted,
    print_block,
    print_markdown,
    reader,
    say,
    side_words,
    spoken,
    status_of,
    title_of,
    write_json,
)
from .worked import with_boards

if TYPE_CHECKING:
    from ..review.wording import Wording

# Positions


def game_words(game: Game) -> str:
    """What a game is called, with its rulings."""
    return spoken(game.called)


def position_json(position: Position) -> dict[str, Any]:
    """A position spelled out for other programs."""
    data: dict[str, Any] = {
        "id": position.id,
        "game": position.game.id,
        "variant": position.game.variant,
        "turn": SIDES[position.turn],
    }
    winner = position.game.winner(position)
    data["winner"] = None if winner is None else SIDES[winner]
    data.update(position.details())
    return data


def show_position(
    position: Position, viewer: int, svg: Path | None, as_json: bool, told: Situation | None = None
) -> None:
    """Draw a position, and the cube if an id of another program ``told`` of it. Raises OSError."""
    now = told or (Situation(position) if position.game.full_id == GAME else None)
    cube = None if told is None else (told.cube, told.owner)
    if svg is not None:
        from ..svg import draw

        svg.write_text(str(draw(position, viewer=viewer)), encoding="utf-8")
    if as_json:
        write_json(position_json(position) | _elsewhere(now, told is not None))
        return
    say(game_words(position.game), "bold")
    say(board_of(position, viewer, side_words(), cube, ()))
    winner = position.game.winner(position)
    if winner is None:
        say(Said("terminal.to-throw", who=Who(position.turn)))
    else:
        say(Said("terminal.has-won", who=Who(winner)))
    for id_ in _elsewhere(now, False).values():
        say(id_, "dim")
    if svg is not None:
        note(Said("terminal.picture-is-in", path=str(svg)))


def _elsewhere(now: Situation | None, with_match: bool) -> dict[str, Any]:
    """A position of modern Backgammon by other programs' ids, and what was told with it."""
    if now is None:
        return {}
    ids: dict[str, Any] = {"xgid": write_xgid(now), "gnubg_id": write_gnu(now)}
    return ids | ({} if not with_match else {
        "dice": list(now.dice), "match": now.match, "score": list(now.score), "cube": [now.cube, now.owner],
        "doubled": now.doubled, "crawford": now.crawford,
    })  # fmt: skip


def show_plays(position: Position, dice: Dice, limit: int, count_only: bool, as_json: bool) -> None:
    """List the legal plays of a roll and the positions they lead to. Raises TablierError."""
    game = position.game
    roll = game.read_roll(dice)
    if position.game.winner(position) is not None:
        raise Refusal("game-over", Said("terminal.over-in-that-position"), "C-6")
    prepare(game)
    plays = game.plays(position, roll)
    worth_of = family_of(game).worth
    listed = list(islice(plays, limit or len(plays))) if not count_only else []
    if as_json:
        write_json({
            "position": position.id, "roll": list(roll), "announcement": game.announce(roll), "count": len(plays),
            "plays": [{"notation": play.notation, "position": play.position.id} for play in listed],
            **({} if worth_of is None else worth_of.to_json(position, roll)),
        })  # fmt: skip
        return
    out = output()
    if count_only:
        out.print(str(len(plays)))
        return
    if worth_of is not None:
        for line in worth_of.lines(position, roll):
            say(line)
        out.print()
    width = min(48, max(len(play.notation) for play in listed))
    for play in listed:
        out.print(painted(f"{play.notation:<{width}}  {play.position.id}"), soft_wrap=True)
    if len(listed) < len(plays):
        note(Said("terminal.so-many-listed", n=len(listed), of=len(plays)))


# Records


def convert(source: Path, target: Path) -> None:
    """Write a record in another format, and say what that format cannot. Raises OSError, TablierError."""
    with naming(source):
        record = Record.load(source)
        if record.faults:
            raise record.faults[0].error
    for left_out in save(record, target):
        note(Said("terminal.left-out", path=str(target), what=left_out))
    say(Said("terminal.converted", path=str(target)))


def turns_of(record: Record) -> list[int]:
    """How many events there are up to the end of each turn; the first entry is the start."""
    end = ("play", "agree" if record.table.game.marks_by_hand else "leave")
    ends = [i + 1 for i, event in enumerate(record.events) if event.kind in end]
    if record.events and (not ends or ends[-1] < len(record.events)):
        ends.append(len(record.events))
    return [0, *ends]


def show_record(source: Path | str, at: int | None, step: bool, boards: bool, viewer: int, as_json: bool) -> int:
    """Show a game written down, as far as it can be read; the exit code: 1 if it is damaged.

    A path is a file, a name one of the examples of the rules pages. Raises UnknownExample, or BadRecord if not even
    the game can be made out.
    """
    with naming(source):
        record = Record.load(source) if isinstance(source, Path) else Record.read(rulebook.example(source))
    prepare(record.table.game)
    turns = turns_of(record)
    last = len(turns) - 1
    if at is not None and at > last:
        note(Said("terminal.last-turn-shown", n=last))
        at = last
    if as_json:
        write_json(_record_json(record, turns, last if at is None else at))
    elif step:
        _step_through(record, turns, at or 0, viewer)
    else:
        _print_record(record, turns, at, boards, viewer)
    for fault in record.faults:
        note(Told(Said("terminal.fault", source=str(source), why=fault.said), fault.problem.clause))
    return 1 if record.faults else 0


def _record_json(record: Record, turns: list[int], at: int) -> dict[str, Any]:
    table = record.table.fresh()
    worth_of = family_of(table.game).worth
    steps = []
    for number, (begin, end) in enumerate(pairwise(turns[: at + 1]), 1):
        jans: list[Any] = []
        for event in record.events[begin:end]:
            table.apply(event)
            if isinstance(event, Throw | Opening):
                jans = list(table.jans)
        verdicts = [one.to_json() for index in range(begin, end) for one in record.verdicts.get(index, ())]
        variations = [entries(one) for index in range(begin, end) for one in record.variations.get(index, ())]
        steps.append({
            "turn": number, "events": [event.to_json() for event in record.events[begin:end]],
            **({"verdicts": verdicts} if verdicts else {}),
            **({"variations": variations} if variations else {}),
            "position": table.position.id, "score": list(table.score),
            **({} if worth_of is None else {"worth": [worth_of.jan_json(jan) for jan in jans]}),
        })  # fmt: skip
    return {
        "headers": record.headers(),
        "turns": steps,
        "phase": str(table.phase),
        "position": table.position.id,
        "score": list(table.score),
        "results": [
            {
                "winner": None if r.winner is None else SIDES[r.winner],
                "points": r.points,
                "reason": str(r.reason),
                "clause": r.clause,
            }
            for r in table.results
        ],
        **({} if table.account is None else {"account": table.account.to_json()}),
        "faults": [{"line": fault.line, "reason": fault.reason} for fault in record.faults],
    }


def _lines_of_turn(table: Table, record: Record, begin: int, end: int) -> Iterator[Sayable]:
    """Play a turn of the record at the table, and tell it."""
    before = len(table.results)
    teller = Teller(table)
    for index, event in enumerate(record.events[begin:end], begin):
        # What was marked for a throw is told before the next act takes it away.
        if event.kind in ("throw", "stay", "leave", "agree"):
            yield from teller.lines()
        table.apply(event)
        if index + 1 == end or isinstance(record.events[index + 1], NextGame):
            yield from teller.lines()
            yield from (spoken(outcome(table, result)) for result in table.results[before:])
            before = len(table.results)
    for index in range(begin, end):
        yield from (f"    ; {comment}" for comment in record.comments.get(index, ()))
        yield from (f"    {SIGN} {_words_of(table.game).verdict(one)}" for one in record.verdicts.get(index, ()))
        yield from (f"    {instead(one)}" for one in record.variations.get(index, ()))


def _words_of(game: Game) -> Wording:
    """The words for what a record says of decisions, whose costs are in points."""
    from ..review.verdicts import POINTS  # takes long to load, and most records have no verdicts
    from ..review.wording import Wording

    return Wording(game.full_id, POINTS, reader())


def _board(table: Table, viewer: int) -> str:
    return board_of(table.position, viewer, names_of(table), table.cube, ())


def _print_record(record: Record, turns: list[int], at: int | None, boards: bool, viewer: int) -> None:
    table = record.table.fresh()
    say(title_of(table), "bold")
    width = len(str(len(turns)))
    for number in range(1, (len(turns) - 1 if at is None else at) + 1):
        for i, line in enumerate(_lines_of_turn(table, record, turns[number - 1], turns[number])):
            if at is None:
                say(f"{number if not i else '':>{width}}  {spoken(line)}")
        if boards and at is None:
            say(_board(table, viewer))
    if not boards or at is not None:
        say(_board(table, viewer))
    if table.account is not None and table.account.entries:
        say(f"\n{account_of(table)}\n")
    say(status_of(table))
    say(table.position.id, "dim")


def _step_through(record: Record, turns: list[int], at: int, viewer: int) -> None:
    """Walk through a record: Enter goes on, b back, a number there, q out."""
    typed = lines()
    while True:
        table = record.replay(turns[max(at - 1, 0)])
        told = list(_lines_of_turn(table, record, turns[max(at - 1, 0)], turns[at]))
        say(_board(table, viewer))
        for line in told or [title_of(table)]:
            output().print(painted(spoken(line)))
        try:
            answer = typed.read(f"{spoken(Said('terminal.turn-of', at=at, of=len(turns) - 1))} ").lower()
        except (EOFError, KeyboardInterrupt):
            return
        if answer.startswith("q"):
            return
        if answer.isdecimal():
            at = min(int(answer[:9]), len(turns) - 1)
        elif answer.startswith("b"):
            at = max(at - 1, 0)
        elif at == len(turns) - 1:
            return
        else:
            at += 1


def show_proof(path: Path, mine: Sequence[str], promise: str | None, as_json: bool) -> int:
    """Check a record against what its reader kept and say what was found; the exit code. Raises OSError, BadRecord."""
    with naming(path):
        proof = verify(Record.load(path))
    given = None if promise is None else promise.strip().lower() == proof.commitment.lower()
    holds = proof.holds and given is not False and all(seed in proof.seeds for seed in mine)
    if as_json:
        kept = {"promise_is_yours": given, "mine": {seed: seed in proof.seeds for seed in mine}}
        write_json({"holds": holds, **asdict(proof), **kept})
    else:
        for line in (*_of_record(proof), *_of_reader(proof, mine, given)):
            say(line)
    return 0 if holds else 1


def _of_record(proof: Proof) -> Iterator[Said]:
    """What the record proves by itself."""
    if not proof.throws:
        yield Said("terminal.nothing-thrown")
    else:
        yield Said("terminal.secret-kept" if proof.commitment_holds else "terminal.secret-not-kept")
    for seat in proof.not_as_sealed:
        yield Said("terminal.not-as-sealed", seat=seat)
    if proof.throws and not proof.differences:
        yield Said("terminal.throws-follow", n=proof.throws)
    for difference in proof.differences:
        found, expected = ("-".join(map(str, dice)) for dice in (difference.found, difference.expected))
        yield Said("terminal.throw-differs", event=difference.event, found=found, expected=expected)
    if proof.scheme == 1:
        yield Said("terminal.first-scheme")


def _of_reader(proof: Proof, mine: Sequence[str], given: bool | None) -> Iterator[Said]:
    """How it fits what its reader was promised and gave."""
    if given is not None:
        yield Said("terminal.promise-is-yours" if given else "terminal.promise-is-not-yours")
    for seed in mine:
        if seed in proof.seeds:
            yield Said("terminal.seed-is-there", seed=quoted(seed), seat=proof.seeds.index(seed) + 1)
        else:
            yield Said("terminal.seed-is-not-there", seed=quoted(seed))


# Rules and rulings


def show_rules(subject: str | None, clause_id: str | None, as_json: bool, lang: str = "en") -> None:
    """The list of pages, a page, or a clause. Raises UnknownGame, UnknownClause."""
    if subject is None:
        _show_pages(as_json, lang)
        return
    if clause_id is None and _is_page(subject):
        page = rulebook.page(subject, lang)
        if as_json:
            write_json({
                "game": page.game, "title": page.title, "language": page.language, "intro": page.intro,
                "clauses": [_clause_json(clause) for clause in page.clauses],
            })  # fmt: skip
        else:
            print_markdown(_noted(page) + with_boards(page.markdown))
        return
    if clause_id is not None:
        clause = _clause_on(rulebook.page(subject, lang), clause_id, lang)
    else:
        try:
            clause = rulebook.clause(subject, language=lang)
        except rulebook.UnknownClause:
            if any(letter.isdigit() for letter in subject):
                raise
            rulebook.page(subject)  # neither: as a word it was meant for a game
            raise
    if as_json:
        write_json(_clause_json(clause))
    else:
        note = _noted(rulebook.page(clause.game, lang))
        print_markdown(f"{note}### {clause.id} {clause.title}\n\n{with_boards(clause.text)}")


def _noted(page: rulebook.Page) -> str:
    """What has to be said before a page that is in another language than asked for."""
    return "" if page.note is None else f"*{spoken(page.note)}*\n\n"


def _clause_on(page: rulebook.Page, clause_id: str, lang: str) -> rulebook.Clause:
    """The clause of that id on a page, or a common one. Raises UnknownClause, saying where it stands if elsewhere."""
    clause = rulebook.clause(clause_id, page.game, lang)
    if clause.game not in (page.game, rulebook.COMMON):
        there = rulebook.page(clause.game, lang)
        command = f"tablier rules {there.game} {clause.id}"
        said = Said("terminal.clause-elsewhere", clause=clause.id, page=page.title, there=there.title, command=command)
        raise rulebook.UnknownClause("clause-elsewhere", said)
    return clause


def _is_page(subject: str) -> bool:
    try:
        rulebook.page(subject)
    except UnknownGame:
        return False
    return True


def _clause_json(clause: rulebook.Clause) -> dict[str, str]:
    return {"id": clause.id, "title": clause.title, "text": clause.text, "game": clause.game}


def _show_pages(as_json: bool, lang: str) -> None:
    pages = rulebook.pages(lang)
    if as_json:
        write_json([
            {"game": page.game, "title": page.title, "clauses": [clause.id for clause in page.clauses]}
            for page in pages
        ])  # fmt: skip
        return
    grid = Grid(box=None, pad_edge=False)
    for heading in (
        Said("terminal.column-page"), Said("terminal.column-title"), Said("terminal.column-year"),
        Said("terminal.column-clauses"),
    ):  # fmt: skip
        grid.add_column(spoken(heading), header_style="bold")
    for page in pages:
        year = spoken(GAMES[page.game].word("year")) if page.game in GAMES else ""
        clauses = Said("terminal.clauses-from-to", first=page.clauses[0].id, last=page.clauses[-1].id)
        grid.add_row(page.game, page.title, year, spoken(clauses))
    print_block(grid)
    output().print()
    say(Said("terminal.how-to-read-rules"))


def show_options(game_id: str, as_json: bool) -> None:
    """Every option of a game with its values, effects and clause, and its presets. Raises UnknownGame."""
    game = GAMES[find_game(game_id).id]
    options = Table.options(game_id)
    if as_json:
        write_json({
            "game": game.id,
            "options": [_option_json(option) for option in options],
            "presets": {name: dict(values) for name, values in game.presets.items()},
        })  # fmt: skip
        return
    out = output()
    say(Said("terminal.options-of", game=game.word("name")), "bold")
    for option in options:
        out.print()
        clause = (f"[{option.clause}]", "yellow")
        out.print(Text.assemble((option.name, "bold cyan"), "  ", spoken(option.summary), " ", clause))
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for value, effect in option.effects.items():
            shown = show_value(value)
            shown = spoken(Said("terminal.default-value", value=shown)) if value == option.default else shown
            grid.add_row(f"  {shown}", spoken(effect))
        if option.numbers is not None:
            reach = Said("terminal.any-from-to", first=option.numbers[0], last=option.numbers[-1])
            grid.add_row(f"  {spoken(Said('terminal.a-number'))}", spoken(reach))
        print_block(grid)
    for name, values in game.presets.items():
        chosen = ", ".join(f"{option}={show_value(value)}" for option, value in values.items())
        out.print()
        out.print(Text.assemble(("--preset ", "dim"), (name, "bold cyan"), "  ", chosen))
    out.print()
    say(Said("terminal.choose-with", command=f"tablier play {game.id} -o name=value"))


def _option_json(option: Option) -> dict[str, Any]:
    return {
        "name": option.name, "clause": option.clause, "summary": str(option.summary), "default": option.default,
        "values": [{"value": value, "effect": str(effect)} for value, effect in option.effects.items()],
        "numbers": None if option.numbers is None else [option.numbers[0], option.numbers[-1]],
    }  # fmt: skip
