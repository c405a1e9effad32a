"""Every lesson of the guides can be done, is understood by the referee, and is told in every language."""

from __future__ import annotations

import pytest

from tablier import Phase, Table, UnknownGame, rulebook
from tablier.games import GAMES
from tablier.games.trictrac.acts import Leave, Mark, School, Stay
from tablier.salon.learning.guides import GUIDES, Lesson, astray, judge, lessons
from tablier.salon.learning.lesson_table import guide
from tablier.saying import LANGUAGES, Reader
from tablier.table.events import Event, Played, Resign, Throw

ALL = [pytest.param(lesson, id=f"{game}-{lesson.name}") for game in GUIDES for lesson in lessons(game)]


def carried_out(lesson: Lesson, act: Event) -> Table:
    """The lesson's table after an act, with the learner's throw made first where the lesson leaves it to them."""
    table = lesson.set_up()
    if isinstance(act, Played) and not lesson.thrown:
        assert judge(lesson, Throw(0, lesson.dice)) is None
        assert astray(lesson, Throw(0, lesson.dice)) is None
        table.throw(*lesson.dice)
    table.apply(act)
    return table


def test_every_game_has_a_guide() -> None:
    assert set(GUIDES) == set(GAMES)
    for game in GUIDES:
        assert len(lessons(game)) >= (3 if game == "trictrac-a-ecrire" else 6)
        assert len({lesson.name for lesson in lessons(game)}) == len(lessons(game))


@pytest.mark.parametrize("lesson", ALL)
def test_the_answer_is_legal_and_finishes_the_lesson(lesson: Lesson) -> None:
    carried_out(lesson, lesson.answer)
    assert judge(lesson, lesson.answer) == lesson.done
    assert astray(lesson, lesson.answer) is None


@pytest.mark.parametrize("lesson", ALL)
def test_it_is_for_the_learner_to_act(lesson: Lesson) -> None:
    table = lesson.set_up()
    assert table.player == lesson.player == 0
    if lesson.thrown:
        assert table.dice == lesson.dice


@pytest.mark.parametrize("lesson", ALL)
def test_every_legal_play_is_either_accepted_or_said_to_be_something_else(lesson: Lesson) -> None:
    table = lesson.set_up()
    if not lesson.thrown and "play" in lesson.asked:
        table.throw(*lesson.dice)
    if table.phase is not Phase.PLAY:
        return
    for play in table.plays():
        event = Played(0, play.notation)
        assert (judge(lesson, event) is None) == (astray(lesson, event) is not None), play.notation


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_with_a_goal_can_be_missed(lesson: Lesson) -> None:
    if lesson.goal is None or len(lesson.set_up().plays()) == 1:
        return
    assert any(astray(lesson, Played(0, play.notation)) for play in lesson.set_up().plays())


@pytest.mark.parametrize("lesson", ALL)
def test_the_clause_exists_and_stands_on_the_pages_of_the_game(lesson: Lesson) -> None:
    found = rulebook.clause(lesson.clause)
    assert found.game in ("common", rulebook.page(lesson.game).game)


@pytest.mark.parametrize("game", GUIDES)
def test_every_language_tells_a_lesson_in_a_few_sentences(game: str) -> None:
    for language in LANGUAGES:
        reader = Reader(language)
        for lesson in lessons(game):
            for said in (lesson.title, lesson.text, lesson.done, lesson.otherwise):
                assert "'" not in reader.say(said), "typographic apostrophes only"
            assert 60 < len(reader.say(lesson.text)) < 480, "two or three sentences"
            assert language == "en" or reader.say(lesson.text) != str(lesson.text)


def test_giving_up_or_choosing_otherwise_sets_the_lesson_up_anew() -> None:
    wall = lessons("garanguet")[5]
    assert astray(wall, Played(0, "1/7 1/4 1/3")) == wall.otherwise
    assert astray(wall, Resign(0)) == wall.otherwise
    assert astray(wall, Resign(1)) is None, "what the other does spends nothing"
    assert judge(wall, Played(1, "6/12 1/4 1/3")) is None
    assert judge(wall, Played(0, "no play at all")) is None
    marking = lessons("trictrac")[8]
    assert judge(marking, Mark(0, 2)) is None
    assert astray(marking, Mark(0, 2)) == marking.otherwise
    school = lessons("trictrac")[9]
    assert astray(school, School(0, 4, True)) == school.otherwise
    assert astray(school, Throw(0, (5, 2))) == school.otherwise, "the chance is gone with the throw"
    leaving = lessons("trictrac-a-ecrire")[1]
    assert astray(leaving, Stay(0)) == leaving.otherwise
    assert judge(leaving, Leave(0)) == leaving.done


def test_what_the_texts_promise_is_what_the_referee_gives() -> None:
    """Figures that stand in the words of a lesson, worked out again."""
    assert [sum(jan.points for jan in lessons("trictrac")[at].set_up().jans) for at in (1, 2, 5, 6)] == [4, 4, 8, 4]
    won, bredouille = (carried_out(lesson, lesson.answer) for lesson in lessons("trictrac-a-ecrire")[1:])
    for table, tokens in ((won, 6), (bredouille, 18)):
        assert table.account is not None
        assert [entry.tokens for entry in table.account.entries] == [tokens]
    gammon = carried_out(lessons("backgammon")[7], lessons("backgammon")[7].answer)
    assert gammon.results[0].points == 2
    assert carried_out(lessons("unstacked")[6], lessons("unstacked")[6].answer).winner == 0


def test_a_guide_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame):
        lessons("chess")
    assert lessons("garanguet@overflow=as-printed") == lessons("garanguet")


def test_lessons_announce_themselves_in_plain_values() -> None:
    announced = guide("backgammon", "fr")["lessons"][0]
    assert announced["number"] == 1
    assert announced["title"] == "Deux nombres"
    assert guide("backgammon", "de") == guide("backgammon", "en"), "English where a language is not spoken"
