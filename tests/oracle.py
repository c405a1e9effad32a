"""A slow and obvious second opinion on which plays are legal.

This module restates the rules of the race games in the plainest Python possible. It tries every order of the
numbers and every man, takes single steps one at a time, and only then throws away what the obligation clauses
forbid. It shares no code with the package: the tests compare the two. It is far too slow to play with.

A race position is ``(men of player 0, men of player 1, freed)``. The men of a player are 26 counts on that
player's own path: index 0 is the bar, 1 to 24 are the points, 25 is off the board. Player 0 is White. ``freed``
says for each player whether the courier rule of Jacquet (J-5) has been lifted; the other games ignore it. In Plakoto
the points of each player's pinned men stand in its place.

Every rule is one small function that names its clause.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

BAR = 0
OFF = 25
LAST_QUADRANT = range(19, 25)
FIRST_QUADRANT = range(1, 7)
ALL_MEN = 15

Men = tuple[int, ...]
Freed = tuple[object, object]
Position = tuple[Men, Men, Freed]
Step = tuple[int, int]
Numbers = tuple[int, ...]


# --------------------------------------------------------------------------------------------------------------
# The games and their options
# --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RaceRules:
    """Which game is played, and how its options are set. Options of other games are ignored."""

    game: str
    overflow: str = "exceeding-only"  # Garanguet, G-11
    talon_counts: bool = True  # Jacquet, J-6
    bar_first: bool = True  # Jacquet, J-8 (always true in Backgammon, B-5)
    bear_off: str = "exact"  # Jacquet, J-9; Backgammon, B-9
    doubles: str = "plain"  # Backgammon, B-3
    triple: str = "restored"  # Backgammon, B-10
    binding: bool = True  # Backgammon, B-6
    score: str = "document"  # Backgammon, B-13
    pinned_home: str = "waits"  # Plakoto, PL-6


def _require(value: str, allowed: Sequence[str]) -> None:
    if value not in allowed:
        raise ValueError(f"{value!r} is not one of {', '.join(allowed)}")


def garanguet(overflow: str = "exceeding-only") -> RaceRules:
    _require(overflow, ("exceeding-only", "as-printed"))
    return RaceRules("garanguet", overflow=overflow)


def jacquet(talon_counts: bool = True, bar_first: bool = True, bear_off: str = "exact-or-farthest") -> RaceRules:
    _require(bear_off, ("exact", "exact-or-farthest", "any"))
    return RaceRules("jacquet", talon_counts=talon_counts, bar_first=bar_first, bear_off=bear_off)


def backgammon(
    doubles: str = "plain",
    bear_off: str = "exact",
    triple: str = "restored",
    binding: bool = True,
    score: str = "document",
) -> RaceRules:
    _require(doubles, ("plain", "house", "modern"))
    _require(bear_off, ("exact", "exact-or-farthest"))
    _require(triple, ("restored", "as-printed"))
    _require(score, ("document", "manuscript"))
    return RaceRules("backgammon", doubles=doubles, bear_off=bear_off, triple=triple, binding=binding, score=score)


def irish(bear_off: str = "exact", binding: bool = True) -> RaceRules:
    _require(bear_off, ("exact", "exact-or-farthest"))
    return RaceRules("irish", bear_off=bear_off, binding=binding)


def plakoto(pinned_home: str = "waits") -> RaceRules:
    _require(pinned_home, ("waits", "bears"))
    return RaceRules("plakoto", bear_off="exact-or-farthest", doubles="modern", pinned_home=pinned_home)


# --------------------------------------------------------------------------------------------------------------
# The numbers of a roll
# --------------------------------------------------------------------------------------------------------------


def steps_of(rules: RaceRules, roll: Sequence[int]) -> Numbers:
    """The numbers to be played for a roll, smallest first."""
    if rules.game == "garanguet":
        return _garanguet_numbers(roll)
    if rules.game == "jacquet":
        return _jacquet_numbers(roll)
    return _backgammon_numbers(rules, roll)


def _garanguet_numbers(roll: Sequence[int]) -> Numbers:
    low, middle, high = sorted(roll)
    if low == high:
        return (low,) * 6  # G-6: a triple is played six times
    if middle == high:
        return (low,) + (high,) * 4  # G-5: a double above the third die is played four times
    return (low, middle, high)  # G-3: all different; G-4: a double below the third die


def _jacquet_numbers(roll: Sequence[int]) -> Numbers:
    low, high = sorted(roll)
    if low == high:
        return (low,) * low  # J-4: a double of n is n played n times
    return (low, high)  # J-3


def _backgammon_numbers(rules: RaceRules, roll: Sequence[int]) -> Numbers:
    low, high = sorted(roll)
    if low == high:
        return (low,) * {"plain": 2, "house": 3, "modern": 4}[rules.doubles]  # B-3, IR-3, PL-3
    return (low, high)  # B-3, IR-3, PL-3


# --------------------------------------------------------------------------------------------------------------
# Looking at a position
# --------------------------------------------------------------------------------------------------------------


def facing(rules: RaceRules, point: int) -> int:
    """The opponent's number for a point of mine ("facing", in the words used in all games)."""
    if rules.game == "jacquet":
        return point + 12 if point <= 12 else point - 12  # parallel
    return 25 - point  # contrary


def theirs_on(rules: RaceRules, position: Position, player: int, point: int) -> int:
    """How many opposing men stand on a point of mine."""
    return _men_of(position, 1 - player)[facing(rules, point)]


def _men_of(position: Position, player: int) -> Men:
    return position[0] if player == 0 else position[1]


def may_rest_on(rules: RaceRules, position: Position, player: int, point: int) -> bool:
    """G-7: not even one opposing man. J-7, B-4, IR-4: no more than one. PL-4: one, unless he pins mine."""
    if rules.game == "plakoto" and point in pins_of(position, player):
        return False
    most_opposing_men = 0 if rules.game == "garanguet" else 1
    return theirs_on(rules, position, player, point) <= most_opposing_men


def bar_forbids(rules: RaceRules, position: Position, player: int, source: int) -> bool:
    """J-8 (``bar_first``), B-5, IR-5: while a man is on the bar no other man may move."""
    bar_comes_first = rules.game in ("backgammon", "irish") or (rules.game == "jacquet" and rules.bar_first)
    return bar_comes_first and _men_of(position, player)[BAR] > 0 and source != BAR


def courier_forbids(rules: RaceRules, position: Position, player: int, source: int) -> bool:
    """J-5: a man may leave point 1 only if all fifteen stand there, or the rule is lifted."""
    if rules.game != "jacquet" or source != 1:
        return False
    lifted = position[2][player]
    return not lifted and _men_of(position, player)[1] != ALL_MEN


def first_quadrant_forbids(rules: RaceRules, before: Men, after: Men, target: int) -> bool:
    """J-6: a step may not double a lone man of the first quadrant if that makes a third doubled point."""
    if rules.game != "jacquet":
        return False
    counted = [point for point in FIRST_QUADRANT if point != 1 or rules.talon_counts]
    makes_a_doubled_point = target in counted and before[target] == 1
    doubled = [point for point in counted if after[point] >= 2]
    return makes_a_doubled_point and len(doubled) > 2


def pins_of(position: Position, player: int) -> tuple[int, ...]:
    """Plakoto: where a player's pinned men are."""
    pins = position[2][player]
    assert isinstance(pins, tuple)
    return pins


def pin_forbids(rules: RaceRules, position: Position, player: int, source: int) -> bool:
    """PL-5: a pinned man cannot move."""
    return rules.game == "plakoto" and source in pins_of(position, player)


def may_bear_off(rules: RaceRules, position: Position, player: int) -> bool:
    """G-10, J-9, B-9, IR-7, PL-6: every man of the player is home or off, and none pinned where that waits."""
    if rules.game == "plakoto" and rules.pinned_home == "waits" and pins_of(position, player):
        return False
    return all(_men_of(position, player)[number] == 0 for number in range(BAR, 19))


def farthest(rules: RaceRules, position: Position, player: int) -> int:
    """The point of the man farthest from the rail who may move (25 when there is none)."""
    mine = _men_of(position, player)
    free = [number for number in range(25) if mine[number] > 0 and not pin_forbids(rules, position, player, number)]
    return min(free, default=25)


# --------------------------------------------------------------------------------------------------------------
# One step
# --------------------------------------------------------------------------------------------------------------


def step(rules: RaceRules, position: Position, player: int, source: int, number: int) -> Position | None:
    """The position after one man has moved from ``source`` by ``number``; None if that step is not allowed."""
    ordinary = ordinary_step(rules, position, player, source, number)
    if ordinary is not None:
        return ordinary
    if overflow_allowed(rules, position, player, source, number):
        return _lift_and_place(rules, position, player, source, OFF)
    return None


def ordinary_step(rules: RaceRules, position: Position, player: int, source: int, number: int) -> Position | None:
    """A step onto a point of the board, or exactly to the rail."""
    if not _may_move(rules, position, player, source):
        return None
    target = source + number
    if target > OFF:
        return None
    if target == OFF:
        if not may_bear_off(rules, position, player):
            return None  # G-10, J-9, B-9
        return _lift_and_place(rules, position, player, source, OFF)
    if not may_rest_on(rules, position, player, target):
        return None
    after = _lift_and_place(rules, position, player, source, target)
    if first_quadrant_forbids(rules, _men_of(position, player), _men_of(after, player), target):
        return None
    return after


def _may_move(rules: RaceRules, position: Position, player: int, source: int) -> bool:
    return (
        source != OFF
        and _men_of(position, player)[source] > 0
        and not bar_forbids(rules, position, player, source)
        and not courier_forbids(rules, position, player, source)
        and not pin_forbids(rules, position, player, source)
    )


def overflow_allowed(rules: RaceRules, position: Position, player: int, source: int, number: int) -> bool:
    """May this man be borne off although the number does not lead exactly to the rail? G-11, J-9, B-9."""
    if not _may_move(rules, position, player, source) or not may_bear_off(rules, position, player):
        return False
    exceeds = number > OFF - source
    is_farthest = source == farthest(rules, position, player)
    nothing_else = not any(ordinary_step(rules, position, player, other, number) is not None for other in range(OFF))
    if rules.game == "garanguet":
        if rules.overflow == "as-printed":
            return is_farthest and nothing_else
        return is_farthest and nothing_else and exceeds
    if rules.bear_off == "any":
        return exceeds
    if rules.bear_off == "exact-or-farthest":
        return is_farthest and nothing_else and exceeds
    return False  # "exact"


def _lift_and_place(rules: RaceRules, position: Position, player: int, source: int, target: int) -> Position:
    """Move the man, hit a lone opposing man (J-7, B-4) and lift the courier rule on arrival (J-5)."""
    men = [list(position[0]), list(position[1])]
    freed = list(position[2])
    men[player][source] -= 1
    men[player][target] += 1
    if rules.game == "plakoto":
        return _pin(rules, position, men, player, source, target)
    if target != OFF:
        opponent = 1 - player
        there = facing(rules, target)
        if men[opponent][there] == 1:
            men[opponent][there] = 0
            men[opponent][BAR] += 1
        if rules.game == "jacquet" and target in LAST_QUADRANT:
            freed[player] = True
    return tuple(men[0]), tuple(men[1]), (freed[0], freed[1])


def _pin(rules: RaceRules, position: Position, men: list[list[int]], player: int, source: int, target: int) -> Position:
    """PL-4, PL-5: who is landed on is pinned, and free again once the last man on top of him has left."""
    pinned = set(pins_of(position, 1 - player))
    if men[player][source] == 0:
        pinned.discard(facing(rules, source))
    if target != OFF and men[1 - player][facing(rules, target)] > 0:
        pinned.add(facing(rules, target))
    pins = [pins_of(position, 0), pins_of(position, 1)]
    pins[1 - player] = tuple(sorted(pinned))
    return tuple(men[0]), tuple(men[1]), (pins[0], pins[1])


# --------------------------------------------------------------------------------------------------------------
# The obligation: which numbers must be played
# --------------------------------------------------------------------------------------------------------------


def most_steps(playable: set[Numbers]) -> set[Numbers]:
    """C-2: a play with fewer steps than another is not legal."""
    most = max(len(numbers) for numbers in playable)
    return {numbers for numbers in playable if len(numbers) == most}


def greatest_total(playable: set[Numbers]) -> set[Numbers]:
    """G-9: the greatest total of points, counted on the dice."""
    greatest = max(sum(numbers) for numbers in playable)
    return {numbers for numbers in playable if sum(numbers) == greatest}


def most_dice_then_greatest_total(playable: set[Numbers]) -> set[Numbers]:
    """G-8: the greatest number of dice, and among those the greatest total."""
    return greatest_total(most_steps(playable))


def most_steps_then_the_higher(playable: set[Numbers]) -> set[Numbers]:
    """J-10, B-8: as many steps as possible; if only one of two numbers can be played, the higher."""
    longest = most_steps(playable)
    only_one = all(len(numbers) == 1 for numbers in longest)
    return {max(longest)} if only_one else longest


def obligatory(rules: RaceRules, roll: Sequence[int], playable: set[Numbers]) -> set[Numbers]:
    """Of all the multisets of numbers that could be played, those that satisfy the obligation."""
    if rules.game != "garanguet":
        return most_steps_then_the_higher(playable)
    if len(steps_of(rules, roll)) == 3:
        return most_dice_then_greatest_total(playable)  # G-8, for the rolls of G-3 and G-4
    return greatest_total(playable)  # G-9, for the rolls of G-5 and G-6


# --------------------------------------------------------------------------------------------------------------
# Whole plays
# --------------------------------------------------------------------------------------------------------------


def as_position(men: Sequence[Sequence[int]], freed: Sequence[object]) -> Position:
    return tuple(men[0]), tuple(men[1]), (freed[0], freed[1])


def single_steps(
    rules: RaceRules, position: Position, player: int, left: Numbers
) -> Iterator[tuple[Step, Position, Numbers]]:
    """Every allowed next step, with the position after it and the numbers then still left."""
    for number in sorted(set(left)):
        at = left.index(number)
        for source in range(OFF):
            after = step(rules, position, player, source, number)
            if after is not None:
                yield (source, number), after, left[:at] + left[at + 1 :]


def playable_ends(
    rules: RaceRules, position: Position, player: int, roll: Sequence[int]
) -> set[tuple[Position, Numbers]]:
    """Every position that can be reached with some of the numbers, and the numbers used to reach it.

    Broken-off plays are included; the obligation removes them later.
    """
    numbers = steps_of(rules, roll)
    seen = {(position, numbers)}
    waiting = [(position, numbers)]
    while waiting:
        here, left = waiting.pop()
        for _, after, still_left in single_steps(rules, here, player, left):
            if (after, still_left) not in seen:
                seen.add((after, still_left))
                waiting.append((after, still_left))
    return {(end, _without(numbers, left)) for end, left in seen}


def _without(numbers: Numbers, left: Numbers) -> Numbers:
    used = list(numbers)
    for number in left:
        used.remove(number)
    return tuple(used)


def legal_results(
    rules: RaceRules, men: Sequence[Sequence[int]], freed: Sequence[object], player: int, roll: Sequence[int]
) -> set[Position]:
    """Every position in which a legal, complete play can end (the same position, if nothing can be played)."""
    ends = playable_ends(rules, as_position(men, freed), player, roll)
    allowed = obligatory(rules, roll, {numbers for _, numbers in ends})
    return {end for end, numbers in ends if numbers in allowed}


def legal_sequences(
    rules: RaceRules, men: Sequence[Sequence[int]], freed: Sequence[object], player: int, roll: Sequence[int]
) -> set[tuple[Step, ...]]:
    """Every legal, complete play as ordered steps ``(from, number)``. Only for small cases."""

    def broken_off_or_complete(position: Position, left: Numbers) -> Iterator[tuple[Step, ...]]:
        yield ()
        for first, after, still_left in single_steps(rules, position, player, left):
            for rest in broken_off_or_complete(after, still_left):
                yield (first, *rest)

    def numbers_of(play: tuple[Step, ...]) -> Numbers:
        return tuple(sorted(number for _, number in play))

    plays = set(broken_off_or_complete(as_position(men, freed), steps_of(rules, roll)))
    allowed = obligatory(rules, roll, {numbers_of(play) for play in plays})
    return {play for play in plays if numbers_of(play) in allowed}


def after_sequence(
    rules: RaceRules,
    men: Sequence[Sequence[int]],
    freed: Sequence[object],
    player: int,
    play: Sequence[Step],
) -> Position:
    """The position after the steps of a play, each of which must be allowed."""
    position = as_position(men, freed)
    for source, number in play:
        after = step(rules, position, player, source, number)
        if after is None:
            raise ValueError(f"the step {number} from {source} is not allowed")
        position = after
    return position


# --------------------------------------------------------------------------------------------------------------
# The end of the game, and binding up the tables
# --------------------------------------------------------------------------------------------------------------


def points_won(
    rules: RaceRules, men: Sequence[Sequence[int]], winner: int, last_cast: Sequence[int] | None = None
) -> int:
    """The points of the player who has borne off all fifteen men, before any cube. Who resigns leaves no last cast."""
    loser = men[1 - winner]
    if rules.game == "irish":
        return 1  # IR-8
    if rules.score == "manuscript":  # B-13
        doublet = last_cast is not None and last_cast[0] == last_cast[1]
        not_yet_brought_in = any(loser[point] for point in range(19))
        return {(False, False): 1, (True, True): 3}.get((doublet, not_yet_brought_in), 2)
    if loser[OFF] > 0:
        return 1  # G-12, J-11, B-10 (game), PL-8
    if rules.game == "backgammon" and is_triple(rules, loser):
        return 3  # B-10 (backgammon)
    return 2  # G-12, J-11, B-10 (gammon), PL-8


def mothers(men: Sequence[Sequence[int]], pins: Sequence[Sequence[int]]) -> int | str | None:
    """PL-7: who has won by pinning the other's mother, ``"drawn"`` if both are pinned, or None."""
    lost = [1 in pins[player] for player in (0, 1)]
    if all(lost):
        return "drawn"
    for player in (0, 1):
        if lost[1 - player] and men[player][1] == 0:
            return player
    return None


def is_triple(rules: RaceRules, loser: Sequence[int]) -> bool:
    """B-10, for a loser who has borne off none. The winner's home table is 1 to 6 on the loser's path."""
    left_behind = loser[BAR] > 0 or any(loser[point] > 0 for point in FIRST_QUADRANT)
    return not left_behind if rules.triple == "as-printed" else left_behind


def tables_bound(rules: RaceRules, men: Sequence[Sequence[int]], player: int) -> bool:
    """B-6: the player to throw has a man on the bar and all six points to enter on are closed."""
    if rules.game not in ("backgammon", "irish") or not rules.binding:
        return False
    opponent = men[1 - player]
    return men[player][BAR] > 0 and all(opponent[25 - point] >= 2 for point in FIRST_QUADRANT)


def break_point(men: Sequence[Sequence[int]], player: int, point: int) -> tuple[Men, Men]:
    """B-6: the opponent's men on the named point (on the path of ``player``, who has to enter) are all hit."""
    if point not in FIRST_QUADRANT:
        raise ValueError(f"{point} is not one of the six points to enter on")
    after = [list(men[0]), list(men[1])]
    opponent = after[1 - player]
    opponent[BAR] += opponent[25 - point]
    opponent[25 - point] = 0
    return tuple(after[0]), tuple(after[1])
