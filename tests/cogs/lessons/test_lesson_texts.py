"""What lessons say: at every step, in every language, short enough for somebody who never played."""

from __future__ import annotations

import re
from typing import Final

import pytest

from cogs.lessons.page import PreparedTable, facts_of
from cogs.messages.emojis import CardEmojis
from cogs.messages.words import CardWords
from engine.core.registry import GAMES
from engine.teaching.lessons.course import lessons_of, reached
from locales import LANGUAGES, _catalogue, say_in

LESSONS = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
LONGEST = 190
"""Letters of what is told at once, with cards in letters: three lines on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_every_lesson_is_told_in_every_language(language: str) -> None:
    say, english = say_in(language), say_in("en")
    words = CardWords(CardEmojis(0), say)
    for game, lesson in LESSONS:
        here = reached(game, lesson.guided)
        table = PreparedTable(here.state, 1, say("lesson-you"), 1, language, say.theme)
        facts = facts_of(here, table, words, say)
        key, steps = f"lesson-{game}-{lesson.name}", range(1, len(lesson.guided.steps) + 1)
        told = [f"{key}-{step}" for step in steps] + [f"{key}-done", f"{key}-alone"]
        others = [other for step in steps if (other := f"{key}-{step}-other") in say]
        assert len(others) >= len(steps) - 1
        for one in (*told, *others):
            text = say(one, **facts)
            assert len(text) <= LONGEST, (one, len(text))
            assert language == "en" or text != english(one, **facts)


NAMED: Final = re.compile(r"\$([SHDC][2-9TJQKA])\b")
NOT_NAMED: Final = {
    "lesson-couillon-trumps-4": "the other of two cards, whichever is left",
    "lesson-kleurenwiezen-beats-5": "the last card",
    "lesson-couillon-trumps-1": "a word is to be said",
    "lesson-couillon-mit-1": "a word is to be said",
    "lesson-kleurenwiezen-bidding-1": "a bid is to be made",
    "lesson-chouine-seven-1": "a card is to be exchanged",
}
"""Steps whose texts name no card to play, and why."""


def card_of(action: str) -> str:
    """The card of an action as texts name it; empty: it has none."""
    words = action.split()
    return words[1][::-1] if words[0] == "play" else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_names_the_card_that_is_wanted_and_none_that_its_learner_cannot_know(language: str) -> None:
    catalogue = _catalogue(language)
    without = set()
    for game, lesson in LESSONS:
        here = reached(game, lesson.guided)
        while not here.is_over:
            step = f"lesson-{game}-{lesson.name}-{here.decisions + 1}"
            view = here.game.view(here.state, lesson.guided.seat)
            seen = {card.text[::-1] for card in (*view.hand, *view.turned_up)} | {card_of(one) for one in here.taken}
            wanted = {card_of(one) for one in here.wanted}
            for key in (step, f"{step}-other"):
                named = set(NAMED.findall(catalogue.source(key))) if key in catalogue else set()
                assert named <= seen, (key, named - seen)
                if key == step and not named & wanted:
                    without.add(key)
            choice = next(one for one in here.legal if str(one) in here.wanted)
            here = reached(game, lesson.guided, here.path + here.letter(choice))
    assert without == NOT_NAMED.keys()
