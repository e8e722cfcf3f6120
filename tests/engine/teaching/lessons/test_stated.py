"""What the sentences of lessons state is so, in the position in which they are told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.prices.lessons import followed
from engine.core.registry import GAMES
from engine.teaching.lessons.course import lessons_of, reached
from engine.teaching.lessons.lesson import Lesson
from locales import say_in
from tests.engine.teaching.lessons.position import Position
from tests.engine.teaching.lessons.stated import NOTHING, STATED

LESSONS = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
NAMES = [f"{game}-{lesson.name}" for game, lesson in LESSONS]


def told_in(game: str, lesson: Lesson) -> Iterator[tuple[str, Position]]:
    """Each key of a sentence, and the positions in which it is told; of another choice by whatever is pressed."""
    way, say = [*followed(game, lesson)], say_in("en")
    for here in way:
        if not here.is_over:
            step = f"{lesson.name}-{here.decisions + 1}"
            yield step, Position(here, way)
            for action in here.legal:
                if str(action) not in here.wanted and f"lesson-{game}-{step}-other" in say:
                    yield f"{step}-other", Position(here, way, action)
    yield f"{lesson.name}-done", Position(way[-1], way)
    yield f"{lesson.name}-alone", Position(reached(game, lesson.alone), way)


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_every_sentence_of_a_lesson_states_what_is_so(game: str, lesson: Lesson) -> None:
    told = set()
    for key, at in told_in(game, lesson):
        told.add(key)
        for number, fact in enumerate(STATED[game][key], 1):
            assert fact(at), (key, f"fact {number}", str(at.pressed))
    assert told == {key for key in STATED[game] if key.startswith(f"{lesson.name}-")}


def test_every_sentence_has_its_facts_or_is_said_to_state_nothing() -> None:
    assert {*STATED} == {game for game, _ in LESSONS}
    for game, lesson in LESSONS:
        told = {key for key, _ in told_in(game, lesson)}
        assert told <= STATED[game].keys()
    empty = [key for facts in STATED.values() for key, stated in facts.items() if stated is NOTHING or not stated]
    assert len(empty) <= 6
