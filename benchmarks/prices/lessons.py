"""How far what lessons recommend is behind the best, by a search deeper than that of `strong`.

Deals that one search imagines may come again, where few fit what was said, so many searches say more than a long one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import Final, NamedTuple

from engine.core.registry import GAMES
from engine.players.levels import weigh_by_simulation
from engine.players.search.search import Effort
from engine.teaching.lessons.course import Reached, lessons_of, reached
from engine.teaching.lessons.lesson import Lesson


class Behind(NamedTuple):
    """By how much each action that is right at a step is behind the best, as `strong` measures."""

    step: int
    wanted: Mapping[str, float]

    @property
    def most(self) -> float:
        """The same for the one of them that is worst."""
        return max(self.wanted.values())


def followed(game: str, lesson: Lesson) -> Iterator[Reached]:
    """All positions on the way on which the learner keeps to the line, the end included."""
    here = reached(game, lesson.guided)
    yield here
    while not here.is_over:
        wanted = here.wanted.difference(lesson.guided.steps[here.decisions].also)
        action = next(one for one in here.legal if str(one) in wanted)
        here = reached(game, lesson.guided, here.path + here.letter(action))
        yield here


EACH: Final = Effort(60)
"""Of one search."""


def behind(searches: int, enough: int | None = None) -> dict[tuple[str, str], list[Behind]]:
    """Per game and lesson its steps at which there is a choice, on average over so many searches.

    `enough`: after so many no more are made where whatever is right is the best.
    """
    found = {}
    for game in GAMES:
        for lesson in lessons_of(game):
            ways = [here for here in followed(game, lesson) if not here.is_over and len(here.legal) > 1]
            found[game, lesson.name] = [_behind(here, searches, enough) for here in ways]
    return found


def _behind(here: Reached, searches: int, enough: int | None) -> Behind:
    rounds: list[dict[str, float]] = []
    if enough is not None:
        first = _measured(here, rounds, enough)
        if not first.most:
            return first
    return _measured(here, rounds, searches)


def _measured(here: Reached, rounds: list[dict[str, float]], searches: int) -> Behind:
    """What so many searches say; `rounds`: what those made until now said, which grows."""
    seat = here.scene.seat
    view, seen = here.game.view(here.state, seat), here.game.remembered(here.state, seat)
    for number in range(len(rounds), searches):
        worths = weigh_by_simulation(view, here.legal, random.Random(f"{number} {here.mark}"), seen, effort=EACH)
        assert worths
        rounds.append({str(action): worth for action, worth in worths.items()})
    mean = {action: fmean(one[action] for one in rounds) for action in rounds[0]}
    return Behind(here.decisions + 1, {one: max(mean.values()) - mean[one] for one in here.wanted})
