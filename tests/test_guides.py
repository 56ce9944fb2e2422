"""The guided first games: their positions are sound, every move they want can be made, and everything is said."""

from __future__ import annotations

import pytest

import archipel
from archipel.games.catalogue import NAMES
from archipel.guides import Lesson, first_of, fits, guide_to
from archipel.match import Match
from archipel.words import LANGUAGES, words

LESSONS = [pytest.param(lesson, id=f"{game}-{lesson.name}") for game in NAMES for lesson in guide_to(game)]


def match_of(lesson: Lesson) -> Match:
    return archipel.game(lesson.position["game"]).match(lesson.position)


def wanted_now(lesson: Lesson, match: Match, index: int) -> list[str]:
    """The moves that are wanted, which are the learner's to make."""
    assert match.actor == str(lesson.seat)
    return [move for move in match.legal() if fits(lesson.steps[index].wanted, move)]


def answer(lesson: Lesson, match: Match, index: int) -> None:
    """The others and chance do as the script says."""
    for patterns in lesson.steps[index].then:
        move = first_of(patterns, match.legal())
        assert move is not None, patterns
        assert match.actor != str(lesson.seat)
        match.play(move)


@pytest.mark.parametrize("game", NAMES)
def test_a_guide_has_eight_to_twelve_lessons_of_a_few_steps(game: str) -> None:
    lessons = guide_to(game)
    assert 8 <= len(lessons) <= 12
    assert len({lesson.name for lesson in lessons}) == len(lessons)
    assert all(1 <= len(lesson.steps) <= 5 for lesson in lessons)


def test_other_games_have_no_guide() -> None:
    assert guide_to("atlantis") == guide_to("../guides/the-island") == ()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_can_be_played_whichever_wanted_move_is_made(lesson: Lesson) -> None:
    match = match_of(lesson)
    for index in range(len(lesson.steps)):
        wanted = wanted_now(lesson, match, index)
        assert wanted, lesson.steps[index].wanted
        for move in wanted:
            other = match.copy()
            other.play(move)
            answer(lesson, other, index)
            if index + 1 < len(lesson.steps):
                assert wanted_now(lesson, other, index + 1), move
        match.play(wanted[0])
        answer(lesson, match, index)
    # nothing is left hanging: somebody decides, or it is over
    assert match.actor != "chance"


@pytest.mark.parametrize("game", NAMES)
def test_the_last_lesson_ends_the_game(game: str) -> None:
    lesson = guide_to(game)[-1]
    match = match_of(lesson)
    for index in range(len(lesson.steps)):
        match.play(wanted_now(lesson, match, index)[0])
        answer(lesson, match, index)
    assert match.over
    assert str(lesson.seat) in map(str, match.winners())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_everything_is_said_and_nothing_else(game: str, language: str) -> None:
    expected = set()
    for lesson in guide_to(game):
        own = f"guide-{game}-{lesson.name}"
        steps = [f"{own}-{number}" for number in range(1, len(lesson.steps) + 1)]
        expected |= {own, f"{own}-title", f"{own}-aside", f"{own}-end", *steps}
    assert {message for message in words(language).messages() if message.startswith(f"guide-{game}-")} == expected
