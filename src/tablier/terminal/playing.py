"""A sitting: people, bots and a table in a terminal, until the match is over or somebody leaves."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from pathlib import Path

from .. import text
from ..bots import Bot
from ..errors import Ambiguous, Refusal, TablierError, Unreadable
from ..games import Roll
from ..table import Phase, Result, Table
from ..telling import sentences as telling
from . import asking, commands, marking
from .completing import Candidate, candidates
from .console import output, painted, print_block, told_line
from .prompt import Reader
from .saving import Keeper, leaving_on_signals
from .words import better_reason, choices, looks_like_dice, plays_itself, read_dice

_QUIET = (Phase.LOTS, Phase.OPENING, Phase.UNBIND)
"""Phases in which nobody has anything to decide, unless the dice are entered by hand."""
_LEAD = re.compile(r" +(\w+ {2,})?")
"""What a line begins with under which it is set in."""
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
        reader: Reader,
        keeper: Keeper,
        by_hand: bool = False,
        sheet: Path | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.reader = reader
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
        with leaving_on_signals():
            self._run()

    def _run(self) -> None:
        self.say(text.title(self.table))
        if self.reader.interactive:
            self.say("Type 'help' for the commands; Tab shows what is legal; 'quit' keeps the game.", "dim")
        for line in telling.so_far(self.table)[-2:]:
            self.say(told_line(line))
        try:
            while self.table.phase is not Phase.OVER:
                self._go_on()
                self._report()
            self._finish()
        except commands.Stop:
            self._leave("Until next time.", keep=True)
        except EOFError:
            self._leave("The input has ended.", keep=self.reader.interactive or self.keeper.asked)
        except KeyboardInterrupt:
            self._leave("\nInterrupted.", keep=self.reader.interactive or self.keeper.asked)

    def _go_on(self) -> None:
        """One act, by whoever the table waits for."""
        table = self.table
        bot = self.bots.get(table.player) if table.player is not None else None
        if self.by_hand and bot is not None and table.phase is Phase.THROW and bot.before_throwing(table):
            return  # left to itself, a bot would now throw the program's dice
        if self.by_hand and table.phase in (*_QUIET, Phase.THROW):
            self._ask()
        elif table.phase is Phase.LOTS:
            table.trictrac.lots()
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
        if self.table.phase is Phase.PLAY and plays_itself(self.table.game):
            self.table.confirm()

    def throw(self, dice: Roll = ()) -> None:
        """Make the throw that is due, whichever it is, or take it as entered. Raises TablierError."""
        table = self.table
        if table.phase is Phase.LOTS:
            table.trictrac.lots()
        elif table.phase in _QUIET and dice:
            if len(dice) != 2:
                raise Unreadable("bad-roll", "Enter two dice, White's and Black's, such as 5-3.")
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
        line = self.reader.read(self._prompt(), self._candidates)
        try:
            self._do(line)
        except TablierError as problem:
            self.complain(problem)
        except OSError as problem:
            self.say(f"That did not work: {problem}.", "red")

    def _candidates(self, line: str) -> list[Candidate]:
        return candidates(self.table, line, commands.available(self))

    def _prompt(self) -> str:
        table = self.table
        if table.player is None:
            return "> "
        dice = f" {text.throw(table.dice)}" if table.phase in (Phase.MARK, Phase.STAY, Phase.PLAY) else ""
        return f"{table.names[table.player]}{dice}> "

    def _say_what_is_due(self) -> None:
        for line in asking.what_is_due(self.table, self.by_hand):
            self.say(line)

    def _do(self, line: str) -> None:
        table = self.table
        if commands.run(self, line):
            self._settle_throw()
        elif not line:
            self._enter()
        elif looks_like_dice(line) and table.phase in (Phase.BREAK, Phase.CLAIM):
            commands.run(self, f"{'break' if table.phase is Phase.BREAK else 'claim'} {line}")
        elif line.isdecimal() and table.phase is Phase.MARK:
            marking.mark(self, line)
        elif looks_like_dice(line) and self.by_hand and table.phase in (*_QUIET, Phase.THROW):
            self.throw(read_dice(line))
        elif table.phase is Phase.PLAY and not plays_itself(table.game):
            self._play(line)
        else:
            raise Unreadable("bad-command", f"{line!r} is nothing that can be done now; 'help' lists what can.")

    def _enter(self) -> None:
        """Enter alone: what it does is told before."""
        table = self.table
        match table.phase:
            case Phase.PLAY if table.drafted:
                table.confirm()
            case Phase.PLAY:
                plays = choices(table)
                if len(plays) > 1:
                    raise Refusal("choose", "There is a choice: type a play or a step; 'plays' lists them.")
                table.play(plays[0])
            case Phase.BETWEEN:
                table.next_game()
            case Phase.LOTS:
                table.trictrac.lots()
            case Phase.THROW | Phase.OPENING | Phase.UNBIND if not self.by_hand or self.casts:
                self.throw()
            case Phase.THROW | Phase.OPENING | Phase.UNBIND:
                raise Unreadable("bad-roll", "Enter the dice, such as 6-5, or 'throw' for a throw by the program.")
            case _:
                raise asking.choose(table.phase)

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
            self.say(told_line(line))
        for result in table.results[self._results :]:
            self._report_result(result)
        self._results = len(table.results)
        if self.reader.interactive and self._keeping:
            try:
                self.keeper.keep_now_and_then(table)
            except OSError as problem:
                self.say(f"The game cannot be saved as it goes on: {problem}.", "red")
                self._keeping = False

    def _report_result(self, result: Result) -> None:
        table = self.table
        if result.winner is not None:
            self.show()
        self.say(" ".join(map(told_line, telling.outcome(table, result))), "bold")
        if table.account is None or (result.winner is None and not table.account.broken_off):
            return
        self.say(f"\n{table.account.text(table.players)}\n", wrap=False)
        if self._sheet is not None:
            try:
                marking.write_sheet(table, self._sheet)
            except OSError as problem:
                self.say(f"The sheet could not be written: {problem}.", "red")

    def show(self, again: bool = True) -> None:
        """Draw the board; without ``again`` only if it has changed since it was last drawn."""
        position = self.table.drafted_position
        state = (position.board_key, self.table.cube, self.viewer)
        if again or state != self._shown:
            self._out.print()
            marked = telling.landings(self.table, self.viewer)
            board = text.board(position, self.viewer, self.table.names, self.table.cube, marked)
            self._out.print(painted(board), soft_wrap=True)
            if marked and self._path_hint and self.reader.interactive:
                name = self.table.names[1 - self.viewer]
                self.say(f"Plays are told on their player's own path; [ ] marks where {name}'s men landed.", "dim")
                self._path_hint = False
        self._shown = state

    def say(self, line: str, style: str = "", wrap: bool = True) -> None:
        """Write a line; what does not fit into one goes on below its beginning."""
        lead = _LEAD.match(line)
        if wrap and lead and len(line) > self.width:
            indent = lead.end() if lead[1] else lead.end() + 2
            line = textwrap.fill(line, self.width, subsequent_indent=" " * indent, break_on_hyphens=False)
        self._out.print(painted(line, style), soft_wrap=not wrap)

    def show_markdown(self, source: str) -> None:
        """Write rules."""
        from rich.markdown import Markdown

        print_block(Markdown(source), width=min(self._out.width, 100))

    def complain(self, problem: TablierError) -> None:
        """Say why something was refused, with its clause."""
        self.say(str(problem), "red")
        if problem.clause and self._clause_hint and self.reader.interactive:
            self.say(f"'rules {problem.clause}' shows that clause.", "dim")
            self._clause_hint = False

    # Leaving

    def _keep(self) -> bool:
        try:
            self.keeper.keep(self.table)
        except OSError as problem:
            self.say(f"The game could not be saved: {problem}.", "red")
            return False
        return True

    def _finish(self) -> None:
        verdict = telling.verdict(self.table)
        if verdict is not None:
            self.say(told_line(verdict), "bold")
        if self._sheet is not None and self._sheet.exists():
            self.say(f"The sheet is in {self._sheet}.", wrap=False)
        if (self.reader.interactive or self.keeper.asked) and self._keep():
            self.say(f"The record is in {self.keeper.path}; 'tablier replay' shows it.", wrap=False)

    def _leave(self, farewell: str, keep: bool) -> None:
        # First things first: whoever has left may have taken the terminal along.
        kept = keep and bool(self.table.events) and self._keep()
        self.say(farewell)
        if kept:
            self.say(f"The game is kept in {self.keeper.path}", wrap=False)
            self.say(f"To go on with it: {self.keeper.how_to_resume()}", wrap=False)
