"""Positions of Trictrac for Hypothesis: jans nearly full, corners, exits, forbidden jans; and random settings."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from tablier.games.trictrac.game import Trictrac
from tablier.games.trictrac.position import AT_TALON, TrictracPosition
from trictrac.helping import Men, game
from trictrac_oracle import can_still_fill

ALL_MEN = 15
rolls = st.tuples(st.integers(1, 6), st.integers(1, 6)) | st.integers(1, 6).map(lambda n: (n, n))

REGIONS = ((1, 6), (1, 12), (6, 12), (7, 18), (14, 24), (19, 24), (22, 24), (1, 24))
"""Where the loose men of a player stand."""


NEAR = {"small": ((1, 5), (1, 5), (1, 12)), "big": ((1, 11), (6, 11), (1, 24)), "return": ((14, 24), (18, 23)),
        "home": ((19, 24),)}  # fmt: skip
"""Where they stand beside a jan that is nearly full, or at the exit."""


def _fill(draw: st.DrawFn, first: int, lacking: int) -> list[int]:
    """The fields of a jan twice over, with a few men lacking."""
    fields = [first + i for i in range(6)] * 2
    for _ in range(lacking):
        fields.remove(draw(st.sampled_from(fields)))
    return fields


@st.composite
def _owners(draw: st.DrawFn) -> list[int]:
    """Which player each field of the first player's path is kept for."""
    split = draw(st.integers(0, 24))
    noise = draw(st.sampled_from((0, 0, 3, 24)))
    kept = [0 if field <= split else 1 for field in range(25)]
    for field in draw(st.lists(st.integers(1, 24), max_size=noise)):
        kept[field] = 1 - kept[field]
    kept[12], kept[13] = 0, 1
    return kept


@st.composite
def _men(draw: st.DrawFn, allowed: list[int]) -> Men:
    """Fifteen men of one player on fields of its own path, with nobody alone on the corner."""
    counts = [0] * 26
    plan = draw(st.sampled_from(("loose", "loose", "small", "big", "return", "corner", "home", "talon")))
    wanted: list[int] = []
    if plan in ("small", "big", "return"):
        wanted = _fill(draw, {"small": 1, "big": 7, "return": 19}[plan], draw(st.integers(0, 3)))
    elif plan == "corner":
        wanted = [12] * draw(st.integers(2, 5))
    elif plan == "talon":
        wanted = [1] * draw(st.sampled_from((9, 11, 11, 13, 13)))
    elif plan == "home":
        wanted = [25] * draw(st.integers(0, 14)) + [18] * draw(st.integers(0, 1))
    places = [field for field in wanted if field in allowed or field == 25]
    low, high = draw(st.sampled_from(NEAR.get(plan, REGIONS)))
    near = [field for field in allowed if low <= field <= high] or allowed or [25]
    places += draw(st.lists(st.sampled_from(near), min_size=ALL_MEN - len(places), max_size=ALL_MEN - len(places)))
    for field in places:
        counts[field] += 1
    if counts[12] == 1:
        counts[12] = 0
        counts[draw(st.sampled_from([field for field in (*allowed, 25) if field != 12]))] += 1
    if counts[25] == ALL_MEN:
        counts[25] -= 1
        counts[draw(st.sampled_from([field for field in allowed if field != 12] or [24]))] += 1
    return tuple(counts)


def _possible(mine: Men, theirs: Men) -> bool:
    return all(not (mine[field] and theirs[25 - field]) for field in range(1, 25))


@st.composite
def _anywhere(draw: st.DrawFn) -> tuple[Men, Men]:
    """Both sides on fields of their own, by a plan each."""
    kept = draw(_owners())
    mine = draw(_men([field for field in range(1, 25) if kept[field] == 0]))
    theirs = draw(_men([field for field in range(1, 25) if kept[25 - field] == 1 and not mine[25 - field]]))
    return mine, theirs


@st.composite
def _late(draw: st.DrawFn) -> tuple[Men, Men]:
    """The roller in the return jan, nearly full or nearly off, the opponent past it or still in the way."""
    counts = [0] * 26
    if draw(st.booleans()):
        places = _fill(draw, 19, draw(st.integers(0, 2))) + draw(
            st.sampled_from(([], [12, 12], [18], [12, 12, 12], [16]))
        )
    else:
        places = draw(st.lists(st.integers(19, 24), min_size=1, max_size=draw(st.sampled_from((1, 2, 3, 5, 15)))))
        places += draw(st.sampled_from(([], [], [18], [15])))
    free = list(range(1, 25))
    if draw(st.booleans()):
        blocked = draw(st.lists(st.integers(19, 24), max_size=4))
        places = [field for field in places if field not in blocked] or [
            next(f for f in range(19, 25) if f not in blocked)
        ]
        free = [25 - field for field in blocked] * 4 + free
    for field in places[:ALL_MEN]:
        counts[field] += 1
    counts[25] = ALL_MEN - sum(counts)
    if counts[12] == 1 or sum(counts) != ALL_MEN:
        counts[25] += counts[12]
        counts[12] = 0
    theirs = draw(_men([field for field in free if field != 13 and not counts[25 - field]]))
    return tuple(counts), theirs


@st.composite
def _early(draw: st.DrawFn) -> tuple[Men, Men]:
    """The first men out: two on the way to the corners or on the own one, or four alone on fields after the talon."""
    counts = [0] * 26
    out = draw(
        st.lists(st.integers(6, 12), min_size=2, max_size=2)
        | st.just([12, 12])
        | st.lists(st.integers(2, 7), min_size=4, max_size=4, unique=True)
    )
    for field in out if out.count(12) != 1 else [11, 10]:
        counts[field] += 1
    counts[1] = ALL_MEN - sum(counts)
    allowed = [field for field in range(1, 24) if field != 13 and not counts[25 - field]]
    theirs = list(draw(_men(allowed)) if draw(st.booleans()) else AT_TALON)
    if theirs is not AT_TALON and draw(st.booleans()) and not theirs[12]:
        source = next(field for field in range(1, 25) if theirs[field] >= 2 or field == 24)
        if theirs[source] >= 2:
            theirs[source], theirs[12] = theirs[source] - 2, 2
    return tuple(counts), tuple(theirs)


@st.composite
def positions(draw: st.DrawFn, of: Trictrac | None = None) -> TrictracPosition:
    """Any position that can stand, with nothing marked, the roller White or Black."""
    mine, theirs = draw(st.one_of(_anywhere(), _anywhere(), _late(), _early()))
    if not _possible(mine, theirs):
        theirs = (
            AT_TALON
            if not mine[24]
            else tuple(2 if 7 <= field < 13 else 3 if field == 25 else 0 for field in range(26))
        )
    if not _possible(mine, theirs):
        mine, theirs = AT_TALON, AT_TALON
    turn = draw(st.integers(0, 1))
    both = (mine, theirs) if turn == 0 else (theirs, mine)
    past = draw(st.sampled_from((2, 2, 3, 1)))
    return TrictracPosition(of or game(), both, turn, rolls=(past, past))


@st.composite
def marked_positions(draw: st.DrawFn, of: Trictrac | None = None) -> TrictracPosition:
    """A position with points, flags and holes marked."""
    place = draw(positions(of))
    points = draw(st.tuples(st.integers(0, 11), st.integers(0, 11)))
    flagged = draw(st.sampled_from((None, 0, 1)))
    flags = tuple(player == flagged and points[player] > 0 for player in (0, 1))
    holes = draw(st.tuples(st.integers(0, 11), st.integers(0, 11)))
    run = (0, 0)
    if any(holes):
        runner = draw(st.sampled_from([player for player in (0, 1) if holes[player]]))
        length = holes[runner] if not holes[1 - runner] else draw(st.integers(1, holes[runner]))
        run = (length, 0) if runner == 0 else (0, length)
    return TrictracPosition(
        place.game, place.men, place.turn, place.rolls, points, (flags[0], flags[1]), holes, (run[0], run[1])
    )


def stands_where_forbidden(mine: Men, theirs: Men) -> bool:
    """Whether a man stands in a jan the other can still fill (T-9), which never comes about in play."""
    big, small = any(mine[13:19]), any(mine[19:25])
    return (big and can_still_fill(theirs, "big")) or (small and can_still_fill(theirs, "small"))


def settings_at_random(
    seed: int, count: int, of: Trictrac | None = None
) -> Iterator[tuple[TrictracPosition, tuple[int, int]]]:
    """Positions with rolls as they come up in settings played at random; some are broken off."""
    chance = random.Random(f"trictrac {seed}")
    playing = of or game()
    position = playing.start()
    for _ in range(count):
        roll = chance.randint(1, 6), chance.randint(1, 6)
        yield position, roll
        following = chance.choice(playing.plays(position, roll)).position
        assert isinstance(following, TrictracPosition)
        position = playing.start(chance.randint(0, 1)) if chance.random() < 0.004 else following


def jans_nearly_full(seed: int, count: int) -> Iterator[tuple[TrictracPosition, tuple[int, int]]]:
    """Positions with a jan that lacks no man, one or two, and a roll that likely brings a man where one is missing."""
    chance = random.Random(f"jans {seed}")
    made = 0
    while made < count:
        first = chance.choice((1, 7, 7, 19, 19))
        own = [field for field in range(first, first + 6) for _ in range(2)]
        lacking = [own.pop(chance.randrange(len(own))) for _ in range(chance.choice((0, 1, 1, 2)))]
        spare = [chance.randint(max(1, first - 5), first + 5) for _ in range(ALL_MEN - len(own))]
        off = chance.randint(0, 2) if first == 19 else 0
        own += spare[off:]
        numbers = [field - man for field in lacking for man in own if 0 < field - man <= 6] or [chance.randint(1, 6)]
        roll = chance.choice(numbers), chance.choice((chance.choice(numbers), chance.randint(1, 6)))
        mine = (*tuple(own.count(field) for field in range(25)), ALL_MEN - len(own))
        open_fields = [field for field in range(1, 25) if not mine[25 - field] and field not in (12, 13)]
        held = chance.sample(open_fields, min(len(open_fields), chance.randint(1, 6)))
        other = [chance.choice(held) for _ in range(13)] + [
            12 if not mine[13] and chance.random() < 0.5 else held[0]
        ] * 2
        theirs = (*tuple(other.count(field) for field in range(25)), 0)
        if mine[12] == 1 or mine[13] or stands_where_forbidden(mine, theirs):
            continue
        made += 1
        turn = chance.randint(0, 1)
        yield TrictracPosition(game(), (mine, theirs) if turn == 0 else (theirs, mine), turn), roll


def lone_men_scattered(seed: int, count: int, of: Trictrac) -> Iterator[tuple[TrictracPosition, tuple[int, int]]]:
    """Positions in which both sides stand alone on many fields, so that there is much between two lone men (T-36)."""
    chance = random.Random(f"scattered {seed}")
    for _ in range(count):
        fields = chance.sample([field for field in range(1, 25) if field not in (12, 13)], 20)
        sides: list[list[int]] = [[0] * 26, [0] * 26]
        for field in fields:
            owner = chance.choice((0, 1, 1))
            sides[owner][field if owner == 0 else 25 - field] += chance.choice((1, 1, 1, 2))
        for men in sides:
            while sum(men) > ALL_MEN:
                men[chance.choice([field for field in range(1, 25) if men[field]])] -= 1
            men[25] = ALL_MEN - sum(men)
        mine, theirs = map(tuple, sides)
        if mine[25] == ALL_MEN or theirs[25] == ALL_MEN:
            continue
        turn = chance.randint(0, 1)
        roll = chance.randint(1, 6), chance.randint(1, 6)
        yield TrictracPosition(of, (mine, theirs) if turn == 0 else (theirs, mine), turn), roll


def answers_to_first_throws(seed: int, count: int, of: Trictrac) -> Iterator[tuple[TrictracPosition, tuple[int, int]]]:
    """Positions after the first play of a setting, with a throw that is often the same again (T-36)."""
    chance = random.Random(f"answers {seed}")
    for _ in range(count):
        start = of.start(chance.randint(0, 1))
        first = chance.randint(1, 6), chance.randint(1, 6)
        after = chance.choice(of.plays(start, first)).position
        assert isinstance(after, TrictracPosition)
        yield after, chance.choice((first, first[::-1], (chance.randint(1, 6), chance.randint(1, 6))))
