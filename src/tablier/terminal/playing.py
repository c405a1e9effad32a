"""A sitting: people, bots and a table in a terminal, until the match is over or somebody leaves."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from itertools import chain, repeat
from pathlib import Path

from .. import text
from ..bots import Bot
from ..errors import Ambiguous, Refusal, TablierError, Unreadable
from ..games import Roll, family_of
from ..saying import Said, Told, quoted
from ..table import Phase, Result, Table
from ..telling import sentences as telling
from ..throws import looks_like_dice, read_dice
from . import commands
from .commands import better_reason, choices
from .keyboard import Lines, Suggestion
from .saving import Keeper, leaving_on_signals
from .speaking import (
    Sayable,
    account_of,
    board_of,
    can_say,
    complaint,
    draft_of,
    names_of,
    output,
    painted,
    print_markdown,
    set_in,
    speaking,
    spoken,
    status_of,
    title_of,
    trouble,
    write_sheet,
)

_QUIET = (Phase.LOTS, Phase.OPENING, Phase.UNBIND)
"""Phases in which nobody has anything to decide, unless the dice are entered by hand."""
_FURTHER = 2
"""So many columns further in goes on what is set in and takes more than a line."""
_BOT_PAUSES = (Phase.MARK, Phase.PLAY)
"""Where a bot stops between acts that are told together."""


class Sitting:
    """A match as it is played in a terminal. ``bots`` are the players who are not people, by side.

    ``sheet`` is the file for the account of a scored game.
    """

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        lines: Lines,
        keeper: Keeper,
        by_hand: bool = False,
        sheet: Path | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.lines = lines
        self.keeper = keeper
        self.by_hand = by_hand
        self._out = output()
        self._sheet = sheet
        self._teller = telling.Teller(table)
        self._results = len(table.results)
        self._shown: tuple[object, ...] = ()
        self._clause_hint = True
        self._path_hint = True
        self._keeping = True

    @property
    def person(self) -> int | None:
        """The side of the only person at the table; None if there are two."""
        people = [side for side in (0, 1) if side not in self.bots]
        return people[0] if len(people) == 1 else None

    @property
    def viewer(self) -> int:
        """Who sits below: the person, or whoever of two has to act."""
        person = self.person
        return person if person is not None else self.table.player or 0

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self._out.width

    # The match

    def run(self) -> None:
        """Play until the match is decided, the input ends or somebody quits. The record is kept all along."""
        with leaving_on_signals(), speaking(seat=self.person):
            self._run()

    def _run(self) -> None:
        self.say(title_of(self.table))
        if self.lines.interactive:
            self.say(Said("terminal.first-words"), "dim")
        for line in telling.so_far(self.table)[-2:]:
            self.say(line)
        try:
            while self.table.phase is not Phase.OVER:
                self._go_on()
                self._report()
            self._finish()
        except commands.Stop:
            self._leave(Said("terminal.until-next-time"), keep=True)
        except EOFError:
            self._leave(Said("terminal.input-ended"), keep=self.lines.interactive or self.keeper.asked)
        except KeyboardInterrupt:
            self.write("")
            self._leave(Said("terminal.interrupted"), keep=self.lines.interactive or self.keeper.asked)

    def _go_on(self) -> None:
        """One act, by whoever the table waits for."""
        table = self.table
        bot = self.bots.get(table.player) if table.player is not None else None
        if self.by_hand and bot is not None and table.phase is Phase.THROW and bot.before_throwing(table):
            return  # left to itself, a bot would now throw the program's dice
        if self.by_hand and table.phase in (*_QUIET, Phase.THROW):
            self._ask()
        elif table.phase is Phase.LOTS:
            table.do("lots", table.draw_lots())
        elif table.phase is Phase.OPENING:
            table.opening()
        elif bot is None:
            self._ask()
        else:
            bot.choose(table)
            self._settle_throw()

    def _settle_throw(self) -> None:
        """Dice that nobody may interrupt any more are seen, and in Unstacked Draughts a throw plays itself."""
        if self.table.rolling and not self.by_hand:
            self.table.throw()
        if self.table.phase is Phase.PLAY and self.table.game.plays_itself:
            self.table.confirm()

    def throw(self, dice: Roll = ()) -> None:
        """Make the throw that is due, whichever it is, or take it as entered. Raises TablierError."""
        table = self.table
        if table.phase is Phase.LOTS:
            table.do("lots", table.draw_lots())
        elif table.phase in _QUIET and dice:
            if len(dice) != 2:
                raise Unreadable("bad-roll", Said("terminal.two-dice"))
            (table.opening if table.phase is Phase.OPENING else table.unbind)(*dice)
        elif table.phase is Phase.OPENING:
            table.opening()
        elif self.casts:
            table.cast()  # dice entered too soon are entered again, once they have come to rest
        else:
            table.throw(*dice)
        self._settle_throw()

    @property
    def casts(self) -> bool:
        """Whether the throw due may still be interrupted (UD-9)."""
        return self.table.player is not None and "cast" in self.table.may(self.table.player)

    # Asking

    def _ask(self) -> None:
        """Read one line from a person and do what it says; refusals are shown and change nothing."""
        self.show(again=False)
        self._say_what_is_due()
        line = self.lines.read(self._prompt(), self._candidates)
        try:
            self._do(line)
        except TablierError as problem:
            self.complain(problem)
        except OSError as problem:
            self.say(Said("terminal.did-not-work", reason=trouble(problem)), "red")

    def _candidates(self, line: str) -> list[Suggestion]:
        return commands.candidates(self.table, line, commands.available(self))

    def _prompt(self) -> str:
        table = self.table
        if table.player is None:
            return "> "
        dice = f" {spoken(text.throw(table.dice))}" if table.phase in (Phase.MARK, Phase.STAY, Phase.PLAY) else ""
        return f"{names_of(table)[table.player]}{dice}> "

    def _say_what_is_due(self) -> None:
        for sentences in what_is_due(self.table, self.by_hand):
            self.write(" ".join(map(spoken, sentences)))

    def _do(self, line: str) -> None:
        table = self.table
        if commands.run(self, line):
            self._settle_throw()
        elif not line:
            self._enter()
        elif (meant := commands.number_alone(table, line)) is not None:
            commands.run(self, meant)
        elif looks_like_dice(line) and self.by_hand and table.phase in (*_QUIET, Phase.THROW):
            self.throw(read_dice(line))
        elif table.phase is Phase.PLAY and not table.game.plays_itself:
            self._play(line)
        else:
            raise Unreadable("bad-command", Said("terminal.nothing-to-do", line=quoted(line)))

    def _enter(self) -> None:
        """Enter alone: what it does is told before."""
        table = self.table
        match table.phase:
            case Phase.PLAY if table.drafted:
                table.confirm()
            case Phase.PLAY:
                plays = choices(table)
                if len(plays) > 1:
                    raise Refusal("choose", Said("terminal.choose-play"))
                table.play(plays[0])
            case Phase.BETWEEN:
                table.next_game()
            case Phase.LOTS:
                table.do("lots", table.draw_lots())
            case Phase.THROW | Phase.OPENING | Phase.UNBIND if not self.by_hand or self.casts:
                self.throw()
            case Phase.THROW | Phase.OPENING | Phase.UNBIND:
                raise Unreadable("bad-roll", Said("terminal.enter-dice"))
            case _:
                raise Refusal("choose", _answer(table), commands.answers(table)[0].clause)

    def _play(self, line: str) -> None:
        """A whole play is played at once; less than that is added to the play being built."""
        table = self.table
        if table.drafted:
            table.step(line)
            self.show()
            return
        try:
            play = table.read_play(line)
        except Ambiguous:
            raise
        except Refusal as problem:
            reason = table.why_not(line)
            if reason is not None:
                raise better_reason(problem, reason) from None
            try:
                table.step(line)
            except Unreadable:
                raise problem from None
            self.show()
        else:
            table.play(play)

    # Telling

    def _report(self) -> None:
        """Tell what has happened since the last time, and keep the record."""
        table = self.table
        # A bot's throw and play are told together once it has played.
        if self._teller.up_to_date or (table.phase in _BOT_PAUSES and table.player in self.bots):
            return
        for line in self._teller.lines():
            self.say(line)
        for result in table.results[self._results :]:
            self._report_result(result)
        self._results = len(table.results)
        if self.lines.interactive and self._keeping:
            try:
                self.keeper.keep_now_and_then(table)
            except OSError as problem:
                self.say(Said("terminal.not-saved-meanwhile", reason=trouble(problem)), "red")
                self._keeping = False

    def _report_result(self, result: Result) -> None:
        table = self.table
        if result.winner is not None:
            self.show()
        self.write(spoken(telling.outcome(table, result)), "bold")
        if table.account is None or (result.winner is None and not table.account.broken_off):
            return
        self.write("")
        self.write(account_of(table), wrap=False)
        self.write("")
        if self._sheet is not None:
            try:
                write_sheet(table, self._sheet)
            except OSError as problem:
                self.say(Said("terminal.sheet-not-written", reason=trouble(problem)), "red")

    def show(self, again: bool = True) -> None:
        """Draw the board; without ``again`` only if it has changed since it was last drawn."""
        position = self.table.drafted_position
        state = (position.board_key, self.table.cube, self.viewer)
        if again or state != self._shown:
            self._out.print()
            marked = telling.landings(self.table, self.viewer)
            board = board_of(position, self.viewer, names_of(self.table), self.table.cube, marked)
            self._out.print(painted(board), soft_wrap=True)
            if marked and self._path_hint and self.lines.interactive:
                other = self.table.who(1 - self.viewer)
                self.say(Said("terminal.how-plays-are-told", who=other), "dim")
                self._path_hint = False
        self._shown = state

    def say(self, line: Sayable, style: str = "", wrap: bool = True) -> None:
        """Say something; what is set in goes on a little further in."""
        lead = set_in(line)
        self.write(spoken(line)[len(lead) :], style, wrap, lead, _FURTHER if lead else 0)

    def write(self, words: str, style: str = "", wrap: bool = True, lead: str = "", further: int = 0) -> None:
        """Write what is in words already, after a ``lead`` below which nothing stands, nor ``further`` in."""
        if wrap and len(lead + words) > self.width:
            below = " " * (len(lead) + further)
            lines = (
                textwrap.fill(line, self.width, initial_indent=before, subsequent_indent=below, break_on_hyphens=False)
                for before, line in zip(chain((lead,), repeat(below)), words.split("\n"), strict=False)
            )
            lead, words = "", "\n".join(lines)
        self._out.print(painted(lead + words, style), soft_wrap=True)

    def show_markdown(self, source: str) -> None:
        """Write rules."""
        print_markdown(source)

    def complain(self, problem: TablierError) -> None:
        """Say why something was refused, with its clause."""
        self.write(complaint(problem), "red")
        if problem.clause and self._clause_hint and self.lines.interactive:
            self.say(Said("terminal.clause-hint", clause=problem.clause), "dim")
            self._clause_hint = False

    # Leaving

    def _keep(self) -> bool:
        try:
            self.keeper.keep(self.table)
        except OSError as problem:
            self.say(Said("terminal.not-saved", reason=trouble(problem)), "red")
            return False
        return True

    def _finish(self) -> None:
        verdict = telling.verdict(self.table)
        if verdict:
            self.say(verdict, "bold")
        if self._sheet is not None and self._sheet.exists():
            self.say(Said("terminal.sheet-is-in", path=str(self._sheet)), wrap=False)
        if (self.lines.interactive or self.keeper.asked) and self._keep():
            self.say(Said("terminal.record-is-in", path=str(self.keeper.path)), wrap=False)

    def _leave(self, farewell: Said, keep: bool) -> None:
        # First things first: whoever has left may have taken the terminal along.
        kept = keep and bool(self.table.events) and self._keep()
        self.say(farewell)
        if kept:
            self.say(Said("terminal.kept-in", path=str(self.keeper.path)), wrap=False)
            self.say(Said("terminal.how-to-resume", command=self.keeper.how_to_resume()), wrap=False)


# What is waited for


def what_is_due(table: Table, by_hand: bool) -> Iterator[tuple[Sayable, ...]]:
    """What the table waits for and what can be done about it, in paragraphs. ``by_hand``: dice are entered."""
    match table.phase:
        case Phase.PLAY if table.drafted:
            yield (draft_of(table), *(() if table.steps() else (Said("terminal.enter-confirms"),)))
        case Phase.PLAY:
            yield (*family_of(table.game).telling.duties(table), *_plays(table))
        case Phase.BETWEEN:
            yield (Said("terminal.enter-next-game" if table.account is None else "terminal.enter-next-round"),)
        case Phase.LOTS:
            yield status_of(table), Said("terminal.enter-draws-lots")
        case Phase.THROW if table.player is not None and "cast" in table.may(table.player):
            other = 1 - table.player
            yield status_of(table), Said("terminal.enter-casts", who=table.who(other))
        case Phase.THROW if by_hand:
            yield status_of(table), Said("terminal.enter-the-dice")
        case Phase.OPENING | Phase.UNBIND if by_hand:
            yield status_of(table), Said("terminal.enter-a-die-each")
        case Phase.THROW | Phase.UNBIND:
            yield status_of(table), Said("terminal.enter-throws"), *_before_throwing(table)
        case Phase.BREAK if table.player != table.position.turn:
            yield status_of(table), Said("terminal.your-24-to-19")
        case Phase.STAY:
            yield (status_of(table),)
            yield from ((line,) for line in family_of(table.game).telling.stay_or_leave(table))
        case Phase.ANSWER | Phase.BREAK:
            yield (status_of(table),)
        case _ if can_say(_answer(table).key):
            yield status_of(table), _answer(table)
        case _:
            yield (status_of(table),)


def _answer(table: Table) -> Said:
    """How to answer what the table waits for."""
    return Said(f"terminal.answer-{table.phase}")


def _plays(table: Table) -> Iterator[Sayable]:
    plays = choices(table)
    by_hand = table.game.marks_by_hand
    if len(plays) > 1:
        # How many are legal would give away what a throw is worth to somebody who has to find out.
        yield Said("terminal.type-your-play") if by_hand else Said("terminal.so-many-plays", n=len(plays))
    elif plays[0].steps:
        yield Said("terminal.one-possible-play" if by_hand else "terminal.one-legal-play", play=plays[0].notation)
    else:
        yield Told(Said("terminal.nothing-can-be-played"), table.game.pass_clause)
        yield Said("terminal.enter-goes-on")


def _before_throwing(table: Table) -> Iterator[Said]:
    """What may be done before the throw: of the acts open to the player, the first that can be said."""
    if table.open_mark is not None:
        yield Said("terminal.before-open-mark", points=table.open_mark)
        return
    acts = (Said(f"terminal.before-{act.kind}") for act in commands.answers(table))
    yield from (said for said in acts if can_say(said.key))
