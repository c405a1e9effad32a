"""The table: two players, a game, and a referee who knows every rule and gives reasons.

>>> table = Table("garanguet", seed=7)
>>> dice = table.throw()
>>> len(table.plays()) > 0
True
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .. import text
from ..board import SIDES
from ..dice import SEED_LIMIT, random_words, take_die
from ..errors import BadOption, Refusal, TablierError
from ..games import GAMES, Game, Option, Play, Position, Roll, Step, Value, find_game, read_position
from ..games.race.game import RaceGame
from ..games.race.position import RacePosition
from ..games.unstacked.game import Unstacked
from .events import (
    Adjust,
    Begin,
    Break,
    Claim,
    Double,
    Drop,
    Event,
    NextGame,
    Opening,
    Played,
    Resign,
    Take,
    Throw,
    Touch,
    Unbind,
    Void,
    Waive,
)
from .options import read_table_options, table_options
from .phases import Phase
from .race import RaceReferee
from .referee import Referee, Result
from .unstacked import UnstackedReferee

if TYPE_CHECKING:
    from ..records import Record
    from ..svg import Picture


class Table:
    """A match at one table. Everything that happens is an event; the events replayed give the same table.

    ``game`` is a game's id, with or without variant (``"backgammon@modern"``), or a Game. ``seed`` makes the dice
    repeatable. ``match`` is the number of points played to; 0 keeps a running score without end. ``names`` are
    White's and Black's. ``first`` (``"white"`` or ``"black"``) settles the beginning without a throw; ``position``
    sets up another start. All options of the game and of the table are keywords; :meth:`options` describes them.

    Raises UnknownGame, BadOption, Unreadable or BadPosition.
    """

    def __init__(
        self,
        game: str | Game,
        preset: str | None = None,
        *,
        seed: int | None = None,
        match: int = 1,
        names: Sequence[str] = ("White", "Black"),
        first: str | None = None,
        position: Position | str | None = None,
        **options: Value,
    ) -> None:
        at_table, of_game = read_table_options(game.id if isinstance(game, Game) else game, options)
        if isinstance(position, str):
            position = read_position(position)
        if isinstance(game, Game):
            if preset is not None or of_game:
                raise BadOption("options-twice", "A Game has its options already; give the game's id instead.")
            self.game = game
        else:
            self.game = find_game(game, preset, **of_game)
        if position is not None and position.game.full_id != self.game.full_id:
            raise BadOption(
                "other-game", f"The position is one of {position.game.full_id}, the table plays {self.game.full_id}."
            )
        if not isinstance(match, int) or isinstance(match, bool) or match < 0:
            raise BadOption(
                "bad-match", f"A match goes to a whole number of points, or 0 for no end; not {match!r}.", "C-6"
            )
        if seed is not None and not (isinstance(seed, int) and 0 <= seed < SEED_LIMIT):
            raise BadOption("bad-seed", f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}.")
        if len(names) != 2 or not all(isinstance(name, str) and name.strip() for name in names):
            raise BadOption("bad-names", f"Two names are needed, White's and Black's; not {names!r}.")
        self.seed = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        self.match = match
        self.names = (" ".join(names[0].split()), " ".join(names[1].split()))
        self.table_options = at_table
        self.start = position
        self.events: list[Event] = []
        self._referee = _referee_for(self.game, match, position, at_table)
        if first is not None:
            if first not in SIDES:
                raise BadOption("bad-side", f"A side is white or black, not {first!r}.")
            self._act(Begin(SIDES.index(first)))

    @staticmethod
    def options(game: str) -> tuple[Option, ...]:
        """Every option of a game, those of the table included, with values, effects and clauses."""
        return (*GAMES[find_game(game).id].rule_options, *table_options(find_game(game).id))

    # What is to be seen

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self._referee.phase

    @property
    def player(self) -> int | None:
        """Who has to act: 0 White, 1 Black, None nobody."""
        return self._referee.player

    @property
    def position(self) -> Position:
        """The position before the play that is being built."""
        return self._referee.position

    @property
    def dice(self) -> Roll:
        """The throw to be played, or nothing."""
        return self._referee.roll

    @property
    def announcement(self) -> str | None:
        """The name to be called for the throw to be played, if it has one (C-4)."""
        return self.game.announce(self.dice) if self.dice and self.phase is Phase.PLAY else None

    @property
    def score(self) -> tuple[int, int]:
        """The points of the match so far, White's and Black's."""
        white, black = self._referee.score
        return white, black

    @property
    def results(self) -> tuple[Result, ...]:
        """How each finished game of the match ended."""
        return tuple(self._referee.results)

    @property
    def winner(self) -> int | None:
        """Who has won the match, once it is decided."""
        return None if self.phase is not Phase.OVER else max((0, 1), key=lambda side: self.score[side])

    @property
    def cube(self) -> tuple[int, int | None] | None:
        """The stakes and who owns the cube (None: in the middle); None where there is no cube."""
        referee = self._referee
        if not isinstance(referee, RaceReferee) or not referee.has_cube:
            return None
        return referee.stake, referee.cube_owner

    @property
    def rights(self) -> tuple[int, ...]:
        """Dice left over that the opponent of their roller can claim now (UD-9)."""
        return tuple(self._referee.claimable()) if isinstance(self._referee, UnstackedReferee) else ()

    @property
    def claimant(self) -> int | None:
        """Who may claim the :attr:`rights`."""
        return self._referee.claimant if isinstance(self._referee, UnstackedReferee) and self.rights else None

    # Throwing

    def opening(self, white: int | None = None, black: int | None = None) -> tuple[int, int]:
        """Throw for the beginning (C-1), or enter that throw by hand; equal dice settle nothing."""
        if white is None or black is None:
            white, black = self._random(2)
        self._act(Opening(self._die(white), self._die(black)))
        return white, black

    def throw(self, *dice: int) -> Roll:
        """Make the throw that is due, or enter it by hand.

        Before the beginning is settled it is settled first, at random; where the opening throw is itself played
        (``first_roll="opening"``), the dice given are White's and Black's. Raises Refusal, Unreadable.
        """
        if self.phase is Phase.OPENING:
            if self._referee.opening_played:
                if dice:
                    self.opening(*self.game.read_roll(dice))
                else:
                    while self.phase is Phase.OPENING:
                        self.opening()
                return self.dice
            if dice:
                self.game.read_roll(dice)
            while self.phase is Phase.OPENING:
                self.opening()
        if self.phase is Phase.UNBIND and not dice:
            self.unbind()
            return ()
        player = self._acting(Phase.THROW)
        roll = self.game.read_roll(dice or self._random(self.game.dice))
        self._act(Throw(player, roll))
        return roll

    def void(self) -> None:
        """The throw does not count; it is made again (C-5). Only before a man has been moved."""
        self._act(Void(self._acting(Phase.PLAY)))

    # Playing

    def plays(self) -> Sequence[Play]:
        """All legal plays of the throw, one for each position they lead to; one empty play if there is none."""
        self._acting(Phase.PLAY)
        return self.game.plays(self.position, self.dice)

    def play(self, play: str | Play) -> Play:
        """Play the throw, whole: as text, or as one of :meth:`plays`. Steps made singly before are replaced."""
        player = self._acting(Phase.PLAY)
        read = self._referee.read_play(play if isinstance(play, str) else play.notation)
        self._act(Played(player, read.notation), read)
        return read

    def read_play(self, play: str) -> Play:
        """The legal play a text stands for, without playing it. Raises Unreadable, Refusal or Ambiguous."""
        self._acting(Phase.PLAY)
        return self._referee.read_play(play)

    def steps(self) -> list[Step]:
        """The steps that may come next; only such as lead to a legal play. Empty: it is complete."""
        return self._race().steps()

    def step(self, step: str | Step | tuple[int, int]) -> list[Step]:
        """Make one step, or the few a text such as ``1/7/13`` names; undone by :meth:`undo` until confirmed."""
        if isinstance(step, str):
            return self._race().step_by_text(step)
        return [self._race().step(step[0], step[1])]

    def undo(self, everything: bool = False) -> None:
        """Take back the last step of the play being built, or all of them (B-7)."""
        self._race().undo(everything)

    @property
    def drafted(self) -> tuple[Step, ...]:
        """The steps made so far of the play being built."""
        referee = self._referee
        return referee.draft.steps if isinstance(referee, RaceReferee) and referee.draft else ()

    @property
    def drafted_position(self) -> Position:
        """The board as it stands in the middle of the play being built, with the turn already passed."""
        referee = self._referee
        if not isinstance(referee, RaceReferee) or referee.draft is None:
            return self.position
        return referee.game.finish(referee.position, referee.draft).position

    def confirm(self) -> Play:
        """Make the play as built final. Raises Refusal if it is not complete."""
        player = self._acting(Phase.PLAY)
        if not isinstance(self._referee, RaceReferee):
            return self.play(self.plays()[0])
        play = self._referee.drafted_play()
        self._act(Played(player, play.notation), play)
        return play

    def touch(self, point: int) -> None:
        """Touch a man, which must then be moved if it can be; only with ``touch_move`` (C-5)."""
        self._act(Touch(self._acting(Phase.PLAY), point))

    def adjust(self) -> None:
        """Say "I adjust" before touching men only to set them straight (C-5)."""
        self._act(Adjust(self._acting(Phase.PLAY)))

    # Stakes, bound tables, claims, the end

    def double(self) -> None:
        """Offer to double the stakes, before throwing (B-11)."""
        self._act(Double(self._acting(Phase.THROW, Phase.UNBIND)))

    def take(self) -> None:
        """Accept the double offered."""
        self._act(Take(self._acting(Phase.ANSWER)))

    def drop(self) -> None:
        """Decline the double offered and lose the game."""
        self._act(Drop(self._acting(Phase.ANSWER)))

    def unbind(self, white: int | None = None, black: int | None = None) -> tuple[int, int]:
        """Throw a die each for the bound tables (B-6), or enter that throw; equal dice are thrown again."""
        self._acting(Phase.UNBIND)
        if white is not None and black is not None:
            self._act(Unbind(self._die(white), self._die(black)))
            return white, black
        while True:
            white, black = self._random(2)
            self._act(Unbind(white, black))
            if white != black:
                return white, black

    def break_point(self, point: int) -> None:
        """Name the point of the bound tables to be broken up, 1 to 6 on the path of the one who has to enter."""
        self._act(Break(self._acting(Phase.BREAK), point))

    def claim(self, die: int) -> None:
        """Take a die the roller could not use (UD-9); interrupts a second throw made too soon."""
        self._act(Claim(self._entitled(), self._die(die)))

    def waive(self) -> None:
        """Let dice that could be claimed go (UD-9)."""
        self._act(Waive(self._entitled()))

    def resign(self, side: str | int | None = None) -> None:
        """Give the game up: for the side named, or the one to act."""
        player = SIDES.index(side) if side in SIDES else self.player if side is None else side
        if player not in (0, 1):
            raise Refusal("nothing-to-resign", "No side is named and nobody has to act.", "C-6")
        self._act(Resign(int(player)))

    def next_game(self) -> None:
        """Begin the next game of the match."""
        self._act(NextGame())

    # Replaying

    def apply(self, event: Event) -> None:
        """Take in an event, as from a record or a message. Raises TablierError and changes nothing if refused."""
        self._act(event)

    def replay(self, events: Iterable[Event]) -> Table:
        """Take in events one after another; returns the table itself."""
        for event in events:
            self._act(event)
        return self

    def fresh(self) -> Table:
        """The same table before anything happened."""
        options: dict[str, Any] = dict(self.table_options)
        return Table(self.game, seed=self.seed, match=self.match, names=self.names, position=self.start, **options)

    def record(self, **tags: str) -> Record:
        """The match so far as a record to be saved; ``tags`` are remarks such as ``date`` or ``event``."""
        from ..records import Record

        return Record.of(self, **tags)

    # Pictures

    def __str__(self) -> str:
        return text.table(self)

    def picture(self, **options: Any) -> Picture:
        """The board as SVG; the options are those of :func:`tablier.svg.draw`."""
        from ..svg import draw  # drawing is not needed to play in a terminal, which should start fast

        options.setdefault("dice", self.dice)
        options.setdefault("cube", self.cube)
        if self.drafted:
            options.setdefault("last", self.drafted)
            options.setdefault("last_player", self.player)
            options.setdefault("spent", len(self.drafted))
        return draw(self.drafted_position, **options)

    def _repr_svg_(self) -> str:
        return str(self.picture())

    # Behind the scenes

    def _act(self, event: Event, play: Play | None = None) -> None:
        self._referee.apply(event, play)
        self.events.append(event)

    def _acting(self, *phases: Phase) -> int:
        self._referee._need(*phases)
        assert self.player is not None
        return self.player

    def _entitled(self) -> int:
        if not isinstance(self._referee, UnstackedReferee) or self._referee.claimant is None:
            raise Refusal("nothing-to-claim", "No die is left over.", "UD-9")
        return self._referee.claimant

    def _race(self) -> RaceReferee:
        if not isinstance(self._referee, RaceReferee):
            raise Refusal("no-steps", f"In {self.game.name} a throw plays itself: there is nothing to choose.", "UD-5")
        return self._referee

    def _die(self, value: int) -> int:
        if not isinstance(value, int) or not 1 <= value <= 6:
            raise TablierError("bad-die", f"A die shows 1 to 6, not {value!r}.", "C-5")
        return value

    def _random(self, count: int) -> Roll:
        """Dice that depend on the seed and on how much has happened, so that a replayed table goes on alike."""
        word = random_words(self.seed, 0, len(self.events), 0)[0]
        dice = []
        for _ in range(count):
            die, word = take_die(word)
            dice.append(int(die))
        return tuple(dice)


def _referee_for(game: Game, match: int, start: Position | None, at_table: dict[str, Value]) -> Referee:
    if isinstance(game, RaceGame):
        if isinstance(start, RacePosition) and game.winner(start) is not None:
            raise BadOption("already-over", "The game is over in the position given.")
        cube, touch_move = (bool(at_table.get(name, False)) for name in ("cube", "touch_move"))
        return RaceReferee(game, match, start, cube, touch_move)
    assert isinstance(game, Unstacked)
    return UnstackedReferee(game, match, start)
