"""What a strong player would do, what all else would cost, and why: from what the asker may know, and nothing more.

The worths come from `strong`, which imagines deals that the view allows; the reasons from the room of the game, whose
module `player.reasons` has `why(view, action, remembered)`, the most telling first. Each reason is true.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple
from zlib import crc32

from engine.core.actions import Action, Play
from engine.core.options import Options
from engine.core.registry import GAMES, in_room
from engine.core.view import View
from engine.players.levels import choose_sensibly
from engine.players.turns import Question
from engine.records import jsonlines
from engine.teaching.hints.reasons import OF_MATCH, HintReason, Unit, reason

REASONS: Final = 2
"""As many are given: more would be a lecture."""
ON_AVERAGE: Final = reason("on-average")
"""What can be said for whatever is better, where nothing tells more."""
Why = Callable[[Any, Action, int], Iterable[HintReason]]


class Hint(NamedTuple):
    """What to do, and why."""

    action: Action
    costs: Mapping[Action, float]
    """What each of the others would cost on average, in `unit`, dearest last; empty: unknown."""
    reasons: tuple[HintReason, ...]
    unit: Unit
    is_late: bool = False
    """Whether nobody knows the costs because there was no time."""
    is_for_dummy: bool = False
    """Whether the card is the dummy's, in whose place the reasons speak."""

    @property
    def is_no_matter(self) -> bool:
        """Whether all that can be done is as good."""
        return bool(self.costs) and all(cost < self.unit.least for cost in self.costs.values())


def knows(game: str) -> bool:
    """Whether anybody has taught the computers this game: at others they play at random and can give no hint."""
    return in_room("engine", game, "player") is not None


def seed_of(question: Question) -> int:
    """The numbers by which deals are imagined: the same for the same view, so that nothing else can show in a hint."""
    game = GAMES[question.view.options.game]
    return crc32(json.dumps([jsonlines.view(game, question.view), question.remembered]).encode())


def hint(
    question: Question, worths: Mapping[Action, float] | None, by_points: Mapping[Action, float] | None = None
) -> Hint:
    """The hint for somebody who is asked this; `worths`: what `strong` found in imagined deals, None if it is late.

    `by_points`: the same for the question `endless`. Only with it is it known whether the score decides.
    """
    view, choices = question.view, question.choices
    said = choose_sensibly(view, choices, random.Random(seed_of(question)), question.remembered)
    known = {action: worth for action, worth in (worths or {}).items() if action in choices}
    # Of actions that do as well, the one `normal` would take, as `strong` does.
    best = max(known, key=lambda action: (known[action], action == said)) if known else said
    others = sorted((action for action in known if action != best), key=known.__getitem__, reverse=True)
    unit = unit_at(view)
    costs = {action: unit.times * (known[best] - known[action]) for action in others}
    plain = max(by_points, key=lambda action: (by_points[action], action == best)) if by_points else best
    reasons = reasons_for(question, best, by_score=costs.get(plain, 0.0) >= unit.least)
    given = Hint(best, costs, reasons, unit, worths is None, is_of_dummy(view, best))
    if given.is_no_matter:
        return given._replace(reasons=())
    return given if given.reasons or not costs else given._replace(reasons=(ON_AVERAGE,))


def is_of_dummy(view: View, action: Action) -> bool:
    """Whether a card is the dummy's, in whose place the reasons for it speak."""
    return isinstance(action, Play) and action.card not in view.hand


def unit_of(options: Options) -> Unit:
    """What `strong` measures in: the game's unit, if its `player.reasons` has no `unit` that says otherwise."""
    game = GAMES[options.game]
    own: Callable[[Any], Unit] | None = getattr(in_room("engine", game.name, "player.reasons"), "unit", None)
    return Unit(game.unit(options)) if own is None else own(options)


def of_match(view: View) -> Unit | None:
    """What is measured of the match here, near its end; None where the game's own unit is.

    A game whose worths near the end of a match are its chance has `of_match` in its `player.reasons`, and `endless` in
    its `player.score`.
    """
    unit: Callable[[Any], Unit | None] | None = getattr(
        in_room("engine", view.options.game, "player.reasons"), "of_match", None
    )
    return None if unit is None else unit(view)


def unit_at(view: View) -> Unit:
    """What `strong` measures in here: `unit_of`, or near the end of a match what is won of it."""
    return of_match(view) or unit_of(view.options)


def endless(question: Question) -> Question | None:
    """The question as if the match had no end, so that points are all there is; None where they are anyway."""
    view = question.view
    if of_match(view) is None:
        return None
    room: Any = in_room("engine", view.options.game, "player.score")
    return question._replace(view=room.endless(view))


def reasons_for(question: Question, action: Action, *, by_score: bool = False) -> tuple[HintReason, ...]:
    """The most telling reasons for an action; none where the game has none.

    `by_score`: something else would be done by points, so that how the match stands is a reason too.
    """
    return tuple(_reasons(question, action, by_score))[:REASONS]


def reasons_over(
    question: Question, action: Action, other: Action, *, by_score: bool = False
) -> tuple[HintReason, ...]:
    """The most telling reasons for an action that do not speak for another one as well, and what the score says."""
    same = {one for one in _reasons(question, other, by_score) if one.key not in OF_MATCH}
    return tuple(one for one in _reasons(question, action, by_score) if one not in same)[:REASONS] or (ON_AVERAGE,)


def _reasons(question: Question, action: Action, by_score: bool) -> Iterable[HintReason]:
    if len(question.choices) == 1:
        return (reason("only"),)
    why: Why | None = getattr(in_room("engine", question.view.options.game, "player.reasons"), "why", None)
    found = () if why is None else why(question.view, action, question.remembered)
    return (one for one in found if by_score or one.key not in OF_MATCH)
