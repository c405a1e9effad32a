"""A game in progress at a table: bots can sit down to it, it can be drawn, and it leaves a record."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from ..batch.turns import EITHER, FIRST_BREAK, GO_ON, LEAVE_ACTION, STAY_ACTION
from ..bots import BOTS, Bot
from ..errors import BadOption
from ..games import Game, Position
from ..games.game import closest
from ..saying import Said, quoted
from ..table import Phase, Table
from ..throws import Dice, read_dice
from .state import State


def find_bot(bot: Bot | str, seed: int = 0) -> Bot:
    """The bot meant, by name or itself. Raises BadOption."""
    if not isinstance(bot, str):
        if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
            raise BadOption("unknown-bot", Said("programs.bad-bot", given=quoted(bot)))
        return bot
    if bot not in BOTS:
        raise BadOption("unknown-bot", closest("bot", bot, BOTS))
    return BOTS[bot](seed)


class SeatedState(State):
    """A state that keeps a table: everything that happens in the one happens at the other, under the referee's eyes."""

    table: Table

    def __init__(
        self,
        game: Game | str,
        seed: int = 0,
        number: int = 0,
        agent: int = EITHER,
        start: Position | str | None = None,
    ) -> None:
        super().__init__(game, seed, number, agent, start)
        self.table = Table(self.game, seed=seed, position=start)

    def copy(self) -> SeatedState:
        """The same state at a table of its own."""
        twin = super().copy()
        assert isinstance(twin, SeatedState)
        twin.table = deepcopy(self.table)
        return twin

    def throw(self, dice: Dice) -> None:
        phase = self.phase
        super().throw(dice)
        dice = read_dice(dice)
        match phase:
            case Phase.OPENING:
                self.table.opening(*dice)
            case Phase.UNBIND:
                self.table.unbind(*dice)
            case _:
                self.table.throw(*dice)

    def act(self, action: int) -> None:
        before = super().copy()  # at the same table
        super().act(action)
        match before.phase:
            case Phase.STAY | Phase.BREAK:
                self._answer(action)
            case _ if not self._turns["made"][0] or self.phase is not Phase.PLAY:
                forced = action == GO_ON
                self.table.play(self.table.plays()[0] if forced else " ".join(map(str, before.steps_with(action))))

    def choose(self, choice: int) -> None:
        phase, name = self.phase, self.name_of_choice(choice)
        super().choose(choice)
        if phase is Phase.PLAY:
            self.table.play(self.table.plays()[0] if self.game.plays_itself else name)
        else:
            self._answer((STAY_ACTION if phase is Phase.STAY else FIRST_BREAK) + choice)

    def _answer(self, action: int) -> None:
        if action == STAY_ACTION:
            self.table.do("stay")
        elif action == LEAVE_ACTION:
            self.table.do("leave")
        else:
            self.table.break_point(action - FIRST_BREAK + 1)

    def give_up(self) -> None:
        if self.player in self.table.entitled("resign"):
            self.table.resign(self.player)
        super().give_up()

    def ask(self, bot: Bot) -> None:
        """Let a bot take the decision waited for."""
        bot.choose(self.table)
        done: Any = self.table.events[-1]
        match done.kind:
            case "stay":
                super().act(STAY_ACTION)
            case "leave":
                super().act(LEAVE_ACTION)
            case "break":
                super().act(FIRST_BREAK + done.point - 1)
            case "play":
                choice = 0 if self.choices == 1 else self.choice_to(self.table.position.array()["men"][0])
                super().choose(choice)
