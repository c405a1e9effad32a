"""``tablier review``: how well matches were played, in the terminal, as JSON, as a page, or written into the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from ..board import MEN_SIGNS
from ..errors import TablierError
from ..formats import save as save_as
from ..records import Record
from ..review import Chance, Decision, Progress, Review, review
from ..review.noting import noted
from ..review.summing import Overall, overall
from ..review.verdicts import THRESHOLDS
from ..review.wording import Wording, named, summary, summary_over_all, throw_numbers
from ..saying import Said, Told
from .analysing import progress_bar
from .commandline import BAD, Misused
from .preparing import prepare, prepare_bot
from .saving import naming
from .showing import game_words
from .speaking import complaint, note, output, print_block, reader, say, spoken, trouble, write_json

_COLOURS = {"slight": "cyan", "error": "yellow", "blunder": "bold red"}
SIGNS = {"slight": "?!", "error": "?", "blunder": "??"}
_STRONGEST = "master"
_WIDE = 140


@dataclass(frozen=True)
class Reviewed:
    """A file that was read, and its review."""

    path: Path
    record: Record
    found: Review


def show_review(
    paths: Sequence[Path], depth: str, seed: int, jobs: int, ray: str | None, html: Path | None, save: Path | None,
    as_json: bool,
) -> int:  # fmt: skip
    """Review records, and show or write what was found; the exit code: 1 if one of them is damaged or unreadable."""
    if save is not None and len(paths) > 1:
        raise Misused(Said("review.save-one"))
    if html is not None and html.resolve() in [path.resolve() for path in paths]:
        raise Misused(Said("review.page-over-record", path=str(html)))
    reviewed, faults = [], 0
    for path in paths:
        try:
            with naming(path):
                record = Record.load(path)
                if record.faults and save is not None and save.resolve() == path.resolve():
                    raise record.faults[0].error  # what is behind the fault would be lost
                one = _reviewed(path, record, depth, seed, jobs, ray)
        except (TablierError, OSError) as problem:
            note(complaint(problem) if isinstance(problem, TablierError) else trouble(problem))
            faults += 1
            continue
        for fault in one.record.faults:
            note(Told(Said("terminal.fault", source=str(path), why=fault.said), fault.problem.clause))
        faults += bool(one.record.faults)
        if one.found.games:
            reviewed.append(one)
        else:
            note(Said("review.nothing-to-review", path=str(path)))
    _write(reviewed, html, save)
    if as_json:
        _write_json(reviewed, alone=len(paths) == 1)
    else:
        _show(reviewed, len(paths))
    if html is not None and reviewed:
        note(Said("review.page-is-in", path=str(html)))
    if save is not None and reviewed:
        note(Said("review.record-is-in", path=str(save)))
    return BAD if faults else 0


def _reviewed(path: Path, record: Record, depth: str, seed: int, jobs: int, ray: str | None) -> Reviewed:
    """Review what stands in a file. Raises TablierError."""
    game = record.table.game
    prepare(game)
    prepare_bot(game, _STRONGEST)
    with progress_bar() as progress:
        task = progress.add_task(spoken(Said("review.reviewing")), total=100)

        def tell(step: Progress) -> None:
            progress.update(task, completed=round(100 * step.share))

        return Reviewed(path, record, review(record, depth, seed, jobs=jobs, ray=ray, progress=tell))


def _write(reviewed: Sequence[Reviewed], html: Path | None, save: Path | None) -> None:
    if html is not None and reviewed:
        from ..review.page import page

        html.write_text(page([(one.record, one.found) for one in reviewed], reader().language), encoding="utf-8")
    if save is not None and reviewed:
        for left_out in save_as(noted(reviewed[0].record, reviewed[0].found), save):
            note(Said("terminal.left-out", path=str(save), what=left_out))


def _write_json(reviewed: Sequence[Reviewed], alone: bool) -> None:
    """One review as it is; of several a list, and everybody in all of them."""
    if alone:
        if reviewed:
            write_json(reviewed[0].found.to_json())
        return
    write_json({
        "reviews": [{"file": str(one.path), **one.found.to_json()} for one in reviewed],
        "summary": [one.to_json() for one in overall(one.found for one in reviewed)],
    })  # fmt: skip


# In the terminal


def _show(reviewed: Sequence[Reviewed], asked: int) -> None:
    for number, one in enumerate(reviewed):
        if number:
            say("")
        if asked > 1:
            say(str(one.path), "dim")
        _show_one(one)
    if asked > 1 and reviewed:
        everybody = overall(one.found for one in reviewed)
        say("")
        say(Said("review.over-all", n=len(reviewed)), "bold")
        print_block(_over_all(everybody))
        say(Said("review.all-in-points"), "dim")


def _show_one(one: Reviewed) -> None:
    found = one.found
    words = Wording.of(found, reader())
    numbers = throw_numbers(one.record)
    throws = sum(event.declared.kind == "throw" for event in one.record.events)
    looked = Said("review.reviewed", game=game_words(one.record.table.game), n=throws)
    say(f"{spoken(looked)}, {spoken(Said(f'review.depth-{found.depth}'))}", "bold")
    print_block(_summary(words, found))
    say(words.of_what, "dim")
    mistakes = list(found.mistakes)
    say("")
    say(Said("review.mistakes", n=len(mistakes)), "bold")
    if mistakes:
        _print(_mistakes(words, mistakes, numbers))
    else:
        counted = sum(summary.counted for summary in found.summaries)
        say(Said("review.nothing-wrong", n=counted, least=words.points(min(THRESHOLDS.values()))))
    if turning := found.turning_points():
        say("")
        say(Said("review.turning-points"), "bold")
        _print(_turning(words, turning, numbers))


def _print(grid: Grid) -> None:
    """Print a table; where there is no screen, as wide as it needs to be."""
    print_block(grid, None if output().is_terminal else _WIDE)


def _grid(*headings: Said | str, right: Sequence[int] = ()) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for number, heading in enumerate(headings):
        grid.add_column(spoken(heading), justify="right" if number in right else "left")
    return grid


def _summary(words: Wording, found: Review) -> Grid:
    """A row for each thing, a column for each player."""
    players = range(len(words.names))
    grid = _grid("", *(_signed(words, seat) for seat in players), right=[1 + seat for seat in players])
    for said, cells, _ in summary(words, found):
        grid.add_row(spoken(said), *cells)
    return grid


def _signed(words: Wording, seat: int) -> str:
    """A player with the sign of the men, where two play and keep them."""
    return f"{words.names[seat]} {MEN_SIGNS[seat]}" if len(words.names) == 2 else words.names[seat]


def _who(words: Wording, seat: int) -> str:
    return MEN_SIGNS[seat] if len(words.names) == 2 else words.names[seat]


def _dice(dice: Sequence[int]) -> str:
    return "-".join(map(str, dice))


def _mistakes(words: Wording, mistakes: Sequence[Decision], numbers: Sequence[int]) -> Grid:
    holes = ("holes",) if words.counts_holes else ()
    columns = ("where", "who", "dice", "made", "best", "cost", *holes, "called", "found")
    grid = _grid(*(Said(f"review.column-{name}") for name in columns), right=[0, 5, *(6 for _ in holes)])
    for one in mistakes:
        cost = [words.amount(one.cost), *([words.figure(words.in_holes(one), "0.0")] if holes else [])]
        called = Text(f"{SIGNS[one.verdict]} {words.called(one.verdict)}", style=_COLOURS[one.verdict])
        grid.add_row(
            _place(words, one, numbers), _who(words, one.seat), _dice(one.dice), words.choice(one.kind, one.made.name),
            words.choice(one.kind, one.best.name), *cost, called, words.how_in_short(one.best.found),
        )  # fmt: skip
    return grid


def _place(words: Wording, one: Decision | Chance, numbers: Sequence[int]) -> str:
    """The number of a throw; where there are several games, after that of its game: ``2.14``."""
    number = numbers[one.event]
    return f"{one.game + 1}.{number}" if words.several else str(number)


def _turning(words: Wording, turning: Sequence[Decision | Chance], numbers: Sequence[int]) -> Grid:
    grid = _grid(*(Said(f"review.column-{name}") for name in ("where", "event", "change")), right=[0, 2])
    for one in turning:
        amount = -one.cost if isinstance(one, Decision) else one.luck
        grid.add_row(_place(words, one, numbers), spoken(turned_by(words, one)), words.change(amount))
    return grid


def turned_by(words: Wording, one: Decision | Chance) -> Said:
    """What changed a match."""
    who = words.names[one.seat]
    if isinstance(one, Decision):
        made, best = (words.choice(one.kind, choice.name) for choice in (one.made, one.best))
        return Said("review.turned-by-choice", who=who, made=made, best=best)
    if not one.dice:
        return Said("review.turned-by-lots")
    return Said("review.turned-by-throw", who=who, dice=_dice(one.dice))


def _over_all(everybody: Sequence[Overall]) -> Grid:
    who = reader()
    names = named([one.name for one in everybody], who)
    grid = _grid("", *names, right=range(1, 1 + len(names)))
    for said, cells, _ in summary_over_all(everybody, who):
        grid.add_row(spoken(said), *cells)
    return grid
