"""The table: two players, a game, and a referee who knows every rule and gives reasons.

>>> table = Table("garanguet", seed=7)
>>> dice = table.throw()
>>> len(table.plays()) > 0
True
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, SupportsIndex

from .. import text
from ..board import SIDES
from ..chance import ChanceMoment, ChanceSource, NoChance, SeededChance, check_source
from ..counts import check_among, check_counts, check_seed
from ..dice import SEED_LIMIT
from ..errors import BadOption, Refusal, TablierError
from ..games import (
    FAMILIES,
    GAMES,
    Game,
    Option,
    Play,
    Position,
    Roll,
    Step,
    Value,
    family_named,
    family_of,
    find_game,
    read_position,
)
from ..games.notation import text_of
from ..kinds import declared
from ..saying import Said, Who, quoted
from ..throws import Dice, read_die
from .attempts import or_nothing
from .declaring import KINDS, Act, Event, make
from .events import Adjust, Begin, NextGame, Opening, Played, Resign, Throw, Touch, Void
from .insight import Insight, act_named
from .naming import read_names
from .options import read_table_options, table_options
from .phases import Phase
from .referee import Knowledge, Result
from .values import is_whole, plain, side_named

if TYPE_CHECKING:
    from ..games.trictrac.facet import TrictracFacet
    from ..records import Record
    from ..review.hinting import Advice
    from ..svg import Picture

SEAT_NAMES = ("White", "Black")
"""What two players without names are called in records and by other programs; a reader is told the side."""
_OF_DICE = (Throw, Opening)
PLAYER_NAMES = ("Anne", "Blaise", "Colette", "Denis")
"""Who plays, if nobody says."""


class Checkpoint(NamedTuple):
    """A moment of a table: what its referee knew, and after how many events."""

    known: Knowledge
    happened: int


class Table(Insight):
    """A match at one table. Everything that happens is an event; the events replayed give the same table.

    ``game`` is a game's id, with or without variant (``"backgammon@modern"``), or a Game. ``seed`` makes the dice
    repeatable; ``chance`` is another source of them. ``match`` is the number of points played to; 0 keeps a running
    score without end. ``names`` are White's and Black's, None for one without. ``first`` (``"white"`` or ``"black"``)
    settles the beginning without a throw; ``position`` sets up another start. ``edition`` is how the referee judges,
    for matches that began under an earlier one (see :attr:`edition`); options of such a table that are not named are
    off. All options of the game and of the table are keywords; :meth:`options` describes them.

    Raises UnknownGame, BadOption, Unreadable or BadPosition.
    """

    recorder: ClassVar[Callable[..., Record]]
    """What writes a match down; :mod:`tablier.records`, which stands above the table, says so itself."""
    adviser: ClassVar[Callable[[Table, int], Advice | None]]
    """Who says what is best at a table; it stands above, too."""

    def __init__(
        self,
        game: str | Game,
        preset: str | None = None,
        *,
        seed: int | None = None,
        chance: ChanceSource | None = None,
        match: int = 1,
        names: Sequence[str | None] | None = None,
        first: str | None = None,
        position: Position | str | None = None,
        edition: int | None = None,
        **options: Value,
    ) -> None:
        match, seed, edition = map(plain, (match, seed, edition))
        if not is_whole(match) or match < 0:
            raise BadOption("bad-match", Said("refusals.bad-match", given=quoted(match)), "C-6")
        game_id, begun = game.id if isinstance(game, Game) else str(game), edition is not None
        at_table, of_game = read_table_options(game_id, options, match, begun)
        if isinstance(position, str):
            position = read_position(position)
        if isinstance(game, Game):
            if preset is not None or of_game:
                raise BadOption("options-twice", Said("refusals.options-twice"))
            self.game = game
        else:
            self.game = find_game(game, preset, **of_game)
        if position is not None:
            self.game.check_start(position)
        self.game.check_match(match, at_table)
        if seed is not None:
            check_seed(seed)
        check_source(chance)
        if names is None:
            names = (None, None) if self.game.players == 2 else PLAYER_NAMES[: self.game.players]
        self._chance = chance or SeededChance(_unforeseeable() if seed is None else seed)
        self.match = match
        self.table_options = at_table
        self.start = position
        self.events: list[Event] = []
        self._referee = family_of(self.game).referee(self.game, match, position, at_table)
        if edition is not None:
            if not is_whole(edition) or not 1 <= edition <= self._referee.editions:
                told = Said("refusals.bad-edition", edition=quoted(edition), game=self.game.own_name)
                raise BadOption("bad-edition", told)
            self._referee.edition = edition
        self.rename(names)
        if first is not None:
            if position is not None:
                raise BadOption("first-and-position", Said("refusals.first-and-position"))
            if first not in SIDES:
                raise BadOption("bad-side", Said("refusals.bad-side", given=quoted(first)))
            self._act(Begin(SIDES.index(first)))

    def rename(self, names: Sequence[str | None]) -> None:
        """Call the players by these names from now on; None is one of two who has none. Raises BadOption."""
        told = read_names(names, self.game.players)
        self.given_names = self._referee.given_names = told
        self.players = tuple(name or stand_in for name, stand_in in zip(told, (*SEAT_NAMES, "", ""), strict=False))

    @staticmethod
    def options(game: str) -> tuple[Option, ...]:
        """Every option of a game, those of the table included, with values, effects and clauses."""
        return (*GAMES[find_game(game).id].rule_options, *table_options(find_game(game).id))

    if TYPE_CHECKING:

        @property
        def trictrac(self) -> TrictracFacet:  # a facet of the house's own, told to whoever checks types
            """What is done at a table of Trictrac alone: ``table.trictrac.stay()``."""

    else:

        def __getattr__(self, name: str) -> Any:
            """A table as the players of a family see it, by the family's name; or what tables once did themselves."""
            if not name.startswith("_"):
                if name in FAMILIES and family_named(name).facet is not None:
                    return family_named(name).facet(self)
                for family in FAMILIES:
                    if name in family_named(family).once_of_tables:
                        told = f"table.{name}(…) is now table.{family}.{name}(…)."
                        warnings.warn(told, DeprecationWarning, stacklevel=2)
                        return getattr(getattr(self, family), name)
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    # What is to be seen

    @property
    def seed(self) -> int:
        """The seed of the dice; 0 where they come from another source of chance."""
        return self._chance.seed if isinstance(self._chance, SeededChance) else 0

    @property
    def edition(self) -> int:
        """By which edition the referee judges: a match is judged to its end as it was when it began."""
        return self._referee.edition

    @property
    def seats(self) -> tuple[int, int]:
        """Which of the :attr:`players` sit at White's and at Black's side now."""
        return self._referee.pair

    @property
    def names(self) -> tuple[str, str]:
        """The names of White and Black, as they sit at the board now."""
        white, black = self.seats
        return self.players[white], self.players[black]

    def who(self, side: int) -> Who:
        """A player at the board, to be spoken of. Raises BadOption."""
        check_among("side", side, 2)
        return self._referee.who(side)

    @property
    def people(self) -> tuple[Who, Who]:
        """White and Black, to be spoken of."""
        return self.who(0), self.who(1)

    def sitter(self, player: int) -> Who:
        """One of the :attr:`players`, to be spoken of, at the board or not. Raises BadOption."""
        check_among("player", player, len(self.players))
        return self._referee.sitter(player)

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
    def score(self) -> tuple[int, ...]:
        """The points of the match so far, White's and Black's; in a scored game the tokens of each side."""
        return self._referee.score

    @property
    def results(self) -> tuple[Result, ...]:
        """How each finished game of the match ended."""
        return self._referee.results

    @property
    def winner(self) -> int | None:
        """Who has won the match, once it is decided; in a scored game the side of the account, None on a tie."""
        if self.phase is not Phase.OVER or self.score.count(max(self.score)) > 1:
            return None
        return self.score.index(max(self.score))

    @property
    def cube(self) -> tuple[int, int | None] | None:
        """The stakes and who owns the cube (None: in the middle); None where there is no cube."""
        return self._referee.cube

    # Throwing

    def opening(self, white: int | None = None, black: int | None = None) -> tuple[int, int]:
        """Throw for the beginning (C-1), or enter that throw by hand; equal dice settle nothing."""
        thrown = white is None and black is None
        if thrown:
            white, black = self._dice(2)
        both = read_die(white), read_die(black)
        self._act(Opening(*both), thrown=thrown)
        return both

    def throw(self, *dice: SupportsIndex | Dice) -> Roll:
        """Make the throw that is due, or enter it by hand: ``throw(3, 1)``, ``throw("3-1")``, ``throw([3, 1])``.

        Before the beginning is settled it is settled first, at random; where the opening throw is itself played
        (``first_roll="opening"``), the dice given are White's and Black's. A throw that the other may interrupt is
        only cast (UD-9): then there are no dice yet. Raises Refusal, Unreadable.
        """
        given = self._given(dice) if dice else ()
        player = self._referee.player
        if self._referee.phase is Phase.THROW and player is not None:
            return self._throw_due(player, given)  # one act, which the referee takes in or not
        with or_nothing(self):
            return self._throw(given)

    def _given(self, dice: tuple[Any, ...]) -> Roll:
        """Dice entered one by one, or all as one. Raises Unreadable."""
        alone = len(dice) == 1 and isinstance(dice[0], Iterable)
        return self.game.read_roll(dice[0] if alone else dice)

    def _throw(self, dice: Roll) -> Roll:
        if self.phase is Phase.LOTS:
            self.do("lots", self.draw_lots())
        if self.phase is Phase.OPENING:
            if self._referee.opening_played:
                if dice:
                    self.opening(*dice)
                else:
                    while self.phase is Phase.OPENING:
                        self.opening()
                return self.dice
            while self.phase is Phase.OPENING:
                self.opening()
        if self.phase is Phase.UNBIND and not dice:
            self.unbind()
            return ()
        return self._throw_due(self._acting(Throw), dice)

    def _throw_due(self, player: int, dice: Roll) -> Roll:
        if not dice and self._referee.has(cast := KINDS["cast"]) and cast in self._referee.allowed(player):
            self.cast()
            return ()
        roll = dice or self._dice(self.game.dice)
        self._act(Throw(player, roll), thrown=not dice)
        return roll

    def void(self) -> None:
        """The throw does not count; it is made again (C-5). Only one entered by hand, before a man has been moved."""
        self.do(Void)

    # Playing

    def plays(self) -> Sequence[Play]:
        """All legal plays of the throw, one for each position they lead to; one empty play if there is none."""
        referee = self._referee
        if referee.phase is not Phase.PLAY:
            referee.check_time(Played)
        return self.game.plays(referee.position, referee.roll)

    def play(self, play: str | Play | Iterable[tuple[int, ...]]) -> Play:
        """Play the throw, whole: one of :meth:`plays`, its text, or its steps, each a man and a number. Steps made
        singly before are replaced. Raises Unreadable, Refusal or Ambiguous.
        """
        referee = self._referee
        if not isinstance(play, Play):
            self._acting(Played)
            play = self.read_play(text_of(play, referee.position, referee.roll))
        elif not play.is_of(referee.position, referee.roll):
            play = self.read_play(play.notation)
        # What was listed from this very position is not read again: its own text would be read as the same steps.
        player = referee.player
        assert player is not None
        self._act(Played(player, play.notation), play)
        return play

    def read_play(self, play: str) -> Play:
        """The legal play a text stands for, without playing it. Raises Unreadable, Refusal or Ambiguous."""
        self._acting(Played)
        referee = self._referee
        return referee.read_play(text_of(play, referee.position, referee.roll))

    @declared
    def steps(self, after: Step | None = None) -> list[Step]:
        """The steps that may come next, or ``after`` one of them; only such as lead to a legal play. Empty: done."""
        return self._building().steps() if after is None else self._building().steps_beyond(after)

    def step(self, step: str | Step | tuple[int, int]) -> list[Step]:
        """Make one step, or the few a text such as ``1/7/13`` names; undone by :meth:`undo` until confirmed."""
        return self._building().step_by(step)

    def why_not(self, step: str | tuple[int, int]) -> TablierError | None:
        """Why the steps a text names, or one man by one number, cannot be made next; None if they can."""
        return self._building().why_not(step)

    def undo(self, everything: bool = False) -> None:
        """Take back the last step of the play being built, or all of them (B-7)."""
        self._building().undo(everything)

    def confirm(self) -> Play:
        """Make the play as built final, as it will be read in the record. Raises Refusal if it is not complete."""
        self._acting(Played)
        return self.play(self._referee.drafted_play() or self.plays()[0])

    def touch(self, point: int) -> None:
        """Touch a man, which must then be moved if it can be; only with ``touch_move`` (C-5)."""
        player = self._acting(Touch)
        if self._building().binds(point):
            self._act(Touch(player, point))

    def adjust(self) -> None:
        """Say "I adjust" before touching men only to set them straight (C-5)."""
        self.do(Adjust)

    # Stakes, bound tables, claims, the end

    def double(self) -> None:
        """Offer to double the stakes, before throwing (B-11)."""
        self.do(KINDS["double"])

    def take(self) -> None:
        """Accept the double offered."""
        self.do(KINDS["take"])

    def drop(self) -> None:
        """Decline the double offered and lose the game."""
        self.do(KINDS["drop"])

    def unbind(self, white: int | None = None, black: int | None = None) -> tuple[int, int]:
        """Throw a die each for the bound tables (B-6), or enter that throw; equal dice are thrown again."""
        self._referee.check_time(KINDS["unbind"])
        if white is not None or black is not None:
            both = read_die(white), read_die(black)
            self._act(make("unbind", *both))
            return both
        while True:
            white, black = self._dice(2)
            self._act(make("unbind", white, black))
            if white != black:
                return white, black

    def break_point(self, point: int) -> None:
        """Name the point of the bound tables to be broken up, 1 to 6 on the path of the one who has to enter."""
        self.do(KINDS["break"], point)

    def cast(self) -> None:
        """Cast the dice again after a double, unseen until the other lets them come to rest (UD-9)."""
        self.do(KINDS["cast"])

    def claim(self, die: int) -> None:
        """Take a die the roller could not use (UD-9); interrupts a throw that was cast after a double."""
        self._act(make("claim", self._entitled(), read_die(die)))

    def waive(self) -> None:
        """Claim nothing, or nothing more (UD-9); a throw that was cast comes to rest, and is to be made."""
        self._act(make("waive", self._entitled()))

    def resign(self, side: str | int | None = None) -> None:
        """Give the game up: for the side named, or the one to act."""
        player = self.player if side is None else side_named(side)
        if player not in (0, 1):
            raise Refusal("nothing-to-resign", Said("refusals.no-side-named"), "C-6")
        self._act(Resign(int(player)))

    def next_game(self) -> None:
        """Begin the next game of the match."""
        self.do(NextGame)

    def do(self, act: str | Act, *values: Any) -> None:
        """Let any act happen by its name, for whoever is to do it, with the rest of its fields.

        >>> table = Table("backgammon", match=3, cube=True, first="white")
        >>> table.do("double")
        >>> table.do("take")
        """
        kind = act if isinstance(act, type) and issubclass(act, Event) else act_named(act)
        actor = (self._acting(kind),) if kind.declared.actor else ()
        self._act(make(kind.kind, *actor, *values))

    # Replaying

    def apply(self, event: Event, thrown: bool = False) -> None:
        """Take in an event, as from a record or a message. Raises TablierError and changes nothing if refused.

        ``thrown``: dice in it were made by a program, not entered by hand, so that they cannot be void (C-5).
        """
        self._act(event, thrown=thrown)

    @declared
    def replay(self, events: Iterable[Event]) -> Table:
        """Take in events one after another; returns the table itself."""
        for event in events:
            self._act(event)
        return self

    def checkpoint(self) -> Checkpoint:
        """The match as it stands, the play being built included, to come back to by :meth:`restore`."""
        return Checkpoint(self._referee.checkpoint(), len(self.events))

    @declared
    def restore(self, checkpoint: Checkpoint) -> None:
        """Go back to where this table stood before."""
        self._referee.restore(checkpoint.known)
        self._referee.given_names = self.given_names
        del self.events[checkpoint.happened :]

    def let_dice_stand(self) -> None:
        """Say that the present throw was made by a program, though it came from a record: it cannot be void (C-5)."""
        self._referee.dice_stand = True

    def copy(self) -> Table:
        """The same table once more, to try something at; what happens there does not happen here."""
        twin = copy(self)
        twin.events = list(self.events)
        twin._referee = copy(self._referee)
        return twin

    def pop(self) -> Event:
        """Take the last event back, and return it; the play being built is taken back with it. Raises Refusal.

        Dice that are on the table after that stand (C-5). At a table of the salon it is for the players to agree on.
        """
        if not self.events:
            raise Refusal("nothing-to-take-back", Said("refusals.nothing-to-take-back"), "B-7")
        before = self.fresh().replay(self.events[:-1])
        self._referee = before._referee
        self._referee.given_names = self.given_names
        self._referee.dice_stand = bool(self.dice)
        return self.events.pop()

    def analyse(self) -> Advice | None:
        """What whoever has to act does best now, the best first; None where there is nothing to decide.

        Raises BadOption where nobody knows: the game has no network.
        """
        return None if self.player is None else type(self).adviser(self, self.player)

    def fresh(self) -> Table:
        """The same table before anything happened."""
        options: dict[str, Any] = dict(self.table_options)
        options |= {"match": self.match, "position": self.start, "edition": self.edition}
        options["names"] = [name or None for name in self.given_names]
        return Table(self.game, chance=self._chance, **options)

    def without_dice(self, recent: int) -> Table:
        """This table as somebody may take it away to think about: asked for dice, it raises DiceAsked.

        Of what happened it knows how much, and only the ``recent`` events in full. It shares everything with this one:
        pickle or copy it before anything happens there.
        """
        check_counts(recent=recent)
        taken = copy(self)
        taken._chance = NoChance()
        past = max(0, len(self.events) - recent)
        events: list[Any] = [None] * past
        taken.events = events + self.events[past:]
        return taken

    @declared
    def take_dice_of(self, table: Table) -> None:
        """Throw from now on what would be thrown at another table, of which this one is a copy."""
        self._chance = table._chance

    def record(self, /, **tags: str) -> Record:
        """The match so far as a record to be saved; ``tags`` are remarks such as ``date`` or ``event``."""
        return self.recorder(self, **tags)

    # Pictures

    def __str__(self) -> str:
        return text.table(self)

    def __repr__(self) -> str:
        who = "" if self.player is None else f"{SIDES[self.player].capitalize()}: "
        dice = f" {'-'.join(map(str, self.dice))}" if self.dice else ""
        score = "-".join(map(str, self.score))
        return f"<Table {self.position.id}, {who}{self.phase}{dice}, score {score}, {len(self.events)} events>"

    def picture(self, **options: Any) -> Picture:
        """The board as SVG; the options are those of :func:`tablier.svg.draw`. Raises BadOption."""
        from ..svg import check_wished, draw  # drawing is not needed to play in a terminal, which should start fast

        check_wished(options)
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

    def _act(self, event: Event, play: Play | None = None, thrown: bool = False) -> None:
        """Let an event happen. ``thrown``: its dice are the program's, not entered by hand or read from a record."""
        self._referee.take(event, play)
        self.events.append(event)
        if isinstance(event, _OF_DICE):
            self._referee.dice_stand = thrown

    def _acting(self, act: Act) -> int:
        """Who has to act, if it is time for this act. Raises Refusal."""
        return self._referee.whose(act)

    def _entitled(self) -> int:
        self._referee.check_known(KINDS["claim"])
        if self._referee.claimant is None:
            raise Refusal("nothing-to-claim", Said("refusals.nothing-to-claim"), "UD-9")
        return self._referee.claimant

    def draw_lots(self) -> tuple[int, ...]:
        """The two players whom chance would have sit down first now (T-84)."""
        return self._chance.order(len(self.players), ChanceMoment(len(self.events), self._referee.decided))[:2]

    def _dice(self, count: int) -> Roll:
        return self._chance.dice(count, ChanceMoment(len(self.events), self._referee.decided))


def _unforeseeable() -> int:
    """A seed that nobody can know: all are equally likely, since their number divides that of eight bytes."""
    return int.from_bytes(os.urandom(8), "big") % SEED_LIMIT
