"""Lessons: real packs of their variants, followed to the end, strayed from, and reached again by the choices alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from benchmarks.prices.lessons import followed
from engine.core.registry import GAMES
from engine.players.levels import choose_sensibly
from engine.teaching.lessons.course import STRAYS, NoSuchWay, Reached, lessons_of, reached
from engine.teaching.lessons.lesson import PARTS, Lesson
from tests.about import in_one_test

GUIDED, ALONE = PARTS
TAUGHT = [game for game in GAMES if lessons_of(game)]
LESSONS = [(game, lesson) for game in TAUGHT for lesson in lessons_of(game)]
FIRST = [(game, lessons_of(game)[0]) for game in TAUGHT]
MOST_CHOICES = 20
"""More than a custom id has room for, beside the rest."""


def names(lessons: list[tuple[str, Lesson]]) -> list[str]:
    return [f"{game}-{lesson.name}" for game, lesson in lessons]


def wandered(game: str, lesson: Lesson, part: str, rng: random.Random) -> Reached:
    """The end of a part in which anything is chosen."""
    here = reached(game, lesson.scene(part))
    while not here.is_over:
        action = rng.choice(here.legal)
        kept = STRAYS if here.is_guided and str(action) not in here.wanted else ""
        here = reached(game, lesson.scene(part), here.path + kept + here.letter(action))
    return here


def test_a_game_that_is_taught_has_five_lessons_and_an_unknown_one_has_none() -> None:
    assert {*TAUGHT} >= {"chouine", "couillon", "kleurenwiezen"}
    assert {game: len(lessons_of(game)) for game in TAUGHT} == dict.fromkeys(TAUGHT, 5)
    assert all(len({lesson.name for lesson in lessons_of(game)}) == 5 for game in TAUGHT)
    assert lessons_of("nowhere") == ()


@in_one_test(("game", "lesson"), LESSONS)
def test_a_lesson_is_dealt_from_the_pack_of_its_variant(game: str, lesson: Lesson) -> None:
    for part in PARTS:
        scene = lesson.scene(part)
        options = GAMES[game].for_tables(scene.preset, dict(scene.options))
        assert Counter(scene.pack.split()) == Counter(card.text for card in GAMES[game].pack(options))
        begun = reached(game, scene)
        assert begun.legal
        assert scene.seat in GAMES[game].due(begun.state)


@in_one_test(("game", "lesson"), LESSONS)
def test_whoever_does_what_is_wanted_comes_through_all_steps_and_does_not_lose(game: str, lesson: Lesson) -> None:
    *way, end = followed(game, lesson)
    assert len(way) == end.decisions == len(lesson.guided.steps) >= 2
    assert not end.strayed
    assert end.has_won or not end.is_dealt_out
    # What computers cannot do is left out, and then the rest of the line goes with nothing.
    line = [word.strip() for word in lesson.guided.line.split(",")]
    assert [one.removeprefix("play ") for one in end.taken] == [word.removeprefix("play ") for word in line]
    for here in way:
        assert here.wanted <= set(map(str, here.legal))
    # At most one decision is no decision; somebody who has to choose learns more.
    assert sum(len(here.legal) == 1 for here in way) <= 1


@in_one_test(("game", "lesson"), LESSONS)
def test_whatever_is_chosen_leads_to_an_end(game: str, lesson: Lesson) -> None:
    rng = random.Random(f"{game} {lesson.name}")
    for part in PARTS:
        for _ in range(2):
            end = wandered(game, lesson, part, rng)
            assert end.is_dealt_out or (part == GUIDED and not end.strayed)
            assert end.decisions <= MOST_CHOICES


@pytest.mark.parametrize(("game", "lesson"), FIRST, ids=names(FIRST))
def test_the_first_lesson_is_won_by_following_and_then_alone_whatever_is_played(game: str, lesson: Lesson) -> None:
    *_, end = followed(game, lesson)
    assert end.has_won
    assert end.decisions <= 5
    rng = random.Random(game)
    alone = [wandered(game, lesson, ALONE, rng) for _ in range(12)]
    assert all(one.has_won and one.decisions <= 5 for one in alone)


def test_the_deals_played_alone_favour_their_learner() -> None:
    """Nearly all are won by whoever plays sensibly; which ones depends on how the others play."""
    won = 0
    for game, lesson in LESSONS:
        here = reached(game, lesson.alone)
        while not here.is_over:
            view = here.game.view(here.state, lesson.alone.seat)
            seen = here.game.remembered(here.state, lesson.alone.seat)
            action = choose_sensibly(view, here.legal, random.Random(1), seen)
            here = reached(game, lesson.alone, here.path + here.letter(action))
        won += here.has_won
    assert won >= len(LESSONS) - 2


def test_after_the_first_lesson_deals_played_alone_can_be_lost() -> None:
    """Otherwise they would teach nothing; two may still be won whatever is played."""
    for game in TAUGHT:
        rng, easy = random.Random(game), set()
        for lesson in lessons_of(game)[1:]:
            if all(wandered(game, lesson, ALONE, rng).has_won for _ in range(16)):
                easy.add(lesson.name)
        assert easy <= {"following", "score"}


def test_a_choice_that_is_not_wanted_has_to_be_meant_and_frees_the_rest() -> None:
    game, lesson = LESSONS[0]
    here = reached(game, lesson.guided)
    other = next(one for one in here.legal if str(one) not in here.wanted)
    with pytest.raises(NoSuchWay):
        reached(game, lesson.guided, here.letter(other))
    after = reached(game, lesson.guided, STRAYS + here.letter(other))
    assert (after.strayed, after.wanted, after.before) == (True, frozenset(), "")
    wanted = next(one for one in here.legal if str(one) in here.wanted)
    with pytest.raises(NoSuchWay):
        reached(game, lesson.guided, STRAYS + here.letter(wanted))


def test_the_same_choices_lead_to_the_same_position_also_where_nothing_is_remembered() -> None:
    for game, lesson in LESSONS[::4]:
        end = wandered(game, lesson, ALONE, random.Random(5))
        reached.cache_clear()
        again = reached(game, lesson.alone, end.path)
        assert (again.taken, again.mark) == (end.taken, end.mark)


@in_one_test("path", ["z", "!", "0!", "?", "00000000000000000000000000"])
def test_a_way_that_no_button_has_is_refused(path: str) -> None:
    for game, lesson in FIRST:
        with pytest.raises(NoSuchWay):
            reached(game, lesson.alone, path)
