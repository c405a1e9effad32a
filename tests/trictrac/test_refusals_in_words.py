"""What is refused at a board of Trictrac, in every language, and with the numbers that stand at the reader's edge."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablier import Table, TablierError
from tablier.games.trictrac.account import Account
from tablier.games.trictrac.acts import Mark
from tablier.games.trictrac.position import faults
from tablier.games.trictrac.scored import Round, RoundResult, Scheme
from tablier.saying import Reader, Said
from trictrac.helping import BLACK, WHITE, manual, men, scored, setup, sit_down
from trictrac.test_schools import FILLING, OWN_FOUR, white_marks

ENGLISH, FRENCH = Reader("en"), Reader("fr")


def said_of(act: Callable[..., object], *arguments: object) -> Said:
    """What an act is refused with."""
    with pytest.raises(TablierError) as caught:
        act(*arguments)
    assert isinstance(caught.value.said, Said)
    return caught.value.said


def thrown() -> Table:
    return manual(*OWN_FOUR)


def touched() -> Table:
    """White has marked, and begun to play."""
    table = thrown()
    table.trictrac.mark(4)
    table.step("1/6")
    return table


def leaving_agreed() -> Table:
    """White has left, and is about to throw."""
    table = manual(*OWN_FOUR, points=(8, 0))
    table.trictrac.mark(4)
    table.trictrac.leave()
    table.trictrac.agree()
    return table


def false_move() -> Table:
    """White could fill, has marked it, and has played otherwise."""
    table = manual(*FILLING)
    table.trictrac.mark(8)
    table.play("4/9 4/8")
    return table


SCHOOLS = {
    "bad-marks": (
        lambda: said_of(thrown().apply, Mark(WHITE, 1000)),
        "Nobody marks 1,000 points.", "On ne marque pas 1\u202f000 points.",
    ),
    "bad-marks-and-holes": (
        lambda: said_of(thrown().apply, Mark(WHITE, -1, 1)),
        "Nobody marks -1 points and 1 hole.", "On ne marque pas -1 point et 1 trou.",
    ),
    "marks-not-whole": (
        lambda: said_of(thrown().trictrac.mark, "four"),
        "Points and holes are whole numbers, not “four” and None.",
        "Points et trous sont des nombres entiers, non «\u00a0four\u00a0» et None.",
    ),
    "marked-already": (
        lambda: said_of(leaving_agreed().trictrac.mark, 0),
        "What the last throw gave you is marked, or there was none.",
        "Ce que le dernier coup vous a donné est déjà marqué, ou il n’y a pas eu de coup.",
    ),
    "man-touched": (
        lambda: said_of(touched().trictrac.mark, 2),
        "A man has been touched: the marking stands.", "Une dame a été touchée\u00a0: la marque reste.",
    ),
    "empty-claim": (
        lambda: said_of(white_marks(4).trictrac.school, 0),
        "A claim names the points it is about, from 1 to 999.",
        "Une réclamation nomme les points dont il s’agit, de 1 à 999.",
    ),
    "no-false-move": (
        lambda: said_of(white_marks(4).trictrac.let_stand),
        "There is no false move of the other’s to put right.",
        "Il n’y a pas de fausse case de l’adversaire à faire rectifier.",
    ),
    "untouched-man": (
        lambda: said_of(false_move().trictrac.replace, "1/6 2/6"),
        "One of the men that were touched has to be moved.", "Une des dames qui ont été touchées doit être jouée.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", SCHOOLS)
def test_refusals_of_schools_in_both_languages(key: str) -> None:
    """T-60 to T-62."""
    refused, english, french = SCHOOLS[key]
    said = refused()
    assert said.key == f"trictrac-play.{key}"
    assert (ENGLISH.say(said), FRENCH.say(said)) == (english, french)


# At the board


@pytest.mark.parametrize("roller", [WHITE, BLACK])
def test_fields_are_read_by_the_numbers_of_the_readers_edge(roller: int) -> None:
    """T-2, T-5: what is 4 to the roller is 21 to the other; whoever only looks on is told the roller's."""
    said = said_of(sit_down(setup("1x15", "4,24x14", roller), 3, 2).play, "1/4 1/3")
    numbers = {seat: Reader(seat=seat).say(said) for seat in (roller, 1 - roller, None)}
    assert numbers[roller] == numbers[None] == "An opposing man stands on 4."
    assert numbers[1 - roller] == "An opposing man stands on 21."
    assert Reader("fr", seat=1 - roller).say(said) == "Une dame adverse se trouve sur la flèche 21."


@pytest.mark.parametrize(
    ("own", "roll", "play", "english", "french"),
    [
        ("1x15", (3, 2), "1/2 2/6", "There is no 1 to play; there is 3 and 2.",
         "Il n’y a pas de 1 à jouer\u00a0; il y a 3 et 2."),
        ("1x15", (3, 2), "1/6 1/4", "There is no 3 to play; there is nothing.",
         "Il n’y a pas de 3 à jouer\u00a0; il ne reste rien."),
        ("1x15", (3, 2), "3/6 1/3", "There is no man of yours on point 3.",
         "Vous n’avez pas de dame sur la flèche 3."),
        ("1x15", (3, 2), "bar/3 1/3", "There is no man of yours on the bar.", "Vous n’avez pas de dame sur la barre."),
        ("1x15", (3, 2), "1/4", "2 numbers can be played, and must be.", "On peut jouer 2 nombres\u00a0: on le doit."),
        (FILLING[0], (5, 4), "4/9 4/8", "The small jan can be filled: it must be.",
         "Le petit jan peut être rempli\u00a0: il doit l’être."),
    ],
)  # fmt: skip
def test_a_play_is_refused_in_both_languages(
    own: str, roll: tuple[int, int], play: str, english: str, french: str
) -> None:
    """T-4, T-33."""
    said = said_of(sit_down(setup(own), *roll).play, play)
    assert (ENGLISH.say(said), FRENCH.say(said)) == (english, french)


# Positions, and the scored game


def test_the_faults_of_a_position_in_both_languages() -> None:
    """T-1, T-6, T-40."""
    start = setup("1x15")
    found = faults(start.unchecked(men=(men("1x14,12"), men("1x16")), points=(12, 0)))
    assert [*map(ENGLISH.say, found)] == [
        "White has a lone man on the rest corner, which is taken and left by two",
        "Black has 16 men instead of 15",
        "White has 12 points; they run from 0 to 11",
    ]
    assert [*map(FRENCH.say, found)] == [
        "Blanc a une dame seule au coin de repos, qui se prend et se quitte à deux",
        "Noir a 16 dames au lieu de 15",
        "Blanc a 12 points\u00a0; ils vont de 0 à 11",
    ]


@pytest.mark.parametrize(
    ("act", "english", "french"),
    [
        (lambda: Scheme(2, 3), "With 2 players the number of rounds is an even number; 3 is not.",
         "À 2 joueurs le nombre des marqués est pair\u00a0; 3 ne l’est pas."),
        (lambda: Scheme(2, 2, refait="never"), "refait cannot be “never”; it is doubling or adding.",
         "refait ne peut être «\u00a0never\u00a0»\u00a0; c’est doubling ou adding."),
        (lambda: RoundResult(0, 1, 6, 0), "Against no hole at all, a round is won in bredouille.",
         "Contre un joueur sans aucun trou, un marqué est gagné en bredouille."),
        (lambda: Round(1, 0, 1, (), 0).result((5, 0), (5, 0)), "Nobody has 6 holes yet; the round goes on.",
         "Personne n’a encore 6 trous\u00a0; le marqué continue."),
        (lambda: Account.of(Scheme(2, 2), [RoundResult(0, 1, 6, 4)] * 3), "Only 2 rounds were agreed on.",
         "On n’est convenu que de 2 marqués."),
        (lambda: Account.of(Scheme(2, 2), []).text(["Anne"]), "There are 2 players, but 1 name was given.",
         "Il y a 2 joueurs, mais 1 nom a été donné."),
        (lambda: Table(scored()).resign(0),
         "A round of the scored game ends by leaving it; all together may break the game off.",
         "Un marqué de la partie à écrire se finit en s’en allant\u00a0; tous ensemble peuvent rompre la partie."),
    ],
)  # fmt: skip
def test_the_scored_game_refuses_in_both_languages(act: Callable[[], object], english: str, french: str) -> None:
    """T-80 to T-83, T-89."""
    said = said_of(act)
    assert (ENGLISH.say(said), FRENCH.say(said)) == (english, french)


def test_a_round_is_won_in_the_readers_person() -> None:
    """T-80, T-82."""
    table = sit_down(setup("1x13,8,10", of=scored(), holes=(5, 2), run=(5, 0), points=(8, 0)), 5, 2)
    table.trictrac.leave()
    reason = table.results[-1].reason
    assert str(reason) == "White leaves: White wins the round by 6 holes to 2"
    assert Reader("fr", seat=WHITE).say(reason) == ("Vous vous en allez\u00a0: vous gagnez le marqué par 6 trous à 2")
    assert Reader(seat=BLACK).say(reason) == str(reason)


# The board in text


def test_the_words_beside_the_board_are_the_readers() -> None:
    """T-40, T-41, T-45."""
    from tablier.games.trictrac import writing

    position = setup("1x13,8,10", points=(4, 0), flags=(True, False), holes=(3, 2), run=(0, 2))
    shown = {
        language: "\n".join(writing.board(position, WHITE, ("Anne", "Bob"), None, (), Reader(language)))
        for language in ("en", "fr")
    }
    for words in ("rest corners", "4 points, bredouille", "3 holes", "2 holes, pavillon"):
        assert words in shown["en"]
    for words in ("coins de repos", "4 points, bredouille", "3 trous", "2 trous, pavillon"):
        assert words in shown["fr"]
    assert [len(line) for line in shown["fr"].splitlines() if "◇ coins" in line] == [
        len(line) for line in shown["en"].splitlines() if "◇ rest" in line
    ]
