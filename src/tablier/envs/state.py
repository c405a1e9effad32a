"""One game in progress: whose decision it is, what may be done, what the dice can be, and what somebody sees.

>>> from tablier.envs import State
>>> state = State("backgammon@modern")
>>> state.throw((6, 1))                 # dice are given, never thrown: White's and Black's for the beginning
>>> [state.name(action) for action in state.legal_actions()][:3]
['1/7', '12/18', '17/18']
>>> later = state.copy()
"""

from __future__ import annotations

import sys
from functools import cache, cached_property
from typing import Any

import numpy as np

from ..batch.arrays import find, find_start, legal_plays
from ..batch.games import SIDES_PLAYED
from ..batch.kernels import ROOMS, Kernel, check_played_alone, kernel_of, prepare
from ..batch.turns import (
    ACTIONS,
    BYTE,
    DO_ACT,
    DO_CHOOSE,
    DO_MASK,
    DO_OBSERVE,
    DO_THROW,
    EITHER,
    FIRST_BREAK,
    GO_ON,
    KEPT,
    LEAVE_ACTION,
    MOST_STEPS,
    PUISSANCE_BIT,
    STAY_ACTION,
    TURN,
    action_at,
    begin,
    choices_of,
    draw,
    finish,
    number_of,
    some_choice,
    source_of,
)
from ..board import SIDES
from ..counts import check_counts, check_seed, is_whole
from ..dice import rolls
from ..errors import BadOption, Refusal, Unreadable
from ..games import Game, Position, Roll, Step
from ..games.phases import FIRST_DECISION, OPENING, OVER, PLAY, THROW, UNBIND
from ..saying import Said, quoted
from ..table import Phase
from ..table.phases import NUMBERED
from ..throws import ROLLS, Dice, read_dice, shown
from .wishes import whole

PASS = "pass"
_NO_VIEW = np.zeros((1, 1), np.int8)
_ALIGNED = 8
_PHASE, _PLAYER, _MADE, _DICE, _COUNT = (
    TURN.fields[name][1]  # type: ignore[index]
    for name in ("phase", "player", "made", "dice", "count")
)
DICE, NOBODY = -1, -2
"""What is waited for, if not a player."""


class Chances(tuple[tuple[Roll, float], ...]):
    """What dice can be, each with its probability."""

    @cached_property
    def numbered(self) -> list[tuple[int, float]]:
        """The probability of each, by its number."""
        return [(number, chance) for number, (_, chance) in enumerate(self)]


_LOTS = Chances((((2, 1), 0.5), ((1, 2), 0.5)))


@cache
def _thrown(dice: int) -> Chances:
    """What a throw of so many dice can be."""
    return Chances((ROLLS[dice][roll], times / 6**dice) for roll, times in rolls(dice))


_UNEQUAL = Chances(((a, b), 1 / 30) for a in range(6, 0, -1) for b in range(6, 0, -1) if a != b)


def _numbered(action: Any) -> int:
    """The number of an action. Raises BadOption for what is none at all."""
    number = whole("An action", action)
    if not 0 <= number < ACTIONS:
        raise BadOption("bad-action", Said("programs.bad-action", most=ACTIONS - 1, given=str(number)))
    return number


class State:
    """A game in progress. ``game`` is a Game or an id; ``seed`` and ``number`` name the game whose dice :meth:`draw`
    throws, ``agent`` the side it is played for, ``start`` a position or its id to begin from.

    Raises UnknownGame, BadOption, Unreadable or BadPosition.
    """

    def __init__(
        self,
        game: Game | str,
        seed: int = 0,
        number: int = 0,
        agent: int = EITHER,
        start: Position | str | None = None,
    ) -> None:
        self.game = find(game)
        check_played_alone(self.game)
        self._know(kernel_of(self.game))
        check_seed(seed)
        check_counts(number=number)
        if agent not in SIDES_PLAYED.values():
            raise BadOption("bad-side", Said("programs.bad-agent", given=quoted(agent)))
        begins = find_start(self.game, start)
        position = (begins or self.game.start()).array()
        self._kind = position.dtype
        self._turn_at = -(-self._kind.itemsize // _ALIGNED) * _ALIGNED
        self._hold(np.zeros(self._turn_at + TURN.itemsize + KEPT * 8, np.uint8))
        self._positions[0] = position[0]
        self._turns["seed"], self._turns["game"] = seed, number
        begin(self._turns, 0, agent)
        if begins is not None:
            bound = self.game.is_bound(begins)
            self._turns["phase"], self._turns["player"] = UNBIND if bound else THROW, begins.turn
            self._turns["begun"] = begins.turn
        prepare(self.game, "state", self.mask)

    def _know(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._rules = np.atleast_1d(np.array(kernel.going_rules, np.int64))
        """The rules as a row of numbers, as ``going.do`` takes them."""

    def _hold(self, raw: np.ndarray) -> None:
        """Be what some bytes say: the position, the turn, and the plays of the throw as words, one after another.

        A copy of plain bytes takes a tenth of the time of one of records, and only what is gone on with needs more.
        """
        self._raw = raw
        self._seen = raw.data[self._turn_at :]
        self._arrays: tuple[np.ndarray, np.ndarray, np.ndarray] | None = None

    def _records(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The same as the kernels take it: position, turn and words."""
        if self._arrays is None:
            raw, at, end = self._raw, self._turn_at, self._turn_at + TURN.itemsize
            position, turn = raw[: self._kind.itemsize].view(self._kind), raw[at:end].view(TURN)
            self._arrays = position, turn, raw[end:].view(np.int64).reshape(1, KEPT)
        return self._arrays

    @property
    def _positions(self) -> np.ndarray:
        return self._records()[0]

    @property
    def _turns(self) -> np.ndarray:
        return self._records()[1]

    @property
    def _words(self) -> np.ndarray:
        return self._records()[2]

    def copy(self) -> State:
        """The same state, to go another way from here."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._hold(self._raw.copy())
        return twin

    def __getstate__(self) -> dict[str, Any]:
        made_again = ("_kernel", "_rules", "_seen", "_arrays")
        return {name: value for name, value in self.__dict__.items() if name not in made_again}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._know(kernel_of(self.game))
        self._hold(self._raw)

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    # What is to be seen

    @property
    def phase(self) -> Phase:
        """What is waited for."""
        return NUMBERED[self._seen[_PHASE]]

    @property
    def player(self) -> int:
        """Who decides, or decided last: 0 White, 1 Black."""
        return self._seen[_PLAYER]

    @property
    def agent(self) -> int:
        """For which side the game is played: 0 White, 1 Black, -1 for both."""
        return int(self._turns["agent"][0])

    @property
    def waits_for(self) -> int:
        """Whose turn it is to do something: 0 White's, 1 Black's, DICE or NOBODY's."""
        phase = self._seen[_PHASE]
        return DICE if phase < FIRST_DECISION else NOBODY if phase == OVER else self._seen[_PLAYER]

    @property
    def is_chance(self) -> bool:
        """Whether dice are waited for."""
        return self._seen[_PHASE] < FIRST_DECISION

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._seen[_PHASE] == OVER

    @property
    def winner(self) -> int | None:
        """Who has won, if anybody."""
        return int(self._turns["winner"][0]) if self._turns["winner"][0] >= 0 else None

    @property
    def returns(self) -> tuple[int, int]:
        """What White and Black have won: the points of the game, or 0 while it goes on or if nobody won."""
        points = int(self._turns["points"][0])
        return (0, 0) if self.winner is None else (points, -points) if self.winner == 0 else (-points, points)

    @property
    def most(self) -> int:
        """The most points the game can be worth."""
        return self._kernel.most

    @property
    def dice(self) -> Roll:
        """The throw to be played, or nothing."""
        if self.phase not in (Phase.PLAY, Phase.STAY):
            return ()
        return tuple(self._seen[_DICE : _DICE + self.game.dice])

    @property
    def position(self) -> Position:
        """The position before the play that is being made."""
        return self.game.start().of_array(self.game, self._positions)  # type: ignore[attr-defined,no-any-return]

    @property
    def made(self) -> tuple[Step, ...]:
        """The steps made so far of the play."""
        return self._steps(int(self._turns["word"][0]))

    def observation(self, player: int | None = None) -> np.ndarray:
        """What a player sees, by default the one who decides: see :func:`tablier.envs.encoding`. Raises BadOption."""
        if player is not None and not (is_whole(player) and player in (0, 1)):
            raise BadOption("bad-side", Said("programs.bad-side", given=quoted(player)))
        seen = np.empty((1, self._kernel.width), np.int8)
        self._do(DO_OBSERVE, self.player if player is None else player, observations=seen)
        found: np.ndarray = seen[0]
        return found

    @property
    def doing(self) -> str:
        """Who does what: ``White: play 3-1 17/20`` in the middle of a play."""
        doing = f"{SIDES[self.player].capitalize()}: {self.phase}"
        thrown = f" {'-'.join(map(str, self.dice))}" if self.dice else ""
        made = f" {' '.join(map(str, self.made))}" if self.made else ""
        return f"{doing}{thrown}{made}"

    def __str__(self) -> str:
        return f"{self.position.id} ({self.doing})"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    # Chance

    def chances(self) -> Chances:
        """What the dice waited for can be, each with its probability.

        For the beginning and for bound tables they are White's and Black's die; where only the higher of the two
        matters, there are two outcomes. Equal dice there are thrown again. Raises Refusal if no dice are waited for.
        """
        phase = self._seen[_PHASE]
        if phase == THROW:
            return _thrown(self.game.dice)
        if phase >= FIRST_DECISION:
            raise Refusal("no-dice", Said("programs.no-dice"), "C-2")
        return _UNEQUAL if phase == OPENING and self._opening_is_played else _LOTS

    @property
    def _opening_is_played(self) -> bool:
        return self.game.opening_is_played

    def throw(self, dice: Dice) -> None:
        """Enter the dice waited for. Raises Refusal or Unreadable."""
        if not self.is_chance:
            raise Refusal("no-dice", Said("programs.no-dice"), "C-2")
        a, b, c = (*self._waited_for(dice), 0)[:3]
        self._do(DO_THROW, 0, a, b, c)

    def _waited_for(self, dice: Dice) -> Roll:
        """Dice as the game waits for them: a roll, or two that differ, White's and Black's. Raises Unreadable."""
        if self._seen[_PHASE] == THROW:
            return self.game.read_roll(dice)
        read = read_dice(dice)
        if len(read) != 2 or read[0] == read[1]:
            raise Unreadable("bad-roll", Said("programs.bad-opening", given=shown(dice)), "C-1")
        return read

    def draw(self) -> Roll:
        """The dice that come next in this game of its seed. They still have to be entered."""
        a, b, c = (int(die) for die in draw(self._turns, 0, self.game.dice))
        return (a, b, c) if self.phase is Phase.THROW and self.game.dice == 3 else (a, b)

    # Decisions

    def mask(self) -> np.ndarray:
        """Which actions may come next: an array of 0 and 1."""
        masks = np.zeros((1, ACTIONS), np.int8)
        self._do(DO_MASK, masks=masks)
        found: np.ndarray = masks[0]
        return found

    def legal_actions(self) -> list[int]:
        """The actions that may come next, in order; none if the game is over or waits for dice."""
        found: list[int] = np.flatnonzero(self.mask()).tolist()
        return found

    def act(self, action: int) -> None:
        """Take the decision waited for. Raises Refusal or BadOption, and changes nothing, if it may not be taken so."""
        action = whole("An action", action)
        if not 0 <= action < ACTIONS or not self._do(DO_ACT, action):
            allowed = ", ".join(f"{legal} ({self.name(legal)})" for legal in self.legal_actions()[:20]) or "none"
            raise Refusal(
                "illegal-action", Said("programs.illegal-action", action=quoted(action), allowed=allowed), "C-2"
            )

    def give_up(self) -> None:
        """Whoever decides gives the game up, for the most it can be worth."""
        if not self.is_over:
            finish(self._turns, 0, 1 - self.player, self.most)

    @property
    def choices(self) -> int:
        """How many choices there are, where a play is chosen whole; only before its first step."""
        if self._seen[_MADE]:
            return 0
        if self._seen[_PHASE] == PLAY:
            return int.from_bytes(self._seen[_COUNT : _COUNT + 4], sys.byteorder)
        return int(choices_of(self._turns, 0))

    def choose(self, choice: int) -> None:
        """Take the decision waited for by its number, a play whole. Raises Refusal or BadOption."""
        choice = whole("A choice", choice)
        if self._seen[_MADE]:
            raise Refusal("play-begun", Said("programs.play-begun"), "C-2")
        if not 0 <= choice < self.choices or not self._do(DO_CHOOSE, choice):
            raise self._no_choice(choice)

    def _no_choice(self, choice: int) -> Refusal:
        return Refusal(
            "illegal-action", Said("programs.no-such-choice", choices=self.choices, number=quoted(choice)), "C-2"
        )

    def some_choice(self) -> int:
        """A choice of somebody who plays at random, as it comes next in this game of its seed."""
        return int(some_choice(self._turns, 0))

    def _do(
        self,
        what: int,
        number: int = 0,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        observations: np.ndarray = _NO_VIEW,
        masks: np.ndarray = _NO_VIEW,
    ) -> bool:
        position, turn, words = self._arrays or self._records()
        scratch, more, room, board = ROOMS.of(self.game)
        done: bool = self._kernel.going.do(
            self._rules, what, number, a, b, c, position, turn, words, observations, masks, scratch, more, room, board
        )
        return done

    # Names

    def name(self, action: int) -> str:
        """An action as a person writes it: a step such as ``12/18*``, ``stay``, ``leave``, ``break 3``, ``pass``.

        Raises BadOption for a number that is no action at all.
        """
        action = _numbered(action)
        if action in (STAY_ACTION, LEAVE_ACTION):
            return "stay" if action == STAY_ACTION else "leave"
        if action >= FIRST_BREAK:
            return f"break {action - FIRST_BREAK + 1}"
        if action == GO_ON:
            forced = self.game.plays_itself and self.phase is Phase.PLAY
            return self.game.plays(self.position, self.dice)[0].notation if forced else PASS
        return str(self.steps_with(action)[-1])

    def steps_with(self, action: int) -> tuple[Step, ...]:
        """The steps made so far and that of an action. Raises BadOption."""
        action = _numbered(action)
        made = int(self._turns["made"][0])
        word = int(self._turns["word"][0]) | action << (BYTE * made)
        if self.game.scores_throws:  # a play may end in the corner by puissance, which only the whole of it tells
            plays = self._plays()
            plays = plays[plays & ((1 << (BYTE * (made + 1))) - 1) == word]
            if len(plays) and (plays & PUISSANCE_BIT).all():
                word |= PUISSANCE_BIT
        return self._steps(word)

    def name_of_choice(self, choice: int) -> str:
        """A choice as a person writes it, a play whole. Raises Refusal or BadOption."""
        choice = whole("A choice", choice)
        if not 0 <= choice < self.choices:
            raise self._no_choice(choice)
        if self.phase is not Phase.PLAY:
            return self.name((STAY_ACTION if self.phase is Phase.STAY else FIRST_BREAK) + choice)
        word = int(self._plays()[choice])
        return " ".join(map(str, self._steps(word))) or self.name(GO_ON)

    def name_of_throw(self, dice: Dice) -> str:
        """Dice as a person writes them, or what they settle. Raises Unreadable."""
        dice = self._waited_for(dice)
        if self.phase is Phase.THROW:
            return "-".join(map(str, dice))
        if self.phase is Phase.OPENING and self._opening_is_played:
            return f"White {dice[0]}, Black {dice[1]}"
        side = SIDES[0 if dice[0] > dice[1] else 1].capitalize()
        return f"{side} begins" if self.phase is Phase.OPENING else f"{side} names the point"

    def _plays(self) -> np.ndarray:
        """All plays as words."""
        count = int(self._turns["count"][0])
        if count <= KEPT:
            return self._words[0, :count]
        kernel, room = self._kernel, ROOMS.words
        kernel.going.list_words(kernel.going_rules, self._positions, self._turns, 0, *kernel.scratch(), room, 0)
        return room[0, :count]

    def _steps(self, word: int) -> tuple[Step, ...]:
        actions = [int(action_at(word, k)) for k in range(MOST_STEPS)]
        moves = [(source_of(action), number_of(action)) for action in actions if action]
        return self.game.steps_of(self.position, self.dice, moves, bool(word & PUISSANCE_BIT)) if moves else ()

    def choice_to(self, men: Any) -> int:
        """The number of a play by where it leaves the men. Raises Refusal if there is none."""
        listed = legal_plays(self.game, self._positions, np.array([self.dice], np.int64)).positions
        wanted = np.asarray(men)
        fits = wanted.shape == (2, listed["men"].shape[-1]) and wanted.dtype.kind in "iu"
        found = np.flatnonzero((listed["men"] == wanted).all(axis=(1, 2))) if fits else np.zeros(0, int)
        if not len(found):
            raise Refusal("illegal-play", Said("programs.illegal-play"), "C-2")
        return int(found[0])
