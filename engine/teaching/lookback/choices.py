"""What each choice of a deal cost, reckoned from nothing but what the seat could know when it chose.

A choice is weighed in several rounds of imagined deals, whose chance follows from the view alone. How much the rounds
differ tells how sure a cost is. What seems best in one half of the rounds is priced in the other half: whatever does
best of many by luck alone costs nothing there.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from engine.core.actions import Action
from engine.core.game import AddedUp, AnyGame
from engine.core.view import Phase
from engine.players.levels import weigh_by_simulation
from engine.players.search.search import Effort
from engine.players.turns import Question, in_tournament, question_to
from engine.records import jsonlines
from engine.records.record import Line
from engine.teaching.hints.hint import endless, is_of_dummy, of_match, reasons_over, unit_at
from engine.teaching.hints.reasons import HintReason, Unit


class Care(NamedTuple):
    """How carefully choices are weighed."""

    rounds: int = 5
    worlds: int = 24
    """Imagined deals a round: with fewer a game's player may trust its rules of thumb more than what it imagined."""


CARE: Final = Care()


class SeatChoice(NamedTuple):
    """Something a seat chose while it could have done something else."""

    step: int
    """Which action of the deal it was, from 1."""
    seat: int
    trick: int
    """In which trick; 0: before the first card."""
    chosen: str
    best: str
    """What does best; the same as `chosen` where nothing is better."""
    cost: float
    """What was lost by it on average, in worths of `strong`; 0 where chance may explain it."""
    error: float
    """The standard error of the cost."""
    unit: Unit | None = None
    """What the cost is told in near the end of a match; None: the game's own unit."""
    reasons: tuple[HintReason, ...] = ()
    """Why `best` is better, as the seat could know then; none where nothing was lost."""
    is_for_dummy: bool = False
    """Whether `best` is the dummy's card, in whose place the reasons speak."""


def choices_of(
    game: AnyGame,
    begin: Any,
    lines: Sequence[Line],
    given: int = 0,
    care: Care = CARE,
    added_up: AddedUp | None = None,
) -> Iterator[SeatChoice]:
    """The choices of a deal that can be weighed, in order; `begin` is its position before these lines.

    The first so many lines were `given`, and are left out. `added_up`: what counted in the tournament.
    """
    state = begin
    for step, line in enumerate(lines, 1):
        seat, action = line.seat, line.action
        question = question_to(game, state, seat) if step > given else None
        if question is not None and len(question.choices) > 1:
            asked = in_tournament(question, added_up)
            priced = _priced(game, asked, action, care)
            if priced is not None:
                trick = sum(asked.view.tricks) + 1 if asked.view.phase == Phase.PLAY else 0
                unit, best = of_match(asked.view), priced.best
                choice = SeatChoice(step, seat, trick, str(action), str(best), priced.cost, priced.error, unit)
                yield _explained(choice, asked, priced, action) if priced.cost else choice
        state = game.apply(state, seat, action).state


def _explained(choice: SeatChoice, asked: Question, priced: _Price, chosen: Action) -> SeatChoice:
    """A choice with the reasons for what would have been better."""
    reasons = reasons_over(asked, priced.best, chosen, by_score=priced.by_score)
    return choice._replace(reasons=reasons, is_for_dummy=is_of_dummy(asked.view, priced.best))


class _Price(NamedTuple):
    best: Action
    cost: float
    error: float
    by_score: bool = False
    """Whether something else would be best by points."""


def _priced(game: AnyGame, asked: Question, chosen: Action, care: Care) -> _Price | None:
    """What an action costs beside the best one; None where it cannot be weighed."""
    rounds = [_weighed(game, asked, chosen, Effort(care.worlds), number) for number in range(care.rounds)]
    known = [one for one in rounds if one is not None]
    if len(known) < care.rounds:
        return None
    best = _best(known, chosen)
    if best == chosen:
        return _Price(chosen, 0.0, 0.0)
    first, second = known[::2], known[1::2]
    losses = [one[_best(second, chosen)] - one[chosen] for one in first]
    losses += [one[_best(first, chosen)] - one[chosen] for one in second]
    cost, error = fmean(losses), stdev(losses) / sqrt(len(losses))
    unit = unit_at(asked.view)
    # Less is not counted by any game, and only prefers the better of equals.
    least = unit.least / unit.times
    if cost < least or cost <= error:
        return _Price(best, 0.0, round(error, 3))
    plain = _best_by_points(game, asked, best, care)
    by_score = fmean(one[best] - one.get(plain, one[best]) for one in known) >= least
    return _Price(best, round(cost, 3), round(error, 3), by_score)


def _best_by_points(game: AnyGame, asked: Question, best: Action, care: Care) -> Action:
    """What does best as if the match had no end; `best` where points are all there is, or nothing can be weighed."""
    plain = endless(asked)
    if plain is None:
        return best
    rounds = [_imagined(game, plain, plain.choices, Effort(care.worlds), number) for number in range(care.rounds)]
    found = [one for one in rounds if one]
    return _best(found, best) if found else best


def _best(rounds: Sequence[Mapping[Action, float]], chosen: Action) -> Action:
    """What does best on average; of equals what was chosen."""
    mean = {action: round(fmean(one[action] for one in rounds), 6) for action in rounds[0]}
    return max(mean, key=lambda action: (mean[action], action == chosen, str(action)))


def _weighed(
    game: AnyGame, asked: Question, chosen: Action, effort: Effort, number: int
) -> Mapping[Action, float] | None:
    """What the actions are worth in one round; None unless what was chosen is weighed."""
    worths = _imagined(game, asked, asked.choices, effort, number)
    if not worths or chosen in worths:
        return worths or None
    # What it would never choose it need not weigh: these are weighed by themselves, over the same imagined deals.
    others = [action for action in asked.choices if action not in worths]
    more = _imagined(game, asked, others, effort, number)
    return {**worths, **more} if more and chosen in more else None


def _imagined(
    game: AnyGame, asked: Question, among: Sequence[Action], effort: Effort, number: int
) -> Mapping[Action, float] | None:
    """What `strong` thinks of these actions in one round, whose imagined deals follow from the view."""
    seen = random.Random(f"{number} {json.dumps(jsonlines.view(game, asked.view))}")
    return weigh_by_simulation(asked.view, among, seen, asked.remembered, effort=effort)
